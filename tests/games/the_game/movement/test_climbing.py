"""Onto constructs (TG-CON-03, TG-CON-04, TG-RUL-41)."""

import pytest

from rollout.games.the_game.actions import Face, PlaceAt
from rollout.games.the_game.content.maps import ROUGH
from rollout.games.the_game.events import (
    ConstructDamaged,
    ConstructDestroyed,
    Damaged,
    MovementEnded,
)
from rollout.games.the_game.model import AIR, DEACTIVATED
from rollout.space.hex_directions import N
from tests.games.the_game.movement.moving import (
    BACKWARD,
    FORWARD,
    LAND,
    RIGHT,
    STOP,
    at,
    moved,
    offered,
    spent,
)
from tests.games.the_game.table import Piece, cell, flyer, lay_out, robot

CLIMBER = Piece(robot(speed=8, endurance=5), "0808", facing=N)


@pytest.mark.rule("TG-CON-04", "TG-RUL-41")
def test_a_climber_costs_the_construct_half_its_endurance_rounded_up() -> None:
    state = lay_out([CLIMBER], constructs={"0807": (2, 10)})
    event = moved(state, FORWARD, STOP).one(ConstructDamaged)
    assert (event.amount, event.left) == (3, 7)


@pytest.mark.rule("TG-CON-04")
def test_each_entry_counts_and_turning_on_top_does_not() -> None:
    state = lay_out([CLIMBER], constructs={"0807": (1, 10), "0806": (1, 10)})
    moved(state, FORWARD, RIGHT, STOP)
    assert state.construct_hit_points[cell(state, "0807")] == 7
    state.units[0].facing = N
    moved(state, FORWARD, STOP)
    assert state.construct_hit_points[cell(state, "0806")] == 7
    assert state.construct_hit_points[cell(state, "0807")] == 7


@pytest.mark.rule("TG-CON-03")
def test_along_the_tops_of_constructs_it_is_level() -> None:
    state = lay_out([CLIMBER], constructs={"0807": (3, 20), "0806": (3, 20)})
    assert spent(state, FORWARD, FORWARD) == 5


@pytest.mark.rule("TG-RUL-41")
def test_landing_puts_weight_on_a_construct() -> None:
    state = lay_out([Piece(flyer(endurance=6), "0807", level=AIR)], constructs={"0807": (2, 10)})
    assert moved(state, LAND, STOP).one(ConstructDamaged).amount == 3


@pytest.mark.rule("TG-RUL-41", "TG-CON-08")
def test_when_it_gives_way_the_unit_falls_and_goes_on_from_the_new_level() -> None:
    state = lay_out([CLIMBER], constructs={"0807": (4, 3)})
    played = moved(state, FORWARD, FORWARD, STOP)
    assert played.one(ConstructDestroyed).cell == cell(state, "0807")
    assert played.one(Damaged).amount == 2
    assert state.terrain[cell(state, "0807")] == ROUGH
    assert at(state) == "0806"
    assert played.one(MovementEnded).left == 8 - 5 - 1


@pytest.mark.rule("TG-RUL-41")
def test_a_unit_deactivated_by_the_fall_moves_no_more() -> None:
    weak = Piece(robot(speed=8, endurance=5), "0808", damage=9)
    state = lay_out([weak, Piece(robot(), "0101", 1)], constructs={"0807": (4, 3)})
    played = moved(state, FORWARD)
    assert state.units[0].status == DEACTIVATED
    assert len(played.asks) == 1


@pytest.mark.rule("TG-RUL-10", "TG-RUL-41")
def test_one_who_is_stranded_among_friends_by_a_collapse_is_placed_beside() -> None:
    towers = dict.fromkeys(["0806", "0907", "0908", "0708", "0707"], (4, 20))
    state = lay_out(
        [CLIMBER, Piece(robot(), "0807")],
        constructs={"0807": (4, 3), **towers},
        elevation={"0808": 2},
    )
    moved(state, FORWARD, PlaceAt(cell(state, "0808")), Face(N), points=4)
    assert at(state) == "0808"
    assert state.on_ground[cell(state, "0807")] == 1


@pytest.mark.rule("TG-RUL-40")
def test_the_ground_is_seen_anew_after_a_collapse() -> None:
    state = lay_out([CLIMBER], constructs={"0807": (4, 3), "0806": (4, 20)})
    options = offered(state, FORWARD)
    found = options.refusal(FORWARD)
    assert found.details == {"cost": 5, "left": 3}


@pytest.mark.rule("TG-CON-08", "TG-RUL-41")
def test_one_who_passes_through_a_friend_on_top_falls_with_it() -> None:
    towers = {"0807": (4, 3), "0806": (4, 20)}
    state = lay_out([CLIMBER, Piece(robot(), "0807")], constructs=towers)
    played = moved(state, FORWARD, BACKWARD, STOP)
    assert [(hurt.unit, hurt.amount) for hurt in played.of(Damaged)] == [(1, 2), (0, 2)]


@pytest.mark.rule("TG-RUL-61", "TG-CON-04")
def test_a_construct_under_water_bears_waders_but_not_swimmers() -> None:
    state = lay_out([CLIMBER], depth={"0807": 3}, constructs={"0807": (1, 10)})
    assert moved(state, FORWARD, STOP).one(ConstructDamaged).amount == 3
    swimmer = Piece(robot("Swimmer", "swim"), "0808", facing=N)
    state = lay_out([swimmer], depth={"0807": 3}, constructs={"0807": (1, 10)})
    assert moved(state, FORWARD, STOP).of(ConstructDamaged) == []
