"""Tokens on models: how they come and how they go (EW-FX, EW-KD)."""

from __future__ import annotations

from typing import Final

from rollout.games.energon_wars.content.cards import ROBOT
from rollout.games.energon_wars.events import EnergonChanged, Immune, Marked, Unmarked
from rollout.games.energon_wars.model import (
    COLD,
    CONDITIONS,
    DISRUPTION,
    KNOCKED_DOWN,
    SLOW,
    STASIS,
    State,
)
from rollout.games.energon_wars.rules.cargo import DROPPED_BY_KNOCKDOWN, drop_objectives
from rollout.games.energon_wars.rules.figures import energon_max, is_immune
from rollout.kernel.game import Script, Table

SHAKEABLE: Final = ("knockdown", "stasis", "cold", "slow", "disruption")
"""EW-EN-19, EW-RUL-66, EW-RUL-91: for 1 EN each. Fire and acid cannot be shaken."""
TOKEN_FX: Final = ("fire", "acid", "cold", "stasis", "slow", "disruption")
FADING: Final = SLOW | DISRUPTION
"""EW-RUL-66, EW-RUL-68: end with the model's next activation."""
HELD: Final = KNOCKED_DOWN | COLD | STASIS


def mark(table: Table[State], number: int, condition: str) -> None:
    """EW-ATK-11, EW-FX-15: one token of a kind; none for who is immune (EW-RUL-76)."""
    model, bit = table.state.models[number], CONDITIONS[condition]
    if is_immune(table.state, number, condition):
        table.tell(Immune(number, condition))
    elif not model.conditions & bit:
        model.conditions |= bit
        table.tell(Marked(number, condition))


def unmark(table: Table[State], number: int, condition: str) -> None:
    model, bit = table.state.models[number], CONDITIONS[condition]
    if model.conditions & bit:
        model.conditions &= ~bit
        model.fading &= ~bit
        table.tell(Unmarked(number, condition))


def shock(table: Table[State], number: int) -> None:
    """EW-FX-12, EW-RUL-65: loses 1 EN, not below 0."""
    if is_immune(table.state, number, "shock"):
        table.tell(Immune(number, "shock"))
    else:
        change_energon(table, number, -1)


def change_energon(table: Table[State], number: int, change: int) -> None:
    """EW-EN-04: within 0 and the maximum."""
    model = table.state.models[number]
    after = max(0, min(energon_max(table.state, number), model.energon + change))
    if change > 0:
        after = max(after, model.energon)
    before, model.energon = model.energon, after
    if after != before:
        table.tell(EnergonChanged(number, after - before, after))


def can_be_knocked_down(state: State, number: int) -> bool:
    """EW-KD-02, EW-KD-03, EW-KD-08: not in alt mode, not a huge one, not twice."""
    model = state.models[number]
    return (
        model.side == ROBOT
        and not model.conditions & KNOCKED_DOWN
        and not is_immune(state, number, "knockdown")
    )


def knock_down(table: Table[State], number: int) -> Script[None]:
    """EW-KD-01, EW-FLY-06: it lies there, its flight ends, and it drops what it held loosely."""
    state = table.state
    if not can_be_knocked_down(state, number):
        if state.models[number].side == ROBOT and is_immune(state, number, "knockdown"):
            table.tell(Immune(number, "knockdown"))
        return
    model = state.models[number]
    model.conditions |= KNOCKED_DOWN
    end_flight(state, number)
    table.tell(Marked(number, "knockdown"))
    yield from drop_objectives(table, number, DROPPED_BY_KNOCKDOWN, 1 - model.seat)


def end_flight(state: State, number: int) -> None:
    """EW-FLY-04, EW-RUL-22."""
    model = state.models[number]
    model.grounded = True
    if model.lasting:
        model.lasting = [each for each in model.lasting if each.what != "flight"]
