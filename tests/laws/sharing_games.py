"""A game whose events share what goes on changing, for the law of events to catch."""

from __future__ import annotations

from rollout.games.samples.tic_tac_toe import Board, Cells, TicTacToe
from rollout.kernel import Event, Script, Table


class Stands(Event, frozen=True):
    cells: list[int]


class TellsTheBoardItself(TicTacToe):
    """Each event holds the list of the state, so that all of them say how it ended."""

    events = (Stands,)  # type: ignore[assignment]

    def step(self, table: Table[Board]) -> Script[None]:
        board = table.state
        chosen = yield table.ask(board.turn, "mark", Cells(board.cells))
        board.cells[chosen.cell] = board.turn
        board.turn = 1 - board.turn
        table.tell(Stands(board.cells))
