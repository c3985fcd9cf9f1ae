"""What is worked out in processes of their own, so that nothing can stop the service.

Odds, and what is carried out once and recorded.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import msgspec

from rollout.bots.labour import START_UP, Crashed, Labourer, Late, NotStarted
from rollout.bots.worker import FOLLOWERS, load
from rollout.gamekit.outlook import first_chance
from rollout.games.registry import find
from rollout.kernel.actions import Action
from rollout.kernel.dice import Dice
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
Filmed = tuple[str, bytes]
"""An outcome as JSON, and the film of it, if there is one."""


class Untried(Problem):
    """There was no process to try it in: that says nothing of whether it can be done."""

    def __init__(self) -> None:
        super().__init__(409, "too-hard")


class Study:
    """Asks processes about copies of matches."""

    def __init__(self, crew: Crew) -> None:
        self.crew = crew
        self._warmed: set[str] = set()

    async def odds(self, sent: Sent, seat: int, action: Action, owner: str = "") -> dict[str, Any]:
        """What an action leads to, as the seat can know it; an owner of many waits for itself."""
        work = work_out_odds
        found: dict[str, Any] = await self._run(sent[0], owner, work, *sent, seat, action)
        return found

    async def record(self, match: Match[Any], owner: str = "") -> Filmed:
        """Carry out what waits to be recorded. Raises whatever fails, or Untried."""
        written: Filmed = await self._run(match.game.slug, owner, carry_out, *as_sent(match))
        return written

    async def warm(self, slug: str) -> None:
        """Let a process load a game, so that the first question need not wait for it."""
        if slug not in self._warmed and find(slug).screen.foretells:
            self._warmed.add(slug)
            with suppress(Problem):
                await self._run(slug, "", load, slug)

    async def _run(
        self, slug: str, owner: str, function: Callable[..., Any], *arguments: Any
    ) -> Any:
        """The time of the work begins when its process has loaded what the game needs.

        A new process imports for seconds where the machine is busy: a record would be void, and
        the next one would begin with a new process again.
        """

        def work(labourer: Labourer) -> Any:
            labourer.run(START_UP, load, slug)
            return labourer.run(SECONDS, function, *arguments)

        try:
            return await self.crew.lend(work, owner=owner)
        except NotStarted:
            raise Untried from None
        except (Late, Crashed, MemoryError):
            raise Problem(409, "too-hard") from None


def as_sent(match: Match[Any]) -> Sent:
    """What a process needs to follow the match."""
    answers: Answers = [(entry.by, entry.answer) for entry in match.entries]
    game = match.game
    position = game.encode(match.opening) if match.from_position else None
    return game.slug, match.setup, position, answers


def carry_out(slug: str, setup: Any, position: Any, answers: Answers) -> Filmed:
    """Raises whatever fails, and what the game raises that cannot go on from the outcome:
    a row of it could never be written, and the match would wait for one for ever."""
    match = FOLLOWERS.follow(slug, setup, position, answers)
    chance = match.chance
    assert isinstance(chance, Recorded)
    outcome, film = chance.filmed()
    fault = chance.fault(outcome)
    if fault is not None:
        raise ValueError(fault)
    match.fork(Outside()).resolve(outcome)
    return msgspec.json.encode(outcome).decode(), film


def work_out_odds(
    slug: str, setup: Any, position: Any, answers: Answers, seat: int, action: Action
) -> dict[str, Any]:
    return foretold(FOLLOWERS.follow(slug, setup, position, answers), seat, action)


def foretold(match: Match[Any], seat: int, action: Action) -> dict[str, Any]:
    """The game's outlook; without one, the answers to its questions and the first roll."""
    screen = find(match.game.slug).screen
    outlook = screen.outlook(match, seat, action)
    if outlook is not None:
        return {"outlook": msgspec.to_builtins(outlook), "questions": []}
    found = []
    for key, question in screen.questions(match.state, action):
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
    """What the action would roll first, the number needed and its terms."""
    chance = first_chance(match, seat, action)
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
