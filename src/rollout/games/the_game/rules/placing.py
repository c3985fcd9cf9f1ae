"""Units that are dropped, released or set down beside something (TG-RUL-10, TG-RUL-18)."""

from __future__ import annotations

from rollout.games.the_game.actions import Face, PlaceAt
from rollout.games.the_game.events import Dropped
from rollout.games.the_game.model import GROUND, NONE, State, Unit
from rollout.games.the_game.rules.footing import layer_taken, resting_level, standing_refusal
from rollout.kernel.actions import Action
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Listed


def place_near(table: Table[State], unit: Unit, around: int) -> Script[None]:
    """Its player picks a free hex next to `around`, or in the nearest ring that has one."""
    yield from place_among(table, unit, free_hexes(table.state, unit, around))


def place_member(table: Table[State], unit: Unit, around: int) -> Script[None]:
    """As `place_near`, but the hex itself comes before the second ring (TG-RUL-66)."""
    state = table.state
    cells = free_in_ring(state, unit, around, 1) or free_in_ring(state, unit, around, 0)
    yield from place_among(table, unit, cells or free_hexes(state, unit, around))


def place_among(table: Table[State], unit: Unit, cells: list[int]) -> Script[None]:
    """The player who controls the unit picks one of the hexes, then any facing."""
    state = table.state
    cell = cells[0]
    if len(cells) > 1 and unit.seat != NONE:
        places: list[Action] = [PlaceAt(free) for free in cells]
        chosen = yield table.ask(unit.seat, "drop", Listed(places), unit=unit.id)
        cell = chosen.cell
    state.place(unit, cell, resting_level(state, unit.form, cell))
    if unit.operational and not unit.sheet.heads and unit.seat != NONE:
        faces: list[Action] = [Face(facing) for facing in range(6)]
        chosen = yield table.ask(unit.seat, "drop_facing", Listed(faces), unit=unit.id)
        unit.facing = chosen.facing
    table.tell(Dropped(unit.id, unit.cell, unit.facing))


def free_hexes(state: State, unit: Unit, around: int) -> list[int]:
    """The free hexes it may stand in of the nearest ring that has any.

    Where none on the map is fit for its form, any hex with room on the ground will do.
    """
    grid = state.facts.grid
    farthest = grid.columns + grid.rows
    for radius in range(1, farthest):
        found = free_in_ring(state, unit, around, radius)
        if found:
            return found
    for radius in range(farthest):
        found = [
            cell
            for cell in grid.ring(around, radius)
            if layer_taken(state, unit, cell, GROUND) == NONE
        ]
        if found:
            return found
    return [around]


def free_in_ring(state: State, unit: Unit, around: int, radius: int) -> list[int]:
    return [cell for cell in state.facts.grid.ring(around, radius) if fits(state, unit, cell)]


def fits(state: State, unit: Unit, cell: int) -> bool:
    """Whether the unit can be put down on the ground layer there."""
    level = resting_level(state, unit.form, cell)
    return standing_refusal(state, unit, unit.form, cell, level) is None
