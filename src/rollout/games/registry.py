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
import re
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from types import NoneType
from typing import Any, Final

import msgspec

from rollout.gamekit.content import Content
from rollout.gamekit.decks import DeckBox
from rollout.gamekit.lessons import FirstMatch
from rollout.gamekit.naming import Namer
from rollout.gamekit.package import GamePackage, title_of
from rollout.gamekit.screen import Screen
from rollout.gamekit.setup_desk import SetupDesk
from rollout.gamekit.standing_answers import StandingAnswer
from rollout.kernel.game import Game
from rollout.kernel.loading import LOADING, know_all_forms
from rollout.kernel.nearest import nearest

PLAYABLE: Final = "playable"
INSTALLED: Final = "installed"
"""Of other people."""
SAMPLE: Final = "sample"

MISSION: Final = ("the_game", "tabletop_warfare", "battlecards", "energon_wars", "attacktix")
SAMPLES: Final = ("tic_tac_toe", "bluff", "disc_duel", "shield_duel", "counting")
ENTRY_POINTS: Final = "rollout.games"
LONGEST_SHOWN: Final = 40
SLUG: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")

FAULTS: Final = {
    "no-name": "is no name for a game: small letters, digits, underscores",
    "raises": "cannot be loaded: {found}",
    "no-package": "names no GamePackage, but {found}",
    "no-rules": "has rules that are no Game, but {found}",
    "no-part": "has something of another kind in its GamePackage: {found}",
    "other-name": 'is called "{found}" by its own rules',
    "no-home": "has no package for its home: {found}",
    "no-words": "has words that cannot be read: {found}",
    "no-beginning": "has no match that can be begun: {found}",
    "no-seats": "has no number of seats, but {found}",
    "no-setup": "has a setup that cannot be told: {found}",
}
"""What may be wrong with an installed game."""

PARTS: Final[dict[str, tuple[type[Any], ...]]] = {
    "home": (str,),
    "board": (str,),
    "namer": (Namer, NoneType),
    "screen": (Screen,),
    "desk": (SetupDesk,),
    "content": (Content, NoneType),
    "decks": (DeckBox, NoneType),
    "standing": (tuple,),
    "own_dice": (bool,),
    "first_match": (FirstMatch, NoneType),
}
"""What may stand in a GamePackage besides the rules."""


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


class NotLoaded(LookupError):
    """The game is installed, but is not what an installed game must be: see FAULTS."""

    def __init__(self, slug: str, fault: str, found: object = "") -> None:
        self.slug = slug
        self.fault = fault
        self.found = _shown(found)
        super().__init__(f'"{slug}" {FAULTS[fault].format(found=self.found)}')


def games() -> list[Listing]:
    """The five games, those of other people, then the samples."""
    return [listing(slug) for slug in (*MISSION, *sorted(_installed()), *SAMPLES)]


def listing(slug: str) -> Listing:
    """What is known of a game without importing it."""
    return Listing(slug, title_of(slug), _status(slug))


def find(slug: str) -> GamePackage:
    """The game of that name. Raises UnknownGame or NotLoaded."""
    status = _status(slug)
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
        return PLAYABLE
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
    """What everybody asks of a game is tried, so that one that cannot say it harms nobody else."""
    if not SLUG.fullmatch(slug):
        raise NotLoaded(slug, "no-name")
    try:
        game: Any = _installed()[slug].load()
    except (Exception, SystemExit) as error:
        raise NotLoaded(slug, "raises", error) from error
    if not isinstance(game, GamePackage):
        raise NotLoaded(slug, "no-package", type(game).__name__)
    if not isinstance(game.rules, Game):
        raise NotLoaded(slug, "no-rules", type(game.rules).__name__)
    if game.slug != slug:
        raise NotLoaded(slug, "other-name", game.slug)
    if strange := _strange_part(game):
        raise NotLoaded(slug, "no-part", strange)
    try:
        home = files(game.home)
    except Exception as error:
        raise NotLoaded(slug, "no-home", error) from error
    try:
        _read_words(home)
    except Exception as error:
        raise NotLoaded(slug, "no-words", error) from error
    try:
        seats: Any = game.rules.seats(game.rules.start(game.rules.default_setup()))
        msgspec.to_builtins(game.desk.quick)
    except Exception as error:
        raise NotLoaded(slug, "no-beginning", error) from error
    if type(seats) is not int or seats < 1:
        raise NotLoaded(slug, "no-seats", _valued(seats))
    try:
        msgspec.json.encode([game.desk.told(), game.first_match and game.first_match.told()])
    except Exception as error:
        raise NotLoaded(slug, "no-setup", error) from error
    return game


def _strange_part(game: Any) -> str:
    """The first part of a package that is not of its kind, and what it is; empty if all are."""
    for part, kinds in PARTS.items():
        found = getattr(game, part)
        if not isinstance(found, kinds):
            return f"{part} = {_valued(found)}"
    for each in game.standing:
        if not isinstance(each, StandingAnswer):
            return f"standing = ({_valued(each)}, …)"
    return "" if callable(game.time_limit) else f"time_limit = {_valued(game.time_limit)}"


def _valued(found: object) -> str:
    """What is plain as it is written, anything else by its type: it may be long, or not tell."""
    plain = found is None or isinstance(found, bool | int | float | str)
    return repr(found)[:LONGEST_SHOWN] if plain else type(found).__name__


def _read_words(home: Traversable) -> None:
    """Lists of games say what each is called: all of them want what is written there."""
    for file in home.iterdir():
        if file.name.endswith(".ftl"):
            file.read_text(encoding="utf-8")


def _shown(found: object) -> str:
    return f"{type(found).__name__}: {found}" if isinstance(found, BaseException) else str(found)
