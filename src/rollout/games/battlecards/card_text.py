"""A card in the reader's language: its name, its figures, and sentences made of its clauses."""

from __future__ import annotations

from typing import Any, Final, Protocol

from rollout.games.battlecards.cards import ADVANTAGE, ROBOT, Card, Clause, Condition, Effect
from rollout.games.battlecards.titles import full
from rollout.games.battlecards.vocabulary import LASTING, SEATS

CONDITION_KEYS: Final = {
    "foe_str>=": "foe-str",
    "group>=": "group",
    "held>=": "held-at-least",
    "held<=": "held-at-most",
    "bank<=": "bank",
    "hand>=": "hand",
}


SKILLS: Final = ("tactical", "combat", "science")
MODES: Final = ("robot", "alt")


class Speaker(Protocol):
    """Says the message of a key."""

    def __contains__(self, key: str) -> bool: ...

    def plain(self, key: str, /, **arguments: Any) -> str: ...


def card_name(card: Card, words: Speaker) -> str:
    """Title and subtitle; homebrew keeps the names that its maker gave it."""
    code = card.code.lower()
    title = _said(f"card-{code}", card.title, words)
    return full(title, _said(f"subtitle-{code}", card.subtitle, words) if card.subtitle else "")


def card_sheet(card: Card, words: Speaker) -> str:
    """All that is printed on a card."""
    rows = [f"{card.code} {card_name(card, words)}", _kind(card, words)]
    if card.kind == ROBOT:
        rows += _skills(card, words)
        for mode in (0, 1):
            rows += [_figures(card, mode, words), *_ability(card, mode, words)]
    else:
        rows.append(words.plain("sheet-support", support=card.support))
        rows += _ability(card, 0, words)
    return "\n".join(rows)


def _kind(card: Card, words: Speaker) -> str:
    army = words.plain(f"army-{card.army or 'none'}")
    if card.kind == ROBOT:
        group = words.plain("group-one", name=card.group) if card.group else "none"
        return words.plain("sheet-robot", army=army, group=group, cost=card.cost)
    if card.kind == ADVANTAGE:
        return words.plain("sheet-advantage", army=army)
    return words.plain(
        "sheet-resource",
        type=words.plain(f"type-{card.resource_type}"),
        requires=words.plain(f"skill-{card.requires}") if card.requires else "none",
        **{"yield": card.energon_yield},
    )


def _skills(card: Card, words: Speaker) -> list[str]:
    had = [
        f"{words.plain(f'skill-{skill}')} {card.skill(skill)}"
        for skill in SKILLS
        if card.has_skill(skill)
    ]
    return [words.plain("sheet-skills", skills=", ".join(had))] if had else []


def _figures(card: Card, mode: int, words: Speaker) -> str:
    return words.plain(
        "sheet-mode",
        mode=MODES[mode],
        form=_said(f"form-{card.code.lower()}", card.form, words),
        strength=card.strength[mode],
        endurance=card.endurance[mode],
        speed=card.speed[mode],
    )


def _ability(card: Card, mode: int, words: Speaker) -> list[str]:
    ability = card.abilities[mode]
    if ability is None:
        return []
    text = ability_text(card, mode, words)
    if card.kind == ADVANTAGE:
        return [f"  {text}"]
    place = f"-{MODES[mode]}" if card.kind == ROBOT else ""
    name = _said(f"ability-{card.code.lower()}{place}", ability.name, words)
    return [f"  {name}: {text}"]


def _said(key: str, otherwise: str, words: Speaker) -> str:
    return words.plain(key) if key in words else otherwise


def ability_text(card: Card, mode: int, words: Speaker) -> str:
    """What an ability does, clause by clause; empty when the card has none there."""
    ability = card.abilities[mode]
    if ability is None:
        return ""
    when = words.plain(_key("when", ability.trigger))
    first, *others = ability.clauses
    sentences = [_sentence(card, first, when, words)]
    sentences += [_sentence(card, each, "", words) for each in others]
    return " ".join(sentences)


def _sentence(card: Card, clause: Clause, when: str, words: Speaker) -> str:
    text = words.plain(
        "card-clause",
        when=when,
        conditions=_conditions(clause, words),
        cost=_cost(card, clause, words),
        effects=words.plain("card-and").join(
            _effect(clause, number, words) for number in range(len(clause.effects))
        ),
    )
    return text[:1].upper() + text[1:]


def _conditions(clause: Clause, words: Speaker) -> str:
    if not clause.conditions:
        return ""
    said = words.plain("if-and").join(_condition(each, words) for each in clause.conditions)
    return words.plain("if-first") + said + words.plain("if-end")


def _condition(condition: Condition, words: Speaker) -> str:
    key = CONDITION_KEYS.get(condition.word, condition.word)
    return words.plain(_key("if", key), number=condition.number, name=condition.name)


def _cost(card: Card, clause: Clause, words: Speaker) -> str:
    if not clause.cost.word:
        return ""
    payer = "self" if card.kind == ROBOT else "lead"
    return words.plain(_key("cost", clause.cost.word), amount=clause.cost.amount, payer=payer)


def _effect(clause: Clause, number: int, words: Speaker) -> str:
    effect = clause.effects[number]
    own_gain = effect.word == "gain" and clause.target not in SEATS
    target = "me" if own_gain else clause.target or "none"
    side = target.replace("_", "-")
    return words.plain(
        _key("effect", effect.word),
        side=side,
        who=words.plain("target-again", side=side) if number else words.plain(f"target-{side}"),
        order=_order(clause, number),
        place=_place(clause, number),
        duration=words.plain(_key("until", clause.duration)),
        amount=effect.amount,
        signed=f"{effect.amount:+d}".replace("-", "−"),
        change="more" if effect.amount > 0 else "less",
        size=abs(effect.amount),
        per=_per(effect, words),
        name=effect.kind,
    )


def _order(clause: Clause, number: int) -> str:
    """How the effect is placed in the sentence: some languages turn it round after an if."""
    if number:
        same = clause.effects[number].word == clause.effects[number - 1].word
        return "again" if same else "next"
    return "inverted" if clause.conditions and not clause.cost.word else "plain"


def _place(clause: Clause, number: int) -> str:
    """Where the effect stands among those of its clause that last: one of them says how long."""
    lasting = [index for index, each in enumerate(clause.effects) if each.word in LASTING]
    if number not in lasting:
        return "none"
    if len(lasting) == 1:
        return "only"
    if number == lasting[0]:
        return "first"
    return "last" if number == lasting[-1] else "middle"


def _per(effect: Effect, words: Speaker) -> str:
    """What the amount is multiplied by."""
    if not effect.counted:
        return words.plain("per-nothing")
    if effect.counted == "held":
        return words.plain("per-held")
    return words.plain("per-group", name=effect.counted)


def _key(kind: str, word: str) -> str:
    return f"{kind}-{word}".replace("_", "-")
