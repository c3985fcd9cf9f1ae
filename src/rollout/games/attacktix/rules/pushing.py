"""AT-RUL-81: how far a figure and the object before it go together."""

from __future__ import annotations

from rollout.games.attacktix.model import State
from rollout.games.attacktix.rules.footing import footing, footing_of_thing
from rollout.games.attacktix.rules.on_the_table import sort_of, spot_of
from rollout.space.plane import Ground, Point, leg_length, onwards, slide


def room(state: State, figure: int, number: int) -> int:
    """How far figure and object go together, a tik at most."""
    each, thing = state.figures[figure], state.things[number]
    start, ahead = spot_of(each), (thing.x, thing.y)
    if start == ahead:
        return 0
    end = onwards(start, ahead, state.tik)
    step = (end[0] - start[0], end[1] - start[1])
    sort = sort_of(state, number)
    radius = sort.radius if sort.shape == "cylinder" else sort.radius * 1414 // 1000 + 1
    pushed = footing_of_thing(state, number, radius, ahead, figure)
    pusher = footing(state, figure, start, number)
    lengths = [
        leg_length(start, slide(pusher.ground, start, end).point),
        leg_length(ahead, _stop(pushed.ground, ahead, step)),
    ]
    return min(*lengths, state.tik)


def _stop(ground: Ground, start: Point, step: Point) -> Point:
    return slide(ground, start, (start[0] + step[0], start[1] + step[1])).point
