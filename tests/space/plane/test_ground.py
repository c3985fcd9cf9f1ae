"""Paths of a base: where it may go, where it may stop, and what is told when it may not."""

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from rollout.space.plane import (
    BARRED,
    EDGE,
    NO_BAR,
    OCCUPIED,
    TOO_LONG,
    TOO_MANY_LEGS,
    Bar,
    Disc,
    Fault,
    Ground,
    Point,
    landing_bar,
    rectangle,
    solid_bar,
    squeeze_bar,
)

HOUSE = rectangle((10_000, 10_000), 4000, 4000)
FIGURE = Disc((20_000, 10_000), 1000)


def field(*bars: Bar, radius: int = 750) -> Ground:
    return Ground(30_000, 30_000, radius, bars)


@pytest.mark.parametrize(
    ("centre", "on_table"),
    [
        ((500, 500), True),
        ((29_500, 89_500), True),
        ((499, 500), False),
        ((500, 499), False),
        ((29_501, 500), False),
        ((500, 89_501), False),
    ],
)
def test_a_base_may_touch_the_edge_of_the_table_but_not_cross_it(
    centre: Point, on_table: bool
) -> None:
    assert Ground(30_000, 90_000, 500, []).on_table(centre) == on_table


def test_a_free_path_has_no_fault() -> None:
    assert field(solid_bar(HOUSE, 750)).fault([(1000, 10_000), (7000, 10_000)], 6000) is None


def test_a_base_may_brush_along_a_wall_and_rest_against_it() -> None:
    ground = field(solid_bar(HOUSE, 750))
    assert ground.fault([(5000, 12_750), (15_000, 12_750)]) is None
    assert ground.fault([(5000, 12_749), (15_000, 12_749)]) == Fault(BARRED, 0, 0)
    assert ground.fault([(1000, 10_000), (7250, 10_000)]) is None
    assert ground.fault([(1000, 10_000), (7251, 10_000)]) == Fault(BARRED, 0, 0)


def test_the_fault_names_the_leg_and_the_bar() -> None:
    ground = field(solid_bar(FIGURE, 750), solid_bar(HOUSE, 750))
    assert ground.fault([(1000, 1000), (1000, 10_000), (15_000, 10_000)]) == Fault(BARRED, 1, 1)


def test_a_path_that_is_too_long_says_by_how_much() -> None:
    path = [(1000, 1000), (4000, 5000), (4000, 8000)]
    assert field().fault(path, 8000) is None
    assert field().fault(path, 7999) == Fault(TOO_LONG, 1, NO_BAR, 1)


def test_a_path_of_too_many_legs_says_by_how_many() -> None:
    path = [(1000, 1000), (2000, 1000), (2000, 2000), (3000, 2000)]
    assert field().fault(path, most_legs=3) is None
    assert field().fault(path, most_legs=1) == Fault(TOO_MANY_LEGS, 1, NO_BAR, 2)


def test_a_path_over_the_edge_is_refused() -> None:
    assert field().fault([(1000, 1000), (1000, 749)]) == Fault(EDGE, 0)


def test_a_base_that_squeezes_past_a_model_may_not_stop_on_it() -> None:
    ground = field(squeeze_bar(FIGURE, 750, 250))
    past = [(18_000, 11_250), (22_000, 11_250)]
    assert ground.fault(past) is None
    assert ground.fault([(18_000, 11_249), (22_000, 11_249)]) == Fault(BARRED, 0, 0)
    assert ground.fault([(18_000, 11_250), (20_000, 11_250)]) == Fault(OCCUPIED, 0, 0)
    assert field(solid_bar(FIGURE, 750)).fault(past) == Fault(BARRED, 0, 0)


def test_a_flier_passes_over_a_figure_and_lands_clear_of_it() -> None:
    ground = field(landing_bar(FIGURE, 750))
    assert ground.fault([(15_000, 10_000), (25_000, 10_000)]) is None
    assert ground.fault([(15_000, 10_000), (20_000, 10_000)]) == Fault(OCCUPIED, 0, 0)
    assert ground.fault([(15_000, 10_000), (18_250, 10_000)]) is None
    assert ground.fault([(15_000, 10_000), (18_251, 10_000)]) == Fault(OCCUPIED, 0, 0)


def test_where_a_base_may_stand_needs_no_path() -> None:
    ground = field(solid_bar(HOUSE, 750), landing_bar(FIGURE, 750))
    assert ground.rests((1000, 1000))
    assert not ground.rests((700, 1000))
    assert not ground.rests((20_000, 11_000))
    assert ground.under((20_000, 11_000)) == 1
    assert ground.fault([(20_000, 11_000)]) == Fault(OCCUPIED, 0, 1)


coordinates = st.integers(750, 29_250)
points = st.tuples(coordinates, coordinates)


@given(points, points, st.integers(0, 3599), st.integers(0, 3000))
def test_a_leg_is_free_where_geos_finds_room_for_the_whole_base(
    start: Point, end: Point, angle: int, radius: int
) -> None:
    house = rectangle((15_000, 15_000), 6000, 4000, angle)
    line = shapely.LineString([start, end])
    room = line.distance(shapely.Polygon(house.corners)) - radius
    if abs(room) > 1e-6:
        assert field(solid_bar(house, radius)).passes(start, end) == (room > 0)
