"""Turns the numbers in facts of the sample games into words."""

from __future__ import annotations

from typing import Any

from rollout.games.samples.facts import Face, Faced, Fire, Shown, Walk, Walked


def _shown(fact: Shown) -> dict[str, str | int]:
    return {"first": fact.cards[0], "second": fact.cards[1]}


def _path(fact: Walk | Walked) -> dict[str, str | int]:
    """Where it ends, in inches."""
    x, y = fact.path[-1] if fact.path else (0, 0)
    return {"path": "", "x": f"{x / 1000:.1f}", "y": f"{y / 1000:.1f}", "legs": len(fact.path)}


def _facing(fact: Face | Faced) -> dict[str, str | int]:
    return {"degrees": f"{fact.facing / 10:.1f}"}


def _bearing(fact: Fire) -> dict[str, str | int]:
    return {"degrees": f"{fact.bearing / 10:.1f}"}


SAYINGS: dict[type, Any] = {
    Shown: _shown,
    Walk: _path,
    Walked: _path,
    Face: _facing,
    Faced: _facing,
    Fire: _bearing,
}
WORDED = frozenset(SAYINGS)
"""The only facts that need more than their fields: all others always read the same."""


def arguments(state: Any, fact: Any) -> dict[str, str | int]:
    """Arguments for messages, beside the plain fields of the fact."""
    say = SAYINGS.get(type(fact))
    return {} if say is None else say(fact)
