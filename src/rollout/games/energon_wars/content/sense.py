"""Whether a row makes sense: words that are known, but could never do anything together.

A row that passes here works in play; every other is refused where it stands, and told why.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from rollout.games.energon_wars.content.card_form import AbilityForm
from rollout.games.energon_wars.content.cards import Attack
from rollout.games.energon_wars.content.phrases import Who, Word

OTHERS: Final = ("self", "ally", "enemy", "carried")
WHO: Final[dict[str, tuple[str, ...]]] = {
    "passive": ("self", "ally", "enemy"),
    "act": (*OTHERS, "spot"),
    "hit": (*OTHERS, "hit", "foe"),
    "critical": (*OTHERS, "hit", "foe"),
    "re_target": ("self", "foe"),
    "re_miss": ("self", "foe"),
    "re_hurt": ("self", "foe"),
    "re_damage": ("self",),
    "re_ally": ("ally",),
    "re_move": ("enemy",),
}
"""Whom a row can be for at its time; where nothing is said, itself and others around it."""

ONLY_AT: Final[dict[str, tuple[str, ...]]] = {
    "prevent": ("re_damage",),
    "guard": ("re_ally",),
    "cloud": ("act",),
    "combine": ("act",),
    "split": ("act",),
    "attack": ("act", "re_target", "re_miss", "re_hurt", "re_move"),
}
"""Effects that need their time."""
ALONE_AT: Final = {"re_damage": "prevent", "re_ally": "guard"}
"""Times that are for one effect alone."""
ALWAYS: Final = ("mod", "gain", "lose", "immunity", "free", "lock")
"""What can be so all the time."""
AROUND: Final = ("gain", "lose")
"""What a model can always do to others around it."""
AGAIN_AND_AGAIN: Final = ("act", "hit", "critical", "kill", "flip")
"""Times that come as often in one activation as energon allows."""
OF_AN_ATTACK: Final = ("melee", "ranged", "vs")
"""Conditions that speak of an attack."""
WITH_AN_ATTACK: Final = (
    "passive",
    "hit",
    "critical",
    "kill",
    "re_target",
    "re_miss",
    "re_hurt",
    "re_ally",
)


class Owner(NamedTuple):
    """What a row stands on."""

    own: tuple[Attack, ...]
    other: tuple[Attack, ...] = ()
    """Attacks of its side, and those of the other if it stands on both."""
    boxes: bool = False
    """Whether it may add a box of energon: on both sides of a card."""
    gestalt: bool = False


Fault = tuple[str, str, str]
"""The key it stands at, what was expected there, and what was found."""


def faults(form: AbilityForm, who: Who, effects: tuple[Word, ...], owner: Owner) -> Iterator[Fault]:
    """Everything about a row that makes no sense."""
    kinds = WHO.get(form.when, OTHERS)
    if who.kind not in kinds:
        yield "who", f"one of {', '.join(kinds)} for {form.when}", form.who
    if (form.until == "while") != (form.when == "passive"):
        yield "until", "while for what is passive, and for nothing else", form.until
    if form.when == "passive":
        yield from _passive(form, who, effects)
    for word in effects:
        yield from _effect(form, who, word, owner)
    names = [word.name for word in effects]
    for name in ("cloud", "combine", "split"):
        if name in names and len(names) > 1:
            yield "effect", f"{name} by itself", " ".join(names)
    if who.kind == "spot" and names != ["cloud"]:
        yield "effect", "a cloud at a spot", " ".join(names)


def _passive(form: AbilityForm, who: Who, effects: tuple[Word, ...]) -> Iterator[Fault]:
    """What is always there costs nothing; to others around it can only give and take."""
    if form.cost or form.limit:
        yield "cost", "neither cost nor limit for what is passive", form.name
    for word in effects:
        if word.name not in ALWAYS:
            yield "effect", "something that can always be so", str(word)
        elif who.kind != "self" and word.name not in AROUND:
            yield "effect", "gain or lose for others around a passive ability", str(word)
        elif who.kind != "self" and who.sight:
            yield "who", "no line of sight for what is passive", form.who


def _effect(form: AbilityForm, who: Who, word: Word, owner: Owner) -> Iterator[Fault]:
    name = word.name
    if form.when not in ONLY_AT.get(name, (form.when,)):
        yield "when", f"one of {', '.join(ONLY_AT[name])} for {name}", form.when
    alone = ALONE_AT.get(form.when, name)
    if alone != name:
        yield "effect", f"{alone} for {form.when}", str(word)
    condition = form.condition.partition("(")[0]
    if condition in OF_AN_ATTACK and form.when not in WITH_AN_ATTACK:
        yield "if", f"nothing about an attack at {form.when}", form.condition
    if name in PARTICULAR:
        yield from PARTICULAR[name](form, who, word, owner)


def _attack(form: AbilityForm, who: Who, word: Word, owner: Owner) -> Iterator[Fault]:
    rows = [each for each in owner.own if each.name == word.parameters[0]]
    if not rows or any(each.aimed != "one" for each in rows):
        yield "effect", "an attack on one target, on every side that has the ability", str(word)
    if who.kind not in ("enemy", "foe"):
        yield "who", "enemy or foe for an attack", form.who


def _mod(form: AbilityForm, who: Who, word: Word, owner: Owner) -> Iterator[Fault]:
    always = form.when == "passive" and owner.boxes
    if word.parameters[0] == "EN.max" and not always:
        yield "effect", "EN.max only where it is passive and on both sides of a card", str(word)


def _energon(form: AbilityForm, who: Who, word: Word, owner: Owner) -> Iterator[Fault]:
    """EW-RUL-79: what gives energon again and again would never end."""
    if word.number > 0 and not form.limit and form.when in AGAIN_AND_AGAIN:
        yield "limit", "a limit for what gives energon", "none"


def _fx(form: AbilityForm, who: Who, word: Word, owner: Owner) -> Iterator[Fault]:
    if word.parameters[0] == "throw" and who.kind != "hit":
        yield "effect", "fx(throw) only for who is hit", str(word)


def _cloud(form: AbilityForm, who: Who, word: Word, owner: Owner) -> Iterator[Fault]:
    if who.kind != "spot":
        yield "who", "a spot for a cloud", form.who
    if form.until != "next":
        yield "until", "next for a cloud", form.until


def _combine(form: AbilityForm, who: Who, word: Word, owner: Owner) -> Iterator[Fault]:
    if who.kind != "ally" or not who.tags:
        yield "who", "allies with the tag of their team for combine", form.who


def _split(form: AbilityForm, who: Who, word: Word, owner: Owner) -> Iterator[Fault]:
    if not owner.gestalt or who.kind != "self":
        yield "effect", "split for a gestalt itself", form.who


PARTICULAR: Final[dict[str, Callable[[AbilityForm, Who, Word, Owner], Iterator[Fault]]]] = {
    "attack": _attack,
    "mod": _mod,
    "energon": _energon,
    "fx": _fx,
    "cloud": _cloud,
    "combine": _combine,
    "split": _split,
}
"""By effect: what it needs besides."""
