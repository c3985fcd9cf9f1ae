"""The laws of events: what one says is true when it is told, nothing changes untold after it, and
it says the same for good."""

from __future__ import annotations

from typing import Any

import msgspec

from rollout.kernel.actions import tag_of
from rollout.kernel.course import WORLD
from rollout.kernel.game import Game
from rollout.kernel.match import Match
from rollout.testing.asked_moments import LawBroken
from rollout.testing.looking_on import Onlooker, played_again

MOST_NAMED = 4


def an_event_is_told_when_it_is_true(match: Match[Any]) -> None:
    """From an event until a seat answers no view changes before another event, except in what
    `follows_the_question`, and of what the question is about, where the event is about another.

    What the world answers in between makes no difference: it is drawn at once. Whoever watches is
    shown the table as it was when each event was told. What came true only afterwards would be
    seen too late, or with the wrong event.
    """
    looking_on = LookingOn(match.game)
    again = played_again(match, looking_on)
    untold = dict.fromkeys(_untold(again, looking_on))
    for entry in match.entries:
        if entry.by != WORLD or entry.interjected:
            looking_on.forget()
        again.take_over(entry.by, entry.answer)
        untold.update(dict.fromkeys(_untold(again, looking_on)))
    if untold:
        named = ", ".join(list(untold)[:MOST_NAMED])
        raise LawBroken("an_event_is_told_when_it_is_true", f"{len(untold)}: {named}")


def an_event_says_what_it_said(match: Match[Any]) -> None:
    """At the end of the match each event says what it said when it was told.

    One that holds a list of the state's says something else as soon as the list changes: to
    whoever comes later, and in the log.
    """
    first_words = FirstWords()
    again = played_again(match, first_words)
    for entry in match.entries:
        again.take_over(entry.by, entry.answer)
    for event, said in zip(again.events, first_words.said, strict=True):
        if (says := _plain(event)) != said:
            problem = f"what was told as {said} says {says} later"
            raise LawBroken("an_event_says_what_it_said", problem)


class FirstWords(Onlooker):
    """Keeps what each event said when it was told."""

    def __init__(self) -> None:
        self.said: list[Any] = []

    def told(self, state: Any, number: int) -> None:
        self.said.append(_plain(self.events[number]))


class LookingOn(Onlooker):
    """Keeps what everybody saw when the last event was told."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self._state: Any = None

    def told(self, state: Any, number: int) -> None:
        self._state = state.copy()

    def forget(self) -> None:
        self._state = None

    def untold(self, state: Any, asked_about: set[str]) -> list[str]:
        """Where the views differ from those at the last event, but for what is asked about."""
        if self._state is None:
            return []
        game = self.game
        found: dict[str, None] = {}
        for watcher in (*range(game.seats(state)), None):
            then, now = game.view(self._state, watcher), game.view(state, watcher)
            for path in differences(_plain(then), _plain(now)):
                if asked_about.isdisjoint(path):
                    found[".".join(name for name in path if not name.isdecimal())] = None
        return [where for where in found if where not in game.follows_the_question]


def _untold(match: Match[Any], looking_on: LookingOn) -> list[str]:
    """What has changed since the last event, where, and what is wanted now."""
    asked_about = _asked_about(match) - _told_of(match)
    return [
        f"{where} after {tag_of(match.events[-1])} before {_request(match)}"
        for where in looking_on.untold(match.state, asked_about)
    ]


def differences(then: Any, now: Any, path: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """The ways to what differs: names of fields, numbers of things."""
    if then == now:
        return []
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        then, now = _numbered(then), _numbered(now)
    if isinstance(then, dict) and isinstance(now, dict):
        return [
            each
            for name in {**then, **now}
            for each in differences(then.get(name), now.get(name), (*path, name))
        ]
    return [path]


def _numbered(things: list[Any]) -> dict[str, Any]:
    return {str(number): thing for number, thing in enumerate(things)}


def _plain(told: Any) -> Any:
    return msgspec.to_builtins(told, str_keys=True)


def _asked_about(match: Match[Any]) -> set[str]:
    """The numbers that the question names."""
    if match.ask is None:
        return set()
    return {str(value) for value in match.ask.context.values() if type(value) is int}


def _told_of(match: Match[Any]) -> set[str]:
    """The number that the last event names first: it is about that one."""
    told = msgspec.structs.astuple(match.events[-1]) if match.events else ()
    return {str(value) for value in told[:1] if type(value) is int}


def _request(match: Match[Any]) -> str:
    if match.ask is not None:
        return match.ask.about
    return "the end" if match.chance is None else match.chance.about
