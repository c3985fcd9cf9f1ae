"""What is printed on the cards, for screens: figures, who is drawn, and the sentences."""

from __future__ import annotations

from typing import Final

from rollout.cast import NotInTheCast, cast
from rollout.games.battlecards.content.cards import ROBOT, Card
from rollout.games.battlecards.content.library import Library
from rollout.games.battlecards.screen.card_phrases import ability_phrases
from rollout.games.battlecards.screen.forms import Skills
from rollout.games.battlecards.screen.look_forms import PrintedAbility, PrintedCard
from rollout.games.battlecards.screen.wording import ability_name

SHAPES_OF_FORMS: Final = {
    "Bat": "bat",
    "City-Fortress": "city",
    "Condor": "condor",
    "Jaguar": "panther",
    "Siege Cannon": "tank",
}
"""Alternate Modes that are not the second shape of whoever has them in the cast."""


def printed_cards(cards: Library) -> list[PrintedCard]:
    """Every card with its figures and its sentences, as messages for the reader's catalogue."""
    return [_card(card) for card in cards.cards]


def _card(card: Card) -> PrintedCard:
    return PrintedCard(
        code=card.code,
        kind=card.kind,
        title=card.title,
        cast=_in_the_cast(card),
        shapes=drawn_as(card),
        subtitle=card.subtitle,
        army=card.army,
        group=card.group,
        cost=card.cost,
        strength=card.strength,
        endurance=card.endurance,
        speed=card.speed,
        form=card.form,
        skills=Skills(tactical=card.tactical, combat=card.combat, science=card.science),
        type=card.resource_type,
        yields=card.energon_yield,
        requires=card.requires,
        support=card.support,
        abilities=(_ability(card, 0), _ability(card, 1)),
    )


def _in_the_cast(card: Card) -> str:
    try:
        return cast().named("battlecards", card.title).slug if card.kind == ROBOT else ""
    except NotInTheCast:
        return ""


def drawn_as(card: Card) -> tuple[str, str]:
    """A shape for each mode: the one its Alternate Mode is called after, else the second."""
    slug = _in_the_cast(card)
    if not slug:
        return "", ""
    shapes = cast()[slug].shapes
    meant = SHAPES_OF_FORMS.get(card.form, "")
    alternate = meant if meant in shapes else shapes[min(1, len(shapes) - 1)]
    return next((each for each in shapes if each != alternate), alternate), alternate


def _ability(card: Card, mode: int) -> PrintedAbility | None:
    ability = card.abilities[mode]
    if ability is None:
        return None
    return PrintedAbility(
        name=ability_name(card, mode),
        trigger=ability.trigger,
        word=ability.clauses[0].effects[0].word,
        text=ability_phrases(card, mode),
    )
