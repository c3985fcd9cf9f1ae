"""What goes on or under water, or just above it."""

from __future__ import annotations

from dataclasses import replace

from rollout.cast.figures.cars import Cabin, cabin
from rollout.cast.figures.colours import mix
from rollout.cast.figures.geometry import Point
from rollout.cast.figures.look import Look
from rollout.cast.figures.solids import (
    CANOPY,
    INK,
    LAMP,
    METAL,
    Group,
    Piece,
    block,
    both,
    cylinder,
    loft,
    plate,
    profile,
    tube,
    wing,
)


def boat(look: Look) -> Group:
    pieces = [_hull(look, 30, 10)]
    if look.has("speedboat"):
        screen = loft(
            CANOPY,
            [(-6, 10, 4), (6, 10, 4), (5, 10, 7), (-5, 10, 7)],
            [(-4.6, 14.6, 0), (4.6, 14.6, 0), (4, 14.6, 1.6), (-4, 14.6, 1.6)],
        )
        engine = block(look.accent, (0, 8, -24), (9, 7, 8), 0.8)
        foils = both(wing(look.second, [(8, -6), (17, -12), (17, -17), (8, -14)], 3, 0.1))
        return Group(
            "root", [*pieces, screen, engine, block(INK, (0, 9.6, -9), (11, 3, 14)), *foils]
        )
    pieces += cabin(look.accent, Cabin((-12, 4), (-10, 0), (10, 17), (6.4, 5.4)))
    return Group("root", pieces)


def ship(look: Look) -> Group:
    if look.has("flat-deck"):
        return _carrier(look)
    pieces = [
        _hull(look, 40, 9),
        *cabin(look.accent, Cabin((-12, 4), (-10, 0), (10, 17), (6.4, 5.4))),
        block(look.accent, (0, 17, -6), (5, 10, 4)),
        block(look.accent, (0, 10, 14), (8, 4, 8)),
        cylinder(INK, (0, 12, 14), (0, 15, 26), 1.2, sides=6, bore=METAL),
        block(look.body, (0, 10, -24), (9, 6, 8)),
    ]
    return Group("root", pieces)


def submarine(look: Look) -> Group:
    return Group(
        "root",
        [
            tube(look.body, (-34, 9, 2, 2), (-22, 9, 8, 8), (20, 9, 8, 8), (32, 8, 3, 3)),
            profile(look.second, [(-4, 15), (-3, 26), (8, 26), (11, 15)], 3, 0.8),
            plate(look.second, [(-18, -26), (18, -26), (14, -32), (-14, -32)], 8.6, 1.2),
            profile(look.second, [(-26, 8), (-30, 22), (-35, 22), (-34, 8)], 0.9, 0.3),
            cylinder(LAMP, (0, 9, 31), (0, 8.8, 33), 1.6, bevel=0.3),
        ],
    )


def hovercraft(look: Look) -> Group:
    if look.has("hover-car"):
        return _hover_car(look)
    if look.has("hover-wing"):
        return _hover_wing(look)
    if look.has("pontoons"):
        return _sled(look)

    def skirt(y: float, k: float) -> list[Point]:
        plan = ((14, -28), (14, 16), (9, 27), (-9, 27), (-14, 16), (-14, -28))
        return [(x * k, y, z * k) for x, z in plan]

    fans = both(
        cylinder(look.accent, (7, 18, -26), (7, 18, -20), 6, sides=10, bevel=0.6, bore=INK),
        block(METAL, (7, 11, -23), (2, 4, 3)),
    )
    deck = loft(look.body, skirt(7, 0.94), skirt(10.5, 0.86))
    deck.flat(look.second, (-11, 10.6, -22), (11, 10.6, -22), (11, 10.6, -6), (-11, 10.6, -6))
    return Group(
        "root",
        [
            loft("#2a2d3a", skirt(0, 0.94), skirt(4, 1.06), skirt(7.4, 0.98)),
            deck,
            *cabin(look.second, Cabin((-3, 15), (-1, 9), (10.5, 18), (8, 6.6))),
            block(look.accent, (0, 18.8, 2), (7, 1.8, 5), 0.8),
            *fans,
        ],
    )


def _hover_car(look: Look) -> Group:
    """A low car without wheels, on a cushion of light."""
    side = [(-26, 5), (-26, 12), (-16, 14), (4, 12), (30, 6), (28, 4)]
    body = profile(look.body, side, 9.6, 1.4)
    pods = both(
        cylinder(look.second, (11, 6, -20), (11, 6, 4), 3.6, bevel=0.8),
        cylinder("#9fe6ff", (11, 6, -20), (11, 6, -23), 2.6, 2),
        plate(look.second, [(8, -18), (17, -26), (17, -29), (8, -26)], 12, 1.2),
    )
    house = Cabin((-14, 8), (-9, -2), (12.4, 18.4), (7.6, 5.6))
    return Group("root", [body, *cabin(look.body, house), *pods])


def _hover_wing(look: Look) -> Group:
    """A craft as broad as it is long, with a blunt head in front."""
    body = tube(look.body, (-26, 8, 9, 3), (-8, 10, 12, 5), (12, 10, 8, 4.6), (28, 7.6, 4, 2.4))
    head = block(look.second, (0, 13, 2), (9, 6, 10), 0.7)
    return Group(
        "root",
        [
            body,
            head,
            *both(
                wing(look.second, [(9, 8), (27, -10), (27, -24), (9, -22)], 8.6, 0.1, 1.6),
                cylinder(look.accent, (12, 8, -22), (12, 8, -29), 2.8, 2.2, bore="#ff9a4a"),
            ),
            loft(
                CANOPY,
                [(-3.6, 13.6, 8), (3.6, 13.6, 8), (2.4, 11, 20), (-2.4, 11, 20)],
                [(-2.2, 17, 9), (2.2, 17, 9), (1.4, 12.6, 17), (-1.4, 12.6, 17)],
            ),
        ],
    )


def _sled(look: Look) -> Group:
    """A hull between two pontoons."""
    return Group(
        "root",
        [
            tube(look.body, (-24, 12, 7, 5), (4, 13, 8, 6), (24, 10, 3, 2.4)),
            *both(
                cylinder(look.accent, (13, 5, -26), (13, 5, 20), 4.4, bevel=1),
                cylinder(look.second, (13, 5, 20), (13, 5, 30), 4.2, 1),
                block(look.second, (9, 8, -8), (6, 4, 16)),
            ),
            loft(
                CANOPY,
                [(-4.6, 18, -2), (4.6, 18, -2), (2.6, 14, 16), (-2.6, 14, 16)],
                [(-2.8, 22, 1), (2.8, 22, 1), (1.6, 16, 12), (-1.6, 16, 12)],
            ),
            block(look.second, (0, 15, -20), (12, 6, 8), 0.8),
        ],
    )


def _carrier(look: Look) -> Group:
    hull = _hull(replace(look, body=look.second), 40, 11)
    deck = plate(look.body, [(-13, -36), (13, -36), (14, 20), (6, 40), (-6, 40), (-12, 20)], 10, 2)
    deck.lit("#f4f4f4", (-0.7, 12.05, -30), (0.7, 12.05, -30), (0.7, 12.05, 34), (-0.7, 12.05, 34))
    island = block(look.body, (9.6, 12, -4), (6, 11, 14), 0.85)
    mast = cylinder(METAL, (9.6, 23, -4), (9.6, 31, -4), 0.9, 0.5, 6)
    return Group("root", [hull, deck, island, mast, block(look.accent, (9.6, 21, 0), (5, 3, 5))])


def _hull(look: Look, length: float, half: float) -> Piece:
    def ring(k: float, y: float, bow: float) -> list[Point]:
        return [
            (half * k, y, -length * 0.8),
            (half * k, y, length * 0.2),
            (1.2, y, length * bow),
            (-1.2, y, length * bow),
            (-half * k, y, length * 0.2),
            (-half * k, y, -length * 0.8),
        ]

    hull = loft(look.body, ring(0.6, 0, 0.72), ring(1, 7, 0.9), ring(1.06, 10, 1))
    return hull.flat(
        mix(look.second, "#ffffff", 0.1),
        (-half * 0.9, 10.05, -length * 0.76),
        (half * 0.9, 10.05, -length * 0.76),
        (half * 0.9, 10.05, length * 0.2),
        (0, 10.05, length * 0.86),
        (-half * 0.9, 10.05, length * 0.2),
    )
