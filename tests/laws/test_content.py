"""The laws of content, kept and broken."""

from __future__ import annotations

from pathlib import Path

import pytest

from rollout.games.samples import tic_tac_toe
from rollout.kernel.content import ContentError, Form, convert, read_toml, toml_files
from rollout.testing import LawBroken, check_content

GOOD = """\
[cards.mirage]
strength = 3
speed = 7

[cards.hound]
strength = 4
speed = 2
"""


class CardForm(Form):
    strength: int
    speed: int = 1


class CardsForm(Form):
    cards: dict[str, CardForm]


def strict(path: Path) -> list[ContentError]:
    problems = []
    for file in toml_files(path):
        try:
            convert(read_toml(file), (), CardsForm)
        except ContentError as error:
            problems.append(error)
    return problems


def careless(path: Path) -> list[ContentError]:
    return []


def fragile(path: Path) -> list[ContentError]:
    for file in toml_files(path):
        for card in read_toml(file).data["cards"].values():
            card["strength"] + card["speed"]
    return []


def vague(path: Path) -> list[ContentError]:
    return [ContentError(error.file, "", 1, "something else", "this") for error in strict(path)]


@pytest.fixture
def content(tmp_path: Path) -> Path:
    (tmp_path / "cards.toml").write_text(GOOD, encoding="utf-8")
    return tmp_path


def test_content_that_is_checked_strictly_keeps_the_laws(content: Path) -> None:
    check_content(content, strict)
    check_content(content / "cards.toml", strict)


@pytest.mark.parametrize(
    ("check", "problem"),
    [
        (careless, "nobody minds the key"),
        (fragile, "KeyError"),
        (vague, "nobody minds the key"),
    ],
)
def test_a_check_that_misses_mistakes_is_noticed(
    content: Path, check: object, problem: str
) -> None:
    with pytest.raises(LawBroken, match=problem) as raised:
        check_content(content, check)  # type: ignore[arg-type]
    assert raised.value.law == "a_mistake_is_told"


def test_bad_content_is_noticed(content: Path) -> None:
    (content / "more.toml").write_text("[cards.x]\nstrength = 'much'\n", encoding="utf-8")
    with pytest.raises(LawBroken, match="a whole number") as raised:
        check_content(content, strict)
    assert raised.value.law == "good_content_is_accepted"


def test_no_content_is_noticed(tmp_path: Path) -> None:
    with pytest.raises(LawBroken, match="no TOML file"):
        check_content(tmp_path, strict)


def test_files_without_keys_cannot_be_misspelt(tmp_path: Path) -> None:
    (tmp_path / "empty.toml").write_text("# nothing\n", encoding="utf-8")
    check_content(tmp_path, careless)


def test_a_game_without_content_says_so(content: Path) -> None:
    with pytest.raises(TypeError, match="tic_tac_toe has no content"):
        check_content(content, tic_tac_toe.GAME)
