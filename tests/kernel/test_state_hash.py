"""The hash of a state: journals of years have it, so it never changes."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

import msgspec
import pytest

from rollout.games.registry import find
from rollout.kernel import Match, Seeded, state_hash
from rollout.kernel.game import Game
from rollout.kernel.requests import Ask


class Piece(msgspec.Struct):
    worth: int
    name: str


@dataclass
class Odd:
    """Names out of their order, keys too, sets, tuples, things inside of things."""

    zeal: int = 7
    by_name: dict[str, int] = field(default_factory=lambda: {"b": 2, "a": 10, "ä": 1})
    among: set[int] = field(default_factory=lambda: {30, 4, 200})
    pieces: list[Piece] = field(default_factory=lambda: [Piece(3, "ö"), Piece(1, "a")])
    at: tuple[float, None, bool] = (0.5, None, True)

    def copy(self) -> Odd:
        return Odd()


class OddGame(Game[Odd]):
    slug = "odd"
    state_type = Odd


def test_the_hash_of_a_state_is_that_of_its_sorted_json() -> None:
    written = (
        '{"among":[4,30,200],"at":[0.5,null,true],'
        '"by_name":{"a":10,"b":2,"ä":1},'
        '"pieces":[{"name":"ö","worth":3},{"name":"a","worth":1}],"zeal":7}'
    )
    expected = hashlib.blake2b(written.encode(), digest_size=8).hexdigest()
    assert state_hash(OddGame(), Odd()) == expected


@pytest.mark.parametrize(
    "slug", ["the_game", "tabletop_warfare", "battlecards", "energon_wars", "attacktix"]
)
def test_the_hash_of_a_games_state_is_that_of_what_it_encodes(slug: str) -> None:
    game = find(slug).rules
    match = Match(game, source=Seeded("hash"))
    for _ in range(8):
        match.carry_out()
        assert isinstance(match.ask, Ask)
        match.answer(next(iter(match.ask.options)))
    written = msgspec.json.encode(game.encode(match.state), order="deterministic")
    expected = hashlib.blake2b(written, digest_size=8).hexdigest()
    assert state_hash(game, match.state) == expected
