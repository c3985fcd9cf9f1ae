"""No question and no silence tells what another seat holds (BC-RUL-82, hidden information)."""

from random import Random

import pytest

from rollout.games.battlecards import GAME
from rollout.games.battlecards.actions import (
    BearTheHit,
    Begin,
    Challenge,
    Claim,
    Contest,
    Decline,
    Draw,
    EndPhase,
    EndTurn,
    Hold,
    Join,
    Move,
    Pass,
    RollDice,
    Science,
    TakeTheHit,
    Transform,
    UseAbility,
    Wait,
)
from rollout.games.battlecards.events import DeckSearched, LostFromHand
from rollout.games.battlecards.model import State
from rollout.games.battlecards.setup import MatchOptions, Setup
from rollout.kernel.actions import Action, Event
from rollout.kernel.match import Match
from rollout.kernel.sources import Fast
from tests.games.battlecards.bench import Bench

OPEN_ANSWERS = (
    Begin, BearTheHit, Challenge, Claim, Contest, Decline, Draw, EndPhase, EndTurn, Hold, Join,
    Move, Pass, RollDice, Science, TakeTheHit, Transform, UseAbility, Wait,
)  # fmt: skip
"""Answers that name nothing but what lies open."""

SETUPS = [
    Setup(decks=("roll_out", "energon_foundry"), options=MatchOptions(turn_limit=40)),
    Setup(decks=("random:autobot:3", "random:decepticon:3"), options=MatchOptions(turn_limit=40)),
    Setup(
        decks=("sealed:autobot:4", "sealed:decepticon:4", "random:autobot:6"),
        options=MatchOptions(turn_limit=40, support_limit=2),
    ),
]


def told(match: Match[State], before: int) -> list[Event]:
    """What somebody who watches hears of the events since then."""
    heard = [event.seen_by(None) for event in match.events[before:]]
    return [event for event in heard if event is not None]


def consequence(match: Match[State], action: Action, seed: int) -> object:
    """What is asked of whom after an answer, in a world dealt anew, as a watcher sees it."""
    world = match.imagine(None, Random(seed), Fast(Random(0)))
    if world.ask is None or action not in world.ask.options:
        return None
    before = len(world.events)
    world.answer(action)
    return asked(world), told(world, before)


def asked(match: Match[State]) -> tuple[int, str] | None:
    return None if match.ask is None else (match.ask.seat, match.ask.about)


@pytest.mark.rule("BC-RUL-82", "BC-RUL-49")
@pytest.mark.parametrize("setup", SETUPS, ids=["ready-made", "random", "three seats"])
def test_an_open_answer_leads_to_the_same_question_whatever_is_hidden(setup: Setup) -> None:
    rng = Random(12)
    match = Match(GAME.rules, setup, Fast(rng))
    compared = 0
    while (ask := match.ask) is not None and match.ply < 700:
        action = ask.options.sample(rng)
        if isinstance(action, OPEN_ANSWERS) and not reveals(match, action):
            results = [consequence(match, action, seed) for seed in range(3)]
            results = [each for each in results if each is not None]
            compared += len(results) > 1
            assert all(each == results[0] for each in results), (ask.about, action, results)
        match.answer(action)
    assert compared > 30


def reveals(match: Match[State], action: Action) -> bool:
    """Whether the answer turns over hidden cards by its own words: searching, ripping."""
    fork = match.fork(Fast(Random(0)))
    before = len(fork.events)
    fork.answer(action)
    return any(isinstance(each, (LostFromHand, DeckSearched)) for each in told(fork, before))


def answers_of_a_sift(deck: list[str]) -> list[str]:
    """The questions of a look at the top three cards, the first offer taken each time."""
    bench = Bench({"robots": ["A24"], "deck": deck}).do("use_ability A24")
    questions = []
    while bench.asked[1] in ("sift", "put_under"):
        questions.append(bench.asked[1])
        bench.do(bench.offers[0])
    return questions


@pytest.mark.rule("BC-RUL-82", "BC-DEC-11")
def test_looking_at_cards_asks_as_often_for_equal_cards_as_for_different_ones() -> None:
    both = ["sift", "put_under"]
    assert answers_of_a_sift(["R01", "R04", "R13", "R25"]) == both
    assert answers_of_a_sift(["R01", "R01", "R13", "R25"]) == both
    assert answers_of_a_sift(["R01", "R01", "R01", "R25"]) == both


@pytest.mark.rule("BC-RUL-82", "BC-DEC-11")
def test_looking_at_a_single_card_asks_nothing() -> None:
    assert answers_of_a_sift(["R01"]) == []


@pytest.mark.rule("BC-RUL-82", "BC-DEC-11")
@pytest.mark.parametrize("deck", [["A03", "R01"], ["A03", "A03"], ["A03", "A38"]])
def test_a_search_asks_which_card_even_if_only_one_fits(deck: list[str]) -> None:
    bench = Bench({"robots": ["A24"], "hand": ["AA23"], "deck": deck}).do("play AA23")
    assert bench.asked == ("A", "fetch")


@pytest.mark.rule("BC-RUL-82", "BC-DEC-11")
@pytest.mark.parametrize("other", ["R01", "A12", "A01"])
def test_a_muster_asks_for_the_robot_even_if_only_one_can_come(other: str) -> None:
    bench = Bench({"robots": ["A24"], "hand": ["AA26", "A11", other], "bank": 9})
    assert bench.do("play AA26").asked == ("A", "muster")


@pytest.mark.rule("BC-RUL-82")
def test_what_is_done_with_looked_at_cards_stays_secret() -> None:
    bench = Bench({"robots": ["A24"], "deck": ["R01", "R04", "R13", "R25"]})
    bench.do("use_ability A24")
    for _ in range(2):
        ask = bench.match.ask
        assert ask is not None
        assert ask.secret
        bench.do(bench.offers[0])
