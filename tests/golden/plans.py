"""What is kept of a game. A game joins by a folder of its name here, with a `plan.py`."""

from __future__ import annotations

import importlib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from rollout.games.registry import find_rules
from rollout.kernel.adjudication.case_reading import CaseReader
from rollout.kernel.content import read_toml
from rollout.kernel.game import Game
from rollout.kernel.match import Match
from rollout.testing import Playthrough
from rollout.testing.playthroughs import ANY

FOLDER = Path(__file__).parent
CASES = FOLDER.parent / "cases"


@dataclass(frozen=True)
class Counted:
    """A position whose lines of play are counted, to each depth up to the last."""

    setup: str
    depth: int
    seed: int = 0
    ply: int = 0
    manner: str = ANY


@dataclass(frozen=True)
class Plan:
    """What to play of a game. Setups are plain data, as a journal has them."""

    setups: dict[str, dict[str, Any]]
    matches: int
    """How many seeds of each setup are digested, in each manner."""
    told: tuple[tuple[str, int, str], ...]
    """Setup, seed and manner of the playthroughs that are kept as text."""
    counted: tuple[Counted, ...]
    journals: int = 1
    """How many journals of each setup are kept."""
    longest: int = 800
    """No match is followed further than so many plies."""
    folder: Path = FOLDER

    @property
    def game(self) -> Game[Any]:
        return find_rules(self.folder.name)

    def setup(self, name: str) -> Any:
        kind = self.game.setup_type
        return None if kind is None else msgspec.convert(self.setups[name], type=kind)

    @property
    def cases(self) -> list[str]:
        """The positions of the case files: what the rules have to say about rare situations."""
        folder = CASES / self.folder.name
        return [
            str(path.relative_to(CASES).with_suffix(""))
            for path in sorted(folder.rglob("*.toml"))
            if "[position" in path.read_text(encoding="utf-8")
        ]

    def playthrough(self, name: str, seed: int, manner: str) -> Playthrough:
        """A match of that setup, or from the position of that case."""
        if name in self.setups:
            return Playthrough(self.game, self.setup(name), seed, manner)
        case = CaseReader(read_toml(CASES / f"{name}.toml"), find_rules)
        return Playthrough(self.game, case.setup(), seed, manner, case.start())

    def position(self, counted: Counted) -> Match[Any]:
        return self.playthrough(counted.setup, counted.seed, counted.manner).play(counted.ply)


def plan_of(slug: str) -> Plan:
    plan: Plan = importlib.import_module(f"tests.golden.{slug}.plan").PLAN
    return plan


GAMES = tuple(sorted(path.parent.name for path in FOLDER.glob("*/plan.py")))
