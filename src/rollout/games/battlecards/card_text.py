"""The sentences on a card, put together from its clauses in the reader's language."""

from __future__ import annotations

from typing import Any, Final, Protocol

from rollout.games.battlecards.cards import ROBOT, Card, Clause, Condition, Effect

CONDITION_KEYS: Final = {
    "foe_str>=": "foe-str",
    "group>=": "group",
    "held>=": "held-at-least",
    "held<=": "held-at-most",
    "bank<=": "bank",
    "hand>=": "hand",
}
ABOUT_BANKS: Final = ("gain", "lose")
CHOSEN: Final = ("own", "own_other", "foe_home", "foe_held", "foe_sup", "res_held", "res_free")
"""Targets that a second effect calls "it"."""


class Speaker(Protocol):
    """Says the message of a key."""

    def plain(self, key: str, /, **arguments: Any) -> str: ...


def ability_text(card: Card, mode: int, words: Speaker) -> str:
    """What an ability does, clause by clause; empty when the card has none there."""
    ability = card.abilities[mode]
    if ability is None:
        return ""
    return " ".join(_sentence(card, clause, words) for clause in ability.clauses)


def _sentence(card: Card, clause: Clause, words: Speaker) -> str:
    conditions = "".join(_condition(each, words) for each in clause.conditions)
    effects = words.plain("card-and").join(
        _effect(clause, effect, words) for effect in clause.effects
    )
    text = words.plain(
        "card-clause",
        when=words.plain(_key("when", clause.trigger)) + conditions,
        cost=_cost(card, clause, words),
        effects=effects,
        duration=words.plain(_key("until", clause.duration)),
    )
    return text[:1].upper() + text[1:]


def _condition(condition: Condition, words: Speaker) -> str:
    key = CONDITION_KEYS.get(condition.word, condition.word)
    return words.plain(_key("if", key), number=condition.number, name=condition.name)


def _cost(card: Card, clause: Clause, words: Speaker) -> str:
    if not clause.cost.word:
        return ""
    payer = "self" if card.kind == ROBOT else "lead"
    return words.plain(_key("cost", clause.cost.word), amount=clause.cost.amount, payer=payer)


def _effect(clause: Clause, effect: Effect, words: Speaker) -> str:
    target = clause.target or ("me" if effect.word == "gain" else "none")
    named_before = effect is not clause.effects[0] and target in CHOSEN
    phrase = words.plain(_key("target", "none" if named_before else target))
    return words.plain(
        _key("effect", effect.word),
        target=target if effect.word in ABOUT_BANKS else phrase,
        amount=effect.amount,
        signed=f"{effect.amount:+d}".replace("-", "−"),
        per=_per(effect, words),
        kind=words.plain("any-card") if effect.kind == "any" else _kind(effect.kind, words),
    )


def _per(effect: Effect, words: Speaker) -> str:
    """What the amount is multiplied by."""
    if not effect.counted:
        return words.plain("per-nothing")
    if effect.counted == "held":
        return words.plain("per-held")
    return words.plain("per-group", group=effect.counted)


def _kind(kind: str, words: Speaker) -> str:
    return words.plain(f"kind-{kind}") if kind in ("robot", "resource", "advantage") else kind


def _key(kind: str, word: str) -> str:
    return f"{kind}-{word}".replace("_", "-")
