"""Turns the numbers in facts of the sample games into words."""

from __future__ import annotations

from typing import Any

from rollout.games.samples.facts import Shown


def _shown(fact: Shown) -> dict[str, str | int]:
    return {"first": fact.cards[0], "second": fact.cards[1]}


SAYINGS: dict[type, Any] = {Shown: _shown}
WORDED = frozenset(SAYINGS)
"""The only facts that need more than their fields: all others always read the same."""


def arguments(state: Any, fact: Any) -> dict[str, str | int]:
    """Arguments for messages, beside the plain fields of the fact."""
    say = SAYINGS.get(type(fact))
    return {} if say is None else say(fact)
