"""Facing and turning (TG-FAC)."""

import pytest

from rollout.games.the_game.actions import Slide, Walk
from rollout.games.the_game.events import Turned
from rollout.space.hex_directions import NE, NW, SE, SW, N, S
from tests.games.the_game.movement.moving import (
    BACKWARD,
    FORWARD,
    LEFT,
    RIGHT,
    STOP,
    at,
    moved,
    refusal,
    spent,
)
from tests.games.the_game.table import Piece, lay_out, robot

ROBOT = robot(speed=6)


@pytest.mark.rule("TG-FAC-01", "TG-FAC-02")
@pytest.mark.parametrize(
    ("facing", "ahead", "behind"),
    [
        (N, "0807", "0809"),
        (NE, "0908", "0709"),
        (SE, "0909", "0708"),
        (S, "0809", "0807"),
        (SW, "0709", "0908"),
        (NW, "0708", "0909"),
    ],
)
def test_a_unit_goes_into_the_hex_ahead_or_behind(facing: int, ahead: str, behind: str) -> None:
    state = lay_out([Piece(ROBOT, "0808", facing=facing)])
    moved(state, FORWARD, STOP)
    assert (at(state), state.units[0].facing) == (ahead, facing)
    state = lay_out([Piece(ROBOT, "0808", facing=facing)])
    moved(state, BACKWARD, STOP)
    assert (at(state), state.units[0].facing) == (behind, facing)


@pytest.mark.rule("TG-FAC-02")
def test_a_robot_cannot_go_sideways() -> None:
    state = lay_out([Piece(ROBOT, "0808")])
    assert refusal(state, Walk(NE)) == "TG-FAC-02"
    assert refusal(state, Slide(NE)) == "TG-VTL-01"


@pytest.mark.rule("TG-FAC-03")
def test_turning_costs_1_for_one_side_and_2_for_two() -> None:
    assert spent(lay_out([Piece(ROBOT, "0808")]), RIGHT) == 1
    assert spent(lay_out([Piece(ROBOT, "0808")]), LEFT, LEFT) == 2


@pytest.mark.rule("TG-FAC-03")
def test_turning_goes_one_hexside_either_way() -> None:
    state = lay_out([Piece(ROBOT, "0808", facing=N)])
    played = moved(state, RIGHT, LEFT, LEFT, STOP)
    assert [turned.facing for turned in played.of(Turned)] == [NE, N, NW]
    assert [turned.left for turned in played.of(Turned)] == [5, 4, 3]


@pytest.mark.rule("TG-FAC-03")
def test_a_unit_may_move_turn_move_and_turn_in_one_movement() -> None:
    state = lay_out([Piece(ROBOT, "0808", facing=N)])
    assert spent(state, FORWARD, RIGHT, FORWARD, LEFT) == 4
    assert (at(state), state.units[0].facing) == ("0907", N)


@pytest.mark.rule("TG-FAC-04")
def test_turning_on_the_spot_is_a_movement() -> None:
    state = lay_out([Piece(ROBOT, "0808", facing=N)])
    moved(state, RIGHT, STOP)
    assert (at(state), state.units[0].facing) == ("0808", NE)


@pytest.mark.rule("TG-FAC-03", "TG-MOV-01")
def test_a_unit_without_points_cannot_turn() -> None:
    state = lay_out([Piece(ROBOT, "0808")])
    assert refusal(state, LEFT, after=[RIGHT], points=1) == "TG-MOV-01"
