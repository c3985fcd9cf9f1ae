"""How far a unit can go: figures for known grounds, and laws that hold on any."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rollout.games.the_game.actions import Board, Leave, Submerge, Surface
from rollout.games.the_game.events import Moved, MovementEnded
from rollout.games.the_game.model import AIR, GROUND, NONE, SURFACE, State
from rollout.games.the_game.rules.movement import move
from rollout.games.the_game.rules.reach import Reach, Ways, reachable
from rollout.kernel.actions import Action
from rollout.kernel.game import Table
from rollout.kernel.requests import Ask
from rollout.kernel.text import to_text
from rollout.space.hex_directions import N, S
from tests.games.the_game.movement.moving import (
    FORWARD,
    LAND,
    STOP,
    TAKE_OFF,
    allowance,
    moved,
)
from tests.games.the_game.movement.positions import Crowd, crowds
from tests.games.the_game.table import Piece, cell, flyer, lay_out, robot

CAR = robot("Car", kind="car", speed=8)
End = tuple[int, int, int, bool, int]


def ends(state: State, points: int, unit: int = 0) -> dict[End, Reach]:
    """Cheapest way to each end: hex, facing, level, posture, transport."""
    found: dict[End, Reach] = {}
    for reach in reachable(state, state.units[unit], points):
        facing = reach.facing if reach.aboard == NONE else NONE
        end = (reach.cell, facing, reach.level, reach.prone, reach.aboard)
        if end not in found or found[end].spent > reach.spent:
            found[end] = reach
    return found


@pytest.mark.rule("TG-FAC-03", "TG-MOV-01")
def test_with_2_points_a_car_has_twelve_ends_on_open_ground() -> None:
    state = lay_out([Piece(CAR, "0808", facing=N)])
    found = {
        (state.facts.grid.label(reach.cell), reach.facing): reach.spent
        for reach in reachable(state, state.units[0], 2)
    }
    assert found == {
        ("0808", 0): 0, ("0808", 1): 1, ("0808", 5): 1, ("0808", 2): 2, ("0808", 4): 2,
        ("0807", 0): 1, ("0809", 0): 1, ("0806", 0): 2, ("0810", 0): 2,
        ("0807", 1): 2, ("0807", 5): 2, ("0809", 1): 2, ("0809", 5): 2,
        ("0908", 1): 2, ("0709", 1): 2, ("0708", 5): 2, ("0909", 5): 2,
    }  # fmt: skip


@pytest.mark.rule("TG-MOV-03")
def test_the_path_goes_round_thick_trees_when_that_is_cheaper() -> None:
    trees = {"0807": "thick_trees", "0806": "thick_trees"}
    state = lay_out([Piece(CAR, "0808", facing=N)], terrain=trees)
    reach = ends(state, 8)[cell(state, "0805"), N, GROUND, False, NONE]
    assert (reach.spent, reach.path) == (7, (FORWARD, FORWARD, FORWARD, STOP))
    hills = lay_out([Piece(CAR, "0808", facing=N)], elevation={"0807": 4, "0806": 4})
    reach = ends(hills, 8)[cell(hills, "0805"), N, GROUND, False, NONE]
    assert reach.spent == 8


@pytest.mark.rule("TG-AIR-06")
def test_a_jet_reaches_the_ground_beyond_a_wall_by_air() -> None:
    state = lay_out([Piece(flyer(speed=6), "0808", facing=N)], elevation={"0807": 9})
    found = ends(state, 6)
    assert found[cell(state, "0806"), N, GROUND, False, NONE].spent == 6
    assert found[cell(state, "0806"), N, AIR, False, NONE].spent == 4


@pytest.mark.rule("TG-AIR-05", "TG-AIR-06")
def test_a_grounded_jet_hops_into_trees_where_driving_costs_more() -> None:
    jet = Piece(robot("Jet", "fly", kind="jet", speed=9), "0808", facing=N)
    state = lay_out([jet], terrain={"0807": "thick_trees"}, elevation={"0807": 1})
    reach = ends(state, 9)[cell(state, "0807"), N, GROUND, False, NONE]
    assert (reach.spent, reach.path) == (5, (TAKE_OFF, FORWARD, LAND, STOP))


@pytest.mark.rule("TG-RUL-53")
def test_no_end_lies_beyond_a_take_off_into_a_taken_layer() -> None:
    above = Piece(flyer(), "0808", level=AIR)
    rough = {"0807": "rough", "0809": "rough"}
    state = lay_out([Piece(flyer(), "0808", facing=N), above], terrain=rough)
    assert {reach.level for reach in reachable(state, state.units[0], 3)} == {GROUND}


@pytest.mark.rule("TG-RUL-58")
def test_a_swimmer_in_deep_water_has_two_ends() -> None:
    state = lay_out([Piece(robot("Swimmer", "swim"), "0808")], depth={"0807": 3})
    found = ends(state, 2)
    assert found[cell(state, "0807"), N, GROUND, False, NONE].path == (FORWARD, STOP, Submerge())
    assert found[cell(state, "0807"), N, SURFACE, False, NONE].path == (FORWARD, STOP, Surface())


@pytest.mark.rule("TG-TPT-02")
def test_transports_are_ends_too_and_passengers_get_out() -> None:
    truck = Piece(robot("Truck", "transport", kind="truck", height=4), "0806")
    state = lay_out([Piece(CAR, "0808", facing=N), truck])
    boarded = [reach for reach in reachable(state, state.units[0], 3) if reach.aboard == 1]
    assert [(reach.spent, reach.path) for reach in boarded] == [(3, (FORWARD, Board(1)))]
    state = lay_out([truck, Piece(CAR, carrier=0, inside=True)])
    found = ends(state, 3, unit=1)
    assert found[cell(state, "0808"), S, GROUND, False, NONE].path == (Leave(S), FORWARD, STOP)


@pytest.mark.rule("TG-RUL-41")
def test_constructs_that_would_give_way_are_left_alone() -> None:
    state = lay_out([Piece(CAR, "0808", facing=N)], constructs={"0807": (1, 3)})
    assert all(reach.cell != cell(state, "0807") for reach in reachable(state, state.units[0], 8))
    state = lay_out([Piece(CAR, "0808", facing=N)], constructs={"0807": (1, 4)})
    assert any(reach.cell == cell(state, "0807") for reach in reachable(state, state.units[0], 8))


@pytest.mark.rule("TG-MOV-06")
@settings(max_examples=150)
@given(crowds(), st.integers(0, 9), st.integers(0, 1))
def test_every_path_is_accepted_step_by_step_and_costs_what_it_says(
    crowd: Crowd, points: int, which: int
) -> None:
    state = crowd.state()
    mover = state.units[which * (len(state.units) - 1)]
    if not mover.operational:
        return
    for reach in reachable(state, mover, points)[::7]:
        table = state.copy()
        played = moved(table, *reach.path, unit=mover.id, points=points)
        unit = table.units[mover.id]
        assert points - played.one(MovementEnded).left == reach.spent
        assert (unit.cell, unit.level, unit.prone) == (reach.cell, reach.level, reach.prone)
        assert unit.carrier == reach.aboard
        assert reach.aboard != NONE or unit.facing == reach.facing
        if mover.carrier == reach.aboard == NONE:
            told = Ways([reach])
            cells = [mover.cell, *way(told, told.ends[0])[1]]
            entered = [now for before, now in pairwise(cells) if now != before]
            assert entered == [event.cell for event in played.of(Moved)]


def test_a_screen_is_told_all_ends_and_each_step_on_the_ways_there_once() -> None:
    swimmer = robot("Swimmer", "swim", speed=3)
    state = lay_out([Piece(swimmer, "0808", facing=N)], depth={"0807": 9})
    reaches = reachable(state, state.units[0], 3)
    told = Ways(reaches)
    assert len(set(told.steps)) == len(told.steps)
    for reach, end in zip(reaches, told.ends, strict=True):
        assert end[:3] == (reach.cell, reach.facing, reach.level)
        assert end[3:6] == (reach.prone, reach.spent, reach.aboard)
        assert way(told, end)[0] == [to_text(action) for action in reach.path]
    assert {reach.level for reach in reaches} == {GROUND, SURFACE}


def way(told: Ways, end: tuple[int, ...]) -> tuple[list[str], list[int]]:
    """The texts of the answers that lead to an end, and the hexes that they lead to."""
    last = end[-1]
    steps = []
    while last != NONE:
        steps.append(told.steps[last])
        last = told.steps[last][0]
    steps.reverse()
    return [text for _, text, _ in steps], [cell for _, _, cell in steps]


@pytest.mark.rule("TG-MOV-06")
@settings(max_examples=120)
@given(crowds(), st.integers(0, 3))
def test_nothing_else_can_be_reached_and_nothing_cheaper(crowd: Crowd, points: int) -> None:
    state = crowd.state()
    found = {end: reach.spent for end, reach in ends(state, points).items()}
    assert _by_trying(state, points) == found


def _by_trying(state: State, points: int) -> dict[End, int]:
    """The ends of all sequences of steps that do not bring down a construct."""
    found: dict[End, int] = {}
    seen: set[tuple[object, ...]] = set()
    waiting: list[tuple[Action, ...]] = [()]
    while waiting:
        steps = waiting.pop()
        table = Table(state.copy())
        unit = table.state.units[0]
        script = move(table, unit, allowance(state, 0, points))
        request = next(script)
        over = False
        for step in steps:
            try:
                request = script.send(step)
            except StopIteration:
                over = True
        if table.state.terrain is not state.terrain or unit.status:
            continue
        if over:
            if unit.cell != NONE:
                left = next(e.left for e in table.events if isinstance(e, MovementEnded))
                facing = unit.facing if unit.carrier == NONE else NONE
                end = (unit.cell, facing, unit.level, unit.prone, unit.carrier)
                found[end] = min(found.get(end, points), points - left)
            continue
        assert isinstance(request, Ask)
        place = (
            request.about, unit.cell, unit.facing, unit.level, unit.prone, unit.carrier,
            request.context.get("left"), tuple(table.state.construct_hit_points),
        )  # fmt: skip
        if place not in seen or request.about != "move_step":
            seen.add(place)
            options = request.options
            actions = options.listed() if request.about == "move_step" else list(options)  # type: ignore[attr-defined]
            waiting += [(*steps, action) for action in actions]
    return found
