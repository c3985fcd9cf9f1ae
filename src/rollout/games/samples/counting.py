"""Counting in turn: nothing but short decisions, to measure the kernel alone with.

COUNT-01: a turn is one, two or three numbers. COUNT-02: whoever says the last one wins.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.gamekit import GamePackage
from rollout.games.samples.facts import Count
from rollout.games.samples.screen import HOME, SCREEN
from rollout.kernel.actions import Result
from rollout.kernel.game import Game, Script, Table
from rollout.kernel.options import Listed

LAST: Final = 1_000
CHOICES: Final = Listed([Count(1), Count(2), Count(3)])


@dataclass
class Tally:
    said: int = 0
    turn: int = 0

    def copy(self) -> Tally:
        return Tally(self.said, self.turn)


class Counting(Game[Tally]):
    slug = "counting"
    actions = (Count,)
    state_type = Tally

    def bound(self, state: Tally) -> int:
        return LAST

    def result(self, state: Tally) -> Result | None:
        return Result((1 - state.turn,), "last-number", "COUNT-02") if state.said >= LAST else None

    def step(self, table: Table[Tally]) -> Script[None]:
        tally = table.state
        chosen = yield table.ask(tally.turn, "count", CHOICES)
        tally.said += chosen.numbers
        tally.turn = 1 - tally.turn


GAME = GamePackage(Counting(), home=HOME, screen=SCREEN)
