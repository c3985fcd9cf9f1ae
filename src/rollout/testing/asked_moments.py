"""A moment of a random match at which a seat is asked: what the laws look at."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice
from random import Random
from typing import Any

import msgspec

from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Game
from rollout.kernel.journal import state_hash
from rollout.kernel.match import Match
from rollout.kernel.requests import Ask

LONGEST_PROBLEM = 400
MOST_OPTIONS = 200
"""How many options of an ask are looked at."""


class LawBroken(AssertionError):
    """A law does not hold: which one, how, and where to see it again."""

    def __init__(self, law: str, problem: str, where: str = "") -> None:
        problem = problem if len(problem) <= LONGEST_PROBLEM else f"{problem[:LONGEST_PROBLEM]}…"
        super().__init__(f"{law.replace('_', ' ')}: {problem}" + (f" [{where}]" if where else ""))
        self.law = law
        self.problem = problem
        self.where = where


@dataclass
class Moment:
    """A match that waits for a seat. Laws look at it and leave it as it is."""

    match: Match[Any]
    rng: Random
    known: list[Action] = field(default_factory=list)
    """Actions that were offered somewhere, here or before."""

    @property
    def game(self) -> Game[Any]:
        return self.match.game

    @property
    def ask(self) -> Ask:
        assert self.match.ask is not None
        return self.match.ask

    @property
    def seats(self) -> range:
        return range(self.game.seats(self.match.state))

    @property
    def watchers(self) -> list[int | None]:
        """Every seat, and a spectator."""
        return [*self.seats, None]

    def options(self) -> list[Action]:
        return list(islice(self.ask.options, MOST_OPTIONS))

    def some_options(self, most: int) -> list[Action]:
        options = self.options()
        return options if len(options) <= most else self.rng.sample(options, most)


def snapshot(match: Match[Any]) -> tuple[Any, ...]:
    """All that must be equal for two matches to be in the same place."""
    return (*standing(match), _json(match.events), match.undo_refusal)


def standing(match: Match[Any]) -> tuple[Any, ...]:
    """Where a match stands, whatever brought it there."""
    ask, chance = match.ask, match.chance
    asked = (
        None if ask is None else (ask.seat, ask.about, ask.secret, _json(ask.options.describe()))
    )
    waiting = None if chance is None else (chance.about, chance.kind)
    return state_hash(match.game, match.state), match.ply, asked, waiting, match.result


def play_on(match: Match[Any], rng: Random, most: int) -> None:
    """Answer at random for whoever is asked."""
    for _ in range(most):
        if match.ask is None:
            return
        match.answer(match.ask.options.sample(rng))
        match.carry_out()


def demand(holds: object, law: str, problem: str) -> None:
    """Raise LawBroken unless it holds."""
    if not holds:
        raise LawBroken(law, problem)


def demand_result(match: Match[Any], law: str) -> None:
    """The match is over: by seats that exist, if by any, and with a reason."""
    result, seats = match.result, range(match.game.seats(match.state))
    if result is None:
        raise LawBroken(law, "nobody is asked, but there is no result")
    demand(all(seat in seats for seat in result.winners), law, f"{result} names no seat")
    demand(result.reason, law, f"{result} does not say why")


def demand_refusal(refusal: Refusal, law: str, what: str) -> None:
    """It says by which rule and why, and all that it says can be sent to a screen."""
    demand(refusal.rule and refusal.why, law, f"{what} is refused without a reason")
    demand(is_json(refusal), law, f"{what} is refused in words that are no JSON: {refusal!r}")


def is_json(value: Any) -> bool:
    try:
        msgspec.json.encode(value)
    except (TypeError, ValueError):
        return False
    return True


def _json(value: Any) -> bytes:
    return msgspec.json.encode(value, order="deterministic")
