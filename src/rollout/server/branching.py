"""What a match that goes on from another one takes over."""

from __future__ import annotations

from typing import Any

import msgspec

from rollout.kernel.actions import AgreeDraw
from rollout.kernel.match import Match


def entries_as_given(match: Match[Any], ply: int) -> str:
    """The answers up to a ply, for a match that goes on from there."""
    given = [
        {"by": entry.by, "answer": entry.answer, "interjected": entry.interjected}
        for entry in match.entries[:ply]
        if not isinstance(entry.answer, AgreeDraw)
    ]
    return msgspec.json.encode(given).decode()


def place_of(match: Match[Any]) -> str:
    """Where a match began, for one that goes on from it; empty for that of its setup."""
    if not match.from_position:
        return ""
    return msgspec.json.encode({"state": match.game.encode(match.opening)}).decode()
