"""Guns in the hands of others (TG-GUN, TG-RUL-78)."""

from typing import Any

import pytest

from rollout.games.the_game.actions import SetFire, Shoot
from rollout.games.the_game.events import DamageRolled
from rollout.games.the_game.model import DEACTIVATED, State
from tests.games.the_game.attack.attacking import SURE_HIT, damage, made, need, refused
from tests.games.the_game.table import Piece, cell, lay_out, mode, robot, sheet

GUN = sheet(mode(), mode(0, 0, 9, 1, "gun", "fire", kind="gun", index=1), name="Gun", skill=10)
PISTOL = sheet(mode(), mode(0, 0, 3, 1, "gun", kind="gun", index=1), name="Pistol")
OPERATOR = sheet(mode(5, 6, 2, 2), mode(0, 9, 4, 1, kind="car", index=1), name="Operator", skill=4)


def armed(*guns: Piece, target: str = "0806", form: int = 0, **options: Any) -> State:
    """Operator with Firepower 2 as a robot in 0812; a target six hexes away."""
    pieces = [Piece(OPERATOR, "0812", mode=form), Piece(robot("Target", hit_points=40), target, 1)]
    return lay_out([*pieces, *guns], **options)


def held(figures: Any = GUN, **fields: Any) -> Piece:
    return Piece(figures, **{"mode": 1, "carrier": 0, **fields})


@pytest.mark.rule("TG-GUN-02")
def test_a_held_gun_replaces_the_operators_firepower_and_range() -> None:
    assert refused(armed(), Shoot(1)) == "TG-RNG-02"
    played = made(armed(held()), Shoot(1), SURE_HIT, *damage(1, 1))
    assert played.one(DamageRolled).potential.total == 10


@pytest.mark.rule("TG-GUN-02", "TG-RUL-78")
def test_a_weaker_gun_replaces_it_too() -> None:
    strong = sheet(mode(5, 6, 8, 2), name="Strong")
    pieces = [Piece(strong, "0812"), Piece(robot("Target"), "0806", 1), held(PISTOL)]
    assert refused(lay_out(pieces), Shoot(1)) == "TG-RNG-02"


@pytest.mark.rule("TG-GUN-03")
def test_the_shot_has_the_operators_skill_and_posture() -> None:
    """Base 3 - 4 of the operator, not 3 - 10 of the gun; +2 for lying."""
    state = armed(held())
    assert need(state, Shoot(1)) == -1
    state.units[0].prone = True
    assert need(state, Shoot(1)) == 1


@pytest.mark.rule("TG-GUN-03")
def test_the_shot_has_the_operators_arc() -> None:
    state = armed(held(), target="0814")
    assert refused(state, Shoot(1)) == "TG-ARC-02"


@pytest.mark.rule("TG-GUN-01", "TG-GUN-03")
def test_a_gun_does_not_fire_by_itself() -> None:
    pieces = [Piece(GUN, "0812", mode=1), Piece(robot("Target"), "0811", 1)]
    assert refused(lay_out(pieces), Shoot(1)) == "TG-GUN-01"
    assert refused(armed(held()), Shoot(1), by=2) == "TG-RUL-77"


@pytest.mark.rule("TG-RUL-78")
def test_outside_robot_form_the_gun_is_only_cargo() -> None:
    """As a car the operator shoots with its own Firepower 4."""
    assert refused(armed(held(), form=1), Shoot(1)) == "TG-RNG-02"
    played = made(armed(held(), form=1, target="0808"), Shoot(1), SURE_HIT, *damage(1, 1))
    assert played.one(DamageRolled).potential.total == 5


@pytest.mark.rule("TG-RUL-78")
def test_with_several_guns_one_is_picked_per_attack() -> None:
    state = armed(held(), held(PISTOL), target="0809")
    assert refused(state, Shoot(1)) == "TG-RUL-78"
    played = made(state, Shoot(1, gun=2), SURE_HIT, *damage(1, 1))
    assert played.one(DamageRolled).potential.total == 10
    played = made(state, Shoot(1, gun=3), SURE_HIT, *damage(1, 1))
    assert played.one(DamageRolled).potential.total == 4


@pytest.mark.rule("TG-RUL-78")
def test_a_gun_it_does_not_hold_cannot_be_named() -> None:
    assert refused(armed(), Shoot(1, gun=1)) == "TG-RUL-78"
    assert refused(armed(held()), Shoot(1, gun=99)) == "TG-RUL-78"


@pytest.mark.rule("TG-RUL-78")
def test_an_enemy_gun_is_carried_off_but_not_fired() -> None:
    state = armed(held(team=1), target="0810")
    played = made(state, Shoot(1), SURE_HIT, *damage(1, 1))
    assert played.one(DamageRolled).potential.total == 3


@pytest.mark.rule("TG-RUL-78")
def test_with_the_option_a_captured_gun_fires() -> None:
    state = armed(held(team=1), fire_captured_gun=True)
    assert refused(state, Shoot(1)) == ""


@pytest.mark.rule("TG-RUL-78")
def test_a_deactivated_gun_does_not_fire() -> None:
    assert refused(armed(held(status=DEACTIVATED)), Shoot(1)) == "TG-RNG-02"


@pytest.mark.rule("TG-RUL-78")
def test_the_abilities_of_the_gun_do_not_pass_over() -> None:
    state = armed(held())
    assert refused(state, SetFire(cell(state, "0809"))) == "TG-ABL-02"
