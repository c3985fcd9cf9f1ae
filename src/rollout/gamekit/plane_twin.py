"""A measured table in sentences: for terminals, screen readers and the labels of the page."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from math import isqrt
from typing import Final

from rollout.gamekit.directions import bearing
from rollout.gamekit.places import Around, Landmark, told_looking, told_whereabouts
from rollout.gamekit.plane import FigureView, ObstacleView, PlaneView
from rollout.gamekit.sentences import Sentence, Twin, TwinPart
from rollout.space.plane import Disc, Point, outline
from rollout.space.plane.angles import QUARTER

STATES: Final = ("acting", "spent", "down", "wreck")
KINDS: Final = frozenset(
    ("building", "wall", "rock", "trees", "hill", "lake", "lava", "road", "wreck", "crate", "ruin")
)
"""What can be stood at or behind; whatever else there is is drawn and called a rock."""
NOBODY: Final = -1


Tell = Callable[[PlaneView, int], Sentence]
"""What is said of a figure by its number."""


def plane_twin(plane: PlaneView, tell: Tell | None = None) -> Twin:
    """A sentence for each figure, for each two of different sides, and for each obstacle.

    While a figure acts, only how far others are from it. A game that has more to say of its
    figures tells them itself.
    """
    say = tell or told_figure
    figures = {f"figure-{number}": say(plane, number) for number in plane.figures}
    obstacles = {
        f"obstacle-{number}": _obstacle(plane, each) for number, each in plane.obstacles.items()
    }
    parts = {
        "figures": TwinPart(Sentence("plane-twin-figures"), figures),
        "apart": TwinPart(Sentence("plane-twin-apart"), _distances(plane)),
        "table": TwinPart(Sentence("plane-twin-table"), obstacles),
    }
    return {name: part for name, part in parts.items() if part.lines}


def told_figure(plane: PlaneView, number: int) -> Sentence:
    """Where it stands, and all that is to be said of it beside that."""
    figure = plane.figures[number]
    around = around_in(plane, figure.team, number)
    return Sentence(
        "plane-figure",
        {
            "name": named(figure),
            "place": told_whereabouts(around, (figure.x, figure.y), figure.radius),
            "notes": _notes(plane, figure, around),
        },
    )


def around_in(plane: PlaneView, team: int | None = None, without: int = NOBODY) -> Around:
    """What stands about a figure of that team, as far as the view tells; no team has no foes."""
    standing = [
        (team in (None, figure.team), _figure_there(figure))
        for number, figure in plane.figures.items()
        if number != without and not figure.wreck
    ]
    return Around(
        QUARTER,
        (plane.width, plane.depth),
        plane.inch,
        plane.unit,
        [each for own, each in standing if own],
        [each for own, each in standing if not own],
        [_obstacle_there(each) for each in plane.obstacles.values()],
    )


def _figure_there(figure: FigureView) -> Landmark:
    disc = figure.x, figure.y, figure.radius
    return _somebody(figure.name, figure.form, figure.copy, *disc)


def _obstacle_there(obstacle: ObstacleView) -> Landmark:
    hides = obstacle.blocks and obstacle.height > 0
    return _something(obstacle.kind, obstacle.corners, obstacle.centre, obstacle.radius, hides)


# Remembered, since most of a table is the same from figure to figure and from view to view


@lru_cache(1000)
def _somebody(name: str, form: str, copy: int, x: int, y: int, radius: int) -> Landmark:
    return Landmark(_named(name, form, copy), Disc((x, y), radius))


@lru_cache(1000)
def _something(
    kind: str, corners: tuple[Point, ...], centre: Point | None, radius: int, hides: bool
) -> Landmark:
    shape = outline(corners) if centre is None else Disc(centre, radius)
    return Landmark(kind if kind in KINDS else "rock", shape, hides)


def named(figure: FigureView) -> Sentence:
    """Its name, translated where the catalogue has it, with its form and number if it has any."""
    return _named(figure.name, figure.form, figure.copy)


def _named(name: str, form: str, copy: int) -> Sentence:
    told = Sentence(name, otherwise=name)
    if form:
        shape = Sentence(form, otherwise=_bare(form))
        told = Sentence("plane-in-form", {"name": told, "form": shape})
    return Sentence("plane-copy", {"name": told, "copy": copy}) if copy else told


def _bare(key: str) -> str:
    """What a key is about: `shape-rocket-sled` of somebody's own is a rocket sled."""
    return key.partition("-")[2].replace("-", " ")


def _notes(plane: PlaneView, figure: FigureView, around: Around) -> list[Sentence]:
    found = []
    if figure.facing is not None:
        way = told_looking(around, (figure.x, figure.y), figure.facing)
        found.append(Sentence("plane-facing", {"way": way}))
    if figure.left is not None and figure.most is not None:
        found.append(Sentence("plane-left", {"left": figure.left, "most": figure.most}))
    if figure.raised:
        height = length_in_words(plane, figure.raised)
        found.append(Sentence("plane-raised", {"height": height}))
    found += [Sentence(f"plane-{state}") for state in STATES if getattr(figure, state)]
    return found + [Sentence(badge) for badge in figure.badges]


def _distances(plane: PlaneView) -> dict[str, Sentence]:
    standing = [each for each in plane.figures.items() if not each[1].wreck]
    acting = [number for number, figure in standing if figure.acting]
    return {
        f"apart-{first}-{second}": _apart(plane, one, other)
        for place, (first, one) in enumerate(standing)
        for second, other in standing[place + 1 :]
        if other.team != one.team and (not acting or first in acting or second in acting)
    }


def _apart(plane: PlaneView, one: FigureView, other: FigureView) -> Sentence:
    dx, dy = other.x - one.x, other.y - one.y
    gap = max(0, isqrt(dx * dx + dy * dy) - one.radius - other.radius)
    return Sentence(
        "plane-apart",
        {
            "one": named(one),
            "other": named(other),
            "gap": length_in_words(plane, gap),
            "bearing": Sentence(f"bearing-{bearing(dx, dy)}"),
        },
    )


def _obstacle(plane: PlaneView, obstacle: ObstacleView) -> Sentence:
    kind = Sentence(f"obstacle-{obstacle.kind}", otherwise=obstacle.kind)
    return Sentence(
        "plane-obstacle",
        {
            "name": obstacle.name or kind,
            "place": told_whereabouts(_bare_table(plane), _middle(obstacle), 0),
            "height": length_in_words(plane, obstacle.height),
        },
    )


def _bare_table(plane: PlaneView) -> Around:
    """Where obstacles are told by the table alone, not by each other."""
    return Around(QUARTER, (plane.width, plane.depth), plane.inch, plane.unit, (), (), ())


def _middle(shape: ObstacleView) -> Point:
    if shape.centre is not None:
        return shape.centre
    corners = shape.corners
    return (
        sum(x for x, _ in corners) // len(corners),
        sum(y for _, y in corners) // len(corners),
    )


def length_in_words(plane: PlaneView, length: float) -> str:
    """In inches to one decimal place, rounded down; in whole millimetres.

    >>> length_in_words(PlaneView(1, 1, 1000), 7399), length_in_words(PlaneView(1, 1, 1000), 2000)
    ('7.3″', '2″')
    """
    if plane.unit == "mm":
        return f"{int(length / plane.inch)} mm"
    tenths = int(length * 10) // plane.inch
    return f"{tenths // 10}.{tenths % 10}″" if tenths % 10 else f"{tenths // 10}″"
