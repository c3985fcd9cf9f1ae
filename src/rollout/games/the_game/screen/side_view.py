"""The side view of a line: heights along it, for a screen (TG-LOS-04, TG-LOS-05)."""

from __future__ import annotations

from rollout.games.the_game.model import NONE, State
from rollout.games.the_game.rules.sight import depth, floor, height, top
from rollout.games.the_game.rules.to_hit import smoky, trees
from rollout.games.the_game.screen.look_forms import SliceLook


def profile(state: State, start: int, goal: int) -> list[SliceLook]:
    """The hexes from one end to the other, both included, with all that rises in them."""
    line = state.facts.grid.line(start, goal)
    slices = [_slice(state, start, NONE)]
    for first, second in zip(line.first, line.second, strict=True):
        slices.append(_slice(state, first, NONE))
        if second != NONE:
            slices.append(_slice(state, second, first))
    if goal != start:
        slices.append(_slice(state, goal, NONE))
    return slices


def _slice(state: State, cell: int, other: int) -> SliceLook:
    built = state.construct_height[cell]
    level = floor(state, cell)
    deep = depth(state, cell)
    standing, flying = state.on_ground[cell], state.in_air[cell]
    bodies = state.bodies(cell)
    return SliceLook(
        cell=cell,
        other=other,
        ground=level - built,
        water=level + deep if deep else None,
        construct=level if built else None,
        unit=standing,
        unit_top=None if standing == NONE else top(state, state.units[standing]),
        body_top=max(top(state, body) for body in bodies) if bodies else None,
        flyer=flying,
        flyer_height=None if flying == NONE else height(state.units[flying]),
        trees=trees(state, cell),
        smoke=smoky(state, cell),
    )
