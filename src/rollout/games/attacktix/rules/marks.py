"""Where a missile is best aimed at: a little above the middle, or at a Battle Master's switch."""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt
from typing import Any, Final

from rollout.games.attacktix.content.vocabulary import MISSILE
from rollout.games.attacktix.model import State
from rollout.games.attacktix.rules.on_the_table import spot_of
from rollout.space.physics.scene import CHEST, MUZZLE, WAIST
from rollout.space.plane import HALF, TURN, Point, angle_of, heading, turn_between
from rollout.space.plane.angles import UNIT

BEST: Final = 70
"""Hundredths of its height at which a body is struck best."""
FACES: Final = 450
"""A switch is pressed from that far to either side of its front."""


@dataclass(frozen=True)
class Mark:
    """A place over the table, in tenths of a millimetre."""

    spot: Point
    height: int


def aim_towards(state: State, figure: int, other: int) -> tuple[int, int]:
    """Bearing and pitch, before joints and half degrees, to strike where it does most."""
    here, there = spot_of(state.figures[figure]), spot_of(state.figures[other])
    if here == there:
        return state.figures[figure].facing, 0
    if state.sculpt(figure).weapon.kind != MISSILE:
        return angle_of(there[0] - here[0], there[1] - here[1]), 0
    found = [_pointed(state, figure, mark) for mark in _marks(state, figure, other)]
    highest = state.sculpt(figure).weapon.highest
    return next((each for each in found if each[1] <= highest), found[-1])


def _marks(state: State, figure: int, other: int) -> list[Mark]:
    """The best first. P4: nothing but its switches fells a Battle Master, and only from its front.

    The chest is the larger mark; from close by no joint points that far up.
    """
    master, sculpt = state.figures[other], state.sculpt(other)
    if not shows_switches(state, figure, other):
        return [Mark(spot_of(master), sculpt.height * BEST // 100)]
    discs = ((CHEST, master.chest), (WAIST, master.waist))
    left = [disc for disc, tripped in discs if not tripped]
    return [_disc(master, disc) for disc in left or (CHEST, WAIST)]


def shows_switches(state: State, figure: int, other: int) -> bool:
    """Whether another is a Battle Master that turns its front to a figure."""
    here, there = spot_of(state.figures[figure]), spot_of(state.figures[other])
    if here == there or not state.sculpt(other).is_mega:
        return False
    seen = angle_of(here[0] - there[0], here[1] - there[1])
    return turn_between(seen, state.figures[other].facing) <= FACES


def _disc(master: Any, disc: tuple[float, float]) -> Mark:
    return Mark(_ahead(spot_of(master), master.facing, round(10 * disc[0])), round(10 * disc[1]))


def _ahead(spot: Point, facing: int, far: int) -> Point:
    east, north = heading(facing)
    return spot[0] + far * east // UNIT, spot[1] + far * north // UNIT


def _pointed(state: State, figure: int, mark: Mark) -> tuple[int, int]:
    """From where the missile leaves, which is ahead of the axis and turns with the base alone."""
    each = state.figures[figure]
    muzzle = _ahead(spot_of(each), each.facing, round(10 * MUZZLE[0]))
    east, north = mark.spot[0] - muzzle[0], mark.spot[1] - muzzle[1]
    along = max(1, isqrt(east * east + north * north))
    make: Any = state.sculpt(figure).weapon.make
    drop = 981 * along * along // (2 * round(1000 * make.speed) ** 2)
    pitch = angle_of(along, mark.height - round(10 * MUZZLE[1]) + drop)
    bearing = angle_of(east, north) if (east, north) != (0, 0) else each.facing
    return bearing, pitch if pitch <= HALF else pitch - TURN
