"""`rollout play … --learn`: the lessons of a first match, above the questions."""

from __future__ import annotations

from typing import Any

from rollout.cli.screen import Screen
from rollout.gamekit import FirstMatch, Lesson, PreparedChance
from rollout.gamekit.lessons import Teaching, lesson_key
from rollout.gamekit.sentences import Sentence
from rollout.kernel.actions import Action, Event, tag_of
from rollout.kernel.match import Match
from rollout.kernel.recorded import Recorded
from rollout.kernel.requests import Ask
from rollout.kernel.sources import Seeded


class Guide:
    """Says each lesson once, when its time has come."""

    def __init__(self, first: FirstMatch, screen: Screen) -> None:
        self.teaching = Teaching(first)
        self.screen = screen
        self.prepared: PreparedChance | None = first.prepared(first.setup)
        self._said: set[str] = set()

    def teach(self, ask: Ask) -> None:
        """What there is to learn at this question; what is only to be read is read by that."""
        while (lesson := self.teaching.lesson(ask)) is not None:
            if lesson.key not in self._said:
                self._say(lesson)
            if lesson.doing:
                return
            self.teaching.read(lesson)
            if not lesson.at_once:
                return

    def note(self, seat: int, action: Action, events: list[Event]) -> None:
        """What came of an answer, the newcomer's or another's."""
        self.teaching.told |= {tag_of(event) for event in events}
        if seat == self.teaching.first.seat:
            self.teaching.answered(tag_of(action))

    def give_chance(self, match: Match[Any]) -> bool:
        """The written outcome of the chance that waits; afterwards a secret seed draws."""
        if self.prepared is None or match.chance is None or isinstance(match.chance, Recorded):
            return False
        outcome = self.prepared.outcome(match.chance, match.entries)
        if outcome is not None:
            match.resolve(outcome)
        else:
            self.prepared = None
            match.source = Seeded()
            match.go_on()
        return True

    def _say(self, lesson: Lesson) -> None:
        self._said.add(lesson.key)
        words, key = self.screen.words, lesson_key(lesson.key)
        text = words.sentence(Sentence(f"{key}-typed", otherwise=words.plain(key)))
        rules = f" [{', '.join(lesson.rules)}]" if lesson.rules else ""
        self.screen.terminal.line()
        self.screen.terminal.line(words.plain(f"{key}-title"), "bold")
        self.screen.terminal.line(f"{text}{rules}")
