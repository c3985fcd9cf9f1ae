"""What a screen needs to draw a region and to answer it. Definitions only: not compiled.

One outline for each gesture. Points are `[x, y]`, rings lists of them, outer ones and holes alike,
to be filled by even and odd; angles are tenths of a degree, anticlockwise from the x axis.
"""

from __future__ import annotations

from typing import Annotated, Final, TypeAlias

import msgspec

MOST_LEGS: Final = 16
"""No path has more."""

Point: TypeAlias = tuple[int, int]
Path = Annotated[tuple[tuple[int, int], ...], msgspec.Meta(max_length=MOST_LEGS)]
"""For the field `path` of an action: the ends of its legs, without the point it starts from."""
Angle = Annotated[int, msgspec.Meta(ge=0, le=3599)]
"""For the fields `bearing` and `facing` of an action."""

Ring: TypeAlias = list[Point]
Arc: TypeAlias = tuple[int, int]
"""Where it begins, and how far it goes on anticlockwise; 3600 is all round."""


class RegionOutline(msgspec.Struct, tag_field="gesture", frozen=True):
    """`gesture` says what is asked for, and with it which fields of the action are filled in."""


class PointOutline(RegionOutline, tag="point", frozen=True):
    """Any point inside the rings, as `x` and `y`; `base` is the radius of what is put there."""

    rings: list[Ring]
    base: int = 0


class PathOutline(RegionOutline, tag="path", frozen=True):
    """A way from `start` that ends inside the rings, as `path`: at most so long, of so few legs."""

    start: Point
    allowance: int
    legs: int
    rings: list[Ring]
    base: int = 0


class DirectionOutline(RegionOutline, tag="direction", frozen=True):
    """A direction from `origin`, as `bearing`: within the arcs, in whole steps.

    What goes there is `length` long, from the edge of the base, and opens by `width`;
    a length of 0 goes on to the edge of the table.
    """

    origin: Point
    arcs: list[Arc]
    step: int = 1
    length: int = 0
    width: int = 0
    base: int = 0


class FacingOutline(RegionOutline, tag="facing", frozen=True):
    """How what stands at `origin` and faces `now` is turned, as `facing`."""

    origin: Point
    now: int
    arcs: list[Arc]
    step: int = 1
    base: int = 0
