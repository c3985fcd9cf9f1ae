"""Constructs: weight, collapse, falls (TG-CON, TG-RUL-40 to 43)."""

from typing import Any

import pytest

from rollout.games.the_game.actions import Shoot, ShootConstruct, StrikeConstruct
from rollout.games.the_game.content.maps import ROUGH, WATER
from rollout.games.the_game.events import ConstructDamaged, ConstructDestroyed, Damaged, Fell
from rollout.games.the_game.model import DEACTIVATED, HOVERING, SURFACE, State
from rollout.games.the_game.rules.deactivation import climb, damage_construct
from rollout.games.the_game.rules.sight import base
from tests.games.the_game.attack.attacking import SURE_HIT, made, need
from tests.games.the_game.table import AIR, Piece, Played, cell, flyer, lay_out, play, robot


def on_top(
    piece: Piece | None = None, height: int = 4, hit_points: int = 12, **ground: Any
) -> State:
    """A unit on a construct in 0810."""
    return lay_out(
        [piece or Piece(robot("Climber"), "0810"), Piece(robot("Other"), "0101", 1)],
        constructs={"0810": (height, hit_points)},
        **ground,
    )


def hit_it(state: State, amount: int) -> Played:
    spot = cell(state, "0810")
    return play(state, lambda table: damage_construct(table, spot, amount, "weapon"))


def step_on_it(state: State) -> Played:
    return play(state, lambda table: climb(table, state.units[0]))


@pytest.mark.rule("TG-CON-01")
def test_a_construct_keeps_its_height_while_it_has_hit_points() -> None:
    state = on_top(hit_points=12)
    hit_it(state, 11)
    spot = cell(state, "0810")
    assert (state.construct_height[spot], state.construct_hit_points[spot]) == (4, 1)


@pytest.mark.rule("TG-CON-04", "TG-RUL-41")
@pytest.mark.parametrize(("endurance", "lost"), [(5, 3), (6, 3), (1, 1)])
def test_a_climber_costs_it_half_its_endurance_rounded_up(endurance: int, lost: int) -> None:
    state = on_top(Piece(robot("Climber", endurance=endurance), "0810"))
    assert step_on_it(state).one(ConstructDamaged).amount == lost


@pytest.mark.rule("TG-CON-04")
def test_each_entry_counts() -> None:
    state = on_top(hit_points=12)
    step_on_it(state)
    step_on_it(state)
    assert state.construct_hit_points[cell(state, "0810")] == 6


@pytest.mark.rule("TG-RUL-41")
def test_doubled_endurance_does_not_weigh_more() -> None:
    state = on_top(Piece(robot("Climber"), "0810", ducking=True))
    assert step_on_it(state).one(ConstructDamaged).amount == 3


@pytest.mark.rule("TG-RUL-41", "TG-RUL-54")
def test_a_hovering_helicopter_weighs_nothing() -> None:
    copter = robot("Copter", "vtol", kind="helicopter")
    assert step_on_it(on_top(Piece(copter, "0810", level=HOVERING))).events == []


@pytest.mark.rule("TG-CON-04")
def test_open_ground_is_not_climbed() -> None:
    state = lay_out([Piece(robot("Walker"), "0810")])
    assert play(state, lambda table: climb(table, state.units[0])).events == []


@pytest.mark.rule("TG-CON-07")
def test_at_nothing_it_becomes_rough_on_the_ground_beneath() -> None:
    state = on_top(Piece(robot("Far"), "0101"), elevation={"0810": 2})
    played = hit_it(state, 12)
    spot = cell(state, "0810")
    assert played.one(ConstructDestroyed).cell == spot
    assert (state.terrain[spot], state.construct_height[spot]) == (ROUGH, 0)
    assert state.facts.ground.elevation[spot] == 2


@pytest.mark.rule("TG-CON-07")
def test_the_map_itself_is_not_changed_by_a_collapse() -> None:
    state = on_top()
    fork = state.copy()
    hit_it(state, 12)
    assert fork.construct_height[cell(state, "0810")] == 4


@pytest.mark.rule("TG-RUL-40")
def test_a_bridge_that_collapses_leaves_water() -> None:
    state = on_top(Piece(robot("Far"), "0101"), height=5, depth={"0810": 4})
    hit_it(state, 12)
    assert state.terrain[cell(state, "0810")] == WATER


@pytest.mark.rule("TG-CON-08", "TG-RUL-43")
@pytest.mark.parametrize(("height", "lost"), [(4, 2), (5, 2), (2, 1)])
def test_whoever_stands_on_it_falls_for_half_its_height_rounded_down(
    height: int, lost: int
) -> None:
    state = on_top(height=height)
    played = hit_it(state, 12)
    assert played.one(Fell) == Fell(0, height)
    assert played.one(Damaged) == Damaged(0, lost, 10 - lost, "fall")
    assert base(state, state.units[0]) == 0


@pytest.mark.rule("TG-CON-08")
def test_a_fall_of_one_level_does_no_harm() -> None:
    state = on_top(height=1)
    assert hit_it(state, 12).of(Damaged) == []


@pytest.mark.rule("TG-RUL-43", "TG-RUL-83")
def test_damage_factors_apply_to_a_fall_and_the_posture_stays() -> None:
    state = on_top(Piece(robot("Climber", "damage_x2"), "0810", prone=True))
    assert hit_it(state, 12).one(Damaged).amount == 4
    assert state.units[0].prone


@pytest.mark.rule("TG-RUL-43")
@pytest.mark.parametrize("level", [AIR, HOVERING])
def test_flying_and_hovering_units_do_not_fall(level: int) -> None:
    copter = robot("Copter", "vtol", kind="helicopter")
    state = on_top(Piece(copter, "0810", level=level))
    assert hit_it(state, 12).of(Fell) == []


@pytest.mark.rule("TG-CON-08", "TG-DMG-03")
def test_a_fall_can_deactivate() -> None:
    state = on_top(Piece(robot("Climber"), "0810", damage=9))
    hit_it(state, 12)
    assert state.units[0].status == DEACTIVATED


@pytest.mark.rule("TG-RUL-41", "TG-CON-08")
def test_a_climber_whose_weight_destroys_it_falls_at_once() -> None:
    state = on_top(hit_points=3)
    played = step_on_it(state)
    assert played.one(Fell).unit == 0
    assert (state.units[0].damage, state.units[0].operational) == (2, True)


@pytest.mark.rule("TG-RUL-61", "TG-CON-04", "TG-CON-08")
def test_a_walker_on_the_floor_stands_on_a_construct_under_water() -> None:
    state = on_top(height=2, depth={"0810": 5})
    assert step_on_it(state).one(ConstructDamaged).amount == 3
    assert hit_it(state, 12).one(Fell).unit == 0


@pytest.mark.rule("TG-CON-04")
def test_a_swimmer_weighs_on_a_construct_that_stands_out_of_the_water() -> None:
    swimmer = Piece(robot("Swimmer", "swim"), "0810")
    assert step_on_it(on_top(swimmer)).one(ConstructDamaged).amount == 3
    state = on_top(swimmer, height=5, depth={"0810": 5})
    assert step_on_it(state).one(ConstructDamaged).amount == 3


@pytest.mark.rule("TG-RUL-43", "TG-RUL-56")
def test_a_boat_above_a_construct_under_water_does_not_fall() -> None:
    boat = Piece(robot("Boat", "water", kind="ship"), "0810", level=SURFACE)
    assert hit_it(on_top(boat, height=2, depth={"0810": 5}), 12).of(Fell) == []


@pytest.mark.rule("TG-RUL-61")
def test_a_swimmer_does_not_stand_on_a_construct_under_water() -> None:
    swimmer = Piece(robot("Swimmer", "swim"), "0810")
    state = on_top(swimmer, height=2, depth={"0810": 5})
    assert step_on_it(state).events == []
    assert hit_it(state, 12).of(Fell) == []


@pytest.mark.rule("TG-CON-05", "TG-HIT-05")
def test_a_construct_is_shot_as_an_immobile_target() -> None:
    state = on_top(Piece(robot("Shooter"), "0812"))
    assert need(state, ShootConstruct(cell(state, "0810"))) == -8


@pytest.mark.rule("TG-CON-07", "TG-CON-06")
def test_a_shot_that_exceeds_its_hit_points_brings_it_down() -> None:
    state = on_top(Piece(robot("Shooter"), "0812"), hit_points=5)
    played = made(state, ShootConstruct(cell(state, "0810")), SURE_HIT)
    assert played.one(ConstructDamaged).amount == 5
    assert played.of(ConstructDestroyed)


@pytest.mark.rule("TG-DEM-01")
def test_demolish_doubles_the_blow_against_a_construct() -> None:
    state = on_top(Piece(robot("Wrecker", "demolish"), "0811"), hit_points=30)
    wall = cell(state, "0810")
    played = made(state, StrikeConstruct(wall, "demolish"), SURE_HIT)
    assert played.one(ConstructDamaged) == ConstructDamaged(wall, 10, 20, "demolish")


@pytest.mark.rule("TG-DEM-01", "TG-HIT-05", "TG-HIT-03")
def test_demolish_is_rolled_like_a_blow() -> None:
    state = on_top(Piece(robot("Wrecker", "demolish"), "0811"))
    assert need(state, StrikeConstruct(cell(state, "0810"), "demolish")) == -11


@pytest.mark.rule("TG-RUL-12")
def test_a_unit_on_a_construct_is_still_a_target() -> None:
    state = lay_out(
        [Piece(robot("Shooter"), "0812"), Piece(flyer("Top"), "0810", 1)],
        constructs={"0810": (4, 12)},
    )
    assert need(state, Shoot(1)) == -1
