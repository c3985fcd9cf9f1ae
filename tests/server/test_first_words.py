"""What a table says first, and what it says later, is everything that there is to say."""

from __future__ import annotations

import re

import pytest

from rollout.games.registry import find, games
from rollout.server.api_games import OWN, words_of
from rollout.server.first_words import LATER, part_of
from rollout.words.catalogue import LANGUAGES, SHARED

KEY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{ *(-?[a-z][\w-]*) *[}(]")

SAMPLE = """### Words
ask-act = What now?
refuse-range = Too far:
    { $range } at most.
-brand = Rollout
## Later
help-play = Play.
do-move = { -brand }: move
"""


def test_first_come_asks_and_choices_then_refusals_and_the_terminal() -> None:
    first = "ask-act = What now?\n-brand = Rollout\ndo-move = { -brand }: move"
    rest = "refuse-range = Too far:\n    { $range } at most.\nhelp-play = Play.\n"
    assert part_of(SAMPLE, "first") == first
    assert part_of(SAMPLE, "rest") == rest
    assert part_of(SAMPLE, "all") == SAMPLE


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", [each.slug for each in games() if each.status == "playable"])
def test_nothing_is_lost_and_nothing_that_comes_first_needs_the_rest(
    slug: str, language: str
) -> None:
    text = words_of((find(slug).home, SHARED, OWN), language)
    first, rest = part_of(text, "first"), part_of(text, "rest")
    assert sorted(KEY.findall(first) + KEY.findall(rest)) == sorted(KEY.findall(text))
    assert [each for each in REFERENCE.findall(first) if each.startswith(LATER)] == []
