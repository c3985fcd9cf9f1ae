"""What is worked out in processes of their own, so that nothing can stop the service.

Odds, and what is carried out once and recorded.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import msgspec

from rollout.bots.labour import Crashed, Late
from rollout.bots.worker import FOLLOWERS
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
from rollout.server.crew import Crew
from rollout.server.problems import Problem

SECONDS = 20.0
Answers = list[tuple[int, Any]]
Sent = tuple[str, Any, Any, Answers]
"""What a process needs to follow a match: its game, its setup or position, its answers."""


class Study:
    """Asks processes about copies of matches."""

    def __init__(self, crew: Crew) -> None:
        self.crew = crew
        self._warmed: set[str] = set()

    async def odds(self, sent: Sent, seat: int, action: Action) -> dict[str, Any]:
        """What an action leads to, as the seat can know it."""
        found: dict[str, Any] = await self._run(work_out_odds, *sent, seat, action)
        return found

    async def record(self, match: Match[Any]) -> str:
        """Carry out what waits to be recorded; its outcome as JSON. Raises whatever fails."""
        written: str = await self._run(carry_out, *as_sent(match))
        return written

    async def warm(self, slug: str) -> None:
        """Let a process load a game, so that the first question need not wait for it."""
        if slug not in self._warmed and find(slug).screen.questions is not nothing_to_ask:
            self._warmed.add(slug)
            with suppress(Problem):
                await self._run(load, slug)

    async def _run(self, function: Callable[..., Any], *arguments: Any) -> Any:
        try:
            return await self.crew.run(SECONDS, function, *arguments)
        except (Late, Crashed, MemoryError):
            raise Problem(409, "too-hard") from None


def load(slug: str) -> None:
    Match(find(slug).rules, None, Outside())


def as_sent(match: Match[Any]) -> Sent:
    """What a process needs to follow the match."""
    answers: Answers = [(entry.by, entry.answer) for entry in match.entries]
    game = match.game
    position = None if match.setup is not None else game.encode(match.opening)
    return game.slug, match.setup, position, answers


def carry_out(slug: str, setup: Any, position: Any, answers: Answers) -> str:
    chance = FOLLOWERS.follow(slug, setup, position, answers).chance
    assert isinstance(chance, Recorded)
    outcome = chance.record()
    fault = chance.fault(outcome)
    if fault is not None:
        raise ValueError(fault)
    return msgspec.json.encode(outcome).decode()


def work_out_odds(
    slug: str, setup: Any, position: Any, answers: Answers, seat: int, action: Action
) -> dict[str, Any]:
    match = FOLLOWERS.follow(slug, setup, position, answers)
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
