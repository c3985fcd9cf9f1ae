"""Bots aim by the fitted table, and confirm that by a few shots of the engine."""

from random import Random

import pytest

from rollout.bots.budget import Budget
from rollout.bots.by_name import bot
from rollout.bots.position import Position
from rollout.games.attacktix.actions import Aim, AttackWith, EndAttacks
from rollout.games.attacktix.bots import confirming
from rollout.games.attacktix.model import State
from rollout.kernel import Match
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


def test_a_tiny_budget_and_a_missing_engine_fall_back_on_the_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    fired: list[int] = []

    def none(*_: object) -> None:
        fired.append(1)

    monkeypatch.setattr("rollout.games.attacktix.bots.judgement.confirming", none)
    bot("greedy", simulations=99, seed=3).choose(Position(propped()))
    bot("greedy", seconds=0.1, seed=3).choose(Position(propped()))
    assert fired == []
    monkeypatch.setattr("rollout.games.attacktix.bots.judgement.has_engine", lambda: False)
    bot("greedy", simulations=200, seed=3).choose(Position(propped()))
    assert fired == []
    monkeypatch.setattr("rollout.games.attacktix.bots.judgement.has_engine", lambda: True)
    choice = bot("greedy", simulations=200, seed=3).choose(Position(propped()))
    assert len(fired) == min(4, len(choice.alternatives))


def test_budgets_keep_a_share_for_later() -> None:
    from rollout.bots.budget import Clock

    clock = Clock(Budget(simulations=10))
    clock.reserved = 0.4
    for _ in range(6):
        clock.tick()
    assert clock.used_up
    clock.reserved = 0.0
    assert not clock.used_up
