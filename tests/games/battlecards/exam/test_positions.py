"""Positions that cannot be: told in words, before anything is played."""

from typing import Any

import pytest

from rollout.games.battlecards import GAME
from rollout.kernel.errors import Unreadable


def problem(a: dict[str, Any], b: dict[str, Any] | None = None, **rest: Any) -> str:
    with pytest.raises(Unreadable) as error:
        GAME.rules.position({"seats": {"A": a, "B": b or {}}, **rest})
    return str(error.value)


def test_a_robot_without_a_name_is_no_robot() -> None:
    assert problem({"robots": [""]}) == "seats.A.robots[0]: there is no card ''"


def test_the_number_of_a_copy_is_a_number() -> None:
    robots = {"robots": ["A03 on R01-x"]}
    assert problem(robots, field=["R01"]) == "seats.A.robots[0]: there is no 'R01-x' in the field"


def test_a_seat_that_is_not_there_has_no_turn() -> None:
    assert problem({}, turn_seat="C") == "turn_seat: there is no seat C to have the turn"


@pytest.mark.rule("BC-DEP-04")
def test_a_title_is_in_play_once() -> None:
    robots = {"robots": ["A03", "A04"]}
    assert problem(robots) == "seats.A.robots: 'Prowl' is in play twice"


@pytest.mark.rule("BC-RUL-35")
def test_robots_of_two_seats_do_not_share_a_resource() -> None:
    there = {"robots": ["A03 on R01"]}, {"robots": ["D10 on R01"]}
    assert problem(*there, field=["R01"]) == "seats.B.robots: Robots of two seats are on R01"


@pytest.mark.parametrize("entry", ["R01 of", "R01 of E", "R01 by B", "R01 of B now"])
def test_a_resource_is_written_with_its_owner_or_without(entry: str) -> None:
    told = f"field[0]: a Resource is written R01 or R01 of B, not {entry!r}"
    assert problem({}, field=[entry]) == told


def test_a_position_is_of_the_fourth_turn_unless_it_says_otherwise() -> None:
    state = GAME.rules.position({"seats": {"A": {}, "B": {"turns_taken": 1}}})
    assert state.turns_taken == [3, 1]


@pytest.mark.parametrize("seats", [{"A": {}}, {"A": {}, "C": {}}, {"B": {}, "C": {}}])
def test_seats_are_two_at_least_and_none_is_left_out(seats: dict[str, Any]) -> None:
    with pytest.raises(Unreadable, match="seats: they are A and B, then C and D"):
        GAME.rules.position({"seats": seats})
