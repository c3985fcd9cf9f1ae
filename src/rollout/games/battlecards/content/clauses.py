"""How a clause is read from the words of the vocabulary."""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Final

from rollout.games.battlecards.content.card_form import AbilityForm, ClauseForm
from rollout.games.battlecards.content.cards import Ability, Clause, Condition, Cost, Effect
from rollout.games.battlecards.content.condition_words import NUMBER, NUMBER_AND_NAME
from rollout.games.battlecards.content.effect_words import COUNT, NAME, SIGNED
from rollout.games.battlecards.content.sense import check_clause, one_of
from rollout.games.battlecards.content.vocabulary import (
    CONDITIONS,
    COSTS,
    DURATIONS,
    EFFECTS,
    TARGETS,
    TRIGGERS,
    spelling,
)
from rollout.games.battlecards.content.wrong_words import wrong_word
from rollout.kernel.content import Document, Place

_WORD: Final = re.compile(
    r"(?P<word>[a-z_]+(?:>=|<=)?)(?P<sign>[+-])?(?:(?P<number>\d{1,2})|#(?P<counted>\w+))?"
    r"(?::(?P<name>.+))?"
)

LARGEST: Final = 99
_TOO_LARGE: Final = re.compile(r"(?P<word>[a-z_]+(?:>=|<=)?)[+-]?\d{3,}(?::.+)?")


def read_ability(document: Document, place: Place, form: AbilityForm, kind: str) -> Ability:
    """The ability written at `place`, on a card of that kind. Raises ContentError."""
    return Ability(form.name, read_clauses(document, place, form.clauses, kind))


def read_clauses(
    document: Document, place: Place, forms: list[ClauseForm], kind: str
) -> list[Clause]:
    clauses: list[Clause] = []
    for number, form in enumerate(forms):
        where = (*place, "clauses", number)
        clause = _clause(document, where, form)
        check_clause(document, where, clause, kind)
        if clauses and clause.trigger != clauses[0].trigger:
            raise document.error(
                (*where, "trigger"), f"{clauses[0].trigger}, as in the first clause", clause.trigger
            )
        if clauses and clause.cost.word:
            raise document.error((*where, "cost"), "a cost in the first clause only", form.cost)
        clauses.append(clause)
    return clauses


def _clause(document: Document, place: Place, form: ClauseForm) -> Clause:
    one_of(document, (*place, "trigger"), form.trigger, TRIGGERS)
    one_of(document, (*place, "duration"), form.duration, DURATIONS)
    if form.target:
        one_of(document, (*place, "target"), form.target, TARGETS)
    conditions = [
        _condition(document, (*place, "condition", number), text)
        for number, text in enumerate(form.condition)
    ]
    effects = [
        _effect(document, (*place, "effect", number), text)
        for number, text in enumerate(form.effect)
    ]
    cost = _cost(document, (*place, "cost"), form.cost)
    return Clause(form.trigger, conditions, cost, form.target, effects, form.duration)


def _condition(document: Document, place: Place, text: str) -> Condition:
    match, shape = _word(document, place, "a condition", text, CONDITIONS)
    number, name = match["number"], match["name"]
    fits = (bool(number), bool(name)) == (
        shape in (NUMBER, NUMBER_AND_NAME),
        shape in (NAME, NUMBER_AND_NAME),
    )
    if not fits or match["sign"] or match["counted"]:
        raise document.error(place, spelling(match["word"], shape), text)
    return Condition(match["word"], int(number or 0), name or "")


def _cost(document: Document, place: Place, text: str) -> Cost:
    if not text:
        return Cost()
    _check_size(document, place, text, COSTS)
    match = re.fullmatch(r"([a-z]+)(\d{1,2})", text)
    if match is None or match[1] not in COSTS:
        spellings = {word: f"{word}N" for word in COSTS}
        expected = "a cost, one of " + ", ".join(spellings.values())
        raise wrong_word(document, place, expected, text, spellings)
    if int(match[2]) == 0:
        raise document.error(place, "a number other than 0", text)
    return Cost(match[1], int(match[2]))


def _effect(document: Document, place: Place, text: str) -> Effect:
    match, shape = _word(document, place, "an effect", text, EFFECTS)
    amount = match["number"] or match["counted"]
    fits = (
        bool(amount) == (shape in (SIGNED, COUNT))
        and bool(match["name"]) == (shape == NAME)
        and bool(match["sign"]) == (shape == SIGNED)
    )
    if not fits:
        raise document.error(place, spelling(match["word"], shape), text)
    size = int(match["number"] or 1) * (-1 if match["sign"] == "-" else 1)
    return Effect(match["word"], size if amount else 0, match["counted"] or "", match["name"] or "")


def _word(
    document: Document, place: Place, expected: str, text: str, words: dict[str, str]
) -> tuple[re.Match[str], str]:
    """The parts of the text, and the shape that its word asks for. Raises ContentError."""
    _check_size(document, place, text, words)
    match = _WORD.fullmatch(text)
    shape = words.get(match["word"]) if match else None
    if match is None or shape is None:
        spellings = {word: spelling(word, shape) for word, shape in words.items()}
        raise wrong_word(document, place, expected, text, spellings)
    return match, shape


def _check_size(document: Document, place: Place, text: str, words: Collection[str]) -> None:
    match = _TOO_LARGE.fullmatch(text)
    if match is not None and match["word"] in words:
        raise document.error(place, f"a number up to {LARGEST}", text)
