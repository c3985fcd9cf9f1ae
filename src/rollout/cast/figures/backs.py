"""What stands behind the shoulders; y = 0 at the foot of the chest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rollout.cast.character import Character
from rollout.cast.figures.colours import brightness, difference, purity
from rollout.cast.figures.geometry import Outline, Point
from rollout.cast.figures.paints import Paints
from rollout.cast.figures.solids import (
    BLUE_LIGHT,
    INK,
    METAL,
    TAIL_LAMP,
    Group,
    Piece,
    both,
    box,
    cylinder,
    slab,
)


@dataclass(frozen=True)
class Back:
    """Half width and height of the chest, width of the arms, and the paints."""

    half: float
    height: float
    arm: float
    paints: Paints
    winged: bool

    @property
    def stripe(self) -> str:
        """The colour that stands out most on the wings."""
        paints = self.paints
        return max(
            (paints.second, paints.accent),
            key=lambda each: purity(each) + difference(each, paints.body),
        )


def back(character: Character, size: Back) -> Group:
    pieces: list[Piece] = []
    groups: list[Group] = []
    for feature in character.features:
        if feature in ON_THE_BACK:
            pieces += ON_THE_BACK[feature](size)
    if "boom" in character.features:
        groups.append(_boom(size))
    return Group("back", pieces, groups)


def _wing(paint: str, stripe: str, outline: Outline, z: float) -> Piece:
    """A wing with a stripe across its outer part."""
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = outline

    def at(u: float, v: float) -> Point:
        x = x0 + (x1 - x0) * u + (x3 - x0) * v + (x2 - x3 - x1 + x0) * u * v
        y = y0 + (y1 - y0) * u + (y3 - y0) * v + (y2 - y3 - y1 + y0) * u * v
        return (x, y, z + 0.1)

    piece = slab(paint, outline, z - 2, z, 0.7)
    return piece.flat(stripe, at(0.6, 0.06), at(0.78, 0.06), at(0.78, 0.94), at(0.6, 0.94))


def back_wings(size: Back) -> list[Piece]:
    w, h, k = size.half, size.height, 1.0 if size.winged else 0.82
    outline = [
        (w * 0.5, h + 1),
        (w + 26 * k, h + 13 * k),
        (w + 30 * k, h + 4 * k),
        (w * 0.7, h - 20),
    ]
    return both(_wing(size.paints.body, size.stripe, outline, -9))


def shoulder_wings(size: Back) -> list[Piece]:
    w, h, a, paints = size.half, size.height, size.arm, size.paints
    paint = paints.second if brightness(paints.second) > 0.3 else paints.body
    outline = [(w * 0.8, h + 1), (w + a * 1.6, h + 17), (w + a * 2.3, h + 8), (w + a * 0.6, h - 8)]
    return both(_wing(paint, size.stripe, outline, -6))


def doors(size: Back) -> list[Piece]:
    w, h = size.half, size.height
    outline = [(w * 0.8, h), (w + 15, h + 14), (w + 20, h + 4), (w + 8, h - 14)]
    door = slab(size.paints.body, outline, -10, -7.4, 0.8)
    glass = ((w + 3, h + 1), (w + 14.4, h + 11.4), (w + 17, h + 5), (w + 7, h - 4))
    door.lit("#2c4a74", *((x, y, -7.3) for x, y in glass))
    return both(door)


def backpack(size: Back) -> list[Piece]:
    paints = size.paints
    paint = paints.dark if brightness(paints.body) > 0.3 else paints.trim
    centre = (0, size.height * 0.74, -11)
    return [box(paint, centre, (size.half * 1.5, size.height * 0.7, 6), 2, 1)]


def stacks(size: Back) -> list[Piece]:
    x, h = size.half + size.arm * 0.2, size.height
    return both(cylinder(size.paints.metal, (x, h - 12, -8), (x, h + 13, -8), 1.8, bore=INK))


def rotor(size: Back) -> list[Piece]:
    h = size.height
    return [
        *both(slab("#8d94a6", [(1.2, h * 0.7), (36, h + 23), (35, h + 26)], -12, -11, 0)),
        *both(slab("#8d94a6", [(1.2, h * 0.7), (36, h - 19), (35, h - 16)], -12, -11, 0)),
        cylinder(METAL, (0, h * 0.7, -12.5), (0, h * 0.7, -9), 3),
    ]


def spoiler(size: Back) -> list[Piece]:
    centre = (0, size.height + 6, -11)
    return [box(size.paints.body, centre, (size.half * 2.6, 3.4, 4), 1, 0.8)]


def lightbar(size: Back) -> list[Piece]:
    w, y = size.half, size.height + 3.6
    measure = (w * 0.7, 3, 3.4)
    return [
        box(BLUE_LIGHT, (w * 0.62, y, -7), measure, 0.6, 0.6),
        box(TAIL_LAMP, (-w * 0.62, y, -7), measure, 0.6, 0.6),
    ]


def shoulder_cannon(size: Back) -> list[Piece]:
    """On the right shoulder, so that it does not hide what stands on the other."""
    paints, h = size.paints, size.height
    x = -(size.half + size.arm * 0.2)
    paint = paints.dark if brightness(paints.shoulder) > 0.3 else METAL
    return [
        cylinder(paint, (x, h + 3.4, -12), (x - 0.8, h + 7, 5), 2.9, bevel=0.6),
        cylinder(METAL, (x - 0.8, h + 7, 5), (x - 1.2, h + 9, 14), 1.9, bevel=0.4, bore=INK),
    ]


def tail(size: Back) -> list[Piece]:
    body, trim = size.paints.body, size.paints.trim
    return [
        cylinder(body, (0, -8, -8), (17, -20, -16), 4, 3, 6),
        cylinder(trim, (17, -20, -16), (30, -14, -20), 3, 1.8, 6),
        cylinder(body, (30, -14, -20), (37, -3, -22), 1.8, 0.4, 6),
    ]


def tentacles(size: Back) -> list[Piece]:
    w, h, paints = size.half, size.height, size.paints
    return both(
        cylinder(paints.body, (w, h - 8, -8), (w + 16, h - 4, -8), 3, 2.4, 6),
        cylinder(paints.trim, (w + 16, h - 4, -8), (w + 22, h + 12, -6), 2.4, 0.6, 6),
    )


def shell(size: Back) -> list[Piece]:
    """The halves of an outer shell, folded behind the shoulders."""
    w, h = size.half, size.height
    outline = [(w * 0.3, h - 2), (w * 0.55, h + 6), (w + 5, h + 5), (w + 3, h - 6)]
    return both(slab(size.paints.second, outline, -8, -4, 0.8))


def _boom(size: Back) -> Group:
    paints = size.paints
    pieces = [
        box(paints.trim, (0, 10, 0), (4.4, 40, 3.6), 0.8, 0.8),
        box(paints.dark, (0, 31, 0), (6, 4, 5), 1, 0.8),
    ]
    return Group("boom", pieces, at=(size.half * 0.3, size.height - 6, -12), turn=(0, 0, -24))


ON_THE_BACK: Final[dict[str, Callable[[Back], list[Piece]]]] = {
    "back-wings": back_wings,
    "shoulder-wings": shoulder_wings,
    "kibble-doors": doors,
    "backpack": backpack,
    "stacks": stacks,
    "rotor": rotor,
    "spoiler": spoiler,
    "lightbar": lightbar,
    "shoulder-cannon": shoulder_cannon,
    "tail": tail,
    "tentacles": tentacles,
    "pretender-shell": shell,
}
