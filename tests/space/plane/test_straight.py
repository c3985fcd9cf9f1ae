"""Straight ways: charges, pushes and throws, and what they meet first."""

from math import hypot, inf

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from rollout.space.plane import (
    NO_BAR,
    THE_EDGE,
    Bar,
    Disc,
    Ground,
    Point,
    Shape,
    Stop,
    comes_within,
    landing_bar,
    last_rest,
    overlap,
    rectangle,
    slide,
    solid_bar,
    squeeze_bar,
)

HOUSE = rectangle((10_000, 10_000), 4000, 4000)
FIGURE = Disc((20_000, 10_000), 1000)


def field(*bars: Bar) -> Ground:
    return Ground(30_000, 30_000, 750, bars)


def test_with_nothing_in_its_way_a_base_comes_to_the_end() -> None:
    assert slide(field(), (1000, 1000), (5000, 4000)) == Stop((5000, 4000), NO_BAR)


def test_a_base_stops_in_contact_with_what_it_meets_first() -> None:
    ground = field(solid_bar(FIGURE, 750), solid_bar(HOUSE, 750))
    assert slide(ground, (1000, 10_000), (29_000, 10_000)) == Stop((7250, 10_000), 1)
    assert slide(ground, (29_000, 10_000), (1000, 10_000)) == Stop((21_750, 10_000), 0)


def test_a_slanting_way_stops_at_the_edge_of_a_wall() -> None:
    stop = slide(field(solid_bar(HOUSE, 750)), (1000, 1000), (20_000, 20_000))
    assert stop == Stop((7469, 7469), 0)


def test_a_way_over_the_edge_ends_there() -> None:
    assert slide(field(), (5000, 5000), (5000, -5000)) == Stop((5000, 750), THE_EDGE)
    assert slide(field(), (28_000, 5000), (40_000, 5000)) == Stop((29_250, 5000), THE_EDGE)
    assert slide(field(), (28_000, 28_000), (32_000, 31_000)) == Stop((29_249, 28_937), THE_EDGE)


@pytest.mark.parametrize(
    ("start", "end"),
    [
        ((0, 15_000), (0, 14_000)),
        ((749, 15_000), (749, 16_000)),
        ((30_000, 15_000), (30_000, 29_250)),
        ((15_000, 29_251), (2000, 29_251)),
        ((0, 0), (0, 500)),
    ],
)
def test_a_base_that_sticks_out_over_the_edge_does_not_move_along_it(
    start: Point, end: Point
) -> None:
    assert slide(field(), start, end) == Stop(start, THE_EDGE)
    assert last_rest(field(), start, end) is None


def test_a_base_that_sticks_out_over_the_edge_comes_back_onto_the_table() -> None:
    assert slide(field(), (0, 15_000), (2000, 15_000)) == Stop((2000, 15_000), NO_BAR)
    assert slide(field(), (0, 15_000), (750, 14_000)) == Stop((750, 14_000), NO_BAR)


def test_what_stands_against_something_is_not_pushed_into_it() -> None:
    ground = field(solid_bar(HOUSE, 750))
    assert slide(ground, (7250, 10_000), (12_000, 10_000)) == Stop((7250, 10_000), 0)


def test_what_stands_against_something_may_be_pushed_away_or_along_it() -> None:
    ground = field(solid_bar(HOUSE, 750), solid_bar(FIGURE, 750))
    assert slide(ground, (7250, 10_000), (3000, 10_000)) == Stop((3000, 10_000), NO_BAR)
    assert slide(ground, (7250, 10_000), (7250, 20_000)) == Stop((7250, 20_000), NO_BAR)
    assert slide(ground, (21_750, 10_000), (25_000, 10_000)) == Stop((25_000, 10_000), NO_BAR)


def test_a_way_may_squeeze_past_or_lead_over() -> None:
    past = slide(field(squeeze_bar(FIGURE, 750, 250)), (15_000, 11_250), (25_000, 11_250))
    assert past.met == NO_BAR
    over = slide(field(landing_bar(FIGURE, 750)), (15_000, 10_000), (25_000, 10_000))
    assert over.met == NO_BAR


def test_what_flies_on_comes_down_at_the_last_free_spot_of_its_line() -> None:
    ground = field(landing_bar(FIGURE, 750))
    assert last_rest(ground, (10_000, 10_000), (15_000, 10_000)) == (15_000, 10_000)
    assert last_rest(ground, (10_000, 10_000), (20_000, 10_000)) == (18_250, 10_000)
    assert last_rest(ground, (15_000, 10_000), (35_000, 10_000)) == (29_250, 10_000)
    assert last_rest(ground, (20_000, 10_000), (20_500, 10_000)) is None


@pytest.mark.parametrize(
    ("start", "end", "spot"),
    [
        ((700, 5000), (740, 5000), None),
        ((700, 5000), (750, 5000), (750, 5000)),
        ((700, 5000), (749, 5000), None),
        ((5000, 29_300), (5000, 29_251), None),
        ((5000, 29_300), (5000, 29_250), (5000, 29_250)),
        ((5000, 29_250), (5000, 29_251), (5000, 29_250)),
        ((29_000, 5000), (31_000, 5000), (29_250, 5000)),
        ((-900, -900), (-700, -600), None),
    ],
)
def test_off_the_table_nobody_comes_down(start: Point, end: Point, spot: Point | None) -> None:
    assert last_rest(field(), start, end) == spot


def test_two_figures_in_a_row_are_both_passed_back_over() -> None:
    ground = field(landing_bar(FIGURE, 750), landing_bar(Disc((17_500, 10_000), 1000), 750))
    assert last_rest(ground, (10_000, 10_000), (20_000, 10_000)) == (15_750, 10_000)


def test_a_path_comes_within_an_inch_of_what_it_passes() -> None:
    path = [(1000, 1000), (1000, 12_750), (20_000, 12_750)]
    assert comes_within(path, FIGURE, 1750)
    assert not comes_within(path, FIGURE, 1749)
    assert comes_within(path, HOUSE, 750)
    assert not comes_within(path, HOUSE, 749)
    assert comes_within(path, rectangle((10_000, 13_750), 2000, 2000), 0)
    assert comes_within([(1000, 1000)], Disc((1000, 3000), 1000), 1000)
    assert not comes_within([(1000, 1000)], Disc((1000, 3000), 1000), 999)


spans = st.integers(750, 29_250)
points = st.tuples(spans, spans)
shapes = st.one_of(
    st.builds(Disc, points, st.integers(0, 4000)),
    st.builds(
        rectangle, points, st.integers(100, 9000), st.integers(100, 9000), st.integers(0, 3599)
    ),
)


@pytest.mark.parametrize("radius", [0, 750])
@given(
    start=points,
    end=st.tuples(st.integers(-9000, 39_000), st.integers(-9000, 39_000)),
    things=st.lists(shapes, max_size=5),
)
def test_where_a_base_stops_it_is_free_and_a_little_farther_it_is_not(
    radius: int, start: Point, end: Point, things: list[Shape]
) -> None:
    base = Disc(start, radius)
    clear = [shape for shape in things if not overlap(shape, base)]
    ground = Ground(30_000, 30_000, radius, [solid_bar(shape, radius) for shape in clear])
    stop = slide(ground, start, end)
    assert ground.fault([start, stop.point]) is None
    if stop.met == NO_BAR:
        assert stop.point == end
    elif stop.met == THE_EDGE:
        x, y = stop.point
        assert min(x, y, 30_000 - x, 30_000 - y) <= radius + 4
    done = hypot(stop.point[0] - start[0], stop.point[1] - start[1])
    for number, shape in enumerate(clear):
        assert done <= way_to(start, end, shape, radius - 3) + 3
        if number == stop.met:
            assert done >= way_to(start, end, shape, radius + 3) - 6


def way_to(start: Point, end: Point, shape: Shape, reach: int) -> float:
    """How far GEOS lets a line come until it is nearer to a shape than reach; endless if never."""
    if isinstance(shape, Disc):
        body = shapely.Point(shape.centre).buffer(max(0, shape.radius + reach), quad_segs=64)
    else:
        body = shapely.Polygon(shape.corners).buffer(reach, quad_segs=64)
    met = shapely.LineString([start, end]).intersection(body)
    return inf if met.is_empty else float(met.distance(shapely.Point(start)))


@given(points, points, st.lists(shapes, max_size=4))
def test_nobody_comes_down_on_anything(start: Point, end: Point, things: list[Shape]) -> None:
    ground = Ground(30_000, 30_000, 750, [landing_bar(shape, 750) for shape in things])
    spot = last_rest(ground, start, end)
    if spot is not None:
        assert ground.rests(spot)
        assert not any(overlap(Disc(spot, 750), shape) for shape in things)
    else:
        assert not ground.rests(start)
        assert not ground.rests(end)
