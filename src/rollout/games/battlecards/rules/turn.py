"""BC-TRN: the order of a turn, and what comes before the first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rollout.games.battlecards.actions import Keep, Mulligan
from rollout.games.battlecards.content.cards import ROBOT
from rollout.games.battlecards.events import (
    HandRedrawn,
    MatchBegan,
    TurnBegan,
    YieldBanked,
)
from rollout.games.battlecards.model import (
    ACTION,
    DEPLOYMENT,
    ENERGON,
    NOBODY,
    OPENING,
    SUPPLY,
    State,
)
from rollout.games.battlecards.rules.abilities import Pending, is_settled, settle, triggered
from rollout.games.battlecards.rules.action import action_choice
from rollout.games.battlecards.rules.battle import battle_step
from rollout.games.battlecards.rules.deciding_numbers import energon_yield
from rollout.games.battlecards.rules.deployment import deployment_choice
from rollout.games.battlecards.rules.menu import SeatMenu
from rollout.games.battlecards.rules.phases import end_phase, end_round, end_turn
from rollout.games.battlecards.rules.supply import supply_choice
from rollout.games.battlecards.rules.victory import check_victory
from rollout.games.battlecards.rules.zones import draw, shuffle
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.reasons import Reasons, Term

KEEP: Final = Keep()
MULLIGAN: Final = Mulligan()
HAS_ROBOT: Final = Refusal("BC-RUL-09", "hand-has-a-robot")


def next_step(table: Table[State]) -> Script[None]:
    """One choice of a turn, one move of a battle, or the start of either.

    Before it, what the last change brought with it; after the turn seat is out, the turn
    passes (BC-RUL-88).
    """
    state = table.state
    if not is_settled(state):
        return settle(table)
    if state.battle is not None:
        return battle_step(table)
    return end_turn(table) if state.eliminated[state.seat] else CHAPTERS[state.stage](table)


def _open_match(table: Table[State]) -> Script[None]:
    """BC-SET, BC-CHN-01, 02: who begins, shuffled decks, opening hands."""
    state = table.state
    seats = len(state.banks)
    if state.first == NOBODY:
        rolled: int = yield table.roll("first_seat", seats)
        state.first = rolled - 1
    state.seat = state.first
    table.tell(MatchBegan(state.first))
    order = [(state.first + step) % seats for step in range(seats)]
    for seat in order:
        if not state.open_lists[seat]:
            yield from _number_cards(table, seat)
        yield from shuffle(table, seat)
        yield from draw(table, seat, state.options.opening_hand)
    if state.options.mulligan != "none":
        for seat in order:
            yield from _offer_mulligan(table, seat)
    state.stage = ENERGON


def _number_cards(table: Table[State], seat: int) -> Script[None]:
    """A secret deck list is numbered at random, so that a number says nothing of the others."""
    state = table.state
    numbers = sorted(state.decks[seat])
    order: list[int] = yield table.shuffle("card_numbers", numbers)
    kinds = [state.kinds[card] for card in numbers]
    for card, kind in zip(order, kinds, strict=True):
        state.kinds[card] = kind


class MulliganMenu(SeatMenu):
    """Every seat is asked, so that being asked says nothing of a hand."""

    rule = "BC-DEC-02"

    def offers(self) -> list[Action]:
        return [KEEP] if self._bound_to_keep() else [KEEP, MULLIGAN]

    def why_not(self, action: Action) -> Refusal | None:
        bound = isinstance(action, Mulligan) and self._bound_to_keep()
        return HAS_ROBOT if bound else None

    def _bound_to_keep(self) -> bool:
        state = self.state
        cards = state.library.cards
        hand = state.hands[self.seat]
        return state.options.mulligan == "one_if_no_robot" and any(
            cards[state.kinds[card]].kind == ROBOT for card in hand
        )


def _offer_mulligan(table: Table[State], seat: int) -> Script[None]:
    """BC-RUL-09, BC-OPT-09: the hand goes back and is drawn anew, once."""
    state = table.state
    answer = yield table.ask(seat, "mulligan", MulliganMenu(state, seat))
    if isinstance(answer, Mulligan):
        count = len(state.hands[seat])
        state.decks[seat].extend(state.hands[seat])
        state.hands[seat] = []
        table.tell(HandRedrawn(seat))
        yield from shuffle(table, seat)
        yield from draw(table, seat, count)


def _energon_phase(table: Table[State]) -> Script[None]:
    """BC-ENE: the turn begins; the yields of what the seat controls are banked."""
    state = table.state
    seat = state.seat
    _begin_turn(table)
    yield from settle(table)
    _bank_yields(table, seat)
    check_victory(table)
    pending: list[Pending] = []
    if ENERGON in state.words:
        for own in (state.robots[seat], state.holdings[seat]):
            for card in own:
                pending += triggered(state, card, ENERGON, seat)
    if pending:
        yield from settle(table, pending)
    yield from end_phase(table)


def _begin_turn(table: Table[State]) -> None:
    state = table.state
    seat = state.seat
    state.turn += 1
    state.turns_taken[seat] += 1
    state.discovered = state.deployed = state.claimed = state.challenged = False
    state.drawn = state.science_used = state.eventful = False
    state.used = []
    table.tell(TurnBegan(seat, state.turn))
    end_round(table, seat)
    state.held = [
        resource * 8 + holder for holder, own in enumerate(state.holdings) for resource in own
    ]


def _bank_yields(table: Table[State], seat: int) -> None:
    """BC-ENE-01 to 04, BC-RUL-79: only what the turn seat controls now."""
    state = table.state
    amounts = [energon_yield(state, resource) for resource in state.holdings[seat]]
    total = sum(amounts)
    if total:
        state.banks[seat] += total
        state.eventful = state.shifted = True
        terms = tuple(Term("reason-yield", amount, "BC-ENE-01") for amount in amounts)
        table.tell(YieldBanked(seat, total, state.banks[seat], Reasons(terms)))


CHAPTERS: Final[dict[str, Callable[[Table[State]], Script[None]]]] = {
    OPENING: _open_match,
    ENERGON: _energon_phase,
    DEPLOYMENT: deployment_choice,
    ACTION: action_choice,
    SUPPLY: supply_choice,
}
"""By stage: what comes next outside of battle."""
