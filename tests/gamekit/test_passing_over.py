"""Where there is nothing to choose the service may go on for a seat that wants it so."""

import pytest

from rollout.gamekit.standing_answers import passing_over, standing_reply
from rollout.games import attacktix, battlecards, energon_wars, the_game
from rollout.games.battlecards.actions import Decline, EndPhase, EndTurn, UseAbility
from rollout.kernel.actions import Action
from rollout.kernel.options import Listed
from rollout.kernel.requests import Ask

STANDING = (passing_over(EndPhase, EndTurn),)


def answered(*offered: Action) -> Action | None:
    return standing_reply(STANDING, {"pass-over": 1}, None, Ask(0, "phase", Listed([*offered])))


def test_a_phase_that_can_only_be_ended_is_ended() -> None:
    assert answered(EndPhase()) == EndPhase()
    assert answered(EndTurn()) == EndTurn()


def test_where_there_is_a_choice_or_something_else_to_say_the_seat_is_asked() -> None:
    assert answered(EndPhase(), UseAbility(3)) is None
    assert answered(Decline()) is None


@pytest.mark.parametrize("game", [the_game, battlecards, energon_wars, attacktix])
def test_games_with_phases_or_turns_to_end_offer_it(game: object) -> None:
    listed = getattr(game, "GAME").standing  # noqa: B009
    assert "pass-over" in [each.name for each in listed]
