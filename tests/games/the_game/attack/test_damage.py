"""Damage: dice, halving, factors, hit points (TG-DMG, TG-DFX, TG-RUL-14, 34, 35)."""

import pytest

from rollout.games.the_game.actions import Shoot, ShootConstruct
from rollout.games.the_game.events import ConstructDamaged, Damaged, DamageRolled
from rollout.games.the_game.model import State, Unit
from rollout.games.the_game.rules.attack import attack
from rollout.games.the_game.rules.damage import by_factor
from rollout.games.the_game.rules.damage import damage as dealt
from rollout.kernel.game import Table
from rollout.kernel.requests import Roll
from tests.games.the_game.attack.attacking import SURE_HIT, damage, made
from tests.games.the_game.table import Piece, cell, lay_out, robot


def shot(*traits: str, prone: bool = False, ducking: bool = False, hit_points: int = 40) -> State:
    """Firepower 7 against Endurance 5."""
    target = robot("Target", *traits, hit_points=hit_points)
    return lay_out(
        [Piece(robot("Shooter"), "0812", prone=prone), Piece(target, "0811", 1, ducking=ducking)]
    )


def unit_with(*traits: str, prone: bool = False) -> Unit:
    return lay_out([Piece(robot("Unit", *traits), "0812", prone=prone)]).units[0]


@pytest.mark.rule("TG-DMG-01")
def test_the_target_rolls_first_and_the_difference_is_the_damage() -> None:
    """Resistance 3 + 5 = 8, potential 6 + 7 = 13."""
    played = made(shot(), Shoot(1), SURE_HIT, ("resistance", 3), ("potential", 6))
    rolled = played.one(DamageRolled)
    assert (rolled.resistance.total, rolled.potential.total, rolled.damage.total) == (8, 13, 5)
    assert played.one(Damaged) == Damaged(1, 5, 35, "weapon")


@pytest.mark.rule("TG-DMG-01")
@pytest.mark.parametrize(("resistance", "potential"), [(10, 1), (9, 7), (10, 8)])
def test_there_is_no_damage_unless_the_difference_is_positive(
    resistance: int, potential: int
) -> None:
    state = shot()
    played = made(state, Shoot(1), SURE_HIT, *damage(resistance, potential))
    assert played.one(DamageRolled).damage.total == 0
    assert played.of(Damaged) == []
    assert state.units[1].damage == 0


@pytest.mark.rule("TG-DMG-02")
def test_one_hit_point_is_marked_per_point_of_damage() -> None:
    state = shot()
    made(state, Shoot(1), SURE_HIT, *damage(1, 4))
    made(state, Shoot(1), SURE_HIT, *damage(1, 4))
    assert state.units[1].damage == 10


@pytest.mark.rule("TG-RUL-14")
def test_hit_points_stop_at_nothing() -> None:
    state = shot(hit_points=4)
    played = made(state, Shoot(1), SURE_HIT, *damage(1, 10))
    assert played.one(DamageRolled).damage.total == 11
    assert played.one(Damaged) == Damaged(1, 4, 0, "weapon")
    assert (state.units[1].damage, state.units[1].hit_points) == (4, 0)


@pytest.mark.rule("TG-PRN-04", "TG-DMG-05", "TG-RUL-05")
@pytest.mark.parametrize(("potential", "marked"), [(6, 3), (5, 2), (4, 2), (2, 1)])
def test_a_prone_attacker_inflicts_half_rounded_up(potential: int, marked: int) -> None:
    """Resistance 3 + 5; the potential is 7 more than its die."""
    state = shot(prone=True)
    made(state, Shoot(1), SURE_HIT, *damage(3, potential))
    assert state.units[1].damage == marked


@pytest.mark.rule("TG-DFX-01", "TG-DFX-02", "TG-RUL-34")
@pytest.mark.parametrize(
    ("trait", "received"),
    [
        ("damage_d15", [1, 1, 2, 3, 3, 4]),
        ("damage_x15", [2, 3, 5, 6, 8, 9]),
        ("damage_x2", [2, 4, 6, 8, 10, 12]),
    ],
)
def test_factors_round_to_the_nearest_and_one_half_up(trait: str, received: list[int]) -> None:
    unit = unit_with(trait)
    assert [by_factor(unit, amount) for amount in range(1, 7)] == received


@pytest.mark.rule("TG-DFX-01", "TG-RUL-83")
def test_the_factor_of_the_targets_mode_applies_to_attacks() -> None:
    state = shot("damage_x15")
    made(state, Shoot(1), SURE_HIT, *damage(3, 6))
    assert state.units[1].damage == 8


@pytest.mark.rule("TG-RUL-35", "TG-DMG-05")
def test_halving_comes_before_the_factor() -> None:
    """5 halved up is 3, by 1.5 is 4.5, up 5; the other way round it would be 4."""
    state = shot("damage_x15", prone=True)
    played = made(state, Shoot(1), SURE_HIT, *damage(3, 6))
    assert state.units[1].damage == 5
    terms = [(term.amount, term.rule) for term in played.one(DamageRolled).damage.terms]
    assert terms == [
        (13, "TG-DMG-01"),
        (-8, "TG-DMG-01"),
        (-2, "TG-PRN-04"),
        (2, "TG-DFX-01"),
    ]


@pytest.mark.rule("TG-DMG-01")
def test_the_reasons_of_no_damage_still_add_up_to_nothing() -> None:
    assert dealt(unit_with(), unit_with(), 8, 15).total == 0


@pytest.mark.rule("TG-DUK-01")
def test_ducking_doubles_the_endurance() -> None:
    """Resistance 3 + 5 + 5 = 13, potential 7 + 7 = 14."""
    played = made(shot(ducking=True), Shoot(1), SURE_HIT, *damage(3, 7))
    resistance = played.one(DamageRolled).resistance
    assert [(term.amount, term.rule) for term in resistance.terms] == [
        (5, "TG-DMG-01"),
        (5, "TG-DUK-01"),
        (3, "TG-DMG-01"),
    ]
    assert played.one(Damaged).amount == 1


@pytest.mark.rule("TG-DMG-04", "TG-CON-06")
def test_a_construct_loses_the_firepower_without_damage_dice() -> None:
    state = lay_out([Piece(robot("Shooter"), "0812")], constructs={"0811": (1, 20)})
    wall = cell(state, "0811")
    played = made(state, ShootConstruct(wall), SURE_HIT)
    assert played.one(ConstructDamaged) == ConstructDamaged(wall, 7, 13, "weapon")


@pytest.mark.rule("TG-PRN-04", "TG-CON-06")
def test_a_prone_shooter_takes_half_its_firepower_off_a_construct() -> None:
    state = lay_out([Piece(robot("Shooter"), "0812", prone=True)], constructs={"0811": (1, 20)})
    played = made(state, ShootConstruct(cell(state, "0811")), SURE_HIT)
    assert played.one(ConstructDamaged).amount == 4


@pytest.mark.rule("TG-CMP-03")
def test_every_die_of_an_attack_has_ten_sides() -> None:
    state = shot()
    script = attack(Table(state), state.units[0], Shoot(1))
    for request in (next(script), script.send(10), script.send(1)):
        assert isinstance(request, Roll)
        assert request.sides == 10
