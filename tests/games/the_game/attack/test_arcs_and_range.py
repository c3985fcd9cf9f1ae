"""Firing arcs and range (TG-ARC, TG-RNG, TG-ANY, TG-RUL-32)."""

from typing import Any

import pytest

from rollout.games.the_game.actions import Shoot, Strike
from rollout.games.the_game.model import State
from rollout.space.hex import grid
from tests.games.the_game.attack.attacking import refused
from tests.games.the_game.table import Piece, lay_out, mode, robot, sheet

GUNNER = robot("Gunner", firepower=9)
CAR = sheet(mode(), mode(0, 12, 9, 1, kind="car", index=1), name="Car")
TURRET = sheet(mode(), mode(0, 6, 9, 1, "any_arc", kind="tank", index=1), name="Tank")
ALL_ROUND = ["0811", "0912", "0913", "0813", "0713", "0712"]
"""The neighbours of 0812, clockwise from N."""


def seen_at(distance: int, piece: Piece, **options: Any) -> int:
    """How many hexes at that range the piece in 0812 can shoot into."""
    count = 0
    cells = grid(15, 17)
    for cell in cells.ring(cells.cell("0809"), distance):
        state = lay_out([piece, Piece(robot("Target"), cells.label(cell), 1)], **options)
        count += refused(state, Shoot(1)) == ""
    return count


def arc_of(piece: Piece, **options: Any) -> list[bool]:
    """Into which of the six neighbours of 0812 it can shoot."""
    found = []
    for label in ALL_ROUND:
        state = lay_out([piece, Piece(robot("Target"), label, 1)], **options)
        found.append(refused(state, Shoot(1)) == "")
    return found


@pytest.mark.rule("TG-ARC-01", "TG-ARC-02", "TG-RUL-32")
def test_a_robot_shoots_through_the_three_front_hexsides() -> None:
    assert arc_of(Piece(GUNNER, "0812", facing=0)) == [True, True, False, False, False, True]


@pytest.mark.rule("TG-ARC-02", "TG-RUL-32")
@pytest.mark.parametrize(("distance", "hexes"), [(1, 3), (2, 5), (3, 7)])
def test_the_robot_arc_has_so_many_hexes_at_each_range(distance: int, hexes: int) -> None:
    assert seen_at(distance, Piece(GUNNER, "0809")) == hexes


@pytest.mark.rule("TG-ARC-03", "TG-RUL-32")
def test_a_vehicle_shoots_through_its_front_hexside_only() -> None:
    piece = Piece(CAR, "0812", facing=2, mode=1)
    assert arc_of(piece) == [False, False, True, False, False, False]


@pytest.mark.rule("TG-ARC-03", "TG-RUL-32")
@pytest.mark.parametrize(("distance", "hexes"), [(1, 1), (2, 3), (3, 3), (4, 5), (5, 5)])
def test_the_vehicle_arc_has_so_many_hexes_at_each_range(distance: int, hexes: int) -> None:
    assert seen_at(distance, Piece(CAR, "0809", mode=1)) == hexes


@pytest.mark.rule("TG-RUL-32")
def test_wide_arcs_leave_a_robot_only_its_rear_hexside() -> None:
    robot_arc = arc_of(Piece(GUNNER, "0812"), arcs="wide")
    assert robot_arc == [True, True, True, False, True, True]
    vehicle_arc = arc_of(Piece(CAR, "0812", mode=1), arcs="wide")
    assert vehicle_arc == [True, True, False, False, False, True]


@pytest.mark.rule("TG-ARC-02", "TG-ARC-03")
def test_the_refusal_names_the_arc_of_the_mode() -> None:
    behind = Piece(robot("Target"), "0813", 1)
    assert refused(lay_out([Piece(GUNNER, "0812"), behind]), Shoot(1)) == "TG-ARC-02"
    assert refused(lay_out([Piece(CAR, "0812", mode=1), behind]), Shoot(1)) == "TG-ARC-03"


@pytest.mark.rule("TG-RUL-06")
def test_a_first_mode_shoots_in_the_robot_arc_whatever_its_kind() -> None:
    beast = sheet(mode(5, 6, 7, 2, kind="beast"), name="Beast")
    assert arc_of(Piece(beast, "0812")) == [True, True, False, False, False, True]


@pytest.mark.rule("TG-ANY-01")
def test_a_turret_shoots_all_round() -> None:
    assert arc_of(Piece(TURRET, "0812", mode=1)) == [True] * 6


@pytest.mark.rule("TG-ANY-01")
def test_a_turret_is_still_bound_by_range_and_sight() -> None:
    behind = [Piece(TURRET, "0806", mode=1), Piece(robot("Target"), "0816", 1)]
    assert refused(lay_out(behind), Shoot(1)) == "TG-RNG-02"
    behind = [Piece(TURRET, "0806", mode=1), Piece(robot("Target"), "0810", 1)]
    assert refused(lay_out(behind, elevation={"0808": 3}), Shoot(1)) == "TG-LOS-05"


@pytest.mark.rule("TG-ARC-04", "TG-ATK-05")
def test_a_blow_reaches_the_hex_directly_ahead_only_even_with_a_turret() -> None:
    striker = sheet(mode(), mode(4, 6, 9, 1, "any_arc", kind="tank", index=1), name="Striker")
    reached = []
    for label in ALL_ROUND:
        pieces = [Piece(striker, "0812", mode=1), Piece(robot("Target"), label, 1)]
        reached.append(refused(lay_out(pieces), Strike(1)) == "")
    assert reached == [True, False, False, False, False, False]


def at_range(hexes: int, firepower: int) -> State:
    gunner = Piece(robot("Gunner", firepower=firepower), "0816")
    return lay_out([gunner, Piece(robot("Target"), f"08{16 - hexes:02}", 1)])


@pytest.mark.rule("TG-RNG-01", "TG-RNG-02")
def test_a_shot_goes_as_far_as_the_firepower_and_no_farther() -> None:
    assert refused(at_range(7, 7), Shoot(1)) == ""
    assert refused(at_range(8, 7), Shoot(1)) == "TG-RNG-02"
    assert refused(at_range(1, 1), Shoot(1)) == ""


@pytest.mark.rule("TG-RNG-02")
def test_range_is_that_of_the_current_mode() -> None:
    car = sheet(mode(5, 6, 7), mode(0, 12, 2, 1, kind="car", index=1), name="Car")
    target = Piece(robot("Target"), "0812", 1)
    assert refused(lay_out([Piece(car, "0816"), target]), Shoot(1)) == ""
    assert refused(lay_out([Piece(car, "0816", mode=1), target]), Shoot(1)) == "TG-RNG-02"
