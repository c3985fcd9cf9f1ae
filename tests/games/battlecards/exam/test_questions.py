"""Questions of players, answered from the rulebook with the figures worked out by hand."""

from typing import Any

import pytest

from tests.games.battlecards.bench import Bench, fight


def passed(bench: Bench) -> Bench:
    """Nobody does anything more in the battle."""
    while bench.match.ask is not None and bench.asked[1] in ("begin_or_wait", "battle_move"):
        bench.do("begin" if bench.asked[1] == "begin_or_wait" else "pass")
    return bench


@pytest.mark.rule("BC-RUL-38")
def test_a_losing_contester_resumes_control_of_its_mine_without_its_gift() -> None:
    bench = Bench(
        {"robots": ["A08"], "bank": 20},
        {"robots": ["D27 on R03"], "bank": 20},
        field=("R01", "R03"),
    )
    passed(bench.do("claim A08 R01", "contest D27"))
    assert bench.resource("R01")["controller"] == "A"
    assert bench.resource("R03")["controller"] == "B"
    assert bench.seat("B")["bank"] == 20


@pytest.mark.rule("BC-RUL-38")
def test_a_mine_left_and_claimed_again_in_the_same_turn_gives_nothing_a_second_time() -> None:
    bench = Bench(
        {"robots": ["A21 on R03"], "bank": 20}, field=("R03",), phase="energon", turn=5
    ).do("move A21", "end_phase", "claim A21 R03")
    assert bench.resource("R03")["controller"] == "A"
    assert bench.seat("A")["bank"] == 22


@pytest.mark.rule("BC-CTL-02", "BC-RES-03")
def test_a_mine_left_in_one_turn_and_claimed_in_the_next_gives_its_gift_again() -> None:
    bench = Bench(
        {"robots": ["A21 on R03"], "bank": 20, "deck": ["R01"] * 4},
        {"deck": ["R01"] * 4},
        field=("R03",),
        phase="deployment",
    )
    bench.do("move A21", "end_phase", "end_phase", "draw", "end_turn")
    bench.do("end_phase", "end_phase", "draw", "end_turn")
    bench.do("end_phase", "claim A21 R03")
    assert bench.seat("A")["bank"] == 22


@pytest.mark.rule("BC-SKL-03", "BC-RUL-38")
def test_a_tactician_that_leaves_its_resource_to_challenge_does_not_raise_the_limit() -> None:
    bench = fight(
        {"robots": ["A03 on R04"], "hand": ["R25", "R25"]},
        {"robots": ["D22"], "hand": ["R25", "R25"]},
        field=("R01", "R04"),
    )
    assert bench.seat("A")["support_limit"] == 1
    assert bench.seat("B")["support_limit"] == 2
    assert bench.resource("R04")["controller"] == "none"


@pytest.mark.rule("BC-SKL-03", "BC-SKL-04")
def test_a_tactician_that_stays_behind_helps_the_challenger() -> None:
    bench = fight(
        {"robots": ["A21", "A03 on R04", "A31 on R13"]},
        {"robots": ["D27"]},
        field=("R01", "R04", "R13"),
    )
    assert bench.seat("A")["support_limit"] == 5


@pytest.mark.rule("BC-CLM-05", "BC-RES-03")
def test_an_airfield_makes_its_controllers_robots_fast_enough_to_contest() -> None:
    plain = Bench({"robots": ["A12"]}, {"robots": ["D32", "D22 on R01"]}, field=("R13", "R01")).do(
        "claim A12 R13"
    )
    assert plain.asked == ("A", "action")
    bench = Bench({"robots": ["A32"]}, {"robots": ["D32", "D22 on R30"]}, field=("R13", "R30")).do(
        "claim A32 R13"
    )
    assert bench.asked == ("B", "contest")
    assert bench.offers == ["decline", "contest D32", "contest D22"]


@pytest.mark.rule("BC-SPT-08", "BC-RUL-65")
def test_a_supporter_as_fast_as_the_slower_lead_joins_and_a_slower_one_does_not() -> None:
    bench = fight({"robots": ["A12", "A24"]}, {"robots": ["D33", "D40 alt"]})
    assert bench.why_not("join A24") == "BC-SPT-08"
    assert bench.do("pass").why_not("join D40") == ""


@pytest.mark.rule("BC-RUL-64", "BC-CTL-02", "BC-HIT-04")
def test_a_supporter_that_dies_of_the_hit_gives_up_the_resource_it_came_from() -> None:
    bench = fight(
        {"robots": ["A30 damage 1", "A38 on R04"]},
        {"robots": ["D03"]},
        field=("R01", "R04"),
    )
    bench.do("join A38")
    passed(bench)
    assert bench.asked == ("A", "take_the_hit")
    assert bench.resource("R04")["controller"] == "A"
    bench.do("take_the_hit A38")
    assert not bench.in_play("A38")
    assert bench.robot("A30") == {
        "place": "homebase", "mode": "robot", "damage": 1, "core": 5, "endurance": 4, "speed": 6,
    }  # fmt: skip
    assert bench.resource("R04")["controller"] == "none"


@pytest.mark.rule("BC-RUL-60", "BC-RUL-34", "BC-HIT-03")
def test_a_claimer_saved_by_its_supporter_leaves_a_free_resource_and_the_loser_goes_back() -> None:
    bench = Bench(
        {"robots": ["A30 damage 3", "A27"], "hand": []},
        {"robots": ["D04 on R04"], "hand": ["R07"]},
        field=("R01", "R04"),
    ).do("claim A30 R01", "contest D04", "wait", "join A27")
    passed(bench.do("add_strength R07"))
    assert bench.asked == ("A", "take_the_hit")
    bench.do("take_the_hit A27")
    assert bench.robot("A30")["place"] == "homebase"
    assert bench.robot("A30")["damage"] == 3
    assert bench.robot("A27")["damage"] == 2
    assert bench.robot("D04")["place"] == "R04"
    assert bench.robot("D04")["damage"] == 3
    assert bench.resource("R01")["controller"] == "none"
    assert bench.resource("R04")["controller"] == "B"


@pytest.mark.rule("BC-RUL-62", "BC-HIT-05")
def test_a_supporter_that_was_sent_back_takes_no_hit() -> None:
    bench = fight(
        {"robots": ["A30", "A38"]},
        {"robots": ["D03"], "hand": ["DA05"]},
    )
    bench.do("join A38", "play DA05")
    passed(bench)
    assert bench.match.ask is not None
    assert bench.asked == ("A", "action")
    assert not bench.in_play("A30")
    assert bench.robot("A38") == {
        "place": "homebase", "mode": "alt", "damage": 0, "core": 2, "endurance": 3, "speed": 9,
    }  # fmt: skip


@pytest.mark.rule("BC-RUL-23", "BC-DMG-03")
def test_thick_hide_is_lost_with_the_mode_and_the_robot_with_it() -> None:
    bench = Bench({"robots": ["A28 alt damage 8"]})
    assert bench.robot("A28")["endurance"] == 9
    bench.do("transform A28")
    assert not bench.in_play("A28")


@pytest.mark.rule("BC-DEC-12")
def test_the_owner_orders_effects_that_happen_together() -> None:
    bench = Bench(
        {"robots": ["A23 on R08", "A21 on R41"], "deck": ["R01"]},
        field=("R08", "R41"),
        phase="energon",
    )
    assert bench.asked == ("A", "order_of_effects")
    assert sorted(bench.offers) == ["resolve R08", "resolve R41"]


@pytest.mark.rule("BC-OPT-12", "BC-RUL-39")
def test_a_shuttle_into_a_single_garrison_sends_the_other_home() -> None:
    bench = Bench(
        {"robots": ["A22 alt", "A21 on R01", "A38"]},
        field=("R01",),
        options={"garrison": "single"},
    ).do("use_ability A22", "choose A38")
    assert bench.robot("A38")["place"] == "R01"
    assert bench.robot("A21")["place"] == "homebase"


@pytest.mark.rule("BC-OPT-11")
def test_a_card_that_draws_from_an_empty_deck_loses_if_that_was_agreed() -> None:
    bench = Bench(
        {"robots": ["A21"], "hand": ["AA08"]},
        {"hand": ["R01"]},
        options={"empty_deck": "lose"},
    ).do("play AA08")
    assert bench.ending() == ("B", "empty-deck")


@pytest.mark.rule("BC-OPT-08", "BC-RUL-84")
def test_a_title_on_the_other_side_of_the_table_is_not_brought_back_if_agreed() -> None:
    seats: list[dict[str, Any]] = [
        {"robots": ["A12"], "hand": ["AA06"], "scrapheap": ["A21"]},
        {"robots": ["A21"]},
    ]
    shared = {"unique_titles_scope": "table", "same_army": True}
    assert Bench(*seats, options=shared).why_not("play AA06") == "BC-DEC-11"
    assert Bench(*seats, options={"same_army": True}).why_not("play AA06") == ""


@pytest.mark.rule("BC-OPT-04", "BC-OPT-10", "BC-RUL-10")
def test_with_supply_first_the_hand_limit_is_kept_before_the_action_phase() -> None:
    bench = Bench(
        {"hand": ["R01"] * 6, "deck": ["R04", "R13"]},
        phase="supply",
        options={"phase_order": "supply_before_action", "hand_limit": 7},
    ).do("draw", "end_phase")
    assert bench.asked == ("A", "scrap_card")
    bench.do("choose R13")
    assert bench.asked == ("A", "action")
    assert len(bench.seat("A")["hand"]) == 7


@pytest.mark.rule("BC-OPT-05", "BC-BAT-07")
def test_with_both_attempts_agreed_a_robot_may_claim_and_then_challenge() -> None:
    bench = Bench(
        {"robots": ["A08"]},
        {"robots": ["D33 on R04"]},
        field=("R01", "R04"),
        options={"attempts_per_turn": "claim_and_challenge"},
    ).do("claim A08 R01", "decline")
    passed(bench.do("challenge A08 R04"))
    assert bench.resource("R04")["controller"] == "A"
    assert bench.resource("R01")["controller"] == "none"
    assert bench.robot("D33")["damage"] == 2


@pytest.mark.rule("BC-MUL-02", "BC-RUL-88")
def test_in_a_battle_of_three_seats_the_third_has_no_part() -> None:
    bench = Bench(
        {"robots": ["A08"], "hand": ["R25"]},
        {"robots": ["D33 on R04"], "hand": ["R25"]},
        {"robots": ["D10"], "hand": ["R25"], "bank": 9},
        field=("R04",),
    ).do("challenge A08 R04")
    askers = set()
    while bench.asked[1] in ("begin_or_wait", "battle_move"):
        askers.add(bench.asked[0])
        bench.do("begin" if bench.asked[1] == "begin_or_wait" else "pass")
    assert askers == {"A", "B"}


@pytest.mark.rule("BC-STR-04", "BC-RUL-55", "BC-AFT-04")
def test_a_tie_brought_about_by_support_hurts_only_where_core_is_lower() -> None:
    bench = fight({"robots": ["A08"], "hand": ["R01"]}, {"robots": ["D03"]})
    passed(bench.do("add_strength R01-2"))
    assert bench.robot("A08")["damage"] == 3
    assert bench.robot("D03")["damage"] == 0
    assert bench.robot("A08")["place"] == "homebase"
    assert bench.robot("D03")["place"] == "homebase"
    assert bench.resource("R01")["controller"] == "none"
