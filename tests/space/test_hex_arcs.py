"""Firing arcs: the counts of the ruling, its definition, and the laws of turning."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollout.space.hex import grid
from rollout.space.hex_arcs import (
    ROBOT_ARC,
    SAME_HEX,
    VEHICLE_ARC,
    WIDE_ROBOT_ARC,
    WIDE_VEHICLE_ARC,
    Arc,
    bearing,
    coefficients,
)
from rollout.space.hex_directions import DIRECTIONS, NE, NW, SE, SW, N, S, turned

FIELD = grid(25, 25)
MIDDLE = FIELD.cell("1313")
FACINGS = [N, NE, SE, S, SW, NW]


def reaches(arc: Arc, facing: int, cell: int) -> bool:
    return arc[facing][FIELD.bearings[MIDDLE][cell]]


def seen_at(arc: Arc, facing: int, distance: int) -> list[str]:
    ring = FIELD.ring(MIDDLE, distance)
    return [FIELD.label(cell) for cell in ring if reaches(arc, facing, cell)]


def counts(arc: Arc, facing: int) -> list[int]:
    return [len(seen_at(arc, facing, distance)) for distance in range(1, 7)]


@pytest.mark.rule("TG-RUL-32")
@pytest.mark.parametrize("facing", FACINGS)
def test_the_robot_arc_holds_two_hexes_more_with_every_hex_of_range(facing: int) -> None:
    assert counts(ROBOT_ARC, facing) == [3, 5, 7, 9, 11, 13]


@pytest.mark.rule("TG-RUL-32")
@pytest.mark.parametrize("facing", FACINGS)
def test_the_vehicle_arc_holds_two_hexes_more_with_every_second_hex(facing: int) -> None:
    assert counts(VEHICLE_ARC, facing) == [1, 3, 3, 5, 5, 7]


@pytest.mark.rule("TG-RUL-32")
@pytest.mark.parametrize("facing", FACINGS)
def test_the_wide_robot_arc_leaves_only_the_rear_cone_out(facing: int) -> None:
    assert counts(WIDE_ROBOT_ARC, facing) == [5, 9, 13, 17, 21, 25]


@pytest.mark.rule("TG-RUL-32")
@pytest.mark.parametrize("facing", FACINGS)
def test_the_wide_vehicle_arc_is_as_large_as_the_robot_arc(facing: int) -> None:
    assert counts(WIDE_VEHICLE_ARC, facing) == [3, 5, 7, 9, 11, 13]


def test_a_robot_facing_north_sees_three_neighbours() -> None:
    assert seen_at(ROBOT_ARC, N, 1) == ["1312", "1412", "1212"]


def test_a_vehicle_facing_south_east_sees_the_hex_ahead_and_from_range_two_its_flanks() -> None:
    assert seen_at(VEHICLE_ARC, SE, 1) == ["1413"]
    assert seen_at(VEHICLE_ARC, SE, 2) == ["1513", "1514", "1414"]


@pytest.mark.rule("TG-RUL-32")
def test_the_wide_robot_arc_facing_north_misses_only_the_hex_behind() -> None:
    assert seen_at(WIDE_ROBOT_ARC, N, 1) == ["1312", "1412", "1413", "1213", "1212"]


@pytest.mark.rule("TG-RUL-32")
@pytest.mark.parametrize("facing", FACINGS)
def test_a_target_in_the_same_hex_is_in_every_arc(facing: int) -> None:
    assert reaches(ROBOT_ARC, facing, MIDDLE)
    assert reaches(VEHICLE_ARC, facing, MIDDLE)
    assert reaches(WIDE_ROBOT_ARC, facing, MIDDLE)
    assert reaches(WIDE_VEHICLE_ARC, facing, MIDDLE)


@pytest.mark.rule("TG-RUL-32")
@pytest.mark.parametrize("facing", FACINGS)
def test_every_hex_of_the_field_is_in_an_arc_as_the_ruling_defines_it(facing: int) -> None:
    for cell in range(FIELD.size):
        offset = (FIELD.q[cell] - FIELD.q[MIDDLE], FIELD.r[cell] - FIELD.r[MIDDLE])
        ways = ways_to_write(offset, facing)
        assert reaches(ROBOT_ARC, facing, cell) == bool(ways), offset
        assert reaches(VEHICLE_ARC, facing, cell) == any(a >= b for a, b in ways), offset


def ways_to_write(offset: tuple[int, int], facing: int) -> list[tuple[int, int]]:
    """All (a, b) >= 0 with the offset = a*D[f] + b*D[f+1] or a*D[f] + b*D[f-1]."""
    fq, fr = DIRECTIONS[facing]
    return [
        (a, b)
        for gq, gr in (DIRECTIONS[(facing + 1) % 6], DIRECTIONS[(facing - 1) % 6])
        for a in range(25)
        for b in range(25)
        if (a * fq + b * gq, a * fr + b * gr) == offset
    ]


offsets = st.tuples(st.integers(-30, 30), st.integers(-30, 30)).filter(any)


@given(offsets)
def test_the_coefficients_of_an_offset_rebuild_it(offset: tuple[int, int]) -> None:
    facing, ahead, aside = coefficients(*offset)
    (fq, fr), (gq, gr) = DIRECTIONS[facing], DIRECTIONS[turned(facing, 1)]
    assert (ahead * fq + aside * gq, ahead * fr + aside * gr) == offset
    assert ahead > 0
    assert aside >= 0


@given(offsets)
def test_an_offset_turned_by_one_hexside_bears_sixty_degrees_further(
    offset: tuple[int, int],
) -> None:
    q, r = offset
    assert bearing(-r, q + r) == (bearing(q, r) + 4) % 24


@given(offsets)
def test_the_way_back_bears_the_opposite(offset: tuple[int, int]) -> None:
    q, r = offset
    assert bearing(-q, -r) == (bearing(q, r) + 12) % 24


def test_a_hex_has_no_direction_from_itself() -> None:
    assert bearing(0, 0) == SAME_HEX
    with pytest.raises(ValueError, match="no direction"):
        coefficients(0, 0)
