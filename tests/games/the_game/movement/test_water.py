"""Hover vehicles, boats and swimmers (TG-HOV, TG-WAT, TG-SWM, TG-RUL-56, TG-RUL-58)."""

import pytest

from rollout.games.the_game.actions import Submerge, Surface
from rollout.games.the_game.events import LevelChanged, Moved
from rollout.games.the_game.model import GROUND, SURFACE
from rollout.games.the_game.rules.sight import base, submerged, top
from rollout.space.hex_directions import N
from tests.games.the_game.movement.moving import (
    BACKWARD,
    DROP,
    FORWARD,
    LEFT,
    RIGHT,
    STOP,
    at,
    moved,
    offered,
    refusal,
    spent,
)
from tests.games.the_game.table import Piece, lay_out, robot

HOVERCRAFT = Piece(robot("Hovercraft", "hover", kind="hover", speed=8), "0808", facing=N)
BOAT = robot("Boat", "water", kind="ship", speed=8, height=3)
SWIMMER = robot("Swimmer", "swim", speed=8, height=2)


@pytest.mark.rule("TG-HOV-01", "TG-RUL-56")
def test_a_hover_vehicle_crosses_water_as_clear_on_the_surface() -> None:
    state = lay_out([HOVERCRAFT], depth={"0807": 4})
    played = moved(state, FORWARD, STOP)
    assert played.one(Moved).cost.total == 1
    assert state.units[0].level == SURFACE
    assert base(state, state.units[0]) == 0
    moved(state, FORWARD, STOP)
    assert (at(state), state.units[0].level) == ("0806", GROUND)


@pytest.mark.rule("TG-HOV-01")
def test_a_hover_vehicle_travels_on_land() -> None:
    assert spent(lay_out([HOVERCRAFT]), FORWARD) == 1


@pytest.mark.rule("TG-RUL-56")
def test_levels_still_cost_a_hover_vehicle_1_each() -> None:
    assert spent(lay_out([HOVERCRAFT], elevation={"0807": 2}), FORWARD) == 3
    state = lay_out([HOVERCRAFT], depth={"0807": 4}, elevation={"0807": 1})
    assert spent(state, FORWARD) == 2
    assert refusal(lay_out([HOVERCRAFT], depth={"0809": 4}), BACKWARD) == ""


@pytest.mark.rule("TG-HOV-02")
@pytest.mark.parametrize("terrain", ["rough", "thin_trees", "thick_trees"])
def test_a_hover_vehicle_may_not_enter_rough_or_trees(terrain: str) -> None:
    assert refusal(lay_out([HOVERCRAFT], terrain={"0807": terrain}), FORWARD) == "TG-HOV-02"


@pytest.mark.rule("TG-HOV-02")
def test_a_hover_vehicle_may_not_enter_a_construct() -> None:
    state = lay_out([HOVERCRAFT], constructs={"0807": (1, 8)})
    assert refusal(state, FORWARD) == "TG-HOV-02"


@pytest.mark.rule("TG-RUL-57")
def test_a_hover_vehicle_in_rough_may_leave_to_legal_hexes() -> None:
    state = lay_out([HOVERCRAFT], terrain={"0808": "rough", "0809": "rough"})
    assert refusal(state, FORWARD) == ""
    assert refusal(state, BACKWARD) == "TG-HOV-02"


@pytest.mark.rule("TG-WAT-01", "TG-RUL-56")
def test_a_boat_crosses_water_as_clear_and_not_land() -> None:
    state = lay_out([Piece(BOAT, "0808", level=SURFACE)], depth={"0808": 2, "0807": 5, "0806": 0})
    assert spent(state, FORWARD, FORWARD) == 2
    assert (at(state), state.units[0].level) == ("0806", SURFACE)
    assert refusal(state, FORWARD) == "TG-WAT-01"


@pytest.mark.rule("TG-RUL-56")
def test_a_boat_on_land_turns_or_moves_straight_into_water() -> None:
    state = lay_out([Piece(BOAT, "0808")], depth={"0807": 2})
    assert offered(state).listed() == [FORWARD, LEFT, RIGHT, STOP]
    assert spent(state, FORWARD) == 1
    assert state.units[0].level == SURFACE


@pytest.mark.rule("TG-SWM-01", "TG-SWM-02")
def test_water_costs_a_swimmer_1_at_any_depth() -> None:
    state = lay_out([Piece(SWIMMER, "0808")], depth={"0808": 1, "0807": 0, "0806": 2})
    assert spent(state, FORWARD, FORWARD) == 2


@pytest.mark.rule("TG-SWM-03", "TG-RUL-58")
def test_a_swimmer_pays_1_more_into_and_out_of_water() -> None:
    state = lay_out([Piece(SWIMMER, "0808")], depth={"0807": 2}, terrain={"0806": "rough"})
    played = moved(state, FORWARD, FORWARD, STOP)
    into, out = played.of(Moved)
    assert [(term.label, term.amount) for term in into.cost.terms] == [
        ("reason-swim-water", 1),
        ("reason-bank", 1),
    ]
    assert [(term.label, term.amount) for term in out.cost.terms] == [
        ("reason-rough", 2),
        ("reason-bank", 1),
    ]


@pytest.mark.rule("TG-RUL-58")
def test_the_land_exit_of_a_swimmer_counts_from_the_surface() -> None:
    state = lay_out([Piece(SWIMMER, "0808")], depth={"0808": 2}, elevation={"0807": 3})
    assert spent(state, FORWARD) == 5


@pytest.mark.rule("TG-SWM-03")
def test_a_swimmer_walks_on_land_like_anybody() -> None:
    assert spent(lay_out([Piece(SWIMMER, "0808")], terrain={"0807": "rough"}), FORWARD) == 2


@pytest.mark.rule("TG-SWM-04", "TG-RUL-58")
def test_a_swimmer_in_deep_water_ends_concealed_or_shows_itself() -> None:
    state = lay_out([Piece(SWIMMER, "0808")], depth={"0807": 3})
    played = moved(state, FORWARD, STOP, Submerge())
    assert [ask.about for ask in played.asks] == ["move_step", "move_step", "depth"]
    assert submerged(state, state.units[0])
    state = lay_out([Piece(SWIMMER, "0808")], depth={"0807": 3})
    played = moved(state, FORWARD, STOP, Surface())
    assert played.one(LevelChanged).level == SURFACE
    assert not submerged(state, state.units[0])
    assert top(state, state.units[0]) == 1


@pytest.mark.rule("TG-RUL-58")
def test_a_swimmer_is_not_asked_in_water_as_deep_as_it_is_high() -> None:
    state = lay_out([Piece(SWIMMER, "0808")], depth={"0807": 2})
    moved(state, FORWARD, STOP)
    assert state.units[0].level == GROUND
    assert base(state, state.units[0]) == -2


@pytest.mark.rule("TG-RUL-58")
def test_a_surfaced_swimmer_may_dive_again_without_moving() -> None:
    state = lay_out([Piece(SWIMMER, "0808", level=SURFACE)], depth={"0808": 3})
    moved(state, STOP, Submerge())
    assert state.units[0].level == GROUND


@pytest.mark.rule("TG-RUL-47", "TG-RUL-58")
def test_the_prone_height_of_a_swimmer_counts() -> None:
    state = lay_out([Piece(SWIMMER, "0808")], depth={"0808": 2})
    moved(state, DROP, STOP, Submerge())
    assert submerged(state, state.units[0])


@pytest.mark.rule("TG-RUL-07")
def test_walkers_swimmers_and_boats_share_one_layer() -> None:
    state = lay_out(
        [Piece(SWIMMER, "0808"), Piece(BOAT, "0807", 1, level=SURFACE)], depth={"0807": 9}
    )
    assert refusal(state, FORWARD) == "TG-MOV-06"
