"""A measured table in characters and in sentences, for terminals and for readers who do not see."""

from __future__ import annotations

from math import hypot, isqrt
from typing import Any, Final

import msgspec

from rollout.gamekit.plane import FigureView, ObstacleView, PlaneView, ZoneView

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


def draw_plane(plane: PlaneView, words: Any) -> str:
    """A picture made of characters, with the letters of the figures below."""
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
        f"{sign}  {_figure(plane, figure, words)}"
        for sign, figure in zip(LETTERS, plane.figures.values(), strict=False)
    ]
    return "\n".join(["".join(row) for row in grid] + named)


def describe_plane(plane: PlaneView, words: Any) -> list[str]:
    """A sentence for each figure, for each two of different sides, and for each obstacle."""
    lines = [_figure(plane, figure, words) for figure in plane.figures.values()]
    figures = [figure for figure in plane.figures.values() if not figure.wreck]
    for number, one in enumerate(figures):
        lines += [
            _apart(plane, one, other, words)
            for other in figures[number + 1 :]
            if other.team != one.team
        ]
    lines += [_obstacle(plane, each, words) for each in plane.obstacles.values()]
    return lines


def length_in_words(plane: PlaneView, length: float) -> str:
    """In inches to one decimal place, rounded down; in whole millimetres.

    >>> length_in_words(PlaneView(1, 1, 1000), 7399), length_in_words(PlaneView(1, 1, 1000), 2000)
    ('7.3″', '2″')
    """
    if plane.unit == "mm":
        return f"{int(length / plane.inch)} mm"
    tenths = int(length * 10) // plane.inch
    return f"{tenths // 10}.{tenths % 10}″" if tenths % 10 else f"{tenths // 10}″"


def _figure(plane: PlaneView, figure: FigureView, words: Any) -> str:
    said = words.plain(
        "plane-figure",
        name=figure.name,
        x=length_in_words(plane, figure.x),
        y=length_in_words(plane, figure.y),
    )
    notes = []
    if figure.facing is not None:
        notes.append(words.plain("plane-facing", degrees=figure.facing // 10))
    if figure.left is not None and figure.most is not None:
        notes.append(words.plain("plane-left", left=figure.left, most=figure.most))
    if figure.raised:
        notes.append(words.plain("plane-raised", height=length_in_words(plane, figure.raised)))
    notes += [str(words.plain(badge)) for badge in figure.badges if badge in words]
    return "; ".join([str(said), *(str(note) for note in notes)])


def _apart(plane: PlaneView, one: FigureView, other: FigureView, words: Any) -> str:
    dx, dy = other.x - one.x, other.y - one.y
    gap = max(0, isqrt(dx * dx + dy * dy) - one.radius - other.radius)
    return str(
        words.plain("plane-apart", one=one.name, other=other.name, gap=length_in_words(plane, gap))
    )


def _obstacle(plane: PlaneView, obstacle: ObstacleView, words: Any) -> str:
    x, y = _middle(obstacle)
    kind = f"obstacle-{obstacle.kind}"
    name = obstacle.name or (words.plain(kind) if kind in words else obstacle.kind)
    return str(
        words.plain(
            "plane-obstacle",
            name=name,
            x=length_in_words(plane, x),
            y=length_in_words(plane, y),
            height=length_in_words(plane, obstacle.height),
        )
    )


def _middle(shape: ObstacleView) -> tuple[float, float]:
    if shape.centre is not None:
        return shape.centre
    corners = shape.corners
    return (
        sum(x for x, _ in corners) / len(corners),
        sum(y for _, y in corners) / len(corners),
    )


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
