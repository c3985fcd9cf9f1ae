"""Hearing a case: the position is set up, what is written is done, what is expected compared."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rollout.kernel.actions import Action, Concede, Interjection
from rollout.kernel.adjudication.case_form import (
    ExpectationForm,
    RefusedForm,
    RunForm,
    StepForm,
)
from rollout.kernel.adjudication.case_reading import CaseReader, Games
from rollout.kernel.adjudication.expectations import Expectations, otherwise, waits_for
from rollout.kernel.adjudication.keys import StrangeKey
from rollout.kernel.adjudication.spelling import Spelling
from rollout.kernel.adjudication.verdict import END, OPENING, Difference, Verdict, show
from rollout.kernel.adjudication.vocabulary import ANY_WORDS, Vocabulary
from rollout.kernel.adjudication.written_dice import WrittenDice
from rollout.kernel.content import ContentError, Place, read_toml
from rollout.kernel.course import WORLD
from rollout.kernel.errors import ChanceError, Refusal, SetupRefused, TableError, stuck
from rollout.kernel.match import Match
from rollout.kernel.nearest import nearest

EVERYBODY_PASSES: Final = "everybody passes"
AGREE_DRAW: Final = "agree_draw"
UNDO: Final = "undo"
NO_ACTIONS: Final = {"answer": (EVERYBODY_PASSES, AGREE_DRAW), "refused": (UNDO,)}
"""What may stand beside actions, by the key that says what a step does."""

Words = Callable[[str], Vocabulary]
"""The words of a game, by its name."""


def adjudicate(path: Path, games: Games, words: Words | None = None) -> Verdict:
    """Hear the case in that file. With the words of its game, no others may stand in it."""
    verdict = Verdict(str(path))
    try:
        reader = CaseReader(read_toml(path), games)
        form = reader.form
        verdict.title, verdict.game, verdict.rules = form.title, form.game, form.rules
        Spelling(reader, words(form.game) if words is not None else ANY_WORDS).check()
        for number, (run, place) in enumerate(_runs(reader)):
            hearing = Hearing(reader, run, place, number + 1 if form.run else 0)
            hearing.hear()
            verdict.differences += hearing.differences
    except ContentError as error:
        verdict.malformed = error
    return verdict


def _runs(reader: CaseReader) -> list[tuple[RunForm, Place]]:
    """The runs of a case with their places; what stands outside of `run` is one too."""
    form = reader.form
    runs: list[tuple[RunForm, Place]] = [
        (run, ("run", number)) for number, run in enumerate(form.run)
    ]
    alone: tuple[RunForm, Place] = (form, ())
    return [alone, *runs] if form.step or not runs or "expect" in reader.document.data else runs


class Blocked(Exception):
    """The case cannot go on: what it does next is not possible."""


class Hearing:
    """One run of a case being heard. Mistakes in the file are raised, differences are noted."""

    def __init__(self, reader: CaseReader, run: RunForm, place: Place, number: int) -> None:
        self.reader = reader
        self.run = run
        self.place = place
        self.number = number
        self.step = OPENING
        self.dice = WrittenDice([])
        self.match: Match[Any] | None = None
        self.differences: list[Difference] = []

    def hear(self) -> None:
        try:
            self._hear()
        except StrangeKey as strange:
            strange.place = f"dice.{strange.place}"
            raise self.reader.strange(strange, "a key of what is rolled") from None
        except ContentError:
            raise
        except Exception as error:
            if self.reader.form.position is None:
                raise
            self.reader.place = ()
            raise self.reader.wrong("position", stuck(error)) from error

    def _hear(self) -> None:
        form = self.reader.form
        self.reader.place = ()
        if form.refused is not None:
            self._refuse_to_begin(form.refused)
            return
        try:
            match = self.match = self._begin()
            for index, step in enumerate(self.run.step):
                self.step, self.reader.place = index + 1, (*self.place, "step", index)
                self._take(match, step)
        except Blocked:
            return
        self.step, self.reader.place = END, (*self.place, "expect")
        self._compare(match, self.run.expect, 0)

    def _begin(self) -> Match[Any]:
        try:
            match = self._started()
        except ChanceError as error:
            raise self._wrong_roll(error) from None
        except (LookupError, ValueError) as error:
            raise self._impossible_start(error) from None
        self._note_rolls_left()
        return match

    def _started(self) -> Match[Any]:
        start, setup = self.reader.start(), self.reader.setup()
        self.dice = WrittenDice(list(self.run.dice or self.reader.form.dice))
        try:
            return Match(self.reader.game, setup, self.dice, start)
        except ContentError as error:
            raise self.reader.in_homebrew(self._origin, error) from None

    def _refuse_to_begin(self, form: RefusedForm) -> None:
        """BC-OPT, TG-SET and the like: no match is made of such a setup or position."""
        if form.rule is None and form.why is None and form.says is None:
            raise self.reader.malformed("refused", "a rule, a reason (why) or words (says)", "none")
        if self.run.step or self.reader.form.run:
            raise self.reader.malformed("refused", "no steps beside it", "some")
        try:
            self._started()
        except SetupRefused as error:
            self._compare_refusal(form, error.refusal, str(error))
        except (ContentError, LookupError, ValueError) as error:
            self._compare_refusal(form, None, str(error))
        else:
            self._note("refused", "allowed", {"answer": self._origin})

    def _compare_refusal(self, form: RefusedForm, refusal: Refusal | None, told: str) -> None:
        """What cannot even be read is refused by no rule and for no reason of the rules."""
        if refusal is not None:
            for finding in otherwise("refused.", form, refusal):
                self._note(finding.field, finding.why, finding.details)
        else:
            for field, wanted in (("rule", form.rule), ("why", form.why)):
                if wanted is not None:
                    details = {"expected": show(wanted), "found": show(told)}
                    self._note(f"refused.{field}", "differs", details)
        if form.says is not None and form.says not in told:
            self._note("refused.says", "differs", {"expected": form.says, "found": told})

    @property
    def _origin(self) -> str:
        return "position" if self.reader.form.position is not None else "setup"

    def _impossible_start(self, error: Exception) -> ContentError:
        impossible = self.reader.wrong(self._origin, f"the match cannot be begun: {error}")
        impossible.refusal = getattr(error, "refusal", None)
        return impossible

    def _take(self, match: Match[Any], form: StepForm) -> None:
        """Do what the step says, and compare."""
        done = [each for each in (form.answer, form.refused, form.undo) if each is not None]
        if len(done) > 1:
            raise self.reader.malformed("", "one of answer, refused and undo", "several of them")
        self.dice = WrittenDice(list(form.dice))
        match.source = self.dice
        since = match.ply if done or self.step > 1 else -1
        try:
            match.go_on()
        except ChanceError as error:
            raise self._wrong_roll(error) from None
        if form.answer is not None:
            answers = [form.answer] if isinstance(form.answer, str) else form.answer
            for words in answers:
                self._answer(match, form, words)
        elif form.refused is not None:
            self._refuse(match, form, form.refused)
        elif form.undo is not None:
            self._undo(match, form.undo)
        self._note_rolls_left()
        self._compare(match, form, since)

    def _answer(self, match: Match[Any], form: StepForm, words: str) -> None:
        if match.chance is not None:
            raise self._blocked("dice", "roll-missing", {"found": waits_for(match)})
        try:
            if words == EVERYBODY_PASSES:
                self._pass_on(match)
            elif words == AGREE_DRAW:
                match.agree_draw()
            else:
                self._enter(match, form, self._action(match, words, "answer"))
        except ChanceError as error:
            raise self._wrong_roll(error) from None
        except TableError as error:
            details = {"answer": words, "refusal": error.refusal}
            raise self._blocked("answer", "refused", details) from None

    def _action(self, match: Match[Any], words: str, field: str) -> Action:
        try:
            return self.reader.action(match, words, field)
        except ContentError:
            if nearest(words, NO_ACTIONS[field]):
                raise self.reader.unknown(field, "an answer", words, NO_ACTIONS[field]) from None
            raise

    def _enter(self, match: Match[Any], form: StepForm, action: Action) -> None:
        """An answer; or what happens between two of them, by the world unless a seat is named.

        Whoever gives up need not be asked.
        """
        by = self._by(match, form)
        if isinstance(action, Interjection):
            match.interject(action, WORLD if by is None else by)
        elif isinstance(action, Concede) and by is not None:
            match.concede(by)
        else:
            match.answer(action, by)

    def _pass_on(self, match: Match[Any]) -> None:
        """Whoever is asked passes, as long as that is possible."""
        passed = False
        while (ask := match.ask) is not None:
            passes = [each for each in ask.options if isinstance(each, match.game.passing)]
            if not passes:
                break
            match.answer(passes[0])
            passed = True
        if not passed:
            raise self._blocked("answer", "nobody-passes", {"found": waits_for(match)})

    def _refuse(self, match: Match[Any], form: StepForm, words: str) -> None:
        """Tried aside, so that the case can go on when the rules allow it after all."""
        trial = match.at(match.ply, WrittenDice([]))
        try:
            if words == UNDO:
                trial.undo(self._by(match, form))
            else:
                self._enter(trial, form, self._action(match, words, "refused"))
        except TableError as error:
            for finding in otherwise("", form, error.refusal):
                self._note(finding.field, finding.why, finding.details)
        else:
            self._note("refused", "allowed", {"answer": words})

    def _undo(self, match: Match[Any], by: bool | str) -> None:
        try:
            match.undo(self.reader.seat(match, by, "undo") if isinstance(by, str) else None)
        except TableError as error:
            details = {"answer": "undo", "refusal": error.refusal}
            raise self._blocked("undo", "refused", details) from None

    def _compare(self, match: Match[Any], form: ExpectationForm, since: int) -> None:
        events = match.events if since < 0 else match.events_since(since)
        for finding in Expectations(match, events, self.reader).findings(form):
            self._note(finding.field, finding.why, finding.details)

    def _by(self, match: Match[Any], form: StepForm) -> int | None:
        return None if form.by is None else self.reader.seat(match, form.by, "by")

    def _note_rolls_left(self) -> None:
        if self.dice.outcomes:
            self._note("dice", "rolls-left", {"expected": show(self.dice.outcomes)})

    def _wrong_roll(self, error: ChanceError) -> Blocked:
        details = {"expected": show(self.dice.wrong), "refusal": error.refusal}
        why = "roll-impossible" if "fault" in error.refusal.details else "roll-wrong"
        return self._blocked("dice", why, details)

    def _blocked(self, field: str, why: str, details: dict[str, Any]) -> Blocked:
        self._note(field, why, details)
        return Blocked(why)

    def _note(self, field: str, why: str, details: dict[str, Any]) -> None:
        found = Difference(self.reader.line(field), self.step, field, why, details, self.number)
        if self.match is not None and any(isinstance(each, Refusal) for each in details.values()):
            found.state = self.match.state.copy()
        self.differences.append(found)
