"""Cars: saloon, sports car, racer, van, off-roader, pickup, motorcycle."""

from __future__ import annotations

from dataclasses import dataclass

from rollout.cast.figures.colours import shades
from rollout.cast.figures.geometry import Point
from rollout.cast.figures.look import Look
from rollout.cast.figures.solids import (
    BLUE_LIGHT,
    CANOPY,
    GLASS,
    INK,
    LAMP,
    METAL,
    RUBBER,
    TAIL_LAMP,
    Group,
    Piece,
    block,
    both,
    box,
    cylinder,
    loft,
    plate,
    profile,
    rectangle,
    wheel,
    wheels,
)

SIDE_GLASS = "#4d9fd2"


@dataclass(frozen=True)
class Cabin:
    """A glass house: floor and roof along z, heights, half widths."""

    floor: tuple[float, float]
    roof: tuple[float, float]
    heights: tuple[float, float]
    halves: tuple[float, float]

    def at(self, along: float, up: float, side: float) -> Point:
        """A point of its sides; `along` from back to front, `up` from floor to roof."""
        y = self.heights[0] + (self.heights[1] - self.heights[0]) * up
        back = self.floor[0] + (self.roof[0] - self.floor[0]) * up
        front = self.floor[1] + (self.roof[1] - self.floor[1]) * up
        half = self.halves[0] + (self.halves[1] - self.halves[0]) * up
        return (side * half, y, back + (front - back) * along)


def cabin(paint: str, size: Cabin) -> list[Piece]:
    """The house with its panes, and the roof."""
    corners = ((0, -1), (0, 1), (1, 1), (1, -1))
    house = loft(paint, *([size.at(along, up, side) for along, side in corners] for up in (0, 1)))
    for along, low in ((1, 0.08), (0, 0.2)):
        house.pane(
            GLASS,
            size.at(along, 0.94, -0.9),
            size.at(along, 0.94, 0.9),
            size.at(along, low, 0.92),
            size.at(along, low, -0.92),
        )
    for side in (-1, 1):
        for front, back in ((0.94, 0.52), (0.46, 0.08)):
            house.pane(
                SIDE_GLASS,
                size.at(front, 0.9, side),
                size.at(back, 0.9, side),
                size.at(back, 0.12, side),
                size.at(front, 0.12, side),
            )
    w, (back, front) = size.halves[1] + 0.3, size.roof
    outline = [(-w, back - 0.4), (w, back - 0.4), (w, front + 0.3), (-w, front + 0.3)]
    return [house, plate(paint, outline, size.heights[1], 1.1)]


def lamps(piece: Piece, half: float, y: float, z: float, paint: str = LAMP) -> Piece:
    """A lamp on each side of a front or rear."""
    for m in (-1, 1):
        piece.lit(paint, *rectangle(m * half * 0.5, y, m * half * 0.9, y + 2, z))
    return piece


def arches(piece: Piece, half: float, places: tuple[float, ...], radius: float) -> Piece:
    """Dark wheel arches on the flanks, and the line of the doors."""
    curve = ((-1.25, 0.75), (-1.1, 1.6), (-0.55, 2.2), (0.55, 2.2), (1.1, 1.6), (1.25, 0.75))
    for m in (-1, 1):
        for z in places:
            piece.lit(INK, *((m * half, radius * k, z + radius * j) for j, k in curve))
        top, low, line = radius * 2.3, radius, shades(piece.paint)[4]
        piece.lit(
            line,
            (m * half, top, -1),
            (m * half, top, -0.4),
            (m * half, low, -0.4),
            (m * half, low, -1),
        )
    return piece


def beacons(y: float, z: float) -> list[Piece]:
    """Red and blue lights on a roof."""
    return [
        block(TAIL_LAMP, (3.6, y, z), (6.4, 2.4, 3), 0.7),
        block(BLUE_LIGHT, (-3.6, y, z), (6.4, 2.4, 3), 0.7),
    ]


def car(look: Look) -> Group:
    """A saloon, higher and shorter than a sports car."""
    outline = [(-20, 4), (-20, 12.6), (-15, 13.6), (6, 13.4), (17, 11.1), (20, 8.1), (19.5, 3.4)]
    body = profile(look.body, outline, 10.6, 1.3)
    lamps(lamps(body, 9.6, 7, 19.9), 9.6, 7.4, -20.05, TAIL_LAMP)
    body.lit(INK, *_patch(4.4, 7.4, 4.6, 19.8))
    arches(body, 10.63, (-12.4, 12), 4.2)
    line = look.second if look.has("police") or look.has("chief") else shades(look.body)[4]
    _side_line(body, line, 20)
    pieces = [body, block(METAL, (0, 3.8, 20.4), (19, 1.8, 1.8), 0.95)]
    roof = look.second if look.has("police") else look.body
    pieces += cabin(roof, Cabin((-18, 9), (-10, 2), (13.5, 21.8), (9.4, 7.8)))
    if look.has("police") or look.has("chief"):
        pieces += beacons(22.9, -4)
    if look.has("armoured"):
        pieces += _armour(look)
    return Group("root", pieces + wheels(11, (-12.4, 12), 4.8))


def sports_car(look: Look) -> Group:
    outline = [(-24, 4), (-24, 11.4), (-19, 12.4), (6, 12.2), (21, 9), (24, 6.6), (23.5, 3.4)]
    body = profile(look.body, outline, 10.6, 1.3)
    lamps(lamps(body, 9.6, 5.4, 23.9), 9.6, 7.4, -24.05, TAIL_LAMP)
    body.lit(INK, *_patch(4.4, 6.2, 4.6, 23.8))
    _hood(body, look)
    arches(body, 10.63, (-14.9, 14.4), 4.2)
    _side_line(body, look.second, 24)
    pieces = [body, block(look.second, (0, 3.8, 24.4), (19, 1.8, 1.8), 0.95)]
    pieces += _open_cabin(look) if look.has("open") else _closed_cabin(look)
    return Group("root", pieces + wheels(11, (-14.9, 14.4), 4.8))


def race_car(look: Look) -> Group:
    places: tuple[float, ...] = (-16, 9, 18) if look.has("six-wheels") else (-16, 15)
    radius = 4.6 if look.has("six-wheels") else 5.4
    nose = [(-22, 3), (-22, 9), (-8, 10), (24, 5.5), (26, 3)]
    pieces = [
        profile(look.body, nose, 4.6, 1.2),
        block(look.body, (0, 3, -6), (15, 5, 18)),
        block(INK, (0, 9.4, -3), (4.6, 2.4, 9), 0.7),
        plate(look.second, [(-12, 22), (12, 22), (10, 27), (-10, 27)], 3, 1.4),
        plate(look.second, [(-11, -25), (11, -25), (11, -20), (-11, -20)], 13, 1.6),
        *both(block(look.accent, (9.6, 6, -22.5), (1.2, 8, 4))),
    ]
    if look.has("rocket"):
        pieces += both(cylinder(METAL, (6, 10, -12), (6, 10, -27), 2.8, 3.2, bore="#ff9a4a"))
    return Group("root", pieces + wheels(12.5, places, radius, 6))


def van(look: Look) -> Group:
    outline = [(-23, 4), (-23, 22), (-20, 24), (9, 24), (18, 14.5), (18, 4)]
    body = profile(look.body, outline, 11, 1.4)
    body.pane(GLASS, (-8.6, 23, 10.2), (8.6, 23, 10.2), (9.4, 15.2, 17.6), (-9.4, 15.2, 17.6))
    for m in (-1, 1):
        x = m * 11.02
        body.pane(SIDE_GLASS, (x, 21.6, 8.5), (x, 21.6, -1), (x, 14.6, -1), (x, 14.6, 14))
        body.flat(look.second, (x, 12.6, -22), (x, 12.6, 17), (x, 10, 17), (x, 10, -22))
        if not look.has("ambulance"):
            body.pane(SIDE_GLASS, (x, 21.6, -3), (x, 21.6, -20), (x, 14.6, -20), (x, 14.6, -3))
    lamps(body, 10.6, 9, -23.05, TAIL_LAMP)
    arches(body, 11.01, (-14,), 4.6)
    hood = profile(look.body, [(17, 4), (17, 14.6), (23, 12), (24, 4)], 11, 1.4)
    lamps(hood, 10.4, 7.6, 23.75).lit(INK, *_patch(4.4, 9.4, 7, 23.7))
    pieces = [body, hood, block(METAL, (0, 4.2, 24.6), (20, 2.4, 2.2), 0.95)]
    if look.has("ambulance"):
        pieces += [*beacons(24, 5), _medical_panel(look)]
    else:
        pieces.append(plate(look.second, [(-7, -20), (7, -20), (7, 4), (-7, 4)], 24, 0.9))
    return Group("root", pieces + wheels(11.4, (-14, 14), 5.2))


def jeep(look: Look) -> Group:
    pieces = _off_road_body(look)
    if look.has("buggy"):
        return Group("root", pieces + _roll_cage(look))
    pieces[0].lit(INK, (-7.6, 14.3, -17), (7.6, 14.3, -17), (7.6, 14.7, 3), (-7.6, 14.7, 3))
    screen = loft(
        CANOPY,
        [(-8, 14.4, 5), (8, 14.4, 5), (8, 14.4, 6.4), (-8, 14.4, 6.4)],
        [(-7.4, 21, 2.6), (7.4, 21, 2.6), (7.4, 21, 3.6), (-7.4, 21, 3.6)],
    )
    seats = both(block(look.second, (4, 14.4, -3), (6, 6, 4)))
    bar = box(look.accent, (0, 17.6, -11), (18, 7.5, 2), 1, 0.4)
    spare = cylinder(RUBBER, (0, 12, -20), (0, 12, -23.5), 5, sides=10, bevel=0.8)
    return Group("root", [*pieces, screen, *seats, bar, spare])


def pickup(look: Look) -> Group:
    pieces = _off_road_body(look)
    pieces += cabin(look.body, Cabin((-3, 8), (-1, 3), (14.2, 22), (8.8, 7.6)))
    bed = block(look.body, (0, 13.6, -12), (19, 3, 16), 0.96)
    bed.lit(INK, (-7.4, 16.7, -19), (7.4, 16.7, -19), (7.4, 16.7, -5), (-7.4, 16.7, -5))
    pieces.append(bed)
    if look.has("camper"):
        shell = block(look.body, (0, 16, -12), (18, 9, 15), 0.94)
        for m in (-1, 1):
            x = m * 9
            shell.flat(look.second, (x, 20, -19), (x, 20, -5), (x, 18, -5), (x, 18, -19))
        pieces.append(shell)
    return Group("root", pieces)


def motorcycle(look: Look) -> Group:
    frame = [(-6, 18), (8, 21), (12, 18), (5, 8), (-5, 8)]
    fairing = profile(look.second, [(8, 17), (9, 25), (12, 25), (20, 17), (17, 14)], 3.4, 0.8)
    fairing.lit(LAMP, (-1.7, 22, 15.1), (1.7, 22, 15.1), (1.7, 18.4, 18.7), (-1.7, 18.4, 18.7))
    return Group(
        "root",
        [
            wheel(0, 7.5, -19, 7.5, 4.6, look.accent),
            wheel(0, 7.5, 18, 7.5, 4.6, look.accent),
            profile(look.body, frame, 3.8, 1),
            profile(look.body, [(-21, 16), (-21, 19), (-4, 18), (-4, 13)], 3, 0.8),
            cylinder(METAL, (0, 22, 11), (0, 8, 18), 2.4, sides=6),
            fairing,
            block(INK, (0, 18, -11), (6.4, 2.4, 14), 0.8),
            box(METAL, (0, 24, 8.6), (15, 1.6, 1.6), 0.3, 0.3),
            cylinder(METAL, (4, 8, -3), (4.6, 8, -24), 1.6, sides=6, bore=INK),
        ],
    )


def _closed_cabin(look: Look) -> list[Piece]:
    paint = look.second if look.has("police") else look.body
    pieces = cabin(paint, Cabin((-15, 8), (-9, 0), (12.3, 18.3), (9, 7.2)))
    if look.has("police") or look.has("chief"):
        return pieces + beacons(19.4, -5)
    spoiler = plate(look.body, [(-10, -25), (10, -25), (10, -21), (-10, -21)], 14.9, 1.2)
    return [*pieces, spoiler, *both(block(look.second, (7, 11.8, -22), (1.2, 3.2, 2)))]


def _open_cabin(look: Look) -> list[Piece]:
    screen = loft(
        CANOPY,
        [(-8, 12.2, 6), (8, 12.2, 6), (8, 12.2, 7), (-8, 12.2, 7)],
        [(-6.6, 17, 1), (6.6, 17, 1), (6.6, 17, 2), (-6.6, 17, 2)],
    )
    seat = block(INK, (0, 11.8, -5), (14, 3.4, 12), 0.9)
    tail = block(look.second, (0, 11.8, -17), (17, 4, 10), 0.8)
    return [screen, seat, tail]


def _hood(body: Piece, look: Look) -> None:
    """What a sports car wears on its hood."""

    def strip(x0: float, x1: float, paint: str) -> None:
        body.flat(paint, (x0, 12.2, 6.2), (x1, 12.2, 6.2), (x1, 9.1, 21), (x0, 9.1, 21))

    if look.has("police"):
        strip(-9, 9, look.second)
    elif look.has("flames"):
        body.flat(look.second, (-9, 9.1, 21), (9, 9.1, 21), (5, 11.3, 10.5), (0, 10.4, 15))
        body.flat(look.second, (-9, 9.1, 21), (0, 10.4, 15), (-5, 11.3, 10.5))
    elif look.has("stripes"):
        strip(-3.6, -1.2, look.second)
        strip(1.2, 3.6, look.accent)
    else:
        strip(-3.4, 3.4, look.second)


def _off_road_body(look: Look) -> list[Piece]:
    outline = [(-20, 6), (-20, 14), (5, 14.6), (20, 13), (21, 6)]
    body = profile(look.body, outline, 9.6, 1)
    for i in range(4):
        x = -3 + 1.7 * i
        body.lit(INK, (x, 12, 20.9), (x + 0.8, 12, 20.9), (x + 0.8, 8, 20.95), (x, 8, 20.95))
    lamps(lamps(body, 8.6, 9.4, 20.9), 9, 9, -20.05, TAIL_LAMP)
    arches(body, 9.62, (-13, 13), 5)
    bumper = block(METAL, (0, 6.2, 21.8), (18, 2.2, 2), 0.95)
    return [body, bumper, *wheels(11.6, (-13, 13), 5.8, 5)]


def _roll_cage(look: Look) -> list[Piece]:
    return [
        block(INK, (0, 14, -5), (14, 3.4, 16), 0.9),
        *both(
            cylinder(look.second, (7, 14, 6), (6, 22, -4), 1.1, sides=6),
            cylinder(look.second, (7, 14, -15), (6, 22, -5), 1.1, sides=6),
        ),
        box(look.second, (0, 22, -4.4), (14, 2, 2.2), 0.4, 0.4),
        block(look.accent, (0, 13, -17), (12, 5, 6), 0.8),
    ]


def _medical_panel(look: Look) -> Piece:
    """A white plus on a coloured panel; the protected emblem is the other way round."""
    panel = plate(look.second, [(-7.5, -19), (7.5, -19), (7.5, -4), (-7.5, -4)], 24, 1)
    for w, d in ((2, 5.6), (5.6, 2)):
        panel.lit("#ffffff", *((x * w, 25.05, -11.5 + z * d) for x, z in _SQUARE))
    return panel


_SQUARE = ((-1, -1), (1, -1), (1, 1), (-1, 1))


def _armour(look: Look) -> list[Piece]:
    return [
        block(look.second, (0, 22.8, -4), (10, 3, 8), 0.8),
        *both(cylinder(METAL, (2, 24.6, -2), (2, 25, 12), 1, sides=6, bore=INK)),
    ]


def _patch(half: float, high: float, low: float, z: float) -> list[Point]:
    return [(-half, high, z), (half, high, z), (half, low, z), (-half, low, z)]


def _side_line(body: Piece, paint: str, length: float) -> None:
    for m in (-1, 1):
        x = m * 10.62
        body.flat(
            paint,
            (x, 9.6, 3 - length),
            (x, 9.6, length - 6),
            (x, 7.6, length - 5),
            (x, 7.6, 3 - length),
        )
