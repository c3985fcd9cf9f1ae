"""The words of a game that a case may use: the rules of its book and the keys of its catalogue."""

from __future__ import annotations

from functools import cache

from rollout.cli.rulebook import rule_ids
from rollout.games.registry import find
from rollout.kernel.adjudication import Vocabulary
from rollout.words.catalogue import LANGUAGES, SHARED, messages


@cache
def vocabulary_of(game: str) -> Vocabulary:
    language = LANGUAGES[0]
    known = messages(find(game).home, language).keys() | messages(SHARED, language).keys()
    return Vocabulary(rule_ids(game), frozenset(known))
