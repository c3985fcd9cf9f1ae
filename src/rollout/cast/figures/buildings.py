"""Cities, battle stations, bases, bunkers, and two planets."""

from __future__ import annotations

import math

from rollout.cast.figures.geometry import Point
from rollout.cast.figures.look import Look
from rollout.cast.figures.solids import (
    GLASS,
    INK,
    LAMP,
    METAL,
    Group,
    Piece,
    block,
    both,
    box,
    cylinder,
    loft,
    plate,
)


def city(look: Look) -> Group:
    """Towers around a runway."""
    towers = (
        (look.body, -20, -14, 14, 40),
        (look.second, -8, -20, 10, 30),
        (look.body, 20, -15, 15, 34),
        (look.second, 9, -20, 10, 24),
        (look.body, -22, 8, 12, 20),
        (look.body, 22, 8, 12, 16),
    )
    pieces = [_ground(look, 66, 54), _ramp(look, 0, 20, 16, 20)]
    pieces += [_tower(paint, x, z, width, height) for paint, x, z, width, height in towers]
    pieces += [
        cylinder(look.accent, (-20, 44, -14), (-20, 58, -14), 1.2, 0.4, 6),
        block(look.accent, (20, 38, -15), (9, 5, 9), 0.7),
        *_gun(look, (-22, 24, 8)),
        *_gun(look, (22, 20, 8)),
    ]
    return Group("root", pieces)


def battle_station(look: Look) -> Group:
    """A fortress of slopes and guns; some are planets or towers."""
    if look.has("planet"):
        return _planet(look)
    if look.has("tower"):
        return _gun_tower(look)
    keep = loft(
        look.body,
        _octagon(17, 6, (0, 0, -4)),
        _octagon(13, 24, (0, 0, -4)),
        _octagon(9, 27, (0, 0, -4)),
    )
    wings = both(
        block(look.body, (24, 5, 2), (16, 14, 30), 0.82),
        block(look.accent, (24, 19, -6), (9, 4, 9), 0.75),
    )
    bridge = block(look.second, (0, 26, -6), (13, 9, 12), 0.75)
    bridge.pane(GLASS, (-4, 33, -1.4), (4, 33, -1.4), (5, 29.6, -0.6), (-5, 29.6, -0.6))
    pieces = [
        _ground(look, 70, 46),
        keep,
        bridge,
        *wings,
        _ramp(look, 0, 15, 14, 20),
        *_gun(look, (24, 19, 8)),
        *_gun(look, (-24, 19, 8)),
        *both(cylinder(METAL, (7, 24, 2), (7, 28, 24), 2, bore=INK)),
        cylinder(look.accent, (0, 35, -8), (0, 48, -8), 1.1, 0.4, 6),
    ]
    return Group("root", pieces)


def base(look: Look) -> Group:
    """A rocket on its pad, a bunker, a gun tower or a depot."""
    if look.has("rocket"):
        return _rocket_base(look)
    if look.has("bunker"):
        return _bunker(look)
    if look.has("tower"):
        return _gun_tower(look)
    hall = block(look.body, (0, 5, -10), (40, 18, 22), 0.9)
    hall.lit(INK, (-9, 5, 1.05), (9, 5, 1.05), (9, 15, 0.6), (-9, 15, 0.6))
    pieces = [
        _ground(look, 62, 48),
        hall,
        _ramp(look, 0, 4, 18, 18),
        *both(
            block(look.second, (22, 5, 8), (11, 12, 14), 0.85),
            cylinder(METAL, (22, 18, 8), (22, 20, 26), 1.8, bore=INK),
            block(look.accent, (22, 16, 6), (7, 4, 7), 0.8),
        ),
        block(look.accent, (0, 22, -12), (12, 6, 10), 0.8),
        cylinder(METAL, (-12, 22, -14), (-12, 38, -14), 1, 0.4, 6),
    ]
    return Group("root", pieces)


def _rocket_base(look: Look) -> Group:
    rocket = [
        cylinder("#e8eaf0", (0, 8, -4), (0, 42, -4), 6, sides=10),
        cylinder(look.accent, (0, 42, -4), (0, 58, -4), 6, 0.5, sides=10),
        cylinder(look.accent, (0, 22, -4), (0, 26, -4), 6.3, sides=10),
        *both(loft(look.accent, _fin(6, 8, 18), _fin(11, 5, 8))),
    ]
    return Group(
        "root",
        [
            _ground(look, 66, 52),
            *rocket,
            *both(
                block(look.body, (22, 6, -10), (14, 26, 14), 0.8),
                block(look.accent, (22, 32, -10), (8, 5, 8), 0.7),
            ),
            block(look.second, (-12, 6, -4), (6, 30, 6), 0.8),
            box(METAL, (-8, 32, -4), (8, 2, 2), 0.3, 0.3),
            block(look.body, (16, 6, 14), (16, 8, 12), 0.8),
            *_gun(look, (16, 14, 12)),
            _ramp(look, -8, 14, 14, 20),
        ],
    )


def _fin(x: float, low: float, high: float) -> list[Point]:
    return [(x, low, -5), (x, low, -3), (x, high, -3), (x, high, -5)]


def _bunker(look: Look) -> Group:
    """Low, thick, with one slit and a gun in a dome."""
    walls = loft(
        look.body,
        _octagon(30, 0, (0, 0, 0)),
        _octagon(26, 12, (0, 0, 0)),
        _octagon(20, 17, (0, 0, 0)),
    )
    walls.lit(INK, (-14, 12, 26.4), (14, 12, 26.4), (14, 8.4, 27.6), (-14, 8.4, 27.6))
    walls.lit(LAMP, (-10, 11, 26.8), (-4, 11, 26.8), (-4, 9.4, 27.2), (-10, 9.4, 27.2))
    dome = loft(
        look.second,
        _octagon(12, 16, (0, 0, 0)),
        _octagon(10, 22, (0, 0, 0)),
        _octagon(5, 25, (0, 0, 0)),
    )
    return Group(
        "root",
        [
            walls,
            dome,
            *both(
                cylinder(METAL, (3, 20, 8), (3, 22, 32), 1.8, bore=INK),
                block(look.accent, (22, 11, -6), (8, 6, 10), 0.8),
            ),
            cylinder(METAL, (-6, 24, -4), (-6, 40, -4), 0.9, 0.4, 6),
        ],
    )


def _gun_tower(look: Look) -> Group:
    shaft = loft(
        look.body,
        _octagon(15, 4, (0, 0, 0)),
        _octagon(10, 34, (0, 0, 0)),
        _octagon(9, 36, (0, 0, 0)),
    )
    shaft.pane(GLASS, (-3.6, 30, 10.2), (3.6, 30, 10.2), (4, 25, 11), (-4, 25, 11))
    return Group(
        "root",
        [
            _ground(look, 44, 44),
            shaft,
            block(look.second, (0, 36, 0), (26, 5, 26), 0.9),
            block(look.body, (0, 41, -1), (16, 9, 15), 0.75),
            *both(
                cylinder(METAL, (4, 45, 5), (4, 48, 28), 2.2, bevel=0.4, bore=INK),
                block(look.second, (17, 4, 10), (8, 10, 8), 0.8),
            ),
            cylinder(look.accent, (-6, 49, -5), (-6, 62, -5), 1, 0.4, 6),
        ],
    )


def _planet(look: Look) -> Group:
    """A machine planet, with a ring and horns where it has them."""

    def belt(radius: float, y: float) -> list[Point]:
        return _octagon(radius, y, (0, 0, 0), 12)

    heights = (
        (-0.94, 0.34),
        (-0.66, 0.75),
        (-0.24, 0.97),
        (0.24, 0.97),
        (0.66, 0.75),
        (0.94, 0.34),
    )
    globe = loft(look.body, *(belt(26 * k, 32 + 26 * h) for h, k in heights))
    globe.glow(look.eyes, *((6 * x, 36 + 6 * y, 25.3) for x, y in _round(8)))
    pieces = [
        globe,
        cylinder(look.second, (0, 38, 22), (0, 38, 27), 8, 6, 10, bore=look.eyes),
        *both(block(look.accent, (18, 44, 10), (8, 6, 8), 0.6)),
        cylinder(look.second, (0, 56, 0), (0, 66, 0), 4, 1, 8),
    ]
    if look.has("ring"):
        segments = 10
        for i in range(segments):
            a, b = (2 * math.pi * (i + k) / segments for k in (0.03, 0.97))
            outline = [
                (r * math.cos(t), r * math.sin(t)) for r, t in ((34, a), (34, b), (44, b), (44, a))
            ]
            pieces.append(plate(look.second, outline, 31, 2))
        pieces += both(cylinder(look.accent, (10, 52, 14), (14, 66, 20), 3, 0.4, 6))
    return Group("root", pieces)


def _round(sides: int) -> list[tuple[float, float]]:
    return [
        (math.cos(2 * math.pi * i / sides), math.sin(2 * math.pi * i / sides)) for i in range(sides)
    ]


def _octagon(radius: float, y: float, centre: Point, sides: int = 8) -> list[Point]:
    angles = [2 * math.pi * (i + 0.5) / sides for i in range(sides)]
    return [(centre[0] + radius * math.cos(a), y, centre[2] + radius * math.sin(a)) for a in angles]


def _ground(look: Look, width: float, depth: float) -> Piece:
    slab = block(look.second, (0, 0, 0), (width, 5, depth), 0.95)
    z = depth * 0.45
    return slab.lit(LAMP, (-1, 5.1, z - 12), (1, 5.1, z - 12), (1, 5.1, z), (-1, 5.1, z))


def _ramp(look: Look, x: float, z: float, width: float, length: float) -> Piece:
    half = width / 2
    return loft(
        look.accent,
        [
            (x - half, 5, z),
            (x + half, 5, z),
            (x + half * 1.2, 0, z + length),
            (x - half * 1.2, 0, z + length),
        ],
        [
            (x - half, 7, z),
            (x + half, 7, z),
            (x + half * 1.2, 1.4, z + length),
            (x - half * 1.2, 1.4, z + length),
        ],
    )


def _tower(paint: str, x: float, z: float, width: float, height: float) -> Piece:
    """A tower with rows of lit windows on its front."""
    tower = block(paint, (x, 4, z), (width, height, width), 0.86)
    half = width * 0.32
    for row in range(int(height / 8)):
        y = 10 + 7 * row
        front = z + width / 2 * (1 - 0.06 * (y - 4) / height) + 0.1
        tower.lit(
            GLASS,
            (x - half, y, front),
            (x + half, y, front),
            (x + half, y + 2.6, front - 0.1),
            (x - half, y + 2.6, front - 0.1),
        )
    return tower


def _gun(look: Look, at: Point) -> list[Piece]:
    x, y, z = at
    return [
        block(look.second, (x, y, z), (8, 4, 8), 0.8),
        cylinder(METAL, (x, y + 3, z), (x, y + 6, z + 18), 1.8, bore=INK),
    ]
