"""Flyers and sight, cover, modifiers (TG-RUL-39, TG-AIR-02, TG-ATK-04)."""

from typing import Any

import pytest

from rollout.games.the_game.actions import Shoot, Strike
from rollout.games.the_game.events import CoverRolled, Damaged
from rollout.games.the_game.model import DEACTIVATED, State
from tests.games.the_game.attack.attacking import SURE_HIT, damage, made, need, refused
from tests.games.the_game.table import AIR, Piece, flyer, lay_out, robot

JET = flyer("Jet", height=2)
WOODS = dict.fromkeys(("0811", "0810", "0809", "0808"), "thick_trees")


def air_and_ground(*others: Piece, up: bool, down: bool, **ground: Any) -> State:
    """Attacker in 0812, target in 0808; `up` and `down` say which of them fly."""
    attacker = Piece(JET, "0812", level=AIR if up else 0)
    target = Piece(JET, "0808", 1, level=AIR if down else 0)
    return lay_out([attacker, target, *others], **ground)


@pytest.mark.rule("TG-ATK-04")
@pytest.mark.parametrize(("up", "down"), [(True, False), (False, True), (True, True)])
def test_flying_and_grounded_units_may_shoot_each_other(up: bool, down: bool) -> None:
    assert refused(air_and_ground(up=up, down=down), Shoot(1)) == ""


@pytest.mark.rule("TG-RUL-39", "TG-AIR-02")
@pytest.mark.parametrize(("up", "down"), [(True, False), (False, True), (True, True)])
def test_hills_constructs_and_grounded_units_never_block_a_flying_end(up: bool, down: bool) -> None:
    state = air_and_ground(
        Piece(robot("Tall", height=9), "0811", 1),
        up=up,
        down=down,
        elevation={"0810": 9},
        constructs={"0809": (9, 9)},
    )
    assert refused(state, Shoot(1)) == ""


@pytest.mark.rule("TG-RUL-39", "TG-COV-01")
@pytest.mark.parametrize(("up", "down"), [(True, False), (False, True), (True, True)])
def test_terrain_and_grounded_units_give_no_cover_to_a_line_with_a_flying_end(
    up: bool, down: bool
) -> None:
    state = air_and_ground(
        Piece(robot("Tall", height=9), "0809", 1), up=up, down=down, elevation={"0809": 4}
    )
    assert made(state, Shoot(1), SURE_HIT, *damage(9, 1)).of(CoverRolled) == []


@pytest.mark.rule("TG-RUL-39")
@pytest.mark.parametrize(("height", "rule"), [(2, "TG-LOS-05"), (1, "")])
def test_a_flyer_between_two_flyers_blocks_by_its_height(height: int, rule: str) -> None:
    third = Piece(flyer("Third", height=height), "0810", 1, level=AIR)
    assert refused(air_and_ground(third, up=True, down=True), Shoot(1)) == rule


@pytest.mark.rule("TG-RUL-39")
def test_heights_of_flyers_count_as_on_flat_ground() -> None:
    third = Piece(flyer("Third", height=2), "0810", 1, level=AIR)
    state = air_and_ground(third, up=True, down=True, elevation={"0810": -5, "0812": 7})
    assert refused(state, Shoot(1)) == "TG-LOS-05"


@pytest.mark.rule("TG-RUL-39", "TG-RUL-62")
def test_a_cloaked_flyer_neither_blocks_nor_covers() -> None:
    third = Piece(flyer("Third", height=2), "0809", 1, level=AIR, cloaked=True)
    state = air_and_ground(third, up=True, down=True)
    assert made(state, Shoot(1), SURE_HIT, *damage(9, 1)).of(CoverRolled) == []


@pytest.mark.rule("TG-RUL-39")
@pytest.mark.parametrize(("up", "down"), [(True, False), (False, True)])
def test_a_flyer_in_between_never_matters_when_one_end_is_on_the_ground(
    up: bool, down: bool
) -> None:
    third = Piece(flyer("Third", height=9), "0809", 1, level=AIR)
    played = made(air_and_ground(third, up=up, down=down), Shoot(1), SURE_HIT, *damage(9, 1))
    assert played.of(CoverRolled) == []


@pytest.mark.rule("TG-RUL-39", "TG-COV-02")
def test_a_flyer_next_to_a_flying_target_covers_it_and_may_be_struck() -> None:
    third = Piece(flyer("Third", height=1), "0809", 1, level=AIR)
    state = air_and_ground(third, up=True, down=True)
    played = made(state, Shoot(1), SURE_HIT, ("cover", 5), *damage(1, 1))
    assert played.one(Damaged).unit == 2


@pytest.mark.rule("TG-RUL-39", "TG-COV-02")
def test_a_flyer_lower_than_half_the_target_does_not_cover_it() -> None:
    pieces = [
        Piece(JET, "0812", level=AIR),
        Piece(flyer("Large", height=3), "0808", 1, level=AIR),
        Piece(flyer("Third", height=1), "0809", 1, level=AIR),
    ]
    assert made(lay_out(pieces), Shoot(1), SURE_HIT, *damage(9, 1)).of(CoverRolled) == []


@pytest.mark.rule("TG-RUL-39", "TG-HIT-06")
@pytest.mark.parametrize(
    ("up", "down", "number"), [(True, False, 1), (False, True, -1), (True, True, -1)]
)
def test_only_the_trees_of_a_grounded_target_count_from_the_air(
    up: bool, down: bool, number: int
) -> None:
    """Base 3 - 4 = -1; thick trees in the target's own hex add 2."""
    assert need(air_and_ground(up=up, down=down, terrain=WOODS), Shoot(1)) == number


@pytest.mark.rule("TG-RUL-39")
@pytest.mark.parametrize(("up", "down"), [(True, False), (False, True), (True, True)])
def test_under_strict_air_sight_all_trees_on_the_line_count(up: bool, down: bool) -> None:
    state = air_and_ground(up=up, down=down, terrain=WOODS, air_sight="strict")
    assert need(state, Shoot(1)) == 7


@pytest.mark.rule("TG-RUL-39")
def test_submersion_stops_even_a_shot_from_the_air() -> None:
    assert refused(air_and_ground(up=True, down=False, depth={"0808": 3}), Shoot(1)) == "TG-LOS-07"


@pytest.mark.rule("TG-RUL-39")
@pytest.mark.parametrize("facing", range(6))
def test_a_target_in_the_same_hex_is_in_every_arc(facing: int) -> None:
    pieces = [
        Piece(flyer("Jet", firepower=1), "0812", facing=facing, level=AIR),
        Piece(robot("Below"), "0812", 1),
    ]
    assert refused(lay_out(pieces), Shoot(1)) == ""


@pytest.mark.rule("TG-RUL-39", "TG-RUL-44")
def test_trees_shelter_a_target_from_a_flyer_right_above_it_but_not_the_flyer() -> None:
    pieces = [Piece(JET, "0812", level=AIR), Piece(robot("Below"), "0812", 1)]
    state = lay_out(pieces, terrain={"0812": "thick_trees"})
    assert need(state, Shoot(1)) == 1
    assert need(state, Shoot(0), by=1) == -1


@pytest.mark.rule("TG-RUL-39", "TG-HIT-04")
def test_a_prone_target_in_the_same_hex_counts_as_adjacent() -> None:
    pieces = [Piece(JET, "0812", level=AIR), Piece(robot("Below"), "0812", 1, prone=True)]
    assert need(lay_out(pieces), Shoot(1)) == -3


@pytest.mark.rule("TG-RUL-04", "TG-ATK-02")
def test_without_firepower_there_is_no_shot_even_at_range_nothing() -> None:
    pieces = [
        Piece(flyer("Jet", firepower=0), "0812", level=AIR),
        Piece(robot("Below"), "0812", 1),
    ]
    assert refused(lay_out(pieces), Shoot(1)) == "TG-ATK-02"


@pytest.mark.rule("TG-ATK-06")
@pytest.mark.parametrize(("up", "down"), [(True, False), (False, True)])
def test_no_blow_goes_between_air_and_ground(up: bool, down: bool) -> None:
    attacker = Piece(JET, "0812", level=AIR if up else 0)
    target = Piece(JET, "0811", 1, level=AIR if down else 0)
    assert refused(lay_out([attacker, target]), Strike(1)) == "TG-ATK-06"


@pytest.mark.rule("TG-RUL-39", "TG-ATK-07")
def test_flyers_are_always_in_vertical_contact() -> None:
    pieces = [Piece(JET, "0812", level=AIR), Piece(JET, "0811", 1, level=AIR)]
    assert refused(lay_out(pieces, elevation={"0811": 9}), Strike(1)) == ""


@pytest.mark.rule("TG-RUL-51", "TG-RUL-08")
def test_a_flyer_that_is_shot_down_lies_in_its_hex() -> None:
    state = air_and_ground(up=False, down=True)
    state.units[1].damage = 9
    made(state, Shoot(1), SURE_HIT, *damage(1, 10))
    fallen = state.units[1]
    assert (fallen.status, fallen.flying, fallen.damage) == (DEACTIVATED, False, 10)
    assert state.in_air[fallen.cell] == -1
