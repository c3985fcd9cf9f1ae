"""Turns the numbers in facts of the sample games into words."""

from __future__ import annotations

from typing import Any

from rollout.games.samples.facts import ChipsMoved, Shown

WORDED = (ChipsMoved, Shown)
"""The only facts that need more than their fields."""


def arguments(state: Any, fact: Any) -> dict[str, str | int]:
    """Arguments for messages, beside the plain fields of the fact."""
    if isinstance(fact, ChipsMoved):
        return {"to": "AB"[fact.to]}
    if isinstance(fact, Shown):
        return {"first": fact.cards[0], "second": fact.cards[1]}
    return {}
