"""BC-TRN: the order of a turn, and what comes before the first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rollout.games.battlecards.actions import Keep, Mulligan
from rollout.games.battlecards.cards import ROBOT
from rollout.games.battlecards.events import (
    CameBack,
    HandRedrawn,
    MatchBegan,
    PhaseBegan,
    TurnBegan,
    YieldBanked,
)
from rollout.games.battlecards.model import (
    ACTION,
    DEPLOYMENT,
    ENERGON,
    HOME,
    NOBODY,
    OPENING,
    SUPPLY,
    UNTIL_BATTLE,
    UNTIL_ROUND,
    UNTIL_TURN,
    Modifier,
    State,
)
from rollout.games.battlecards.rules.abilities import Pending, settle, triggered
from rollout.games.battlecards.rules.action import action_choice
from rollout.games.battlecards.rules.battle import battle_step
from rollout.games.battlecards.rules.deployment import deployment_choice
from rollout.games.battlecards.rules.facts import title_in_play
from rollout.games.battlecards.rules.leaving import put
from rollout.games.battlecards.rules.menu import Menu
from rollout.games.battlecards.rules.resolution import close_battle
from rollout.games.battlecards.rules.supply import supply_choice
from rollout.games.battlecards.rules.values import energon_yield
from rollout.games.battlecards.rules.victory import MatchOver, TurnBroken, check_victory, judge
from rollout.games.battlecards.rules.zones import draw, put_on_scrapheap, shuffle
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.options import NOT_OFFERED
from rollout.kernel.reasons import Reasons, Term

KEEP: Final = Keep()
MULLIGAN: Final = Mulligan()
HAS_ROBOT: Final = Refusal("BC-RUL-09", "hand-has-a-robot")
PHASES_AFTER: Final = {
    "supply_last": {ENERGON: DEPLOYMENT, DEPLOYMENT: ACTION, ACTION: SUPPLY, SUPPLY: ""},
    "supply_before_action": {ENERGON: DEPLOYMENT, DEPLOYMENT: SUPPLY, SUPPLY: ACTION, ACTION: ""},
}
"""BC-TRN-01, BC-OPT-04: what follows each phase; nothing ends the turn."""
QUIET_TURNS: Final = 10
"""BC-RUL-80: so many turns in which nothing happens make a dead position."""


def next_step(table: Table[State]) -> Script[None]:
    """One choice of a turn, one move of a battle, or the start of either."""
    try:
        try:
            state = table.state
            script = battle_step if state.battle is not None else CHAPTERS[state.stage]
            if (yield from script(table)):
                _go_on(table)
        except TurnBroken:
            yield from _break_turn(table)
    except MatchOver:
        return


def _open_match(table: Table[State]) -> Script[bool]:
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
    return False


def _number_cards(table: Table[State], seat: int) -> Script[None]:
    """A secret deck list is numbered at random, so that a number says nothing of the others."""
    state = table.state
    numbers = sorted(state.decks[seat])
    order: list[int] = yield table.shuffle("card_numbers", numbers)
    kinds = [state.kinds[card] for card in numbers]
    for card, kind in zip(order, kinds, strict=True):
        state.kinds[card] = kind


class MulliganMenu(Menu):
    """BC-DEC-02. Every seat is asked, so that being asked says nothing of a hand."""

    def offers(self) -> list[Action]:
        return [KEEP] if self._bound_to_keep() else [KEEP, MULLIGAN]

    def why_not(self, action: Action) -> Refusal | None:
        if isinstance(action, Mulligan):
            return HAS_ROBOT if self._bound_to_keep() else None
        return None if isinstance(action, Keep) else NOT_OFFERED

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
        table.tell(HandRedrawn(seat))
        state.decks[seat].extend(state.hands[seat])
        state.hands[seat] = []
        yield from shuffle(table, seat)
        yield from draw(table, seat, count)


def _energon_phase(table: Table[State]) -> Script[bool]:
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
    return True


def _begin_turn(table: Table[State]) -> None:
    state = table.state
    seat = state.seat
    state.turn += 1
    state.turns_taken[seat] += 1
    state.discovered = state.deployed = state.claimed = state.challenged = False
    state.drawn = state.science_used = state.eventful = False
    state.used = []
    table.tell(TurnBegan(seat, state.turn))
    if state.modifiers:
        _expire(table, [each for each in state.modifiers if _ends_now(state, each)])
    state.held = [
        resource * 8 + holder for holder, own in enumerate(state.holdings) for resource in own
    ]


def _ends_now(state: State, modifier: Modifier) -> bool:
    """`round` lasts until the next turn of the seat that used it, or would have one, begins."""
    owner = modifier.seat
    return modifier.until == UNTIL_ROUND and (owner == state.seat or state.eliminated[owner])


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


def _enter_phase(table: Table[State], stage: str) -> None:
    table.state.stage = stage
    table.tell(PhaseBegan(table.state.seat, stage))


def _go_on(table: Table[State]) -> None:
    """BC-TRN-01, 03, BC-RUL-02: to the next phase, or to the next seat's turn."""
    state = table.state
    following = PHASES_AFTER[state.options.phase_order][state.stage]
    if following:
        _enter_phase(table, following)
    else:
        _end_turn(table)


def _end_turn(table: Table[State]) -> None:
    """BC-TRN-05, BC-RUL-80: effects until end of turn are over; the turn passes."""
    state = table.state
    if state.modifiers:
        over = (UNTIL_BATTLE, UNTIL_TURN)
        _expire(table, [each for each in state.modifiers if each.until in over])
    nothing_left = not any(state.hands) and not any(state.decks)
    state.quiet_turns = state.quiet_turns + 1 if nothing_left and not state.eventful else 0
    limit = state.options.turn_limit
    if state.quiet_turns >= QUIET_TURNS or (limit is not None and state.turn >= limit):
        judge(state)
    _pass_turn(state)


def _pass_turn(state: State) -> None:
    seats = len(state.banks)
    state.seat = (state.seat + 1) % seats
    while state.eliminated[state.seat]:
        state.seat = (state.seat + 1) % seats
    state.stage = ENERGON


def _break_turn(table: Table[State]) -> Script[None]:
    """BC-RUL-88: the turn seat is out; a battle it was in ends, and the turn passes."""
    state = table.state
    state.playing, state.looking, state.looker, state.searching = [], [], NOBODY, ""
    battle = state.battle
    if battle is not None and battle.resolved:
        state.battle = None
    elif battle is not None:
        yield from close_battle(table)
    yield from settle(table)
    _end_turn(table)


def _expire(table: Table[State], ending: list[Modifier]) -> None:
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


CHAPTERS: Final[dict[str, Callable[[Table[State]], Script[bool]]]] = {
    OPENING: _open_match,
    ENERGON: _energon_phase,
    DEPLOYMENT: deployment_choice,
    ACTION: action_choice,
    SUPPLY: supply_choice,
}
"""By stage: what comes next outside of battle. Each script says whether it ends the phase."""
