"""A measured table in sentences: for terminals, screen readers and the labels of the page."""

from __future__ import annotations

from collections.abc import Callable
from math import atan2, isqrt, pi
from typing import Final

from rollout.gamekit.plane import FigureView, ObstacleView, PlaneView
from rollout.gamekit.sentences import Sentence, Twin, TwinPart

STATES: Final = ("acting", "spent", "down", "wreck")
WINDS: Final = ("e", "ne", "n", "nw", "w", "sw", "s", "se")


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
    place = {
        "name": named(figure),
        "x": length_in_words(plane, figure.x),
        "y": length_in_words(plane, figure.y),
    }
    return Sentence("plane-figure", {**place, "notes": _notes(plane, figure)})


def named(figure: FigureView) -> Sentence:
    """Its name, translated where the catalogue has it, with its form and number if it has any."""
    name = Sentence(figure.name, otherwise=figure.name)
    if figure.form:
        form = Sentence(figure.form, otherwise=_bare(figure.form))
        name = Sentence("plane-in-form", {"name": name, "form": form})
    return Sentence("plane-copy", {"name": name, "copy": figure.copy}) if figure.copy else name


def _bare(key: str) -> str:
    """What a key is about: `shape-rocket-sled` of somebody's own is a rocket sled."""
    return key.partition("-")[2].replace("-", " ")


def _notes(plane: PlaneView, figure: FigureView) -> list[Sentence]:
    found = []
    if figure.facing is not None:
        found.append(Sentence("plane-facing", {"degrees": figure.facing // 10}))
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


def bearing(dx: float, dy: float) -> str:
    """One of the eight winds, where y runs to the north.

    >>> bearing(0, 5), bearing(3, 3), bearing(-9, 1)
    ('n', 'ne', 'w')
    """
    return WINDS[round(atan2(dy, dx) / (pi / 4)) % 8]


def _obstacle(plane: PlaneView, obstacle: ObstacleView) -> Sentence:
    x, y = _middle(obstacle)
    kind = Sentence(f"obstacle-{obstacle.kind}", otherwise=obstacle.kind)
    return Sentence(
        "plane-obstacle",
        {
            "name": obstacle.name or kind,
            "x": length_in_words(plane, x),
            "y": length_in_words(plane, y),
            "height": length_in_words(plane, obstacle.height),
        },
    )


def _middle(shape: ObstacleView) -> tuple[float, float]:
    if shape.centre is not None:
        return shape.centre
    corners = shape.corners
    return (
        sum(x for x, _ in corners) / len(corners),
        sum(y for _, y in corners) / len(corners),
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
