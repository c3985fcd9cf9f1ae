"""Which games there are, and which of them can be played. A game is imported when it is asked for.

Ours stand in a table. Those of other people are found when they are installed beside Rollout
and name their `GamePackage` as an entry point:

    [project.entry-points."rollout.games"]
    stone_heap = "stone_heap:GAME"

>>> find("tic_tac_toe").slug
'tic_tac_toe'
>>> find("the_gam")
Traceback (most recent call last):
    ...
rollout.games.registry.UnknownGame: there is no game "the_gam" (nearest: the_game)
"""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

from rollout.gamekit.package import GamePackage, title_of
from rollout.kernel.game import Game
from rollout.kernel.loading import LOADING, know_all_forms
from rollout.kernel.nearest import nearest

PLAYABLE: Final = "playable"
COMING: Final = "coming"
INSTALLED: Final = "installed"
"""Of other people."""
SAMPLE: Final = "sample"

MISSION: Final = ("the_game", "tabletop_warfare", "battlecards", "energon_wars", "attacktix")
NOT_YET: Final[tuple[str, ...]] = ()
"""Those of them whose rules are not here yet."""
SAMPLES: Final = ("tic_tac_toe", "bluff", "disc_duel", "shield_duel", "counting")
ENTRY_POINTS: Final = "rollout.games"


@dataclass(frozen=True)
class Listing:
    """One game of the list. `title` is a key of the game's catalogue, and of ours for our own."""

    slug: str
    title: str
    status: str


class UnknownGame(LookupError):
    """No game has that name. `nearest` is the name that was probably meant, or empty."""

    def __init__(self, slug: str, nearest: str) -> None:
        self.slug = slug
        self.nearest = nearest
        hint = f" (nearest: {nearest})" if nearest else ""
        super().__init__(f'there is no game "{slug}"{hint}')


class NotYetPlayable(LookupError):
    """The game is planned, but its rules are not here yet."""

    def __init__(self, slug: str, why: str = "cannot be played yet") -> None:
        self.slug = slug
        super().__init__(f'"{slug}" {why}')


class NotLoaded(NotYetPlayable):
    """The game is installed, but is not what an installed game must be."""


def games() -> list[Listing]:
    """The five games, those of other people, then the samples."""
    return [listing(slug) for slug in (*MISSION, *sorted(_installed()), *SAMPLES)]


def listing(slug: str) -> Listing:
    """What is known of a game without importing it."""
    return Listing(slug, title_of(slug), _status(slug))


def find(slug: str) -> GamePackage:
    """The game of that name. Raises UnknownGame or NotYetPlayable."""
    status = _status(slug)
    if status == COMING:
        raise NotYetPlayable(slug)
    if slug not in _KNOWN:
        with LOADING:
            _load(slug, status)
            know_all_forms()
            _KNOWN.add(slug)
    return _load(slug, status)


def find_rules(slug: str) -> Game[Any]:
    """The rules of the game of that name. Raises as `find` does."""
    return find(slug).rules


_KNOWN: Final[set[str]] = set()
"""The games that were loaded, with every form they have."""


def _load(slug: str, status: str) -> GamePackage:
    if status == INSTALLED:
        return _load_installed(slug)
    room = "samples." if status == SAMPLE else ""
    game: GamePackage = importlib.import_module(f"rollout.games.{room}{slug}").GAME
    return game


def _status(slug: str) -> str:
    if slug in MISSION:
        return COMING if slug in NOT_YET else PLAYABLE
    if slug in SAMPLES:
        return SAMPLE
    installed = _installed()
    if slug in installed:
        return INSTALLED
    raise UnknownGame(slug, nearest(slug, [*MISSION, *SAMPLES, *installed], 0.5))


@cache
def _installed() -> dict[str, EntryPoint]:
    """The entry points of other people's games, by slug. Nobody takes the name of one of ours."""
    found = entry_points(group=ENTRY_POINTS)
    return {each.name: each for each in found if each.name not in (*MISSION, *SAMPLES)}


@cache
def _load_installed(slug: str) -> GamePackage:
    try:
        game: Any = _installed()[slug].load()
    except Exception as error:
        raise NotLoaded(slug, f"cannot be loaded: {type(error).__name__}: {error}") from error
    if not isinstance(game, GamePackage):
        raise NotLoaded(slug, f"names no GamePackage, but {type(game).__name__}")
    if game.slug != slug:
        raise NotLoaded(slug, f'is called "{game.slug}" by its own rules')
    return game
