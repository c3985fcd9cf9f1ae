"""Birds, bats and flying reptiles."""

from __future__ import annotations

from rollout.cast.figures.look import Look
from rollout.cast.figures.solids import (
    METAL,
    Group,
    Piece,
    both,
    cylinder,
    plate,
    profile,
    slab,
    tube,
    wing,
)

FEATHERED = ("condor", "bird", "eagle")


def flyer(look: Look) -> Group:
    pieces = [
        tube(look.body, (-16, 9, 4, 3), (-4, 10, 7, 5.6), (8, 11, 6.4, 5.4), (13, 13, 4.4, 4.4)),
        tube(look.second, (9, 12.4, 4.4, 4.2), (18, 19, 3.8, 3.8)),
        _head(look),
        *_beak(look),
        *_tail(look),
        *both(*_wing(look)),
    ]
    if look.kind == "pteranodon":
        pieces.append(profile(look.second, [(22, 23), (5, 32), (3, 30), (15, 20)], 1, 0.3))
    if look.kind == "bat":
        pieces += both(slab(look.body, [(0.8, 24), (4.6, 23.6), (4.6, 33)], 17, 19, 0.3))
    if look.has("winged"):
        pieces += both(cylinder(METAL, (2, 24, 18), (5, 31, 14), 1.2, 0.3, 5))
    return Group("root", pieces)


def _head(look: Look) -> Piece:
    head = tube(look.body, (14, 20, 4, 4), (21, 21, 4.8, 4.4), (27, 19.6, 3, 2.8))
    for m in (-1, 1):
        head.glow(
            look.eyes,
            (m * 2.66, 24.5, 22.2),
            (m * 4.2, 23.1, 22.2),
            (m * 3.4, 22, 25.4),
            (m * 2.16, 23.15, 25.4),
        )
    return head


def _beak(look: Look) -> list[Piece]:
    if look.kind in FEATHERED:
        return [
            cylinder(METAL, (0, 19.6, 26), (0, 17.4, 34), 2.8, 1.5, 6),
            cylinder(METAL, (0, 17.6, 33.4), (0, 13, 36.4), 1.5, 0.2, 6),
        ]
    reach = 44 if look.kind == "pteranodon" else 29
    paint = look.accent if look.kind == "pteranodon" else METAL
    return [cylinder(paint, (0, 19.6, 26), (0, 17.4, reach), 2.8, 0.3, 6)]


def _tail(look: Look) -> list[Piece]:
    spread = (0,) if look.kind == "bat" else (-1, 1, 0)
    return [
        plate(
            look.second,
            [
                (2.2 * k - 2, -12),
                (2.2 * k + 2, -12),
                (7 * k + 3, 2 * abs(k) - 31),
                (7 * k - 3, 2 * abs(k) - 31),
            ],
            8.4,
            1.1,
        )
        for k in spread
    ]


def _wing(look: Look) -> list[Piece]:
    """One wing: the arm, then feathers or skin; birds carry a gun on each shoulder."""
    pieces = [wing(look.body, [(4, 12), (20, 16), (20, -8), (4, -8)], 9.6, 0.26, 1.4)]
    if look.kind not in FEATHERED:
        skin = [(19, 16), (38, 0), (32, -13), (19, -6)]
        return [*pieces, wing(look.second, skin, 9.4, 0.26)]
    for i in range(4):
        feather = [
            (19, 15 - 6 * i),
            (38 - 2.5 * i, 9 - 8 * i),
            (36 - 2.5 * i, 4 - 8 * i),
            (19, 8.6 - 6 * i),
        ]
        pieces.append(wing(look.second, feather, 9.4, 0.26))
    gun = cylinder(look.accent, (5.8, 16.4, -4), (6.8, 17.4, 11), 1.9, bevel=0.4, bore=look.eyes)
    return [*pieces, gun]
