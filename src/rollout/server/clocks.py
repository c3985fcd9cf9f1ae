"""Clocks, told from the journal alone: every row says when it was accepted."""

from __future__ import annotations

from math import inf

from rollout.server.records import ClockRule, Outage
from rollout.server.shown import SeatClock

DAY = 86_400


Span = tuple[float, float]
"""From when to when."""


class Clocks:
    """What each seat has left. Time stands still until all seats are taken (`begin`), while one
    is free again, and while the service was down: each second once, whatever the reasons."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.used = rule.kind != "none"
        self.left = [_first(rule)] * seats
        self.begun = False
        self.asked: int | None = None
        self.since = 0.0
        self.excused = 0.0
        """Until when outages are accounted for."""
        self._still: list[Span] = []
        """When time stood still, apart from the seats that are free now."""
        self._free: set[int] = set()
        self._free_since = 0.0

    def begin(self, at: float) -> None:
        self.begun = True
        self.since = at

    def ask(self, seat: int | None, at: float) -> None:
        """From that moment on a seat (or nobody) thinks: stop the one before, start this one.

        A decision was made or taken back in between, even when the same seat is asked again.
        """
        if self.begun and self.asked is not None:
            if self.rule.kind == "match":
                self.left[self.asked] += self.rule.increment - self._spent(at)
            else:
                self.left[self.asked] = _first(self.rule)
        self.asked = seat
        self.since = at
        self._still = [span for span in self._still if span[1] > at]

    def excuse(self, outage: Outage) -> None:
        """Time in which nobody could answer does not count."""
        self._still.append((outage.begun, outage.ended))
        self.excused = max(self.excused, outage.ended)

    def counts(self, outage: Outage) -> bool:
        """Whether somebody's time ran during it, and would be given back."""
        if not self.begun or not self.used or self.asked is None:
            return False
        known = self._spans()
        more = _length([*known, (outage.begun, outage.ended)], self.since, outage.ended)
        return more > _length(known, self.since, outage.ended)

    def seat_freed(self, seat: int, at: float) -> None:
        """From now on nobody sits there: all clocks stand still."""
        if not self._free:
            self._free_since = at
        self._free.add(seat)

    def seat_taken(self, seat: int, at: float) -> None:
        """Somebody sits there. Once all seats are taken again time goes on."""
        if seat in self._free:
            self._free.remove(seat)
            if not self._free:
                self._still.append((self._free_since, at))

    @property
    def running(self) -> bool:
        return self.begun and self.used and self.asked is not None and not self._free

    def deadline(self) -> float | None:
        """When the flag of the asked seat falls."""
        if not self.running or self.asked is None:
            return None
        return self.since + _length(self._still, self.since, inf) + self.left[self.asked]

    def show(self, seat: int, now: float) -> SeatClock | None:
        if not self.used:
            return None
        asked = self.begun and self.asked == seat
        spent = self._spent(now) if asked else 0.0
        return SeatClock(round(max(self.left[seat] - spent, 0), 2), asked and self.running)

    def _spent(self, at: float) -> float:
        """How long the asked seat has been thinking."""
        return max(at - self.since - _length(self._spans(), self.since, at), 0.0)

    def _spans(self) -> list[Span]:
        """When time stood still, up to now and for as long as a seat is free."""
        return [*self._still, (self._free_since, inf)] if self._free else self._still


def _length(spans: list[Span], begun: float, ended: float) -> float:
    """How much of the time between two moments is in any of the spans.

    >>> _length([(5.0, 7.0), (1.0, 3.0), (2.0, 4.0)], 0.0, 6.0)
    4.0
    """
    total = 0.0
    for first, last in sorted(spans):
        begun = max(begun, first)
        if min(last, ended) > begun:
            total += min(last, ended) - begun
            begun = last
    return total


def _first(rule: ClockRule) -> float:
    return rule.days * DAY if rule.kind == "correspondence" else rule.seconds
