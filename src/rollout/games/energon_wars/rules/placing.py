"""Putting a base down beside something: base to base, or as near as there is room."""

from __future__ import annotations

from random import Random
from typing import Final

from rollout.games.energon_wars.actions import Place
from rollout.games.energon_wars.content.table import INCH
from rollout.games.energon_wars.model import State
from rollout.games.energon_wars.rules.figures import CONTACT, TOLERANCE
from rollout.games.energon_wars.rules.grounds import (
    NOT_THERE,
    level_at,
    standing_ground,
    surface_ground,
)
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.space.plane.ground import Fault, Ground
from rollout.space.plane.levels import ON_THE_GROUND
from rollout.space.plane.placing import spots_about, spots_within
from rollout.space.plane.shapes import Disc, Point
from rollout.space.regions.region import Points
from rollout.space.regions.spots import SpotsNear

DIRECTIONS: Final = 12
SLACK: Final = 2
"""Spots that are listed are a little nearer than need be, whatever rounding does to them."""
REACHES: Final = (CONTACT, INCH, 2 * INCH, 4 * INCH, 8 * INCH, 16 * INCH)
"""Base to base; where there is no room, farther and farther off."""

TRIES: Final = 8


class Beside(SpotsNear):
    """Spots within reach of a base, on its level; listed ones are drawn."""

    def __init__(self, ground: Ground, about: Disc, reach: int, goals: list[Point]) -> None:
        super().__init__(ground, about, reach, self.no_room, goals)

    def no_room(self, fault: Fault) -> Refusal:
        why = "too-far" if fault.excess else "no-room-there"
        return Refusal("EW-STO-05", why, {"excess": fault.excess})

    def samples(self) -> list[Point]:
        return list(self.goals)

    def has_samples(self) -> bool:
        return bool(self.goals)

    def draw(self, rng: Random) -> Point | None:
        return self.goals[int(rng.random() * len(self.goals))] if self.goals else None


class Within(Beside):
    """Spots within reach on any surface that has room."""

    def __init__(
        self, state: State, ground: Ground, about: Disc, reach: int, goals: list[Point]
    ) -> None:
        super().__init__(ground, about, reach, goals)
        self.state = state

    def objection(self, value: Point) -> Refusal | None:
        if level_at(self.state, value, self.ground.radius) == NOT_THERE:
            return Refusal("EW-STO-05", "no-room-there")
        return None

    def draw(self, rng: Random) -> Point | None:
        (x, y), away = self.about_centre, self.reach + self.ground.radius
        for _ in range(TRIES):
            spot = x + rng.randint(-away, away), y + rng.randint(-away, away)
            if self.refusal(spot) is None:
                return spot
        return super().draw(rng)

    @property
    def about_centre(self) -> Point:
        assert isinstance(self.about, Disc)
        return self.about.centre


def beside(
    state: State, about: Disc, level: int, radius: int, without: tuple[int, ...], least: int = 0
) -> tuple[Beside | None, int]:
    """Where a base can be put base to base with another, and on which level.

    With `least` anywhere so near to where a base was, and there as well."""
    for surface in dict.fromkeys((level, ON_THE_GROUND)):
        ground = standing_ground(state, radius, surface, without)
        for reach in REACHES if surface == ON_THE_GROUND else REACHES[:2]:
            if reach < least:
                continue
            apart = 0 if reach == CONTACT else reach - CONTACT
            goals = [about.centre] if least and ground.rests(about.centre) else []
            goals += spots_about(ground, about, apart, DIRECTIONS)
            goals += [] if reach == CONTACT else spots_within(ground, about, apart, DIRECTIONS)
            if goals:
                return Beside(ground, about, reach, list(dict.fromkeys(goals))), surface
    return None, level


def within_reach(
    state: State, about: Disc, reach: int, radius: int, without: tuple[int, ...]
) -> Within | None:
    """Where a base can be put within reach of another, on any surface; None if nowhere."""
    ground = surface_ground(state, radius, without)
    found: list[Point] = []
    for apart in (0, reach // 2 - CONTACT, reach - CONTACT - SLACK):
        found += spots_about(ground, about, max(0, apart), DIRECTIONS)
    goals = [spot for spot in dict.fromkeys(found) if level_at(state, spot, radius) != NOT_THERE]
    return Within(state, ground, about, reach + TOLERANCE, goals) if goals else None


def place_beside(
    table: Table[State],
    seat: int,
    what: str,
    thing: int,
    about: Disc,
    level: int,
    radius: int,
    without: tuple[int, ...],
    least: int = 0,
) -> Script[tuple[int, int, int]]:
    """Ask a seat where something is put down; x, y and level."""
    area, surface = beside(table.state, about, level, radius, without, least)
    if area is None:
        return *about.centre, level
    answer = yield table.ask(seat, what, Points(area, Place), thing=thing)
    return answer.x, answer.y, surface
