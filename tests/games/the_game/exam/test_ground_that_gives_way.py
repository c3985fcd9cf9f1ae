"""Constructs that collapse under several, water and fire at the edges of the rules."""

from __future__ import annotations

import pytest

from rollout.games.the_game.actions import (
    DropProne,
    EndTurn,
    Face,
    Forward,
    Move,
    PlaceAt,
    Repair,
    StandUp,
    Stop,
    Submerge,
    Surface,
)
from rollout.games.the_game.model import (
    DEACTIVATED,
    GROUND,
    OPERATIONAL,
    SURFACE,
    State,
)
from rollout.games.the_game.rules.deactivation import damage_construct
from rollout.games.the_game.rules.sight import base, floor
from tests.games.the_game.abilities.turning import turn
from tests.games.the_game.movement.moving import BACKWARD, FORWARD, STOP, moved, offered
from tests.games.the_game.table import Piece, cell, lay_out, mode, play, robot, sheet

FOE = Piece(robot("Foe"), "0817", team=1)


@pytest.mark.rule("TG-CON-08", "TG-RUL-08", "TG-RUL-80")
def test_one_that_dies_passing_through_a_friend_lies_beside_it_and_so_does_its_nebulon() -> None:
    state = lay_out(
        [
            Piece("blurr", "0809", facing=0, damage=11),
            Piece(robot("Friend"), "0808"),
            FOE,
        ],
        constructs={"0808": (4, 3)},
        elevation={"0809": 4},
    )
    beside = cell(state, "0807")
    moved(state, FORWARD, PlaceAt(beside))
    blurr, nebulon = state.units[0], state.units[3]
    assert (blurr.status, blurr.cell) == (DEACTIVATED, beside)
    assert (nebulon.status, nebulon.cell) == (OPERATIONAL, beside)
    assert state.on_ground[cell(state, "0808")] == 1
    assert state.on_ground[beside] == 3


@pytest.mark.rule("TG-MOV-06", "TG-RUL-07")
def test_a_movement_does_not_end_where_it_began_when_somebody_was_dropped_there() -> None:
    """The friend on the construct is destroyed by the fall; its cargo lands in the start hex."""
    tape = sheet(mode(0, 0, 0, 1, "small", kind="cassette"), name="Tape")
    state = lay_out(
        [
            Piece(robot("Mover", speed=12), "0809", facing=0),
            Piece(robot("Friend"), "0808", damage=9),
            Piece(tape, carrier=1),
            FOE,
        ],
        constructs={"0808": (4, 3)},
    )
    start = cell(state, "0809")
    steps = offered(state, FORWARD, PlaceAt(start), Face(0), BACKWARD)
    assert steps.refusal(STOP).rule == "TG-MOV-06"
    assert STOP not in steps
    assert FORWARD in steps
    assert state.on_ground[start] == 2


@pytest.mark.rule("TG-RUL-40", "TG-RUL-57")
def test_a_hover_vehicle_on_a_bridge_that_collapses_floats() -> None:
    boat = sheet(mode(), mode(0, 8, 6, 1, "hover", kind="hover", index=1), name="Boat")
    state = lay_out(
        [Piece(boat, "0808", mode=1), FOE], depth={"0808": 2}, constructs={"0808": (3, 5)}
    )
    play(state, lambda table: damage_construct(table, cell(state, "0808"), 5, "weapon"))
    assert state.units[0].level == SURFACE
    assert base(state, state.units[0]) == 0
    assert state.units[0].damage == 1


@pytest.mark.rule("TG-RUL-58")
def test_a_floating_swimmer_that_stands_up_in_shallow_water_stands_on_the_floor() -> None:
    state = lay_out([Piece(robot("Swimmer", "swim"), "0808"), FOE], depth={"0808": 2})
    moved(state, DropProne(), Stop(), Surface())
    assert state.units[0].level == SURFACE
    moved(state, StandUp(0), Stop())
    assert state.units[0].level == GROUND
    assert base(state, state.units[0]) == floor(state, cell(state, "0808")) == -2


@pytest.mark.rule("TG-RUL-58")
def test_a_swimmer_still_chooses_where_the_water_is_deeper_than_it_is_high() -> None:
    state = lay_out([Piece(robot("Swimmer", "swim"), "0809"), FOE], depth={"0808": 3})
    moved(state, Forward(), Stop(), Submerge())
    assert state.units[0].level == GROUND


def burning(piece: Piece, carrier: Piece) -> State:
    state = lay_out([carrier, piece, FOE], fire_damage=2)
    state.fires = [cell(state, "0808")]
    return state


@pytest.mark.rule("TG-RUL-73")
def test_fire_burns_who_stands_in_it_and_nobody_in_a_transport_there() -> None:
    truck = Piece(robot("Truck", "transport", kind="truck", height=4), "0808")
    state = burning(Piece(robot("Rider"), carrier=0, inside=True), truck)
    turn(state, 1, [EndTurn()])
    turn(state, 0, [EndTurn()])
    assert [unit.damage for unit in state.units[:2]] == [2, 0]


@pytest.mark.rule("TG-RUL-79", "TG-PRN-02")
def test_a_nebulon_that_was_picked_up_lying_leaves_on_its_feet() -> None:
    state = lay_out([Piece(robot("Carrier"), "0808"), Piece("haywire", carrier=0, prone=True), FOE])
    options = offered(state, unit=1)
    leave = next(iter(options))
    turn(state, 1, [Move(), leave, Stop(), EndTurn()])
    assert not state.units[1].prone
    assert state.units[1].carrier == -1


@pytest.mark.rule("TG-REP-02", "TG-RUL-57")
def test_a_hover_vehicle_that_is_repaired_where_its_bridge_fell_rises_to_the_surface() -> None:
    boat = sheet(mode(), mode(0, 8, 6, 1, "hover", kind="hover", index=1), name="Boat")
    state = lay_out(
        [
            Piece(boat, "0808", mode=1, status=DEACTIVATED, damage=10),
            Piece(robot("Medic", "repair"), "0809"),
            FOE,
        ],
        depth={"0808": 2},
        constructs={"0808": (3, 5)},
    )
    play(state, lambda table: damage_construct(table, cell(state, "0808"), 5, "weapon"))
    turn(state, 1, [Repair(0), EndTurn()])
    assert state.units[0].level == SURFACE
