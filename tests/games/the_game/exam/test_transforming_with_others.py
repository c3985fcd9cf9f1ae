"""Transforming while others are inside, or while being inside or carried oneself."""

from __future__ import annotations

import pytest

from rollout.games.the_game.actions import Face, PickUp, PlaceAt, Retreat, SetDownThing, Transform
from rollout.games.the_game.events import Damaged, Released, Retreated
from rollout.games.the_game.model import (
    AIR,
    DEACTIVATED,
    GONE,
    GROUND,
    NONE,
    OPERATIONAL,
    State,
    Thing,
)
from rollout.games.the_game.rules.command import take_over
from rollout.games.the_game.rules.rounds import begin_round
from tests.games.the_game.abilities.turning import END, allowed, refused, turn
from tests.games.the_game.movement.moving import moved
from tests.games.the_game.table import Piece, cell, lay_out, mode, play, robot, sheet

FOE = Piece(robot("Foe"), "0817", team=1)
JET = sheet(mode(0, 16, 6, 8, "transport", "fly", kind="shuttle"), name="Jet")
TAPE = sheet(mode(), mode(0, 0, 0, 1, "small", kind="cassette", index=1), name="Tape")
SHUTTLE = sheet(
    mode(0, 16, 6, 4, "transport", "fly", kind="shuttle"),
    mode(0, 10, 6, 2, "transport", kind="train", index=1),
    name="Shuttle",
)


@pytest.mark.rule("TG-RUL-77", "TG-RUL-50")
def test_a_carried_unit_that_grows_in_the_air_is_put_down_without_harm() -> None:
    state = lay_out(
        [Piece(JET, "0808", level=AIR), Piece(TAPE, carrier=0, mode=1), FOE],
        midair_transform="fall",
    )
    played = turn(state, 1, [Transform(0), PlaceAt(cell(state, "0807")), Face(0), END])
    assert not played.of(Damaged)
    assert (state.units[1].level, state.units[1].damage) == (GROUND, 0)


@pytest.mark.rule("TG-RUL-81", "TG-RUL-50")
def test_a_passenger_that_transforms_in_the_air_does_not_fall() -> None:
    state = lay_out(
        [
            Piece(JET, "0808", level=AIR),
            Piece(TAPE, carrier=0, inside=True, mode=1),
            FOE,
        ],
        midair_transform="fall",
    )
    turn(state, 1, [Transform(0), END])
    rider = state.units[1]
    assert (rider.damage, rider.carrier, rider.inside) == (0, 0, True)


@pytest.mark.rule("TG-RUL-81")
def test_in_the_air_a_smaller_hold_is_refused_to_those_whom_it_could_not_keep() -> None:
    for height, fits in ((1, True), (2, False)):
        rider = Piece(robot("Rider", height=height), carrier=0, inside=True)
        state = lay_out([Piece(SHUTTLE, "0808", level=AIR), rider, FOE])
        if fits:
            assert allowed(state, 0, Transform(1))
        else:
            assert refused(state, 0, Transform(1)).rule == "TG-RUL-81"


@pytest.mark.rule("TG-RUL-83", "TG-RUL-50")
def test_the_agreed_fall_is_multiplied_by_the_damage_factor_of_the_new_mode() -> None:
    brittle = sheet(
        mode(0, 16, 6, 2, "fly", kind="jet"), mode(5, 6, 7, 2, "damage_x2", index=1), name="Brittle"
    )
    state = lay_out([Piece(brittle, "0808", level=AIR), FOE], midair_transform="fall")
    turn(state, 0, [Transform(1), END])
    assert state.units[0].damage == 6


@pytest.mark.rule("TG-UNQ-07", "TG-RUL-86")
def test_the_mercenary_who_leaves_from_within_a_transport_is_no_passenger_any_more() -> None:
    hauler = robot("Hauler", "transport", kind="truck", height=8)
    state = lay_out([Piece(hauler, "0808"), Piece("doubledealer", carrier=0, inside=True), FOE])
    turn(state, 1, [Transform(2)])
    dealer = state.units[1]
    assert (dealer.status, dealer.cell, dealer.carrier, dealer.inside) == (GONE, NONE, NONE, False)
    assert state.cargo(state.units[0]) == []


@pytest.mark.rule("TG-UNQ-05", "TG-RUL-86", "TG-RUL-97")
def test_a_mercenary_who_falls_to_pieces_as_he_changes_sides_does_so_on_the_new_side() -> None:
    state = lay_out(
        [
            Piece("doubledealer", "0808", team=1, mode=1, level=AIR, damage=13),
            Piece("optimus-prime", "0801"),
            Piece("ramjet", "0817", team=1),
        ],
        midair_transform="fall",
    )
    played = turn(state, 0, [Transform(0)])
    knok = state.units[played.one(Released).unit]
    assert (knok.sheet.slug, knok.team, knok.status) == ("knok", 0, OPERATIONAL)


@pytest.mark.rule("TG-RUL-77")
def test_a_carrier_that_becomes_small_sets_its_objects_down() -> None:
    state = lay_out([Piece(TAPE, "0808"), FOE])
    state.things.append(Thing(0, "energon-cube", NONE, 0))
    turn(state, 0, [Transform(1), END])
    assert (state.things[0].carrier, state.things[0].cell) == (NONE, cell(state, "0808"))


@pytest.mark.rule("TG-RUL-77", "TG-RUL-79")
def test_what_a_nebulon_carries_is_picked_up_with_it() -> None:
    state = lay_out(
        [
            Piece(robot("Picker"), "0808"),
            Piece("haywire", "0807"),
            Piece(TAPE, carrier=1, mode=1),
            FOE,
        ]
    )
    turn(state, 0, [PickUp(1), END])
    assert [unit.cell for unit in state.units[:3]] == [cell(state, "0808")] * 3


def loaded_at_the_edge() -> State:
    truck = robot("Truck", "transport", kind="truck", height=4)
    return lay_out(
        [
            Piece(truck, "0801"),
            Piece(robot("Rider"), carrier=0, inside=True),
            Piece(robot("Keeper"), "0303"),
            FOE,
        ],
        retreat_edge=True,
    )


@pytest.mark.rule("TG-RUL-09", "TG-RUL-68")
def test_a_stolen_passenger_does_not_retreat_with_its_transport() -> None:
    state = loaded_at_the_edge()
    take_over(state.units[1], state.units[3])
    played = moved(state, Retreat(), PlaceAt(cell(state, "0802")), Face(0))
    assert [event.unit for event in played.of(Retreated)] == [0]
    assert (state.units[1].status, state.units[1].carrier) == (OPERATIONAL, NONE)
    assert state.on_ground[cell(state, "0802")] == 1


@pytest.mark.rule("TG-RUL-09", "TG-RUL-68")
def test_whom_a_unit_that_retreats_had_controlled_is_free() -> None:
    state = loaded_at_the_edge()
    take_over(state.units[3], state.units[0])
    moved(state, Retreat())
    assert (state.units[3].master, state.units[3].side) == (NONE, 1)


@pytest.mark.rule("TG-RUL-77")
def test_objects_are_not_put_under_the_feet_of_others() -> None:
    state = lay_out([Piece(robot("Boss"), "0808"), Piece(robot("Near"), "0807"), FOE])
    state.things.append(Thing(0, "energon-cube", NONE, 0))
    assert refused(state, 0, SetDownThing(0, cell(state, "0807"))).rule == "TG-RUL-77"
    assert allowed(state, 0, SetDownThing(0, cell(state, "0809")))
    assert allowed(state, 0, SetDownThing(0, cell(state, "0808")))


@pytest.mark.rule("TG-RUL-86", "TG-RUL-92")
def test_a_team_whose_last_fighter_was_a_mercenary_loses_when_he_is_bought_away() -> None:
    state = lay_out(
        [
            Piece("doubledealer", "0808"),
            Piece("optimus-prime", "0801", status=DEACTIVATED, damage=20),
            Piece("ramjet", "0817", team=1),
        ],
        mercenary_market=True,
    )
    play(state, begin_round, dice=[("allegiance", 1), ("allegiance", 9)])
    assert (state.over, state.winners) == ("elimination", [1])
