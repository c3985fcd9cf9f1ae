"""Robots that leave a battle or come back to where nothing is; decks that were put in order."""

import pytest

from rollout.games.battlecards.model import HOME, IN_BATTLE
from rollout.games.battlecards.rules.on_the_table import is_supporting
from rollout.games.battlecards.rules.resolution import _return_to_start
from rollout.kernel.game import Table
from tests.games.battlecards.bench import Bench, fight
from tests.games.battlecards.cards.homebrew import advantage, robot


@pytest.mark.rule("BC-RUL-69", "BC-SPT-02")
def test_a_supporter_that_is_taken_to_a_resource_supports_no_more() -> None:
    bench = fight(
        {"robots": ["A21", "A18 alt", "A23 on R01-2"], "hand": ["XA01"]},
        {"robots": ["D27"]},
        field=("R01", "R01 of A"),
        homebrew=advantage("battle;-;-;own;shuttle;now"),
        options={"support_limit": 2},
    )
    bench.do("join A18")
    bench.do("pass")
    assert is_supporting(bench.match.state, 3)
    bench.do("play XA01", "choose A18")
    assert not is_supporting(bench.match.state, 3)
    assert bench.robot("A18")["place"] == "R01-2"


@pytest.mark.rule("BC-CLM-06", "BC-CTL-02")
def test_whoever_comes_to_contest_gives_up_what_it_held_at_once() -> None:
    bench = Bench({"robots": ["A21"]}, {"robots": ["D33 on R01-2"]}, field=("R01", "R01 of B"))
    assert bench.resource("R01-2")["controller"] == "B"
    bench.do("claim A21 R01", "contest D33")
    assert bench.resource("R01-2")["controller"] == "none"


@pytest.mark.rule("BC-AFT-03")
@pytest.mark.parametrize(
    ("start", "there", "place"), [(0, True, 0), (0, False, HOME), (1, False, HOME)]
)
def test_a_lead_goes_home_if_the_resource_it_came_from_is_gone(
    start: int, there: bool, place: int
) -> None:
    bench = Bench({"robots": ["A21"]}, {"robots": ["D27"]}, field=("R01", "R02", "R03"))
    state = fight({"robots": ["A21"]}, {"robots": ["D27"]}, field=("R03", "R01")).match.state
    assert state.battle is not None
    assert bench.match.state.resources == [0, 1, 2]
    lead = state.battle.leads[0]
    assert state.place[lead] == IN_BATTLE
    state.battle.starts[0] = start
    state.resources = [0, 1] if there else [1 - start]
    _return_to_start(Table(state), state.battle, 0)
    assert state.place[lead] == place


@pytest.mark.rule("BC-CHN-03")
def test_nothing_is_known_of_a_deck_that_was_shuffled() -> None:
    text = advantage("action;-;-;me;sift2&fetch:Minibot;now")
    bench = Bench(
        {"robots": ["A21"], "hand": ["XA01"], "deck": ["R04", "R13", "A38", "R25"]},
        homebrew=text,
        dice=(("supply_deck", [5, 3]),),
    )
    bench.do("play XA01", "choose R04")
    assert bench.match.state.stacked == [1, 0]
    bench.do("choose A38")
    assert bench.match.state.stacked == [0, 0]


@pytest.mark.rule("BC-RUL-108", "BC-TRF-02")
@pytest.mark.parametrize(("word", "why"), [("spd+1", ""), ("flip", "BC-DEC-11"), ("hit1", "")])
def test_a_pinned_robot_is_only_not_turned_over(word: str, why: str) -> None:
    text = robot("passive;-;-;self;pin;stay") + advantage(f"action;-;-;own;{word};turn")
    bench = Bench({"robots": ["XR01"], "hand": ["XA01"]}, homebrew=text)
    assert bench.why_not("play XA01") == why


@pytest.mark.rule("BC-DEC-12")
@pytest.mark.parametrize(
    ("clause", "asked"),
    [
        ("energon;-;-;me;gain1;now", "deployment"),
        ("energon;-;-;me;gain1&draw1;now", "order_of_effects"),
        ("energon;-;-;me;draw1;now", "order_of_effects"),
        ("energon;bank<=20;-;me;gain1;now", "order_of_effects"),
        ("energon;-;en1;me;gain2;now", "order_of_effects"),
        ("energon;-;-;both;gain1;now", "order_of_effects"),
    ],
)
def test_an_order_is_asked_for_where_it_can_matter(clause: str, asked: str) -> None:
    text = robot(clause) + robot(clause, code="XR02")
    seat = {"robots": ["XR01", "XR02"], "deck": ["R04", "R13", "R25"], "bank": 9}
    assert Bench(seat, phase="energon", homebrew=text).asked == ("A", asked)
