"""What could do nothing at all cannot be used; what a count or a search does (BC-RUL-108)."""

from typing import Any

import pytest

from rollout.games.battlecards import GAME
from rollout.games.battlecards.screen.last_energon import last_payments
from rollout.kernel.text import to_text
from tests.games.battlecards.bench import Bench, fight
from tests.games.battlecards.cards.homebrew import advantage, robot

NO_TARGET = "BC-DEC-11"


def playing(code: str, seat: dict[str, Any], foe: dict[str, Any] | None = None, **rest: Any) -> str:
    """Why XA01 with that clause may not be played; empty if it may."""
    given: dict[str, Any] = {"robots": ["A21"], **seat}
    given["hand"] = ["XA01", *given.get("hand", [])]
    return Bench(given, foe or {}, homebrew=advantage(code), **rest).why_not("play XA01")


@pytest.mark.rule("BC-RUL-108")
@pytest.mark.parametrize(
    ("code", "idle", "able"),
    [
        ("action;-;-;me;draw1;now", {}, {"deck": ["R01"]}),
        ("action;-;-;me;rip1;now", {}, {"hand": ["R01"]}),
        ("action;-;-;me;discard1;now", {}, {"hand": ["R01"]}),
        ("action;-;discard1;me;rip1;now", {"hand": ["R01"]}, {"hand": ["R01", "R04"]}),
        ("action;-;-;own;repair2;now", {}, {"robots": ["A21 damage 1"]}),
        ("action;-;-;own;recall;now", {}, {"robots": ["A21 on R04"]}),
        ("action;-;-;me;gain#held;now", {}, {"robots": ["A21 on R04"]}),
        ("action;-;-;own;spd+#Dinobot;turn", {}, {"robots": ["A21", "A25"]}),
        ("action;-;discard1;me;muster4;now", {"hand": ["A36"]}, {"hand": ["A36", "R01"]}),
    ],
)
def test_an_effect_with_nothing_to_work_on_cannot_be_used(
    code: str, idle: dict[str, Any], able: dict[str, Any]
) -> None:
    assert playing(code, idle, field=("R04",)) == NO_TARGET
    assert playing(code, able, field=("R04",)) == ""


@pytest.mark.rule("BC-RUL-108", "BC-RUL-77")
@pytest.mark.parametrize("word", ["rip1", "discard1", "scan", "lose1", "steal1", "draw1"])
def test_an_effect_on_a_seat_that_has_nothing_cannot_be_used(word: str) -> None:
    code = f"action;-;-;opp;{word};now"
    options = {"survival": False}
    has_all = {"hand": ["R01"], "bank": 1, "deck": ["R04"]}
    assert playing(code, {}, {"bank": 0}, options=options) == NO_TARGET
    assert playing(code, {}, has_all, options=options) == ""


@pytest.mark.rule("BC-RUL-108", "BC-RUL-11", "BC-OPT-11")
def test_an_empty_deck_can_be_drawn_from_where_that_does_something() -> None:
    def drawing(empty_deck: str, cost: str = "-", **seat: Any) -> str:
        code = f"action;-;{cost};me;draw1;now"
        return playing(code, seat, options={"empty_deck": empty_deck})

    assert drawing("nothing", scrapheap=["R01"]) == NO_TARGET
    assert drawing("lose") == ""
    assert drawing("reshuffle_once") == NO_TARGET
    assert drawing("reshuffle_once", scrapheap=["R01"]) == ""
    assert drawing("reshuffle_once", cost="discard1", hand=["R01"]) == ""


@pytest.mark.rule("BC-RUL-108")
def test_a_card_may_be_played_for_a_later_clause() -> None:
    """Nobody is damaged, so only the card is drawn."""
    text = advantage("action;-;-;own;repair2;now", "action;held<=0;-;me;draw1;now")
    seat = {"robots": ["A21"], "hand": ["XA01"], "deck": ["R01"]}
    bench = Bench(seat, homebrew=text).do("play XA01")
    assert bench.seat("A")["hand"] == ["R01"]
    held = Bench({**seat, "robots": ["A21 on R04"]}, field=("R04",), homebrew=text)
    assert held.why_not("play XA01") == NO_TARGET


@pytest.mark.rule("BC-RUL-108")
def test_only_robots_to_which_something_would_happen_are_offered() -> None:
    bench = Bench(
        {"robots": ["A21 damage 1", "A36", "A08 damage 2"], "hand": ["XA01"]},
        homebrew=advantage("action;-;-;own;repair1;now"),
    ).do("play XA01")
    assert bench.offers == ["choose A21", "choose A08"]


@pytest.mark.rule("BC-RUL-108", "BC-RUL-82")
@pytest.mark.parametrize(("hand", "asked"), [(["A36"], False), (["A36", "R01"], True)])
def test_paying_with_the_last_card_to_deploy_from_hand_is_not_offered(
    hand: list[str], asked: bool
) -> None:
    bench = Bench(
        {"robots": ["XR01"], "hand": hand},
        phase="energon",
        homebrew=robot("energon;-;discard1;me;muster4;now"),
    )
    assert (bench.asked[1] == "pay_for_effect") == asked


# Counting


@pytest.mark.rule("BC-RUL-108")
@pytest.mark.parametrize(("held", "cost"), [(0, 8), (2, 6)])
def test_a_robot_is_deployed_for_as_much_less_as_is_counted(held: int, cost: int) -> None:
    """A08 costs 8."""
    places = ["A21 on R01", "A36 on R04"][:held]
    bench = Bench(
        {"robots": ["A40", *places], "hand": ["XA01", "A08"], "bank": 20},
        field=("R01", "R04"),
        homebrew=advantage("action;-;-;me;muster#held;now"),
    ).do("play XA01")
    assert bench.seat("A")["bank"] == 20 - cost


@pytest.mark.rule("BC-RUL-75")
def test_the_price_of_a_robot_that_is_counted_down_is_known_when_it_is_asked_for() -> None:
    bench = Bench(
        {"robots": ["A21 on R01", "A36 on R04"], "hand": ["XA01", "A08"], "bank": 6},
        field=("R01", "R04"),
        homebrew=advantage("action;-;-;me;muster#held;now"),
    )
    ask = bench.do("play XA01").match.ask
    assert ask is not None
    choice = GAME.rules.read_action(bench.match.state, "choose A08")
    assert last_payments(bench.match.state, ask) == [to_text(choice)]


@pytest.mark.rule("BC-RUL-84")
def test_a_robot_is_brought_back_up_to_the_cost_that_is_counted() -> None:
    """A41 costs 2, A08 costs 8; three Resources are held."""
    bench = Bench(
        {
            "robots": ["A36 on R01", "A40 on R04", "A12 on R13"],
            "hand": ["XA01"],
            "scrapheap": ["A08", "A41"],
        },
        field=("R01", "R04", "R13"),
        homebrew=advantage("action;-;-;own_scrap;revive#held;now"),
    ).do("play XA01")
    assert bench.in_play("A41")
    assert "A08" in bench.seat("A")["scrapheap"]


# Searching, taking from all


def test_a_search_for_any_card_shows_it_to_nobody_else() -> None:
    bench = Bench(
        {"robots": ["A21"], "hand": ["XA01"], "deck": ["R04", "A38"]},
        dice=(("supply_deck", [3]),),
        homebrew=advantage("action;-;-;me;fetch:any;now"),
    ).do("play XA01", "choose R04")
    assert bench.seat("A")["hand"] == ["R04"]
    for viewer in (1, None):
        assert bench.match.view(viewer).seats[0].hand == []
    assert bench.told("card_fetched") == []
    told = next(each for each in bench.match.events if type(each).__name__ == "CardKept")
    assert (told.seen_by(0).card, told.seen_by(1).card) == (bench.match.state.hands[0][0], None)  # type: ignore[union-attr]


@pytest.mark.rule("BC-RUL-88")
def test_taking_from_both_takes_nothing_from_the_user() -> None:
    seats: list[dict[str, Any]] = [
        {"robots": ["A21"], "hand": ["XA01", "R01"], "bank": 10},
        {"hand": ["DA17"], "bank": 10},
        {"hand": ["DA16"], "bank": 10},
    ]
    bench = Bench(*seats, homebrew=advantage("action;-;-;both;steal1&scan;now")).do("play XA01")
    assert [bench.seat(letter)["bank"] for letter in "ABC"] == [12, 9, 9]
    assert [event["target"] for event in bench.told("hand_seen")] == ["B", "C"]
    assert len(bench.told("bank_changed")) == 4


# What falls


@pytest.mark.rule("BC-RUL-109")
def test_every_clause_of_a_robot_that_is_scrapped_is_looked_at_as_it_falls() -> None:
    bench = Bench(
        {"robots": ["XR01"], "hand": ["AA09"], "bank": 10},
        {"robots": ["D39 on R01"]},
        field=("R01",),
        homebrew=robot("scrapped;-;-;me;gain1;now", "scrapped;lead;-;me;gain2;now"),
    ).do("challenge XR01 R01")
    while bench.asked[1] != "action":
        bench.do("begin" if bench.asked[1] == "begin_or_wait" else "pass")
    assert not bench.in_play("XR01")
    assert bench.seat("A")["bank"] == 13


@pytest.mark.rule("BC-RUL-109")
def test_a_later_clause_that_did_not_hold_as_the_robot_fell_is_left_out() -> None:
    text = robot("scrapped;-;-;me;gain1;now", "scrapped;without:Testbed;-;me;gain2;now")
    bench = Bench(
        {"robots": ["XR01", "A21"], "hand": ["XA01"], "bank": 10},
        homebrew=text + advantage("action;-;-;own;scrap;now"),
    ).do("play XA01", "choose XR01")
    assert bench.seat("A")["bank"] == 11


@pytest.mark.rule("BC-DMG-03")
def test_a_robot_without_endurance_falls_without_a_marker() -> None:
    """A16 has END 3."""
    bench = Bench(
        {"robots": ["A21", "A16"], "hand": ["XA01"]},
        homebrew=advantage("action;-;-;own;end-3;turn"),
    ).do("play XA01", "choose A16")
    assert not bench.in_play("A16")


@pytest.mark.rule("BC-DMG-03", "BC-SPT-07")
def test_a_robot_that_would_have_no_endurance_in_alt_mode_does_not_join() -> None:
    bench = fight(
        {"robots": ["A08", "XR01"]},
        {"robots": ["D37"]},
        homebrew=robot("passive;-;-;self;end-5;stay", mode="alt"),
    )
    assert bench.why_not("join XR01") == "BC-RUL-23"
