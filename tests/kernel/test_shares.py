"""Parts of the dice as a journal tells them: what a reader holds against them."""

from __future__ import annotations

import pytest

from rollout.kernel.errors import Unreadable
from rollout.kernel.shares import Share, SharedDice, digest, sealed

MATCH, SEED, SETUP = "k3v9k3v9k3v9", "5eed", {"decks": ["a", "b"]}


def dice(*shares: Share) -> SharedDice:
    return SharedDice(MATCH, SETUP, list(shares))


def part(seat: int) -> Share:
    """One that was sealed."""
    secret = f"{seat}a5a"
    return Share(seat, secret, sealed(MATCH, digest(SETUP), seat, secret))


def test_only_the_last_to_sit_down_need_not_seal_theirs() -> None:
    dice(part(0), part(1), Share(2, "2b2b")).check()
    with pytest.raises(Unreadable, match="seats B and C were never sealed"):
        dice(part(0), Share(1, "1b1b"), Share(2, "2b2b")).check()


def test_a_seat_has_one_part() -> None:
    with pytest.raises(Unreadable, match="not in the order of their seats"):
        dice(part(0), part(0)).check()
    with pytest.raises(Unreadable, match="not in the order of their seats"):
        dice(part(1), part(0)).check()


def test_a_setup_that_was_varied_after_the_seals_is_noticed() -> None:
    shared = dice(part(0), Share(1, "1b1b"))
    shared.settled = shared.settled_by(SEED, SETUP)
    shared.check_settled(SEED, SETUP)
    with pytest.raises(Unreadable, match="settled before the dice"):
        shared.check_settled(SEED, {"decks": ["a", "c"]})


def test_a_seal_that_was_added_afterwards_is_noticed() -> None:
    shared = dice(part(0), Share(1), Share(2, "2b2b"))
    shared.settled = shared.settled_by(SEED, SETUP)
    shared.shares[1] = part(1)
    shared.check()
    with pytest.raises(Unreadable, match="settled before the dice"):
        shared.check_settled(SEED, SETUP)


ROWS = [
    "match k3v9k3v9k3v9",
    'agreed {"decks":["a","b"]}',
    "share A 5a5a sealed 91d2",
    "share B none",
    "share C lost sealed 77aa",
    "share D 2b2b",
    "settled 00ff",
]


def test_all_that_is_told_of_the_parts_is_read_back() -> None:
    shared = SharedDice("")
    for row in ROWS:
        head, _, rest = row.partition(" ")
        shared.read(head, rest)
    assert shared == SharedDice(
        MATCH,
        SETUP,
        [Share(0, "5a5a", "91d2"), Share(1), Share(2, "", "77aa"), Share(3, "2b2b")],
        "00ff",
    )
    assert shared.to_rows() == ROWS
    assert shared.counted() == (2, 1)
    assert dice(Share(0), Share(1)).to_rows()[2:] == ["share A none", "share B none"]
    assert dice(Share(0), Share(1)).counted() == (0, 0)


@pytest.mark.parametrize(
    "rest", ["A", "A 5a sealed", "A 5a sealed 91 92", "AB 5a", "a 5a", "* 5a", ""]
)
def test_what_is_no_part_is_not_read(rest: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        SharedDice("").read("share", rest)


def test_the_key_hangs_on_everything_that_was_opened_and_on_no_seal() -> None:
    shared = dice(part(0), Share(1, "1b1b"))
    key = shared.key(SEED, SETUP)
    assert key == "f5612f13fd16688f9a3a990038bebd9459b4ef1afe8a43478016e7aa99c89c02"
    assert dice(Share(0, "0a5a"), Share(1, "1b1b"), Share(2, "", "77aa")).key(SEED, SETUP) == key
    others = [
        shared.key("5eee", SETUP),
        shared.key(SEED, {"decks": []}),
        dice(part(0)).key(SEED, SETUP),
        dice(part(0), Share(2, "1b1b")).key(SEED, SETUP),
        SharedDice("other", SETUP, shared.shares).key(SEED, SETUP),
    ]
    assert len({key, *others}) == 6


def test_a_seal_for_another_seat_or_secret_is_noticed() -> None:
    with pytest.raises(Unreadable) as told:
        dice(part(0), Share(1, "1a5b", part(1).seal)).check()
    assert str(told.value) == "the part of seat B is not the one that was sealed"
    dice(part(0), Share(1, "", "whatever")).check()
