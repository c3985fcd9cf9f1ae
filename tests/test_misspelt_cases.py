"""A key of a case with one letter too many is a mistake, whichever it is: for every kind of key
that the cases of a game have, one is misspelt at a time."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from rollout.cli.vocabulary import vocabulary_of
from rollout.games.registry import find_rules
from rollout.kernel.adjudication import adjudicate
from tests.test_cases import CASES

STRING = re.compile(r'"""[\s\S]*?"""|"[^"\n]*"|#[^\n]*')
KEY = re.compile(r"(?<![\w-])([A-Za-z][\w-]*)(?=\s*(?:\.[A-Za-z\d]|=|\]))")
GAMES = sorted(folder.name for folder in CASES.iterdir() if any(folder.rglob("*.toml")))


def misspelt(game: str) -> Iterator[tuple[str, Path, str]]:
    """Every key of the game's cases once, a case that has it, and its text with that key wrong."""
    seen: set[str] = set()
    for path in sorted((CASES / game).rglob("*.toml")):
        text = path.read_text(encoding="utf-8")
        bare = STRING.sub(lambda found: "." * len(found[0]), text)
        for key in KEY.finditer(bare):
            if key[1] not in seen:
                seen.add(key[1])
                wrong = f"{key[1]}{key[1][-1]}"
                if text[: key.start()].endswith("[["):  # all tables of that list, or it is no TOML
                    yield key[1], path, text.replace(f"[[{key[1]}", f"[[{wrong}")
                else:
                    yield key[1], path, f"{text[: key.start()]}{wrong}{text[key.end() :]}"


@pytest.mark.parametrize("game", GAMES)
def test_no_misspelt_key_goes_unnoticed(tmp_path: Path, game: str) -> None:
    unnoticed = []
    for key, path, text in misspelt(game):
        tomllib.loads(text)
        copy = tmp_path / "case.toml"
        copy.write_text(text, encoding="utf-8")
        verdict = adjudicate(copy, find_rules, vocabulary_of)
        if verdict.malformed is None:
            unnoticed.append(f"{key} in {path.relative_to(CASES)}")
    assert unnoticed == []
