"""Lying down and standing up (TG-PRN, TG-RUL-59)."""

import pytest

from rollout.games.the_game.actions import DropProne, StandUp
from rollout.games.the_game.events import StoodUp, WentProne
from rollout.games.the_game.model import AIR
from rollout.games.the_game.rules.movement import movement_refusal
from rollout.games.the_game.rules.sight import height
from rollout.space.hex_directions import SW, N
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
    spent,
)
from tests.games.the_game.table import Piece, flyer, lay_out, mode, robot, sheet

ROBOT = robot(speed=5, height=5)


@pytest.mark.rule("TG-PRN-01")
def test_dropping_costs_1_and_keeps_the_facing() -> None:
    state = lay_out([Piece(ROBOT, "0808", facing=SW)])
    played = moved(state, DROP, STOP)
    assert played.one(WentProne).left == 4
    assert (state.units[0].prone, state.units[0].facing) == (True, SW)


@pytest.mark.rule("TG-PRN-01")
def test_a_prone_unit_of_height_5_is_2_high() -> None:
    state = lay_out([Piece(ROBOT, "0808")])
    assert height(state.units[0]) == 5
    moved(state, DROP, STOP)
    assert height(state.units[0]) == 2


@pytest.mark.rule("TG-PRN-02")
@pytest.mark.parametrize("step", [FORWARD, BACKWARD, LEFT, RIGHT, TAKE_OFF, DropProne()])
def test_a_prone_unit_neither_moves_nor_turns_nor_takes_off(step: DropProne) -> None:
    state = lay_out([Piece(flyer(), "0808", prone=True)])
    assert refusal(state, step) == "TG-PRN-02"


@pytest.mark.rule("TG-PRN-03")
def test_standing_costs_2_with_any_facing_and_the_rest_may_be_used() -> None:
    state = lay_out([Piece(ROBOT, "0808", prone=True, facing=N)])
    assert offered(state).listed() == [*[StandUp(facing) for facing in range(6)], STOP]
    played = moved(state, StandUp(SW), FORWARD, STOP)
    assert played.one(StoodUp).left == 3
    assert (at(state), state.units[0].prone) == ("0709", False)


@pytest.mark.rule("TG-PRN-03")
def test_only_a_prone_unit_stands_up() -> None:
    assert refusal(lay_out([Piece(ROBOT, "0808")]), StandUp(N)) == "TG-PRN-03"


@pytest.mark.rule("TG-RUL-59")
def test_dropping_and_standing_in_one_movement_is_legal() -> None:
    state = lay_out([Piece(ROBOT, "0808")])
    assert spent(state, DROP, StandUp(SW), FORWARD) == 4


@pytest.mark.rule("TG-RUL-59", "TG-RUL-06")
def test_only_grounded_robots_and_first_mode_beasts_lie_down() -> None:
    forms = sheet(mode(speed=6), mode(speed=6, kind="car", index=1))
    assert refusal(lay_out([Piece(forms, "0808")]), DROP) == ""
    assert refusal(lay_out([Piece(forms, "0808", mode=1)]), DROP) == "TG-RUL-59"
    beast = robot(kind="beast")
    assert refusal(lay_out([Piece(beast, "0808")]), DROP) == ""
    second = sheet(mode(), mode(kind="beast", index=1))
    assert refusal(lay_out([Piece(second, "0808", mode=1)]), DROP) == "TG-RUL-59"
    assert refusal(lay_out([Piece(flyer(), "0808", level=AIR)]), DROP) == "TG-RUL-59"


@pytest.mark.rule("TG-RUL-59")
def test_with_speed_1_a_prone_unit_cannot_stand() -> None:
    state = lay_out([Piece(robot(speed=1), "0808", prone=True)])
    found = movement_refusal(state, state.units[0])
    assert found is not None
    assert found.rule == "TG-RUL-59"
    state = lay_out([Piece(robot(speed=2), "0808", prone=True)])
    assert movement_refusal(state, state.units[0]) is None


@pytest.mark.rule("TG-PRN-03")
def test_standing_up_needs_2_points() -> None:
    state = lay_out([Piece(ROBOT, "0808", prone=True)])
    assert refusal(state, StandUp(N), points=1) == "TG-MOV-01"
    assert refusal(state, StandUp(7)) == "TG-FAC-01"
