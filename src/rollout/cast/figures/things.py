"""Guns, cassettes and other things that a robot hides as."""

from __future__ import annotations

from rollout.cast.figures.look import Look
from rollout.cast.figures.solids import (
    GLASS,
    INK,
    METAL,
    Group,
    Piece,
    block,
    box,
    cylinder,
    profile,
    rectangle,
    slab,
    symmetric,
    trapezium,
    tube,
)
from rollout.cast.figures.tapes import tape_window


def gun(look: Look) -> Group:
    """A pistol with a sight, a laser with a bell, a cannon on a mount."""
    if look.has("mounted"):
        return _mounted_gun(look)
    grip = profile(look.second, [(-20, 20), (-8, 20), (-15, 0), (-25, 0)], 3.2, 1)
    guard = profile(INK, [(-8, 19), (-1, 19), (-2, 13), (-8, 12)], 1, 0.3)
    if look.has("laser"):
        return Group("root", [grip, guard, *_laser(look)])
    body = profile(look.body, [(-26, 20), (-26, 28), (-22, 31), (8, 31), (12, 27), (12, 20)], 4, 1)
    body.lit(INK, (4.05, 27, -8), (4.05, 27, 4), (4.05, 25.4, 4), (4.05, 25.4, -8))
    body.lit(INK, (-4.05, 27, -8), (-4.05, 27, 4), (-4.05, 25.4, 4), (-4.05, 25.4, -8))
    return Group("root", [body, grip, guard, *_barrels(look), *_sight(look)])


def cassette(look: Look) -> Group:
    body = box(look.body, (0, 13, 0), (40, 26, 6), 2, 1.4)
    body.flat(look.accent, *trapezium(16.8, 5.2, 14.4, 1.3, 3.05))
    label = slab(look.second, symmetric((15.2, 22.1), (15.2, 8.6)), 0, 4.4, 0.7)
    tape_window(label, (0, 14.3), (24.8, 7.3), 4.45)
    label.flat(look.accent, *rectangle(-12.4, 20.3, 12.4, 19, 4.45))
    return Group("root", [body, label])


def cassette_player(look: Look) -> Group:
    body = box(look.body, (0, 21, 0), (30, 42, 12), 2, 1.4)
    door = slab(look.second, symmetric((11.4, 35.7), (11.4, 13.9)), 0, 7.4, 0.7)
    tape_window(door, (0, 23.1), (18.6, 11.8), 7.45)
    door.flat(look.accent, *rectangle(-9.3, 32.8, 9.3, 30.7, 7.45))
    keys = [box(look.accent, (4.8 * i - 9.6, 7.1, 6), (3.9, 4.2, 3), 0.5, 0.5) for i in range(5)]
    return Group("root", [body, door, *keys, box(look.second, (0, 43, 0), (15, 3, 7), 0.5, 0.5)])


def camera(look: Look) -> Group:
    body = box(look.body, (0, 12, 0), (38, 24, 12), 2, 1.4)
    band = box(look.second, (0, 11, 0), (38.4, 12, 12.4), 0.6, 0.4)
    lens = cylinder(INK, (0, 12, 4), (0, 12, 15), 9.4, sides=12, bevel=1.2, bore="#2a3f7c")
    glass = cylinder(METAL, (0, 12, 14.4), (0, 12, 16), 5.4, sides=10, bevel=0.4, bore=GLASS)
    return Group(
        "root",
        [
            body,
            band,
            lens,
            glass,
            block(look.second, (0, 24, 0), (13, 6, 9), 0.75),
            cylinder(look.accent, (-13, 24, 0), (-13, 27, 0), 2.8, bevel=0.4),
            block("#ffffff", (12, 24, 1), (8, 4, 6), 0.8),
        ],
    )


def microscope(look: Look) -> Group:
    tube_start, tube_end = (0, 44, -10), (0, 16, 8)
    return Group(
        "root",
        [
            block(look.second, (0, 0, 0), (26, 5, 34)),
            profile(look.body, [(-14, 5), (-14, 30), (-6, 34), (-4, 5)], 4, 1),
            cylinder(look.body, tube_start, tube_end, 4.6),
            cylinder(look.accent, (0, 52, -15), tube_start, 3.6),
            cylinder(GLASS, tube_end, (0, 11, 11), 2.8),
            block(look.accent, (0, 5, 9), (14, 2.4, 12)),
            cylinder(METAL, (-6.4, 22, -8), (6.4, 22, -8), 2.6, bevel=0.5),
        ],
    )


def _barrels(look: Look) -> list[Piece]:
    if look.has("double"):
        return [
            cylinder(METAL, (0, y, 10), (0, y, 38), 2.2, bevel=0.4, bore=INK) for y in (28, 22.6)
        ]
    return [
        cylinder(look.body, (0, 26, 11), (0, 26, 30), 2.8),
        cylinder(METAL, (0, 26, 30), (0, 26, 40), 4, 3.6, bevel=0.6, bore=INK),
        cylinder(look.accent, (0, 26, 17), (0, 26, 20), 3.3),
    ]


def _sight(look: Look) -> list[Piece]:
    """A scope on two posts for a pistol, a rib for the rest."""
    if not look.has("pistol"):
        return [block(look.accent, (0, 31, -8), (3, 3, 18), 0.8)]
    return [
        cylinder(look.body, (0, 36.4, -20), (0, 36.4, 8), 2.8, bevel=0.5, bore=GLASS),
        cylinder(look.second, (0, 36.4, 0), (0, 36.4, 8), 3.4, bevel=0.5, bore=GLASS),
        block(look.second, (0, 30, -13), (2, 5, 3)),
        block(look.second, (0, 30, 1), (2, 5, 3)),
    ]


def _laser(look: Look) -> list[Piece]:
    """A rounded body with coils that ends in a bell."""
    return [
        tube(look.body, (-27, 25, 2, 3), (-18, 26, 5, 6.4), (4, 26, 5, 6), (14, 26, 3.4, 3.6)),
        *(cylinder(look.accent, (0, 26, z), (0, 26, z + 2), 4.6, sides=10) for z in (14, 18, 22)),
        cylinder(look.body, (0, 26, 13), (0, 26, 30), 2.8),
        cylinder(look.accent, (0, 26, 28), (0, 26, 40), 3, 6, sides=10, bore=look.eyes),
        cylinder(look.second, (0, 35, -16), (0, 35, 4), 2.4, bevel=0.5, bore=look.eyes),
        block(look.second, (0, 31, -8), (2.4, 3, 6)),
    ]


def _mounted_gun(look: Look) -> Group:
    return Group(
        "root",
        [
            block(look.second, (0, 0, -4), (26, 4, 26), 0.8),
            cylinder(look.second, (0, 4, -4), (0, 16, -4), 5, 4, 8),
            tube(look.body, (-22, 22, 4, 5), (-6, 22, 7, 7), (10, 22, 5, 5)),
            cylinder(METAL, (0, 22, 8), (0, 24, 38), 3, 2.6, bevel=0.5, bore=INK),
            block(look.accent, (0, 28, -8), (5, 4, 10), 0.8),
        ],
    )
