"""What holds for the browser page and what it is built from."""

import gzip
import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "rollout" / "server" / "page"
LONGEST_FILE = 450
LARGEST_PAGE = 260_000
"""Bytes as they go over the wire, three.js apart: all that a table of one game can load, with
that game's other pages and every style and font there is."""
TABLE = (
    "shell", "TablePage", "Replay", "page.en", "artist", "PlaneBoard",
    "TableMenu", "RulePanel", "KeysHelp", "Agreement", "Curtain", "Gathering",
    "JoinBar", "Outlived",
)  # fmt: skip
"""What is fetched when it is needed, by the beginnings of its names."""
STATIC_IMPORT = re.compile(r"""(?:from|import)\s*["']\./([^"']+\.js)["']""")
GAMES = sorted(path.parent.name for path in (WEB / "src/games").glob("*/board.ts"))
SMALL = ".br"
PACKED_ALREADY = (".woff2", ".png")


def test_the_lock_file_of_the_page_pins_by_hash_and_names_no_address() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: package for name, package in lock["packages"].items() if name}
    assert packages
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if "integrity" not in package] == []


def test_no_source_of_the_page_is_too_long_to_read() -> None:
    lengths = {
        str(path.relative_to(ROOT)): len(path.read_text(encoding="utf-8").splitlines())
        for path in (WEB / "src").rglob("*")
        if path.suffix in (".ts", ".svelte", ".css")
    }
    assert {path: length for path, length in lengths.items() if length > LONGEST_FILE} == {}


@pytest.mark.parametrize("game", GAMES)
def test_the_built_page_is_small(game: str) -> None:
    scripts = _scripts_of(game)
    missing = [each for each in TABLE if not any(name.startswith(each) for name in scripts)]
    assert missing == []
    assert any(name.startswith(f"{game}.board") for name in scripts)
    sizes = {
        path.name: _packed_size(path)
        for path in PAGE.rglob("*.*")
        if path.suffix != SMALL and (path.suffix != ".js" or path.name in scripts)
    }
    assert sum(sizes.values()) <= LARGEST_PAGE, sizes


@pytest.mark.parametrize("edition", ["index", "home", "table", "first-match", "replay"])
def test_the_built_page_has_no_script_or_style_in_its_markup(edition: str) -> None:
    markup = (PAGE / f"{edition}.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*\bsrc=)", markup) == []
    assert "<style" not in markup
    assert re.findall(r'(?:src|href)="(?:https?:)?//', markup) == []


def test_a_table_is_asked_for_with_the_page_itself() -> None:
    markup = (PAGE / "table.html").read_text(encoding="utf-8")
    first = ("wire", "shell", "TablePage", "table")
    asked = re.findall(r'(?:src|href)="/assets/([\w.-]+?)-[\w-]{8}\.js"', markup)
    assert [name for name in first if name not in asked] == []


def _scripts_of(game: str) -> set[str]:
    """What a table and the room of a game are made of, and what that needs in turn."""
    scripts = {path.name: path for path in PAGE.rglob("*.js")}
    begun = (*(f"{name}-" for name in TABLE), f"{game}.")
    found: set[str] = set()
    waiting = [name for name in scripts if name.startswith(begun)]
    while waiting:
        name = waiting.pop()
        if name not in found and not name.startswith("three"):
            found.add(name)
            waiting += STATIC_IMPORT.findall(scripts[name].read_text(encoding="utf-8"))
    return found


def _packed_size(path: Path) -> int:
    data = path.read_bytes()
    return len(data) if path.suffix in PACKED_ALREADY else len(gzip.compress(data, 9))
