"""Content: characters, cards, maps. What is packaged and what players write go the same way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rollout.kernel.content import ContentError


@dataclass(frozen=True, eq=False)
class Content:
    """What files of a game's content must be."""

    check: Callable[[Path], list[ContentError]]
    """All that is wrong with a file or folder; empty when it can be played."""
    sections: tuple[str, ...]
    """The first keys of its files, by which a file is known to belong to the game."""
