"""What is left of a turn, as the strip of the table shows it."""

import pytest

from rollout.games.battlecards.screen.view import view
from tests.games.battlecards.bench import Bench

A = {"robots": ["A11"], "hand": ["R05"], "deck": ["R06"], "bank": 5}
B = {"robots": ["D05 on R01"]}
BOTH = {"attempts_per_turn": "claim_and_challenge"}
FIELD = ("R01", "R03")


def left(bench: Bench) -> list[str]:
    found: list[str] = view(bench.match.state, None).left
    return found


@pytest.mark.rule("BC-DEP-01", "BC-DEP-02")
def test_a_hand_may_hold_a_resource_and_a_robot() -> None:
    bench = Bench(A, B, field=FIELD, phase="deployment")
    assert left(bench) == ["discover", "deploy"]
    assert left(bench.do("discover R05")) == []


@pytest.mark.rule("BC-RUL-03", "BC-OPT-05")
def test_one_attempt_is_either_and_two_are_named() -> None:
    assert left(Bench(A, B, field=FIELD)) == ["attempt"]
    assert left(Bench(A, B, field=("R01",))) == ["challenge"]
    both = Bench(A, B, field=FIELD, options=BOTH)
    assert left(both) == ["claim", "challenge"]
    assert left(both.do("claim A11 R03", "decline")) == ["challenge"]


@pytest.mark.rule("BC-TRN-06", "BC-CLM-03")
def test_no_attempt_is_left_where_none_is_allowed() -> None:
    assert left(Bench({**A, "turns_taken": 1}, {}, field=FIELD)) == []
    assert left(Bench({**A, "robots": []}, B, field=FIELD)) == []
    assert left(Bench({**A, "robots": ["A11 on R03"]}, {}, field=("R03", "R04"))) == []


@pytest.mark.rule("BC-SUP-01", "BC-SUP-02", "BC-SKL-06")
def test_science_needs_a_scientist_who_can_pay() -> None:
    assert left(Bench(A, phase="supply")) == ["draw"]
    scientist = {**A, "robots": ["A10"]}
    bench = Bench(scientist, phase="supply")
    assert left(bench) == ["draw", "science"]
    assert left(bench.do("science A10")) == ["draw"]
    assert left(Bench({**scientist, "bank": 1}, phase="supply")) == ["draw"]


@pytest.mark.rule("BC-TRN-01", "BC-RUL-88")
def test_among_three_it_is_told_who_is_next() -> None:
    three = Bench({}, {}, {}, phase="supply")
    assert view(three.match.state, None).next_seat == 1
    assert view(Bench({}, {}, phase="supply").match.state, None).next_seat is None


@pytest.mark.rule("BC-TRN-01", "BC-RUL-88")
def test_when_the_turn_seat_is_out_the_first_of_the_others_is_next() -> None:
    four = Bench({}, {}, {}, {}, phase="supply")
    four.match.state.eliminated[0] = True
    assert view(four.match.state, None).next_seat == 1
