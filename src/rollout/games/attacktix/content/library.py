"""The library: weapons, wheels, figures, forces and maps, with the players' own beside ours.

>>> library().figures["optimus_prime_robot"].points
40
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rollout.gamekit.libraries import Librarian, Shelf, Shelves
from rollout.games.attacktix.content.figure_form import (
    AbilityForm,
    FactionForm,
    FigureForm,
    ForceForm,
    WheelForm,
)
from rollout.games.attacktix.content.library_maps import read_map, read_sort
from rollout.games.attacktix.content.library_weapons import read_weapon
from rollout.games.attacktix.content.roster import (
    BACK_UP_PART,
    Ability,
    Armament,
    Face,
    Force,
    Map,
    Sculpt,
    Sort,
)
from rollout.games.attacktix.content.vocabulary import (
    ANYBODY,
    FACES,
    FACTIONS,
    MEGA,
    RANKS,
    RED,
    VERBS,
    WHITE,
    WITHOUT_A_FILTER,
)
from rollout.kernel.content import ContentError, Document, Place, convert

FACE: Final = re.compile(r"([0-9]{1,2})([rw])")
FASTEST: Final = 20
COLOURS: Final = {"r": RED, "w": WHITE}


@dataclass
class Library(Shelves):
    """Everything by its code. It never changes once it is read."""

    weapons: dict[str, Armament] = field(default_factory=dict)
    wheels: dict[str, tuple[Face, ...]] = field(default_factory=dict)
    factions: dict[str, str] = field(default_factory=dict)
    figures: dict[str, Sculpt] = field(default_factory=dict)
    forces: dict[str, Force] = field(default_factory=dict)
    sorts: dict[str, Sort] = field(default_factory=dict)
    maps: dict[str, Map] = field(default_factory=dict)

    def shelves(self) -> dict[str, Shelf]:
        return {
            "weapons": Shelf(self.weapons, read_weapon),
            "wheels": Shelf(self.wheels, _wheel),
            "factions": Shelf(self.factions, _faction),
            "figures": Shelf(self.figures, self._figure),
            "forces": Shelf(self.forces, self._force),
            "sorts": Shelf(self.sorts, read_sort),
            "maps": Shelf(self.maps, self._map),
        }

    def _map(self, document: Document, place: Place) -> Map:
        return read_map(document, place, self.sorts)

    def _figure(self, document: Document, place: Place) -> Sculpt:
        form = convert(document, place, FigureForm)
        _check_words(document, place, {"name": form.name, "mode": form.mode})
        for key, value, known in (
            ("weapon", form.weapon, list(self.weapons)),
            ("wheel", form.wheel, list(self.wheels)),
            ("faction", form.faction, [*FACTIONS, *self.factions]),
        ):
            if value not in known:
                raise document.error((*place, key), f"a known {key}", value, known)
        if (form.rank == MEGA) != (form.size == "BM"):
            expected = "the class mega with the size BM, and no other with it"
            raise document.error((*place, "size"), expected, form.size)
        weapon = self.weapons[form.weapon]
        if weapon.shots > 1 and form.rank != MEGA:
            raise document.error((*place, "weapon"), "one missile, but for a Mega", form.weapon)
        return Sculpt(
            str(place[1]),
            form.number,
            form.name,
            form.mode,
            form.faction,
            form.rank,
            form.points,
            form.size,
            weapon,
            self.wheels[form.wheel],
            form.white,
            self._ability(document, (*place, "ability"), form.ability),
        )

    def _ability(
        self, document: Document, place: Place, form: AbilityForm | None
    ) -> Ability | None:
        if form is None:
            return None
        if form.do not in VERBS:
            expected = f"one of {', '.join(VERBS)}"
            raise document.error((*place, "do"), expected, form.do, list(VERBS))
        known = [ANYBODY, *RANKS, *FACTIONS, *self.factions]
        if form.whom not in known:
            raise document.error((*place, "whom"), "a class or a faction", form.whom, known)
        if form.unless and form.unless not in known[1:]:
            expected = "a class or a faction"
            raise document.error((*place, "unless"), expected, form.unless, known[1:])
        filters = (form.whom != ANYBODY, form.named, form.unless, form.unless_named)
        if any(filters) and form.do in WITHOUT_A_FILTER:
            raise document.error(
                (*place, "do"), f"{form.do} for itself alone", "a filter beside it"
            )
        if form.named and sum(map(bool, filters)) > 1:
            raise document.error((*place, "named"), "a name and no other filter", form.named)
        return Ability(form.do, form.whom, form.named, form.unless, form.unless_named)

    def broken_references(self, document: Document) -> list[ContentError]:
        """AT-SPC-04: names that abilities speak of and nobody has."""
        names = sorted({sculpt.name for sculpt in self.figures.values()})
        found: list[ContentError] = []
        for code in document.data.get("figures", {}):
            ability = self.figures[code].ability
            if ability is None:
                continue
            for key, name in (("named", ability.named), ("unless_named", ability.unless_named)):
                if name and name not in names:
                    place = ("figures", code, "ability", key)
                    found.append(document.error(place, "the name of a figure", name, names))
        return found

    def _force(self, document: Document, place: Place) -> Force:
        """AT-ARM-01, AT-ARM-02: exactly its points, and exactly half of them in Back-Up."""
        form = convert(document, place, ForceForm)
        for part, codes, wanted in (
            ("battle", form.battle, form.size),
            ("back_up", form.back_up, form.size // BACK_UP_PART),
        ):
            for number, code in enumerate(codes):
                if code not in self.figures:
                    known = list(self.figures)
                    raise document.error((*place, part, number), "a figure", code, known)
            points = sum(self.figures[code].points for code in codes)
            if points != wanted:
                raise document.error((*place, part), f"figures for {wanted} points", points)
        return Force(str(place[1]), form.size, tuple(form.battle), tuple(form.back_up))


def _faction(document: Document, place: Place) -> str:
    """AT-FIG-12: under a code that an ability's filter does not use for something else."""
    form = convert(document, place, FactionForm)
    if place[1] in (ANYBODY, *RANKS, *FACTIONS):
        raise document.error(place, "a code that is not in use yet", place[1])
    _check_words(document, place, {"name": form.name})
    return form.name


def _check_words(document: Document, place: Place, words: dict[str, str]) -> None:
    """What is printed on labels is read in one line."""
    for key, text in words.items():
        if not text.isprintable() or text != text.strip():
            expected = "text in one line, without blanks around it"
            raise document.error((*place, key), expected, text)


def _wheel(document: Document, place: Place) -> tuple[Face, ...]:
    """AT-RUL-02: twelve faces, six of them red, so that a covered grind is fair."""
    form = convert(document, place, WheelForm)
    words = form.faces.split()
    faces: list[Face] = []
    for word in words:
        read = FACE.fullmatch(word)
        if read is None or int(read[1]) > FASTEST:
            expected = f"numbers to {FASTEST} with r or w"
            raise document.error((*place, "faces"), expected, word)
        faces.append(Face(int(read[1]), COLOURS[read[2]]))
    red = sum(face.is_red for face in faces)
    if len(faces) != FACES or red != FACES // 2:
        raise document.error((*place, "faces"), "twelve faces, six of them red", form.faces)
    return tuple(faces)


LIBRARIAN: Final = Librarian(Library, Path(__file__).parent)
library, check = LIBRARIAN.library, LIBRARIAN.check
