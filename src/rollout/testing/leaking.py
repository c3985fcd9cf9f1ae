"""The law that nothing leaks: two worlds that a seat cannot tell apart, played side by side."""

from __future__ import annotations

from random import Random
from typing import Any

from rollout.kernel.actions import Event, Revelation
from rollout.kernel.match import WORLD, Match
from rollout.kernel.sources import Outside
from rollout.testing.asked_moments import LawBroken
from rollout.testing.hiding import name_of, told

MOST_ANSWERS = 30
"""How many answers two worlds are compared for."""


def nothing_leaks(state: Any, match: Match[Any], rng: Random) -> None:
    """From the start of a step, two worlds that a seat cannot tell apart stay so.

    It is told and shown the same, and the same seats are asked, until a Revelation tells it
    more or another seat shows something by its own choice: that is seen on the table then,
    and not only told. `state` is the truth at the start of the step.
    """
    game = match.game
    watchers: list[int | None] = [*range(game.seats(state)), None]
    for watcher in watchers:
        other = state.copy()
        game.imagine(other, watcher, Random(rng.random()))
        here, there = (
            Match(game, match.setup, Outside(), start) for start in (state.copy(), other)
        )
        SideBySide(here, there, watcher, rng).play()


class SideBySide:
    """Two matches that get the same answers, and one who watches them."""

    def __init__(
        self, here: Match[Any], there: Match[Any], watcher: int | None, rng: Random
    ) -> None:
        self.here = here
        self.there = there
        self.watcher = watcher
        self.rng = rng
        self.seen = [0, 0]

    def play(self) -> None:
        for _ in range(MOST_ANSWERS):
            if not self._still_alike() or not self._answer_both():
                return

    def _still_alike(self) -> bool:
        """False when the watcher may tell them apart from now on."""
        news = self._news()
        if any(isinstance(event, Revelation) for events in news for event in events):
            return False
        here, there = (told(events, self.watcher) for events in news)
        same_view = self.here.view(self.watcher) == self.there.view(self.watcher)
        if self._shown_by_choice() and not same_view:
            return False
        if here != there:
            raise self._leak(f"is told what it cannot know: {here} / {there}")
        if self.here.result is not None or self.there.result is not None:
            return False
        if not same_view:
            raise self._leak("sees what it cannot know")
        if _waits(self.here) != _waits(self.there):
            raise self._leak(f"can tell {_waits(self.here)} from {_waits(self.there)}")
        return True

    def _news(self) -> list[list[Event]]:
        events = [self.here.events, self.there.events]
        news = [each[seen:] for each, seen in zip(events, self.seen, strict=True)]
        self.seen = [len(each) for each in events]
        return news

    def _shown_by_choice(self) -> bool:
        """Whether another seat has just answered."""
        last = self.here.entries[-1].by if self.here.entries else WORLD
        return last not in (WORLD, self.watcher)

    def _answer_both(self) -> bool:
        """False when they cannot have the same answer."""
        here, there = self.here, self.there
        if here.chance is not None and there.chance is not None:
            outcome = here.chance.draw(self.rng)
            if here.chance.fault(outcome) or there.chance.fault(outcome):
                return False
            here.resolve(outcome)
            there.resolve(outcome)
            return True
        assert here.ask is not None
        assert there.ask is not None
        described = [here.ask.options.describe(), there.ask.options.describe()]
        if here.ask.seat == self.watcher and described[0] != described[1]:
            raise self._leak("is offered what depends on facts that it cannot see")
        action = here.ask.options.sample(self.rng)
        if action not in there.ask.options:
            return False
        here.answer(action)
        there.answer(action)
        return True

    def _leak(self, problem: str) -> LawBroken:
        return LawBroken("nothing_leaks", f"{name_of(self.watcher)} {problem}")


def _waits(match: Match[Any]) -> tuple[Any, ...]:
    if match.ask is not None:
        return match.ask.seat, match.ask.about
    return (None, match.chance.about) if match.chance is not None else (None, None)
