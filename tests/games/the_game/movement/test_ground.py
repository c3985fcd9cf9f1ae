"""Ground movement and the cost of terrain (TG-MOV, TG-TER)."""

import pytest

from rollout.games.the_game.events import Moved, MovementBegan, MovementEnded
from rollout.games.the_game.rules.movement import movement_refusal
from rollout.space.hex_directions import N, S
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
from tests.games.the_game.table import Piece, lay_out, mode, robot, sheet

ROBOT = robot(speed=8)
"""It stands in 0808 and faces 0807."""
PIECE = Piece(ROBOT, "0808", facing=N)


@pytest.mark.rule("TG-TER-01", "TG-MOV-02")
def test_clear_costs_1() -> None:
    assert spent(lay_out([PIECE]), FORWARD) == 1


@pytest.mark.rule("TG-TER-02")
def test_rough_costs_2() -> None:
    assert spent(lay_out([PIECE], terrain={"0807": "rough"}), FORWARD) == 2


@pytest.mark.rule("TG-TER-05")
def test_thin_trees_cost_2() -> None:
    assert spent(lay_out([PIECE], terrain={"0807": "thin_trees"}), FORWARD) == 2


@pytest.mark.rule("TG-TER-06")
def test_thick_trees_cost_3() -> None:
    assert spent(lay_out([PIECE], terrain={"0807": "thick_trees"}), FORWARD) == 3


@pytest.mark.rule("TG-TER-03", "TG-MOV-03")
def test_a_hill_costs_1_more_per_level_up_or_down() -> None:
    assert spent(lay_out([PIECE], elevation={"0807": 2}), FORWARD) == 3
    assert spent(lay_out([PIECE], elevation={"0808": 3}), FORWARD) == 4
    assert spent(lay_out([PIECE], elevation={"0808": 2, "0807": 2}), FORWARD) == 1


@pytest.mark.rule("TG-TER-04", "TG-RUL-46")
def test_wading_costs_2_and_the_difference_between_floors() -> None:
    assert spent(lay_out([PIECE], depth={"0807": 0}), FORWARD) == 2
    assert spent(lay_out([PIECE], depth={"0807": 3}), FORWARD) == 5
    assert spent(lay_out([PIECE], depth={"0808": 1, "0807": 3}), FORWARD) == 4


@pytest.mark.rule("TG-RUL-46")
def test_wading_out_costs_the_land_hex_and_the_difference() -> None:
    assert spent(lay_out([PIECE], depth={"0808": 2}, terrain={"0807": "rough"}), FORWARD) == 4


@pytest.mark.rule("TG-RUL-46")
def test_water_on_a_hill_has_its_floor_below_that_level() -> None:
    pond = lay_out([PIECE], depth={"0807": 1}, elevation={"0807": 3})
    assert spent(pond, FORWARD) == 4


@pytest.mark.rule("TG-TER-07", "TG-RUL-40", "TG-CON-03")
def test_a_construct_costs_1_and_the_levels_to_its_top_whatever_is_beneath() -> None:
    state = lay_out([PIECE], constructs={"0807": (3, 30)}, terrain={"0807": "thick_trees"})
    assert spent(state, FORWARD) == 4


@pytest.mark.rule("TG-RUL-40", "TG-RUL-61")
def test_a_bridge_stands_on_the_floor_of_the_river() -> None:
    state = lay_out([PIECE], depth={"0807": 2}, constructs={"0807": (3, 30)})
    assert spent(state, FORWARD) == 2


@pytest.mark.rule("TG-TER-08")
def test_thick_trees_on_a_level_1_hill_cost_4_on_foot() -> None:
    state = lay_out([PIECE], terrain={"0807": "thick_trees"}, elevation={"0807": 1})
    played = moved(state, FORWARD, STOP)
    cost = played.one(Moved).cost
    assert [(term.label, term.amount, term.rule) for term in cost.terms] == [
        ("reason-thick-trees", 3, "TG-TER-06"),
        ("reason-levels", 1, "TG-MOV-03"),
    ]
    assert played.one(MovementEnded).left == 4


@pytest.mark.rule("TG-MOV-04")
def test_2_points_do_not_enter_rough_on_a_level_2_hill() -> None:
    state = lay_out([PIECE], terrain={"0807": "rough"}, elevation={"0807": 2})
    assert refusal(state, FORWARD, points=2) == "TG-MOV-04"
    assert refusal(state, FORWARD, points=3) == "TG-MOV-04"
    assert refusal(state, FORWARD, points=4) == ""


@pytest.mark.rule("TG-MOV-04")
def test_the_refusal_says_cost_and_points_left() -> None:
    state = lay_out([PIECE], terrain={"0807": "rough"}, elevation={"0807": 2})
    found = offered(state, points=2).refusal(FORWARD)
    assert (found.why, found.details) == ("refuse-points", {"cost": 4, "left": 2})


@pytest.mark.rule("TG-MOV-05")
def test_backward_costs_the_same_as_forward() -> None:
    assert spent(lay_out([PIECE], terrain={"0809": "thick_trees"}), BACKWARD) == 3


@pytest.mark.rule("TG-MOV-05")
@pytest.mark.parametrize(
    "ground",
    [{"elevation": {"0809": 1}}, {"elevation": {"0809": -1}}, {"depth": {"0809": 1}},
     {"constructs": {"0809": (1, 9)}}],
)  # fmt: skip
def test_backward_may_not_change_elevation(ground: dict[str, dict[str, int]]) -> None:
    state = lay_out([PIECE], **ground)  # type: ignore[arg-type]
    assert refusal(state, BACKWARD) == "TG-MOV-05"


@pytest.mark.rule("TG-MOV-05")
def test_backward_is_allowed_on_a_plateau_and_into_a_ford() -> None:
    state = lay_out([PIECE], elevation={"0808": 2, "0809": 2})
    assert refusal(state, BACKWARD) == ""
    assert spent(lay_out([PIECE], depth={"0809": 0}), BACKWARD) == 2


@pytest.mark.rule("TG-MOV-01")
def test_a_movement_spends_up_to_speed_and_no_more() -> None:
    state = lay_out([Piece(robot(speed=3), "0808", facing=S)])
    steps = [FORWARD, FORWARD, FORWARD]
    assert refusal(state, FORWARD, after=steps) == "TG-MOV-04"
    assert at(state) == "0811"
    assert offered(
        lay_out([Piece(robot(speed=3), "0808")]), FORWARD, FORWARD, FORWARD
    ).listed() == [STOP]


@pytest.mark.rule("TG-MOV-01")
def test_unspent_points_are_lost() -> None:
    state = lay_out([PIECE])
    played = moved(state, FORWARD, STOP)
    assert played.one(MovementBegan).points == 8
    assert played.one(MovementEnded).left == 7
    assert spent(state, FORWARD) == 1


@pytest.mark.rule("TG-MOV-08")
def test_the_points_are_those_of_the_current_mode() -> None:
    car = sheet(mode(speed=4), mode(speed=9, kind="car", index=1))
    assert moved(lay_out([Piece(car, "0808")]), STOP).one(MovementBegan).points == 4
    assert moved(lay_out([Piece(car, "0808", mode=1)]), STOP).one(MovementBegan).points == 9


@pytest.mark.rule("TG-RUL-04")
def test_a_mode_without_speed_has_no_movement() -> None:
    state = lay_out([Piece(robot(speed=0), "0808")])
    found = movement_refusal(state, state.units[0])
    assert found is not None
    assert found.rule == "TG-RUL-04"


@pytest.mark.rule("TG-RUL-09")
def test_no_unit_leaves_the_map() -> None:
    state = lay_out([Piece(ROBOT, "0801", facing=N)])
    assert refusal(state, FORWARD) == "TG-RUL-09"


@pytest.mark.rule("TG-ACT-06", "TG-RUL-25")
def test_a_movement_is_over_when_it_stops() -> None:
    state = lay_out([PIECE])
    played = moved(state, FORWARD, STOP)
    assert [ask.about for ask in played.asks] == ["move_step", "move_step"]
    assert isinstance(played.events[-1], MovementEnded)


@pytest.mark.rule("TG-MOV-04")
def test_there_is_no_minimum_move() -> None:
    state = lay_out([Piece(robot(speed=1), "0808")], terrain={"0807": "rough"})
    assert refusal(state, FORWARD) == "TG-MOV-04"
    assert offered(state).listed() == [BACKWARD, LEFT, RIGHT, DROP, STOP]
