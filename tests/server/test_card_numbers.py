"""Numbers of hidden cards: none of them leaves the service, and none can be asked about.

In a deck whose list everybody knows, a number means the same card in every match; a secret list is
numbered at random. So what matters is that whoever may not know a card never learns its number,
and that trying out numbers teaches nothing: every answer is the same in every world that the
asking seat can imagine. Dealing such a world anew changes which numbers lie where.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from rollout.games.battlecards.content.library import library
from rollout.games.battlecards.screen.looks import LOOKS
from rollout.games.registry import find
from rollout.kernel.actions import Action
from rollout.kernel.errors import TableError, Unreadable
from rollout.kernel.match import Match
from rollout.kernel.sources import Outside
from rollout.server.game_forms import action_decoder
from rollout.server.play import Play
from rollout.server.records import MatchRecord, Row
from rollout.server.teller import Teller

EVERY = 8
"""Answers between two questions that are looked at."""


def begun(slug: str, setup: Any = None, seed: str = "seed") -> Play:
    rules = find(slug).rules
    versions = (rules.rules_version, rules.content_version)
    written = msgspec.json.encode(setup).decode()
    play = Play(
        MatchRecord(
            "a" * 12, slug, *versions, written, seed, "", "committed", "never", True, "{}", 0.0
        )
    )
    play.enter(Row("a" * 12, 1, "start", -1, None, 0, 0, "", "", 0.0))
    return play


def worlds(slug: str, answers: int) -> Iterator[tuple[Play, Match[Any], random.Random]]:
    """A random match, and now and then another world that the asked seat can imagine."""
    play, rng = begun(slug), random.Random(3)
    for number in range(answers):
        ask = play.match.ask
        if ask is None:
            return
        if number % EVERY == 0:
            yield play, play.match.imagine(ask.seat, rng, Outside()), rng
        play.enter(play.draft("answer", ask.seat, 0.0), ask.options.sample(rng))


def with_every_number(play: Play, rng: random.Random) -> Iterator[Action]:
    """Answers of the kinds that are possible now, with each of their numbers changed to all."""
    assert play.match.ask is not None
    samples = [play.match.ask.options.sample(rng) for _ in range(8)]
    kinds = {type(action): msgspec.to_builtins(action) for action in samples}
    decode = action_decoder(play.game).decode
    for fields in kinds.values():
        for name, value in fields.items():
            if type(value) is int:
                for number in range(-1, 125):
                    yield decode(msgspec.json.encode({**fields, name: number}))


@pytest.mark.parametrize(("slug", "answers"), [("battlecards", 160), ("the_game", 40)])
def test_no_refusal_tells_where_the_number_of_a_hidden_card_lies(slug: str, answers: int) -> None:
    asked = 0
    for play, other, rng in worlds(slug, answers):
        teller = Teller(play.package)
        for action in with_every_number(play, rng):
            asked += 1
            real, imagined = (refused(match, action, teller) for match in (play.match, other))
            assert real == imagined, action
    assert asked > 400


def refused(match: Match[Any], action: Action, teller: Teller) -> bytes:
    assert match.ask is not None
    refusal = match.ask.options.refusal(action)
    told = None if refusal is None else teller.refusal(refusal, match.state)
    return msgspec.json.encode(told)


def test_no_look_tells_what_a_hidden_number_is() -> None:
    look = find("battlecards").screen.look
    assert look is not None
    answered = 0
    for moment, (play, other, _) in enumerate(worlds("battlecards", 80)):
        assert play.match.ask is not None
        seat = play.match.ask.seat
        for name in LOOKS:
            for number in range(-1 + moment, 100, 9):
                question = {name: {"robot": number, "resource": number, "card": number}}
                real, imagined = (
                    looked(look, match.state, seat, question) for match in (play.match, other)
                )
                assert real == imagined, question
                answered += 1
    assert answered > 200


def looked(look: Any, state: Any, seat: int, question: dict[str, Any]) -> bytes | str:
    try:
        return msgspec.json.encode(look(state, seat, question))
    except (TableError, Unreadable) as error:
        return str(error)


def test_a_secret_list_is_numbered_anew_in_every_match() -> None:
    """So that a number which is shown tells nothing of its neighbours in the list."""
    counts = library().decks["roll_out"].counts
    own = "\n".join(f"{count} {code}" for code, count in counts.items())
    numbered = [
        begun("battlecards", {"decks": [own, "air_supremacy"]}, seed).match.state
        for seed in ("one", "two", "three")
    ]
    mine = [[kind for kind, seat in zip(each.kinds, each.owners, strict=True) if seat == 0]
            for each in numbered]  # fmt: skip
    assert len({tuple(kinds) for kinds in mine}) == 3
    assert len({tuple(sorted(kinds)) for kinds in mine}) == 1
