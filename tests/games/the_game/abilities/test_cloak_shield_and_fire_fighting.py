"""Cloak, Shield, Extinguish Fire, Duck and cover: the actions themselves."""

from __future__ import annotations

import pytest

from rollout.games.the_game.actions import (
    Cloak,
    DuckAndCover,
    ExtinguishFire,
    KeepShield,
    RaiseShield,
    Shoot,
    Transform,
    Uncloak,
)
from rollout.games.the_game.model import AIR, LASTS, NO_FIELD, SELF_FIELD, WEAPON_FIELD, Smoke
from rollout.games.the_game.rules.next_action import Allowance
from tests.games.the_game.abilities.turning import END, allowed, refused, turn
from tests.games.the_game.table import Piece, cell, lay_out, mode, robot, sheet

FOE = Piece(robot("Foe"), "0801", team=1)


@pytest.mark.rule("TG-CLK-03")
def test_uncloaking_costs_another_action_and_the_cloak_lasts_until_then() -> None:
    state = lay_out([Piece(robot("Spy", "cloak"), "0808"), FOE])
    turn(state, 0, [Cloak(), END])
    turn(state, 0, [END])
    assert refused(state, 0, Cloak()).rule == "TG-CLK-03"
    turn(state, 0, [Uncloak(), END])
    assert refused(state, 0, Uncloak()).rule == "TG-CLK-03"
    assert not state.units[0].cloaked


@pytest.mark.rule("TG-RUL-62")
def test_uncloak_then_attack_is_a_legal_turn() -> None:
    state = lay_out([Piece(robot("Spy", "cloak"), "0806", cloaked=True), FOE])
    assert refused(state, 0, Shoot(1)).rule == "TG-CLK-02"
    dice = [("to_hit", 10), ("resistance", 10), ("potential", 1)]
    turn(state, 0, [Uncloak(), Shoot(1)], dice)


@pytest.mark.rule("TG-RUL-16")
def test_cloak_and_shield_end_without_cost_in_a_mode_that_lacks_them() -> None:
    own = sheet(
        mode(5, 6, 7, 2, "cloak", "shield"), mode(0, 9, 4, 1, kind="car", index=1), name="Own"
    )
    state = lay_out([Piece(own, "0808", cloaked=True, shield=SELF_FIELD), FOE])
    turn(state, 0, [Transform(1), END])
    assert not state.units[0].cloaked
    assert state.units[0].shield == NO_FIELD


@pytest.mark.rule("TG-RUL-16")
def test_a_cloak_goes_on_in_a_mode_that_has_it_too() -> None:
    own = sheet(
        mode(5, 6, 7, 2, "cloak"), mode(0, 9, 4, 1, "cloak", kind="car", index=1), name="Own"
    )
    state = lay_out([Piece(own, "0808", cloaked=True), FOE])
    turn(state, 0, [Transform(1), END])
    assert state.units[0].cloaked


@pytest.mark.rule("TG-SHD-01")
def test_one_action_raises_one_of_two_fields() -> None:
    state = lay_out([Piece(robot("Guard", "shield"), "0808"), FOE])
    assert allowed(state, 0, RaiseShield(SELF_FIELD))
    assert refused(state, 0, RaiseShield(3)).rule == "TG-SHD-01"
    turn(state, 0, [RaiseShield(WEAPON_FIELD), END])
    assert state.units[0].shield == WEAPON_FIELD


@pytest.mark.rule("TG-RUL-75")
def test_switching_the_field_costs_the_action_and_is_that_turns_upkeep() -> None:
    state = lay_out([Piece(robot("Guard", "shield"), "0808", shield=SELF_FIELD), FOE])
    assert refused(state, 0, RaiseShield(SELF_FIELD)).rule == "TG-SHD-06"
    turn(state, 0, [RaiseShield(WEAPON_FIELD), END])
    assert state.units[0].shield == WEAPON_FIELD
    assert refused(state, 0, KeepShield(), Allowance(1, ["shield"])).rule == "TG-ACT-02"


@pytest.mark.rule("TG-SHD-06")
def test_without_a_field_there_is_nothing_to_keep_up() -> None:
    state = lay_out([Piece(robot("Guard", "shield"), "0808"), FOE])
    assert refused(state, 0, KeepShield()).rule == "TG-SHD-06"


@pytest.mark.rule("TG-EXT-01")
def test_a_fire_next_to_the_unit_goes_at_once_and_its_smoke_after_the_next_round() -> None:
    state = lay_out([Piece(robot("Inferno", "extinguish_fire"), "0808"), FOE])
    near, far = cell(state, "0807"), cell(state, "0805")
    state.fires += [near, far]
    state.smoke += [Smoke(cell(state, "0806"), near, LASTS), Smoke(cell(state, "0804"), far, LASTS)]
    assert refused(state, 0, ExtinguishFire(far)).rule == "TG-EXT-01"
    assert refused(state, 0, ExtinguishFire(cell(state, "0809"))).rule == "TG-EXT-01"
    turn(state, 0, [ExtinguishFire(near), END])
    assert state.fires == [far]
    assert [smoke.expires for smoke in state.smoke] == [2, LASTS]


@pytest.mark.rule("TG-EXT-01")
def test_one_fire_a_turn() -> None:
    state = lay_out([Piece(robot("Inferno", "extinguish_fire"), "0808"), FOE])
    state.fires += [cell(state, "0807"), cell(state, "0809")]
    spent = Allowance(1, ["extinguish_fire"])
    assert refused(state, 0, ExtinguishFire(cell(state, "0809")), spent).rule == "TG-ACT-02"


@pytest.mark.rule("TG-RUL-73")
def test_the_units_own_hex_can_be_put_out_too() -> None:
    state = lay_out([Piece(robot("Inferno", "extinguish_fire"), "0808"), FOE])
    state.fires.append(cell(state, "0808"))
    assert allowed(state, 0, ExtinguishFire(cell(state, "0808")))


@pytest.mark.rule("TG-RUL-73")
def test_fire_hurts_at_the_end_of_a_turn_only_by_agreement_and_not_in_the_air() -> None:
    for damage, expected in ((0, 0), (2, 2)):
        state = lay_out([Piece(robot("Own"), "0808"), FOE], fire_damage=damage)
        state.fires.append(cell(state, "0808"))
        turn(state, 0, [END])
        assert state.units[0].damage == expected
    state = lay_out([Piece(robot("Own", "fly"), "0808", level=AIR), FOE], fire_damage=2)
    state.fires.append(cell(state, "0808"))
    turn(state, 0, [END])
    assert state.units[0].damage == 0


@pytest.mark.rule("TG-DUK-01")
def test_duck_and_cover_needs_agreement_and_both_actions() -> None:
    state = lay_out([Piece(robot("Own"), "0808"), FOE])
    assert refused(state, 0, DuckAndCover()).rule == "TG-SET-05"
    state = lay_out([Piece(robot("Own"), "0808"), FOE], duck_and_cover=True)
    assert refused(state, 0, DuckAndCover(), Allowance(1, ["movement"])).rule == "TG-ACT-04"
    played = turn(state, 0, [DuckAndCover()])
    assert len(played.asks) == 1
    assert state.units[0].ducking


@pytest.mark.rule("TG-RUL-84")
def test_ducking_ends_at_the_start_of_the_units_next_own_turn() -> None:
    state = lay_out([Piece(robot("Own"), "0808", ducking=True), FOE], duck_and_cover=True)
    turn(state, 0, [END])
    assert not state.units[0].ducking
