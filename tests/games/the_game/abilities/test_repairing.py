"""Repair (TG-REP, TG-RUL-74, TG-RUL-80)."""

from __future__ import annotations

import pytest

from rollout.games.the_game.actions import Face, PlaceAt, Repair
from rollout.games.the_game.events import Rejoined, Repaired
from rollout.games.the_game.model import (
    AIR,
    ASIDE,
    DEACTIVATED,
    NONE,
    OPERATIONAL,
    UNCONSCIOUS,
    State,
)
from tests.games.the_game.abilities.turning import END, allowed, refused, turn
from tests.games.the_game.table import Piece, cell, lay_out, mode, robot, sheet

MEDIC = robot("Medic", "repair", skill=4)
FOE = Piece(robot("Foe"), "0801", team=1, damage=3)


def ward(*patients: Piece) -> State:
    return lay_out([Piece(MEDIC, "0808", damage=6), FOE, *patients])


@pytest.mark.rule("TG-REP-01")
def test_it_heals_by_its_skill_and_not_above_the_maximum() -> None:
    state = ward(Piece(robot("Friend"), "0807", damage=9), Piece(robot("Other"), "0809", damage=2))
    turn(state, 0, [Repair(2), END])
    assert state.units[2].damage == 5
    played = turn(state, 0, [Repair(3), END])
    assert state.units[3].damage == 0
    assert played.one(Repaired).amount == 2


@pytest.mark.rule("TG-REP-01")
def test_it_heals_itself_or_a_neighbour_and_nobody_farther() -> None:
    state = ward(Piece(robot("Friend"), "0806", damage=9))
    assert allowed(state, 0, Repair(0))
    assert refused(state, 0, Repair(2)).rule == "TG-REP-01"


@pytest.mark.rule("TG-REP-02")
def test_a_deactivated_robot_comes_back_prone_and_acts_from_the_next_round() -> None:
    state = ward(Piece(robot("Friend"), "0807", damage=10, status=DEACTIVATED))
    turn(state, 0, [Repair(2), END])
    friend = state.units[2]
    assert (friend.status, friend.damage, friend.prone) == (OPERATIONAL, 6, True)
    assert friend.acts_from == 2
    assert state.on_ground[cell(state, "0807")] == 2


@pytest.mark.rule("TG-RUL-74")
def test_a_vehicle_comes_back_upright() -> None:
    car = sheet(mode(0, 6, 4, 1, kind="car"), name="Car")
    state = ward(Piece(car, "0807", damage=10, status=DEACTIVATED))
    turn(state, 0, [Repair(2), END])
    assert not state.units[2].prone


@pytest.mark.rule("TG-RUL-74")
def test_enemies_humans_the_unhurt_and_the_unconscious_are_not_repaired() -> None:
    crowd = sheet(mode(0, 2, 0, 1), name="Crowd", heads=20, heads_per_firepower=10)
    state = ward(
        Piece(robot("Fresh"), "0807"),
        Piece(crowd, "0809", damage=5),
        Piece(robot("Partner", height=1), "0709", damage=10, status=UNCONSCIOUS),
    )
    state.place(state.units[1], cell(state, "0909"), 0)
    assert refused(state, 0, Repair(1)).rule == "TG-RUL-74"
    assert refused(state, 0, Repair(2)).rule == "TG-RUL-74"
    assert refused(state, 0, Repair(3)).rule == "TG-RUL-74"
    assert refused(state, 0, Repair(4)).rule == "TG-NEB-03"


@pytest.mark.rule("TG-RUL-74")
def test_patient_and_medic_must_share_the_layer() -> None:
    state = ward(Piece(robot("Jet", "fly"), "0807", damage=5, level=AIR))
    assert refused(state, 0, Repair(2)).rule == "TG-RUL-74"


@pytest.mark.rule("TG-RUL-74")
def test_a_medic_inside_repairs_its_transport() -> None:
    carrier = sheet(mode(0, 6, 4, 4, "transport", kind="truck"), name="Carrier")
    state = lay_out(
        [
            Piece(carrier, "0808", damage=5),
            FOE,
            Piece(MEDIC, carrier=0, inside=True),
        ]
    )
    assert allowed(state, 2, Repair(0))


@pytest.mark.rule("TG-RUL-04")
def test_without_skill_nothing_is_repaired() -> None:
    state = lay_out([Piece(robot("Medic", "repair", skill=0), "0808", damage=3), FOE])
    assert refused(state, 0, Repair(0)).rule == "TG-RUL-04"


@pytest.mark.rule("TG-RUL-80")
def test_a_conscious_nebulon_nearby_rejoins_its_repaired_transformer_with_its_damage() -> None:
    state = ward(
        Piece("hot-rod", "0807", damage=14, status=DEACTIVATED),
        Piece("firebolt", "0806", host=2, damage=1),
    )
    state.units[2].partners = 0
    played = turn(state, 0, [Repair(2), END])
    nebulon = state.units[3]
    assert (nebulon.status, nebulon.cell, nebulon.damage) == (ASIDE, NONE, 1)
    assert state.units[2].partners == 1
    assert played.one(Rejoined).host == 2


@pytest.mark.rule("TG-RUL-80")
def test_a_nebulon_farther_away_plays_on_alone() -> None:
    state = ward(
        Piece("hot-rod", "0807", damage=14, status=DEACTIVATED),
        Piece("firebolt", "0805", host=2),
    )
    state.units[2].partners = 0
    turn(state, 0, [Repair(2), END])
    assert state.units[3].status == OPERATIONAL
    assert state.units[2].partners == 0


@pytest.mark.rule("TG-RUL-10")
def test_a_body_under_another_unit_is_set_beside_it() -> None:
    state = ward(
        Piece(robot("Friend"), "0807", damage=10, status=DEACTIVATED),
        Piece(robot("Sentry"), "0807"),
    )
    turn(state, 0, [Repair(2), PlaceAt(cell(state, "0806")), Face(2), END])
    assert state.facts.grid.label(state.units[2].cell) == "0806"
