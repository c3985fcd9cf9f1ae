"""Dice that are spread evenly over the tries of a plan."""

from collections import Counter

from rollout.bots.spread import Spread
from rollout.kernel import Roll, Shuffle


def test_the_faces_of_the_first_rolls_come_up_equally_often() -> None:
    for place in range(4):
        faces: Counter[int] = Counter()
        for number in range(200):
            source = Spread(1, number)
            rolls = [source.answer(Roll("x", 10), 0) for _ in range(4)]
            faces[rolls[place]] += 1
        assert sorted(faces) == list(range(1, 11))
        assert min(faces.values()) >= 17
        assert max(faces.values()) <= 23


def test_pairs_of_rolls_are_spread_as_well() -> None:
    pairs: Counter[tuple[int, int]] = Counter()
    for number in range(360):
        source = Spread(1, number)
        pairs[source.answer(Roll("x", 6), 0), source.answer(Roll("x", 6), 1)] += 1
    assert len(pairs) == 36
    assert min(pairs.values()) >= 6


def test_later_rolls_and_shuffles_are_random() -> None:
    source = Spread(1, 0)
    assert sorted(source.answer(Shuffle("deal", [1, 2, 3]), 0)) == [1, 2, 3]
    first = [source.answer(Roll("x", 6), 0) for _ in range(4)]
    later = [source.answer(Roll("x", 6), 0) for _ in range(200)]
    assert set(first) <= set(later) == {1, 2, 3, 4, 5, 6}


def test_what_follows_a_plan_has_equal_luck_whatever_was_rolled_before() -> None:
    short, long = Spread(1, 5), Spread(1, 5)
    for _ in range(9):
        long.answer(Roll("x", 10), 0)
    for source in (short, long):
        source.begin_what_follows()
    assert [short.answer(Roll("x", 10), 0) for _ in range(9)] == [
        long.answer(Roll("x", 10), 0) for _ in range(9)
    ]
