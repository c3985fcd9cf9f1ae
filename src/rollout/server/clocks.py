"""Clocks, told from the journal alone: every row says when it was accepted."""

from __future__ import annotations

from rollout.server.records import ClockRule, Outage
from rollout.server.shown import SeatClock

DAY = 86_400


class Clocks:
    """What each seat has left. Time stands still until all seats are taken (`begin`), while one
    is free again, and while the service was down."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [_first(rule)] * seats
        self.begun = False
        self.asked: int | None = None
        self.since = 0.0
        self.excused = 0.0
        """Until when outages are accounted for."""
        self._free: set[int] = set()
        self._free_since = 0.0

    @property
    def used(self) -> bool:
        return self.rule.kind != "none"

    def begin(self, at: float) -> None:
        self.begun = True
        self.since = at

    def ask(self, seat: int | None, at: float) -> None:
        """From that moment on a seat (or nobody) thinks: stop the one before, start this one.

        A decision was made or taken back in between, even when the same seat is asked again.
        """
        if self.begun and self.asked is not None:
            spent = max(at - self._standing(at) - self.since, 0.0)
            if self.rule.kind == "match":
                self.left[self.asked] += self.rule.increment - spent
            else:
                self.left[self.asked] = _first(self.rule)
        self.asked = seat
        self.since = at
        self._free_since = at

    def excuse(self, outage: Outage) -> None:
        """Time in which nobody could answer does not count."""
        if self.counts(outage):
            self.since += outage.ended - max(outage.begun, self.since)
        self.excused = max(self.excused, outage.ended)

    def counts(self, outage: Outage) -> bool:
        """Whether somebody's time ran during it, and would be given back."""
        running = self.begun and self.used and self.asked is not None
        return running and outage.ended > max(self.since, self.excused)

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
                self.since += at - self._free_since

    @property
    def running(self) -> bool:
        return self.begun and self.used and self.asked is not None and not self._free

    def deadline(self) -> float | None:
        """When the flag of the asked seat falls."""
        if not self.running or self.asked is None:
            return None
        return self.since + self.left[self.asked]

    def show(self, seat: int, now: float) -> SeatClock | None:
        if not self.used:
            return None
        asked = self.begun and self.asked == seat
        spent = max(now - self._standing(now) - self.since, 0.0) if asked else 0.0
        return SeatClock(round(max(self.left[seat] - spent, 0), 2), asked and self.running)

    def _standing(self, at: float) -> float:
        """For how long they stand still because a seat is free."""
        return at - self._free_since if self._free else 0.0


def _first(rule: ClockRule) -> float:
    return rule.days * DAY if rule.kind == "correspondence" else rule.seconds
