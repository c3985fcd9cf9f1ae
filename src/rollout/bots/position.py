"""What a bot may know. Nothing here leads back to what its seat cannot see."""

from __future__ import annotations

from random import Random
from typing import Any

from rollout.kernel.actions import Action, Result
from rollout.kernel.game import Game
from rollout.kernel.match import Match
from rollout.kernel.requests import Ask
from rollout.kernel.sources import Fast, Outside, Source


class World:
    """One table that could be the real one: what the seat sees is true, the rest is dealt anew.

    It is a match with the written answers left out, because among those of the current step
    are the true shuffles.
    """

    def __init__(self, match: Match[Any]) -> None:
        self.__match = match
        self.game: Game[Any] = match.game

    @property
    def ask(self) -> Ask | None:
        return self.__match.ask

    @property
    def state(self) -> Any:
        """The imagined state. It is the bot's own: reading it gives nothing away."""
        return self.__match.state

    @property
    def result(self) -> Result | None:
        return self.__match.result

    @property
    def steps(self) -> int:
        """How many steps were begun, for noticing that one has ended."""
        return self.__match.steps

    def answer(self, action: Action) -> None:
        """Answer for whichever seat is asked. Raises Illegal like the match itself."""
        self.__match.answer(action)

    def stop_after_step(self) -> None:
        """Rest when the current step ends, with nothing asked."""
        self.__match.stop_after_step()

    def fork(self, source: Source) -> World:
        return World(self.__match.fork(source))


class Position:
    """An ask and all that the asked seat may know."""

    def __init__(self, match: Match[Any]) -> None:
        if match.ask is None:
            raise ValueError("nobody is asked")
        self.game: Game[Any] = match.game
        self.ask: Ask = match.ask
        self.seat: int = match.ask.seat
        self.ply: int = match.ply
        self.table: int = id(match)
        """Tells one match from another, for bots that remember."""
        self.nothing_learned: bool = match.undo_refusal is None
        """No chance and no revelation since the last decision."""
        self.__match = match.fork(Outside())

    @property
    def view(self) -> Any:
        """What the seat sees."""
        return self.__match.view(self.seat)

    def imagine(self, rng: Random, source: Source | None = None) -> World:
        """A world in which all that the seat cannot see is dealt anew, with chance of its own."""
        return World(self.__match.imagine(self.seat, rng, source or Fast(rng)))
