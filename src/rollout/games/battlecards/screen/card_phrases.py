"""The sentences on a card, as messages with arguments that the reader's catalogue says.

What is said first, who does it and what need not be said again is decided here, once for
every language and every screen.
"""

from __future__ import annotations

import re
from functools import reduce
from typing import Any, Final

import msgspec

from rollout.games.battlecards.content.cards import ROBOT, Card, Clause, Condition, Effect
from rollout.games.battlecards.content.condition_words import WORDS as CONDITION_WORDS
from rollout.games.battlecards.content.effect_words import (
    COMMAND,
    DONE_BY_YOU,
    FIGURE,
    MILD,
    REPEATED,
    TOLD_OF_OTHERS,
    told_as,
)
from rollout.games.battlecards.content.sense import OUTSIDE_BATTLE
from rollout.games.battlecards.content.vocabulary import BATTLE_TRIGGERS, LASTING, OF_ROBOTS, SEATS

CONDITION_KEYS: Final = {each.word: each.key or each.word for each in CONDITION_WORDS}
OF_YOU: Final = tuple(each.word for each in CONDITION_WORDS if each.of_you)
BY_YOU: Final = told_as(DONE_BY_YOU)
OF_OTHERS: Final = told_as(TOLD_OF_OTHERS)
COMMANDS: Final = told_as(COMMAND)
MILD_ONES: Final = told_as(MILD)
FIGURES: Final = told_as(FIGURE)
REPEATABLE: Final = told_as(REPEATED)
VOWEL: Final = re.compile(r"(?!uni|use|uti|eu|one)[aeiou]", re.IGNORECASE)


class Phrase(msgspec.Struct, frozen=True):
    """A message and its arguments: words, numbers, other phrases."""

    key: str
    args: dict[str, Any] = {}


def ability_phrases(card: Card, mode: int) -> list[Phrase]:
    """A sentence for each clause of an ability."""
    ability = card.abilities[mode]
    if ability is None:
        return []
    first, *others = ability.clauses
    when = Phrase(_key("when", ability.trigger))
    return [_sentence(card, first, when), *(_sentence(card, each, "") for each in others)]


def _sentence(card: Card, clause: Clause, when: Phrase | str) -> Phrase:
    conditions = [_condition(clause, number) for number in range(len(clause.conditions))]
    *effects, last = [_effect(clause, number) for number in range(len(clause.effects))]
    if effects:
        last = Phrase("card-and", {"before": _joined("card-comma", effects), "after": last})
    args: dict[str, Any] = {"when": when, "conditions": "", "cost": "", "effects": last}
    if conditions:
        args["conditions"] = Phrase("card-if", {"all": _joined("if-and", conditions)})
    if clause.cost.word:
        payer = "self" if card.kind == ROBOT else "lead"
        cost = {"amount": clause.cost.amount, "payer": payer}
        args["cost"] = Phrase(_key("cost", clause.cost.word), cost)
    return Phrase("card-clause", args)


def _joined(key: str, phrases: list[Phrase]) -> Phrase:
    return reduce(lambda before, after: Phrase(key, {"before": before, "after": after}), phrases)


def _condition(clause: Clause, number: int) -> Phrase:
    condition = clause.conditions[number]
    about = _is_about(condition)
    known = number and about and about == _is_about(clause.conditions[number - 1])
    args: dict[str, Any] = {"order": "next" if known else "plain", "number": condition.number}
    if condition.name:
        args |= {"name": condition.name, "sound": _sound(condition.name)}
    return Phrase(_key("if", CONDITION_KEYS[condition.word]), args)


def _is_about(condition: Condition) -> str:
    if condition.word in OF_ROBOTS:
        return "robot"
    return "you" if condition.word in OF_YOU else ""


def _effect(clause: Clause, number: int) -> Phrase:
    effect = clause.effects[number]
    side = _side_of(clause)
    name = effect.kind or effect.counted
    args: dict[str, Any] = {
        "side": "me" if _doer(clause, effect) == "me" else side,
        "named": "yes" if _is_named_before(clause, number) else "no",
        "order": _order(clause, number),
    }
    if effect.word in BY_YOU:
        args["from"] = side
    if effect.word in LASTING:
        args |= {"place": _place(clause, number), "duration": clause.duration}
    if effect.amount:
        args |= {"change": "more" if effect.amount > 0 else "less"}
    args |= {"amount": abs(effect.amount), "counted": _counted(effect)}
    if name:
        args |= {"name": name, "sound": _sound(name)}
    return Phrase(_key("effect", effect.word), args)


def _side_of(clause: Clause) -> str:
    """The target. Both are the two sides of a battle, or else all that are no team-mates.

    What stands speaks of every battle of its user.
    """
    if clause.target != "both":
        return (clause.target or "none").replace("_", "-")
    if clause.trigger == "passive":
        return "battles"
    if clause.trigger in BATTLE_TRIGGERS:
        return "sides"
    return "both" if clause.trigger in OUTSIDE_BATTLE else "either"


def _doer(clause: Clause, effect: Effect) -> str:
    """Whom or what the sentence tells of: `me`, the target, or something else."""
    if effect.word in OF_OTHERS or (effect.word == "hush" and clause.target == "both"):
        return effect.word
    own_gain = effect.word == "gain" and clause.target not in SEATS
    return "me" if own_gain or effect.word in BY_YOU else clause.target


def _order(clause: Clause, number: int) -> str:
    """How the effect is placed in the sentence: some languages turn it round after an if."""
    effect, before = clause.effects[number], clause.effects[number - 1]
    if number and _goes_on(effect, before):
        return "again"
    if _is_command(clause):
        return "command"
    if number and _doer(clause, effect) == _doer(clause, before):
        return "next"
    return "inverted" if clause.conditions and not clause.cost.word else "plain"


def _goes_on(effect: Effect, before: Effect) -> bool:
    if effect.word in FIGURES:
        return before.word in FIGURES
    return effect.word in REPEATABLE and effect.word == before.word


def _is_command(clause: Clause) -> bool:
    """Whether the reader is told what to do, from the first effect to the last."""
    return any(each.word not in MILD_ONES for each in clause.effects) and all(
        each.word in COMMANDS or _doer(clause, each) == "me" for each in clause.effects
    )


def _is_named_before(clause: Clause, number: int) -> bool:
    return any(each.word != "gain" for each in clause.effects[:number])


def _place(clause: Clause, number: int) -> str:
    """Where the effect stands among those of its clause that last: one of them says how long.

    What is set aside always says it.
    """
    lasting = [
        index
        for index, each in enumerate(clause.effects)
        if each.word in LASTING and each.word != "stash"
    ]
    if number not in lasting or len(lasting) == 1:
        return "only"
    if number == lasting[0]:
        return "first"
    return "last" if number == lasting[-1] else "middle"


def _counted(effect: Effect) -> str:
    """What the amount is multiplied by."""
    if not effect.counted:
        return "none"
    return "held" if effect.counted == "held" else "group"


def _sound(name: str) -> str:
    """How a name begins: that decides on the article in English."""
    return "vowel" if VOWEL.match(name) else "other"


def _key(kind: str, word: str) -> str:
    return f"{kind}-{word}".replace("_", "-")
