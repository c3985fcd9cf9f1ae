"""What a scenario's goal is worth to a side on the way to it (TW-WIN-03)."""

from __future__ import annotations

from math import hypot
from typing import Final

from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.model import NOBODY, STANDING, Figure, State
from rollout.games.tabletop_warfare.rules.figures import card_of, is_civilian, of_side
from rollout.games.tabletop_warfare.rules.mission import CIVILIAN_POINTS, TRUCK, TRUCK_POINTS
from rollout.games.tabletop_warfare.rules.scenario_moves import OPPOSITE

CUBE: Final = 40.0
"""What bearing the Allspark counts for at one's own edge."""
PER_INCH: Final = 0.25
HELD: Final = 15.0


def objectives(state: State, side: int) -> float:
    """In points of an army."""
    scenario = state.options.scenario
    if scenario == "none":
        return 0.0
    if scenario == "convoy":
        return sum([_on_the_road(state, figure) for figure in _own(state, side, TRUCK)])
    if scenario == "protect_humans":
        return sum([_on_the_run(state, each) for each in of_side(state, side)])
    if scenario == "retrieve_the_allspark":
        return _allspark(state, side)
    return _base(state, side)


def goal_of(state: State, figure: Figure) -> tuple[int, int] | None:
    """A point its side wants it to reach, if there is one."""
    mission = state.mission
    if mission.bearer == figure.id:
        return at_edge(state, figure, state.edges[figure.side])
    if mission.cube and card_of(state, figure).kind == "robot":
        return mission.cube[0], mission.cube[1]
    if state.options.scenario == "convoy" and figure.kind == TRUCK:
        return at_edge(state, figure, OPPOSITE[state.edges[figure.side]])
    if mission.base != NOBODY and figure.side != mission.defender:
        base = state.figures[mission.base]
        return base.x, base.y
    return None


def at_edge(state: State, figure: Figure, edge: str) -> tuple[int, int]:
    """The nearest point where the figure touches that edge."""
    radius = card_of(state, figure).radius
    if edge == "south":
        return figure.x, radius
    if edge == "north":
        return figure.x, state.depth - radius
    return (radius if edge == "west" else state.width - radius), figure.y


def _own(state: State, side: int, kind: str) -> list[Figure]:
    return [figure for figure in of_side(state, side) if figure.kind == kind]


def _to_edge(state: State, figure: Figure, edge: str) -> float:
    x, y = at_edge(state, figure, edge)
    return hypot(figure.x - x, figure.y - y)


def _on_the_road(state: State, truck: Figure) -> float:
    far = max(state.width, state.depth)
    left = _to_edge(state, truck, OPPOSITE[state.edges[truck.side]])
    return TRUCK_POINTS * (1 - left / far)


def _on_the_run(state: State, figure: Figure) -> float:
    if not is_civilian(state, figure):
        return 0.0
    left = _to_edge(state, figure, state.edges[figure.side])
    return CIVILIAN_POINTS * (1 - left / max(state.width, state.depth))


def _allspark(state: State, side: int) -> float:
    mission = state.mission
    if mission.bearer != NOBODY:
        bearer = state.figures[mission.bearer]
        if bearer.side != side:
            return 0.0
        left = _to_edge(state, bearer, state.edges[side])
        return CUBE * (1 - left / (2 * state.depth))
    if not mission.cube:
        return 0.0
    x, y = mission.cube
    gaps = [hypot(each.x - x, each.y - y) for each in of_side(state, side)]
    return -PER_INCH * min(gaps, default=0.0) / INCH


def _base(state: State, side: int) -> float:
    mission = state.mission
    if mission.base == NOBODY or side == mission.defender:
        return 0.0
    base = state.figures[mission.base]
    if base.status != STANDING:
        return 0.0
    gaps = [hypot(each.x - base.x, each.y - base.y) for each in of_side(state, side)]
    near = -PER_INCH * min(gaps, default=0.0) / INCH
    worn = HELD * base.damage[base.form] / card_of(state, base).structure
    return HELD * mission.rounds_held + near + worn
