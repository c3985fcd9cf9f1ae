"""A disc duel on a measured plane: region options, and chance answered by a record.

DISC-01: a disc slides up to four inches, on the table. DISC-02: then it flicks a puck at the
other; one that rests within 1.5 inches knocks it out. DISC-03: twelve turns are a draw.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from rollout.gamekit import GamePackage
from rollout.games.samples.facts import Flicked, Rest, Slide
from rollout.games.samples.screen import HOME, SCREEN
from rollout.kernel.actions import Result
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Game, Script, Table
from rollout.kernel.options import Area, Point, Points
from rollout.kernel.requests import Chance
from rollout.space.plane import within

SIZE: Final = 24_000
SLIDE: Final = 4_000
RADIUS: Final = 1_500
TURNS: Final = 12


@dataclass
class Plane:
    turn: int = 0
    discs: list[Point] = field(default_factory=lambda: [(6_000, 12_000), (18_000, 12_000)])
    out: int = -1

    def copy(self) -> Plane:
        return Plane(self.turn, self.discs.copy(), self.out)


class DiscDuel(Game[Plane]):
    slug = "disc_duel"
    actions = (Slide,)
    events = (Flicked,)
    state_type = Plane

    def bound(self, state: Plane) -> int:
        return 2 * TURNS

    def result(self, state: Plane) -> Result | None:
        if state.out >= 0:
            return Result((1 - state.out,), "knocked-out", "DISC-02")
        return Result((), "time-is-up", "DISC-03") if state.turn >= TURNS else None

    def step(self, table: Table[Plane]) -> Script[None]:
        discs = table.state.discs
        seat, other = table.state.turn % 2, 1 - table.state.turn % 2
        slide = yield table.ask(seat, "slide", Points(Reach(discs[seat]), Slide))
        discs[seat] = (slide.x, slide.y)
        rest = yield Flick(discs[seat], discs[other])
        hit = within((rest.x, rest.y), discs[other], RADIUS)
        table.tell(Flicked(seat, rest, hit))
        table.state.out = other if hit else -1
        table.state.turn += 1


class Reach(Area):
    """Within a slide of the disc, and on the table."""

    def __init__(self, disc: Point) -> None:
        self.disc = disc

    def refusal(self, point: Point) -> Refusal | None:
        if not (0 <= point[0] <= SIZE and 0 <= point[1] <= SIZE):
            return Refusal("DISC-01", "off-the-table")
        near = within(point, self.disc, SLIDE)
        return None if near else Refusal("DISC-01", "too-far", {"most": SLIDE})

    def draw(self, rng: Random) -> Point:
        x, y = (middle + rng.randint(-SLIDE, SLIDE) for middle in self.disc)
        return self.draw(rng) if self.refusal((x, y)) else (x, y)

    def outline(self) -> Any:
        return {"disc": [*self.disc, SLIDE], "box": [0, 0, SIZE, SIZE]}


class Flick(Chance):
    """A puck flicked at a disc: the farther, the wider it strays."""

    def __init__(self, start: Point, target: Point) -> None:
        self.about, self.target = "puck", target
        self.stray = max(abs(start[0] - target[0]), abs(start[1] - target[1])) // 3

    @property
    def outcome_type(self) -> Any:
        return Rest

    def draw(self, rng: Random) -> Rest:
        return Rest(*(middle + rng.randint(-self.stray, self.stray) for middle in self.target))


GAME = GamePackage(DiscDuel(), home=HOME, screen=SCREEN)
