"""What a figure that moves may do next: roll along a path, push an object, turn and stop."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any, Final

import msgspec

from rollout.games.attacktix.actions import Advance, Halt, Move, Shove
from rollout.games.attacktix.model import State
from rollout.games.attacktix.rules.footing import Footing, footing
from rollout.games.attacktix.rules.menus import Choices, Explain, Turning, why_not_now
from rollout.games.attacktix.rules.on_the_table import (
    CONTACT,
    base_of,
    opposing,
    shape_of_thing,
    sort_of,
    spot_of,
    touching_things,
)
from rollout.games.attacktix.rules.pushing import room
from rollout.games.attacktix.rules.rolling import Progress, walk
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.options import NOT_OFFERED, Endless, Listed, Options
from rollout.space.plane import TURN, Point, gap_within, known_ways, reachable
from rollout.space.plane.angles import UNIT, heading
from rollout.space.regions import Facings, PathOutline
from rollout.space.regions.outlines import MOST_LEGS

NEVER: Final = "never"
COLOURS: Final = ("red", "white")
NUMBER: Final = re.compile(r"[1-9][0-9]?")
EVENLY: Final = 12
TRIES: Final = 6


@dataclass
class Moving:
    """A figure in the middle of its move; how many tix it has left stands in the state."""

    figure: int
    progress: Progress
    limit: str
    """The rule that says why it rolls no farther."""
    pushing: int
    """Tix that it may push an object (AT-OBJ-03)."""
    held: frozenset[int]
    """The objects that it touched when its move began."""
    others: tuple[int, ...]
    """Figures that may move after it: whoever begins with one has ended this move (AT-RUL-18)."""


class Rolling(Endless):
    """AT-DEC-07: any path from here, any whole number of tix that is left."""

    def __init__(self, state: State, moving: Moving) -> None:
        self.state = state
        self.figure = moving.figure
        self.left = state.left
        self.progress = moving.progress
        self.limit = moving.limit
        self._footing: Footing | None = None

    @property
    def footing(self) -> Footing:
        """What stands in its way, worked out once: nothing moves while a seat is asked."""
        if self._footing is None:
            self._footing = footing(self.state, self.figure, self.start)
        return self._footing

    @property
    def start(self) -> Point:
        return spot_of(self.state.figures[self.figure])

    def __iter__(self) -> Iterator[Action]:
        return iter(dict.fromkeys(self._samples()))

    def __bool__(self) -> bool:
        """A tik in some direction is found sooner than the best of all ways."""
        for number in range(EVENLY):
            if self.refusal(self._towards(TURN * number // EVENLY, 1)) is None:
                return True
        return any(True for _ in self._samples())

    def sample(self, rng: Random) -> Action:
        for _ in range(TRIES):
            tix = 1 + int(rng.random() * self.left)
            action = self._towards(int(rng.random() * TURN), tix)
            if self.refusal(action) is None:
                return action
        return next(self._samples())

    def refusal(self, action: Action) -> Refusal | None:
        if not isinstance(action, Advance):
            return NOT_OFFERED
        if not self.left:
            return Refusal(self.limit, "no-tix-left")
        if action.tix < 1:
            return Refusal("AT-MOV-02", "no-tix")
        if action.tix > self.left:
            return Refusal(self.limit, "too-many-tix", {"tix": self.left})
        if (
            action.stop != NEVER
            and action.stop not in COLOURS
            and not NUMBER.fullmatch(action.stop)
        ):
            return Refusal("AT-DEC-07", "no-such-stop")
        if not 1 <= len(action.path) <= MOST_LEGS:
            return Refusal("AT-DEC-07", "no-such-path")
        stops = action.stop != NEVER
        state, figure = self.state, self.figure
        there = self.footing
        return walk(state, figure, action.path, action.tix, self.progress, stops, there).refusal

    def describe(self) -> dict[str, Any]:
        ground = self.footing.ground
        allowance = self.left * self.state.tik
        rings = reachable(known_ways(ground), self.start, allowance)
        radius = self.state.sculpt(self.figure).radius
        outline = PathOutline(self.start, allowance, MOST_LEGS, rings, radius)
        return {
            "kind": "region",
            "action": {"do": "advance", "tix": self.left, "stop": NEVER},
            "outline": msgspec.to_builtins(outline),
            "samples": [msgspec.to_builtins(each) for each in self],
        }

    def _samples(self) -> Iterator[Action]:
        """Towards each opponent, then evenly about: as far as it goes, and half of that."""
        seat = self.state.figures[self.figure].controller
        for other in opposing(self.state, seat):
            action = Advance((spot_of(self.state.figures[other]),), self.left)
            if self.refusal(action) is None:
                yield action
        for number in range(EVENLY):
            for tix in dict.fromkeys((self.left, (self.left + 1) // 2, 1)):
                action = self._towards(TURN * number // EVENLY, tix)
                if self.refusal(action) is None:
                    yield action

    def _towards(self, angle: int, tix: int) -> Advance:
        x, y = self.start
        dx, dy = heading(angle)
        length = tix * self.state.tik
        return Advance(((x + dx * length // UNIT, y + dy * length // UNIT),), tix)


def shoves(state: State, figure: int, left: int, held: frozenset[int]) -> list[Action]:
    """AT-OBJ-03: the objects that it may push, of those it touched when its move began."""
    return [
        Shove(thing, tix)
        for thing in touching_things(state, figure)
        if thing in held
        and state.things[thing].standing
        and sort_of(state, thing).pushed
        and room(state, figure, thing) >= CONTACT
        for tix in range(1, left + 1)
    ]


def _why_not_pushed(state: State, moving: Moving, thing: int) -> Refusal:
    """AT-OBJ-03, AT-OBJ-04, AT-RUL-81, AT-RUL-82, AT-SMP-01: why an object is not pushed so."""
    if not 0 <= thing < len(state.things) or state.things[thing].removed:
        return Refusal("AT-OBJ-03", "not-pushed")
    if not state.things[thing].standing:
        return Refusal("AT-RUL-82", "lies-there")
    sort = sort_of(state, thing)
    if not sort.pushed:
        return Refusal("AT-SMP-01" if sort.mass else "AT-OBJ-03", "never-pushed")
    touched = thing in moving.held and thing in touching_things(state, moving.figure)
    if touched and moving.pushing and room(state, moving.figure, thing) < CONTACT:
        seat = state.figures[moving.figure].controller
        against = any(
            gap_within(base_of(state, other), shape_of_thing(state, thing), CONTACT)
            for other in opposing(state, seat)
        )
        return Refusal("AT-OBJ-04" if against else "AT-RUL-81", "no-room-to-push")
    return Refusal("AT-OBJ-03", "not-pushed")


def _why_not(state: State, moving: Moving, rolling: Rolling) -> Explain:
    """The rules about moves that are over, and about objects."""

    def explain(action: Action) -> Refusal | None:
        if isinstance(action, Advance):
            return rolling.refusal(action)
        if isinstance(action, Shove):
            return _why_not_pushed(state, moving, action.thing)
        return why_not_now(state, state.figures[moving.figure].controller, action)

    return explain


def rolling_options(state: State, moving: Moving) -> Options:
    """What is left to roll, what may be pushed, any facing; or the move of another."""
    figure = moving.figure
    base = base_of(state, figure)
    seat = state.figures[figure].controller
    goals = [spot_of(state.figures[other]) for other in opposing(state, seat)]
    turning = Turning(base, state.figures[figure].facing, goals, "AT-DEC-07")
    parts: list[Options] = [Facings(turning, Halt)]
    rolling = Rolling(state, moving)
    if rolling:
        parts.insert(0, rolling)
    pushes = shoves(state, figure, moving.pushing, moving.held)
    if pushes:
        parts.append(Listed(pushes))
    if moving.others:
        parts.append(Listed([Move(other) for other in moving.others]))
    return Choices(parts, _why_not(state, moving, rolling))
