"""Building blocks: what a robot, a car or a beast is put together from.

Every function here gives one convex piece; `Group` hangs pieces on a joint.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from rollout.cast.figures.geometry import ORIGIN, Outline, Point, circle
from rollout.cast.figures.model import (
    FLAT,
    GLOW,
    LIT,
    PANE,
    Cylinder,
    Loft,
    Prism,
    Shape,
    Tube,
)

INK = "#22252e"
METAL = "#aab0bd"
RUBBER = "#2a2d3a"
HUB = "#9aa3b8"
GLASS = "#63c3f2"
CANOPY = "#58aee0"
LAMP = "#fff0b8"
TAIL_LAMP = "#ff3b45"
BLUE_LIGHT = "#3b6cff"
BONE = "#ece6d6"


@dataclass
class Sticker:
    paint: str
    light: int
    points: list[Point]


@dataclass
class Piece:
    """A solid with its paint and what is stuck on it."""

    shape: Shape
    paint: str
    stickers: list[Sticker] = field(default_factory=list)
    twin: bool = False

    def flat(self, paint: str, *points: Point) -> Piece:
        """A patch of paint, shaded as the face it lies on."""
        self.stickers.append(Sticker(paint, FLAT, list(points)))
        return self

    def lit(self, paint: str, *points: Point) -> Piece:
        """A patch that is the same in light and shadow: lamps, slots, holes."""
        self.stickers.append(Sticker(paint, LIT, list(points)))
        return self

    def glow(self, paint: str, *points: Point) -> Piece:
        """Eyes."""
        self.stickers.append(Sticker(paint, GLOW, list(points)))
        return self

    def pane(self, paint: str, *corners: Point) -> Piece:
        """Glass: corners from the upper left clockwise."""
        self.stickers.append(Sticker(paint, PANE, list(corners)))
        return self


@dataclass
class Group:
    """Pieces on a joint, and the joints that hang on it."""

    name: str
    pieces: list[Piece] = field(default_factory=list)
    groups: list[Group] = field(default_factory=list)
    at: Point = ORIGIN
    turn: Point = ORIGIN
    scale: float = 1.0
    mirror: bool = False


def both(*pieces: Piece) -> list[Piece]:
    """The same pieces on either side."""
    for each in pieces:
        each.twin = True
    return list(pieces)


def slab(paint: str, outline: Outline, back: float, front: float, bevel: float = 1.2) -> Piece:
    """An outline (x, y) between two depths, its front edge bevelled."""
    return Piece(Prism("z", _flat(outline), back, front, 0.0, bevel), paint)


def profile(paint: str, outline: Outline, half_width: float, bevel: float = 1.0) -> Piece:
    """A side view (z, y) with bevelled flanks."""
    shape = Prism("x", _flat(outline), -half_width, half_width, bevel, bevel)
    return Piece(shape, paint)


def fin(paint: str, outline: Outline, x: float, thickness: float = 1.4) -> Piece:
    """A side view (z, y) that stands off the middle."""
    half = thickness / 2
    return Piece(Prism("x", _flat(outline), x - half, x + half, 0.3, 0.3), paint)


def plate(paint: str, outline: Outline, y: float, thickness: float = 1.2) -> Piece:
    """A ground plan (x, z), its upper edge bevelled."""
    return Piece(Prism("y", _flat(outline), y, y + thickness, 0.0, 0.4), paint)


def wing(paint: str, outline: Outline, y: float, rise: float, thickness: float = 1.2) -> Piece:
    """A ground plan (x, z) whose tips are lifted by `rise` a unit of x."""
    rings = [[(x, y + t + abs(x) * rise, z) for x, z in outline] for t in (0.0, thickness)]
    return loft(paint, *rings)


def box(
    paint: str,
    centre: Point,
    size: Point,
    cut: float = 1.0,
    bevel: float = 1.0,
    top: float = 1.0,
    bottom: float = 1.0,
) -> Piece:
    """A box with cut corners; its top and bottom may be narrower."""
    x, y, z = centre
    w, h, d = size[0] / 2, size[1] / 2, size[2] / 2
    t, b = w * top, w * bottom
    outline = [
        (x + t - cut, y + h),
        (x + t, y + h - cut),
        (x + b, y - h + cut),
        (x + b - cut, y - h),
        (x - b + cut, y - h),
        (x - b, y - h + cut),
        (x - t, y + h - cut),
        (x - t + cut, y + h),
    ]
    return slab(paint, outline, z - d, z + d, bevel)


def block(paint: str, foot: Point, size: Point, top: float = 0.9) -> Piece:
    """A block standing on the middle of its foot, narrower at the top, its edge bevelled."""
    x, y, z = foot
    w, h, d = size[0] / 2, size[1], size[2] / 2

    def ring(level: float, k: float) -> list[Point]:
        return [
            (x - w * k, level, z - d * k),
            (x - w * k, level, z + d * k),
            (x + w * k, level, z + d * k),
            (x + w * k, level, z - d * k),
        ]

    return loft(
        paint, ring(y, 1.0), ring(y + h * 0.82, 1 - (1 - top) * 0.45), ring(y + h, top * 0.97)
    )


def cylinder(
    paint: str,
    start: Point,
    end: Point,
    radius: float,
    end_radius: float | None = None,
    sides: int = 8,
    bevel: float = 0.0,
    bore: str = "",
) -> Piece:
    """A cylinder or cone; `bore` is the paint of a hole in its far end."""
    far = radius if end_radius is None else end_radius
    piece = Piece(Cylinder(start, end, radius, far, sides, bevel), paint)
    if bore:
        axis = (end[0] - start[0], end[1] - start[1], end[2] - start[2])
        piece.lit(bore, *circle(end, axis, (far - bevel) * 0.66, sides))
    return piece


def tube(paint: str, *sections: tuple[float, float, float, float]) -> Piece:
    """Cut rectangles along z: (z, height of centre, half width, half height) each."""
    return Piece(Tube(tuple(n for section in sections for n in section)), paint)


def loft(paint: str, *rings: Sequence[Point]) -> Piece:
    """Rings of equally many points, one after another."""
    numbers = tuple(n for ring in rings for point in ring for n in point)
    return Piece(Loft(len(rings[0]), numbers), paint)


def wheel(x: float, y: float, z: float, radius: float, width: float, hub: str = HUB) -> Piece:
    """A wheel on an axle along x, its hub on the outside."""
    side = 1.0 if x >= 0 else -1.0
    inner, outer = (x - side * width / 2, y, z), (x + side * width / 2, y, z)
    piece = cylinder(RUBBER, inner, outer, radius, sides=10, bevel=min(0.9, width * 0.25))
    axis = (side, 0.0, 0.0)
    piece.lit(hub, *circle(outer, axis, radius * 0.58, 8))
    return piece.lit("#d3d9e8", *circle(outer, axis, radius * 0.22, 6))


def wheels(
    half_width: float, places: Sequence[float], radius: float, width: float = 4.0, hub: str = HUB
) -> list[Piece]:
    """Wheels on both sides at these places along z."""
    x = half_width - width / 2 + 0.7
    return both(*(wheel(x, radius, z, radius, width, hub) for z in places))


def symmetric(*right_half: tuple[float, float]) -> list[tuple[float, float]]:
    """A closed outline from its right half, listed from the top down."""
    left = [(-x, y) for x, y in reversed(right_half) if x]
    return [*right_half, *left]


def rectangle(x0: float, y0: float, x1: float, y1: float, z: float) -> list[Point]:
    return [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)]


def trapezium(top: float, y0: float, bottom: float, y1: float, z: float) -> list[Point]:
    """Half widths at two heights."""
    return [(-top, y0, z), (top, y0, z), (bottom, y1, z), (-bottom, y1, z)]


def _flat(outline: Outline) -> tuple[float, ...]:
    return tuple(n for point in outline for n in point)
