"""How long a match may last (TW-RUL-78)."""

from __future__ import annotations

from typing import Final

from rollout.gamekit import TimeLimit
from rollout.games.tabletop_warfare.actions import TimeIsUp
from rollout.games.tabletop_warfare.setup import Setup

SECONDS_A_MINUTE: Final = 60


def time_limit(setup: Setup) -> TimeLimit | None:
    """TW-RUL-78: the option counts minutes, and 0 is none."""
    minutes = setup.options.time_limit
    return TimeLimit(minutes * SECONDS_A_MINUTE, TimeIsUp()) if minutes else None
