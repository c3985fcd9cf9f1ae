"""The library: every card, item, army and theme, with the players' own beside ours.

>>> library().card("optimus").sides[0].defense
13
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from rollout.gamekit import MOST_LIBRARIES
from rollout.games.energon_wars.content.card_form import (
    ArmyForm,
    CardForm,
    ItemForm,
    SideForm,
    ThemeForm,
)
from rollout.games.energon_wars.content.cards import (
    Ability,
    Card,
    Item,
    ReadyArmy,
    Side,
    Theme,
)
from rollout.games.energon_wars.content.rows import read_ability, read_attack, read_keywords
from rollout.games.energon_wars.content.vocabulary import TAGS
from rollout.kernel.content import (
    ContentError,
    Document,
    Place,
    convert,
    read_text,
    read_toml,
    toml_files,
)

CONTENT: Final = Path(__file__).parent
HOMEBREW: Final = "homebrew"
SECTIONS: Final = ("cards", "items", "armies", "themes")
ELSEWHERE: Final = ("pieces", "maps", "scenarios")
"""Sections that other readers know."""
GESTALT: Final = "gestalt"
COMMANDER: Final = "commander"


@dataclass
class Library:
    """All that an army can consist of. It never changes once read."""

    cards: dict[str, Card] = field(default_factory=dict)
    items: dict[str, Item] = field(default_factory=dict)
    armies: dict[str, ReadyArmy] = field(default_factory=dict)
    themes: dict[str, Theme] = field(default_factory=dict)

    def card(self, slug: str) -> Card:
        return self.cards[slug]

    def bought(self) -> list[Card]:
        """All but gestalts, which their members make (EW-RUL-54)."""
        return [card for card in self.cards.values() if GESTALT not in card.tags]

    def read(self, documents: list[Document]) -> tuple[Library, list[ContentError]]:
        """This library with what the documents add, and everything wrong with them."""
        grown = Library(
            self.cards.copy(), self.items.copy(), self.armies.copy(), self.themes.copy()
        )
        problems: list[ContentError] = []
        for document in documents:
            problems += _unknown_sections(document)
        for section in SECTIONS:
            for document in documents:
                problems += grown._add_section(document, section)
        for document in documents:
            problems += grown._unknown_cards(document)
        return grown, problems

    def _add_section(self, document: Document, section: str) -> list[ContentError]:
        entries = document.data.get(section, {})
        if not isinstance(entries, dict):
            return [document.error((section,), "a table", entries)]
        problems: list[ContentError] = []
        for slug in entries:
            try:
                self._add(document, section, slug)
            except ContentError as problem:
                problems.append(problem)
        return problems

    def _add(self, document: Document, section: str, slug: str) -> None:
        place: Place = (section, slug)
        if not re.fullmatch(r"[a-z][a-z0-9_]{0,39}", slug):
            raise document.error(place, "a name of small letters, digits and _", slug)
        if slug in getattr(self, section):
            raise document.error(place, "a name that is not in use yet", slug)
        if section == "cards":
            self.cards[slug] = _card(document, place, slug)
        elif section == "items":
            self.items[slug] = _item(document, place, slug)
        elif section == "armies":
            self.armies[slug] = self._army(document, place, slug)
        else:
            self.themes[slug] = self._theme(document, place, slug)

    def _army(self, document: Document, place: Place, slug: str) -> ReadyArmy:
        form = convert(document, place, ArmyForm)
        self._check_names(document, (*place, "models"), form.models, form.faction)
        if len(set(form.models)) < len(form.models):
            raise document.error((*place, "models"), "every character once", form.models)
        if form.commander and form.commander not in form.models:
            raise document.error(
                (*place, "commander"), "one of its models", form.commander, form.models
            )
        return ReadyArmy(slug, form.faction, tuple(form.models), form.commander)

    def _theme(self, document: Document, place: Place, slug: str) -> Theme:
        form = convert(document, place, ThemeForm)
        self._check_names(document, (*place, "models"), form.models, form.faction)
        theme = Theme(slug, form.faction, form.points, frozenset(form.models), form.start_roll)
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

    def _check_names(
        self, document: Document, place: Place, names: list[str], faction: str
    ) -> None:
        known = [slug for slug, card in self.cards.items() if card.faction == faction]
        for name in names:
            if name not in known:
                raise document.error(place, f"a card of the {faction}s", name, known)

    def _unknown_cards(self, document: Document) -> list[ContentError]:
        """Gestalts that no card is: such an ability would never do anything."""
        entries = document.data.get("cards", {})
        problems: list[ContentError] = []
        for slug in entries if isinstance(entries, dict) else ():
            for side in self.cards[slug].sides if slug in self.cards else ():
                for name in (name for each in side.abilities for name in _combined(each)):
                    card = self.cards.get(name)
                    if card is None or GESTALT not in card.tags:
                        found = document.error(("cards", slug), "the id of a gestalt", name)
                        problems.append(found)
        return problems


def _combined(ability: Ability) -> list[str]:
    return [word.parameters[0] for word in ability.effects if word.name == "combine"]


def _card(document: Document, place: Place, slug: str) -> Card:
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
    sides = [_side(document, place, form, "robot", form.robot)]
    if form.alt is not None:
        sides.append(_side(document, place, form, "alt", form.alt))
    return Card(
        slug,
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


def _side(document: Document, place: Place, card: CardForm, name: str, form: SideForm) -> Side:
    here = (*place, name)
    attacks = tuple(
        read_attack(document, (*here, "attacks", index), row)
        for index, row in enumerate(form.attacks)
    )
    own = tuple(row.name for row in form.attacks)
    on_either = (
        *own,
        *(row.name for side in (card.robot, card.alt) if side for row in side.attacks),
    )
    abilities = [
        read_ability(document, (*here, "abilities", index), row, own)
        for index, row in enumerate(form.abilities)
    ]
    abilities += [
        read_ability(document, (*place, "abilities", index), row, on_either)
        for index, row in enumerate(card.abilities)
    ]
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


def _item(document: Document, place: Place, slug: str) -> Item:
    form = convert(document, place, ItemForm)
    attacks = tuple(
        read_attack(document, (*place, "attacks", index), row)
        for index, row in enumerate(form.attacks)
    )
    names = tuple(row.name for row in form.attacks)
    abilities = tuple(
        read_ability(document, (*place, "abilities", index), row, names)
        for index, row in enumerate(form.abilities)
    )
    side = form.side or ""
    return Item(slug, form.name, form.points, form.size, side, form.used_up, attacks, abilities)


def _unknown_sections(document: Document) -> list[ContentError]:
    known = [*SECTIONS, *ELSEWHERE]
    return [
        document.error((section,), "a known section", section, known)
        for section in document.data
        if section not in known
    ]


@cache
def library() -> Library:
    """What comes with the game."""
    found, problems = Library().read([read_toml(path) for path in toml_files(CONTENT)])
    if problems:
        raise problems[0]
    return found


@lru_cache(MOST_LIBRARIES)
def library_with(homebrew: str) -> Library:
    """Ours and a player's own. Raises ContentError."""
    if not homebrew:
        return library()
    found, problems = library().read([read_text(homebrew, HOMEBREW)])
    if problems:
        raise problems[0]
    return found


def check(path: Path) -> list[ContentError]:
    """All that is wrong with a file or folder of a player's own."""
    documents: list[Document] = []
    problems: list[ContentError] = []
    for file in toml_files(path):
        try:
            documents.append(read_toml(file))
        except ContentError as problem:
            problems.append(problem)
    return problems + library().read(documents)[1]
