"""The tutorial: the first piles and dice are those of the scenario."""

from __future__ import annotations

from random import Random

import pytest

from rollout.games.the_game import GAME
from rollout.games.the_game.events import CardFlipped
from rollout.games.the_game.setup import Setup
from rollout.games.the_game.tutorial import lesson
from rollout.kernel.match import Match
from rollout.kernel.requests import Roll
from tests.games.the_game.frame.framing import asked, say, told

SETUP = Setup(scenario="tutorial")


@pytest.mark.rule("TG-RUL-95", "TG-SEQ-02")
def test_the_cards_come_in_the_order_of_the_lesson() -> None:
    match = Match(GAME, SETUP, lesson(SETUP))
    while match.state.round < 3 or asked(match)[0] != 1:
        say(match, "end_turn")
    names = [match.state.units[event.unit].sheet.slug for event in told(match, CardFlipped)]
    assert names == [
        *("blurr", "vortex", "ratchet", "bonecrusher"),
        *("bonecrusher", "blurr", "vortex", "ratchet"),
        "vortex",
    ]


@pytest.mark.rule("TG-RUL-95")
def test_the_first_dice_are_the_ones_that_are_written() -> None:
    source = lesson(SETUP)
    assert source is not None
    rolls = [source.answer(Roll("to_hit", 10), number) for number in range(5)]
    assert rolls == [7, 4, 8, 6, 5]


def test_beyond_the_lesson_the_match_goes_on_with_a_seed() -> None:
    match = Match(GAME, SETUP, lesson(SETUP, "00"))
    rng = Random(2)
    while match.result is None:
        assert match.ask is not None
        match.answer(match.ask.options.sample(rng))
    assert match.state.round > 3


def test_other_scenarios_are_no_lessons() -> None:
    assert lesson(Setup(scenario="rescue")) is None
