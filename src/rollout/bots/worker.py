"""A bot in a process of its own: whatever it does, the match gets a legal answer in time.

The process stays between decisions. It follows the match by the answers it is sent, so the
bot keeps its memory; when it crashes or is late it is ended and started anew for the next
decision, and a fallback answers for it.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Callable
from multiprocessing.connection import Connection
from random import Random
from time import perf_counter
from types import TracebackType
from typing import Any

from rollout.bots.bot import Bot, Choice, NoCollection, keep_what_is_loaded
from rollout.bots.budget import Budget
from rollout.bots.position import Position
from rollout.games.registry import find
from rollout.kernel.actions import Action
from rollout.kernel.game import Game
from rollout.kernel.match import Match
from rollout.kernel.sources import Outside

GRACE = 0.25
"""Seconds beyond the budget before a bot counts as late: for catching up with the match."""
START_UP = 60.0
"""Seconds a new process may take to import what it needs, and a thought without a clock."""

Answers = list[tuple[int, Any]]
Fallback = Callable[[Match[Any]], Action]


class Late(Exception):
    """The bot did not answer in time."""


class Crashed(Exception):
    """The bot raised an error, or its process is gone."""


class Worker:
    """Runs the bot that `make` makes; `make` must be importable, as a class or a partial is.

    >>> from functools import partial
    >>> from rollout.bots import bot
    >>> worker = Worker(partial(bot, "random", seed=1))
    >>> worker.close()
    """

    def __init__(self, make: Callable[[], Bot], fallback: Fallback | None = None) -> None:
        self.make = make
        self.fallback = fallback or any_option
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None

    def choose(self, match: Match[Any], budget: Budget, grace: float = GRACE) -> Choice:
        """The bot's choice for the seat that is asked, or the fallback's if it fails."""
        if match.ask is None:
            raise ValueError("nobody is asked")
        started = perf_counter()
        try:
            choice = self._ask(match, budget, grace)
        except Late:
            return self._instead(match, "late", started)
        except Crashed:
            return self._instead(match, "crashed", started)
        if choice.action not in match.ask.options:
            return self._instead(match, "illegal", started)
        return choice

    def close(self) -> None:
        """End the process."""
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            self._process.kill()
            self._process.join()
        self._process, self._pipe = None, None

    def __enter__(self) -> Worker:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def start(self) -> Connection:
        """Start the process unless it runs, so that the first decision need not wait for it."""
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            return self._pipe
        self.close()
        # Spawned, not forked: the caller may have threads.
        spawning = multiprocessing.get_context("spawn")
        self._pipe, theirs = spawning.Pipe()
        self._process = spawning.Process(target=serve, args=(theirs, self.make), daemon=True)
        self._process.start()
        theirs.close()
        self._receive(self._pipe, START_UP)
        return self._pipe

    def _ask(self, match: Match[Any], budget: Budget, grace: float) -> Choice:
        pipe = self.start()
        answers: Answers = [(entry.by, entry.answer) for entry in match.entries]
        try:
            pipe.send((match.game.slug, match.setup, _position(match), answers, budget))
        except OSError:
            raise Crashed from None
        limit = START_UP if budget.seconds is None else budget.seconds + grace
        reply = self._receive(pipe, limit)
        if not isinstance(reply, Choice):
            raise Crashed(reply)
        return reply

    def _receive(self, pipe: Connection, seconds: float) -> Any:
        try:
            if not pipe.poll(seconds):
                raise Late
            return pipe.recv()
        except (EOFError, OSError):
            raise Crashed from None

    def _instead(self, match: Match[Any], why: str, started: float) -> Choice:
        """End the process and answer for it."""
        self.close()
        action = self.fallback(match)
        return Choice(action, (action,), seconds=perf_counter() - started, fallback=why)


def any_option(match: Match[Any]) -> Action:
    """The plainest fallback: one of the options."""
    assert match.ask is not None
    return match.ask.options.sample(Random())


def serve(pipe: Connection, make: Callable[[], Bot]) -> None:
    """What the process does: answer requests until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bot = make()
    follower = Follower()
    pipe.send("ready")
    known = ""
    while True:
        try:
            slug, setup, position, answers, budget = pipe.recv()
        except EOFError:
            return
        try:
            match = follower.follow(slug, setup, position, answers)
            if slug != known:
                keep_what_is_loaded()
                known = slug
            with NoCollection():
                pipe.send(bot.choose(Position(match), budget))
        except Exception as error:
            pipe.send(f"{type(error).__name__}: {error}")


class Follower:
    """Keeps the match of the last request, so that only new answers have to be played."""

    def __init__(self) -> None:
        self.match: Match[Any] | None = None
        self.opening: Any = None
        self.answers: Answers = []

    def follow(self, slug: str, setup: Any, position: Any, answers: Answers) -> Match[Any]:
        known = len(self.answers)
        opening = (slug, setup, position)
        if self.match is None or opening != self.opening or answers[:known] != self.answers:
            self.match = _opened(find(slug).rules, setup, position)
            self.opening, known = opening, 0
        for by, answer in answers[known:]:
            self.match.take_over(by, answer)
        self.answers = answers
        return self.match


def _position(match: Match[Any]) -> Any:
    """The state in which a match from a position began."""
    return match.game.encode(match.opening) if match.from_position else None


def _opened(game: Game[Any], setup: Any, position: Any) -> Match[Any]:
    start = None if position is None else game.decode(position)
    return Match(game, setup, Outside(), start)
