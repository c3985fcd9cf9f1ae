"""Every game has the same rooms, and nobody outside finds what is in them by a string."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path
from typing import Final

import pytest

import rollout
from rollout.games.registry import games

PACKAGE = Path(rollout.__file__).parent
GAMES = PACKAGE / "games"
OUTSIDE = ("bots", "cast", "cli", "gamekit", "kernel", "server", "space", "testing", "words")
PLAYABLE = [each.slug for each in games() if each.status == "playable"]

FILES = ("__init__.py", "game.py", "model.py", "actions.py", "events.py", "kinds.py", "naming.py")
"""What every game has of its own besides its setup and its words."""
FOLDERS = ("rules", "content", "screen", "bots")


@pytest.mark.parametrize("slug", PLAYABLE)
def test_every_game_has_the_same_rooms(slug: str) -> None:
    home = GAMES / slug
    wanted = [*FILES, "setup.py", "text.en.ftl", "text.de.ftl", *FOLDERS]
    assert [name for name in wanted if not (home / name).exists()] == []
    assert (home / "cases.py").exists() or (home / "cases").is_dir()


@pytest.mark.parametrize("slug", PLAYABLE)
def test_a_module_has_a_name_of_its_own_in_its_game(slug: str) -> None:
    names = Counter(path.stem for path in (GAMES / slug).rglob("*.py") if path.stem != "__init__")
    assert [name for name, count in names.items() if count > 1] == []


SEEN_FROM_TWO_ROOMS: Final = {
    "bots": ("server", "testing"),
    "content": ("cli", "gamekit", "kernel", "testing"),
    "games": ("cli", "testing"),
    "match_options": ("cli", "gamekit"),
    "odds": ("cli", "kernel"),
    "play": ("cli", "server"),
    "problems": ("server", "words"),
    "screen": ("cli", "gamekit"),
    "shares": ("kernel", "server"),
    "teaching": ("cli", "testing"),
    "vocabulary": ("cast", "cli", "kernel"),
}
"""One thing each: made in one room, shown, given or tried in another."""


def test_a_module_name_means_one_thing_in_the_rooms_around_the_games() -> None:
    rooms: dict[str, list[str]] = {}
    for room in OUTSIDE:
        for path in (PACKAGE / room).rglob("*.py"):
            if path.stem != "__init__" and "migrations" not in path.parts:
                rooms.setdefault(path.stem, []).append(room)
    shared = {name: tuple(sorted(found)) for name, found in rooms.items() if len(found) > 1}
    assert shared == SEEN_FROM_TWO_ROOMS


@pytest.mark.parametrize("slug", PLAYABLE)
def test_a_game_shows_one_public_name(slug: str) -> None:
    tree = ast.parse((GAMES / slug / "__init__.py").read_text(encoding="utf-8"))
    (public,) = [
        ast.literal_eval(node.value)
        for node in tree.body
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__all__"
    ]
    assert public == ["GAME"]


def test_nobody_outside_names_a_module_of_a_game_in_a_string() -> None:
    found = [
        f"{path.relative_to(PACKAGE)}:{line}"
        for room in OUTSIDE
        for path in (PACKAGE / room).rglob("*.py")
        for line, text in strings_in(path.read_text(encoding="utf-8"))
        if "rollout.games" in text or text.startswith("games.")
    ]
    assert found == []


def strings_in(code: str) -> list[tuple[int, str]]:
    """Every text in the code with its line, but those that only explain it."""
    tree = ast.parse(code)
    explaining = {node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        (node.lineno, node.value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in explaining
    ]


def test_a_string_that_is_no_docstring_is_seen() -> None:
    code = '"""Explains rollout.games."""\nfind("rollout.games.chess")'
    assert strings_in(code) == [(2, "rollout.games.chess")]
