"""A trail of smoke, and the Sprint (TG-SMK, TG-RUL-76, TG-SPR-01, TG-RUL-84)."""

import pytest

from rollout.games.the_game.actions import Warp
from rollout.games.the_game.events import MovementBegan, SmokePlaced
from rollout.games.the_game.model import AIR, NONE, State
from rollout.games.the_game.rules.movement import move, move_in_smoke, speed_points, sprint_points
from rollout.kernel.actions import Action
from tests.games.the_game.movement.moving import BACKWARD, FORWARD, LEFT, STOP
from tests.games.the_game.table import Piece, Played, cell, flyer, lay_out, play, robot


def in_smoke(state: State, *steps: Action) -> Played:
    unit = state.units[0]
    return play(state, lambda table: move_in_smoke(table, unit, speed_points(unit)), steps)


def smoky(state: State) -> list[str]:
    return [state.facts.grid.label(smoke.cell) for smoke in state.smoke]


@pytest.mark.rule("TG-SMK-01", "TG-RUL-76")
def test_smoke_is_left_in_the_first_and_every_hex_entered() -> None:
    state = lay_out([Piece(robot("Racer", "smoke"), "0808")])
    in_smoke(state, FORWARD, LEFT, FORWARD, STOP)
    assert smoky(state) == ["0808", "0807", "0707"]


@pytest.mark.rule("TG-SMK-02", "TG-RUL-28")
def test_it_goes_at_the_end_of_the_next_round() -> None:
    state = lay_out([Piece(robot("Racer", "smoke"), "0808")])
    state.round = 4
    played = in_smoke(state, STOP)
    event = played.one(SmokePlaced)
    assert (event.cell, event.fire, event.expires) == (cell(state, "0808"), NONE, 5)
    assert [smoke.expires for smoke in state.smoke] == [5]


@pytest.mark.rule("TG-RUL-45", "TG-RUL-76")
def test_a_hex_entered_twice_has_one_marker() -> None:
    state = lay_out([Piece(robot("Racer", "smoke"), "0808")])
    in_smoke(state, FORWARD, BACKWARD, STOP)
    assert smoky(state) == ["0808", "0807"]


@pytest.mark.rule("TG-RUL-76")
def test_flyers_leave_smoke_too() -> None:
    state = lay_out([Piece(flyer("Flyer", "smoke"), "0808", level=AIR)])
    in_smoke(state, FORWARD, STOP)
    assert smoky(state) == ["0808", "0807"]


@pytest.mark.rule("TG-RUL-76")
def test_the_movement_in_smoke_is_no_warp() -> None:
    state = lay_out([Piece(robot("Racer", "smoke", "telaport"), "0808")])
    unit = state.units[0]
    played = in_smoke(state, STOP)
    options = played.asks[0].options
    found = options.refusal(Warp(unit.cell, 0, 0))
    assert found is not None
    assert found.rule == "TG-RUL-76"


@pytest.mark.rule("TG-SMK-01")
def test_a_plain_movement_leaves_no_smoke() -> None:
    state = lay_out([Piece(robot("Racer", "smoke"), "0808")])
    unit = state.units[0]
    play(state, lambda table: move(table, unit, speed_points(unit)), [FORWARD, STOP])
    assert state.smoke == []


@pytest.mark.rule("TG-SPR-01", "TG-RUL-84")
def test_a_sprint_doubles_the_points_not_the_speed() -> None:
    state = lay_out([Piece(robot(speed=3), "0808")])
    unit = state.units[0]
    steps = [*[FORWARD] * 6, STOP]
    played = play(state, lambda table: move(table, unit, sprint_points(unit)), steps)
    began = played.one(MovementBegan)
    assert [(term.label, term.amount) for term in began.reasons.terms] == [
        ("reason-speed", 3),
        ("reason-sprint", 3),
    ]
    assert unit.form.speed == 3


@pytest.mark.rule("TG-SPR-01", "TG-TER-06")
def test_all_terrain_rules_apply_to_a_sprint() -> None:
    state = lay_out([Piece(robot(speed=1), "0808")], terrain={"0807": "thick_trees"})
    unit = state.units[0]
    played = play(state, lambda table: move(table, unit, sprint_points(unit)), [STOP])
    found = played.asks[0].options.refusal(FORWARD)
    assert found is not None
    assert found.rule == "TG-MOV-04"


@pytest.mark.rule("TG-RUL-84")
def test_a_warp_may_be_sprinted() -> None:
    state = lay_out([Piece(robot("Warper", "telaport", speed=2), "0808")])
    unit = state.units[0]
    warp = Warp(cell(state, "0804"), 0, 0)
    play(state, lambda table: move(table, unit, sprint_points(unit)), [warp])
    assert unit.cell == cell(state, "0804")
