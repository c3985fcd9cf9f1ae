"""Lines against shapes: exact answers at and around every bound."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollout.space.plane import Disc, Outline, Point, contains, enters, nearer, outline
from rollout.space.plane.crossing import enters_part

HOUSE = outline([(1000, 1000), (3000, 1000), (3000, 3000), (1000, 3000)])
TREE = Disc((2000, 2000), 1000)


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
    assert enters(start, end, TREE) == blocked


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
    assert enters(start, end, HOUSE) == blocked


def test_a_moving_disc_may_brush_past_another() -> None:
    assert not nearer((0, 500), (4000, 500), TREE, 500)
    assert nearer((0, 501), (4000, 501), TREE, 500)


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
    assert nearer(start, end, HOUSE, 500) == met


coordinates = st.integers(-12, 12)
points = st.tuples(coordinates, coordinates)


@given(points, points, st.tuples(points, points, points))
def test_entering_a_triangle_agrees_with_cutting_it_in_fractions(
    start: Point, end: Point, corners: tuple[Point, Point, Point]
) -> None:
    try:
        triangle = outline(corners)
    except ValueError:
        return
    assert enters(start, end, triangle) == slowly_enters(start, end, triangle.corners)


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
    assert enters(start, end, Disc(centre, radius)) == inside


def test_the_edge_of_a_shape_is_not_inside_of_it() -> None:
    assert contains(HOUSE, (1001, 1001))
    assert not contains(HOUSE, (1000, 2000))
    assert contains(TREE, (2000, 2999))
    assert not contains(TREE, (2000, 3000))


@pytest.mark.parametrize("shape", [HOUSE, TREE])
def test_only_the_part_of_a_line_that_is_asked_about_counts(shape: Disc | Outline) -> None:
    start, end = (0, 2000), (4000, 2000)
    assert not enters_part(start, end, shape, (0, 1, 1, 4))
    assert enters_part(start, end, shape, (0, 1, 251, 1000))
    assert enters_part(start, end, shape, (1, 3, 2, 3))
    assert not enters_part(start, end, shape, (3, 4, 1, 1))
    assert enters_part(start, end, shape, (749, 1000, 1, 1))
    assert not enters_part(start, end, shape, (1, 2, 1, 2))


@given(points, points, st.tuples(points, points, points), st.integers(0, 12))
def test_coming_near_a_triangle_agrees_with_the_distance_of_two_segments(
    start: Point, end: Point, corners: tuple[Point, Point, Point], reach: int
) -> None:
    try:
        triangle = outline(corners)
    except ValueError:
        return
    edges = zip(triangle.corners, triangle.corners[1:] + triangle.corners[:1], strict=True)
    gaps = [squared_gap(start, end, a, b) for a, b in edges]
    near = min(gaps) < reach * reach or slowly_enters(start, end, triangle.corners)
    assert nearer(start, end, triangle, reach) == near


def squared_gap(a: Point, b: Point, c: Point, d: Point) -> Fraction:
    """The square of the distance of two segments."""
    if left(a, b, c) * left(a, b, d) < 0 and left(c, d, a) * left(c, d, b) < 0:
        return Fraction(0)
    return min(
        squared_reach(a, c, d),
        squared_reach(b, c, d),
        squared_reach(c, a, b),
        squared_reach(d, a, b),
    )


def squared_reach(point: Point, start: Point, end: Point) -> Fraction:
    dx, dy = end[0] - start[0], end[1] - start[1]
    way = Fraction(0)
    if start != end:
        along = (point[0] - start[0]) * dx + (point[1] - start[1]) * dy
        way = min(max(Fraction(along, dx * dx + dy * dy), Fraction(0)), Fraction(1))
    x, y = start[0] + way * dx - point[0], start[1] + way * dy - point[1]
    return x * x + y * y
