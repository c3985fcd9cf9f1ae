"""What the row says with which a seat changes hands."""

from __future__ import annotations

import msgspec

from rollout.server.happenings import Did, Reseating
from rollout.server.records import SeatRecord


def reseating(
    before: SeatRecord,
    after: SeatRecord,
    did: Did,
    shares: bool = False,
    by: tuple[int, ...] = (),
) -> str:
    """The body of the row of a seat's change: whose seat it is now, or was."""
    name = before.name if did == "left" else after.name
    promised = True if shares else msgspec.UNSET
    free = True if after.kind == "open" else msgspec.UNSET
    told = by or msgspec.UNSET
    change = Reseating(did, name, after.level or before.level, promised, free, told)
    return msgspec.json.encode(change).decode()
