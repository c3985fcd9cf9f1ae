"""Sight by eighty-one segments (TW-RUL-04)."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollout.space.plane import (
    Disc,
    Outline,
    Point,
    Sight,
    Solid,
    outermost,
    rectangle,
    sight_by_segments,
    within,
)

ROBOT = Solid(Disc((5000, 15_000), 750), 2500)
OTHER = Solid(Disc((25_000, 15_000), 750), 2500)


def wall(height: int, *, depth: int = 20_000) -> Solid:
    return Solid(rectangle((15_000, 15_000), 1000, depth), height)


def test_the_ends_of_a_disc_lie_left_and_right_of_the_line_of_view() -> None:
    assert outermost(Disc((0, 5000), 750), (0, 0)) == ((-750, 5000), (750, 5000))
    assert outermost(Disc((5000, 0), 750), (0, 0)) == ((5000, 750), (5000, -750))


far_points = st.tuples(st.integers(-90_000, 90_000), st.integers(-90_000, 90_000))


@given(far_points, far_points, st.integers(0, 3000))
def test_the_ends_of_a_disc_are_points_of_it(centre: Point, viewer: Point, radius: int) -> None:
    if centre != viewer:
        for end in outermost(Disc(centre, radius), viewer):
            assert within(centre, end, radius)


def test_with_nothing_between_sight_goes_from_head_to_head() -> None:
    assert sight_by_segments(ROBOT, OTHER, []) == Sight(
        (5000, 15_000), (25_000, 15_000), (), 2500, 2500
    )


def test_what_is_higher_than_both_blocks_and_is_named() -> None:
    aside = Solid(Disc((15_000, 2000), 500), 9000)
    sight = sight_by_segments(ROBOT, OTHER, [aside, wall(4000)])
    assert not sight.clear
    assert sight.blockers == (1,)


def test_a_head_looks_over_what_is_lower_and_along_its_top() -> None:
    assert sight_by_segments(ROBOT, OTHER, [wall(2500)]).clear
    assert not sight_by_segments(ROBOT, OTHER, [wall(2501)]).clear


def test_height_counts_where_the_line_crosses() -> None:
    low = Solid(Disc((25_000, 15_000), 750), 500)
    tall = Solid(Disc((5000, 15_000), 750), 8000)
    near_the_low_one = Solid(rectangle((24_000, 15_000), 200, 20_000), 1000)
    near_the_tall_one = Solid(rectangle((6000, 15_000), 200, 20_000), 7000)
    assert sight_by_segments(tall, low, [near_the_tall_one]).clear
    assert not sight_by_segments(tall, low, [near_the_low_one]).clear
    assert sight_by_segments(low, tall, [near_the_tall_one]).clear


def test_what_lies_flat_blocks_nothing() -> None:
    assert sight_by_segments(ROBOT, OTHER, [Solid(Disc((15_000, 15_000), 3000), 0)]).clear


def test_a_bridge_is_looked_through_beneath() -> None:
    bridge = Solid(rectangle((15_000, 15_000), 1000, 20_000), 9000, bottom=250)
    assert sight_by_segments(ROBOT, OTHER, [bridge]).clear
    lower = Solid(rectangle((15_000, 15_000), 1000, 20_000), 9000, bottom=249)
    assert not sight_by_segments(ROBOT, OTHER, [lower]).clear


def test_an_outermost_point_looks_past_what_hides_the_centre() -> None:
    assert sight_by_segments(ROBOT, OTHER, [wall(9000, depth=1500)]).clear
    assert not sight_by_segments(ROBOT, OTHER, [wall(9000, depth=1502)]).clear


def test_only_round_figures_see() -> None:
    with pytest.raises(TypeError, match="round"):
        sight_by_segments(wall(1000), OTHER, [])


coordinates = st.integers(0, 40)
points = st.tuples(coordinates, coordinates)
heights = st.integers(0, 12)
figures = st.builds(Solid, st.builds(Disc, points, st.integers(0, 4)), heights)
walls = st.builds(
    Solid,
    st.builds(rectangle, points, st.integers(8, 20), st.integers(8, 20), st.integers(0, 3599)),
    heights,
)


@given(figures, figures, st.lists(st.one_of(figures, walls), max_size=3))
def test_sight_agrees_with_all_segments_tried_in_fractions(
    viewer: Solid, target: Solid, between: list[Solid]
) -> None:
    assert isinstance(viewer.shape, Disc)
    assert isinstance(target.shape, Disc)
    if viewer.shape.centre == target.shape.centre:
        return
    sight = sight_by_segments(viewer, target, between)
    assert sight.clear == slowly_sees(viewer, target, between)
    assert sight.clear == sight_by_segments(target, viewer, between).clear


def slowly_sees(viewer: Solid, target: Solid, between: list[Solid]) -> bool:
    return any(
        not any(stops(solid, a, b, Fraction(height), Fraction(other)) for solid in between)
        for a in nine(viewer, target)
        for b in nine(target, viewer)
        for height in [viewer.top * Fraction(share, 10) for share in (1, 5, 10)]
        for other in [target.top * Fraction(share, 10) for share in (1, 5, 10)]
    )


def nine(figure: Solid, seen_from: Solid) -> list[Point]:
    assert isinstance(figure.shape, Disc)
    assert isinstance(seen_from.shape, Disc)
    return [figure.shape.centre, *outermost(figure.shape, seen_from.shape.centre)]


def stops(solid: Solid, a: Point, b: Point, height: Fraction, other: Fraction) -> bool:
    """Cut the segment wherever something may change and look at the middle of each piece."""
    cuts = {Fraction(0), Fraction(1)}
    if height != other:
        cuts.add((solid.top - height) / (other - height))
    if isinstance(solid.shape, Outline):
        corners = solid.shape.corners
        for p, q in zip(corners, corners[1:] + corners[:1], strict=True):
            if left(p, q, a) != left(p, q, b):
                cuts.add(left(p, q, a) / (left(p, q, a) - left(p, q, b)))
    places = sorted(cut for cut in cuts if 0 <= cut <= 1)
    for first, last in pairwise(places):
        middle = (first + last) / 2
        if height + middle * (other - height) < solid.top and crosses(
            solid.shape, a, b, first, last
        ):
            return True
    return False


def crosses(shape: Disc | Outline, a: Point, b: Point, first: Fraction, last: Fraction) -> bool:
    dx, dy = b[0] - a[0], b[1] - a[1]
    if isinstance(shape, Disc):
        along = (shape.centre[0] - a[0]) * dx + (shape.centre[1] - a[1]) * dy
        way = Fraction(along, dx * dx + dy * dy) if a != b else first
        way = min(max(way, first), last)
        x, y = a[0] + way * dx - shape.centre[0], a[1] + way * dy - shape.centre[1]
        return x * x + y * y < shape.radius**2
    way = (first + last) / 2
    corners = shape.corners
    return all(
        left(p, q, (a[0] + way * dx, a[1] + way * dy)) > 0
        for p, q in zip(corners, corners[1:] + corners[:1], strict=True)
    )


def left(a: Point, b: Point, point: tuple[int | Fraction, int | Fraction]) -> Fraction:
    x, y = point
    return Fraction((b[0] - a[0]) * (y - a[1]) - (b[1] - a[1]) * (x - a[0]))
