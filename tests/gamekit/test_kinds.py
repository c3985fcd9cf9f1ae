"""What a number means is said in its type, and everything else follows."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

from rollout.gamekit.kinds import SeatId, kind, kind_table, kinds_of, missing_things, numbers_in
from rollout.games.registry import find, games
from rollout.kernel import Action

ALL_GAMES = [each.slug for each in games()]

CardId = Annotated[int, kind("card")]
CardOrNone = Annotated[int, kind("card", ge=-1)]


class Deal(Action, frozen=True):
    seat: SeatId
    cards: tuple[CardId, ...]
    rows: tuple[tuple[CardId | None, ...], ...]
    count: int
    word: str = ""


class Slot(msgspec.Struct):
    card: CardOrNone
    weight: int = 0


class Written(msgspec.Struct):
    slots: list[Slot]
    pairs: list[tuple[int, CardOrNone]]
    turn: SeatId
    last: CardId | None = None


def test_a_kind_is_found_in_a_field_in_lists_and_in_lists_of_lists() -> None:
    assert kinds_of(Deal) == {"seat": "seat", "cards": "card", "rows": "card"}


def test_a_kind_changes_nothing_of_what_is_written() -> None:
    deal = Deal(1, (3, 4), ((5, None),), 2)
    assert msgspec.json.encode(deal) == (
        b'{"do":"deal","seat":1,"cards":[3,4],"rows":[[5,null]],"count":2,"word":""}'
    )
    assert msgspec.json.decode(msgspec.json.encode(deal), type=Deal) == deal


def test_a_kind_is_named_in_the_schema() -> None:
    fields = msgspec.json.schema(Deal)["$defs"]["Deal"]["properties"]
    assert fields["seat"] == {"type": "integer", "x-kind": "seat"}


def test_numbers_are_found_wherever_they_stand() -> None:
    written = Written([Slot(2, 9), Slot(-1)], [(7, 4)], 1, 5)
    assert numbers_in(written) == [
        ("card", 2),
        ("card", -1),
        ("card", 4),
        ("seat", 1),
        ("card", 5),
    ]


class Laid(msgspec.Struct):
    owners: dict[CardId, SeatId]
    weights: dict[CardId, int]
    names: dict[str, CardOrNone]
    slots: dict[int, Slot]
    tapped: frozenset[CardId] = frozenset()


def test_numbers_are_found_in_keys_and_values_of_maps_and_in_sets() -> None:
    laid = Laid({3: 1}, {4: 99}, {"top": -1}, {98: Slot(5, 97)}, frozenset({6}))
    assert numbers_in(laid) == [
        ("card", 3),
        ("seat", 1),
        ("card", 4),
        ("card", -1),
        ("card", 5),
        ("card", 6),
    ]
    assert missing_things(laid, {"card": 6, "seat": 2}) == [("card", 6)]


class Paired(msgspec.Struct):
    owners: tuple[tuple[CardId, SeatId], ...]


class Either(msgspec.Struct):
    what: CardId | SeatId


class Called(msgspec.Struct):
    card: CardId | str


def test_a_field_with_numbers_of_two_kinds_is_refused_where_kinds_are_read() -> None:
    with pytest.raises(TypeError, match=r"Paired.owners: a field names one kind of things, not"):
        kinds_of(Paired)
    assert numbers_in(Paired(((3, 1),))) == [("card", 3), ("seat", 1)]


def test_a_number_of_one_kind_or_another_is_refused_where_numbers_are_read() -> None:
    with pytest.raises(TypeError, match=r"Either.what: a field names one kind of things, not"):
        kinds_of(Either)
    with pytest.raises(TypeError, match=r"Either.what: of .* nobody can tell what a number means"):
        numbers_in(Either(3))


def test_a_word_in_the_place_of_a_number_is_none_of_the_numbers() -> None:
    assert numbers_in(Called("joker")) == []
    assert missing_things(Called("joker"), {"card": 2}) == []
    assert missing_things(Called(2), {"card": 2}) == [("card", 2)]


@pytest.mark.parametrize(
    ("written", "missing"),
    [
        (Written([Slot(4), Slot(-1)], [(90, 0)], 1), []),
        (Written([Slot(5)], [], 0), [("card", 5)]),
        (Written([], [(0, 6)], 2, -2), [("card", 6), ("seat", 2), ("card", -2)]),
    ],
)
def test_a_number_for_which_there_is_nothing_is_told(
    written: Written, missing: list[tuple[str, int]]
) -> None:
    assert missing_things(written, {"card": 5, "seat": 2}) == missing


def test_a_kind_that_is_not_counted_is_not_looked_at() -> None:
    assert missing_things(Written([Slot(99)], [], 1), {"seat": 2}) == []


@pytest.mark.parametrize("slug", ALL_GAMES)
def test_every_field_called_seat_says_that_it_is_one(slug: str) -> None:
    rules = find(slug).rules
    unsaid = [
        each.__name__
        for each in (*rules.actions, *rules.events)
        if "seat" in each.__struct_fields__ and kinds_of(each).get("seat") != "seat"
    ]
    assert unsaid == []


@pytest.mark.parametrize("slug", ALL_GAMES)
def test_every_kind_of_an_action_or_event_has_names(slug: str) -> None:
    game = find(slug)
    used = {
        name
        for room in kind_table(game.rules).values()
        for fields in room.values()
        for name in fields.values()
    }
    known = {"seat"} if game.namer is None else {"seat", *game.namer.kinds}
    assert used - known == set()


def test_the_table_for_a_page_names_the_fields_of_every_action_and_event() -> None:
    table = kind_table(find("battlecards").rules)
    assert table["actions"]["claim"] == {"robot": "card", "resource": "card"}
    assert table["events"]["hand_seen"] == {"seat": "seat", "target": "seat", "cards": "card"}
    assert "draw" not in table["actions"]
