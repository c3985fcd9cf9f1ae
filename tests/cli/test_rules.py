"""Which rules have a test, and what a rule says."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

BOOK = """# The Game

- <a id="TG-MOV-01"></a>**TG-MOV-01** A Movement spends points.
- **TG-MOV-02** Ground units
  move on the ground.

**TG-RUL-90** A ruling, with **weight** in it.

| TG-MOV-99 | is only named in a table |
"""

TESTS = """
import pytest

pytestmark = pytest.mark.rule("TG-MOV-01")

@pytest.mark.parametrize("x", [pytest.param(1, marks=pytest.mark.rule("TG-XXX-01"))])
@pytest.mark.rule("OTHER-01")
def test_it(x): ...

def rule(name): ...
rule("TG-RUL-90")
"""

CASE = """
title = "Ground"
game = "the_game"
rules = ["TG-MOV-02"]
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "the_game.md").write_text(BOOK, encoding="utf-8")
    (tmp_path / "tests" / "cases" / "the_game").mkdir(parents=True)
    (tmp_path / "tests" / "test_it.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "tests" / "cases" / "the_game" / "ground.toml").write_text(CASE, encoding="utf-8")
    return tmp_path


def test_rules_without_a_test_are_listed_and_the_code_is_1(rollout: Run, root: Path) -> None:
    done = rollout("rules", "coverage", "the_game", "--root", str(root))
    assert done.code == 1
    assert "the_game: 2 of 3 rules have a test." in done.out
    assert "Without a test: TG-RUL-90" in done.out
    assert "in no rulebook: TG-XXX-01" in done.out


def test_coverage_as_json(rollout: Run, root: Path) -> None:
    done = rollout("rules", "coverage", "--json", "--root", str(root))
    assert json.loads(done.out) == {
        "the_game": {
            "rules": 3,
            "tested": 2,
            "missing": ["TG-RUL-90"],
            "unknown": ["TG-XXX-01"],
        }
    }


def test_complete_coverage_is_code_0(rollout: Run, root: Path) -> None:
    (root / "tests" / "cases" / "more.toml").write_text('rules = ["TG-RUL-90"]', encoding="utf-8")
    assert rollout("rules", "coverage", "the_game", "--root", str(root)).code == 0


def test_a_game_without_a_book_has_no_coverage(rollout: Run, root: Path) -> None:
    done = rollout("rules", "coverage", "attacktix", "--root", str(root))
    assert (done.code, "there is no rulebook here" in done.err) == (2, True)


@pytest.mark.parametrize(
    ("file", "text"), [("tests/test_bad.py", "def (:"), ("tests/cases/bad.toml", "rules = [")]
)
def test_a_test_file_that_cannot_be_read_is_named(
    rollout: Run, root: Path, file: str, text: str
) -> None:
    (root / file).write_text(text, encoding="utf-8")
    done = rollout("rules", "coverage", "the_game", "--root", str(root))
    assert done.code == 2
    assert Path(file).name in done.err


def test_the_projects_own_books_are_found_from_anywhere(program: Run) -> None:
    done = program("rules", "coverage", "the_game", "--json")
    assert done.code in (0, 1)
    assert json.loads(done.out)["the_game"]["rules"] > 300


def test_a_rule_is_shown_by_its_id(rollout: Run) -> None:
    done = rollout("rules", "show", "tg-fac-02")
    assert done.code == 0
    assert done.out.startswith("TG-FAC-02 ")
    assert "<a" not in done.out


def test_an_unknown_rule_is_refused_with_the_nearest(rollout: Run) -> None:
    done = rollout("rules", "show", "TG-FAC-022")
    assert done.code == 2
    assert 'there is no rule "TG-FAC-022" (nearest: TG-FAC-02)' in done.err
