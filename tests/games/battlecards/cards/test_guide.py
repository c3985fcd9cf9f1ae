"""Every example of docs/adding-a-card.md is good content, or a case that holds."""

import re
from pathlib import Path
from textwrap import dedent

import pytest

from rollout.cli.vocabulary import vocabulary_of
from rollout.games.battlecards import GAME
from rollout.games.registry import find_rules
from rollout.kernel.adjudication import adjudicate

PAGE = Path(__file__).parents[4] / "docs" / "adding-a-card.md"
BLOCKS = [
    dedent(block) for block in re.findall(r"```toml\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
]
CARDS = [block for block in BLOCKS if not block.startswith("title")]
CASES = [block for block in BLOCKS if block.startswith("title")]


def test_the_page_has_cards_of_every_kind_and_a_case() -> None:
    kinds = {kind for block in CARDS for kind in re.findall(r"^\[(\w+)\.\w+\]", block, re.M)}
    assert kinds == {"robots", "advantages", "resources", "decks"}
    assert len(CASES) == 1


def test_all_its_cards_together_are_good_content(tmp_path: Path) -> None:
    (tmp_path / "my-cards.toml").write_text("\n".join(CARDS), encoding="utf-8")
    assert GAME.content is not None
    assert [str(problem) for problem in GAME.content.check(tmp_path)] == []


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case).splitlines()[0])
def test_its_case_holds(tmp_path: Path, case: str) -> None:
    path = tmp_path / "case.toml"
    path.write_text(case, encoding="utf-8")
    verdict = adjudicate(path, find_rules, vocabulary_of)
    assert verdict.holds, str(verdict)
