"""Games that go wrong before the first question, or with what is said of questions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rollout.games.samples.facts import Mark, Marked
from rollout.games.samples.tic_tac_toe import Board, Cells, TicTacToe
from rollout.kernel import Action, Event, Refusal, Roll, Script, Table


class Begun(Event, frozen=True):
    first: int
    cells: list[int]


class TellsTheOpeningTooEarly(TicTacToe):
    """Says that the match has begun, and then puts the first sign into the middle."""

    events = (Marked, Begun)  # type: ignore[assignment]
    follows_the_question = frozenset(("turn",))

    def step(self, table: Table[Board]) -> Script[None]:
        board = table.state
        if board.cells[4] < 0:
            table.tell(Begun(board.turn, []))
            board.cells[4] = board.turn
        yield from super().step(table)


class TellsTheOpeningItself(TellsTheOpeningTooEarly):
    """Hands out the list of cells, which goes on changing before the first question."""

    def step(self, table: Table[Board]) -> Script[None]:
        board = table.state
        if board.cells[4] < 0:
            table.tell(Begun(board.turn, board.cells))
            board.cells[4] = board.turn
            table.tell(Marked(board.turn, 4))
        yield from TicTacToe.step(self, table)


class CannotStart(TicTacToe):
    def start(self, setup: Any) -> Board:
        raise KeyError("first")


class AsksForJunk(TicTacToe):
    def step(self, table: Table[Board]) -> Script[None]:
        yield 7  # type: ignore[misc]


class RollsForEver(TicTacToe):
    """Nobody is asked again after the first answer: one roll follows another."""

    def bound(self, state: Board) -> int:
        return 40

    def step(self, table: Table[Board]) -> Script[None]:
        yield table.ask(table.state.turn, "mark", Cells(table.state.cells))
        while True:
            yield Roll("again", 6)


class RollsBeforeAll(RollsForEver):
    def step(self, table: Table[Board]) -> Script[None]:
        while True:
            yield Roll("again", 6)


class RefusesWithAnObject(Cells):
    def refusal(self, action: Action) -> Refusal | None:
        refusal = super().refusal(action)
        return refusal and Refusal("TTT-01", "cell-taken", {"by": object()})


class NearMissWithAnObject(Cells):
    def near_misses(self) -> Iterator[tuple[Action, Refusal]]:
        return iter([(Mark(12), Refusal("TTT-01", "no-such-cell", {"by": object()}))])

    def describe(self) -> dict[str, Any]:
        return {"kind": "cells"}
