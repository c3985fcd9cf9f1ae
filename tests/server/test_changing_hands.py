"""A seat that changes hands: whoever had it is told, and may do, nothing there any more."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rollout.server.answering import keep
from rollout.server.connection import Connection
from rollout.server.creation import NewMatch, NewSeat, create_match
from rollout.server.gathering import sit_down
from rollout.server.messages import StandingMessage
from rollout.server.notices import Notice
from rollout.server.room import Room
from rollout.server.service import Service
from rollout.server.tokens import digest, new_token
from tests.server.timed import serving

Scenario = Callable[[str], Coroutine[Any, Any, None]]


@dataclass
class Reader:
    """A connection, what it was sent, and whether it reads on."""

    connection: Connection
    sent: list[bytes]
    reads: list[bool]
    waiting: list[asyncio.Future[None]] = field(default_factory=list)

    def stop(self) -> None:
        self.reads[0] = False

    def read_on(self) -> None:
        self.reads[0] = True
        for each in self.waiting:
            each.set_result(None)

    @property
    def tables(self) -> list[dict[str, Any]]:
        found = [json.loads(text) for text in self.sent]
        return [each["table"] for each in found if "table" in each]


async def reader(room: Room, *tokens: str, patches: bool = False) -> Reader:
    sent: list[bytes] = []
    reads = [True]
    waiting: list[asyncio.Future[None]] = []

    def send(text: bytes) -> asyncio.Future[None] | None:
        sent.append(text)
        if reads[0]:
            return None
        waiting.append(asyncio.get_running_loop().create_future())
        return waiting[-1]

    connection = Connection(send, room, list(tokens))
    connection.patches = patches
    async with room.lock:
        await room.join(connection, 0)
    return Reader(connection, sent, reads, waiting)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.01)


async def begin(service: Service) -> tuple[Room, str]:
    """A match of Battle Cards, and the token of the first seat."""
    seats = [NewSeat("me"), NewSeat("hotseat")]
    made = await create_match(service, NewMatch("battlecards", seats=seats), None)
    return await service.rooms.get(made.match), made.tokens["0"]


async def change_hands(service: Service, room: Room) -> str:
    """Somebody else sits down on the first seat; their token."""
    await service.stand_up(room, 0, digest(new_token()), (0,))
    named = msgspec.structs.replace(room.seats[0], name="Somebody")
    return await sit_down(service, room, named, None)


async def play_on(room: Room, answers: int) -> None:
    rng = Random(5)
    for _ in range(answers):
        ask = room.play.match.ask
        assert ask is not None
        ply, action = room.play.match.ply, rng.choice(list(ask.options))
        await room.answer(ask.seat, ply, f"x{ply}", (action,), lambda ply: None)


async def a_slow_reader_leaves(database: str) -> None:
    async with serving(database) as service:
        room, token = await begin(service)
        slow = await reader(room, token, patches=True)
        await play_on(room, 3)
        slow.stop()
        await play_on(room, 1)
        await change_hands(service, room)
        before = len(slow.tables)
        await play_on(room, 40)
        slow.read_on()
        await until(lambda: len(slow.tables) > before)
        (table,) = slow.tables[before:]
        assert (table["you"], "view" in table) == ([], True)
        assert not any("patch" in told for told in table["events"])


async def rows_are_all_that_is_heard_of(database: str) -> None:
    async with serving(database) as here, serving(database) as there:
        room, token = await begin(here)
        behind = await there.rooms.get(room.id)
        old = await reader(behind, token)
        await change_hands(here, room)
        await play_on(room, 3)
        await behind.catch_up(room.stored.sequence)
        assert old.connection.seats == ()
        assert old.tables[-1]["you"] == []
        assert old.tables[-1]["seats"][0]["name"] == "Somebody"


async def the_seats_cannot_be_read_again(database: str) -> None:
    async with serving(database) as service:
        room, token = await begin(service)
        old = await reader(room, token)
        found = await service.store.seats([room.id])
        freed = msgspec.structs.replace(found[0], token=None, invite=digest(new_token()))
        assert await room.reseat(found[0], freed, "left", (0,))
        assert old.connection.seats == ()
        assert [each["kind"] for each in old.tables[-1]["seats"]] == ["open", "human"]


class LateStore:
    """The first reading of the seats arrives when it is let go: a slow connection of a pool."""

    def __init__(self, behind: Any) -> None:
        self.behind = behind
        self.read, self.let_go = asyncio.Event(), asyncio.Event()

    def __getattr__(self, name: str) -> Any:
        return getattr(self.behind, name)

    async def seats(self, matches: list[str]) -> Any:
        found = await self.behind.seats(matches)
        if not self.read.is_set():
            self.read.set()
            await self.let_go.wait()
        return found


async def an_old_reading_comes_late(database: str) -> None:
    async with serving(database) as service:
        room, token = await begin(service)
        old = await reader(room, token)
        late = LateStore(service.store)
        room.around.store = late  # type: ignore[assignment]
        reading = asyncio.create_task(room.reload_seats())
        await late.read.wait()
        theirs = await change_hands(service, room)
        new = await reader(room, theirs)
        late.let_go.set()
        await reading
        assert (old.connection.seats, new.connection.seats) == ((), (0,))
        assert room.seats[0].name == "Somebody"


async def a_wish_is_kept_while_an_old_reading_is_on_its_way(database: str) -> None:
    async with serving(database) as service:
        room, _ = await begin(service)
        late = LateStore(service.store)
        room.around.store = late  # type: ignore[assignment]
        reading = asyncio.create_task(room.reload_seats())
        await late.read.wait()
        await keep(room, StandingMessage("s", 1, {"contest": 1}))
        late.let_go.set()
        await reading
        assert json.loads(room.seats[1].standing) == {"contest": 1}


def test_an_old_reading_forgets_no_wish(tmp_path: Path) -> None:
    asyncio.run(a_wish_is_kept_while_an_old_reading_is_on_its_way(f"sqlite:///{tmp_path / 'm'}"))


async def the_new_holder_comes_here(database: str) -> None:
    async with serving(database) as service:
        room, token = await begin(service)
        await reader(room, token)
        looking = await reader(room)
        theirs = await change_hands(service, room)
        assert [seat["online"] for seat in looking.tables[-1]["seats"]] == [False, False]
        new = await reader(room, theirs)
        for each in (looking, new):
            assert [seat["online"] for seat in each.tables[-1]["seats"]] == [True, False]


async def the_new_holder_comes_to_another_worker(database: str) -> None:
    async with serving(database) as here, serving(database) as there:
        room, token = await begin(here)
        behind = await there.rooms.get(room.id)
        await reader(behind, token)
        theirs = await change_hands(here, room)
        await behind.catch_up(room.stored.sequence)
        await behind.reload_seats()
        new = await reader(behind, theirs)
        assert [seat["online"] for seat in new.tables[-1]["seats"]] == [True, False]


@pytest.mark.parametrize(
    "scenario", [the_new_holder_comes_here, the_new_holder_comes_to_another_worker]
)
def test_whoever_takes_over_a_seat_is_seen_to_be_there(scenario: Scenario, tmp_path: Path) -> None:
    asyncio.run(scenario(f"sqlite:///{tmp_path / 'm.sqlite'}"))


@pytest.mark.parametrize(
    "scenario",
    [
        a_slow_reader_leaves,
        rows_are_all_that_is_heard_of,
        the_seats_cannot_be_read_again,
        an_old_reading_comes_late,
    ],
)
def test_whoever_had_a_seat_knows_nothing_of_it_any_more(
    scenario: Scenario, tmp_path: Path
) -> None:
    asyncio.run(scenario(f"sqlite:///{tmp_path / 'm.sqlite'}"))


def test_what_a_seat_wishes_is_noticed_by_nobody_at_another_worker(tmp_path: Path) -> None:
    async def scenario(database: str) -> None:
        async with serving(database) as here, serving(database) as there:
            room, _ = await begin(here)
            behind = await there.rooms.get(room.id)
            opponent = await reader(behind)
            before = len(opponent.sent)
            for wishes, hold in (({"contest": 1}, None), (None, room.play.match.ply)):
                await keep(room, StandingMessage("s", 0, wishes, hold))
                await there.rooms.heard(Notice("elsewhere", "seats", [(room.id, 0)]))
                await until(lambda: behind.seats[0].standing == room.seats[0].standing != "")
            assert len(opponent.sent) == before

    asyncio.run(scenario(f"sqlite:///{tmp_path / 'm.sqlite'}"))
