"""Playing whole turns in tests of abilities."""

from __future__ import annotations

from collections.abc import Sequence

from rollout.games.the_game.actions import EndTurn
from rollout.games.the_game.model import State, Unit
from rollout.games.the_game.rules.next_action import Acts, Allowance, act_refusal
from rollout.games.the_game.rules.rounds import begin_turn, take_turn
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from tests.games.the_game.table import Played, play

END = EndTurn()


def turn(
    state: State, unit: int, answers: Sequence[Action], dice: Sequence[tuple[str, int]] = ()
) -> Played:
    """The whole turn of a unit with these answers."""
    begin_turn(state, state.units[unit])
    return play(state, lambda table: take_turn(table, state.units[unit]), answers, dice)


def refused(state: State, unit: int, action: Action, allowance: Allowance | None = None) -> Refusal:
    """Why a unit may not do that; fails when it may."""
    refusal = act_refusal(state, state.units[unit], allowance or Allowance(), action)
    assert refusal is not None, f"{action} is allowed"
    options = Acts(state, state.units[unit], allowance or Allowance())
    assert action not in list(options)
    return refusal


def allowed(state: State, unit: int, action: Action, allowance: Allowance | None = None) -> bool:
    """Whether it is listed, and not refused either."""
    found = Acts(state, state.units[unit], allowance or Allowance())
    listed = action in list(found)
    assert listed == (act_refusal(state, state.units[unit], found.allowance, action) is None)
    return listed


def kinds_offered(state: State, unit: Unit) -> set[str]:
    return {type(action).__name__ for action in Acts(state, unit, Allowance())}
