"""Clocks, told from the journal alone: every row says when it was accepted."""

from __future__ import annotations

from rollout.server.records import ClockRule
from rollout.server.shown import SeatClock

DAY = 86_400


class Clocks:
    """What each seat has left. Time stands still until all seats are taken (`begin`)."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [_first(rule)] * seats
        self.begun = False
        self.asked: int | None = None
        self.since = 0.0

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
            spent = at - self.since
            if self.rule.kind == "match":
                self.left[self.asked] += self.rule.increment - spent
            else:
                self.left[self.asked] = _first(self.rule)
        self.asked = seat
        self.since = at

    def deadline(self) -> float | None:
        """When the flag of the asked seat falls."""
        if not self.begun or not self.used or self.asked is None:
            return None
        return self.since + self.left[self.asked]

    def show(self, seat: int, now: float) -> SeatClock | None:
        if not self.used:
            return None
        running = self.begun and self.asked == seat
        left = self.left[seat] - (now - self.since if running else 0)
        return SeatClock(round(max(left, 0), 2), running)


def _first(rule: ClockRule) -> float:
    return rule.days * DAY if rule.kind == "correspondence" else rule.seconds
