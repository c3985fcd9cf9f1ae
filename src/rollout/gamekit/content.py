"""Content: characters, cards, maps. What is packaged and what players write go the same way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta

from rollout.kernel.bounds import LARGEST_TEXT
from rollout.kernel.content import ContentError

HomebrewText = Annotated[str, Meta(max_length=LARGEST_TEXT)]
"""In a setup: the players' own content, as TOML. Every game's field for it has this type."""
Name = Annotated[str, Meta(max_length=60)]
"""In a setup: what something of the library is called."""
MOST_LIBRARIES: Final = 128
"""With players' own content, that are kept in memory: the longest unused is read again."""


@dataclass(frozen=True, eq=False)
class Content:
    """What files of a game's content must be."""

    check: Callable[[Path], list[ContentError]]
    """All that is wrong with a file or folder; empty when it can be played."""
    sections: tuple[str, ...]
    """The first keys of its files, by which a file is known to belong to the game."""
