"""A duel of two robots with shields on a measured plane: a path, a facing, a direction.

SHIELD-01: a robot walks up to six inches, its whole base clear of blocks and of the other; or it
stays. SHIELD-02: it faces any way. SHIELD-03: it fires a beam in any direction, a foot long from
the edge of its base, which ends at the first thing it goes through. SHIELD-04: the shield covers
the front quarter and stops a beam that comes from there, also from its border. SHIELD-05: the third
hit knocks a robot out; after twenty turns nobody has won.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from rollout.gamekit import GamePackage
from rollout.gamekit.package import PLANE
from rollout.gamekit.standing_answers import StandingAnswer, always
from rollout.games.samples.facts import Beamed, Face, Faced, Fire, Met, Stay, Walk, Walked
from rollout.games.samples.screen import HOME, SCREEN
from rollout.games.samples.screen.planes import shield_duel_plane
from rollout.kernel.actions import Action, Result
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Game, Judgement, Script, Table
from rollout.kernel.options import Joined, Listed
from rollout.kernel.requests import Ask
from rollout.space.plane import (
    BARRED,
    EDGE,
    FRONT,
    OCCUPIED,
    OVER,
    TOO_LONG,
    Bar,
    Disc,
    Fault,
    Ground,
    Outline,
    Point,
    Shape,
    heading,
    onwards,
    rectangle,
    sides,
    slide,
    solid_bar,
)
from rollout.space.regions import Aim, Directions, Facings, Legs, Paths, Stance

SIZE: Final = 24_000
WALK: Final = 6_000
BEAM: Final = 12_000
RADIUS: Final = 750
LIVES: Final = 3
TURNS: Final = 20
BLOCKS: Final[list[Outline]] = [
    rectangle((12_000, 12_000), 5_000, 2_500, 300),
    rectangle((6_000, 17_500), 4_000, 1_500, 2_700),
    rectangle((18_000, 6_500), 4_000, 1_500, 2_700),
]


@dataclass
class Robot:
    at: Point
    facing: int
    lives: int = LIVES

    def copy(self) -> Robot:
        return Robot(self.at, self.facing, self.lives)

    @property
    def base(self) -> Disc:
        return Disc(self.at, RADIUS)


@dataclass
class Arena:
    turn: int = 0
    robots: list[Robot] = field(
        default_factory=lambda: [Robot((12_000, 3_000), 900), Robot((12_000, 21_000), 2_700)]
    )

    def copy(self) -> Arena:
        return Arena(self.turn, [robot.copy() for robot in self.robots])


class Nearness(Judgement[Arena]):
    """Lives count, and a little who is shot at from where the shield is not."""

    def value(self, state: Arena, seat: int) -> float:
        mine, other = state.robots[seat], state.robots[1 - seat]
        open_back = FRONT not in sides(other.at, other.facing, mine.at)
        guarded = FRONT in sides(mine.at, mine.facing, other.at)
        return (mine.lives - other.lives) / LIVES + 0.05 * open_back + 0.05 * guarded

    def reply(self, state: Arena, ask: Ask, rng: Random) -> Action:
        """The first of the samples is towards the other robot."""
        return next(iter(ask.options)) if ask.about != "walk" else ask.options.sample(rng)


class ShieldDuel(Game[Arena]):
    slug = "shield_duel"
    actions = (Walk, Stay, Face, Fire)
    events = (Walked, Faced, Beamed)
    state_type = Arena

    def __init__(self) -> None:
        self.judgement: Judgement[Arena] = Nearness()

    def bound(self, state: Arena) -> int:
        return 3 * (TURNS - state.turn) + 3

    def result(self, state: Arena) -> Result | None:
        for seat, robot in enumerate(state.robots):
            if robot.lives <= 0:
                return Result((1 - seat,), "shot-down", "SHIELD-05")
        return Result((), "time-is-up", "SHIELD-05") if state.turn >= TURNS else None

    def view(self, state: Arena, seat: int | None) -> dict[str, Any]:
        return {"turn": state.turn, "plane": shield_duel_plane(state, SIZE, BLOCKS, LIVES)}

    def step(self, table: Table[Arena]) -> Script[None]:
        seat = table.state.turn % 2
        robot, other = table.state.robots[seat], table.state.robots[1 - seat]
        yield from self.walk(table, seat, robot, other)
        yield from self.face(table, seat, robot, other)
        yield from self.fire(table, seat, robot, other)

    def walk(self, table: Table[Arena], seat: int, robot: Robot, other: Robot) -> Script[None]:
        """SHIELD-01: up to six inches, or not at all."""
        going = Paths(Legs(_ground(other), robot.at, WALK, _refuse, [other.at]), Walk)
        answer = yield table.ask(seat, "walk", Joined([going, Listed([Stay()])]))
        if isinstance(answer, Walk):
            robot.at = answer.path[-1]
            table.tell(Walked(seat, answer.path))

    def face(self, table: Table[Arena], seat: int, robot: Robot, other: Robot) -> Script[None]:
        """SHIELD-02: any way."""
        turning = Facings(Stance(robot.base, robot.facing, [other.at]), Face)
        answer = yield table.ask(seat, "face", turning)
        robot.facing = answer.facing
        table.tell(Faced(seat, answer.facing))

    def fire(self, table: Table[Arena], seat: int, robot: Robot, other: Robot) -> Script[None]:
        """SHIELD-03, SHIELD-04: a beam, and whom it meets."""
        aiming = Directions(Aim(robot.base, [other.at], length=BEAM), Fire)
        answer = yield table.ask(seat, "fire", aiming)
        end, met = _beam(robot.at, other, answer.bearing)
        hit = met == len(BLOCKS)
        stopped = hit and FRONT in sides(other.at, other.facing, robot.at)
        if hit and not stopped:
            other.lives -= 1
        table.state.turn += 1
        table.tell(Beamed(seat, robot.at, end, _named(met, stopped)))


def _ground(other: Robot) -> Ground:
    return Ground(SIZE, SIZE, RADIUS, [solid_bar(shape, RADIUS) for shape in _standing(other)])


def _standing(other: Robot) -> list[Shape]:
    """What is in the way: the blocks, and last the other robot."""
    return [*BLOCKS, other.base]


def _named(met: int, stopped: bool) -> Met:
    if met == len(BLOCKS):
        return "shield" if stopped else "robot"
    return "block" if met >= 0 else "nothing"


def _beam(start: Point, other: Robot, bearing: int) -> tuple[Point, int]:
    """Where a beam ends, and the number of what it met: a block, the other robot, or nothing."""
    across, along = heading(bearing)
    through = (start[0] + across, start[1] + along)
    bars = [Bar(shape, 0, OVER) for shape in _standing(other)]
    stop = slide(Ground(SIZE, SIZE, 0, bars), start, onwards(start, through, BEAM + RADIUS))
    return stop.point, stop.met


def _refuse(fault: Fault) -> Refusal:
    """SHIELD-01, in words."""
    if fault.reason == TOO_LONG:
        return Refusal("SHIELD-01", "walk-too-long", {"most": WALK})
    why = {EDGE: "off-the-table", BARRED: "in-the-way", OCCUPIED: "in-the-way"}
    return Refusal("SHIELD-01", why.get(fault.reason, "too-many-legs"))


STANDING: Final = (StandingAnswer("stay", always("walk", Stay)),)
GAME = GamePackage(ShieldDuel(), home=HOME, board=PLANE, screen=SCREEN, standing=STANDING)
