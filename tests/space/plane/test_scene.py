"""A scene looks at each pair once, and again only when something moved in between."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollout.space.plane import (
    Disc,
    Point,
    Scene,
    Sight,
    Solid,
    look_by_tangents,
    rectangle,
    sight_by_segments,
)


def robot(x: int, y: int, height: int = 2500) -> Solid:
    return Solid(Disc((x, y), 750), height)


HOUSE = Solid(rectangle((15_000, 15_000), 4000, 4000), 4000)


class Looks:
    """Sight by segments that remembers how often it was asked."""

    def __init__(self) -> None:
        self.count = 0

    def __call__(self, viewer: Solid, target: Solid, between: Sequence[Solid]) -> Sight:
        self.count += 1
        return sight_by_segments(viewer, target, between)


def test_a_scene_names_blockers_by_its_own_numbers() -> None:
    scene = Scene([robot(5000, 15_000), None, robot(25_000, 15_000), HOUSE], sight_by_segments)
    assert scene.sight(0, 2).blockers == (3,)


def test_each_pair_is_looked_at_once() -> None:
    look = Looks()
    scene = Scene([robot(5000, 5000), robot(25_000, 5000)], look)
    assert scene.sight(0, 1) is scene.sight(0, 1)
    assert look.count == 1


def test_who_leaves_and_stood_in_nobodys_way_changes_nothing() -> None:
    look = Looks()
    scene = Scene([robot(5000, 5000), robot(25_000, 5000), robot(15_000, 25_000)], look)
    seen = scene.sight(0, 1)
    assert scene.replaced(2, None).sight(0, 1) is seen
    assert look.count == 1


def test_after_a_move_only_what_it_may_have_changed_is_looked_at_again() -> None:
    look = Looks()
    scene = Scene(
        [robot(5000, 5000), robot(25_000, 5000), robot(5000, 25_000), robot(25_000, 25_000)], look
    )
    assert scene.sight(0, 1).clear
    assert scene.sight(2, 3).clear
    moved = scene.replaced(2, Solid(Disc((15_000, 5000), 2000), 9000))
    assert moved.sight(0, 1).blockers == (2,)
    assert scene.sight(0, 1).clear
    assert look.count == 3
    back = moved.replaced(2, robot(5000, 20_000))
    assert back.sight(0, 1).clear
    aside = back.replaced(2, robot(5000, 21_000))
    assert aside.sight(0, 1).clear
    assert look.count == 4


def test_what_left_the_table_neither_blocks_nor_sees() -> None:
    scene = Scene([robot(5000, 15_000), HOUSE, robot(25_000, 15_000)], sight_by_segments)
    assert not scene.sight(0, 2).clear
    gone = scene.replaced(1, None)
    assert gone.sight(0, 2).clear
    with pytest.raises(ValueError, match="number 1"):
        gone.sight(0, 1)


def test_a_game_says_who_blocks() -> None:
    def at_least_as_high(third: Solid, viewer: Solid, target: Solid) -> bool:
        return third.top >= target.top

    solids = [robot(5000, 15_000), robot(15_000, 15_000, 1000), robot(25_000, 15_000)]
    assert not Scene(solids, look_by_tangents).sight(0, 2).clear
    assert Scene(solids, look_by_tangents, at_least_as_high).sight(0, 2).clear


points = st.tuples(st.integers(0, 12_000), st.integers(0, 12_000))


@given(st.lists(points, min_size=4, max_size=6), st.lists(points, max_size=4))
def test_a_scene_that_followed_every_move_sees_what_a_fresh_one_sees(
    places: list[Point], moves: list[Point]
) -> None:
    scene = Scene([robot(*place) for place in places], sight_by_segments)
    count = len(places)
    for number, place in enumerate(moves):
        for viewer in range(count):
            for target in range(count):
                scene.sight(viewer, target)
        scene = scene.replaced(number, robot(*place))
    fresh = Scene(scene.solids, sight_by_segments)
    for viewer in range(count):
        for target in range(count):
            assert scene.sight(viewer, target) == fresh.sight(viewer, target)


def test_what_sees_and_is_seen_is_looked_at_anew_when_it_moves_though_it_is_but_a_point() -> None:
    def point(x: int, y: int) -> Solid:
        return Solid(Disc((x, y), 0), 2500)

    scene = Scene([point(5000, 15_000), point(25_000, 5000), HOUSE], sight_by_segments)
    assert scene.sight(0, 1).clear
    assert not scene.replaced(1, point(25_000, 15_000)).sight(0, 1).clear
    assert not scene.replaced(0, point(7000, 24_000)).sight(0, 1).clear
