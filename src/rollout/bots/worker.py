"""A bot in a process of its own: whatever it does, the match gets a legal answer in time.

The process stays between decisions. It follows the match by the answers it is sent, so the
bot keeps its memory; when it crashes or is late it is ended and started anew for the next
decision, and a fallback answers for it. Other work may be done in the same process.
"""

from __future__ import annotations

import pickle
from collections.abc import Callable
from random import Random
from time import perf_counter
from types import TracebackType
from typing import Any, Final

from rollout.bots.bot import Bot, Choice, NoCollection, keep_what_is_loaded
from rollout.bots.budget import Budget
from rollout.bots.labour import START_UP, Crashed, Labourer, Late
from rollout.bots.position import Position
from rollout.games.registry import find
from rollout.kernel.actions import Action
from rollout.kernel.game import Game
from rollout.kernel.match import Match
from rollout.kernel.sources import Outside

GRACE = 0.25
"""Seconds beyond the budget before a bot counts as late: for catching up with the match."""

Answers = list[tuple[int, Any]]
Fallback = Callable[[Match[Any]], Action]


class Worker:
    """Runs the bot that `make` makes; `make` must be importable, as a class or a partial is.

    >>> from functools import partial
    >>> from rollout.bots import bot
    >>> worker = Worker(partial(bot, "random", seed=1))
    >>> worker.close()
    """

    def __init__(
        self,
        make: Callable[[], Bot],
        fallback: Fallback | None = None,
        labourer: Labourer | None = None,
    ) -> None:
        self.made = pickle.dumps(make)
        self.fallback = fallback or any_option
        self.labourer = labourer or Labourer()

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

    def start(self, slug: str = "") -> None:
        """Have the bot ready, and its game if that is known: what is loaded for the first
        decision is no part of its time. Raises Crashed or Late.
        """
        self._run(START_UP, employ, self.made, slug)

    def close(self) -> None:
        """End the process."""
        self.labourer.close()

    def __enter__(self) -> Worker:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def _ask(self, match: Match[Any], budget: Budget, grace: float) -> Choice:
        self.start(match.game.slug)
        answers: Answers = [(entry.by, entry.answer) for entry in match.entries]
        limit = START_UP if budget.seconds is None else budget.seconds + grace
        choice: Choice = self._run(
            limit, think, self.made, match.game.slug, match.setup, _position(match), answers, budget
        )
        return choice

    def _run(self, seconds: float, function: Callable[..., Any], *arguments: Any) -> Any:
        try:
            return self.labourer.run(seconds, function, *arguments)
        except Late:
            raise
        except Exception as error:
            raise Crashed(str(error)) from None

    def _instead(self, match: Match[Any], why: str, started: float) -> Choice:
        """End the process and answer for it."""
        self.close()
        action = self.fallback(match)
        return Choice(action, (action,), seconds=perf_counter() - started, fallback=why)


def any_option(match: Match[Any]) -> Action:
    """The plainest fallback: one of the options."""
    assert match.ask is not None
    return match.ask.options.sample(Random())


# What is done in the process

BOTS: Final[dict[bytes, Bot]] = {}
"""Those that are employed there; each keeps what it remembers."""
LOADED: Final[set[str]] = set()


def employ(made: bytes, slug: str) -> None:
    """Make the bot unless it is there, and have its game ready."""
    if made not in BOTS:
        BOTS[made] = pickle.loads(made)()
    if slug:
        load(slug)


def load(slug: str) -> None:
    """Have a game ready: what it imports and reads, and the collector's look at all of it, would
    take longer than most thoughts.
    """
    if slug not in LOADED:
        Match(find(slug).rules, None, Outside())
        keep_what_is_loaded()
        LOADED.add(slug)


def think(
    made: bytes, slug: str, setup: Any, position: Any, answers: Answers, budget: Budget
) -> Choice:
    """What the bot chooses where the match stands."""
    match = FOLLOWERS.follow(slug, setup, position, answers)
    with NoCollection():
        return BOTS[made].choose(Position(match), budget)


class Follower:
    """Keeps the match of the last request, so that only new answers have to be played."""

    def __init__(self) -> None:
        self.match: Match[Any] | None = None
        self.opening: Any = None
        self.answers: Answers = []

    def knows(self, opening: Any, answers: Answers) -> bool:
        """Whether that match goes on from the one it follows."""
        return opening == self.opening and answers[: len(self.answers)] == self.answers

    def follow(self, slug: str, setup: Any, position: Any, answers: Answers) -> Match[Any]:
        opening = (slug, setup, position)
        if self.match is None or not self.knows(opening, answers):
            self.match = _opened(find(slug).rules, setup, position)
            self.opening, self.answers = opening, []
        match, self.match = self.match, None
        for by, answer in answers[len(self.answers) :]:
            match.take_over(by, answer)
        self.match, self.answers = match, answers
        return match


class Followers:
    """Follows the last few matches that were asked about."""

    def __init__(self, most: int) -> None:
        self.most = most
        self._known: list[Follower] = []
        """The last one that was asked about is the last."""

    def follow(self, slug: str, setup: Any, position: Any, answers: Answers) -> Match[Any]:
        opening = (slug, setup, position)
        best = [each for each in self._known if each.knows(opening, answers)]
        if best:
            follower = max(best, key=lambda each: len(each.answers))
        elif len(self._known) < self.most:
            follower = Follower()
        else:
            follower = self._known[0]
        self._known = [*(each for each in self._known if each is not follower), follower]
        return follower.follow(slug, setup, position, answers)


FOLLOWERS: Final = Followers(8)


def _position(match: Match[Any]) -> Any:
    """The state in which a match from a position began."""
    return match.game.encode(match.opening) if match.from_position else None


def _opened(game: Game[Any], setup: Any, position: Any) -> Match[Any]:
    start = None if position is None else game.decode(position)
    return Match(game, setup, Outside(), start)
