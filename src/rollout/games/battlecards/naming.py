"""Names for the numbers: a card by its code, further copies as `A03-2`; seats by letter.

`NAMER` knows them by kind; case files, reports and sentences follow from it.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from rollout.gamekit.kinds import SEAT
from rollout.gamekit.naming import Beside, Kind, Namer, letter
from rollout.games.battlecards.actions import ACTIONS
from rollout.games.battlecards.content.cards import ROBOT, Card
from rollout.games.battlecards.kinds import CARD
from rollout.games.battlecards.model import State
from rollout.kernel.errors import Unreadable
from rollout.kernel.nearest import nearest
from rollout.kernel.reasons import Reasons
from rollout.kernel.saying import Saying

LETTERS: Final = "ABCD"
CONTEXTS: Final = {
    "army": "",
    "bank": "",
    "card": CARD,
    "cards": "",
    "codes": "",
    "condition": "",
    "copies": "",
    "cost": "",
    "count": "",
    "damage": "",
    "deck": "",
    "limit": "",
    "line": "",
    "mode": "",
    "most": "",
    "name": "",
    "nearest": "",
    "needed": "",
    "resource": CARD,
    "robot": CARD,
    "row": "",
    "seat": SEAT,
    "seats": "",
    "size": "",
    "speed": "",
    "start": "",
    "target": "",
    "title": "",
    "used": "",
}
"""What asks and refusals name; where nothing is said, it is only a number or a word."""


def card_name(state: State, card: int) -> str:
    """The code of the card; a second one of the same code in the match is `A03-2`."""
    kind = state.kinds[card]
    before = state.kinds[:card].count(kind)
    code = state.library.cards[kind].code
    return f"{code}-{before + 1}" if before else code


def name_of(card: Card) -> Any:
    """Robots are called the same everywhere; other titles are translated."""
    return card.title if card.kind == ROBOT else Saying(f"card-{card.code.lower()}", card.title)


class CardKind(Kind[State]):
    """Cards of the match, by their codes."""

    def __init__(self) -> None:
        super().__init__("card", lambda state: len(state.kinds), card_name)

    def number(self, state: State, name: str, beside: Beside) -> int:
        """The number of the card with that name. Raises Unreadable."""
        names = self.names(state, beside)
        if name not in names:
            near = nearest(name, names)
            hint = f" (nearest: {near})" if near else ""
            raise Unreadable(f"there is no card {name!r} in the match{hint}")
        return names.index(name)

    def say(self, state: State, value: Any, beside: Beside) -> Any:
        """One card; what lists of cards are called the sentences of each event decide."""
        if not isinstance(value, int):
            return None
        return name_of(state.library.cards[state.kinds[value]])


class SeatKind(Kind[State]):
    """Seats by letter."""

    def __init__(self) -> None:
        super().__init__("seat", lambda state: len(state.banks), lambda state, seat: letter(seat))

    def say(self, state: State, value: Any, beside: Beside) -> Any:
        return letter(value) if isinstance(value, int) else None


class BattlecardsNamer(Namer[State]):
    """Strengths are told by their totals; the terms are in the events themselves."""

    def report_sum(self, reasons: Reasons) -> Any:
        return {**msgspec.to_builtins(reasons), "total": reasons.total}


NAMER: Final = BattlecardsNamer(ACTIONS, {CARD: CardKind(), SEAT: SeatKind()}, CONTEXTS)
