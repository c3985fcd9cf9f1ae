"""A game whose script a test writes itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from rollout.kernel import (
    Action,
    Event,
    Game,
    Listed,
    Options,
    Result,
    Revelation,
    Script,
    Table,
)


class Say(Action, frozen=True):
    word: str


class Said(Event, frozen=True):
    word: str


class Opened(Revelation, frozen=True):
    word: str


@dataclass
class Notes:
    """What was written down, what is hidden from seat 1, and how many steps are over."""

    written: list[str] = field(default_factory=list)
    hidden: int = 0
    steps: int = 0

    def copy(self) -> Notes:
        return Notes(self.written.copy(), self.hidden, self.steps)


NotesTable = Table[Notes]
Steps = Callable[[NotesTable], Script[None]]


class Little(Game[Notes]):
    """Plays the given script as every step, until that many are over."""

    slug = "little"
    actions = (Say,)
    events = (Said, Opened)
    state_type = Notes

    def __init__(self, script: Steps, last: int = 3) -> None:
        super().__init__()
        self.script = script
        self.last = last

    def result(self, state: Notes) -> Result | None:
        return Result((0,), "all-said") if state.steps >= self.last else None

    def step(self, table: NotesTable) -> Script[None]:
        yield from self.script(table)
        table.state.steps += 1

    def view(self, state: Notes, seat: int | None) -> dict[str, Any]:
        hidden = state.hidden if seat == 0 else None
        return {"written": state.written, "steps": state.steps, "hidden": hidden}

    def imagine(self, state: Notes, seat: int | None, rng: Random) -> None:
        if seat != 0:
            state.hidden = rng.randrange(100, 1000)

    def bound(self, state: Notes) -> int:
        return 100


def words(*offered: str) -> Options:
    return Listed([Say(word) for word in offered])


def talk(table: NotesTable) -> Script[None]:
    """Seat 0 says a word, then seat 1."""
    for seat in (0, 1):
        said = yield table.ask(seat, "word", words("yes", "no"))
        table.state.written.append(said.word)
        table.tell(Said(said.word))


def gamble(table: NotesTable) -> Script[None]:
    """Seat 0 says a word, a die is rolled, seat 1 says a word."""
    said = yield table.ask(0, "word", words("yes", "no"))
    rolled = yield table.roll("luck", 6)
    table.state.written.append(f"{said.word} {rolled}")
    table.tell(Said(f"{said.word} {rolled}"))
    reply = yield table.ask(1, "reply", words("yes", "no"))
    table.state.written.append(reply.word)


def stumble(table: NotesTable) -> Script[None]:
    """Rules that can only go on from where they have led themselves: two words are written."""
    said = yield table.ask(0, "word", words("yes", "no"))
    table.tell(Said(said.word + table.state.written[1]))


def idle(table: NotesTable) -> Script[None]:
    """Asks nobody, and is over in no time unless somebody writes a number that never is."""
    yield from ()
