"""The library: every figure, army, obstacle and field, with the players' own beside ours.

>>> library().kinds["optimus_prime"].cost
41
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rollout.gamekit.libraries import Librarian, Shelf, Shelves
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
from rollout.kernel.content import Document, Place, convert


@dataclass
class Library(Shelves):
    """Everything by its code. It never changes once it is read."""

    kinds: dict[str, Kind] = field(default_factory=dict)
    armies: dict[str, Army] = field(default_factory=dict)
    templates: dict[str, Template] = field(default_factory=dict)
    grounds: dict[str, Ground] = field(default_factory=dict)
    unions: dict[frozenset[str], str] = field(default_factory=dict)
    """By the two parts: the joined figure they become."""

    def shelves(self) -> dict[str, Shelf]:
        return {
            "templates": Shelf(self.templates, _template),
            "fields": Shelf(self.grounds, self._ground),
            "figures": Shelf(self.kinds, _figure),
            "joined": Shelf(self.kinds, self._joined),
            "armies": Shelf(self.armies, self._army),
        }

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

    def _joined(self, document: Document, place: Place) -> Kind:
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
        self._check_halves(document, place, form, card)
        code = str(place[1])
        factions = self.kinds[form.parts[0]].factions
        parts = tuple(form.parts)
        self.unions[pair] = code
        return Kind(code, form.name, factions, 0, form.size, "never", (card,), parts, form.way)

    def _check_halves(self, document: Document, place: Place, form: JoinedForm, card: Card) -> None:
        """TW-RUL-57, TW-RUL-70: halves that can join, and the structure of both together."""
        wanted = VEHICLE if form.way == "combine" else ROBOT
        total = 0
        for number, part in enumerate(form.parts):
            fitting = [each for each in self.kinds[part].cards if each.kind == wanted]
            if form.way == "combine":
                fitting = [each for each in fitting if "micromaster_combiner" in each.abilities]
            if not fitting:
                expected = f"a figure that can join as a {wanted}"
                raise document.error((*place, "parts", number), expected, part)
            total += fitting[0].structure
        if card.kind != wanted or card.structure != total:
            expected = f"a {wanted} card with the structure of both, {total}"
            raise document.error((*place, "card", "structure"), expected, card.structure)

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


LIBRARIAN: Final = Librarian(Library, Path(__file__).parent)
library, check = LIBRARIAN.library, LIBRARIAN.check
