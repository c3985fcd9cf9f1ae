"""Deactivation: the body, the fall, cargo, what ends (TG-DMG-03, TG-RUL-08, 51)."""

from typing import Any

import pytest

from rollout.games.the_game.actions import Face, PlaceAt, Shoot
from rollout.games.the_game.events import Deactivated, Dropped, ShieldDropped, Uncloaked
from rollout.games.the_game.model import (
    DEACTIVATED,
    GROUND,
    NONE,
    SURFACE,
    WEAPON_FIELD,
    State,
    Thing,
)
from rollout.games.the_game.rules.deactivation import hurt
from rollout.games.the_game.rules.sight import height
from rollout.kernel.actions import Action
from tests.games.the_game.attack.attacking import SURE_HIT, damage, made
from tests.games.the_game.table import (
    AIR,
    Piece,
    Played,
    cell,
    flyer,
    lay_out,
    mode,
    play,
    robot,
    sheet,
)

SMALL = sheet(mode(5, 6, 3, 1), mode(0, 0, 0, 1, "small", kind="cassette", index=1), name="Small")


def scene(victim: Piece, *others: Piece, **ground: Any) -> State:
    return lay_out([victim, Piece(robot("Enemy"), "0101", 1), *others], **ground)


def put_out(state: State, *answers: Action, unit: int = 0) -> Played:
    victim = state.units[unit]
    return play(state, lambda table: hurt(table, victim, 99, "weapon"), answers)


@pytest.mark.rule("TG-DMG-03", "TG-RUL-08")
def test_a_unit_without_hit_points_is_a_body_in_its_hex() -> None:
    state = scene(Piece(robot("Victim", height=6), "0810"))
    assert put_out(state).one(Deactivated).unit == 0
    body = state.units[0]
    assert (body.status, body.cell) == (DEACTIVATED, cell(state, "0810"))
    assert state.bodies(body.cell) == [body]
    assert state.on_ground[body.cell] == NONE
    assert height(body) == 2


@pytest.mark.rule("TG-DMG-02")
def test_a_unit_with_hit_points_left_stands() -> None:
    state = scene(Piece(robot("Victim"), "0810"))
    play(state, lambda table: hurt(table, state.units[0], 9, "weapon"))
    assert (state.units[0].operational, state.units[0].hit_points) == (True, 1)


@pytest.mark.rule("TG-RUL-08", "TG-RUL-74")
@pytest.mark.parametrize(("kind", "prone"), [("robot", True), ("car", False)])
def test_a_robot_lies_other_forms_do_not_go_prone(kind: str, prone: bool) -> None:
    forms = sheet(mode(), mode(0, 9, 5, 1, kind="car", index=1), name="Victim")
    state = scene(Piece(forms, "0810", mode=1 if kind == "car" else 0))
    put_out(state)
    assert state.units[0].prone is prone


@pytest.mark.rule("TG-RUL-62", "TG-RUL-75", "TG-DUK-01")
def test_cloak_shield_and_ducking_end() -> None:
    state = scene(Piece(robot("Victim"), "0810", shield=WEAPON_FIELD, cloaked=True, ducking=True))
    played = put_out(state)
    body = state.units[0]
    assert (body.shield, body.cloaked, body.ducking) == (0, False, False)
    assert (len(played.of(ShieldDropped)), len(played.of(Uncloaked))) == (1, 1)


@pytest.mark.rule("TG-RUL-51")
def test_a_flyer_falls_to_the_ground_of_its_hex_without_further_damage() -> None:
    state = scene(Piece(flyer("Victim"), "0810", level=AIR))
    put_out(state)
    body = state.units[0]
    assert (body.cell, body.level, body.damage) == (cell(state, "0810"), GROUND, 10)
    assert state.in_air[body.cell] == NONE


@pytest.mark.rule("TG-RUL-51", "TG-RUL-10")
def test_a_flyer_over_a_unit_falls_into_a_free_hex_beside_it() -> None:
    state = scene(Piece(flyer("Victim"), "0810", level=AIR), Piece(robot("Below"), "0810", 1))
    played = put_out(state, PlaceAt(cell(state, "0811")))
    assert (played.asks[0].seat, played.asks[0].about) == (0, "drop")
    assert state.units[0].cell == cell(state, "0811")
    assert len(played.asks[0].options) == 6


@pytest.mark.rule("TG-RUL-51", "TG-RUL-08")
def test_a_flyer_does_not_fall_onto_a_body() -> None:
    body = Piece(robot("Body"), "0810", 1, status=DEACTIVATED, damage=10)
    state = scene(Piece(flyer("Victim"), "0810", level=AIR), body)
    put_out(state, PlaceAt(cell(state, "0809")))
    assert state.units[0].cell == cell(state, "0809")


@pytest.mark.rule("TG-RUL-08", "TG-RUL-56")
def test_the_body_of_a_boat_stays_afloat() -> None:
    boat = robot("Boat", "water", kind="ship")
    state = scene(Piece(boat, "0810", level=SURFACE), depth={"0810": 3})
    put_out(state)
    assert state.units[0].level == SURFACE


@pytest.mark.rule("TG-SML-05", "TG-RUL-10")
def test_a_carried_unit_is_dropped_unharmed_beside_its_carrier() -> None:
    state = scene(Piece(robot("Carrier"), "0810"), Piece(SMALL, mode=1, carrier=0))
    played = put_out(state, PlaceAt(cell(state, "0811")), Face(4))
    dropped = state.units[2]
    assert played.one(Dropped) == Dropped(2, cell(state, "0811"), 4)
    assert (dropped.carrier, dropped.damage, dropped.operational) == (NONE, 0, True)
    assert state.on_ground[cell(state, "0811")] == 2


@pytest.mark.rule("TG-RUL-10", "TG-SML-02")
def test_the_player_of_the_dropped_unit_chooses() -> None:
    state = scene(Piece(robot("Carrier"), "0810"), Piece(SMALL, team=1, mode=1, carrier=0))
    played = put_out(state, PlaceAt(cell(state, "0811")), Face(0))
    assert [ask.seat for ask in played.asks] == [1, 1]


@pytest.mark.rule("TG-TPT-05", "TG-RUL-18")
def test_passengers_are_dropped_one_after_the_other() -> None:
    carrier = robot("Carrier", "transport", height=4)
    riders = [Piece(robot(f"Rider {n}"), carrier=0, inside=True) for n in (1, 2)]
    state = scene(Piece(carrier, "0810"), *riders)
    first, second = cell(state, "0811"), cell(state, "0809")
    played = put_out(state, PlaceAt(first), Face(0), PlaceAt(second), Face(1))
    assert [(event.unit, event.cell) for event in played.of(Dropped)] == [(2, first), (3, second)]
    assert PlaceAt(first) not in list(played.asks[2].options)
    assert [rider.inside for rider in state.units[2:]] == [False, False]


@pytest.mark.rule("TG-SML-05")
def test_small_objects_are_left_in_the_carriers_hex() -> None:
    state = scene(Piece(robot("Carrier"), "0810"))
    state.things.append(Thing(0, "energon cube", NONE, carrier=0))
    put_out(state)
    assert (state.things[0].cell, state.things[0].carrier) == (cell(state, "0810"), NONE)


@pytest.mark.rule("TG-RUL-92", "TG-RUL-22")
def test_elimination_is_checked_after_a_deactivation() -> None:
    state = lay_out([Piece(robot("Victim"), "0810"), Piece(robot("Enemy"), "0101", 1)])
    put_out(state)
    assert (state.over_rule, state.winners) == ("TG-RUL-92", [1])


@pytest.mark.rule("TG-RUL-92")
def test_a_team_with_a_unit_left_fights_on() -> None:
    state = scene(Piece(robot("Victim"), "0810"), Piece(robot("Friend"), "0102"))
    put_out(state)
    assert state.over == ""


@pytest.mark.rule("TG-DMG-03")
def test_an_attack_that_takes_the_last_hit_point_deactivates() -> None:
    state = lay_out([Piece(robot("Shooter"), "0812"), Piece(robot("Target"), "0811", 1, damage=5)])
    played = made(state, Shoot(1), SURE_HIT, *damage(2, 5))
    assert played.one(Deactivated).unit == 1
