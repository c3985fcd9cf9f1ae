"""Just at the bound, one unit before it and one beyond; and the outline of what can be reached."""

import pytest

from rollout.space.plane.bends import is_within
from rollout.space.plane.ground import Bar, Ground
from rollout.space.plane.placing import _segment_meets_segment
from rollout.space.plane.reach import reachable
from rollout.space.plane.shapes import Disc, Point, Shape, rectangle
from rollout.space.plane.tangent_sight import sight_by_tangents, tangents
from rollout.space.plane.ways import Ways

LEVEL = (0, 10), (20, 10)


@pytest.mark.parametrize(
    ("other", "met"),
    [
        (((5, 0), (5, 20)), [(5, 10)]),
        (((5, 20), (5, 0)), [(5, 10)]),
        (((5, 10), (5, 20)), [(5, 10)]),
        (((5, 20), (5, 10)), [(5, 10)]),
        (((5, 0), (5, 10)), []),
        (((5, 10), (5, 0)), []),
        (((5, 0), (5, 9)), []),
        (((5, 11), (5, 20)), []),
        (((0, 0), (0, 20)), []),
        (((20, 0), (20, 20)), [(20, 10)]),
        (((21, 0), (21, 20)), []),
        (((3, 10), (9, 10)), []),
    ],
)
def test_two_segments_meet_in_a_point_or_not_at_all(
    other: tuple[Point, Point], met: list[Point]
) -> None:
    assert _segment_meets_segment(LEVEL, other) == met


def test_discs_in_one_place_have_no_tangents_and_hide_as_one_does() -> None:
    assert tangents(Disc((5, 5), 2), Disc((5, 5), 2)) == []
    assert len(tangents(Disc((5, 5), 2), Disc((9, 5), 2))) == 4
    viewer, target = Disc((0, 0), 4), Disc((100, 0), 4)
    assert sight_by_tangents(viewer, target, [Disc((50, 0), 9), Disc((50, 0), 9)]).blockers == (
        0,
        1,
    )
    assert sight_by_tangents(viewer, target, [Disc((50, 0), 2), Disc((50, 0), 2)]).blockers == ()


def test_two_points_a_unit_apart_have_one_line_in_both_its_senses() -> None:
    assert len(tangents(Disc((0, 0), 0), Disc((1, 0), 0))) == 2


def test_what_hides_just_the_lower_half_leaves_the_upper_one() -> None:
    viewer, target = Disc((0, 0), 10), Disc((100, 0), 10)
    found = sight_by_tangents(viewer, target, [rectangle((50, -5), 20, 10)])
    assert (found.start, found.end, found.blockers) == ((0, 5), (100, 5), ())


def test_bases_in_one_place_see_each_other_whatever_stands_beside_them() -> None:
    assert sight_by_tangents(Disc((0, 0), 5), Disc((0, 0), 3), [Disc((2, 0), 1)]).clear


def test_a_ring_leaves_its_edge_out() -> None:
    ring = [(0, 0), (1, 0), (5, 5), (0, 5)]
    assert is_within(ring, (1, 1))
    assert not is_within(ring, (1, 0))
    assert not is_within(ring, (0, 2))


def area(rings: list[list[Point]]) -> int:
    """Of outer rings less holes, in whole units."""
    twice = []
    for ring in rings:
        pairs = zip(ring, [*ring[1:], ring[0]], strict=True)
        twice.append(abs(sum(a[0] * b[1] - a[1] * b[0] for a, b in pairs)))
    largest = max(twice, default=0)
    return (2 * largest - sum(twice)) // 2


def reached(start: Point, allowance: int, *shapes: Shape) -> list[list[Point]]:
    ground = Ground(2_000, 1_500, 50, [Bar(shape, 50, 50) for shape in shapes])
    return reachable(Ways(ground), start, allowance)


@pytest.mark.parametrize(("allowance", "rings"), [(19, 0), (20, 1), (21, 1)])
def test_the_least_that_is_drawn(allowance: int, rings: int) -> None:
    assert len(reached((700, 700), allowance)) == rings


WALL = rectangle((1_000, 700), 60, 500, 0)
SLANTED = rectangle((900, 800), 300, 80, 300)
AREAS = [
    ((700, 700), 400, (), 499_900),
    ((100, 80), 400, (), 158_345),
    ((700, 700), 500, (WALL,), 628_708),
    ((1_300, 650), 600, (WALL,), 920_501),
    ((1_000, 100), 700, (WALL,), 771_081),
    ((1_000, 1_350), 700, (WALL,), 849_039),
    ((700, 600), 600, (SLANTED,), 1_021_414),
    ((1_200, 900), 600, (SLANTED, Disc((1_200, 500), 120)), 917_367),
]


@pytest.mark.parametrize(("start", "allowance", "shapes", "expected"), AREAS)
def test_the_outline_of_what_can_be_reached_has_its_size(
    start: Point, allowance: int, shapes: tuple[Shape, ...], expected: int
) -> None:
    assert area(reached(start, allowance, *shapes)) == pytest.approx(expected, rel=0.001)
