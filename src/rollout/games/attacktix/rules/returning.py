"""Figures that an ability brings into play (AT-SPC-08, AT-SPC-09, AT-RUL-35, AT-RUL-37)."""

from __future__ import annotations

from random import Random
from typing import Final

from rollout.games.attacktix.actions import Enter, Stand
from rollout.games.attacktix.content.vocabulary import MISSILE
from rollout.games.attacktix.events import Entered, Recovered
from rollout.games.attacktix.field import Line
from rollout.games.attacktix.model import IN_PLAY, State
from rollout.games.attacktix.rules.footing import free_ground, nearest_free
from rollout.games.attacktix.rules.menus import why_not_now
from rollout.games.attacktix.rules.on_the_table import CONTACT, FAR_OFF, line_of
from rollout.games.attacktix.rules.wheel import grind
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.options import NOT_OFFERED
from rollout.space.plane import Ground, Point
from rollout.space.regions import Area, PointOutline, Points, RegionOutline

BACK: Final = 2
"""AT-SPC-09: tix straight backwards."""
BESIDE: Final = 400
"""A point so near to the line counts as one of it, for whoever points with a finger."""
SPOTS: Final = 9
TRIES: Final = 12


class OnTheLine(Area[Point]):
    """The spots of a starting line where a figure finds room, so far behind it."""

    def __init__(self, state: State, figure: int, seat: int, behind: int) -> None:
        self.state = state
        self.figure = figure
        self.line: Line = line_of(state, seat)
        self.radius = state.sculpt(figure).radius
        self.behind = behind
        between = self.line.rule == "AT-SET-03"
        self.margin = 0 if between else self.radius - CONTACT
        """AT-RUL-17: between two lines the centre stays inside; AT-RUL-97: else the whole base."""
        self.ground: Ground = free_ground(state, figure)
        """What is in the way, worked out once for all the points that are looked at."""

    def spot(self, value: Point) -> Point:
        """Where the base comes to stand for a point that was chosen."""
        return self.line.spot(self.line.along(value), self.radius + self.behind)

    def refusal(self, value: Point) -> Refusal | None:
        at, line = self.line.along(value), self.line
        if max(abs(value[0]), abs(value[1])) > FAR_OFF or abs(line.depth(value)) > BESIDE:
            return Refusal("AT-SPC-08" if self.behind else "AT-SET-03", "not-on-the-line")
        if not line.low + self.margin <= at <= line.high - self.margin:
            rule = "AT-RUL-97" if line.low <= at <= line.high else line.rule
            return Refusal(rule, "too-near-the-side")
        if not self.ground.rests(self.spot(value)):
            return Refusal("AT-RUL-35" if self.behind else "AT-DEC-03", "spot-taken")
        return None

    def samples(self) -> list[Point]:
        low, high = self.line.low + self.radius, self.line.high - self.radius
        found = [
            self.line.spot(low + (high - low) * number // (SPOTS - 1), 0) for number in range(SPOTS)
        ]
        free = [point for point in found if self.refusal(point) is None]
        return free or self._first_gap(low, high)

    def _first_gap(self, low: int, high: int) -> list[Point]:
        """On a crowded line: the first spot that is free, looked for millimetre by millimetre."""
        for at in range(low, high + 1, 10):
            point = self.line.spot(at, 0)
            if self.refusal(point) is None:
                return [point]
        return []

    def instead(self) -> Point:
        """AT-RUL-35: where nothing of the line is free, the nearest free spot behind it."""
        middle = self.line.spot((self.line.low + self.line.high) // 2, 0)
        return nearest_free(self.state, self.figure, self.spot(middle), self.line)

    def draw(self, rng: Random) -> Point | None:
        low, high = self.line.low + self.radius, self.line.high - self.radius
        for _ in range(TRIES):
            point = self.line.spot(low + int(rng.random() * (high - low + 1)), 0)
            if self.refusal(point) is None:
                return point
        return None

    def outline(self) -> RegionOutline:
        low, high = self.line.low + self.margin, self.line.high - self.margin
        strip = [
            self.line.spot(low, -BESIDE),
            self.line.spot(high, -BESIDE),
            self.line.spot(high, BESIDE),
            self.line.spot(low, BESIDE),
        ]
        return PointOutline([strip], self.radius)


class Spots(Points):
    """The spots of a line; another answer than one of those is refused by its own rule."""

    def __init__(self, state: State, seat: int, area: OnTheLine, kind: type[Action]) -> None:
        super().__init__(area, kind)
        self.state = state
        self.seat = seat

    def refusal(self, action: Action) -> Refusal | None:
        found = super().refusal(action)
        return why_not_now(self.state, self.seat, action) if found == NOT_OFFERED else found


def stand_options(state: State, seat: int, area: OnTheLine) -> Spots:
    """AT-SET-03: its front on the line."""
    return Spots(state, seat, area, Stand)


def enter(table: Table[State], figure: int, seat: int) -> Script[None]:
    """AT-SPC-08, AT-SPC-09: ground, at the line of the side whose ability it is, 2 tix back.

    AT-RUL-35: the controller picks the spot; the way back does not click the wheel.
    """
    state = table.state
    yield from grind(table, figure)
    area = OnTheLine(state, figure, seat, BACK * state.tik)
    options = Spots(state, seat, area, Enter)
    if options:
        answer = yield table.ask(seat, "enter", options, figure=figure)
        spot = area.spot((answer.x, answer.y))
    else:
        spot = area.instead()
    come_in(table, figure, spot, area.line.facing)


def come_in(table: Table[State], figure: int, spot: Point, facing: int) -> None:
    """Ready, at a spot."""
    state = table.state
    each = state.figures[figure]
    (each.x, each.y), each.facing = spot, facing
    make_ready(state, figure)
    table.tell(Entered(figure, each.controller, each.x, each.y, each.facing))


def make_ready(state: State, figure: int) -> None:
    """It stands, with its switches as they should be (AT-RUL-43).

    AT-RST-04: what it fired in this turn is not loaded again before the turn ends.
    """
    each = state.figures[figure]
    each.zone = IN_PLAY
    each.waist = each.chest = False
    each.covered, each.covers, each.astride, each.waded = "", [], [], []
    each.moved = True


def load(state: State, figure: int) -> None:
    weapon = state.sculpt(figure).weapon
    state.figures[figure].loaded = weapon.shots if weapon.kind == MISSILE else 1


def stand_up(table: Table[State], figure: int) -> Script[None]:
    """AT-ABL-01, AT-RUL-37: where its base lies, or as near as there is room; ground first."""
    state = table.state
    each = state.figures[figure]
    if state.options.recover_grind:
        yield from grind(table, figure)
    else:
        each.seen_white = 0
    spot = nearest_free(state, figure, (each.x, each.y))
    each.x, each.y = spot
    make_ready(state, figure)
    table.tell(Recovered(figure, each.x, each.y))
