"""Clocks, told from the journal alone: every row says when it was accepted."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from rollout.server.records import ClockRule, Outage
from rollout.server.shown import ShownClock
from rollout.server.time_of_play import Span, TimeOfPlay, length_of

DAY = 86_400


class Clocks:
    """What each seat has left, and the match in all. Time stands still until all seats are taken
    (`begin`), while one is free again, and while the service was down: each second once, whatever
    the reasons.

    Nobody gains by what they do besides deciding. Whoever frees a seat stops the clocks of others
    and none of their own. Whoever takes a decision back goes on with the time that is left.

    The time of play in all belongs to nobody: it stands still whoever's seat is free.
    """

    def __init__(self, rule: ClockRule, seats: int, limit: float | None = None) -> None:
        self.rule = rule
        self.in_all = TimeOfPlay(limit)
        self.left = [_first(rule)] * seats
        self.begun = self._over = False
        self.asked: int | None = None
        self.since = 0.0
        self.excused = 0.0
        """Until when outages are accounted for."""
        self._still: list[Span] = []
        """When time stood still for the asked seat, apart from what goes on now."""
        self._stopped_since: float | None = None
        """Since when it stands still because somebody else's seat is free."""
        self._free: dict[int, frozenset[int]] = {}
        """By free seat: the seats of whoever freed it, whose clocks it does not stop."""
        self._leavers: dict[int, frozenset[int]] = {}
        """The same, until somebody sits down there: a bot in between changes nothing."""
        self._decided = 0
        """Decisions before that ply were made once, and renew no time when they are made again."""

    @property
    def of_seats(self) -> bool:
        """Whether seats have clocks."""
        return self.rule.kind != "none"

    @property
    def used(self) -> bool:
        """Whether time counts for anything."""
        return self.of_seats or self.in_all.limit is not None

    def begin(self, at: float, limit: float | None = None) -> None:
        """From now on time counts: that of seats, and that of play in all if it has a limit."""
        self.begun = True
        self.since = at
        self.in_all.begin(at, limit)

    def ask(self, seat: int | None, at: float, ply: int | None = None) -> None:
        """From that moment on a seat (or nobody) thinks: stop the one before, start this one.

        A decision was made in between, that of the ply, even when the same seat is asked again.
        """
        if self.begun and self.asked is not None:
            again = ply is not None and ply < self._decided
            if self.rule.kind != "match" and not again:
                self.left[self.asked] = _first(self.rule)
            else:
                self.left[self.asked] -= self._spent(at)
                self.left[self.asked] += 0 if again else self.rule.increment
            if ply is not None:
                self._decided = max(self._decided, ply + 1)
        self._turn_to(seat, at)

    def interrupt(self, seat: int | None, at: float) -> None:
        """Something from outside came between. That was no decision, and brings nobody time."""
        if self.begun and self.asked is not None:
            self.left[self.asked] -= self._spent(at)
        self._turn_to(seat, at)

    def end(self, at: float) -> None:
        """The match is over."""
        self._over = True
        self._turn_to(None, at)

    def take_back(self, by: int, at: float, agreed_to: int | None = None) -> None:
        """The last decision is taken back; or, as all agreed, all from a ply on.

        Whoever thinks about what is no more has spent that time only if it is `by` them.
        """
        if self.begun and self.asked == by:
            self.left[by] -= self._spent(at)
        if agreed_to is not None:
            self._decided = min(self._decided, agreed_to)
        self._turn_to(None, at)

    def _turn_to(self, seat: int | None, at: float) -> None:
        self.asked = seat
        self.since = at
        self._still = [span for span in self._still if span[1] > at]
        self._stopped_since = None
        self._stop_or_go_on(at)

    def excuse(self, outage: Outage) -> None:
        """Time in which nobody could answer does not count."""
        span = (outage.begun, outage.ended)
        self._still.append(span)
        self.in_all.excuse(span)
        self.excused = max(self.excused, outage.ended)

    def counts(self, outage: Outage) -> bool:
        """Whether somebody's time ran during it, or that of all, and would be given back."""
        span = (outage.begun, outage.ended)
        if self.in_all.counts(span):
            return True
        if not self.begun or not self.of_seats or self.asked is None:
            return False
        known = self._spans()
        more = length_of([*known, span], self.since, outage.ended)
        return more > length_of(known, self.since, outage.ended)

    def unexcused_since(self) -> float:
        """Which outages may have to be excused: those that ended later."""
        counting = self.since if self.in_all.limit is None else self.in_all.begun
        return max(counting, self.excused)

    def seat_freed(self, seat: int, at: float, by: Iterable[int] = ()) -> None:
        """From now on nobody sits there: clocks stand still, but those of whoever freed it."""
        self._leavers[seat] = self._leavers.get(seat, frozenset()).union(by)
        self._free[seat] = self._leavers[seat]
        self._stop_or_go_on(at)

    def seat_taken(self, seat: int, at: float, by_a_bot: bool = False) -> None:
        """Somebody sits there. Once all seats are taken again time goes on."""
        self._free.pop(seat, None)
        if not by_a_bot:
            self._leavers.pop(seat, None)
        self._stop_or_go_on(at)

    def _stop_or_go_on(self, at: float) -> None:
        stands_still = any(self.asked not in freed_by for freed_by in self._free.values())
        if stands_still and self._stopped_since is None:
            self._stopped_since = at
        elif not stands_still and self._stopped_since is not None:
            self._still.append((self._stopped_since, at))
            self._stopped_since = None
        if self._free or self._over:
            self.in_all.stop(at)
        else:
            self.in_all.go_on(at)

    @property
    def running(self) -> bool:
        """Whether the time of the asked seat runs."""
        stopped = self._stopped_since is not None
        return self.begun and self.of_seats and self.asked is not None and not stopped

    def deadline(self) -> float | None:
        """When the flag of the asked seat falls."""
        if not self.running or self.asked is None:
            return None
        return self.since + length_of(self._still, self.since, inf) + self.left[self.asked]

    def next_deadline(self) -> float | None:
        """When something is to be done, if nobody does anything before."""
        deadlines = [each for each in (self.deadline(), self.in_all.deadline()) if each is not None]
        return min(deadlines, default=None)

    def show(self, seat: int, now: float) -> ShownClock | None:
        """What a seat has left; None where seats have no clocks."""
        if not self.of_seats:
            return None
        asked = self.begun and self.asked == seat
        spent = self._spent(now) if asked else 0.0
        return ShownClock(round(max(self.left[seat] - spent, 0), 2), asked and self.running)

    def _spent(self, at: float) -> float:
        """How long the asked seat has been thinking."""
        return max(at - self.since - length_of(self._spans(), self.since, at), 0.0)

    def _spans(self) -> list[Span]:
        """When time stood still, up to now and for as long as a seat is free."""
        since = self._stopped_since
        return self._still if since is None else [*self._still, (since, inf)]


def _first(rule: ClockRule) -> float:
    return rule.days * DAY if rule.kind == "correspondence" else rule.seconds
