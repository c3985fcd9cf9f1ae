"""What search and odds take to come of a shot: a fitted table of the chances to fall.

The engine alone decides in a match. The table (`falls.toml`) is measured with it: by weapon,
body, and where or from how near it is struck.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import atan2, cos, degrees, hypot, radians, sin, tan
from pathlib import Path
from typing import Final

from rollout.games.attacktix.content.roster import Armament
from rollout.games.attacktix.content.vocabulary import MISSILE, SLASH
from rollout.games.attacktix.rules.cover import lines_cross
from rollout.space.physics.bodies import SHOULDERS, build_of
from rollout.space.physics.outcome import DOWN, Contact, FigureAfter, Outcome
from rollout.space.physics.scene import CHEST, MUZZLE, WAIST
from rollout.space.physics.tabletop import Figure, Stroke, Tabletop
from rollout.space.physics.weapons import Jab, Missile, Slash, Throw

WEIGHTS: Final = 1000
TABLE: Final = Path(__file__).parent / "falls.toml"
NAMED: Final = "fitted table"
"""What stands in place of an engine in a guessed record."""

GRAVITY: Final = 9810.0
"""Millimetres, and millimetres a second squared."""
HALF_WIDTH: Final = SHOULDERS
HEIGHTS: Final = 6
OFFSETS: Final = 3
GAPS: Final[tuple[float, ...]] = (4.0, 8.0, 13.0, 20.0, 30.0)
"""Upper bounds of the gaps between bases that melee is measured at, in millimetres."""
BATTLE_MASTER: Final = "BM"
PRESSED: Final = 7.0
"""How far to either side of its middle a switch is tripped, in millimetres."""
PRESSED_WAIST: Final = 5.0
PRESSED_CHEST: Final = 6.0
"""How far above or below."""
FRONTAL: Final = 0.94
SIDELONG: Final = 0.7
"""Cosines: a missile from in front of a switch, and one that comes aslant."""
TRIPS: Final[tuple[tuple[float, tuple[int, int, int]], ...]] = (
    (1.5, (20, 850, 30)),
    (2.4, (850, 950, 550)),
    (99.0, (990, 990, 850)),
)
"""Up to that many grams: thousandths for waist and chest, and the most for what comes aslant."""

Chances = list[tuple[Outcome, int]]


@cache
def fitted() -> dict[str, dict[str, list[list[int]]]]:
    """By weapon and body: for missiles rows of heights, else one row of gaps; thousandths."""
    return tomllib.loads(TABLE.read_text(encoding="utf-8"))


def body_of(size: str, low: bool) -> str:
    return f"{size}_low" if low else size


@dataclass(frozen=True)
class Met:
    """A body on the way: how far off, and where it is struck as shares of its height and width."""

    along: float
    figure: Figure
    height: float
    aside: float


class Guess:
    """The outcomes of one stroke that are thought possible, with their weights."""

    def __init__(self, tabletop: Tabletop, stroke: Stroke, weapon: Armament) -> None:
        self.tabletop = tabletop
        self.stroke = stroke
        self.weapon = weapon
        self.attacker = next(each for each in tabletop.figures if each.id == stroke.attacker)
        self.others = [each for each in tabletop.figures if each.id != stroke.attacker]

    def chances(self) -> Chances:
        struck = self._shot() if self.weapon.kind == MISSILE else self._stroke()
        if struck is None:
            return [(Outcome(engine=NAMED), WEIGHTS)]
        figure, falls, switches = struck
        if figure.size == BATTLE_MASTER:
            return _of_battle_master(figure, falls, switches)
        contact = (Contact(40, figure.id, "torso", 8000),)
        down = FigureAfter(figure.x, figure.y, figure.facing, DOWN, 400)
        fallen = Outcome(contact, {figure.id: down}, engine=NAMED)
        stands = Outcome(contact, engine=NAMED)
        split = [(fallen, falls), (stands, WEIGHTS - falls)]
        return [(outcome, weight) for outcome, weight in split if weight]

    # Missiles

    def _shot(self) -> tuple[Figure, int, tuple[int, int]] | None:
        """The first body on the arc, its chance to fall, and those of its switches."""
        met = self.first_body()
        if met is None or met.figure.id in self.stroke.spared:
            return None
        falls = self._by_missile(met.figure, met.height, met.aside)
        return met.figure, falls, self._switches(met.figure)

    def first_body(self) -> Met | None:
        """What the missile meets first, unless a wall is nearer."""
        make = self.weapon.make
        assert isinstance(make, Missile)
        wall, height_at = self.wall_ahead(), self._arc(make)
        best: Met | None = None
        for figure in self.others:
            along, aside = self._from_line(figure.x / 10, figure.y / 10)
            build = build_of(figure.size, figure.low)
            half = HALF_WIDTH * build.radius
            if along <= 0 or along >= wall or aside >= half + make.diameter / 2:
                continue
            height = height_at(along)
            if 0 < height < build.height and (best is None or along < best.along):
                best = Met(along, figure, height / build.height, aside / half)
        return best

    def _arc(self, make: Missile) -> Callable[[float], float]:
        """How high the missile is so far from where it left."""
        stroke = self.stroke
        pitch = radians(stroke.aim.pitch / 10 + stroke.error.pitch / 100)
        speed = 1000 * make.speed * (1 + stroke.error.force / 1000)
        rising, falling = tan(pitch), GRAVITY / (2 * (speed * cos(pitch)) ** 2)
        return lambda along: MUZZLE[1] + along * rising - along**2 * falling

    def _from_line(self, to_x: float, to_y: float) -> tuple[float, float]:
        """How far along the line of fire a place is, and how far aside of it."""
        x, y = self._muzzle()
        yaw, dx, dy = self._yaw(), to_x - x, to_y - y
        return dx * cos(yaw) + dy * sin(yaw), abs(dy * cos(yaw) - dx * sin(yaw))

    def _yaw(self) -> float:
        stroke = self.stroke
        return radians((self.attacker.facing + stroke.aim.yaw) / 10 + stroke.error.yaw / 100)

    def _muzzle(self) -> tuple[float, float]:
        facing = radians(self.attacker.facing / 10)
        x = self.attacker.x / 10 + MUZZLE[0] * cos(facing)
        return x, self.attacker.y / 10 + MUZZLE[0] * sin(facing)

    def wall_ahead(self) -> float:
        """How far it is to the nearest wall on the line."""
        if self.stroke.over_walls:
            return float("inf")
        x, y = self._muzzle()
        return self._wall(x, y, self._yaw())

    def _wall(self, x: float, y: float, yaw: float) -> float:
        nearest = float("inf")
        for wall in self.tabletop.walls:
            (ax, ay), (bx, by) = wall.start, wall.end
            ex, ey = (bx - ax) / 10, (by - ay) / 10
            across = cos(yaw) * ey - sin(yaw) * ex
            if not across:
                continue
            dx, dy = ax / 10 - x, ay / 10 - y
            along, part = (dx * ey - dy * ex) / across, (dx * sin(yaw) - dy * cos(yaw)) / across
            if along > 0 and 0 <= part <= 1:
                nearest = min(nearest, along)
        return nearest

    def _by_missile(self, figure: Figure, height: float, aside: float) -> int:
        rows = _row(self.weapon, figure)
        row = rows[min(HEIGHTS - 1, int(height * HEIGHTS))]
        return row[min(OFFSETS - 1, int(aside * OFFSETS))]

    def _switches(self, figure: Figure) -> tuple[int, int]:
        """Thousandths that waist and chest of a Battle Master are tripped, from the front."""
        turned = -cos(self._yaw() - radians(figure.facing / 10))
        if figure.size != BATTLE_MASTER or turned < SIDELONG:
            return 0, 0
        make = self.weapon.make
        assert isinstance(make, Missile)
        waist, chest, aslant = next(each for most, each in TRIPS if make.mass <= most)
        most = 1000 if turned >= FRONTAL else aslant
        return (
            min(waist, most) if self._presses(make, figure, WAIST, PRESSED_WAIST) else 0,
            min(chest, most) if self._presses(make, figure, CHEST, PRESSED_CHEST) else 0,
        )

    def _presses(
        self, make: Missile, figure: Figure, disc: tuple[float, float], most: float
    ) -> bool:
        """Whether the missile comes squarely upon a switch, where that is on a turned body."""
        facing = radians(figure.facing / 10)
        x, y = figure.x / 10 + disc[0] * cos(facing), figure.y / 10 + disc[0] * sin(facing)
        along, aside = self._from_line(x, y)
        return aside <= PRESSED and abs(self._arc(make)(along) - disc[1]) <= most

    # Melee

    def _stroke(self) -> tuple[Figure, int, tuple[int, int]] | None:
        """Whom it reaches. Of what is thrown (AT-RUL-83) nobody is expected to fall."""
        reached = [
            each for each in self.others if self._reaches(each) and not self._is_walled_off(each)
        ]
        if not reached or self.stroke.thrown is not None:
            return None
        figure = min(reached, key=lambda each: (self._gap(each), each.id))
        gap = self._gap(figure)
        place = next((number for number, most in enumerate(GAPS) if gap <= most), len(GAPS) - 1)
        falls = _row(self.weapon, figure)[0][place]
        waist = {SLASH: 250, "throw": 850}.get(self.weapon.kind, 800) if gap < 12 else 0
        return figure, falls, (waist, 0)

    def _is_walled_off(self, figure: Figure) -> bool:
        """AT-RUL-84: a high barrier lies between, and this weapon does not pass it."""
        here, there = (self.attacker.x, self.attacker.y), (figure.x, figure.y)
        walls = () if self.stroke.over_walls else self.tabletop.walls
        return any(lines_cross(here, there, wall.start, wall.end) for wall in walls)

    def _gap(self, figure: Figure) -> float:
        apart = hypot(figure.x - self.attacker.x, figure.y - self.attacker.y) / 10
        here = build_of(self.attacker.size, self.attacker.low).radius
        return apart - here - build_of(figure.size, figure.low).radius

    def _reaches(self, figure: Figure) -> bool:
        make, aim = self.weapon.make, self.stroke.aim
        dx, dy = figure.x - self.attacker.x, figure.y - self.attacker.y
        bearing = degrees(atan2(dy, dx)) - self.attacker.facing / 10
        body = HALF_WIDTH * build_of(figure.size, figure.low).radius
        apart = hypot(dx, dy) / 10
        wide = degrees(atan2(body, apart))
        if isinstance(make, Slash):
            # From its side to a little past the front.
            turn = ((bearing + 180) % 360 - 180) * -aim.side
            return apart - body <= make.reach and -25 - wide <= turn <= aim.twist / 10
        off = (bearing - aim.yaw / 10 - self.stroke.error.yaw / 100 + 180) % 360 - 180
        return apart - body <= self._lever_or_rod(make) + 3 and abs(off) <= wide

    def _lever_or_rod(self, make: Jab | Missile | Throw) -> float:
        if isinstance(make, Throw):
            return 4 + make.reach
        assert isinstance(make, Jab)
        return make.stroke + build_of(self.attacker.size, self.attacker.low).radius


def _row(weapon: Armament, figure: Figure) -> list[list[int]]:
    """The rows for a weapon; one that was not measured goes by the nearest that was."""
    table = fitted()
    code = weapon.code if weapon.code in table else _nearest(weapon)
    return table[code][body_of(figure.size, figure.low)]


MEASURED: Final = {
    MISSILE: (("light_missile", 8.4), ("standard_missile", 13.5), ("heavy_missile", 21.0)),
    SLASH: (
        ("light_slash", 12.0),
        ("medium_slash", 22.0),
        ("heavy_slash", 44.0),
        ("great_slash", 90.0),
    ),
    "throw": (("throw", 16.0), ("strong_throw", 33.0), ("great_throw", 90.0)),
    "jab": (("jab", 17.0), ("strong_jab", 34.0)),
}
"""What was measured of each form, with its momentum or energy."""


def _nearest(weapon: Armament) -> str:
    make = weapon.make
    strength = make.mass * make.speed if isinstance(make, Missile) else make.energy
    known = MEASURED.get(weapon.kind, MEASURED["jab"])
    return min(known, key=lambda each: abs(each[1] - strength))[0]


def _of_battle_master(figure: Figure, falls: int, switches: tuple[int, int]) -> Chances:
    contact = (Contact(40, figure.id, "torso", 8000),)
    found: Chances = []
    if falls:
        down = FigureAfter(figure.x, figure.y, figure.facing, DOWN, 400)
        found.append((Outcome(contact, {figure.id: down}, engine=NAMED), falls))
    left = WEIGHTS - falls
    for weight, tripped in ((switches[0], (True, False)), (switches[1], (False, True))):
        if weight and left:
            share = min(left, weight)
            found.append((Outcome(contact, {}, {}, {figure.id: tripped}, engine=NAMED), share))
            left -= share
    if left:
        found.append((Outcome(contact, engine=NAMED), left))
    return found
