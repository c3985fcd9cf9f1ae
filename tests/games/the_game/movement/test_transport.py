"""Transports, carriers, and the way back into a host (TG-TPT, TG-RUL-79 to TG-RUL-81)."""

import pytest

from rollout.games.the_game.actions import Board, Launch, Leave, Rejoin
from rollout.games.the_game.events import (
    Boarded,
    LeftTransport,
    Rejoined,
    ShieldDropped,
    Uncloaked,
)
from rollout.games.the_game.model import AIR, ASIDE, DEACTIVATED, GROUND, NONE, SELF_FIELD, SURFACE
from rollout.games.the_game.rules.movement import movement_refusal
from rollout.space.hex_directions import NE, SE, N, S
from tests.games.the_game.movement.moving import (
    BACKWARD,
    FORWARD,
    STOP,
    at,
    moved,
    offered,
    refusal,
)
from tests.games.the_game.table import Piece, cell, flyer, lay_out, robot

TRUCK = robot("Truck", "transport", kind="truck", height=4, speed=8)
SHUTTLE = robot("Shuttle", "transport", "fly", kind="shuttle", height=4, speed=8)
ROBOT = robot(height=2, speed=6)
BIRD = flyer(height=2, speed=6)
MOVER = Piece(ROBOT, "0808", facing=N)


@pytest.mark.rule("TG-TPT-02", "TG-RUL-81")
def test_boarding_costs_the_hex_and_1() -> None:
    state = lay_out([MOVER, Piece(TRUCK, "0807")], terrain={"0807": "rough"})
    played = moved(state, Board(1))
    event = played.one(Boarded)
    assert [(term.label, term.amount, term.rule) for term in event.cost.terms] == [
        ("reason-rough", 2, "TG-TER-02"),
        ("reason-boarding", 1, "TG-TPT-02"),
    ]
    assert event.left == 3
    unit = state.units[0]
    assert (unit.carrier, unit.inside, at(state)) == (1, True, "0807")
    assert state.on_ground[cell(state, "0807")] == 1
    assert state.on_ground[cell(state, "0808")] == NONE


@pytest.mark.rule("TG-TPT-02")
def test_boarding_needs_its_whole_cost() -> None:
    state = lay_out([MOVER, Piece(TRUCK, "0807")])
    assert refusal(state, Board(1), points=1) == "TG-MOV-04"
    assert refusal(state, Board(1), points=2) == ""


@pytest.mark.rule("TG-TPT-01", "TG-RUL-81")
def test_a_passenger_is_at_most_half_as_high_as_the_transport() -> None:
    tall = Piece(robot(height=3), "0808", facing=N)
    assert refusal(lay_out([tall, Piece(TRUCK, "0807")]), Board(1)) == "TG-TPT-01"
    assert refusal(lay_out([MOVER, Piece(TRUCK, "0807")]), Board(1)) == ""


@pytest.mark.rule("TG-TPT-01")
def test_only_allied_transports_are_boarded() -> None:
    assert refusal(lay_out([MOVER, Piece(TRUCK, "0807", 1)]), Board(1)) == "TG-TPT-01"
    assert refusal(lay_out([MOVER, Piece(ROBOT, "0807")]), Board(1)) == "TG-TPT-01"
    assert refusal(lay_out([MOVER]), Board(7)) == "TG-TPT-01"
    assert refusal(lay_out([MOVER]), Board(-1)) == "TG-TPT-01"


@pytest.mark.rule("TG-TPT-01")
@pytest.mark.parametrize(
    ("giant", "truck", "rule"),
    [
        ("0806", Piece(TRUCK, "0807"), ""),
        ("0806", Piece(TRUCK, "0807", status=DEACTIVATED), "TG-TPT-01"),
        ("0807", Piece(TRUCK, carrier=1), "TG-TPT-01"),
    ],
)
def test_a_transport_that_is_out_of_action_or_carried_itself_takes_nobody_in(
    giant: str, truck: Piece, rule: str
) -> None:
    state = lay_out([MOVER, Piece(robot("Giant", height=9), giant), truck])
    assert refusal(state, Board(2)) == rule


@pytest.mark.rule("TG-TPT-01")
def test_a_transport_carries_any_number() -> None:
    inside = [Piece(ROBOT, carrier=1, inside=True) for _ in range(4)]
    assert refusal(lay_out([MOVER, Piece(TRUCK, "0807"), *inside]), Board(1)) == ""


@pytest.mark.rule("TG-FAC-02", "TG-RUL-81")
def test_the_transport_must_be_ahead() -> None:
    assert refusal(lay_out([MOVER, Piece(TRUCK, "0809")]), Board(1)) == "TG-FAC-02"
    assert refusal(lay_out([MOVER, Piece(TRUCK, "0805")]), Board(1)) == "TG-FAC-02"


@pytest.mark.rule("TG-RUL-81")
def test_one_who_came_into_the_transports_hex_boards_for_the_extra_point() -> None:
    state = lay_out([MOVER, Piece(TRUCK, "0809")])
    assert moved(state, BACKWARD, Board(1)).one(Boarded).left == 4


@pytest.mark.rule("TG-RUL-81")
def test_cloak_and_shield_end_on_boarding() -> None:
    state = lay_out([Piece(ROBOT, "0808", cloaked=True, shield=SELF_FIELD), Piece(TRUCK, "0807")])
    played = moved(state, Board(1))
    assert played.one(Uncloaked).unit == 0
    assert played.one(ShieldDropped).unit == 0


@pytest.mark.rule("TG-TPT-03", "TG-RUL-81")
def test_a_flyer_lands_on_a_transport_for_3() -> None:
    state = lay_out([Piece(BIRD, "0807", level=AIR), Piece(TRUCK, "0807")])
    event = moved(state, Board(1)).one(Boarded)
    assert (event.cost.total, event.left) == (3, 3)
    assert state.units[0].level == GROUND
    beside = lay_out([Piece(BIRD, "0808", level=AIR), Piece(TRUCK, "0807")])
    assert refusal(beside, Board(1)) == "TG-RUL-81"


@pytest.mark.rule("TG-TPT-03", "TG-RUL-81")
def test_a_flyer_takes_off_from_within_for_3_with_the_transports_facing() -> None:
    state = lay_out([Piece(TRUCK, "0807", facing=SE), Piece(BIRD, carrier=0, inside=True)])
    played = moved(state, Launch(), FORWARD, STOP, unit=1)
    assert played.one(LeftTransport).left == 3
    unit = state.units[1]
    assert (at(state, 1), unit.facing, unit.level) == ("0908", SE, AIR)
    assert (unit.carrier, unit.inside) == (NONE, False)


@pytest.mark.rule("TG-TPT-03", "TG-RUL-53")
def test_no_take_off_from_within_below_another_flyer_or_under_water() -> None:
    inside = Piece(BIRD, carrier=0, inside=True)
    state = lay_out([Piece(TRUCK, "0807"), inside, Piece(BIRD, "0807", level=AIR)])
    assert refusal(state, Launch(), unit=1) == "TG-RUL-53"
    sunk = lay_out([Piece(TRUCK, "0807"), inside], depth={"0807": 5})
    assert refusal(sunk, Launch(), unit=1) == "TG-RUL-47"
    walker = lay_out([Piece(TRUCK, "0807"), Piece(ROBOT, carrier=0, inside=True)])
    assert refusal(walker, Launch(), unit=1) == "TG-AIR-01"


@pytest.mark.rule("TG-TPT-02", "TG-RUL-81")
def test_leaving_costs_the_hex_and_1_facing_outward_then_moves_on() -> None:
    state = lay_out(
        [Piece(TRUCK, "0807"), Piece(ROBOT, facing=N, carrier=0, inside=True)],
        terrain={"0808": "thin_trees"},
    )
    played = moved(state, Leave(S), FORWARD, STOP, unit=1)
    event = played.one(LeftTransport)
    assert (event.cost.total, event.left) == (3, 3)
    assert (at(state, 1), state.units[1].facing) == ("0809", S)
    assert state.on_ground[cell(state, "0807")] == 0


@pytest.mark.rule("TG-RUL-81")
def test_a_passenger_does_nothing_else_with_its_movement() -> None:
    state = lay_out([Piece(TRUCK, "0807"), Piece(ROBOT, carrier=0, inside=True)])
    assert offered(state, unit=1).listed() == [*[Leave(side) for side in range(6)], STOP]
    assert refusal(state, FORWARD, unit=1) == "TG-RUL-81"
    assert refusal(state, Board(0), unit=1) == "TG-RUL-81"
    assert refusal(state, Leave(6), unit=1) == "TG-FAC-01"
    assert refusal(lay_out([MOVER]), Leave(N)) == "TG-RUL-81"


@pytest.mark.rule("TG-RUL-81", "TG-MOV-06")
def test_nobody_ends_in_the_hex_of_the_transport_it_left() -> None:
    state = lay_out([Piece(TRUCK, "0807"), Piece(ROBOT, carrier=0, inside=True)])
    assert refusal(state, STOP, after=[Leave(S), BACKWARD], unit=1) == "TG-MOV-06"


@pytest.mark.rule("TG-RUL-81")
def test_a_passenger_that_cannot_get_out_has_no_movement() -> None:
    slow = robot(speed=1, height=2)
    state = lay_out([Piece(TRUCK, "0807"), Piece(slow, carrier=0, inside=True)])
    found = movement_refusal(state, state.units[1])
    assert found is not None
    assert found.rule == "TG-MOV-04"


@pytest.mark.rule("TG-RUL-81")
def test_a_flying_transport_exchanges_passengers_only_with_flyers() -> None:
    aloft = Piece(SHUTTLE, "0807", level=AIR)
    walker = lay_out([aloft, Piece(ROBOT, carrier=0, inside=True)])
    assert refusal(walker, Leave(S), unit=1) == "TG-RUL-81"
    state = lay_out([aloft, Piece(BIRD, carrier=0, inside=True)])
    assert refusal(state, Launch(), unit=1) == "TG-RUL-81"
    assert moved(state, Leave(S), STOP, unit=1).one(LeftTransport).left == 4
    assert (at(state, 1), state.units[1].level) == ("0808", AIR)
    behind = lay_out([MOVER, aloft])
    assert refusal(behind, Board(1)) == "TG-RUL-81"
    below = lay_out([Piece(BIRD, "0807"), aloft])
    assert refusal(below, Board(1)) == "TG-RUL-81"


@pytest.mark.rule("TG-RUL-81")
def test_a_flyer_boards_a_flying_transport_ahead_for_2() -> None:
    state = lay_out([Piece(BIRD, "0808", level=AIR), Piece(SHUTTLE, "0807", level=AIR)])
    assert moved(state, Board(1)).one(Boarded).left == 4
    assert state.units[0].level == AIR


@pytest.mark.rule("TG-RUL-81")
def test_passengers_travel_along() -> None:
    state = lay_out([Piece(SHUTTLE, "0808"), Piece(ROBOT, carrier=0, inside=True)])
    moved(state, FORWARD, STOP)
    assert at(state, 1) == at(state, 0) == "0807"


@pytest.mark.rule("TG-RUL-52", "TG-RUL-81")
def test_boarding_points_are_not_doubled_for_a_grounded_jet() -> None:
    jet = robot("Jet", "fly", kind="jet", height=1)
    state = lay_out([Piece(jet, "0808"), Piece(TRUCK, "0807")])
    assert moved(state, Board(1)).one(Boarded).cost.total == 3


@pytest.mark.rule("TG-RUL-81", "TG-HOV-02")
def test_a_hover_vehicle_cannot_board_where_it_may_not_drive() -> None:
    craft = robot("Craft", "hover", kind="hover", height=1)
    state = lay_out([Piece(craft, "0808"), Piece(TRUCK, "0807")], terrain={"0807": "rough"})
    assert refusal(state, Board(1)) == "TG-HOV-02"


@pytest.mark.rule("TG-NEB-05", "TG-RUL-79")
def test_a_carried_nebulon_leaves_for_an_adjacent_hex_and_1() -> None:
    for team in (0, 1):
        state = lay_out([Piece(ROBOT, "0807", team), Piece("haywire", carrier=0)])
        event = moved(state, Leave(NE), STOP, unit=1).one(LeftTransport)
        assert [(term.amount, term.rule) for term in event.cost.terms] == [
            (1, "TG-TER-01"),
            (1, "TG-RUL-79"),
        ]
        assert (at(state, 1), state.units[1].facing) == ("0907", NE)


@pytest.mark.rule("TG-RUL-79")
def test_a_carried_nebulon_does_not_jump_from_the_air() -> None:
    state = lay_out([Piece(BIRD, "0807", level=AIR), Piece("haywire", carrier=0)])
    assert refusal(state, Leave(NE), unit=1) == "TG-RUL-79"


@pytest.mark.rule("TG-RUL-77")
def test_a_carried_small_unit_has_no_movement() -> None:
    small = robot("Small", "small", height=1)
    state = lay_out([Piece(ROBOT, "0807"), Piece(small, carrier=0)])
    found = movement_refusal(state, state.units[1])
    assert found is not None
    assert found.rule == "TG-RUL-77"


@pytest.mark.rule("TG-RUL-80", "TG-MOV-06")
def test_a_nebulon_rejoins_by_moving_into_its_hosts_hex_for_1_extra() -> None:
    state = lay_out([Piece("haywire", "0808", host=1, damage=1), Piece("blurr", "0807")])
    state.units[1].partners = 0
    assert refusal(state, Rejoin(1), points=1) == "TG-MOV-04"
    played = moved(state, Rejoin(1), points=2)
    assert (played.one(Rejoined).unit, played.one(Rejoined).host) == (0, 1)
    nebulon, host = state.units
    assert (nebulon.status, nebulon.cell, nebulon.damage) == (ASIDE, NONE, 1)
    assert host.partners == 1


@pytest.mark.rule("TG-RUL-80")
def test_a_nebulon_rejoins_nobody_else() -> None:
    state = lay_out(
        [Piece("haywire", "0808", host=2), Piece("blurr", "0807"), Piece(ROBOT, "0101")]
    )
    assert refusal(state, Rejoin(1)) == "TG-RUL-80"
    stolen = lay_out([Piece("haywire", "0808", host=1), Piece("blurr", "0807", 1)])
    assert refusal(stolen, Rejoin(1)) == "TG-RUL-80"
    flying = lay_out([Piece("haywire", "0808", host=1), Piece("blurr", "0807", level=AIR)])
    assert refusal(flying, Rejoin(1)) == "TG-RUL-81"


@pytest.mark.rule("TG-RUL-81", "TG-RUL-56")
def test_a_boat_takes_a_wader_aboard() -> None:
    ship = robot("Ship", "transport", "water", kind="ship", height=6)
    state = lay_out([MOVER, Piece(ship, "0807", level=SURFACE)], depth={"0807": 2})
    assert moved(state, Board(1)).one(Boarded).cost.total == 5
    assert state.units[0].level == SURFACE
