"""The library: every Tech Spec, map, scenario and construct that a match can be made of.

>>> library().sheets["blurr"].modes[1].speed
15
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from rollout.games.the_game.content.character_form import read_character
from rollout.games.the_game.content.library_references import broken_references
from rollout.games.the_game.content.map_form import read_construct, read_map
from rollout.games.the_game.content.maps import Construct, HexMap
from rollout.games.the_game.content.scenario_form import read_scenario
from rollout.games.the_game.content.scenarios import Scenario
from rollout.games.the_game.content.tech_spec import COMBINED, TRANSFORMER, Mode, Sheet
from rollout.kernel.content import ContentError, Document, read_text, read_toml, toml_files

__all__ = ["Library", "Mode", "Sheet", "check", "library"]

CONTENT: Final = Path(__file__).parent
SECTIONS: Final = ("characters", "constructs", "maps", "scenarios")
"""What a content file may hold, in the order it is read: later ones refer to earlier ones."""


@cache
def library() -> Library:
    """The packaged content, read once."""
    return Library().with_homebrew(CONTENT)


def check(path: Path | str) -> list[ContentError]:
    """Everything wrong with the homebrew in a file or folder, checked beside our content."""
    return library().read(Path(path))[1]


@dataclass
class Library:
    """All content by slug. It does not change; homebrew makes a larger one."""

    sheets: dict[str, Sheet] = field(default_factory=dict)
    maps: dict[str, HexMap] = field(default_factory=dict)
    scenarios: dict[str, Scenario] = field(default_factory=dict)
    constructs: dict[str, Construct] = field(default_factory=dict)

    def with_homebrew(self, path: Path | str) -> Library:
        """This library and the content of a file or folder. Raises the first ContentError."""
        grown, problems = self.read(Path(path))
        if problems:
            raise problems[0]
        return grown

    def with_text(self, text: str, name: str = "homebrew") -> Library:
        """This library and the content of a text. Raises the first ContentError."""
        document = read_text(text, name)
        grown, problems = self._grow([document], _unknown_sections(document))
        if problems:
            raise problems[0]
        return grown

    def read(self, path: Path) -> tuple[Library, list[ContentError]]:
        """This library and what can be read at `path`, with everything wrong there."""
        documents, problems = _documents(path)
        return self._grow(documents, problems)

    def draftable(self) -> list[Sheet]:
        """The units a force can be made of: no combined robots, partners, inner units, humans."""
        inner = {sheet.inner for sheet in self.sheets.values()}
        return [
            sheet
            for sheet in self.sheets.values()
            if sheet.kind == TRANSFORMER and sheet.slug not in inner
        ]

    def teams(self) -> list[Sheet]:
        """The combined robots."""
        return [sheet for sheet in self.sheets.values() if sheet.kind == COMBINED]

    def _grow(
        self, documents: list[Document], problems: list[ContentError]
    ) -> tuple[Library, list[ContentError]]:
        grown = Library(
            dict(self.sheets), dict(self.maps), dict(self.scenarios), dict(self.constructs)
        )
        for section in SECTIONS:
            for document in documents:
                problems += grown._add_section(document, section)
        if not problems:
            for document in documents:
                problems += broken_references(document, grown.sheets, grown.maps, grown.scenarios)
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
        shelf, entry = self._entry(document, section, slug)
        place = (section, slug)
        if slug in shelf:
            raise document.error(place, "a name that is not in use yet", slug)
        if not re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", slug):
            raise document.error(place, "a name in small letters, digits and hyphens", slug)
        shelf[slug] = entry

    def _entry(self, document: Document, section: str, slug: str) -> tuple[dict[str, Any], Any]:
        if section == "characters":
            return self.sheets, read_character(document, slug)
        if section == "constructs":
            return self.constructs, read_construct(document, slug)
        if section == "maps":
            return self.maps, read_map(document, slug, self.constructs)
        return self.scenarios, read_scenario(document, slug)


def _documents(path: Path) -> tuple[list[Document], list[ContentError]]:
    documents: list[Document] = []
    problems: list[ContentError] = []
    for file in toml_files(path):
        try:
            document = read_toml(file)
        except ContentError as problem:
            problems.append(problem)
            continue
        documents.append(document)
        problems += _unknown_sections(document)
    if not documents and not problems:
        problems.append(ContentError(str(path), "", 1, "TOML files", "none"))
    return documents, problems


def _unknown_sections(document: Document) -> list[ContentError]:
    return [
        document.error((key,), f"one of {', '.join(SECTIONS)}", key, list(SECTIONS))
        for key in document.data
        if key not in SECTIONS
    ]
