"""The library: every figure, army, obstacle and field, with the players' own beside ours.

>>> library().kinds["optimus_prime"].cost
41
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from rollout.gamekit import MOST_LIBRARIES
from rollout.games.tabletop_warfare.content.card_reading import CardReader
from rollout.games.tabletop_warfare.content.figure_form import (
    ArmyForm,
    FieldForm,
    FigureForm,
    JoinedForm,
    TemplateForm,
)
from rollout.games.tabletop_warfare.content.measures import inches
from rollout.games.tabletop_warfare.content.roster import (
    HUMAN,
    ROBOT,
    VEHICLE,
    Army,
    Card,
    Ground,
    Kind,
    Standing,
    Template,
)
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
SECTIONS: Final = ("templates", "fields", "figures", "joined", "armies")
HOMEBREW: Final = "homebrew"
CODE: Final = re.compile(r"[a-z][a-z0-9_]{1,40}")


@dataclass
class Library:
    """Everything by its code. It never changes once it is read."""

    kinds: dict[str, Kind] = field(default_factory=dict)
    armies: dict[str, Army] = field(default_factory=dict)
    templates: dict[str, Template] = field(default_factory=dict)
    grounds: dict[str, Ground] = field(default_factory=dict)
    unions: dict[frozenset[str], str] = field(default_factory=dict)
    """By the two parts: the joined figure they become."""

    def read(self, documents: list[Document]) -> tuple[Library, list[ContentError]]:
        """This library with what the documents add, and everything wrong with them."""
        grown = Library(
            self.kinds.copy(),
            self.armies.copy(),
            self.templates.copy(),
            self.grounds.copy(),
            self.unions.copy(),
        )
        problems = [problem for document in documents for problem in _unknown_sections(document)]
        for section in SECTIONS:
            for document in documents:
                problems += grown._add_section(document, section)
        return grown, problems

    def _add_section(self, document: Document, section: str) -> list[ContentError]:
        entries = document.data.get(section, {})
        if not isinstance(entries, dict):
            return [document.error((section,), "a table", entries)]
        problems: list[ContentError] = []
        for code in entries:
            try:
                self._add(document, section, code)
            except ContentError as problem:
                problems.append(problem)
        return problems

    def _add(self, document: Document, section: str, code: str) -> None:
        place: Place = (section, code)
        if not CODE.fullmatch(code):
            expected = "a code of small letters, digits and underscores"
            raise document.error(place, expected, code)
        taken = self.kinds if section in ("figures", "joined") else self._taken(section)
        if code in taken:
            raise document.error(place, "a code that is not in use yet", code)
        if section == "templates":
            self.templates[code] = _template(document, place)
        elif section == "fields":
            self.grounds[code] = self._ground(document, place)
        elif section == "figures":
            self.kinds[code] = _figure(document, place)
        elif section == "joined":
            self._add_joined(document, place)
        else:
            self.armies[code] = self._army(document, place)

    def _taken(self, section: str) -> set[str]:
        known = {
            "templates": set(self.templates),
            "fields": set(self.grounds),
            "armies": set(self.armies),
        }
        return known[section]

    def _ground(self, document: Document, place: Place) -> Ground:
        form = convert(document, place, FieldForm)
        standing: list[Standing] = []
        for number, obstacle in enumerate(form.obstacles):
            if obstacle.template not in self.templates:
                where = (*place, "obstacles", number, "template")
                known = list(self.templates)
                raise document.error(where, "an obstacle", obstacle.template, known)
            centre = (inches(obstacle.x), inches(obstacle.y))
            standing.append(Standing(obstacle.template, centre, obstacle.turn))
        return Ground(str(place[1]), form.size, tuple(standing))

    def _add_joined(self, document: Document, place: Place) -> None:
        form = convert(document, place, JoinedForm)
        for number, part in enumerate(form.parts):
            if part not in self.kinds:
                where = (*place, "parts", number)
                raise document.error(where, "a figure", part, list(self.kinds))
        pair = frozenset(form.parts)
        if len(pair) < 2:
            raise document.error((*place, "parts"), "two figures", form.parts)
        if pair in self.unions:
            raise document.error((*place, "parts"), "a pair that joins in one way", form.parts)
        card = CardReader(document).card((*place, "card"), form.card, form.size)
        _no_other_form(document, (*place, "card"), card, may_split=form.way == "combine")
        code = str(place[1])
        factions = self.kinds[form.parts[0]].factions
        parts = tuple(form.parts)
        self.kinds[code] = Kind(
            code, form.name, factions, 0, form.size, "never", (card,), parts, form.way
        )
        self.unions[pair] = code

    def _army(self, document: Document, place: Place) -> Army:
        form = convert(document, place, ArmyForm)
        total = 0
        for number, code in enumerate(form.figures):
            where = (*place, "figures", number)
            bought = [kind.code for kind in self.kinds.values() if kind.cost]
            if code not in bought:
                raise document.error(where, "a figure with a cost", code, bought)
            kind = self.kinds[code]
            if form.faction not in kind.factions:
                raise document.error(where, f"a figure of the {form.faction}s", code)
            if kind.repeat == "never" and form.figures.count(code) > 1:
                raise document.error(where, "a named figure once", code)
            total += kind.cost
        if total > form.limit:
            expected = f"figures for at most {form.limit} points"
            raise document.error((*place, "figures"), expected, total)
        return Army(str(place[1]), form.name, form.faction, form.limit, tuple(form.figures))


@lru_cache(MOST_LIBRARIES)
def library(homebrew: str = "") -> Library:
    """The packaged content, with the players' own from the TOML text. Raises ContentError."""
    if not homebrew:
        return _packaged()
    return _grown(_packaged(), [read_text(homebrew, HOMEBREW)])


@cache
def _packaged() -> Library:
    return _grown(Library(), [read_toml(file) for file in toml_files(CONTENT)])


def _grown(start: Library, documents: list[Document]) -> Library:
    grown, problems = start.read(documents)
    if problems:
        raise problems[0]
    return grown


def check(path: Path | str) -> list[ContentError]:
    """Everything wrong with the homebrew in a file or folder, checked beside our content."""
    documents: list[Document] = []
    problems: list[ContentError] = []
    for file in toml_files(Path(path)):
        try:
            documents.append(read_toml(file))
        except ContentError as problem:
            problems.append(problem)
    if not documents and not problems:
        problems.append(ContentError(str(path), "", 1, "TOML files", "none"))
    return problems + library().read(documents)[1]


def _unknown_sections(document: Document) -> list[ContentError]:
    return [
        document.error((key,), f"one of {', '.join(SECTIONS)}", key, list(SECTIONS))
        for key in document.data
        if key not in SECTIONS
    ]


def _template(document: Document, place: Place) -> Template:
    form = convert(document, place, TemplateForm)
    if (form.radius is None) != (form.width is not None and form.depth is not None):
        expected = "a radius, or a width and a depth"
        raise document.error(place, expected, document.value(place))
    return Template(
        str(place[1]),
        inches(form.height),
        inches(form.radius or 0),
        inches(form.width or 0),
        inches(form.depth or 0),
        form.dangerous,
        form.picked,
    )


def _figure(document: Document, place: Place) -> Kind:
    form = convert(document, place, FigureForm)
    reader = CardReader(document)
    cards: list[Card] = []
    for number, card in enumerate(form.cards):
        if card.radius is None:
            card.radius = form.radius
        if card.height is None:
            card.height = form.height
        cards.append(reader.card((*place, "cards", number), card, form.size))
    _check_forms(document, (*place, "cards"), cards)
    return Kind(
        str(place[1]),
        form.name,
        tuple(dict.fromkeys(form.factions)),
        form.cost or 0,
        form.size,
        form.repeat,
        tuple(cards),
    )


def _check_forms(document: Document, place: Place, cards: list[Card]) -> None:
    """TW-TRF-01, TW-FAE-33, TW-FAE-34: which forms belong together."""
    kinds = sorted(card.kind for card in cards)
    if len(cards) == 1:
        _no_other_form(document, (*place, 0), cards[0], may_split=False)
        if kinds == [ROBOT]:
            raise document.error(place, "a second form for a robot", "one card")
        return
    if HUMAN in kinds:
        raise document.error(place, "one card for a human", len(cards))
    triple = [("triple_changer" in card.abilities) for card in cards]
    support = [("support" in card.abilities) for card in cards]
    wanted = [ROBOT, VEHICLE]
    if any(triple):
        wanted = [ROBOT, VEHICLE, VEHICLE]
    elif any(support):
        wanted = [VEHICLE, VEHICLE]
    if kinds != wanted:
        found = ", ".join(card.kind for card in cards)
        raise document.error(place, f"the forms {', '.join(wanted)}", found)


def _no_other_form(document: Document, place: Place, card: Card, may_split: bool) -> None:
    """With one card there is nothing that Internal or Transform could speak of."""
    barred = ("internal",) if may_split else ("internal", "transform")
    for number, slot in enumerate(card.slots):
        if slot.effect in barred:
            where = (*place, "criticals", number)
            raise document.error(where, "an entry for a figure of one form", slot.effect)
