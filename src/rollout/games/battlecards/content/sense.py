"""What fits together in a clause. What could never happen or do anything is refused."""

from __future__ import annotations

from typing import Final

from rollout.games.battlecards.content.cards import (
    ADVANTAGE,
    RESOURCE,
    ROBOT,
    Ability,
    Clause,
    Condition,
)
from rollout.games.battlecards.content.effect_words import COUNT, SIGNED
from rollout.games.battlecards.content.vocabulary import (
    COMPARING,
    EFFECTS,
    FROM_OTHERS,
    IN_OPEN_BATTLE,
    LASTING,
    OF_BATTLES,
    OF_ROBOTS,
    STANDING_TARGETS,
    TAKE_AWAY,
    TRIGGERS,
    WORK_WITH_0,
    spelling,
    words_for,
)
from rollout.games.battlecards.content.wrong_words import wrong_word
from rollout.kernel.content import Document, Place

TRIGGERS_OF: Final = {
    ROBOT: tuple(word for word in TRIGGERS if word not in ("contest", "discover")),
    RESOURCE: ("passive", "action", "open", "battle", "control", "energon", "discover"),
    ADVANTAGE: ("action", "battle", "contest"),
}
NOT_A_TARGET: Final = {
    ROBOT: (),
    RESOURCE: ("self", "own_other"),
    ADVANTAGE: ("self", "own_other", "here"),
}
"""By kind: targets that take the card for a Robot in play, or on a Resource."""
OUTSIDE_BATTLE: Final = ("action", "contest", "energon", "discover")
"""Triggers that never come up while there is a battle."""
BEFORE_THE_END: Final = ("battle", "open", "battle_start", "support", "deploy", "scrapped")
"""Triggers that can come up in a battle that is not decided yet."""
OF_THE_FIGHT: Final = ("lead", "foe", "foe_sup")
"""Targets that are there in a battle only."""
CONTRARY: Final = (
    ("attacker", "defender"),
    ("claim", "challenge"),
    ("faster", "slower"),
    ("lead", "supporting"),
    ("lead", "home"),
    ("supporting", "home"),
    ("home", "holding"),
)
"""Conditions that never hold together."""
NEVER_HOLD: Final = {
    "support": ("lead", "home"),
    "win": ("supporting",),
    "lose": ("supporting",),
    "battle_start": ("supporting",),
    "control": ("supporting", "home"),
    "deploy": ("lead", "supporting", "holding", "damaged"),
}
"""By trigger: conditions about the Robot that it never meets when that comes up."""
NEVER_THERE: Final = {
    "win": ("foe_sup",),
    "lose": ("foe_sup",),
    "battle_start": ("foe_sup",),
    "control": ("foe_sup",),
    "deploy": ("here",),
    "scrapped": ("self", "here"),
}
"""By trigger: targets that are not there when it comes up."""
NEVER_PAID: Final = {"passive": ("en", "discard", "dmg"), "scrapped": ("dmg",)}
"""By trigger: costs that nobody is asked for, or nobody is left to pay."""
IDLE: Final = {
    "me": FROM_OTHERS,
    "foe": ("shuttle",),
    "foe_home": ("shuttle",),
    "foe_held": ("shuttle",),
    "foe_sup": ("shuttle",),
}
"""By target: effects that do nothing to it. Nobody moves another's Robot (BC-RUL-35)."""
AFTER_THE_BATTLE: Final = ("win", "lose")
OF_ALT_MODE: Final = ("support", "supporting")
"""A supporter is in alt mode."""


def one_of(document: Document, place: Place, found: str, words: tuple[str, ...]) -> None:
    if found not in words:
        expected = "one of " + ", ".join(words)
        raise wrong_word(document, place, expected, found, {word: word for word in words})


def check_clause(document: Document, place: Place, clause: Clause, kind: str) -> None:
    """Raises ContentError for a clause that makes no sense on a card of that kind."""
    _check_kind(document, place, clause, kind)
    _check_effects(document, place, clause)
    _check_order(document, place, clause)
    _check_duration(document, place, clause)
    _check_time(document, place, clause)
    _check_moment(document, place, clause)
    _check_conditions(document, place, clause)


def check_robot_mode(document: Document, place: Place, ability: Ability) -> None:
    """Raises ContentError for a robot-mode ability that only a supporter could have."""
    for number, clause in enumerate(ability.clauses):
        where = (*place, "clauses", number)
        if clause.trigger in OF_ALT_MODE:
            expected = "a trigger that comes up in robot mode"
            raise document.error((*where, "trigger"), expected, clause.trigger)
        for each, condition in enumerate(clause.conditions):
            if condition.word in OF_ALT_MODE:
                expected = "a condition that holds in robot mode"
                raise document.error((*where, "condition", each), expected, condition.word)


def _check_kind(document: Document, place: Place, clause: Clause, kind: str) -> None:
    """What only a Robot, only a Resource or only an Advantage can say."""
    one_of(document, (*place, "trigger"), clause.trigger, TRIGGERS_OF[kind])
    for number, condition in enumerate(clause.conditions):
        where = (*place, "condition", number)
        if condition.word in OF_ROBOTS and kind != ROBOT:
            raise document.error(where, f"a condition that a card of kind {kind} can meet",
                                 condition.word)  # fmt: skip
        if condition.word == "here" and kind != RESOURCE:
            raise document.error(where, "a condition that no Resource is needed for", "here")
    if clause.target in NOT_A_TARGET[kind]:
        raise document.error((*place, "target"), "a target other than the card", clause.target)
    if kind == ADVANTAGE and clause.cost.word == "dmg" and clause.trigger != "battle":
        expected = "a cost that is paid without a lead in battle"
        raise document.error((*place, "cost"), expected, f"dmg{clause.cost.amount}")
    if kind == RESOURCE and clause.cost.word == "dmg":
        expected = "a cost that is paid without a Robot"
        raise document.error((*place, "cost"), expected, f"dmg{clause.cost.amount}")


def _check_effects(document: Document, place: Place, clause: Clause) -> None:
    """Target and effect fit, and every effect does something."""
    known = words_for(clause.target)
    for number, effect in enumerate(clause.effects):
        where = (*place, "effect", number)
        if effect.word not in known:
            listed = ", ".join(spelling(word, EFFECTS[word]) for word in known)
            expected = f"an effect on {clause.target or 'no target'}, one of {listed}"
            raise document.error(where, expected, document.value(where))
        if effect.word in IDLE.get(clause.target, ()):
            expected = f"an effect that does something to {clause.target}"
            raise document.error(where, expected, document.value(where))
        counts = EFFECTS[effect.word] in (SIGNED, COUNT) and effect.word not in WORK_WITH_0
        if counts and effect.amount == 0:
            raise document.error(where, "a number other than 0", document.value(where))


def _check_order(document: Document, place: Place, clause: Clause) -> None:
    """Nothing more is done to what an effect has taken away; a gain is the user's own."""
    gone = ""
    for number, effect in enumerate(clause.effects):
        if gone and effect.word != "gain":
            where = (*place, "effect", number)
            expected = f"an effect that needs nothing that {gone} has taken away"
            raise document.error(where, expected, document.value(where))
        if effect.word in TAKE_AWAY:
            gone = effect.word


def _check_duration(document: Document, place: Place, clause: Clause) -> None:
    lasting = [effect.word for effect in clause.effects if effect.word in LASTING]
    standing = clause.trigger == "passive"
    if standing and len(lasting) < len(clause.effects):
        raise document.error((*place, "effect"), "effects that last", clause.effects[0].word)
    if standing != (clause.duration == "stay"):
        wanted = "stay" if standing else "one of now, battle, turn, round"
        raise document.error((*place, "duration"), wanted, clause.duration)
    if standing:
        spoken_of = ("me",) if "uncontested" in lasting else STANDING_TARGETS
        one_of(document, (*place, "target"), clause.target, spoken_of)
    if standing and "anyspeed" in lasting and clause.target in OF_THE_FIGHT:
        expected = "a Robot that may still contest or join a battle"
        raise document.error((*place, "target"), expected, clause.target)
    if lasting and clause.duration == "battle" and clause.trigger in AFTER_THE_BATTLE:
        raise document.error((*place, "duration"), "turn or round", clause.duration)
    if lasting and clause.duration == "now":
        raise document.error((*place, "duration"), f"how long {lasting[0]} lasts", "now")
    if "stash" in lasting and clause.duration not in ("turn", "round"):
        raise document.error((*place, "duration"), "turn or round", clause.duration)
    if standing:
        _check_circles(document, place, clause, lasting)


def _check_circles(document: Document, place: Place, clause: Clause, words: list[str]) -> None:
    """A passive clause may not hang on what it changes, nor a speed on any comparison.

    Then a core that hangs on speeds leads to no circle.
    """
    for number, condition in enumerate(clause.conditions):
        where = (*place, "condition", number)
        if "spd" in words and condition.word in COMPARING:
            raise document.error(where, "a condition that compares nothing", condition.word)
        if "core" in words and condition.word == "foe_str>=":
            raise document.error(where, "a condition that compares no strengths", condition.word)


def _check_time(document: Document, place: Place, clause: Clause) -> None:
    """BC-RUL-108: what belongs to a battle needs a trigger that comes up in one."""
    trigger = clause.trigger
    outside = trigger in OUTSIDE_BATTLE
    if outside and clause.target in OF_THE_FIGHT:
        expected = f"a target that is there without a battle, because of {trigger}"
        raise document.error((*place, "target"), expected, clause.target)
    for number, condition in enumerate(clause.conditions):
        if outside and condition.word in OF_BATTLES:
            expected = f"a condition that holds without a battle, because of {trigger}"
            raise document.error((*place, "condition", number), expected, condition.word)
    for number, effect in enumerate(clause.effects):
        if effect.word in IN_OPEN_BATTLE and trigger not in BEFORE_THE_END:
            expected = f"an effect that needs no battle, because of {trigger}"
            raise document.error((*place, "effect", number), expected, effect.word)


def _check_moment(document: Document, place: Place, clause: Clause) -> None:
    """BC-RUL-108: what is never so, never there or never paid when the trigger comes up."""
    trigger = clause.trigger
    for number, condition in enumerate(clause.conditions):
        if condition.word in NEVER_HOLD.get(trigger, ()):
            expected = f"a condition that can hold at the time of {trigger}"
            raise document.error((*place, "condition", number), expected, condition.word)
    if clause.target in NEVER_THERE.get(trigger, ()):
        expected = f"a target that can be there at the time of {trigger}"
        raise document.error((*place, "target"), expected, clause.target)
    if clause.cost.word in NEVER_PAID.get(trigger, ()):
        expected = f"a cost that can be paid at the time of {trigger}"
        raise document.error((*place, "cost"), expected, f"{clause.cost.word}{clause.cost.amount}")


def _check_conditions(document: Document, place: Place, clause: Clause) -> None:
    for number, condition in enumerate(clause.conditions):
        if condition.word.endswith(">=") and condition.number == 0:
            where = (*place, "condition", number)
            raise document.error(where, "a condition that can fail", document.value(where))
        for other in clause.conditions[:number]:
            if _exclude_each_other(condition, other) or _exclude_each_other(other, condition):
                expected = f"a condition that can hold together with {other.word}"
                raise document.error((*place, "condition", number), expected, condition.word)


def _exclude_each_other(first: Condition, second: Condition) -> bool:
    if (first.word, second.word) in CONTRARY:
        return True
    if (first.word, second.word) == ("with", "without"):
        return first.name == second.name
    return (first.word, second.word) == ("held>=", "held<=") and first.number > second.number
