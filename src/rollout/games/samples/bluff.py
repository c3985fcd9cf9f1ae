"""A two-card bluff: hidden hands, a shuffle, and a reaction of the other seat.

BLUFF-01: each seat is dealt one of three cards (0, 1, 2); the last stays unseen. BLUFF-02:
the first seat claims to hold the better card or folds. BLUFF-03: the other may call; then
the cards are shown and the higher wins two chips, else one moves. Seven deals make a match.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any, Final

from rollout.gamekit import GamePackage
from rollout.games.samples.facts import Call, ChipsMoved, Claim, Fold, Shown
from rollout.games.samples.screen import HOME, SCREEN
from rollout.kernel.actions import Result
from rollout.kernel.game import Game, Judgement, Script, Table
from rollout.kernel.options import Listed

__all__ = ["GAME", "Bluff", "Call", "Claim", "Fold", "Hands"]

DEALS: Final = 7


@dataclass
class Hands:
    deal: int = 0
    cards: list[int] = field(default_factory=list)
    rest: int = -1
    chips: list[int] = field(default_factory=lambda: [0, 0])

    def copy(self) -> Hands:
        return Hands(self.deal, self.cards.copy(), self.rest, self.chips.copy())


class Bluff(Game[Hands]):
    slug = "bluff"
    actions = (Claim, Fold, Call)
    events = (Shown, ChipsMoved)
    follows_the_question = frozenset(("card",))
    """The card that a seat was dealt, which it sees when somebody is asked about it."""
    state_type = Hands

    def __init__(self) -> None:
        self.judgement = ChipsCount()

    def bound(self, state: Hands) -> int:
        return 3 * DEALS

    def result(self, state: Hands) -> Result | None:
        if state.deal < DEALS:
            return None
        ahead = state.chips[0] - state.chips[1]
        return Result((0,) if ahead > 0 else (1,) if ahead < 0 else (), "all-deals-played")

    def step(self, table: Table[Hands]) -> Script[None]:
        hands = table.state
        order = yield table.shuffle("deal", [0, 1, 2])
        hands.cards, hands.rest = order[:2], order[2]
        first = hands.deal % 2
        winner, chips = 1 - first, 1
        if (yield table.ask(first, "claim", Listed([Claim(), Fold()]))) == Claim():
            winner = first
            if (yield table.ask(1 - first, "believe", Listed([Fold(), Call()]))) == Call():
                table.tell(Shown((hands.cards[0], hands.cards[1])))
                winner, chips = (0 if hands.cards[0] > hands.cards[1] else 1), 2
        hands.chips[winner] += chips
        hands.cards, hands.rest = [], -1
        hands.deal += 1
        table.tell(ChipsMoved(winner, chips))

    def view(self, state: Hands, seat: int | None) -> dict[str, Any]:
        mine = state.cards[seat] if seat is not None and state.cards else None
        return {"deal": state.deal, "chips": state.chips, "card": mine}

    def imagine(self, state: Hands, seat: int | None, rng: Random) -> None:
        if not state.cards:
            return
        unseen = sorted([*state.cards, state.rest])
        if seat is not None:
            unseen.remove(state.cards[seat])
        rng.shuffle(unseen)
        state.rest = unseen.pop()
        state.cards = [state.cards[s] if s == seat else unseen.pop() for s in (0, 1)]


class ChipsCount(Judgement[Hands]):
    def value(self, state: Hands, seat: int) -> float:
        return (state.chips[seat] - state.chips[1 - seat]) / (2 * DEALS)


GAME = GamePackage(Bluff(), home=HOME, screen=SCREEN)
