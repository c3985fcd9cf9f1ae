"""Fire, wind and smoke (TG-FIR, TG-RUL-70 to 73)."""

from typing import Any

import pytest

from rollout.games.the_game.actions import SetFire, Shoot
from rollout.games.the_game.events import (
    AttackDeclared,
    CoverRolled,
    Damaged,
    FireSet,
    SmokePlaced,
    WindRolled,
)
from rollout.games.the_game.model import LASTS, NONE, State
from tests.games.the_game.attack.attacking import SURE_HIT, made, need, refused
from tests.games.the_game.table import AIR, Piece, cell, flyer, lay_out, mode, robot, sheet

BURNER = robot("Burner", "fire")


def scene(*others: Piece, **ground: Any) -> State:
    return lay_out([Piece(BURNER, "0812"), *others], **ground)


def burnt(state: State, label: str = "0808", wind: int = 1) -> State:
    made(state, SetFire(cell(state, label)), SURE_HIT, ("wind", wind))
    return state


def smoke(state: State) -> list[str]:
    return [state.facts.grid.label(marker.cell) for marker in state.smoke]


@pytest.mark.rule("TG-FIR-01", "TG-ABL-02")
def test_fire_needs_its_ability_in_the_current_mode() -> None:
    beast = sheet(mode(), mode(5, 5, 7, 2, "fire", kind="beast", index=1), name="Beast")
    state = lay_out([Piece(beast, "0812")])
    assert refused(state, SetFire(cell(state, "0808"))) == "TG-ABL-02"
    state = lay_out([Piece(beast, "0812", mode=1)])
    assert refused(state, SetFire(cell(state, "0808"))) == ""


@pytest.mark.rule("TG-FIR-01")
def test_the_hex_must_be_in_arc_range_and_sight() -> None:
    state = scene(elevation={"0810": 2})
    assert refused(state, SetFire(cell(state, "0814"))) == "TG-ARC-02"
    assert refused(state, SetFire(cell(state, "0808"))) == "TG-LOS-05"
    assert refused(scene(), SetFire(cell(state, "0804"))) == "TG-RNG-02"


@pytest.mark.rule("TG-FIR-01", "TG-RUL-04")
def test_fire_needs_firepower() -> None:
    state = lay_out([Piece(robot("Cold", "fire", firepower=0), "0812")])
    assert refused(state, SetFire(cell(state, "0811"))) == "TG-ATK-02"


@pytest.mark.rule("TG-RUL-70")
def test_a_hex_is_seen_at_the_top_of_its_construct() -> None:
    low = {"0812": -2}
    state = scene(elevation=low)
    assert refused(state, SetFire(cell(state, "0808"))) == "TG-LOS-05"
    state = scene(elevation=low, constructs={"0808": (1, 9)})
    assert refused(state, SetFire(cell(state, "0808"))) == ""


@pytest.mark.rule("TG-RUL-47")
def test_nobody_sets_fires_from_under_water() -> None:
    state = scene(depth={"0812": 3})
    assert refused(state, SetFire(cell(state, "0811"))) == "TG-RUL-47"


@pytest.mark.rule("TG-RUL-70", "TG-HIT-05", "TG-HIT-06")
def test_the_number_has_speed_nothing_and_counts_trees_with_those_of_the_hex() -> None:
    """0 - 4 - 4 + 1 + 2."""
    state = scene(terrain={"0809": "thin_trees", "0808": "thick_trees"})
    assert need(state, SetFire(cell(state, "0808"))) == -5


@pytest.mark.rule("TG-RUL-70")
def test_the_own_hex_and_burning_hexes_are_refused() -> None:
    state = burnt(scene())
    assert refused(state, SetFire(cell(state, "0812"))) == "TG-RUL-70"
    assert refused(state, SetFire(cell(state, "0808"))) == "TG-RUL-70"


@pytest.mark.rule("TG-RUL-70")
def test_a_flyer_cannot_set_the_hex_below_it_on_fire() -> None:
    state = lay_out([Piece(flyer("Jet", "fire"), "0812", level=AIR)])
    assert refused(state, SetFire(cell(state, "0812"))) == "TG-RUL-70"
    assert refused(state, SetFire(cell(state, "0810"))) == ""


@pytest.mark.rule("TG-FIR-02")
@pytest.mark.parametrize("terrain", ["clear", "rough", "water", "thin_trees", "thick_trees"])
def test_any_hex_may_be_set_alight(terrain: str) -> None:
    state = scene(terrain={"0808": terrain})
    played = made(state, SetFire(cell(state, "0808")), SURE_HIT, ("wind", 1))
    assert played.one(FireSet).cell == cell(state, "0808")
    assert state.fires == [cell(state, "0808")]


@pytest.mark.rule("TG-FIR-02")
def test_a_miss_sets_nothing_alight() -> None:
    state = scene(terrain={"0808": "thick_trees"}, to_hit_offset=12)
    assert made(state, SetFire(cell(state, "0808")), ("to_hit", 5)).of(FireSet) == []
    assert (state.fires, state.smoke) == ([], [])


@pytest.mark.rule("TG-RUL-70")
def test_fire_hurts_nobody_in_the_hex_and_knows_no_cover() -> None:
    standing = Piece(robot("Standing"), "0808", 1)
    state = scene(standing, elevation={"0809": 1})
    played = made(state, SetFire(cell(state, "0808")), SURE_HIT, ("wind", 1))
    assert (played.of(Damaged), played.of(CoverRolled)) == ([], [])
    assert played.one(AttackDeclared).kind == "fire"


@pytest.mark.rule("TG-FIR-03", "TG-RUL-72")
@pytest.mark.parametrize("roll", range(1, 7))
def test_the_first_fire_rolls_the_wind(roll: int) -> None:
    state = scene()
    played = made(state, SetFire(cell(state, "0808")), SURE_HIT, ("wind", roll))
    assert played.one(WindRolled) == WindRolled(roll, roll - 1)
    assert state.wind == roll - 1


@pytest.mark.rule("TG-FIR-03")
def test_seven_to_ten_are_rolled_again() -> None:
    state = scene()
    dice = [("wind", 7), ("wind", 10), ("wind", 3)]
    played = made(state, SetFire(cell(state, "0808")), SURE_HIT, *dice)
    assert played.one(WindRolled).direction == 2


@pytest.mark.rule("TG-FIR-03")
def test_the_wind_never_changes() -> None:
    state = burnt(scene(), wind=3)
    played = made(state, SetFire(cell(state, "0809")), SURE_HIT)
    assert played.of(WindRolled) == []
    assert state.wind == 2


@pytest.mark.rule("TG-FIR-04", "TG-RUL-71")
def test_smoke_goes_to_the_three_neighbours_downwind() -> None:
    """Wind to the north: NW, N and NE of 0808; none in the fire's own hex."""
    state = burnt(scene(), wind=1)
    assert smoke(state) == ["0708", "0807", "0908"]
    state = burnt(scene(), wind=4)
    assert smoke(state) == ["0909", "0809", "0709"]


@pytest.mark.rule("TG-RUL-71")
def test_smoke_off_the_map_is_lost() -> None:
    state = lay_out([Piece(BURNER, "0803")])
    made(state, SetFire(cell(state, "0801")), SURE_HIT, ("wind", 1))
    assert smoke(state) == ["0701", "0901"]


@pytest.mark.rule("TG-FIR-06", "TG-RUL-73")
def test_smoke_knows_its_fire_and_lasts_as_long() -> None:
    state = scene()
    fire = cell(state, "0808")
    played = made(state, SetFire(fire), SURE_HIT, ("wind", 1))
    assert {(marker.fire, marker.expires) for marker in state.smoke} == {(fire, LASTS)}
    assert [placed.fire for placed in played.of(SmokePlaced)] == [fire] * 3


@pytest.mark.rule("TG-FIR-05", "TG-HIT-07")
def test_the_smoke_of_a_fire_hinders_shots_like_thick_trees() -> None:
    state = scene(Piece(robot("Target"), "0806", 1))
    before = need(state, Shoot(1))
    burnt(state, "0808", wind=1)
    assert need(state, Shoot(1)) - before == 2


@pytest.mark.rule("TG-RUL-73")
def test_a_burning_hex_does_not_spread() -> None:
    state = burnt(scene(terrain={"0807": "thick_trees"}))
    assert state.fires == [cell(state, "0808")]


@pytest.mark.rule("TG-FIR-03")
def test_there_is_no_wind_before_the_first_fire() -> None:
    assert scene().wind == NONE
