"""BC-TRF: changing modes."""

from __future__ import annotations

from typing import Final

from rollout.games.battlecards.model import State
from rollout.games.battlecards.rules.abilities import settle
from rollout.games.battlecards.rules.deciding_numbers import is_pinned
from rollout.games.battlecards.rules.effects import turn_over
from rollout.games.battlecards.rules.menu import TRANSFORM
from rollout.games.battlecards.rules.on_the_table import is_lead, is_supporting
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table

NOT_YOUR_ROBOT: Final = Refusal("BC-TRF-04", "not-your-robot-in-play")
ALREADY_TRANSFORMED: Final = Refusal("BC-TRF-02", "already-transformed")
PINNED: Final = Refusal("BC-TRF-02", "pinned")
SUPPORTING: Final = Refusal("BC-RUL-18", "supporters-stay-in-alt-mode")
NOT_IN_THIS_TURN: Final = Refusal("BC-TRF-05", "spectators-do-not-transform")


def why_not_transform(state: State, seat: int, robot: int) -> Refusal | None:
    """BC-RUL-18, 19, 20: once a turn; in another seat's turn only a lead."""
    if robot not in state.robots[seat]:
        return NOT_YOUR_ROBOT
    if state.transformed[robot] == state.turn:
        return ALREADY_TRANSFORMED
    if state.battle is not None:
        if seat != state.seat and not is_lead(state, robot):
            return NOT_IN_THIS_TURN
        if is_supporting(state, robot):
            return SUPPORTING
    return PINNED if is_pinned(state, robot) else None


def transform_choices(state: State, seat: int) -> list[Action]:
    """The own Robots that may transform now."""
    turn, transformed = state.turn, state.transformed
    all_free = state.battle is None and not state.modifiers and "pin" not in state.words
    choices: list[Action] = []
    for robot in state.robots[seat]:
        if transformed[robot] != turn and (
            all_free or why_not_transform(state, seat, robot) is None
        ):
            choices.append(TRANSFORM[robot])
    return choices


def transform(table: Table[State], robot: int) -> Script[None]:
    """BC-TRF-06, BC-RUL-23: free; a Robot whose markers reach the other END is scrapped.

    Without markers too, where something takes all of that END (BC-DMG-03).
    """
    state = table.state
    state.transformed[robot] = state.turn
    turn_over(table, robot)
    yield from settle(table)
