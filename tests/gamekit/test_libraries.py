"""What is packaged and what players add are read, checked and kept in one way."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import pytest

from rollout.gamekit.libraries import Librarian, Shelf, Shelves
from rollout.kernel.content import ContentError, Document, Form, Place, convert


class TownForm(Form):
    people: int


class RoadForm(Form):
    towns: list[str]


def read_town(document: Document, place: Place) -> int:
    return convert(document, place, TownForm).people


def read_road(document: Document, place: Place) -> list[str]:
    return convert(document, place, RoadForm).towns


@dataclass
class Atlas(Shelves):
    elsewhere = ("weather",)
    towns: dict[str, int] = field(default_factory=dict)
    roads: dict[str, list[str]] = field(default_factory=dict)

    def shelves(self) -> dict[str, Shelf]:
        return {"towns": Shelf(self.towns, read_town), "roads": Shelf(self.roads, read_road)}

    def broken_references(self, document: Document) -> list[ContentError]:
        return [
            document.error(("roads", code, "towns"), "a town", town, list(self.towns))
            for code in document.data.get("roads", {})
            for town in self.roads[code]
            if town not in self.towns
        ]


PACKAGED = """
[towns.iacon]
people = 900
[towns.kaon]
people = 700
"""


@pytest.fixture
def librarian(tmp_path: Path) -> Librarian[Atlas]:
    folder = tmp_path / "content"
    folder.mkdir()
    (folder / "towns.toml").write_text(PACKAGED, encoding="utf-8")
    return Librarian(Atlas, folder)


def test_homebrew_makes_a_larger_library_and_leaves_ours_alone(librarian: Librarian[Atlas]) -> None:
    grown = librarian.library('[towns.vos]\npeople = 5\n[roads.high]\ntowns = ["vos", "kaon"]')
    assert grown.towns == {"iacon": 900, "kaon": 700, "vos": 5}
    assert grown.roads == {"high": ["vos", "kaon"]}
    assert librarian.library().towns == {"iacon": 900, "kaon": 700}
    assert librarian.library().roads == {}


def test_a_text_is_read_once(librarian: Librarian[Atlas]) -> None:
    text = "[towns.vos]\npeople = 5"
    assert librarian.library(text) is librarian.library(text)
    assert librarian.library() is librarian.library()


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("[towns.Vos]\npeople = 5", "a code of small letters, digits and underscores"),
        ("[towns.kaon]\npeople = 5", "a code that is not in use yet"),
        ("[towns.vos]\npeople = 'x'", "expected a whole number"),
        ("[twons.vos]\npeople = 5", "one of towns, roads, weather"),
        ("towns = 3", "towns: expected a table, found 3"),
        ('[roads.high]\ntowns = ["kan"]', 'expected a town, found "kan" (nearest: kaon)'),
        ("people = ", "expected TOML"),
    ],
)
def test_what_is_wrong_is_told_with_its_place(
    librarian: Librarian[Atlas], text: str, told: str
) -> None:
    with pytest.raises(ContentError) as caught:
        librarian.library(text)
    assert told in str(caught.value)


def test_everything_wrong_in_a_folder_is_told_at_once(
    librarian: Librarian[Atlas], tmp_path: Path
) -> None:
    own = tmp_path / "own"
    own.mkdir()
    (own / "a.toml").write_text("[towns.kaon]\npeople = 5", encoding="utf-8")
    (own / "b.toml").write_text("[roads.high]\ntown = []", encoding="utf-8")
    (own / "c.toml").write_text("=", encoding="utf-8")
    problems = librarian.check(own)
    assert [Path(each.file).name for each in problems] == ["c.toml", "a.toml", "b.toml"]


def test_references_are_looked_at_when_all_could_be_read(
    librarian: Librarian[Atlas], tmp_path: Path
) -> None:
    file = tmp_path / "own.toml"
    file.write_text('[roads.high]\ntowns = ["uraya"]\n[towns.Uraya]\npeople = 1', encoding="utf-8")
    (problem,) = librarian.check(file)
    assert problem.key == "towns.Uraya"


def test_an_empty_folder_is_no_content(librarian: Librarian[Atlas], tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    (problem,) = librarian.check(empty)
    assert (problem.expected, problem.found) == ("TOML files", "none")


def test_sections_of_other_readers_are_passed_over(librarian: Librarian[Atlas]) -> None:
    assert librarian.library("[weather.rain]\ndays = 3").towns == librarian.library().towns
    assert librarian.content().sections == ("towns", "roads")
