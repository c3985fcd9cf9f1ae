"""The library of the cast: read once, found by key or by the name a game uses.

>>> cast()["optimus-prime"].name
'Optimus Prime'
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from rollout.cast.character import Character, CharacterForm
from rollout.kernel.content import ContentError, Document, Place, convert, read_toml, toml_files
from rollout.kernel.loading import once
from rollout.kernel.nearest import nearest

CONTENT: Final = Path(__file__).parent / "content"


class NotInTheCast(LookupError):
    """Nobody of that name; `nearest` is the closest name there is, or empty."""

    def __init__(self, name: str, known: list[str]) -> None:
        self.name = name
        self.nearest = nearest(name, known)
        hint = f" (nearest: {self.nearest})" if self.nearest else ""
        super().__init__(f'nobody called "{name}" in the cast{hint}')


class Cast:
    """All characters in the order of their files. It never changes."""

    def __init__(self, characters: list[Character]) -> None:
        self.by_slug = {each.slug: each for each in characters}
        self.by_name: dict[str, dict[str, Character]] = {}
        for each in characters:
            for game in each.games:
                self.by_name.setdefault(game, {})[each.name_in(game)] = each

    def __iter__(self) -> Iterator[Character]:
        return iter(self.by_slug.values())

    def __len__(self) -> int:
        return len(self.by_slug)

    def __contains__(self, slug: str) -> bool:
        return slug in self.by_slug

    def __getitem__(self, slug: str) -> Character:
        """The character with that key. Raises NotInTheCast."""
        if slug not in self.by_slug:
            raise NotInTheCast(slug, list(self.by_slug))
        return self.by_slug[slug]

    def named(self, game: str, name: str) -> Character:
        """Whom a game means by a name that it writes. Raises NotInTheCast."""
        known = self.by_name.get(game, {})
        if name not in known:
            raise NotInTheCast(name, list(known))
        return known[name]


@once
def cast() -> Cast:
    """The cast of the package."""
    return read_cast(CONTENT)


def read_cast(path: Path) -> Cast:
    """The characters of a file or folder. Raises ContentError for the first mistake."""
    characters: dict[str, Character] = {}
    names: set[tuple[str, str]] = set()
    for file in toml_files(path):
        document = read_toml(file)
        for slug in document.data.get("characters", {}):
            place: Place = ("characters", slug)
            if slug in characters:
                raise document.error(place, "a key that no other character has", slug)
            characters[slug] = read_character(document, slug)
            _note_names(document, place, characters[slug], names)
        for key in document.data:
            if key != "characters":
                raise document.error((key,), "a known key", key, ["characters"])
    return Cast(list(characters.values()))


def read_character(document: Document, slug: str) -> Character:
    """The character written at `characters.<slug>`. Raises ContentError."""
    place: Place = ("characters", slug)
    form = convert(document, place, CharacterForm)
    for problem in contradictions(document, place, form):
        raise problem
    return Character(slug=slug, **msgspec.structs.asdict(form))


def contradictions(document: Document, place: Place, form: CharacterForm) -> list[ContentError]:
    """What no single field shows."""
    problems: list[ContentError] = []
    if form.robot is None and not form.forms:
        problems.append(document.error((*place, "forms"), "a form, or a robot", None))
    if form.robot is None and (form.features or form.paint):
        problems.append(document.error((*place, "robot"), "a robot with features", None))
    kinds = [each.kind for each in form.forms]
    for index, kind in enumerate(kinds):
        if kind in kinds[:index]:
            where = (*place, "forms", index, "kind")
            problems.append(document.error(where, "each kind of form once", kind))
    for key, words in (("features", form.features), ("games", form.games)):
        for index, word in enumerate(words):
            if word in words[:index]:
                problems.append(document.error((*place, key, index), "each word once", word))
    for game in form.called:
        if game not in form.games:
            where = (*place, "called", game)
            problems.append(document.error(where, "a game it appears in", game, list(form.games)))
    return problems


def _note_names(
    document: Document, place: Place, character: Character, taken: set[tuple[str, str]]
) -> None:
    """In one game a name means one character. Raises ContentError."""
    for game in character.games:
        name = character.name_in(game)
        if (game, name) in taken:
            raise document.error((*place, "name"), f"a name no other character of {game} has", name)
        taken.add((game, name))
