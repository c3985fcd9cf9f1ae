"""Bots aim by the fitted table, and confirm that by a few shots of the engine."""

import sys
from collections.abc import Iterator
from random import Random

import pytest

from rollout.bots.budget import Budget
from rollout.bots.by_name import bot
from rollout.bots.position import Position
from rollout.games.attacktix.actions import Aim, AttackWith, EndAttacks
from rollout.games.attacktix.bots import confirming
from rollout.games.attacktix.bots.judgement import AttacktixJudgement
from rollout.games.attacktix.model import State
from rollout.kernel import Ask, Match
from rollout.kernel.game import Judgement, Plan
from tests.games.attacktix.table import piece, table

OPTIMUS = piece("optimus_prime_robot", x=400, y=400)
GRIMLOCK = piece("grimlock_robot", "B", x=400, y=600, facing=270)
PROP = piece("galvatron_robot", "B", x=400, y=600 + 45 + 8, facing=270)
"""So near behind him that he cannot fall over backwards (P8.4)."""
BEST = (AttackWith(0), Aim(900, 30))


def propped() -> Match[State]:
    return table(OPTIMUS, GRIMLOCK, PROP, phase="attack")


def mean_of_looks(match: Match[State], number: int = 4) -> float:
    assert match.ask is not None
    look = confirming.confirming(match.state, match.ask, BEST)
    assert look is not None
    rng = Random(5)
    return sum(look(rng) for _ in range(number)) / number


def test_the_engine_sees_what_the_table_does_not() -> None:
    """The table thinks of one figure at a time: 40 points at nearly nine in ten."""
    assert mean_of_looks(propped()) < -30


def test_what_is_no_attack_needs_no_second_look() -> None:
    match = propped()
    assert match.ask is not None
    assert confirming.confirming(match.state, match.ask, (EndAttacks(),)) is None
    assert confirming.confirming(match.state, match.ask, (AttackWith(0),)) is None


@pytest.mark.parametrize("name", ["greedy", "search"])
def test_a_counted_budget_is_spent_the_same_way_every_time(name: str) -> None:
    chosen = [bot(name, simulations=104, seed=3).choose(Position(propped())) for _ in range(2)]
    first, again = ([(each.plan, each.value) for each in one.alternatives] for one in chosen)
    assert first == again
    assert chosen[0].simulations == chosen[1].simulations <= 104 + 4


class Doubting(Judgement[State]):
    """Judges as Attacktix does, and counts the plans that it is to look at a second time."""

    def __init__(self) -> None:
        super().__init__()
        self.judgement = AttacktixJudgement()
        self.doubted = 0

    def value(self, state: State, seat: int) -> float:
        return self.judgement.value(state, seat)

    def plans(self, state: State, ask: Ask, rng: Random, most: int) -> list[Plan]:
        return self.judgement.plans(state, ask, rng, most)

    def has_doubts(self, ask: Ask) -> bool:
        return self.judgement.has_doubts(ask)

    def doubt(self, state: State, ask: Ask, plan: Plan) -> None:
        self.doubted += 1


@pytest.fixture
def doubting(monkeypatch: pytest.MonkeyPatch) -> Iterator[Doubting]:
    judgement = Doubting()
    monkeypatch.setattr(propped().game, "judgement", judgement)
    confirming.has_engine.cache_clear()
    yield judgement
    confirming.has_engine.cache_clear()


def test_a_tiny_budget_falls_back_on_the_table(doubting: Doubting) -> None:
    bot("greedy", simulations=99, seed=3).choose(Position(propped()))
    bot("greedy", seconds=0.1, seed=3).choose(Position(propped()))
    assert doubting.doubted == 0
    choice = bot("greedy", simulations=200, seed=3).choose(Position(propped()))
    assert doubting.doubted == min(4, len(choice.alternatives))


def test_a_missing_engine_falls_back_on_the_table(
    doubting: Doubting, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "mujoco", None)
    bot("greedy", simulations=200, seed=3).choose(Position(propped()))
    assert doubting.doubted == 0


def test_budgets_keep_a_share_for_later() -> None:
    from rollout.bots.budget import Clock

    clock = Clock(Budget(simulations=10))
    clock.reserved = 0.4
    for _ in range(6):
        clock.tick()
    assert clock.used_up
    clock.reserved = 0.0
    assert not clock.used_up
