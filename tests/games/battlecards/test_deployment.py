"""The Deployment phase and the zones (BC-DEP, BC-ZON, BC-CTL)."""

import pytest

from tests.games.battlecards.bench import Bench


@pytest.mark.rule("BC-DEP-01", "BC-ZON-05", "BC-ZON-07")
def test_one_resource_a_turn_is_discovered_for_nothing_and_lies_in_the_field() -> None:
    bench = Bench({"hand": ["R01", "R04"], "bank": 7}, phase="deployment")
    bench.do("discover R01")
    assert list(bench.report["field"]) == ["R01"]
    assert bench.seat("A")["bank"] == 7
    assert bench.seat("A")["hand"] == ["R04"]
    assert bench.why_not("discover R04") == "BC-DEP-01"


@pytest.mark.rule("BC-DEP-01", "BC-RUL-96", "BC-GEN-02")
def test_a_discovered_resource_can_be_claimed_at_once_and_by_every_seat() -> None:
    bench = Bench({"hand": ["R01", "A21"]}, {"robots": ["D37"]}, phase="deployment")
    assert bench.why_not("discover A21") == "BC-DEP-01"
    bench.do("discover R01", "end_phase", "end_phase", "draw", "end_turn", "end_phase")
    assert bench.asked == ("B", "action")
    assert "claim D37 R01" in bench.offers
    own = Bench({"hand": ["R01"], "robots": ["A21"]}, phase="deployment")
    own.do("discover R01", "end_phase", "claim A21 R01")
    assert own.resource("R01")["controller"] == "A"


@pytest.mark.rule("BC-DEP-02", "BC-DEP-03", "BC-ZON-04")
def test_one_robot_a_turn_is_deployed_to_homebase_and_paid_from_the_bank() -> None:
    bench = Bench({"hand": ["A21", "A38"], "bank": 9}, phase="deployment").do("deploy A21")
    assert bench.seat("A")["bank"] == 5
    assert bench.robot("A21")["place"] == "homebase"
    assert bench.why_not("deploy A38") == "BC-DEP-02"


@pytest.mark.rule("BC-DEP-03", "BC-RUL-75")
def test_a_robot_dearer_than_the_bank_is_refused() -> None:
    bench = Bench({"hand": ["A08"], "bank": 7}, phase="deployment")
    assert bench.why_not("deploy A08") == "BC-DEP-03"


@pytest.mark.rule("BC-DEP-04", "BC-DCK-08", "BC-OPT-08", "BC-RUL-07")
def test_a_title_in_play_keeps_another_subtitle_of_it_in_hand() -> None:
    seat = {"hand": ["A04", "A03"], "robots": []}
    assert Bench({**seat, "robots": ["A03"]}, phase="deployment").why_not("deploy A04") == (
        "BC-DEP-04"
    )
    assert Bench(seat, phase="deployment").why_not("deploy A04") == ""


@pytest.mark.rule("BC-OPT-08", "BC-RUL-07")
@pytest.mark.parametrize(("scope", "rule"), [("seat", ""), ("table", "BC-DEP-04")])
def test_titles_are_unique_per_seat_or_by_agreement_on_the_table(scope: str, rule: str) -> None:
    options = {"unique_titles_scope": scope}
    bench = Bench({"hand": ["A03"]}, {"robots": ["A04"]}, phase="deployment", options=options)
    assert bench.why_not("deploy A03") == rule


@pytest.mark.rule("BC-DEP-05", "BC-RUL-97", "BC-RUL-21")
def test_a_deployed_robot_is_in_robot_mode_and_ready_to_transform_and_claim() -> None:
    bench = Bench({"hand": ["A38"]}, field=("R01",), phase="deployment").do("deploy A38")
    assert bench.robot("A38")["mode"] == "robot"
    bench.do("transform A38", "end_phase", "claim A38 R01")
    assert bench.resource("R01")["controller"] == "A"


@pytest.mark.rule("BC-DEP-06")
def test_any_number_of_robots_move_between_homebase_and_controlled_resources() -> None:
    bench = Bench({"robots": ["A21 on R01", "A38", "A36"]}, field=("R01",), phase="deployment")
    bench.do("move A38 R01", "move A36 R01", "move A21")
    assert bench.resource("R01")["robots"] == ["A38", "A36"]
    assert bench.robot("A21")["place"] == "homebase"


@pytest.mark.rule("BC-DEP-07")
def test_moves_to_free_or_opposing_resources_are_refused() -> None:
    bench = Bench(
        {"robots": ["A21"]}, {"robots": ["D37 on R04"]}, field=("R01", "R04"), phase="deployment"
    )
    assert bench.why_not("move A21 R01") == "BC-DEP-07"
    assert bench.why_not("move A21 R04") == "BC-DEP-07"


@pytest.mark.rule("BC-DEP-08", "BC-RUL-45")
def test_a_robot_moves_once_a_phase_and_not_from_resource_to_resource() -> None:
    bench = Bench(
        {"robots": ["A21 on R01", "A38 on R04"]}, field=("R01", "R04"), phase="deployment"
    )
    assert bench.why_not("move A21 R04") == "BC-RUL-45"
    bench.do("move A21")
    assert bench.why_not("move A21 R04") == "BC-RUL-45"


@pytest.mark.rule("BC-RUL-46", "BC-CTL-02", "BC-DEP-08")
def test_when_the_last_robot_leaves_the_resource_is_unclaimed_and_cannot_be_entered() -> None:
    bench = Bench({"robots": ["A21 on R01", "A38"]}, field=("R01",), phase="deployment")
    bench.do("move A21")
    assert bench.resource("R01")["controller"] == "none"
    assert bench.why_not("move A38 R01") == "BC-DEP-07"


@pytest.mark.rule("BC-RUL-44")
def test_a_robot_may_withdraw_from_a_resource_it_occupies_without_control() -> None:
    bench = Bench({"robots": ["A21 on R02"]}, field=("R02",), phase="deployment").do("move A21")
    assert bench.robot("A21")["place"] == "homebase"


@pytest.mark.rule("BC-OPT-12", "BC-RUL-39")
@pytest.mark.parametrize(("garrison", "there"), [("many", ["A21", "A38"]), ("single", ["A38"])])
def test_a_garrison_may_be_large_or_by_agreement_a_single_robot(
    garrison: str, there: list[str]
) -> None:
    bench = Bench(
        {"robots": ["A21 on R01", "A38"]},
        field=("R01",),
        phase="deployment",
        options={"garrison": garrison},
    )
    bench.do("move A38 R01")
    assert bench.resource("R01")["robots"] == there


@pytest.mark.rule("BC-CTL-01", "BC-CTL-04", "BC-RES-02", "BC-RUL-17")
def test_control_follows_who_stands_there_with_the_skill_in_any_mode_and_state() -> None:
    seat = {"robots": ["A20 on R02 alt damage 4", "A21 on R02"]}
    bench = Bench(seat, field=("R02",), phase="deployment")
    assert bench.resource("R02")["controller"] == "A"
    bench.do("move A20")
    assert bench.resource("R02")["controller"] == "none"
    assert bench.resource("R02")["robots"] == ["A21"]


@pytest.mark.rule("BC-RUL-15", "BC-RUL-16")
def test_a_robot_without_skills_controls_only_what_needs_none() -> None:
    bench = Bench({"robots": ["A21 on R01", "A36 on R39"]}, field=("R01", "R39"))
    assert bench.resource("R01")["controller"] == "A"
    assert bench.resource("R39")["controller"] == "none"


@pytest.mark.rule("BC-ZON-01", "BC-ZON-02", "BC-RUL-86")
def test_draws_come_from_the_top_and_scrapped_cards_lie_open_in_order() -> None:
    bench = Bench(
        {"deck": ["R01", "R04", "R13"], "robots": ["A21"], "hand": ["AA09", "AA10"]},
    )
    bench.do("play AA09", "play AA10", "choose R04", "choose R13")
    assert bench.seat("A")["scrapheap"] == ["AA09", "AA10"]
    spectator = bench.match.view(None)
    assert [spectator.cards[card].code for card in spectator.seats[0].scrapheap] == ["AA09", "AA10"]


@pytest.mark.rule("BC-ZON-02")
def test_cards_in_the_scrapheap_have_no_effect() -> None:
    bench = Bench({"robots": ["A21 on R01"], "scrapheap": ["R07"]}, field=("R01",))
    assert bench.seat("A")["support_limit"] == 1
