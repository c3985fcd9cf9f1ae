"""The order of a turn, the Energon phase, setup (BC-TRN, BC-ENE, BC-SET, BC-RUL)."""

from typing import Any

import pytest

from rollout.games.battlecards import GAME
from rollout.games.battlecards.model import State
from rollout.games.battlecards.setup import MatchOptions, Setup
from rollout.kernel.match import Match
from rollout.kernel.sources import Outside, Seeded
from tests.games.battlecards.bench import Bench

DECKS = ("roll_out", "air_supremacy")


def opened(seed: str = "1", **options: Any) -> Match[State]:
    return Match(GAME.rules, Setup(decks=DECKS, options=MatchOptions(**options)), Seeded(seed))


@pytest.mark.rule("BC-SET-02", "BC-SET-03", "BC-SET-04", "BC-GEN-01")
def test_a_match_begins_with_25_energon_and_5_cards_a_seat_and_nothing_on_the_table() -> None:
    match = Match(GAME.rules, Setup(decks=DECKS), Seeded("1"))
    report = GAME.rules.report(match.state)
    for letter in "AB":
        seat = report["seats"][letter]
        assert seat["bank"] == 25
        assert len(seat["hand"]) == 5
        assert len(seat["deck"]) == 45
        assert (seat["robots"], seat["scrapheap"], seat["set_aside"]) == ({}, [], [])
    assert report["field"] == {}


@pytest.mark.rule("BC-CHN-02")
def test_each_supply_deck_is_shuffled_by_chance() -> None:
    first = Match(GAME.rules, Setup(decks=DECKS), Seeded("1"))
    other = Match(GAME.rules, Setup(decks=DECKS), Seeded("2"))
    assert sorted(first.state.decks[0] + first.state.hands[0]) == list(range(50))
    assert first.state.decks[0] != other.state.decks[0]


@pytest.mark.rule("BC-SET-05", "BC-RUL-05", "BC-CHN-01", "BC-OPT-06")
@pytest.mark.parametrize(("rolled", "seat"), [(1, 0), (2, 1)])
def test_who_begins_is_rolled(rolled: int, seat: int) -> None:
    match = Match(GAME.rules, Setup(decks=DECKS), Outside())
    assert match.chance is not None
    assert (match.chance.about, match.chance.kind) == ("first_seat", "d2")
    match.resolve(rolled)
    assert match.state.seat == seat


@pytest.mark.rule("BC-OPT-06")
@pytest.mark.parametrize("who", ["chosen", "loser_of_last"])
def test_who_begins_can_be_agreed_on(who: Any) -> None:
    setup = Setup(decks=DECKS, options=MatchOptions(first_seat=who), first=1)
    match = Match(GAME.rules, setup, Seeded("1"))
    assert match.ask is not None
    assert match.ask.seat == 1


@pytest.mark.rule("BC-OPT-06")
def test_a_seat_that_is_named_does_not_begin_where_that_is_rolled() -> None:
    match = Match(GAME.rules, Setup(decks=DECKS, first=1), Outside())
    assert match.chance is not None
    assert match.chance.about == "first_seat"
    match.resolve(1)
    assert match.state.seat == 0


@pytest.mark.rule("BC-OPT-06")
@pytest.mark.parametrize("seed", ["1", "2", "3", "4"])
def test_a_quick_match_begins_with_the_newcomers_move(seed: str) -> None:
    match = Match(GAME.rules, GAME.desk.quick, Seeded(seed))
    assert match.ask is not None
    assert match.ask.seat == 0


@pytest.mark.rule("BC-TRN-01", "BC-TRN-03", "BC-TRN-05", "BC-RUL-01", "BC-RUL-02", "BC-DEC-03")
def test_a_turn_is_energon_deployment_action_supply_and_then_the_other_seats() -> None:
    bench = Bench({"deck": ["R01", "R04"]}, {}, phase="energon")
    assert bench.asked == ("A", "deployment")
    bench.do("end_phase")
    assert bench.asked == ("A", "action")
    bench.do("end_phase")
    assert bench.asked == ("A", "supply")
    bench.do("draw", "end_turn")
    assert bench.asked == ("B", "deployment")
    phases = [event["phase"] for event in bench.told("phase_began")]
    assert phases == ["deployment", "action", "supply", "deployment"]


@pytest.mark.rule("BC-OPT-04", "BC-RUL-02")
def test_supply_may_be_agreed_to_come_before_action() -> None:
    options = {"phase_order": "supply_before_action"}
    bench = Bench({"deck": ["R01"]}, {}, phase="deployment", options=options)
    bench.do("end_phase")
    assert bench.asked == ("A", "supply")
    bench.do("draw", "end_phase")
    assert bench.asked == ("A", "action")
    bench.do("end_turn")
    assert bench.asked == ("B", "deployment")


@pytest.mark.rule("BC-TRN-02", "BC-ACT-05")
def test_the_options_of_a_phase_may_be_used_in_any_order() -> None:
    bench = Bench(
        {"robots": ["A21 on R01", "A38"], "hand": ["R13", "A36"]}, field=("R01",),
        phase="deployment",
    )  # fmt: skip
    bench.do("transform A38", "deploy A36", "move A21", "discover R13")
    assert bench.asked == ("A", "deployment")
    assert bench.robot("A21")["place"] == "homebase"


@pytest.mark.rule("BC-TRN-04", "BC-SUP-01", "BC-DEC-10")
def test_the_draw_of_two_cards_is_compulsory() -> None:
    bench = Bench({"deck": ["R01", "R04", "R13"]}, phase="supply")
    assert bench.why_not("end_turn") == "BC-TRN-04"
    bench.do("draw")
    assert bench.seat("A")["hand"] == ["R01", "R04"]
    assert bench.why_not("draw") == "BC-SUP-01"
    assert bench.offers == ["end_turn"]


@pytest.mark.rule("BC-TRN-04", "BC-RUL-100")
def test_every_other_option_may_be_skipped() -> None:
    bench = Bench({"hand": ["R01", "A21"]}, phase="deployment").do("end_phase", "end_phase")
    assert bench.asked == ("A", "supply")
    assert bench.seat("A")["hand"] == ["R01", "A21"]


@pytest.mark.rule("BC-TRN-06", "BC-RUL-04", "BC-OPT-17")
def test_no_claim_is_allowed_on_a_seats_own_first_turn() -> None:
    seat = {"robots": ["A21"], "turns_taken": 1}
    assert Bench(seat, field=("R01",)).why_not("claim A21 R01") == "BC-TRN-06"
    allowed = Bench(seat, field=("R01",), options={"first_turn_claim": "allowed"})
    assert allowed.why_not("claim A21 R01") == ""
    second = Bench({**seat, "turns_taken": 2}, field=("R01",))
    assert second.why_not("claim A21 R01") == ""


@pytest.mark.rule("BC-RUL-04")
def test_the_second_seat_has_a_first_turn_of_its_own() -> None:
    bench = Bench(
        {"turns_taken": 2},
        {"robots": ["D37"], "turns_taken": 0},
        field=("R01",),
        phase="supply",
        done=["draw"],
    )
    bench.do("end_turn", "end_phase")
    assert bench.asked == ("B", "action")
    assert bench.why_not("claim D37 R01") == "BC-TRN-06"


@pytest.mark.rule("BC-RUL-99")
def test_the_first_seat_draws_on_its_first_turn() -> None:
    bench = Bench({"turns_taken": 1, "deck": ["R01", "R04"]}, phase="supply", turn=1).do("draw")
    assert len(bench.seat("A")["hand"]) == 2


@pytest.mark.rule("BC-ENE-01", "BC-RES-01", "BC-CTL-03", "BC-RUL-79", "BC-ZON-06")
def test_the_energon_phase_adds_the_yields_of_all_controlled_resources() -> None:
    bench = Bench(
        {"robots": ["A21 on R01", "A38 on R13"], "bank": 10},
        {"robots": ["D37 on R25"]},
        field=("R01", "R13", "R25", "R27"),
        phase="energon",
    )
    assert bench.seat("A")["bank"] == 15
    (banked,) = bench.told("yield_banked")
    assert banked["amount"] == 5
    assert [term["amount"] for term in banked["reasons"]["terms"]] == [2, 3]


@pytest.mark.rule("BC-ENE-02", "BC-RES-02", "BC-RUL-42")
def test_a_resource_without_its_required_skill_adds_nothing() -> None:
    bench = Bench({"robots": ["A21 on R02"], "bank": 10}, field=("R02",), phase="energon")
    assert bench.seat("A")["bank"] == 10
    assert bench.resource("R02")["controller"] == "none"


@pytest.mark.rule("BC-ENE-04")
def test_other_seats_gain_nothing_in_the_energon_phase() -> None:
    bench = Bench({}, {"robots": ["D37 on R13"], "bank": 9}, field=("R13",), phase="energon")
    assert bench.seat("B")["bank"] == 9


@pytest.mark.rule("BC-ENE-03")
def test_a_resource_taken_now_yields_in_the_seats_next_energon_phase() -> None:
    bench = Bench({"robots": ["A21"], "bank": 10}, {}, field=("R13",))
    bench.do("claim A21 R13")
    assert bench.seat("A")["bank"] == 10
    bench.do("end_phase", "draw", "end_turn", "end_phase", "end_phase", "draw", "end_turn")
    assert bench.asked == ("A", "deployment")
    assert bench.seat("A")["bank"] == 13


@pytest.mark.rule("BC-OPT-14", "BC-RUL-80")
@pytest.mark.parametrize(
    ("a", "b", "winners"),
    [
        ({"robots": ["A21 on R01"], "bank": 5}, {"bank": 30}, "A"),
        ({"bank": 20}, {"bank": 21, "robots": []}, "B"),
        ({"bank": 20, "robots": ["A21"]}, {"bank": 20}, "A"),
        ({"bank": 20}, {"bank": 20}, ""),
    ],
)
def test_at_the_turn_limit_resources_then_banks_then_robots_decide(
    a: dict[str, object], b: dict[str, object], winners: str
) -> None:
    bench = Bench(
        a, b, field=("R01",), phase="supply", done=["draw"], turn=20, options={"turn_limit": 20}
    )
    bench.do("end_turn")
    assert bench.ending() == (winners, "judged")


@pytest.mark.rule("BC-OPT-14", "BC-RUL-80")
def test_there_is_no_turn_limit_unless_agreed_on_but_bots_always_have_one() -> None:
    usual = GAME.rules.default_setup()
    assert usual.options.turn_limit is None
    assert GAME.rules.among_bots(usual).options.turn_limit == 100
    agreed = Setup(options=MatchOptions(turn_limit=40))
    assert GAME.rules.among_bots(agreed) == agreed


@pytest.mark.rule("BC-RUL-80")
def test_ten_quiet_turns_with_empty_decks_and_hands_end_the_match() -> None:
    bench = Bench({"bank": 20}, {"bank": 9}, phase="supply", done=["draw"], quiet_turns=8)
    bench.do("end_turn")
    assert bench.ending() == ("", "")
    bench.do("end_phase", "end_phase", "draw", "end_turn")
    assert bench.ending() == ("A", "judged")


@pytest.mark.rule("BC-RUL-80")
def test_a_quiet_turn_with_cards_left_does_not_count() -> None:
    bench = Bench({"hand": ["A21"]}, {}, phase="supply", done=["draw"], quiet_turns=9)
    bench.do("end_turn")
    assert bench.ending() == ("", "")


@pytest.mark.rule("BC-RUL-80")
@pytest.mark.parametrize("moves", [(), ("claim A21 R04",)])
def test_a_turn_with_a_claim_or_a_change_of_a_bank_is_not_quiet(moves: tuple[str, ...]) -> None:
    robots = ["A21"] if moves else ["A21", "A38 on R01"]
    bench = Bench({"robots": robots}, field=("R01", "R04"), phase="energon", quiet_turns=9)
    bench.do("end_phase", *moves, "end_phase", "draw", "end_turn")
    assert bench.ending() == ("", "")
    assert bench.match.state.quiet_turns == 0


@pytest.mark.rule("BC-RUL-80")
def test_the_ten_quiet_turns_are_counted_anew_after_one_that_was_not() -> None:
    """A21 claims a Resource that yields to nobody without the skill."""
    quiet = ("end_phase", "end_phase", "draw", "end_turn")
    bench = Bench({"robots": ["A21"]}, {}, field=("R02",), quiet_turns=9)
    bench.do("claim A21 R02", "end_phase", "draw", "end_turn")
    for _ in range(9):
        bench.do(*quiet)
    assert bench.ending() == ("", "")
    bench.do(*quiet)
    assert bench.ending()[1] == "judged"


@pytest.mark.rule("BC-DEC-14")
def test_a_seat_may_concede_at_any_time() -> None:
    bench = Bench({}, {}).do("concede")
    assert bench.ending() == ("B", "conceded")


@pytest.mark.rule("BC-OPT-09", "BC-RUL-09", "BC-DEC-02")
def test_a_mulligan_is_not_offered_by_default_and_one_free_if_agreed() -> None:
    plain = opened()
    assert plain.ask is not None
    assert plain.ask.about == "deployment"
    match = opened(mulligan="one_free")
    assert match.ask is not None
    assert match.ask.about == "mulligan"
    seat = match.ask.seat
    hand = list(match.state.hands[seat])
    match.answer(GAME.rules.read_action(match.state, "mulligan"))
    drawn = match.state.hands[seat]
    assert len(drawn) == 5
    assert drawn != hand
    assert match.ask.seat == 1 - seat


@pytest.mark.rule("BC-OPT-09", "BC-RUL-82")
def test_a_mulligan_for_hands_without_robots_is_asked_of_everyone() -> None:
    refused, offered = 0, 0
    for seed in range(12):
        match = opened(str(seed), mulligan="one_if_no_robot")
        ask = match.ask
        assert ask is not None
        assert ask.about == "mulligan"
        codes = GAME.rules.report(match.state)["seats"]["AB"[ask.seat]]["hand"]
        has_robot = any(code[0] in "AD" and code[1].isdigit() for code in codes)
        action = GAME.rules.read_action(match.state, "mulligan")
        assert (action in ask.options) == (not has_robot)
        refused += has_robot
        offered += not has_robot
    assert refused
    assert offered
