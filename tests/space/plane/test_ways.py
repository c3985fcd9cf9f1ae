"""The shortest way round things, and the outline of everywhere a base may come."""

from heapq import heappop, heappush
from math import hypot

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from rollout.space.plane import (
    Bar,
    Disc,
    Ground,
    Point,
    Shape,
    Ways,
    known_ways,
    landing_bar,
    overlap,
    path_length,
    reachable,
    rectangle,
    solid_bar,
    squeeze_bar,
    within,
)
from rollout.space.plane.ways import WAYS_KEPT

START = (3000, 10_000)
END = (17_000, 10_000)
WALL = rectangle((10_000, 10_000), 2000, 8000)


def field(*bars: Bar) -> Ground:
    return Ground(20_000, 20_000, 750, bars)


def ways(*shapes: Shape) -> Ways:
    return Ways(field(*[solid_bar(shape, 750) for shape in shapes]))


def test_with_nothing_in_the_way_the_way_is_straight() -> None:
    assert ways().path(START, END) == [START, END]
    assert ways().path(START, END, 14_000) == [START, END]
    assert ways().path(START, END, 13_999) is None


def test_a_way_round_a_wall_brushes_its_corners() -> None:
    path = ways(WALL).path(START, END)
    assert path is not None
    assert path[0] == START
    assert path[-1] == END
    assert 17_382 < path_length(path) < 17_420
    assert ways(WALL).path(START, END, path_length(path)) == path
    assert ways(WALL).path(START, END, path_length(path) - 1) is None


def test_a_way_goes_round_on_the_shorter_side() -> None:
    path = ways(rectangle((10_000, 11_000), 2000, 8000)).path(START, END)
    assert path is not None
    assert all(y <= 10_000 for _, y in path)


def test_no_way_leads_through_a_gap_that_is_too_narrow() -> None:
    low = rectangle((10_000, 4500), 2000, 9000)
    high = rectangle((10_000, 15_260), 2000, 9500)
    path = ways(low, high).path(START, END)
    assert path is not None
    assert path_length(path) < 14_050
    assert ways(low, rectangle((10_000, 15_249), 2000, 9500)).path(START, END) is None


def test_a_way_ends_only_where_the_base_may_stop() -> None:
    figure = Disc((17_000, 10_000), 1000)
    assert ways(figure).path(START, (16_000, 10_000)) is None
    squeeze = Ways(field(squeeze_bar(figure, 750, 250)))
    assert squeeze.path(START, (15_500, 10_000)) is None
    assert squeeze.path(START, (15_250, 10_000)) == [START, (15_250, 10_000)]


def test_a_flier_needs_no_way_round() -> None:
    assert Ways(field(landing_bar(WALL, 750))).path(START, END) == [START, END]


def test_a_way_of_few_legs_takes_no_more() -> None:
    ground = field(solid_bar(WALL, 750), solid_bar(Disc((14_000, 16_000), 2000), 750))
    smooth = Ways(ground).path(START, END)
    assert smooth is not None
    for most in (4, 3):
        path = Ways(ground, most).path(START, END)
        assert path is not None
        assert len(path) - 1 <= most
        assert ground.fault(path, most_legs=most) is None
        assert path_length(path) >= path_length(smooth)
    assert Ways(ground, 1).path(START, END) is None


def test_the_ways_of_a_like_ground_are_known() -> None:
    bars = [solid_bar(WALL, 750)]
    assert known_ways(field(*bars)) is known_ways(field(*bars))
    assert known_ways(field(*bars), 4) is not known_ways(field(*bars))
    assert known_ways(field()) is not known_ways(field(*bars))


def test_only_so_many_ways_are_kept() -> None:
    first = known_ways(Ground(20_000, 20_000, 1, []))
    for radius in range(2, WAYS_KEPT + 2):
        known_ways(Ground(20_000, 20_000, radius, []))
    assert known_ways(Ground(20_000, 20_000, 1, [])) is not first


spans = st.integers(750, 19_250)
points = st.tuples(spans, spans)
shapes = st.one_of(
    st.builds(Disc, points, st.integers(200, 2500)),
    st.builds(
        rectangle, points, st.integers(1000, 8000), st.integers(1000, 8000), st.integers(0, 3599)
    ),
)


@given(points, points, st.lists(shapes, min_size=1, max_size=4))
def test_ways_are_free_and_hardly_longer_than_the_shortest_that_geos_knows(
    start: Point, end: Point, things: list[Shape]
) -> None:
    free = [shape for shape in things if not overlap(shape, Disc(start, 760))]
    ground = field(*[solid_bar(shape, 750) for shape in free])
    path = Ways(ground).path(start, end)
    if path is not None:
        assert ground.fault(path) is None
        assert path_length(path) <= 1.03 * slow_length(start, end, free, 8) + 20
    elif ground.rests(end):
        assert slow_length(start, end, free, 12) == float("inf")


def slow_length(start: Point, end: Point, things: list[Shape], spare: int) -> float:
    """The shortest way on a fine graph of all things, grown by the base and a little more."""
    bodies = [grown(shape, 750 + spare) for shape in things]
    inner = shapely.union_all([body.buffer(-1) for body in bodies])
    free = shapely.box(750, 750, 19_250, 19_250).difference(inner)
    shapely.prepare([inner, free])
    corners = [corner for body in bodies for corner in body.exterior.coords[:-1]]
    nodes = [start, end, *[corner for corner in corners if free.contains(shapely.Point(corner))]]
    costs = {0: 0.0}
    heap = [(0.0, 0)]
    done: set[int] = set()
    while heap:
        cost, here = heappop(heap)
        if here == 1:
            return cost
        if here in done:
            continue
        done.add(here)
        lines = shapely.linestrings([[nodes[here], node] for node in nodes])
        hidden = shapely.intersects(inner, lines)
        for other, node in enumerate(nodes):
            length = cost + hypot(node[0] - nodes[here][0], node[1] - nodes[here][1])
            if not hidden[other] and length < costs.get(other, float("inf")):
                costs[other] = length
                heappush(heap, (length, other))
    return float("inf")


def grown(shape: Shape, reach: int) -> shapely.Polygon:
    if isinstance(shape, Disc):
        return shapely.Point(shape.centre).buffer(shape.radius + reach, quad_segs=8)
    return shapely.Polygon(shape.corners).buffer(reach, quad_segs=8)


def drawn(rings: list[list[Point]]) -> shapely.Geometry:
    area = shapely.Polygon()
    for each in rings:
        area = area.symmetric_difference(shapely.Polygon(each).buffer(0))
    return area


def test_on_open_ground_the_outline_is_a_circle() -> None:
    (circle,) = reachable(ways(), (10_000, 10_000), 4000)
    assert len(circle) == 48
    assert all(3998 <= hypot(x - 10_000, y - 10_000) <= 4000 for x, y in circle)


def test_the_outline_ends_at_the_edge_of_the_table() -> None:
    (corner,) = reachable(ways(), (2000, 2000), 4000)
    assert min(x for x, _ in corner) == 750
    assert min(y for _, y in corner) == 750


def test_the_outline_bends_round_a_wall_and_has_a_hole_where_a_figure_stands() -> None:
    figure = Disc((3000, 14_000), 1000)
    area = drawn(reachable(ways(WALL, figure), START, 12_000))
    assert not area.contains(shapely.Point(3000, 14_000))
    assert not area.contains(shapely.Point(10_000, 10_000))
    assert area.contains(shapely.Point(13_000, 15_000))
    assert not area.contains(shapely.Point(14_000, 10_000))


def test_a_flier_is_drawn_over_everything_but_where_it_may_not_land() -> None:
    ground = field(landing_bar(Disc((8000, 10_000), 1000), 750))
    area = drawn(reachable(Ways(ground), START, 9000))
    assert area.contains(shapely.Point(11_000, 10_000))
    assert not area.contains(shapely.Point(8000, 10_000))


@pytest.mark.parametrize("most_legs", [4, 1_000_000])
@given(
    start=points,
    things=st.lists(shapes, max_size=5),
    allowance=st.integers(500, 12_000),
    somewhere=st.lists(points, min_size=12, max_size=12),
)
def test_every_corner_of_the_outline_is_accepted_and_what_lies_inside_can_be_reached(
    most_legs: int, start: Point, things: list[Shape], allowance: int, somewhere: list[Point]
) -> None:
    free = [shape for shape in things if not overlap(shape, Disc(start, 760))]
    ground = field(*[solid_bar(shape, 750) for shape in free])
    known = Ways(ground, most_legs)
    rings = reachable(known, start, allowance)
    for each in rings:
        for corner in each:
            path = known.path(start, corner, allowance)
            assert path is not None
            assert ground.fault(path, allowance, most_legs) is None
    area = drawn(rings)
    for point in somewhere:
        near_border = area.boundary.distance(shapely.Point(point)) < 120
        if not near_border and within(start, point, allowance):
            path = known.path(start, point, allowance)
            assert area.contains(shapely.Point(point)) == (path is not None)
