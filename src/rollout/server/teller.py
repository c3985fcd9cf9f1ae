"""Facts for the reader's catalogue: a key and its arguments, never a finished sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, Final

import msgspec

from rollout.gamekit import Fact, GamePackage
from rollout.gamekit.naming import letter
from rollout.kernel.actions import Action, Event, Result, tag_of
from rollout.kernel.errors import Refusal
from rollout.kernel.options import Options
from rollout.kernel.reasons import Reasons
from rollout.kernel.requests import Ask, Chance
from rollout.kernel.text import to_text
from rollout.server.happenings import Happening
from rollout.server.shown import Choice, EventWithWords, Question, Refused, RefusedChoice, Words
from rollout.words.arguments import plain_arguments, seats_named
from rollout.words.words import key_of

WAITING: Final = "waiting-for-seat"
MOST_REMEMBERED: Final = 10_000
NOTHING: Final[dict[str, Any]] = {}
SAMPLES_OF_A_REGION: Final = 12
SAMPLES_OF_A_QUESTION: Final = 96
"""Ideas for whoever is to point at something. Anything else inside the outline is an answer too."""
FEWEST_SAMPLES: Final = 4

encode = msgspec.json.Encoder().encode


class Teller:
    """Finds the words for the facts of one game, in all its matches."""

    def __init__(self, game: GamePackage) -> None:
        screen = game.screen
        self.wording = screen.arguments
        self.seats = seats_named(game.namer)
        self._worded = screen.needs_words
        self.public_asks = screen.public_asks
        self.notable = screen.moments
        self._dice = screen.dice
        self.twin = screen.twin
        self._remembered: dict[Any, bytes] = {}
        """What facts look like, by all that goes into it."""

    # As JSON, remembered where the same fact always looks the same

    def event_with_words(self, event: Event, state: Any) -> bytes:
        """The members of an object, and its end."""
        if isinstance(event, Happening):
            words = Words(key_of("event", tag_of(event)), plain_arguments(event, _terms))
            return encode(EventWithWords(event, words))[1:]
        if self.is_of_its_moment(event):
            return self._encode_event(event, state)
        known = self._recall(event)
        if known is None:
            known = self._encode_event(event, state)
            self._remember(event, known)
        return known

    def is_of_its_moment(self, event: Event) -> bool:
        """Whether its words hang on the state in which it is told."""
        return self._worded is None or type(event) in self._worded

    def _encode_event(self, event: Event, state: Any) -> bytes:
        moment = "" if self.notable is None else self.notable.get(tag_of(event), "")
        told = EventWithWords(event, self.event(event, state), self._dice(event), moment)
        return encode(told)[1:]

    def question(self, ask: Ask, state: Any) -> bytes:
        """An object without its end: the options follow for whoever is asked."""
        if ask.context or self._worded is None or Ask in self._worded:
            return self._encode_question(ask, state)
        key = (ask.about, ask.seat)
        known = self._remembered.get(key)
        if known is None:
            known = self._encode_question(ask, state)
            self._remember(key, known)
        return known

    def _encode_question(self, ask: Ask, state: Any) -> bytes:
        words = self._words(key_of("ask", ask.about), ask, state)
        return encode(Question(ask.seat, ask.about, words))[:-1]

    def waiting(self, ask: Ask) -> bytes:
        """Only who is asked, not what. Without its end, too."""
        words = Words(WAITING, {"seat": letter(ask.seat)})
        return encode(Question(ask.seat, "", words))[:-1]

    def choice(self, action: Action, state: Any) -> msgspec.Raw:
        """An action with its text and words."""
        worded = self._worded is None or type(action) in self._worded
        added = self.wording(state, action) if worded else NOTHING
        key = (action, *added.items()) if added else action
        known = self._recall(key)
        if known is None:
            words = Words(
                key_of("do", tag_of(action)), {**plain_arguments(action, _terms), **added}
            )
            known = encode(Choice(action, to_text(action), words))
            self._remember(key, known)
        return msgspec.Raw(known)

    def choices(self, options: Options, state: Any) -> bytes:
        """What can be chosen, and what cannot with the reasons.

        Other keys are those of the game's own `describe`; of joined options, `parts` has them.
        Of a region some samples are told, those that it names first and others from all over it.
        """
        actions = tuple(iter(options))
        described: dict[str, Any] = {}
        if type(options).describe is not Options.describe:
            described = options.describe()
            actions = _fewer(actions, described)
            described = _without_lists(described)
        refused = list(options.near_misses())
        if described or refused:
            return self._encode_choices(actions, described, refused, state)
        known = None if self._worded is None else self._recall(actions)
        if known is None:
            known = self._encode_choices(actions, described, refused, state)
            if self._worded is not None and self._worded.isdisjoint(map(type, actions)):
                self._remember(actions, known)
        return known

    def _encode_choices(
        self,
        actions: tuple[Action, ...],
        described: dict[str, Any],
        refused: list[tuple[Action, Refusal]],
        state: Any,
    ) -> bytes:
        told = [
            RefusedChoice(
                action,
                to_text(action),
                self.action(action, state),
                self.refusal(refusal, state),
            )
            for action, refusal in refused
        ]
        choices = [self.choice(action, state) for action in actions]
        return encode({"kind": "list", **described, "actions": choices, "refused": told})

    def _recall(self, key: Any) -> bytes | None:
        try:
            return self._remembered.get(key)
        except TypeError:
            return None

    def _remember(self, key: Any, encoded: bytes) -> None:
        """A fact with a list in it cannot be a key."""
        if len(self._remembered) > MOST_REMEMBERED:
            self._remembered.clear()
        with suppress(TypeError):
            self._remembered[key] = encoded

    # As words

    def event(self, event: Event, state: Any) -> Words:
        return self._words(key_of("event", tag_of(event)), event, state)

    def action(self, action: Action, state: Any) -> Words:
        return self._words(key_of("do", tag_of(action)), action, state)

    def refusal(self, refusal: Refusal, state: Any) -> Refused:
        words = self._words(refusal.why, refusal, state)
        return Refused(refusal.rule, refusal.why, refusal.details, words)

    def stateless_refusal(self, refusal: Refusal) -> Refused:
        """One of the service: no state goes into its words."""
        words = Words(refusal.why, plain_arguments(refusal, _terms, self.seats))
        return Refused(refusal.rule, refusal.why, refusal.details, words)

    def chance(self, chance: Chance) -> Words:
        return Words(key_of("roll", chance.about), {"kind": chance.kind})

    def result(self, result: Result) -> Words:
        winners = ", ".join(letter(seat) for seat in result.winners)
        args = {"winners": winners, "count": len(result.winners)}
        return Words(key_of("result", result.reason), args)

    def _words(self, key: str, fact: Fact, state: Any) -> Words:
        arguments = plain_arguments(fact, _terms, self.seats)
        if self._worded is None or type(fact) in self._worded:
            arguments.update(self.wording(state, fact))
        return Words(key, arguments)


LISTS: Final = ("actions", "samples", "refused")


def _without_lists(described: dict[str, Any]) -> dict[str, Any]:
    """The game's own description, without the actions that are described here."""
    told = {name: value for name, value in described.items() if name not in LISTS}
    if "parts" in told:
        told["parts"] = [_without_lists(part) for part in told["parts"]]
    return told


def _regions(described: dict[str, Any]) -> Iterator[list[Any]]:
    """The samples of each region, whatever it is joined with."""
    if described.get("kind") == "region":
        yield described["samples"]
    for part in described.get("parts", ()):
        yield from _regions(part)


def _fewer(actions: tuple[Action, ...], described: dict[str, Any]) -> tuple[Action, ...]:
    """Without the samples that are too many."""
    regions = list(_regions(described))
    most = SAMPLES_OF_A_QUESTION // max(1, len(regions))
    most = max(FEWEST_SAMPLES, min(SAMPLES_OF_A_REGION, most))
    untold = {encode(sample) for samples in regions for sample in _too_many(samples, most)}
    return tuple(each for each in actions if encode(each) not in untold) if untold else actions


def _too_many(samples: list[Any], most: int) -> list[Any]:
    """All but so many: half of those come first, the others stand evenly among the rest."""
    if len(samples) <= most:
        return []
    first = most // 2
    rest = len(samples) - first
    told = {first + number * rest // (most - first) for number in range(most - first)}
    return [each for place, each in enumerate(samples) if place >= first and place not in told]


def _terms(reasons: Reasons) -> Any:
    """The terms of a sum, for the reader to spell: a label is a key of the catalogue."""
    return [{"key": term.label, "amount": term.amount, "rule": term.rule} for term in reasons.terms]


_TELLERS: dict[str, Teller] = {}


def teller_of(game: GamePackage) -> Teller:
    """One for all matches of a game."""
    if game.slug not in _TELLERS:
        _TELLERS[game.slug] = Teller(game)
    return _TELLERS[game.slug]
