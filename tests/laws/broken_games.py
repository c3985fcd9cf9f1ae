"""Games that break one law each, made from sample games by changing one thing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from rollout.games.samples.facts import Mark, Marked
from rollout.games.samples.tic_tac_toe import EMPTY, Board, Cells, TicTacToe
from rollout.kernel import (
    Action,
    Ask,
    Event,
    Judgement,
    Listed,
    Options,
    Plan,
    Refusal,
    Result,
    Roll,
    Script,
    Shuffle,
    Table,
)

# Asks


class Foreign(Action, frozen=True):
    """An action that no game declares."""


class Asking(TicTacToe):
    """Asks what a test wants to be asked."""

    def __init__(self, options: type[Cells] = Cells, seat: int | None = None) -> None:
        super().__init__()
        self.options = options
        self.seat = seat
        self.about = "mark"

    def step(self, table: Table[Board]) -> Script[None]:
        board = table.state
        seat = board.turn if self.seat is None else self.seat
        chosen = yield table.ask(seat, self.about, self.options(board.cells))
        if isinstance(chosen, Mark):
            board.cells[chosen.cell] = board.turn
        board.turn = 1 - board.turn


class Nothing(Cells):
    def __init__(self, cells: list[int]) -> None:
        super().__init__(cells)
        self.actions = []


class WithAForeigner(Cells):
    def __init__(self, cells: list[int]) -> None:
        super().__init__(cells)
        self.actions = [*self.actions, Foreign()]


class Twice(Cells):
    def __init__(self, cells: list[int]) -> None:
        super().__init__(cells)
        self.actions = self.actions * 2


class ForgetsTheFirst(Cells):
    def __contains__(self, action: object) -> bool:
        return action in self.actions[1:]


class RefusesTheFirst(Cells):
    def refusal(self, action: Action) -> Refusal | None:
        return Refusal("TTT-09", "first") if action == self.actions[0] else super().refusal(action)


class SamplesOutside(Cells):
    def sample(self, rng: Random) -> Action:
        return Mark(11)


class Miscounts(Cells):
    def __len__(self) -> int:
        return 77


class CountsAsEmpty(Cells):
    def __bool__(self) -> bool:
        return False


class DescribesAnObject(Cells):
    def describe(self) -> dict[str, Any]:
        return {"thing": object()}


class NearMissIsOffered(Cells):
    def near_misses(self) -> Iterator[tuple[Action, Refusal]]:
        return iter([(self.actions[0], Refusal("TTT-01", "cell-taken"))])


class NearMissWithoutReason(Cells):
    def near_misses(self) -> Iterator[tuple[Action, Refusal]]:
        return iter([(Mark(12), Refusal("", ""))])


class NeverRefuses(Cells):
    def refusal(self, action: Action) -> Refusal | None:
        return None


class RefusesWithoutReason(Cells):
    def refusal(self, action: Action) -> Refusal | None:
        return None if action in self.actions else Refusal("", "")


class StumblesOverHugeNumbers(Cells):
    def refusal(self, action: Action) -> Refusal | None:
        assert isinstance(action, Mark)
        return None if action in self.actions else Refusal("TTT-01", "x" * (action.cell % 2**62))


class StumblesOverStrangers(Options):
    """Looks into an action before it knows what it is."""

    def __init__(self, cells: list[int]) -> None:
        self.cells = cells

    def __iter__(self) -> Iterator[Action]:
        return iter([Mark(cell) for cell in range(9) if self.cells[cell] == EMPTY])

    def __contains__(self, action: Any) -> bool:
        return action.cell in range(9) and self.cells[action.cell] == EMPTY


class Spoils(Cells):
    """Changes the board when it refuses."""

    def __init__(self, cells: list[int]) -> None:
        super().__init__(cells)
        self.cells = cells

    def refusal(self, action: Action) -> Refusal | None:
        refusal = super().refusal(action)
        if refusal is not None and self.actions:
            self.cells[self.actions[-1].cell] = 0  # type: ignore[attr-defined]
        return refusal


# Judgements


class Overjoyed(Judgement[Board]):
    def value(self, state: Board, seat: int) -> float:
        return 3.0


class PlansTheImpossible(Judgement[Board]):
    def plans(self, state: Board, ask: Ask, rng: Random, most: int) -> list[Plan]:
        return [(Mark(11),)]


class PlansTooMuch(Judgement[Board]):
    def plans(self, state: Board, ask: Ask, rng: Random, most: int) -> list[Plan]:
        return [(ask.options.sample(rng),)] * (most + 1)


class RepliesTheImpossible(Judgement[Board]):
    def reply(self, state: Board, ask: Ask, rng: Random) -> Action:
        return Mark(11)


class Judging(TicTacToe):
    def __init__(self, judgement: Judgement[Board]) -> None:
        super().__init__()
        self.judgement = judgement


# States


class Endless(TicTacToe):
    def bound(self, state: Board) -> int:
        return 3


class Breaks(TicTacToe):
    """Offers the middle and cannot take it."""

    def step(self, table: Table[Board]) -> Script[None]:
        chosen = yield table.ask(table.state.turn, "mark", Cells(table.state.cells))
        table.state.cells[chosen.cell] = table.state.turn
        table.state.turn //= chosen.cell - 4


class Moody(TicTacToe):
    """Remembers outside the state who began."""

    def __init__(self) -> None:
        super().__init__()
        self.first = 0

    def start(self, setup: Any) -> Board:
        self.first = 1 - self.first
        return Board(self.first)


class SharingBoard(Board):
    def copy(self) -> Board:
        return SharingBoard(self.turn, self.cells, self.winner)


class Shares(TicTacToe):
    def start(self, setup: Any) -> Board:
        return SharingBoard()


class ForgettingBoard(Board):
    def copy(self) -> Board:
        return ForgettingBoard(0, self.cells.copy(), self.winner)


class Forgets(TicTacToe):
    """A match whose state goes on from turn to turn, and forks that do not know it."""

    def start(self, setup: Any) -> Board:
        return ForgettingBoard(1)


class Counts(TicTacToe):
    """Counts its steps outside the state, where no fork and no undo reaches them."""

    def __init__(self) -> None:
        super().__init__()
        self.steps = 0

    def step(self, table: Table[Board]) -> Script[None]:
        board = table.state
        self.steps += 1
        free = [cell for cell in range(9) if board.cells[cell] == EMPTY]
        offered = free[self.steps % 2 :] or free
        about = f"mark-{self.steps}"
        chosen = yield table.ask(board.turn, about, Listed([Mark(cell) for cell in offered]))
        board.cells[chosen.cell] = board.turn
        board.turn = 1 - board.turn


class Unwritten(TicTacToe):
    """Leaves a part of the state out when it is written."""

    def encode(self, state: Board) -> dict[str, Any]:
        return {"turn": state.turn, "cells": state.cells[:8], "winner": state.winner}

    def decode(self, data: dict[str, Any]) -> Board:
        return Board(data["turn"], [*data["cells"], EMPTY], 1)


class Unreadable(TicTacToe):
    def decode(self, data: dict[str, Any]) -> Board:
        raise ValueError("cannot read this")


class MisreadsWords(TicTacToe):
    def read_action(self, state: Board, words: str) -> Action:
        return Mark(0)


class CannotReadWords(TicTacToe):
    def write_action(self, state: Board, action: Action) -> str:
        return "put a sign there"


class ViewsAnObject(TicTacToe):
    def view(self, state: Board, seat: int | None) -> dict[str, Any]:
        return {"board": object()}


# Results and events


class NobodyWins(TicTacToe):
    def result(self, state: Board) -> Result | None:
        result = super().result(state)
        return result and Result((7,), "wonder")


class NoReason(TicTacToe):
    def result(self, state: Board) -> Result | None:
        result = super().result(state)
        return result and Result((), "")


class Undeclared(TicTacToe):
    events = ()  # type: ignore[assignment]


class Odd(Event, frozen=True):
    """An event that does not come back as it was."""

    value: Any


class TellsOddly(TicTacToe):
    events = (Odd,)  # type: ignore[assignment]

    def __init__(self, value: Any) -> None:
        super().__init__()
        self.value = value

    def step(self, table: Table[Board]) -> Script[None]:
        table.events.clear()
        chosen = yield table.ask(table.state.turn, "mark", Cells(table.state.cells))
        table.state.cells[chosen.cell] = table.state.turn
        table.tell(Odd(self.value))


class TellsTooEarly(TicTacToe):
    """The mark is told before it stands there, and whose turn it is changes untold."""

    follows_the_question = frozenset(("turn",))

    def step(self, table: Table[Board]) -> Script[None]:
        board = table.state
        chosen = yield table.ask(board.turn, "mark", Cells(board.cells))
        table.tell(Marked(board.turn, chosen.cell))
        board.cells[chosen.cell] = board.turn
        board.turn = 1 - board.turn
        board.winner = 0


class TellsTooEarlyOfWhatIsAsked(TicTacToe):
    """The mark is told before it stands there, and what is asked next is about that very cell."""

    follows_the_question = frozenset(("turn",))

    def step(self, table: Table[Board]) -> Script[None]:
        board = table.state
        chosen = yield table.ask(board.turn, "mark", Cells(board.cells))
        table.tell(Odd(chosen.cell))
        board.cells[chosen.cell] = board.turn
        yield table.ask(board.turn, "sure", Cells(board.cells), cell=chosen.cell)
        board.winner = 0


class GoesOnUntold(TicTacToe):
    """A mark is told and a die is rolled; what comes of that is told by nobody."""

    def step(self, table: Table[Board]) -> Script[None]:
        board = table.state
        chosen = yield table.ask(board.turn, "mark", Cells(board.cells))
        board.cells[chosen.cell] = board.turn
        table.tell(Marked(board.turn, chosen.cell))
        yield table.roll("whose_turn", 2)
        board.turn = 1 - board.turn


class Forgetful(TicTacToe):
    """Tells of a mark only the first time that it happens."""

    def __init__(self) -> None:
        super().__init__()
        self.told: set[tuple[int, ...]] = set()

    def step(self, table: Table[Board]) -> Script[None]:
        board = table.state
        chosen = yield table.ask(board.turn, "mark", Cells(board.cells))
        board.cells[chosen.cell] = board.turn
        if tuple(board.cells) not in self.told:
            self.told.add(tuple(board.cells))
            table.tell(Marked(board.turn, chosen.cell))
        board.turn = 1 - board.turn


# Chance


class Cheating(Roll):
    """A die that shows seven."""

    def draw(self, rng: Random) -> int:
        return self.sides + 1


class Weightless(Roll):
    def branches(self) -> list[tuple[Any, int]] | None:
        return [(1, 0), (2, 1)]


class Nervous(Roll):
    def fault(self, outcome: Any) -> str | None:
        return None if outcome >= 1 else "too low"


class Pairs(Shuffle):
    """Gives what JSON does not give back."""

    def draw(self, rng: Random) -> Any:
        return tuple(self.items)


class Undrawn(Roll):
    """Does not know how to draw."""

    @property
    def outcome_type(self) -> Any:
        return int | None

    def draw(self, rng: Random) -> Any:
        return None


class Rolling(TicTacToe):
    """Rolls a die after each mark."""

    def __init__(self, chance: Any) -> None:
        super().__init__()
        self.chance = chance

    def step(self, table: Table[Board]) -> Script[None]:
        board = table.state
        chosen = yield table.ask(board.turn, "mark", Cells(board.cells))
        board.cells[chosen.cell] = board.turn
        yield self.chance
        board.turn = 1 - board.turn


class MisstatesItsNeed(TicTacToe):
    """Says that only 4 or more matters, but looks at the face of the die."""

    def step(self, table: Table[Board]) -> Script[None]:
        board = table.state
        chosen = yield table.ask(board.turn, "mark", Cells(board.cells))
        rolled = yield table.roll("luck", 6, need=4)
        board.cells[chosen.cell] = int(rolled >= 5)
        board.turn = 1 - board.turn
