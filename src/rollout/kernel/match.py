"""A match, and all that can be done with it: answer, go back, go aside, look."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from rollout.kernel.actions import (
    Action,
    AgreeDraw,
    Concede,
    Event,
    Interjection,
    Revelation,
)
from rollout.kernel.course import WORLD, Course, Entry, Watcher
from rollout.kernel.errors import (
    CannotUndo,
    ChanceError,
    Illegal,
    NothingAsked,
    Refusal,
    Stale,
    WrongSeat,
)
from rollout.kernel.game import Game, S
from rollout.kernel.options import NOT_OFFERED
from rollout.kernel.recorded import Recorded, carried_out
from rollout.kernel.sources import Outside, Seeded, Source

__all__ = ["WORLD", "Entry", "Match", "Watcher"]

OUTSIDE: Final = Outside()


class Match(Course[S]):
    """A running match. `ask` waits for a seat, `chance` for the world; `result` ends it.

    A fork copies the state at the start of the current step and replays the answers since.
    The first fork or undo makes the match keep a copy at every step from then on; plain
    play, that of a fork too, keeps only the first.
    """

    from_position: bool
    """The match was begun from a position, not from its setup alone."""
    forked: bool
    """The match is a fork: it knows the current step only, and has no journal."""

    def __init__(
        self,
        game: Game[S],
        setup: Any = None,
        source: Source | None = None,
        start: S | None = None,
    ) -> None:
        """Begin a match: from a setup, or from any position between two steps.

        The position `start` belongs to the match from then on.
        """
        self.forked = False
        self.from_position = start is not None
        if start is None:
            setup = game.default_setup() if setup is None else setup
            start = game.start(setup)
        super().__init__(game, setup, Seeded() if source is None else source, start)
        self._settle()

    # Looking

    def view(self, seat: int | None) -> Any:
        """All that a seat, or a spectator, may know."""
        return self.game.view(self.state, seat)

    def events_since(self, ply: int) -> list[Event]:
        """What happened from the answer with that number on."""
        place = max(ply - self._first_ply, 0)
        if place >= len(self._marks):
            return []
        return self.table.events[self._marks[place] :]

    # Going on

    def answer(self, action: Action, seat: int | None = None, ply: int | None = None) -> None:
        """Answer the ask. On any error the match is as it was."""
        if ply is not None and ply != self._first_ply + len(self.entries):
            self._check_current(ply)
        self._take(Entry(self._offered_to(seat, action), action))

    def answer_all(self, actions: tuple[Action, ...], seat: int, ply: int | None = None) -> None:
        """Answer several asks in a row, all or nothing; chance between them is refused."""
        self._check_current(ply)
        before, draws = self.ply, self.draws
        try:
            for action in actions:
                if self.chance is not None and self.ply > before:
                    raise Illegal(Refusal("KERNEL", "chance-between"))
                self._enter(Entry(self._offered_to(seat, action), action))
            self._settle()
        except BaseException:
            if self.ply > before:
                self._restore(before, draws)
            raise

    def resolve(self, outcome: Any, ply: int | None = None) -> None:
        """Give the outcome of the chance request that waits. On any error all is as it was."""
        self._check_current(ply)
        if self.chance is None:
            raise NothingAsked(Refusal("KERNEL", "no-chance-asked"))
        fault = self.chance.fault(outcome)
        if fault is not None:
            raise ChanceError(Refusal("KERNEL", "wrong-die", {"fault": fault}))
        self._take(Entry(WORLD, outcome, recorded=isinstance(self.chance, Recorded)))

    def carry_out(self) -> None:
        """Carry out, in this process, what waits to be recorded. A service asks a worker."""
        while isinstance(self.chance, Recorded):
            self.resolve(carried_out(self.chance))

    def concede(self, seat: int) -> None:
        """A seat gives up, asked or not. The match ends, or the others play on without it."""
        self._check_open()
        self._check_plays(seat)
        self._take(Entry(seat, Concede()))

    def interject(self, interjection: Interjection, by: int = WORLD) -> None:
        """Something happens while a question waits: it takes effect when the step ends.

        `by` is the world, or any seat. On any error the match is as it was.
        """
        self._check_open()
        if by != WORLD:
            self._check_plays(by)
        if type(interjection) not in self.game.interjections:
            raise Illegal(NOT_OFFERED)
        refusal = self.game.interjection_refusal(self.state, by, interjection)
        if refusal is not None:
            raise Illegal(refusal)
        self._take(Entry(by, interjection, interjected=True))

    def take_over(self, by: int, answer: Any) -> None:
        """Enter what was entered in another match at this place, checked as it was there."""
        if isinstance(answer, AgreeDraw):
            self.agree_draw()
        elif isinstance(answer, Interjection):
            self.interject(answer, by)
        elif isinstance(answer, Concede):
            self.concede(by)
        elif by == WORLD:
            self.resolve(answer)
        else:
            self.answer(answer, by)

    def plays(self, seat: int) -> bool:
        """Whether that seat is in the match: neither out of it nor about to leave."""
        return seat not in self.table.leaving and self.game.plays(self.state, seat)

    def agree_draw(self) -> None:
        """End the match undecided because all seats agreed to."""
        self._check_open()
        self._enter(Entry(WORLD, AgreeDraw()))

    def go_on(self) -> None:
        """Draw the chance that waits (`at` and `fork` leave it open)."""
        before, draws = self.ply, self.draws
        try:
            self._settle()
        except BaseException:
            self._restore(before, draws)
            raise

    def stop_after_step(self) -> None:
        """Let the match rest when the current step ends, with nothing asked."""
        self._last_step = True
        self.table.pauses_at = 0

    # Going back

    @property
    def undo_refusal(self) -> Refusal | None:
        """Why the last decision cannot be taken back: new information has appeared since.

        That is an outcome of chance, or an event that reveals. This is the whole rule.
        """
        entries = self.entries
        if entries and entries[-1].by != WORLD:
            # As it is mostly; every move comes by here.
            last: int | None = self._first_ply + len(entries) - 1
        else:
            last = self._last_decision()
        if last is None:
            return Refusal("KERNEL", "nothing-to-undo")
        if last < self._learned_ply or self._learned_since(last):
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
        self._go_back(last)

    def rewind(self, ply: int) -> None:
        """Go back to any earlier ply (by consent of the seats). Chance is drawn anew."""
        self._check_reached(ply)
        if ply < self._learned_ply or self._learned_since(ply):
            self._learned_ply = ply
        self._go_back(ply)
        self._settle()

    # Going aside

    def fork(self, source: Source | None = None) -> Match[S]:
        """An independent match from here on, with chance of its own."""
        if not self._keeping:
            self._keep()
        fork = self._branch(self._base, self._base_ply, self._base_steps)
        fork.forked = True
        fork._replay(self.entries[self._base_ply - self._first_ply :], self._dreams)
        fork.draws, fork._learned_ply = self.draws, self._learned_ply
        fork.source = Seeded() if source is None else source
        return fork

    def imagine(self, seat: int | None, rng: Random, source: Source | None = None) -> Match[S]:
        """A fork in which all that the seat cannot see is dealt anew."""
        fork = self.fork(source)
        fork._dream([(fork.ply, seat, rng.getrandbits(64))])
        return fork

    def at(self, ply: int, source: Source | None = None) -> Match[S]:
        """The match as it was after `ply` answers; it can be played on from there.

        With a source of its own the outcomes so far count as given, not as drawn from it.
        """
        self._check_reached(ply)
        return self.along(self.entries[: ply - self._first_ply], source)

    def along(self, entries: list[Entry], source: Source | None = None) -> Match[S]:
        """The same after those first answers, though some were taken back here since."""
        match = self._branch(self.opening, self._first_ply, 0)
        match.from_position, match.forked = self.from_position, self.forked
        ply = self._first_ply + len(entries)
        if source is self.source:
            match.draws = self.draws
        else:
            entries = [
                Entry(entry.by, entry.answer, -1, entry.recorded, entry.interjected)
                for entry in entries
            ]
        match._replay(entries, [dream for dream in self._dreams if dream[0] <= ply])
        match.source = Seeded() if source is None else source
        return match

    def _branch(self, start: S, ply: int, steps: int) -> Match[S]:
        branch = Match(self.game, self.setup, OUTSIDE, start)
        branch._first_ply = branch._base_ply = ply
        branch._base_steps = steps
        branch.table.steps += steps
        branch._opened_steps = branch.steps
        return branch

    def _keep(self) -> None:
        """Begin to keep a copy at every step, with one for the current step."""
        self._keeping = True
        self.table.pauses_at = 0
        if self.steps == self._opened_steps:
            return
        replay = self._branch(self.opening, self._first_ply, self._base_steps)
        replay._keeping = True
        replay.table.pauses_at = 0
        replay._replay(self.entries, self._dreams)
        self._base, self._base_ply = replay._base, replay._base_ply
        self._base_events, self._base_steps = replay._base_events, replay._base_steps

    # Checking

    def _offered_to(self, seat: int | None, action: Action) -> int:
        """The seat that is asked, if it is this one (None: any) and may choose the action."""
        ask = self.ask
        if ask is None:
            raise NothingAsked(Refusal("KERNEL", "nothing-asked"))
        if seat is not None and seat != ask.seat:
            raise WrongSeat(Refusal("KERNEL", "wrong-seat", {"asked": ask.seat}))
        if action not in ask.options:
            if not isinstance(action, Action):
                raise Illegal(NOT_OFFERED)
            if not isinstance(action, Concede):
                raise Illegal(ask.options.refusal(action) or NOT_OFFERED)
        return ask.seat

    def _check_plays(self, seat: int) -> None:
        if not 0 <= seat < self.game.seats(self.state):
            raise WrongSeat(NOT_OFFERED)
        if not self.plays(seat):
            raise WrongSeat(Refusal("KERNEL", "out-of-the-match"))

    def _check_open(self) -> None:
        if self.ask is None and self.chance is None:
            raise NothingAsked(Refusal("KERNEL", "nothing-asked"))

    def _check_current(self, ply: int | None) -> None:
        if ply is not None and ply != self._first_ply + len(self.entries):
            raise Stale(Refusal("KERNEL", "stale", {"ply": self.ply}))

    def _check_reached(self, ply: int) -> None:
        if not self._first_ply <= ply <= self.ply:
            raise CannotUndo(Refusal("KERNEL", "no-such-ply", {"ply": ply}))

    def _learned_since(self, ply: int) -> bool:
        """Whether chance was drawn or something revealed since that answer."""
        for entry in self.entries[ply - self._first_ply :]:
            if entry.by == WORLD and not isinstance(entry.answer, AgreeDraw):
                return True
        marks, events = self._marks, self.table.events
        first = max(ply - self._first_ply, 0)
        since = marks[first] if first < len(marks) else len(events)
        for place in range(since, len(events)):  # noqa: SIM110 (every move comes by here)
            if isinstance(events[place], Revelation):
                return True
        return False

    def _last_decision(self) -> int | None:
        for place in range(len(self.entries) - 1, -1, -1):
            entry = self.entries[place]
            if entry.by != WORLD or isinstance(entry.answer, AgreeDraw):
                return self._first_ply + place
        return None
