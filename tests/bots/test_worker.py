"""A bot in a process of its own: legal answers in time, whatever the bot does."""

import importlib
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import pytest

from rollout.bots import Bot, Budget, bot
from rollout.bots.worker import Worker
from rollout.games.registry import find
from rollout.kernel import Action, Fast, Match

SHORT = Budget(seconds=0.1)
PATIENT = Budget(simulations=20)
"""For bots that answer: however busy the machine is, they are waited for."""


@pytest.fixture
def hostile(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(Path(__file__).parent / "hostile")
    return importlib.import_module("hostile_bots")


def play(slug: str, make: Callable[[], Bot], seed: int = 1) -> tuple[Match[Any], set[str]]:
    match = Match(find(slug).rules, source=Fast(Random(seed)))
    fallbacks = set()
    with Worker(make) as worker:
        while match.ask is not None:
            choice = worker.choose(match, PATIENT)
            fallbacks.add(choice.fallback)
            match.answer(choice.action)
    return match, fallbacks


def test_a_match_is_played_by_a_bot_in_another_process() -> None:
    match, fallbacks = play("bluff", partial(bot, "greedy", seed=1))
    assert match.result is not None
    assert fallbacks == {""}


def test_the_process_chooses_as_the_bot_would_here() -> None:
    match = Match(find("tic_tac_toe").rules)
    budget = Budget(simulations=60)
    with Worker(partial(bot, "search", seed=5)) as worker:
        there = worker.choose(match, budget)
        again = worker.choose(match, budget)
    with Worker(partial(bot, "search", seed=5)) as worker:
        assert worker.choose(match, budget).action == there.action
        assert worker.choose(match, budget).action == again.action


def test_a_worker_may_serve_another_match_in_between() -> None:
    first, second = Match(find("tic_tac_toe").rules), Match(find("bluff").rules)
    with Worker(partial(bot, "random", seed=1)) as worker:
        for _ in range(3):
            for match in (first, second):
                choice = worker.choose(match, PATIENT)
                assert choice.fallback == ""
                match.answer(choice.action)


def test_a_decision_taken_back_is_taken_back_in_the_process_too() -> None:
    match = Match(find("tic_tac_toe").rules)
    with Worker(partial(bot, "random", seed=1)) as worker:
        match.answer(worker.choose(match, PATIENT).action)
        worker.choose(match, PATIENT)
        match.undo()
        assert worker.choose(match, PATIENT).fallback == ""


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Hanging", "late"),
        ("Raising", "crashed"),
        ("Vanishing", "crashed"),
        ("Cheating", "illegal"),
        ("Stillborn", "crashed"),
    ],
)
def test_a_bot_that_fails_is_replaced_by_a_legal_answer(
    hostile: ModuleType, name: str, why: str
) -> None:
    match = Match(find("tic_tac_toe").rules)
    with Worker(getattr(hostile, name)) as worker:
        choice = worker.choose(match, SHORT if why == "late" else PATIENT)
    assert choice.fallback == why
    assert match.ask is not None
    assert choice.action in match.ask.options


def test_the_match_goes_on_after_a_crash_with_a_new_process(hostile: ModuleType) -> None:
    match = Match(find("tic_tac_toe").rules)
    with Worker(hostile.Vanishing) as worker:
        for _ in range(3):
            match.answer(worker.choose(match, PATIENT).action)
    assert match.ply == 3


def test_the_caller_may_name_the_fallback(hostile: ModuleType) -> None:
    match = Match(find("tic_tac_toe").rules)
    with Worker(hostile.Raising, fallback=_last_option) as worker:
        assert worker.choose(match, PATIENT).action == find("tic_tac_toe").rules.actions[0](8)


def test_a_closed_worker_starts_again_when_it_is_asked() -> None:
    match = Match(find("tic_tac_toe").rules)
    worker = Worker(partial(bot, "random", seed=1))
    worker.choose(match, PATIENT)
    worker.close()
    assert worker.choose(match, PATIENT).fallback == ""
    worker.close()


def _last_option(match: Match[Any]) -> Action:
    assert match.ask is not None
    return list(match.ask.options)[-1]
