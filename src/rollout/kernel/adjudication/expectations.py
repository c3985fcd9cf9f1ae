"""What a case expects after a step, compared with the match."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import msgspec

from rollout.kernel.actions import Event
from rollout.kernel.adjudication.case_form import (
    AskForm,
    EventForm,
    ExpectationForm,
    LackForm,
    OddsForm,
    OverForm,
    RefusedForm,
    RollForm,
    StepForm,
)
from rollout.kernel.adjudication.case_reading import CaseReader, place_of
from rollout.kernel.adjudication.comparing import (
    MISSING,
    NOTHING,
    in_order,
    keys_in,
    matches,
    mismatches,
)
from rollout.kernel.adjudication.verdict import show, show_some
from rollout.kernel.errors import Refusal
from rollout.kernel.journal import LETTERS
from rollout.kernel.match import Match
from rollout.kernel.odds import odds
from rollout.kernel.reasons import Reasons
from rollout.kernel.requests import Ask, Chance


@dataclass
class Finding:
    """A field of the case that does not hold; see `Difference`."""

    field: str
    why: str
    details: dict[str, Any]


class Expectations:
    """A match after a step, to be held against what is written."""

    def __init__(self, match: Match[Any], events: list[Event], reader: CaseReader) -> None:
        self.match = match
        self.game = match.game
        self.reader = reader
        self.events = [self.game.report_event(match.state, event) for event in events]

    def findings(self, form: ExpectationForm) -> Iterator[Finding]:
        yield from self._events(form)
        if form.ask is not None:
            yield from self._ask(form.ask)
        if form.roll is not None:
            yield from self._roll(form.roll)
        if form.over is not None:
            yield from self._over(form.over)
        if form.state:
            report = self.game.report(self.match.state)
            yield from self._seen("state", form.state, report, keys_in(report))
        if form.view:
            yield from self._views(form.view)
        for number, expected_odds in enumerate(form.odds):
            yield from self._odds(expected_odds, f"odds[{number}]")

    # How the table looks

    def _views(self, form: dict[str, dict[str, Any]]) -> Iterator[Finding]:
        seats = (None, *range(self.game.seats(self.match.state)))
        known = set[str]().union(*(keys_in(self.match.view(seat)) for seat in seats))
        for name, expected in form.items():
            field = f"view.{name}"
            seat = None if name == "spectator" else self.reader.seat(self.match, name, field)
            seen = msgspec.to_builtins(self.match.view(seat), str_keys=True)
            yield from self._seen(field, expected, seen, known)

    def _seen(self, field: str, expected: Any, found: Any, known: set[str]) -> Iterator[Finding]:
        """Compared; a key that there is nowhere is a mistake in the file."""
        for where, wanted, there in mismatches(expected, found, field):
            if there is MISSING:
                key = str(place_of(where)[-1])
                if not key.isdecimal() and key not in known | set(
                    self.game.names(self.match.state)
                ):
                    raise self.reader.unknown(where, f"a key of {field}", key, known)
                if wanted == NOTHING:
                    continue
            yield Finding(where, "differs", {"expected": show(wanted), "found": show(there)})

    # What happened

    def _events(self, form: ExpectationForm) -> Iterator[Finding]:
        wanted = [_event(each) for each in form.events]
        places = in_order(wanted, self.events)
        reached = len(places)
        if reached < len(wanted):
            field = f"events[{reached}]"
            details = {"expected": show(wanted[reached]), "found": self._nearest(wanted[reached])}
            if self._is_early(wanted[reached], places):
                details["after"] = show(wanted[reached - 1])
                yield Finding(field, "event-out-of-order", details)
            else:
                yield Finding(field, "event-missing", details)
        for number, unwanted in enumerate(form.no_events):
            for event in self.events:
                if matches(_event(unwanted), event):
                    yield Finding(f"no_events[{number}]", "event-unwanted", {"found": show(event)})
        if form.events_exactly is not None:
            exactly = [_event(each) for each in form.events_exactly]
            yield from _compared("events_exactly", exactly, self.events)

    def _is_early(self, wanted: dict[str, Any], places: list[int]) -> bool:
        """Whether it happened, but before what it should come after."""
        return any(
            matches(wanted, event) and place not in places
            for place, event in enumerate(self.events[: places[-1] if places else 0])
        )

    def _nearest(self, wanted: dict[str, Any]) -> str:
        """The events of the same kind, else all of them."""
        alike = [event for event in self.events if event["event"] == wanted.get("event")]
        return show_some([show(event) for event in alike or self.events])

    # What the match waits for

    def _ask(self, expected: bool | str | AskForm) -> Iterator[Finding]:
        ask = self.match.ask
        if ask is None or expected is False:
            if (ask is None) != (expected is False):
                yield self._waits("ask", expected)
        elif isinstance(expected, str):
            if expected != ask.about:
                yield self._waits("ask", expected)
        elif isinstance(expected, AskForm):
            yield from self._asked(expected, ask)

    def _asked(self, expected: AskForm, ask: Ask) -> Iterator[Finding]:
        if expected.seat is not None:
            seat = self.reader.seat(self.match, expected.seat, "ask.seat")
            yield from _compared("ask.seat", LETTERS[seat], LETTERS[ask.seat])
        yield from _compared_unless_none("ask.about", expected.about, ask.about)
        yield from _compared_unless_none("ask.secret", expected.secret, ask.secret)
        context = self._context(expected.context, ask)
        yield from self._seen("ask.context", expected.context, context, keys_in(ask.context))
        for number, words in enumerate(expected.offers):
            field = f"ask.offers[{number}]"
            refusal = ask.options.refusal(self.reader.action(self.match, words, field))
            if refusal is not None:
                yield Finding(field, "refused", {"answer": words, "refusal": refusal})
        for number, lack in enumerate(expected.lacks):
            yield from self._lacked(lack, ask, f"ask.lacks[{number}]")
        yield from self._counted(expected, ask)

    def _context(self, expected: dict[str, Any], ask: Ask) -> dict[str, Any]:
        """What goes with the question, by name wherever a name is expected."""
        named = self.game.report_context(self.match.state, ask)
        return {
            key: named[key] if isinstance(expected.get(key), str) else value
            for key, value in ask.context.items()
        }

    def _lacked(self, lack: str | LackForm, ask: Ask, field: str) -> Iterator[Finding]:
        words = lack if isinstance(lack, str) else lack.answer
        refusal = ask.options.refusal(self.reader.action(self.match, words, field))
        if refusal is None:
            yield Finding(field, "allowed", {"answer": words})
        elif isinstance(lack, LackForm):
            yield from otherwise(f"{field}.", lack, refusal)

    def _counted(self, expected: AskForm, ask: Ask) -> Iterator[Finding]:
        if expected.only is None and expected.count is None:
            return
        offered = list(ask.options)
        words = show_some([self.game.write_action(self.match.state, each) for each in offered])
        if expected.count is not None and expected.count != len(offered):
            details = {"expected": str(expected.count), "found": f"{len(offered)}: {words}"}
            yield Finding("ask.count", "differs", details)
        if expected.only is not None:
            wanted = {self.reader.action(self.match, each, "ask.only") for each in expected.only}
            if wanted != set(offered):
                details = {"expected": show_some(expected.only), "found": words}
                yield Finding("ask.only", "differs", details)

    def _roll(self, expected: bool | str | RollForm) -> Iterator[Finding]:
        chance = self.match.chance
        if chance is None or expected is False:
            if (chance is None) != (expected is False):
                yield self._waits("roll", expected)
        elif isinstance(expected, str):
            if expected not in (chance.about, chance.kind):
                yield self._waits("roll", expected)
        elif isinstance(expected, RollForm):
            yield from _rolled(expected, chance)

    def _over(self, expected: bool | OverForm) -> Iterator[Finding]:
        result = self.match.result
        if result is None or expected is False:
            if (result is None) != (expected is False):
                yield self._waits("over", expected)
        elif isinstance(expected, OverForm):
            if expected.winners is not None:
                letters = expected.winners
                if isinstance(letters, str):
                    letters = [] if letters == NOTHING else [letters]
                wanted = [
                    self.reader.seat(self.match, letter, "over.winners") for letter in letters
                ]
                winners = [LETTERS[seat] for seat in sorted(result.winners)]
                yield from _compared("over.winners", [LETTERS[w] for w in sorted(wanted)], winners)
            yield from _compared_unless_none("over.reason", expected.reason, result.reason)
            yield from _compared_unless_none("over.rule", expected.rule, result.rule)

    def _waits(self, field: str, expected: bool | str | AskForm | RollForm | OverForm) -> Finding:
        wanted = expected if isinstance(expected, bool | str) else True
        return Finding(field, "differs", {"expected": show(wanted), "found": waits_for(self.match)})

    # What may come

    def _odds(self, expected: OddsForm, field: str) -> Iterator[Finding]:
        action = self.reader.action(self.match, expected.answer, f"{field}.answer")
        chance = self.reader.share(expected.chance, f"{field}.chance")
        wanted = [_event(each) for each in expected.events]
        if self.match.ask is None:
            yield self._waits("ask", True)
            return
        refusal = self.match.ask.options.refusal(action)
        if refusal is not None:
            details = {"answer": expected.answer, "refusal": refusal}
            yield Finding(f"{field}.answer", "refused", details)
            return
        found = odds(self.match, action, lambda after: self._happened(after, wanted))
        if abs(found.chance(True) - chance) > max(found.error, 1e-9):
            details = {
                "expected": str(expected.chance),
                "found": str(found.distribution.get(True, 0)),
            }
            yield Finding(f"{field}.chance", "differs", details)

    def _happened(self, after: Match[Any], wanted: list[dict[str, Any]]) -> bool:
        events = [self.game.report_event(after.state, event) for event in after.events]
        return len(in_order(wanted, events)) == len(wanted)


def otherwise(
    place: str, expected: LackForm | RefusedForm | StepForm, refusal: Refusal
) -> Iterator[Finding]:
    """What is refused as expected, but by another rule or for another reason."""
    for name, wanted, found in (
        ("rule", expected.rule, refusal.rule),
        ("why", expected.why, refusal.why),
    ):
        if wanted not in (None, found):
            details = {"expected": wanted, "found": found or NOTHING, "refusal": refusal}
            yield Finding(f"{place}{name}", "refused-otherwise", details)


def waits_for(match: Match[Any]) -> str:
    """What comes next, in the keys of a case."""
    if match.ask is not None:
        return f"ask = {{seat: {LETTERS[match.ask.seat]}, about: {match.ask.about}}}"
    if match.chance is not None:
        return f"roll = {{about: {match.chance.about}, kind: {match.chance.kind}}}"
    return (
        f"over = {{reason: {match.result.reason}}}" if match.result is not None else "over = true"
    )


def _event(form: EventForm) -> dict[str, Any]:
    return {"event": form} if isinstance(form, str) else form


def _compared(field: str, expected: Any, found: Any) -> Iterator[Finding]:
    for where, wanted, there in mismatches(expected, found, field):
        yield Finding(where, "differs", {"expected": show(wanted), "found": show(there)})


def _compared_unless_none(field: str, expected: Any, found: Any) -> Iterator[Finding]:
    if expected is not None:
        yield from _compared(field, expected, found)


def _rolled(expected: RollForm, chance: Chance) -> Iterator[Finding]:
    yield from _compared_unless_none("roll.about", expected.about, chance.about)
    yield from _compared_unless_none("roll.kind", expected.kind, chance.kind)
    yield from _compared_unless_none("roll.need", expected.need, getattr(chance, "need", None))
    reasons = getattr(chance, "reasons", None)
    yield from _compared("roll.reasons", expected.reasons, _added_up(reasons))


def _added_up(reasons: Reasons | None) -> dict[str, int]:
    """What each reason adds; the same one may stand there several times."""
    terms: dict[str, int] = {}
    for term in () if reasons is None else reasons.terms:
        terms[term.label] = terms.get(term.label, 0) + term.amount
    return terms
