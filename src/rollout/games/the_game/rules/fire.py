"""Fire: burning hexes, the wind, and the smoke it drives (TG-FIR, TG-RUL-70 to TG-RUL-73)."""

from __future__ import annotations

from typing import Any, Final

from rollout.games.the_game.events import FireSet, SmokePlaced, WindRolled
from rollout.games.the_game.model import LASTS, NONE, Smoke, State
from rollout.kernel.game import Script, Table
from rollout.kernel.requests import Roll
from rollout.space.hex_directions import turned

HEXSIDES: Final = 6
SPREAD: Final = (-1, 0, 1)
"""Smoke goes downwind and to the two sides of that (TG-RUL-71)."""


def set_alight(table: Table[State], cell: int) -> Script[None]:
    """The hex burns until it is extinguished; its smoke stays as long (TG-FIR-02, TG-FIR-06)."""
    state = table.state
    state.fires.append(cell)
    table.tell(FireSet(cell))
    if state.wind == NONE:
        yield from _roll_wind(table)
    for side in SPREAD:
        downwind = state.facts.neighbours[cell][turned(state.wind, side)]
        if downwind != NONE:
            state.smoke.append(Smoke(downwind, cell, LASTS))
            table.tell(SmokePlaced(downwind, cell, LASTS))


class WindRoll(Roll):
    """A d10 of which 7 to 10 are rolled again, so six outcomes are equally likely."""

    def __init__(self) -> None:
        super().__init__("wind", 10)

    def branches(self) -> list[tuple[Any, int]] | None:
        return [(face, 1) for face in range(1, HEXSIDES + 1)]


def _roll_wind(table: Table[State]) -> Script[None]:
    """Once, at the first fire; side 1 is N, clockwise (TG-FIR-03, TG-RUL-72)."""
    roll = yield WindRoll()
    while roll > HEXSIDES:
        roll = yield WindRoll()
    table.state.wind = roll - 1
    table.tell(WindRolled(roll, roll - 1))
