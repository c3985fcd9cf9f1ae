"""What a view shares with the one before is made plain once, and the whole is as it would be."""

from __future__ import annotations

import msgspec
import pytest

from rollout.gamekit.patches import plain, plain_after, plain_views


class Card(msgspec.Struct, omit_defaults=True):
    name: str
    worth: int = 0


class Seen(msgspec.Struct, omit_defaults=True):
    cards: dict[int, Card]
    round: int = 0
    notes: dict[str, int] = msgspec.field(default_factory=dict)


CARDS = {1: Card("one"), 2: Card("two", 3)}
NOTES = {"a": 1}
NONE: dict[str, int] = {}


@pytest.mark.parametrize(
    ("before", "now"),
    [
        (Seen(CARDS), Seen(CARDS)),
        (Seen(CARDS, 1), Seen(CARDS)),
        (Seen(CARDS), Seen(CARDS, 2, NOTES)),
        (Seen(CARDS, 2, NOTES), Seen(CARDS, 2, NOTES)),
        (Seen(CARDS, 2, NOTES), Seen({1: Card("one")}, 2, NOTES)),
        (Seen(CARDS, 0, NONE), Seen({}, 3, NONE)),
    ],
)
def test_it_is_what_it_would_be_without_the_one_before(before: Seen, now: Seen) -> None:
    assert plain_after(before, plain(before), now) == plain(now)
    assert plain_views([now, now], (before, plain(before))) == [plain(now)] * 2


def test_what_is_shared_is_the_same_object() -> None:
    before = Seen(CARDS)
    made = plain(before)
    after = plain_after(before, made, Seen(CARDS, 5))
    assert after["cards"] is made["cards"]
    equal = plain_after(before, made, Seen(dict(CARDS), 5))
    assert equal["cards"] is not made["cards"]


def test_a_view_of_another_form_shares_nothing() -> None:
    class Other(msgspec.Struct):
        round: int

    assert plain_after(Other(1), {"round": 1}, Seen(CARDS)) == plain(Seen(CARDS))
