"""Insects, crabs and scorpions, the squid, and what swims."""

from __future__ import annotations

from itertools import pairwise

from rollout.cast.figures.look import Look
from rollout.cast.figures.solids import (
    BONE,
    INK,
    Group,
    Piece,
    both,
    cylinder,
    profile,
    tube,
    wing,
)


def insect(look: Look) -> Group:
    wide = look.kind == "crab"
    back = 13 if wide else 10
    shell = tube(look.body, (-26, 10, 4, 4), (-14, 12, back, 8), (2, 11, back, 7))
    if not wide:
        shell.lit(INK, (-0.6, 20.05, -14), (0.6, 20.05, -14), (0.6, 18.1, 2), (-0.6, 18.1, 2))
    pieces = [
        shell,
        tube(look.second, (2, 11, 8.4, 6), (12, 10, 7.4, 5)),
        _insect_head(look),
        *_insect_legs(look),
        *_weapons(look),
    ]
    if look.has("winged") or look.kind == "insect-grasshopper":
        outline = [(3, 0), (14, -18), (11, -34), (2, -20)]
        pieces += both(wing(look.accent, outline, 19, 0.1, 0.9))
    if look.has("lobster"):
        pieces += _fan(look)
    if look.has("scorpion"):
        pieces += _sting(look)
    return Group("root", pieces)


def squid(look: Look) -> Group:
    head = tube(look.second, (4, 12, 7, 6), (12, 11, 6, 5))
    for m in (-1, 1):
        eye = ((m * 2, 17.1, 6), (m * 6.2, 14.2, 6), (m * 5.8, 13.4, 10.6), (m * 2, 16.2, 10.6))
        head.glow(look.eyes, *eye)
    arms = [
        cylinder(
            look.second if i % 2 else look.body, (x, 9, 10), (x * 2.2, 3, 34 - abs(x)), 1.9, 0.5, 5
        )
        for i, x in enumerate((-6, -3.6, -1.2, 1.2, 3.6, 6))
    ]
    fins = both(wing(look.accent, [(5, -16), (14, -26), (2, -34)], 12, 0))
    mantle = tube(look.body, (-34, 12, 1, 1), (-20, 12, 8, 6), (4, 12, 7, 6))
    return Group("root", [mantle, head, *arms, *fins])


def fish(look: Look) -> Group:
    """A shark, a coelacanth or a ray; some walk."""
    if look.has("manta"):
        return _ray(look)
    body = tube(
        look.body, (-26, 13, 1.6, 2.4), (-6, 13, 7, 7.6), (10, 13, 7.4, 7.6), (27, 12.6, 2, 2.4)
    )
    _fish_eyes(body, look, 18.4, 12)
    pieces = [
        body,
        tube(look.second, (8, 7.4, 5, 2), (23, 8.6, 2, 1.2)),
        profile(look.second, [(4, 19), (-6, 32), (-11, 32), (-8, 18)], 1, 0.4),
        profile(look.second, [(-24, 13), (-36, 27), (-38, 26), (-32, 13)], 1, 0.4),
        profile(look.second, [(-24, 13), (-32, 13), (-37, 3), (-35, 3)], 1, 0.4),
        *both(
            wing(look.second, [(5, 8), (20, -6), (17, -10), (5, -2)], 10, -0.2, 1.1),
            cylinder(BONE, (2.6, 9.6, 21), (2.6, 7.4, 21.6), 0.8, 0.1, 4),
            cylinder(BONE, (4, 9.2, 17), (4, 7, 17.6), 0.8, 0.1, 4),
        ),
    ]
    if look.has("fish"):
        pieces.append(profile(look.accent, [(-10, 18), (-15, 28), (-19, 27), (-18, 16)], 1, 0.4))
    if look.has("legs"):
        pieces += both(
            cylinder(look.accent, (6, 8, -4), (9, 0, 0), 3, 2, 6),
            cylinder(look.accent, (6, 8, 8), (9, 0, 12), 2.4, 1.6, 6),
        )
    return Group("root", pieces)


def _ray(look: Look) -> Group:
    body = tube(look.body, (-22, 9, 2, 1.6), (-4, 10, 8, 4), (14, 10, 7, 3.4), (22, 9, 4, 2))
    _fish_eyes(body, look, 12.6, 13)
    return Group(
        "root",
        [
            body,
            *both(
                wing(look.body, [(5, 18), (34, -6), (30, -12), (5, -16)], 9, 0.16, 1.6),
                wing(look.second, [(24, 2), (38, -14), (33, -16), (24, -10)], 9.2, 0.16, 1.2),
                cylinder(look.second, (3.4, 9, 20), (4.6, 9.6, 29), 1.8, 0.6, 5),
            ),
            cylinder(look.second, (0, 9, -20), (0, 10, -44), 1.6, 0.3, 6),
        ],
    )


def _fish_eyes(body: Piece, look: Look, y: float, z: float) -> None:
    for m in (-1, 1):
        body.glow(
            look.eyes,
            (m * 4.6, y, z),
            (m * 6.6, y - 1.8, z),
            (m * 5, y - 2.8, z + 6),
            (m * 3.6, y - 1.4, z + 6),
        )


def _insect_head(look: Look) -> Piece:
    head = tube(look.body, (12, 10, 5.6, 4.6), (20, 9, 3.8, 3.4))
    for m in (-1, 1):
        head.glow(
            look.eyes,
            (m * 2.6, 14.5, 13),
            (m * 5.4, 12.4, 13),
            (m * 4, 11, 19),
            (m * 2, 12.4, 19),
        )
    return head


def _insect_legs(look: Look) -> list[Piece]:
    knee = 17 if look.kind == "insect-grasshopper" else 11
    pieces: list[Piece] = []
    for z in (8, 0, -9):
        high = knee + 8 if look.kind == "insect-grasshopper" and z == -9 else knee
        pieces += both(
            cylinder(look.second, (7, 9, z), (19, high, z * 1.5), 1.9, 1.4, 5),
            cylinder(look.accent, (19, high, z * 1.5), (25, 0, z * 2), 1.5, 0.5, 5),
        )
    return pieces


def _weapons(look: Look) -> list[Piece]:
    """Pincers, claws, a horn or feelers."""
    if look.kind == "insect-stag":
        return both(
            cylinder(look.accent, (4, 9, 18), (12, 10, 28), 2.2, 2, 5),
            cylinder(look.accent, (12, 10, 28), (4, 10, 38), 2.2, 0.4, 5),
        )
    if look.kind == "crab":
        return both(
            cylinder(look.second, (8, 9, 14), (20, 9, 22), 2.4, 2, 5),
            cylinder(look.accent, (20, 9, 20), (18, 10, 34), 4.4, 1.6, 6),
            cylinder(look.accent, (22, 10, 22), (25, 12, 35), 2.6, 0.5, 5),
        )
    if look.kind == "insect-beetle":
        return [cylinder(look.accent, (0, 11, 18), (0, 22, 32), 2.4, 0.8, 6)]
    return both(cylinder(look.accent, (2, 13, 18), (8, 24, 30), 0.8, 0.4, 5))


def _fan(look: Look) -> list[Piece]:
    """A tail that ends in a fan."""
    return [
        tube(look.second, (-36, 8, 4, 3), (-24, 10, 5, 4)),
        *both(wing(look.accent, [(0, -34), (12, -44), (0, -46)], 7, 0.05)),
    ]


def _sting(look: Look) -> list[Piece]:
    """A tail that bends forward over the back."""
    curve = ((12, -24, 4.4), (26, -34, 3.8), (40, -28, 3.2), (46, -14, 2.6))
    segments = [
        cylinder(
            look.second if i % 2 else look.body, (0, a[0], a[1]), (0, b[0], b[1]), a[2], b[2], 6
        )
        for i, (a, b) in enumerate(pairwise(curve))
    ]
    return [*segments, cylinder(look.accent, (0, 46, -14), (0, 40, -4), 3, 0.3, 6)]
