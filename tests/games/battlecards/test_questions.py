"""The odds of Combat dice, before they are rolled (BC-SKL-05)."""

from fractions import Fraction
from math import comb
from random import Random
from typing import Any

import pytest

from rollout.games.battlecards.actions import RollDice
from rollout.games.battlecards.screen.questions import questions
from rollout.kernel.match import Match
from rollout.kernel.odds import Question, odds
from tests.games.battlecards.bench import Bench, fight
from tests.games.battlecards.cards.homebrew import robot


def answers(bench: Bench, dice: int) -> dict[str, dict[Any, Any]]:
    action = RollDice(dice)
    asked = questions(bench.match.state, action)
    return {key: odds(bench.match, action, question).distribution for key, question in asked}


@pytest.mark.rule("BC-SKL-05", "BC-BAT-07")
def test_the_odds_are_those_of_the_seat_that_rolls() -> None:
    bench = Bench({"robots": ["A08"]}, {"robots": ["D02 on R01"]}, field=("R01",))
    bench.do("challenge A08 R01", "wait")
    assert bench.asked == ("A", "battle_move")
    behind = answers(bench, 1)
    assert behind["question-dice-added"] == {
        0: Fraction(4, 6),
        1: Fraction(1, 6),
        2: Fraction(1, 6),
    }
    assert behind["question-wins"] == {False: Fraction(5, 6), True: Fraction(1, 6)}
    bench.do("pass")
    assert bench.asked == ("B", "battle_move")
    assert answers(bench, 1)["question-wins"] == {True: 1}


def many_dice() -> Bench:
    """A lead with nine dice against one that it may beat, and may scrap."""
    b = {"robots": ["D06"], "hand": ["D01", "D03"], "deck": ["D02", "D04", "D07"]}
    return fight({"robots": ["XR01"]}, b, homebrew=robot("passive;-;-;self;dice+9;stay"))


def without_foresight(question: Question) -> Question:
    """The same question for the kernel to branch on."""

    def read(match: Match[Any]) -> Any:
        return question(match)

    return read


@pytest.mark.rule("BC-SKL-05", "BC-BAT-07", "BC-STR-04")
@pytest.mark.parametrize("dice", [1, 2, 3, 4])
def test_the_odds_are_those_of_every_fall_of_the_dice(dice: int) -> None:
    match, action = many_dice().match, RollDice(dice)
    for _, question in questions(match.state, action):
        told = odds(match, action, question)
        counted = odds(match, action, without_foresight(question))
        assert told.exact
        assert counted.error == 0
        assert told.distribution == counted.distribution


@pytest.mark.rule("BC-SKL-05")
def test_the_odds_of_nine_dice_are_exact() -> None:
    answered = answers(many_dice(), 9)
    assert answered["question-dice-added"] == {
        added: Fraction(
            sum(
                comb(9, twos) * comb(9 - twos, ones) * 4 ** (9 - twos - ones)
                for twos in range(10)
                for ones in (added - 2 * twos,)
                if 0 <= ones <= 9 - twos
            ),
            6**9,
        )
        for added in range(19)
    }
    assert all(sum(chances.values()) == 1 for chances in answered.values())
    assert all(0 < answered[key][True] < 1 for key in ("question-wins", "question-foe-lost"))


def test_the_odds_hang_on_nothing_that_the_seat_cannot_see() -> None:
    bench = many_dice()
    told = answers(bench, 9)
    for seed in range(5):
        bench.match = bench.match.imagine(0, Random(seed))
        assert answers(bench, 9) == told
