"""The library: every card, item, army and theme, with the players' own beside ours.

>>> library().card("optimus").sides[0].defense
13
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

from rollout.gamekit.libraries import Codes, Librarian, Shelf, Shelves
from rollout.games.energon_wars.content.card_form import (
    ArmyForm,
    CardForm,
    ItemForm,
    SideForm,
    ThemeForm,
)
from rollout.games.energon_wars.content.cards import (
    Ability,
    Attack,
    Card,
    Item,
    ReadyArmy,
    Side,
    Theme,
)
from rollout.games.energon_wars.content.rows import read_ability, read_attack, read_keywords
from rollout.games.energon_wars.content.sense import Owner
from rollout.games.energon_wars.content.table import (
    CONTENT,
    Scenario,
    Spotted,
    packaged_pieces,
    read_map,
    read_scenario,
)
from rollout.games.energon_wars.content.vocabulary import TAGS
from rollout.kernel.content import ContentError, Document, Place, convert

GESTALT: Final = "gestalt"
COMMANDER: Final = "commander"


@dataclass
class Library(Shelves):
    """All that an army can consist of. It never changes once read."""

    codes = Codes(
        re.compile(r"[a-z][a-z0-9_]{0,39}"),
        "a name of small letters, digits and _",
        "a name that is not in use yet",
    )
    elsewhere = ("pieces",)

    cards: dict[str, Card] = field(default_factory=dict)
    items: dict[str, Item] = field(default_factory=dict)
    armies: dict[str, ReadyArmy] = field(default_factory=dict)
    themes: dict[str, Theme] = field(default_factory=dict)
    maps: dict[str, tuple[Spotted, ...]] = field(default_factory=dict)
    scenarios: dict[str, Scenario] = field(default_factory=dict)

    @cached_property
    def given(self) -> frozenset[str]:
        """Keywords that abilities which always hold give or take; no others are looked for."""
        owners: list[Side | Item] = [side for card in self.cards.values() for side in card.sides]
        owners += self.items.values()
        rows = [ability for owner in owners for ability in owner.abilities]
        return frozenset(
            word.parameters[0]
            for each in rows
            if each.when == "passive"
            for word in each.effects
            if word.name in ("gain", "lose")
        )

    def card(self, slug: str) -> Card:
        return self.cards[slug]

    def bought(self) -> list[Card]:
        """All but gestalts, which their members make (EW-RUL-54)."""
        return [card for card in self.cards.values() if GESTALT not in card.tags]

    def shelves(self) -> dict[str, Shelf]:
        return {
            "cards": Shelf(self.cards, _card),
            "items": Shelf(self.items, _item),
            "armies": Shelf(self.armies, self._army),
            "themes": Shelf(self.themes, self._theme),
            "maps": Shelf(self.maps, read_map),
            "scenarios": Shelf(self.scenarios, self._scenario),
        }

    def _army(self, document: Document, place: Place) -> ReadyArmy:
        form = convert(document, place, ArmyForm)
        self._check_names(document, (*place, "models"), form.models, form.faction)
        if len(set(form.models)) < len(form.models):
            raise document.error((*place, "models"), "every character once", form.models)
        if form.commander and form.commander not in form.models:
            raise document.error(
                (*place, "commander"), "one of its models", form.commander, form.models
            )
        return ReadyArmy(str(place[1]), form.faction, tuple(form.models), form.commander)

    def _theme(self, document: Document, place: Place) -> Theme:
        form = convert(document, place, ThemeForm)
        self._check_names(document, (*place, "models"), form.models, form.faction)
        theme = Theme(
            str(place[1]), form.faction, form.points, frozenset(form.models), form.start_roll
        )
        if form.deeper is not None:
            theme.deeper[form.deeper.tag] = form.deeper.inches
        if form.first_round is not None and form.first_round.gain:
            theme.first_round_gains[form.first_round.tag] = form.first_round.gain
        if form.first_round is not None and form.first_round.free:
            theme.first_round_free[form.first_round.tag] = form.first_round.free
        if form.together is not None:
            self._check_names(
                document, (*place, "together", "with"), [form.together.card], form.faction
            )
            theme.together[form.together.tag] = form.together.card
        return theme

    def _scenario(self, document: Document, place: Place) -> Scenario:
        return read_scenario(document, place, self.maps)

    def _check_names(
        self, document: Document, place: Place, names: list[str], faction: str
    ) -> None:
        known = [slug for slug, card in self.cards.items() if card.faction == faction]
        for name in names:
            if name not in known:
                raise document.error(place, f"a card of the {faction}s", name, known)

    def broken_references(self, document: Document) -> list[ContentError]:
        """Gestalts that no card is: such an ability would never do anything. Kinds of terrain
        come with the game."""
        problems: list[ContentError] = []
        for slug in document.data.get("pieces", {}):
            if slug not in packaged_pieces():
                known = list(packaged_pieces())
                problems.append(document.error(("pieces", slug), "a known piece", slug, known))
        for slug in document.data.get("cards", {}):
            for side in self.cards[slug].sides:
                for name in (name for each in side.abilities for name in _combined(each)):
                    card = self.cards.get(name)
                    if card is None or GESTALT not in card.tags:
                        found = document.error(("cards", slug), "the id of a gestalt", name)
                        problems.append(found)
        return problems


def _combined(ability: Ability) -> list[str]:
    return [word.parameters[0] for word in ability.effects if word.name == "combine"]


def _card(document: Document, place: Place) -> Card:
    form = convert(document, place, CardForm)
    for index, tag in enumerate(form.tags):
        if tag not in TAGS:
            raise document.error((*place, "tags", index), "a known tag", tag, list(TAGS))
    gestalt = GESTALT in form.tags
    if gestalt != (form.alt is None):
        expected = "no other side for a gestalt" if gestalt else "the other side"
        raise document.error((*place, "alt"), expected, None if form.alt is None else {})
    if any(threshold > form.hit_points for threshold, _ in form.critical_zone):
        raise document.error(
            (*place, "critical_zone"), "boxes of the hit points", form.critical_zone
        )
    robot = _attacks(document, (*place, "robot"), form.robot)
    alt = () if form.alt is None else _attacks(document, (*place, "alt"), form.alt)
    sides = [_side(document, place, form, "robot", form.robot, robot, alt)]
    if form.alt is not None:
        sides.append(_side(document, place, form, "alt", form.alt, alt, robot))
    return Card(
        str(place[1]),
        form.name,
        form.faction,
        tuple(form.tags),
        form.base,
        form.points,
        form.hit_points,
        form.energon,
        tuple(form.critical_zone),
        tuple(sides),
    )


def _attacks(document: Document, place: Place, form: SideForm | ItemForm) -> tuple[Attack, ...]:
    return tuple(
        read_attack(document, (*place, "attacks", index), row)
        for index, row in enumerate(form.attacks)
    )


def _side(
    document: Document,
    place: Place,
    card: CardForm,
    name: str,
    form: SideForm,
    attacks: tuple[Attack, ...],
    other: tuple[Attack, ...],
) -> Side:
    """`other` are the attacks of the other side: abilities of both may speak of them."""
    here = (*place, name)
    for index, keyword in enumerate(form.keywords):
        if keyword == "huge" and card.base != "huge":
            raise document.error((*here, "keywords", index), "huge on a huge base only", keyword)
    gestalt = card.alt is None
    own = Owner(attacks, boxes=gestalt, gestalt=gestalt)
    abilities = [
        read_ability(document, (*here, "abilities", index), row, own)
        for index, row in enumerate(form.abilities)
    ]
    both = Owner(attacks, other, boxes=True, gestalt=gestalt)
    abilities += [
        read_ability(document, (*place, "abilities", index), row, both)
        for index, row in enumerate(card.abilities)
    ]
    names = [ability.name for ability in abilities]
    if len(set(names)) < len(names):
        raise document.error((*here, "abilities"), "a name of its own for each", names)
    return Side(
        form.form,
        form.speed,
        form.melee,
        form.ranged,
        form.size,
        form.defense,
        form.armor,
        form.storage,
        form.transform_cost,
        read_keywords(document, (*here, "keywords"), form.keywords),
        attacks,
        tuple(abilities),
    )


def _item(document: Document, place: Place) -> Item:
    form = convert(document, place, ItemForm)
    attacks = _attacks(document, place, form)
    abilities = tuple(
        read_ability(document, (*place, "abilities", index), row, Owner(attacks))
        for index, row in enumerate(form.abilities)
    )
    side = form.side or ""
    return Item(
        str(place[1]), form.name, form.points, form.size, side, form.used_up, attacks, abilities
    )


LIBRARIAN: Final = Librarian(Library, CONTENT)
library, check = LIBRARIAN.library, LIBRARIAN.check
library_with = LIBRARIAN.library
