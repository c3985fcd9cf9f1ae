"""Jets, planes and flying robots (TG-AIR, TG-RUL-52, TG-RUL-53)."""

import pytest

from rollout.games.the_game.actions import Slide
from rollout.games.the_game.events import LevelChanged, Moved
from rollout.games.the_game.model import AIR, DEACTIVATED, GROUND
from rollout.space.hex_directions import NE, N
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
from tests.games.the_game.table import Piece, flyer, lay_out, robot

JET = robot("Jet", "fly", speed=12, height=1, kind="jet")
ON_GROUND = Piece(JET, "0808", facing=N)
FLYING = Piece(JET, "0808", facing=N, level=AIR)


@pytest.mark.rule("TG-AIR-01", "TG-AIR-07")
def test_take_off_costs_2_into_the_air_of_the_same_hex() -> None:
    state = lay_out([Piece(JET, "0808", facing=NE)])
    played = moved(state, TAKE_OFF, STOP)
    event = played.one(LevelChanged)
    assert (event.level, event.cost, event.left) == (AIR, 2, 10)
    assert (at(state), state.units[0].facing, state.units[0].level) == ("0808", NE, AIR)
    assert state.in_air[state.units[0].cell] == 0
    assert state.on_ground[state.units[0].cell] == -1


@pytest.mark.rule("TG-AIR-01")
def test_only_a_mode_with_fly_or_vtol_takes_off() -> None:
    assert refusal(lay_out([Piece(robot(), "0808")]), TAKE_OFF) == "TG-AIR-01"
    assert refusal(lay_out([Piece(robot("Copter", "vtol"), "0808")]), TAKE_OFF) == ""
    assert refusal(lay_out([Piece(flyer(), "0808")]), TAKE_OFF) == ""
    assert refusal(lay_out([FLYING]), TAKE_OFF) == "TG-AIR-01"


@pytest.mark.rule("TG-AIR-02", "TG-AIR-03")
def test_every_hex_costs_1_in_the_air_whatever_lies_below() -> None:
    below = {"terrain": {"0807": "thick_trees"}, "elevation": {"0806": 5}, "depth": {"0805": 4}}
    state = lay_out([FLYING], **below, constructs={"0804": (4, 12)})  # type: ignore[arg-type]
    assert spent(state, FORWARD, FORWARD, FORWARD, FORWARD) == 4
    assert (at(state), state.units[0].level) == ("0804", AIR)


@pytest.mark.rule("TG-AIR-03")
def test_in_the_air_backward_costs_1_even_over_a_cliff_and_a_turn_costs_1() -> None:
    state = lay_out([FLYING], elevation={"0809": 4})
    assert spent(state, BACKWARD, LEFT) == 2
    assert at(state) == "0809"


@pytest.mark.rule("TG-AIR-03")
def test_a_jet_cannot_slide() -> None:
    assert refusal(lay_out([FLYING]), Slide(NE)) == "TG-VTL-01"


@pytest.mark.rule("TG-AIR-04")
def test_landing_costs_2_onto_the_ground_of_the_same_hex() -> None:
    state = lay_out([FLYING])
    event = moved(state, LAND, STOP).one(LevelChanged)
    assert (event.level, event.cost, event.left) == (GROUND, 2, 10)
    assert state.on_ground[state.units[0].cell] == 0
    assert state.in_air[state.units[0].cell] == -1
    assert refusal(lay_out([ON_GROUND]), LAND) == "TG-AIR-04"


@pytest.mark.rule("TG-AIR-01", "TG-AIR-04", "TG-MOV-01")
def test_taking_off_and_landing_need_2_points() -> None:
    assert refusal(lay_out([ON_GROUND]), TAKE_OFF, points=1) == "TG-MOV-01"
    assert refusal(lay_out([FLYING]), LAND, points=1) == "TG-MOV-01"


@pytest.mark.rule("TG-AIR-05", "TG-RUL-52")
def test_thick_trees_on_a_level_1_hill_cost_a_grounded_jet_8() -> None:
    state = lay_out([ON_GROUND], terrain={"0807": "thick_trees"}, elevation={"0807": 1})
    cost = moved(state, FORWARD, STOP).one(Moved).cost
    assert [(term.label, term.amount, term.rule) for term in cost.terms] == [
        ("reason-thick-trees", 3, "TG-TER-06"),
        ("reason-levels", 1, "TG-MOV-03"),
        ("reason-grounded-aircraft", 4, "TG-AIR-05"),
    ]
    assert cost.total == 8


@pytest.mark.rule("TG-RUL-52")
def test_a_grounded_jet_pays_double_backward_too_but_not_for_turning() -> None:
    assert spent(lay_out([ON_GROUND], terrain={"0809": "rough"}), BACKWARD) == 4
    assert spent(lay_out([ON_GROUND]), LEFT) == 1


@pytest.mark.rule("TG-AIR-05", "TG-RUL-52")
def test_robots_and_beasts_that_fly_walk_normally() -> None:
    hill = {"terrain": {"0807": "thick_trees"}}
    assert spent(lay_out([Piece(flyer(), "0808")], **hill), FORWARD) == 3  # type: ignore[arg-type]
    bird = robot("Bird", "fly", kind="flying-beast")
    assert spent(lay_out([Piece(bird, "0808")], **hill), FORWARD) == 3  # type: ignore[arg-type]


@pytest.mark.rule("TG-AIR-06")
def test_take_off_flight_and_landing_may_be_one_movement() -> None:
    state = lay_out([ON_GROUND], terrain={"0807": "thick_trees"})
    assert spent(state, TAKE_OFF, FORWARD, FORWARD, LAND) == 6
    assert (at(state), state.units[0].level) == ("0806", GROUND)
    assert refusal(lay_out([ON_GROUND]), LAND, after=[TAKE_OFF], points=3) == "TG-MOV-01"


@pytest.mark.rule("TG-RUL-53")
def test_landing_needs_a_free_ground_layer() -> None:
    for team in (0, 1):
        state = lay_out([FLYING, Piece(robot(), "0808", team)])
        assert refusal(state, LAND) == "TG-RUL-53"


@pytest.mark.rule("TG-RUL-53")
def test_take_off_needs_a_free_air_layer() -> None:
    for team in (0, 1):
        state = lay_out([ON_GROUND, Piece(JET, "0808", team, level=AIR)])
        assert refusal(state, TAKE_OFF) == "TG-RUL-53"


@pytest.mark.rule("TG-RUL-53", "TG-RUL-08")
def test_no_landing_to_stay_on_a_body() -> None:
    state = lay_out([FLYING, Piece(robot(), "0808", 1, status=DEACTIVATED)])
    assert refusal(state, LAND, points=3) == "TG-RUL-08"
    assert refusal(state, LAND, points=4) == ""
    assert refusal(state, STOP, after=[LAND]) == "TG-RUL-08"


@pytest.mark.rule("TG-RUL-53")
def test_air_hexes_are_passed_through_friends_only() -> None:
    friend = Piece(JET, "0807", 0, level=AIR)
    foe = Piece(JET, "0807", 1, level=AIR)
    assert refusal(lay_out([FLYING, friend]), STOP, after=[FORWARD]) == "TG-MOV-06"
    assert refusal(lay_out([FLYING, friend]), STOP, after=[FORWARD, FORWARD]) == ""
    assert refusal(lay_out([FLYING, foe]), FORWARD) == "TG-MOV-06"


@pytest.mark.rule("TG-RUL-53", "TG-RUL-47")
def test_a_flyer_may_land_on_the_bottom_of_water_but_not_take_off_submerged() -> None:
    state = lay_out([FLYING], depth={"0808": 2})
    moved(state, LAND, STOP)
    assert state.units[0].level == GROUND
    assert refusal(state, TAKE_OFF) == "TG-RUL-47"
    shallow = lay_out([ON_GROUND], depth={"0808": 1})
    assert refusal(shallow, TAKE_OFF) == ""


@pytest.mark.rule("TG-RUL-53")
def test_a_hover_vehicle_that_flies_cannot_land_where_it_may_not_stand() -> None:
    saucer = robot("Saucer", "fly", "hover", kind="hover")
    state = lay_out([Piece(saucer, "0808", level=AIR)], terrain={"0808": "rough"})
    assert refusal(state, LAND) == "TG-HOV-02"


@pytest.mark.rule("TG-MOV-07")
def test_flying_and_grounded_units_never_block_each_other() -> None:
    state = lay_out([FLYING, Piece(robot(), "0807", 1)])
    moved(state, FORWARD, STOP)
    assert at(state) == at(state, 1) == "0807"
    state = lay_out([Piece(robot(), "0808"), Piece(JET, "0807", 1, level=AIR)])
    moved(state, FORWARD, STOP)
    assert at(state) == at(state, 1) == "0807"
    cell = state.units[0].cell
    assert (state.on_ground[cell], state.in_air[cell]) == (0, 1)


@pytest.mark.rule("TG-VTL-02")
def test_only_helicopters_hover() -> None:
    assert refusal(lay_out([ON_GROUND]), RISE) == "TG-VTL-02"
    assert offered(lay_out([ON_GROUND])).listed() == [
        FORWARD,
        BACKWARD,
        LEFT,
        RIGHT,
        TAKE_OFF,
        STOP,
    ]
