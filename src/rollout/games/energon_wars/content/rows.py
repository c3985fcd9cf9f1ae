"""Rows of a card, read from their forms and checked word by word."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rollout.games.energon_wars.content.card_form import AbilityForm, AttackForm
from rollout.games.energon_wars.content.cards import NO_RANGE, UNLIMITED, Ability, Attack
from rollout.games.energon_wars.content.phrases import BadPhrase, Word, read_who, read_word
from rollout.games.energon_wars.content.sense import Owner, faults
from rollout.games.energon_wars.content.vocabulary import (
    EFFECTS,
    FX,
    IFS,
    KEYWORDS,
    LASTING_EFFECTS,
    LIMITS,
    OF_ATTACKS,
    UNTILS,
    WHENS,
    Parameters,
)
from rollout.kernel.content import Document, Place

Read = TypeVar("Read")


def read_attack(document: Document, place: Place, form: AttackForm) -> Attack:
    """Raises ContentError."""
    fx = read_words(document, (*place, "fx"), form.fx, FX)
    trample = any(word.name == "trample" for word in fx)
    if trample == (form.range is not None):
        expected = "no range beside a trample" if trample else "a range"
        raise document.error((*place, "range"), expected, form.range)
    if trample and form.kind != "melee":
        raise document.error((*place, "kind"), "melee for a trample", form.kind)
    other = "a trample" if trample else "a spray"
    if (form.kind == "spray" or trample) and any(word.name == "360" for word in fx):
        raise document.error((*place, "fx"), f"either {other} or 360", form.fx)
    if form.cost == 0 and form.uses is None:
        raise document.error((*place, "uses"), "a number for an attack that costs nothing", None)
    reach = NO_RANGE if form.range is None else form.range
    uses = UNLIMITED if form.uses is None else form.uses
    return Attack(form.name, form.kind, reach, form.damage, form.cost, uses, fx)


def read_ability(document: Document, place: Place, form: AbilityForm, owner: Owner) -> Ability:
    """Raises ContentError."""
    attacks = tuple(each.name for each in (*owner.own, *owner.other))
    _one_of(document, (*place, "when"), form.when, WHENS)
    _one_of(document, (*place, "until"), form.until, UNTILS)
    _one_of(document, (*place, "limit"), form.limit, LIMITS)
    if form.attack:
        if form.when not in OF_ATTACKS:
            expected = "an attack beside hit or critical only"
            raise document.error((*place, "attack"), expected, form.attack)
        _one_of(document, (*place, "attack"), form.attack, attacks)
    who = _phrase(document, (*place, "who"), form.who, read_who)
    effects = read_words(document, (*place, "effect"), form.effect, EFFECTS)
    for index, effect in enumerate(effects):
        if effect.name == "attack":
            _one_of(document, (*place, "effect", index), effect.parameters[0], attacks)
        if effect.name not in LASTING_EFFECTS and form.until != "now":
            raise document.error((*place, "until"), f"now: {effect.name} does not last", form.until)
        if effect.name in LASTING_EFFECTS and form.until == "now":
            raise document.error((*place, "until"), f"how long {effect.name} lasts", form.until)
    condition = None
    if form.condition:
        condition = _phrase(
            document, (*place, "if"), form.condition, lambda phrase: read_word(phrase, IFS)
        )
    for key, expected, found in faults(form, who, effects, owner):
        raise document.error((*place, key), expected, found)
    return Ability(
        form.name,
        form.when,
        who,
        effects,
        form.cost,
        form.attack,
        condition,
        form.until,
        form.limit,
        form.worth,
    )


def read_keywords(document: Document, place: Place, words: list[str]) -> tuple[Word, ...]:
    return read_words(document, place, words, KEYWORDS)


def read_words(
    document: Document, place: Place, phrases: list[str], words: dict[str, Parameters]
) -> tuple[Word, ...]:
    """Raises ContentError."""
    return tuple(
        _phrase(document, (*place, index), phrase, lambda each: read_word(each, words))
        for index, phrase in enumerate(phrases)
    )


def _phrase(document: Document, place: Place, phrase: str, read: Callable[[str], Read]) -> Read:
    try:
        return read(phrase)
    except BadPhrase as bad:
        raise document.error(place, bad.expected, bad.found, bad.choices) from None


def _one_of(document: Document, place: Place, found: str, choices: tuple[str, ...]) -> None:
    if found not in choices:
        some = ", ".join(choice or "nothing" for choice in choices)
        raise document.error(place, f"one of {some}", found, list(choices))
