"""The law of patches notices what a view lets out at an event, and nulls."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import msgspec.inspect
import pytest

from rollout.gamekit.patches import nulls_in, plain
from rollout.games.registry import find, games
from rollout.games.samples.bluff import Bluff, Hands
from rollout.kernel import Fast, Match
from rollout.testing import LawBroken
from rollout.testing.asked_moments import play_on
from rollout.testing.watching import patches_tell_what_views_tell


class Seen(msgspec.Struct):
    deal: int
    cards: list[int] = []
    pieces: dict[str, Any] = {}


class Honest(Bluff):
    def view(self, state: Hands, seat: int | None) -> Any:
        return Seen(state.deal)


class ShowsHands(Bluff):
    def view(self, state: Hands, seat: int | None) -> Any:
        return Seen(state.deal, list(state.cards))


class Piece(msgspec.Struct):
    placed: bool | int


class SaysOneForTrue(Bluff):
    """At every other event what is a truth value before is a number."""

    def view(self, state: Hands, seat: int | None) -> Any:
        return Seen(state.deal, pieces={"a": Piece(True if state.deal % 2 else 1)})


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


def test_a_number_that_becomes_a_truth_value_is_noticed() -> None:
    with pytest.raises(LawBroken, match="does not lead to the next view"):
        patches_tell_what_views_tell(played(SaysOneForTrue()))


def test_a_null_is_noticed() -> None:
    with pytest.raises(LawBroken, match=r"there is a null: \['view.card'\]"):
        patches_tell_what_views_tell(played(SaysNull()))


PLAYABLE = [each.slug for each in games() if each.status == "playable"]


@pytest.mark.parametrize("slug", PLAYABLE)
def test_no_table_in_sentences_has_a_null(slug: str) -> None:
    package, rng = find(slug), Random(2)
    twin = package.screen.twin
    assert twin is not None
    match = Match(package.rules, source=Fast(rng))
    for _ in range(6):
        for watcher in (0, 1, None):
            assert nulls_in(plain(twin(match.view(watcher)))) == []
        play_on(match, rng, 12)


@pytest.mark.parametrize("slug", PLAYABLE)
def test_what_follows_the_question_is_a_part_of_the_view(slug: str) -> None:
    package = find(slug)
    form = msgspec.inspect.type_info(package.screen.view)
    named = package.rules.follows_the_question
    assert [name for name in named if not leads(form, name.split("."))] == []


def test_a_part_that_no_view_has_is_noticed() -> None:
    form = msgspec.inspect.type_info(find("the_game").screen.view)
    assert leads(form, ["teams", "A", "chain"])
    assert leads(form, ["units", "cargo"])
    assert not leads(form, ["teams", "chain"])
    assert not leads(form, ["nobody"])


def leads(form: msgspec.inspect.Type, path: list[str]) -> bool:
    """Whether such names lead to a field; things by number have none of their own."""
    if isinstance(form, msgspec.inspect.UnionType):
        return any(leads(each, path) for each in form.types)
    if isinstance(form, msgspec.inspect.Metadata):
        return leads(form.type, path)
    if isinstance(form, msgspec.inspect.ListType | msgspec.inspect.VarTupleType):
        return not path or leads(form.item_type, path)
    if isinstance(form, msgspec.inspect.DictType):
        numbered = isinstance(bare(form.key_type), msgspec.inspect.IntType)
        if numbered or not path:
            return not path or leads(form.value_type, path)
        return len(path) > 1 and leads(form.value_type, path[1:])
    if isinstance(form, msgspec.inspect.StructType) and path:
        fields = {field.encode_name: field.type for field in form.fields}
        return path[0] in fields and leads(fields[path[0]], path[1:])
    return not path


def bare(form: msgspec.inspect.Type) -> msgspec.inspect.Type:
    return bare(form.type) if isinstance(form, msgspec.inspect.Metadata) else form
