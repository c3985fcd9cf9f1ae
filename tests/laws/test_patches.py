"""The law of patches notices what a view lets out at an event, and nulls."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from rollout.games.samples.bluff import Bluff, Hands
from rollout.kernel import Fast, Match
from rollout.testing import LawBroken
from rollout.testing.asked_moments import play_on
from rollout.testing.watching import patches_tell_what_views_tell


class Seen(msgspec.Struct):
    deal: int
    cards: list[int] = []


class Honest(Bluff):
    def view(self, state: Hands, seat: int | None) -> Any:
        return Seen(state.deal)


class ShowsHands(Bluff):
    def view(self, state: Hands, seat: int | None) -> Any:
        return Seen(state.deal, list(state.cards))


class Nothing(msgspec.Struct):
    card: int | None = None


class SaysNull(Bluff):
    def view(self, state: Hands, seat: int | None) -> Any:
        return Nothing()


def played(game: Bluff) -> Match[Hands]:
    rng = Random(1)
    match = Match(game, source=Fast(rng))
    play_on(match, rng, 12)
    return match


def test_a_view_that_hides_what_it_must_passes() -> None:
    patches_tell_what_views_tell(played(Honest()))


def test_a_patch_that_tells_a_hand_is_noticed() -> None:
    with pytest.raises(LawBroken, match="what it cannot know"):
        patches_tell_what_views_tell(played(ShowsHands()))


def test_a_null_is_noticed() -> None:
    with pytest.raises(LawBroken, match=r"there is a null: \['view.card'\]"):
        patches_tell_what_views_tell(played(SaysNull()))
