"""The players' part of the dice at a table, as the rows of its journal tell it.

A seat promises its part by sitting down, seals it, and opens it when everybody is seated and has
sealed theirs; whoever is the last may open at once. From the first opening on nothing at the table
changes any more until the match is dealt: what is known by then must not be chosen to fit. Before
it everybody is shown a digest of setup, rules and seals, and the first opening writes it down.
A seat that promised nothing (a bot, a client that knows nothing of this) adds nothing.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from rollout.kernel.shares import Share, SharedDice, digest, sealed
from rollout.server.happenings import Reseating
from rollout.server.records import BEGINNINGS, Origin, Row, SeatRecord

KIND = "share"


class Said(msgspec.Struct, frozen=True, omit_defaults=True):
    """The body of a row: what is agreed on and who promised a part, or what a seat did with its."""

    agreed: Any = None
    due: tuple[int, ...] = ()
    origin: Origin = Origin()
    """What the match will go on from."""
    sealed: str = ""
    open: str = ""
    without: bool = False
    """The seat agrees to go on without what is missing."""
    settled: str = ""
    """With what is opened: the digest of setup, rules and seals that this was opened for."""
    by: str = ""
    """The rules in it; rows of before have a digest without."""


class ShownShares(msgspec.Struct):
    """What everybody may know of it."""

    agreed: str
    """The digest of the agreed setup, which the seals are for."""
    ready: bool
    """Nobody is missing: whoever has sealed may open, and whoever is the last at once."""
    due: list[int]
    sealed: dict[str, str]
    open: dict[str, str]
    without: list[int]
    settled: str = ""
    """The digest of the whole setup, of rules and of all seals, once nobody is missing."""
    by: str = ""
    """The rules in it."""


class Settled(NamedTuple):
    """A digest, and by which rules it is."""

    digest: str
    by: str


NOTHING_SETTLED = Settled("", "")


class Shares:
    """Follows the rows of one match."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.agreed: Any = None
        self.origin = Origin()
        self.due: set[int] = set()
        self.sealed: dict[int, str] = {}
        self.open: dict[int, str] = {}
        self.without: set[int] = set()
        self.settled = self.by = ""
        self.dealt = False

    def follow(self, row: Row) -> None:
        if row.kind in BEGINNINGS:
            self.dealt = True
        elif row.kind == KIND:
            self._hear(row.seat, msgspec.json.decode(row.body, type=Said))
        elif row.kind == "seat" and not self.fixed:
            self._reseat(row.seat, msgspec.json.decode(row.body, type=Reseating))

    def _hear(self, seat: int, said: Said) -> None:
        if said.sealed:
            self.due.discard(seat)
            self.sealed[seat] = said.sealed
        elif said.open:
            self.due.discard(seat)
            self.open[seat] = said.open
            if not self.settled:
                self.settled, self.by = said.settled, said.by
        elif said.without:
            self.without.add(seat)
        else:
            self.agreed, self.origin, self.due = said.agreed, said.origin, set(said.due)

    def _reseat(self, seat: int, change: Reseating) -> None:
        """Whoever leaves takes their part along; a bot has none."""
        self.due.discard(seat)
        self.sealed.pop(seat, None)
        self.without.clear()
        if change.shares:
            self.due.add(seat)

    @property
    def settled_before(self) -> Settled | None:
        """What everybody was shown before the first part was opened, once one is."""
        return Settled(self.settled, self.by) if self.settled else None

    @property
    def fixed(self) -> bool:
        """Whether somebody's part is known, so that nobody may choose any more."""
        return self.dealt or bool(self.open)

    @property
    def missing(self) -> set[int]:
        """The seats whose part is not open."""
        return self.due | (set(self.sealed) - set(self.open))

    def holds_up(self, seats: list[SeatRecord]) -> bool:
        """Whether the match has to wait for somebody's part."""
        return (
            bool(self.missing)
            and not {each.seat for each in seats if each.kind == "human"} <= self.without
        )

    def was_said(self, seat: int, said: Said) -> bool:
        """Whether a seat says again what it said before."""
        if said.sealed:
            return self.sealed.get(seat) == said.sealed
        return self.open.get(seat) == said.open if said.open else seat in self.without

    def fault(self, seat: int, said: Said, ready: bool) -> str:
        """Why a seat may not say that; empty when it may. `ready`: nobody is missing."""
        if said.open:
            return self._fault_of_opening(seat, said.open, ready)
        if said.sealed:
            return "share-not-due" if self.fixed or seat not in self.due else ""
        return "" if ready and self.missing else "share-not-missing"

    def _fault_of_opening(self, seat: int, secret: str, ready: bool) -> str:
        seal = self.sealed.get(seat)
        if seat in self.open or (seal is None and seat not in self.due):
            return "share-not-due"
        if seal is not None and seal != sealed(self.match, digest(self.agreed), seat, secret):
            return "share-not-the-sealed-one"
        return "share-too-early" if not ready or self.due - {seat} else ""

    def dice(self, seats: int) -> SharedDice:
        """What the draws follow from, once the match is dealt."""
        shares = [
            Share(seat, self.open.get(seat, ""), self.sealed.get(seat, "")) for seat in range(seats)
        ]
        return SharedDice(self.match, self.agreed, shares, self.settled, self.by)

    def settled_now(self, seed: str, setup: Any, seats: int, by: str) -> Settled:
        """What must not change once a part is open."""
        dice = self.dice(seats)
        dice.by = by
        return Settled(dice.settled_by(seed, setup), by)

    def shown(self, ready: bool = True, now: Settled = NOTHING_SETTLED) -> ShownShares:
        """`now` is what stands now; from the first opening on, what stood then."""
        return ShownShares(
            digest(self.agreed),
            ready,
            sorted(self.due),
            {str(seat): seal for seat, seal in sorted(self.sealed.items())},
            {str(seat): secret for seat, secret in sorted(self.open.items())},
            sorted(self.without),
            *(self.settled_before or now),
        )


def share_row(match: str, number: int, seat: int, said: Said, at: float) -> Row:
    body = msgspec.json.encode(said).decode()
    return Row(match, number, KIND, seat, None, 0, 0, body, "", at)


def shares_in(match: str, rows: list[Row]) -> Shares:
    shares = Shares(match)
    for row in rows:
        shares.follow(row)
    return shares
