"""Clocks, told from the journal alone: every row says when it was accepted."""

from __future__ import annotations

from collections.abc import Iterable
from math import inf

from rollout.server.records import ClockRule, Outage
from rollout.server.shown import SeatClock

DAY = 86_400


Span = tuple[float, float]
"""From when to when."""


class Clocks:
    """What each seat has left. Time stands still until all seats are taken (`begin`), while one
    is free again, and while the service was down: each second once, whatever the reasons.

    Nobody gains by what they do besides deciding. Whoever frees a seat stops the clocks of others
    and none of their own. Whoever takes a decision back goes on with the time that is left.
    """

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
        """When time stood still for the asked seat, apart from what goes on now."""
        self._stopped_since: float | None = None
        """Since when it stands still because somebody else's seat is free."""
        self._free: dict[int, frozenset[int]] = {}
        """By free seat: the seats of whoever freed it, whose clocks it does not stop."""
        self._leavers: dict[int, frozenset[int]] = {}
        """The same, until somebody sits down there: a bot in between changes nothing."""
        self._decided = 0
        """Decisions before that ply were made once, and renew no time when they are made again."""

    def begin(self, at: float) -> None:
        self.begun = True
        self.since = at

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

    def take_back(self, by: int, at: float, agreed_to: int | None = None) -> None:
        """The last decision, of that seat, is taken back; or, as all agreed, all from a ply on.

        Whoever thinks about what is no more has spent that time only if they end it themselves.
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
        self._still.append((outage.begun, outage.ended))
        self.excused = max(self.excused, outage.ended)

    def counts(self, outage: Outage) -> bool:
        """Whether somebody's time ran during it, and would be given back."""
        if not self.begun or not self.used or self.asked is None:
            return False
        known = self._spans()
        more = _length([*known, (outage.begun, outage.ended)], self.since, outage.ended)
        return more > _length(known, self.since, outage.ended)

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

    @property
    def running(self) -> bool:
        stopped = self._stopped_since is not None
        return self.begun and self.used and self.asked is not None and not stopped

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
        since = self._stopped_since
        return self._still if since is None else [*self._still, (since, inf)]


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
