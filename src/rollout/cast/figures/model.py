"""A model: convex solids on joints, small enough to be sent for every character on a table.

All shapes come down to rings of points that are lofted (`mesh`). The page reads the same form.
"""

from __future__ import annotations

import msgspec

Numbers = tuple[float, ...]


class Prism(msgspec.Struct, tag="prism", array_like=True, frozen=True):
    """An outline drawn along an axis; its edges may be bevelled at either end.

    The outline is in the two other coordinates: (x, y) along z, (z, y) along x, (x, z) along y.
    """

    axis: str
    outline: Numbers
    start: float
    end: float
    bevel_start: float
    bevel_end: float


class Cylinder(msgspec.Struct, tag="cylinder", array_like=True, frozen=True):
    """A cylinder or cone from one point to another, its far edge bevelled."""

    start: Numbers
    end: Numbers
    radius: float
    end_radius: float
    sides: int
    bevel: float


class Tube(msgspec.Struct, tag="tube", array_like=True, frozen=True):
    """Rectangles with cut corners along z: each is z, height of centre, half width, half height."""

    sections: Numbers


class Loft(msgspec.Struct, tag="loft", array_like=True, frozen=True):
    """Rings of equally many points."""

    size: int
    points: Numbers


Shape = Prism | Cylinder | Tube | Loft

FLAT, LIT, GLOW, PANE = range(4)
"""How a decal is painted: shaded, self-lit, self-lit with a glow, as a pane of glass."""


class Decal(msgspec.Struct, array_like=True, frozen=True):
    """A flat polygon on a solid."""

    paint: int
    light: int
    points: Numbers


class Part(msgspec.Struct, array_like=True, frozen=True):
    """A solid on a joint; a twin stands also on the other side of x = 0."""

    shape: Shape
    paint: int
    joint: int
    twin: bool
    decals: tuple[Decal, ...]


class Joint(msgspec.Struct, array_like=True, frozen=True):
    """Where parts hang: scaled, mirrored, turned, moved, then carried on by the parent."""

    name: str
    parent: int
    """-1 for the root."""
    at: Numbers
    turn: Numbers
    scale: float
    mirror: bool


class Bust(msgspec.Struct, array_like=True, frozen=True):
    """What a token shows: a square window from the top down, the head drawn larger."""

    top: float
    half: float
    head: float
    """By how much the head is enlarged."""


class Model(msgspec.Struct, frozen=True):
    yaw: float
    pitch: float
    """How it is best seen."""
    size: float
    """Its share of the height of a picture."""
    stands: bool
    """Whether its feet are on the lower edge of a picture, or its middle in the centre."""
    paints: tuple[str, ...]
    joints: tuple[Joint, ...]
    parts: tuple[Part, ...]
    bust: Bust | None = None
    face: float = 0.0
    """Of a beast: half the width of the window around its eyes that is its bust."""
