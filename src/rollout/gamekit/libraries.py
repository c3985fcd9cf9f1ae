"""Libraries of content: what is packaged and what players add go the same way.

A game's `Library` is a dataclass of dictionaries. It says once, in `shelves`, which sections a
file has, in the order they are read, where their things are put and who reads them:

    @dataclass
    class Library(Shelves):
        figures: dict[str, Figure] = field(default_factory=dict)
        armies: dict[str, Army] = field(default_factory=dict)

        def shelves(self) -> dict[str, Shelf]:
            return {
                "figures": Shelf(self.figures, read_figure),
                "armies": Shelf(self.armies, self._army),
            }

    LIBRARIAN: Final = Librarian(Library, Path(__file__).parent)
    library, check = LIBRARIAN.library, LIBRARIAN.check

A reader is given a document and a place, and raises ContentError for what cannot be. A library
never changes once it is read; homebrew makes a larger one.
"""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, NamedTuple, Self, TypeVar

from rollout.gamekit.content import MOST_LIBRARIES, Content
from rollout.kernel.content import (
    ContentError,
    Document,
    Place,
    read_text,
    read_toml,
    toml_files,
)

__all__ = ["Codes", "Librarian", "Shelf", "Shelves"]

HOMEBREW: Final = "homebrew"


class Codes(NamedTuple):
    """How the things of a library are called, and what is said of a name that cannot be."""

    pattern: re.Pattern[str] = re.compile(r"[a-z][a-z0-9_]{1,40}")
    expected: str = "a code of small letters, digits and underscores"
    unused: str = "a code that is not in use yet"


class Shelf(NamedTuple):
    """Where the things of a section are put, and who reads one of them at its place."""

    things: dict[str, Any]
    read: Callable[[Document, Place], Any]
    codes: Codes | None = None
    """Where they are called otherwise than the rest of the library."""


class Shelves:
    """What every library of content can do; a game's own is a dataclass."""

    codes: ClassVar[Codes] = Codes()
    elsewhere: ClassVar[tuple[str, ...]] = ()
    """Sections of the files that other readers know."""

    def shelves(self) -> dict[str, Shelf]:
        """By section, in the order they are read: later ones refer to earlier ones."""
        return {}

    def broken_references(self, document: Document) -> list[ContentError]:
        """What a document names that is nowhere; asked when everything else could be read."""
        return []

    def copy(self) -> Self:
        fields = dataclasses.fields(self)  # type: ignore[arg-type]
        return type(self)(**{each.name: getattr(self, each.name).copy() for each in fields})

    def read(self, documents: list[Document]) -> tuple[Self, list[ContentError]]:
        """This library with what the documents add, and everything wrong with them."""
        grown = self.copy()
        shelves = grown.shelves()
        known = [*shelves, *self.elsewhere]
        problems = [
            document.error((section,), f"one of {', '.join(known)}", section, known)
            for document in documents
            for section in document.data
            if section not in known
        ]
        for section, shelf in shelves.items():
            for document in documents:
                problems += grown._add_section(document, section, shelf)
        if not problems:
            for document in documents:
                problems += grown.broken_references(document)
        return grown, problems

    def with_documents(self, documents: list[Document]) -> Self:
        """This library with what the documents add. Raises the first ContentError."""
        grown, problems = self.read(documents)
        if problems:
            raise problems[0]
        return grown

    def with_text(self, text: str, name: str = HOMEBREW) -> Self:
        """This library with the content of a TOML text. Raises the first ContentError."""
        return self.with_documents([read_text(text, name)])

    def with_homebrew(self, path: Path) -> Self:
        """This library with the content of a file or folder. Raises the first ContentError."""
        documents, problems = documents_at(path)
        if problems:
            raise problems[0]
        return self.with_documents(documents)

    def _add_section(self, document: Document, section: str, shelf: Shelf) -> list[ContentError]:
        entries = document.data.get(section, {})
        if not isinstance(entries, dict):
            return [document.error((section,), "a table", entries)]
        problems: list[ContentError] = []
        for code in entries:
            try:
                self._add(document, (section, code), code, shelf)
            except ContentError as problem:
                problems.append(problem)
        return problems

    def _add(self, document: Document, place: Place, code: str, shelf: Shelf) -> None:
        codes = shelf.codes or self.codes
        if not codes.pattern.fullmatch(code):
            raise document.error(place, codes.expected, code)
        if code in shelf.things:
            raise document.error(place, codes.unused, code)
        shelf.things[code] = shelf.read(document, place)


L = TypeVar("L", bound=Shelves)


class Librarian(Generic[L]):
    """Reads what is packaged once, and keeps the libraries of players' own content for a while."""

    def __init__(self, empty: Callable[[], L], folder: Path) -> None:
        self._empty = empty
        self._folder = folder
        self._packaged = lru_cache(1)(self._read_packaged)
        self._grown = lru_cache(MOST_LIBRARIES)(self._read_grown)

    def library(self, homebrew: str = "") -> L:
        """What is packaged, with the players' own from the TOML text. Raises ContentError."""
        return self._grown(homebrew) if homebrew else self._packaged()

    def check(self, path: Path) -> list[ContentError]:
        """Everything wrong with the homebrew in a file or folder, beside what is packaged."""
        documents, problems = documents_at(path)
        return problems + self.library().read(documents)[1]

    def content(self) -> Content:
        """For the `GamePackage`."""
        return Content(self.check, tuple(self._empty().shelves()))

    def _read_packaged(self) -> L:
        return self._empty().with_homebrew(self._folder)

    def _read_grown(self, homebrew: str) -> L:
        return self.library().with_text(homebrew)


def documents_at(path: Path) -> tuple[list[Document], list[ContentError]]:
    """The documents of a file or folder, and those that cannot be read."""
    documents: list[Document] = []
    problems: list[ContentError] = []
    for file in toml_files(Path(path)):
        try:
            documents.append(read_toml(file))
        except ContentError as problem:
            problems.append(problem)
    if not documents and not problems:
        problems.append(ContentError(str(path), "", 1, "TOML files", "none"))
    return documents, problems
