"""Paths that a bot may take without looking for the shortest."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from rollout.space.plane import (
    Bar,
    Disc,
    Ground,
    Point,
    Shape,
    approach,
    candidate_paths,
    landing_bar,
    overlap,
    random_path,
    rectangle,
    solid_bar,
    squeeze_bar,
)

START = (3000, 10_000)
HOUSE = rectangle((8000, 10_000), 2000, 4000)


def field(*bars: Bar) -> Ground:
    return Ground(20_000, 20_000, 750, bars)


def test_an_open_way_to_a_goal_is_straight_and_ends_with_the_allowance() -> None:
    assert approach(field(), START, (9000, 10_000), 8000) == [START, (9000, 10_000)]
    assert approach(field(), START, (19_000, 10_000), 8000) == [START, (11_000, 10_000)]


def test_a_detour_leads_round_what_is_in_the_way() -> None:
    path = approach(field(solid_bar(HOUSE, 750)), START, (13_000, 10_000), 14_000)
    assert path is not None
    assert len(path) == 3
    assert path[-1] == (13_000, 10_000)


def test_whoever_cannot_move_has_no_path() -> None:
    pen = [
        Disc((3000 + x, 10_000 + y), 750) for x, y in ((1500, 0), (-1500, 0), (0, 1500), (0, -1500))
    ]
    ground = field(*[solid_bar(base, 750) for base in pen])
    assert approach(ground, START, (13_000, 10_000), 6000) is None
    assert candidate_paths(ground, START, 6000, [(13_000, 10_000)]) == []
    assert random_path(ground, START, 6000, Random(1)) is None


def test_on_open_ground_candidates_lie_all_around() -> None:
    paths = candidate_paths(field(), (10_000, 10_000), 6000, [])
    assert len(paths) == 32
    assert [(10_000, 10_000), (16_000, 10_000)] in paths
    assert [(10_000, 10_000), (13_000, 10_000)] in paths
    assert [(10_000, 10_000), (10_000, 4000)] in paths


def test_no_two_candidates_end_at_the_same_point() -> None:
    paths = candidate_paths(field(), (10_000, 10_000), 6000, [(16_000, 10_000), (16_000, 10_000)])
    assert len(paths) == 32


spans = st.integers(750, 19_250)
points = st.tuples(spans, spans)
shapes = st.one_of(
    st.builds(Disc, points, st.integers(200, 2500)),
    st.builds(
        rectangle, points, st.integers(1000, 8000), st.integers(1000, 8000), st.integers(0, 3599)
    ),
)


@given(
    points,
    st.lists(points, max_size=3),
    st.lists(st.tuples(shapes, st.integers(0, 2)), max_size=6),
    st.integers(100, 12_000),
    st.integers(0, 99),
)
def test_every_candidate_may_be_gone(
    start: Point,
    goals: list[Point],
    things: list[tuple[Shape, int]],
    allowance: int,
    seed: int,
) -> None:
    bars = [
        (solid_bar(shape, 750), squeeze_bar(shape, 750, 250), landing_bar(shape, 750))[kind]
        for shape, kind in things
        if not overlap(shape, Disc(start, 750))
    ]
    ground = field(*bars)
    paths = candidate_paths(ground, start, allowance, goals)
    chosen = random_path(ground, start, allowance, Random(seed))
    for path in [*paths, *([chosen] if chosen else [])]:
        assert path[0] == start
        assert len(path) in (2, 3)
        assert path[-1] != start or len(path) == 3
        assert ground.fault(path, allowance, 2) is None
