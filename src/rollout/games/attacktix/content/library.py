"""The library: weapons, wheels, figures, forces and maps, with the players' own beside ours.

>>> library().figures["optimus_prime_robot"].points
40
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final

from rollout.games.attacktix.content.figure_form import (
    AbilityForm,
    FigureForm,
    ForceForm,
    WheelForm,
)
from rollout.games.attacktix.content.library_maps import read_map, read_sort
from rollout.games.attacktix.content.library_weapons import read_weapon
from rollout.games.attacktix.content.roster import (
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
HOMEBREW: Final = "homebrew"
SECTIONS: Final = ("weapons", "wheels", "figures", "forces", "sorts", "maps")
CODE: Final = re.compile(r"[a-z][a-z0-9_]{1,40}")
FACE: Final = re.compile(r"(\d{1,2})([rw])")
FASTEST: Final = 20
COLOURS: Final = {"r": RED, "w": WHITE}


@dataclass
class Library:
    """Everything by its code. It never changes once it is read."""

    weapons: dict[str, Armament] = field(default_factory=dict)
    wheels: dict[str, tuple[Face, ...]] = field(default_factory=dict)
    figures: dict[str, Sculpt] = field(default_factory=dict)
    forces: dict[str, Force] = field(default_factory=dict)
    sorts: dict[str, Sort] = field(default_factory=dict)
    maps: dict[str, Map] = field(default_factory=dict)

    def read(self, documents: list[Document]) -> tuple[Library, list[ContentError]]:
        """This library with what the documents add, and everything wrong with them."""
        grown = Library(
            self.weapons.copy(),
            self.wheels.copy(),
            self.figures.copy(),
            self.forces.copy(),
            self.sorts.copy(),
            self.maps.copy(),
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
            raise document.error(place, "a code of small letters, digits and underscores", code)
        if code in getattr(self, section):
            raise document.error(place, "a code that is not in use yet", code)
        if section == "weapons":
            self.weapons[code] = read_weapon(document, place)
        elif section == "wheels":
            self.wheels[code] = _wheel(document, place)
        elif section == "figures":
            self.figures[code] = self._figure(document, place)
        elif section == "forces":
            self.forces[code] = self._force(document, place)
        elif section == "sorts":
            self.sorts[code] = read_sort(document, place)
        else:
            self.maps[code] = read_map(document, place, self.sorts)

    def _figure(self, document: Document, place: Place) -> Sculpt:
        form = convert(document, place, FigureForm)
        for key, value, known in (
            ("weapon", form.weapon, list(self.weapons)),
            ("wheel", form.wheel, list(self.wheels)),
            ("faction", form.faction, list(FACTIONS)),
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
            raise document.error((*place, "do"), "a verb of abilities", form.do, list(VERBS))
        known = [ANYBODY, *RANKS, *FACTIONS]
        if form.whom not in known:
            raise document.error((*place, "whom"), "a class or a faction", form.whom, known)
        if form.unless and form.unless not in known[1:]:
            raise document.error((*place, "unless"), "a class or a faction", form.unless, known)
        return Ability(form.do, form.whom, form.named, form.unless)

    def _force(self, document: Document, place: Place) -> Force:
        """AT-ARM-01, AT-ARM-02: exactly its points, and exactly half of them in Back-Up."""
        form = convert(document, place, ForceForm)
        for part, codes, wanted in (
            ("battle", form.battle, form.size),
            ("back_up", form.back_up, form.size // 2),
        ):
            for number, code in enumerate(codes):
                if code not in self.figures:
                    known = list(self.figures)
                    raise document.error((*place, part, number), "a figure", code, known)
            points = sum(self.figures[code].points for code in codes)
            if points != wanted:
                raise document.error((*place, part), f"figures for {wanted} points", points)
        return Force(str(place[1]), form.size, tuple(form.battle), tuple(form.back_up))


@cache
def library(homebrew: str = "") -> Library:
    """The packaged content, with the players' own from the TOML text. Raises ContentError."""
    if homebrew:
        start, documents = library(), [read_text(homebrew, HOMEBREW)]
    else:
        start, documents = Library(), [read_toml(file) for file in toml_files(CONTENT)]
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
