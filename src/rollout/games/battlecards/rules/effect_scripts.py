"""Effect words that ask a seat or need chance.

Cards that a seat looks at lie in the state while it is asked, never in a script.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rollout.games.battlecards.actions import Choose, Forgo
from rollout.games.battlecards.content.cards import ANY, Effect
from rollout.games.battlecards.events import (
    CardFetched,
    CardKept,
    CardSalvaged,
    DeckSearched,
    DeckSeen,
    NothingFound,
)
from rollout.games.battlecards.model import HOME, NOBODY, State
from rollout.games.battlecards.rules.dice import roll_combat_dice
from rollout.games.battlecards.rules.effects import Use, enter_homebase, last
from rollout.games.battlecards.rules.leaving import leave_battle
from rollout.games.battlecards.rules.menu import FORGO, CardMenu, HandMenu, LookedAtMenu, OpenMenu
from rollout.games.battlecards.rules.on_the_table import card_of, empties
from rollout.games.battlecards.rules.robot_figures import size
from rollout.games.battlecards.rules.targets import deployable, salvageable, shuttle_ends
from rollout.games.battlecards.rules.zones import (
    draw,
    lose_from_hand,
    move,
    pay_energon,
    scrap_from_hand,
    send_home,
    shuffle,
    take_from_hand,
)
from rollout.kernel.actions import Action
from rollout.kernel.game import Script, Table

Scripted = Callable[[Table[State], Use, Effect, int], Script[None]]


def scrap_cards(
    table: Table[State], seat: int, count: int, rule: str = "BC-DEC-11"
) -> Script[None]:
    """The seat scraps cards of its own choice; without a choice it is not asked."""
    state = table.state
    while count > 0 and state.hands[seat]:
        if len(state.hands[seat]) <= count:
            lose_from_hand(table, seat, state.hands[seat][0])
        else:
            menu = HandMenu(state, seat, rule)
            answer: Choose = yield table.ask(seat, "scrap_card", menu, count=count)
            scrap_from_hand(table, seat, answer.card)
        count -= 1


def choose_card(table: Table[State], seat: int, about: str, menu: CardMenu) -> Script[int]:
    """One of the cards of a menu; a single one is taken without a question."""
    cards = menu.cards()
    if len(cards) == 1:
        return cards[0]
    answer: Choose = yield table.ask(seat, about, menu)
    return answer.card


def choose_unseen(
    table: Table[State], seat: int, about: str, menu: CardMenu, among: int
) -> Script[int]:
    """One of the cards that only the seat can see, of `among` as everybody knows.

    Whether there is a choice would betray them, so the seat is asked for a single one too.
    """
    if among == 1:
        return menu.cards()[0]
    answer: Choose = yield table.ask_secretly(seat, about, menu)
    return answer.card


class MusterMenu(CardMenu):
    """Robots in hand that can be deployed at the discount.

    Where every one of them would cost the last Energon and so the match, the seat may do
    without (BC-RUL-75). In a world that another seat imagines there need not be one.
    """

    def __init__(self, state: State, seat: int, discount: int) -> None:
        super().__init__(state, seat)
        self.discount = discount

    def cards(self) -> list[int]:
        return deployable(self.state, self.seat, self.discount)

    def offers(self) -> list[Action]:
        choices = super().offers()
        return choices if self.leaves_something() else [*choices, FORGO]

    def leaves_something(self) -> bool:
        """Whether a Robot can be deployed without losing the match by it."""
        return any(not self.pays_the_last(robot) for robot in self.cards())

    def price(self, robot: int) -> int:
        return max(0, card_of(self.state, robot).cost - self.discount)

    def pays_the_last(self, robot: int) -> bool:
        return empties(self.state, self.seat, self.price(robot))


def _draw(table: Table[State], use: Use, effect: Effect, target: int) -> Script[None]:
    yield from draw(table, target, size(table.state, effect, use.seat))


def _discard(table: Table[State], use: Use, effect: Effect, target: int) -> Script[None]:
    yield from scrap_cards(table, target, size(table.state, effect, use.seat))


def _rip(table: Table[State], use: Use, effect: Effect, target: int) -> Script[None]:
    """BC-CHN-05: at random."""
    state = table.state
    for _ in range(size(state, effect, use.seat)):
        if not state.hands[target]:
            break
        place: int = yield table.roll("random_card", len(state.hands[target]))
        lose_from_hand(table, target, state.hands[target][place - 1])


def _sift(table: Table[State], use: Use, effect: Effect, target: int) -> Script[None]:
    """One into hand, the others under the deck in an order of the seat's choice."""
    state = table.state
    deck = state.decks[target]
    count = min(size(state, effect, use.seat), len(deck))
    if count == 0:
        return
    state.looker = target
    state.looking = deck[-count:]
    del deck[-count:]
    state.stacked[target] = min(state.stacked[target], len(deck))
    table.tell(DeckSeen(target, count, tuple(state.looking)))
    menu = LookedAtMenu(state, target)
    taken = yield from choose_unseen(table, target, "sift", menu, count)
    state.looking.remove(taken)
    state.hands[target].append(taken)
    _put_last_under(state, target)
    table.tell(CardKept(target, taken))
    while state.looking:
        menu = LookedAtMenu(state, target)
        under: Choose = yield table.ask_secretly(target, "put_under", menu)
        _put_under(state, target, under.card)
        _put_last_under(state, target)


def _put_under(state: State, seat: int, card: int) -> None:
    state.looking.remove(card)
    state.decks[seat].insert(0, card)
    state.stacked[seat] += 1


def _put_last_under(state: State, seat: int) -> None:
    """The last of the cards has no order to choose; after it the seat looks no more."""
    if len(state.looking) == 1:
        _put_under(state, seat, state.looking[0])
    if not state.looking:
        state.looker = NOBODY


def _fetch(table: Table[State], use: Use, effect: Effect, target: int) -> Script[None]:
    """Search the deck, shuffle. A card of a certain kind or group is shown, any other is not."""
    state = table.state
    cards = state.library.cards
    state.looking = [
        card for card in state.decks[target] if cards[state.kinds[card]].is_a(effect.kind)
    ]
    if state.looking:
        state.looker, state.searching = target, effect.kind
    table.tell(DeckSearched(target, tuple(state.looking)))
    if state.looking:
        menu, among = LookedAtMenu(state, target), len(state.decks[target])
        taken = yield from choose_unseen(table, target, "fetch", menu, among)
        state.looker, state.searching, state.looking = NOBODY, "", []
        state.decks[target].remove(taken)
        state.hands[target].append(taken)
        if effect.kind == ANY:
            table.tell(CardKept(target, taken))
        else:
            state.shown.append(taken)
            table.tell(CardFetched(target, taken))
    else:
        if state.decks[target]:
            state.lacking[target] += (effect.kind,)
        table.tell(NothingFound(target))
    yield from shuffle(table, target)


def _salvage(table: Table[State], use: Use, effect: Effect, target: int) -> Script[None]:
    state = table.state
    found = salvageable(state, target, effect.kind)
    if found:
        taken = yield from choose_card(table, target, "salvage", OpenMenu(state, target, found))
        state.scrapheaps[target].remove(taken)
        state.hands[target].append(taken)
        state.shown.append(taken)
        table.tell(CardSalvaged(target, taken))


def _revive(table: Table[State], use: Use, effect: Effect, target: int) -> Script[None]:
    yield from ()
    table.state.scrapheaps[use.seat].remove(target)
    enter_homebase(table, target, 0)
    use.arrivals.append(target)


def _muster(table: Table[State], use: Use, effect: Effect, target: int) -> Script[None]:
    """One more Robot from hand, for less; not this turn's deployment."""
    state = table.state
    menu = MusterMenu(state, target, size(state, effect, use.seat))
    found = menu.cards()
    if not found:
        return
    robot = found[0]
    if len(state.hands[target]) > 1 or not menu.leaves_something():
        answer = yield table.ask(target, "muster", menu)
        if isinstance(answer, Forgo):
            return
        robot = answer.card
    cost = menu.price(robot)
    take_from_hand(state, target, robot)
    pay_energon(table, target, cost)
    enter_homebase(table, robot, cost)
    use.arrivals.append(robot)


def _shuttle(table: Table[State], use: Use, effect: Effect, target: int) -> Script[None]:
    """BC-RUL-69: a Robot that is taken out of a battle has left it."""
    state = table.state
    ends = shuttle_ends(state, use.seat, target)
    if ends == [HOME]:
        send_home(table, target)
    elif ends:
        to = yield from choose_card(table, use.seat, "shuttle", OpenMenu(state, use.seat, ends))
        leave_battle(state, target)
        move(table, target, to)


def _dice(table: Table[State], use: Use, effect: Effect, target: int) -> Script[None]:
    """More Combat dice; a lead that has rolled already rolls them at once (BC-RUL-50)."""
    state = table.state
    amount = size(state, effect, use.seat)
    last(table, use, "dice", amount, target)
    battle = state.battle
    if battle is None or target not in battle.leads or amount <= 0:
        return
    side = battle.leads.index(target)
    if battle.rolled[side]:
        yield from roll_combat_dice(table, side, amount)


SCRIPTS: Final[dict[str, Scripted]] = {
    "draw": _draw,
    "discard": _discard,
    "rip": _rip,
    "sift": _sift,
    "fetch": _fetch,
    "salvage": _salvage,
    "revive": _revive,
    "muster": _muster,
    "shuttle": _shuttle,
    "dice": _dice,
}
