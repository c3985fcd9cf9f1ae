"""What a figure that moves may do next: roll along a path, push an object, turn and stop."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from rollout.games.attacktix.actions import Advance, Halt, Shove
from rollout.games.attacktix.model import State
from rollout.games.attacktix.rules.footing import Footing, footing
from rollout.games.attacktix.rules.menus import Choices, Explain, why_not_now
from rollout.games.attacktix.rules.on_the_table import (
    CONTACT,
    base_of,
    opposing,
    sort_of,
    spot_of,
    touching_things,
)
from rollout.games.attacktix.rules.pushing import room
from rollout.games.attacktix.rules.rolling import Progress, walk
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.options import NOT_OFFERED, Endless, Listed, Options
from rollout.space.plane import TURN, Point, known_ways, reachable
from rollout.space.plane.angles import heading
from rollout.space.regions import Facings, PathOutline, Stance
from rollout.space.regions.outlines import MOST_LEGS

NEVER: Final = "never"
COLOURS: Final = ("red", "white")
NUMBER: Final = re.compile(r"[1-9][0-9]?")
EVENLY: Final = 12
TRIES: Final = 6


class Rolling(Endless):
    """AT-DEC-07: any path from here, any whole number of tix that is left."""

    def __init__(self, state: State, figure: int, left: int, progress: Progress) -> None:
        self.state = state
        self.figure = figure
        self.left = left
        self.progress = progress
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
        if not 1 <= action.tix <= self.left:
            return Refusal("AT-MOV-02", "too-many-tix", {"tix": self.left})
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
        return Advance(((x + dx * length // 1_000_000, y + dy * length // 1_000_000),), tix)


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


def _why_not(state: State, figure: int, rolling: Rolling) -> Explain:
    """The rules about moves that are over, and about objects (AT-OBJ-03, AT-RUL-82)."""

    def explain(action: Action) -> Refusal | None:
        if isinstance(action, Advance):
            no_more = Refusal("AT-MOV-02", "no-tix-left")
            return no_more if rolling.left < 1 else rolling.refusal(action)
        if isinstance(action, Shove) and 0 <= action.thing < len(state.things):
            lies = not state.things[action.thing].standing
            return Refusal(*(("AT-RUL-82", "lies-there") if lies else ("AT-OBJ-03", "not-pushed")))
        return why_not_now(state, state.figures[figure].controller, action)

    return explain


def rolling_options(
    state: State, figure: int, left: int, progress: Progress, pushing: int, held: frozenset[int]
) -> Options:
    """What is left to roll, what may be pushed (`pushing` tix at most), and any facing."""
    base = base_of(state, figure)
    seat = state.figures[figure].controller
    goals = [spot_of(state.figures[other]) for other in opposing(state, seat)]
    parts: list[Options] = [Facings(Stance(base, state.figures[figure].facing, goals), Halt)]
    rolling = Rolling(state, figure, left, progress)
    if left > 0 and rolling:
        parts.insert(0, rolling)
    pushes = shoves(state, figure, pushing, held)
    if pushes:
        parts.append(Listed(pushes))
    return Choices(parts, _why_not(state, figure, rolling))
