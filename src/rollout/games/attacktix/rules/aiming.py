"""What an attacker may aim at: joints, their limits, and what cover forbids (AT-DEC-10)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Any, Final, Literal

from rollout.games.attacktix.actions import Aim, Slash, Throw, TurnBase
from rollout.games.attacktix.content.vocabulary import SLASH, THROW
from rollout.games.attacktix.model import NOTHING, State
from rollout.games.attacktix.rules.cover import (
    INSIDE,
    edge_met,
    first_in_line,
    keeps_from_shooting,
    protects,
)
from rollout.games.attacktix.rules.marks import aim_towards
from rollout.games.attacktix.rules.menus import Choices, Turning, why_not_posed
from rollout.games.attacktix.rules.on_the_table import (
    base_of,
    in_play,
    opposing,
    section_shape,
    shape_of_thing,
    sort_of,
    spot_of,
    standing_sections,
    things_here,
    top_of_thing,
    touching_things,
)
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.options import NOT_OFFERED, Endless, Joined, Options
from rollout.space.plane import (
    HALF,
    TURN,
    Point,
    Shape,
    enters,
    heading,
)
from rollout.space.plane.angles import UNIT
from rollout.space.plane.crossing import near_segment
from rollout.space.regions import Aim as Aiming
from rollout.space.regions import Directions, Facings, Form
from rollout.space.regions.outlines import Arc

STEP: Final = 5
"""AT-DEC-10: half a degree."""
MOST_TWIST: Final = 1200
RAISED: Final = 80
HEIGHT_STEP: Final = 10
"""Of the arm of a slash: 8 mm up or down, by the millimetre."""
FAR: Final = 20_000
SMALL: Final = 150
"""AT-RUL-83: tenths of a gram that may be thrown."""
ARM: Final = 30
SIDES: Final[tuple[Literal["left"], Literal["right"]]] = ("left", "right")
FULL: Final = (MOST_TWIST, 900)


def aim_options(state: State, figure: int) -> Options:
    """All poses that the sculpt allows; where it was agreed, the base may be turned first."""
    kind = state.sculpt(figure).weapon.kind
    pose: Options
    if kind == SLASH:
        pose = Slashes(state, figure)
    elif kind == THROW:
        pose = Joined(
            [throws(state, figure, thing) for thing in (NOTHING, *flingable(state, figure))]
        )
    else:
        pose = Pointings(state, figure)
    explain = partial(why_not_posed, state, figure)
    if not may_turn(state, figure):
        return Choices([pose], explain) if pose else pose
    if not pose and not _is_free_somewhere(state, figure):
        return pose
    base, facing = base_of(state, figure), state.figures[figure].facing
    turning = Facings(Turning(base, facing, _goals(state, figure), "AT-ATK-04"), TurnBase)
    return Choices([pose, turning] if pose else [turning], explain)


def _is_free_somewhere(state: State, figure: int) -> bool:
    """AT-RUL-78: whether there is any direction, however the base is turned, to shoot in."""
    bearings = range(0, TURN, STEP)
    return any(forbidden_by_cover(state, figure, bearing) is None for bearing in bearings)


def may_turn(state: State, figure: int) -> bool:
    """AT-ATK-03, AT-ATK-04: not in the Attack step, unless that was agreed on."""
    agreed = state.options.friendly_turn
    return agreed == "all" or (agreed == "melee" and not state.sculpt(figure).weapon.is_ranged)


def flingable(state: State, figure: int) -> list[int]:
    """AT-RUL-83: small objects that a throw attacker touches."""
    return [
        thing for thing in touching_things(state, figure) if 0 < sort_of(state, thing).mass <= SMALL
    ]


def arc_of(state: State, figure: int) -> Arc:
    """Where its joints let the weapon point: where the arc begins, and how wide it is."""
    yaw, facing = state.sculpt(figure).weapon.yaw, state.figures[figure].facing
    return (facing - yaw) % TURN, 2 * yaw


def yaw_of(state: State, figure: int, bearing: int) -> int:
    """A bearing as seen from the front of the base."""
    return _to_either_side((bearing - state.figures[figure].facing) % TURN)


def _to_either_side(angle: int) -> int:
    """Half a turn at most, negative to the right or downwards."""
    return angle if angle <= HALF else angle - TURN


def _goals(state: State, figure: int) -> list[Point]:
    seat = state.figures[figure].controller
    return [spot_of(state.figures[other]) for other in opposing(state, seat)]


class Bearings(Aiming):
    """Directions within the limits of a joint, less those that cover forbids."""

    def __init__(self, state: State, figure: int) -> None:
        outside = Refusal("AT-ATK-02", "beyond-the-joint")
        base = base_of(state, figure)
        super().__init__(base, _goals(state, figure), [arc_of(state, figure)], outside, STEP)
        self.state = state
        self.figure = figure

    def refusal(self, value: int) -> Refusal | None:
        """AT-DEC-10: half degrees are counted from the front of the base, or all round."""
        ahead = (value - self.state.figures[self.figure].facing) % STEP == 0
        if not 0 <= value < TURN or (value % STEP and not ahead):
            return Refusal("AT-DEC-10", "no-such-angle")
        return self.objection(value) if self._within_arcs(value) else self.outside

    def samples(self) -> list[int]:
        """Where cover leaves next to nothing, the first bearing that it leaves."""
        return super().samples() or self._first_gap()

    def _first_gap(self) -> list[int]:
        if self.state.figures[self.figure].covered == INSIDE:
            return []
        first, span = self.arcs[0]
        for turned in range(span + 1):
            bearing = (first + turned) % TURN
            if self.refusal(bearing) is None:
                return [bearing]
        return []

    def objection(self, value: int) -> Refusal | None:
        if not self.state.sculpt(self.figure).weapon.is_ranged:
            return None
        return forbidden_by_cover(self.state, self.figure, value)


def forbidden_by_cover(state: State, figure: int, bearing: int) -> Refusal | None:
    """AT-RUL-77, AT-RUL-78."""
    start = spot_of(state.figures[figure])
    east, north = heading(bearing)
    end = (start[0] + east * FAR // UNIT, start[1] + north * FAR // UNIT)
    first = first_in_line(state, figure, start, end, in_play(state))
    towards = end if first == NOTHING else edge_met(state, start, end, first)
    if keeps_from_shooting(state, figure, towards):
        inside = state.figures[figure].covered == INSIDE
        return Refusal("AT-COV-01" if inside else "AT-COV-02", "shooter-in-cover")
    if first != NOTHING and protects(state, first, figure):
        return Refusal("AT-RUL-77", "target-in-cover", {"figure": first})
    return None


class Pointings(Directions):
    """A missile, a jab or a claw: any bearing and any pitch that the joints allow."""

    def __init__(self, state: State, figure: int) -> None:
        self.state = state
        self.figure = figure
        weapon = state.sculpt(figure).weapon
        self.lowest = -(-weapon.lowest // STEP) * STEP
        self.highest = weapon.highest // STEP * STEP
        self.level = min(max(0, self.lowest), self.highest)
        super().__init__(Bearings(state, figure), Form(self._made, self._read))

    def _made(self, bearing: int) -> Action:
        return Aim(bearing, self.level)

    def _read(self, action: Any) -> int | None:
        return action.bearing if isinstance(action, Aim) else None

    def refusal(self, action: Action) -> Refusal | None:
        if isinstance(action, Aim):
            if not self.lowest <= action.pitch <= self.highest:
                return Refusal("AT-ATK-02", "beyond-the-joint")
            if action.pitch % STEP:
                return Refusal("AT-DEC-10", "no-such-angle")
        return super().refusal(action)

    def __iter__(self) -> Iterator[Action]:
        found: dict[Action, None] = {}
        for other in opposing(self.state, self.state.figures[self.figure].controller):
            aim = aim_at(self.state, self.figure, other)
            if self.refusal(aim) is None:
                found[aim] = None
        for bearing in self.area.samples():
            found[Aim(bearing, self.level)] = None
        return iter(found)

    def sample(self, rng: Random) -> Action:
        bearing = self.area.draw(rng)
        if bearing is None:
            return super().sample(rng)
        steps = (self.highest - self.lowest) // STEP
        return Aim(bearing, self.lowest + STEP * int(rng.random() * (steps + 1)))


def aim_at(state: State, figure: int, other: int) -> Aim:
    """The pose that points at a figure, as nearly as half degrees and joints go.

    Weapons that fire nothing are held level, as far as their joints allow.
    """
    weapon = state.sculpt(figure).weapon
    bearing, pitch = aim_towards(state, figure, other)
    lowest, highest = -(-weapon.lowest // STEP), weapon.highest // STEP
    up = min(max(pitch // STEP, lowest), highest) * STEP
    return Aim((bearing + STEP // 2) // STEP * STEP % TURN, up)


def throws(state: State, figure: int, thing: int) -> Options:
    """AT-ATK-09: any bearing; its reach follows from what stands before it (P3)."""
    return Directions(Bearings(state, figure), Throw, thing=thing)


class Slashes(Endless):
    """AT-ATK-08: from either side, wound as far as one likes, the arm up or down."""

    def __init__(self, state: State, figure: int) -> None:
        self.state = state
        self.figure = figure

    def __iter__(self) -> Iterator[Action]:
        for side in SIDES:
            for twist in FULL:
                for height in (0, -RAISED, RAISED):
                    action = Slash(side, twist, height)
                    if self.refusal(action) is None:
                        yield action
        yield Slash("right", 0, 0)

    def __bool__(self) -> bool:
        return True

    def sample(self, rng: Random) -> Action:
        for _ in range(4):
            twist = STEP * int(rng.random() * (MOST_TWIST // STEP + 1))
            height = HEIGHT_STEP * (int(rng.random() * 17) - 8)
            side = SIDES[0] if rng.random() < 0.5 else SIDES[1]
            action = Slash(side, twist, height)
            if self.refusal(action) is None:
                return action
        return Slash("right", 0, 0)

    def refusal(self, action: Action) -> Refusal | None:
        if not isinstance(action, Slash):
            return NOT_OFFERED
        if not 0 <= action.twist <= MOST_TWIST or abs(action.height) > RAISED:
            return Refusal("AT-ATK-02", "beyond-the-joint")
        if action.twist % STEP or action.height % HEIGHT_STEP:
            return Refusal("AT-DEC-10", "no-such-angle")
        if not action.twist:
            return None
        start, end = self._wound_arm(action)
        inside = self._begins_inside(start, end, action.height)
        if inside != NOTHING:
            return Refusal("AT-RUL-105", "cannot-be-cocked", {"figure": inside})
        if self._begins_in_a_thing(start, end, action.height):
            return Refusal("AT-RUL-105", "weapon-in-a-wall")
        return None

    def _wound_arm(self, action: Slash) -> tuple[Point, Point]:
        state, figure = self.state, self.figure
        make: Any = state.sculpt(figure).weapon.make
        each = state.figures[figure]
        turned = -action.twist if action.side == "right" else action.twist
        east, north = heading((each.facing + turned) % TURN)
        reach = round(10 * make.reach)
        start = spot_of(each)
        return start, (start[0] + east * reach // UNIT, start[1] + north * reach // UNIT)

    def _begins_inside(self, start: Point, end: Point, raised: int) -> int:
        """P3: the figure that the wound arm would begin inside of, if any; not over its head."""
        state, figure = self.state, self.figure
        arm = self._lower_edge(raised)
        for other in in_play(state):
            sculpt = state.sculpt(other)
            if other == figure or sculpt.height <= arm:
                continue
            body = sculpt.radius * 78 // 100 + ARM
            if near_segment(spot_of(state.figures[other]), start, end, body):
                return other
        return NOTHING

    def _lower_edge(self, raised: int) -> int:
        """How high the arm is over the table."""
        make: Any = self.state.sculpt(self.figure).weapon.make
        held: int = round(10 * make.height)
        return held + raised - ARM

    def _begins_in_a_thing(self, start: Point, end: Point, raised: int) -> bool:
        """P3: an object as high as the arm, or a high barrier (but for a Mega's, AT-RUL-84)."""
        state = self.state
        arm = self._lower_edge(raised)
        shapes: list[Shape] = [
            shape_of_thing(state, thing)
            for thing in things_here(state)
            if top_of_thing(state, thing) > arm
        ]
        if not state.sculpt(self.figure).is_mega:
            shapes += [
                section_shape(state, number)
                for number in standing_sections(state)
                if state.ground.sections[number].high
            ]
        return any(enters(start, end, shape) for shape in shapes)

    def describe(self) -> dict[str, Any]:
        return {
            **super().describe(),
            "twist": [0, MOST_TWIST, STEP],
            "height": [-RAISED, RAISED, HEIGHT_STEP],
        }
