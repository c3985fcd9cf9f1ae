"""Nebulons and inner units (TG-NEB, TG-UNQ-01 to 03, TG-RUL-21, 80, 85, 97)."""

from typing import Any

import pytest

from rollout.games.the_game.actions import Face, PlaceAt
from rollout.games.the_game.content.library import library
from rollout.games.the_game.content.maps import CLEAR, ROUGH, THICK_TREES, WATER
from rollout.games.the_game.events import Deactivated, Released, Unconscious
from rollout.games.the_game.model import (
    ASIDE,
    DEACTIVATED,
    OPERATIONAL,
    UNCONSCIOUS,
    State,
    Unit,
)
from rollout.games.the_game.rules.deactivation import hurt
from rollout.games.the_game.rules.placing import units_within
from rollout.kernel.actions import Action
from tests.games.the_game.table import AIR, Piece, Played, cell, lay_out, play


def scene(slug: str, mode: int = 0, level: int = 0, **ground: Any) -> State:
    """One character in 0810, facing SE."""
    return lay_out(
        [Piece(slug, "0810", facing=2, mode=mode, level=level), Piece("ratchet", "0101", 1)],
        **ground,
    )


def put_out(state: State, *answers: Action, unit: int = 0) -> Played:
    victim = state.units[unit]
    return play(state, lambda table: hurt(table, victim, 999, "weapon"), answers)


def released(state: State) -> Unit:
    put_out(state)
    return state.units[2]


@pytest.mark.rule("TG-NEB-01")
def test_until_its_transformer_is_deactivated_the_partner_has_no_effect() -> None:
    state = scene("blurr")
    play(state, lambda table: hurt(table, state.units[0], 11, "weapon"))
    assert len(state.units) == 2


@pytest.mark.rule("TG-NEB-02", "TG-RUL-80", "TG-SPC-03")
def test_the_nebulon_stands_in_the_bodys_hex_with_its_own_figures() -> None:
    state = scene("blurr")
    partner = released(state)
    assert partner.sheet.slug == "haywire"
    assert (partner.cell, partner.facing, partner.damage) == (cell(state, "0810"), 2, 0)
    assert (partner.hit_points, partner.form.height, partner.form.traits) == (4, 1, frozenset())
    assert state.on_ground[partner.cell] == partner.id
    assert state.units[0].status == DEACTIVATED


@pytest.mark.rule("TG-NEB-02")
def test_it_fights_for_the_same_side() -> None:
    partner = released(scene("blurr"))
    assert (partner.team, partner.side, partner.owner, partner.seat) == (0, 0, 0, 0)


@pytest.mark.rule("TG-RUL-21")
def test_it_is_in_the_pile_from_the_next_round_on() -> None:
    partner = released(scene("blurr"))
    assert (partner.acts_from, partner.host) == (2, 0)


@pytest.mark.rule("TG-NEB-02", "TG-RUL-80")
@pytest.mark.parametrize(
    ("ground", "terrain"),
    [
        ({}, ROUGH),
        ({"terrain": {"0810": "thick_trees"}}, ROUGH),
        ({"depth": {"0810": 1}}, WATER),
        ({"constructs": {"0810": (2, 9)}}, CLEAR),
    ],
)
def test_the_hex_turns_to_rough_but_water_and_constructs_stay(
    ground: dict[str, Any], terrain: int
) -> None:
    state = scene("blurr", **ground)
    put_out(state)
    assert state.terrain[cell(state, "0810")] == terrain


@pytest.mark.rule("TG-NEB-02")
def test_without_a_partner_the_ground_stays_as_it_was() -> None:
    state = scene("ratchet", terrain={"0810": "thick_trees"})
    put_out(state)
    assert (state.terrain[cell(state, "0810")], len(state.units)) == (THICK_TREES, 2)


@pytest.mark.rule("TG-NEB-03")
def test_a_nebulon_without_hit_points_is_unconscious() -> None:
    state = scene("haywire")
    played = put_out(state)
    assert (played.one(Unconscious).unit, played.of(Deactivated)) == (0, [])
    assert state.units[0].status == UNCONSCIOUS


@pytest.mark.rule("TG-NEB-04", "TG-RUL-51")
def test_a_nebulon_that_falls_from_the_air_is_unconscious_at_once() -> None:
    state = scene("cyclonus", mode=1, level=AIR)
    played = put_out(state)
    partner = state.units[2]
    assert played.one(Unconscious).unit == partner.id
    assert (partner.status, partner.hit_points) == (UNCONSCIOUS, 0)
    assert partner in state.bodies(cell(state, "0810"))
    assert state.terrain[cell(state, "0810")] == ROUGH


@pytest.mark.rule("TG-RUL-97")
def test_of_two_partners_the_second_stands_in_a_free_hex_beside() -> None:
    state = scene("quake")
    played = put_out(state, PlaceAt(cell(state, "0811")), Face(5))
    first, second = state.units[2:]
    assert [unit.sheet.slug for unit in (first, second)] == state.units[0].sheet.partners
    assert (first.cell, second.cell) == (cell(state, "0810"), cell(state, "0811"))
    assert (first.status, second.status) == (OPERATIONAL, OPERATIONAL)
    assert [event.unit for event in played.of(Released)] == [2, 3]


@pytest.mark.rule("TG-RUL-97", "TG-NEB-04")
def test_from_the_air_both_partners_are_unconscious() -> None:
    state = scene("needlenose", mode=1, level=AIR)
    put_out(state, PlaceAt(cell(state, "0811")))
    assert [unit.status for unit in state.units[2:]] == [UNCONSCIOUS, UNCONSCIOUS]


@pytest.mark.rule("TG-RUL-97")
@pytest.mark.parametrize(("mode", "slug"), [(0, "knok"), (1, "skar")])
def test_only_the_partner_of_doubledealers_mode_disengages(mode: int, slug: str) -> None:
    state = scene("doubledealer", mode=mode)
    put_out(state)
    assert [unit.sheet.slug for unit in state.units[2:]] == [slug]


@pytest.mark.rule("TG-UNQ-01", "TG-UNQ-03", "TG-RUL-85")
def test_fortress_maximus_loses_his_head_cerebros() -> None:
    state = scene("fortress-maximus")
    partner = released(state)
    assert (partner.sheet.slug, partner.hit_points) == ("cerebros", 12)
    assert state.terrain[cell(state, "0810")] == ROUGH
    assert partner.status == OPERATIONAL


@pytest.mark.rule("TG-UNQ-02", "TG-UNQ-03", "TG-RUL-85")
def test_cerebros_loses_his_head_spike() -> None:
    state = scene("fortress-maximus")
    released(state)
    put_out(state, unit=2)
    spike = state.units[3]
    assert (spike.sheet.slug, spike.sheet.kind, spike.host) == ("spike-witwicky", "nebulon", 2)
    assert (spike.status, state.units[2].status) == (OPERATIONAL, DEACTIVATED)


@pytest.mark.rule("TG-RUL-85", "TG-NEB-04")
def test_if_cerebros_is_destroyed_in_the_air_spike_is_unconscious() -> None:
    state = scene("cerebros", level=AIR)
    assert released(state).status == UNCONSCIOUS


@pytest.mark.rule("TG-RUL-80")
def test_a_partner_that_did_not_rejoin_is_not_released_again() -> None:
    state = scene("blurr")
    partner = released(state)
    host = state.units[0]
    state.place(partner, cell(state, "0301"), 0)
    host.status, host.damage = OPERATIONAL, 10
    state.place(host, host.cell, 0)
    assert put_out(state).of(Released) == []


@pytest.mark.rule("TG-RUL-80")
def test_a_rejoined_partner_comes_out_again_with_its_damage_remembered() -> None:
    state = scene("blurr")
    partner = released(state)
    host = state.units[0]
    state.lift(partner)
    partner.status, partner.cell, partner.damage = ASIDE, -1, 3
    host.status, host.damage, host.partners = OPERATIONAL, 10, 1
    state.place(host, host.cell, 0)
    played = put_out(state)
    assert played.one(Released).unit == partner.id
    assert (partner.status, partner.hit_points, len(state.units)) == (OPERATIONAL, 1, 3)


@pytest.mark.rule("TG-UNQ-03")
def test_a_sheet_counts_who_is_within() -> None:
    sheets = library().sheets
    counts = {
        slug: units_within(sheets[slug]) for slug in ("ratchet", "blurr", "quake", "cerebros")
    }
    assert counts == {"ratchet": 0, "blurr": 1, "quake": 2, "cerebros": 1}


@pytest.mark.rule("TG-NEB-02", "TG-RUL-92")
def test_a_team_whose_nebulon_stands_is_not_eliminated() -> None:
    state = scene("blurr")
    put_out(state)
    assert state.over == ""
