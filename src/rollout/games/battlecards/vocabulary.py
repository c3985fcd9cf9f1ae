"""The words of the effect algebra, and how a clause is read from them.

The vocabulary is closed: a homebrew card is made of these words or it is refused, with the
nearest word that exists.
"""

from __future__ import annotations

import re
from typing import Final

from rollout.games.battlecards.card_form import AbilityForm, ClauseForm
from rollout.games.battlecards.cards import Ability, Clause, Condition, Cost, Effect
from rollout.kernel.content import Document, Place

TRIGGERS: Final = (
    "passive",
    "action",
    "open",
    "battle",
    "contest",
    "deploy",
    "battle_start",
    "support",
    "win",
    "lose",
    "scrapped",
    "control",
    "energon",
    "discover",
)
BATTLE_TRIGGERS: Final = ("battle", "battle_start", "support", "win", "lose")

BARE: Final = "bare"
NUMBER: Final = "number"
NAME: Final = "name"
NUMBER_AND_NAME: Final = "number and name"
SIGNED: Final = "signed"
COUNT: Final = "count"

CONDITIONS: Final[dict[str, str]] = {
    "lead": BARE,
    "supporting": BARE,
    "home": BARE,
    "holding": BARE,
    "attacker": BARE,
    "defender": BARE,
    "claim": BARE,
    "challenge": BARE,
    "faster": BARE,
    "slower": BARE,
    "damaged": BARE,
    "foe_damaged": BARE,
    "foe_str>=": NUMBER,
    "lead_group": NAME,
    "foe_group": NAME,
    "with": NAME,
    "without": NAME,
    "group>=": NUMBER_AND_NAME,
    "held>=": NUMBER,
    "held<=": NUMBER,
    "bank<=": NUMBER,
    "behind": BARE,
    "hand>=": NUMBER,
    "here": BARE,
}
OF_ROBOTS: Final = ("lead", "supporting", "home", "holding", "damaged")
COMPARING: Final = ("faster", "slower", "foe_str>=")
"""Conditions that read speeds and strengths: what changes those may not hang on them."""

COSTS: Final = ("en", "discard", "dmg")

SEATS: Final = ("me", "opp", "both")
ROBOTS: Final = (
    "self", "lead", "foe", "own", "own_other", "own_all", "foe_home", "foe_held", "foe_sup",
)  # fmt: skip
FIELD: Final = ("res_held", "res_free", "here")
SCRAPPED: Final = ("own_scrap",)
TARGETS: Final = (*ROBOTS, *SCRAPPED, *FIELD, *SEATS)

STANDING_TARGETS: Final = ("self", "lead", "foe", "own_all", "me", "opp", "both", "here")
"""What a passive clause can speak of: nothing that must be chosen."""

DURATIONS: Final = ("now", "battle", "turn", "round", "stay")

LASTING: Final[dict[str, str]] = {
    "str": SIGNED,
    "core": SIGNED,
    "spd": SIGNED,
    "end": SIGNED,
    "limit": SIGNED,
    "dice": SIGNED,
    "shield": COUNT,
    "pin": BARE,
    "hush": BARE,
    "yield": SIGNED,
    "uncontested": BARE,
    "anyspeed": BARE,
    "ward": BARE,
    "stash": BARE,
}
"""Effects that last for the duration of their clause."""

INSTANT: Final[dict[str, str]] = {
    "hit": COUNT,
    "repair": COUNT,
    "gain": COUNT,
    "lose": COUNT,
    "steal": COUNT,
    "draw": COUNT,
    "discard": COUNT,
    "rip": COUNT,
    "scan": BARE,
    "sift": COUNT,
    "fetch": NAME,
    "salvage": NAME,
    "revive": COUNT,
    "muster": COUNT,
    "recall": BARE,
    "shuttle": BARE,
    "scrap": BARE,
    "cancel": BARE,
    "flip": BARE,
    "breakoff": BARE,
}
EFFECTS: Final[dict[str, str]] = {**LASTING, **INSTANT}

_ROBOT_WORDS: Final = (
    "str", "core", "spd", "end", "dice", "shield", "pin", "anyspeed", "stash", "hit", "repair",
    "recall", "shuttle", "flip", "scrap",
)  # fmt: skip
_SEAT_WORDS: Final = (
    "limit", "hush", "uncontested", "gain", "lose", "steal", "draw", "discard", "rip", "scan",
    "sift", "fetch", "salvage", "muster", "cancel",
)  # fmt: skip
_FIELD_WORDS: Final = ("yield", "ward", "scrap")


def words_for(target: str) -> tuple[str, ...]:
    """The effect words that make sense for a target."""
    if target in ROBOTS:
        return _ROBOT_WORDS
    if target in SEATS:
        return _SEAT_WORDS
    if target in FIELD:
        return _FIELD_WORDS
    return ("revive",) if target in SCRAPPED else ("breakoff", "gain")


_WORD: Final = re.compile(
    r"(?P<word>[a-z_]+(?:>=|<=)?)(?P<sign>[+-])?(?:(?P<number>\d{1,2})|#(?P<counted>\w+))?"
    r"(?::(?P<name>.+))?"
)


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
        _check_kind(document, where, clause, kind)
        _check_sense(document, where, clause)
        if clauses and clause.trigger != clauses[0].trigger:
            raise document.error(
                (*where, "trigger"), f"{clauses[0].trigger}, as in the first clause", clause.trigger
            )
        clauses.append(clause)
    return clauses


def _clause(document: Document, place: Place, form: ClauseForm) -> Clause:
    _one_of(document, (*place, "trigger"), form.trigger, TRIGGERS)
    _one_of(document, (*place, "duration"), form.duration, DURATIONS)
    if form.target:
        _one_of(document, (*place, "target"), form.target, TARGETS)
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


def _one_of(document: Document, place: Place, found: str, words: tuple[str, ...]) -> None:
    if found not in words:
        raise document.error(place, "one of " + ", ".join(words), found, list(words))


def _condition(document: Document, place: Place, text: str) -> Condition:
    match = _WORD.fullmatch(text)
    word = match["word"] if match else text
    shape = CONDITIONS.get(word)
    if match is None or shape is None:
        raise document.error(place, "a condition", text, _spellings(CONDITIONS))
    number, name = match["number"], match["name"]
    fits = (bool(number), bool(name)) == (
        shape in (NUMBER, NUMBER_AND_NAME),
        shape in (NAME, NUMBER_AND_NAME),
    )
    if not fits or match["sign"] or match["counted"]:
        raise document.error(place, f"{_spelling(word, shape)}", text)
    return Condition(word, int(number or 0), name or "")


def _cost(document: Document, place: Place, text: str) -> Cost:
    if not text:
        return Cost()
    match = re.fullmatch(r"([a-z]+)([1-9]\d?)", text)
    if match is None or match[1] not in COSTS:
        choices = [f"{word}N" for word in COSTS]
        raise document.error(place, "a cost, one of " + ", ".join(choices), text, choices)
    return Cost(match[1], int(match[2]))


def _effect(document: Document, place: Place, text: str) -> Effect:
    match = _WORD.fullmatch(text)
    word = match["word"] if match else text
    shape = EFFECTS.get(word)
    if match is None or shape is None:
        raise document.error(place, "an effect", text, _spellings(EFFECTS))
    amount = match["number"] or match["counted"]
    fits = (
        bool(amount) == (shape in (SIGNED, COUNT))
        and bool(match["name"]) == (shape == NAME)
        and bool(match["sign"]) == (shape == SIGNED)
    )
    if not fits:
        raise document.error(place, _spelling(word, shape), text)
    size = int(match["number"] or 1) * (-1 if match["sign"] == "-" else 1)
    return Effect(word, size if amount else 0, match["counted"] or "", match["name"] or "")


def _spelling(word: str, shape: str) -> str:
    endings = {BARE: "", NUMBER: "N", NAME: ":X", NUMBER_AND_NAME: "N:X", SIGNED: "+N", COUNT: "N"}
    return word + endings[shape]


def _spellings(words: dict[str, str]) -> list[str]:
    return [_spelling(word, shape) for word, shape in words.items()]


def _check_kind(document: Document, place: Place, clause: Clause, kind: str) -> None:
    """What only a Robot, only a Resource or only an Advantage can say."""
    allowed = {
        "robot": tuple(word for word in TRIGGERS if word not in ("contest", "discover")),
        "resource": ("passive", "action", "open", "battle", "control", "energon", "discover"),
        "advantage": ("action", "battle", "contest"),
    }[kind]
    _one_of(document, (*place, "trigger"), clause.trigger, allowed)
    for number, condition in enumerate(clause.conditions):
        where = (*place, "condition", number)
        if condition.word in OF_ROBOTS and kind != "robot":
            raise document.error(where, f"a condition that a card of kind {kind} can meet",
                                 condition.word)  # fmt: skip
        if condition.word == "here" and kind != "resource":
            raise document.error(where, "a condition that no Resource is needed for", "here")
    if kind == "advantage" and clause.target in ("self", "own_other", "here"):
        raise document.error((*place, "target"), "a target other than the card", clause.target)
    if kind == "resource" and (clause.target in ("self", "own_other") or clause.cost.word == "dmg"):
        raise document.error(place, "nothing that only a Robot can do", clause.target)


def _check_sense(document: Document, place: Place, clause: Clause) -> None:
    """Words that fit each other: target and effect, effect and duration."""
    known = words_for(clause.target)
    for number, effect in enumerate(clause.effects):
        if effect.word not in known:
            where = (*place, "effect", number)
            target = clause.target or "no target"
            raise document.error(where, f"an effect on {target}", effect.word, list(known))
    lasting = [effect.word for effect in clause.effects if effect.word in LASTING]
    standing = clause.trigger == "passive"
    if standing and len(lasting) < len(clause.effects):
        raise document.error((*place, "effect"), "effects that last", clause.effects[0].word)
    if standing != (clause.duration == "stay"):
        wanted = "stay" if standing else "one of now, battle, turn, round"
        raise document.error((*place, "duration"), wanted, clause.duration)
    if standing and clause.target not in STANDING_TARGETS:
        _one_of(document, (*place, "target"), clause.target, STANDING_TARGETS)
    if lasting and clause.duration == "now":
        raise document.error((*place, "duration"), f"how long {lasting[0]} lasts", "now")
    if "stash" in lasting and clause.duration not in ("turn", "round"):
        raise document.error((*place, "duration"), "turn or round", clause.duration)
    if standing and {"core", "spd"} & set(lasting):
        for number, condition in enumerate(clause.conditions):
            if condition.word in COMPARING:
                where = (*place, "condition", number)
                raise document.error(where, "a condition that compares nothing", condition.word)
