"""The covered grind: who begins a duel, and ties that are left open (AT-SET-07, AT-ETQ-07)."""

from __future__ import annotations

from typing import Final

from rollout.games.attacktix.actions import Call
from rollout.games.attacktix.content.vocabulary import RED, WHITE
from rollout.games.attacktix.events import CoveredGrind
from rollout.games.attacktix.model import NOTHING, State
from rollout.games.attacktix.rules.menus import menu
from rollout.games.attacktix.rules.on_the_table import back_up
from rollout.games.attacktix.rules.wheel import Covered
from rollout.kernel.game import Script, Table

COIN: Final = 2


def covered_grind(table: Table[State], seat: int) -> Script[str]:
    """The colour under the cover: of the seat's cheapest Back-Up figure, or of a plain coin.

    AT-RUL-08.
    """
    state = table.state
    own = back_up(state, seat)
    if not own:
        face = yield table.roll("coin", COIN)
        colour = RED if face == 1 else WHITE
        table.tell(CoveredGrind(seat, NOTHING, 0, colour))
        return colour
    cheapest = min(own, key=lambda each: (state.sculpt(each).points, each))
    top = yield Covered(cheapest)
    shown = state.sculpt(cheapest).wheel[top]
    table.tell(CoveredGrind(seat, cheapest, shown.speed, shown.colour))
    return shown.colour


def dispute(table: Table[State], one: int, caller: int) -> Script[int]:
    """AT-ETQ-07: the caller names a colour; if that is right, the caller wins."""
    options = menu(table.state, caller, [Call("red"), Call("white")])
    answer = yield table.ask(caller, "call", options)
    colour = yield from covered_grind(table, one)
    return caller if answer.colour == colour else one
