"""A card in the reader's language: its name, its figures, and sentences made of its clauses."""

from __future__ import annotations

from typing import Any, Final, Protocol

from rollout.games.battlecards.content.cards import ADVANTAGE, ROBOT, Card
from rollout.games.battlecards.content.titles import full
from rollout.games.battlecards.screen.card_phrases import Phrase, ability_phrases

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
    sentences = [_spelled(each, words) for each in ability_phrases(card, mode)]
    return " ".join(each[:1].upper() + each[1:] for each in sentences)


def _spelled(phrase: Phrase, words: Speaker) -> str:
    arguments = {
        name: _spelled(value, words) if isinstance(value, Phrase) else value
        for name, value in phrase.args.items()
    }
    return words.plain(phrase.key, **arguments)
