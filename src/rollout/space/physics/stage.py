"""A stroke before it is played: the table built, the weapon cocked, nothing inside another body."""

from __future__ import annotations

from importlib import import_module
from math import cos, radians, sin
from typing import Any, Final

from rollout.space.physics.scene import (
    ARM,
    LEVER_FROM,
    MUZZLE,
    WALL,
    WEAPON,
    WHOLE,
    Pairs,
    scene,
)
from rollout.space.physics.tabletop import Stroke, Tabletop
from rollout.space.physics.weapons import Missile, Slash, Throw

TOUCHES: Final = -0.0002
"""Metres: what is deeper inside another body does not just touch it."""
SHORTEST_ARM: Final = 8.0
"""Millimetres."""
MOST_TWIST: Final = 124.0


class CannotBeCocked(Exception):
    """The weapon would begin inside another body."""

    def __init__(self, body: str) -> None:
        super().__init__(f"the weapon begins inside {body}")
        self.body = body


class NoEngine(Exception):
    """MuJoCo is not installed."""


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


class Stage:
    """The engine's model of a table, with a stroke ready to be let go."""

    def __init__(self, tabletop: Tabletop, stroke: Stroke, step: float) -> None:
        self.engine = engine()
        self.tabletop = tabletop
        self.stroke = stroke
        self.step = step
        self.attacker = next(each for each in tabletop.figures if each.id == stroke.attacker)
        self.figures = [each for each in tabletop.figures if each.id != stroke.attacker]
        self.things = [each for each in tabletop.things if each.mass and each.standing]
        self.lever = 0.0
        if isinstance(stroke.weapon, Throw):
            self.lever = self._lever(stroke.weapon)
        self._make(())
        entangled = self._entangled() + self._behind()
        if entangled:
            self._make(entangled)

    def _make(self, entangled: Pairs) -> None:
        xml = scene(self.tabletop, self.stroke, self.step, self.lever, entangled)
        self.model: Any = self.engine.MjModel.from_xml_string(xml)
        self.data: Any = self.engine.MjData(self.model)
        self._cock()
        self.engine.mj_forward(self.model, self.data)
        self._bend_arms()

    def check(self) -> None:
        """Raises CannotBeCocked. A claw that is turned holds somebody already."""
        inside = None if self.stroke.knob else self._inside()
        if inside is not None:
            raise CannotBeCocked(inside)

    def strikers(self) -> list[int]:
        """What strikes: the weapon, and what it throws."""
        found = [int(self.model.geom(WEAPON).id)]
        if self.stroke.thrown is not None:
            found.append(int(self.model.geom(f"t{self.stroke.thrown}.{WHOLE}").id))
        return found

    # How far a throw is drawn out

    def _lever(self, weapon: Throw) -> float:
        """The arm of a throw is drawn out until its tip just clears the first body ahead."""
        self.lever = weapon.reach
        self._make(())
        if self._clears(weapon.reach):
            return weapon.reach
        low, high = SHORTEST_ARM, weapon.reach
        while high - low > 0.5:
            middle = (low + high) / 2
            low, high = (middle, high) if self._clears(middle) else (low, middle)
        return low

    def _clears(self, lever: float) -> bool:
        """Whether an arm of that length, with what it throws, begins inside nobody."""
        if self.stroke.thrown is not None:
            self.lever = lever
            self._make(())
            return self._inside() is None
        geom, half = self.model.geom(WEAPON).id, lever / 2000
        self.model.geom_sameframe[geom] = 0
        self.model.geom_size[geom, 1] = half
        self.model.geom_pos[geom, 0] = half
        self.engine.mj_forward(self.model, self.data)
        return self._inside() is None

    # Cocking

    def _cock(self) -> None:
        """The weapon as it is when the hand lets go."""
        weapon, aim, error = self.stroke.weapon, self.stroke.aim, self.stroke.error
        if isinstance(weapon, Missile):
            self._load(weapon)
            return
        joint = self.model.joint(WEAPON).qposadr[0]
        if isinstance(weapon, Slash):
            twist = aim.twist / 10 * (1 + error.twist / 1000)
            self.data.qpos[joint] = -aim.side * radians(min(twist, MOST_TWIST))
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
        place, speed = self.joint(WEAPON)
        for axis in range(3):
            self.data.qpos[place + axis] = muzzle[axis] - back * along[axis]
            faster = weapon.speed * (1 + error.force / 1000)
            self.data.qvel[speed + axis] = faster * along[axis]
        self.point(place, yaw, pitch)

    def point(self, place: int, yaw: float, pitch: float) -> None:
        """Turn a missile so that its axis lies along that direction."""
        c, s, cp, sp = cos(yaw / 2), sin(yaw / 2), cos(pitch / 2), -sin(pitch / 2)
        self.data.qpos[place + 3 : place + 7] = (c * cp, -s * sp, c * sp, s * cp)

    def joint(self, body: str) -> tuple[int, int]:
        """Where the place and the speed of a free body begin."""
        joint = self.model.body(body).jntadr[0]
        return int(self.model.jnt_qposadr[joint]), int(self.model.jnt_dofadr[joint])

    # What begins inside another body

    def _bend_arms(self) -> None:
        """AT-RUL-16: an arm that reaches into somebody else is bent out of the way."""
        bent = set()
        for contact in self.data.contact:
            if contact.dist < TOUCHES:
                bent |= {int(geom) for geom in contact.geom if self._name(geom).endswith(f".{ARM}")}
        for geom in bent:
            self.model.geom_contype[geom] = self.model.geom_conaffinity[geom] = 0
        if bent:
            self.engine.mj_forward(self.model, self.data)

    def _inside(self) -> str | None:
        """The body that the weapon, or what it throws, begins inside of."""
        strikers = set(self.strikers())
        for contact in self.data.contact:
            pair = {int(geom) for geom in contact.geom}
            if len(pair & strikers) == 1 and contact.dist < TOUCHES:
                (other,) = pair - strikers
                return str(self.model.body(self.model.geom_bodyid[other]).name)
        return None

    def _entangled(self) -> Pairs:
        found: set[tuple[str, str]] = set()
        strikers = self.strikers()
        for contact in self.data.contact:
            one, other = (self.model.geom_bodyid[each] for each in contact.geom)
            struck = any(geom in strikers for geom in contact.geom)
            if struck or 0 in (one, other) or contact.dist >= TOUCHES:
                continue
            names = sorted(str(self.model.body(each).name) for each in (one, other))
            if not names[1].startswith(WALL):
                found.add((names[0], names[1]))
        return tuple(sorted(found))

    def _behind(self) -> Pairs:
        """Bodies close behind that the tail of a missile reaches into while it is in its launcher.

        It flies away from them; without this nobody could shoot who has somebody at their back.
        """
        if not isinstance(self.stroke.weapon, Missile):
            return ()
        facing = radians(self.attacker.facing / 10)
        x, y = self.attacker.x / 10_000, self.attacker.y / 10_000
        striker = int(self.model.geom(WEAPON).id)
        found: set[tuple[str, str]] = set()
        for contact in self.data.contact:
            pair = {int(geom) for geom in contact.geom}
            ahead = (contact.pos[0] - x) * cos(facing) + (contact.pos[1] - y) * sin(facing)
            if striker in pair and ahead < 0:
                (other,) = pair - {striker}
                body = int(self.model.geom_bodyid[other])
                if body:
                    found.add((str(self.model.body(body).name), WEAPON))
        return tuple(sorted(found))

    def _name(self, geom: int) -> str:
        return str(self.model.geom(geom).name)
