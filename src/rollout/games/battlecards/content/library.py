"""The library: every card and ready-made deck, with the players' own beside ours.

>>> library().card("A01").title
'Optimus Prime'
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rollout.gamekit.libraries import Codes, Librarian, Shelf, Shelves
from rollout.games.battlecards.content.card_form import (
    AbilityForm,
    AdvantageForm,
    DeckForm,
    ResourceForm,
    RobotForm,
)
from rollout.games.battlecards.content.cards import ADVANTAGE, RESOURCE, ROBOT, Ability, Card
from rollout.games.battlecards.content.clauses import read_ability, read_clauses
from rollout.games.battlecards.content.sense import check_robot_mode
from rollout.kernel.content import ContentError, Document, Place, convert

CONTENT: Final = Path(__file__).parent
CARD_SECTIONS: Final = ("robots", "resources", "advantages")
CODES: Final = Codes(
    re.compile(r"(?=.*\d)[A-Z][A-Z0-9]{1,9}"),
    "a code of two to ten capitals and digits, as in XR01",
)
DECK_NAMES: Final = Codes(
    re.compile(r".{1,60}", re.DOTALL), "a name", "a name that is not in use yet"
)
MOST_COPIES: Final = 3
"""BC-DCK-03, 05, BC-RUL-08."""
SMALLEST_DECK: Final = 10
LARGEST_DECK: Final = 100
"""BC-OPT-16."""
ABILITY_KEYS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    ROBOT: (("robot_ability",), ("alt_ability",)),
    RESOURCE: (("effect",), ()),
    ADVANTAGE: ((), ()),
}
"""By kind and mode: where the clauses of a card stand."""

Identity = tuple[str, str, str]
"""Kind, title and subtitle: what makes two cards copies of one."""


@dataclass
class DeckList:
    """A ready-made deck: cards of the library with their number."""

    slug: str
    name: str
    army: str
    difficulty: int
    counts: dict[str, int]


@dataclass
class Library(Shelves):
    """All cards in a fixed order; a card's index is its place. It never changes."""

    cards: list[Card] = field(default_factory=list)
    decks: dict[str, DeckList] = field(default_factory=dict)
    by_code: dict[str, int] = field(default_factory=dict)
    bearers: dict[str, set[int]] = field(default_factory=dict)
    """By effect word: the cards on which it stands in a passive clause."""
    users: dict[tuple[str, ...], set[int]] = field(default_factory=dict)
    """By windows: the cards with an ability for one of them, noted when first asked for."""

    def users_in(self, windows: tuple[str, ...]) -> set[int]:
        """The cards that have an ability for one of these windows, in either mode."""
        found = {card.index for card in self.cards for each in card.triggers if each in windows}
        self.users[windows] = found
        return found

    def card(self, code: str) -> Card:
        return self.cards[self.by_code[code]]

    def copy(self) -> Library:
        bearers = {word: cards.copy() for word, cards in self.bearers.items()}
        return Library(self.cards.copy(), self.decks.copy(), self.by_code.copy(), bearers)

    def shelves(self) -> dict[str, Shelf]:
        return {
            "robots": Shelf(self.by_code, self._robot, CODES),
            "resources": Shelf(self.by_code, self._resource, CODES),
            "advantages": Shelf(self.by_code, self._advantage, CODES),
            "decks": Shelf(self.decks, self._deck, DECK_NAMES),
        }

    def _robot(self, document: Document, place: Place) -> int:
        return self._placed(_read_robot(document, place, len(self.cards)))

    def _resource(self, document: Document, place: Place) -> int:
        return self._placed(_read_resource(document, place, len(self.cards)))

    def _advantage(self, document: Document, place: Place) -> int:
        return self._placed(_read_advantage(document, place, len(self.cards)))

    def _placed(self, card: Card) -> int:
        self.cards.append(card)
        for standing in card.standing:
            for word in standing:
                self.bearers.setdefault(word, set()).add(card.index)
        return card.index

    def broken_references(self, document: Document) -> list[ContentError]:
        """Groups, titles and kinds that no card has: such a clause would never do anything."""
        groups = sorted({card.group for card in self.cards if card.group})
        titles = sorted({card.title for card in self.cards if card.kind == ROBOT})
        known = {
            "a-group": ("the group of a Robot", groups),
            "a-title": ("the title of a Robot", titles),
            "a-kind": (
                "robot, resource, advantage, any or the group of a Robot",
                [ROBOT, RESOURCE, ADVANTAGE, "any", *groups],
            ),
        }
        problems: list[ContentError] = []
        for section in CARD_SECTIONS:
            for code in document.data.get(section, {}):
                for place, role, name in _names_in(self.card(code), (section, code)):
                    expected, names = known[role]
                    if name not in names:
                        problems.append(document.error(place, expected, name, names))
        return problems

    def _deck(self, document: Document, place: Place) -> DeckList:
        form = convert(document, place, DeckForm)
        counts: dict[str, int] = {}
        for number, entry in enumerate(form.cards):
            where = (*place, "cards", number)
            card, copies = self._card_of_deck(document, where, entry)
            if card.army not in ("", form.army):
                expected = f"a card of the {form.army} army, or a Resource"
                raise document.error(where, expected, entry)
            counts[card.code] = counts.get(card.code, 0) + copies
            if self.copies(counts)[_identity(card)] > MOST_COPIES:
                raise document.error(where, f"at most {MOST_COPIES} copies of a card", entry)
        size = sum(counts.values())
        if not SMALLEST_DECK <= size <= LARGEST_DECK:
            expected = f"{SMALLEST_DECK} to {LARGEST_DECK} cards"
            raise document.error((*place, "cards"), expected, size)
        return DeckList(str(place[1]), form.name, form.army, form.difficulty, counts)

    def _card_of_deck(self, document: Document, place: Place, entry: str) -> tuple[Card, int]:
        copies, _, code = entry.partition(" ")
        if not re.fullmatch(r"[1-9]\d?", copies) or not code:
            raise document.error(place, 'copies and code, as in "2 A03"', entry)
        if code not in self.by_code:
            raise document.error(place, "the code of a card", code, list(self.by_code))
        return self.card(code), int(copies)

    def copies(self, counts: dict[str, int]) -> dict[Identity, int]:
        """BC-DCK-03 to 05, BC-RUL-08: cards by kind, title and subtitle, whatever the code."""
        found: dict[Identity, int] = {}
        for code, count in counts.items():
            identity = _identity(self.card(code))
            found[identity] = found.get(identity, 0) + count
        return found


def _identity(card: Card) -> Identity:
    return card.kind, card.title, card.subtitle


def _names_in(card: Card, place: Place) -> list[tuple[Place, str, str]]:
    """The names that the clauses of a card mention, with where and as what."""
    found: list[tuple[Place, str, str]] = []
    for mode, ability in enumerate(card.abilities):
        inner = ABILITY_KEYS[card.kind][mode]
        for number, clause in enumerate(ability.clauses if ability else ()):
            where: Place = (*place, *inner, "clauses", number)
            for each, condition in enumerate(clause.conditions):
                if condition.name:
                    role = "a-title" if condition.word in ("with", "without") else "a-group"
                    found.append(((*where, "condition", each), role, condition.name))
            for each, effect in enumerate(clause.effects):
                if effect.kind:
                    found.append(((*where, "effect", each), "a-kind", effect.kind))
                if effect.counted and effect.counted != "held":
                    found.append(((*where, "effect", each), "a-group", effect.counted))
    return found


def _read_robot(document: Document, place: Place, index: int) -> Card:
    form = convert(document, place, RobotForm)
    return Card(
        index,
        str(place[1]),
        ROBOT,
        form.title,
        form.subtitle,
        form.army,
        form.group,
        form.cost,
        (form.robot.strength, form.alt.strength),
        (form.robot.endurance, form.alt.endurance),
        (form.robot.speed, form.alt.speed),
        form.alt.form,
        form.skills.tactical or 0,
        form.skills.combat or 0,
        form.skills.science or 0,
        round(form.ability_points * 10),
        abilities=(
            _robot_mode_ability(document, (*place, "robot_ability"), form.robot_ability),
            _ability(document, (*place, "alt_ability"), form.alt_ability, ROBOT),
        ),
    )


def _read_resource(document: Document, place: Place, index: int) -> Card:
    form = convert(document, place, ResourceForm)
    return Card(
        index,
        str(place[1]),
        RESOURCE,
        form.title,
        form.subtitle,
        resource_type=form.type,
        energon_yield=form.energon_yield,
        requires=form.requires,
        support=form.support,
        abilities=(_ability(document, (*place, "effect"), form.effect, RESOURCE), None),
    )


def _read_advantage(document: Document, place: Place, index: int) -> Card:
    form = convert(document, place, AdvantageForm)
    clauses = read_clauses(document, place, form.clauses, ADVANTAGE)
    return Card(
        index,
        str(place[1]),
        ADVANTAGE,
        form.title,
        army=form.army,
        support=form.support,
        abilities=(Ability(form.title, clauses), None),
    )


def _robot_mode_ability(
    document: Document, place: Place, form: AbilityForm | None
) -> Ability | None:
    ability = _ability(document, place, form, ROBOT)
    if ability is not None:
        check_robot_mode(document, place, ability)
    return ability


def _ability(
    document: Document, place: Place, form: AbilityForm | None, kind: str
) -> Ability | None:
    return None if form is None else read_ability(document, place, form, kind)


LIBRARIAN: Final = Librarian(Library, CONTENT)
library, check = LIBRARIAN.library, LIBRARIAN.check
