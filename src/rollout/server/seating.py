"""Who has the seats of a match, as this worker knows it from the store."""

from __future__ import annotations

import msgspec

from rollout.server.audience import Audience, Surroundings
from rollout.server.play import Play
from rollout.server.records import MatchRecord, SeatRecord


class Seating(Audience):
    """What was read first may come last: what has become known since counts more."""

    def __init__(
        self, around: Surroundings, record: MatchRecord, seats: list[SeatRecord], play: Play
    ) -> None:
        super().__init__(around, record, seats, play)
        self._readings = self._newest_reading = 0
        """How often the seats were read, and which of that is known here."""

    async def reload_seats(self) -> None:
        """Who sits where may have changed, or what somebody wishes: of that nobody else is told."""
        if await self.read_seats():
            self.show_seats()
        self.go_on(elsewhere=False)

    async def read_seats(self) -> bool:
        """Whether anything is new that is shown."""
        number = -1
        while number < self._newest_reading:
            self._readings = number = self._readings + 1
            seats = await self.around.store.seats([self.id])
            record = await self.around.store.match(self.id)
        self._newest_reading = number
        before, self.seats = [self.record.next, *map(_shown, self.seats)], seats
        if record is not None:
            self.record.next = record.next
        self._find_seats()
        return before != [self.record.next, *map(_shown, seats)]

    def seat(self, after: SeatRecord) -> None:
        """It is stored who has a seat."""
        self._overtake()
        self.seats[after.seat] = after
        self._find_seats()
        self.tell_seats()

    def wishes_kept(self, seat: int, standing: str) -> None:
        """It is stored what a seat wants answered for it."""
        self._overtake()
        self.seats[seat].standing = standing

    def _overtake(self) -> None:
        """What was read before this does not count any more."""
        self._readings = self._newest_reading = self._readings + 1

    def _find_seats(self) -> None:
        for connection in self.connections:
            connection.find_seats()


def _shown(seat: SeatRecord) -> SeatRecord:
    """All of it but what its holder alone is shown."""
    return msgspec.structs.replace(seat, standing="")
