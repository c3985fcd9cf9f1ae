"""Tic-tac-toe: open information, one listed ask a step, no chance."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import msgspec

from rollout.kernel.actions import Action, Event, Result
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Game, Judgement, Script, Table
from rollout.kernel.options import Listed

LINES: Final = [
    (0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6),
]  # fmt: skip
EMPTY: Final = -1


class Mark(Action, frozen=True):
    """Put your sign in a cell, 0 to 8."""

    cell: int


MARKS: Final[list[Action]] = [Mark(cell) for cell in range(9)]


class Marked(Event, frozen=True):
    seat: int
    cell: int


class Setup(msgspec.Struct, frozen=True):
    first: int = 0


@dataclass
class Board:
    turn: int = 0
    cells: list[int] = field(default_factory=lambda: [EMPTY] * 9)
    winner: int = EMPTY

    def copy(self) -> Board:
        return Board(self.turn, self.cells.copy(), self.winner)


class TicTacToe(Game[Board]):
    slug = "tic_tac_toe"
    actions = (Mark,)
    events = (Marked,)
    state_type = Board
    setup_type = Setup

    def __init__(self) -> None:
        self.judgement: Judgement[Board] = Judgement()

    def default_setup(self) -> Setup:
        return Setup()

    def start(self, setup: Any) -> Board:
        return Board(setup.first)

    def bound(self, state: Board) -> int:
        return 9

    def result(self, state: Board) -> Result | None:
        if state.winner != EMPTY:
            return Result((state.winner,), "three-in-a-row")
        return None if EMPTY in state.cells else Result((), "board-full")

    def step(self, table: Table[Board]) -> Script[None]:
        board = table.state
        seat = board.turn
        chosen = yield table.ask(seat, "mark", Cells(board.cells))
        board.cells[chosen.cell] = seat
        table.tell(Marked(seat, chosen.cell))
        for a, b, c in LINES:
            if board.cells[a] == board.cells[b] == board.cells[c] == seat:
                board.winner = seat
        board.turn = 1 - seat


class Cells(Listed):
    """The empty cells; a taken one is refused with the reason."""

    def __init__(self, cells: list[int]) -> None:
        super().__init__([MARKS[cell] for cell in range(9) if cells[cell] == EMPTY])

    def refusal(self, action: Action) -> Refusal | None:
        if action in self.actions:
            return None
        return Refusal("TTT-01", "cell-taken" if action in MARKS else "no-such-cell")


GAME = TicTacToe()
