"""Combine and Separate (TG-CMB, TG-SEP, TG-RUL-63 to TG-RUL-66)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rollout.games.the_game.actions import Combine, Face, PlaceAt, Separate
from rollout.games.the_game.events import Combined, Deactivated, Separated
from rollout.games.the_game.model import (
    AIR,
    ASIDE,
    DEACTIVATED,
    NONE,
    OPERATIONAL,
    SELF_FIELD,
    State,
)
from rollout.games.the_game.rules.deactivation import hurt
from rollout.games.the_game.rules.rounds import has_card
from rollout.kernel.actions import Action
from tests.games.the_game.abilities.turning import allowed, refused, turn
from tests.games.the_game.table import Piece, cell, lay_out, play, robot

TEAM = ("silverbolt", "air-raid", "fireflight", "skydive", "slingshot")
CLUSTER = ("0808", "0807", "0806", "0908", "0708")
FOE = Piece(robot("Foe"), "0801", team=1)


def aerialbots(hexes: tuple[str, ...] = CLUSTER, **changes: Any) -> State:
    """The five members, units 0 to 4; `changes` are for the second member."""
    pieces = [Piece(name, place) for name, place in zip(TEAM, hexes, strict=False)]
    pieces[1] = replace(pieces[1], **changes)
    return lay_out([*pieces, FOE])


def combined(state: State) -> None:
    """Superion on the hex of Silverbolt, facing SE."""
    turn(state, 0, [Combine(cell(state, "0808")), Face(2)])


@pytest.mark.rule("TG-CMB-01")
def test_the_whole_team_must_be_in_the_game() -> None:
    state = lay_out(
        [Piece(name, place) for name, place in zip(TEAM[:4], CLUSTER, strict=False)] + [FOE]
    )
    assert refused(state, 0, Combine(cell(state, "0808"))).rule == "TG-CMB-01"


@pytest.mark.rule("TG-CMB-02")
def test_all_members_must_be_operational() -> None:
    state = aerialbots(status=DEACTIVATED, damage=14)
    assert refused(state, 0, Combine(cell(state, "0808"))).rule == "TG-CMB-02"


@pytest.mark.rule("TG-CMB-03")
def test_the_members_must_form_one_cluster() -> None:
    apart = aerialbots(("0808", "0807", "0806", "0908", "0204"))
    assert refused(apart, 0, Combine(cell(apart, "0808"))).rule == "TG-CMB-03"
    chain = aerialbots(("0808", "0807", "0806", "0805", "0804"))
    assert allowed(chain, 0, Combine(cell(chain, "0808")))


@pytest.mark.rule("TG-CMB-04")
def test_members_yet_to_act_lose_their_turn() -> None:
    state = aerialbots()
    state.pile = [5, 3, 1]
    combined(state)
    assert state.pile == [5]
    assert [state.units[member].status for member in range(5)] == [ASIDE] * 5


@pytest.mark.rule("TG-RUL-63")
def test_the_declarers_other_action_is_lost() -> None:
    state = aerialbots()
    played = turn(state, 0, [Combine(cell(state, "0808")), Face(2)])
    assert [ask.about for ask in played.asks] == ["act", "combine_facing"]


@pytest.mark.rule("TG-CMB-05")
def test_the_giant_stands_on_the_hex_of_a_member_and_the_others_are_removed() -> None:
    state = aerialbots()
    assert refused(state, 0, Combine(cell(state, "0809"))).rule == "TG-CMB-05"
    turn(state, 0, [Combine(cell(state, "0806")), Face(4)])
    giant = state.units[6]
    assert (giant.sheet.slug, state.facts.grid.label(giant.cell)) == ("superion", "0806")
    assert [state.units[member].cell for member in range(5)] == [NONE] * 5
    assert state.on_ground[cell(state, "0808")] == NONE


@pytest.mark.rule("TG-CMB-06")
def test_the_members_damage_becomes_the_giants() -> None:
    state = aerialbots(damage=3)
    state.units[4].damage = 5
    played = turn(state, 0, [Combine(cell(state, "0808")), Face(2)])
    assert state.units[6].damage == 8
    assert [state.units[member].damage for member in range(5)] == [0] * 5
    assert played.one(Combined).damage.total == 8


@pytest.mark.rule("TG-CMB-07")
def test_the_giant_is_on_the_map_at_once_and_acts_next_round() -> None:
    state = aerialbots()
    combined(state)
    giant = state.units[6]
    assert (giant.status, giant.acts_from) == (OPERATIONAL, 2)
    assert state.on_ground[cell(state, "0808")] == 6
    assert not has_card(state, giant)
    state.round = 2
    assert has_card(state, giant)


@pytest.mark.rule("TG-RUL-64")
def test_the_giant_arrives_upright_in_its_first_mode_facing_as_chosen() -> None:
    state = aerialbots()
    combined(state)
    giant = state.units[6]
    assert (giant.form.index, giant.prone, giant.facing) == (0, False, 2)


@pytest.mark.rule("TG-RUL-63")
def test_a_controlled_or_carried_member_and_a_mixed_layer_forbid_it() -> None:
    place = "0808"
    state = aerialbots()
    state.units[1].side = 1
    assert refused(state, 0, Combine(cell(state, place))).rule == "TG-RUL-63"
    state = aerialbots(mode=1, level=AIR)
    assert refused(state, 0, Combine(cell(state, place))).rule == "TG-RUL-63"
    state = aerialbots(damage=41)
    state.units[4].damage = 1
    assert refused(state, 0, Combine(cell(state, place))).rule == "TG-RUL-63"


@pytest.mark.rule("TG-RUL-63")
def test_all_may_be_flying_when_the_giant_flies() -> None:
    pieces = [
        Piece(name, place, mode=1, level=AIR) for name, place in zip(TEAM, CLUSTER, strict=True)
    ]
    state = lay_out([*pieces, FOE])
    giant = state.facts.sheets["superion"].modes[0]
    assert allowed(state, 0, Combine(cell(state, "0808"))) == giant.airborne


@pytest.mark.rule("TG-RUL-63")
def test_cloaks_shields_and_stances_end() -> None:
    state = aerialbots()
    state.units[1].cloaked, state.units[2].shield = True, SELF_FIELD
    state.units[3].ducking = True
    combined(state)
    assert not state.units[1].cloaked
    assert state.units[2].shield == 0
    assert not state.units[3].ducking


def separating(damage: int) -> tuple[State, list[str]]:
    """Superion at 0808 with this damage, and the hexes its members go to."""
    state = aerialbots()
    combined(state)
    state.units[6].damage = damage
    places = ["0807", "0908", "0909", "0809", "0709"]
    answers: list[Action] = [Separate()]
    for place in places:
        answers += [PlaceAt(cell(state, place)), Face(3)]
    played = turn(state, 6, answers)
    assert played.one(Separated).unit == 6
    return state, places


@pytest.mark.rule("TG-SEP-01")
def test_separating_is_an_action_of_the_combined_robot() -> None:
    state = aerialbots()
    assert refused(state, 0, Separate()).rule == "TG-SEP-01"
    combined(state)
    assert allowed(state, 6, Separate())


@pytest.mark.rule("TG-SEP-02", "TG-RUL-66")
def test_each_member_takes_its_share_rounded_half_up() -> None:
    for damage, share in ((12, 2), (13, 3), (10, 2), (0, 0)):
        state, _ = separating(damage)
        assert [state.units[member].damage for member in range(5)] == [share] * 5
        assert state.units[6].damage == 0


@pytest.mark.rule("TG-SEP-03")
def test_members_stand_beside_the_giants_hex_and_it_is_gone_from_the_map() -> None:
    state, places = separating(0)
    labels = [state.facts.grid.label(state.units[member].cell) for member in range(5)]
    assert labels == places
    assert state.units[6].cell == NONE
    assert state.units[6].status == ASIDE
    assert state.on_ground[cell(state, "0808")] == NONE


@pytest.mark.rule("TG-SEP-04")
def test_the_members_cards_come_back_next_round() -> None:
    state, _ = separating(0)
    assert [has_card(state, state.units[member]) for member in range(5)] == [False] * 5
    state.round = 2
    assert [has_card(state, state.units[member]) for member in range(5)] == [True] * 5
    assert not has_card(state, state.units[6])


@pytest.mark.rule("TG-RUL-66")
def test_a_share_that_uses_up_the_hit_points_leaves_a_member_deactivated() -> None:
    state = aerialbots()
    combined(state)
    hit_points = [state.units[member].sheet.hit_points for member in range(5)]
    weakest = min(range(5), key=lambda member: hit_points[member])
    state.units[6].damage = 5 * hit_points[weakest]
    answers: list[Action] = [Separate()]
    for place in ("0807", "0908", "0909", "0809", "0709"):
        answers += [PlaceAt(cell(state, place)), Face(3)]
    played = turn(state, 6, answers)
    assert state.units[weakest].status == DEACTIVATED
    assert weakest in [event.unit for event in played.of(Deactivated)]


@pytest.mark.rule("TG-RUL-65")
def test_a_deactivated_giant_is_one_body_and_its_members_stay_away() -> None:
    state = aerialbots()
    combined(state)
    giant = state.units[6]
    play(state, lambda table: hurt(table, giant, 99, "weapon"))
    assert giant.status == DEACTIVATED
    assert [state.units[member].status for member in range(5)] == [ASIDE] * 5


@pytest.mark.rule("TG-CMB-04")
def test_combining_again_after_a_separation_uses_the_same_giant() -> None:
    state, _ = separating(10)
    assert {unit.host for unit in state.units} == {NONE}
    for member in range(5):
        state.units[member].acts_from = 1
    turn(state, 0, [Combine(cell(state, "0807")), Face(0)])
    assert [unit.sheet.slug for unit in state.units].count("superion") == 1
    assert state.units[6].damage == 10
