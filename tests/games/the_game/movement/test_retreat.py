"""Leaving by the own edge (TG-RUL-09, option `retreat_edge`)."""

import pytest

from rollout.games.the_game.actions import Retreat
from rollout.games.the_game.events import Retreated
from rollout.games.the_game.model import GONE, NONE, Thing
from tests.games.the_game.movement.moving import moved, refusal
from tests.games.the_game.table import Piece, cell, lay_out, robot

ROBOT = robot()
KEEPER = Piece(ROBOT, "0505", 0)
FOE = Piece(ROBOT, "0515", 1)


@pytest.mark.rule("TG-RUL-09")
def test_a_unit_leaves_by_its_own_edge_for_1_point() -> None:
    state = lay_out([Piece(ROBOT, "0801"), KEEPER, FOE], retreat_edge=True)
    played = moved(state, Retreat(), points=1)
    assert played.one(Retreated).unit == 0
    assert (state.units[0].status, state.units[0].cell) == (GONE, NONE)
    assert state.on_ground[cell(state, "0801")] == NONE
    assert state.over == ""


@pytest.mark.rule("TG-RUL-09")
def test_team_b_leaves_in_the_south() -> None:
    state = lay_out([Piece(ROBOT, "0817", 1), KEEPER], retreat_edge=True)
    assert refusal(state, Retreat()) == ""
    state = lay_out([Piece(ROBOT, "0801", 1), KEEPER], retreat_edge=True)
    assert refusal(state, Retreat()) == "TG-RUL-09"
    state = lay_out([Piece(ROBOT, "0816", 1), KEEPER], retreat_edge=True)
    assert refusal(state, Retreat()) == "TG-RUL-09"


@pytest.mark.rule("TG-RUL-09")
def test_without_the_option_nobody_retreats() -> None:
    assert refusal(lay_out([Piece(ROBOT, "0801")]), Retreat()) == "TG-RUL-09"


@pytest.mark.rule("TG-RUL-09", "TG-PRN-02", "TG-MOV-01")
def test_a_retreat_needs_a_point_and_feet() -> None:
    state = lay_out([Piece(ROBOT, "0801", prone=True)], retreat_edge=True)
    assert refusal(state, Retreat()) == "TG-PRN-02"
    state = lay_out([Piece(ROBOT, "0801")], retreat_edge=True)
    assert refusal(state, Retreat(), points=0) == "TG-MOV-01"


@pytest.mark.rule("TG-RUL-68")
def test_a_controlled_unit_cannot_retreat() -> None:
    state = lay_out([Piece(ROBOT, "0801"), FOE], retreat_edge=True)
    state.units[0].master = 1
    assert refusal(state, Retreat()) == "TG-RUL-68"


@pytest.mark.rule("TG-RUL-92", "TG-RUL-09")
def test_the_last_unit_that_retreats_loses_the_match() -> None:
    state = lay_out([Piece(ROBOT, "0801"), FOE], retreat_edge=True)
    moved(state, Retreat())
    assert state.over
    assert state.winners == [1]


@pytest.mark.rule("TG-RUL-09")
def test_passengers_leave_with_it_and_objects_stay() -> None:
    truck = robot("Truck", "transport", kind="truck", height=4)
    inside = Piece(ROBOT, carrier=0, inside=True)
    state = lay_out([Piece(truck, "0801"), inside, KEEPER, FOE], retreat_edge=True)
    state.things.append(Thing(0, "energon-cube", NONE, carrier=0))
    played = moved(state, Retreat())
    assert [event.unit for event in played.of(Retreated)] == [1, 0]
    assert (state.things[0].cell, state.things[0].carrier) == (cell(state, "0801"), NONE)
