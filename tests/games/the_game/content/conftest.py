"""The rulebook, for tests that name its rules."""

import re
from pathlib import Path

import pytest

RULEBOOK = Path(__file__).parents[4] / "docs" / "rules" / "the_game.md"


@pytest.fixture(scope="session")
def rulebook() -> str:
    return RULEBOOK.read_text(encoding="utf-8")


@pytest.fixture(scope="session")
def rulebook_ids(rulebook: str) -> set[str]:
    return set(re.findall(r"^- <a id=\"(TG-[A-Z]{3}-\d\d)\"></a>", rulebook, re.MULTILINE))
