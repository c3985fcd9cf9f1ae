"""Battles in odd places (BC-OPT-13, BC-AFT, BC-RUL-58, 108)."""

import pytest

from tests.games.battlecards.bench import Bench, fight
from tests.games.battlecards.cards.homebrew import advantage, resource, robot


@pytest.mark.rule("BC-OPT-13", "BC-SPT-04")
def test_a_silenced_lead_without_a_slot_cannot_transform_if_that_uses_one() -> None:
    bench = fight(
        {"robots": ["A44"], "hand": ["R04", "R13"]},
        {"robots": ["D10"], "hand": ["R25"]},
        options={"lead_transform_uses_slot": True},
    )
    bench.do("pass", "add_strength R25", "use_ability A44", "choose R04")
    assert bench.asked == ("B", "battle_move")
    assert bench.why_not("transform D10") == "BC-SPT-04"


@pytest.mark.rule("BC-OPT-13")
def test_a_silenced_lead_with_a_slot_may_still_transform() -> None:
    bench = fight(
        {"robots": ["A44"], "hand": ["R04", "R13"]},
        {"robots": ["D10"], "hand": ["R25"]},
        options={"lead_transform_uses_slot": True},
    )
    bench.do("use_ability A44", "choose R04")
    assert "transform D10" in bench.offers


@pytest.mark.rule("BC-BAT-01", "BC-DEC-11")
def test_a_resource_that_is_fought_over_is_not_free() -> None:
    bench = Bench(
        {"robots": ["A08"], "hand": ["XA01"]},
        {"robots": ["D33"]},
        homebrew=advantage("battle;-;-;res_free;scrap;now"),
        field=("R01",),
    ).do("claim A08 R01", "contest D33", "wait")
    assert bench.why_not("play XA01") == "BC-DEC-11"


@pytest.mark.rule("BC-AFT-01", "BC-RUL-58")
def test_the_winner_of_a_battle_over_a_resource_that_is_gone_goes_home() -> None:
    bench = fight(
        {"robots": ["A08"]},
        {"robots": ["D27"]},
        homebrew=resource("battle;-;-;here;scrap;now"),
        field=("XS01",),
    ).do("pass", "use_ability XS01")
    while bench.match.state.battle is not None:
        bench.do("pass")
    assert bench.seat("A")["scrapheap"] == ["XS01"]
    assert bench.robot("A08")["place"] == "homebase"
    assert bench.robot("D27")["place"] == "homebase"


@pytest.mark.rule("BC-CLM-07")
def test_a_claimer_goes_home_when_the_resource_is_scrapped_while_others_are_asked() -> None:
    """XR01 stands on R02 without the skill it requires, and scraps it from under both."""
    bench = Bench(
        {"robots": ["D27"]},
        {"robots": ["XR01 alt on R02"]},
        homebrew=robot("open;-;-;here;scrap;now", mode="alt"),
        field=("R02",),
    ).do("claim D27 R02", "use_ability XR01")
    while bench.asked[1] == "contest":
        bench.do("decline")
    assert bench.robot("D27")["place"] == "homebase"
    assert bench.seat("A")["scrapheap"] == ["R02"]


@pytest.mark.rule("BC-CLM-01", "BC-DEC-11")
def test_a_resource_that_is_being_claimed_is_not_free() -> None:
    def asked(*field: str) -> Bench:
        return Bench(
            {"robots": ["D27"]},
            {"robots": ["A21"], "hand": ["XA01"]},
            homebrew=advantage("contest;-;-;res_free;scrap;now"),
            field=field,
        ).do("claim D27 R01")

    assert asked("R01").why_not("play XA01") == "BC-DEC-11"
    two = asked("R01", "R04").do("play XA01")
    assert two.resource("R01")["controller"] == "none"
    assert two.seat("A")["scrapheap"] == ["R04"]


@pytest.mark.rule("BC-CLM-01")
def test_a_claimer_stands_on_the_resource_while_others_are_asked() -> None:
    bench = Bench(
        {"robots": ["D27", "D37"]},
        {"robots": ["A21"], "hand": ["XA01"]},
        homebrew=advantage("contest;-;-;foe_held;recall;now"),
        field=("R01",),
    ).do("claim D27 R01", "play XA01")
    assert bench.asked == ("A", "action")
    assert bench.robot("D27")["place"] == "homebase"
    assert bench.resource("R01")["controller"] == "none"


@pytest.mark.rule("BC-BAT-06", "BC-RUL-108")
def test_a_battle_that_is_decided_is_not_broken_off() -> None:
    """XR02 falls to D39 and would break off the battle it fell in."""
    bench = fight(
        {"robots": ["XR02 damage 3"]},
        {"robots": ["D39"]},
        homebrew=robot("scrapped;-;-;-;breakoff;now", code="XR02"),
    )
    while bench.asked[1] == "battle_move":
        bench.do("pass")
    assert bench.seat("A")["scrapheap"] == ["XR02"]
    assert bench.told("battle_broken_off") == []
    assert bench.told("ability_used") == []


@pytest.mark.rule("BC-RUL-108")
def test_without_a_battle_there_is_nothing_to_break_off() -> None:
    rules = robot("open;-;-;-;breakoff;now")
    assert Bench({"robots": ["XR01"]}, homebrew=rules).why_not("use_ability XR01") == "BC-DEC-11"
    both = robot("open;-;-;-;breakoff&gain1;now")
    bench = Bench({"robots": ["XR01"], "bank": 10}, homebrew=both).do("use_ability XR01")
    assert bench.seat("A")["bank"] == 11
    assert bench.told("battle_broken_off") == []


@pytest.mark.rule("BC-RUL-108")
def test_a_card_that_does_one_of_two_things_may_be_played_for_it() -> None:
    bench = Bench(
        {"robots": ["A21"], "hand": ["XA01"], "bank": 10},
        homebrew=advantage("action;-;-;me;gain1&salvage:any;now"),
    ).do("play XA01")
    assert bench.seat("A")["bank"] == 11
    hurt = Bench(
        {"robots": ["A21 damage 2"], "hand": ["XA01"]},
        homebrew=advantage("action;-;-;own;shuttle&repair1;now"),
    ).do("play XA01")
    assert hurt.robot("A21")["damage"] == 1


@pytest.mark.rule("BC-RUL-108", "BC-RES-03")
def test_a_resource_whose_effect_could_do_nothing_is_not_used() -> None:
    seat = {"robots": ["A21 on XS01"], "scrapheap": []}
    rules = resource("action;-;-;me;salvage:any;now")
    assert Bench(seat, field=("XS01",), homebrew=rules).why_not("use_ability XS01") == "BC-DEC-11"
