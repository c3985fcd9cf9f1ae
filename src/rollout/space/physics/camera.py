"""Somebody who films a stroke while it is played."""

from __future__ import annotations

from typing import Any, Final

from rollout.space.physics.film import RATE, Film, Pose, Rod, pose_of, track_of
from rollout.space.physics.outcome import Outcome
from rollout.space.physics.scene import ARM_RADIUS, ROD_RADIUS
from rollout.space.physics.tabletop import Stroke
from rollout.space.physics.weapons import Missile, Slash, Throw

VERSION: Final = 1


class Camera:
    """Takes the poses of some bodies sixty times a second."""

    def __init__(self) -> None:
        self.frames = 0
        self.taken: dict[str, list[Pose]] = {}
        self.gone: set[str] = set()

    def look(self, time: float, data: Any, bodies: dict[str, int]) -> None:
        """Called after every step of the engine; not every one is a frame."""
        if time * RATE < self.frames:
            return
        self.frames += 1
        for name, body in bodies.items():
            if name not in self.gone:
                pose = pose_of(tuple(data.xpos[body]), tuple(data.xquat[body]))
                self.taken.setdefault(name, []).append(pose)

    def leave(self, name: str) -> None:
        """That body is taken off the table."""
        self.gone.add(name)

    def film(self, stroke: Stroke, rod: Rod, outcome: Outcome) -> Film:
        return Film(
            VERSION,
            RATE,
            self.frames,
            stroke.attacker,
            rod,
            {name: track_of(poses) for name, poses in self.taken.items()},
            [(each.time, each.figure) for each in outcome.contacts],
            {str(number): each.fell for number, each in outcome.figures.items() if each.fell >= 0},
        )


def rod_of(stroke: Stroke, lever: float, tip: float) -> Rod:
    """What is drawn of the weapon: `lever` and `tip` are how long a throw's and a jab's are."""
    weapon = stroke.weapon
    if isinstance(weapon, Missile):
        half = round(5 * weapon.length)
        return Rod("missile", -half, half, round(5 * weapon.diameter))
    if isinstance(weapon, Slash):
        return Rod("slash", 0, round(10 * weapon.reach), round(10 * ARM_RADIUS))
    if isinstance(weapon, Throw):
        return Rod("throw", 0, round(10 * lever), round(10 * ARM_RADIUS))
    return Rod("claw" if weapon.torque else "jab", 0, round(10 * tip), round(10 * ROD_RADIUS))
