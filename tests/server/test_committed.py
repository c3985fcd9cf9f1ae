"""Nothing of a change is readable before its row is stored, by whatever way it is asked for."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from rollout.kernel.errors import TableError
from rollout.server import dealings
from rollout.server.application import interface
from rollout.server.client_requests import Requests
from rollout.server.connection import Connection
from rollout.server.creation import Created, NewMatch, NewSeat, create_match
from rollout.server.messages import read
from rollout.server.records import Conflict, Row
from rollout.server.room import Room
from rollout.server.security import Guard
from rollout.server.service import Service
from rollout.server.settings import Settings
from rollout.server.sinks import Progress, Sink


class HeldSink:
    """A database that is locked: what is written waits until it is let go, or fails."""

    def __init__(self, behind: Sink) -> None:
        self.behind = behind
        self.writing = asyncio.Event()
        self.let_go = asyncio.Event()
        self.error: Exception | None = None

    def write_at_once(self, rows: Sequence[Row], progress: Sequence[Progress]) -> bool:
        return False

    async def write(self, rows: Sequence[Row], progress: Sequence[Progress]) -> None:
        self.writing.set()
        await self.let_go.wait()
        if self.error is not None:
            raise self.error
        await self.behind.write(rows, progress)

    async def close(self) -> None:
        await self.behind.close()


class Table:
    """A match of two whose next change is held open while everything is read."""

    def __init__(self, service: Service, made: Created, room: Room, http: httpx.AsyncClient):
        self.service, self.made, self.room, self.http = service, made, room, http
        self.sent: list[str] = []
        self.sink = HeldSink(room.around.writer.sink)

    async def all_reads(self) -> list[str]:
        """What HTTP tells, to the holder of a seat and to others."""
        match, ply = self.made.match, self.room.stored.ply
        paths = [
            f"/api/matches/{match}",
            "/api/matches?list=running",
            "/api/matches?list=finished",
            "/api/me",
            *[f"/api/matches/{match}/at/{each}" for each in range(ply + 3)],
            *[f"/api/matches/{match}/{what}" for what in ("marks", "journal", "verify")],
        ]
        found = []
        for token in ("", self.made.tokens["0"]):
            headers = {"Authorization": f"Bearer {token}"} if token else {}
            for path in paths:
                answer = await self.http.get(path, headers=headers)
                found.append(f"{path} {answer.status_code} {answer.text}")
            for what, body in (("branch", {"ply": ply + 1}), ("rematch", {})):
                path = f"/api/matches/{match}/{what}"
                answer = await self.http.post(path, json=body, headers=headers)
                found.append(f"{path} {answer.status_code} {answer.text}")
        return found

    async def hold(self, change: Awaitable[None]) -> asyncio.Task[None]:
        """Begin a change; it is in memory, and waits for its row."""
        self.room.around.writer.sink = self.sink

        async def make() -> None:
            await change

        task = asyncio.create_task(make())
        await self.sink.writing.wait()
        return task


@asynccontextmanager
async def table(database: str, game: str) -> AsyncIterator[Table]:
    service = Service(Settings(database=database))
    await service.start()
    transport = httpx.ASGITransport(Guard(interface(service), service))  # type: ignore[arg-type]
    async with httpx.AsyncClient(transport=transport, base_url="http://table") as http:
        try:
            seats = [NewSeat("me"), NewSeat("hotseat")]
            made = await create_match(service, NewMatch(game, seats=seats), None)
            yield Table(service, made, await service.rooms.get(made.match), http)
        finally:
            await service.stop()


def first_answer(room: Room) -> Awaitable[None]:
    ask = room.play.match.ask
    assert ask is not None
    action = next(iter(ask.options))
    return room.answer(ask.seat, room.play.match.ply, "a1", (action,), lambda ply: None)


def concession(room: Room) -> Awaitable[None]:
    return dealings.concede(room, 0, "c1")


CHANGES: dict[str, Callable[[Room], Awaitable[None]]] = {
    "an answer": first_answer,
    "a concession": concession,
}
GAMES = ["tic_tac_toe", "bluff", "battlecards"]


async def held_open(database: str, game: str, change: Callable[[Room], Awaitable[None]]) -> None:
    async with table(database, game) as held:
        connection = Connection(held.sent.append, held.room, [held.made.tokens["0"]])
        async with held.room.lock:
            await held.room.join(connection, 0)
        held.sent.clear()
        before = await held.all_reads()
        task = await held.hold(change(held.room))
        try:
            assert await held.all_reads() == before
            assert held.sent == []
            for what in ("why", "odds", "look", "hint"):
                assert await waits(held, connection, what)
        finally:
            held.sink.let_go.set()
            await task
        assert await held.all_reads() != before
        shown = json.loads(held.sent[-1])["table"]
        assert bool(shown["seed"]) == (change is concession)


async def waits(held: Table, connection: Connection, what: str) -> bool:
    """Whether a question over the live table is not answered yet."""
    body: dict[str, Any] = {"id": "q", "seat": 0, "action": {"do": "concede"}, "at": {}}
    wanted = {"hint": ("id", "seat"), "look": ("id", "at")}.get(what, ("id", "seat", "action"))
    message = json.dumps({what: {name: body[name] for name in wanted}})
    asked = asyncio.create_task(Requests(held.service, connection).other(read(message)))
    for _ in range(20):
        await asyncio.sleep(0)
    waiting = not asked.done() and not held.sent
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)
    return waiting


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_is_not_stored_is_not_told(
    tmp_path: Path, game: str, change: Callable[[Room], Awaitable[None]]
) -> None:
    asyncio.run(held_open(f"sqlite:///{tmp_path / 'm.sqlite'}", game, change))


def test_what_is_not_stored_is_not_told_in_postgresql(postgres: str) -> None:
    asyncio.run(held_open(postgres, "bluff", concession))


@pytest.mark.parametrize("error", [Conflict(), OSError("the disk is full")])
def test_a_seed_is_never_shown_for_a_concession_that_came_to_nothing(
    tmp_path: Path, error: Exception
) -> None:
    async def scenario() -> None:
        async with table(f"sqlite:///{tmp_path / 'm.sqlite'}", "bluff") as held:
            before = await held.all_reads()
            task = await held.hold(concession(held.room))
            held.sink.error = error
            held.sink.let_go.set()
            with pytest.raises(TableError):
                await task
            held.room.around.writer.sink = held.sink.behind
            assert await held.all_reads() == before
            seed = (await held.service.store.match(held.room.id) or held.room.record).seed
            assert not [told for told in before if seed in told]

    asyncio.run(scenario())
