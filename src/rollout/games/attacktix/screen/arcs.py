"""The way of a weapon through the air, as it is meant: a missile's arc, an arm's tip."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin, tan
from typing import Final

from rollout.games.attacktix.model import State
from rollout.games.attacktix.rules.guessing import GRAVITY, Guess
from rollout.games.attacktix.screen.forms_looks import Point, Spot
from rollout.space.physics.bodies import build_of
from rollout.space.physics.scene import (
    FULL_TWIST,
    LEVER_AT,
    LEVER_FROM,
    LEVER_TO,
    MUZZLE,
    PAST_THE_FRONT,
    ROD_HEIGHT,
)
from rollout.space.physics.tabletop import OPEN, Figure, Stroke, Tabletop
from rollout.space.physics.weapons import Missile, Slash, Throw

STRIDE: Final = 20.0
"""Millimetres between two points of an arc."""
FARTHEST: Final = 2_000.0
TURNS: Final = 12
"""Points of the way of an arm."""


@dataclass
class Way:
    spots: list[Spot]
    ends: str
    met: int = -1


def way_of(state: State, there: Tabletop, stroke: Stroke) -> Way:
    attacker = next(each for each in there.figures if each.id == stroke.attacker)
    if isinstance(stroke.weapon, Missile):
        return _arc(state, there, stroke, attacker)
    return Way(_tips(stroke, attacker), "spent")


def _arc(state: State, there: Tabletop, stroke: Stroke, attacker: Figure) -> Way:
    weapon = stroke.weapon
    assert isinstance(weapon, Missile)
    facing = radians(attacker.facing / 10)
    yaw = facing + radians(stroke.aim.yaw / 10 + stroke.error.yaw / 100)
    pitch = radians(stroke.aim.pitch / 10 + stroke.error.pitch / 100)
    speed = 1000 * weapon.speed * (1 + stroke.error.force / 1000) * cos(pitch)
    ahead, up = MUZZLE
    x = attacker.x / 10 + ahead * cos(facing)
    y = attacker.y / 10 + ahead * sin(facing)
    found = Guess(there, stroke, state.sculpt(stroke.attacker).weapon)
    wall, body = found.wall_ahead(), found.first_body()
    far, ends, met = FARTHEST, "table", -1
    if wall < far:
        far, ends = wall, "wall"
    if body is not None and body.along < far:
        far, met = body.along, body.figure.id
        ends = "cover" if met in stroke.spared else "figure"
    spots: list[Spot] = []
    along = 0.0
    while True:
        along = min(along, far)
        height = up + along * tan(pitch) - GRAVITY * along**2 / (2 * speed**2)
        px, py = x + along * cos(yaw), y + along * sin(yaw)
        if _left(there, px, py):
            return Way(spots, "edge")
        spots.append((round(10 * px), round(10 * py), max(0, round(10 * height))))
        if height <= 0:
            return Way(spots, "table")
        if along >= far:
            return Way(spots, ends, met)
        along += STRIDE


def _left(there: Tabletop, x: float, y: float) -> bool:
    """Beyond the table, where it has an edge."""
    if there.edge == OPEN:
        return False
    return not (0 <= x <= there.width / 10 and 0 <= y <= there.depth / 10)


def _tips(stroke: Stroke, attacker: Figure) -> list[Spot]:
    """Where the tip of an arm, a lever or a rod goes."""
    weapon, aim = stroke.weapon, stroke.aim
    turned = attacker.facing / 10 + aim.yaw / 10 + stroke.error.yaw / 100
    if isinstance(weapon, Slash):
        start, end = -aim.side * min(aim.twist / 10, FULL_TWIST), aim.side * PAST_THE_FRONT
        height = weapon.height + aim.height / 10
        return [
            _spot(attacker, weapon.reach, turned + start + (end - start) * part / TURNS, height)
            for part in range(TURNS + 1)
        ]
    if isinstance(weapon, Throw):
        ahead, up = LEVER_AT
        angles = [
            radians(LEVER_FROM + (LEVER_TO - LEVER_FROM) * part / TURNS)
            for part in range(TURNS + 1)
        ]
        return [
            _spot(attacker, ahead + weapon.reach * cos(each), turned, up + weapon.reach * sin(each))
            for each in angles
        ]
    assert not isinstance(weapon, Missile)
    radius = build_of(attacker.size, attacker.low).radius
    pitch = radians(aim.pitch / 10)
    return [
        _spot(attacker, far * cos(pitch), turned, ROD_HEIGHT + far * sin(pitch))
        for far in (radius, radius + weapon.stroke)
    ]


def _spot(attacker: Figure, far: float, bearing: float, height: float) -> Spot:
    angle = radians(bearing)
    return (
        round(attacker.x + 10 * far * cos(angle)),
        round(attacker.y + 10 * far * sin(angle)),
        max(0, round(10 * height)),
    )


def swept(attacker: Figure, spots: list[Spot]) -> list[Point]:
    """The area between the attacker's axis and the way of the tip, seen from above."""
    return [(attacker.x, attacker.y), *((x, y) for x, y, _ in spots)]
