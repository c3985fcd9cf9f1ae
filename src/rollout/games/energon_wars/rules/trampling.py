"""Trample (EW-TRM): a straight move over smaller models, and an attack on each of them."""

from __future__ import annotations

from random import Random
from typing import Final

from rollout.games.energon_wars.attack_events import Trampled
from rollout.games.energon_wars.content.cards import Attack
from rollout.games.energon_wars.content.table import INCH, MAT
from rollout.games.energon_wars.model import COLD, NOBODY, STANDING, State
from rollout.games.energon_wars.rules.attacks import attack_all, buy
from rollout.games.energon_wars.rules.cargo import move_cargo_along
from rollout.games.energon_wars.rules.figures import disc_of, radius_of, size_of, speed_of
from rollout.games.energon_wars.rules.grounds import obstacles
from rollout.games.energon_wars.rules.weapons import Weapon, untouchable, weapon_refusal
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.space.plane.angles import TURN, heading, laid_off
from rollout.space.plane.ground import Ground, landing_bar, solid_bar
from rollout.space.plane.lengths import leg_length
from rollout.space.plane.levels import ON_THE_GROUND
from rollout.space.plane.shapes import Point
from rollout.space.plane.straight import comes_within, slide
from rollout.space.regions.area import Area
from rollout.space.regions.outlines import PathOutline, RegionOutline

DIRECTIONS: Final = 16


def trample_refusal(state: State, number: int, weapon: Weapon) -> Refusal | None:
    """EW-RUL-38, EW-RUL-92: as an attack and as a move of its own."""
    if state.models[number].conditions & COLD:
        return Refusal("EW-RUL-92", "cold", {"model": number})
    if state.acting.no_moves:
        return Refusal("EW-RUL-38", "gave-up-movement", {"model": number})
    if state.models[number].level != ON_THE_GROUND:
        return Refusal("EW-TRM-02", "another-level", {"model": number})
    return weapon_refusal(state, number, weapon)


def trample_ground(state: State, number: int) -> Ground:
    """EW-TRM-02, EW-TER-05: over smaller models; everything else is in the way."""
    radius, size = radius_of(state, number), size_of(state, number)
    bars = [
        landing_bar(disc_of(state, other), radius)
        if size_of(state, other) < size
        else solid_bar(disc_of(state, other), radius)
        for other, model in enumerate(state.models)
        if model.status == STANDING and other != number and model.level == ON_THE_GROUND
    ]
    bars += [solid_bar(shape, radius) for shape in obstacles(state)]
    land = state.land
    bars += [
        solid_bar(land.shapes[i], radius) for i, form in enumerate(land.forms) if form.is_building
    ]
    return Ground(MAT, MAT, radius, bars)


def distance_of(state: State, number: int, attack: Attack) -> int:
    """EW-TRM-01: the distance of the row, else as far as the model walks."""
    word = next(word for word in attack.fx if word.name == "trample")
    return word.number * INCH if word.parameters else speed_of(state, number)


class TrampleLine(Area[Point]):
    """EW-TRM-01, EW-TRM-04: the ends of straight lines, over whomever they lead."""

    def __init__(self, state: State, number: int, attack: Attack) -> None:
        self.state = state
        self.number = number
        self.reach = distance_of(state, number, attack)
        self.ground = trample_ground(state, number)
        model = state.models[number]
        self.start = model.x, model.y

    def refusal(self, value: Point) -> Refusal | None:
        if leg_length(self.start, value) > self.reach:
            excess = leg_length(self.start, value) - self.reach
            return Refusal("EW-TRM-01", "too-far", {"excess": excess})
        if self.ground.fault([self.start, value]) is not None:
            return Refusal("EW-TRM-02", "no-room-there")
        return Refusal("EW-TRM-04", "no-room-there") if value == self.start else None

    def samples(self) -> list[Point]:
        """Lines over enemies; where there are none, straight on in some directions."""
        found: list[Point] = []
        for other, model in enumerate(self.state.models):
            if model.status == STANDING and model.seat != self.state.models[self.number].seat:
                found += self._through(disc_of(self.state, other).centre)
        free = [point for point in dict.fromkeys(found) if self.refusal(point) is None]
        return [point for point in free if self._over_an_enemy(point)] or self._straight_on()

    def _over_an_enemy(self, point: Point) -> bool:
        models = self.state.models
        seat = models[self.number].seat
        return any(models[o].seat != seat for o in trampled(self.state, self.number, point))

    def _straight_on(self) -> list[Point]:
        ends = [self._off(TURN * i // DIRECTIONS) for i in range(0, DIRECTIONS, 2)]
        stops = dict.fromkeys([slide(self.ground, self.start, end).point for end in ends])
        return [stop for stop in stops if stop != self.start and self.refusal(stop) is None]

    def _off(self, angle: int) -> Point:
        dx, dy = laid_off(heading(angle), self.reach)
        return self.start[0] + dx, self.start[1] + dy

    def draw(self, rng: Random) -> Point | None:
        found = self.samples()
        return found[int(rng.random() * len(found))] if found else None

    def _through(self, there: Point) -> list[Point]:
        """The far end and some shorter ones of the line through a point."""
        if there == self.start or leg_length(self.start, there) > self.reach:
            return []
        dx, dy = there[0] - self.start[0], there[1] - self.start[1]
        length = leg_length(self.start, there)
        ends = [
            (self.start[0] + dx * part // length, self.start[1] + dy * part // length)
            for part in range(length, self.reach + 1, INCH // 2)
        ]
        return [slide(self.ground, self.start, end).point for end in ends]

    def outline(self) -> RegionOutline:
        ends = [self._off(TURN * i // (DIRECTIONS * 2)) for i in range(DIRECTIONS * 2)]
        ring = [slide(self.ground, self.start, end).point for end in ends]
        return PathOutline(self.start, self.reach, 1, [ring], self.ground.radius)


def trampled(state: State, number: int, end: Point) -> list[int]:
    """EW-TRM-03, EW-RUL-73, EW-RUL-107: everybody smaller that is moved over, friends too."""
    model, radius, size = state.models[number], radius_of(state, number), size_of(state, number)
    path = [(model.x, model.y), end]
    return [
        other
        for other, each in enumerate(state.models)
        if other != number
        and each.status == STANDING
        and each.level == ON_THE_GROUND
        and size_of(state, other) < size
        and not untouchable(state, number, other)
        and comes_within(path, disc_of(state, other), radius - 1)
    ]


def trample(table: Table[State], number: int, weapon: Weapon, end: Point) -> Script[None]:
    """EW-TRM-01, EW-TRM-03: the move, then the attacks, all at once."""
    state = table.state
    struck = trampled(state, number, end)
    buy(table, number, weapon, struck)
    model = state.models[number]
    model.x, model.y = end
    move_cargo_along(state, number)
    state.acting.moved = True
    table.tell(Trampled(number, end[0], end[1]))
    yield from attack_all(table, number, weapon.attack, struck)


__all__ = [
    "NOBODY",
    "TrampleLine",
    "trample",
    "trample_refusal",
    "trampled",
]
