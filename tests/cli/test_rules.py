"""Which rules have a test, and what a rule says."""

import json
import subprocess
import sys
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

@pytest.mark.parametrize("x", [1, pytest.param(2, marks=pytest.mark.rule("TG-XXX-01"))])
@pytest.mark.rule("OTHER-01", "TG-MOV-01")
def test_it(x): ...

@pytest.mark.rule("TG-MOV-02")
def test_that_fails(): assert 1 == 2

def rule(name): ...
rule("TG-RUL-90")
"""
HOLLOW = """
import pytest

helper = pytest.mark.rule("TG-RUL-90")(lambda: None)

@pytest.mark.rule("TG-RUL-90")
def help_a_test(): ...

@pytest.mark.skip
@pytest.mark.rule("TG-RUL-90")
def test_later(): ...

@pytest.mark.xfail
@pytest.mark.rule("TG-RUL-90")
def test_never(): assert False
"""
SKIPPING = """
import pytest

@pytest.mark.rule("TG-RUL-90")
def test_that_gives_up(): pytest.skip("not here")
"""
PROVING = """
import pytest

@pytest.mark.rule("TG-RUL-90")
def test_a_ruling(): ...
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A little project, whose pytest loads no plugin that it does not name."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    (tmp_path / "docs" / "rules").mkdir(parents=True)
    (tmp_path / "docs" / "rules" / "the_game.md").write_text(BOOK, encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_it.py").write_text(TESTS, encoding="utf-8")
    return tmp_path


def add(root: Path, text: str) -> None:
    (root / "tests" / "test_more.py").write_text(text, encoding="utf-8")


def run_the_tests(root: Path, *options: str) -> Path:
    """As `make test` runs them; where the results are."""
    results = root / "build" / "rules.json"
    plugin = ["-p", "rollout.cli.proof_plugin", "--rules-proven", str(results)]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *plugin, *options]
    subprocess.run([*command, "tests"], cwd=root, capture_output=True, check=False)
    return results


def test_rules_without_a_test_are_listed_and_the_code_is_1(rollout: Run, root: Path) -> None:
    done = rollout("rules", "coverage", "the_game", "--root", str(root))
    assert done.code == 1
    assert "the_game: 2 of 3 rules have a test." in done.out
    assert "Without a test: TG-RUL-90" in done.out
    assert "in no rulebook: TG-XXX-01" in done.out


def test_coverage_counts_tests_as_json(rollout: Run, root: Path) -> None:
    done = rollout("rules", "coverage", "--json", "--root", str(root))
    assert json.loads(done.out) == {
        "the_game": {
            "rules": 3,
            "tested": 2,
            "tests": {"TG-MOV-01": 2, "TG-MOV-02": 1, "TG-RUL-90": 0},
            "missing": ["TG-RUL-90"],
            "unknown": ["TG-XXX-01"],
        }
    }


def test_helpers_lambdas_and_tests_that_are_skipped_do_not_count(rollout: Run, root: Path) -> None:
    add(root, HOLLOW)
    done = rollout("rules", "coverage", "the_game", "--root", str(root))
    assert (done.code, "Without a test: TG-RUL-90" in done.out) == (1, True)


def test_complete_coverage_is_code_0(rollout: Run, root: Path) -> None:
    add(root, PROVING)
    assert rollout("rules", "coverage", "the_game", "--root", str(root)).code == 0


@pytest.mark.parametrize("workers", ["0", "1"])
def test_where_results_lie_a_rule_needs_a_test_that_passed(
    rollout: Run, root: Path, workers: str
) -> None:
    add(root, SKIPPING)
    run_the_tests(root, "-p", "xdist", "-n", workers)
    done = rollout("rules", "coverage", "--root", str(root))
    assert done.code == 1
    assert "Of 1 of 3 rules a test passed when the tests were last run." in done.out
    assert "With tests of which none passed: TG-MOV-02, TG-RUL-90" in done.out


def test_make_test_reads_the_results_alone(rollout: Run, root: Path) -> None:
    add(root, PROVING)
    results = run_the_tests(root, "--deselect", "tests/test_it.py::test_that_fails")
    done = rollout("rules", "coverage", "--root", str(root), "--results", str(results), "--json")
    found = json.loads(done.out)["the_game"]
    assert found["passed"] == {"TG-MOV-01": 2, "TG-MOV-02": 0, "TG-RUL-90": 1}
    assert (done.code, found["missing"]) == (1, ["TG-MOV-02"])


def test_results_that_cannot_be_read_are_named(rollout: Run, root: Path) -> None:
    results = root / "rules.json"
    results.write_text("[]", encoding="utf-8")
    done = rollout("rules", "coverage", "--root", str(root), "--results", str(results))
    assert (done.code, "rules.json" in done.err) == (2, True)


def test_a_game_without_a_book_has_no_coverage(rollout: Run, root: Path) -> None:
    done = rollout("rules", "coverage", "attacktix", "--root", str(root))
    assert (done.code, "there is no rulebook here" in done.err) == (2, True)


def test_a_test_file_that_cannot_be_read_is_named(rollout: Run, root: Path) -> None:
    add(root, "def (:")
    done = rollout("rules", "coverage", "the_game", "--root", str(root))
    assert done.code == 2
    assert "test_more.py" in done.err


def test_a_rule_is_shown_by_its_id(rollout: Run) -> None:
    done = rollout("rules", "show", "tg-fac-02")
    assert done.code == 0
    assert done.out.startswith("TG-FAC-02 ")
    assert "<a" not in done.out


def test_an_unknown_rule_is_refused_with_the_nearest(rollout: Run) -> None:
    done = rollout("rules", "show", "TG-FAC-022")
    assert done.code == 2
    assert 'there is no rule "TG-FAC-022" (nearest: TG-FAC-02)' in done.err
