"""A measured table, as every game that is played on one shows it: the form of `plane` in a view.

The board of the page (`web/src/boards/plane`) and the terminal read this and know no game. Lengths
are the game's own whole numbers, angles tenths of a degree anticlockwise from the x axis; x runs to
the right, y up. Things with numbers of their own are maps, and what is not there is absent.
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

Point: TypeAlias = tuple[int, int]


class FigureView(msgspec.Struct, omit_defaults=True):
    """A figure at its true place and size."""

    x: int
    y: int
    radius: int
    name: str
    """What it is called, or a key of the catalogue."""
    team: int = 0
    """The side it fights for, for its colour."""
    seat: int | None = None
    """Who moves it."""
    cast: str = ""
    """The character that is drawn; without one there is the bare base."""
    shape: str | int = 0
    """In which of its shapes: a name, or its place in the character's list."""
    facing: int | None = None
    """Where a game knows one."""
    left: int | None = None
    """What is left of it, of `most`: structure, hit points."""
    most: int | None = None
    height: int = 0
    raised: int = 0
    """How far above the ground: a flier, or one on a roof."""
    badges: tuple[str, ...] = ()
    """What lies beside it, each named by a key of the catalogue: `badge-aim`."""
    acting: bool = False
    spent: bool = False
    """It has had its turn."""
    down: bool = False
    """It lies on its side."""
    wreck: bool = False
    form: str = ""
    """A key of the catalogue for the shape it is in, said behind its name; mostly nothing."""
    copy: int = 0
    """Which of several with that name it is, counted from 1."""


class ObstacleView(msgspec.Struct, omit_defaults=True):
    """What stands or lies on the table: round, by `centre` and `radius`, or with corners."""

    kind: str
    """How it is drawn, and a key of the catalogue: `obstacle-building`.

    Known are building, wall, rock, trees, hill, lake, lava, road, wreck, crate and ruin;
    anything else is drawn as a rock."""
    corners: tuple[Point, ...] = ()
    centre: Point | None = None
    radius: int = 0
    height: int = 0
    name: str = ""
    blocks: bool = True
    """Whether it hides what is behind it."""


class ZoneView(msgspec.Struct, omit_defaults=True):
    """A part of the table with a meaning: where an army starts, what is to be held."""

    kind: str
    """A key of the catalogue: `zone-start`."""
    corners: tuple[Point, ...] = ()
    centre: Point | None = None
    radius: int = 0
    team: int | None = None
    name: str = ""


class MarkView(msgspec.Struct, omit_defaults=True):
    """Something small that lies on the table: an objective, a crate, where a shot fell."""

    kind: str
    """A key of the catalogue: `mark-cube`."""
    x: int
    y: int
    team: int | None = None
    name: str = ""


class RingView(msgspec.Struct, omit_defaults=True):
    """A distance about a figure that players look at: a range, an aura. Edge to edge."""

    figure: int
    kind: str
    """A key of the catalogue: `ring-range`."""
    reach: int
    least: int = 0
    name: str = ""


class PlaneView(msgspec.Struct, omit_defaults=True):
    """The whole table."""

    width: int
    depth: int
    inch: int
    """How many make the unit that players speak of."""
    unit: Annotated[str, msgspec.Meta(extra_json_schema={"enum": ["inch", "mm"]})] = "inch"
    """Of what they speak: `inch`, or `mm` with the number of tenths in one."""
    figures: dict[int, FigureView] = {}
    obstacles: dict[int, ObstacleView] = {}
    zones: dict[int, ZoneView] = {}
    marks: dict[int, MarkView] = {}
    rings: dict[int, RingView] = {}
    """Those worth showing now, such as the ranges of who acts."""
    ahead: tuple[int, ...] = ()
    """By seat, the direction away from its own edge, in quarter turns of 900.

    It sees the table with that upwards; who is not told of, or has no seat, sees y run up."""
