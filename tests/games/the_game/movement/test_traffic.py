"""Who may stand and pass where (TG-MOV-06, TG-RUL-07, TG-RUL-08)."""

import pytest

from rollout.games.the_game.actions import Board, Retreat
from rollout.games.the_game.model import AIR, DEACTIVATED, NONE, UNCONSCIOUS
from rollout.games.the_game.rules.footing import layer_taken, standing_refusal
from rollout.space.hex_directions import N
from tests.games.the_game.movement.moving import (
    BACKWARD,
    DROP,
    FORWARD,
    LEFT,
    RIGHT,
    STOP,
    TAKE_OFF,
    at,
    moved,
    offered,
    refusal,
)
from tests.games.the_game.table import Piece, cell, flyer, lay_out, robot

ROBOT = robot(speed=6)
MOVER = Piece(ROBOT, "0808", facing=N)
FRIEND = Piece(ROBOT, "0807", 0)
FOE = Piece(ROBOT, "0807", 1)
BODY = Piece(ROBOT, "0807", 1, status=DEACTIVATED)
WALLS = [Piece(ROBOT, label, 1) for label in ("0806", "0907", "0908", "0708", "0707")]
"""Enemies all around 0807, but for 0808."""


@pytest.mark.rule("TG-MOV-06")
def test_an_enemy_hex_may_not_be_entered() -> None:
    assert refusal(lay_out([MOVER, FOE]), FORWARD) == "TG-MOV-06"


@pytest.mark.rule("TG-MOV-06")
def test_a_friend_is_passed_through_and_stays_where_it_is() -> None:
    state = lay_out([MOVER, FRIEND])
    moved(state, FORWARD, FORWARD, STOP)
    assert (at(state), at(state, 1)) == ("0806", "0807")
    assert state.on_ground[cell(state, "0807")] == 1
    assert state.on_ground[cell(state, "0806")] == 0
    assert state.on_ground[cell(state, "0808")] == NONE


@pytest.mark.rule("TG-MOV-06", "TG-RUL-07")
def test_a_movement_may_not_end_in_a_friends_hex() -> None:
    assert refusal(lay_out([MOVER, FRIEND]), STOP, after=[FORWARD]) == "TG-MOV-06"


@pytest.mark.rule("TG-MOV-06")
def test_a_friends_hex_is_not_entered_without_the_points_to_leave_it() -> None:
    assert refusal(lay_out([MOVER, FRIEND]), FORWARD, points=1) == "TG-MOV-06"
    assert refusal(lay_out([MOVER, FRIEND]), FORWARD, points=2) == ""


@pytest.mark.rule("TG-MOV-06")
def test_nobody_turns_or_lies_down_in_a_friends_hex_until_no_points_are_left_to_leave() -> None:
    state = lay_out([MOVER, FRIEND])
    assert refusal(state, LEFT, after=[FORWARD], points=2) == "TG-MOV-06"
    assert refusal(lay_out([MOVER, FRIEND]), LEFT, after=[FORWARD], points=3) == ""
    assert refusal(lay_out([MOVER, FRIEND]), DROP, after=[FORWARD], points=4) == "TG-MOV-06"
    assert refusal(lay_out([MOVER, FRIEND]), DROP, after=[FORWARD], points=5) == ""


@pytest.mark.rule("TG-MOV-06")
def test_the_way_back_counts_as_a_way_on() -> None:
    state = lay_out([MOVER, FRIEND, *WALLS])
    assert refusal(state, FORWARD, points=2) == ""
    state = lay_out([MOVER, FRIEND, *WALLS])
    assert offered(state, FORWARD, points=2).listed() == [BACKWARD]


@pytest.mark.rule("TG-MOV-06", "TG-MOV-05")
def test_up_a_hill_into_a_dead_end_there_is_no_way_back() -> None:
    state = lay_out([MOVER, FRIEND, *WALLS], elevation={"0807": 1})
    assert refusal(state, FORWARD, points=6) == "TG-MOV-06"
    state = lay_out([MOVER, FRIEND, *WALLS], elevation={"0807": 1})
    assert refusal(state, FORWARD, points=7) == ""


@pytest.mark.rule("TG-MOV-06")
def test_two_friends_in_a_row_are_passed_with_enough_points() -> None:
    second = Piece(ROBOT, "0806", 0)
    assert refusal(lay_out([MOVER, FRIEND, second]), FORWARD, points=2) == ""
    state = lay_out([MOVER, FRIEND, second])
    assert refusal(state, FORWARD, after=[FORWARD], points=2) == "TG-MOV-06"
    state = lay_out([MOVER, FRIEND, second])
    assert refusal(state, FORWARD, after=[FORWARD], points=3) == ""


@pytest.mark.rule("TG-MOV-06")
def test_taking_off_is_a_way_out_of_a_friends_hex() -> None:
    bird = Piece(flyer(speed=6), "0808", facing=N)
    state = lay_out([bird, FRIEND, *WALLS], elevation={"0807": 1})
    assert refusal(state, FORWARD, points=3) == "TG-MOV-06"
    assert refusal(state, FORWARD, points=4) == ""
    assert refusal(state, STOP, after=[FORWARD, TAKE_OFF], points=4) == ""


@pytest.mark.rule("TG-MOV-06", "TG-TPT-02")
def test_boarding_is_a_way_out_of_a_friends_hex() -> None:
    truck = Piece(robot("Truck", "transport", kind="truck", height=4), "0807")
    state = lay_out([MOVER, truck, *WALLS], elevation={"0807": 1})
    assert offered(state, FORWARD, points=3).listed() == [Board(1)]


@pytest.mark.rule("TG-MOV-06", "TG-RUL-09")
def test_the_own_edge_is_a_way_out_of_a_friends_hex() -> None:
    pieces = [Piece(ROBOT, "0802"), Piece(ROBOT, "0801")]
    state = lay_out(pieces, retreat_edge=True, elevation={"0801": 1})
    assert refusal(state, FORWARD, points=2) == "TG-MOV-06"
    assert offered(state, FORWARD, points=3).listed() == [Retreat()]


@pytest.mark.rule("TG-RUL-07")
def test_a_controlled_unit_passes_through_its_controllers_side() -> None:
    state = lay_out([MOVER, FOE])
    state.units[0].side = 1
    assert refusal(state, FORWARD) == ""
    state = lay_out([MOVER, FRIEND])
    state.units[0].side = 1
    assert refusal(state, FORWARD) == "TG-MOV-06"


@pytest.mark.rule("TG-RUL-07")
def test_carried_units_and_passengers_take_no_room() -> None:
    carrier = Piece(ROBOT, "0907")
    small = Piece(robot("Small", "small", height=1), team=0, carrier=1)
    state = lay_out([MOVER, carrier, small])
    assert layer_taken(state, state.units[0], cell(state, "0907"), 0) == 1
    state.lift(state.units[1])
    assert layer_taken(state, state.units[0], cell(state, "0907"), 0) == NONE


@pytest.mark.rule("TG-RUL-08")
def test_anyone_moves_through_a_body_and_nobody_ends_on_it() -> None:
    assert refusal(lay_out([MOVER, BODY]), STOP, after=[FORWARD]) == "TG-RUL-08"
    state = lay_out([MOVER, BODY])
    moved(state, FORWARD, FORWARD, STOP)
    assert at(state) == "0806"
    unconscious = Piece(ROBOT, "0807", 0, status=UNCONSCIOUS)
    assert refusal(lay_out([MOVER, unconscious]), STOP, after=[FORWARD]) == "TG-RUL-08"


@pytest.mark.rule("TG-RUL-08")
def test_a_body_is_not_entered_without_the_points_to_leave_it() -> None:
    assert refusal(lay_out([MOVER, BODY]), FORWARD, points=1) == "TG-RUL-08"
    assert refusal(lay_out([MOVER, BODY]), FORWARD, points=2) == ""


@pytest.mark.rule("TG-RUL-08")
def test_flyers_may_end_above_a_body() -> None:
    state = lay_out([Piece(flyer(), "0808", facing=N, level=AIR), BODY])
    assert refusal(state, STOP, after=[FORWARD]) == ""


@pytest.mark.rule("TG-RUL-08", "TG-RUL-80")
def test_a_nebulon_may_stay_on_the_body_of_its_host() -> None:
    state = lay_out([Piece("haywire", "0807", host=1), Piece("blurr", "0807", status=DEACTIVATED)])
    assert refusal(state, STOP) == ""
    assert refusal(state, STOP, after=[RIGHT]) == ""


@pytest.mark.rule("TG-MOV-06", "TG-RUL-08", "TG-RUL-09")
def test_standing_names_the_rule_that_forbids_it() -> None:
    state = lay_out([MOVER, FOE, Piece(ROBOT, "0806", 1, status=DEACTIVATED)])
    unit = state.units[0]

    def rule(at_cell: int, level: int) -> str:
        found = standing_refusal(state, unit, unit.form, at_cell, level)
        return "" if found is None else found.rule

    assert rule(cell(state, "0808"), 0) == ""
    assert rule(cell(state, "0807"), 0) == "TG-MOV-06"
    assert rule(cell(state, "0806"), 0) == "TG-RUL-08"
    assert rule(cell(state, "0807"), AIR) == "TG-AIR-01"
    assert rule(-1, 0) == "TG-RUL-09"
