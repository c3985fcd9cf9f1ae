"""The tutorial: the first piles and dice are those of the scenario."""

from __future__ import annotations

from random import Random

import pytest

from rollout.games.the_game import GAME
from rollout.games.the_game.events import CardFlipped
from rollout.games.the_game.model import State
from rollout.games.the_game.setup import Setup
from rollout.games.the_game.tutorial import written
from rollout.kernel.course import WORLD, Entry
from rollout.kernel.match import Match
from rollout.kernel.requests import Roll, Shuffle
from rollout.kernel.sources import Outside
from tests.games.the_game.frame.framing import asked, say, told

SETUP = Setup(scenario="tutorial")
BLURR, RATCHET, VORTEX, BONECRUSHER = range(4)


@pytest.mark.rule("TG-RUL-95", "TG-SEQ-02")
def test_the_cards_come_in_the_order_of_the_lesson() -> None:
    match = Match(GAME.rules, SETUP, Outside())
    teach(match)
    while match.state.round < 3 or asked(match)[0] != 1:
        say(match, "end_turn")
        teach(match)
    names = [match.state.units[event.unit].sheet.slug for event in told(match, CardFlipped)]
    assert names == [
        *("blurr", "vortex", "ratchet", "bonecrusher"),
        *("bonecrusher", "blurr", "vortex", "ratchet"),
        "vortex",
    ]


@pytest.mark.rule("TG-RUL-95")
def test_the_first_dice_are_the_ones_that_are_written() -> None:
    script = written(SETUP)
    assert script is not None
    entries: list[Entry] = []
    for _ in range(5):
        entries.append(Entry(WORLD, script.outcome(Roll("to_hit", 10), entries)))
    assert [entry.answer for entry in entries] == [7, 4, 8, 6, 5]


@pytest.mark.rule("TG-RUL-95")
def test_who_has_no_card_any_more_is_left_out_of_the_written_pile() -> None:
    script = written(SETUP)
    assert script is not None
    cards = Shuffle("turn_pile", [BLURR, RATCHET, VORTEX])
    assert script.outcome(cards, []) == [BLURR, VORTEX, RATCHET]


def test_nothing_is_written_for_a_fourth_round() -> None:
    script = written(SETUP)
    assert script is not None
    rounds = [Entry(WORLD, [BLURR, VORTEX, RATCHET, BONECRUSHER]) for _ in range(3)]
    assert script.outcome(Shuffle("turn_pile", [0, 1, 2, 3]), rounds) is None


DICE = [7, 4, 8, 6, 5, 7, 9, 3, 8, 5, 6, 7, 2, 9, 4, 8, 7, 5, 6, 8]


@pytest.mark.rule("TG-RUL-95")
def test_dice_and_piles_are_counted_apart_and_only_those_of_the_world() -> None:
    script = written(SETUP)
    assert script is not None
    pile = Entry(WORLD, [BLURR, VORTEX, RATCHET, BONECRUSHER])
    assert script.outcome(Roll("to_hit", 10), [pile, Entry(WORLD, 7), Entry(0, 3)]) == 4
    everybody = [BLURR, RATCHET, VORTEX, BONECRUSHER]
    second = script.outcome(Shuffle("turn_pile", everybody), [Entry(WORLD, 7), pile])
    assert second == [BONECRUSHER, BLURR, VORTEX, RATCHET]
    assert script.outcome(Shuffle("turn_pile", everybody), [Entry(0, [1]), Entry(1, [2])]) == [
        *(BLURR, VORTEX, RATCHET, BONECRUSHER),
    ]


@pytest.mark.rule("TG-RUL-95")
def test_after_the_last_written_die_nothing_is_written() -> None:
    script = written(SETUP)
    assert script is not None
    rolled = [Entry(WORLD, face) for face in DICE]
    assert script.outcome(Roll("to_hit", 10), rolled[:19]) == 8
    assert script.outcome(Roll("to_hit", 10), rolled) is None


def test_only_piles_of_the_round_are_written_and_only_for_whom_they_name() -> None:
    script = written(SETUP)
    assert script is not None
    assert script.outcome(Shuffle("seat_order", [0, 1]), []) is None
    assert script.outcome(Shuffle("turn_pile", [BLURR, RATCHET, VORTEX, 9]), []) is None


def test_a_drawn_outcome_uses_up_nothing_of_what_is_written() -> None:
    script = written(SETUP)
    assert script is not None
    assert script.outcome(Roll("to_hit", 10), [Entry(WORLD, 3, draw=0)]) == 7


@pytest.mark.rule("TG-RUL-94")
def test_the_first_match_is_over_after_five_rounds() -> None:
    match = Match(GAME.rules, SETUP)
    rng = Random(2)
    while match.result is None:
        assert match.ask is not None
        match.answer(match.ask.options.sample(rng))
    assert match.state.round <= 5


def test_other_scenarios_are_no_lessons() -> None:
    assert written(Setup(scenario="rescue")) is None


def teach(match: Match[State]) -> None:
    """Give the match what the lesson has written for it."""
    script = written(SETUP)
    assert script is not None
    while match.chance is not None:
        match.resolve(script.outcome(match.chance, match.entries))
