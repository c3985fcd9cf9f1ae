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
