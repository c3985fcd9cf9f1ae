"""A bot follows its plan while nothing new is learned, and thinks again when something is."""

from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest

from rollout.bots import Budget, Position, bot
from rollout.kernel import (
    Action,
    Ask,
    Event,
    Fast,
    Game,
    Judgement,
    Listed,
    Match,
    Plan,
    Result,
    Script,
    Table,
)


class Digit(Action, frozen=True):
    digit: int


DIGITS: list[Action] = [Digit(digit) for digit in range(3)]


class Opened(Event, frozen=True):
    digits: tuple[int, ...]


@dataclass
class Lock:
    digits: list[int] = field(default_factory=list)
    rolled: int = 0

    def copy(self) -> "Lock":
        return Lock(self.digits.copy(), self.rolled)


class LockGame(Game[Lock]):
    """Three digits in one step; 2 1 0 opens the lock. `die_at` rolls before that digit."""

    slug = "lock"
    actions = (Digit,)
    events = (Opened,)
    state_type = Lock

    def __init__(self, die_at: int = -1) -> None:
        self.judgement = LockJudgement()
        self.die_at = die_at

    def start(self, setup: Any) -> Lock:
        return Lock()

    def result(self, state: Lock) -> Result | None:
        if len(state.digits) < 3:
            return None
        return Result((0,) if state.digits == [2, 1, 0] else (1,), "tried")

    def step(self, table: Table[Lock]) -> Script[None]:
        for number in range(3):
            if number == self.die_at:
                table.state.rolled = yield table.roll("pick", 6)
            chosen = yield table.ask(0, "digit", Listed(DIGITS))
            table.state.digits.append(chosen.digit)


class LockJudgement(Judgement[Lock]):
    def value(self, state: Lock, seat: int) -> float:
        return 0.0

    def plans(self, state: Lock, ask: Ask, rng: Random, most: int) -> list[Plan]:
        left = 3 - len(state.digits)
        endings: list[Plan] = [()]
        for _ in range(left):
            endings = [(*ending, digit) for ending in endings for digit in DIGITS]
        return endings


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_a_plan_is_made_once_and_followed(name: str) -> None:
    match = Match(LockGame())
    clever = bot(name, simulations=200, seed=1)
    choices = []
    while match.ask is not None:
        choices.append(clever.choose(Position(match)))
        match.answer(choices[-1].action)
    assert [choice.remembered for choice in choices] == [False, True, True]
    assert match.state.digits == [2, 1, 0]


def test_a_die_between_makes_the_bot_think_again() -> None:
    match = Match(LockGame(die_at=1), source=Fast(Random(1)))
    clever = bot("greedy", seed=1)
    choices = []
    while match.ask is not None:
        choices.append(clever.choose(Position(match), Budget(simulations=50)))
        match.answer(choices[-1].action)
    assert [choice.remembered for choice in choices] == [False, False, True]


def test_a_plan_is_dropped_when_another_answer_was_given_instead() -> None:
    match = Match(LockGame())
    clever = bot("greedy", seed=1)
    clever.choose(Position(match), Budget(simulations=50))
    match.answer(Digit(0))
    match.answer(Digit(0))
    assert not clever.choose(Position(match), Budget(simulations=50)).remembered


def test_a_plan_is_not_carried_into_another_match() -> None:
    first, second = Match(LockGame()), Match(LockGame())
    clever = bot("greedy", seed=1)
    first.answer(clever.choose(Position(first), Budget(simulations=50)).action)
    second.answer(Digit(1))
    assert not clever.choose(Position(second), Budget(simulations=50)).remembered
