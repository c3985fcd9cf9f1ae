"""Beasts that walk: a trunk, a neck, a head, legs and a tail by numbers, then what each has."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.cast.figures.colours import brightness
from rollout.cast.figures.geometry import Point
from rollout.cast.figures.look import Look
from rollout.cast.figures.solids import (
    BONE,
    INK,
    METAL,
    Group,
    Piece,
    block,
    both,
    cylinder,
    loft,
    profile,
    slab,
    symmetric,
    tube,
    wing,
)


@dataclass(frozen=True)
class Anatomy:
    """Trunk (length, half width, half height, height above ground), neck, head and tail."""

    length: float
    half: float
    thick: float
    high: float
    neck_up: float
    neck_forward: float
    head: float
    head_half: float
    tail: float
    has: frozenset[str] = frozenset()


def _has(words: str) -> frozenset[str]:
    return frozenset(words.split())


ANATOMIES: Final = {
    "tyrannosaur": Anatomy(24, 8.5, 9, 22, 8, 7, 18, 7, 28, _has("biped jaw")),
    "alligator": Anatomy(36, 9, 6, 8, 0, 5, 22, 6, 30, _has("jaw ridges")),
    "gorilla": Anatomy(20, 10, 10, 18, 5, 8, 9, 6, 0, _has("arms jaw")),
    "triceratops": Anatomy(32, 10, 9, 12, 0, 7, 13, 7, 16, _has("frill horns")),
    "stegosaur": Anatomy(34, 8, 10, 12, -3, 9, 9, 4, 22, _has("plates")),
    "sauropod": Anatomy(32, 9, 9, 16, 20, 14, 9, 4.4, 26),
    "lion": Anatomy(28, 7, 7, 15, 6, 4, 10, 5.5, 18, _has("mane jaw")),
    "panther": Anatomy(30, 6.5, 6, 14, 5, 5, 10, 5, 22, _has("ears jaw")),
    "wolf": Anatomy(28, 6, 6.5, 15, 6, 5, 12, 4.6, 14, _has("ears jaw")),
    "rhino": Anatomy(32, 9.5, 9, 12, 1, 6, 14, 6, 8, _has("nose-horn ears")),
    "bull": Anatomy(30, 8.5, 8.5, 14, 3, 5, 11, 5.5, 12, _has("horns")),
    "turtle": Anatomy(28, 13, 8, 7, 0, 8, 9, 4.6, 8, _has("shell")),
    "dragon": Anatomy(30, 7.5, 8, 16, 14, 10, 13, 5, 28, _has("wings horns jaw")),
}


def beast(look: Look) -> Group:
    anatomy = ANATOMIES["alligator" if look.has("alligator") else look.kind]
    biped = "biped" in anatomy.has
    trunk = Group("trunk", _trunk(look, anatomy), at=(0, anatomy.high, 0))
    trunk.turn = (-26, 0, 0) if biped else (0, 0, 0)
    trunk.groups += _heads(look, anatomy)
    return Group("root", _legs(look, anatomy), [trunk])


def _trunk(look: Look, size: Anatomy) -> list[Piece]:
    """Body, neck, tail and what grows on the back; its middle is the origin."""
    z, w, h = size.length / 2, size.half, size.thick
    rise = 8 if size.has & {"biped", "arms"} else 0
    neck = _neck(size)
    pieces = [
        tube(
            look.body,
            (-z, -rise * 0.3, w * 0.72, h * 0.62),
            (-z * 0.2, 1, w, h * 0.85),
            (z * 0.7, rise * 0.6, w * 0.95, h * 0.9),
            (z, rise, w * 0.6, h * 0.6),
        )
    ]
    if not look.has("two-heads"):
        base = (z - 5, rise * 0.5, w * 0.62, h * 0.66)
        pieces.append(
            tube(look.second, base, (neck[2], neck[1], size.head_half * 0.8, size.head_half * 0.8))
        )
    if size.tail:
        end = -z - size.tail
        knee = (-z - size.tail * 0.45, 1.0, w * 0.34, h * 0.3)
        pieces.append(tube(look.second, (-z + 4, 0, w * 0.5, h * 0.46), knee))
        pieces.append(tube(look.body, knee, (end, 4, 0.7, 0.7)))
    return pieces + _grown(look, size)


def _grown(look: Look, size: Anatomy) -> list[Piece]:
    z, w, h = size.length / 2, size.half, size.thick
    pieces: list[Piece] = []
    if "biped" in size.has:
        pieces += both(cylinder(look.second, (w * 0.8, 3, z), (w * 0.9, -3, z + 7), 1.8, 0.9, 5))
    if "plates" in size.has:
        for at, tall in ((-20, 5), (-11, 10), (-1, 13), (9, 9)):
            outline = [(at - 4.4, h - tall * 0.4), (at, h + tall), (at + 4.4, h - tall * 0.4)]
            pieces.append(profile(look.accent, outline, 1, 0.4))
    if "ridges" in size.has:
        for at in (-16, -8, 0, 8, 16):
            outline = [(at - 3, h * 0.6), (at, h + 3), (at + 3, h * 0.6)]
            pieces += both(profile(look.second, outline, 1, 0.3))
    if "shell" in size.has:
        pieces.append(loft(look.second, *(_dome(w * k, z * k, y) for k, y in _SHELL)))
    if "wings" in size.has or look.has("winged"):
        outline = [(4, 10), (34, 2), (26, -10), (4, -8)]
        pieces += both(wing(look.second, outline, 8, 0.4, 1.4))
    if look.has("missiles"):
        start, end = (w * 1.1, 4, -z + 2), (w * 1.1, 5, 4)
        pieces += both(cylinder(look.second, start, end, 2, bevel=0.4, bore=INK))
    if look.has("tiger"):
        for at in (-9, -3, 3, 9):
            band = [(at - 1, h * 0.9), (at + 1, h * 0.9), (at + 1.6, 0), (at - 1.6, 0)]
            pieces.append(profile(look.second, band, w * 0.99, 0.2))
    return pieces


_SHELL: Final = ((1.1, 2.0), (0.95, 9.0), (0.5, 13.0))


def _dome(half: float, depth: float, y: float) -> list[Point]:
    plan = ((0.5, 1), (1, 0.5), (1, -0.5), (0.5, -1), (-0.5, -1), (-1, -0.5), (-1, 0.5), (-0.5, 1))
    return [(x * half, y, z * depth) for x, z in plan]


def _neck(size: Anatomy) -> Point:
    """Where the head sits, from the middle of the trunk."""
    rise = 8 if size.has & {"biped", "arms"} else 0
    return (0, size.neck_up + rise * 0.4, size.length / 2 + size.neck_forward)


def _heads(look: Look, size: Anatomy) -> list[Group]:
    x, y, z = _neck(size)
    turn: Point = (28, 0, 0) if "biped" in size.has else (0, 0, 0)
    if not look.has("two-heads"):
        return [Group("muzzle", _head(look, size), at=(x, y, z), turn=turn)]
    heads = []
    for m in (-1, 1):
        side = Group("muzzle", _head(look, size), at=(m * 8, y, z), turn=(0, m * 14, 0), scale=0.82)
        start, end = (m * 3, 0, size.length / 2 - 5), (m * 8, y, z + 1)
        side_neck = cylinder(look.second, start, end, size.half * 0.5, size.head_half * 0.7, 6)
        heads += [side, Group("neck", [side_neck])]
    return heads


def _head(look: Look, size: Anatomy) -> list[Piece]:
    """The back of the head is the origin."""
    w, n = size.head_half, size.head
    skull = tube(
        look.body,
        (-3, 0, w, w * 0.85),
        (n * 0.45, 0, w * 0.92, w * 0.72),
        (n, -0.8, w * 0.5, w * 0.42),
    )
    for m in (-1, 1):
        skull.glow(
            look.eyes,
            (m * w * 0.55, w * 0.75, n * 0.16),
            (m * w * 0.98, w * 0.4, n * 0.12),
            (m * w * 0.95, w * 0.26, n * 0.46),
            (m * w * 0.55, w * 0.62, n * 0.5),
        )
    pieces = [skull]
    if "jaw" in size.has:
        back, front = (0, -w * 0.95, w * 0.7, w * 0.24), (n * 0.88, -w * 1.35, w * 0.42, w * 0.16)
        pieces.append(tube(look.second, back, front))
        for across, along in ((0.62, 0.62), (0.46, 0.9)):
            root = (w * across, -w * 0.4, n * along)
            pieces += both(cylinder(BONE, root, (w * across, -w * 0.95, n * along), 0.8, 0.1, 4))
    return pieces + _head_gear(look, size)


def _head_gear(look: Look, size: Anatomy) -> list[Piece]:
    w, n, has = size.head_half, size.head, size.has
    pieces: list[Piece] = []
    if "horns" in has:
        tip = (w * 1.3, w * 1.5, 10)
        pieces += both(cylinder(BONE, (w * 0.7, w * 0.6, 1), tip, 1.6, 0.3, 5))
    if "nose-horn" in has or "frill" in has or look.has("nose-horn"):
        root = (0, w * 0.3, n * 0.8)
        pieces.append(cylinder(BONE, root, (0, w * 1.6, n), 1.9, 0.3, 5))
    if "frill" in has:
        pieces.append(slab(look.second, symmetric((6, 13), (11, 6), (8, -4)), -5, -2, 1))
    if "mane" in has:
        mane = look.accent if look.has("tiger") else look.second
        pieces.append(slab(mane, symmetric((5, 9), (9, 3), (7, -7)), -6, -0.5, 1.6))
    if "ears" in has:
        outline = [(1, w * 0.6), (w, w * 0.5), (w * 0.8, w * 1.5)]
        pieces += both(slab(look.body, outline, -2, 0, 0.3))
    return pieces


def _legs(look: Look, size: Anatomy) -> list[Piece]:
    z, w, y = size.length / 2, size.half, size.high
    if "biped" in size.has:
        return _leg(look, w, -2, y + 1, 5.4)
    if "arms" in size.has:
        return _leg(look, w, -z + 2, y * 0.8, 4) + _leg(look, w, z + 2, y + 8, 4.6, 3)
    if size.high < 9:
        return _leg(look, w, z - 6, y, w * 0.3, 3) + _leg(look, w, -z + 6, y, w * 0.3, 3)
    return _leg(look, w, z - 5, y, w * 0.4) + _leg(look, w, -z + 5, y, w * 0.42)


def _leg(
    look: Look, half: float, z: float, top: float, radius: float, out: float = 0
) -> list[Piece]:
    knee = (half * 1.05 + out, top * 0.5, z + 3)
    foot_paint = look.accent if brightness(look.accent) < 0.7 else METAL
    return both(
        cylinder(look.body, (half * 0.8, top, z), knee, radius, radius * 0.8, 6),
        cylinder(look.second, knee, (knee[0], 2.4, z - 1), radius * 0.72, radius * 0.62, 6),
        block(foot_paint, (knee[0], 0, z + 1.5), (radius * 2, 3, radius * 2.8), 0.8),
    )
