"""Bluff, dealt and played in one step: games that betray what the other seat was dealt."""

from __future__ import annotations

from typing import Any

from rollout.gamekit.kinds import SeatId
from rollout.games.samples.bluff import Bluff, Hands
from rollout.games.samples.facts import Call, ChipsMoved, Claim, Fold, Shown
from rollout.kernel import Action, Event, Listed, Options, Refusal, Revelation, Script, Table


class Bluffing(Bluff):
    """The same game in parts, of which each subclass spoils one."""

    def bound(self, state: Hands) -> int:
        return 100

    def step(self, table: Table[Hands]) -> Script[None]:
        hands = table.state
        order = yield table.shuffle("deal", [0, 1, 2])
        hands.cards, hands.rest = order[:2], order[2]
        yield from self.after_the_deal(table)
        first = hands.deal % 2
        winner, chips = 1 - first, 1
        dealt = hands.cards.copy()
        claimed = yield self.asked(table, first, "claim", [Claim(), Fold()])
        if claimed == Claim():
            winner = first
            called = yield self.asked(table, 1 - first, "believe", [Fold(), Call()])
            if called == Call():
                table.tell(Shown((hands.cards[0], hands.cards[1])))
                cards = self.compared(hands, dealt)
                winner, chips = (0 if cards[0] > cards[1] else 1), 2
        hands.chips[winner] += chips
        hands.cards, hands.rest = [], -1
        hands.deal += 1
        table.tell(ChipsMoved(winner, chips))

    def after_the_deal(self, table: Table[Hands]) -> Script[None]:
        yield from ()

    def compared(self, hands: Hands, dealt: list[int]) -> list[int]:
        return hands.cards

    def asked(self, table: Table[Hands], seat: int, about: str, actions: list[Action]) -> Any:
        other = table.state.cards[1 - seat]
        offered = self.offered(actions, other)
        return table.ask(seat, about, offered, **self.said_with_it(other))

    def said_with_it(self, other: int) -> dict[str, Any]:
        return {}

    def offered(self, actions: list[Action], other: int) -> Options:
        return Listed(actions)


class TellsTheDealWithTheQuestion(Bluffing):
    def said_with_it(self, other: int) -> dict[str, Any]:
        return {"other": other}


class Dealt(Revelation, frozen=True):
    """A card is shown to whoever it was dealt to."""

    seat: SeatId
    card: int

    def seen_by(self, seat: int | None) -> Event | None:
        return self if seat == self.seat else None


class TellsWhatWasShownToTheOther(TellsTheDealWithTheQuestion):
    """The cards are revealed to their owners, which says nothing to anybody else."""

    events = (*Bluff.events, Dealt)  # type: ignore[assignment]

    def after_the_deal(self, table: Table[Hands]) -> Script[None]:
        for seat, card in enumerate(table.state.cards):
            table.tell(Dealt(seat, card))
        yield from ()


class Guarding(Listed):
    """Says more of the card that it guards than it may."""

    def __init__(self, actions: list[Action], card: int) -> None:
        super().__init__(actions)
        self.card = card

    def refusal(self, action: Action) -> Refusal | None:
        refusal = super().refusal(action)
        return refusal and Refusal("BLUFF-09", "guarded", {"by": self.card})


class RefusesByTheDeal(Bluffing):
    def offered(self, actions: list[Action], other: int) -> Options:
        return Guarding(actions, other)


class OffersByTheDeal(Bluffing):
    def offered(self, actions: list[Action], other: int) -> Options:
        return Listed(actions if other < 2 else actions[:1])


class KeepsTheDeal(Bluffing):
    """Compares what was dealt, whatever the cards on the table have been imagined to be."""

    def compared(self, hands: Hands, dealt: list[int]) -> list[int]:
        return dealt


class RollsByTheDeal(Bluffing):
    """What is needed on a die is shown to all who roll their own."""

    def after_the_deal(self, table: Table[Hands]) -> Script[None]:
        yield table.roll("luck", 6, need=1 + table.state.cards[0])


class AsksByTheDeal(Bluffing):
    def after_the_deal(self, table: Table[Hands]) -> Script[None]:
        if table.state.cards[0] == 2:
            yield table.ask(0, "boast", Listed([Claim()]))


class RollsInTheOpen(Bluffing):
    """All have seen a die that only the words of the question tell of: that is no leak."""

    def after_the_deal(self, table: Table[Hands]) -> Script[None]:
        luck = yield table.roll("luck", 6)
        yield table.ask(0, "lucky", Listed([Claim()]), luck=luck)
