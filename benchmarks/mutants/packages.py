"""What is mutated together, and which tests are asked about it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
MISSION: Final = ("the_game", "battlecards", "tabletop_warfare", "energon_wars", "attacktix")
CASES: Final = "tests/test_cases.py"
MISSPELT: Final = "tests/test_misspelt_cases.py"
OUT_OF_RANGE: Final = "tests/laws/test_out_of_range.py"
GOLDEN: Final = "tests/golden/test_golden.py"
REFUSALS: Final = "tests/golden/test_refusals.py"
READING: Final = (
    "tests/games/the_game/content/test_reading.py",
    "tests/games/the_game/content/test_homebrew.py",
    "tests/games/battlecards/cards/test_homebrew.py",
    "tests/cli/test_adjudicate.py",
    "tests/cli/test_journals.py",
)
"""Where the kernel's reading of content, cases and journals meets what people write."""
OF_WORDS: Final = (
    "test_a_game_has_words_for_everything_its_code_names",
    "test_every_rule_that_a_game_cites_is_in_its_book",
)
OF_THE_KERNEL: Final = (
    "test_every_refusal_of_the_kernel_has_words",
    "test_the_kernel_refuses_by_no_rule_of_a_game",
    "test_every_way_in_which_a_case_can_differ_has_words",
)
NOT_RULES: Final = ("bots", "screen")
"""Rooms of a game that decide nothing: a bot may judge otherwise, a screen may look otherwise."""


@dataclass(frozen=True)
class Package:
    """Sources under a folder, and the tests that stand beside them."""

    name: str
    folder: str
    tests: tuple[str, ...]
    without: tuple[str, ...] = ()
    about_words: tuple[str, ...] = ()
    """Tests that read the sources: whether the words in them are known."""
    about_forms: tuple[str, ...] = ()
    """Tests of what is decided when modules are read: constants, records, defaults."""
    games: tuple[str, ...] = ()
    """Of tests that are asked once for every game, those of these games are looked at."""

    def others(self) -> tuple[str, ...]:
        return tuple(game for game in MISSION if game not in self.games)

    def sources(self) -> list[str]:
        """The files that are mutated, by their path in the repository."""
        return [
            str(path.relative_to(ROOT))
            for path in sorted((ROOT / self.folder).rglob("*.py"))
            if not set(path.relative_to(ROOT / self.folder).parts).intersection(self.without)
        ]

    def test_files(self) -> list[str]:
        """The files with tests, by their path in the repository; its own doctests among them."""
        found = [path for each in self.tests for path in _test_files(ROOT / each)]
        with_doctests = [each for each in self.sources() if ">>> " in _text(each)]
        return [*(str(path.relative_to(ROOT)) for path in found), *with_doctests]


def _about_words(game: str) -> tuple[str, ...]:
    """They are there for games that can be played. Rollout itself must not be imported here."""
    registry = (ROOT / "src" / "rollout" / "games" / "registry.py").read_text(encoding="utf-8")
    not_yet = re.search(r"^NOT_YET\b.*?\)", registry, re.MULTILINE | re.DOTALL)
    if not_yet is not None and f'"{game}"' in not_yet[0]:
        return ()
    return tuple(f"tests/cli/test_words.py::{test}[{game}]" for test in OF_WORDS)


def _about_forms(package: str) -> tuple[str, ...]:
    if not (ROOT / "tests" / "forms" / f"{package}.txt").exists():
        return ()
    return (f"tests/forms/test_forms.py::test_what_stands_still_is_as_it_was[{package}]",)


PACKAGES: Final = {
    package.name: package
    for package in (
        Package(
            "kernel",
            "src/rollout/kernel",
            ("tests/kernel", CASES, MISSPELT, *READING, GOLDEN),
            about_words=tuple(f"tests/cli/test_words.py::{test}" for test in OF_THE_KERNEL),
            about_forms=_about_forms("kernel"),
            games=("the_game", "battlecards"),
        ),
        Package(
            "plane",
            "src/rollout/space/plane",
            ("tests/space/plane",),
            about_forms=_about_forms("plane"),
        ),
        *(
            Package(
                game,
                f"src/rollout/games/{game}",
                (f"tests/games/{game}", CASES, OUT_OF_RANGE, REFUSALS, GOLDEN),
                NOT_RULES,
                _about_words(game),
                _about_forms(game),
                (game,),
            )
            for game in MISSION
        ),
    )
}


def _test_files(place: Path) -> list[Path]:
    return [place] if place.is_file() else sorted(place.rglob("test_*.py"))


def _text(path: str) -> str:
    return (ROOT / path).read_text(encoding="utf-8")
