"""Homebrew: the same form, the same checks, and the nearest word in the error."""

from pathlib import Path

import pytest

from rollout.games.battlecards.content.library import check, library
from rollout.kernel.content import ContentError
from tests.games.battlecards.cards.homebrew import advantage, resource, robot
from tests.games.battlecards.cards.scenes import home

GOOD = robot("action;home;en1;me;gain2;now")


def alt(code: str) -> str:
    return robot(code, mode="alt")


def mistake(text: str) -> str:
    with pytest.raises(ContentError) as caught:
        library(text)
    return str(caught.value)


def test_a_homebrew_card_is_played_like_any_other() -> None:
    bench = home(["XR01"], homebrew=GOOD)().do("use_ability XR01")
    assert bench.seat("A")["bank"] == 11


def test_homebrew_stands_beside_our_cards_and_leaves_them_as_they_are() -> None:
    grown = library(GOOD)
    assert len(grown.cards) == len(library().cards) + 1
    assert len(library().cards) == 206
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
        (robot("action;home;-;me;gain2;forever"), 'found "forever" (nearest: stay)'),
        (robot("action;home;-;me;gain2;soon"), 'turn, round, stay, found "soon"'),
        (robot("passive;home;-;self;strength+2;stay"), 'found "strength+2" (nearest: str+N)'),
        (robot("passive;home;-;self;speed+1;stay"), 'found "speed+1" (nearest: spd+N)'),
        (robot("action;home;-;own;damage2;now"), 'found "damage2" (nearest: hitN)'),
        (robot("action;home;-;own;heal2;now"), 'found "heal2" (nearest: repairN)'),
        (robot("action;home;-;own;zap2;now"), 'an effect, one of str+N, core+N, spd+N'),
        (robot("action;home;energon2;me;gain2;now"), 'found "energon2" (nearest: enN)'),
        (robot("action;home;gold2;me;gain2;now"), 'one of enN, discardN, dmgN, found "gold2"'),
        (robot("action;home;-;opp;hit2;now"), 'an effect on opp, one of limit+N, hush, '),
        (robot("action;home;-;opponent;lose2;now"), 'found "opponent" (nearest: opp)'),
        (robot("action;helds>=2;-;me;gain2;now"), 'found "helds>=2" (nearest: held>=N)'),
        (robot("action;home;-;me;str+2;turn"), 'an effect on me, one of limit+N'),
        (robot("action;home;-;own;draw2;now"), 'an effect on own, one of str+N'),
        (robot("action;home;-;own;spd+1;now"), "how long spd lasts"),
        (robot("action;home;-;own;spd+1;stay"), "expected one of now, battle, turn, round"),
        (robot("passive;home;-;self;spd+1;turn"), "expected stay"),
        (robot("passive;home;-;self;hit1;stay"), "effects that last"),
        (robot("passive;home;-;own;spd+1;stay"), 'found "own"'),
        (robot("passive;faster;-;self;spd+1;stay"), "a condition that compares nothing"),
        (robot("passive;slower;-;self;core+1&spd+1;stay"), "a condition that compares nothing"),
        (robot("passive;foe_str>=3;-;self;spd+1;stay"), "a condition that compares nothing"),
        (robot("passive;foe_str>=3;-;self;core+1;stay"), "compares no strengths"),
        (robot("action;home;-;own;stash;battle"), "turn or round"),
        (robot("contest;-;-;me;gain1;now"), 'found "contest"'),
        (robot("action;here;-;me;gain1;now"), "no Resource is needed for"),
        (robot("action;held>=+2;-;me;gain1;now"), 'held>=N, found "held>=+2"'),
        (robot("action;held>=#held;-;me;gain1;now"), 'found "held>=#held"'),
        (advantage("energon;-;-;me;gain1;now"), 'found "energon"'),
        (advantage("action;home;-;me;gain1;now"), "a card of kind advantage can meet"),
        (advantage("action;-;-;self;spd+1;turn"), "a target other than the card"),
        (resource("action;-;dmg1;me;gain1;now"), ".cost: expected a cost that is paid without"),
        (resource("action;-;-;self;spd+1;turn"), ".target: expected a target other than"),
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


@pytest.mark.rule("BC-RUL-108")
@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            robot("action;-;-;-;breakoff;now"),
            'needs no battle, because of action, found "breakoff"',
        ),
        (robot("win;-;-;-;breakoff;now"), "needs no battle, because of win"),
        (robot("action;-;-;foe;hit2;now"), 'without a battle, because of action, found "foe"'),
        (advantage("contest;-;-;lead;str+1;battle"), "without a battle, because of contest"),
        (robot("action;-;-;opp;cancel;now"), 'needs no battle, because of action, found "cancel"'),
        (robot("energon;attacker;-;me;gain1;now"), "without a battle, because of energon"),
        (advantage("action;-;dmg1;me;gain1;now"), 'without a lead in battle, found "dmg1"'),
        (robot("passive;-;-;self;str+0;stay"), 'a number other than 0, found "str+0"'),
        (robot("action;-;-;me;draw0;now"), 'a number other than 0, found "draw0"'),
        (robot("action;-;en0;me;draw1;now"), 'a number other than 0, found "en0"'),
        (robot("action;-;-;me;gain100;now"), 'a number up to 99, found "gain100"'),
        (robot("passive;-;-;self;str+100;stay"), 'a number up to 99, found "str+100"'),
        (robot("action;bank<=100;-;me;gain1;now"), 'a number up to 99, found "bank<=100"'),
        (robot("action;-;en100;me;gain1;now"), 'a number up to 99, found "en100"'),
        (robot("action;-;-;me;gian100;now"), 'found "gian100" (nearest: gainN)'),
        (robot("battle;attacker&defender;-;me;gain1;now"), "can hold together with attacker"),
        (robot("battle;home&lead;-;me;gain1;now"), "can hold together with home"),
        (robot("action;with:Prowl&without:Prowl;-;me;gain1;now"), "can hold together with with"),
        (robot("action;held<=1&held>=2;-;me;gain1;now"), "can hold together with held<="),
        (robot("action;-;-;me;gain1;now", "action;-;en1;me;gain1;now"), "in the first clause only"),
        (robot("passive;-;en1;self;str+1;stay"), 'paid at the time of passive, found "en1"'),
        (robot("support;-;-;lead;str+1;battle"), "a trigger that comes up in robot mode"),
        (robot("battle;supporting;-;lead;str+1;battle"), "a condition that holds in robot mode"),
        (alt("support;lead;-;lead;str+1;battle"), 'hold at the time of support, found "lead"'),
        (alt("support;home;-;lead;str+1;battle"), 'hold at the time of support, found "home"'),
        (alt("win;supporting;-;me;gain1;now"), 'hold at the time of win, found "supporting"'),
        (robot("deploy;holding;-;me;gain1;now"), 'hold at the time of deploy, found "holding"'),
        (robot("control;-;-;foe_sup;hit1;now"), 'there at the time of control, found "foe_sup"'),
        (robot("scrapped;-;-;self;repair1;now"), 'there at the time of scrapped, found "self"'),
        (robot("scrapped;-;dmg1;me;gain1;now"), 'paid at the time of scrapped, found "dmg1"'),
        (advantage("action;-;-;me;steal2;now"), 'does something to me, found "steal2"'),
        (advantage("action;-;-;me;scan;now"), 'does something to me, found "scan"'),
        (advantage("action;-;-;foe_home;shuttle;now"), "does something to foe_home"),
        (robot("win;-;-;self;str+2;battle"), 'expected turn or round, found "battle"'),
        (robot("passive;-;-;opp;uncontested;stay"), 'expected one of me, found "opp"'),
        (robot("passive;-;-;both;uncontested;stay"), 'expected one of me, found "both"'),
        (robot("action;held>=0;-;me;gain1;now"), 'a condition that can fail, found "held>=0"'),
        (robot("action;hand>=0;-;me;gain1;now"), 'a condition that can fail, found "hand>=0"'),
        (robot("battle;foe_str>=0;-;me;gain1;now"), "a condition that can fail"),
        (robot("action;group>=0:Car;-;me;gain1;now"), "a condition that can fail"),
        (advantage("action;-;-;own;stash&repair1;turn"), "nothing that stash has taken away"),
        (advantage("action;-;-;own;scrap&hit1;now"), "nothing that scrap has taken away"),
        (robot("passive;-;-;foe;anyspeed;stay"), 'may still contest or join a battle, found "foe"'),
        (robot("passive;-;-;lead;anyspeed;stay"), "may still contest or join a battle"),
    ],
)
def test_a_clause_that_could_never_do_anything_is_refused(text: str, words: str) -> None:
    assert words in mistake(text)


@pytest.mark.parametrize(
    "text",
    [
        robot("battle;-;-;-;breakoff;now"),
        alt("support;holding;-;lead;str+1;battle"),
        alt("battle;supporting;-;lead;str+1;battle"),
        robot("win;home;-;me;gain1;now"),
        robot("scrapped;lead;-;foe;hit1;now"),
        robot("win;-;-;self;str+2;turn"),
        robot("action;-;-;own;repair2&gain1;now"),
        advantage("action;-;-;res_free;scrap&gain2;now"),
        robot("open;-;-;foe;hit1;now"),
        robot("win;-;-;foe;hit1;now"),
        robot("action;-;-;me;muster0;now"),
        robot("action;held<=0;-;me;gain1;now"),
        advantage("action;-;-;own;repair2&stash&gain1;turn"),
        advantage("battle;-;-;foe;anyspeed;turn"),
        robot("battle;attacker&claim&faster;dmg1;opp;cancel;now"),
        robot("action;held>=1&held<=1;-;me;gain1;now"),
        robot("passive;-;-;me;uncontested;stay"),
        robot("passive;faster;-;self;core+1;stay"),
        robot("passive;slower;-;foe;core-1;stay"),
        advantage("battle;-;dmg1;lead;str+#held;battle"),
    ],
)
def test_what_can_happen_is_not_refused(text: str) -> None:
    assert len(library(text).cards) == len(library().cards) + 1


def deck_of(*cards: str) -> str:
    listed = ", ".join(f'"{each}"' for each in cards)
    return f'[decks.mine]\nname = "Mine"\narmy = "autobot"\ncards = [{listed}]'


@pytest.mark.rule("BC-DCK-03", "BC-DCK-05", "BC-DCK-06", "BC-RUL-08", "BC-OPT-16")
@pytest.mark.parametrize(
    ("cards", "words"),
    [
        (("50 A01",), 'at most 3 copies of a card, found "50 A01"'),
        (("3 A01", "3 R01", "3 A12", "1 A01"), 'decks.mine.cards[3]: expected at most 3 copies'),
        (("0 A01",), 'copies and code, as in "2 A03", found "0 A01"'),
        ((), "10 to 100 cards, found 0"),
        (("3 A01", "3 R01", "3 A12"), "10 to 100 cards, found 9"),
        (("3 A01", "3 D01", "3 A12", "3 R01"), 'the autobot army, or a Resource, found "3 D01"'),
    ],
)  # fmt: skip
def test_a_deck_that_no_match_could_use_is_refused(cards: tuple[str, ...], words: str) -> None:
    assert words in mistake(deck_of(*cards))


def test_a_small_deck_of_ones_own_is_accepted() -> None:
    assert library(deck_of("3 A01", "3 R01", "3 A12", "1 A03")).decks["mine"].counts["R01"] == 3


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (GOOD.replace("cost = 4", "cost = -1"), "robots.XR01.cost"),
        (GOOD.replace('army = "autobot"', 'army = "autobots"'), "autobot"),
        (GOOD.replace("endurance = 5, speed = 4", "endurance = 0, speed = 4"), "endurance"),
        (GOOD.replace("subtitle", "subtitel"), "nearest: subtitle"),
        (GOOD.replace("robots.XR01", "robots.A01"), "a code that is not in use yet"),
        (GOOD.replace("robots.XR01", "robots.xr01"), "capitals and digits"),
        (GOOD.replace("robots.XR01", "robots.CLAUSE"), 'as in XR01, found "CLAUSE"'),
        (GOOD.replace("robots.XR01", "robot.XR01"), "nearest: robots"),
        ('[decks.mine]\nname = "Mine"\narmy = "autobot"\ncards = ["3 A99"]', "nearest: A"),
        ('[decks.mine]\nname = "Mine"\narmy = "autobot"\ncards = ["A01"]', "copies and code"),
    ],
)
def test_a_wrong_figure_or_key_is_refused(text: str, words: str) -> None:
    assert words in mistake(text)


@pytest.mark.parametrize(
    ("points", "words"),
    [
        ("nan", "a number >= -99.0, found nan"),
        ("inf", "a number <= 99.0, found inf"),
        ("-inf", "a number >= -99.0, found -inf"),
        ("1e300", "a number <= 99.0, found 1e+300"),
        ("99.1", "a number <= 99.0, found 99.1"),
    ],
)
def test_ability_points_are_points_that_can_be_added_up(points: str, words: str) -> None:
    figured = GOOD.replace("cost = 4", f"cost = 4\nability_points = {points}")
    assert f"robots.XR01.ability_points: expected {words}" in mistake(figured)
    assert library(figured.replace(points, "99")).card("XR01").ability_points == 990


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
