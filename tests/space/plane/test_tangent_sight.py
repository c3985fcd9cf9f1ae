"""Sight by tangents, and complete sight (EW-LOS-01, EW-LOS-02, EW-RUL-34)."""

from math import cos, pi, sin

import shapely
from hypothesis import given
from hypothesis import strategies as st

from rollout.space.plane import (
    Disc,
    Point,
    Shape,
    Sight,
    hidden_point,
    overlap,
    rectangle,
    sees_completely,
    sight_by_tangents,
    within,
)

VIEWER = Disc((5000, 18_000), 980)
TARGET = Disc((25_000, 18_000), 980)


def wall(low: int, high: int) -> Shape:
    """A wall halfway between the two, from one y to another."""
    return rectangle((15_000, (low + high) // 2), 1000, high - low)


def test_with_nothing_between_the_centres_see_each_other() -> None:
    aside = Disc((15_000, 19_960), 980)
    assert sight_by_tangents(VIEWER, TARGET, [aside]) == Sight((5000, 18_000), (25_000, 18_000), ())
    assert sees_completely(VIEWER, TARGET, [aside])


def test_a_wall_that_covers_the_whole_way_blocks_and_is_named() -> None:
    far_off = Disc((15_000, 2000), 980)
    sight = sight_by_tangents(VIEWER, TARGET, [far_off, wall(17_000, 19_000)])
    assert sight == Sight((5000, 18_000), (25_000, 18_000), (1,))


def test_a_sliver_past_the_end_of_a_wall_is_sight() -> None:
    assert not sight_by_tangents(VIEWER, TARGET, [wall(17_020, 18_980)]).clear
    sight = sight_by_tangents(VIEWER, TARGET, [wall(17_020, 18_970)])
    assert sight.clear
    assert sight.start[1] > 18_960
    assert sight.end[1] > 18_960


def test_two_blockers_may_hide_together_what_neither_hides_alone() -> None:
    one, other = wall(16_000, 18_010), wall(18_000, 20_000)
    assert sight_by_tangents(VIEWER, TARGET, [one]).clear
    assert sight_by_tangents(VIEWER, TARGET, [other]).clear
    assert not sight_by_tangents(VIEWER, TARGET, [one, other]).clear


def test_a_slanting_line_finds_its_way_between_two_blockers() -> None:
    first = rectangle((10_000, 17_000), 500, 2000)
    second = rectangle((20_000, 19_000), 500, 2000)
    sight = sight_by_tangents(VIEWER, TARGET, [first, second])
    assert sight.clear
    assert sight.start[1] > 18_000 > sight.end[1]


def test_two_bases_that_touch_each_other_are_not_looked_through_between() -> None:
    wide = [Disc((15_000, y), 980) for y in (15_060, 17_020, 18_980, 20_940)]
    assert not sight_by_tangents(VIEWER, TARGET, wide).clear


def test_what_stands_behind_either_of_the_two_blocks_nothing() -> None:
    behind, beyond = Disc((3040, 18_000), 980), Disc((26_960, 18_000), 980)
    assert sight_by_tangents(VIEWER, TARGET, [behind, beyond]).clear
    assert sees_completely(VIEWER, TARGET, [behind, beyond])


def test_a_wall_beside_the_viewer_blocks_only_ahead_of_it() -> None:
    beside = rectangle((2500, 19_500), 5000, 1000, 0)
    assert sight_by_tangents(VIEWER, TARGET, [beside]).clear
    assert sees_completely(VIEWER, TARGET, [beside])


def test_a_model_that_hides_a_piece_of_the_rim_spoils_complete_sight() -> None:
    close = Disc((23_500, 19_200), 490)
    assert sight_by_tangents(VIEWER, TARGET, [close]).clear
    assert not sees_completely(VIEWER, TARGET, [close])
    assert hidden_point(VIEWER, TARGET, [Disc((23_500, 20_500), 490)]) is None


def test_a_small_thing_far_from_the_target_hides_no_point_from_the_whole_base() -> None:
    lamp = Disc((7000, 18_000), 250)
    assert sees_completely(VIEWER, TARGET, [lamp])
    assert not sees_completely(VIEWER, TARGET, [Disc((23_500, 18_000), 250)])


def test_what_is_not_seen_at_all_is_not_seen_completely() -> None:
    assert hidden_point(VIEWER, TARGET, [wall(14_000, 22_000)]) == TARGET.centre


spans = st.integers(0, 16_000)
bases = st.builds(Disc, st.tuples(spans, spans), st.sampled_from([490, 980, 1970]))
houses = st.builds(
    rectangle,
    st.tuples(spans, spans),
    st.integers(1000, 8000),
    st.integers(1000, 8000),
    st.integers(0, 3599),
)


@st.composite
def scenes(draw: st.DrawFn) -> tuple[Disc, Disc, list[Shape]]:
    """Two bases and what stands between and around them, nothing overlapping."""
    viewer, target = draw(bases), draw(bases)
    blockers: list[Shape] = []
    for shape in draw(st.lists(st.one_of(bases, houses), max_size=6)):
        if not any(overlap(shape, other) for other in [viewer, target, *blockers]):
            blockers.append(shape)
    return viewer, target, blockers


@given(scenes())
def test_a_clear_line_is_clear_and_what_is_blocked_no_sample_sees(
    scene: tuple[Disc, Disc, list[Shape]],
) -> None:
    viewer, target, blockers = scene
    if overlap(viewer, target):
        return
    sight = sight_by_tangents(viewer, target, blockers)
    if sight.clear:
        assert within(sight.start, viewer.centre, viewer.radius + 1)
        assert within(sight.end, target.centre, target.radius + 1)
        assert free([sight.start], [sight.end], blockers, -3)
    else:
        assert not free(sampled(viewer), sampled(target), blockers, 1)


@given(scenes())
def test_a_hidden_point_is_hidden_and_of_what_is_seen_completely_every_sample_is_seen(
    scene: tuple[Disc, Disc, list[Shape]],
) -> None:
    viewer, target, blockers = scene
    if overlap(viewer, target):
        return
    hidden = hidden_point(viewer, target, blockers)
    if hidden is not None:
        assert within(hidden, target.centre, target.radius)
        assert not free(sampled(viewer), [hidden], blockers, 2)
    else:
        for point in sampled(target):
            assert free(sampled(viewer, 240), [point], blockers, -40)


@given(scenes())
def test_sight_by_tangents_is_mutual(scene: tuple[Disc, Disc, list[Shape]]) -> None:
    viewer, target, blockers = scene
    if not overlap(viewer, target):
        there = sight_by_tangents(viewer, target, blockers)
        back = sight_by_tangents(target, viewer, blockers)
        assert there.clear == back.clear


def sampled(disc: Disc, count: int = 24) -> list[Point]:
    x, y = disc.centre
    rim = [
        (
            x + int(disc.radius * cos(2 * pi * i / count)),
            y + int(disc.radius * sin(2 * pi * i / count)),
        )
        for i in range(count)
    ]
    return [disc.centre, *rim]


def free(starts: list[Point], ends: list[Point], blockers: list[Shape], swollen: int) -> bool:
    """Whether GEOS finds a free line among these, the blockers grown (or shrunk) a little."""
    bodies = [body(shape).buffer(swollen) for shape in blockers]
    lines = shapely.linestrings([[start, end] for start in starts for end in ends])
    clear = [True] * len(lines)
    for one in bodies:
        shapely.prepare(one)
        hit = shapely.intersects(one, lines)
        clear = [was and not now for was, now in zip(clear, hit, strict=True)]
    return any(clear)


def body(shape: Shape) -> shapely.Geometry:
    if isinstance(shape, Disc):
        return shapely.Point(shape.centre).buffer(shape.radius, quad_segs=64)
    return shapely.Polygon(shape.corners)
