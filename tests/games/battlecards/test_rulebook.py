"""The rulebook, and that every rule the code names stands in it."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[3]
BOOK = (ROOT / "docs" / "rules" / "battlecards.md").read_text(encoding="utf-8")
IDS = re.findall(r'^- <a id="(BC-[A-Z]{3}-\d{2,3})"></a>\*\*\1\*\* \S', BOOK, re.MULTILINE)
CODE = ROOT / "src" / "rollout" / "games" / "battlecards"


def test_every_rule_stands_once_in_the_book() -> None:
    assert len(IDS) == len(set(IDS)) == 305


def test_every_rule_that_the_code_or_the_book_names_is_in_the_book() -> None:
    sources = [path.read_text(encoding="utf-8") for path in CODE.rglob("*.py")]
    named = set(re.findall(r"BC-[A-Z]{3}-\d{2,3}", "\n".join([*sources, BOOK])))
    assert named - set(IDS) == set()
