"""The table as MuJoCo reads it. Everything is stiff: soft contacts let a missile pass through."""

from __future__ import annotations

from dataclasses import replace
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Final

from rollout.space.physics.bodies import Part, build_of, parts_of
from rollout.space.physics.tabletop import TABLE, Figure, Stroke, Tabletop, Thing, Wall
from rollout.space.physics.weapons import Jab, Missile, Slash, Throw

STEP: Final = 0.0005
"""Seconds, for what counts."""
QUICK_STEP: Final = 0.001
"""For search."""

FRICTION: Final = 0.35
_SOLID: Final = 'solimp="0.95 0.99 0.0005" solref="0.004 1"'
_DART: Final = 'solimp="0.95 0.99 0.0005" solref="0.003 1"'
_ARM: Final = 'solimp="0.95 0.99 0.0005" solref="0.004 0.6"'
_STOP: Final = 'limited="true" solreflimit="0.002 1"'
_WALL_HEIGHT: Final = 1000.0
"""Drawn lower; no lob clears it."""

MUZZLE: Final = (20.0, 52.0)
"""How far ahead of the axis and how high a missile leaves, in millimetres."""
FULL_TWIST: Final = 120.0
PAST_THE_FRONT: Final = 25.0
LEVER_AT: Final = (4.0, 30.0)
LEVER_FROM: Final = -18.0
LEVER_TO: Final = 75.0
ROD_HEIGHT: Final = 46.0
ROD_RADIUS: Final = 3.0
ARM_RADIUS: Final = 3.0
GRIP: Final = 0.002
"""Metres: a claw holds what is no farther from its tip."""
WEIGHTLESS: Final = 0.001
"""Grams."""
ARM_MASS: Final = 0.0003
"""Of a weapon that is only held, in kilograms."""
DISC: Final = 9.0
WAIST: Final = (24.0, 48.0)
CHEST: Final = (19.0, 95.0)
"""The switches of a Battle Master: radius, and how far ahead and how high they are."""

WEAPON: Final = "weapon"
HAIR: Final = 0.02
"""Millimetres: a base is so much narrower here, since bases mostly stand where they just touch.

For two upright cylinders that touch exactly the engine may find that one is inside the other by
all its height, and pushes it out upwards or downwards.
"""

ARM: Final = "arm"
WALL: Final = "w"
WHOLE: Final = "whole"


Pairs = tuple[tuple[str, str], ...]


def scene(
    tabletop: Tabletop, stroke: Stroke, step: float, lever: float, entangled: Pairs = ()
) -> str:
    """`lever` is how far the arm of a throw is drawn out, in millimetres.

    `entangled` are bodies that overlap when the stroke begins, and so leave each other alone;
    among them the missile, and what its tail begins inside of.
    """
    attacker = next(each for each in tabletop.figures if each.id == stroke.attacker)
    bodies = [_surface(tabletop)]
    bodies += [_held(each) if each is attacker else _free(each) for each in tabletop.figures]
    bodies += [_wall(number, wall) for number, wall in enumerate(tabletop.walls)]
    bodies += [
        _missile_of_junk(thing, attacker, stroke, lever)
        if thing.id == stroke.thrown
        else _thing(thing)
        for thing in tabletop.things
    ]
    bodies.append(_weapon(attacker, stroke, lever))
    untouched = (attacker.id, *sorted(stroke.spared))
    pairs = (*((f"f{each}", WEAPON) for each in untouched), *entangled)
    if stroke.thrown is not None:
        pairs = (*pairs, (f"f{attacker.id}", f"t{stroke.thrown}"))
    return (
        '<mujoco><compiler angle="degree" inertiagrouprange="0 5"/>'
        f'<option timestep="{step}" integrator="implicitfast" cone="elliptic" impratio="3" '
        'sleep_tolerance="0.002"><flag sleep="enable"/></option>'
        f"<worldbody>{''.join(bodies)}</worldbody>"
        f"<contact>{''.join(_apart(*pair) for pair in pairs)}</contact></mujoco>"
    )


def _apart(one: str, other: str) -> str:
    return f'<exclude body1="{one}" body2="{other}"/>'


def _surface(tabletop: Tabletop) -> str:
    if tabletop.edge != TABLE:
        return f'<geom name="table" type="plane" size="3 3 0.1" {_rubbing(FRICTION)} {_SOLID}/>'
    half = _metres(tabletop.width / 20, tabletop.depth / 20, 20)
    middle = _metres(tabletop.width / 20, tabletop.depth / 20, -20)
    return (
        f'<geom name="table" type="box" size="{half}" pos="{middle}" '
        f"{_rubbing(FRICTION)} {_SOLID}/>"
    )


def _held(figure: Figure) -> str:
    """An attacker is held by its base: it is part of the table. Its weapon stands apart."""
    return f"<body {_standing(figure)}>{_parts(figure)}</body>"


def _free(figure: Figure) -> str:
    return (
        f'<body sleep="init" {_standing(figure)}><freejoint/>{_parts(figure)}{_arm(figure)}</body>'
    )


def _standing(figure: Figure) -> str:
    place = _metres(figure.x / 10, figure.y / 10, 0)
    return f'name="f{figure.id}" pos="{place}" euler="0 0 {figure.facing / 10}"'


def _parts(figure: Figure) -> str:
    base, *body, lip = parts_of(figure.size, figure.low)
    body = [replace(base, size=(base.size[0] - HAIR, *base.size[1:])), *body]
    if figure.size == "BM":
        base, legs, torso, head = body
        parts = "".join(_geom(f"f{figure.id}.{part.name}", part) for part in (base, head))
        parts += _ballast(legs) + _ballast(torso) + _column(figure.id, legs, torso)
        parts += _switch(figure.id, "waist", WAIST, "0.70710678 0 -0.70710678", lip.mass)
        parts += _switch(figure.id, "chest", CHEST, "1 0 0", 0.1)
    else:
        parts = "".join(_geom(f"f{figure.id}.{part.name}", part) for part in (*body, lip))
    return parts


def _ballast(part: Part) -> str:
    """Weight that nothing touches."""
    return (
        f'<geom type="{part.shape}" size="{_metres(*part.size)}" pos="{_metres(*part.at)}" '
        f'mass="{part.mass / 1000:.7f}" contype="0" conaffinity="0"/>'
    )


def _column(figure: int, legs: Part, torso: Part) -> str:
    """A Battle Master is one block from base to shoulders.

    At its hips an arm would else be caught between two boxes, and the engine would throw both up.
    """
    bottom, top = legs.at[2] - legs.size[2], torso.at[2] + torso.size[2]
    size = (torso.size[0], torso.size[1], (top - bottom) / 2)
    block = Part("torso", "box", size, (0, 0, (top + bottom) / 2), WEIGHTLESS)
    return _geom(f"f{figure}.torso", block)


def _arm(figure: Figure) -> str:
    """Its weapon as it was last posed; light, so that the balance of the figure stays."""
    arm = figure.arm
    if arm is None:
        return ""
    yaw, pitch, far = radians(arm.yaw / 10), radians(arm.pitch / 10), arm.length / 10
    end = (
        far * cos(yaw) * cos(pitch),
        far * sin(yaw) * cos(pitch),
        arm.height / 10 + far * sin(pitch),
    )
    return (
        f'<geom name="f{figure.id}.{ARM}" type="capsule" size="{_metres(ARM_RADIUS)}" '
        f'fromto="{_metres(0, 0, arm.height / 10, *end)}" mass="{ARM_MASS}" conaffinity="3" '
        f"{_rubbing(FRICTION)} {_SOLID}/>"
    )


def _geom(name: str, part: Part) -> str:
    return (
        f'<geom name="{name}" type="{part.shape}" size="{_metres(*part.size)}" '
        f'pos="{_metres(*part.at)}" mass="{part.mass / 1000:.7f}" conaffinity="3" '
        f"{_rubbing(FRICTION)} {_SOLID}/>"
    )


def _switch(figure: int, name: str, at: tuple[float, float], axis: str, mass: float) -> str:
    """A flat disc; its z axis is the direction in which it faces."""
    return (
        f'<geom name="f{figure}.{name}" type="cylinder" size="{_metres(DISC, 1)}" '
        f'pos="{_metres(at[0], 0, at[1])}" zaxis="{axis}" mass="{mass / 1000:.7f}" conaffinity="3" '
        f"{_rubbing(FRICTION)} {_SOLID}/>"
    )


def _wall(number: int, wall: Wall) -> str:
    (x, y), (to_x, to_y) = wall.start, wall.end
    half = _metres(hypot(to_x - x, to_y - y) / 20, wall.thickness / 20, _WALL_HEIGHT / 2)
    middle = _metres((x + to_x) / 20, (y + to_y) / 20, _WALL_HEIGHT / 2)
    turned = degrees(atan2(to_y - y, to_x - x))
    return (
        f'<body name="{WALL}{number}"><geom type="box" size="{half}" pos="{middle}" '
        f'euler="0 0 {turned:.4f}" contype="2" conaffinity="0" {_rubbing(FRICTION)} {_SOLID}/>'
        "</body>"
    )


def _thing(thing: Thing) -> str:
    radius, half = thing.radius / 10, thing.height / 20
    size = (radius, half) if thing.shape == "cylinder" else (radius, radius, half)
    tilt, height = ("0", half) if thing.standing else ("90", radius)
    joint = "<freejoint/>" if thing.mass and thing.standing else ""
    asleep = 'sleep="init" ' if joint else ""
    mass = thing.mass / 10_000 or 1.0
    return (
        f'<body name="t{thing.id}" {asleep}pos="{_metres(thing.x / 10, thing.y / 10, height)}" '
        f'euler="{tilt} 0 {thing.facing / 10}">{joint}<geom name="t{thing.id}.{WHOLE}" '
        f'type="{thing.shape}" size="{_metres(*size)}" mass="{mass:.6f}" conaffinity="3" '
        f"{_rubbing(FRICTION)} {_SOLID}/></body>"
    )


def _missile_of_junk(thing: Thing, attacker: Figure, stroke: Stroke, lever: float) -> str:
    """AT-RUL-83: straight ahead of the lever, its lower edge on the tip."""
    facing = radians(attacker.facing / 10 + _turned(stroke))
    start = radians(LEVER_FROM * (1 + stroke.error.twist / 1000))
    rests = ARM_RADIUS * cos(radians(45)) + 0.1
    half = thing.height / 20
    ahead = LEVER_AT[0] + lever * cos(start) + rests + thing.radius / 10
    height = LEVER_AT[1] + lever * sin(start) + rests + half
    x, y = attacker.x / 10 + ahead * cos(facing), attacker.y / 10 + ahead * sin(facing)
    radius = thing.radius / 10
    size = (radius, half) if thing.shape == "cylinder" else (radius, radius, half)
    affinity = 1 if stroke.over_walls else 3
    return (
        f'<body name="t{thing.id}" pos="{_metres(x, y, height)}" euler="0 0 {degrees(facing):.4f}">'
        f'<freejoint/><geom name="t{thing.id}.{WHOLE}" type="{thing.shape}" '
        f'size="{_metres(*size)}" mass="{thing.mass / 10_000:.6f}" conaffinity="{affinity}" '
        f"{_rubbing(FRICTION)} {_SOLID}/></body>"
    )


def _weapon(attacker: Figure, stroke: Stroke, lever: float) -> str:
    affinity = 1 if stroke.over_walls else 3
    weapon = stroke.weapon
    if isinstance(weapon, Missile):
        return _missile(weapon, affinity)
    facing = radians(attacker.facing / 10 + _turned(stroke))
    if isinstance(weapon, Slash):
        return _slash(attacker, weapon, stroke, affinity)
    if isinstance(weapon, Throw):
        return _throw(attacker, weapon, stroke, facing, lever, affinity)
    return _jab(attacker, weapon, stroke, facing, affinity)


def _turned(stroke: Stroke) -> float:
    return stroke.aim.yaw / 10 + stroke.error.yaw / 100


def _missile(weapon: Missile, affinity: int) -> str:
    """Its place and speed are set when it is fired."""
    half = (weapon.length - weapon.diameter) / 2
    return (
        f'<body name="{WEAPON}" pos="0 0 2"><freejoint/><geom name="{WEAPON}" type="capsule" '
        f'fromto="{_metres(-half, 0, 0, half, 0, 0)}" size="{_metres(weapon.diameter / 2)}" '
        f'mass="{weapon.mass / 1000:.7f}" conaffinity="{affinity}" {_rubbing(0.3)} {_DART}/></body>'
    )


def _slash(attacker: Figure, weapon: Slash, stroke: Stroke, affinity: int) -> str:
    """The torso turns with the arm: a disc of its mass around the axis, without contacts."""
    torso = parts_of(attacker.size, attacker.low)[2]
    height = weapon.height + stroke.aim.height / 10 + stroke.error.height / 10
    energy = weapon.energy / 1000 * (1 + stroke.error.force / 1000)
    stiffness = 2 * energy / radians(FULL_TWIST) ** 2
    low, high = (-FULL_TWIST - 5, PAST_THE_FRONT)
    if stroke.aim.side < 0:
        low, high = -high, -low
    place = _metres(attacker.x / 10, attacker.y / 10, height)
    facing = attacker.facing / 10 + stroke.error.yaw / 100
    disc = max(torso.size[0], torso.size[1])
    return (
        f'<body name="{WEAPON}" pos="{place}" euler="0 0 {facing:.4f}">'
        f'<joint name="{WEAPON}" type="hinge" axis="0 0 1" range="{low} {high}" {_STOP} '
        f'stiffness="{stiffness:.8f}" springref="0" damping="0.0000005"/>'
        f'<geom type="cylinder" size="{_metres(disc, 1)}" mass="{torso.mass / 1000:.7f}" '
        'contype="0" conaffinity="0"/>'
        f'<geom name="{WEAPON}" type="capsule" fromto="{_metres(0, 0, 0, weapon.reach, 0, 0)}" '
        f'size="{_metres(ARM_RADIUS)}" mass="0.003" conaffinity="{affinity}" {_rubbing(0.3)} '
        f"{_ARM}/></body>"
    )


def _throw(
    attacker: Figure, weapon: Throw, stroke: Stroke, facing: float, lever: float, affinity: int
) -> str:
    energy = weapon.energy / 1000 * (1 + stroke.error.force / 1000)
    stiffness = 2 * energy / radians(LEVER_TO - LEVER_FROM) ** 2
    ahead, height = LEVER_AT
    x, y = attacker.x / 10 + ahead * cos(facing), attacker.y / 10 + ahead * sin(facing)
    return (
        f'<body name="{WEAPON}" pos="{_metres(x, y, height)}" euler="0 0 {degrees(facing):.4f}">'
        f'<joint name="{WEAPON}" type="hinge" axis="0 -1 0" range="-30 {LEVER_TO}" {_STOP} '
        f'stiffness="{stiffness:.8f}" springref="{LEVER_TO}" damping="0.0000005"/>'
        f'<geom name="{WEAPON}" type="capsule" fromto="{_metres(0, 0, 0, lever, 0, 0)}" '
        f'size="{_metres(ARM_RADIUS)}" mass="0.004" conaffinity="{affinity}" {_rubbing(0.3)} '
        f"{_ARM}/></body>"
    )


def rod_length(attacker: Figure) -> float:
    """Of a jab: its tip begins inside the outline of the base."""
    return build_of(attacker.size, attacker.low).radius - ROD_RADIUS - 0.5


def _jab(attacker: Figure, weapon: Jab, stroke: Stroke, facing: float, affinity: int) -> str:
    energy = weapon.energy / 1000 * (1 + stroke.error.force / 1000)
    stiffness = 2 * energy / (weapon.stroke / 1000) ** 2
    pitch = stroke.aim.pitch / 10 + stroke.error.pitch / 100
    height = ROD_HEIGHT + stroke.error.height / 10
    tip = rod_length(attacker)
    grip = f'margin="{GRIP}" gap="{GRIP}" ' if weapon.torque else ""
    place = _metres(attacker.x / 10, attacker.y / 10, height)
    return (
        f'<body name="{WEAPON}" pos="{place}" euler="0 {-pitch:.4f} {degrees(facing):.4f}">'
        f'<joint name="{WEAPON}" type="slide" axis="1 0 0" range="0 {weapon.stroke / 1000:.5f}" '
        f'{_STOP} stiffness="{stiffness:.6f}" springref="{weapon.stroke / 1000:.5f}" '
        f'damping="0.01"/><geom name="{WEAPON}" type="capsule" '
        f'fromto="{_metres(0, 0, 0, tip, 0, 0)}" size="{_metres(ROD_RADIUS)}" mass="0.004" '
        f'{grip}conaffinity="{affinity}" {_rubbing(0.3)} {_ARM}/></body>'
    )


def _metres(*millimetres: float) -> str:
    return " ".join(f"{length / 1000:.7g}" for length in millimetres)


def _rubbing(friction: float) -> str:
    return f'friction="{friction} 0.005 0.0001"'
