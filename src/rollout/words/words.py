"""The words of one game in one language."""

from __future__ import annotations

import re
from typing import Any

from rollout.gamekit import GamePackage, Sentence, Twin
from rollout.gamekit.naming import letter
from rollout.gamekit.screen import Arguments, Fact, nothing_to_add
from rollout.kernel.actions import Action, Event, Result, tag_of
from rollout.kernel.errors import Refusal
from rollout.kernel.reasons import Reasons, Term
from rollout.kernel.requests import Ask, Chance
from rollout.kernel.saying import Saying
from rollout.kernel.text import to_text
from rollout.words.arguments import KERNEL, plain_arguments, seats_named
from rollout.words.catalogue import LANGUAGES, Catalogue

AFTER_A_TITLE = re.compile(r"([!?])\.(?!\.)")
"""A title that ends a sentence with a mark of its own needs no full stop."""
POINT_OF_A_LENGTH = re.compile(r"(\d)\.(\d+)(?=[–\d.]*″)")
"""The point in a length, or in the first of two."""


class Words:
    """Says what asks, actions, events, refusals and results are.

    A key without words in the language is said in English; one without any is shown as it
    is. `faults` collects such keys and missing arguments, for tests.

    >>> from rollout.games.registry import find
    >>> Words(find("tic_tac_toe"), "de").plain("game-tic-tac-toe")
    'Drei gewinnt'
    """

    def __init__(self, game: GamePackage | None = None, language: str = "en") -> None:
        self.language = language
        self.game = game
        self.faults: list[str] = []
        self.package = game.home if game is not None else ""
        self.catalogues = [
            Catalogue(self.package, each) for each in dict.fromkeys((language, LANGUAGES[0]))
        ]
        self.seats = seats_named(None if game is None else game.namer)
        self.wording = nothing_to_add if game is None else game.screen.arguments

    def __contains__(self, key: str) -> bool:
        return any(key in catalogue for catalogue in self.catalogues)

    def title(self) -> str:
        """What the game is called; a game without words for that goes by its slug."""
        if self.game is None:
            return ""
        known = self.game.title in self
        return self.plain(self.game.title) if known else plain_title(self.game.slug)

    def plain(self, key: str, /, **arguments: Any) -> str:
        """The message of a key."""
        return self._say(key, arguments)

    def sentence(self, sentence: Sentence) -> str:
        """What a twin or a die says; without words for its key, what is to stand there."""
        return str(self._spell(sentence))

    def twin(self, twin: Twin) -> list[str]:
        """The table, line by line."""
        return [self.sentence(line) for part in twin.values() for line in part.lines.values()]

    def ask(self, ask: Ask, state: Any = None) -> str:
        """The question, in a sentence."""
        return self._say(key_of("ask", ask.about), self._arguments(ask, state))

    def action(self, action: Action, state: Any = None) -> str:
        """What an answer does, as a choice to pick."""
        return self._say(key_of("do", tag_of(action)), self._arguments(action, state))

    def event(self, event: Event, state: Any = None) -> str:
        """What happened, in a sentence, and its sums where they have words of their own."""
        key, arguments = key_of("event", tag_of(event)), self._arguments(event, state)
        told = [each for each in (key, f"{key}-sums") if each == key or each in self]
        return " ".join(self._say(each, arguments) for each in told)

    def refusal(self, refusal: Refusal, state: Any = None) -> str:
        """Why not, with the rule that says so."""
        why = self._say(refusal.why, self._arguments(refusal, state))
        return why if refusal.rule in ("", KERNEL) else f"{why} [{refusal.rule}]"

    def confirmation(self, ask: Ask, action: Action, state: Any) -> str:
        """What to consider before an answer that nobody should give by mistake; mostly empty.

        The game says so of an action, or of a question and some of its answers by their text.
        """
        asked = self.wording(state, ask)
        risky = str(asked.get("confirm_of", "")).split("; ")
        key = asked.get("confirm") if to_text(action) in risky else None
        key = self.wording(state, action).get("confirm", key)
        return self._say(str(key), {}) if key else ""

    def reasons(self, reasons: Reasons) -> str:
        """The terms of a sum and the sum, unless it is all that was said."""
        terms = ", ".join(self._term(term) for term in reasons.terms)
        if [term.base for term in reasons.terms] == [True]:
            return terms
        total = minus(f"{reasons.total}")
        return f"{terms} = {total}" if terms else total

    def _term(self, term: Term) -> str:
        amount = f"{term.amount}" if term.base else f"{term.amount:+d}"
        return f"{self._spell(Saying(term.label, term.otherwise))} {minus(amount)}"

    def chance(self, chance: Chance) -> str:
        """What is rolled, and what for."""
        key = key_of("roll", chance.about)
        about = self._say(key, {}) if key in self else chance.about.replace("_", " ")
        return self._say("chance-wanted", {"about": about, "kind": chance.kind})

    def result(self, result: Result) -> str:
        """Who won and how."""
        count = len(result.winners)
        how = self._say(key_of("result", result.reason), {"count": count})
        if not result.winners:
            return self._say("result-draw", {"how": how})
        winners = ", ".join(letter(seat) for seat in result.winners)
        return self._say("result-won", {"winners": winners, "count": count, "how": how})

    def _arguments(self, fact: Fact, state: Any) -> Arguments:
        arguments = plain_arguments(fact, self.reasons, self.seats)
        if state is not None:
            arguments.update(self.wording(state, fact))
        return {name: self._spell(value) for name, value in arguments.items()}

    def _spell(self, value: Any) -> Any:
        """A saying, a sum or a list in words; anything else as it is."""
        if isinstance(value, Reasons):
            return self.reasons(value)
        if isinstance(value, list):
            return ", ".join(str(self._spell(each)) for each in value) or "none"
        if isinstance(value, Sentence):
            arguments = {name: self._spell(each) for name, each in value.args.items()}
            known = value.key in self or not value.otherwise
            return self._say(value.key, arguments) if known else value.otherwise
        if not isinstance(value, Saying):
            return value
        known = value.key in self or not value.otherwise
        return self._say(value.key, {}) if known else value.otherwise

    def _say(self, key: str, arguments: Arguments) -> str:
        for catalogue in self.catalogues:
            if key in catalogue:
                text, errors = catalogue.text(key, arguments)
                self.faults.extend(errors)
                return measured(AFTER_A_TITLE.sub(r"\1", text), catalogue.language)
            self.faults.append(f"{key}: not in {catalogue.language}")
        return key.replace("-", " ")


def listed_title(game: GamePackage, language: str) -> str:
    """What a list calls a game, on one line. Whatever is wrong with the words that other people
    wrote for theirs, a list of all games can be said: such a game goes by its slug."""
    try:
        told = " ".join(Words(game, language).title().split())
    except Exception:  # Words in a circle, or a function of Fluent that raises.
        told = ""
    return told or plain_title(game.slug)


def plain_title(slug: str) -> str:
    """
    >>> plain_title("stone_heap")
    'Stone Heap'
    """
    return slug.replace("_", " ").title()


def measured(text: str, language: str) -> str:
    """A length as it is written in a language.

    >>> measured("4.5–12.25″", "de"), measured("4.5″", "en")
    ('4,5–12,25″', '4.5″')
    """
    return POINT_OF_A_LENGTH.sub(r"\1,\2", text) if language == "de" else text


def minus(number: str) -> str:
    """A number with a real minus."""
    return number.replace("-", "−")


def key_of(kind: str, name: str) -> str:
    """
    >>> key_of("event", "card_flipped")
    'event-card-flipped'
    """
    return f"{kind}-{name}".replace("_", "-")
