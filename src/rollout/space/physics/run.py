"""A stroke while it is played: the engine stepped on, falls timed, blows weighed (AT-PHM-T1)."""

from __future__ import annotations

from math import atan2, cos, hypot, radians, sin
from typing import Final

from rollout.space.physics.blows import Blows
from rollout.space.physics.bodies import build_of
from rollout.space.physics.camera import Camera
from rollout.space.physics.outcome import STANDING, FigureAfter, Outcome
from rollout.space.physics.outcome_reading import Reading
from rollout.space.physics.scene import WEAPON
from rollout.space.physics.stage import Stage
from rollout.space.physics.weapons import Jab, Missile

LONGEST: Final = 2.0
AT_LEAST: Final = 0.12
STILL: Final = 0.05
SETTLING: Final = 0.3
CLOSELY: Final = 0.015
"""Seconds after a blow in which every step is looked at."""
STRIDE: Final = 0.002
"""Seconds between two looks at who tips."""
LOOKS: Final = 4
"""Strides between two looks at whether all is still."""
STILL_SPEED: Final = 0.004
LYING_SPEED: Final = 0.05
"""Metres a second."""
STOPPED: Final = 0.98
"""Of its stroke: there a rod has stopped."""
TWISTING: Final = 0.25
"""Seconds that the knob of a claw is turned."""
FAR: Final = 50.0
"""Where missiles go that were taken off the table, in metres."""
PAST: Final = 0.08
"""Metres around a missile within which it may yet touch somebody."""


class Run:
    """One stroke on one table. It is played once."""

    def __init__(self, stage: Stage, camera: Camera | None = None) -> None:
        self.engine = stage.engine
        self.stage = stage
        self.camera = camera
        self.stroke = stage.stroke
        self.model, self.data, self.step = stage.model, stage.data, stage.step
        self.figures, self.things = stage.figures, stage.things
        self.bodies = [self.model.body(f"f{each.id}").id for each in self.figures]
        self.bodies += [self.model.body(f"t{each.id}").id for each in self.things]
        filmed = (*self.bodies, self.model.body(WEAPON).id)
        self.filmed = {str(self.model.body(body).name): int(body) for body in filmed}
        self.upright = self.bodies[: len(self.figures)]
        self.tipping = [
            cos(radians(build_of(each.size, each.low).tipping)) for each in self.figures
        ]
        self.rested = self.data.xpos[self.bodies, 0] * 0
        """For how long each body has been still."""
        self.fell = [-1] * len(self.figures)
        self.blows = Blows(self.engine, self.model, self.data, stage.strikers())
        self.gone = False
        """Whether the missile was taken off the table."""
        self.spared = self._spared() if stage.stroke.spared else []
        self.closely = AT_LEAST
        """Until when every step is looked at."""

    def play(self) -> Outcome:
        """Raises CannotBeCocked."""
        self.stage.check()
        if isinstance(self.stroke.weapon, Missile):
            self._fly()
        elif self.stroke.knob:
            self._twist()
        elif isinstance(self.stroke.weapon, Jab) and self.stroke.weapon.torque:
            self._grip(self.stroke.weapon)
        self._go_on_until_still(LONGEST)
        held = self._held()
        self._take_missile_away()
        self._go_on_until_still(self.data.time + SETTLING)
        return self._outcome(held)

    def _fly(self) -> None:
        """A fletched dart keeps its axis along its way until it touches something."""
        self.closely = 0.0
        place, speed = self.stage.joint(WEAPON)
        while self.data.time < 1.0:
            vx, vy, vz = self.data.qvel[speed : speed + 3]
            self.stage.point(place, atan2(vy, vx), atan2(vz, hypot(vx, vy)))
            self.data.qvel[speed + 3 : speed + 6] = 0
            self._step_on()
            if self.blows.touched or self.gone or self.data.qpos[place + 2] < -0.1:
                return

    def _watch_spared(self) -> None:
        """AT-RUL-77: a missile that touches whom cover protects is gone, without effect."""
        place, _ = self.stage.joint(WEAPON)
        x, y = self.data.qpos[place : place + 2]
        for body, geoms in self.spared:
            apart = hypot(x - self.data.xpos[body, 0], y - self.data.xpos[body, 1])
            if apart < PAST and any(self._touches(geom) for geom in geoms):
                self._take_missile_away()
                return

    def _touches(self, geom: int) -> bool:
        missile = self.stage.strikers()[0]
        near = self.engine.mj_geomDistance(self.model, self.data, missile, geom, 0.001, None)
        return bool(near <= 0)

    def _grip(self, weapon: Jab) -> None:
        """A claw that touches a figure when its rod stops closes on it, and it stands still."""
        joint = self.model.joint(WEAPON).qposadr[0]
        while self.data.time < AT_LEAST and self.data.qpos[joint] < STOPPED * weapon.stroke / 1000:
            self._step_on()
        held = self.blows.holding()
        if held is not None:
            first = int(self.model.jnt_dofadr[self.model.body_jntadr[held]])
            self.data.qvel[first : first + 6] = 0

    def _twist(self) -> None:
        """The knob turns what the claw holds about the axis of its rod."""
        weapon, stroke = self.stroke.weapon, self.stroke
        assert isinstance(weapon, Jab)
        self._step_until(AT_LEAST / 4)
        held = self.blows.holding()
        if held is None:
            return
        turned = radians(self.stage.attacker.facing / 10 + stroke.aim.yaw / 10)
        torque = stroke.knob * weapon.torque / 1000 * (1 + stroke.error.force / 1000)
        self.data.xfrc_applied[held, 3:6] = (torque * cos(turned), torque * sin(turned), 0)
        self._step_until(self.data.time + TWISTING)
        self.data.xfrc_applied[held, 3:6] = 0

    # Going on

    def _step_until(self, time: float) -> None:
        while self.data.time < time:
            self._step_on()

    def _go_on_until_still(self, until: float) -> None:
        quiet, since = 0.0, 0
        steps = max(1, round(STRIDE / self.step))
        while self.data.time < until and quiet < STILL:
            if self.data.time < self.closely:
                for _ in range(steps):
                    self._step_on()
            else:
                self._stride(steps)
            since += 1
            if since == LOOKS:
                passed = since * steps * self.step
                quiet = quiet + passed if self._is_still(passed) else 0.0
                since = 0

    def _step_on(self) -> None:
        self.engine.mj_step(self.model, self.data)
        self._look(self.step)

    def _stride(self, steps: int) -> None:
        self.engine.mj_step(self.model, self.data, steps)
        self._look(steps * self.step)

    def _spared(self) -> list[tuple[int, list[int]]]:
        """Bodies of figures ahead that the missile does nothing to, and all their parts."""
        facing, fixed = radians(self.stage.attacker.facing / 10), self.stage.attacker
        found = []
        for number, figure in enumerate(self.figures):
            east, north = figure.x - fixed.x, figure.y - fixed.y
            if figure.id in self.stroke.spared and east * cos(facing) + north * sin(facing) > 0:
                body = self.bodies[number]
                first = int(self.model.body_geomadr[body])
                parts = range(first, first + int(self.model.body_geomnum[body]))
                found.append((body, [each for each in parts if self.model.geom_contype[each]]))
        return found

    def _look(self, passed: float) -> None:
        if self.spared and not self.gone:
            self._watch_spared()
        if self.blows.weigh(passed):
            self.closely = max(self.closely, self.data.time + CLOSELY)
        self._watch_tilts()
        if self.camera is not None:
            self.camera.look(self.data.time, self.data, self.filmed)

    def _watch_tilts(self) -> None:
        for number, body in enumerate(self.upright):
            if self.data.xmat[body, 8] >= self.tipping[number]:
                self.fell[number] = -1
            elif self.fell[number] < 0:
                self.fell[number] = round(self.data.time * 1000)

    def _is_still(self, passed: float) -> bool:
        if self.data.time < AT_LEAST:
            return False
        return self._bodies_are_still(passed) and self._weapon_is_done()

    def _bodies_are_still(self, passed: float) -> bool:
        if not self.bodies:
            return True
        speeds = self.data.cvel[self.bodies]
        lying = self.data.xmat[self.bodies, 8] < 0.5
        fastest = abs(speeds[:, 3:]).max(axis=1) + 0.03 * abs(speeds[:, :3]).max(axis=1)
        limit = STILL_SPEED + (LYING_SPEED - STILL_SPEED) * lying
        still = fastest <= limit
        self.rested = (self.rested + passed) * still
        return bool(still.all())

    def _weapon_is_done(self) -> bool:
        """A missile that still slides may yet touch somebody, unless it is past all."""
        if not isinstance(self.stroke.weapon, Missile):
            return True
        place, speed = self.stage.joint(WEAPON)
        x, y, z = self.data.qpos[place : place + 3]
        vx, vy = self.data.qvel[speed : speed + 2]
        fast = hypot(vx, vy)
        if z < -0.05 or fast < LYING_SPEED:
            return True
        for body in self.bodies:
            dx, dy = self.data.xpos[body, 0] - x, self.data.xpos[body, 1] - y
            apart, ahead = hypot(dx, dy), (dx * vx + dy * vy) / fast
            if apart < PAST or (ahead > 0 and apart < PAST + fast):
                return False
        return True

    def _take_missile_away(self) -> None:
        if isinstance(self.stroke.weapon, Missile):
            self.gone = True
            if self.camera is not None:
                self.camera.leave(WEAPON)
            place, speed = self.stage.joint(WEAPON)
            self.data.qpos[place : place + 3] = (FAR, FAR, FAR)
            self.data.qvel[speed : speed + 6] = 0

    def _held(self) -> bool:
        weapon = self.stroke.weapon
        if not isinstance(weapon, Jab) or not weapon.torque:
            return False
        return self.blows.holding() is not None

    # The outcome

    def _outcome(self, held: bool) -> Outcome:
        reading = Reading(self.data, self.stage.tabletop)
        figures: dict[int, FigureAfter] = {}
        for number, figure in enumerate(self.figures):
            fell, rocks = self.fell[number], bool(self.rested[number] < STILL)
            after = reading.figure(self.bodies[number], fell, rocks)
            if after != FigureAfter(figure.x, figure.y, figure.facing, STANDING):
                figures[figure.id] = after
        things = {
            thing.id: reading.thing(self.bodies[len(self.figures) + number])
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
