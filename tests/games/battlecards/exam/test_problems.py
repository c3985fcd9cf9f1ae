"""What is wrong with decks, positions and homebrew, told in German too."""

from pathlib import Path

import pytest

from rollout.games.battlecards import GAME
from rollout.games.battlecards.content.library import check
from rollout.words import Words
from rollout.words.problems import told
from tests.games.battlecards.cards.homebrew import advantage, robot


@pytest.mark.parametrize(
    ("english", "german"),
    [
        ("there is no card 'A99' in the match", "eine Karte 'A99' gibt es in dieser Partie nicht"),
        ("position: 'R01' is no robot", "position: 'R01' ist kein Roboter"),
        ("position: 'A03 damge 2': 'damge' is none of alt, on",
         "position: 'A03 damge 2': 'damge' ist keines von alt, on"),
        ("an effect on no target", "ein Effekt auf kein Ziel"),
        ("an effect on opp, one of limit+N, hush", "ein Effekt auf opp, einer von limit+N, hush"),
        ("an effect, one of hitN, pin", "ein Effekt, einer von hitN, pin"),
        ("an effect that needs no battle, because of win",
         "ein Effekt, der keinen Kampf braucht, wegen win"),
        ("a condition that can hold at the time of win",
         "eine Bedingung, die im Augenblick von win gelten kann"),
        ("a target that can be there at the time of control",
         "ein Ziel, das es im Augenblick von control geben kann"),
        ("a cost that can be paid at the time of passive",
         "ein Preis, der im Augenblick von passive bezahlt werden kann"),
        ("an effect that does something to me", "ein Effekt, der bei me etwas bewirkt"),
        ("10 to 100 cards", "10 bis 100 Karten"),
        ("a cost, one of enN, dmgN", "ein Preis, eines von enN, dmgN"),
    ],
)  # fmt: skip
def test_a_problem_is_told_in_german(english: str, german: str) -> None:
    assert told(Words(GAME, "en"), english) == english
    assert told(Words(GAME, "de"), english) == german


MISSPELT = """
[advantages.XA01]
title = "Trial Run"
army = "autobot"
support = 1
clauses = [
    { trigger = "action", target = "me", effect = ["fetch:Cassete"] },
    { trigger = "action", target = "me", effect = ["gain#Seekerr"], condition = ["with:Megatrn"] },
]
"""


def test_a_group_or_title_that_no_card_has_is_told_with_the_nearest(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(MISSPELT, encoding="utf-8")
    found = [(each.key, each.found, each.nearest) for each in check(path)]
    assert found == [
        ("advantages.XA01.clauses[0].effect[0]", '"Cassete"', "Cassette"),
        ("advantages.XA01.clauses[1].condition[0]", '"Megatrn"', "Megatron"),
        ("advantages.XA01.clauses[1].effect[0]", '"Seekerr"', "Seeker"),
    ]


def test_groups_and_titles_of_ones_own_may_be_named(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(robot("passive;lead&with:Testbed;-;self;str+#Test;stay"), encoding="utf-8")
    assert check(path) == []


def test_every_refusal_of_a_senseless_card_or_deck_is_told_in_german(tmp_path: Path) -> None:
    words = Words(GAME, "de")
    senseless = [
        robot("action;-;-;-;breakoff;now"),
        robot("action;-;-;foe;hit2;now"),
        robot("energon;attacker;-;me;gain1;now"),
        robot("battle;attacker&defender;-;me;gain1;now"),
        robot("action;-;-;me;draw0;now"),
        robot("action;zzz;-;me;draw1;now"),
        robot("action;-;-;me;gain1;now", "action;-;en1;me;gain1;now"),
        advantage("action;-;dmg1;me;gain1;now"),
        '[decks.mine]\nname = "Mine"\narmy = "autobot"\ncards = ["4 A01"]',
        '[decks.mine]\nname = "Mine"\narmy = "autobot"\ncards = ["3 D01"]',
        '[decks.mine]\nname = "Mine"\narmy = "autobot"\ncards = []',
    ]
    path = tmp_path / "mine.toml"
    for text in senseless:
        path.write_text(text, encoding="utf-8")
        (problem,) = check(path)
        assert told(words, problem.expected) != problem.expected
