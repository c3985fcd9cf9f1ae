"""Claims, contests and challenges (BC-CLM, BC-CHL, BC-ACT)."""

import pytest

from tests.games.battlecards.bench import Bench, finish, near_misses

VANILLA = "D27"
"""Long Haul, 4/6/3 in robot mode, without skills."""


@pytest.mark.rule("BC-CLM-01", "BC-CLM-07", "BC-RUL-94", "BC-RUL-82")
def test_an_uncontested_claim_succeeds_without_a_battle() -> None:
    bench = Bench({"robots": ["A21"], "hand": ["AA12"]}, {}, field=("R01",)).do("claim A21 R01")
    assert bench.asked == ("A", "action")
    assert bench.resource("R01") == {"controller": "A", "yield": 2, "robots": ["A21"]}
    assert bench.told("battle_fought") == []


@pytest.mark.rule("BC-CLM-07", "BC-RES-02", "BC-RUL-42")
def test_a_claimer_without_the_required_skill_occupies_but_does_not_control() -> None:
    bench = Bench({"robots": ["A21"]}, {}, field=("R02",)).do("claim A21 R02")
    assert bench.resource("R02")["controller"] == "none"
    assert bench.resource("R02")["robots"] == ["A21"]
    assert bench.seat("A")["held"] == 0


@pytest.mark.rule("BC-CLM-02", "BC-ACT-04", "BC-RUL-03", "BC-OPT-05", "BC-DEC-04")
def test_one_attempt_a_turn_or_by_agreement_one_claim_and_one_challenge() -> None:
    seat = {"robots": ["A21", "A38"]}
    foe = {"robots": [f"{VANILLA} on R04"]}
    field = ("R01", "R04", "R13")
    bench = Bench(seat, foe, field=field).do("claim A21 R01")
    assert bench.why_not("claim A38 R13") == "BC-CLM-02"
    assert bench.why_not("challenge A38 R04") == "BC-RUL-03"
    both = Bench(seat, foe, field=field, options={"attempts_per_turn": "claim_and_challenge"})
    both.do("claim A21 R01")
    assert both.why_not("claim A38 R13") == "BC-CLM-02"
    assert both.why_not("challenge A38 R04") == ""


@pytest.mark.rule("BC-RUL-03", "BC-OPT-05", "BC-CHL-03")
def test_after_a_challenge_a_claim_needs_the_agreement_too() -> None:
    seat, foe = {"robots": ["A08", "A38"]}, {"robots": [f"{VANILLA} on R04", "D37 on R13"]}
    field = ("R01", "R04", "R13")
    options = {"attempts_per_turn": "claim_and_challenge"}
    for given, rule in (({}, "BC-RUL-03"), (options, "")):
        bench = finish(Bench(seat, foe, field=field, options=given).do("challenge A08 R04"))
        assert bench.why_not("claim A38 R01") == rule
        assert bench.why_not("challenge A38 R13") == "BC-CHL-03"
        assert "challenge A38 R13" not in bench.offers


@pytest.mark.rule("BC-CLM-03")
def test_a_robot_on_a_resource_cannot_stake_a_claim() -> None:
    bench = Bench({"robots": ["A21 on R01"]}, field=("R01", "R04"))
    assert bench.why_not("claim A21 R04") == "BC-CLM-03"


@pytest.mark.rule("BC-CLM-01", "BC-CHL-08")
def test_only_uncontrolled_resources_are_claimed_and_only_opposing_ones_challenged() -> None:
    bench = Bench(
        {"robots": ["A21", "A38 on R01"]}, {"robots": ["D37 on R04"]}, field=("R01", "R04", "R13")
    )
    assert bench.why_not("claim A21 R01") == "BC-CLM-01"
    assert bench.why_not("claim A21 R04") == "BC-CLM-01"
    assert bench.why_not("challenge A21 R01") == "BC-CHL-08"
    assert bench.why_not("challenge A21 R13") == "BC-RUL-42"


@pytest.mark.rule("BC-CLM-01", "BC-CLM-04", "BC-CHL-01")
def test_nobody_claims_challenges_or_contests_with_the_robots_of_others() -> None:
    bench = Bench({"robots": ["A21"]}, {"robots": ["D37 on R04", "D33"]}, field=("R01", "R04"))
    assert bench.why_not("claim D33 R01") == "BC-CLM-01"
    assert bench.why_not("challenge D33 R04") == "BC-CHL-01"
    assert bench.do("claim A21 R01").why_not("contest A21") == "BC-CLM-04"


@pytest.mark.rule("BC-CLM-05", "BC-RUL-95", "BC-DEC-05")
@pytest.mark.parametrize(
    ("claimer", "contester", "rule"),
    [
        ("A21", "D27", "BC-CLM-05"),  # 4 against 3
        ("A21", "D43", ""),  # 4 against 4
        ("A21", "D33", ""),  # 4 against 6
        ("A37", "D39", ""),  # 1 against 1
        ("A21 alt", "D43", "BC-CLM-05"),  # 5 against 4
        ("A21 alt", "D43 alt", ""),  # 5 against 7
    ],
)
def test_a_contester_must_be_at_least_as_fast_in_the_present_modes(
    claimer: str, contester: str, rule: str
) -> None:
    foe = {"robots": [contester], "hand": ["R01"]}
    bench = Bench({"robots": [claimer]}, foe, field=("R04",))
    bench.do(f"claim {claimer.split()[0]} R04")
    assert bench.asked == ("B", "contest")
    assert bench.why_not(f"contest {contester.split()[0]}") == rule


@pytest.mark.rule("BC-RUL-36", "BC-TRF-05")
def test_a_contester_cannot_transform_first_to_be_fast_enough() -> None:
    foe = {"robots": ["D28"], "hand": ["R01"]}
    bench = Bench({"robots": ["A36"]}, foe, field=("R04",)).do("claim A36 R04")
    assert bench.offers == ["decline"]
    assert bench.why_not("transform D28") == "BC-RUL-36"


@pytest.mark.rule("BC-DEC-05", "BC-ZON-02", "BC-ZON-07")
def test_whoever_is_asked_to_contest_is_told_why_nothing_else_is_possible() -> None:
    """Robots too slow, abilities and cards for other times, a card that is not in hand."""
    robots = ["D27", "D23", "D37 on R01"]
    foe = {"robots": robots, "hand": ["DA14", "R13"], "deck": ["DA15"], "scrapheap": ["DA16"]}
    bench = Bench({"robots": ["A36"]}, foe, field=("R01", "R04")).do("claim A36 R04")
    assert bench.why_not("play DA15") == "BC-ZON-07"
    assert bench.why_not("play DA16") == "BC-ZON-02"
    named = near_misses(bench)
    assert named["contest D27"] == "BC-CLM-05"
    assert named["transform D27"] == "BC-RUL-36"
    assert named["play DA14"] == "BC-ADV-06"
    assert named["use_ability D27"] == named["use_ability R01"] == "BC-ABL-03"
    assert named["use_ability D23"] == "BC-ABL-01"


@pytest.mark.rule("BC-CLM-04")
def test_contesting_is_never_a_duty() -> None:
    bench = Bench({"robots": ["A21"]}, {"robots": ["D33"]}, field=("R04",))
    bench.do("claim A21 R04", "decline")
    assert bench.resource("R04")["controller"] == "A"


@pytest.mark.rule("BC-CLM-06", "BC-CLM-08", "BC-RUL-93", "BC-BAT-01")
def test_a_contester_that_wins_takes_the_resource_for_its_own_seat() -> None:
    bench = Bench({"robots": ["A20"]}, {"robots": ["D43"]}, field=("R04",))
    bench.do("claim A20 R04", "contest D43")
    (told,) = bench.told("contested")
    assert told["robot"] == "D43"
    while bench.asked[1] != "action":
        bench.do("begin" if bench.asked[1] == "begin_or_wait" else "pass")
    assert bench.resource("R04") == {"controller": "B", "yield": 2, "robots": ["D43"]}
    assert bench.robot("A20") == {
        "place": "homebase", "mode": "robot", "damage": 2, "core": 3, "endurance": 5, "speed": 3,
    }  # fmt: skip


@pytest.mark.rule("BC-CLM-08", "BC-AFT-01", "BC-AFT-02")
def test_a_claimer_that_wins_and_survives_takes_the_resource() -> None:
    bench = Bench({"robots": ["A22"]}, {"robots": ["D43 alt"]}, field=("R04",))
    bench.do("claim A22 R04", "contest D43")
    while bench.asked[1] != "action":
        bench.do("begin" if bench.asked[1] == "begin_or_wait" else "pass")
    assert bench.resource("R04")["controller"] == "A"
    assert (bench.robot("D43")["place"], bench.robot("D43")["damage"]) == ("homebase", 3)


@pytest.mark.rule("BC-CLM-09")
def test_a_robot_in_alt_mode_may_claim_contest_challenge_and_hold() -> None:
    bench = Bench({"robots": ["A22 alt"]}, {"robots": ["D28 alt on R04"]}, field=("R04", "R01"))
    assert {"claim A22 R01", "challenge A22 R04"} <= set(bench.offers)
    bench.do("challenge A22 R04")
    assert bench.told("challenged")[0]["holder"] == "D28"


@pytest.mark.rule("BC-OPT-18", "BC-RUL-34")
@pytest.mark.parametrize(("origin", "rule"), [("anywhere", ""), ("homebase_only", "BC-RUL-34")])
def test_contesters_come_from_anywhere_or_by_agreement_from_homebase(
    origin: str, rule: str
) -> None:
    foe = {"robots": ["D43 on R01", "D33"]}
    bench = Bench(
        {"robots": ["A21"]}, foe, field=("R01", "R04"), options={"contest_from": origin}
    ).do("claim A21 R04")
    assert bench.why_not("contest D43") == rule
    assert bench.why_not("contest D33") == ""


@pytest.mark.rule("BC-RUL-34", "BC-RUL-38")
def test_a_contester_from_a_resource_leaves_it_when_it_wins_and_goes_back_when_it_loses() -> None:
    def contest(claimer: str) -> Bench:
        foe = {"robots": ["D43 on R01"]}
        bench = Bench({"robots": [claimer]}, foe, field=("R01", "R04"))
        bench.do(f"claim {claimer} R04", "contest D43")
        assert bench.resource("R01")["controller"] == "none"
        while bench.asked[1] != "action":
            bench.do("begin" if bench.asked[1] == "begin_or_wait" else "pass")
        return bench

    won = contest("A21")
    assert won.resource("R01")["controller"] == "none"
    assert won.resource("R04")["controller"] == "B"
    lost = contest("A08")
    assert lost.resource("R01") == {"controller": "B", "yield": 2, "robots": ["D43"]}


@pytest.mark.rule("BC-RUL-34", "BC-AFT-04")
def test_after_a_tie_a_contester_from_a_resource_goes_to_homebase() -> None:
    bench = Bench({"robots": ["A24"]}, {"robots": ["D43 on R01"]}, field=("R01", "R04"))
    bench.do("claim A24 R04", "contest D43")
    while bench.asked[1] != "action":
        bench.do("begin" if bench.asked[1] == "begin_or_wait" else "pass")
    assert bench.robot("D43")["place"] == "homebase"
    assert bench.robot("A24")["place"] == "homebase"
    assert bench.resource("R04")["controller"] == "none"


@pytest.mark.rule("BC-RUL-35")
def test_a_robot_standing_on_the_claimed_resource_may_contest_or_goes_home() -> None:
    foe = {"robots": ["D43 on R02"]}
    bench = Bench({"robots": ["A20"]}, foe, field=("R02",)).do("claim A20 R02")
    assert "contest D43" in bench.offers
    bench.do("decline")
    assert bench.robot("D43")["place"] == "homebase"
    assert bench.resource("R02") == {"controller": "A", "yield": 3, "robots": ["A20"]}


@pytest.mark.rule("BC-RUL-43")
def test_a_seat_may_claim_where_its_own_robot_stands_without_the_skill() -> None:
    bench = Bench({"robots": ["A21 on R02", "A20"]}, {}, field=("R02",)).do("claim A20 R02")
    assert bench.resource("R02") == {"controller": "A", "yield": 3, "robots": ["A21", "A20"]}


@pytest.mark.rule("BC-RUL-43", "BC-RUL-104", "BC-RUL-41")
@pytest.mark.parametrize(
    ("claimer", "contester", "place"), [("A20", "D37", "homebase"), ("A28", "D26", "R02")]
)
def test_others_there_go_home_when_their_seat_loses_and_stay_when_it_wins(
    claimer: str, contester: str, place: str
) -> None:
    bench = Bench({"robots": ["A21 on R02", claimer]}, {"robots": [contester]}, field=("R02",))
    finish(bench.do(f"claim {claimer} R02", f"contest {contester}"))
    assert bench.robot("A21")["place"] == place


@pytest.mark.rule("BC-RUL-57", "BC-RUL-35")
def test_a_losing_contester_that_stood_there_goes_straight_home() -> None:
    bench = Bench({"robots": ["A08"]}, {"robots": ["D43 on R02"]}, field=("R02",))
    finish(bench.do("claim A08 R02", "contest D43"))
    assert bench.told("battle_fought")[0]["winner"] == "A"
    moves = [event for event in bench.told("moved") if event["robot"] == "D43"]
    assert [event["to"] for event in moves] == [None]
    assert bench.robot("D43")["place"] == "homebase"


@pytest.mark.rule("BC-RUL-82", "BC-RUL-87")
def test_whether_a_contest_is_asked_hangs_on_public_facts_alone() -> None:
    def asked(hand: list[str], robots: list[str]) -> bool:
        bench = Bench({"robots": ["A36"]}, {"hand": hand, "robots": robots}, field=("R04",))
        return bench.do("claim A36 R04").asked == ("B", "contest")

    assert asked(["DA32"], ["D37"])
    assert asked(["DA14"], ["D37"])
    assert not asked([], ["D37"])
    assert not asked(["DA32"], [])


@pytest.mark.rule("BC-RUL-81")
def test_without_a_free_resource_a_seat_can_challenge_or_wait() -> None:
    bench = Bench({"robots": ["A21"]}, {"robots": ["D37 on R04"]}, field=("R04",))
    assert bench.offers == ["transform A21", "challenge A21 R04", "end_phase"]


@pytest.mark.rule("BC-CHL-01", "BC-CHL-02", "BC-CHL-04", "BC-RUL-37")
def test_a_challenger_comes_from_anywhere_at_any_speed() -> None:
    bench = Bench(
        {"robots": ["A37 on R01", "A21"]}, {"robots": ["D33 on R04"]}, field=("R01", "R04")
    )
    assert {"challenge A37 R04", "challenge A21 R04"} <= set(bench.offers)


@pytest.mark.rule("BC-CHL-05", "BC-CHL-06", "BC-RUL-40", "BC-DEC-06")
def test_the_controlling_seat_must_fight_with_a_robot_that_is_there() -> None:
    foe = {"robots": ["D43 on R04", "D27 on R04", "D37"]}
    bench = Bench({"robots": ["A21"]}, foe, field=("R04",)).do("challenge A21 R04")
    assert bench.asked == ("B", "hold")
    assert bench.offers == ["hold D43", "hold D27"]
    assert bench.why_not("hold D37") == bench.why_not("decline") == "BC-CHL-05"
    bench.do("hold D27")
    assert bench.side("B")["lead"] == "D27"


@pytest.mark.rule("BC-CHL-05")
def test_a_single_holder_fights_without_being_asked() -> None:
    bench = Bench({"robots": ["A21"]}, {"robots": ["D43 on R04"]}, field=("R04",))
    bench.do("challenge A21 R04")
    assert bench.side("B")["lead"] == "D43"


@pytest.mark.rule("BC-CHL-07", "BC-RUL-38")
def test_a_challenger_that_wins_takes_the_resource_and_leaves_its_own() -> None:
    bench = Bench({"robots": ["A22 on R01"]}, {"robots": ["D27 on R04"]}, field=("R01", "R04")).do(
        "challenge A22 R04"
    )
    assert bench.resource("R01")["controller"] == "none"
    while bench.asked[1] != "action":
        bench.do("begin" if bench.asked[1] == "begin_or_wait" else "pass")
    assert bench.resource("R04")["controller"] == "A"
    assert bench.resource("R01")["controller"] == "none"
    assert bench.robot("D27")["place"] == "homebase"


@pytest.mark.rule("BC-RUL-42")
def test_an_occupied_but_uncontrolled_resource_is_open_to_claims_not_challenges() -> None:
    bench = Bench({"robots": ["A20"]}, {"robots": ["D43 on R02"]}, field=("R02",))
    assert bench.why_not("challenge A20 R02") == "BC-RUL-42"
    assert bench.why_not("claim A20 R02") == ""


@pytest.mark.rule("BC-ACT-01", "BC-RUL-90")
def test_any_number_of_advantages_is_played_in_one_action_phase() -> None:
    bench = Bench({"robots": ["A21"], "hand": ["AA09", "AA09", "AA09"], "bank": 12})
    bench.do("play AA09", "play AA09-2", "play AA09-3")
    assert bench.seat("A")["bank"] == 18


@pytest.mark.rule("BC-ACT-05")
def test_the_attempt_may_come_between_other_options() -> None:
    bench = Bench({"robots": ["A21"], "hand": ["AA09", "AA09"], "bank": 12}, field=("R01",))
    bench.do("play AA09", "claim A21 R01", "play AA09-2", "transform A21")
    assert bench.asked == ("A", "action")


@pytest.mark.rule("BC-RUL-83")
def test_a_resource_goes_to_the_scrapheap_of_whoever_discovered_it() -> None:
    bench = Bench(
        {"robots": ["A21 on R04"]},
        {"robots": ["D37"], "hand": ["DA24"]},
        field=("R01 of A", "R04"),
        turn_seat="B",
    )
    bench.do("play DA24")
    assert bench.seat("A")["scrapheap"] == ["R01"]
    assert bench.seat("B")["scrapheap"] == ["DA24"]


@pytest.mark.rule("BC-RUL-91")
def test_no_rule_comes_of_the_sentence_that_breaks_off() -> None:
    """Challenging asks for a Robot and a Resource, and for nothing else."""
    bench = Bench({"robots": ["A21"], "bank": 1}, {"robots": ["D37 on R04"]}, field=("R04",))
    assert "challenge A21 R04" in bench.offers
