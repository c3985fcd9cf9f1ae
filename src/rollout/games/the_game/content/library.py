"""The library: every Tech Spec, map, scenario and construct that a match can be made of.

>>> library().sheets["blurr"].modes[1].speed
15
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rollout.gamekit.libraries import Codes, Librarian, Shelf, Shelves
from rollout.games.the_game.content.character_form import read_character
from rollout.games.the_game.content.library_references import broken_references
from rollout.games.the_game.content.map_form import read_construct, read_map
from rollout.games.the_game.content.maps import Construct, HexMap
from rollout.games.the_game.content.scenario_form import read_scenario
from rollout.games.the_game.content.scenarios import Scenario
from rollout.games.the_game.content.tech_spec import COMBINED, TRANSFORMER, Mode, Sheet
from rollout.kernel.content import ContentError, Document, Place

__all__ = ["Library", "Mode", "Sheet", "check", "library"]


@dataclass
class Library(Shelves):
    """All content by slug. It does not change; homebrew makes a larger one."""

    codes = Codes(
        re.compile(r"[a-z0-9]+(-[a-z0-9]+)*"),
        "a name in small letters, digits and hyphens",
        "a name that is not in use yet",
    )

    sheets: dict[str, Sheet] = field(default_factory=dict)
    maps: dict[str, HexMap] = field(default_factory=dict)
    scenarios: dict[str, Scenario] = field(default_factory=dict)
    constructs: dict[str, Construct] = field(default_factory=dict)

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

    def shelves(self) -> dict[str, Shelf]:
        return {
            "characters": Shelf(self.sheets, read_character),
            "constructs": Shelf(self.constructs, read_construct),
            "maps": Shelf(self.maps, self._map),
            "scenarios": Shelf(self.scenarios, read_scenario),
        }

    def broken_references(self, document: Document) -> list[ContentError]:
        return broken_references(document, self.sheets, self.maps, self.scenarios)

    def _map(self, document: Document, place: Place) -> HexMap:
        return read_map(document, place, self.constructs)


LIBRARIAN: Final = Librarian(Library, Path(__file__).parent)
library, check = LIBRARIAN.library, LIBRARIAN.check
