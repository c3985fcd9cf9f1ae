"""Telaport (TG-TEL, TG-RUL-82)."""

from random import Random

import pytest

from rollout.games.the_game.actions import Warp
from rollout.games.the_game.events import ConstructDamaged, MovementEnded, Warped
from rollout.games.the_game.model import AIR, DEACTIVATED, GROUND
from rollout.space.hex_directions import SW, N
from tests.games.the_game.movement.moving import (
    FORWARD,
    LEFT,
    at,
    moved,
    offered,
    refusal,
)
from tests.games.the_game.table import Piece, cell, lay_out, robot

WARPER = Piece(robot("Warper", "telaport", speed=3, endurance=5), "0808", facing=N)
FLYING_WARPER = robot("Warper", "telaport", "fly", speed=3)


def to(label: str, level: int = GROUND, facing: int = N) -> Warp:
    return Warp(cell(lay_out([]), label), level, facing)


@pytest.mark.rule("TG-TEL-01")
def test_a_warp_reaches_any_hex_within_speed_with_any_facing() -> None:
    state = lay_out([WARPER], terrain={"0807": "thick_trees"}, elevation={"0806": 9})
    played = moved(state, to("0805", facing=SW))
    event = played.one(Warped)
    assert (event.cell, event.level, event.facing) == (cell(state, "0805"), GROUND, SW)
    assert (at(state), state.units[0].facing) == ("0805", SW)
    assert isinstance(played.events[-1], MovementEnded)


@pytest.mark.rule("TG-TEL-01", "TG-RUL-82")
def test_distance_counts_hexes_only() -> None:
    state = lay_out([WARPER], elevation={"0805": 7})
    assert refusal(state, to("0805")) == ""
    assert refusal(state, to("0804")) == "TG-TEL-01"


@pytest.mark.rule("TG-TEL-01")
def test_only_units_with_telaport_warp() -> None:
    assert refusal(lay_out([Piece(robot(), "0808")]), to("0807")) == "TG-TEL-01"


@pytest.mark.rule("TG-TEL-02", "TG-RUL-82")
def test_a_flyer_warps_between_air_and_ground() -> None:
    state = lay_out([Piece(FLYING_WARPER, "0808", level=AIR)])
    moved(state, to("0806", GROUND))
    assert (at(state), state.units[0].level) == ("0806", GROUND)
    moved(state, to("0808", AIR))
    assert (at(state), state.units[0].level) == ("0808", AIR)
    assert refusal(lay_out([WARPER]), to("0806", AIR)) == "TG-AIR-01"


@pytest.mark.rule("TG-RUL-82")
def test_a_warp_is_a_whole_movement() -> None:
    assert refusal(lay_out([WARPER]), to("0807"), after=[LEFT]) == "TG-RUL-82"
    assert len(moved(lay_out([WARPER]), to("0807")).asks) == 1


@pytest.mark.rule("TG-RUL-82")
def test_no_warp_prone_or_carried() -> None:
    prone = Piece(robot("Warper", "telaport"), "0808", prone=True)
    assert refusal(lay_out([prone]), to("0807")) == "TG-PRN-02"
    truck = Piece(robot("Truck", "transport", height=4), "0808")
    inside = Piece(robot("Warper", "telaport"), carrier=0, inside=True)
    assert refusal(lay_out([truck, inside]), to("0807"), unit=1) == "TG-RUL-81"


@pytest.mark.rule("TG-RUL-82", "TG-MOV-06")
def test_the_layer_must_be_free_of_units_and_bodies() -> None:
    state = lay_out([WARPER, Piece(robot(), "0806"), Piece(robot(), "0807", status=DEACTIVATED)])
    assert refusal(state, to("0806")) == "TG-MOV-06"
    assert refusal(state, to("0807")) == "TG-MOV-06"


@pytest.mark.rule("TG-RUL-82")
def test_the_mode_must_be_able_to_stand_there() -> None:
    craft = Piece(robot("Craft", "telaport", "hover", kind="hover"), "0808")
    assert refusal(lay_out([craft], terrain={"0807": "rough"}), to("0807")) == "TG-HOV-02"
    boat = Piece(robot("Boat", "telaport", "water", kind="ship"), "0808")
    assert refusal(lay_out([boat]), to("0807")) == "TG-WAT-01"


@pytest.mark.rule("TG-RUL-82")
def test_turning_on_the_spot_by_warp_is_legal() -> None:
    state = lay_out([WARPER])
    moved(state, to("0808", facing=SW))
    assert (at(state), state.units[0].facing) == ("0808", SW)


@pytest.mark.rule("TG-RUL-41", "TG-RUL-82")
def test_warping_onto_a_construct_puts_weight_on_it() -> None:
    state = lay_out([WARPER], constructs={"0806": (2, 10)})
    assert moved(state, to("0806")).one(ConstructDamaged).amount == 3


@pytest.mark.rule("TG-TEL-01")
def test_all_warps_are_counted_listed_and_sampled() -> None:
    options = offered(lay_out([WARPER, Piece(robot(), "0806")]))
    warps = [action for action in options if isinstance(action, Warp)]
    assert len(warps) == 6 * 36
    assert len(options) == 6 * 36 + len(options.listed())
    drawn = [options.sample(Random(seed)) for seed in range(60)]
    assert all(action in options for action in drawn)
    assert {type(action) for action in drawn} >= {Warp, type(FORWARD)}


@pytest.mark.rule("TG-TEL-01")
def test_nonsense_is_refused() -> None:
    state = lay_out([WARPER])
    assert refusal(state, Warp(-1, GROUND, N)) == "TG-RUL-09"
    assert refusal(state, Warp(10**9, GROUND, N)) == "TG-RUL-09"
    assert refusal(state, Warp(5, GROUND, 6)) == "TG-FAC-01"
    assert refusal(state, to("0807", level=2)) == "TG-RUL-82"
