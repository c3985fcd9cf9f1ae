"""Two rules at once: carrying and offers, swimming and constructs, inner units and their hosts."""

from __future__ import annotations

import pytest

from rollout.games.the_game.actions import Board, PickUpThing, Rejoin, SetDown, SetDownThing
from rollout.games.the_game.events import ConstructDamaged, Fell, Rejoined, SmokePlaced
from rollout.games.the_game.model import ASIDE, HOVERING, NONE, SURFACE, Thing
from rollout.games.the_game.rules.deactivation import climb, damage_construct
from rollout.games.the_game.rules.movement import move_in_smoke, speed_points
from rollout.games.the_game.rules.next_action import Acts, Allowance
from tests.games.the_game.movement.moving import moved, offered, refusal
from tests.games.the_game.table import AIR, Piece, cell, flyer, lay_out, play, robot

SMALL = robot("Small", "small", height=1)
SWIMMER = robot("Swimmer", "swim", height=2)
FOE = Piece(robot("Foe"), "0101", 1)


@pytest.mark.rule("TG-RUL-77", "TG-SML-01")
def test_a_carried_unit_is_offered_to_be_set_down_on_every_free_hex_around() -> None:
    state = lay_out([Piece(robot("Boss"), "0808"), Piece(SMALL, carrier=0), FOE])
    offered = [each for each in Acts(state, state.units[0], Allowance()) if type(each) is SetDown]
    around = state.facts.neighbours[cell(state, "0808")]
    assert sorted(each.cell for each in offered) == sorted(around)
    assert {each.unit for each in offered} == {1}


@pytest.mark.rule("TG-RUL-77")
def test_a_flyer_is_offered_no_setting_down() -> None:
    state = lay_out([Piece(flyer("Jet"), "0808", level=AIR), Piece(SMALL, carrier=0), FOE])
    kinds = {type(each) for each in Acts(state, state.units[0], Allowance())}
    assert kinds.isdisjoint({SetDown, SetDownThing, PickUpThing})


@pytest.mark.rule("TG-RUL-77")
def test_an_object_is_offered_to_be_set_down_on_the_own_hex_too() -> None:
    state = lay_out([Piece(robot("Boss"), "0808"), FOE])
    state.things.append(Thing(0, "energon-cube", NONE, 0))
    offered = [
        each for each in Acts(state, state.units[0], Allowance()) if type(each) is SetDownThing
    ]
    own = cell(state, "0808")
    assert sorted(each.cell for each in offered) == sorted([own, *state.facts.neighbours[own]])


@pytest.mark.rule("TG-CON-04", "TG-RUL-41", "TG-RUL-61")
@pytest.mark.parametrize(
    ("piece", "depth", "weighs"),
    [
        (Piece(SWIMMER, "0808"), 4, False),
        (Piece(SWIMMER, "0808"), 0, True),
        (Piece(robot("Walker"), "0808"), 4, True),
        (Piece(robot("Walker"), "0808"), 0, True),
        (Piece(robot("Copter", "vtol", kind="helicopter"), "0808", level=HOVERING), 0, False),
    ],
)
def test_who_swims_or_hovers_above_a_construct_does_not_weigh_on_it(
    piece: Piece, depth: int, weighs: bool
) -> None:
    water = {"0808": depth} if depth else {}
    state = lay_out([piece, FOE], depth=water, constructs={"0808": (2, 9)})
    played = play(state, lambda table: climb(table, state.units[0]))
    assert bool(played.of(ConstructDamaged)) == weighs
    assert state.construct_hit_points[cell(state, "0808")] == (6 if weighs else 9)


@pytest.mark.rule("TG-CON-07", "TG-CON-08")
@pytest.mark.parametrize(
    ("piece", "depth", "falls"),
    [
        (Piece(SWIMMER, "0808"), 4, False),
        (Piece(SWIMMER, "0808"), 0, True),
        (Piece(robot("Boat", "water", kind="ship", height=1), "0808", level=SURFACE), 4, False),
        (Piece(robot("Walker"), "0808"), 4, True),
        (Piece(robot("Copter", "vtol", kind="helicopter"), "0808", level=HOVERING), 0, False),
    ],
)
def test_who_only_floats_above_a_construct_does_not_fall_with_it(
    piece: Piece, depth: int, falls: bool
) -> None:
    water = {"0808": depth} if depth else {}
    state = lay_out([piece, FOE], depth=water, constructs={"0808": (2, 3)})
    where = cell(state, "0808")
    played = play(state, lambda table: damage_construct(table, where, 5, "weapon"))
    assert [event.height for event in played.of(Fell)] == ([2] if falls else [])
    assert played.one(ConstructDamaged) == ConstructDamaged(where, 3, 0, "weapon")
    assert state.units[0].damage == (1 if falls else 0)


@pytest.mark.rule("TG-SMK-01", "TG-TPT-02", "TG-RUL-76")
def test_smoke_is_laid_where_somebody_boards_too() -> None:
    truck = Piece(robot("Truck", "transport", kind="truck", height=4), "0807")
    state = lay_out([Piece(robot("Smoker", "smoke"), "0808"), truck, FOE])
    unit = state.units[0]
    played = play(state, lambda table: move_in_smoke(table, unit, speed_points(unit)), [Board(1)])
    smoked = [event.cell for event in played.of(SmokePlaced)]
    assert smoked == [cell(state, "0808"), cell(state, "0807")]
    assert (unit.carrier, unit.inside) == (1, True)


@pytest.mark.rule("TG-RUL-80", "TG-UNQ-01")
def test_an_inner_unit_goes_back_into_its_host_and_into_no_other() -> None:
    pieces = [Piece("cerebros", "0808", host=1), Piece("fortress-maximus", "0807"), FOE]
    state = lay_out(pieces)
    state.units[1].partners = 0
    assert Rejoin(1) in offered(state)
    assert moved(state, Rejoin(1)).one(Rejoined) == Rejoined(0, 1)
    assert (state.units[1].partners, state.units[0].status) == (1, ASIDE)
    other = lay_out([Piece("cerebros", "0808", host=1), Piece("blurr", "0807"), FOE])
    assert refusal(other, Rejoin(1)) == "TG-RUL-80"
