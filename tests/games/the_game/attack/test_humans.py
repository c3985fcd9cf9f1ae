"""Humans in a fight (TG-HUM-03 to 05, TG-RUL-87)."""

import pytest

from rollout.games.the_game.actions import Shoot, Strike
from rollout.games.the_game.events import Damaged, DamageRolled, Deactivated, HumansKilled
from rollout.games.the_game.model import GONE, NONE, State
from rollout.games.the_game.rules.aim import own_firepower
from tests.games.the_game.attack.attacking import SURE_HIT, damage, made, need, refused
from tests.games.the_game.table import Piece, lay_out, robot


def crowd(heads: int, sheet: str = "human-crowd", target: str = "0811") -> State:
    """Humans in 0812; they have 20 hit points when full."""
    return lay_out([Piece(sheet, "0812", damage=20 - heads), Piece(robot("Target"), target, 1)])


@pytest.mark.rule("TG-HUM-05", "TG-HUM-01", "TG-HUM-02", "TG-RUL-87")
@pytest.mark.parametrize(
    ("sheet", "heads", "firepower"),
    [
        ("human-crowd", 20, 2), ("human-crowd", 19, 1), ("human-crowd", 10, 1),
        ("human-crowd", 9, 0), ("army-squad", 20, 4), ("army-squad", 14, 2),
        ("army-squad", 4, 0),
    ],
)  # fmt: skip
def test_firepower_follows_the_head_count(sheet: str, heads: int, firepower: int) -> None:
    assert own_firepower(crowd(heads, sheet).units[0]) == firepower


@pytest.mark.rule("TG-HUM-04")
def test_humans_shoot_by_the_normal_rules() -> None:
    """Squad of 20: Firepower 4, Skill 7; base 3 - 7."""
    state = crowd(20, "army-squad")
    assert need(state, Shoot(1)) == -4
    played = made(state, Shoot(1), SURE_HIT, *damage(1, 5))
    assert played.one(DamageRolled).potential.total == 9
    assert played.one(Damaged).amount == 3


@pytest.mark.rule("TG-HUM-05", "TG-RNG-02")
def test_their_range_shrinks_with_their_losses() -> None:
    assert refused(crowd(20, "army-squad", "0808"), Shoot(1)) == ""
    assert refused(crowd(19, "army-squad", "0808"), Shoot(1)) == "TG-RNG-02"


@pytest.mark.rule("TG-RUL-87", "TG-ATK-02")
def test_a_crowd_of_nine_cannot_fire() -> None:
    assert refused(crowd(10), Shoot(1)) == ""
    assert refused(crowd(9), Shoot(1)) == "TG-ATK-02"


@pytest.mark.rule("TG-HUM-04")
def test_humans_never_strike() -> None:
    assert refused(crowd(20), Strike(1)) == "TG-HUM-04"


@pytest.mark.rule("TG-RUL-87")
@pytest.mark.parametrize("target", ["0811", "0912", "0913", "0813", "0713", "0712"])
def test_humans_shoot_all_round(target: str) -> None:
    assert refused(crowd(20, target=target), Shoot(1)) == ""


@pytest.mark.rule("TG-HUM-03")
def test_each_point_of_damage_kills_one() -> None:
    """Potential 7 + 4 against 1 + 6."""
    state = lay_out([Piece(robot("Shooter"), "0812"), Piece("human-crowd", "0811", 1)])
    played = made(state, Shoot(1), SURE_HIT, *damage(6, 4))
    assert played.one(HumansKilled) == HumansKilled(1, 4, 0)
    assert state.units[1].hit_points == 16


@pytest.mark.rule("TG-RUL-87", "TG-HUM-03")
def test_a_crowd_without_heads_is_removed() -> None:
    state = lay_out([Piece(robot("Shooter"), "0812"), Piece("human-crowd", "0811", 1, damage=17)])
    place = state.units[1].cell
    played = made(state, Shoot(1), SURE_HIT, *damage(6, 4))
    assert played.one(HumansKilled).amount == 3
    assert played.of(Deactivated) == []
    assert (state.units[1].status, state.units[1].cell) == (GONE, NONE)
    assert (state.on_ground[place], state.bodies(place)) == (NONE, [])
