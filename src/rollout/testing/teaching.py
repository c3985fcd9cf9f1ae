"""Whether what a first match wants to teach can be learnt in it."""

from __future__ import annotations

from random import Random
from typing import Any

from rollout.bots import Budget, Position
from rollout.bots.greedy import Greedy
from rollout.gamekit import FirstMatch, GamePackage
from rollout.gamekit.lessons import Lesson, Teaching
from rollout.kernel.actions import Action, tag_of
from rollout.kernel.match import Match
from rollout.kernel.recorded import Recorded
from rollout.kernel.requests import Ask
from rollout.kernel.sources import Outside, Seeded
from rollout.testing.asked_moments import LawBroken

A_LOOK = Budget(simulations=40)
OFTEN = 3
"""What was seen so often without being done is put away, as people do."""


def check_first_match(package: GamePackage, matches: int = 1) -> list[str]:
    """Play the first match as a newcomer who does as they are told, the others as easy bots do.

    The keys of its lessons in the order in which they came up, in as many matches as it takes;
    with written chance one has to be enough. Raises LawBroken when one never came up, or was
    never learnt by doing.
    """
    first = package.first_match
    if first is None:
        raise LawBroken("first-match", "there is none")
    shown: list[str] = []
    learnt: set[str] = set()
    missing: list[str] = []
    for number in range(matches):
        pupil = Pupil(package, first, number)
        pupil.play()
        shown.extend(key for key in pupil.shown if key not in shown)
        learnt |= pupil.teaching.learnt - pupil.given_up
        missing = [each.key for each in first.lessons if each.key not in learnt]
        if not missing:
            return shown
    raise LawBroken("first-match", f"never learnt: {', '.join(missing)}", f"{matches} matches")


class Pupil:
    """A newcomer, and the match that they play."""

    def __init__(self, package: GamePackage, first: FirstMatch, number: int) -> None:
        self.teaching = Teaching(first)
        self.shown: list[str] = []
        self.given_up: set[str] = set()
        self.rng = Random(number)
        self.bot = Greedy(A_LOOK, number)
        self.match: Match[Any] = Match(package.rules, first.setup, Outside())
        self.prepared = package.prepared(first.setup)
        self.source = Seeded(str(number))

    def play(self) -> None:
        match = self.match
        while match.result is None:
            before = len(match.events)
            if match.chance is not None:
                self._happen()
            elif match.ask is not None:
                self._answer(match.ask)
            self.teaching.told |= {tag_of(event) for event in match.events[before:]}

    def _happen(self) -> None:
        chance = self.match.chance
        assert chance is not None
        if isinstance(chance, Recorded):
            self.match.resolve(chance.draw(self.rng))
            return
        outcome = None
        if self.prepared is not None:
            outcome = self.prepared.outcome(chance, self.match.entries)
        if outcome is None:
            self.prepared = None
            outcome = self.source.answer(chance, self.match.ply)
        self.match.resolve(outcome)

    def _answer(self, ask: Ask) -> None:
        if ask.seat != self.teaching.first.seat:
            self.match.answer(self.bot.choose(Position(self.match)).action)
            return
        action = self._taught(ask)
        self.match.answer(action)
        self.teaching.answered(tag_of(action))

    def _taught(self, ask: Ask) -> Action:
        """Read what there is to read, then do what the lesson says if it can be done now."""
        while (lesson := self.teaching.lesson(ask)) is not None:
            self.shown.append(lesson.key)
            told = self._told(ask, lesson)
            if told is not None:
                return told
            if not lesson.doing:
                self.teaching.read(lesson)
            elif self.shown.count(lesson.key) >= OFTEN:
                self.given_up.add(lesson.key)
                self.teaching.read(lesson)
            else:
                break
        return self.bot.choose(Position(self.match)).action

    def _told(self, ask: Ask, lesson: Lesson) -> Action | None:
        fitting = [each for each in ask.options if tag_of(each) in lesson.doing]
        return self.rng.choice(fitting) if fitting else None
