"""BC-VIC: who has won. A script that ends the match is broken off where it stands."""

from __future__ import annotations

from rollout.games.battlecards.events import SeatEliminated
from rollout.games.battlecards.model import NOBODY, State
from rollout.games.battlecards.rules.leaving import leave_play
from rollout.games.battlecards.rules.on_the_table import held_by, seats_in_order
from rollout.kernel.game import BrokenOff, Table


class MatchOver(BrokenOff):
    """The match has ended; nothing of the current script is carried out any more."""


def check_victory(table: Table[State]) -> None:
    """BC-VIC-02 to 05, BC-RUL-73, 74: after every change of a bank or of control.

    Inside a battle only banks count (BC-RUL-78), so all is looked at again after it.
    """
    state = table.state
    if not state.shifted:
        return
    state.shifted = state.battle is not None
    options = state.options
    if options.survival:
        _fall(table)
    supreme, domination = options.supreme_target, options.domination_target
    for seat in seats_in_order(state):
        if supreme is not None and state.banks[seat] >= supreme:
            finish(state, winning_side(state, seat), "supreme")
        if domination is not None and held_by(state, seat) >= domination and state.battle is None:
            finish(state, winning_side(state, seat), "domination")


def finish(state: State, winners: list[int], reason: str) -> None:
    state.ended = reason
    state.winners = winners
    raise MatchOver


def winning_side(state: State, seat: int) -> list[int]:
    """BC-RUL-89: a condition met by one member wins for the whole team."""
    if not state.options.teams:
        return [seat]
    return [other for other in range(len(state.banks)) if (other - seat) % 2 == 0]


def lose(table: Table[State], seat: int, reason: str) -> None:
    """A seat is out of the match: the other wins, or with more seats play goes on (BC-RUL-88)."""
    state = table.state
    if len(state.banks) == 2:
        finish(state, [1 - seat], reason)
    eliminate(table, seat)
    _last_side_wins(state, reason)


def _fall(table: Table[State]) -> None:
    """BC-VIC-05, BC-RUL-74: a single seat at 0 or less loses; two of two are a draw."""
    state = table.state
    broke: list[int] = []
    for seat, bank in enumerate(state.banks):
        if bank <= 0 and not state.eliminated[seat]:
            broke.append(seat)
    if not broke:
        return
    if len(state.banks) == 2:
        finish(state, [] if len(broke) == 2 else [1 - broke[0]], "survival")
    for seat in broke:
        eliminate(table, seat)
    _last_side_wins(state, "survival")


def eliminate(table: Table[State], seat: int) -> None:
    """BC-RUL-88: the seat's cards leave the table; its Resources in the field stay.

    Whatever is being carried out goes on without it; if it was its turn, that ends after it.
    """
    state = table.state
    state.eliminated[seat] = True
    for robot in state.robots[seat].copy():
        leave_play(state, robot)
    for resource in state.holdings[seat]:
        state.controller[resource] = NOBODY
    zones = (state.robots, state.holdings, state.hands, state.decks, state.asides)
    for zone in (*zones, state.scrapheaps):
        zone[seat] = []
    state.stacked[seat] = 0
    state.shown = [card for card in state.shown if state.owners[card] != seat]
    for other, seen in enumerate(state.seen):
        state.seen[other] = [card for card in seen if state.owners[card] != seat]
    table.tell(SeatEliminated(seat))


def _last_side_wins(state: State, reason: str) -> None:
    left = [seat for seat, gone in enumerate(state.eliminated) if not gone]
    if not left:
        finish(state, [], reason)
    side = winning_side(state, left[0])
    if all(seat in side for seat in left):
        finish(state, side, reason)


def judge(state: State) -> None:
    """BC-RUL-80: more controlled Resources, then the larger bank, then more Robots, else a draw."""
    left = [seat for seat, gone in enumerate(state.eliminated) if not gone]
    standing = [(held_by(state, seat), state.banks[seat], len(state.robots[seat])) for seat in left]
    best = max(standing)
    leaders = [seat for seat, rank in zip(left, standing, strict=True) if rank == best]
    side = winning_side(state, leaders[0])
    finish(state, side if all(seat in side for seat in leaders) else [], "judged")
