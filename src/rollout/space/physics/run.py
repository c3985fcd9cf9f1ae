"""A stroke while it is played: the engine stepped on, falls timed, blows weighed."""

from __future__ import annotations

from dataclasses import dataclass, field
from importlib import import_module
from math import atan2, cos, degrees, hypot, radians, sin
from typing import Any, Final

from rollout.space.physics.blows import Blows
from rollout.space.physics.bodies import build_of
from rollout.space.physics.outcome import (
    DOWN,
    LEANING,
    OFF,
    STANDING,
    FigureAfter,
    Outcome,
    ThingAfter,
)
from rollout.space.physics.scene import LEVER_FROM, MUZZLE, WEAPON, Pairs, scene
from rollout.space.physics.tabletop import OPEN, Stroke, Tabletop
from rollout.space.physics.weapons import Jab, Missile, Slash, Throw

LONGEST: Final = 2.0
AT_LEAST: Final = 0.12
STILL: Final = 0.05
SETTLING: Final = 0.3
LOOKING: Final = 0.002
"""Seconds between two looks at who tips."""
STILL_SPEED: Final = 0.004
LYING_SPEED: Final = 0.05
"""Metres a second."""
LEANS: Final = 10.0
LIES: Final = 60.0
"""Degrees from upright."""
TOUCHES: Final = -0.0002
"""Metres: what is deeper inside another body does not just touch it."""
SHORTEST_ARM: Final = 8.0
"""Millimetres."""
TWISTING: Final = 0.25
"""Seconds that the knob of a claw is turned."""
FRAME: Final = 1 / 60
FAR: Final = 50.0
"""Where missiles go that were taken off the table, in metres."""


class CannotBeCocked(Exception):
    """The weapon would begin inside another body."""

    def __init__(self, body: str) -> None:
        super().__init__(f"the weapon begins inside {body}")
        self.body = body


class NoEngine(Exception):
    """MuJoCo is not installed."""


@dataclass
class Played:
    """The outcome, and poses at 60 Hz for whoever wants to see it fall."""

    outcome: Outcome
    frames: list[dict[str, tuple[float, ...]]] = field(default_factory=list)


def engine() -> Any:
    """Raises NoEngine."""
    try:
        mujoco: Any = import_module("mujoco")
    except ImportError:
        raise NoEngine("the physics engine is not installed: pip install mujoco") from None
    mujoco.set_mju_user_warning(_keep_quiet)
    return mujoco


def _keep_quiet(warning: str) -> None:
    """By itself the engine would write a file into the folder where it was started."""


class Run:
    """One stroke on one table. It is played once."""

    def __init__(self, tabletop: Tabletop, stroke: Stroke, step: float) -> None:
        self.engine = engine()
        self.tabletop = tabletop
        self.stroke = stroke
        self.step = step
        self.attacker = next(each for each in tabletop.figures if each.id == stroke.attacker)
        self.figures = [each for each in tabletop.figures if each.id != stroke.attacker]
        self.things = [each for each in tabletop.things if each.mass and each.standing]
        self.frames: list[dict[str, tuple[float, ...]]] = []
        self._build()

    # The scene

    def _build(self) -> None:
        lever = self._lever()
        self._make(scene(self.tabletop, self.stroke, self.step, lever))
        entangled = self._entangled()
        if entangled:
            self._make(scene(self.tabletop, self.stroke, self.step, lever, entangled))
        self.bodies = [self.model.body(f"f{each.id}").id for each in self.figures]
        self.bodies += [self.model.body(f"t{each.id}").id for each in self.things]
        self.weapon = self.model.body(WEAPON).id
        self.tipping = [
            cos(radians(build_of(each.size, each.low).tipping)) for each in self.figures
        ]
        self.fell = [-1] * len(self.figures)
        self.blows = Blows(self.engine, self.model, self.data, self.model.geom(WEAPON).id)

    def _make(self, xml: str) -> None:
        self.model = self.engine.MjModel.from_xml_string(xml)
        self.data = self.engine.MjData(self.model)
        self._cock()
        self.engine.mj_forward(self.model, self.data)

    def _lever(self) -> float:
        """The arm of a throw is drawn out until its tip just clears the first body ahead."""
        weapon = self.stroke.weapon
        if not isinstance(weapon, Throw):
            return 0.0
        if self._clears(weapon.reach):
            return weapon.reach
        low, high = SHORTEST_ARM, weapon.reach
        while high - low > 0.5:
            middle = (low + high) / 2
            low, high = (middle, high) if self._clears(middle) else (low, middle)
        return low

    def _clears(self, lever: float) -> bool:
        self._make(scene(self.tabletop, self.stroke, self.step, lever))
        return self._inside() is None

    def _cock(self) -> None:
        """The weapon as it is when the hand lets go."""
        weapon, aim, error = self.stroke.weapon, self.stroke.aim, self.stroke.error
        if isinstance(weapon, Missile):
            self._load(weapon)
            return
        joint = self.model.joint(WEAPON).qposadr[0]
        if isinstance(weapon, Slash):
            twist = aim.twist / 10 * (1 + error.twist / 1000)
            self.data.qpos[joint] = -aim.side * radians(min(twist, 124.0))
        elif isinstance(weapon, Throw):
            self.data.qpos[joint] = radians(LEVER_FROM * (1 + error.twist / 1000))
        elif self.stroke.knob:
            self.data.qpos[joint] = weapon.stroke / 1000

    def _load(self, weapon: Missile) -> None:
        aim, error = self.stroke.aim, self.stroke.error
        yaw = radians(self.attacker.facing / 10 + aim.yaw / 10 + error.yaw / 100)
        pitch = radians(aim.pitch / 10 + error.pitch / 100)
        ahead, height = MUZZLE
        along = (cos(yaw) * cos(pitch), sin(yaw) * cos(pitch), sin(pitch))
        back = weapon.length / 2000
        facing = radians(self.attacker.facing / 10)
        muzzle = (
            self.attacker.x / 10_000 + ahead / 1000 * cos(facing),
            self.attacker.y / 10_000 + ahead / 1000 * sin(facing),
            height / 1000,
        )
        place, speed = self._joint(WEAPON)
        for axis in range(3):
            self.data.qpos[place + axis] = muzzle[axis] - back * along[axis]
            faster = weapon.speed * (1 + error.force / 1000)
            self.data.qvel[speed + axis] = faster * along[axis]
        self._point(place, yaw, pitch)

    def _point(self, place: int, yaw: float, pitch: float) -> None:
        """Its axis along that direction."""
        c, s, cp, sp = cos(yaw / 2), sin(yaw / 2), cos(pitch / 2), -sin(pitch / 2)
        self.data.qpos[place + 3 : place + 7] = (c * cp, -s * sp, c * sp, s * cp)

    def _joint(self, body: str) -> tuple[int, int]:
        joint = self.model.body(body).jntadr[0]
        return int(self.model.jnt_qposadr[joint]), int(self.model.jnt_dofadr[joint])

    def _inside(self) -> str | None:
        """The body that the weapon begins inside of."""
        weapon = self.model.geom(WEAPON).id
        for contact in self.data.contact:
            if weapon in (contact.geom1, contact.geom2) and contact.dist < TOUCHES:
                other = contact.geom1 if contact.geom2 == weapon else contact.geom2
                return str(self.model.body(self.model.geom_bodyid[other]).name)
        return None

    def _entangled(self) -> Pairs:
        found: set[tuple[str, str]] = set()
        weapon = self.model.geom(WEAPON).id
        for contact in self.data.contact:
            one, other = (self.model.geom_bodyid[each] for each in contact.geom)
            if weapon in contact.geom or 0 in (one, other) or contact.dist >= TOUCHES:
                continue
            names = sorted(str(self.model.body(each).name) for each in (one, other))
            found.add((names[0], names[1]))
        return tuple(sorted(found))

    # The stroke

    def play(self) -> Played:
        inside = None if self.stroke.knob else self._inside()
        if inside is not None:
            raise CannotBeCocked(inside)
        if isinstance(self.stroke.weapon, Missile):
            self._fly()
        elif self.stroke.knob:
            self._twist()
        self._go_on_until_still(LONGEST)
        held = self._held()
        self._take_missile_away()
        self._go_on_until_still(self.data.time + SETTLING)
        return Played(self._outcome(held), self.frames)

    def _fly(self) -> None:
        """A fletched dart keeps its axis along its way until it touches something."""
        place, speed = self._joint(WEAPON)
        while self.data.time < 1.0:
            vx, vy, vz = self.data.qvel[speed : speed + 3]
            self._point(place, atan2(vy, vx), atan2(vz, hypot(vx, vy)))
            self.data.qvel[speed + 3 : speed + 6] = 0
            self._advance()
            if self.stroke.spared and self._at_spared(place):
                self._take_missile_away()
                return
            if self.blows.touched or self.data.qpos[place + 2] < -0.1:
                return

    def _at_spared(self, place: int) -> bool:
        x, y, z = self.data.qpos[place : place + 3]
        for figure in self.figures:
            if figure.id in self.stroke.spared:
                build = build_of(figure.size, figure.low)
                near = hypot(x - figure.x / 10_000, y - figure.y / 10_000)
                reach = build.radius / 1000 + self._length() / 2000
                if near <= reach and z <= build.height / 1000:
                    return True
        return False

    def _length(self) -> float:
        weapon = self.stroke.weapon
        return weapon.length if isinstance(weapon, Missile) else 0.0

    def _twist(self) -> None:
        """The knob turns what the claw holds about the axis of its rod."""
        weapon = self.stroke.weapon
        assert isinstance(weapon, Jab)
        for _ in range(int(AT_LEAST / 4 / self.step)):
            self._advance()
        held = self.blows.holding()
        if held is None:
            return
        turned = radians(self.attacker.facing / 10 + self.stroke.aim.yaw / 10)
        torque = self.stroke.knob * weapon.torque / 1000
        self.data.xfrc_applied[held, 3:6] = (torque * cos(turned), torque * sin(turned), 0)
        until = self.data.time + TWISTING
        while self.data.time < until:
            self._advance()
        self.data.xfrc_applied[held, 3:6] = 0

    def _go_on_until_still(self, until: float) -> None:
        quiet = 0.0
        looks = max(1, round(LOOKING / self.step))
        while self.data.time < until and quiet < STILL:
            for _ in range(looks):
                self._advance()
            quiet = quiet + looks * self.step if self._is_still() else 0.0

    def _advance(self) -> None:
        self.engine.mj_step(self.model, self.data)
        self.blows.weigh(self.step)
        self._watch_tilts()
        if self.data.time >= len(self.frames) * FRAME:
            self._film()

    def _watch_tilts(self) -> None:
        upright = self.data.xmat[self.bodies[: len(self.figures)], 8]
        for number, cosine in enumerate(upright):
            if cosine >= self.tipping[number]:
                self.fell[number] = -1
            elif self.fell[number] < 0:
                self.fell[number] = round(self.data.time * 1000)

    def _is_still(self) -> bool:
        if self.data.time < AT_LEAST or not self.bodies:
            return bool(self.data.time >= AT_LEAST)
        speeds = self.data.cvel[self.bodies]
        lying = self.data.xmat[self.bodies, 8] < 0.5
        fastest = abs(speeds[:, 3:]).max(axis=1) + 0.03 * abs(speeds[:, :3]).max(axis=1)
        limit = STILL_SPEED + (LYING_SPEED - STILL_SPEED) * lying
        return bool((fastest <= limit).all()) and self._weapon_is_done()

    def _weapon_is_done(self) -> bool:
        """A missile that still slides may yet touch somebody."""
        if not isinstance(self.stroke.weapon, Missile):
            return True
        place, speed = self._joint(WEAPON)
        below = self.data.qpos[place + 2] < -0.05
        return bool(below or hypot(*self.data.qvel[speed : speed + 2]) < LYING_SPEED)

    def _take_missile_away(self) -> None:
        if isinstance(self.stroke.weapon, Missile):
            place, speed = self._joint(WEAPON)
            self.data.qpos[place : place + 3] = (FAR, FAR, FAR)
            self.data.qvel[speed : speed + 6] = 0

    def _held(self) -> bool:
        weapon = self.stroke.weapon
        if not isinstance(weapon, Jab) or not weapon.torque:
            return False
        return self.blows.holding() is not None

    def _film(self) -> None:
        moving = {self.model.body(body).name: body for body in (*self.bodies, self.weapon)}
        self.frames.append(
            {
                str(name): (*self.data.xpos[body], *self.data.xquat[body])
                for name, body in moving.items()
            }
        )

    # The outcome

    def _outcome(self, held: bool) -> Outcome:
        figures: dict[int, FigureAfter] = {}
        for number, figure in enumerate(self.figures):
            after = self._figure_after(number)
            if after != FigureAfter(figure.x, figure.y, figure.facing, STANDING):
                figures[figure.id] = after
        things = {
            thing.id: self._thing_after(self.bodies[len(self.figures) + number])
            for number, thing in enumerate(self.things)
        }
        switches = {
            figure.id: self.blows.switches(figure.id)
            for figure in self.figures
            if figure.size == "BM"
        }
        return Outcome(
            self.blows.contacts(),
            figures,
            things,
            {each: tripped for each, tripped in switches.items() if any(tripped)},
            held,
            f"mujoco {self.engine.__version__}",
        )

    def _figure_after(self, number: int) -> FigureAfter:
        x, y, z, turned, upright = self._pose(self.bodies[number])
        tilt = degrees(_angle(upright))
        if self._is_off(x, y) or z < -50:
            state = OFF
        elif tilt <= LEANS:
            state = STANDING
        else:
            state = LEANING if tilt < LIES else DOWN
        fell = self.fell[number]
        if state != STANDING and fell < 0:
            fell = round(self.data.time * 1000)
        return FigureAfter(x, y, turned, state, -1 if state == STANDING else fell)

    def _thing_after(self, body: int) -> ThingAfter:
        x, y, z, turned, upright = self._pose(body)
        gone = self._is_off(x, y) or z < -50
        return ThingAfter(x, y, turned, degrees(_angle(upright)) <= LEANS, gone)

    def _pose(self, body: int) -> tuple[int, int, int, int, float]:
        x, y, z = (round(each * 10_000) for each in self.data.xpos[body])
        turn = self.data.xmat[body]
        facing = round(10 * degrees(atan2(turn[3], turn[0]))) % 3600
        return x, y, z, facing, float(turn[8])

    def _is_off(self, x: int, y: int) -> bool:
        area = self.tabletop.area
        return self.tabletop.edge != OPEN and bool(area) and not _contains(area, x, y)


def _angle(cosine: float) -> float:
    return atan2((1 - min(1.0, cosine * cosine)) ** 0.5, cosine)


def _contains(area: tuple[tuple[int, int], ...], x: int, y: int) -> bool:
    """Whether a point lies inside a polygon, by the edges above it."""
    inside = False
    for number in range(len(area)):
        (ax, ay), (bx, by) = area[number - 1], area[number]
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside
