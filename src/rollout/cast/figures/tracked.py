"""What runs on tracks, and the loader with its great wheels."""

from __future__ import annotations

from rollout.cast.figures.cars import Cabin, cabin
from rollout.cast.figures.colours import brightness
from rollout.cast.figures.geometry import Point, circle
from rollout.cast.figures.look import Look
from rollout.cast.figures.solids import (
    INK,
    METAL,
    RUBBER,
    Group,
    Piece,
    block,
    both,
    cylinder,
    fin,
    loft,
    plate,
    profile,
    tube,
    wheels,
)
from rollout.cast.figures.trucks import cab


def tracks(half: float = 11, length: float = 24, height: float = 9, at: float = 0) -> list[Piece]:
    """A pair of tracks with their rollers."""
    outline = [
        (at - length, height * 0.45),
        (at - length + 4, height),
        (at + length - 4, height),
        (at + length, height * 0.55),
        (at + length - 6, 0),
        (at - length + 6, 0),
    ]
    track = fin(RUBBER, outline, half, 6)
    for i in range(5):
        centre = (half + 3.02, height * 0.45, at + (length - 7) * (i / 2 - 1))
        track.flat(METAL, *circle(centre, (1, 0, 0), height * 0.3, 8))
    return both(track)


def tank(look: Look) -> Group:
    turret_paint = look.second if brightness(look.second) > 0.25 else look.body
    hull = [(-24, 7), (-24, 12), (-18, 14.6), (14, 14.6), (25, 9.6), (24, 6)]
    pieces = [*tracks(), profile(look.body, hull, 9, 1.2)]
    if look.has("heavy-barrel"):
        return Group("root", pieces + _heavy_gun(look))
    turret = loft(
        turret_paint,
        [(-9, 14, -12), (9, 14, -12), (9, 14, 6), (4, 14, 11), (-4, 14, 11), (-9, 14, 6)],
        [(-6.5, 21, -9), (6.5, 21, -9), (6.5, 21, 2), (3, 21, 5), (-3, 21, 5), (-6.5, 21, 2)],
    )
    hatch = cylinder(look.body, (2.5, 20.5, -4), (2.5, 22.6, -4), 2.8)
    guns = _flak() if look.has("anti-aircraft") else _main_gun()
    return Group("root", [*pieces, turret, hatch, *guns])


def half_track(look: Look) -> Group:
    """Wheels in front, tracks behind; joined from two vehicles or one half of them."""
    gun = [
        block(look.second, (0, 18, -12), (9, 5, 9)),
        cylinder(look.second, (0, 21, -10), (0, 25, 10), 2, bore=INK),
    ]
    rear = [*tracks(9, 14, 9, -12), block(look.body, (0, 8, -12), (20, 10, 28)), *gun]
    front = [*cab(look), *wheels(10.6, (17,), 5.2), block(INK, (0, 4, 8), (15, 4, 20), 1)]
    if look.has("rear-half"):
        return Group("root", rear, at=(0, 0, 12))
    if look.has("front-half"):
        small = block(look.second, (0, 8, 0), (18, 8, 12))
        return Group("root", [*front, small, *wheels(10.6, (2,), 5.2)], at=(0, 0, -10))
    return Group("root", front + rear)


def bulldozer(look: Look) -> Group:
    def edge(y: float, z: float) -> list[Point]:
        return [(-17, y, z), (17, y, z), (17, y, z + 3), (-17, y, z + 3)]

    blade = [
        loft(look.second, edge(0, 28), edge(8, 25)),
        loft(look.second, edge(8, 25), edge(15, 27.4)),
    ]
    pieces = [
        *tracks(),
        profile(look.body, [(-20, 6), (-20, 15), (18, 15), (20, 6)], 8, 1),
        *cabin(look.second, Cabin((-16, 2), (-13, 0), (15, 25), (6.6, 6))),
        cylinder(METAL, (4, 15, 10), (4, 22, 10), 1.2, sides=6),
        *both(cylinder(look.accent, (13, 8, 8), (13, 6, 26), 1.4, sides=6)),
        *blade,
    ]
    return Group("root", pieces)


def loader(look: Look) -> Group:
    back = [(-14, 1), (14, 1)]
    bucket = loft(
        look.body,
        [(*back[0], 26), (*back[1], 26), (*back[1], 28), (*back[0], 28)],
        [(-14, 13, 24), (14, 13, 24), (14, 13, 26), (-14, 13, 26)],
    )
    floor = plate(METAL, [(-14, 27), (14, 27), (14, 38), (-14, 38)], 0.6, 1.4)
    sides = both(fin(look.body, [(26, 1), (24.5, 13), (28, 13), (37, 3), (37, 1)], 13.2, 1.6))
    pieces = [
        *wheels(12.5, (-14, 10), 7.6, 6, look.second),
        profile(look.body, [(-24, 8), (-24, 17), (-4, 18), (12, 12), (12, 7)], 7.6, 1.2),
        *cabin(look.second, Cabin((-7, 6), (-5, 4), (17, 28), (6.4, 5.6))),
        bucket,
        floor,
        *sides,
        *both(cylinder(look.second, (5.5, 14, 6), (5.5, 8, 24), 1.7, sides=6)),
    ]
    return Group("root", pieces)


def excavator(look: Look) -> Group:
    house = Group(
        "cabin", cabin(look.second, Cabin((-4, 9), (-3, 6), (20, 30), (5, 4.4))), at=(-6.5, 0, 0)
    )
    jib = [tube(look.body, (-2, 0, 2.8, 2.8), (27, 0, 2, 2))]
    boom = Group("boom", jib, at=(4, 17, 8), turn=(-46, 0, 0))
    dipper = [tube(look.second, (-3, 0, 2.2, 2.2), (22, 0, 1.8, 1.8))]
    arm = Group("dipper", dipper, at=(4, 36, 27), turn=(64, 0, 0))
    bucket = block(look.accent, (4, 8, 37), (12, 9, 9), 0.75)
    pieces = [
        *tracks(),
        block(look.body, (0, 9, -5), (22, 11, 28)),
        block(look.body, (4, 20, -10), (13, 4, 14), 0.85),
        bucket,
    ]
    return Group("root", pieces, [house, boom, arm])


def drill_tank(look: Look) -> Group:
    hull = [(-24, 7), (-24, 12), (-18, 14.6), (14, 14.6), (25, 9.6), (24, 6)]
    places = (-5.2, 5.2) if look.has("twin") else (0.0,)
    radius = 5.0 if look.has("twin") else 8.4
    drills = [
        piece
        for x in places
        for piece in (
            cylinder(METAL, (x, 11, 20), (x, 9, 44), radius, 0.6, 8),
            cylinder(look.second, (x, 11.4, 15), (x, 11, 21), radius + 0.6, radius + 0.2, 8),
        )
    ]
    pieces = [
        *tracks(),
        profile(look.body, hull, 9, 1.2),
        *cabin(look.body, Cabin((-14, 4), (-11, -2), (14.6, 22), (7, 6))),
    ]
    return Group("root", pieces + drills)


def _main_gun() -> list[Piece]:
    return [
        cylinder(METAL, (0, 17.4, 7), (0, 18.6, 36), 1.7),
        cylinder(INK, (0, 18.6, 34), (0, 18.8, 39), 2.3, bore=METAL),
    ]


def _flak() -> list[Piece]:
    return both(
        cylinder(METAL, (4, 19, 4), (4, 30, 24), 1.4, sides=6),
        cylinder(INK, (4, 29, 22), (4, 31.5, 26.5), 1.9, sides=6, bore=METAL),
    )


def _heavy_gun(look: Look) -> list[Piece]:
    """A cannon as long as its carriage."""
    return [
        block(look.second, (0, 14, -8), (14, 6, 18), 0.85),
        cylinder(look.body, (0, 21, -18), (0, 22, 8), 5.6, bevel=1),
        cylinder(look.accent, (0, 22, 8), (0, 23, 38), 3.6, 3.2, bevel=0.6, bore=INK),
        cylinder(look.second, (0, 23, 30), (0, 23.2, 36), 4.4),
    ]
