"""A match: drives the scripts of a game and keeps the answers."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Any, Final, Generic

from mypy_extensions import mypyc_attr

from rollout.kernel.actions import Action, AgreeDraw, Concede, Event, Result
from rollout.kernel.errors import (
    CannotUndo,
    ChanceError,
    Illegal,
    NothingAsked,
    Refusal,
    Stale,
    WrongSeat,
)
from rollout.kernel.game import Game, S, Script, Table
from rollout.kernel.options import NOT_OFFERED
from rollout.kernel.requests import Ask, Chance
from rollout.kernel.sources import Outside, Seeded, Source

WORLD: Final = -1
EMPTY_STEPS: Final = 10_000
OUTSIDE: Final = Outside()


@dataclass
class Entry:
    """One answer: by a seat, or by the world (then `draw` is the number of the draw)."""

    by: int
    answer: Any
    draw: int = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """Told at the end of every step, when the state is whole."""

    def step_ended(self, match: Match[Any]) -> None:
        """`match.state` is the truth between two steps."""


class Match(Generic[S]):
    """A running match. `ply` counts the answers so far, those of the world included.

    A fork copies the state at the start of the current step and replays the answers since.
    The first fork or undo makes the match keep a copy at every step from then on; plain
    play keeps only the first.
    """

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
    steps: int
    _initial: S
    _base: S
    _base_ply: int
    _base_events: int
    _first_ply: int
    _learned_ply: int
    _draws: int
    _keeping: bool
    _last_step: bool
    _dreams: list[tuple[int, int | None, int]] | None
    _script: Script[None] | None
    _marks: list[int]

    def __init__(
        self,
        game: Game[S],
        setup: Any = None,
        source: Source | None = None,
        start: S | None = None,
    ) -> None:
        """Begin a match: from a setup, or from any position (`start`) between two steps."""
        if start is None:
            setup = game.default_setup() if setup is None else setup
            start = game.start(setup)
        self.game = game
        self.setup = setup
        self.source = Seeded() if source is None else source
        self.watcher = None
        self.steps = 0
        self._initial = self._base = start
        self._first_ply = self._base_ply = self._base_events = 0
        self._learned_ply = self._draws = 0
        self._keeping = self._last_step = False
        self._dreams = None
        self._restart(start.copy(), [], [], [])
        self._open()
        self._settle()

    # What is going on

    @property
    def events(self) -> list[Event]:
        """All that happened since the start (of the fork)."""
        return self.table.events

    @property
    def ply(self) -> int:
        return self._first_ply + len(self.entries)

    def events_since(self, ply: int) -> list[Event]:
        """What happened from the answer with that number on."""
        place = ply - self._first_ply
        if place >= len(self._marks):
            return []
        return self.table.events[self._marks[max(place, 0)] :]

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that a seat, or a spectator, may know."""
        return self.game.view(self.state, seat)

    # Going on

    def answer(self, action: Action, seat: int | None = None, ply: int | None = None) -> None:
        """Answer the ask. On any error the match is as it was."""
        ask = self.ask
        if ask is None:
            raise NothingAsked(Refusal("KERNEL", "nothing-asked"))
        if seat is not None and seat != ask.seat:
            raise WrongSeat(Refusal("KERNEL", "wrong-seat", {"asked": ask.seat}))
        if ply is not None and ply != self.ply:
            raise Stale(Refusal("KERNEL", "stale", {"ply": self.ply}))
        if action not in ask.options and not isinstance(action, Concede):
            raise Illegal(ask.options.refusal(action) or NOT_OFFERED)
        before = len(self.entries)
        try:
            self._enter(Entry(ask.seat, action))
            if self.chance is not None:
                self._settle()
        except Exception:
            self.rewind(self._first_ply + before)
            raise

    def answer_all(self, actions: tuple[Action, ...], seat: int, ply: int | None = None) -> None:
        """Answer several asks in a row, all or nothing; chance between them is refused."""
        if ply is not None and ply != self.ply:
            raise Stale(Refusal("KERNEL", "stale", {"ply": self.ply}))
        trial = self.fork(Outside())
        for action in actions:
            trial.answer(action, seat)
        if trial.ply != self.ply + len(actions) or (trial.chance and len(actions) > 1):
            raise Illegal(Refusal("KERNEL", "chance-between"))
        for action in actions:
            self.answer(action, seat)

    def resolve(self, outcome: Any) -> None:
        """Give the outcome of the chance request that waits."""
        if self.chance is None:
            raise NothingAsked(Refusal("KERNEL", "no-chance-asked"))
        fault = self.chance.fault(outcome)
        if fault is not None:
            raise ChanceError(Refusal("KERNEL", "wrong-die", {"fault": fault}))
        self._draw(outcome)
        self._settle()

    def agree_draw(self) -> None:
        """End the match undecided because all seats agreed to."""
        if self.ask is None and self.chance is None:
            raise NothingAsked(Refusal("KERNEL", "nothing-asked"))
        self._enter(Entry(WORLD, AgreeDraw()))

    # Going back, and aside

    @property
    def undo_refusal(self) -> Refusal | None:
        """Why the last decision cannot be taken back: new information has appeared since.

        That is an outcome of chance, or an event that reveals. This is the whole rule.
        """
        last = self._last_decision()
        if last is None:
            return Refusal("KERNEL", "nothing-to-undo")
        if last < self._learned_ply:
            return Refusal("KERNEL", "new-information")
        return None

    def undo(self, seat: int | None = None) -> None:
        """Take the last decision back; with a seat, only if it was that seat's."""
        refusal = self.undo_refusal
        if refusal is not None:
            raise CannotUndo(refusal)
        last = self._last_decision()
        assert last is not None
        if seat is not None and self.entries[last - self._first_ply].by != seat:
            raise CannotUndo(Refusal("KERNEL", "not-your-decision"))
        self.rewind(last)

    def rewind(self, ply: int) -> None:
        """Go back to any earlier ply (by consent of the seats). Chance is drawn anew."""
        if not self._first_ply <= ply <= self.ply:
            raise CannotUndo(Refusal("KERNEL", "no-such-ply", {"ply": ply}))
        entries = self.entries[: ply - self._first_ply]
        draws = self._draws
        learned = min(self._learned_ply, ply)
        if ply < self._base_ply:
            self._base, self._base_ply, self._base_events = self._initial, self._first_ply, 0
        skip = self._base_ply - self._first_ply
        events = self.table.events[: self._base_events]
        self._restart(self._base.copy(), entries[:skip], self._marks[:skip], events)
        self._keeping = True
        self._open()
        for entry in entries[skip:]:
            self._enter(entry)
        self._draws, self._learned_ply = draws, learned

    def fork(self, source: Source | None = None) -> Match[S]:
        """An independent match from here on, with chance of its own."""
        if not self._keeping:
            self._keep()
        fork = Match(self.game, self.setup, OUTSIDE, self._base)
        fork._first_ply = fork._base_ply = self._base_ply
        place = self._base_ply - self._first_ply
        for number in range(place, len(self.entries)):
            if self._dreams is not None:
                fork._dream_again(self._dreams, number - place)
            fork._enter(self.entries[number])
        if self._dreams is not None:
            fork._dream_again(self._dreams, len(self.entries) - place)
        fork._draws, fork._learned_ply = self._draws, self._learned_ply
        fork._keeping = True
        fork.source = Seeded() if source is None else source
        return fork

    def imagine(self, seat: int | None, rng: Random, source: Source | None = None) -> Match[S]:
        """A fork in which all that the seat cannot see is dealt anew."""
        fork = self.fork(source)
        dream = (len(fork.entries), seat, rng.getrandbits(64))
        fork._dreams = [*(fork._dreams or ()), dream]
        self.game.imagine(fork.state, seat, Random(dream[2]))
        return fork

    def at(self, ply: int, source: Source | None = None) -> Match[S]:
        """The match as it was after `ply` answers; it can be played on from there."""
        if not self._first_ply <= ply <= self.ply:
            raise CannotUndo(Refusal("KERNEL", "no-such-ply", {"ply": ply}))
        match = Match(self.game, self.setup, OUTSIDE, self._initial)
        match._first_ply = match._base_ply = self._first_ply
        for entry in self.entries[: ply - self._first_ply]:
            match._enter(entry)
        match.source = Seeded() if source is None else source
        return match

    def go_on(self) -> None:
        """Draw what chance is waiting (after `at`, which leaves it open)."""
        self._settle()

    def stop_after_step(self) -> None:
        """Let the match rest when the current step ends, with nothing asked."""
        self._last_step = True

    # The works

    def _restart(
        self, state: S, entries: list[Entry], marks: list[int], events: list[Event]
    ) -> None:
        self.entries = entries
        self._marks = marks
        self.state = state
        self.table = Table(state)
        self.table.events = events
        self.result = None
        self._rest()

    def _rest(self) -> None:
        self._script = None
        self.ask = None
        self.chance = None

    def _wait_for(self, request: Ask | Chance) -> None:
        if isinstance(request, Ask):
            self.ask = request
            self.chance = None
        else:
            self.ask = None
            self.chance = request

    def _open(self) -> None:
        """Start the next step that asks for something, or find that the match is over."""
        table = self.table
        for _ in range(EMPTY_STEPS):
            self.result = self.game.result(table.state)
            if self.result is not None:
                self._rest()
                return
            self._script = self.game.step(table)
            self.steps += 1
            try:
                self._wait_for(self._script.send(None))
                return
            except StopIteration:
                self._end_step()
        raise RuntimeError(f"{self.game.slug}: {EMPTY_STEPS} steps without a question")

    def _end_step(self) -> None:
        if self.watcher is not None:
            self.watcher.step_ended(self)

    def _enter(self, entry: Entry) -> None:
        """Take an answer down and go on to the next request, without drawing chance."""
        table = self.table
        self._marks.append(len(table.events))
        self.entries.append(entry)
        answer = entry.answer
        if isinstance(answer, (Concede, AgreeDraw)):
            self._break_off(entry)
            return
        assert self._script is not None
        try:
            self._wait_for(self._script.send(answer))
        except StopIteration:
            self._end_step()
            if self._last_step:
                self._rest()
                self.result = self.game.result(self.state)
            else:
                if self._keeping:
                    self._base, self._base_ply = self.state.copy(), self.ply
                    self._base_events = len(self.table.events)
                    self._dreams = None
                self._open()
        if table.revealed:
            table.revealed = False
            self._learned_ply = self.ply

    def _break_off(self, entry: Entry) -> None:
        if isinstance(entry.answer, Concede):
            self.result = self.game.conceded(self.state, entry.by)
        else:
            self.result = Result((), "draw-agreed")
        self._rest()

    def _settle(self) -> None:
        """Draw chance until a seat is asked, the match is over, or nobody can draw."""
        while self.chance is not None:
            outcome = self.source.answer(self.chance, self._draws)
            if outcome is None:
                return
            self._draw(outcome)

    def _draw(self, outcome: Any) -> None:
        entry = Entry(WORLD, outcome, self._draws)
        self._draws += 1
        self._enter(entry)
        self._learned_ply = self.ply

    def _keep(self) -> None:
        """Begin to keep a copy at every step, with one for the current step."""
        self._keeping = True
        replay = self.at(self._first_ply)
        replay._keeping = True
        for entry in self.entries:
            replay._enter(entry)
        self._base, self._base_ply = replay._base, replay._base_ply
        self._base_events = replay._base_events

    def _dream_again(self, dreams: list[tuple[int, int | None, int]], place: int) -> None:
        for when, seat, seed in dreams:
            if when == place:
                self.game.imagine(self.state, seat, Random(seed))
                self._dreams = [*(self._dreams or ()), (when, seat, seed)]

    def _last_decision(self) -> int | None:
        for place in range(len(self.entries) - 1, -1, -1):
            if self.entries[place].by != WORLD:
                return self._first_ply + place
        return None
