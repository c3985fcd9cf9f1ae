"""Trucks and trains: a cab in front, behind it what the kind says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rollout.cast.figures.cars import lamps
from rollout.cast.figures.geometry import Point
from rollout.cast.figures.look import Look
from rollout.cast.figures.solids import (
    BLUE_LIGHT,
    GLASS,
    INK,
    LAMP,
    METAL,
    TAIL_LAMP,
    Group,
    Piece,
    block,
    both,
    cylinder,
    loft,
    profile,
    tube,
    wheels,
)


def truck(look: Look) -> Group:
    load = next((LOADS[each] for each in LOADS if look.has(each)), trailer)
    if look.has("cab"):
        return Group("root", cab(look) + _stacks() + wheels(10.6, (-4, 17), 5, 4.6) + _bed(look))
    loaded = load(look)
    pieces = [*_chassis(look), *_stacks(), *loaded.pieces]
    return Group("root", pieces, loaded.groups)


def fire_engine(look: Look) -> Group:
    side = block(look.body, (0, 8, -10), (20, 12, 34), 0.97)
    _band(side, look.second, 10, 15, 12, -26, 6)
    ladder = [
        *both(block(METAL, (3, 0, -10), (1.6, 2, 44))),
        *(block(METAL, (0, 0.2, z), (5, 1.2, 1.4)) for z in range(-28, 10, 6)),
    ]
    pieces = [
        *_chassis(look),
        side,
        block(BLUE_LIGHT, (0, 25.4, 16), (12, 2.4, 4), 0.8),
        block(look.second, (0, 20, -4), (9, 3, 9)),
    ]
    return Group("root", pieces, [Group("ladder", ladder, at=(0, 24, 0), turn=(-6, 0, 0))])


def crane(look: Look) -> Group:
    jib = [tube(look.body, (-12, 0, 3, 2.6), (44, 0, 1.8, 1.8)), block(INK, (0, -7, 42), (2, 6, 2))]
    pieces = [*_chassis(look), block(look.second, (0, 8, -8), (17, 9, 16))]
    return Group("root", pieces, [Group("jib", jib, at=(0, 21, -10), turn=(-20, 0, 0))])


def dump_truck(look: Look) -> Group:
    tray = loft(
        look.second,
        [(-10, 0, -18), (10, 0, -18), (10, 0, 16), (-10, 0, 16)],
        [(-12.5, 13, -22), (12.5, 13, -22), (12.5, 13, 20), (-12.5, 13, 20)],
    )
    tray.lit("#3a3630", (-11, 13.1, -20), (11, 13.1, -20), (11, 13.1, 18), (-11, 13.1, 18))
    bed = Group("bed", [tray], at=(0, 9.5, -12), turn=(5, 0, 0))
    return Group("root", _chassis(look), [bed])


def mixer(look: Look) -> Group:
    drum = tube(look.second, (-20, 0, 4, 4), (-6, 0, 10, 10), (8, 0, 8.5, 8.5), (16, 0, 4, 4))
    turning = Group("drum", [drum], at=(0, 19, -10), turn=(8, 0, 0))
    return Group("root", [*_chassis(look), block(look.body, (0, 8, -18), (14, 6, 10))], [turning])


def missile_truck(look: Look) -> Group:
    rails = both(
        cylinder(look.accent, (5, 3, -20), (5, 3, 12), 3.4),
        cylinder("#d8404a", (5, 3, 12), (5, 3, 20), 3.4, 0.4),
    )
    pieces = [*_chassis(look), block(look.second, (0, 8, -12), (16, 6, 22))]
    return Group("root", pieces, [Group("launcher", rails, at=(0, 17, -8), turn=(-12, 0, 0))])


def train(look: Look) -> Group:
    """A steam engine: boiler, chimney, cab, a row of wheels."""
    boiler = cylinder(look.body, (0, 14, -8), (0, 14, 24), 8, sides=10, bevel=1.4)
    boiler.lit(INK, (-3, 16, 24.1), (3, 16, 24.1), (3, 11, 24.1), (-3, 11, 24.1))
    cab = block(look.second, (0, 8, -19), (21, 20, 18), 0.97)
    for m in (-1, 1):
        x = m * 10.45
        cab.pane(GLASS, (x, 25, -13), (x, 25, -24), (x, 17, -24), (x, 17, -13))
    cow_catcher = loft(
        METAL,
        [(-9, 1, 24), (9, 1, 24), (9, 7, 24), (-9, 7, 24)],
        [(-3, 1, 33), (3, 1, 33), (3, 3, 33), (-3, 3, 33)],
    )
    pieces = [
        boiler,
        cab,
        block(look.body, (0, 28, -19), (24, 2.4, 21), 0.92),
        cylinder(look.accent, (0, 20, 17), (0, 31, 17), 2.6, 3.6, bore=INK),
        cylinder(look.second, (0, 20, 5), (0, 25, 5), 3, 2.2),
        cylinder(LAMP, (0, 22, 22), (0, 22, 26), 2, bevel=0.4, bore="#ffffff"),
        block(INK, (0, 4, -2), (17, 4, 52), 1),
        cow_catcher,
        *wheels(10.6, (-20, -8, 5, 17), 5.4, 3, look.accent),
    ]
    return Group("root", pieces)


def trailer(look: Look) -> Group:
    box_body = block(look.second, (0, 8, -12.5), (21, 19, 36), 0.96)
    if look.has("flames"):
        _band(box_body, look.body, 10.5, 14, 9, -30, 5)
    elif look.has("stripes"):
        _band(box_body, look.accent, 10.5, 17, 13, -30, 5)
    lamps(box_body, 10, 10, -30.5, TAIL_LAMP)
    box_body.flat(look.accent, (-3, 27.05, -28.5), (3, 27.05, -28.5), (3, 27.05, 4), (-3, 27.05, 4))
    return Group("load", [box_body])


def covered(look: Look) -> Group:
    """A bed under canvas."""
    canvas = profile(look.second, [(-30, 9), (-30, 24), (-27, 27), (2, 27), (5, 24), (5, 9)], 10.5)
    for m in (-1, 1):
        for z in (-22, -12, -2):
            line = (
                (m * 10.5, 24, z),
                (m * 10.5, 24, z + 1),
                (m * 10.5, 10, z + 1),
                (m * 10.5, 10, z),
            )
            canvas.flat(look.accent, *line)
    return Group("load", [canvas])


def tanker(look: Look) -> Group:
    tank = cylinder(look.second, (0, 17, 5), (0, 17, -31), 9.4, sides=10, bevel=1.6)
    ring = cylinder(look.accent, (0, 17, -10), (0, 17, -15), 9.7, sides=10)
    return Group("load", [tank, ring, block(METAL, (0, 26, -12), (5, 2, 20))])


def car_carrier(look: Look) -> Group:
    """Two decks of cars behind the cab."""
    decks = [block(look.second, (0, y, -12.5), (20, 2, 36), 1) for y in (8, 18)]
    cars = [
        block(paint, (0, y, z), (14, 6, 13), 0.75)
        for y in (10, 20)
        for z, paint in ((-22, look.accent), (-6, look.body))
    ]
    posts = both(*(block(look.body, (9.4, 9, z), (1.6, 10, 2), 1) for z in (-29, -13, 4)))
    return Group("load", [*decks, *cars, *posts])


def tow(look: Look) -> Group:
    deck = block(look.body, (0, 8, -12), (18, 6, 30), 0.97)
    arm = Group(
        "boom",
        [
            tube(look.second, (-4, 0, 2.4, 2.2), (26, 0, 1.5, 1.5)),
            block(INK, (0, -8, 24), (1.6, 7, 1.6)),
        ],
        at=(0, 15, -8),
        turn=(-32, 180, 0),
    )
    light = block("#f5a524", (0, 25.6, 14), (10, 2.2, 3.4), 0.8)
    return Group("load", [deck, light, block(look.accent, (0, 13, -8), (8, 4, 8))], [arm])


LOADS: Final[dict[str, Callable[[Look], Group]]] = {
    "tow": tow,
    "tanker": tanker,
    "car-carrier": car_carrier,
    "covered": covered,
}


def cab(look: Look) -> list[Piece]:
    outline = [(8, 5), (8, 25), (19, 25.4), (22, 22), (24, 14), (25, 5)]
    body = profile(look.body, outline, 10.4, 1.3)
    body.pane(GLASS, (-8.4, 22, 22.05), (8.4, 22, 22.05), (8.8, 15, 23.8), (-8.8, 15, 23.8))
    for m in (-1, 1):
        x = m * 10.42
        body.pane(GLASS, (x, 22.6, 20.4), (x, 22.6, 12), (x, 15.4, 12), (x, 15.4, 22.4))
    for i in range(3):
        y, z = 12.6 - 2 * i, 24.2 + i * 0.2
        body.lit("#d5dae4", (-5, y, z), (5, y, z), (5, y - 1.1, z + 0.1), (-5, y - 1.1, z + 0.1))
    lamps(body, 9.6, 7.2, 24.9)
    return [
        body,
        block(look.second, (0, 3.2, 24.5), (21, 3.2, 4), 0.95),
        block(look.body, (0, 25.2, 14), (17, 2.2, 9), 0.8),
    ]


def _chassis(look: Look) -> list[Piece]:
    frame = block(INK, (0, 4, -9), (15, 4, 40), 1)
    return [*cab(look), frame, *wheels(10.6, (-22, -13, 17), 5, 4.6)]


def _bed(look: Look) -> list[Piece]:
    return [block(INK, (0, 4, 0), (15, 4, 18), 1), block(look.second, (0, 8, -2), (16, 5, 14))]


def _stacks() -> list[Piece]:
    return both(cylinder(METAL, (11.4, 8, 8.6), (11.4, 30, 8.6), 1.4, bore=INK))


def _band(
    piece: Piece, paint: str, half: float, high: float, low: float, back: float, front: float
) -> None:
    """A stripe along both flanks."""
    for m in (-1, 1):
        x = m * half
        corners: tuple[Point, ...] = (
            (x, high, back),
            (x, high, front),
            (x, low, front),
            (x, low, back),
        )
        piece.flat(paint, *corners)
