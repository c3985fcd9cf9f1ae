"""How far a base rolls along a path: tik by tik, cut short by contact and terrain.

Nothing here changes the table: `walk` says what would come of it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import isqrt
from typing import Final

from rollout.games.attacktix.field import Line
from rollout.games.attacktix.model import State
from rollout.games.attacktix.rules.footing import CORNER, THING, WALL, Footing, footing
from rollout.games.attacktix.rules.on_the_table import (
    CONTACT,
    FAR_OFF,
    is_opponent,
    patch_shape,
    section_ends,
    spot_of,
    standing_sections,
)
from rollout.kernel.errors import Refusal
from rollout.space.plane import (
    NO_BAR,
    THE_EDGE,
    Disc,
    Outline,
    Point,
    angle_of,
    inside,
    leg_length,
    onwards,
    overlap,
    path_length,
    slide,
    squared_distance,
)
from rollout.space.plane.crossing import near_segment, squared_distance_to_segment
from rollout.space.plane.shapes import side

BY_CONTACT: Final = "contact"
BY_SLOWING: Final = "slowing"
BY_BARRIER: Final = "barrier"
STRIDE: Final = 20
"""Terrain is looked at every two millimetres, and then exactly."""
ALMOST_NOTHING: Final = CONTACT
"""AT-RUL-103: a tik that would be cut to less is refused."""
AGAINST: Final = 2
"""Nearer than this a base stands against another already."""


@dataclass
class Progress:
    """What a move remembers from tik to tik. Never altered; a new one replaces it."""

    fresh: frozenset[int]
    """Slowing patches that stop the figure once it is entirely inside (AT-RUL-73)."""
    astride: tuple[tuple[int, int], ...]
    """Sections under the base, and the side it came from, 0 if neither (AT-RUL-69)."""
    line: Line | None = None
    depth: int = 0
    """Before the match nobody goes farther back than this (AT-RUL-07)."""


@dataclass
class Tik:
    """Where one tik leads. `crossed` are the sections that the figure has crossed by then."""

    point: Point
    facing: int
    cut: str
    crossed: tuple[int, ...]
    after: Progress


@dataclass
class Walk:
    tiks: list[Tik] = field(default_factory=list)
    refusal: Refusal | None = None


def begin(state: State, figure: int, line: Line | None = None) -> Progress:
    """The start of a move. With a line, the one before the match (AT-RUL-07)."""
    each, radius = state.figures[figure], state.sculpt(figure).radius
    base = Disc(spot_of(each), radius - CONTACT)
    fresh = frozenset(
        number
        for number, patch in enumerate(state.ground.patches)
        if patch.slowing and not _waded(state, number, base, number in each.waded)
    )
    pairs = each.astride
    astride = tuple((pairs[place], pairs[place + 1]) for place in range(0, len(pairs), 2))
    kept = tuple(
        pair
        for pair in astride
        if state.sections[pair[0]]
        and near_segment(base.centre, *section_ends(state, pair[0]), base.radius)
    )
    depth = 0 if line is None else line.depth(spot_of(each))
    return Progress(fresh, kept, line, depth)


def _waded(state: State, patch: int, base: Disc, before: bool) -> bool:
    """AT-RUL-73: entirely inside, or it was so and has not wholly left since."""
    shape = patch_shape(state, patch)
    return inside(base, shape) or (before and overlap(base, shape))


def waded(state: State, progress: Progress) -> list[int]:
    """The slowing patches that stop a figure no more until it has wholly left them."""
    slowing = (number for number, patch in enumerate(state.ground.patches) if patch.slowing)
    return [number for number in slowing if number not in progress.fresh]


def tix_called_for(path: list[Point], tik: int) -> int:
    """How many whole tix a path asks for: one at least, to the nearest."""
    return max(1, (path_length(path) + tik // 2) // tik)


def walk(
    state: State,
    figure: int,
    path: tuple[Point, ...],
    tix: int,
    progress: Progress,
    may_stop: bool = False,
    found_before: Footing | None = None,
) -> Walk:
    """AT-MOV-09: roll so many tix at most along a path, each exactly as long as a tik is.

    `may_stop` says that the order may end after any of them; `found_before` is what stands in
    the way of this base, where that has been worked out.
    """
    each = state.figures[figure]
    start = spot_of(each)
    found = Walk()
    way = [start, *path]
    if any(way[place] == way[place + 1] for place in range(len(way) - 1)):
        found.refusal = Refusal("AT-MOV-09", "no-way")
        return found
    if any(_is_far(point) for point in path):
        found.refusal = Refusal("AT-RUL-17", "off-the-field")
        return found
    ground = found_before or footing(state, figure, start)
    roller = _Roller(state, figure, ground, list(path), progress)
    for _ in range(min(tix, tix_called_for(way, state.tik))):
        tik = roller.tik()
        if roller.left_the_field:
            found.refusal = Refusal("AT-RUL-17", "off-the-field")
            return found
        if tik is None:
            break
        found.tiks.append(tik)
        if tik.cut:
            break
    if not found.tiks:
        found.refusal = roller.why_no_room()
    elif progress.line is not None:
        ends = found.tiks if may_stop else found.tiks[-1:]
        if min(progress.line.depth(tik.point) for tik in ends) < progress.depth - CONTACT:
            found.refusal = Refusal("AT-RUL-07", "farther-back")
    return found


def _is_far(point: Point) -> bool:
    return max(abs(point[0]), abs(point[1])) > FAR_OFF


class _Roller:
    """Rolls one base along a path, a tik at a time."""

    def __init__(
        self,
        state: State,
        figure: int,
        found: Footing,
        path: list[Point],
        progress: Progress,
    ) -> None:
        self.state = state
        self.figure = figure
        self.ground = found.ground
        self.what = found.what
        self.figures = found.figures
        self.path = path
        self.progress = progress
        self.point = spot_of(state.figures[figure])
        self.along: Point
        """The direction of the leg that it is on, and of the last one beyond its end."""
        self.left_the_field = False
        self.met, self.against = NO_BAR, False
        self.terrain = Terrain(state, figure)

    def tik(self) -> Tik | None:
        """One tik; None when there is no room for it."""
        start, progress = self.point, self.progress
        left, cut = self.state.tik, ""
        crossed: tuple[int, ...] = ()
        while left > 0 and not cut:
            target, used = self._next(left)
            stop = slide(self.ground, self.point, target)
            if stop.met == THE_EDGE or (stop.met >= 0 and self.what[stop.met] == CORNER):
                self.left_the_field = True
                return None
            if stop.met != NO_BAR:
                cut, self.met = BY_CONTACT, stop.met
            passed = self.terrain.pass_over(self.point, stop.point, progress)
            progress = passed.after
            if passed.cut:
                cut = passed.cut
            crossed += passed.crossed
            self.point = passed.point
            left -= used
        short = squared_distance(start, self.point)
        if cut and short < ALMOST_NOTHING * ALMOST_NOTHING:
            self.point, self.against = start, short < AGAINST * AGAINST
            return None
        self.progress = progress
        return Tik(self.point, angle_of(*self.along), cut, crossed, progress)

    def why_no_room(self) -> Refusal:
        """AT-RUL-103, unless it is plain what would be pushed or gone through."""
        if self.met == NO_BAR or not self.against:
            return Refusal("AT-RUL-103", "no-room")
        kind = self.what[self.met]
        if kind == WALL:
            return Refusal("AT-HB-01", "wall-in-the-way")
        if kind == THING:
            return Refusal("AT-RUL-15", "thing-in-the-way")
        other = self.figures[self.met]
        seat = self.state.figures[self.figure].controller
        opposing = is_opponent(self.state, seat, self.state.figures[other].controller)
        return Refusal("AT-MOV-08" if opposing else "AT-RUL-15", "would-push", {"figure": other})

    def _next(self, left: int) -> tuple[Point, int]:
        """The end of the next straight piece, and how much of the tik it takes."""
        while self.path and self.path[0] == self.point:
            self.path.pop(0)
        if not self.path:
            beyond = (self.point[0] + self.along[0], self.point[1] + self.along[1])
            return onwards(self.point, beyond, left), left
        target = self.path[0]
        self.along = (target[0] - self.point[0], target[1] - self.point[1])
        length = min(left, leg_length(self.point, target))
        return onwards(self.point, target, length), length


@dataclass
class Passed:
    point: Point
    cut: str
    crossed: tuple[int, ...]
    after: Progress


class Terrain:
    """What a figure rolls over: slowing areas, and barriers that it may cross."""

    def __init__(self, state: State, figure: int) -> None:
        sculpt = state.sculpt(figure)
        self.radius = sculpt.radius
        self.base = sculpt.radius - CONTACT
        self.lines = state.layout.lines
        self.patches: list[tuple[int, Outline]] = [
            (number, patch_shape(state, number))
            for number, patch in enumerate(state.ground.patches)
            if patch.slowing
        ]
        self.ending: set[int] = set()
        """Sections that end the move of this figure once it is across."""
        self.sections: list[tuple[int, Point, Point]] = []
        for number in standing_sections(state):
            high = state.ground.sections[number].high
            if high and not sculpt.is_mega:
                continue
            self.sections.append((number, *section_ends(state, number)))
            ignored = sculpt.is_mega and (not high or state.options.mega_high == "ignored")
            if not ignored:
                self.ending.add(number)

    def pass_over(self, start: Point, end: Point, progress: Progress) -> Passed:
        """A straight piece of the way: as far as nothing stops it (AT-LB-02, AT-SLW-02)."""
        if not self.patches and not self.sections:
            return Passed(end, "", (), progress)
        length = isqrt(squared_distance(start, end))
        place, before = 0, progress
        crossed: tuple[int, ...] = ()
        while place < length:
            ahead = min(length, place + STRIDE)
            passed = self._look(start, end, ahead, length, before)
            if passed.cut:
                last = self._exactly(start, end, place, ahead, length, before)
                return Passed(last.point, last.cut, crossed + last.crossed, last.after)
            crossed += passed.crossed
            place, before = ahead, passed.after
        return Passed(end, "", crossed, before)

    def _exactly(
        self, start: Point, end: Point, low: int, high: int, length: int, before: Progress
    ) -> Passed:
        while high - low > 1:
            middle = (low + high) // 2
            passed = self._look(start, end, middle, length, before)
            if passed.cut:
                high = middle
            else:
                low = middle
        return self._look(start, end, high, length, before)

    def _look(self, start: Point, end: Point, place: int, length: int, before: Progress) -> Passed:
        point = end if place >= length else onwards(start, end, place)
        fresh, cut = before.fresh, ""
        for number, shape in self.patches:
            if number in fresh and inside(Disc(point, self.base), shape):
                cut = BY_SLOWING
            elif number not in fresh and not overlap(Disc(point, self.radius), shape):
                fresh = fresh | {number}
        astride, crossed = self._crossing(start, point, before.astride)
        if self.ending.intersection(crossed):
            cut = cut or BY_BARRIER
        after = Progress(fresh, astride, before.line, before.depth)
        return Passed(point, cut, crossed, after)

    def _crossing(
        self, start: Point, point: Point, astride: tuple[tuple[int, int], ...]
    ) -> tuple[tuple[tuple[int, int], ...], tuple[int, ...]]:
        """AT-RUL-69: whole base over, with nothing of that barrier left under it: one section.

        AT-LB-05: of barriers that do not end the move, every section.
        """
        came = dict(astride)
        over: list[tuple[int, int]] = []
        for number, a, b in self.sections:
            if near_segment(point, a, b, self.base):
                came.setdefault(number, self._side(a, b, start, point))
            elif number in came and _hand(a, b, point) != came.pop(number):
                over.append((squared_distance_to_segment(point, a, b), number))
        ignored = tuple(number for _, number in sorted(over) if number not in self.ending)
        ending = [
            each for each in over if each[1] in self.ending and not self.lines[each[1]] & set(came)
        ]
        return tuple(sorted(came.items())), ignored + ((min(ending)[1],) if ending else ())

    def _side(self, a: Point, b: Point, start: Point, point: Point) -> int:
        """Where a base comes from that is over a section now; 0 if it rested in its middle."""
        if near_segment(start, a, b, self.base):
            return _hand(a, b, start)
        return _hand(a, b, start) or _hand(a, b, point)


def _hand(a: Point, b: Point, point: Point) -> int:
    across = side(a, b, point)
    return (across > 0) - (across < 0)
