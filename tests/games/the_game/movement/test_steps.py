"""The options of a Movement as a whole: nothing contradicts itself, nobody gets stuck."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollout.games.the_game.actions import (
    ACTIONS,
    Backward,
    Board,
    EndTurn,
    Land,
    Rise,
    Shoot,
    Slide,
    StandUp,
    TakeOff,
)
from rollout.games.the_game.model import NONE
from rollout.games.the_game.rules.footing import layer_taken
from rollout.games.the_game.rules.movement import move, movement_refusal, speed_points
from rollout.kernel.actions import Action
from rollout.kernel.game import Table
from rollout.space.hex_directions import N
from tests.games.the_game.movement.moving import (
    BACKWARD,
    DROP,
    FORWARD,
    LEFT,
    RIGHT,
    STOP,
    TAKE_OFF,
    offered,
    refusal,
)
from tests.games.the_game.movement.positions import Crowd, crowds
from tests.games.the_game.table import Piece, lay_out, robot

ROBOT = robot(speed=3)


def test_refused_steps_are_shown_with_their_rules() -> None:
    state = lay_out([Piece(ROBOT, "0808"), Piece(ROBOT, "0807", 1)], elevation={"0809": 1})
    greyed = {type(action): found.rule for action, found in offered(state).near_misses()}
    assert greyed == {type(FORWARD): "TG-MOV-06", Backward: "TG-MOV-05"}


def test_a_prone_unit_is_shown_what_it_could_do_upright() -> None:
    state = lay_out([Piece(ROBOT, "0808", prone=True)])
    greyed = {type(action): found.rule for action, found in offered(state).near_misses()}
    assert set(greyed.values()) == {"TG-PRN-02"}
    assert {type(FORWARD), type(BACKWARD), type(LEFT), type(RIGHT), type(DROP)} <= set(greyed)


def test_a_transport_out_of_reach_is_shown_greyed() -> None:
    truck = Piece(robot("Truck", "transport", kind="truck", height=4), "0809")
    greyed = dict(offered(lay_out([Piece(ROBOT, "0808", facing=N), truck])).near_misses())
    assert greyed[Board(1)].rule == "TG-FAC-02"


def test_the_description_for_a_screen_has_costs_and_reach() -> None:
    state = lay_out([Piece(ROBOT, "0808", facing=N)], terrain={"0807": "rough"})
    description = json.loads(json.dumps(offered(state).describe()))
    costs = {entry["action"]["do"]: entry["cost"] for entry in description["costs"]}
    assert costs["forward"]["terms"] == [
        {"label": "reason-rough", "amount": 2, "rule": "TG-TER-02"}
    ]
    ahead = state.facts.grid.cell("0807")
    entry = next(end for end in description["ends"] if end[:2] == [ahead, N])
    assert (entry[4], description["left"]) == (2, 3)
    assert description["steps"][entry[6]][1:] == ["stop", ahead]


@pytest.mark.parametrize("action", [Shoot(0), EndTurn(), StandUp(-1), Slide(-7), TakeOff(), Rise()])
def test_other_actions_are_no_steps(action: Action) -> None:
    assert refusal(lay_out([Piece(ROBOT, "0808")]), action) != ""


def test_an_empty_hand_can_always_stop() -> None:
    state = lay_out([Piece(ROBOT, "0808")])
    assert offered(state, FORWARD, FORWARD, FORWARD).listed() == [STOP]
    assert refusal(lay_out([Piece(ROBOT, "0808")]), TAKE_OFF) == "TG-AIR-01"
    assert refusal(lay_out([Piece(ROBOT, "0808")]), Land()) == "TG-AIR-04"


@settings(max_examples=200)
@given(crowds(), st.randoms(use_true_random=False))
def test_no_movement_ever_gets_stuck(crowd: Crowd, rng: Random) -> None:
    state = crowd.state()
    unit = state.units[0]
    if movement_refusal(state, unit) is not None:
        return
    script = move(Table(state), unit, speed_points(unit))
    answer: Any = None
    for _ in range(200):
        try:
            request: Any = script.send(answer)
        except StopIteration:
            break
        assert len(request.options) > 0
        answer = request.options.sample(rng)
        assert request.options.refusal(answer) is None
    else:
        raise AssertionError("the Movement did not end")
    if unit.operational and unit.carrier == NONE:
        assert layer_taken(state, unit, unit.cell, unit.level) == NONE
        layer = state.in_air if unit.flying else state.on_ground
        assert layer[unit.cell] == unit.id


@settings(max_examples=150)
@given(crowds(), st.randoms(use_true_random=False))
def test_what_is_offered_is_what_is_not_refused(crowd: Crowd, rng: Random) -> None:
    state = crowd.state()
    options = offered(state)
    listed = options.listed()
    probes = [
        *[kind() for kind in ACTIONS if not kind.__struct_fields__],
        *[kind(rng.randint(-1, 7)) for kind in ACTIONS if kind.__struct_fields__ == ("facing",)],
        *[kind(side) for kind in ACTIONS if kind.__struct_fields__ == ("direction",)
          for side in range(-1, 7)],
        *[Board(other) for other in range(-1, 9)],
    ]  # fmt: skip
    for action in probes:
        assert (options.refusal(action) is None) == (action in listed), action
