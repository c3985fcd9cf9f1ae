"""Helicopters: landed, hovering, in the air (TG-VTL, TG-RUL-54, TG-RUL-55)."""

import pytest

from rollout.games.the_game.actions import Slide
from rollout.games.the_game.events import Moved
from rollout.games.the_game.model import AIR, GROUND, HOVERING, SURFACE
from rollout.games.the_game.rules.sight import base, top
from rollout.space.hex_directions import NE, NW, SE, SW, N, S
from tests.games.the_game.movement.moving import (
    BACKWARD,
    FORWARD,
    LAND,
    LEFT,
    RIGHT,
    RISE,
    STOP,
    TAKE_OFF,
    at,
    moved,
    offered,
    refusal,
    spent,
)
from tests.games.the_game.table import Piece, lay_out, robot

COPTER = robot("Copter", "vtol", speed=10, height=2, kind="helicopter")
LANDED = Piece(COPTER, "0808", facing=N)
HOVERS = Piece(COPTER, "0808", facing=N, level=HOVERING)
FLIES = Piece(COPTER, "0808", facing=N, level=AIR)


@pytest.mark.rule("TG-VTL-01", "TG-RUL-55")
@pytest.mark.parametrize(
    ("side", "label"), [(NE, "0908"), (SE, "0909"), (SW, "0709"), (NW, "0708")]
)
def test_a_flying_helicopter_slides_into_the_four_side_hexes_for_2(side: int, label: str) -> None:
    state = lay_out([FLIES], elevation={label: 3})
    assert spent(state, Slide(side)) == 2
    assert (at(state), state.units[0].facing) == (label, N)


@pytest.mark.rule("TG-VTL-01")
def test_it_does_not_slide_ahead_or_behind() -> None:
    assert refusal(lay_out([FLIES]), Slide(N)) == "TG-VTL-01"
    assert refusal(lay_out([FLIES]), Slide(S)) == "TG-VTL-01"
    assert refusal(lay_out([FLIES]), Slide(9)) == "TG-VTL-01"
    assert refusal(lay_out([LANDED]), Slide(NE)) == "TG-VTL-01"


@pytest.mark.rule("TG-VTL-01")
def test_in_the_air_it_pays_1_forward_backward_and_per_side() -> None:
    assert spent(lay_out([FLIES]), FORWARD, BACKWARD, LEFT) == 3


@pytest.mark.rule("TG-RUL-54", "TG-VTL-02")
@pytest.mark.parametrize(
    ("start", "step", "cost", "level"),
    [
        (GROUND, RISE, 2, HOVERING),
        (GROUND, TAKE_OFF, 2, AIR),
        (HOVERING, TAKE_OFF, 2, AIR),
        (AIR, RISE, 2, HOVERING),
        (AIR, LAND, 2, GROUND),
        (HOVERING, LAND, 0, GROUND),
    ],
)
def test_changes_of_state_cost(start: int, step: Slide, cost: int, level: int) -> None:
    state = lay_out([Piece(COPTER, "0808", level=start)])
    assert spent(state, step) == cost
    assert state.units[0].level == level


@pytest.mark.rule("TG-VTL-02")
def test_hovering_its_top_is_hex_elevation_and_height() -> None:
    state = lay_out([HOVERS], elevation={"0808": 3})
    assert top(state, state.units[0]) == 5
    over_water = lay_out([HOVERS], depth={"0808": 4})
    assert (base(over_water, over_water.units[0]), top(over_water, over_water.units[0])) == (0, 2)


@pytest.mark.rule("TG-VTL-03", "TG-RUL-54")
def test_hovering_over_rough_and_water_costs_1() -> None:
    assert spent(lay_out([HOVERS], terrain={"0807": "rough"}), FORWARD) == 1
    state = lay_out([HOVERS], depth={"0807": 4})
    assert spent(state, FORWARD) == 1
    assert state.units[0].level == HOVERING


@pytest.mark.rule("TG-VTL-03", "TG-RUL-54")
def test_hovering_it_pays_for_levels_and_never_double() -> None:
    assert spent(lay_out([HOVERS], elevation={"0807": 2}), FORWARD) == 3
    assert spent(lay_out([LANDED], elevation={"0807": 2}), FORWARD) == 6
    assert refusal(lay_out([HOVERS], elevation={"0809": 1}), BACKWARD) == "TG-MOV-05"


@pytest.mark.rule("TG-VTL-03")
def test_the_reason_names_the_rule() -> None:
    cost = moved(lay_out([HOVERS], terrain={"0807": "rough"}), FORWARD, STOP).one(Moved).cost
    assert [(term.amount, term.rule) for term in cost.terms] == [(1, "TG-VTL-03")]


@pytest.mark.rule("TG-VTL-04")
@pytest.mark.parametrize("trees", ["thin_trees", "thick_trees"])
def test_it_may_not_hover_over_trees(trees: str) -> None:
    state = lay_out([HOVERS], terrain={"0807": trees, "0908": trees})
    assert refusal(state, FORWARD) == "TG-VTL-04"
    assert refusal(state, Slide(NE)) == "TG-VTL-04"
    over = lay_out([FLIES], terrain={"0808": trees})
    assert refusal(over, RISE) == "TG-VTL-04"
    assert refusal(over, LAND) == ""
    landed = lay_out([LANDED], terrain={"0808": trees})
    assert refusal(landed, RISE) == "TG-VTL-04"
    assert refusal(landed, TAKE_OFF) == ""


@pytest.mark.rule("TG-VTL-04")
def test_it_crosses_trees_in_the_air() -> None:
    state = lay_out([HOVERS], terrain={"0807": "thick_trees"})
    assert spent(state, TAKE_OFF, FORWARD, FORWARD, RISE) == 6
    assert (at(state), state.units[0].level) == ("0806", HOVERING)


@pytest.mark.rule("TG-RUL-55")
def test_a_slide_while_hovering_costs_the_hex_and_1_on_one_level() -> None:
    assert spent(lay_out([HOVERS], terrain={"0908": "rough"}), Slide(NE)) == 2
    assert refusal(lay_out([HOVERS], elevation={"0908": 1}), Slide(NE)) == "TG-RUL-55"


@pytest.mark.rule("TG-RUL-54", "TG-RUL-41")
def test_hovering_over_a_construct_puts_no_weight_on_it_but_landing_does() -> None:
    state = lay_out([HOVERS], constructs={"0807": (2, 10)})
    assert spent(state, FORWARD) == 3
    cell = state.units[0].cell
    assert state.construct_hit_points[cell] == 10
    moved(state, LAND, STOP)
    assert state.construct_hit_points[cell] == 7


@pytest.mark.rule("TG-RUL-54")
def test_a_landed_helicopter_pays_double() -> None:
    assert spent(lay_out([LANDED], terrain={"0807": "rough"}), FORWARD) == 4


@pytest.mark.rule("TG-RUL-47", "TG-RUL-54")
def test_a_submerged_helicopter_neither_takes_off_nor_hovers() -> None:
    state = lay_out([LANDED], depth={"0808": 3})
    assert refusal(state, TAKE_OFF) == "TG-RUL-47"
    assert refusal(state, RISE) == "TG-RUL-47"


@pytest.mark.rule("TG-VTL-02")
def test_hovering_is_on_the_ground_layer() -> None:
    state = lay_out([FLIES, Piece(robot(), "0808", 1)])
    assert refusal(state, RISE) == "TG-RUL-53"
    assert refusal(lay_out([HOVERS]), RISE) == "TG-VTL-02"


@pytest.mark.rule("TG-VTL-01")
def test_all_that_a_flying_helicopter_can_do() -> None:
    assert offered(lay_out([FLIES])).listed() == [
        FORWARD, BACKWARD, LEFT, RIGHT, Slide(NE), Slide(SE), Slide(SW), Slide(NW),
        LAND, RISE, STOP,
    ]  # fmt: skip


@pytest.mark.rule("TG-RUL-56")
def test_a_hover_vehicle_with_vtol_lands_on_the_surface() -> None:
    craft = robot("Craft", "vtol", "hover", kind="hover")
    state = lay_out([Piece(craft, "0808", level=AIR)], depth={"0808": 3})
    moved(state, LAND, STOP)
    assert state.units[0].level == SURFACE
