"""A disc duel on a measured plane: any point of an area, and chance that is recorded.

DISC-01: a disc slides up to four inches, on the table. DISC-02: then it flicks a puck at the
other; one that rests within 1.5 inches knocks it out. DISC-03: twelve turns are a draw.
DISC-04: two eleven-sided dice say how the hand trembles, to the side and up or down; the farther
the flick, the wider the puck strays. The rim of the table throws it back. DISC-05: a flick that
cannot be carried out does not count.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from rollout.gamekit import GamePackage
from rollout.gamekit.package import PLANE
from rollout.games.samples.facts import Flicked, FlickVoid, Rest, Slide
from rollout.games.samples.screen import HOME, SCREEN
from rollout.games.samples.screen.planes import PUCK, disc_duel_plane
from rollout.kernel.actions import Result
from rollout.kernel.dice import IN_ORDER
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Game, Script, Table
from rollout.kernel.recorded import Recorded
from rollout.space.plane import Disc, Ground, Point, within
from rollout.space.regions import Area, PointOutline, Points, RegionOutline, near_rings

SIZE: Final = 24_000
SLIDE: Final = 4_000
RADIUS: Final = 1_500
TURNS: Final = 12
STEADY: Final = 6
"""The middle face of an eleven-sided die: a hand that does not tremble."""
FRICTION: Final = 40_000.0
MOMENT: Final = 0.001


@dataclass
class Plane:
    turn: int = 0
    discs: list[Point] = field(default_factory=lambda: [(6_000, 12_000), (18_000, 12_000)])
    out: int = -1

    def copy(self) -> Plane:
        return Plane(self.turn, self.discs.copy(), self.out)


class DiscDuel(Game[Plane]):
    slug = "disc_duel"
    rules_version = "2"
    actions = (Slide,)
    events = (Flicked, FlickVoid)
    state_type = Plane

    def bound(self, state: Plane) -> int:
        return 3 * TURNS

    def result(self, state: Plane) -> Result | None:
        if state.out >= 0:
            return Result((1 - state.out,), "knocked-out", "DISC-02")
        return Result((), "time-is-up", "DISC-03") if state.turn >= TURNS else None

    def view(self, state: Plane, seat: int | None) -> dict[str, Any]:
        plane = disc_duel_plane(SIZE, state.discs, state.out, RADIUS)
        return {**self.encode(state), "plane": plane}

    def step(self, table: Table[Plane]) -> Script[None]:
        discs = table.state.discs
        seat, other = table.state.turn % 2, 1 - table.state.turn % 2
        slide = yield table.ask(seat, "slide", Points(Reach(discs[seat]), Slide))
        discs[seat] = (slide.x, slide.y)
        hand = yield table.dice("hand", 2, 2 * STEADY - 1, IN_ORDER)
        rest = yield Flick(discs[seat], discs[other], hand)
        hit = not rest.void and within((rest.x, rest.y), discs[other], RADIUS)
        table.state.out = other if hit else -1
        table.state.turn += 1
        table.tell(FlickVoid(seat) if rest.void else Flicked(seat, rest, hit))


class Reach(Area[Point]):
    """Within a slide of the disc, and on the table."""

    def __init__(self, disc: Point) -> None:
        self.disc = disc

    def refusal(self, value: Point) -> Refusal | None:
        if not (0 <= value[0] <= SIZE and 0 <= value[1] <= SIZE):
            return Refusal("DISC-01", "off-the-table")
        near = within(value, self.disc, SLIDE)
        return None if near else Refusal("DISC-01", "too-far", {"most": SLIDE})

    def draw(self, rng: Random) -> Point:
        x, y = (middle + rng.randint(-SLIDE, SLIDE) for middle in self.disc)
        return self.draw(rng) if self.refusal((x, y)) else (x, y)

    def outline(self) -> RegionOutline:
        table = Ground(SIZE, SIZE, 0, [])
        return PointOutline(near_rings(table, Disc(self.disc, 0), SLIDE), PUCK)


class Flick(Recorded):
    """A puck flicked at a disc with a hand that trembles (DISC-04).

    Where it comes to rest is followed moment by moment in floating point, which another machine
    may round differently: so it is recorded.
    """

    def __init__(self, start: Point, target: Point, hand: list[int]) -> None:
        self.about, self.start = "puck", start
        stray = max(abs(start[0] - target[0]), abs(start[1] - target[1])) // 3
        across, along = [(face - STEADY) * stray // (STEADY - 1) for face in hand]
        self.aim = (target[0] + across, target[1] + along)

    @property
    def outcome_type(self) -> Any:
        return Rest

    def record(self) -> Rest:
        x, y = float(self.start[0]), float(self.start[1])
        across, along = self.aim[0] - x, self.aim[1] - y
        far = math.hypot(across, along)
        speed = math.sqrt(2 * FRICTION * far)
        while speed > 0 and far > 0:
            x += across / far * speed * MOMENT
            y += along / far * speed * MOMENT
            across, along = _thrown_back(x, across), _thrown_back(y, along)
            speed -= FRICTION * MOMENT
        return Rest(round(_on_the_table(x)), round(_on_the_table(y)))

    def guess(self, rng: Random) -> Rest:
        """Where it was aimed at, thrown back by the rim."""
        x, y = self.aim
        return Rest(int(_on_the_table(x)), int(_on_the_table(y)))

    def branches(self) -> list[tuple[Any, int]]:
        return [(self.guess(Random(0)), 1)]

    def void(self) -> Rest:
        return Rest(*self.start, void=True)


def _thrown_back(place: float, going: float) -> float:
    """Which way it goes on, the rim not being passed."""
    return abs(going) if place < 0 else -abs(going) if place > SIZE else going


def _on_the_table(place: float) -> float:
    """Where it is when the rim has thrown it back."""
    return -place if place < 0 else 2 * SIZE - place if place > SIZE else place


GAME = GamePackage(DiscDuel(), home=HOME, board=PLANE, screen=SCREEN)
