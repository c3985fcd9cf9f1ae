"""Partial cover: what stands next to the target on the line (TG-COV, TG-RUL-36)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.games.the_game.model import NONE, State, Unit
from rollout.games.the_game.rules.aim import FIRE, Aim
from rollout.games.the_game.rules.levels import base, floor, has_construct, height, top

INTENDED_TARGET_FROM: Final = 6
"""A cover roll of this or more strikes the intended target (TG-COV-03)."""

CONSTRUCT: Final = "construct"
UNIT: Final = "unit"
BODY: Final = "body"
GROUND_ITSELF: Final = "ground"


@dataclass
class Cover:
    """The object that may catch the shot, and its hex."""

    cell: int
    kind: str
    unit: int = NONE


def cover(state: State, aim: Aim, between: list[int]) -> Cover | None:
    """The covering object of an attack, if there is one.

    `between` are the hexes of the line that count, the last one next to the target (TG-COV-01).
    """
    if not between or not aim.ranged or aim.kind == FIRE:
        return None
    return cover_in(state, aim, between[-1])


def cover_in(state: State, aim: Aim, cell: int) -> Cover | None:
    """The first object of a hex that is high enough: construct, unit or body, the ground."""
    target_flies = aim.target is not None and aim.target.flying
    if target_flies != aim.attacker.flying:
        return None
    if target_flies:
        return _flyer(state, aim, cell)
    if has_construct(state, cell) and _covers(state, aim, floor(state, cell)):
        return Cover(cell, CONSTRUCT)
    standing = state.on_ground[cell]
    if standing != NONE and _unit_covers(state, aim, state.units[standing]):
        return Cover(cell, UNIT, standing)
    for body in state.bodies(cell):
        if _unit_covers(state, aim, body):
            return Cover(cell, BODY, body.id)
    return Cover(cell, GROUND_ITSELF) if _covers(state, aim, floor(state, cell)) else None


def _flyer(state: State, aim: Aim, cell: int) -> Cover | None:
    """Between two flyers only a third covers, by heights as on flat ground (TG-RUL-39)."""
    other = state.in_air[cell]
    if other == NONE or state.units[other].cloaked or aim.target is None:
        return None
    if 2 * height(state.units[other]) < height(aim.target):
        return None
    return Cover(cell, UNIT, other)


def _unit_covers(state: State, aim: Aim, unit: Unit) -> bool:
    return not unit.cloaked and _covers(state, aim, top(state, unit))


def _covers(state: State, aim: Aim, object_top: int) -> bool:
    """At least half as high as the target, from the target's base up (TG-COV-02)."""
    if aim.target is None:
        target_base = floor(state, aim.cell) - state.construct_height[aim.cell]
        target_height = state.construct_height[aim.cell]
    else:
        target_base = base(state, aim.target)
        target_height = height(aim.target)
    return 2 * (object_top - target_base) >= target_height
