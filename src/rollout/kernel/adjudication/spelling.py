"""Are the words of a case those of its game, anywhere?

Events and their details, rules, what is asked, rolled, refused, counted and won.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from rollout.kernel.actions import Event, tag_of
from rollout.kernel.adjudication.case_form import (
    AskForm,
    EventForm,
    ExpectationForm,
    LackForm,
    OverForm,
    RollForm,
    RunForm,
    StepForm,
)
from rollout.kernel.adjudication.case_reading import CaseReader
from rollout.kernel.adjudication.vocabulary import Vocabulary
from rollout.kernel.adjudication.written_dice import label_of
from rollout.kernel.reasons import Reasons

SUM: Final = frozenset(("total", *Reasons.__struct_fields__))


class Spelling:
    """The words a case may use."""

    def __init__(self, reader: CaseReader, vocabulary: Vocabulary) -> None:
        self.reader = reader
        self.vocabulary = vocabulary
        self.events = {tag_of(each): each for each in reader.game.events}

    def check(self) -> None:
        """Raise ContentError for the first word that nobody knows."""
        form = self.reader.form
        for number, rule in enumerate(form.rules):
            self._rule(rule, f"rules[{number}]")
        if form.refused is not None:
            self._rule(form.refused.rule, "refused.rule")
            self._why(form.refused.why, "refused.why")
        self._run(form, "")
        for number, run in enumerate(form.run):
            self._run(run, f"run[{number}].")

    def _run(self, run: RunForm, place: str) -> None:
        self._dice(run.dice, f"{place}dice")
        for number, step in enumerate(run.step):
            self._step(step, f"{place}step[{number}]")
        self._expectation(run.expect, f"{place}expect")

    def _step(self, step: StepForm, place: str) -> None:
        for name in ("rule", "why"):
            if getattr(step, name) is not None and step.refused is None:
                raise self.reader.malformed(f"{place}.{name}", "refused beside it", "none")
        if step.by is not None and step.answer is None and step.refused is None:
            raise self.reader.malformed(f"{place}.by", "an answer beside it", "none")
        self._rule(step.rule, f"{place}.rule")
        self._why(step.why, f"{place}.why")
        self._dice(step.dice, f"{place}.dice")
        self._expectation(step, place)

    def _expectation(self, form: ExpectationForm, place: str) -> None:
        for event, where in _events(form):
            self._event(event, f"{place}.{where}")
        if isinstance(form.over, OverForm):
            self._rule(form.over.rule, f"{place}.over.rule")
            self._named("result", form.over.reason, f"{place}.over.reason", "an end of a match")
        self._ask(form.ask, f"{place}.ask")
        self._roll(form.roll, f"{place}.roll")

    def _ask(self, form: bool | str | AskForm | None, place: str) -> None:
        about, where = (form, place) if isinstance(form, str) else (None, place)
        if isinstance(form, AskForm):
            about, where = form.about, f"{place}.about"
            for number, lack in enumerate(form.lacks):
                if isinstance(lack, LackForm):
                    self._rule(lack.rule, f"{place}.lacks[{number}].rule")
                    self._why(lack.why, f"{place}.lacks[{number}].why")
        self._named("ask", about, where, "a question")

    def _roll(self, form: bool | str | RollForm | None, place: str) -> None:
        if isinstance(form, str):
            self._rolled(form, place)
        elif isinstance(form, RollForm):
            self._named("roll", form.about, f"{place}.about", "a roll")
            if form.kind is not None:
                self._rolled(form.kind, f"{place}.kind")
            for label in form.reasons:
                self._label(label, f"{place}.reasons.{label}")

    def _dice(self, dice: list[Any], place: str) -> None:
        for number, written in enumerate(dice):
            label = label_of(written)
            if label:
                self._rolled(label, f"{place}[{number}]")

    def _rolled(self, word: str, place: str) -> None:
        if not self.vocabulary.has_roll(word):
            raise self.reader.unknown(place, "a roll", word, self.vocabulary.words("roll"))

    def _named(self, kind: str, word: str | None, place: str, wanted: str) -> None:
        if word is not None and not self.vocabulary.has(kind, word):
            raise self.reader.unknown(place, wanted, word, self.vocabulary.words(kind))

    def _why(self, why: str | None, place: str) -> None:
        if why is not None and not self.vocabulary.has("", why):
            raise self.reader.unknown(place, "a reason", why, self.vocabulary.messages)

    def _label(self, label: str, place: str) -> None:
        if not self.vocabulary.has("", label):
            raise self.reader.unknown(place, "a term of a sum", label, self.vocabulary.messages)

    def _event(self, form: EventForm, place: str) -> None:
        if isinstance(form, dict) and "event" not in form:
            self._details(form, place)
            return
        tag = form if isinstance(form, str) else form["event"]
        known = self.events.get(tag) if isinstance(tag, str) else None
        if known is None:
            where = place if isinstance(form, str) else f"{place}.event"
            raise self.reader.unknown(where, "an event", str(tag), self.events)
        for field, value in form.items() if isinstance(form, dict) else ():
            if field not in ("event", *known.__struct_fields__):
                wanted = f"a detail of {tag}"
                known_fields = known.__struct_fields__
                raise self.reader.unknown(f"{place}.{field}", wanted, field, known_fields)
            if isinstance(value, dict) and _is_sum(known, field):
                self._sum(value, f"{place}.{field}")

    def _details(self, form: dict[str, Any], place: str) -> None:
        """Of whatever event."""
        known = {field for event in self.events.values() for field in event.__struct_fields__}
        for field in form:
            if field not in known:
                raise self.reader.unknown(f"{place}.{field}", "a detail of an event", field, known)

    def _sum(self, value: dict[str, Any], place: str) -> None:
        for key in value:
            if key not in SUM:
                raise self.reader.unknown(f"{place}.{key}", "a part of a sum", key, SUM)
        terms = value.get("terms")
        for label in terms if isinstance(terms, dict) else ():
            self._label(label, f"{place}.terms.{label}")

    def _rule(self, rule: str | None, place: str) -> None:
        if rule is not None and not self.vocabulary.has_rule(rule):
            wanted = f"a rule of {self.reader.game.slug}"
            raise self.reader.unknown(place, wanted, rule, self.vocabulary.rules)


def _events(form: ExpectationForm) -> Iterator[tuple[EventForm, str]]:
    """Every event that an expectation names, and its key."""
    rows = {
        "events": form.events,
        "no_events": form.no_events,
        "events_exactly": form.events_exactly or [],
    }
    rows |= {f"odds[{number}].events": odds.events for number, odds in enumerate(form.odds)}
    for key, events in rows.items():
        for number, event in enumerate(events):
            yield event, f"{key}[{number}]"


def _is_sum(event: type[Event], field: str) -> bool:
    types = {each.name: each.type for each in msgspec.structs.fields(event)}
    return types[field] is Reasons
