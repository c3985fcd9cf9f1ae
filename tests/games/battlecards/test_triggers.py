"""What happens together: whose turn comes first, what is looked at again, what falls with it."""

import pytest

from rollout.games.battlecards import GAME
from rollout.games.battlecards.screen.wording import arguments
from tests.games.battlecards.bench import Bench, fight, finish
from tests.games.battlecards.cards.homebrew import advantage, resource, robot


def both_leads_fall(first: str, second: str) -> Bench:
    """XR01 of A challenges XR02 of B over R01, and each scraps the other."""
    return Bench(
        {"robots": ["XR01 damage 4"], "bank": 5, "hand": ["R25"]},
        {"robots": ["XR02 damage 4 on R01"], "bank": 5, "hand": ["R27"]},
        {"robots": ["A12"], "bank": 5},
        field=("R01",),
        homebrew=robot(first) + robot(second, code="XR02"),
    ).do("challenge XR01 R01", "begin", "add_strength R25", "add_strength R27", "pass", "pass")


@pytest.mark.rule("BC-RUL-59")
def test_a_lead_that_is_scrapped_before_its_turn_comes_uses_no_effect_of_winning() -> None:
    """XR01 falls and takes XR02 with it, before XR02 gains anything for having won."""
    bench = Bench(
        {"robots": ["XR01 damage 4"]},
        {"robots": ["XR02 damage 4 on R01"], "hand": ["R25"]},
        field=("R01",),
        homebrew=robot("scrapped;-;-;foe;hit1;now") + robot("win;-;-;me;gain2;now", code="XR02"),
    )
    before = bench.seat("B")["bank"]
    bench.do("challenge XR01 R01", "begin", "pass", "add_strength R25", "pass", "pass")
    assert not bench.in_play("XR01")
    assert not bench.in_play("XR02")
    assert bench.seat("B")["bank"] == before


@pytest.mark.rule("BC-RUL-109", "BC-ABL-03")
def test_a_robot_that_was_turned_over_meanwhile_has_no_such_ability_any_more() -> None:
    flipped = robot("energon;-;-;own_other;flip;now") + robot(
        "energon;-;-;me;gain2;now", code="XR02"
    )
    bench = Bench({"robots": ["XR01", "XR02"]}, phase="energon", homebrew=flipped)
    before = bench.seat("A")["bank"]
    bench.do("resolve XR01")
    assert bench.robot("XR02")["mode"] == "alt"
    assert bench.seat("A")["bank"] == before


@pytest.mark.rule("BC-RUL-109")
@pytest.mark.parametrize(("first", "drawn"), [("XR01", 0), ("XR02", 1)])
def test_a_condition_must_still_hold_when_the_effect_happens(first: str, drawn: int) -> None:
    text = robot("energon;-;-;me;gain3;now") + robot("energon;bank<=10;-;me;draw1;now", code="XR02")
    bench = Bench(
        {"robots": ["XR01", "XR02"], "bank": 10, "deck": ["R01"]}, phase="energon", homebrew=text
    )
    bench.do(f"resolve {first}")
    assert len(bench.seat("A")["hand"]) == drawn
    assert bench.seat("A")["bank"] == 13


@pytest.mark.rule("BC-RUL-109", "BC-AFT-01")
def test_what_happens_after_winning_sees_the_resource_that_was_won() -> None:
    bench = fight(
        {"robots": ["XR01"], "hand": ["R25"], "bank": 10},
        {"robots": ["D27"]},
        homebrew=robot("win;held>=1;-;me;gain2;now"),
    )
    bench.do("add_strength R25", "pass", "pass")
    assert bench.resource("R01")["controller"] == "A"
    assert bench.seat("A")["bank"] == 12


@pytest.mark.rule("BC-DEC-12")
def test_the_triggers_of_the_turn_seat_come_first() -> None:
    bench = both_leads_fall("scrapped;-;-;me;gain1;now", "scrapped;-;-;me;gain2;now")
    assert [event["seat"] for event in bench.told("ability_used")] == ["A", "B"]


@pytest.mark.rule("BC-RUL-88")
def test_a_turn_seat_that_is_out_leaves_the_triggers_of_others_as_they_were() -> None:
    bench = both_leads_fall("scrapped;-;-;me;lose5;now", "scrapped;-;-;me;gain2;now")
    assert bench.told("seat_eliminated") == [{"event": "seat_eliminated", "seat": "A"}]
    assert bench.seat("B")["bank"] == 7
    assert bench.asked == ("B", "deployment")


@pytest.mark.rule("BC-DMG-03")
def test_two_that_fall_together_are_both_still_seen_by_what_they_say() -> None:
    text = (
        robot("scrapped;with:TestbedXR02;-;me;gain1;now")
        + robot("scrapped;with:Testbed;-;me;gain2;now", code="XR02")
        + advantage("action;-;-;own_all;hit5;now")
    )
    bench = Bench({"robots": ["XR01", "XR02"], "hand": ["XA01"], "bank": 10}, homebrew=text)
    bench.do("play XA01")
    assert bench.seat("A")["bank"] == 13


@pytest.mark.rule("BC-DEC-12")
def test_the_order_is_asked_where_a_later_clause_looks_at_the_bank() -> None:
    later = robot("energon;-;-;me;gain1;now", "energon;bank<=10;-;me;gain5;now", code="XR02")
    bench = Bench(
        {"robots": ["XR01", "XR02"], "bank": 8},
        phase="energon",
        homebrew=robot("energon;-;-;me;gain3;now") + later,
    )
    assert bench.asked == ("A", "order_of_effects")


@pytest.mark.rule("BC-DEC-12", "BC-DMG-02")
def test_what_was_scrapped_in_alt_mode_is_ordered_by_the_ability_of_that_mode() -> None:
    clause = "scrapped;-;-;opp;lose1;now"
    bench = Bench(
        {"robots": ["XR01 alt", "XR02 alt", "A21"], "hand": ["XA01"]},
        homebrew=robot(clause, mode="alt")
        + robot(clause, mode="alt", code="XR02")
        + advantage("action;-;-;own_all;hit9;now"),
    ).do("play XA01")
    assert bench.asked == ("A", "order_of_effects")
    assert bench.offers == ["resolve XR01 1", "resolve XR02 1"]
    assert bench.why_not("resolve A21") == bench.why_not("forgo") == "BC-DEC-12"
    state = bench.match.state
    first = GAME.rules.read_action(state, "resolve XR02 1")
    assert arguments(state, first)["ability"].otherwise == "Trial"
    bench.do("resolve XR02 1")
    assert [told["card"] for told in bench.told("ability_used")] == ["XR02", "XR01"]


@pytest.mark.rule("BC-RUL-75", "BC-DMG-02")
def test_the_price_of_what_was_scrapped_in_alt_mode_is_that_of_its_ability() -> None:
    bench = Bench(
        {"robots": ["XR01 alt", "A21"], "hand": ["XA01"], "bank": 2},
        homebrew=robot("scrapped;-;en2;opp;lose1;now", mode="alt")
        + advantage("action;-;-;own_all;hit9;now"),
        options={"survival": True},
    ).do("play XA01")
    assert bench.asked == ("A", "pay_for_effect")
    ask = bench.match.ask
    assert ask is not None
    assert arguments(bench.match.state, ask)["confirm_of"] == "pay"


@pytest.mark.rule("BC-AFT-02")
def test_a_lead_that_was_sent_home_has_lost_and_says_so() -> None:
    text = robot("lose;-;-;me;gain2;now", code="XR02") + advantage("battle;-;-;foe;recall;now")
    bench = fight(
        {"robots": ["A21"], "hand": ["XA01"]}, {"robots": ["XR02"], "bank": 10}, homebrew=text
    ).do("play XA01")
    assert bench.robot("XR02")["place"] == "homebase"
    assert bench.resource("R01")["controller"] == "A"
    assert bench.seat("B")["bank"] == 12


@pytest.mark.rule("BC-RUL-59")
def test_a_lead_that_was_set_aside_has_not_lost() -> None:
    text = robot("lose;-;-;me;gain2;now", code="XR02") + advantage("battle;-;-;foe;stash;turn")
    bench = fight(
        {"robots": ["A21"], "hand": ["XA01"]}, {"robots": ["XR02"], "bank": 10}, homebrew=text
    ).do("play XA01")
    assert bench.seat("B")["set_aside"] == ["XR02"]
    assert bench.seat("B")["bank"] == 10


# Control that is won in battle


@pytest.mark.rule("BC-CTL-04", "BC-AFT-01")
def test_a_robot_that_wins_a_challenge_has_taken_control() -> None:
    bench = fight(
        {"robots": ["XR01"], "hand": ["R25"], "bank": 10},
        {"robots": ["D27"]},
        homebrew=robot("control;-;-;me;gain2;now"),
    )
    finish(bench.do("add_strength R25"))
    assert bench.resource("R01")["controller"] == "A"
    assert bench.seat("A")["bank"] == 12


@pytest.mark.rule("BC-CTL-04", "BC-RUL-93")
@pytest.mark.parametrize(("card", "bank"), [("R25", 12), ("A08", 10)])
def test_a_contester_has_taken_control_only_if_it_wins(card: str, bank: int) -> None:
    """With a card of 4 it wins; without, both have 4 and nobody does."""
    bench = Bench(
        {"robots": ["D27"]},
        {"robots": ["XR01"], "hand": [card], "bank": 10},
        field=("R01",),
        homebrew=robot("control;-;-;me;gain2;now"),
    ).do("claim D27 R01", "contest XR01", "begin")
    if f"add_strength {card}" in bench.offers:
        bench.do(f"add_strength {card}")
    assert finish(bench).seat("B")["bank"] == bank


@pytest.mark.rule("BC-RES-03", "BC-CTL-03")
def test_a_resource_that_is_won_in_battle_says_so() -> None:
    """Crystal Cache: 2 Energon for whoever takes control; the holder that stays takes nothing."""
    won = fight({"robots": ["A08"], "bank": 10}, {"robots": ["D27"], "bank": 10}, field=("R03",))
    assert [finish(won).seat(letter)["bank"] for letter in "AB"] == [12, 10]
    lost = fight({"robots": ["A20"], "bank": 10}, {"robots": ["D27"], "bank": 10}, field=("R03",))
    assert [finish(lost).seat(letter)["bank"] for letter in "AB"] == [10, 10]


# What falls when END falls


@pytest.mark.rule("BC-DMG-03", "BC-STR-07")
def test_a_lead_that_only_the_battle_kept_up_falls_when_it_ends() -> None:
    text = advantage("battle;-;-;lead;end+3;battle")
    bench = fight(
        {"robots": ["A21 damage 4"], "hand": ["XA01"]},
        {"robots": ["D27"], "hand": ["R27"]},
        homebrew=text,
    )
    bench.do("play XA01", "add_strength R27", "pass", "pass")
    assert bench.told("damaged")
    assert not bench.in_play("A21")


@pytest.mark.rule("BC-DMG-03", "BC-RUL-23")
def test_a_robot_falls_that_another_kept_up_before_it_transformed() -> None:
    text = robot("passive;-;-;own_all;end+2;stay")
    bench = Bench({"robots": ["XR01", "A21 damage 6"]}, homebrew=text)
    assert bench.in_play("A21")
    bench.do("transform XR01")
    assert not bench.in_play("A21")


@pytest.mark.rule("BC-DMG-03", "BC-SUP-01")
def test_a_robot_may_fall_by_a_draw() -> None:
    text = robot("passive;hand>=2;-;self;end-2;stay")
    bench = Bench(
        {"robots": ["XR01 damage 3"], "deck": ["R01", "R04"]}, phase="supply", homebrew=text
    ).do("draw")
    assert not bench.in_play("XR01")


@pytest.mark.rule("BC-DMG-03", "BC-CTL-02")
def test_a_robot_falls_with_the_control_that_kept_it_up_before_anything_else_happens() -> None:
    text = resource("passive;-;-;own_all;end+2;stay")
    bench = Bench(
        {"robots": ["A08 on XS01", "A21 damage 6"]}, field=("XS01",), phase="deployment",
        homebrew=text,
    )  # fmt: skip
    bench.do("move A08")
    assert not bench.in_play("A21")


@pytest.mark.rule("BC-DMG-02", "BC-ZON-07")
def test_timed_changes_end_when_a_robot_leaves_play() -> None:
    text = advantage("action;-;-;own_all;spd+5&hit5;round")
    bench = Bench({"robots": ["A21", "A08"], "hand": ["XA01"]}, homebrew=text).do("play XA01")
    assert not bench.in_play("A21")
    state = bench.match.state
    assert [each.target for each in state.modifiers] == state.robots[0]
