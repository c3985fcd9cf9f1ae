"""How far a team has come towards the scenario's objective, for bots."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.content.scenarios import (
    BURN_TREES,
    COLLECT_CUBES,
    DESTROY_CONSTRUCTS,
    Objective,
)
from rollout.games.the_game.model import State

POINT: Final = 0.12
"""What a point of the scenario is worth, on the scale of a judgement."""


def progress(state: State, team: int) -> float:
    total = 0.0
    if state.scores:
        lead = state.scores[team] - max(
            [score for other, score in enumerate(state.scores) if other != team], default=0
        )
        total += POINT * lead
    for objective in state.facts.scenario.objectives:
        total += _towards(state, team, objective)
    return total


def _towards(state: State, team: int, objective: Objective) -> float:
    """Progress that is not counted in points yet."""
    sign = 1.0 if objective.side == team else -1.0
    kind = objective.kind
    if kind == DESTROY_CONSTRUCTS:
        cells = state.facts.ground.objectives.get(objective.group, [])
        whole = sum([state.facts.ground.construct_hit_points[cell] for cell in cells])
        left = sum([state.construct_hit_points[cell] for cell in cells])
        return sign * 0.6 * (1 - left / whole) if whole else 0.0
    if kind == BURN_TREES:
        return sign * 0.5 * min(len(state.fires), objective.count) / objective.count
    if kind == COLLECT_CUBES:
        carried = [state.units[thing.carrier] for thing in state.things if thing.carrier >= 0]
        return 0.05 * sum([1 if unit.side == team else -1 for unit in carried])
    return 0.0
