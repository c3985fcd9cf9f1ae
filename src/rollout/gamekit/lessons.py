"""A first match: what a newcomer is taught while they play, one thing at a time.

A game says when a lesson can be learnt and what shows that it was. Page, terminal and tests
follow the same words: `lesson-<key>-title` and `lesson-<key>` of its catalogue; a line that is
only right where answers are typed stands in `lesson-<key>-typed`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any, Literal, Protocol

import msgspec

from rollout.kernel.actions import Entry, tag_of
from rollout.kernel.course import WORLD
from rollout.kernel.recorded import Recorded
from rollout.kernel.requests import Ask, Chance
from rollout.kernel.sources import Seeded


class Lesson(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing to learn. It is taught when all that it waits for is there."""

    key: str
    at: Literal["", "board", "choices", "strip", "log"] = ""
    """The part of the screen that it is about."""
    rules: tuple[str, ...] = ()
    """The rules it shows."""
    open: tuple[str, ...] = ()
    """Tags of actions, one of which the newcomer may choose now."""
    asked: tuple[str, ...] = ()
    """What the newcomer is asked about, one of these."""
    told: tuple[str, ...] = ()
    """Tags of events, one of which has happened."""
    after: tuple[str, ...] = ()
    """Lessons that are learnt before it."""
    answers: int = 0
    """How often the newcomer has answered before: what is only read comes bit by bit."""
    doing: tuple[str, ...] = ()
    """Tags of actions by which it is learnt. Without any it is read and put away."""

    @property
    def at_once(self) -> bool:
        """Whether it waits for nothing, not even for the newcomer's turn: a welcome."""
        waits = self.open or self.asked or self.told or self.after or self.doing
        return not waits and not self.answers


def lesson_key(key: str) -> str:
    """
    >>> lesson_key("turn-and-move")
    'lesson-turn-and-move'
    """
    return f"lesson-{key}"


class PreparedChance(Protocol):
    """What chance has in store for a first match, as long as it is written."""

    def outcome(self, chance: Chance, before: list[Entry]) -> Any:
        """What comes of a chance; None when nothing is written for it."""


def nothing_prepared(setup: Any) -> PreparedChance | None:
    """A first match with dice like any other's."""
    return None


@dataclass(frozen=True, eq=False)
class FirstMatch:
    """The setup with which a game is taught, against easy bots, and what is taught with it."""

    setup: Any
    lessons: tuple[Lesson, ...]
    seat: int = 0
    """Where the newcomer sits."""
    level: str = "easy"
    """How well the others play."""
    seed: str = ""
    """Where given, chance follows from it in every match with exactly this setup: it has to be
    one that nobody agrees on otherwise."""
    written: Callable[[Any], PreparedChance | None] = nothing_prepared
    """In its place: what is written for a setup."""

    def prepared(self, setup: Any) -> PreparedChance | None:
        """What chance has in store for that setup; None where it is the world's."""
        if self.seed and setup == self.setup:
            return FollowingASeed(self.seed)
        return self.written(setup)

    def told(self) -> dict[str, Any]:
        """For a page that starts it."""
        return {
            "setup": msgspec.to_builtins(self.setup),
            "seat": self.seat,
            "level": self.level,
            "lessons": msgspec.to_builtins(self.lessons),
        }


class FollowingASeed:
    """Every outcome follows from a seed that is no secret. What is recorded, physics says."""

    def __init__(self, seed: str) -> None:
        self.source = Seeded(seed)

    def outcome(self, chance: Chance, before: list[Entry]) -> Any:
        if isinstance(chance, Recorded):
            return None
        number = sum(1 for entry in before if entry.by == WORLD)
        return self.source.answer(chance, number)


@dataclass
class Teaching:
    """What a newcomer has learnt so far, and what comes next."""

    first: FirstMatch
    learnt: set[str] = field(default_factory=set)
    given: list[str] = field(default_factory=list)
    """The tags of their answers."""
    told: set[str] = field(default_factory=set)
    """The tags of events that happened."""

    def answered(self, tag: str) -> None:
        self.given.append(tag)
        self.learnt |= {each.key for each in self.first.lessons if tag in each.doing}

    def read(self, lesson: Lesson) -> None:
        """It is put away, learnt or not."""
        self.learnt.add(lesson.key)

    def lesson(self, ask: Ask | None) -> Lesson | None:
        """What is taught at this question, or (None) while others act."""
        asked = ask if ask is not None and ask.seat == self.first.seat else None
        tags = _open(asked) if asked is not None else frozenset[str]()
        about = "" if asked is None else asked.about
        for each in self.first.lessons:
            if each.key not in self.learnt and self._is_time(each, about, tags):
                return each
        return None

    def _is_time(self, lesson: Lesson, about: str, tags: Collection[str]) -> bool:
        if lesson.at_once:
            return True
        return (
            bool(about)
            and _any(lesson.open, tags)
            and _any(lesson.asked, (about,))
            and _any(lesson.told, self.told)
            and self.learnt.issuperset(lesson.after)
            and len(self.given) >= lesson.answers
        )


def _open(ask: Ask) -> frozenset[str]:
    return frozenset(tag_of(action) for action in ask.options)


def _any(wanted: tuple[str, ...], there: Collection[str]) -> bool:
    return not wanted or any(each in there for each in wanted)
