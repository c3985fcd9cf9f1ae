"""A number out of range in an action is refused: it never breaks anything, in any game."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from rollout.games.registry import MISSION, find
from rollout.kernel import Match, Seeded
from rollout.kernel.actions import Action
from rollout.kernel.errors import Illegal, Refusal

PLIES = 120
EVERY = 3
"""One question of so many is looked at."""
STRANGE = (-(2**40), -2, -1, 97, 2**40)


def strangers(action: Action) -> Iterator[Action]:
    """The action with one of its numbers out of all range; in lists and points too."""
    for field in action.__struct_fields__:
        value = getattr(action, field)
        for changed in changes(value):
            yield msgspec.structs.replace(action, **{field: changed})


def changes(value: Any) -> Iterator[Any]:
    if type(value) is int:
        yield from STRANGE
    elif isinstance(value, tuple):
        for place, each in enumerate(value[:2]):
            for changed in changes(each):
                yield (*value[:place], changed, *value[place + 1 :])


def probe(match: Match[Any], action: Action) -> None:
    """It is refused in words, or allowed: nothing else happens."""
    assert match.ask is not None
    options, ply = match.ask.options, match.ply
    refusal = options.refusal(action)
    assert (action in options) == (refusal is None)
    if refusal is None:
        return
    assert isinstance(refusal, Refusal)
    with pytest.raises(Illegal):
        match.answer(action)
    assert match.ply == ply


@pytest.mark.parametrize("game", MISSION)
def test_a_number_out_of_range_is_refused_and_breaks_nothing(game: str) -> None:
    rng = Random(game)
    match: Match[Any] = Match(find(game).rules, None, Seeded("07" * 16))
    probed: set[type[Action]] = set()
    for number in range(PLIES):
        match.carry_out()
        if match.ask is None:
            break
        action = match.ask.options.sample(rng)
        if number % EVERY == 0 or type(action) not in probed:
            probed.add(type(action))
            for strange in strangers(action):
                probe(match, strange)
        match.answer(action)
    assert len(probed) > 3
