"""Which games there are, and which of them can be played. A game is imported when it is asked for.

>>> find("tic_tac_toe").slug
'tic_tac_toe'
>>> find("the_gam")
Traceback (most recent call last):
    ...
rollout.games.registry.UnknownGame: there is no game "the_gam" (nearest: the_game)
"""

from __future__ import annotations

import difflib
import importlib
import importlib.util
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from rollout.kernel.game import Game

PLAYABLE: Final = "playable"
COMING: Final = "coming"
SAMPLE: Final = "sample"


@dataclass
class Listing:
    """One game of the list. `title` is a key of the shared catalogue."""

    slug: str
    title: str
    status: str
    module: str

    @property
    def package(self) -> str:
        """Where the game's words and content lie."""
        return self.module.rpartition(".")[0] if self.status == SAMPLE else self.module


class UnknownGame(LookupError):
    """No game has that name. `nearest` is the name that was probably meant, or empty."""

    def __init__(self, slug: str, nearest: str) -> None:
        self.slug = slug
        self.nearest = nearest
        hint = f" (nearest: {nearest})" if nearest else ""
        super().__init__(f'there is no game "{slug}"{hint}')


class NotYetPlayable(LookupError):
    """The game is planned, but its rules are not here yet."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        super().__init__(f'"{slug}" cannot be played yet')


MISSION: Final = ("the_game", "tabletop_warfare", "battlecards", "energon_wars", "attacktix")
SAMPLES: Final = ("tic_tac_toe", "bluff", "disc_duel", "counting")


def games() -> list[Listing]:
    """The five games, then the samples."""
    return [listing(slug) for slug in (*MISSION, *SAMPLES)]


def listing(slug: str) -> Listing:
    """What is known of a game without importing it."""
    title = "game-" + slug.replace("_", "-")
    if slug in SAMPLES:
        return Listing(slug, title, SAMPLE, f"rollout.games.samples.{slug}")
    if slug in MISSION:
        module = f"rollout.games.{slug}"
        return Listing(slug, title, PLAYABLE if _exists(module) else COMING, module)
    nearest = difflib.get_close_matches(slug, [*MISSION, *SAMPLES], 1, 0.5)
    raise UnknownGame(slug, nearest[0] if nearest else "")


def find(slug: str) -> Game[Any]:
    """The game of that name. Raises UnknownGame or NotYetPlayable."""
    entry = listing(slug)
    if entry.status == COMING:
        raise NotYetPlayable(slug)
    game: Game[Any] = importlib.import_module(entry.module).GAME
    return game


def _exists(module: str) -> bool:
    """Whether the package names its GAME; one that does not is only begun."""
    found = importlib.util.find_spec(module)
    if found is None or found.origin is None:
        return False
    return "GAME" in Path(found.origin).read_text(encoding="utf-8")
