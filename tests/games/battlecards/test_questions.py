"""The odds of Combat dice, before they are rolled (BC-SKL-05)."""

from fractions import Fraction
from typing import Any

import pytest

from rollout.games.battlecards.actions import RollDice
from rollout.games.battlecards.questions import questions
from rollout.kernel.odds import odds
from tests.games.battlecards.bench import Bench


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
