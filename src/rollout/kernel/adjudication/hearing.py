"""Hearing a case: the position is set up, what is written is done, what is expected compared."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rollout.kernel.adjudication.case_form import ExpectationForm, StepForm
from rollout.kernel.adjudication.dice import WrittenDice
from rollout.kernel.adjudication.expectations import Expectations, waits_for
from rollout.kernel.adjudication.reading import CaseReader, Games
from rollout.kernel.adjudication.verdict import END, OPENING, Difference, Verdict, show
from rollout.kernel.content import ContentError, read_toml
from rollout.kernel.errors import ChanceError, TableError
from rollout.kernel.match import Match


def adjudicate(path: Path, games: Games) -> Verdict:
    """Hear the case in that file."""
    verdict = Verdict(str(path))
    try:
        reader = CaseReader(read_toml(path), games)
        form = reader.form
        verdict.title, verdict.game, verdict.rules = form.title, form.game, form.rules
        hearing = Hearing(reader)
        hearing.hear()
        verdict.differences = hearing.differences
    except ContentError as error:
        verdict.malformed = error
    return verdict


class Blocked(Exception):
    """The case cannot go on: what it does next is not possible."""


class Hearing:
    """One case being heard. Mistakes in the file are raised, differences are noted."""

    def __init__(self, reader: CaseReader) -> None:
        self.reader = reader
        self.step = OPENING
        self.dice = WrittenDice([])
        self.differences: list[Difference] = []

    def hear(self) -> None:
        form = self.reader.form
        try:
            match = self._begin()
            for index, step in enumerate(form.step):
                self.step, self.reader.place = index + 1, ("step", index)
                self._take(match, step)
        except Blocked:
            return
        self.step, self.reader.place = END, ("expect",)
        self._compare(match, form.expect, 0)

    def _begin(self) -> Match[Any]:
        start, setup = self.reader.start(), self.reader.setup()
        self.dice = WrittenDice(self.reader.form.dice)
        try:
            match = Match(self.reader.game, setup, self.dice, start)
        except ChanceError as error:
            raise self._wrong_roll(error) from None
        except (LookupError, ValueError) as error:
            raise self._impossible_start(error) from None
        self._note_rolls_left()
        return match

    def _impossible_start(self, error: Exception) -> ContentError:
        field = "position" if self.reader.form.position is not None else "setup"
        wanted = f"a {field} of {self.reader.game.slug} to begin from"
        return self.reader.malformed(field, wanted, error)

    def _take(self, match: Match[Any], form: StepForm) -> None:
        """Do what the step says, and compare."""
        done = [each for each in (form.answer, form.refused, form.undo) if each is not None]
        if len(done) > 1:
            raise self.reader.malformed("", "one of answer, refused and undo", "several of them")
        self.dice = WrittenDice(form.dice)
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
            if words == "agree_draw":
                match.agree_draw()
            else:
                match.answer(self.reader.action(match, words, "answer"), self._by(match, form))
        except ChanceError as error:
            raise self._wrong_roll(error) from None
        except TableError as error:
            details = {"answer": words, "refusal": error.refusal}
            raise self._blocked("answer", "refused", details) from None

    def _refuse(self, match: Match[Any], form: StepForm, words: str) -> None:
        """Tried aside, so that the case can go on when the rules allow it after all."""
        trial = match.at(match.ply, WrittenDice([]))
        try:
            if words == "undo":
                trial.undo(self._by(match, form))
            else:
                action = self.reader.action(match, words, "refused")
                trial.answer(action, self._by(match, form))
        except TableError as error:
            refusal = error.refusal
            for field, wanted, found in (
                ("rule", form.rule, refusal.rule),
                ("why", form.why, refusal.why),
            ):
                if wanted not in (None, found):
                    details = {"expected": wanted, "found": found, "refusal": refusal}
                    self._note(field, "differs", details)
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
        return self._blocked("dice", "roll-wrong", details)

    def _blocked(self, field: str, why: str, details: dict[str, Any]) -> Blocked:
        self._note(field, why, details)
        return Blocked(why)

    def _note(self, field: str, why: str, details: dict[str, Any]) -> None:
        line = self.reader.line(field)
        self.differences.append(Difference(line, self.step, field, why, details))
