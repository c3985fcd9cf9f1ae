"""Numbers, records and defaults are what they were; `python -m tests.forms` lists them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.forms.listing import listing

FOLDER = Path(__file__).parent
PACKAGES = {
    "kernel": "rollout.kernel",
    "plane": "rollout.space.plane",
    "the_game": "rollout.games.the_game",
    "battlecards": "rollout.games.battlecards",
    "tabletop_warfare": "rollout.games.tabletop_warfare",
    "energon_wars": "rollout.games.energon_wars",
    "attacktix": "rollout.games.attacktix",
}


def listed(name: str) -> Path:
    return FOLDER / f"{name}.txt"


@pytest.mark.parametrize("name", PACKAGES)
def test_what_stands_still_is_as_it_was(name: str) -> None:
    """A change that was meant is listed anew, and stands in the same commit."""
    assert list(listing(PACKAGES[name])) == listed(name).read_text(encoding="utf-8").splitlines()
