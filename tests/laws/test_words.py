"""The words of every game: no other language strays into German, sentences end once, a percentage
says of what."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from rollout.cast import cast
from rollout.gamekit import GamePackage, Sentence
from rollout.gamekit.aftermath import Shot, exposure
from rollout.games.registry import find
from rollout.kernel.match import Match
from rollout.kernel.sources import Seeded
from rollout.words.catalogue import LANGUAGES, SHARED, messages
from rollout.words.words import Words

GAMES = ("the_game", "tabletop_warfare", "battlecards", "energon_wars", "attacktix")
WORD = re.compile(r"[^\W\d_]{3,}")
ANSWERS = 60


def words_in(text: str) -> set[str]:
    return {word.lower() for word in WORD.findall(text)}


def known_to(game: GamePackage) -> set[str]:
    """What German catalogues say, and who is called how."""
    texts = [(files(home) / "text.de.ftl").read_text("utf-8") for home in (game.home, SHARED)]
    names = [f"{each.name} {each.slug}" for each in cast()]
    return words_in(" ".join([*texts, *names]))


def strays(game: GamePackage, told: Iterator[str]) -> dict[str, str]:
    """Words that nobody put there, each with a text it stands in."""
    known = known_to(game)
    return {word: text for text in told for word in words_in(text) - known}


@pytest.mark.parametrize("slug", GAMES)
def test_what_can_be_bought_is_told_in_german(slug: str) -> None:
    game = find(slug)
    assert strays(game, _of_the_builder(game, Words(game, "de"))) == {}


def _of_the_builder(game: GamePackage, words: Words) -> Iterator[str]:
    if game.desk.building is None:
        return
    builder = game.desk.building.describe()
    for name in [each.name for each in builder.extras] + [each.name for each in builder.ready]:
        yield words.sentence(name)
    for ware in builder.wares:
        for sentence in _sentences((ware.pages, ware.marks)):
            if sentence.key in words or sentence.otherwise:
                yield words.sentence(sentence).replace(ware.name, "")


def _sentences(found: Any) -> Iterator[Sentence]:
    """All that stand anywhere in pages of sheets; the page has words of its own for a few."""
    if isinstance(found, Sentence):
        yield found
    elif isinstance(found, tuple):
        for each in found:
            yield from _sentences(each)
    elif hasattr(found, "__struct_fields__"):
        for name in found.__struct_fields__:
            yield from _sentences(getattr(found, name))


@pytest.mark.parametrize("slug", GAMES)
def test_a_match_is_told_in_german(slug: str) -> None:
    game = find(slug)
    assert strays(game, _of_a_match(game, Words(game, "de"))) == {}


def _of_a_match(game: GamePackage, words: Words) -> Iterator[str]:
    """Questions, choices, what happened, and the table in words."""
    rules = game.rules
    match: Match[Any] = Match(rules, rules.default_setup(), Seeded("5" * 32))
    rng = Random(5)
    while match.ask is not None and match.ply < ANSWERS:
        yield words.ask(match.ask, match.state)
        answer = rules.judgement.reply(match.state, match.ask, rng)
        yield words.action(answer, match.state)
        before = len(match.events)
        match.answer(answer)
        for event in match.events[before:]:
            yield words.event(event, match.state)
    if game.screen.twin is not None:
        yield from words.twin(game.screen.twin(match.view(0)))


@pytest.mark.parametrize("slug", GAMES)
def test_how_a_match_ended_has_no_full_stop_of_its_own(slug: str) -> None:
    game = find(slug)
    for language in LANGUAGES:
        words = Words(game, language)
        reasons = [key for key in messages(game.home, language) if key.startswith("result-")]
        assert [key for key in reasons if words.plain(key).endswith(".")] == []


@pytest.mark.parametrize(
    ("slug", "targets", "threats"),
    [
        ("the_game", "chance to hit", "Trefferchance"),
        ("tabletop_warfare", "chance to hit", "Trefferchance"),
        ("energon_wars", "chance to hit", "Trefferchance"),
        ("attacktix", "chance to topple", "Chance zu kippen"),
    ],
)
def test_who_is_in_range_and_in_whose_fire_says_what_the_percentage_is(
    slug: str, targets: str, threats: str
) -> None:
    shot = [Shot("Soundwave", 1.0)]
    ours, theirs = exposure(shot, shot)
    english, german = Words(find(slug), "en"), Words(find(slug), "de")
    assert english.sentence(ours.words) == f"In range ({targets}): Soundwave 100 %"
    assert german.sentence(theirs.words) == f"Im Schussfeld von ({threats}): Soundwave 100 %"
