"""Humans on the move (TG-RUL-87)."""

import pytest

from rollout.games.the_game.actions import Board, Leave, Walk
from rollout.games.the_game.events import Boarded, Moved
from rollout.games.the_game.rules.movement import movement_refusal
from rollout.space.hex_directions import NE, SW, N
from tests.games.the_game.movement.moving import (
    DROP,
    FORWARD,
    LEFT,
    STOP,
    at,
    moved,
    offered,
    refusal,
    spent,
)
from tests.games.the_game.table import Piece, lay_out, robot

CROWD = Piece("human-crowd", "0808")
SQUAD = Piece("army-squad", "0808")


@pytest.mark.rule("TG-RUL-87")
def test_humans_walk_into_any_adjacent_hex_without_turning() -> None:
    assert offered(lay_out([CROWD])).listed() == [*[Walk(side) for side in range(6)], STOP]
    state = lay_out([CROWD])
    assert spent(state, Walk(NE), Walk(SW)) == 2
    assert (at(state), state.units[0].facing) == ("0808", 0)


@pytest.mark.rule("TG-RUL-87")
def test_humans_pay_normal_cost() -> None:
    state = lay_out([SQUAD], terrain={"0807": "rough"}, elevation={"0807": 1})
    assert moved(state, Walk(N), STOP).one(Moved).cost.total == 3


@pytest.mark.rule("TG-RUL-87")
@pytest.mark.parametrize("step", [FORWARD, LEFT, DROP])
def test_humans_have_no_facing_and_do_not_lie_down(step: Walk) -> None:
    assert refusal(lay_out([CROWD]), step) == "TG-RUL-87"


@pytest.mark.rule("TG-RUL-87")
def test_humans_ford_but_do_not_enter_deep_water_or_constructs() -> None:
    assert refusal(lay_out([CROWD], depth={"0807": 0}), Walk(N)) == ""
    assert refusal(lay_out([CROWD], depth={"0807": 1}), Walk(N)) == "TG-RUL-87"
    assert refusal(lay_out([CROWD], constructs={"0807": (1, 8)}), Walk(N)) == "TG-RUL-87"
    assert refusal(lay_out([CROWD]), Walk(8)) == "TG-FAC-01"


@pytest.mark.rule("TG-RUL-87")
def test_humans_ride_transports_from_any_side() -> None:
    truck = Piece(robot("Truck", "transport", kind="truck", height=2), "0709")
    state = lay_out([CROWD, truck])
    assert moved(state, Board(1)).one(Boarded).cost.total == 2
    moved(state, Leave(N), STOP)
    assert (at(state), state.units[0].facing) == ("0708", 0)


@pytest.mark.rule("TG-RUL-87", "TG-MOV-04")
def test_humans_that_are_walled_in_have_no_movement() -> None:
    around = ["0807", "0908", "0909", "0809", "0709", "0708"]
    state = lay_out([CROWD, *[Piece(robot(), label, 1) for label in around]])
    found = movement_refusal(state, state.units[0])
    assert found is not None
    assert found.rule == "TG-MOV-04"
    state = lay_out([CROWD, *[Piece(robot(), label, 1) for label in around[1:]]])
    assert movement_refusal(state, state.units[0]) is None
