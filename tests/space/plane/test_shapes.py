"""Shapes are made from whole numbers, and angles turn the same corner everywhere."""

from math import atan2, cos, degrees, radians, sin

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollout.space.plane import (
    DEGREE,
    HALF,
    QUARTER,
    TURN,
    Disc,
    Outline,
    Point,
    angle_of,
    heading,
    moved,
    outline,
    rectangle,
    turn_between,
)


def test_corners_may_be_given_in_either_direction() -> None:
    assert outline([(0, 0), (4, 0), (2, 5)]).corners == ((0, 0), (4, 0), (2, 5))
    assert outline([(2, 5), (4, 0), (0, 0)]).corners == ((0, 0), (4, 0), (2, 5))


def test_an_outline_knows_the_box_around_it() -> None:
    assert outline([(0, 0), (4, 1), (2, 5)]) == Outline(((0, 0), (4, 1), (2, 5)), 0, 4, 0, 5)


@pytest.mark.parametrize(
    ("corners", "why"),
    [
        ([(0, 0), (5, 5)], "three corners"),
        ([(0, 0), (5, 5), (0, 0)], "three corners"),
        ([(0, 0), (5, 5), (9, 9)], "convex"),
        ([(0, 0), (4, 0), (1, 1), (0, 4)], "convex"),
        ([(0, 0), (4, 0), (4, 4), (4, 4), (0, 4)], "convex"),
        ([(0, 10), (6, -8), (-10, 3), (10, 3), (-6, -8)], "convex"),
    ],
)
def test_a_shape_that_is_not_convex_is_refused(corners: list[Point], why: str) -> None:
    with pytest.raises(ValueError, match=why):
        outline(corners)


def test_a_rectangle_lies_round_its_centre() -> None:
    house = rectangle((10_000, 5000), 6000, 4000)
    assert house.corners == ((13_000, 7000), (7000, 7000), (7000, 3000), (13_000, 3000))


def test_a_rectangle_may_be_turned() -> None:
    assert rectangle((0, 0), 6000, 4000, QUARTER).corners == (
        (-2000, 3000),
        (-2000, -3000),
        (2000, -3000),
        (2000, 3000),
    )
    assert rectangle((0, 0), 2000, 2000, 45 * DEGREE).corners == (
        (0, 1414),
        (-1414, 0),
        (0, -1414),
        (1414, 0),
    )


def test_a_rectangle_of_no_depth_is_refused() -> None:
    with pytest.raises(ValueError, match="2 long"):
        rectangle((0, 0), 4000, 0)


def test_a_moved_shape_is_the_same_shape_elsewhere() -> None:
    assert moved(Disc((1, 2), 3), (10, -10)) == Disc((11, -8), 3)
    assert moved(rectangle((0, 0), 6, 4), (10, -10)) == rectangle((10, -10), 6, 4)


def test_headings_of_whole_angles_are_written_out() -> None:
    assert heading(0) == (1_000_000, 0)
    assert heading(30 * DEGREE) == (866_025, 500_000)
    assert heading(150) == (965_926, 258_819)
    assert heading(HALF) == (-1_000_000, 0)
    assert heading(-QUARTER) == (0, -1_000_000)
    assert heading(TURN + 600) == (500_000, 866_025)


@given(st.integers(0, TURN - 1))
def test_a_heading_is_the_cosine_and_the_sine_of_its_angle(angle: int) -> None:
    x, y = heading(angle)
    assert abs(x - 1_000_000 * cos(radians(angle / 10))) < 0.51
    assert abs(y - 1_000_000 * sin(radians(angle / 10))) < 0.51


@given(st.integers(0, TURN - 1))
def test_the_angle_of_a_heading_is_that_angle(angle: int) -> None:
    assert angle_of(*heading(angle)) == angle


@given(st.integers(-90_000, 90_000), st.integers(-90_000, 90_000))
def test_an_angle_is_rounded_down_to_a_tenth_of_a_degree(dx: int, dy: int) -> None:
    if dx or dy:
        exact = degrees(atan2(dy, dx)) % 360 * 10
        assert -0.01 < (exact - angle_of(dx, dy)) % 3600 < 1.01 or exact > 3599.99


def test_a_point_has_no_angle_to_itself() -> None:
    with pytest.raises(ValueError, match="itself"):
        angle_of(0, 0)


def test_two_angles_are_at_most_half_a_turn_apart() -> None:
    assert turn_between(100, 3500) == 200
    assert turn_between(0, 1800) == 1800
    assert turn_between(0, 1801) == 1799
    assert turn_between(700, 700) == 0


@pytest.mark.parametrize(("width", "depth"), [(2, 2), (2, 9), (9, 2)])
def test_the_smallest_rectangle_is_two_long_and_deep(width: int, depth: int) -> None:
    assert len(rectangle((0, 0), width, depth).corners) == 4


@pytest.mark.parametrize(("width", "depth"), [(1, 2), (2, 1), (0, 9), (9, -2)])
def test_a_smaller_rectangle_is_refused(width: int, depth: int) -> None:
    with pytest.raises(ValueError, match="2 long and deep at least"):
        rectangle((0, 0), width, depth)
