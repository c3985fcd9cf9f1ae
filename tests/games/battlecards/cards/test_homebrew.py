"""Homebrew: the same form, the same checks, and the nearest word in the error."""

from pathlib import Path

import pytest

from rollout.games.battlecards.library import check, library
from rollout.kernel.content import ContentError
from tests.games.battlecards.cards.homebrew import advantage, resource, robot
from tests.games.battlecards.cards.scenes import home

GOOD = robot("action;home;en1;me;gain2;now")


def mistake(text: str) -> str:
    with pytest.raises(ContentError) as caught:
        library(text)
    return str(caught.value)


def test_a_homebrew_card_is_played_like_any_other() -> None:
    bench = home(["XR01"], homebrew=GOOD)().do("use_ability XR01")
    assert bench.seat("A")["bank"] == 11


def test_homebrew_stands_beside_our_cards_and_leaves_them_as_they_are() -> None:
    grown = library(GOOD)
    assert len(grown.cards) == 201
    assert len(library().cards) == 200
    assert grown.card("A01").index == library().card("A01").index


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (robot("acton;home;-;me;gain2;now"), 'found "acton" (nearest: action)'),
        (robot("action;hom;-;me;gain2;now"), 'a condition, found "hom" (nearest: home)'),
        (robot("action;group>=2;-;me;gain2;now"), 'expected group>=N:X, found "group>=2"'),
        (robot("action;home;discad1;me;gain2;now"), 'found "discad1" (nearest: discardN)'),
        (robot("action;home;-;mee;gain2;now"), 'found "mee" (nearest: me)'),
        (robot("action;home;-;me;gian2;now"), 'an effect, found "gian2" (nearest: gainN)'),
        (robot("action;home;-;me;gain+2;now"), 'expected gainN, found "gain+2"'),
        (robot("passive;lead;-;self;str2;stay"), 'expected str+N, found "str2"'),
        (robot("action;home;-;me;gain2;forever"), 'found "forever"'),
        (robot("action;home;-;me;str+2;turn"), 'an effect on me, found "str"'),
        (robot("action;home;-;own;gain2;now"), 'an effect on own, found "gain"'),
        (robot("action;home;-;own;spd+1;now"), "how long spd lasts"),
        (robot("action;home;-;own;spd+1;stay"), "expected one of now, battle, turn, round"),
        (robot("passive;home;-;self;spd+1;turn"), "expected stay"),
        (robot("passive;home;-;self;hit1;stay"), "effects that last"),
        (robot("passive;home;-;own;spd+1;stay"), 'found "own"'),
        (robot("passive;faster;-;self;spd+1;stay"), "a condition that compares nothing"),
        (robot("passive;foe_str>=3;-;self;core+1;stay"), "a condition that compares nothing"),
        (robot("action;home;-;own;stash;battle"), "turn or round"),
        (robot("contest;-;-;me;gain1;now"), 'found "contest"'),
        (robot("action;here;-;me;gain1;now"), "no Resource is needed for"),
        (advantage("energon;-;-;me;gain1;now"), 'found "energon"'),
        (advantage("action;home;-;me;gain1;now"), "a card of kind advantage can meet"),
        (advantage("action;-;-;self;spd+1;turn"), "a target other than the card"),
        (resource("action;-;dmg1;me;gain1;now"), "nothing that only a Robot can do"),
        (resource("win;-;-;me;gain1;now"), 'found "win"'),
        (advantage("action;-;-;me;gain1;now", "battle;-;-;me;gain1;now"),
         "action, as in the first clause"),
    ],
)  # fmt: skip
def test_a_wrong_word_is_refused_with_file_line_key_and_the_nearest_word(
    text: str, words: str
) -> None:
    found = mistake(text)
    assert words in found
    assert found.startswith("homebrew:")


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (GOOD.replace("cost = 4", "cost = -1"), "robots.XR01.cost"),
        (GOOD.replace('army = "autobot"', 'army = "autobots"'), "autobot"),
        (GOOD.replace("endurance = 5, speed = 4", "endurance = 0, speed = 4"), "endurance"),
        (GOOD.replace("subtitle", "subtitel"), "nearest: subtitle"),
        (GOOD.replace("robots.XR01", "robots.A01"), "a code that is not in use yet"),
        (GOOD.replace("robots.XR01", "robots.xr01"), "capitals and digits"),
        (GOOD.replace("robots.XR01", "robot.XR01"), "nearest: robots"),
        ('[decks.mine]\nname = "Mine"\narmy = "autobot"\ncards = ["3 A99"]', "nearest: A"),
        ('[decks.mine]\nname = "Mine"\narmy = "autobot"\ncards = ["A01"]', "copies and code"),
    ],
)
def test_a_wrong_figure_or_key_is_refused(text: str, words: str) -> None:
    assert words in mistake(text)


def test_checking_a_folder_lists_every_mistake_with_its_line(tmp_path: Path) -> None:
    (tmp_path / "good.toml").write_text(GOOD, encoding="utf-8")
    bad = advantage("action;-;-;me;gian1;now") + resource("action;-;-;me;dra1;now")
    (tmp_path / "more.toml").write_text(bad, encoding="utf-8")
    (tmp_path / "none.toml").write_text("= nothing", encoding="utf-8")
    problems = check(tmp_path)
    assert len(problems) == 3
    assert [problem.line for problem in problems if problem.nearest] == [15, 6]
    assert check(tmp_path / "good.toml") == []


def test_an_empty_folder_is_told_so(tmp_path: Path) -> None:
    (problem,) = check(tmp_path)
    assert "TOML files" in str(problem)
