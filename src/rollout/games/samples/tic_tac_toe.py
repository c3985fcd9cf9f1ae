"""Tic-tac-toe: open information, one listed ask a step, no chance.

TTT-01: a sign goes into an empty cell of the nine. TTT-02: three in a row win.
TTT-03: a full board without three in a row is a draw.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from mypy_extensions import mypyc_attr

from rollout.gamekit import GamePackage
from rollout.games.samples.facts import Mark, Marked, Opening
from rollout.games.samples.screen import HOME, SCREEN
from rollout.kernel.actions import Action, Result
from rollout.kernel.errors import Refusal, Unreadable
from rollout.kernel.game import Game, Script, Table
from rollout.kernel.options import Listed

__all__ = ["GAME", "Board", "Mark", "TicTacToe"]

LINES: Final = [
    (0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6),
]  # fmt: skip
EMPTY: Final = -1
SIGNS: Final = {EMPTY: ".", 0: "X", 1: "O"}
MARKS: Final[list[Action]] = [Mark(cell) for cell in range(9)]


@dataclass
class Board:
    turn: int = 0
    cells: list[int] = field(default_factory=lambda: [EMPTY] * 9)
    winner: int = EMPTY

    def copy(self) -> Board:
        return Board(self.turn, self.cells.copy(), self.winner)


@mypyc_attr(allow_interpreted_subclasses=True)
class TicTacToe(Game[Board]):
    slug = "tic_tac_toe"
    actions = (Mark,)
    events = (Marked,)
    state_type = Board
    setup_type = Opening

    def default_setup(self) -> Opening:
        return Opening()

    def start(self, setup: Any) -> Board:
        return Board(setup.first)

    def bound(self, state: Board) -> int:
        return 9

    def result(self, state: Board) -> Result | None:
        if state.winner != EMPTY:
            return Result((state.winner,), "three-in-a-row", "TTT-02")
        return None if EMPTY in state.cells else Result((), "board-full", "TTT-03")

    def step(self, table: Table[Board]) -> Script[None]:
        board = table.state
        seat = board.turn
        chosen = yield table.ask(seat, "mark", Cells(board.cells))
        board.cells[chosen.cell] = seat
        for a, b, c in LINES:
            if board.cells[a] == board.cells[b] == board.cells[c] == seat:
                board.winner = seat
        board.turn = 1 - seat
        table.tell(Marked(seat, chosen.cell))

    def position(self, data: dict[str, Any]) -> Board:
        signs = {sign: seat for seat, sign in SIGNS.items()}
        cells = [signs[sign] for row in data["board"] for sign in row]
        if len(cells) != len(MARKS):
            raise Unreadable("board: there are three rows of three cells")
        return Board(signs[data["turn"]], cells)

    def report(self, state: Board) -> dict[str, Any]:
        signs = "".join(SIGNS[cell] for cell in state.cells)
        return {"turn": SIGNS[state.turn], "board": [signs[:3], signs[3:6], signs[6:]]}


class Cells(Listed):
    """The empty cells; a taken one is refused with the reason."""

    def __init__(self, cells: list[int]) -> None:
        super().__init__([MARKS[cell] for cell in range(9) if cells[cell] == EMPTY])

    def refusal(self, action: Action) -> Refusal | None:
        if action in self.actions:
            return None
        return Refusal("TTT-01", "cell-taken" if action in MARKS else "no-such-cell")


GAME = GamePackage(TicTacToe(), home=HOME, screen=SCREEN)
