"""What is worked out in processes of their own, so that nothing can stop the service.

Odds, and what is carried out once and recorded.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_context
from random import Random
from signal import SIGINT, SIGTERM
from typing import Any

import msgspec

from rollout.bots.worker import Follower
from rollout.gamekit.screen import nothing_to_ask
from rollout.games.registry import find
from rollout.kernel.actions import Action
from rollout.kernel.dice import Dice
from rollout.kernel.errors import TableError
from rollout.kernel.match import Match
from rollout.kernel.odds import odds
from rollout.kernel.recorded import Recorded
from rollout.kernel.requests import Roll
from rollout.kernel.sources import Outside
from rollout.server.bots import spared
from rollout.server.problems import Problem

SECONDS = 20.0
Answers = list[tuple[int, Any]]
Sent = tuple[str, Any, Any, Answers]
"""What a process needs to follow a match: its game, its setup or position, its answers."""


class Study:
    """A few processes that are asked about copies of matches."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(size)
        self._warmed: set[str] = set()

    async def odds(self, sent: Sent, seat: int, action: Action) -> dict[str, Any]:
        """What an action leads to, as the seat can know it."""
        async with self._free:
            found: dict[str, Any] = await self._run(work_out_odds, *sent, seat, action)
            return found

    async def record(self, match: Match[Any]) -> str:
        """Carry out what waits to be recorded; its outcome as JSON. Raises whatever fails."""
        work = as_sent(match)
        async with self._free:
            written: str = await self._run(carry_out, *work)
            return written

    async def warm(self, slug: str) -> None:
        """Let a process load a game, so that the first question need not wait for it."""
        if slug not in self._warmed and find(slug).screen.questions is not nothing_to_ask:
            self._warmed.add(slug)
            with suppress(Problem):
                await self._run(load, slug)

    def close(self) -> None:
        """For good. The pool's own thread ends here too, before the service is taken apart."""
        pool = self._end_processes()
        if pool is not None:
            pool.shutdown(cancel_futures=True)

    async def _run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.size, mp_context=get_context("spawn"))
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(SECONDS):
                with spared(SIGINT, SIGTERM):
                    answer = loop.run_in_executor(self._pool, function, *arguments)
                return await answer
        except (BrokenProcessPool, TimeoutError):
            self._give_up()
            raise Problem(409, "too-hard") from None

    def _give_up(self) -> None:
        """The next question gets new processes."""
        pool = self._end_processes()
        if pool is not None:
            pool.shutdown(wait=False, cancel_futures=True)

    def _end_processes(self) -> ProcessPoolExecutor | None:
        """Whatever they are doing; their pool is left to be shut down."""
        pool, self._pool = self._pool, None
        if pool is not None:
            for process in list(pool._processes.values()):
                process.kill()
        return pool


FOLLOWER = Follower()
"""The match of the last question in this process: the next is mostly about the same."""


def load(slug: str) -> None:
    Match(find(slug).rules, None, Outside())


def as_sent(match: Match[Any]) -> Sent:
    """What a process needs to follow the match."""
    answers: Answers = [(entry.by, entry.answer) for entry in match.entries]
    game = match.game
    position = None if match.setup is not None else game.encode(match.opening)
    return game.slug, match.setup, position, answers


def carry_out(slug: str, setup: Any, position: Any, answers: Answers) -> str:
    chance = FOLLOWER.follow(slug, setup, position, answers).chance
    assert isinstance(chance, Recorded)
    outcome = chance.record()
    fault = chance.fault(outcome)
    if fault is not None:
        raise ValueError(fault)
    return msgspec.json.encode(outcome).decode()


def work_out_odds(
    slug: str, setup: Any, position: Any, answers: Answers, seat: int, action: Action
) -> dict[str, Any]:
    match = FOLLOWER.follow(slug, setup, position, answers)
    asked = find(slug).screen.questions(match.state, action)
    found = []
    for key, question in asked:
        answer = odds(match, action, question)
        chances = [[value, float(chance)] for value, chance in answer.distribution.items()]
        found.append(
            {
                "words": {"key": key, "args": {}},
                "chances": sorted(chances, key=lambda pair: (str(type(pair[0])), pair[0])),
                "exact": answer.exact,
                "guessed": answer.guessed,
                "error": answer.error,
                "policy": answer.policy,
            }
        )
    return {"questions": found, "reasons": first_roll(match, seat, action)}


def first_roll(match: Match[Any], seat: int, action: Action) -> list[dict[str, Any]]:
    """What the action would roll first, the number needed and its terms.

    Where something is hidden from the seat it is read off an imagined world.
    """
    if match.game.hides(match.state, seat):
        aside = match.imagine(seat, Random(match.ply), Outside())
    else:
        aside = match.fork(Outside())
    try:
        aside.answer(action)
    except TableError:
        return []
    chance = aside.chance
    if not isinstance(chance, Roll | Dice):
        return []
    terms = [] if chance.reasons is None else chance.reasons.terms
    return [
        {
            "about": chance.about,
            "kind": chance.kind,
            "need": chance.need,
            "terms": [
                {"key": term.label, "amount": term.amount, "rule": term.rule} for term in terms
            ],
        }
    ]
