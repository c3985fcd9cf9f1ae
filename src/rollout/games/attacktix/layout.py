"""Terrain of a map as it lies on the field of a match; worked out once."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from rollout.games.attacktix.content.library import library
from rollout.games.attacktix.field import field_of
from rollout.space.plane import Outline, Point, outline

WALL: Final = 30
"""How thick a section of a barrier is."""


@dataclass(frozen=True)
class Layout:
    """By number: the ends of sections, sections as thin walls, and patches."""

    ends: tuple[tuple[Point, Point], ...]
    walls: tuple[Outline, ...]
    patches: tuple[Outline, ...]
    lines: tuple[frozenset[int], ...]
    """By section: all sections of its barrier line, those of one kind that hang together."""


@cache
def layout_of(homebrew: str, code: str, mode: str, seats: int, lines: str) -> Layout:
    ground, field = library(homebrew).maps[code], field_of(mode, seats, lines)
    ends = tuple((field.place(each.start), field.place(each.end)) for each in ground.sections)
    patches = tuple(
        outline([field.place(corner) for corner in each.corners]) for each in ground.patches
    )
    kinds = [(each.high, each.cover) for each in ground.sections]
    return Layout(ends, tuple(_wall(*each) for each in ends), patches, _lines(ends, kinds))


def _lines(
    ends: tuple[tuple[Point, Point], ...], kinds: list[tuple[bool, bool]]
) -> tuple[frozenset[int], ...]:
    """Sections that share an end, and those that share one with them, and so on."""
    found: list[frozenset[int]] = []
    left = set(range(len(ends)))
    while left:
        line, fresh = set[int](), [min(left)]
        while fresh:
            number = fresh.pop()
            line.add(number)
            left.discard(number)
            fresh += [
                other
                for other in left
                if kinds[other] == kinds[number] and set(ends[other]) & set(ends[number])
            ]
        found.append(frozenset(line))
    by_section = {number: line for line in found for number in line}
    return tuple(by_section[number] for number in range(len(ends)))


def _wall(start: Point, end: Point) -> Outline:
    (x, y), (to_x, to_y) = start, end
    across = abs(to_x - x) >= abs(to_y - y)
    dx, dy = (0, WALL // 2) if across else (WALL // 2, 0)
    return outline(
        [(x - dx, y - dy), (to_x - dx, to_y - dy), (to_x + dx, to_y + dy), (x + dx, y + dy)]
    )
