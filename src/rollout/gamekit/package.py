"""A game, as everybody outside of it knows it.

    GAME = GamePackage(TicTacToe(), home=__name__)

is all that a game without content, pictures and setups of its own needs to say. Whatever is
left out has a default: views are listed, facts are told by their fields, any setup is taken
as its form has it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from rollout.gamekit.content import Content
from rollout.gamekit.decks import DeckBox
from rollout.gamekit.naming import Namer
from rollout.gamekit.screen import Screen
from rollout.gamekit.setup_desk import SetupDesk
from rollout.gamekit.standing import StandingAnswer
from rollout.kernel.actions import Entry
from rollout.kernel.game import Game
from rollout.kernel.requests import Chance

LISTED: Final = "listed"
HEXES: Final = "hexes"
CARDS: Final = "cards"
PLANE: Final = "plane"


class Lesson(Protocol):
    """A scripted first game: what chance has in store, as long as it is written."""

    def outcome(self, chance: Chance, before: list[Entry]) -> Any:
        """What comes of a chance; None when nothing is written for it."""


def no_lesson(setup: Any) -> Lesson | None:
    """A game in which nobody is taught."""
    return None


@dataclass(frozen=True, eq=False)
class GamePackage:
    """The one thing that service, terminal, page, lab and tests read of a game."""

    rules: Game[Any]
    home: str
    """The Python package with the game's words and sources: `__name__` in its `__init__.py`."""
    board: str = LISTED
    """What kind of table it is played on: LISTED, HEXES, CARDS or PLANE."""
    namer: Namer[Any] | None = None
    """Names for what is numbered in it."""
    screen: Screen = Screen()  # noqa: RUF009 - it is frozen
    desk: SetupDesk = SetupDesk()  # noqa: RUF009 - it is frozen
    content: Content | None = None
    decks: DeckBox | None = None
    standing: tuple[StandingAnswer, ...] = ()
    """What a seat may want answered for it, the first that applies."""
    lesson: Callable[[Any], Lesson | None] = no_lesson
    """The lesson that is taught with a setup, if any."""

    @property
    def slug(self) -> str:
        return self.rules.slug

    @property
    def title(self) -> str:
        """The key of its name in the catalogues."""
        return title_of(self.slug)


def title_of(slug: str) -> str:
    """
    >>> title_of("tic_tac_toe")
    'game-tic-tac-toe'
    """
    return "game-" + slug.replace("_", "-")
