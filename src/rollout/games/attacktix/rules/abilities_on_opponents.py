"""Special abilities that act on an opponent (AT-ABL-08 to 10, 12)."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from rollout.games.attacktix.actions import PushTo
from rollout.games.attacktix.content.roster import Ability
from rollout.games.attacktix.events import Captured, Jammed, Pushed
from rollout.games.attacktix.model import State
from rollout.games.attacktix.rules.abilities import choose, targets, tell_use
from rollout.games.attacktix.rules.cover import lose_cover
from rollout.games.attacktix.rules.fallen import Fallen
from rollout.games.attacktix.rules.footing import footing
from rollout.games.attacktix.rules.menus import why_not_now
from rollout.games.attacktix.rules.on_the_table import base_of, spot_of
from rollout.games.attacktix.rules.wheel import grind
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.space.plane import TURN, Point, heading, slide
from rollout.space.plane.angles import UNIT
from rollout.space.regions import Aim, Directions, Form

FARTHEST: Final = 4
"""AT-ABL-08: tix."""


class Pushing(Directions):
    """Any direction, and up to four tix."""

    def __init__(self, state: State, figure: int, seat: int) -> None:
        self.state = state
        self.seat = seat
        base = base_of(state, figure)
        area = Aim(base, length=FARTHEST * state.tik, width=2 * base.radius)
        super().__init__(area, Form(self._made, self._read))

    def _made(self, bearing: int) -> Action:
        return PushTo(bearing, FARTHEST)

    def _read(self, action: Any) -> int | None:
        return action.bearing if isinstance(action, PushTo) else None

    def refusal(self, action: Action) -> Refusal | None:
        if not isinstance(action, PushTo):
            return why_not_now(self.state, self.seat, action)
        if not 0 <= action.tix <= FARTHEST:
            return Refusal("AT-ABL-08", "pushed-too-far")
        found = super().refusal(action)
        return None if found is None else Refusal("AT-ABL-08", found.why)

    def sample(self, rng: Random) -> Action:
        return PushTo(int(rng.random() * TURN), int(rng.random() * (FARTHEST + 1)))


def push(table: Table[State], fallen: Fallen, ability: Ability) -> Script[None]:
    """AT-ABL-08: slid in a straight line; it stops on contact or at the edge."""
    state = table.state
    tell_use(table, fallen.figure)
    seat = state.figures[fallen.figure].controller
    chosen = yield from choose(table, fallen, targets(state, fallen, ability))
    answer = yield table.ask(seat, "push", Pushing(state, chosen, seat), figure=chosen)
    each = state.figures[chosen]
    start = spot_of(each)
    end = _end(state, start, answer.bearing, answer.tix)
    each.x, each.y = slide(footing(state, chosen, start).ground, start, end).point
    if (each.x, each.y) != start:
        lose_cover(state, chosen)
        each.astride, each.waded = [], []
    table.tell(Pushed(chosen, each.x, each.y))


def _end(state: State, start: Point, bearing: int, tix: int) -> Point:
    east, north = heading(bearing)
    far = tix * state.tik
    return start[0] + east * far // UNIT, start[1] + north * far // UNIT


def scramble(table: Table[State], fallen: Fallen, ability: Ability) -> Script[None]:
    """AT-ABL-09: ground where it stands."""
    tell_use(table, fallen.figure)
    chosen = yield from choose(table, fallen, targets(table.state, fallen, ability))
    yield from grind(table, chosen)


def jam(table: Table[State], fallen: Fallen, ability: Ability) -> Script[None]:
    """AT-ABL-10, AT-RUL-91: it cannot attack in its controller's next turn."""
    tell_use(table, fallen.figure)
    chosen = yield from choose(table, fallen, targets(table.state, fallen, ability))
    table.state.figures[chosen].jammed |= 1
    table.tell(Jammed(chosen))


def capture(table: Table[State], fallen: Fallen, ability: Ability) -> Script[None]:
    """AT-ABL-12: the attacker changes sides for the rest of the match, and stays where it is."""
    state = table.state
    tell_use(table, fallen.figure)
    seat = state.figures[fallen.figure].controller
    state.figures[fallen.attacker].controller = seat
    table.tell(Captured(fallen.attacker, seat))
    yield from ()
