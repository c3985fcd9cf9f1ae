"""Build (TG-BLD, TG-RUL-61)."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.the_game.actions import Build
from rollout.games.the_game.content.maps import CLEAR, THICK_TREES
from rollout.games.the_game.events import Built
from rollout.games.the_game.model import AIR, DEACTIVATED, State
from rollout.games.the_game.rules.sight import depth, has_construct, is_water
from tests.games.the_game.abilities.turning import END, allowed, refused, turn
from tests.games.the_game.table import Piece, cell, flyer, lay_out, robot


def site(**ground: Any) -> State:
    """A builder of Skill 6 at 0808; its north neighbour is 0807."""
    return lay_out(
        [Piece(robot("Builder", "build", skill=6), "0808"), Piece(robot("Foe"), "0801", team=1)],
        **ground,
    )


@pytest.mark.rule("TG-BLD-01")
def test_only_adjacent_hexes_can_be_built_on() -> None:
    state = site()
    assert allowed(state, 0, Build("new", cell(state, "0807")))
    assert refused(state, 0, Build("new", cell(state, "0806"))).rule == "TG-BLD-01"
    assert refused(state, 0, Build("new", cell(state, "0808"))).rule == "TG-BLD-01"
    assert refused(state, 0, Build("paint", cell(state, "0807"))).rule == "TG-BLD-03"


@pytest.mark.rule("TG-BLD-02")
def test_a_new_construct_is_one_level_high_with_the_builders_skill_in_hit_points() -> None:
    state = site()
    place = cell(state, "0807")
    played = turn(state, 0, [Build("new", place), END])
    assert (state.construct_height[place], state.construct_hit_points[place]) == (1, 6)
    assert played.one(Built).hit_points == 6


@pytest.mark.rule("TG-BLD-03")
def test_reinforcing_adds_skill_without_a_cap_and_no_height() -> None:
    state = site(constructs={"0807": (2, 40)})
    place = cell(state, "0807")
    turn(state, 0, [Build("reinforce", place), END])
    assert (state.construct_height[place], state.construct_hit_points[place]) == (2, 46)
    assert refused(state, 0, Build("reinforce", cell(state, "0809"))).rule == "TG-BLD-03"


@pytest.mark.rule("TG-BLD-04")
def test_raising_adds_one_level_and_no_hit_points() -> None:
    state = site(constructs={"0807": (2, 9)})
    place = cell(state, "0807")
    turn(state, 0, [Build("raise", place), END])
    assert (state.construct_height[place], state.construct_hit_points[place]) == (3, 9)


@pytest.mark.rule("TG-RUL-61")
def test_trees_are_cleared_away() -> None:
    state = site(terrain={"0807": "thick_trees"})
    place = cell(state, "0807")
    assert state.terrain[place] == THICK_TREES
    turn(state, 0, [Build("new", place), END])
    assert state.terrain[place] == CLEAR


@pytest.mark.rule("TG-RUL-61")
def test_units_bodies_fires_and_constructs_take_the_hex() -> None:
    state = lay_out(
        [
            Piece(robot("Builder", "build"), "0808"),
            Piece(robot("Foe"), "0807", team=1),
            Piece(robot("Body"), "0809", status=DEACTIVATED, damage=10),
        ],
        constructs={"0708": (1, 5)},
    )
    state.fires.append(cell(state, "0908"))
    for label in ("0807", "0809", "0908", "0708"):
        assert refused(state, 0, Build("new", cell(state, label))).rule == "TG-RUL-61"


@pytest.mark.rule("TG-RUL-61")
def test_a_construct_with_a_unit_on_it_is_not_raised_but_may_be_reinforced() -> None:
    state = lay_out(
        [
            Piece(robot("Builder", "build"), "0808"),
            Piece(robot("Sentry"), "0807"),
            Piece(robot("Foe"), "0801", team=1),
        ],
        constructs={"0807": (1, 5)},
    )
    place = cell(state, "0807")
    assert refused(state, 0, Build("raise", place)).rule == "TG-RUL-61"
    assert allowed(state, 0, Build("reinforce", place))


@pytest.mark.rule("TG-RUL-61")
def test_a_flying_builder_cannot_build() -> None:
    state = lay_out(
        [Piece(flyer("Builder", "build"), "0808", level=AIR), Piece(robot("Foe"), "0801", team=1)]
    )
    assert refused(state, 0, Build("new", cell(state, "0807"))).rule == "TG-RUL-61"


@pytest.mark.rule("TG-RUL-61")
def test_in_water_it_stands_on_the_floor_and_makes_the_water_shallower() -> None:
    state = site(depth={"0807": 2})
    place = cell(state, "0807")
    turn(state, 0, [Build("new", place), END])
    assert is_water(state, place)
    assert depth(state, place) == 1
    turn(state, 0, [Build("raise", place), END])
    assert has_construct(state, place)
    assert not is_water(state, place)


@pytest.mark.rule("TG-RUL-04")
def test_without_skill_nothing_is_built_or_reinforced() -> None:
    state = lay_out(
        [Piece(robot("Builder", "build", skill=0), "0808"), Piece(robot("Foe"), "0801", team=1)],
        constructs={"0708": (1, 5)},
    )
    assert refused(state, 0, Build("new", cell(state, "0807"))).rule == "TG-RUL-04"
    assert refused(state, 0, Build("reinforce", cell(state, "0708"))).rule == "TG-RUL-04"
    assert allowed(state, 0, Build("raise", cell(state, "0708")))
