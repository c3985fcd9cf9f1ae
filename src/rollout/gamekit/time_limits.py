"""How long a match may last, where a game lets people agree on that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from rollout.kernel.actions import Interjection


@dataclass(frozen=True)
class TimeLimit:
    """After how many seconds of play, whoever thinks, the world says what."""

    seconds: float
    interjection: Interjection


def no_time_limit(setup: Any) -> TimeLimit | None:
    return None
