"""What the terminal says of a choice before it is taken."""

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

import pytest

from rollout.cli import odds as terminal_odds
from rollout.cli.odds import chance_of, first_roll, long_odds, short_odds
from rollout.games.samples.bluff import Bluff
from rollout.games.samples.facts import Fold
from rollout.kernel import Game, Listed, Match, Odds, Reasons, Result, Roll, Script, Table, Term
from rollout.words import Words

NEED = Reasons((Term("column-name", 3, "X-01"), Term("column-title", 1, "X-02")))


@dataclass
class Luck:
    rolled: int = 0

    def copy(self) -> "Luck":
        return Luck(self.rolled)


class OneRoll(Game[Luck]):
    """Fold, roll a d10, 4 or more wins. It stands in for the sample game of that name."""

    slug = "bluff"
    actions = (Fold,)
    state_type = Luck

    def start(self, setup: Any) -> Luck:
        return Luck()

    def result(self, state: Luck) -> Result | None:
        return Result((0,) if state.rolled >= 4 else (1,), "rolled") if state.rolled else None

    def step(self, table: Table[Luck]) -> Script[None]:
        yield table.ask(0, "try", Listed([Fold()]))
        table.state.rolled = yield table.roll("luck", 10, 4, NEED)


def test_a_choice_shows_the_chance_of_its_roll() -> None:
    assert short_odds(Match(OneRoll()), Fold(), Words(None, "en")) == "70 %"


def test_the_odds_of_a_choice_come_with_their_reasons() -> None:
    assert long_odds(Match(OneRoll()), Fold(), Words(None, "en")) == [
        "d10, 4 or more: 70 %.",
        "That number is name +3, title +1 = 4.",
    ]


def test_a_choice_without_a_roll_shows_nothing() -> None:
    match = Match(Bluff())
    assert short_odds(match, Fold(), Words(None, "en")) == ""
    assert long_odds(match, Fold(), Words(None, "de")) == [
        "Kein Wurf entscheidet, was daraus wird."
    ]


def test_looking_at_odds_leaves_the_match_alone() -> None:
    match = Match(OneRoll())
    first_roll(match, Fold())
    assert (match.ply, match.chance) == (0, None)


@pytest.mark.parametrize(
    ("need", "chance"), [(1, 1.0), (-3, 1.0), (4, 0.7), (10, 0.1), (11, 0.0), (30, 0.0)]
)
def test_the_chance_of_a_need(need: int, chance: float) -> None:
    assert chance_of(Roll("x", 10, need)) == pytest.approx(chance)


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (Odds({True: Fraction(1, 4), False: Fraction(3, 4)}, True, 2, 0.0, ""), "Hit: 25 %"),
        (Odds({False: 1.0}, False, 2, 0.1, ""), "Hit: about 0 %"),
        (
            Odds({0: Fraction(3, 4), 8: Fraction(1, 4)}, True, 2, 0.0, ""),
            "Hit: 2.0 on average, most likely 0 (75 %)",
        ),
        (Odds({"lost": 0.9, "won": 0.1}, False, 2, 0.0, ""), "Hit: most likely lost (about 90 %)"),
    ],
)
def test_the_answer_to_a_question_is_said_in_a_line(answer: Odds, words: str) -> None:
    assert terminal_odds._answered(Words(None, "en"), "Hit", answer) == words
