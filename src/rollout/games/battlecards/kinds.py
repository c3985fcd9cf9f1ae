"""What numbers in actions and events stand for. Seats are those of all games."""

from __future__ import annotations

from typing import Annotated, Final

from rollout.gamekit.kinds import kind

CARD: Final = "card"

CardId = Annotated[int, kind(CARD)]
"""A card of the match: Robots, Resources and Advantages are numbered together."""
