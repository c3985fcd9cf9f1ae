"""Partial cover (TG-COV, TG-RUL-36, TG-RUL-37). The hex next to the target is 0809."""

from typing import Any

import pytest

from rollout.games.the_game.actions import Shoot, ShootConstruct
from rollout.games.the_game.events import (
    ConstructDamaged,
    CoverRolled,
    Damaged,
    DamageRolled,
    ShotLost,
)
from rollout.games.the_game.model import (
    DEACTIVATED,
    LASTS,
    NONE,
    SELF_FIELD,
    WEAPON_FIELD,
    Smoke,
    State,
)
from rollout.games.the_game.rules.aim import aim_of
from rollout.games.the_game.rules.to_hit import cover, worst_hexes
from rollout.kernel.actions import Action
from tests.games.the_game.attack.attacking import SURE_HIT, damage, made
from tests.games.the_game.table import Piece, cell, lay_out, mode, robot, sheet

SHOOTER = robot("Shooter", height=9)
"""So tall that nothing here blocks its view."""
STRAY = ("cover", 5)
ON_TARGET = ("cover", 6)


def scene(*others: Piece, height: int = 4, **ground: Any) -> State:
    """A target of that height in 0808, shot at from 0812."""
    target = Piece(robot("Target", height=height), "0808", 1)
    return lay_out([Piece(SHOOTER, "0812"), target, *others], **ground)


def covering(state: State, action: Action | None = None) -> tuple[str, str, int] | None:
    """Kind, hex and unit of the covering object."""
    aim = aim_of(state, state.units[0], action or Shoot(1))
    found = cover(state, aim, worst_hexes(state, aim))
    return None if found is None else (found.kind, state.facts.grid.label(found.cell), found.unit)


@pytest.mark.rule("TG-COV-01")
def test_only_what_stands_next_to_the_target_covers() -> None:
    assert covering(scene(elevation={"0809": 2})) == ("ground", "0809", NONE)
    assert covering(scene(elevation={"0810": 2, "0811": 2})) is None


@pytest.mark.rule("TG-COV-01")
def test_what_stands_behind_the_target_or_under_it_does_not_cover() -> None:
    assert covering(scene(elevation={"0807": 3})) is None
    assert covering(scene(constructs={"0808": (3, 9)})) is None


@pytest.mark.rule("TG-COV-01")
def test_without_a_hit_there_is_no_cover_roll() -> None:
    fast = Piece(robot("Fast", speed=30, height=4), "0808", 1)
    state = lay_out([Piece(SHOOTER, "0812"), fast], elevation={"0809": 2})
    assert made(state, Shoot(1), ("to_hit", 10)).of(CoverRolled) == []


@pytest.mark.rule("TG-COV-02", "TG-RUL-36")
@pytest.mark.parametrize(
    ("height", "hill", "covers"),
    [(4, 1, False), (4, 2, True), (3, 1, False), (3, 2, True), (2, 1, True), (1, 1, True)],
)
def test_an_object_covers_from_half_the_targets_height(
    height: int, hill: int, covers: bool
) -> None:
    assert (covering(scene(height=height, elevation={"0809": hill})) is not None) == covers


@pytest.mark.rule("TG-RUL-36")
def test_the_objects_height_is_measured_from_the_base_of_the_target() -> None:
    assert covering(scene(elevation={"0808": 1, "0809": 2})) is None
    assert covering(scene(elevation={"0808": 1, "0809": 3})) == ("ground", "0809", NONE)


@pytest.mark.rule("TG-RUL-36")
def test_the_bank_covers_a_unit_that_stands_in_water() -> None:
    assert covering(scene(depth={"0808": 2})) == ("ground", "0809", NONE)
    assert covering(scene(depth={"0808": 1})) is None


@pytest.mark.rule("TG-RUL-36")
def test_a_prone_target_needs_less_to_be_covered() -> None:
    state = scene(height=8, elevation={"0809": 1})
    assert covering(state) is None
    state.units[1].prone = True
    assert covering(state) == ("ground", "0809", NONE)


@pytest.mark.rule("TG-RUL-36")
def test_in_one_hex_a_construct_comes_before_a_unit_and_a_unit_before_the_ground() -> None:
    guard = Piece(robot("Guard", height=2), "0809", 1)
    state = scene(guard, constructs={"0809": (2, 9)})
    assert covering(state) == ("construct", "0809", NONE)
    assert covering(scene(guard, constructs={"0809": (1, 9)})) == ("unit", "0809", 2)
    assert covering(scene(guard, elevation={"0809": 2})) == ("unit", "0809", 2)


@pytest.mark.rule("TG-RUL-36", "TG-RUL-08")
def test_a_body_covers_with_its_lying_height() -> None:
    body = Piece(robot("Body", height=8), "0809", 1, status=DEACTIVATED)
    assert covering(scene(body)) == ("body", "0809", 2)
    body = Piece(robot("Body", height=4), "0809", 1, status=DEACTIVATED)
    assert covering(scene(body)) is None


@pytest.mark.rule("TG-RUL-36")
def test_trees_smoke_and_cloaked_units_are_no_objects() -> None:
    hidden = Piece(robot("Hidden", height=4), "0809", 1, cloaked=True)
    state = scene(hidden, terrain={"0809": "thick_trees"})
    state.smoke.append(Smoke(cell(state, "0809"), NONE, LASTS))
    assert covering(state) is None


@pytest.mark.rule("TG-RUL-36")
def test_at_range_one_there_is_nothing_in_between() -> None:
    target = Piece(robot("Target", height=2), "0811", 1)
    state = lay_out([Piece(SHOOTER, "0812"), target], elevation={"0812": 3})
    assert covering(state) is None


@pytest.mark.rule("TG-COV-03")
def test_six_or_more_strikes_the_intended_target() -> None:
    played = made(scene(elevation={"0809": 2}), Shoot(1), SURE_HIT, ON_TARGET, *damage(1, 1))
    assert played.one(CoverRolled).stray is False
    assert played.one(Damaged).unit == 1


@pytest.mark.rule("TG-COV-03", "TG-COV-04")
def test_five_or_less_is_lost_in_terrain() -> None:
    played = made(scene(elevation={"0809": 2}), Shoot(1), SURE_HIT, STRAY)
    assert played.one(CoverRolled).stray is True
    assert played.one(ShotLost).cell == played.one(CoverRolled).cell
    assert played.of(Damaged) == []


@pytest.mark.rule("TG-COV-04", "TG-RUL-37")
def test_a_stray_shot_hurts_the_unit_it_strikes_by_that_units_figures() -> None:
    """Resistance 3 + 8, potential 7 + 9: 5, doubled by the mode it is in."""
    guard = sheet(mode(5, 6, 7, 2, "damage_x2"), name="Guard", endurance=8)
    state = scene(Piece(guard, "0809", 1))
    played = made(state, Shoot(1), SURE_HIT, STRAY, *damage(3, 9))
    assert played.one(DamageRolled).target == 2
    assert played.one(Damaged) == Damaged(2, 10, 6, "weapon")


@pytest.mark.rule("TG-RUL-11", "TG-COV-04")
def test_a_stray_shot_may_strike_an_ally() -> None:
    state = scene(Piece(robot("Friend", height=2), "0809", 0))
    assert made(state, Shoot(1), SURE_HIT, STRAY, *damage(1, 1)).one(Damaged).unit == 2


@pytest.mark.rule("TG-COV-04", "TG-RUL-37")
def test_a_stray_shot_takes_its_firepower_off_a_construct_without_more_dice() -> None:
    state = scene(constructs={"0809": (2, 9)})
    played = made(state, Shoot(1), SURE_HIT, STRAY)
    struck = cell(state, "0809")
    assert played.one(ConstructDamaged) == ConstructDamaged(struck, 7, 2, "weapon")


@pytest.mark.rule("TG-RUL-08", "TG-RUL-37")
def test_a_stray_shot_that_strikes_a_body_is_lost() -> None:
    body = Piece(robot("Body", height=8), "0809", 1, status=DEACTIVATED, damage=10)
    played = made(scene(body), Shoot(1), SURE_HIT, STRAY)
    assert played.of(ShotLost)
    assert not played.of(Damaged)


@pytest.mark.rule("TG-RUL-37")
def test_a_stray_shot_does_nothing_to_a_unit_in_its_own_field() -> None:
    guard = Piece(robot("Guard", height=2), "0809", 1, shield=SELF_FIELD)
    played = made(scene(guard), Shoot(1), SURE_HIT, STRAY)
    assert played.of(ShotLost)
    assert not played.of(Damaged)


@pytest.mark.rule("TG-RUL-75")
def test_a_stray_shot_is_lost_at_the_edge_of_a_weapon_field() -> None:
    """The field around 1009 covers the guard in 0909, not the target in 0908."""
    target = Piece(robot("Target", height=2), "0908", 1)
    guard = Piece(robot("Guard", height=2), "0909", 1)
    shield = Piece(robot("Shield"), "1009", 1, shield=WEAPON_FIELD)
    state = lay_out([Piece(SHOOTER, "0912"), target, guard, shield])
    assert state.facts.grid.distance(cell(state, "1009"), cell(state, "0909")) == 1
    assert state.facts.grid.distance(cell(state, "1009"), cell(state, "0908")) == 2
    played = made(state, Shoot(1), SURE_HIT, STRAY)
    assert played.of(ShotLost)
    assert not played.of(Damaged)


@pytest.mark.rule("TG-RUL-37")
def test_a_stray_shot_that_strikes_a_transport_spares_its_passengers() -> None:
    carrier = robot("Carrier", "transport", height=4)
    rider = Piece(robot("Rider", height=2), team=1, carrier=2, inside=True)
    state = scene(Piece(carrier, "0809", 1), rider)
    played = made(state, Shoot(1), SURE_HIT, STRAY, *damage(1, 1))
    assert [event.unit for event in played.of(Damaged)] == [2]


@pytest.mark.rule("TG-RUL-36")
def test_a_construct_can_be_covered_too() -> None:
    state = lay_out([Piece(SHOOTER, "0812")], constructs={"0808": (4, 20), "0809": (2, 9)})
    shot = ShootConstruct(cell(state, "0808"))
    assert covering(state, shot) == ("construct", "0809", NONE)
    played = made(state, shot, SURE_HIT, STRAY)
    assert played.one(ConstructDamaged).cell == cell(state, "0809")
