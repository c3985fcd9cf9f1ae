"""Words for movement tests: take steps with a unit, see what they cost, hear a refusal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rollout.games.the_game.actions import (
    Backward,
    DropProne,
    Forward,
    Land,
    Rise,
    Stop,
    TakeOff,
    TurnLeft,
    TurnRight,
)
from rollout.games.the_game.events import MovementEnded
from rollout.games.the_game.model import State
from rollout.games.the_game.rules.movement import move, speed_points
from rollout.kernel.actions import Action
from rollout.kernel.game import Table
from rollout.kernel.reasons import Reasons, Term
from tests.games.the_game.table import Played, play

FORWARD = Forward()
BACKWARD = Backward()
LEFT = TurnLeft()
RIGHT = TurnRight()
TAKE_OFF = TakeOff()
LAND = Land()
RISE = Rise()
DROP = DropProne()
STOP = Stop()


def moved(state: State, *steps: Action, unit: int = 0, points: int | None = None) -> Played:
    """A whole Movement with these answers; the last one must end it."""
    mover = state.units[unit]
    return play(state, lambda table: move(table, mover, allowance(state, unit, points)), steps)


def spent(state: State, *steps: Action, unit: int = 0, points: int | None = None) -> int:
    """What a Movement of these answers and a Stop costs."""
    have = allowance(state, unit, points).total
    left: int = moved(state, *steps, STOP, unit=unit, points=points).one(MovementEnded).left
    return have - left


def refusal(
    state: State,
    action: Action,
    *,
    after: Sequence[Action] = (),
    unit: int = 0,
    points: int | None = None,
) -> str:
    """The rule by which an answer is refused after some steps, "" when it is allowed.

    The list of what is offered must agree.
    """
    options = offered(state, *after, unit=unit, points=points)
    found = options.refusal(action)
    assert (action in options) == (found is None)
    assert (action in list(options)) == (found is None)
    return "" if found is None else found.rule


def offered(state: State, *steps: Action, unit: int = 0, points: int | None = None) -> Any:
    """The options of the ask that follows some steps."""
    table = Table(state)
    script = move(table, state.units[unit], allowance(state, unit, points))
    request: Any = next(script)
    for step in steps:
        assert step in request.options, request.options.refusal(step)
        request = script.send(step)
    assert request.about == "move_step"
    return request.options


def allowance(state: State, unit: int, points: int | None) -> Reasons:
    if points is None:
        return speed_points(state.units[unit])
    return Reasons((Term("reason-speed", points, "TG-MOV-01"),))


def at(state: State, unit: int = 0) -> str:
    return state.facts.grid.label(state.units[unit].cell)
