"""What is shown before anything is chosen: whom a figure sees, and what is in the way."""

from __future__ import annotations

from typing import Any

import msgspec

from rollout.games.tabletop_warfare.model import Figure, State
from rollout.games.tabletop_warfare.rules.figures import disc_of, flies, on_field, stands
from rollout.games.tabletop_warfare.rules.sight import blockers, line_of_sight
from rollout.games.tabletop_warfare.screen.forecasts import LOOKS
from rollout.space.plane import gap

Point = tuple[int, int]


class SightLine(msgspec.Struct, omit_defaults=True):
    """From a figure to another (TW-LOS): the line to draw, how far they are apart, what blocks."""

    target: int
    clear: bool
    gap: int
    start: Point
    end: Point
    obstacles: list[int] = []
    figures: list[int] = []


class SightLook(msgspec.Struct):
    """To every other figure on the field."""

    viewer: int
    lines: list[SightLine]


def look(state: State, seat: int | None, at: dict[str, Any]) -> dict[str, Any]:
    """`{"sight": 3}`: whom figure 3 sees; or one of `forecasts`."""
    for name, foresee in LOOKS.items():
        if isinstance(at.get(name), dict):
            told: dict[str, Any] = msgspec.to_builtins(foresee(state, at[name]))
            return told
    number = at.get("sight")
    if not isinstance(number, int) or not 0 <= number < len(state.figures):
        raise ValueError("sight is of a figure")
    viewer = state.figures[number]
    others = [other for other in on_field(state) if other.id != number] if stands(viewer) else []
    found = SightLook(number, [_line(state, viewer, other) for other in others])
    plain: dict[str, Any] = msgspec.to_builtins(found)
    return plain


def _line(state: State, viewer: Figure, target: Figure) -> SightLine:
    apart = gap(disc_of(state, viewer), disc_of(state, target))
    if flies(state, viewer) or flies(state, target):
        ends = (viewer.x, viewer.y), (target.x, target.y)
        return SightLine(target.id, True, apart, *ends)
    sight = line_of_sight(state, viewer, target)
    names = [blockers(state, viewer, target)[number][1].split() for number in sight.blockers]
    return SightLine(
        target.id,
        sight.clear,
        apart,
        sight.start,
        sight.end,
        [int(number) for kind, number in names if kind == "obstacle"],
        [int(number) for kind, number in names if kind == "figure"],
    )
