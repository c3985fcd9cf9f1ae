"""The laws of events: what one says is true when it is told, nothing changes untold after it, and
it says the same for good."""

from __future__ import annotations

from typing import Any

import msgspec

from rollout.kernel.actions import tag_of
from rollout.kernel.course import WORLD
from rollout.kernel.game import Game, Witness
from rollout.kernel.match import Match
from rollout.kernel.sources import Outside
from rollout.testing.asked_moments import LawBroken

MOST_NAMED = 4


def an_event_is_told_when_it_is_true(match: Match[Any]) -> None:
    """From an event until a seat answers no view changes before another event, except in what
    `follows_the_question`, and of what the question is about, where the event is about another.

    What the world answers in between makes no difference: it is drawn at once. Whoever watches is
    shown the table as it was when each event was told. What came true only afterwards would be
    seen too late, or with the wrong event.
    """
    untold: dict[str, None] = {}
    again = match.at(match.ply - len(match.entries), Outside())
    looking_on = LookingOn(again.game)
    again.witness = looking_on
    for entry in match.entries:
        if entry.by != WORLD or entry.interjected:
            looking_on.forget()
        again.take_over(entry.by, entry.answer)
        asked_about = _asked_about(again) - _told_of(again)
        for where in looking_on.untold(again.state, asked_about):
            last = tag_of(again.events[-1])
            untold[f"{where} after {last} before {_request(again)}"] = None
    if untold:
        named = ", ".join(list(untold)[:MOST_NAMED])
        raise LawBroken("an_event_is_told_when_it_is_true", f"{len(untold)}: {named}")


def an_event_says_what_it_said(match: Match[Any]) -> None:
    """At the end of the match each event says what it said when it was told.

    One that holds a list of the state's says something else as soon as the list changes: to
    whoever comes later, and in the log.
    """
    again = match.at(match.ply - len(match.entries), Outside())
    first_words = FirstWords(again)
    again.witness = first_words
    for entry in match.entries:
        again.take_over(entry.by, entry.answer)
    for event, said in zip(again.events, first_words.said, strict=True):
        if (says := _plain(event)) != said:
            problem = f"what was told as {said} says {says} later"
            raise LawBroken("an_event_says_what_it_said", problem)


class FirstWords(Witness):
    """Keeps what each event said when it was told."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.said = [_plain(event) for event in match.events]

    def told(self, state: Any, number: int) -> None:
        self.said.append(_plain(self.match.events[number]))


class LookingOn(Witness):
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
