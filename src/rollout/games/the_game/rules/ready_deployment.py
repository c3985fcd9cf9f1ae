"""Ready deployment: the scenario places everybody, in place of a game master (TG-RUL-95)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.content.maps import CLEAR
from rollout.games.the_game.model import GROUND, NONE, State, Unit
from rollout.games.the_game.rules.deployment import (
    free_cells,
    roomy_cells,
    undeployed,
    wider,
    zone_of,
)
from rollout.games.the_game.rules.footing import resting_level

CROWDING: Final = 3
"""How many hexes farther out a place is worth that has no neighbour yet."""
BAD_GROUND: Final = 2


def place_everybody(state: State) -> None:
    """Each unit in its first mode, near the front of its zone, not too close, face to the foe."""
    for seat in range(len(state.facts.seat_teams)):
        for unit in undeployed(state, seat):
            cell = _best_cell(state, unit)
            state.place(unit, cell, resting_level(state, unit.form, cell))
            unit.facing = facing_to(state, cell, _front(state, _foe_zone(state, unit)))


def facing_to(state: State, cell: int, target: int) -> int:
    """The facing nearest to the straight line."""
    bearing = state.facts.grid.bearings[cell][target]
    return (bearing + 2) // 4 % 6


def _best_cell(state: State, unit: Unit) -> int:
    zone = zone_of(state, unit)
    front = _front(state, zone)
    cells = free_cells(state, unit, unit.form, GROUND, zone)
    while not cells and len(zone) < state.facts.grid.size:
        zone = wider(state, zone)
        cells = free_cells(state, unit, unit.form, GROUND, zone)
    cells = cells or roomy_cells(state)
    best = cells[0]
    least = _drawbacks(state, best, front)
    for cell in cells[1:]:
        drawbacks = _drawbacks(state, cell, front)
        if drawbacks < least:
            best, least = cell, drawbacks
    return best


def _drawbacks(state: State, cell: int, front: int) -> int:
    neighbours = state.facts.neighbours[cell]
    crowded = sum(1 for near in neighbours if near != NONE and state.on_ground[near] != NONE)
    bad = state.terrain[cell] != CLEAR or state.construct_height[cell] > 0
    away = state.facts.grid.distance(cell, front)
    return away + CROWDING * crowded + (BAD_GROUND if bad else 0)


def _front(state: State, zone: list[int]) -> int:
    """The hex of a zone that lies nearest to the middle of the map."""
    grid = state.facts.grid
    middle = grid.rows // 2 * grid.columns + grid.columns // 2
    best = zone[0]
    for cell in zone:
        if grid.distance(cell, middle) < grid.distance(best, middle):
            best = cell
    return best


def _foe_zone(state: State, unit: Unit) -> list[int]:
    foe = 1 - unit.team
    for other in state.units:
        if other.team == foe:
            return zone_of(state, other)
    return state.facts.ground.home[foe]
