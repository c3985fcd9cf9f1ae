"""A game, as everybody outside of it knows it.

    GAME = GamePackage(TicTacToe(), home=__name__)

is all that a game without content, pictures and setups of its own needs to say. Whatever is
left out has a default: views are listed, facts are told by their fields, any setup is taken
as its form has it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from rollout.gamekit.content import Content
from rollout.gamekit.decks import DeckBox
from rollout.gamekit.lessons import FirstMatch, PreparedChance
from rollout.gamekit.naming import Namer
from rollout.gamekit.screen import Screen, nothing_to_add
from rollout.gamekit.setup_desk import SetupDesk
from rollout.gamekit.standing_answers import StandingAnswer
from rollout.gamekit.time_limits import TimeLimit, no_time_limit
from rollout.kernel.game import Game

LISTED: Final = "listed"
HEXES: Final = "hexes"
CARDS: Final = "cards"
PLANE: Final = "plane"


@dataclass(frozen=True, eq=False)
class GamePackage:
    """The one thing that service, terminal, page, lab and tests read of a game."""

    rules: Game[Any]
    home: str
    """The Python package with the game's words and sources: `__name__` in its `__init__.py`."""
    board: str = LISTED
    """What kind of table it is played on: LISTED, HEXES, CARDS or PLANE."""
    namer: Namer[Any] | None = None
    """Names for what is numbered in it: those of its rules, which read and write by them, where
    these are a `NamedGame`. Sentences say them, where the screen has no words of its own for the
    numbers in facts."""
    screen: Screen = Screen()  # noqa: RUF009 - it is frozen
    desk: SetupDesk = SetupDesk()  # noqa: RUF009 - it is frozen
    content: Content | None = None
    decks: DeckBox | None = None
    standing: tuple[StandingAnswer, ...] = ()
    """What a seat may want answered for it, the first that applies."""
    own_dice: bool = True
    """Whether people may roll for themselves: not where chance is nothing that a hand can roll."""
    first_match: FirstMatch | None = None
    """How it is taught."""
    time_limit: Callable[[Any], TimeLimit | None] = no_time_limit
    """How long a match of a setup may last. Whoever runs it measures the time, and interjects."""

    def __post_init__(self) -> None:
        read = getattr(self.rules, "namer", None)
        if isinstance(read, Namer) and self.namer is None:
            object.__setattr__(self, "namer", read)
        if isinstance(read, Namer) and self.namer is not read:
            raise ValueError(f"{self.slug}: its package has another namer than its rules")
        if self.namer is not None and self.screen.arguments is nothing_to_add:
            object.__setattr__(self, "screen", replace(self.screen, arguments=self.namer.say))

    @property
    def slug(self) -> str:
        return self.rules.slug

    def prepared(self, setup: Any) -> PreparedChance | None:
        """What chance has in store for a setup with which the game is taught."""
        return None if self.first_match is None else self.first_match.prepared(setup)

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
