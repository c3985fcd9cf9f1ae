"""Bots are called by name, with or without a budget."""

import pytest

from rollout.bots import Budget, UnknownBot, bot, read_bot
from rollout.bots.by_name import WrongBudget


@pytest.mark.parametrize(
    ("words", "budget"),
    [
        ("search", Budget(seconds=0.1)),
        ("search:0.5", Budget(seconds=0.5)),
        ("search:2s", Budget(seconds=2.0)),
        ("search:.25", Budget(seconds=0.25)),
        ("greedy:80sims", Budget(simulations=80)),
        ("hard", Budget(seconds=1.5)),
        ("hard:1", Budget(seconds=1.0)),
    ],
)
def test_a_budget_may_follow_the_name(words: str, budget: Budget) -> None:
    assert read_bot(words).budget == budget


def test_the_callers_budget_counts_where_none_is_written() -> None:
    assert read_bot("search", Budget(simulations=9)).budget == Budget(simulations=9)
    assert read_bot("search:3sims", Budget(simulations=9)).budget == Budget(simulations=3)


def test_an_unknown_bot_is_refused_with_the_nearest_name() -> None:
    with pytest.raises(UnknownBot) as caught:
        bot("serch")
    assert caught.value.nearest == "search"


@pytest.mark.parametrize(
    "words", ["search:", "search:fast", "search:-1", "search:1e9", "search:nan"]
)
def test_words_that_are_no_budget_are_refused(words: str) -> None:
    with pytest.raises(WrongBudget):
        read_bot(words)


@pytest.mark.parametrize(
    ("seconds", "simulations"), [(None, None), (-1.0, None), (float("nan"), None), (None, 0)]
)
def test_a_budget_must_be_something(seconds: float | None, simulations: int | None) -> None:
    with pytest.raises(ValueError, match=r"budget|seconds|simulations"):
        Budget(seconds, simulations)
