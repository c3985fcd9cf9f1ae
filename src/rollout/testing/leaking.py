"""The law that nothing leaks: two worlds that a seat cannot tell apart, played side by side."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import msgspec

from rollout.kernel.actions import Event, Revelation
from rollout.kernel.match import WORLD, Match
from rollout.kernel.requests import Ask
from rollout.kernel.sources import Outside
from rollout.testing.asked_moments import LawBroken
from rollout.testing.dealing import DealtApart, shown
from rollout.testing.dreaming import what_is_imagined_goes_on_as_imagined
from rollout.testing.hiding import name_of, told
from rollout.testing.strangers import anything, strangers

MOST_ANSWERS = 30
"""How many answers two worlds are compared for."""
FEW = 3
"""So many of the options of a question are asked about elsewhere."""
MOST_DREAMS = 2
DREAMING = 0.3
"""How often two worlds are imagined on, of the questions at which it can be done."""


def nothing_leaks(state: Any, match: Match[Any], rng: Random) -> None:
    """From the start of a step, two worlds that a seat cannot tell apart stay so.

    It is told and shown the same, and the same seats are asked, until a Revelation tells it
    more or another seat shows something by its own choice: that is seen on the table then,
    and not only told. `state` is the truth at the start of the step; what the world answers in
    the step may differ once between the two, where no more than what is hidden differs by it.
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
    """Two matches that get the same answers, the world's but for one, and one who watches them."""

    def __init__(
        self, here: Match[Any], there: Match[Any], watcher: int | None, rng: Random
    ) -> None:
        self.here = here
        self.there = there
        self.watcher = watcher
        self.rng = rng
        self.seen = [0, 0]
        self.known: dict[Any, None] = {}
        """What was offered at the questions so far."""
        self.dreams = MOST_DREAMS
        self.otherwise = DealtApart(here.game, watcher, rng)

    def play(self) -> None:
        for _ in range(MOST_ANSWERS):
            if not self._still_alike() or not self._answer_both():
                return

    def _still_alike(self) -> bool:
        """False when the watcher may tell them apart from now on."""
        news = self._news()
        here, there = (told(events, self.watcher) for events in news)
        same_view = self.here.view(self.watcher) == self.there.view(self.watcher)
        if any(isinstance(event, Revelation) for events in news for event in events):
            return self._dealt() and here == there and same_view and self._wait_alike()
        if self._shown_by_choice() and not same_view:
            return False
        if here != there:
            raise self._leak(f"is told what it cannot know: {here} / {there}")
        if self.here.result is not None or self.there.result is not None:
            return False
        if not same_view:
            raise self._leak("sees what it cannot know")
        if not self._wait_alike():
            raise self._leak(f"can tell {_waits(self.here)} from {_waits(self.there)}")
        return True

    def _news(self) -> list[list[Event]]:
        events = [self.here.events, self.there.events]
        news = [each[seen:] for each, seen in zip(events, self.seen, strict=True)]
        self.seen = [len(each) for each in events]
        return news

    def _wait_alike(self) -> bool:
        over = self.here.result is not None or self.there.result is not None
        return not over and _waits(self.here) == _waits(self.there)

    def _shown_by_choice(self) -> bool:
        """Whether another seat has just answered."""
        return self._answered_last() not in (WORLD, self.watcher)

    def _dealt(self) -> bool:
        """Whether it was the world that has just answered: what is revealed then is a deal, as
        the cards that another seat draws, and may well say nothing to the watcher."""
        return self._answered_last() == WORLD

    def _answered_last(self) -> int:
        return self.here.entries[-1].by if self.here.entries else WORLD

    def _answer_both(self) -> bool:
        """False when they cannot have the same answer."""
        here, there = self.here, self.there
        if here.chance is not None and there.chance is not None:
            outcome = here.chance.draw(self.rng)
            if here.chance.fault(outcome) or there.chance.fault(outcome):
                return False
            self.otherwise.resolve(there, outcome)
            here.resolve(outcome)
            there.resolve(outcome)
            return True
        assert here.ask is not None
        assert there.ask is not None
        other = self.otherwise.found(here)
        if other is not None:
            self.there, self.seen[1] = other, len(other.events)
            return True
        if here.ask.seat == self.watcher:
            self._asked_alike(here.ask, there.ask)
        self.known.update(dict.fromkeys(islice(here.ask.options, FEW)))
        action = here.ask.options.sample(self.rng)
        if action not in there.ask.options:
            return False
        here.answer(action)
        there.answer(action)
        return True

    def _asked_alike(self, here: Ask, there: Ask) -> None:
        """What the watcher is offered, is told with it, and would be refused, is the same."""
        if here.options.describe() != there.options.describe():
            raise self._leak("is offered what depends on facts that it cannot see")
        if _plain(here.context) != _plain(there.context):
            raise self._leak("is told with the question what it cannot know")
        worlds = (self.here, self.there)
        if not any(each.game.hides(each.state, self.watcher) for each in worlds):
            return
        known, few = list(self.known), list(islice(there.options, FEW))
        for action in (
            *strangers(here.options, few, [*known, *few], self.rng),
            *anything(self.here.game.actions, self.rng),
        ):
            if here.options.refusal(action) != there.options.refusal(action):
                raise self._leak(f"learns from what is said to {action} what it cannot know")
        if self.dreams and self.rng.random() < DREAMING:
            self.dreams -= 1
            assert self.watcher is not None
            what_is_imagined_goes_on_as_imagined(self.here, self.there, self.watcher, self.rng)

    def _leak(self, problem: str) -> LawBroken:
        return LawBroken("nothing_leaks", f"{name_of(self.watcher)} {problem}")


def _waits(match: Match[Any]) -> tuple[Any, ...]:
    if match.ask is not None:
        return match.ask.seat, match.ask.about
    return (None, *shown(match.chance)) if match.chance is not None else (None, None)


def _plain(value: Any) -> bytes:
    return msgspec.json.encode(value, order="deterministic")
