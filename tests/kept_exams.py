"""Exams whose answers are kept in a file beside them, and what all of them share.

`python -m` the exam writes its answers anew; with `show MODULE.FUNCTION` one of functions prints
what a digest is made of.
"""

from __future__ import annotations

import sys
import tomllib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from rollout.kernel import Game
from tests.altering import alterations, position_told
from tests.exams import misread
from tests.lookers import Draw, Looker, answers, deeds, digest, doers, lookers, modules_of

Found = Iterator[tuple[Looker, list[str]]]
States = Callable[[], list[Any]]
"""Positions in which nothing is remembered, made anew for every function."""


@dataclass(frozen=True)
class FunctionExam:
    """Every function of the rules alone: a digest of what came of it, by module and name."""

    file: Path
    rules: str
    """The folder of the rules, below the sources."""
    of: Callable[[str], Found]
    """What came of the functions of a module; whoever takes what nobody draws is left out."""

    @property
    def modules(self) -> list[str]:
        return modules_of(self.rules)

    def now(self, module: str) -> dict[str, str]:
        return {looker.name: digest(lines) for looker, lines in self.of(module)}

    def before(self, module: str) -> dict[str, str]:
        kept: dict[str, dict[str, str]] = msgspec.json.decode(self.file.read_bytes())
        return kept.get(module, {})

    def main(self) -> None:
        if sys.argv[1:2] == ["show"]:
            module, name = sys.argv[2].split(".")
            for looker, lines in self.of(module):
                if looker.name == name:
                    print("\n".join(lines))
        else:
            kept = {module: found for module in self.modules if (found := self.now(module))}
            self.file.write_bytes(msgspec.json.format(msgspec.json.encode(kept)) + b"\n")


def questions(
    file: Path,
    rules: str,
    drawing: Mapping[str, Draw],
    states: States,
    times: int,
    short: Callable[[Any], Any],
) -> FunctionExam:
    """What the functions that only look answer."""

    def found(module: str) -> Found:
        for looker in lookers(rules, module):
            lines = answers(looker, drawing, states(), times, short)
            if lines is not None:
                yield looker, lines

    return FunctionExam(file, rules, found)


def doings(
    file: Path, rules: str, drawing: Mapping[str, Draw], states: States, times: int
) -> FunctionExam:
    """What the functions that act do at a table."""

    def found(module: str) -> Found:
        for doer in doers(rules, module):
            lines = deeds(doer, drawing, states(), times, msgspec.json.encode)
            if lines is not None:
                yield doer, lines

    return FunctionExam(file, rules, found)


@dataclass(frozen=True)
class PositionExam:
    """What is said of positions with one thing altered at a time, made of them, offered there."""

    file: Path
    rules: Game[Any]
    positions: Mapping[str, str]
    """TOML, each by a name."""
    misread: str = ""
    """The position at which actions are read with a word that nothing is called by, if any."""

    def now(self) -> list[str]:
        return self._all_told().split("\n\n")

    def before(self) -> list[str]:
        return self.file.read_text(encoding="utf-8").split("\n\n")

    def main(self) -> None:
        self.file.write_text(self._all_told(), encoding="utf-8")

    def _all_told(self) -> str:
        return "".join(f"{each}\n\n" for each in self._told())

    def _told(self) -> Iterator[str]:
        for name, text in self.positions.items():
            for what, altered in alterations(text):
                about = f"{name}, {what}" if name else what
                yield f"{about}\n{position_told(self.rules, altered)}"
        if self.misread:
            state = self.rules.position(tomllib.loads(self.positions[self.misread]))
            yield from misread(self.rules, state)
