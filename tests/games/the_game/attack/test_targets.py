"""Who may attack and what may be attacked (TG-RUL-08, 11, 12, TG-CLK, TG-SHD, TG-SML-04)."""

from dataclasses import replace
from typing import Any

import pytest

from rollout.games.the_game.actions import (
    EndTurn,
    SetFire,
    Shoot,
    ShootConstruct,
    Strike,
    StrikeConstruct,
    TakeControl,
)
from rollout.games.the_game.model import (
    ASIDE,
    DEACTIVATED,
    GONE,
    NONE,
    SELF_FIELD,
    UNCONSCIOUS,
    WEAPON_FIELD,
    State,
)
from rollout.games.the_game.rules.attack import attack_actions, attack_refusal
from tests.games.the_game.attack.attacking import refused
from tests.games.the_game.table import AIR, Piece, cell, flyer, lay_out, mode, robot, sheet

ATTACKER = robot("Attacker", "fire", "control", "demolish")
SMALL = sheet(mode(5, 6, 3, 1, "small", kind="cassette"), name="Small")


def pair(*others: Piece, **target: Any) -> State:
    """An attacker in 0812 and a target right ahead of it."""
    pieces = [Piece(ATTACKER, "0812"), Piece(robot("Target"), "0811", 1, **target)]
    return lay_out([*pieces, *others])


def both_refused(state: State) -> tuple[str, str]:
    return refused(state, Shoot(1)), refused(state, Strike(1))


@pytest.mark.rule("TG-RUL-12")
def test_an_operational_enemy_may_be_shot_and_struck() -> None:
    assert both_refused(pair()) == ("", "")


@pytest.mark.rule("TG-RUL-11")
def test_the_own_team_is_not_attacked() -> None:
    state = lay_out([Piece(ATTACKER, "0812"), Piece(robot("Friend"), "0811", 0)])
    assert both_refused(state) == ("TG-RUL-11", "TG-RUL-11")


@pytest.mark.rule("TG-RUL-11")
def test_with_friendly_fire_it_may_be_attacked_but_not_controlled() -> None:
    pieces = [Piece(ATTACKER, "0812"), Piece(robot("Friend"), "0811", 0)]
    state = lay_out(pieces, friendly_fire=True)
    assert both_refused(state) == ("", "")
    assert refused(state, TakeControl(1)) == "TG-RUL-11"


@pytest.mark.rule("TG-RUL-11", "TG-CON-05")
def test_any_construct_may_be_attacked() -> None:
    state = lay_out([Piece(ATTACKER, "0812")], constructs={"0811": (1, 9)})
    wall = cell(state, "0811")
    assert refused(state, ShootConstruct(wall)) == ""
    assert refused(state, StrikeConstruct(wall)) == ""


@pytest.mark.rule("TG-RUL-12")
def test_there_must_be_a_construct_to_attack() -> None:
    state = lay_out([Piece(ATTACKER, "0812")], terrain={"0811": "thick_trees"})
    assert refused(state, ShootConstruct(cell(state, "0811"))) == "TG-RUL-12"
    assert refused(state, StrikeConstruct(cell(state, "0811"))) == "TG-RUL-12"


@pytest.mark.rule("TG-RUL-12")
@pytest.mark.parametrize("target", [0, 7, -1, 10**9])
def test_what_is_not_there_or_is_itself_cannot_be_attacked(target: int) -> None:
    state = pair()
    assert refused(state, Shoot(target)) == "TG-RUL-12"
    assert refused(state, Strike(target)) == "TG-RUL-12"
    assert refused(state, TakeControl(target)) == "TG-RUL-12"


@pytest.mark.rule("TG-RUL-12")
@pytest.mark.parametrize("where", [-1, 255, 10**9])
def test_hexes_off_the_map_cannot_be_attacked(where: int) -> None:
    state = pair()
    for action in (SetFire(where), ShootConstruct(where), StrikeConstruct(where)):
        assert refused(state, action) == "TG-RUL-12"


@pytest.mark.rule("TG-ATK-01")
def test_what_is_no_attack_is_refused_as_one() -> None:
    state = pair()
    assert attack_refusal(state, state.units[0], EndTurn()) is not None


@pytest.mark.rule("TG-RUL-08", "TG-RUL-12")
@pytest.mark.parametrize("status", [DEACTIVATED, UNCONSCIOUS])
def test_a_body_cannot_be_targeted(status: int) -> None:
    assert both_refused(pair(status=status)) == ("TG-RUL-08", "TG-RUL-08")


@pytest.mark.rule("TG-RUL-12")
@pytest.mark.parametrize("status", [ASIDE, GONE])
def test_what_is_not_in_play_cannot_be_targeted(status: int) -> None:
    state = pair(status=status)
    state.units[1].cell = NONE
    assert both_refused(state) == ("TG-RUL-12", "TG-RUL-12")


@pytest.mark.rule("TG-DMG-03")
def test_a_deactivated_unit_attacks_nobody() -> None:
    state = pair()
    state.units[0].status = DEACTIVATED
    assert attack_actions(state, state.units[0]) == []
    assert refused(state, Shoot(1)) == "TG-DMG-03"


@pytest.mark.rule("TG-CLK-01")
def test_a_cloaked_unit_cannot_be_targeted() -> None:
    state = pair(cloaked=True)
    assert both_refused(state) == ("TG-CLK-01", "TG-CLK-01")
    assert refused(state, TakeControl(1)) == "TG-CLK-01"


@pytest.mark.rule("TG-CLK-02")
def test_a_cloaked_unit_attacks_in_no_way() -> None:
    state = pair()
    state.units[0].cloaked = True
    hexes = SetFire(cell(state, "0809"))
    rules = [refused(state, action) for action in (Shoot(1), Strike(1), TakeControl(1), hexes)]
    assert rules == ["TG-CLK-02"] * 4


@pytest.mark.rule("TG-SML-04")
def test_a_carried_unit_cannot_be_targeted() -> None:
    carried = Piece(SMALL, team=1, carrier=1)
    state = pair(carried)
    assert refused(state, Shoot(2)) == "TG-SML-04"
    assert refused(state, Strike(2)) == "TG-SML-04"


@pytest.mark.rule("TG-TPT-04")
def test_a_passenger_cannot_be_targeted() -> None:
    rider = Piece(robot("Rider", height=1), team=1, carrier=1, inside=True)
    assert refused(pair(rider), Shoot(2)) == "TG-TPT-04"


@pytest.mark.rule("TG-RUL-77", "TG-RUL-81")
@pytest.mark.parametrize(("inside", "rule"), [(False, "TG-RUL-77"), (True, "TG-RUL-81")])
def test_carried_units_and_passengers_do_not_attack(inside: bool, rule: str) -> None:
    pieces = [
        Piece(robot("Carrier"), "0812"),
        Piece(robot("Target"), "0811", 1),
        Piece(SMALL, carrier=0, inside=inside),
    ]
    assert refused(lay_out(pieces), Shoot(1), by=2) == rule


@pytest.mark.rule("TG-SHD-02")
def test_no_attack_goes_into_a_self_field() -> None:
    state = pair(shield=SELF_FIELD)
    assert both_refused(state) == ("TG-SHD-02", "TG-SHD-02")
    assert refused(state, TakeControl(1)) == "TG-SHD-02"


@pytest.mark.rule("TG-SHD-02", "TG-RUL-75")
def test_no_attack_goes_out_of_a_self_field() -> None:
    state = pair()
    state.units[0].shield = SELF_FIELD
    hexes = SetFire(cell(state, "0809"))
    rules = [refused(state, action) for action in (Shoot(1), Strike(1), TakeControl(1), hexes)]
    assert rules == ["TG-SHD-02"] * 4


def with_field(attacker: str, target: str, centre: str) -> State:
    """Team 1 holds a weapon field around `centre`."""
    shield = Piece(robot("Shield", height=1), centre, 1, shield=WEAPON_FIELD)
    shooter = robot("Shooter", "fire", "any_arc", height=9)
    return lay_out([Piece(shooter, attacker), Piece(robot("Target"), target, 1), shield])


@pytest.mark.rule("TG-SHD-03", "TG-RUL-75")
@pytest.mark.parametrize("target", ["0808", "0807", "0908", "0909", "0809", "0709", "0708"])
def test_no_shot_goes_into_a_weapon_field(target: str) -> None:
    """The field around 0808 covers it and the six hexes around it."""
    state = with_field("0812", "0801", "0808")
    state.place(state.units[1], cell(state, target), AIR)
    assert refused(state, Shoot(1)) == "TG-SHD-03"


@pytest.mark.rule("TG-SHD-03")
def test_a_field_ends_one_hex_from_its_user() -> None:
    assert refused(with_field("0812", "0810", "0808"), Shoot(1)) == ""


@pytest.mark.rule("TG-SHD-03")
def test_no_shot_goes_out_of_a_weapon_field() -> None:
    assert refused(with_field("0809", "0812", "0808"), Shoot(1)) == "TG-SHD-03"


@pytest.mark.rule("TG-SHD-05")
def test_units_inside_the_same_weapon_field_may_shoot_each_other() -> None:
    assert refused(with_field("0809", "0807", "0808"), Shoot(1)) == ""


@pytest.mark.rule("TG-RUL-75")
def test_a_field_that_only_lies_in_between_does_not_matter() -> None:
    assert refused(with_field("0812", "0805", "0808"), Shoot(1)) == ""


@pytest.mark.rule("TG-RUL-75")
def test_inside_one_field_and_outside_another_no_shot_passes() -> None:
    state = with_field("0809", "0807", "0808")
    state.units[1].shield = WEAPON_FIELD
    state.place(state.units[1], cell(state, "0807"), 0)
    assert refused(state, Shoot(1)) == "TG-SHD-03"


@pytest.mark.rule("TG-SHD-03", "TG-RUL-70")
def test_a_weapon_field_stops_fire_and_shots_at_constructs() -> None:
    shield = Piece(robot("Shield", height=1), "0808", 1, shield=WEAPON_FIELD)
    shooter = Piece(robot("Shooter", "fire", height=9), "0812")
    state = lay_out([shooter, shield], constructs={"0809": (1, 9)})
    assert refused(state, SetFire(cell(state, "0809"))) == "TG-SHD-03"
    assert refused(state, ShootConstruct(cell(state, "0809"))) == "TG-SHD-03"


@pytest.mark.rule("TG-RUL-88")
@pytest.mark.parametrize(("allowed", "rule"), [(True, ""), (False, "TG-RUL-88")])
def test_neutral_crowds_are_attacked_only_if_the_scenario_lets(allowed: bool, rule: str) -> None:
    state = lay_out([Piece(ATTACKER, "0812"), Piece("human-crowd", "0811", NONE, seat=NONE)])
    state.facts.scenario = replace(state.facts.scenario, attack_neutrals=allowed)
    assert refused(state, Shoot(1)) == rule


@pytest.mark.rule("TG-RUL-21")
def test_a_unit_on_the_map_is_a_target_before_its_first_turn() -> None:
    state = pair()
    state.units[1].acts_from = 9
    assert refused(state, Shoot(1)) == ""


@pytest.mark.rule("TG-RUL-12")
def test_a_flyer_and_a_unit_below_it_are_two_targets() -> None:
    above = Piece(flyer("Above"), "0811", 1, level=AIR)
    state = pair(above)
    assert [refused(state, Shoot(1)), refused(state, Shoot(2))] == ["", ""]
