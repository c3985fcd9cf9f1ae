"""Transforming in the air, on water, on board, and out of the game (TG-RUL-50, 57, 59, 81, 86)."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.the_game.actions import Face, PlaceAt, Submerge, Transform
from rollout.games.the_game.events import AllegianceChanged
from rollout.games.the_game.model import (
    AIR,
    DEACTIVATED,
    GONE,
    GROUND,
    HOVERING,
    NONE,
    SURFACE,
    State,
)
from tests.games.the_game.abilities.turning import END, allowed, refused, turn
from tests.games.the_game.table import Piece, cell, lay_out, mode, robot, sheet

FOE = Piece(robot("Foe"), "0801", team=1)
JET = sheet(mode(), mode(0, 18, 7, 1, "fly", kind="jet", index=1), name="Jet")
HOVER = sheet(
    mode(5, 6, 7, 2, "fly"), mode(0, 9, 7, 1, "hover", kind="hover", index=1), name="Hover"
)


def aloft(**options: Any) -> State:
    return lay_out(
        [Piece(JET, "0808", mode=1, level=AIR), FOE],
        **options,
    )


@pytest.mark.rule("TG-RUL-50")
def test_in_the_air_a_robot_that_cannot_fly_drops_unharmed() -> None:
    state = aloft()
    turn(state, 0, [Transform(0), END])
    assert (state.units[0].level, state.units[0].damage) == (GROUND, 0)
    assert state.on_ground[cell(state, "0808")] == 0
    assert state.in_air[cell(state, "0808")] == NONE


@pytest.mark.rule("TG-RUL-50")
def test_by_agreement_it_falls_for_three_damage_or_may_not_change_at_all() -> None:
    state = aloft(midair_transform="fall")
    turn(state, 0, [Transform(0), END])
    assert (state.units[0].level, state.units[0].damage) == (GROUND, 3)
    assert refused(aloft(midair_transform="forbid"), 0, Transform(0)).rule == "TG-RUL-50"


@pytest.mark.rule("TG-RUL-50")
def test_it_is_refused_when_the_ground_below_is_taken_or_barred() -> None:
    below = Piece(robot("Below"), "0808", team=1)
    state = lay_out([Piece(JET, "0808", mode=1, level=AIR), below])
    assert refused(state, 0, Transform(0)).rule == "TG-RUL-50"
    body = Piece(robot("Below"), "0808", team=1, status=DEACTIVATED, damage=10)
    state = lay_out([Piece(JET, "0808", mode=1, level=AIR), FOE, body])
    assert refused(state, 0, Transform(0)).rule == "TG-RUL-50"
    state = lay_out([Piece(HOVER, "0808", level=AIR), FOE], terrain={"0808": "rough"})
    assert refused(state, 0, Transform(1)).rule == "TG-RUL-50"


@pytest.mark.rule("TG-RUL-57")
def test_into_a_walker_it_sinks_and_into_a_hover_vehicle_it_rises() -> None:
    state = lay_out([Piece(HOVER, "0808", mode=1, level=SURFACE), FOE], depth={"0808": 3})
    turn(state, 0, [Transform(0), END])
    assert state.units[0].level == GROUND
    turn(state, 0, [Transform(1), END])
    assert state.units[0].level == SURFACE


@pytest.mark.rule("TG-RUL-57")
def test_a_hover_vehicle_may_be_taken_where_it_could_not_drive_in() -> None:
    state = lay_out([Piece(HOVER, "0808"), FOE], terrain={"0808": "thick_trees"})
    assert allowed(state, 0, Transform(1))


@pytest.mark.rule("TG-RUL-58")
def test_a_swimmer_in_deep_water_chooses_its_depth_after_transforming() -> None:
    fish = sheet(mode(), mode(4, 6, 5, 1, "swim", kind="sea-beast", index=1), name="Fish")
    state = lay_out([Piece(fish, "0808"), FOE], depth={"0808": 3})
    played = turn(state, 0, [Transform(1), Submerge(), END])
    assert [ask.about for ask in played.asks] == ["act", "depth", "act"]
    assert state.units[0].level == GROUND


@pytest.mark.rule("TG-RUL-59")
def test_a_prone_robot_transforms_upright() -> None:
    state = lay_out([Piece(JET, "0808", prone=True), FOE])
    turn(state, 0, [Transform(1), END])
    assert not state.units[0].prone


@pytest.mark.rule("TG-RUL-54")
def test_becoming_a_helicopter_on_the_ground_gives_a_landed_one() -> None:
    chopper = sheet(mode(), mode(0, 12, 6, 2, "vtol", kind="helicopter", index=1), name="Chopper")
    state = lay_out([Piece(chopper, "0808"), FOE])
    turn(state, 0, [Transform(1), END])
    assert state.units[0].level == GROUND
    state = lay_out([Piece(chopper, "0808", mode=1, level=HOVERING), FOE])
    turn(state, 0, [Transform(0), END])
    assert state.units[0].level == GROUND


def loaded(level: int = GROUND) -> State:
    shuttle = sheet(
        mode(0, 16, 6, 4, "transport", "fly", kind="shuttle"), mode(index=1), name="Shuttle"
    )
    return lay_out(
        [
            Piece(shuttle, "0808", level=level),
            FOE,
            Piece(robot("Rider", height=1), carrier=0, inside=True),
        ]
    )


@pytest.mark.rule("TG-RUL-81", "TG-RUL-16")
def test_a_mode_that_cannot_carry_them_sets_passengers_down_first() -> None:
    state = loaded()
    turn(state, 0, [Transform(1), PlaceAt(cell(state, "0807")), Face(1), END])
    rider = state.units[2]
    assert (rider.carrier, rider.inside, state.facts.grid.label(rider.cell)) == (
        NONE,
        False,
        "0807",
    )


@pytest.mark.rule("TG-RUL-81")
def test_with_passengers_in_the_air_it_is_refused() -> None:
    assert refused(loaded(AIR), 0, Transform(1)).rule == "TG-RUL-81"


@pytest.mark.rule("TG-RUL-81")
def test_a_passenger_may_transform_only_if_it_still_fits() -> None:
    carrier = sheet(mode(0, 6, 4, 4, "transport", kind="truck"), name="Carrier")
    growing = sheet(
        mode(0, 9, 4, 1, kind="car"), mode(5, 6, 7, 3, index=1), mode(index=2), name="Growing"
    )
    state = lay_out([Piece(carrier, "0808"), FOE, Piece(growing, carrier=0, inside=True)])
    assert refused(state, 2, Transform(1)).rule == "TG-RUL-81"
    assert allowed(state, 2, Transform(2))


def mercenary(side: int) -> State:
    return lay_out(
        [
            Piece("doubledealer", "0808", team=side, mode=0 if side == 0 else 1),
            Piece("bluestreak", "0812"),
            Piece("ramjet", "0801", team=1),
        ]
    )


@pytest.mark.rule("TG-UNQ-05", "TG-RUL-86")
def test_the_mercenary_goes_over_with_his_mode_and_his_turn_ends() -> None:
    state = mercenary(0)
    played = turn(state, 0, [Transform(1)])
    dealer = state.units[0]
    assert (dealer.team, dealer.side, dealer.seat) == (1, 1, 1)
    assert played.one(AllegianceChanged).team == 1
    assert len(played.asks) == 1


@pytest.mark.rule("TG-UNQ-07")
def test_the_mercenary_leaves_the_game_in_car_mode_without_releasing_a_partner() -> None:
    state = mercenary(1)
    played = turn(state, 0, [Transform(2)])
    assert (state.units[0].status, state.units[0].cell) == (GONE, NONE)
    assert played.one(AllegianceChanged).team == NONE
    assert len(state.units) == 3
