"""The measures of a figure, as the engine has them."""

from __future__ import annotations

from functools import cache
from typing import Final

from rollout.games.attacktix.content.roster import Armament, Sculpt
from rollout.games.attacktix.screen.forms_body import ArmView, BuildView, PartView, Triple
from rollout.space.physics.bodies import BASE_HEIGHT, Part, build_of, parts_of
from rollout.space.physics.scene import (
    ARM_RADIUS,
    CHEST,
    DISC,
    LEVER_AT,
    MUZZLE,
    ROD_HEIGHT,
    ROD_RADIUS,
    WAIST,
)
from rollout.space.physics.weapons import Missile, Slash, Throw

BATTLE_MASTER: Final = "BM"


@cache
def measures(sculpt: Sculpt) -> BuildView:
    build = build_of(sculpt.size, sculpt.low)
    *body, lip = parts_of(sculpt.size, sculpt.low)
    parts = [_part(part) for part in body]
    if sculpt.size == BATTLE_MASTER:
        parts += [_switch("waist", WAIST), _switch("chest", CHEST)]
    else:
        parts.append(_part(lip))
    return BuildView(
        _tenths(BASE_HEIGHT),
        _tenths(build.tipping),
        _tenths(build.mass),
        parts,
        arm_of(sculpt.weapon, build.radius),
    )


def arm_of(weapon: Armament, radius: float) -> ArmView:
    make = weapon.make
    if isinstance(make, Missile):
        ahead, up = MUZZLE
        return ArmView(
            _tenths(ahead),
            _tenths(up),
            _tenths(make.length),
            _tenths(make.diameter / 2),
            weapon.shots,
            speed=round(1000 * make.speed),
            mass=_tenths(make.mass),
        )
    if isinstance(make, Slash):
        at, reach, thick = (0.0, make.height), make.reach, ARM_RADIUS
    elif isinstance(make, Throw):
        at, reach, thick = LEVER_AT, make.reach, ARM_RADIUS
    else:
        at, reach, thick = (0.0, ROD_HEIGHT), radius + make.stroke, ROD_RADIUS
    ahead, up, farthest = (_tenths(each) for each in (*at, reach))
    return ArmView(ahead, up, farthest, _tenths(thick), weapon.shots, energy=_tenths(make.energy))


def _part(part: Part) -> PartView:
    return PartView(part.name, part.shape, _triple(part.at), _half(part))


def _half(part: Part) -> Triple:
    if part.shape == "cylinder":
        radius, half = part.size
        return _triple((radius, radius, half))
    if part.shape == "sphere":
        return _triple(part.size * 3)
    return _triple(part.size)


def _switch(name: str, at: tuple[float, float]) -> PartView:
    return PartView(name, "cylinder", _triple((at[0], 0, at[1])), _triple((DISC, DISC, 1)))


def _triple(lengths: tuple[float, ...]) -> Triple:
    x, y, z = (_tenths(each) for each in lengths)
    return x, y, z


def _tenths(length: float) -> int:
    return round(10 * length)
