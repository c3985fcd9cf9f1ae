"""Who wins when much happens at once, and who is out (BC-VIC, BC-RUL-74, 75, 88, 89, BC-DEC-14)."""

import pytest

from rollout.games.battlecards.events import GaveUp, SeatEliminated
from rollout.games.battlecards.rules.leaving import put
from rollout.kernel.actions import Concede, Result
from rollout.kernel.errors import WrongSeat
from tests.games.battlecards.bench import Bench
from tests.games.battlecards.cards.homebrew import advantage, robot

THREE_HELD = ("R01", "R04", "R13")


def a_seat_put_out_by_its_own_challenge() -> Bench:
    """Seat A, in its turn, of three seats."""
    bench = Bench(
        {"robots": ["A21"], "bank": 2},
        {"robots": ["D02 on R01"]},
        {"robots": ["A12"]},
        field=("R01",),
    )
    return bench.do("challenge A21 R01", "begin", "pass", "pass")


@pytest.mark.rule("BC-RUL-74")
def test_domination_of_the_turn_seat_comes_before_supreme_of_the_next() -> None:
    bench = Bench(
        {"robots": ["A21 on R01", "A38 on R04", "A08"]},
        {"bank": 39},
        field=THREE_HELD,
        options={"domination_target": 3},
    )
    bench.match.state.banks[1] += 1
    bench.do("claim A08 R13")
    assert bench.ending() == ("A", "domination")


@pytest.mark.rule("BC-RUL-74")
def test_supreme_of_the_turn_seat_comes_before_domination_of_the_next() -> None:
    bench = Bench(
        {"robots": ["A12"], "bank": 39, "hand": ["AA09"]},
        {"robots": ["D27 on R01", "D33 on R04", "D43"]},
        field=THREE_HELD,
        options={"domination_target": 3},
    )
    state = bench.match.state
    put(state, state.robots[1][2], state.resources[2])
    bench.do("play AA09")
    assert bench.ending() == ("A", "supreme")


@pytest.mark.rule("BC-RUL-75", "BC-DEC-11")
def test_a_robot_that_is_too_dear_once_the_price_is_paid_cannot_be_mustered() -> None:
    seat = {"robots": ["A03 on R11"], "hand": ["A11"]}
    poor = Bench({**seat, "bank": 4}, field=("R11",))
    assert poor.why_not("use_ability R11") == "BC-DEC-11"
    rich = Bench({**seat, "bank": 5}, field=("R11",), options={"survival": False})
    rich.do("use_ability R11")
    assert rich.robot("A11")["place"] == "homebase"
    assert rich.seat("A")["bank"] == 0


@pytest.mark.rule("BC-RUL-88")
def test_a_ward_lasts_until_the_turn_that_a_seat_now_out_would_have_had() -> None:
    bench = Bench(
        {"robots": ["A43 on R01"], "bank": 2, "hand": ["AA28"]},
        {"robots": ["D10"], "hand": ["DA17"]},
        {"robots": ["A12"]},
        field=("R01",),
    )
    bench.do("play AA28", "end_phase", "draw", "end_turn", "end_phase")
    assert bench.why_not("challenge D10 R01") == "BC-GEN-03"
    bench.match.state.banks[0] = 1
    bench.do("play DA17", "choose_seat A", "end_phase", "draw", "end_turn", "end_phase")
    assert bench.asked == ("C", "action")
    assert bench.why_not("claim A12 R01") == "BC-GEN-03"
    bench.do("end_phase", "draw", "end_turn", "end_phase")
    assert bench.asked == ("B", "action")
    assert "claim D10 R01" in bench.offers


@pytest.mark.rule("BC-RUL-88")
def test_what_a_seat_did_in_the_turn_that_put_it_out_lasts_for_the_round() -> None:
    bench = Bench(
        {"robots": ["A43 on R01"], "bank": 2, "hand": ["AA28", "XA01"]},
        {"robots": ["D10"]},
        {"robots": ["A12"]},
        field=("R01",),
        homebrew=advantage("action;-;-;me;lose2;now"),
    ).do("play AA28", "play XA01", "end_phase")
    assert bench.asked == ("B", "action")
    assert bench.why_not("claim D10 R01") == "BC-GEN-03"
    bench.do("end_phase", "draw", "end_turn", "end_phase")
    assert bench.why_not("claim A12 R01") == "BC-GEN-03"
    bench.do("end_phase", "draw", "end_turn", "end_phase")
    assert "claim D10 R01" in bench.offers


@pytest.mark.rule("BC-RUL-88", "BC-RUL-86")
def test_the_scrapheap_of_a_seat_that_is_out_leaves_the_table_too() -> None:
    bench = Bench(
        {"robots": ["D10"], "hand": ["DA17"]},
        {"robots": ["A12"], "bank": 2, "scrapheap": ["A08"]},
        {"robots": ["A21"]},
    ).do("play DA17", "choose_seat B")
    assert bench.told("seat_eliminated") == [{"event": "seat_eliminated", "seat": "B"}]
    assert bench.seat("B")["scrapheap"] == []


@pytest.mark.rule("BC-RUL-88", "BC-ZON-03")
def test_a_robot_set_aside_comes_back_when_the_seat_that_did_it_is_out() -> None:
    bench = Bench(
        {"robots": ["D10"], "bank": 5, "hand": ["DA33"]},
        {"robots": ["A08"]},
        {"robots": ["D12"], "hand": ["DA17"]},
    )
    bench.do("play DA33", "choose A08", "end_phase", "draw", "end_turn")
    assert bench.seat("B")["set_aside"] == ["A08"]
    bench.do("end_phase", "end_phase", "draw", "end_turn", "end_phase")
    bench.do("play DA17", "choose_seat A", "end_phase", "draw", "end_turn")
    assert bench.asked == ("B", "deployment")
    assert bench.robot("A08")["place"] == "homebase"


@pytest.mark.rule("BC-RUL-88", "BC-BAT-06")
def test_a_battle_that_puts_the_turn_seat_out_is_fought_once() -> None:
    bench = a_seat_put_out_by_its_own_challenge()
    assert bench.told("seat_eliminated") == [{"event": "seat_eliminated", "seat": "A"}]
    assert bench.told("battle_cut_short") == []
    assert len(bench.told("ability_used")) == 1
    assert bench.resource("R01")["controller"] == "B"
    assert bench.asked == ("B", "deployment")


@pytest.mark.rule("BC-RUL-75", "BC-RUL-88")
def test_a_seat_that_pays_its_last_energon_is_out_before_the_effect_happens() -> None:
    bench = Bench(
        {"robots": ["D12"], "bank": 25},
        {"robots": ["XR01 on R01"], "bank": 1, "deck": ["A21", "A08"]},
        {"robots": ["A12"]},
        field=("R01",),
        homebrew=robot("battle;lead;en1;foe;hit3;now"),
    )
    bench.do("challenge D12 R01")
    while bench.asked[0] != "B":
        bench.do("wait" if bench.asked[1] == "begin_or_wait" else "pass")
    bench.do("use_ability XR01")
    assert bench.told("damaged") == []
    assert bench.robot("D12")["place"] == "R01"


@pytest.mark.rule("BC-DEC-14", "BC-RUL-88")
def test_a_seat_that_is_out_does_not_win_when_another_gives_up() -> None:
    bench = a_seat_put_out_by_its_own_challenge()
    bench.match.answer(Concede())
    assert bench.ending() == ("C", "conceded")


@pytest.mark.rule("BC-DEC-14", "BC-RUL-88")
def test_a_seat_that_is_out_cannot_give_up_for_the_others() -> None:
    bench = a_seat_put_out_by_its_own_challenge()
    assert bench.match.state.eliminated == [True, False, False]
    with pytest.raises(WrongSeat) as refused:
        bench.match.concede(0)
    assert refused.value.refusal.why == "out-of-the-match"
    assert bench.match.result is None


@pytest.mark.rule("BC-DEC-14", "BC-RUL-89")
def test_a_team_gives_up_together() -> None:
    seats = [{"robots": ["A21"]}, {"robots": ["D27"]}, {"robots": ["A12"]}, {"robots": ["D33"]}]
    bench = Bench(*seats, options={"teams": True})
    bench.match.answer(Concede())
    assert bench.ending() == ("BD", "conceded")


@pytest.mark.rule("BC-DEC-14", "BC-RUL-110")
def test_one_of_three_gives_up_and_the_others_play_on() -> None:
    bench = Bench({"robots": ["A21"]}, {"robots": ["D27"]}, {"robots": ["A12"]})
    match = bench.match
    assert match.ask is not None
    asked = match.ask.about
    match.concede(1)
    assert (match.result, match.ask.seat, match.ask.about) == (None, 0, asked)
    assert match.state.eliminated == [False, False, False]
    bench.do("end_phase")
    assert match.state.eliminated == [False, True, False]
    assert match.state.robots[1] == []
    told = [event for event in match.events if isinstance(event, GaveUp | SeatEliminated)]
    assert told == [GaveUp(1), SeatEliminated(1)]
    with pytest.raises(WrongSeat):
        match.concede(1)
    match.concede(2)
    assert bench.ending() == ("A", "conceded")


@pytest.mark.rule("BC-DEC-14", "BC-RUL-110")
def test_who_gives_up_in_its_own_turn_does_nothing_more_and_the_turn_passes() -> None:
    bench = Bench({"robots": ["A21"]}, {"robots": ["D27"]}, {"robots": ["A12"]})
    bench.match.answer(Concede())
    assert bench.match.state.eliminated == [True, False, False]
    assert bench.match.ask is not None
    assert bench.match.ask.seat == 1
    assert not bench.match.plays(0)


@pytest.mark.rule("BC-RUL-110")
def test_two_of_three_give_up_within_one_step_and_the_last_wins() -> None:
    bench = Bench({"robots": ["A21"]}, {"robots": ["D27"]}, {"robots": ["A12"]})
    bench.match.concede(1)
    bench.match.concede(2)
    assert bench.match.result is None
    bench.do("end_phase")
    assert bench.match.result == Result((0,), "conceded", "BC-RUL-110")


@pytest.mark.rule("BC-RUL-110")
def test_a_seat_that_gives_up_declines_the_claim_it_is_asked_about() -> None:
    seats = [{"robots": ["A21"]}, {"robots": ["D02"]}, {"robots": ["A12"]}]
    bench = Bench(*seats, field=("R02",), phase="action")
    bench.do("claim A21 R02")
    assert bench.match.ask is not None
    assert (bench.match.ask.seat, bench.match.ask.about) == (1, "contest")
    bench.match.concede(1)
    assert bench.match.ask.seat == 2
    bench.do("decline")
    assert bench.match.state.eliminated == [False, True, False]


@pytest.mark.rule("BC-DEC-14", "BC-RUL-89")
def test_a_member_that_is_out_wins_with_its_team_when_the_other_gives_up() -> None:
    bench = Bench(
        {"robots": ["A21"]},
        {"robots": ["D10"], "hand": ["DA17"]},
        {"bank": 2},
        {},
        options={"teams": True},
        turn_seat="B",
    )
    bench.do("play DA17", "choose_seat C")
    assert bench.match.state.eliminated == [False, False, True, False]
    bench.match.concede(3)
    assert bench.ending() == ("AC", "conceded")
