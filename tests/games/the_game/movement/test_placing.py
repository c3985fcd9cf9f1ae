"""Dropped and set-down units (TG-RUL-10, TG-RUL-18, TG-RUL-66)."""

import pytest

from rollout.games.the_game.actions import Face, PlaceAt
from rollout.games.the_game.events import Dropped
from rollout.games.the_game.model import DEACTIVATED, NONE, SURFACE, State
from rollout.games.the_game.rules.placing import free_hexes, place_member, place_near
from rollout.space.hex_directions import SE
from tests.games.the_game.table import Piece, Played, cell, lay_out, play, robot

AROUND = ["0807", "0908", "0909", "0809", "0709", "0708"]
"""The hexes around 0808, clockwise from the north."""
DROPPED = Piece(robot(), team=1)


def labels(state: State, cells: list[int]) -> list[str]:
    return [state.facts.grid.label(number) for number in cells]


def dropped(state: State, *answers: PlaceAt | Face) -> Played:
    unit = state.units[0]
    around = cell(state, "0808")
    return play(state, lambda table: place_near(table, unit, around), answers)


@pytest.mark.rule("TG-RUL-10")
def test_the_player_of_the_unit_picks_an_adjacent_hex_and_a_facing() -> None:
    state = lay_out([DROPPED])
    played = dropped(state, PlaceAt(cell(state, "0909")), Face(SE))
    assert [(ask.seat, ask.about) for ask in played.asks] == [(1, "drop"), (1, "drop_facing")]
    assert [state.facts.grid.label(action.cell) for action in played.asks[0].options] == AROUND  # type: ignore[attr-defined]
    event = played.one(Dropped)
    assert (event.unit, event.cell, event.facing) == (0, cell(state, "0909"), SE)
    assert state.on_ground[cell(state, "0909")] == 0


@pytest.mark.rule("TG-RUL-10")
def test_taken_hexes_and_bodies_are_left_out() -> None:
    others = [Piece(robot(), "0807"), Piece(robot(), "0908", 1, status=DEACTIVATED)]
    state = lay_out([DROPPED, *others])
    assert labels(state, free_hexes(state, state.units[0], cell(state, "0808"))) == AROUND[2:]


@pytest.mark.rule("TG-RUL-10")
def test_a_single_hex_is_taken_without_asking() -> None:
    state = lay_out([DROPPED, *[Piece(robot(), label) for label in AROUND[1:]]])
    played = dropped(state, Face(SE))
    assert played.one(Dropped).cell == cell(state, "0807")


@pytest.mark.rule("TG-RUL-10")
def test_if_none_is_free_the_nearest_ring_that_has_one_is_used() -> None:
    state = lay_out([DROPPED, *[Piece(robot(), label) for label in AROUND]])
    found = labels(state, free_hexes(state, state.units[0], cell(state, "0808")))
    assert len(found) == 12
    assert found[0] == "0806"


@pytest.mark.rule("TG-RUL-10")
def test_only_hexes_the_form_may_enter_count() -> None:
    craft = Piece(robot("Craft", "hover", kind="hover"), team=1)
    state = lay_out([craft], terrain=dict.fromkeys(AROUND[:4], "rough"), depth={"0709": 3})
    assert labels(state, free_hexes(state, state.units[0], cell(state, "0808"))) == AROUND[4:]
    dropped(state, PlaceAt(cell(state, "0709")), Face(0))
    assert state.units[0].level == SURFACE


@pytest.mark.rule("TG-RUL-10", "TG-WAT-01")
def test_a_boat_without_water_on_the_map_is_put_on_land() -> None:
    state = lay_out([Piece(robot("Boat", "water", kind="ship"), team=1)])
    assert labels(state, free_hexes(state, state.units[0], cell(state, "0808"))) == ["0808"]


@pytest.mark.rule("TG-RUL-18")
def test_each_takes_its_hex_before_the_next_one_chooses() -> None:
    state = lay_out([DROPPED, DROPPED])
    dropped(state, PlaceAt(cell(state, "0807")), Face(0))
    assert labels(state, free_hexes(state, state.units[1], cell(state, "0808"))) == AROUND[1:]


@pytest.mark.rule("TG-RUL-10", "TG-RUL-87")
def test_humans_and_bodies_are_not_asked_for_a_facing() -> None:
    state = lay_out([Piece("human-crowd", team=1)])
    dropped(state, PlaceAt(cell(state, "0807")))
    state = lay_out([Piece(robot(), team=1, status=DEACTIVATED)])
    dropped(state, PlaceAt(cell(state, "0807")))
    assert state.on_ground[cell(state, "0807")] == NONE
    assert state.units[0].cell == cell(state, "0807")


@pytest.mark.rule("TG-RUL-66")
def test_a_separated_member_may_take_the_giants_hex_before_the_second_ring() -> None:
    state = lay_out([DROPPED, *[Piece(robot(), label) for label in AROUND]])
    unit, around = state.units[0], cell(state, "0808")
    play(state, lambda table: place_member(table, unit, around), [Face(0)])
    assert unit.cell == around
    state = lay_out([DROPPED])
    unit = state.units[0]
    play(
        state,
        lambda table: place_member(table, unit, around),
        [PlaceAt(cell(state, "0807")), Face(0)],
    )
    assert unit.cell == cell(state, "0807")
