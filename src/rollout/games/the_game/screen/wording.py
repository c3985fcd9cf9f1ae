"""What the numbers in actions, events, asks and refusals are called."""

from __future__ import annotations

from typing import Any, Final

from rollout.gamekit import Fact, certainty
from rollout.games.the_game.actions import Land, Move, Rise, Stop, TakeOff
from rollout.games.the_game.events import AttackDeclared, CoverRolled, HitRolled, PickedUp, PutDown
from rollout.games.the_game.model import NONE, State, Unit
from rollout.games.the_game.naming import NAMER, unit_said
from rollout.games.the_game.rules.movement_options import STEPS
from rollout.games.the_game.rules.to_hit import DIE
from rollout.kernel.actions import Action
from rollout.kernel.saying import Saying

BETWEEN_LEVELS: Final[tuple[type[Action], ...]] = (TakeOff, Rise, Land)
TOLD_BY_STOP: Final[tuple[type[Action], ...]] = (
    Move,
    *(step for step in STEPS if step not in BETWEEN_LEVELS),
    Stop,
)
"""What a plan of a bot leaves out where it says to what place a Movement leads; a change of level
is no place, and keeps words of its own."""


def arguments(state: State, fact: Fact) -> dict[str, Any]:
    """Names by kind, and words that depend on more than one field."""
    said = NAMER.say(state, fact)
    if isinstance(fact, AttackDeclared) and fact.target == NONE:
        said["target"] = state.facts.grid.label(fact.cell)
    elif isinstance(fact, CoverRolled):
        cover = state.facts.grid.label(fact.cell)
        said["cover"] = cover if fact.unit == NONE else unit_said(state, fact.unit)
    elif isinstance(fact, HitRolled):
        said["certain"] = certainty(fact.need, 1, DIE)
    elif isinstance(fact, (PickedUp, PutDown)) and fact.thing != NONE:
        said["carried"] = Saying(f"thing-{state.things[fact.thing].kind}")
    elif isinstance(fact, Stop) and state.acting:
        said |= _place(state, state.units[state.acting[-1]])
    return said


def _place(state: State, unit: Unit) -> dict[str, Any]:
    """Where a Movement that stops now has led: in a plan of a bot the steps are not retold."""
    label = state.facts.grid.label(unit.cell)
    return {"hex": label, "cell": unit.cell, "facing": unit.facing, "prone": int(unit.prone)}
