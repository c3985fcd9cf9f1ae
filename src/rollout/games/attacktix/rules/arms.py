"""How figures hold their weapons while others attack: it matters for what is hit (AT-RUL-26).

Arms bend: whatever would stick out beyond the base a little is drawn in (AT-RUL-16).
"""

from __future__ import annotations

from typing import Final

from rollout.games.attacktix.content.vocabulary import MISSILE, SLASH, THROW
from rollout.games.attacktix.model import State
from rollout.space.physics.scene import LEVER_AT, MUZZLE, PAST_THE_FRONT, ROD_HEIGHT
from rollout.space.physics.tabletop import Arm
from rollout.space.physics.weapons import Slash

BEYOND_THE_BASE: Final = 20
EMPTY: Final = 80
"""By so much a launcher is shorter when its missile is gone (AT-RST-03)."""


def held_arm(state: State, figure: int) -> Arm:
    """The weapon as it was last posed."""
    each, sculpt = state.figures[figure], state.sculpt(figure)
    pose, weapon = each.pose, sculpt.weapon
    farthest = sculpt.radius + BEYOND_THE_BASE
    if weapon.kind == MISSILE:
        length = round(10 * MUZZLE[0]) - (0 if each.loaded else EMPTY)
        return Arm(pose.yaw, pose.pitch, round(10 * MUZZLE[1]), length)
    if weapon.kind == SLASH:
        make = weapon.make
        assert isinstance(make, Slash)
        height = round(10 * make.height) + pose.height
        return Arm(after_a_slash(pose.side), 0, height, min(farthest, round(10 * make.reach)))
    if weapon.kind == THROW:
        return Arm(pose.yaw, 0, round(10 * LEVER_AT[1]), farthest)
    return Arm(pose.yaw, pose.pitch, round(10 * ROD_HEIGHT), sculpt.radius)


def after_a_slash(side: str) -> int:
    """It comes to rest past the front, on the other side; straight ahead before the first."""
    past = round(10 * PAST_THE_FRONT)
    return {"left": -past, "right": past}.get(side, 0)
