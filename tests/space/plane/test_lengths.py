"""Lengths and gaps: what is included, what is rounded and which way."""

import pytest
import shapely
from hypothesis import assume, given
from hypothesis import strategies as st

from rollout.space.plane import (
    Disc,
    Outline,
    Point,
    Shape,
    gap,
    gap_at_least,
    gap_within,
    inside,
    leg_length,
    onwards,
    outline,
    overlap,
    path_length,
    rectangle,
    squared_distance,
    towards,
    within,
)

HOUSE = rectangle((2000, 2000), 2000, 2000)


def test_within_includes_the_exact_distance() -> None:
    assert within((0, 0), (3000, 4000), 5000)
    assert not within((0, 0), (3000, 4001), 5000)


def test_a_leg_costs_its_length_rounded_up() -> None:
    assert leg_length((0, 0), (3000, 4000)) == 5000
    assert leg_length((0, 0), (3000, 4001)) == 5001
    assert leg_length((5, 5), (5, 5)) == 0
    assert leg_length((0, 0), (1, 0)) == 1


def test_a_path_costs_the_sum_of_its_legs() -> None:
    assert path_length([(0, 0), (3000, 4000), (3000, 5000)]) == 6000
    assert path_length([(7, 7)]) == 0


steps = st.lists(st.tuples(st.integers(-50, 50), st.integers(-50, 50)), min_size=2, max_size=9)


@given(steps)
def test_no_staircase_is_shorter_than_the_straight_leg(path: list[Point]) -> None:
    assert path_length(path) >= leg_length(path[0], path[-1])


def test_a_path_stops_at_its_length_or_at_its_end() -> None:
    assert towards((1000, 1000), (7000, 9000), 5000) == (4000, 5000)
    assert towards((1000, 1000), (-5000, -7000), 5000) == (-2000, -3000)
    assert towards((1000, 1000), (2000, 1000), 5000) == (2000, 1000)
    assert towards((1000, 1000), (1000, 1000), 0) == (1000, 1000)


def test_a_length_laid_off_is_rounded_to_its_start() -> None:
    assert towards((0, 0), (1000, 1000), 1000) == (707, 707)
    assert towards((0, 0), (-1000, 1000), 1000) == (-707, 707)


def test_a_way_may_lead_on_beyond_the_point_that_gives_its_direction() -> None:
    assert onwards((1000, 1000), (1003, 1004), 5000) == (4000, 5000)
    with pytest.raises(ValueError, match="no way"):
        onwards((5, 5), (5, 5), 10)


far_points = st.tuples(st.integers(-90_000, 90_000), st.integers(-90_000, 90_000))


@given(far_points, far_points, st.integers(0, 90_000))
def test_nothing_reaches_further_than_it_may(start: Point, end: Point, length: int) -> None:
    reached = towards(start, end, length)
    assert within(start, reached, length)
    if reached != end:
        assert squared_distance(start, reached) > (length - 2) ** 2 or length < 2


def test_the_gap_of_two_discs_is_measured_from_edge_to_edge() -> None:
    one, other = Disc((0, 0), 750), Disc((10_000, 0), 1000)
    assert gap(one, other) == 8250
    assert gap_within(one, other, 8250)
    assert not gap_within(one, other, 8249)
    assert gap_at_least(one, other, 8250)
    assert not gap_at_least(one, other, 8251)


def test_a_gap_that_is_told_rounds_down_and_a_gap_that_decides_does_not() -> None:
    one, other = Disc((0, 0), 0), Disc((1000, 1000), 0)
    assert gap(one, other) == 1414
    assert not gap_within(one, other, 1414)
    assert gap_within(one, other, 1415)
    assert gap_at_least(one, other, 1414)
    assert not gap_at_least(one, other, 1415)


def test_the_gap_of_a_disc_and_a_wall_is_measured_to_the_nearest_point_of_the_wall() -> None:
    assert gap(Disc((0, 1500), 250), HOUSE) == 750
    assert gap(Disc((-2000, -3000), 1000), HOUSE) == 4000
    assert gap(HOUSE, Disc((2000, 2000), 10)) == 0


def test_the_gap_of_two_outlines_may_lie_between_a_corner_and_an_edge() -> None:
    arrow = outline([(3500, 2000), (5000, 1000), (5000, 3000)])
    assert gap(HOUSE, arrow) == 500
    assert gap_within(arrow, HOUSE, 500)
    assert not gap_within(arrow, HOUSE, 499)


def test_what_touches_is_nothing_apart_and_does_not_overlap() -> None:
    touching: list[tuple[Shape, Shape]] = [
        (Disc((0, 0), 750), Disc((1500, 0), 750)),
        (Disc((0, 2000), 1000), HOUSE),
        (rectangle((0, 2000), 2000, 8000), HOUSE),
        (rectangle((0, 0), 2000, 2000), HOUSE),
    ]
    for one, other in touching:
        assert gap(one, other) == 0
        assert gap_within(one, other, 0)
        assert not overlap(one, other)


def test_what_shares_an_inside_overlaps_even_when_no_edges_meet() -> None:
    assert overlap(Disc((0, 0), 750), Disc((1499, 0), 750))
    assert overlap(Disc((1, 2000), 1000), HOUSE)
    assert overlap(HOUSE, rectangle((2000, 2000), 10, 10))
    assert overlap(rectangle((2000, 2000), 10, 10), HOUSE)
    assert overlap(rectangle((2000, 2000), 8000, 10), HOUSE)


def test_nothing_is_less_than_nothing_apart() -> None:
    assert gap_at_least(Disc((0, 0), 750), Disc((1, 0), 750), 0)


def test_a_shape_lies_inside_another_when_no_point_of_it_sticks_out() -> None:
    assert inside(Disc((1500, 1500), 500), HOUSE)
    assert not inside(Disc((1500, 1499), 500), HOUSE)
    assert inside(Disc((0, 500), 500), Disc((0, 0), 1000))
    assert not inside(Disc((0, 501), 500), Disc((0, 0), 1000))
    assert not inside(Disc((0, 0), 1001), Disc((0, 0), 1000))
    assert inside(rectangle((2000, 2000), 2000, 1000), HOUSE)
    assert not inside(rectangle((2000, 2000), 2002, 1000), HOUSE)
    assert inside(rectangle((0, 0), 6, 8), Disc((0, 0), 5))
    assert not inside(rectangle((0, 0), 6, 8), Disc((0, 1), 5))


small = st.integers(-30, 30)
discs = st.builds(Disc, st.tuples(small, small), st.integers(0, 12))


@st.composite
def outlines(draw: st.DrawFn) -> Outline:
    try:
        return outline(draw(st.lists(st.tuples(small, small), min_size=3, max_size=4)))
    except ValueError:
        assume(False)
        raise


shapes = st.one_of(discs, outlines())


def distance(a: Shape, b: Shape) -> float:
    """The gap as GEOS has it."""

    def bare(shape: Shape) -> tuple[shapely.Geometry, int]:
        if isinstance(shape, Disc):
            return shapely.Point(shape.centre), shape.radius
        return shapely.Polygon(shape.corners), 0

    (one, radius), (other, other_radius) = bare(a), bare(b)
    return float(one.distance(other)) - radius - other_radius


@given(shapes, shapes)
def test_gaps_agree_with_geos(a: Shape, b: Shape) -> None:
    apart = distance(a, b)
    assert gap(a, b) == gap(b, a)
    assert gap(a, b) <= max(0.0, apart) + 1e-9
    assert gap(a, b) > apart - 1 - 1e-9
    for reach in range(0, 40, 3):
        if abs(apart - reach) > 1e-9:
            assert gap_within(a, b, reach) == (apart < reach)
            assert gap_at_least(a, b, reach) == (apart > reach or reach == 0)


@given(outlines(), outlines())
def test_overlapping_outlines_agree_with_geos(a: Outline, b: Outline) -> None:
    shared = shapely.Polygon(a.corners).intersection(shapely.Polygon(b.corners)).area
    assert overlap(a, b) == (shared > 1e-9)


@given(shapes, shapes, st.integers(0, 30))
def test_a_gap_is_at_most_or_at_least_what_it_is(a: Shape, b: Shape, reach: int) -> None:
    assert gap_within(a, b, reach) or gap_at_least(a, b, reach)
    assert gap_within(a, b, gap(a, b) + 1)
    assert gap_at_least(a, b, gap(a, b))


def test_every_leg_of_a_path_is_rounded_on_its_own() -> None:
    assert path_length([(0, 0), (1, 1), (2, 2), (3, 3)]) == 6
    assert path_length([(0, 0), (3, 3)]) == 5
