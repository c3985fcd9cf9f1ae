"""A disc duel on a measured plane: region options, and chance answered by a record.

Each seat owns a disc on a square table. In a turn it slides its disc up to four inches,
then flicks a puck at the other disc; where the puck comes to rest is a record, as a physics
engine would give it. A puck resting on a disc knocks it out. After twelve turns: a draw.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import isqrt
from random import Random
from typing import Any, Final

import msgspec

from rollout.kernel.actions import Action, Event, Result
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Game, Judgement, Script, Table
from rollout.kernel.options import Area, Point, Region
from rollout.kernel.requests import Chance

INCH: Final = 1000
SIZE: Final = 24 * INCH
SLIDE: Final = 4 * INCH
RADIUS: Final = 1500
TURNS: Final = 12


class Slide(Action, frozen=True):
    x: int
    y: int


class Rest(msgspec.Struct, frozen=True):
    """Where the puck came to rest."""

    x: int
    y: int


class Flicked(Event, frozen=True):
    seat: int
    rest: Rest
    hit: bool


@dataclass
class Plane:
    turn: int = 0
    x: list[int] = field(default_factory=lambda: [SIZE // 4, 3 * SIZE // 4])
    y: list[int] = field(default_factory=lambda: [SIZE // 2, SIZE // 2])
    out: int = -1

    def copy(self) -> Plane:
        return Plane(self.turn, self.x.copy(), self.y.copy(), self.out)


class Reach(Area):
    """Within a slide of the disc, and on the table."""

    def __init__(self, x: int, y: int) -> None:
        self.x, self.y = x, y

    def refusal(self, point: Point) -> Refusal | None:
        if not (0 <= point[0] <= SIZE and 0 <= point[1] <= SIZE):
            return Refusal("DISC-01", "off-the-table")
        if (point[0] - self.x) ** 2 + (point[1] - self.y) ** 2 > SLIDE**2:
            return Refusal("DISC-02", "too-far", {"most": SLIDE})
        return None

    def samples(self) -> list[Point]:
        steps = [(0, 0), (SLIDE, 0), (-SLIDE, 0), (0, SLIDE), (0, -SLIDE)]
        points = [(self.x + dx, self.y + dy) for dx, dy in steps]
        return [point for point in points if self.refusal(point) is None]

    def draw(self, rng: Random) -> Point:
        while True:
            dx, dy = rng.randint(-SLIDE, SLIDE), rng.randint(-SLIDE, SLIDE)
            if self.refusal((self.x + dx, self.y + dy)) is None:
                return self.x + dx, self.y + dy

    def outline(self) -> Any:
        return {"disc": [self.x, self.y, SLIDE], "box": [0, 0, SIZE, SIZE]}


class Throw(Chance):
    """A flick from here at there: the farther, the wider it strays."""

    about = "flick"

    def __init__(self, x: int, y: int, at_x: int, at_y: int) -> None:
        self.at_x, self.at_y = at_x, at_y
        self.stray = isqrt((x - at_x) ** 2 + (y - at_y) ** 2) // 3

    @property
    def outcome_type(self) -> Any:
        return Rest

    def draw(self, rng: Random) -> Rest:
        stray = self.stray
        return Rest(self.at_x + rng.randint(-stray, stray), self.at_y + rng.randint(-stray, stray))

    def fault(self, outcome: Any) -> str | None:
        return None if isinstance(outcome, Rest) else f"a flick rests somewhere, not {outcome!r}"


class DiscDuel(Game[Plane]):
    slug = "disc_duel"
    actions = (Slide,)
    events = (Flicked,)
    state_type = Plane

    def __init__(self) -> None:
        self.judgement: Judgement[Plane] = Judgement()

    def start(self, setup: Any) -> Plane:
        return Plane()

    def bound(self, state: Plane) -> int:
        return 2 * TURNS

    def result(self, state: Plane) -> Result | None:
        if state.out >= 0:
            return Result((1 - state.out,), "knocked-out")
        return Result((), "time-is-up") if state.turn >= TURNS else None

    def step(self, table: Table[Plane]) -> Script[None]:
        plane = table.state
        seat, other = plane.turn % 2, 1 - plane.turn % 2
        reach = Reach(plane.x[seat], plane.y[seat])
        slide = yield table.ask(seat, "slide", Region(reach, _slide_to, _end_of_slide))
        plane.x[seat], plane.y[seat] = slide.x, slide.y
        rest = yield Throw(slide.x, slide.y, plane.x[other], plane.y[other])
        distance = (rest.x - plane.x[other]) ** 2 + (rest.y - plane.y[other]) ** 2
        hit = distance <= RADIUS**2
        if hit:
            plane.out = other
        table.tell(Flicked(seat, rest, hit))
        plane.turn += 1


def _slide_to(point: Point) -> Action:
    return Slide(point[0], point[1])


def _end_of_slide(action: Action) -> Point | None:
    return (action.x, action.y) if isinstance(action, Slide) else None


GAME = DiscDuel()
