"""How a case is written. Definitions only: not compiled."""

from __future__ import annotations

from typing import Any

from msgspec import field

from rollout.kernel.content import Form

EventForm = str | dict[str, Any]
"""A tag, or a table with `event = tag` and the fields that matter."""


class LackForm(Form, kw_only=True):
    """An answer that is not offered, with the reason it is refused for."""

    answer: str
    rule: str | None = None
    why: str | None = None


class AskForm(Form, kw_only=True):
    """Who is asked what."""

    seat: str | None = None
    about: str | None = None
    secret: bool | None = None
    offers: list[str] = field(default_factory=list)
    lacks: list[str | LackForm] = field(default_factory=list)
    only: list[str] | None = None
    """All answers that are offered, in any order."""
    count: int | None = None
    context: dict[str, Any] = field(default_factory=dict)


class RollForm(Form, kw_only=True):
    """The chance that waits for its outcome."""

    about: str | None = None
    kind: str | None = None
    need: int | None = None
    reasons: dict[str, int] = field(default_factory=dict)
    """Some of the terms that the need is the sum of."""


class OverForm(Form, kw_only=True):
    """How the match ended."""

    winners: list[str] | str | None = None
    """Seats, or "none"."""
    reason: str | None = None
    rule: str | None = None


class OddsForm(Form, kw_only=True):
    """How likely an answer leads to these events."""

    answer: str
    events: list[EventForm]
    chance: str | float


class ExpectationForm(Form, kw_only=True):
    """What must hold after a step."""

    events: list[EventForm] = field(default_factory=list)
    """These happened in this order; others may stand between them."""
    events_exactly: list[EventForm] | None = None
    no_events: list[EventForm] = field(default_factory=list)
    ask: bool | str | AskForm | None = None
    roll: bool | str | RollForm | None = None
    over: bool | OverForm | None = None
    state: dict[str, Any] = field(default_factory=dict)
    view: dict[str, dict[str, Any]] = field(default_factory=dict)
    odds: list[OddsForm] = field(default_factory=list)


class StepForm(ExpectationForm, kw_only=True):
    """One thing that is done, the dice for it, and what must hold then."""

    answer: str | list[str] | None = None
    refused: str | None = None
    undo: bool | str | None = None
    by: str | None = None
    rule: str | None = None
    """The rule by which it is refused."""
    why: str | None = None
    dice: list[Any] = field(default_factory=list)


class RefusedForm(Form, kw_only=True):
    """No match can be made of this: by which rule, for which reason, in which words."""

    rule: str | None = None
    why: str | None = None
    says: str | None = None
    """What the message says, among other things."""


class RunForm(Form, kw_only=True):
    """What is done from the beginning on."""

    title: str = ""
    dice: list[Any] = field(default_factory=list)
    """For chance that comes before anybody is asked."""
    step: list[StepForm] = field(default_factory=list)
    expect: ExpectationForm = field(default_factory=ExpectationForm)


class CaseForm(RunForm, kw_only=True):
    """A whole case. Every run of `run` begins anew, from the same setup or position."""

    title: str
    game: str
    rules: list[str] = field(default_factory=list)
    setup: dict[str, Any] | None = None
    position: dict[str, Any] | None = None
    refused: RefusedForm | None = None
    run: list[RunForm] = field(default_factory=list)
