"""Chests: from y = 0 up to their height, the front near z = 8."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rollout.cast.character import Character, RobotLook
from rollout.cast.figures.colours import mix, purity
from rollout.cast.figures.paints import Paints
from rollout.cast.figures.solids import (
    GLASS,
    INK,
    LAMP,
    Piece,
    both,
    cylinder,
    loft,
    rectangle,
    slab,
    symmetric,
    trapezium,
)
from rollout.cast.figures.tapes import tape_window

FRONT: Final = 7.05


@dataclass(frozen=True)
class Chest:
    """Half width, half width of the waist, height, and the paints."""

    half: float
    waist: float
    height: float
    paints: Paints

    def halves(
        self, inner: float, outer: float, low: float, high: float, paint: str, out: float = 2.2
    ) -> Piece:
        """A raised plate on each side of the middle; measures in shares of the chest."""
        w, h = self.half, self.height
        outline = [
            (w * inner, h * high),
            (w * outer, h * high),
            (w * outer - 1.2, h * low),
            (w * inner, h * low),
        ]
        (piece,) = both(slab(paint, outline, 4, FRONT + out, 0.8))
        return piece

    def middle(
        self, paint: str, *right_half: tuple[float, float], out: float = 2.0, bevel: float = 0.8
    ) -> Piece:
        """A raised plate across the middle; measures in shares of the chest."""
        w, h = self.half, self.height
        outline = symmetric(*((x * w, y * h) for x, y in right_half))
        return slab(paint, outline, 4, FRONT + out, bevel)


def chest(character: Character, look: RobotLook, paints: Paints, size: Chest) -> list[Piece]:
    """The torso with what it shows of the other form."""
    w, h = size.half, size.height
    outline = symmetric((w * 0.78, h), (w, h - 4), (w, h * 0.5), (size.waist, 0))
    torso = slab(paints.torso, outline, -8, 7, 2.2)
    shown = [FEATURES[each] for each in character.features if each in FEATURES]
    if look.build in ("person", "crowd"):
        return [torso, size.middle(paints.trim, (0.5, 0.9), (0.3, 0.42), out=1.2)]
    if not shown:
        shown = [PLAIN[look.chest]]
    return [torso, *(piece for each in shown for piece in each(size))]


def windows(size: Chest) -> list[Piece]:
    w, h, paints = size.half, size.height, size.paints
    z = FRONT + 2.65
    frame = size.halves(0.06, 0.88, 0.42, 0.92, paints.torso, 2.6)
    outer = w * 0.88 - 1.3
    frame.pane(
        paints.glass,
        (2, h * 0.87, z),
        (outer, h * 0.87, z),
        (outer - 1, h * 0.49, z),
        (2, h * 0.49, z),
    )
    return [frame]


def grille(size: Chest) -> list[Piece]:
    w, h = size.half, size.height
    piece = size.middle(size.paints.metal, (0.62, 0.40), (0.52, 0.03), out=2.4)
    for y in (0.345, 0.265, 0.185, 0.105):
        bar = trapezium(w * 0.5, h * y, w * 0.48, h * y - 0.9, FRONT + 2.45)
        piece.lit("#3a4056", *bar)
    return [piece]


def bumper(size: Chest) -> list[Piece]:
    """The hood of a car over its bumper and lamps."""
    w, h, paints = size.half, size.height, size.paints
    hood = loft(
        paints.torso,
        trapezium(w * 0.9, h * 0.86, w, h * 0.52, 6),
        [
            (-w * 0.8, h * 0.74, 11),
            (w * 0.8, h * 0.74, 11),
            (w * 0.94, h * 0.56, 13),
            (-w * 0.94, h * 0.56, 13),
        ],
    )
    stripe = paints.accent if purity(paints.accent) > 0.3 else paints.trim
    hood.flat(
        stripe,
        (-w * 0.16, h * 0.85, 6.4),
        (w * 0.16, h * 0.85, 6.4),
        (w * 0.19, h * 0.57, 12.9),
        (-w * 0.19, h * 0.57, 12.9),
    )
    bar = slab(paints.dark, symmetric((w * 0.95, h * 0.54), (w * 0.86, h * 0.3)), 3, 12.4, 0.8)
    bar.lit("#59607a", *trapezium(w * 0.5, h * 0.49, w * 0.46, h * 0.36, 12.45))
    for m in (-1, 1):
        lamp = ((0.55, 0.5), (0.88, 0.5), (0.82, 0.37), (0.55, 0.37))
        bar.lit("#fff3c4", *((m * w * x, h * y, 12.5) for x, y in lamp))
    return [hood, bar]


def cockpit(size: Chest) -> list[Piece]:
    """The nose of a jet with its canopy, between two intakes."""
    w, h, paints = size.half, size.height, size.paints
    nose = loft(
        paints.dark,
        trapezium(5, h - 1, 4, h * 0.22, 5),
        [(-2.6, h - 3, 10), (2.6, h - 3, 10), (1.6, h * 0.3, 12.5), (-1.6, h * 0.3, 12.5)],
    )
    nose.pane(
        paints.glass,
        (-2.4, h - 3.4, 10.2),
        (2.4, h - 3.4, 10.2),
        (1.5, h * 0.32, 12.5),
        (-1.5, h * 0.32, 12.5),
    )
    side = ((2.9, h - 3, 9.7), (4.8, h - 1.6, 5.4), (3.9, h * 0.26, 5.5), (1.9, h * 0.31, 12))
    nose.lit(mix(paints.glass, "#1c1658", 0.35), *side)
    nose.lit(mix(paints.glass, "#ffffff", 0.3), *((-x, y, z) for x, y, z in side))
    vent_paint = paints.second if paints.torso != paints.second else paints.trim
    vent = size.halves(0.48, 0.96, 0.34, 0.78, vent_paint)
    for y in (0.70, 0.59, 0.48):
        vent.lit(INK, *rectangle(w * 0.56, h * y, w * 0.85, h * y - 1, FRONT + 2.25))
    return [nose, vent]


def cassette_door(size: Chest) -> list[Piece]:
    w, h, paints = size.half, size.height, size.paints
    z = FRONT + 2.25
    door = size.middle(paints.second, (0.74, 0.91), (0.74, 0.30), out=2.2, bevel=0.9)
    tape_window(door, (0, h * 0.58), (w * 1.14, h * 0.34), z)
    door.flat(paints.accent, *rectangle(-w * 0.57, h * 0.86, w * 0.57, h * 0.8, z))
    keys = size.middle(paints.accent, (0.7, 0.26), (0.66, 0.1), out=1.8, bevel=0.5)
    for x in (-0.56, -0.26, 0.04, 0.34):
        keys.lit(INK, *rectangle(w * x, h * 0.23, w * (x + 0.2), h * 0.14, FRONT + 1.85))
    return [door, keys]


def beast_head(size: Chest) -> list[Piece]:
    h = size.height
    snout = loft(
        size.paints.trim,
        trapezium(7, h - 2, 5, h * 0.2, 5),
        [(-2.6, h * 0.62, 14), (2.6, h * 0.62, 14), (2, h * 0.3, 13), (-2, h * 0.3, 13)],
    )
    for m in (-1, 1):
        eye = ((m * 1.8, h * 0.72, 10.9), (m * 4.6, h * 0.84, 8.6), (m * 4, h * 0.68, 9.8))
        snout.glow(size.paints.eyes, *eye)
    return [snout]


def cannon(size: Chest) -> list[Piece]:
    h, paints = size.height, size.paints
    mount = size.middle(paints.trim, (0.5, 0.86), (0.5, 0.3), out=1.6)
    barrel = cylinder(
        paints.metal, (0, h * 0.6, 5), (0, h * 0.58, 16), 3, sides=8, bevel=0.7, bore=INK
    )
    return [mount, barrel]


def scope(size: Chest) -> list[Piece]:
    h, paints = size.height, size.paints
    barrel = cylinder(
        paints.trim, (0, h * 0.6, 5), (0, h * 0.58, 11.5), 4.6, sides=10, bevel=0.8, bore=GLASS
    )
    return [*plates(size)[:1], barrel]


def plates(size: Chest) -> list[Piece]:
    paints = size.paints
    return [
        size.halves(0.08, 0.84, 0.52, 0.91, paints.torso, 2.0),
        size.middle(paints.trim, (0.4, 0.46), (0.34, 0.12), out=1.6),
    ]


def panel(size: Chest) -> list[Piece]:
    return [size.middle(size.paints.trim, (0.62, 0.9), (0.66, 0.6), (0.2, 0.3), out=2.4, bevel=1.2)]


def vest(size: Chest) -> list[Piece]:
    paints = size.paints
    return [
        size.halves(0.34, 0.9, 0.36, 0.91, paints.trim, 2.0),
        size.middle(paints.torso, (0.28, 0.92), (0.22, 0.3), out=3.0, bevel=1.0),
    ]


def ribs(size: Chest) -> list[Piece]:
    w, h, paints = size.half, size.height, size.paints
    belt = size.middle(paints.dark, (0.62, 0.46), (0.5, 0.14), out=1.8)
    for y in (0.38, 0.30, 0.22):
        bar = rectangle(-w * 0.4, h * y, w * 0.4, h * (y - 0.035), FRONT + 1.85)
        belt.lit(paints.trim, *bar)
    return [
        size.halves(0.3, 0.86, 0.56, 0.91, paints.torso, 2.2),
        size.middle(paints.dark, (0.24, 0.94), (0.2, 0.5), out=1.6),
        belt,
    ]


def chevron(size: Chest) -> list[Piece]:
    w, h = size.half, size.height
    outline = [(0, h * 0.52), (0, h * 0.28), (w * 0.86, h * 0.68), (w * 0.8, h * 0.88)]
    return both(slab(size.paints.trim, outline, 4, FRONT + 2, 0.8))


def core(size: Chest) -> list[Piece]:
    """One round lamp; two would read as eyes."""
    w, h, paints = size.half, size.height, size.paints
    start, end = (0, h * 0.6, 4), (0, h * 0.6, FRONT + 2.6)
    lamp = cylinder(paints.dark, start, end, w * 0.26, sides=8, bevel=0.6, bore=LAMP)
    return [size.middle(paints.trim, (0.78, 0.84), (0.5, 0.2), out=1.4), lamp]


FEATURES: Final[dict[str, Callable[[Chest], list[Piece]]]] = {
    "chest-windows": windows,
    "chest-grille": grille,
    "chest-bumper": bumper,
    "chest-cockpit": cockpit,
    "cassette-chest": cassette_door,
    "beast-chest": beast_head,
    "chest-cannon": cannon,
    "chest-scope": scope,
}
PLAIN: Final[dict[str, Callable[[Chest], list[Piece]]]] = {
    "plates": plates,
    "panel": panel,
    "vest": vest,
    "ribs": ribs,
    "chevron": chevron,
    "core": core,
}
