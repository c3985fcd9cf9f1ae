"""AT-RUL-81: how far a figure and the object before it go together."""

from __future__ import annotations

from rollout.games.attacktix.model import State
from rollout.games.attacktix.rules.footing import CORNER, footing, footing_of_thing
from rollout.games.attacktix.rules.on_the_table import sort_of, spot_of
from rollout.space.plane import Disc, Point, leg_length, onwards, overlap, rectangle, slide


def room(state: State, figure: int, number: int) -> int:
    """How far figure and object go together, a tik at most."""
    each, thing = state.figures[figure], state.things[number]
    start, ahead = spot_of(each), (thing.x, thing.y)
    if start == ahead:
        return 0
    end = onwards(start, ahead, state.tik)
    step = (end[0] - start[0], end[1] - start[1])
    pusher = footing(state, figure, start, number)
    own = leg_length(start, slide(pusher.ground, start, end).point)
    if sort_of(state, number).shape == "cylinder":
        return min(own, _rolled(state, figure, number, step), state.tik)
    return min(own, _box_moved(state, figure, number, step), state.tik)


def _rolled(state: State, figure: int, number: int, step: Point) -> int:
    """How far an object goes that is round, or as if it were."""
    sort, thing = sort_of(state, number), state.things[number]
    radius = sort.radius if sort.shape == "cylinder" else sort.radius * 1414 // 1000 + 1
    here = (thing.x, thing.y)
    ground = footing_of_thing(state, number, radius, here, figure).ground
    return leg_length(here, slide(ground, here, _on(here, step)).point)


def _box_moved(state: State, figure: int, number: int, step: Point) -> int:
    """How far a box goes before it meets something with a side or a corner."""
    thing, side = state.things[number], 2 * sort_of(state, number).radius
    start, end = (thing.x, thing.y), _on((thing.x, thing.y), step)
    found = footing_of_thing(state, number, 0, start, figure)
    most = leg_length(start, slide(found.ground, start, end).point)
    around = Disc(start, side + state.tik)
    shapes = [
        bar.shape
        for bar, what in zip(found.ground.bars, found.what, strict=True)
        if what != CORNER and overlap(around, bar.shape)
    ]
    if any(overlap(rectangle(start, side, side, thing.facing), shape) for shape in shapes):
        return _rolled(state, figure, number, step)
    for length in range(most):
        there = rectangle(onwards(start, end, length + 1), side, side, thing.facing)
        if any(overlap(there, shape) for shape in shapes):
            return length
    return most


def _on(point: Point, step: Point) -> Point:
    return point[0] + step[0], point[1] + step[1]
