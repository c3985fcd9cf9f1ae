"""Reading TOML for any game: places, lines and mistakes in plain words."""

from pathlib import Path

import pytest
from msgspec import field

from rollout.kernel.content import (
    ContentError,
    Form,
    convert,
    lines_of,
    read_text,
    read_toml,
    toml_files,
)

TEXT = '''\
# a comment with [brackets] and = signs
title = "a = \\"b\\" # no comment"

[[cards]]
name = 'first'
effects = [
  { draw = 1 },   # one
  { hit = [1,
           2] },
]
[cards.cost]
gold = 3

[[cards]]
"odd key" = 1
long = """
[not.a.table]
"""
after.that = true
[cards.cost]
gold = 4
'''


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ((), 1),
        (("title",), 2),
        (("cards", 0), 4),
        (("cards", 0, "name"), 5),
        (("cards", 0, "effects"), 6),
        (("cards", 0, "effects", 0, "draw"), 7),
        (("cards", 0, "effects", 1, "hit", 0), 8),
        (("cards", 0, "effects", 1, "hit", 1), 9),
        (("cards", 0, "cost", "gold"), 12),
        (("cards", 1), 14),
        (("cards", 1, "odd key"), 15),
        (("cards", 1, "long"), 16),
        (("cards", 1, "after", "that"), 19),
        (("cards", 1, "cost", "gold"), 21),
    ],
)
def test_every_key_has_its_line(place: tuple[str | int, ...], line: int) -> None:
    assert lines_of(TEXT)[place] == line


def test_a_key_that_is_missing_has_the_line_of_its_table() -> None:
    assert read_text(TEXT, "x").line(("cards", 1, "cost", "silver")) == 20


class Cost(Form, kw_only=True):
    gold: int


class Card(Form, kw_only=True):
    name: str
    cost: Cost
    prices: dict[str, Cost] = field(default_factory=dict)


def mistake(text: str) -> ContentError:
    with pytest.raises(ContentError) as caught:
        convert(read_text(text, "deck.toml"), ("card",), Card)
    return caught.value


def test_a_form_is_read_from_its_place() -> None:
    document = read_text('[card]\nname = "x"\ncost = { gold = 2 }', "deck.toml")
    assert convert(document, ("card",), Card) == Card(name="x", cost=Cost(gold=2))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        (
            '[card]\nname = "x"\ncost = { gold = "two" }',
            'deck.toml:3: card.cost.gold: expected a whole number, found "two"',
        ),
        (
            '[card]\nname = "x"\ncost = 3',
            "deck.toml:3: card.cost: expected a table, found 3",
        ),
        (
            "[card]\nname = true\ncost = { gold = 1 }",
            "deck.toml:2: card.name: expected text, found true",
        ),
        (
            '[card]\nname = "x"',
            "deck.toml:1: card.cost: expected a value, found nothing",
        ),
        (
            '[card]\nname = "x"\ncost = { gold = 1, gould = 2 }',
            'deck.toml:3: card.cost.gould: expected a known key, found "gould" (nearest: gold)',
        ),
        (
            '[card]\nname = "x"\ncost = { gold = 1 }\n[card.prices]\na = { gold = 1 }\nb = {}',
            "deck.toml:6: card.prices.b.gold: expected a value, found nothing",
        ),
    ],
)
def test_a_mistake_is_told_in_one_line(text: str, words: str) -> None:
    assert str(mistake(text)) == words


@pytest.mark.parametrize(
    ("text", "line"),
    [("a = 1\nb = = 2", 2), ("a = 1\na = 2", 2), ("a = [1,\n2", 2)],
)
def test_broken_toml_names_its_line(text: str, line: int) -> None:
    with pytest.raises(ContentError) as caught:
        read_text(text, "deck.toml")
    assert (caught.value.line, caught.value.expected) == (line, "TOML")


def test_a_missing_file_is_told_as_such(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="expected a readable file, found No such file"):
        read_toml(tmp_path / "nowhere.toml")


def test_bytes_that_are_no_text_are_refused(tmp_path: Path) -> None:
    (tmp_path / "x.toml").write_bytes(b"a = \xff")
    with pytest.raises(ContentError, match="expected text in UTF-8"):
        read_toml(tmp_path / "x.toml")


def test_the_files_of_a_folder_come_in_order_and_without_strangers(tmp_path: Path) -> None:
    for name in ("b.toml", "a.toml", "notes.txt", "deep/c.toml"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("", encoding="utf-8")
    names = [str(path.relative_to(tmp_path)) for path in toml_files(tmp_path)]
    assert names == ["a.toml", "b.toml", "deep/c.toml"]
