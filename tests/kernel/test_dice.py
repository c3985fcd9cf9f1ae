"""Several dice thrown together: faces, what a game counts, and exact chances."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollout.kernel import (
    FACES,
    HIGHEST,
    IN_ORDER,
    SUM,
    AtLeast,
    ChanceError,
    Count,
    Dice,
    Hits,
    Match,
    Outside,
    Roll,
    Script,
    Scripted,
    Seeded,
    odds,
)
from rollout.kernel.adjudication.written_dice import WrittenDice
from tests.kernel.little_games import NotesTable, Said, Say, words
from tests.kernel.test_odds import Open, last_word

COUNTS = [FACES, IN_ORDER, SUM, HIGHEST, Hits(3), AtLeast(7)]


def test_all_faces_are_the_outcome() -> None:
    thrown = Dice("damage", 5, 6).draw(Random(1))
    assert thrown == [1, 6, 5, 2, 3]
    assert Dice("damage", 5, 6).kind == "5d6"


@pytest.mark.parametrize(
    "outcome",
    [[1, 2], [1, 2, 3, 4], [0, 1, 1], [1, 7, 1], [1, True, 1], [1, 2.0, 1], "123", None, 6, [[1]]],
)
def test_what_the_dice_cannot_show_is_a_fault(outcome: Any) -> None:
    assert Dice("damage", 3, 6).fault(outcome) is not None
    assert Dice("damage", 3, 6).fault([6, 1, 1]) is None


@pytest.mark.parametrize(("number", "sides"), [(0, 6), (-1, 6), (2, 0)])
def test_no_dice_cannot_be_thrown(number: int, sides: int) -> None:
    with pytest.raises(ValueError, match="cannot be thrown"):
        Dice("damage", number, sides)


def test_dice_that_a_game_counts_as_equal_are_one_branch() -> None:
    assert Dice("damage", 2, 2).branches() == [([1, 1], 1), ([1, 2], 2), ([2, 2], 1)]
    assert Dice("damage", 2, 2, IN_ORDER).branches() == [
        ([1, 1], 1), ([1, 2], 1), ([2, 1], 1), ([2, 2], 1),
    ]  # fmt: skip
    assert Dice("damage", 2, 2, HIGHEST).branches() == [([1, 1], 1), ([1, 2], 3)]
    assert Dice("volley", 3, 6, Hits(5)).branches() == [
        ([1, 1, 1], 64), ([1, 1, 5], 96), ([1, 5, 5], 48), ([5, 5, 5], 8),
    ]  # fmt: skip
    assert Dice("to_hit", 2, 6, AtLeast(11)).branches() == [([1, 1], 33), ([5, 6], 3)]


@given(st.integers(1, 4), st.integers(1, 5), st.sampled_from(COUNTS))
def test_branches_weigh_what_listing_every_throw_gives(
    number: int, sides: int, count: Count
) -> None:
    listed: dict[Any, int] = {}
    for faces in product(range(1, sides + 1), repeat=number):
        key = count.of(list(faces))
        listed[key] = listed.get(key, 0) + 1
    branches = Dice("luck", number, sides, count).branches()
    assert branches is not None
    assert {count.of(faces): weight for faces, weight in branches} == listed
    assert all(Dice("luck", number, sides).fault(faces) is None for faces, _ in branches)


def test_exact_chances_of_many_dice_do_not_list_every_throw() -> None:
    found = Dice("volley", 60, 6, SUM).chances()
    assert len(found) == 301
    assert found[60] == Fraction(1, 6**60)
    assert sum(found.values()) == 1
    assert sum(total * chance for total, chance in found.items()) == 210


def test_more_results_than_can_be_listed_are_sampled() -> None:
    assert Dice("luck", 30, 20).branches() is None
    with pytest.raises(ValueError, match="more than"):
        Dice("luck", 30, 20).chances()


def volley(table: NotesTable) -> Script[None]:
    said = yield table.ask(0, "shoot", words("shoot"))
    faces = yield table.dice(said.word, 12, 6, Hits(5))
    hits = Hits(5).of(faces)
    table.state.written.append(str(hits))
    table.tell(Said(str(hits)))


def test_odds_of_twelve_dice_are_exact() -> None:
    found = odds(Match(Open(volley)), Say("shoot"), last_word)
    assert (found.exact, found.branches) == (True, 13)
    assert found.distribution["12"] == Fraction(1, 3**12)
    assert found.distribution["0"] == Fraction(2**12, 3**12)


def test_dice_are_drawn_from_the_seed_and_given_from_outside() -> None:
    match = Match(Open(volley), source=Seeded("5eed"))
    match.answer(Say("shoot"))
    drawn = match.entries[1]
    assert (drawn.draw, len(drawn.answer)) == (0, 12)
    assert msgspec.json.encode(drawn.answer) == b"[6,5,5,1,6,3,4,3,3,6,5,3]"
    match = Match(Open(volley), source=Outside())
    match.answer(Say("shoot"))
    assert match.chance is not None
    assert match.chance.kind == "12d6"
    with pytest.raises(ChanceError):
        match.resolve([7] * 12)
    match.resolve([6] * 12)
    assert last_word(match) == "12"


def test_written_dice_are_a_list() -> None:
    match = Match(Open(volley), source=Scripted([("shoot", [5, 6] * 6)]))
    match.answer(Say("shoot"))
    assert last_word(match) == "12"


def test_bare_numbers_after_a_throw_are_left_for_the_next_one() -> None:
    written = WrittenDice(["damage 3", 5, 1])
    assert written.answer(Dice("damage", 2, 6), 0) == [3, 5]
    assert written.answer(Roll("luck", 6), 1) == 1
    assert written.answer(Roll("luck", 6), 2) is None
