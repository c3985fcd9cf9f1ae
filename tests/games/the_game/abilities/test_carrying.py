"""Picking up, carrying, setting down (TG-SML, TG-GUN-04, TG-NEB-05, TG-RUL-77 to TG-RUL-79)."""

from __future__ import annotations

import pytest

from rollout.games.the_game.abilities.carrying import SettingDown
from rollout.games.the_game.actions import (
    Cloak,
    Face,
    Forward,
    Leave,
    Move,
    PickUp,
    PickUpThing,
    PlaceAt,
    SetDown,
    SetDownThing,
    Shoot,
    Stop,
    Transform,
)
from rollout.games.the_game.events import PickedUp
from rollout.games.the_game.model import (
    AIR,
    DEACTIVATED,
    NO_FIELD,
    NONE,
    SELF_FIELD,
    WEAPON_FIELD,
    Thing,
)
from rollout.games.the_game.rules.next_action import Acts, Allowance
from tests.games.the_game.abilities.turning import END, allowed, kinds_offered, refused, turn
from tests.games.the_game.table import Piece, cell, flyer, lay_out, mode, robot, sheet

FOE = Piece(robot("Foe"), "0801", team=1)
CASSETTE = sheet(
    mode(3, 5, 4, 1, kind="beast"), mode(0, 0, 0, 1, "small", kind="cassette", index=1), name="Tape"
)
PISTOL = sheet(
    mode(8, 4, 9, 3), mode(0, 0, 13, 1, "gun", "small", kind="gun", index=1), name="Pistol"
)
BOSS = robot("Boss")


@pytest.mark.rule("TG-SML-01")
def test_picking_up_is_one_action_a_thing_and_any_number_can_be_carried() -> None:
    state = lay_out(
        [Piece(BOSS, "0808"), FOE, Piece(CASSETTE, "0807", mode=1), Piece(CASSETTE, "0809", mode=1)]
    )
    played = turn(state, 0, [PickUp(2), END])
    assert played.one(PickedUp).carried == 2
    assert refused(state, 0, PickUp(3), Allowance(1, ["pick_up"])).rule == "TG-ACT-02"
    turn(state, 0, [PickUp(3), END])
    assert [unit.carrier for unit in state.units] == [NONE, NONE, 0, 0]
    assert state.on_ground[cell(state, "0807")] == NONE


@pytest.mark.rule("TG-SML-01", "TG-RUL-75")
def test_a_unit_that_is_picked_up_has_its_shield_no_more() -> None:
    tape = robot("Tape", "small", "shield", height=1)
    state = lay_out([Piece(BOSS, "0808"), FOE, Piece(tape, "0807", shield=WEAPON_FIELD)])
    played = turn(state, 0, [PickUp(2), END])
    assert state.units[2].shield == NO_FIELD
    assert played.one(PickedUp) == PickedUp(0, 2)


@pytest.mark.rule("TG-SML-01")
def test_setting_down_is_an_action_onto_a_free_adjacent_hex() -> None:
    state = lay_out([Piece(BOSS, "0808"), FOE, Piece(CASSETTE, mode=1, carrier=0)])
    assert refused(state, 0, SetDown(2, cell(state, "0806"))).rule == "TG-RUL-77"
    turn(state, 0, [SetDown(2, cell(state, "0807")), Face(1), END])
    tape = state.units[2]
    assert (tape.carrier, tape.facing, state.facts.grid.label(tape.cell)) == (NONE, 1, "0807")


@pytest.mark.rule("TG-SML-01")
def test_large_units_are_not_picked_up() -> None:
    state = lay_out([Piece(BOSS, "0808"), FOE, Piece(robot("Friend"), "0807")])
    assert refused(state, 0, PickUp(2)).rule == "TG-SML-01"


@pytest.mark.rule("TG-SML-02")
def test_an_enemy_can_pick_a_small_unit_up_too() -> None:
    state = lay_out([Piece(BOSS, "0808"), FOE, Piece(CASSETTE, "0807", team=1, mode=1)])
    assert allowed(state, 0, PickUp(2))


@pytest.mark.rule("TG-SML-03", "TG-RUL-77")
def test_a_carried_unit_may_only_become_large_and_is_then_dropped_and_free() -> None:
    state = lay_out([Piece(BOSS, "0808"), FOE, Piece(CASSETTE, mode=1, carrier=0)])
    assert kinds_offered(state, state.units[2]) == {"Transform", "EndTurn"}
    answers = [Transform(0), PlaceAt(cell(state, "0807")), Face(0), Move(), Forward(), Stop()]
    turn(state, 2, answers)
    tape = state.units[2]
    assert (tape.carrier, state.facts.grid.label(tape.cell)) == (NONE, "0806")


@pytest.mark.rule("TG-GUN-04")
def test_a_held_gun_changes_back_only_in_its_own_turn() -> None:
    state = lay_out([Piece(BOSS, "0808"), FOE, Piece(PISTOL, mode=1, carrier=0)])
    assert refused(state, 0, Transform(0)).rule == "TG-TRN-01"
    assert allowed(state, 2, Transform(0))
    turn(state, 2, [Transform(0), PlaceAt(cell(state, "0809")), Face(3), END])
    assert state.units[2].carrier == NONE


@pytest.mark.rule("TG-RUL-78")
def test_pick_up_and_fire_in_one_turn_is_legal() -> None:
    state = lay_out([Piece(BOSS, "0808"), FOE, Piece(PISTOL, "0807", mode=1)])
    dice = [("to_hit", 10), ("resistance", 10), ("potential", 1)]
    turn(state, 0, [PickUp(2), Shoot(1)], dice)


@pytest.mark.rule("TG-RUL-77")
def test_flying_and_small_pickers_cannot_carry() -> None:
    state = lay_out([Piece(flyer("Jet"), "0808", level=AIR), FOE, Piece(CASSETTE, "0807", mode=1)])
    assert refused(state, 0, PickUp(2)).rule == "TG-RUL-77"
    small = robot("Mini", "small")
    state = lay_out([Piece(small, "0808"), FOE, Piece(CASSETTE, "0807", mode=1)])
    assert refused(state, 0, PickUp(2)).rule == "TG-RUL-77"


@pytest.mark.rule("TG-RUL-77")
def test_far_flying_cloaked_and_shielded_things_are_out_of_reach() -> None:
    bird = robot("Bird", "small", "fly")
    state = lay_out(
        [
            Piece(BOSS, "0808"),
            FOE,
            Piece(CASSETTE, "0806", mode=1),
            Piece(bird, "0807", level=AIR),
            Piece(robot("Spy", "small", "cloak"), "0809", cloaked=True, team=1),
            Piece(robot("Orb", "small", "shield"), "0709", shield=SELF_FIELD, team=1),
        ]
    )
    for other in (2, 3, 4, 5):
        assert refused(state, 0, PickUp(other)).rule == "TG-RUL-77"


@pytest.mark.rule("TG-RUL-77")
def test_a_small_body_can_be_carried_off() -> None:
    tape = Piece(CASSETTE, "0807", mode=1, status=DEACTIVATED, damage=10)
    state = lay_out([Piece(BOSS, "0808"), FOE, tape])
    assert allowed(state, 0, PickUp(2))


@pytest.mark.rule("TG-RUL-77")
def test_objects_are_set_down_on_the_own_hex_too() -> None:
    state = lay_out([Piece(BOSS, "0808"), FOE])
    state.things.append(Thing(0, "energon-cube", cell(state, "0807")))
    turn(state, 0, [PickUpThing(0), SetDownThing(0, cell(state, "0808"))])
    assert (state.things[0].cell, state.things[0].carrier) == (cell(state, "0808"), NONE)


@pytest.mark.rule("TG-RUL-77")
def test_cargo_travels_along() -> None:
    state = lay_out([Piece(BOSS, "0808"), FOE, Piece(CASSETTE, mode=1, carrier=0)])
    turn(state, 0, [Move(), Forward(), Stop(), END])
    assert state.facts.grid.label(state.units[2].cell) == "0807"


@pytest.mark.rule("TG-NEB-05", "TG-RUL-79")
def test_one_nebulon_a_carrier() -> None:
    state = lay_out(
        [Piece(BOSS, "0808"), FOE, Piece("haywire", carrier=0), Piece("firebolt", "0807")]
    )
    assert refused(state, 0, PickUp(3)).rule == "TG-RUL-79"


@pytest.mark.rule("TG-RUL-79")
def test_a_carried_nebulon_may_leave_in_its_own_turn() -> None:
    state = lay_out([Piece(BOSS, "0808"), FOE, Piece("haywire", carrier=0)])
    turn(state, 2, [Move(), Leave(0), Stop(), END])
    assert state.units[2].carrier == NONE
    assert state.facts.grid.label(state.units[2].cell) == "0807"


@pytest.mark.rule("TG-RUL-17")
def test_carrying_goes_on_when_the_carrier_changes_sides() -> None:
    state = lay_out([Piece(BOSS, "0808"), FOE, Piece(CASSETTE, mode=1, carrier=0)])
    state.units[0].side = state.units[0].seat = 1
    assert state.units[2].carrier == 0
    assert kinds_offered(state, state.units[2]) == {"Transform", "EndTurn"}


@pytest.mark.rule("TG-RUL-81")
def test_a_passenger_can_only_leave_transform_repair_command_or_transmit() -> None:
    carrier = sheet(mode(0, 6, 4, 4, "transport", kind="truck"), name="Carrier")
    spy = sheet(
        mode(5, 6, 7, 2, "cloak", "transmit"), mode(0, 9, 4, 1, kind="car", index=1), name="Spy"
    )
    state = lay_out([Piece(carrier, "0808"), FOE, Piece(spy, carrier=0, inside=True)])
    assert kinds_offered(state, state.units[2]) == {"Move", "Transform", "Transmit", "EndTurn"}
    assert refused(state, 2, Cloak()).rule == "TG-RUL-81"


@pytest.mark.rule("TG-SML-01")
def test_the_unit_with_the_first_number_is_picked_up_like_any_other() -> None:
    state = lay_out([Piece(CASSETTE, "0807", mode=1), FOE, Piece(BOSS, "0808")])
    assert allowed(state, 2, PickUp(0))
    assert turn(state, 2, [PickUp(0), END]).one(PickedUp).carried == 0


@pytest.mark.rule("TG-SML-01")
@pytest.mark.parametrize("number", [-1, 2, 3, 99])
def test_a_number_that_no_other_unit_has_cannot_be_picked_up(number: int) -> None:
    state = lay_out([Piece(CASSETTE, "0807", mode=1), FOE, Piece(BOSS, "0808")])
    assert refused(state, 2, PickUp(number)).rule == "TG-SML-01"


@pytest.mark.rule("TG-SML-01")
def test_only_what_a_unit_carries_itself_is_thought_of_to_be_set_down() -> None:
    state = lay_out(
        [
            Piece(BOSS, "0808"),
            FOE,
            Piece(robot("Mate"), "0809"),
            Piece(CASSETTE, mode=1, carrier=0),
            Piece(CASSETTE, mode=1, carrier=2),
            Piece(CASSETTE, "0303", mode=1),
        ]
    )
    offered = [each for each in Acts(state, state.units[0], Allowance()) if type(each) is SetDown]
    assert {each.unit for each in offered} == {3}
    thought = SettingDown().candidates(state, state.units[0])
    assert {each.unit for each in thought if isinstance(each, SetDown)} == {3}


@pytest.mark.rule("TG-RUL-77")
@pytest.mark.parametrize("number", [-1, 2, 99])
def test_a_thing_that_is_carried_or_does_not_exist_is_not_there(number: int) -> None:
    state = lay_out([Piece(BOSS, "0808"), FOE])
    state.things = [
        Thing(0, "energon-cube", cell(state, "0807"), NONE),
        Thing(1, "energon-cube", NONE, 1),
    ]
    assert allowed(state, 0, PickUpThing(0))
    told = {refused(state, 0, PickUpThing(each)).why for each in (1, number)}
    assert len(told) == 1
