"""Directions of a spray and spots of a cloud, as areas that can be drawn and answered."""

from __future__ import annotations

from random import Random
from typing import Final

from rollout.games.energon_wars.content.cards import Attack
from rollout.games.energon_wars.content.table import INCH, MAT
from rollout.games.energon_wars.model import State
from rollout.games.energon_wars.rules.figures import TOLERANCE, disc_of
from rollout.games.energon_wars.rules.weapons import (
    CONE,
    enemies_near,
    in_the_cone,
    strikes_an_enemy,
)
from rollout.kernel.errors import Refusal
from rollout.space.plane.angles import TURN, angle_of, heading, laid_off
from rollout.space.plane.lengths import leg_length, within
from rollout.space.plane.shapes import Point
from rollout.space.regions.area import Area
from rollout.space.regions.facings import Aim
from rollout.space.regions.outlines import PointOutline, RegionOutline

ASIDE: Final = CONE // 2
SPOTS: Final = 8
RING: Final = 48


class SprayAim(Aim):
    """EW-RUL-29: a direction in which at least one enemy is touched."""

    def __init__(self, state: State, number: int, attack: Attack) -> None:
        base = disc_of(state, number)
        self.enemies = enemies_near(state, number, attack.range)
        goals = [disc_of(state, foe).centre for foe in self.enemies]
        super().__init__(base, goals, length=attack.range * INCH, width=CONE)
        self.state = state
        self.number = number
        self.attack = attack

    def objection(self, value: int) -> Refusal | None:
        struck = in_the_cone(self.state, self.number, self.attack, value)
        if strikes_an_enemy(self.state, self.number, struck):
            return None
        return Refusal("EW-RUL-29", "touches-no-enemy")

    def samples(self) -> list[int]:
        found: list[int] = []
        x, y = self.base.centre
        for goal in self.goals:
            if goal != (x, y):
                middle = angle_of(goal[0] - x, goal[1] - y)
                found += [(middle + aside) % TURN for aside in (0, -ASIDE, ASIDE)]
        return [angle for angle in dict.fromkeys(found) if self.refusal(angle) is None]

    def draw(self, rng: Random) -> int | None:
        found = self.samples()
        return found[int(rng.random() * len(found))] if found else None


class CloudSpots(Area[Point]):
    """A point of the mat within so many inches of a base."""

    def __init__(self, state: State, number: int, inches: int) -> None:
        self.base = disc_of(state, number)
        self.reach = self.base.radius + inches * INCH + TOLERANCE

    def refusal(self, value: Point) -> Refusal | None:
        x, y = value
        if not (0 <= x <= MAT and 0 <= y <= MAT):
            return Refusal("EW-MOV-17", "off-the-mat")
        if not within(self.base.centre, value, self.reach):
            excess = leg_length(self.base.centre, value) - self.reach
            return Refusal("EW-LOS-13", "too-far", {"excess": excess})
        return None

    def samples(self) -> list[Point]:
        spots = [self._off(TURN * i // SPOTS, self.reach // 2) for i in range(SPOTS)]
        return [spot for spot in [self.base.centre, *spots] if self.refusal(spot) is None]

    def draw(self, rng: Random) -> Point | None:
        spot = self._off(int(rng.random() * TURN), int(rng.random() * self.reach))
        return spot if self.refusal(spot) is None else self.base.centre

    def outline(self) -> RegionOutline:
        return PointOutline([[self._off(TURN * i // RING, self.reach) for i in range(RING)]])

    def _off(self, angle: int, length: int) -> Point:
        dx, dy = laid_off(heading(angle), length)
        return self.base.centre[0] + dx, self.base.centre[1] + dy
