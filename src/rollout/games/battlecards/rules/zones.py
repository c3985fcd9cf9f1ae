"""BC-ZON: cards going from one place to another."""

from __future__ import annotations

from rollout.games.battlecards.events import (
    BankChanged,
    CardsDrawn,
    ControlGained,
    ControlLost,
    DeckShuffled,
    LostFromHand,
    Moved,
    Scrapped,
)
from rollout.games.battlecards.model import HOME, IN_BATTLE, NOBODY, OUT, State
from rollout.games.battlecards.rules.leaving import drop_modifiers_of, leave_battle, put
from rollout.games.battlecards.rules.on_the_table import holders_now, is_lead, may_reshuffle
from rollout.games.battlecards.rules.victory import lose
from rollout.kernel.game import Script, Table


def draw(table: Table[State], seat: int, count: int) -> Script[None]:
    """Draw cards from the supply deck, as many as there are (BC-RUL-11)."""
    state = table.state
    drawn: list[int] = []
    while len(drawn) < count:
        if not state.decks[seat]:
            yield from _empty_deck(table, seat)
            if not state.decks[seat]:
                break
        card = state.decks[seat].pop()
        state.hands[seat].append(card)
        drawn.append(card)
    if state.stacked[seat] > len(state.decks[seat]):
        state.stacked[seat] = len(state.decks[seat])
    if drawn and not state.eliminated[seat]:
        table.tell(CardsDrawn(seat, len(drawn), tuple(drawn)))


def _empty_deck(table: Table[State], seat: int) -> Script[None]:
    """BC-RUL-11, BC-OPT-11: nothing, one reshuffle of the scrapheap, or the match is lost."""
    state = table.state
    if state.options.empty_deck == "lose":
        lose(table, seat, "empty-deck")
    if may_reshuffle(state, seat) and state.scrapheaps[seat]:
        state.returned[seat] = tuple(state.scrapheaps[seat])
        state.lacking[seat] = ()
        state.decks[seat] = state.scrapheaps[seat]
        state.scrapheaps[seat] = []
        yield from shuffle(table, seat)


def shuffle(table: Table[State], seat: int) -> Script[None]:
    """BC-CHN-02, 03: the supply deck in a random order that nobody knows."""
    state = table.state
    order: list[int] = yield table.shuffle("supply_deck", state.decks[seat])
    state.decks[seat] = list(order)
    state.stacked[seat] = 0
    table.tell(DeckShuffled(seat))


def reckon_with(state: State, card: int) -> None:
    """A card has come into play: what it says may be in force from now on."""
    words = state.library.cards[state.kinds[card]].words
    if not words <= state.words:
        state.words = state.words | words


def take_from_hand(state: State, seat: int, card: int) -> None:
    """A card leaves the hand; nobody needs to remember any more that it is there."""
    state.hands[seat].remove(card)
    if card in state.shown:
        state.shown.remove(card)
    for seen in state.seen:
        if card in seen:
            seen.remove(card)


def put_on_scrapheap(table: Table[State], card: int) -> None:
    """BC-ZON-07: into the owner's scrapheap, from wherever it was."""
    _lay_down(table.state, card)
    table.tell(Scrapped(table.state.owners[card], card))


def _lay_down(state: State, card: int) -> None:
    """The cards of a seat that is out have left the table (BC-RUL-88)."""
    owner = state.owners[card]
    if not state.eliminated[owner]:
        state.scrapheaps[owner].append(card)


def scrap_from_hand(table: Table[State], seat: int, card: int) -> None:
    take_from_hand(table.state, seat, card)
    put_on_scrapheap(table, card)


def lose_from_hand(table: Table[State], seat: int, card: int) -> None:
    """A card is scrapped from hand without a choice: everybody learns which one it was."""
    take_from_hand(table.state, seat, card)
    _lay_down(table.state, card)
    table.tell(LostFromHand(seat, card))


def scrap_resource(table: Table[State], resource: int) -> None:
    """A Resource leaves the field; Robots on it go to Homebase."""
    state = table.state
    for own in state.robots:
        for robot in own:
            if state.place[robot] == resource:
                move(table, robot, HOME)
    state.resources.remove(resource)
    drop_modifiers_of(state, resource)
    state.place[resource] = OUT
    holder = state.controller[resource]
    if holder != NOBODY:
        state.holdings[holder].remove(resource)
        state.controller[resource] = NOBODY
    put_on_scrapheap(table, resource)


def move(table: Table[State], robot: int, to: int) -> None:
    """Put a Robot somewhere; with a single garrison it sends others home (BC-OPT-12)."""
    state = table.state
    if to >= 0 and state.options.garrison == "single":
        _make_room(table, robot, to)
    put(state, robot, to)
    if to != IN_BATTLE:
        table.tell(Moved(state.owners[robot], robot, None if to == HOME else to))


def _make_room(table: Table[State], newcomer: int, resource: int) -> None:
    """BC-RUL-39, 69: a holder sent home has left its battle; a supporter fights on."""
    state = table.state
    owner = state.owners[newcomer]
    for other in state.robots[owner]:
        if other != newcomer and state.place[other] == resource:
            if is_lead(state, other):
                leave_battle(state, other)
            put(state, other, HOME)
            table.tell(Moved(owner, other, None))


def send_home(table: Table[State], robot: int) -> None:
    """A Robot goes to its owner's Homebase, out of a battle too (BC-RUL-69)."""
    leave_battle(table.state, robot)
    move(table, robot, HOME)


def change_bank(table: Table[State], seat: int, amount: int) -> None:
    """BC-RUL-76, 77: a loss stops at 0 unless Survival is active."""
    state = table.state
    bank = state.banks[seat] + amount
    if bank < 0 and not state.options.survival:
        bank = 0
    _set_bank(table, seat, bank, BankChanged(seat, bank - state.banks[seat], bank))


def pay_energon(table: Table[State], seat: int, price: int) -> None:
    """BC-DEP-03: a price is paid from the bank, which holds at least as much."""
    bank = table.state.banks[seat] - price
    _set_bank(table, seat, bank, BankChanged(seat, -price, bank, paid=True))


def _set_bank(table: Table[State], seat: int, bank: int, told: BankChanged) -> None:
    state = table.state
    if bank != state.banks[seat]:
        state.banks[seat] = bank
        state.eventful = state.shifted = True
        table.tell(told)


def update_control(table: Table[State]) -> list[tuple[int, int]]:
    """BC-CTL-04, BC-RES-02: who controls what, by who stands where now.

    Returns what was gained, as pairs of seat and Resource. A Resource that the seat has
    already controlled in this turn is not gained again.
    """
    state = table.state
    gained: list[tuple[int, int]] = []
    if not state.stirred:
        return gained
    state.stirred = False
    holders = holders_now(state)
    for resource in state.resources:
        before, after = state.controller[resource], holders.get(resource, NOBODY)
        if before == after:
            continue
        state.shifted = True
        if before != NOBODY:
            _give_control(state, resource, NOBODY)
            table.tell(ControlLost(before, resource))
        if after != NOBODY:
            _give_control(state, resource, after)
            table.tell(ControlGained(after, resource))
            pair = resource * 8 + after
            if pair not in state.held:
                state.held.append(pair)
                gained.append((after, resource))
    return gained


def _give_control(state: State, resource: int, seat: int) -> None:
    controller = state.controller
    controller[resource] = seat
    state.holdings = [
        [each for each in state.resources if controller[each] == holder]
        for holder in range(len(state.holdings))
    ]
