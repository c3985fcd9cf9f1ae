"""The menus of a table of cards, and its actions: they are made once and shared."""

from __future__ import annotations

from functools import cache
from typing import Final

from mypy_extensions import mypyc_attr

from rollout.gamekit.menus import Menu
from rollout.games.battlecards.actions import (
    AddStrength,
    Challenge,
    Choose,
    ChooseSeat,
    Claim,
    Contest,
    Deploy,
    Discover,
    EndPhase,
    EndTurn,
    Forgo,
    Hold,
    Join,
    Move,
    Play,
    Resolve,
    RollDice,
    Science,
    TakeTheHit,
    Transform,
    UseAbility,
)
from rollout.games.battlecards.content.cards import ADVANTAGE
from rollout.games.battlecards.model import AS_EFFECT, AS_STRENGTH, State
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal

MOST_CARDS: Final = 400
"""Four seats with the largest decks."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatMenu(Menu):
    """What a seat may choose at the table of a match. `rule` is that of BC-DEC."""

    def __init__(self, state: State, seat: int) -> None:
        self.state = state
        self.seat = seat

    def names_things(self, action: Action) -> bool:
        """Whether the numbers of the action are cards of this match."""
        cards = len(self.state.kinds)
        for field in ("card", "robot", "resource", "to"):
            number = getattr(action, field, None)
            if number is not None and not 0 <= number < cards:
                return False
        return True


@mypyc_attr(allow_interpreted_subclasses=True)
class CardMenu(SeatMenu):
    """Choose one of some cards. They are looked up when the menu is read, not before."""

    rule = "BC-DEC-11"

    def cards(self) -> list[int]:
        return []

    def offers(self) -> list[Action]:
        return [CHOOSE[card] for card in self.cards()]


class HandMenu(CardMenu):
    """Choose a card of the own hand."""

    def __init__(self, state: State, seat: int, rule: str) -> None:
        super().__init__(state, seat)
        self.rule = rule

    def cards(self) -> list[int]:
        return self.state.hands[self.seat]


class LookedAtMenu(CardMenu):
    """Choose one of the cards of the own deck that are looked at, one of each kind."""

    def cards(self) -> list[int]:
        first: dict[int, int] = {}
        for card in self.state.looking:
            first.setdefault(self.state.kinds[card], card)
        return list(first.values())


class OpenMenu(CardMenu):
    """Choose one of some cards that lie open."""

    def __init__(self, state: State, seat: int, cards: list[int]) -> None:
        super().__init__(state, seat)
        self._cards = cards

    def cards(self) -> list[int]:
        return self._cards


class OwnRobotsMenu(OpenMenu):
    """Choose one of the own Robots for an Advantage (BC-MUL-02)."""

    def why_not(self, action: Action) -> Refusal | None:
        if isinstance(action, Choose):
            for seat, robots in enumerate(self.state.robots):
                if seat != self.seat and action.card in robots:
                    return NOT_YOUR_TARGET
        return None


def why_not_lent(state: State, seat: int, card: int) -> Refusal | None:
    """BC-ADV-03, BC-RES-04, 05: only a card in hand lends its strength."""
    if card in state.hands[seat]:
        return None
    return IN_THE_FIELD if card in state.resources else why_not_in_hand(state, seat, card)


def why_not_in_hand(state: State, seat: int, card: int) -> Refusal:
    """BC-ADV-04, BC-SPT-11, BC-ZON-02: what has become of a card that is not in hand."""
    if state.battle is not None:
        for support in state.battle.supports:
            if support.card == card and support.use in (AS_EFFECT, AS_STRENGTH):
                advantage = state.library.cards[state.kinds[card]].kind == ADVANTAGE
                return ADVANTAGE_USED if advantage else STRENGTH_LENT
    return SCRAPPED if card in state.scrapheaps[seat] else NOT_IN_HAND


CHOOSE: Final = [Choose(card) for card in range(MOST_CARDS)]
DISCOVER: Final = [Discover(card) for card in range(MOST_CARDS)]
DEPLOY: Final = [Deploy(card) for card in range(MOST_CARDS)]
GO_HOME: Final = [Move(card) for card in range(MOST_CARDS)]
TRANSFORM: Final = [Transform(card) for card in range(MOST_CARDS)]
USE_ABILITY: Final = [UseAbility(card) for card in range(MOST_CARDS)]
PLAY: Final = [Play(card) for card in range(MOST_CARDS)]
SCIENCE: Final = [Science(card) for card in range(MOST_CARDS)]
CONTEST: Final = [Contest(card) for card in range(MOST_CARDS)]
HOLD: Final = [Hold(card) for card in range(MOST_CARDS)]
ADD_STRENGTH: Final = [AddStrength(card) for card in range(MOST_CARDS)]
JOIN: Final = [Join(card) for card in range(MOST_CARDS)]
ROLL_DICE: Final = [RollDice(dice) for dice in range(100)]
TAKE_THE_HIT: Final = [TakeTheHit(card) for card in range(MOST_CARDS)]
RESOLVE: Final = [Resolve(card) for card in range(MOST_CARDS)]
FORGO: Final = Forgo()
END_PHASE: Final = EndPhase()
END_TURN: Final = EndTurn()
NOT_IN_HAND: Final = Refusal("BC-ZON-07", "not-in-hand")
ADVANTAGE_USED: Final = Refusal("BC-ADV-04", "card-already-used")
STRENGTH_LENT: Final = Refusal("BC-SPT-11", "card-already-used")
SCRAPPED: Final = Refusal("BC-ZON-02", "card-on-the-scrapheap")
NOT_YOUR_TARGET: Final = Refusal("BC-MUL-02", "not-your-robot-in-play")
IN_THE_FIELD: Final = Refusal("BC-RES-05", "resources-in-field-lend-no-strength")
CHOOSE_SEAT: Final = [ChooseSeat(seat) for seat in range(4)]


@cache
def moves_of(robot: int) -> list[Action]:
    """By Resource."""
    return [Move(robot, resource) for resource in range(MOST_CARDS)]


@cache
def claims_of(robot: int) -> list[Action]:
    return [Claim(robot, resource) for resource in range(MOST_CARDS)]


@cache
def challenges_of(robot: int) -> list[Action]:
    return [Challenge(robot, resource) for resource in range(MOST_CARDS)]
