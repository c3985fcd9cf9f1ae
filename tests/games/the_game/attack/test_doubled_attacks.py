"""Careful aim, Redirect power, Brawl, and Demolish beside them (TG-AIM, TG-PWR, TG-BRW)."""

from typing import Any

import pytest

from rollout.games.the_game.actions import (
    SetFire,
    Shoot,
    ShootConstruct,
    Strike,
    StrikeConstruct,
)
from rollout.games.the_game.events import AttackDeclared, ConstructDamaged, DamageRolled
from rollout.games.the_game.model import State
from rollout.games.the_game.rules.attack import doubled_attacks, plain_attacks
from rollout.kernel.actions import Action
from tests.games.the_game.attack.attacking import SURE_HIT, damage, made, need, refused
from tests.games.the_game.table import Piece, cell, lay_out, mode, robot, sheet

ALL_AGREED: dict[str, Any] = {"careful_aim": True, "redirect_power": True, "brawl": True}


def scene(target: str = "0811", **options: Any) -> State:
    """Str 5, Fir 7, Ski 4 in 0812."""
    attacker = robot("Attacker", "demolish", "fire")
    return lay_out(
        [Piece(attacker, "0812"), Piece(robot("Target", hit_points=40), target, 1)], **options
    )


@pytest.mark.rule("TG-SET-05")
@pytest.mark.parametrize(
    "action", [Shoot(1, "careful_aim"), Shoot(1, "redirect_power"), Strike(1, "brawl")]
)
def test_what_was_not_agreed_does_not_exist(action: Action) -> None:
    assert refused(scene(), action) == "TG-SET-05"
    assert refused(scene(**ALL_AGREED), action) == ""


@pytest.mark.rule("TG-AIM-01")
def test_careful_aim_doubles_skill() -> None:
    assert need(scene(careful_aim=True), Shoot(1, "careful_aim")) == -5


@pytest.mark.rule("TG-AIM-01", "TG-RUL-84")
def test_careful_aim_works_for_any_weapon_attack() -> None:
    state = scene("0801", careful_aim=True, constructs={"0809": (1, 9)})
    wall = cell(state, "0809")
    assert need(state, ShootConstruct(wall, "careful_aim")) == -12
    assert need(state, SetFire(wall, "careful_aim")) == -12
    assert refused(state, SetFire(wall, "careful_aim")) == ""


@pytest.mark.rule("TG-PWR-01")
def test_redirect_power_doubles_firepower() -> None:
    """Potential 7 + 7 + 3 against 5 + 4."""
    played = made(scene(redirect_power=True), Shoot(1, "redirect_power"), SURE_HIT, *damage(4, 3))
    assert [(term.amount, term.rule) for term in played.one(DamageRolled).potential.terms] == [
        (7, "TG-DMG-01"),
        (7, "TG-PWR-01"),
        (3, "TG-DMG-01"),
    ]
    assert played.one(DamageRolled).damage.total == 8
    assert played.one(AttackDeclared).how == "redirect_power"


@pytest.mark.rule("TG-PWR-01", "TG-CON-06")
def test_redirected_power_is_taken_off_a_construct() -> None:
    state = scene("0801", redirect_power=True, constructs={"0810": (1, 20)})
    shot = ShootConstruct(cell(state, "0810"), "redirect_power")
    assert made(state, shot, SURE_HIT).one(ConstructDamaged).amount == 14


@pytest.mark.rule("TG-RUL-84")
def test_redirected_power_reaches_twice_as_far() -> None:
    state = lay_out(
        [Piece(robot("Shooter", firepower=3), "0812"), Piece(robot("Target"), "0806", 1)],
        redirect_power=True,
    )
    assert refused(state, Shoot(1)) == "TG-RNG-02"
    assert refused(state, Shoot(1, "redirect_power")) == ""


@pytest.mark.rule("TG-RUL-84")
def test_without_redirect_range_it_reaches_no_farther() -> None:
    state = lay_out(
        [Piece(robot("Shooter", firepower=3), "0812"), Piece(robot("Target"), "0806", 1)],
        redirect_power=True,
        redirect_range=False,
    )
    assert refused(state, Shoot(1, "redirect_power")) == "TG-RNG-02"


@pytest.mark.rule("TG-RUL-84", "TG-GUN-02")
def test_redirected_power_works_with_a_held_gun() -> None:
    gun = sheet(mode(), mode(0, 0, 9, 1, "gun", kind="gun", index=1), name="Gun")
    pieces = [
        Piece(robot("Operator"), "0812"),
        Piece(robot("Target", hit_points=60), "0811", 1),
        Piece(gun, mode=1, carrier=0),
    ]
    state = lay_out(pieces, redirect_power=True)
    played = made(state, Shoot(1, "redirect_power"), SURE_HIT, *damage(4, 3))
    assert played.one(DamageRolled).potential.total == 21


@pytest.mark.rule("TG-BRW-01")
def test_brawl_doubles_strength() -> None:
    """Potential 5 + 5 + 3 against 5 + 4."""
    played = made(scene(brawl=True), Strike(1, "brawl"), SURE_HIT, *damage(4, 3))
    assert played.one(DamageRolled).potential.total == 13


@pytest.mark.rule("TG-RUL-42", "TG-BRW-01")
def test_a_brawl_takes_double_strength_off_a_construct() -> None:
    state = scene("0801", brawl=True, constructs={"0811": (1, 20)})
    blow = StrikeConstruct(cell(state, "0811"), "brawl")
    assert made(state, blow, SURE_HIT).one(ConstructDamaged).amount == 10


@pytest.mark.rule("TG-RUL-84", "TG-RUL-69")
def test_each_doubling_belongs_to_its_own_kind_of_attack() -> None:
    state = scene(constructs={"0811": (1, 20)}, **ALL_AGREED)
    wall = cell(state, "0811")
    wrong: list[Action] = [
        Shoot(1, "brawl"),
        Shoot(1, "demolish"),
        Strike(1, "careful_aim"),
        Strike(1, "redirect_power"),
        Strike(1, "demolish"),
        StrikeConstruct(wall, "careful_aim"),
        ShootConstruct(wall, "demolish"),
        Shoot(1, "twice"),
    ]
    assert [refused(state, action) for action in wrong] == ["TG-RUL-84"] * 8


@pytest.mark.rule("TG-DEM-01", "TG-ABL-02")
def test_demolish_needs_its_ability() -> None:
    state = lay_out([Piece(robot("Plain"), "0812")], constructs={"0811": (1, 20)})
    assert refused(state, StrikeConstruct(cell(state, "0811"), "demolish")) == "TG-ABL-02"


@pytest.mark.rule("TG-ACT-04")
def test_attacks_that_use_both_actions_are_listed_apart() -> None:
    state = scene(**ALL_AGREED)
    attacker = state.units[0]
    assert {getattr(action, "how", "") for action in plain_attacks(state, attacker)} == {""}
    hows = {getattr(action, "how", "") for action in doubled_attacks(state, attacker)}
    assert hows == {"careful_aim", "redirect_power", "brawl"}
    assert doubled_attacks(scene(), scene().units[0]) == []
