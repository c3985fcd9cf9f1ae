"""A measured table in characters and in sentences, for terminals and for readers who do not see."""

from __future__ import annotations

from math import hypot
from typing import Any, Final

import msgspec

from rollout.gamekit.plane import ObstacleView, PlaneView, ZoneView
from rollout.gamekit.plane_twin import Tell, plane_twin, told_figure

COLUMNS: Final = 60
"""A table is drawn so wide, at half as many lines for its depth."""
LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
GROUND: Final = "·"
WALL: Final = "▒"
LOW: Final = "~"

_LOW_KINDS: Final = frozenset({"lake", "lava", "road", "hill"})


def read_plane(view: Any) -> PlaneView:
    """The table of a view, which may be a Struct or plain JSON."""
    plane = view["plane"] if isinstance(view, dict) else view.plane
    if isinstance(plane, PlaneView):
        return plane
    return msgspec.convert(plane, PlaneView, strict=False)


def draw_plane(plane: PlaneView, words: Any, tell: Tell | None = None) -> str:
    """A picture made of characters, with the letters of the figures below."""
    say = tell or told_figure
    across = plane.width / COLUMNS
    rows = max(1, round(plane.depth / across / 2))
    along = plane.depth / rows
    lines = [
        "".join(_sign(plane, (column + 0.5) * across, plane.depth - (row + 0.5) * along)
                for column in range(COLUMNS))
        for row in range(rows)
    ]  # fmt: skip
    grid = [list(line) for line in lines]
    for sign, figure in zip(LETTERS, plane.figures.values(), strict=False):
        column = min(COLUMNS - 1, int(figure.x / across))
        grid[rows - 1 - min(rows - 1, int(figure.y / along))][column] = sign
    named = [
        f"{sign}  {words.sentence(say(plane, number))}"
        for sign, number in zip(LETTERS, plane.figures, strict=False)
    ]
    return "\n".join(["".join(row) for row in grid] + named)


def describe_plane(plane: PlaneView, words: Any) -> list[str]:
    """A sentence for each figure, for each two of different sides, and for each obstacle."""
    return [str(line) for line in words.twin(plane_twin(plane))]


def _sign(plane: PlaneView, x: float, y: float) -> str:
    for obstacle in plane.obstacles.values():
        if _covers(obstacle, x, y):
            return LOW if obstacle.kind in _LOW_KINDS else WALL
    return GROUND


def _covers(shape: ObstacleView | ZoneView, x: float, y: float) -> bool:
    """Whether a place lies in a shape: by even and odd where it has corners."""
    if shape.centre is not None:
        return hypot(x - shape.centre[0], y - shape.centre[1]) <= shape.radius
    within = False
    previous = shape.corners[-1] if shape.corners else (0, 0)
    for corner in shape.corners:
        (ax, ay), (bx, by) = previous, corner
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            within = not within
        previous = corner
    return within
