"""The course of a match: scripts are driven on, answers written down and played again."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from rollout.kernel.actions import AgreeDraw, Concede, Entry, Event, Result
from rollout.kernel.game import NEVER, BrokenOff, Game, S, Script, Table, Witness
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

    def waits_until(self) -> int:
        """The ply before which it need not be told, but of the step that ends the match. Asked
        when it begins, and whenever it was told."""
        return 0

    def step_ended(self, course: Course[Any]) -> None:
        """`course.state` is the truth between two steps."""


class Course(Generic[S]):
    """What a match consists of, and how it moves. `Match` says what may be done with it."""

    game: Game[S]
    setup: Any
    source: Source
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
    opening: S
    """The state before the first step (of the fork). Not to be changed."""
    _watcher: Watcher | None
    _witness: Witness | None
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
    """What came before it cannot be taken back: the match was rewound after something new."""
    _dreams: list[Dream]
    _marks: list[int]
    _rules: Script[None] | None
    """One script of the game after another, whoever is stood in for in it."""
    _script: Script[None] | None
    """What is sent the answers: that, or that with somebody stood in for."""

    def __init__(self, game: Game[S], setup: Any, source: Source, start: S) -> None:
        self.game = game
        self.setup = setup
        self.source = source
        self.opening = self._base = start
        self._watcher = None
        self._witness = None
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

    @property
    def steps(self) -> int:
        """How many steps were begun."""
        return self.table.steps

    @property
    def watcher(self) -> Watcher | None:
        """Who is told of the ends of steps."""
        return self._watcher

    @watcher.setter
    def watcher(self, watcher: Watcher | None) -> None:
        self._watcher = watcher
        self.table.pauses_at = self._pauses_at()

    @property
    def witness(self) -> Witness | None:
        """Who looks on as events are told; not when they are told again."""
        return self._witness

    @witness.setter
    def witness(self, witness: Witness | None) -> None:
        self._witness = self.table.witness = witness

    # Forward

    def _take(self, entry: Entry) -> None:
        """Take an answer and draw the chance it leads to, or leave all as it was."""
        before, draws = len(self.entries), self.draws
        try:
            self._enter(entry)
            if self.chance is not None:
                self._settle()
        except BaseException:
            self._restore(self._first_ply + before, draws)
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
        self._marks.append(len(self.table.events))
        self.entries.append(entry)
        answer = entry.answer
        kind = type(answer)
        if kind is Concede or kind is AgreeDraw or entry.interjected:
            self._break_in(entry)
            return
        script = self._script
        assert script is not None
        request = script.send(answer)
        if isinstance(request, Ask):
            self.ask = request
            self.chance = None
        else:
            self._wait_for(request, script)

    def _wait_for(self, request: Ask | Chance, script: Script[None]) -> None:
        """Wait for a seat or the world; where a step has ended, go on to the next."""
        while request is STEP_ENDED:
            self._end_step()
            if self._script is None:
                return
            request = script.send(None)
        if isinstance(request, Ask):
            self.ask = request
            self.chance = None
        elif isinstance(request, Chance):
            self.ask = None
            self.chance = request
        else:
            raise TypeError(f"{self.game.slug}: a script yields asks and chance, not {request!r}")

    def _end_step(self) -> None:
        """The state is whole: it is looked at, and copied where copies are kept."""
        if self._watcher is not None:
            self._watcher.step_ended(self)
            self.table.pauses_at = self._pauses_at()
        self.result = self.game.result(self.state)
        if self.result is not None or self._last_step:
            self._rest()
        elif self._keeping:
            self._base, self._base_ply = self.state.copy(), self.ply
            self._base_events, self._base_steps = len(self.table.events), self.steps

    def _pauses_at(self) -> int:
        """From how many answers on something is to be done at the end of a step."""
        if self._keeping or self._last_step:
            return 0
        return NEVER if self._watcher is None else self._watcher.waits_until() - self._first_ply

    def _break_in(self, entry: Entry) -> None:
        """What ends the match at once, or takes effect when the step ends."""
        if isinstance(entry.answer, AgreeDraw):
            self.result = Result((), "draw-agreed")
        elif isinstance(entry.answer, Concede):
            self.result = self.game.conceded(self.state, entry.by)
            if self.result is None:
                self.table.leaving = (*self.table.leaving, entry.by)
        if self.result is not None:
            self._rest()
            return
        self.table.interjections = (*self.table.interjections, (entry.by, entry.answer))
        self._stand_in()

    def _stand_in(self) -> None:
        """From here on nobody waits for a seat that is leaving."""
        request = self.chance if self.ask is None else self.ask
        rules = self._rules
        assert request is not None
        assert rules is not None
        # Not around what stood in before: a match may have more interjections than calls fit.
        self._script = script = _stood_in(self.game, self.table, rules, request)
        self._wait_for(script.send(None), script)

    def _rest(self) -> None:
        self._rules = self._script = None
        self.ask = None
        self.chance = None

    # Back

    def _go_back(self, ply: int) -> None:
        entries, dreams = self.entries, self._dreams
        watcher, last_step = self._watcher, self._last_step
        self._watcher, self._last_step, self._keeping = None, False, True
        if ply < self._base_ply:
            self._base, self._base_ply = self.opening, self._first_ply
            self._base_events = self._base_steps = 0
        skip = self._base_ply - self._first_ply
        self._restart(entries[:skip], self._marks[:skip], self.events[: self._base_events])
        self._dreams = [dream for dream in dreams if dream[0] < self._base_ply]
        later = [dream for dream in dreams if self._base_ply <= dream[0] <= ply]
        self._replay(entries[skip : ply - self._first_ply], later)
        self._watcher, self._last_step = watcher, last_step
        self.table.witness = self._witness

    def _restore(self, ply: int, draws: int) -> None:
        """Go back, as if what was drawn since had not been drawn."""
        self._go_back(ply)
        self.source.put_back(draws)
        self.draws = draws

    def _restart(self, entries: list[Entry], marks: list[int], events: list[Event]) -> None:
        """Begin anew where the last copy of the state was kept."""
        self.entries = entries
        self._marks = marks
        self._dreams = []
        self.state = self._base.copy()
        self.table = table = Table(self.state)
        table.events = events
        table.steps = self._base_steps
        table.pauses_at = self._pauses_at()
        self._rest()
        self.result = self.game.result(self.state)
        if self.result is None:
            self._rules = self._script = script = _steps(self.game, table, entries)
            self._wait_for(script.send(None), script)
        self._opened_steps = self.steps

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


def _steps(game: Game[S], table: Table[S], entries: list[Entry]) -> Script[None]:
    """One script after another. STEP_ENDED comes between two of them when the course pauses
    there, and when the match is over.

    A script that ends inside of this one raises no StopIteration, which is costly in the
    compiled build. The match itself is not in here: it would keep itself alive.
    """
    answered = -1
    while answered < len(entries):
        answered = len(entries)
        for _ in range(EMPTY_STEPS):
            table.steps += 1
            # suppress() would cost a small game a fifth of its speed.
            try:  # noqa: SIM105
                yield from game.step(table)
            except BrokenOff:
                pass
            if table.interjections:
                yield from _take_effect(game, table)
            if len(entries) >= table.pauses_at or game.result(table.state) is not None:
                yield STEP_ENDED
    raise RuntimeError(f"{game.slug}: {EMPTY_STEPS} steps without a question")


def _take_effect(game: Game[S], table: Table[S]) -> Script[None]:
    """All that was interjected in the step, in its order, unless the match is over before."""
    while table.interjections and game.result(table.state) is None:
        by, interjection = table.interjections[0]
        table.interjections = table.interjections[1:]
        with suppress(BrokenOff):
            yield from game.interjected(table, by, interjection)
    table.interjections = ()
    table.leaving = ()


def _stood_in(
    game: Game[S], table: Table[S], script: Script[None], request: Ask | Chance
) -> Script[None]:
    """The same script, except that the game answers for seats that leave, and what is void."""
    while True:
        while isinstance(request, Ask) and (
            request.seat in table.leaving or game.is_void(table, request)
        ):
            request = script.send(game.stand_in(table.state, request))
        answer = yield request
        request = script.send(answer)
