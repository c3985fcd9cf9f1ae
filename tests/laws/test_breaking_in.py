"""Who breaks into a match, or leaves it, spoils nothing: the laws notice the game that does."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.kernel import Game
from rollout.testing import LawBroken, check_game
from tests.laws import interrupted_games as interrupted

GIVING_UP = "anybody_may_give_up_at_any_time"
BREAKING_IN = "anything_may_be_interjected_at_any_time"


def test_a_game_that_can_be_broken_into_keeps_the_laws() -> None:
    assert check_game(interrupted.InTurns(), matches=4).matches == 4


@pytest.mark.parametrize(
    ("game", "law", "problem"),
    [
        (interrupted.SpillFails(), BREAKING_IN, "KeyError: 'cups'"),
        (interrupted.SpillIsForgotten(), BREAKING_IN, "cannot be replayed"),
        (interrupted.RefusalFails(), BREAKING_IN, "KeyError: 'cups'"),
        (interrupted.RefusalSpoils(), BREAKING_IN, "a refused interjection changed the match"),
        (interrupted.RefusesWithoutRule(), BREAKING_IN, "is refused without a reason"),
        (interrupted.IsVoidFails(), BREAKING_IN, "KeyError: 'take'"),
        (
            interrupted.VoidsBesideTheOffer(),
            BREAKING_IN,
            "sure is answered for seat 0 by Mark(cell=1)",
        ),
        (
            interrupted.StandsInBesideTheOffer(),
            GIVING_UP,
            "sure is answered for seat 0 by Mark(cell=1)",
        ),
        (interrupted.LosesToNobody(), GIVING_UP, "names no seat"),
        (interrupted.EndsWithoutReason(), GIVING_UP, "does not say why"),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Game) else "",
)
def test_what_goes_wrong_then_is_noticed(game: Game[Any], law: str, problem: str) -> None:
    with pytest.raises(LawBroken) as raised:
        check_game(game, matches=4)
    assert (raised.value.law, problem in raised.value.problem) == (law, True), raised.value
