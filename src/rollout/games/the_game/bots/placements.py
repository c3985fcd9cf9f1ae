"""Where to deploy a unit: placements worth weighing, each with mode, hex and facing."""

from __future__ import annotations

from random import Random

from rollout.games.the_game.actions import Deploy, DeployAs, Face, PlaceAt
from rollout.games.the_game.model import NONE, State, Unit
from rollout.games.the_game.rules.deployment import free_cells, ways, zone_of
from rollout.kernel.actions import Action
from rollout.kernel.game import Plan
from rollout.kernel.requests import Ask


def deployments(state: State, ask: Ask, rng: Random, most: int) -> list[Plan]:
    """Each unit that waits in every mode it has room for, in some hexes of its zone."""
    beginnings: list[tuple[Unit, DeployAs]] = []
    for action in ask.options:
        if isinstance(action, Deploy):
            unit = state.units[action.unit]
            found = ways(state, unit, zone_of(state, unit))
            beginnings += [(unit, way) for way in found if isinstance(way, DeployAs)]
    plans: list[Plan] = []
    for unit, way in beginnings:
        plans += _placements(state, unit, way, rng, max(most // len(beginnings), 1))
    rng.shuffle(plans)
    return plans[:most]


def _placements(state: State, unit: Unit, way: DeployAs, rng: Random, number: int) -> list[Plan]:
    opening: list[Action] = [Deploy(unit.id), way]
    if way.carrier != NONE:
        return [tuple(opening)]
    cells = free_cells(state, unit, unit.sheet.modes[way.mode], way.level, zone_of(state, unit))
    chosen = rng.sample(cells, min(number, len(cells)))
    if unit.sheet.heads:
        return [(*opening, PlaceAt(cell)) for cell in chosen]
    return [(*opening, PlaceAt(cell), Face(_ahead(state, cell))) for cell in chosen]


def _ahead(state: State, cell: int) -> int:
    """The facing towards the middle of the map."""
    grid = state.facts.grid
    middle = grid.distances[grid.size // 2]
    nearest, ahead = middle[cell], 0
    for facing, other in enumerate(grid.neighbours[cell]):
        if other != NONE and middle[other] < nearest:
            nearest, ahead = middle[other], facing
    return ahead
