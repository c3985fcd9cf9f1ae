"""What a die meant, as every screen is told."""

from __future__ import annotations

import pytest

from rollout.gamekit import Die, Sentence
from rollout.games.battlecards import GAME
from rollout.games.battlecards.events import DiceRolled, TurnBegan


@pytest.mark.rule("BC-RUL-50")
def test_a_die_that_counts_for_nothing_says_why() -> None:
    why = Sentence("die-counts-to", {"most": 2})
    assert GAME.screen.dice(DiceRolled(0, (2, 4), 2)) == [
        Die("roll-combat-die", 2, 6, good=True, counts=2),
        Die("roll-combat-die", 4, 6, good=False, counts=0, why=why),
    ]


def test_other_events_tell_of_no_dice() -> None:
    assert GAME.screen.dice(TurnBegan(0, 1)) == []
