"""The robot, or the person: chest, head, limbs and back on one skeleton."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rollout.cast.character import Character, OtherForm, RobotLook
from rollout.cast.figures.backs import Back, back
from rollout.cast.figures.chests import Chest, chest
from rollout.cast.figures.crowds import crowd
from rollout.cast.figures.geometry import Point
from rollout.cast.figures.heads import head
from rollout.cast.figures.limbs import arm, leg
from rollout.cast.figures.mesh import rings
from rollout.cast.figures.paints import Paints, paints_of
from rollout.cast.figures.proportions import BUILDS, Proportions
from rollout.cast.figures.solids import (
    Group,
    Piece,
    box,
    cylinder,
    slab,
    symmetric,
    trapezium,
)
from rollout.cast.vocabulary import Pose


@dataclass(frozen=True)
class Stance:
    """How the limbs are held, in degrees; the right arm is the viewer's left."""

    left_arm: Point
    left_elbow: float
    right_arm: Point
    right_elbow: float
    left_leg: Point
    right_leg: Point
    head: Point = (0, 4, 0)


STANCES: Final[dict[Pose, Stance]] = {
    "stand": Stance((0, 0, 9), -14, (0, 6, -11), -30, (3, 16, 7), (-5, -8, -8)),
    "ready": Stance((8, 0, 16), -30, (-6, 10, -18), -52, (6, 18, 11), (-8, -8, -12), (2, 8, 0)),
    "aim": Stance((6, 0, 13), -20, (0, -34, -11), -64, (4, 18, 9), (-6, -8, -10)),
    "loom": Stance((-4, 0, 20), -26, (-4, 0, -22), -34, (2, 16, 10), (-4, -10, -11), (6, 4, 0)),
}


@dataclass(frozen=True)
class RobotShape:
    """The pieces on their joints, and what a bust needs to know; a crowd has none."""

    root: Group
    size: float
    top: float
    half: float
    larger_head: float
    yaw: float = -24.0


def robot_shape(character: Character, form: OtherForm | None = None) -> RobotShape:
    """The robot of a character; with a form, the other robot or the shell it can become."""
    look = character.robot
    if look is None:
        raise KeyError(f"{character.slug} has no robot form")
    if form is not None:
        look = _other_look(look, form)
    if look.build == "crowd":
        return _crowd(character, look)
    return _robot(character, look, form)


def _other_look(look: RobotLook, form: OtherForm) -> RobotLook:
    if form.kind == "shell":
        return RobotLook("stocky", look.head, "suit", look.helmet, look.ears, look.chest, "ready")
    return RobotLook("giant", look.head, "hero", look.helmet, look.ears, look.chest, look.pose)


def _robot(character: Character, look: RobotLook, form: OtherForm | None) -> RobotShape:
    build = BUILDS[look.build]
    paints = paints_of(character, look, form)
    waist = build.leg + 7
    root = Group("root", [], [_hips(paints, build)])
    root.groups += [
        _torso(character, look, paints, build, waist),
        *_arms(character, look, paints, build, waist),
        *_legs(character, look, paints, build),
    ]
    skull = head(character, look, paints)
    root.groups += _heads(character, look, skull, build, waist)
    larger = 1.3 if build.head > 0.9 else 1.7
    neck = waist + build.torso
    tall = highest(skull) * build.head * larger
    half = max(23.0, (build.chest + build.arm) * 0.86, tall * 0.8)
    return RobotShape(root, build.size, neck + tall, half, larger)


def _torso(
    character: Character, look: RobotLook, paints: Paints, build: Proportions, waist: float
) -> Group:
    size = Chest(build.chest, build.waist, build.torso, paints)
    behind = Back(build.chest, build.torso, build.arm, paints, look.build == "winged")
    neck = (0, build.torso - 3, -1)
    pieces = [
        *chest(character, look, paints, size),
        box(paints.belly, (0, -2.4, -0.5), (build.waist * 1.7, 8, 11), 1, 1),
        cylinder(paints.dark, neck, (0, build.torso + 4, -1), 3.6),
    ]
    return Group("torso", pieces, [back(character, behind)], at=(0, waist, 0))


def _heads(
    character: Character, look: RobotLook, skull: list[Piece], build: Proportions, waist: float
) -> list[Group]:
    neck = waist + build.torso + 1.2
    turn = STANCES[look.pose].head
    if "two-heads" not in character.features:
        return [Group("head", skull, at=(0, neck, 1), turn=turn, scale=build.head)]
    paints = [replace(each) for each in skull]
    scale = build.head * 0.8
    return [
        Group("head", skull, at=(-7, neck, 0), turn=(0, 8, 10), scale=scale),
        Group("head", paints, at=(7, neck, 0), turn=(0, -8, -10), scale=scale),
    ]


def _arms(
    character: Character, look: RobotLook, paints: Paints, build: Proportions, waist: float
) -> list[Group]:
    stance = STANCES[look.pose]
    armed = "arm-cannon" in character.features
    right_end = "gun" if look.head == "mono-eye" else "cannon" if armed else "fist"
    twice = armed and look.build == "winged"
    left_end = "shovel" if "shovel" in character.features else "cannon" if twice else "fist"
    if right_end != "fist" and look.pose == "stand" and not twice and not build.person:
        stance = STANCES["aim"]
    left = arm(character, paints, build, left_end, stance.left_elbow)
    right = arm(character, paints, build, right_end, stance.right_elbow)
    x = build.chest + build.arm * 0.28
    y = waist + build.torso - build.arm * 0.62
    left.name, left.at, left.turn = "left-arm", (x, y, 0), stance.left_arm
    right.name, right.at, right.turn = "right-arm", (-x, y, 0), stance.right_arm
    right.mirror = True
    return [left, right]


def _legs(character: Character, look: RobotLook, paints: Paints, build: Proportions) -> list[Group]:
    stance = STANCES[look.pose]
    x = max(build.waist * 0.62, build.boot * 0.46)
    left, right = leg(character, paints, build), leg(character, paints, build)
    narrow = 0.55 if build.person else 1.0
    left.name, left.at = "left-leg", (x, build.leg, -1)
    left.turn = (stance.left_leg[0], stance.left_leg[1], stance.left_leg[2] * narrow)
    right.name, right.at = "right-leg", (-x, build.leg, 1)
    right.turn = (stance.right_leg[0], stance.right_leg[1], stance.right_leg[2] * narrow)
    right.mirror = True
    return [left, right]


def _hips(paints: Paints, build: Proportions) -> Group:
    w = build.waist
    pelvis = slab(
        paints.pelvis, symmetric((w * 0.95, 7), (w * 0.8, 1), (w * 0.32, -5)), -5.5, 6, 1.4
    )
    pelvis.flat(paints.trim, *trapezium(2, 5, 1.3, 0, 6.05))
    return Group("hips", [pelvis], at=(0, build.leg - 2, 0))


def _crowd(character: Character, look: RobotLook) -> RobotShape:
    return RobotShape(crowd(character, look), BUILDS["crowd"].size, 0.0, 0.0, 1.0)


def highest(pieces: list[Piece]) -> float:
    """How far up the pieces reach."""
    return max(p[1] for each in pieces for ring in rings(each.shape) for p in ring)
