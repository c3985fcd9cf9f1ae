"""How long a match is played in all, whoever thinks: after so long something is called into it."""

from __future__ import annotations

from math import inf

from rollout.server.shown import ShownClock

Span = tuple[float, float]
"""From when to when."""


class TimeOfPlay:
    """Goes on from `begin` to the end of the match, but while it is told to stand still.

    What is taken back gives no time back: a decision that is made again is made later.
    """

    def __init__(self, limit: float | None) -> None:
        self.limit = limit
        """In seconds; None for none."""
        self.called: int | None = None
        """The ply at which it was said that the time is over."""
        self.begun = 0.0
        self._counts = False
        self._still: list[Span] = []
        """When time stood still, apart from what goes on now."""
        self._stopped_since: float | None = None

    def begin(self, at: float, limit: float | None) -> None:
        self.begun = at
        self.limit = limit
        self._counts = limit is not None

    def call(self, ply: int) -> None:
        """The time is over, and the match was told so."""
        self.called = ply

    def take_back(self, ply: int) -> None:
        """What came from that ply on did not happen."""
        if self.called is not None and self.called >= ply:
            self.called = None

    def stop(self, at: float) -> None:
        if self._stopped_since is None:
            self._stopped_since = at

    def go_on(self, at: float) -> None:
        if self._stopped_since is not None:
            self._still.append((self._stopped_since, at))
            self._stopped_since = None

    def excuse(self, span: Span) -> None:
        """Time in which nobody could play does not count."""
        self._still.append(span)

    def counts(self, span: Span) -> bool:
        """Whether time ran during it, and would be given back."""
        if not self._counts or self.called is not None:
            return False
        known, (_, ended) = self._spans(), span
        more = length_of([*known, span], self.begun, ended)
        return more > length_of(known, self.begun, ended)

    @property
    def running(self) -> bool:
        return self._counts and self.called is None and self._stopped_since is None

    def deadline(self) -> float | None:
        """When it is over."""
        if not self.running or self.limit is None:
            return None
        return self.begun + length_of(self._still, self.begun, inf) + self.limit

    def show(self, now: float) -> ShownClock | None:
        """What is left of it; None where there is no limit."""
        if self.limit is None:
            return None
        if self.called is not None:
            return ShownClock(0.0, False)
        played = now - self.begun - length_of(self._spans(), self.begun, now)
        left = self.limit - max(played, 0.0) if self._counts else self.limit
        return ShownClock(round(max(left, 0.0), 2), self.running)

    def _spans(self) -> list[Span]:
        """When time stood still, up to now and for as long as it does."""
        since = self._stopped_since
        return self._still if since is None else [*self._still, (since, inf)]


def length_of(spans: list[Span], begun: float, ended: float) -> float:
    """How much of the time between two moments is in any of the spans.

    >>> length_of([(5.0, 7.0), (1.0, 3.0), (2.0, 4.0)], 0.0, 6.0)
    4.0
    """
    total = 0.0
    for first, last in sorted(spans):
        begun = max(begun, first)
        if min(last, ended) > begun:
            total += min(last, ended) - begun
            begun = last
    return total
