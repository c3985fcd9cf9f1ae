"""The course of a match: scripts are driven on, answers written down and played again."""

from __future__ import annotations

from random import Random
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from rollout.kernel.actions import AgreeDraw, Concede, Entry, Event, Result
from rollout.kernel.game import Game, S, Script, Table
from rollout.kernel.requests import Ask, Chance
from rollout.kernel.sources import Source

__all__ = ["WORLD", "Course", "Dream", "Entry", "Watcher"]

WORLD: Final = -1
EMPTY_STEPS: Final = 10_000
STEP_ENDED: Final = Chance()

Dream = tuple[int, int | None, int]
"""At which ply something was imagined, for which seat, with which seed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """Told at the end of every step, when the state is whole; not told of steps played again."""

    def step_ended(self, course: Course[Any]) -> None:
        """`course.state` is the truth between two steps."""


class Course(Generic[S]):
    """What a match consists of, and how it moves. `Match` says what may be done with it."""

    game: Game[S]
    setup: Any
    source: Source
    watcher: Watcher | None
    table: Table[S]
    state: S
    ask: Ask | None
    """The question that waits for an answer."""
    chance: Chance | None
    """The chance request that waits for an outcome from outside."""
    result: Result | None
    entries: list[Entry]
    draws: int
    """How many outcomes were drawn, those taken back included: no number is used twice."""
    steps: int
    """How many steps were begun."""
    opening: S
    """The state before the first step (of the fork). Not to be changed."""
    _first_ply: int
    _base: S
    _base_ply: int
    _base_events: int
    _base_steps: int
    _opened_steps: int
    """How many steps were begun when the first question was asked after a restart."""
    _keeping: bool
    _last_step: bool
    _learned_ply: int
    _dreams: list[Dream]
    _marks: list[int]
    _script: Script[None] | None

    def __init__(self, game: Game[S], setup: Any, source: Source, start: S) -> None:
        self.game = game
        self.setup = setup
        self.source = source
        self.watcher = None
        self.opening = self._base = start
        self._first_ply = self._base_ply = self._base_events = self._base_steps = 0
        self._learned_ply = self.draws = 0
        self._keeping = self._last_step = False
        self._restart([], [], [])

    @property
    def ply(self) -> int:
        """How many answers there are so far, those of the world included."""
        return self._first_ply + len(self.entries)

    @property
    def events(self) -> list[Event]:
        """All that happened since the start (of the fork)."""
        return self.table.events

    # Forward

    def _take(self, entry: Entry) -> None:
        """Take an answer and draw the chance it leads to, or leave all as it was."""
        before, draws, learned = len(self.entries), self.draws, self._learned_ply
        try:
            self._enter(entry)
            if self.chance is not None:
                self._settle()
        except BaseException:
            self._restore(self._first_ply + before, draws, learned)
            raise

    def _settle(self) -> None:
        """Draw chance until a seat is asked, the match is over, or nobody can draw."""
        while self.chance is not None:
            number = self.draws
            outcome = self.source.answer(self.chance, number)
            if outcome is None:
                return
            self.draws = number + 1
            self._enter(Entry(WORLD, outcome, number))

    def _enter(self, entry: Entry) -> None:
        """Write an answer down and go on to the next request, without drawing chance."""
        table = self.table
        self._marks.append(len(table.events))
        self.entries.append(entry)
        answer = entry.answer
        kind = type(answer)
        if kind is Concede or kind is AgreeDraw:
            self._break_off(entry)
            return
        script = self._script
        assert script is not None
        request = script.send(answer)
        if request is not STEP_ENDED:
            self._wait_for(request)
        elif self._keeping or self._last_step or self.watcher is not None:
            self._end_step()
        else:
            self._open()
        if table.revealed or entry.by == WORLD:
            table.revealed = False
            self._learned_ply = self.ply

    def _wait_for(self, request: Ask | Chance) -> None:
        if isinstance(request, Ask):
            self.ask = request
            self.chance = None
        elif isinstance(request, Chance):
            self.ask = None
            self.chance = request
        else:
            raise TypeError(f"{self.game.slug}: a script yields asks and chance, not {request!r}")

    def _end_step(self) -> None:
        if self.watcher is not None:
            self.watcher.step_ended(self)
        if self._last_step:
            self._rest()
            self.result = self.game.result(self.state)
            return
        if self._keeping:
            self._base, self._base_ply = self.state.copy(), self.ply
            self._base_events, self._base_steps = len(self.table.events), self.steps
        self._open()

    def _open(self) -> None:
        """Start the next step that asks for something, or find that the match is over."""
        script, game, state = self._script, self.game, self.state
        assert script is not None
        last = self.steps + EMPTY_STEPS
        while self.steps < last:
            result = game.result(state)
            if result is not None:
                self.result = result
                self._rest()
                return
            self.steps += 1
            request = script.send(None)
            if isinstance(request, Ask):
                self.ask = request
                self.chance = None
                return
            if request is not STEP_ENDED:
                self._wait_for(request)
                return
            if self.watcher is not None:
                self.watcher.step_ended(self)
        raise RuntimeError(f"{game.slug}: {EMPTY_STEPS} steps without a question")

    def _break_off(self, entry: Entry) -> None:
        if isinstance(entry.answer, Concede):
            self.result = self.game.conceded(self.state, entry.by)
        else:
            self.result = Result((), "draw-agreed")
        self._rest()

    def _rest(self) -> None:
        self._script = None
        self.ask = None
        self.chance = None

    # Back

    def _go_back(self, ply: int) -> None:
        entries, dreams, learned = self.entries, self._dreams, min(self._learned_ply, ply)
        watcher, last_step = self.watcher, self._last_step
        self.watcher, self._last_step, self._keeping = None, False, True
        if ply < self._base_ply:
            self._base, self._base_ply = self.opening, self._first_ply
            self._base_events = self._base_steps = 0
        skip = self._base_ply - self._first_ply
        self._restart(entries[:skip], self._marks[:skip], self.events[: self._base_events])
        self._dreams = [dream for dream in dreams if dream[0] < self._base_ply]
        later = [dream for dream in dreams if self._base_ply <= dream[0] <= ply]
        self._replay(entries[skip : ply - self._first_ply], later)
        self.watcher, self._last_step, self._learned_ply = watcher, last_step, learned

    def _restore(self, ply: int, draws: int, learned: int) -> None:
        """All as it was before an answer that failed."""
        self._go_back(ply)
        self.source.put_back(draws)
        self.draws, self._learned_ply = draws, learned

    def _restart(self, entries: list[Entry], marks: list[int], events: list[Event]) -> None:
        """Begin anew where the last copy of the state was kept."""
        self.entries = entries
        self._marks = marks
        self._dreams = []
        self.state = self._base.copy()
        self.table = Table(self.state)
        self.table.events = events
        self.result = None
        self.steps = self._base_steps
        self._rest()
        self._script = _steps(self.game, self.table)
        self._open()
        self._opened_steps = self.steps
        self.table.revealed = False

    def _replay(self, entries: list[Entry], dreams: list[Dream]) -> None:
        """Enter answers again, and imagine again what was imagined between them."""
        for entry in entries:
            if dreams:
                self._dream(dreams)
            self._enter(entry)
        if dreams:
            self._dream(dreams)

    def _dream(self, dreams: list[Dream]) -> None:
        for ply, seat, seed in dreams:
            if ply == self.ply:
                self.game.imagine(self.state, seat, Random(seed))
                self._dreams.append((ply, seat, seed))

    def _forget_events(self) -> None:
        self.table.events.clear()
        self._marks = [0] * len(self._marks)


def _steps(game: Game[S], table: Table[S]) -> Script[None]:
    """One script after another, and STEP_ENDED between two of them.

    A script that ends inside of this one raises no StopIteration, which is costly in the
    compiled build. The match itself is not in here: it would keep itself alive.
    """
    while True:
        yield from game.step(table)
        yield STEP_ENDED
