"""Where a base may be put: the nearest spot, spots in contact and within reach."""

from math import hypot

import shapely
from hypothesis import given
from hypothesis import strategies as st

from rollout.space.plane import (
    Disc,
    Ground,
    Point,
    Shape,
    gap,
    landing_bar,
    nearest_rests,
    rectangle,
    spots_about,
    spots_within,
)

FIGURE = Disc((10_000, 10_000), 1000)


def ground(*shapes: Shape) -> Ground:
    return Ground(20_000, 20_000, 750, [landing_bar(shape, 750) for shape in shapes])


def test_where_a_base_may_stand_nothing_is_nearer() -> None:
    assert nearest_rests(ground(FIGURE), (5000, 5000), 1000) == [(5000, 5000)]


def test_a_base_is_shifted_straight_out_of_what_it_overlaps() -> None:
    assert nearest_rests(ground(FIGURE), (11_000, 10_000), 1000) == [(11_750, 10_000)]
    assert nearest_rests(ground(FIGURE), (11_000, 10_000), 749) == []
    house = rectangle((10_000, 10_000), 6000, 4000)
    assert nearest_rests(ground(house), (10_000, 11_500), 5000) == [(10_000, 12_750)]


def test_equally_near_spots_are_all_told() -> None:
    house = rectangle((10_000, 10_000), 6000, 4000)
    assert nearest_rests(ground(house), (10_000, 10_000), 9000) == [
        (10_000, 7250),
        (10_000, 12_750),
    ]
    assert len(nearest_rests(ground(FIGURE), (10_000, 10_000), 9000)) == 8


def test_the_nearest_spot_may_lie_between_two_things_or_at_the_edge() -> None:
    pair = ground(Disc((9000, 10_000), 1000), Disc((11_000, 10_000), 1000))
    assert nearest_rests(pair, (10_000, 10_400), 5000) == [(10_000, 11_437)]
    assert nearest_rests(ground(), (100, 5000), 1000) == [(750, 5000)]
    assert nearest_rests(ground(), (-100, -100), 2000) == [(750, 750)]


def test_spots_about_a_figure_are_in_contact_with_it() -> None:
    spots = spots_about(ground(FIGURE), FIGURE, 0, 8)
    assert len(spots) == 8
    assert all(gap(Disc(spot, 750), FIGURE) <= 2 for spot in spots)
    assert spots_about(ground(FIGURE, Disc((13_000, 10_000), 1000)), FIGURE, 0, 4) == [
        (10_000, 11_752),
        (8248, 10_000),
        (10_000, 8248),
    ]


def test_spots_within_reach_are_within_reach() -> None:
    spots = spots_within(ground(FIGURE), FIGURE, 1000, 12)
    assert len(spots) == 36
    assert all(gap(Disc(spot, 750), FIGURE) <= 1000 for spot in spots)


spans = st.integers(0, 20_000)
points = st.tuples(spans, spans)
shapes = st.one_of(
    st.builds(Disc, points, st.integers(0, 3000)),
    st.builds(
        rectangle, points, st.integers(500, 6000), st.integers(500, 6000), st.integers(0, 3599)
    ),
)


@given(points, st.lists(shapes, max_size=5))
def test_no_free_spot_is_nearer_than_the_nearest(point: Point, things: list[Shape]) -> None:
    place = ground(*things)
    spots = nearest_rests(place, point, 4000)
    free = shapely.box(750, 750, 19_250, 19_250)
    for shape in things:
        if isinstance(shape, Disc):
            body = shapely.Point(shape.centre).buffer(shape.radius + 750, quad_segs=64)
        else:
            body = shapely.Polygon(shape.corners).buffer(750, quad_segs=64)
        free = free.difference(body)
    roomy = free.buffer(-4)
    if not spots:
        assert roomy.is_empty or roomy.distance(shapely.Point(point)) > 3990
    for spot in spots:
        assert place.rests(spot)
        away = hypot(spot[0] - point[0], spot[1] - point[1])
        if not roomy.is_empty:
            assert away <= roomy.distance(shapely.Point(point)) + 4
