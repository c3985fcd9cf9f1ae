"""BC-TRN: from phase to phase, and from one seat's turn to the next."""

from __future__ import annotations

from typing import Final

from rollout.games.battlecards.events import CameBack, PhaseBegan
from rollout.games.battlecards.model import (
    ACTION,
    DEPLOYMENT,
    ENERGON,
    HOME,
    SUPPLY,
    UNTIL_BATTLE,
    UNTIL_ROUND,
    UNTIL_TURN,
    Modifier,
    State,
)
from rollout.games.battlecards.rules.abilities import settle
from rollout.games.battlecards.rules.leaving import put
from rollout.games.battlecards.rules.on_the_table import title_in_play
from rollout.games.battlecards.rules.victory import judge
from rollout.games.battlecards.rules.zones import put_on_scrapheap
from rollout.kernel.game import Script, Table

PHASES_AFTER: Final = {
    "supply_last": {ENERGON: DEPLOYMENT, DEPLOYMENT: ACTION, ACTION: SUPPLY, SUPPLY: ""},
    "supply_before_action": {ENERGON: DEPLOYMENT, DEPLOYMENT: SUPPLY, SUPPLY: ACTION, ACTION: ""},
}
"""BC-TRN-01, BC-OPT-04: what follows each phase; nothing ends the turn."""
QUIET_TURNS: Final = 10
"""BC-RUL-80: so many turns in which nothing happens make a dead position."""


def end_phase(table: Table[State]) -> Script[None]:
    """BC-TRN-01, 03, BC-RUL-02: to the next phase, or to the next seat's turn."""
    state = table.state
    following = PHASES_AFTER[state.options.phase_order][state.stage]
    if following and not state.eliminated[state.seat]:
        state.stage = following
        table.tell(PhaseBegan(state.seat, following))
    else:
        yield from end_turn(table)


def end_turn(table: Table[State]) -> Script[None]:
    """BC-TRN-05, BC-RUL-80: effects until end of turn are over; the turn passes."""
    state = table.state
    if state.modifiers:
        over = (UNTIL_BATTLE, UNTIL_TURN)
        expire(table, [each for each in state.modifiers if each.until in over])
        yield from settle(table)
    nothing_left = not any(state.hands) and not any(state.decks)
    state.quiet_turns = state.quiet_turns + 1 if nothing_left and not state.eventful else 0
    limit = state.options.turn_limit
    if state.quiet_turns >= QUIET_TURNS or (limit is not None and state.turn >= limit):
        judge(state)
    _pass_turn(table)


def _pass_turn(table: Table[State]) -> None:
    """BC-RUL-88: clockwise, past the turns that seats no longer in the match would have."""
    state = table.state
    seats = len(state.banks)
    state.seat = (state.seat + 1) % seats
    while state.eliminated[state.seat]:
        end_round(table, state.seat)
        state.seat = (state.seat + 1) % seats
    state.stage = ENERGON


def end_round(table: Table[State], seat: int) -> None:
    """`round` lasts until the next turn of the seat that used it begins, or would begin."""
    modifiers = table.state.modifiers
    over = [each for each in modifiers if each.until == UNTIL_ROUND and each.seat == seat]
    if over:
        expire(table, over)


def expire(table: Table[State], ending: list[Modifier]) -> None:
    """Timed changes end; what was set aside comes back (BC-RUL-84)."""
    state = table.state
    state.modifiers = [each for each in state.modifiers if each not in ending]
    for modifier in ending:
        if modifier.word == "stash":
            _come_back(table, modifier.target)


def _come_back(table: Table[State], robot: int) -> None:
    state = table.state
    owner = state.owners[robot]
    if robot not in state.asides[owner]:
        return
    state.asides[owner].remove(robot)
    if title_in_play(state, owner, state.library.cards[state.kinds[robot]].title):
        state.damage[robot] = state.alt[robot] = 0
        put_on_scrapheap(table, robot)
        return
    state.robots[owner].append(robot)
    put(state, robot, HOME)
    table.tell(CameBack(owner, robot))
