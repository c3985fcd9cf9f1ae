"""Facts for the reader's catalogue: a key and its arguments, never a finished sentence."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Any, Final

import msgspec

from rollout.games.registry import listing
from rollout.kernel.actions import Action, Event, Result, tag_of
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Game
from rollout.kernel.options import Options
from rollout.kernel.reasons import Reasons
from rollout.kernel.requests import Ask, Chance
from rollout.kernel.text import to_text
from rollout.words.arguments import Fact, letter, plain_arguments, wording_of
from rollout.words.words import key_of

WAITING: Final = "waiting-for-seat"
MOST_REMEMBERED: Final = 10_000
NOTHING: Final[dict[str, Any]] = {}

encode = msgspec.json.Encoder().encode


class Words(msgspec.Struct, frozen=True):
    """A key of the catalogue with the arguments of its message."""

    key: str
    args: dict[str, Any] = {}


class Refused(msgspec.Struct, frozen=True):
    """A refusal on the wire."""

    rule: str
    why: str
    details: dict[str, Any]
    words: Words


class Choice(msgspec.Struct, frozen=True):
    """An action that can be chosen."""

    action: Action
    text: str
    words: Words


class Teller:
    """Finds the words for the facts of one game."""

    def __init__(self, game: Game[Any]) -> None:
        package = listing(game.slug).package
        self.game = game
        self.wording = wording_of(package)
        self.plain = importlib.util.find_spec(f"{package}.wording") is None
        """No fact needs the state to be put into words."""
        public = (
            ()
            if self.plain
            else getattr(importlib.import_module(f"{package}.wording"), "PUBLIC_ASKS", ())
        )
        self.public_asks: frozenset[str] = frozenset(public)
        """Questions that betray nothing, though the game hides something."""
        self.notable: dict[str, str] | None = _notable(f"{package}.marks")
        """The events worth jumping to in a replay, by tag, with the kind they are called."""
        self._choices: dict[Any, msgspec.Raw] = {}
        """What actions look like, by all that goes into it."""

    def event(self, event: Event, state: Any) -> Words:
        return self._words(key_of("event", tag_of(event)), event, state)

    def ask(self, ask: Ask, state: Any) -> Words:
        return self._words(key_of("ask", ask.about), ask, state)

    def waiting(self, ask: Ask) -> Words:
        return Words(WAITING, {"seat": letter(ask.seat)})

    def action(self, action: Action, state: Any) -> Words:
        return self._words(key_of("do", tag_of(action)), action, state)

    def refusal(self, refusal: Refusal, state: Any) -> Refused:
        words = self._words(refusal.why, refusal, state)
        return Refused(refusal.rule, refusal.why, refusal.details, words)

    def chance(self, chance: Chance) -> Words:
        return Words(key_of("roll", chance.about), {"kind": chance.kind})

    def result(self, result: Result) -> Words:
        winners = ", ".join(letter(seat) for seat in result.winners)
        args = {"winners": winners, "count": len(result.winners)}
        return Words(key_of("result", result.reason), args)

    def choice(self, action: Action, state: Any) -> msgspec.Raw:
        """An action with its text and words, as JSON."""
        added = NOTHING if self.plain else self.wording(state, action)
        key = (action, *added.items()) if added else action
        known = self._choices.get(key)
        if known is None:
            words = Words(
                key_of("do", tag_of(action)), {**plain_arguments(action, _terms), **added}
            )
            known = msgspec.Raw(encode(Choice(action, to_text(action), words)))
            if len(self._choices) > MOST_REMEMBERED:
                self._choices.clear()
            self._choices[key] = known
        return known

    def options(self, options: Options, state: Any) -> dict[str, Any]:
        """What can be chosen, and what cannot with the reasons.

        Other keys are those of the game's own `describe`; of joined options, `parts` has them.
        """
        described = _without_lists(options)
        described["actions"] = [self.choice(action, state) for action in options]
        described["refused"] = [
            {
                "action": action,
                "text": to_text(action),
                "words": self.action(action, state),
                "refusal": self.refusal(refusal, state),
            }
            for action, refusal in options.near_misses()
        ]
        return described

    def _words(self, key: str, fact: Fact, state: Any) -> Words:
        arguments = plain_arguments(fact, _terms)
        if not self.plain:
            arguments.update(self.wording(state, fact))
        return Words(key, arguments)


def _notable(module: str) -> dict[str, str] | None:
    if importlib.util.find_spec(module) is None:
        return None
    notable: dict[str, str] = importlib.import_module(module).NOTABLE
    return notable


LISTS: Final = ("actions", "samples", "refused")


def _without_lists(options: Options) -> dict[str, Any]:
    """The game's own description, without the actions that are described here."""
    if type(options).describe is Options.describe:
        return {"kind": "list"}
    described = {name: value for name, value in options.describe().items() if name not in LISTS}
    if "parts" in described:
        described["parts"] = [
            {name: value for name, value in part.items() if name not in LISTS}
            for part in described["parts"]
        ]
    return described


def _terms(reasons: Reasons) -> Any:
    """The terms of a sum, for the reader to spell: a label is a key of the catalogue."""
    return [{"key": term.label, "amount": term.amount, "rule": term.rule} for term in reasons.terms]
