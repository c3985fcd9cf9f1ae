"""The measured plane: exact answers at and around every bound."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollout.space.plane import (
    Disc,
    Point,
    disc_on_field,
    discs_overlap,
    enters_disc,
    enters_polygon,
    gap_within,
    inches,
    outermost,
    path_meets_disc,
    path_meets_polygon,
    polygon,
    sees,
    squared_distance,
    towards,
    within,
)

HOUSE = polygon([(1000, 1000), (3000, 1000), (3000, 3000), (1000, 3000)])
TREE = Disc((2000, 2000), 1000)


def test_a_length_is_kept_in_whole_thousandths_of_an_inch() -> None:
    assert [inches(2), inches(0.75), inches(0.0004), inches(1.97)] == [2000, 750, 0, 1970]


def test_within_includes_the_exact_distance() -> None:
    assert within((0, 0), (3000, 4000), 5000)
    assert not within((0, 0), (3000, 4001), 5000)


def test_the_gap_of_two_discs_is_measured_from_edge_to_edge() -> None:
    assert gap_within(Disc((0, 0), 750), Disc((10_000, 0), 1000), 8250)
    assert not gap_within(Disc((0, 0), 750), Disc((10_000, 0), 1000), 8249)


def test_discs_that_touch_do_not_overlap() -> None:
    assert not discs_overlap(Disc((0, 0), 750), Disc((1500, 0), 750))
    assert discs_overlap(Disc((0, 0), 750), Disc((1499, 0), 750))


@pytest.mark.parametrize(
    ("centre", "on_field"),
    [
        ((500, 500), True),
        ((29_500, 89_500), True),
        ((499, 500), False),
        ((500, 499), False),
        ((29_501, 500), False),
        ((500, 89_501), False),
    ],
)
def test_a_disc_may_touch_the_edge_of_the_field_but_not_cross_it(
    centre: Point, on_field: bool
) -> None:
    assert disc_on_field(Disc(centre, 500), 30_000, 90_000) == on_field


@pytest.mark.parametrize(
    ("start", "end", "blocked"),
    [
        ((0, 2000), (4000, 2000), True),
        ((0, 3000), (4000, 3000), False),
        ((0, 2999), (4000, 2999), True),
        ((0, 2000), (1000, 2000), False),
        ((0, 2000), (1001, 2000), True),
        ((3000, 2000), (4000, 2000), False),
        ((2999, 2000), (4000, 2000), True),
        ((2000, 2000), (2000, 2000), True),
        ((5000, 0), (5000, 4000), False),
    ],
)
def test_a_line_that_only_touches_a_disc_is_free(start: Point, end: Point, blocked: bool) -> None:
    assert enters_disc(start, end, TREE) == blocked


@pytest.mark.parametrize(
    ("start", "end", "blocked"),
    [
        ((0, 2000), (4000, 2000), True),
        ((0, 0), (4000, 4000), True),
        ((0, 3000), (4000, 3000), False),
        ((0, 2999), (4000, 3000), True),
        ((0, 2000), (2000, 0), False),
        ((0, 2001), (2001, 0), True),
        ((0, 2000), (1000, 2000), False),
        ((0, 2000), (1001, 2000), True),
        ((1500, 1500), (1600, 1600), True),
        ((1500, 1500), (1500, 1500), True),
        ((1000, 1500), (1000, 1500), False),
        ((1000, 1500), (1000, 2500), False),
        ((4000, 2000), (5000, 2000), False),
    ],
)
def test_a_line_along_a_wall_or_past_a_corner_is_free(
    start: Point, end: Point, blocked: bool
) -> None:
    assert enters_polygon(start, end, HOUSE) == blocked


def test_sight_is_stopped_by_a_disc_or_by_an_outline() -> None:
    assert not sees((0, 2000), (4000, 2000), [TREE], [])
    assert not sees((0, 2000), (4000, 2000), [], [HOUSE])
    assert sees((0, 500), (4000, 500), [TREE], [HOUSE])


def test_a_moving_disc_may_brush_past_another() -> None:
    assert not path_meets_disc((0, 500), (4000, 500), 500, TREE)
    assert path_meets_disc((0, 501), (4000, 501), 500, TREE)


@pytest.mark.parametrize(
    ("start", "end", "met"),
    [
        ((0, 500), (4000, 500), False),
        ((0, 501), (4000, 501), True),
        ((0, 2000), (500, 2000), False),
        ((0, 2000), (501, 2000), True),
        ((501, 2000), (0, 2000), True),
        ((700, 600), (700, 600), False),
        ((701, 601), (701, 601), True),
        ((2000, 2000), (2000, 2000), True),
        ((0, 0), (4000, 4000), True),
    ],
)
def test_a_moving_disc_may_slide_along_a_wall_or_round_a_corner(
    start: Point, end: Point, met: bool
) -> None:
    assert path_meets_polygon(start, end, 500, HOUSE) == met


def test_a_path_stops_at_its_length_or_at_its_end() -> None:
    assert towards((1000, 1000), (7000, 9000), 5000) == (4000, 5000)
    assert towards((1000, 1000), (-5000, -7000), 5000) == (-2000, -3000)
    assert towards((1000, 1000), (2000, 1000), 5000) == (2000, 1000)
    assert towards((1000, 1000), (1000, 1000), 0) == (1000, 1000)


def test_a_length_laid_off_is_rounded_to_its_start() -> None:
    assert towards((0, 0), (1000, 1000), 1000) == (707, 707)
    assert towards((0, 0), (-1000, 1000), 1000) == (-707, 707)


def test_the_ends_of_a_disc_lie_left_and_right_of_the_line_of_view() -> None:
    assert outermost(Disc((0, 5000), 750), (0, 0)) == ((-750, 5000), (750, 5000))
    assert outermost(Disc((5000, 0), 750), (0, 0)) == ((5000, 750), (5000, -750))


def test_corners_may_be_given_in_either_direction() -> None:
    assert polygon([(0, 0), (4, 0), (2, 5)]).corners == ((0, 0), (4, 0), (2, 5))
    assert polygon([(2, 5), (4, 0), (0, 0)]).corners == ((0, 0), (4, 0), (2, 5))


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
        polygon(corners)


coordinates = st.integers(-12, 12)
points = st.tuples(coordinates, coordinates)


@given(points, points, st.tuples(points, points, points))
def test_entering_a_triangle_agrees_with_cutting_it_in_fractions(
    start: Point, end: Point, corners: tuple[Point, Point, Point]
) -> None:
    try:
        triangle = polygon(corners)
    except ValueError:
        return
    assert enters_polygon(start, end, triangle) == slowly_enters(start, end, triangle.corners)


def slowly_enters(start: Point, end: Point, triangle: tuple[Point, ...]) -> bool:
    """Whether any point midway between two places where sides are met lies inside."""
    ways = {Fraction(0), Fraction(1)}
    for a, b in zip(triangle, triangle[1:] + triangle[:1], strict=True):
        at_start, at_end = left(a, b, start), left(a, b, end)
        if at_start != at_end:
            ways.add(min(max(Fraction(at_start, at_start - at_end), Fraction(0)), Fraction(1)))
    places = sorted(ways)
    for one, other in pairwise(places):
        way = (one + other) / 2
        middle = (start[0] + way * (end[0] - start[0]), start[1] + way * (end[1] - start[1]))
        if all(
            left(a, b, middle) > 0
            for a, b in zip(triangle, triangle[1:] + triangle[:1], strict=True)
        ):
            return True
    return False


def left(a: Point, b: Point, point: tuple[int | Fraction, int | Fraction]) -> Fraction:
    x, y = point
    return Fraction((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]))


@given(points, points, points, st.integers(0, 15))
def test_entering_a_disc_agrees_with_the_nearest_point_in_fractions(
    start: Point, end: Point, centre: Point, radius: int
) -> None:
    dx, dy = end[0] - start[0], end[1] - start[1]
    way = Fraction(0)
    if start != end:
        along = (centre[0] - start[0]) * dx + (centre[1] - start[1]) * dy
        way = min(max(Fraction(along, dx * dx + dy * dy), Fraction(0)), Fraction(1))
    nearest = (start[0] + way * dx - centre[0], start[1] + way * dy - centre[1])
    inside = nearest[0] ** 2 + nearest[1] ** 2 < radius**2
    assert enters_disc(start, end, Disc(centre, radius)) == inside


@given(points, points, points)
def test_sight_is_mutual(start: Point, end: Point, centre: Point) -> None:
    hut = polygon([(-3, -2), (4, -1), (1, 5)])
    discs = [Disc(centre, 3)]
    assert sees(start, end, discs, [hut]) == sees(end, start, discs, [hut])


far_points = st.tuples(st.integers(-90_000, 90_000), st.integers(-90_000, 90_000))


@given(far_points, far_points, st.integers(0, 90_000))
def test_nothing_reaches_further_than_it_may(start: Point, end: Point, length: int) -> None:
    reached = towards(start, end, length)
    assert within(start, reached, length)
    if reached != end:
        assert squared_distance(start, reached) > (length - 2) ** 2 or length < 2


@given(far_points, far_points, st.integers(0, 3000))
def test_the_ends_of_a_disc_are_points_of_it(centre: Point, viewer: Point, radius: int) -> None:
    if centre != viewer:
        for end in outermost(Disc(centre, radius), viewer):
            assert within(centre, end, radius)
