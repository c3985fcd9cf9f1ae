"""Requests to the world, and where their outcomes come from."""

from __future__ import annotations

import hashlib
from itertools import permutations
from random import Random
from typing import Any

import pytest

from rollout.games.samples.disc_duel import Flick
from rollout.games.samples.facts import Rest
from rollout.kernel import (
    Chance,
    ChanceError,
    Fast,
    Outside,
    Roll,
    Scripted,
    Seeded,
    Shuffle,
    Source,
    Stream,
    commitment,
)

# Requests


@pytest.mark.parametrize(
    ("need", "branches"),
    [
        (None, [(1, 1), (2, 1), (3, 1), (4, 1)]),
        (3, [(3, 2), (2, 2)]),
        (1, [(1, 4)]),
        (-5, [(1, 4)]),
        (4, [(4, 1), (3, 3)]),
        (5, [(4, 4)]),
        (99, [(4, 4)]),
    ],
)
def test_a_roll_lists_the_outcomes_that_differ(
    need: int | None, branches: list[tuple[int, int]]
) -> None:
    assert Roll("to_hit", 4, need).branches() == branches


def test_a_die_shows_each_face_about_as_often() -> None:
    rng = Random(1)
    counts = [0] * 7
    for _ in range(6_000):
        counts[Roll("luck", 6).draw(rng)] += 1
    assert counts[0] == 0
    assert all(900 < count < 1_100 for count in counts[1:])


def test_a_short_shuffle_lists_every_order_and_a_long_one_none() -> None:
    branches = Shuffle("deal", [1, 2, 3]).branches()
    assert branches is not None
    assert sorted(tuple(order) for order, _ in branches) == sorted(permutations([1, 2, 3]))
    assert {weight for _, weight in branches} == {1}
    assert Shuffle("deal", list(range(6))).branches() is None


def test_a_shuffle_leaves_its_items_alone() -> None:
    items = [3, 1, 2]
    assert sorted(Shuffle("deal", items).draw(Random(4))) == [1, 2, 3]
    assert items == [3, 1, 2]


@pytest.mark.parametrize(
    "outcome",
    [[1, 2], [1, 2, 2], [1, 2, 4], [1, 2, "3"], [True, 2, 3], "123", None, {}, [[1, 2, 3]]],
)
def test_a_shuffle_gives_nothing_but_its_items(outcome: Any) -> None:
    assert Shuffle("deal", [1, 2, 3]).fault(outcome) is not None
    assert Shuffle("deal", [1, 2, 3]).fault([3, 1, 2]) is None


def test_a_record_must_be_of_its_type() -> None:
    flick = Flick((0, 0), (3_000, 0), [6, 6])
    assert flick.fault(Rest(1, 2)) is None
    assert flick.fault(7) is not None
    assert flick.fault({"x": 1}) is not None


def test_a_bare_request_has_a_kind_no_branches_and_no_faults() -> None:
    assert (Chance().kind, Chance().branches(), Chance().fault("anything")) == (
        "chance",
        None,
        None,
    )
    assert Chance().draw(Random(1)) is None


# Sources


def test_a_seed_is_committed_to_by_the_hash_of_its_letters() -> None:
    assert Seeded("5eed").commitment == hashlib.sha256(b"5eed").hexdigest()
    assert commitment("5EED") != commitment("5eed") != commitment("5e ed")


def test_a_draw_follows_from_seed_and_number_alone() -> None:
    deal = Shuffle("deal", list(range(20)))
    source = Seeded("5eed")
    assert source.answer(deal, 7) == Seeded("5eed").answer(deal, 7)
    assert source.answer(deal, 7) != source.answer(deal, 8)
    assert source.answer(deal, 7) != Seeded("5eee").answer(deal, 7)


def test_seeds_are_drawn_secretly_when_none_is_given() -> None:
    assert len(Seeded().seed) == 32
    assert Seeded().seed != Seeded().seed


def test_the_stream_is_sha_256_in_counter_mode() -> None:
    first = int.from_bytes(hashlib.sha256(b"5eed/3/0").digest(), "big")
    second = int.from_bytes(hashlib.sha256(b"5eed/3/1").digest(), "big")
    assert Stream("5eed", 3).getrandbits(256) == first
    assert Stream("5eed", 3).getrandbits(300) == ((first << 256) | second) >> 212
    assert Stream("5eed", 3).random() == (first >> 203) / 2**53


def test_nobody_draws_outside_or_by_default() -> None:
    assert Outside().answer(Roll("luck", 6), 0) is None
    assert Source().answer(Roll("luck", 6), 0) is None


def test_fast_chance_is_that_of_its_generator() -> None:
    assert Fast(Random(3)).answer(Roll("luck", 6), 0) == Roll("luck", 6).draw(Random(3))


def test_written_rolls_come_in_their_order_by_name_or_by_kind() -> None:
    source = Scripted([4, ("luck", 5), ("d6", 6)])
    assert [source.answer(Roll("luck", 6), number) for number in range(3)] == [4, 5, 6]
    source.finish()


@pytest.mark.parametrize(
    ("outcomes", "why"),
    [([], "missing-roll"), ([7], "wrong-die"), ([("damage", 3)], "wrong-roll")],
)
def test_a_written_roll_that_is_missing_or_wrong_is_told(outcomes: list[Any], why: str) -> None:
    with pytest.raises(ChanceError) as raised:
        Scripted(outcomes).answer(Roll("luck", 6), 0)
    assert raised.value.refusal.why == why
    assert raised.value.refusal.details["about"] == "luck"


def test_a_written_roll_that_is_left_over_is_told() -> None:
    with pytest.raises(ChanceError) as raised:
        Scripted([3]).finish()
    assert raised.value.refusal.why == "left-over-rolls"


def test_written_rolls_are_put_back_from_a_number_on() -> None:
    source = Scripted([1, 2, 3])
    for number in range(3):
        source.answer(Roll("luck", 6), number)
    source.put_back(1)
    assert source.outcomes == [2, 3]
