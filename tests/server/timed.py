"""Tables of the service at which a match may last ten minutes."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from rollout.games.tabletop_warfare.events import TimeCalled
from rollout.kernel.actions import Action, Result
from rollout.server.clocks import Clocks
from rollout.server.creation import NOTHING_KEPT, Kept, NewMatch, NewSeat, create_match
from rollout.server.records import Row
from rollout.server.room import Room
from rollout.server.service import Service
from rollout.server.settings import Settings
from rollout.server.worker_time import watch

LIMIT = 600.0
MORE_THAN_A_MOMENT = 100.0
"""Far more than any of this takes: what the test itself needs is counted too."""
READY = {
    "armies": ["bumblebee", "vehicon"],
    "deployment": "ready",
    "options": {"points_limit": 50, "time_limit": 10, "round_limit": 0},
}
BY_POINTS = Result((), "time", "TW-RUL-78")
"""Both armies are whole: nobody has more points."""
BOTH = (0, 1)


def left(clocks: Clocks, now: float) -> tuple[float, bool]:
    shown = clocks.in_all.show(now)
    assert shown is not None
    return shown.seconds, shown.running


@asynccontextmanager
async def serving(database: str) -> AsyncIterator[Service]:
    service = Service(Settings(database=database))
    await service.start()
    try:
        yield service
    finally:
        await service.stop()


async def begin(service: Service, kept: Kept = NOTHING_KEPT, **wishes: Any) -> Room:
    """A match of two at one screen, ready for the first activation; it may last ten minutes."""
    seats = [NewSeat("me"), NewSeat("hotseat")]
    wish = NewMatch(**{"game": "tabletop_warfare", "setup": READY, "seats": seats, **wishes})
    made = await create_match(service, wish, None, kept)
    return await service.rooms.get(made.match)


async def go_by(service: Service, seconds: float) -> None:
    """Time goes by, and the service is there all the while: its next beat is there before."""
    later = watch.now() + seconds
    await service.store.beat(later)
    watch.set(later)


async def do(room: Room, kind: str) -> None:
    """Whoever is asked chooses the first action of a kind."""
    ask, ply = room.play.match.ask, room.play.match.ply
    assert ask is not None
    action: Action = next(each for each in ask.options if type(each).__struct_config__.tag == kind)
    await room.answer(ask.seat, ply, f"a{room.play.sequence}", (action,), lambda ply: None)


def asked(room: Room) -> int:
    ask = room.play.match.ask
    assert ask is not None
    return ask.seat


def result(room: Room) -> Result | None:
    return room.play.result


def kinds(rows: list[Row]) -> list[str]:
    return [row.kind for row in rows]


def told(room: Room) -> list[int]:
    """When it was said that time is up."""
    return [ply for ply, event in room.play.log if isinstance(event, TimeCalled)]
