"""Nothing of a change is readable before its row is stored, by whatever way it is asked for."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from benchmarks.soak.hostile import Mischief
from rollout.gamekit.standing_answers import StandingAnswer
from rollout.kernel.course import WORLD
from rollout.kernel.errors import Refusal, TableError
from rollout.kernel.journal import Journal
from rollout.kernel.match import Match
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
from rollout.server.stored import Stored
from rollout.server.visit import LARGEST_MESSAGE, Dialogue


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

    def hear(self, text: bytes) -> None:
        """What a connection is sent."""
        self.sent.append(text.decode())

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


def first_answer(room: Room, name: str = "a1") -> Awaitable[None]:
    ask = room.play.match.ask
    assert ask is not None
    action = next(iter(ask.options))
    return room.answer(ask.seat, room.play.match.ply, name, (action,), lambda ply: None)


def concession(room: Room) -> Awaitable[None]:
    return dealings.concede(room, 0, "c1")


async def fallen_flag(room: Room) -> None:
    async with room.lock:
        await room.commit(room.play.draft("flag", 0, 1e10))


def agreed_draw(room: Room) -> Awaitable[None]:
    return dealings.offer_draw(room, 0, (0, 1))


def offered_draw(room: Room) -> Awaitable[None]:
    return dealings.offer_draw(room, 0, (0,))


CHANGES: dict[str, Callable[[Room], Awaitable[None]]] = {
    "an answer": first_answer,
    "a concession": concession,
    "a fallen flag": fallen_flag,
    "an agreed draw": agreed_draw,
    "an offered draw": offered_draw,
}
ENDINGS = (concession, fallen_flag, agreed_draw)


async def held_open(database: str, game: str, change: Callable[[Room], Awaitable[None]]) -> None:
    async with table(database, game) as held:
        connection = Connection(held.hear, held.room, [held.made.tokens["0"]])
        async with held.room.lock:
            await held.room.join(connection, 0)
        held.sent.clear()
        before = await held.all_reads()
        task = await held.hold(change(held.room))
        try:
            assert await held.all_reads() == before
            assert held.sent == []
            for what in ("why", "way", "odds", "look", "hint"):
                assert await waits(held, connection, what)
            await fuzz(held, connection)
        finally:
            held.sink.let_go.set()
            await task
        assert await held.all_reads() != before
        shown = json.loads(held.sent[-1])["table"]
        assert bool(shown["seed"]) == (change in ENDINGS)


async def fuzz(held: Table, connection: Connection) -> None:
    """Somebody who has a seat, and somebody who has none, send whatever comes to mind, and read
    at whatever ply: nothing that they are told is of the future."""
    seed, match = held.room.record.seed, held.made.match
    dialogue = Dialogue(held.service, connection)
    mischief = Mischief(7, match, held.made.tokens["0"], held.room.stored.ply)
    asked = []
    for _ in range(MESSAGES):
        work = dialogue.hear(mischief.message()[:LARGEST_MESSAGE])
        if work is not None:
            asked.append(asyncio.ensure_future(work))
        await asyncio.sleep(0)
    told = list(held.sent)
    for _ in range(REQUESTS):
        method, path, body = mischief.request()
        answer = await held.http.request(method, path, content=body, headers=JSON)
        told.append(answer.text)
    for work in asked:
        work.cancel()
    await asyncio.gather(*asked, return_exceptions=True)
    held.sent.clear()
    assert not [text for text in told if seed in text or '"table"' in text]
    assert not [text for text in told if '"finished":1' in text or '"result":{' in text]


MESSAGES, REQUESTS = 60, 40
JSON = {"Content-Type": "application/json"}


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


@pytest.mark.parametrize(
    ("game", "change"),
    [
        *[("bluff", change) for change in CHANGES],
        ("tic_tac_toe", "an answer"),
        ("battlecards", "an answer"),
        ("battlecards", "a concession"),
    ],
)
def test_what_is_not_stored_is_not_told(tmp_path: Path, game: str, change: str) -> None:
    asyncio.run(held_open(f"sqlite:///{tmp_path / 'm.sqlite'}", game, CHANGES[change]))


def test_what_comes_of_a_wish_is_not_told_before_its_question_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where something is hidden a seat is told what is about to be answered for it."""

    async def scenario() -> None:
        async with table(f"sqlite:///{tmp_path / 'm.sqlite'}", "bluff") as held:
            room = held.room
            asked = room.play.match.ask
            assert asked is not None
            waits = 1 - asked.seat
            connection = Connection(held.hear, room, [held.made.tokens[str(waits)]])
            async with room.lock:
                await room.join(connection, 0)
            answer = StandingAnswer("whatever", lambda state, ask, number: next(iter(ask.options)))
            monkeypatch.setattr(
                room.play, "package", replace(room.play.package, standing=(answer,))
            )
            held.sent.clear()
            task = await held.hold(first_answer(room))
            assert room.play.match.ask is not None
            assert room.play.match.ask.seat == waits
            try:
                wish = {"id": "s1", "seat": waits, "wishes": {"whatever": 1}}
                message = read(json.dumps({"standing": wish}))
                assert await Requests(held.service, connection).other(message)
                await asyncio.sleep(0.1)
                assert [text for text in held.sent if '"coming"' in text] == []
            finally:
                held.sink.let_go.set()
                await task
            async with asyncio.timeout(60):
                while not any('"coming"' in text for text in held.sent):
                    await asyncio.sleep(0.01)

    asyncio.run(scenario())


async def played(room: Room, answers: int) -> None:
    rng = Random(4)
    for number in range(answers):
        ask = room.play.match.ask
        assert ask is not None
        ply, action = room.play.match.ply, ask.options.sample(rng)
        await room.answer(ask.seat, ply, f"a{number}", (action,), lambda ply: None)


async def gone_back(room: Room) -> None:
    """To before the last die, which is drawn anew; where none fell, by two answers."""
    entries = room.play.match.entries
    dice = [ply for ply, entry in enumerate(entries) if entry.by == WORLD]
    async with room.lock:
        ply = dice[-1] if dice else len(entries) - 2
        await room.commit(room.play.draft("rewind", 0, 1e10, str(ply)))


@pytest.mark.parametrize(("game", "answers"), [("tic_tac_toe", 4), ("bluff", 3)])
def test_what_is_taken_back_is_told_until_that_is_stored(
    tmp_path: Path, game: str, answers: int
) -> None:
    async def scenario() -> None:
        async with table(f"sqlite:///{tmp_path / 'm.sqlite'}", game) as held:
            await played(held.room, answers)
            before = await held.all_reads()
            task = await held.hold(gone_back(held.room))
            try:
                assert await held.all_reads() == before
            finally:
                held.sink.let_go.set()
                await task
            assert await held.all_reads() != before

    asyncio.run(scenario())


def test_a_change_of_seats_is_not_told_before_it_is_stored(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table(f"sqlite:///{tmp_path / 'm.sqlite'}", "bluff") as held:
            before = await held.all_reads()
            behind = held.service.store.reseat
            writing, let_go = asyncio.Event(), asyncio.Event()

            async def hold(*arguments: Any) -> bool:
                writing.set()
                await let_go.wait()
                return await behind(*arguments)

            setattr(held.service.store, "reseat", hold)  # noqa: B010
            task = asyncio.create_task(held.service.set_level(held.room, 1, "easy"))
            await writing.wait()
            assert await held.all_reads() == before
            let_go.set()
            await task
            assert await held.all_reads() != before

    asyncio.run(scenario())


def test_refusals_are_worded_by_what_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game's words for a refusal may tell of anything in the state it is asked with."""

    async def scenario() -> None:
        async with table(f"sqlite:///{tmp_path / 'm.sqlite'}", "tic_tac_toe") as held:
            room, connection = held.room, Connection(held.hear, held.room, [])
            monkeypatch.setattr(room.teller, "_worded", None)
            monkeypatch.setattr(room.teller, "wording", told_whole)
            requests = Requests(held.service, connection)
            task = await held.hold(first_answer(room))
            requests.refuse(Refusal("KERNEL", "not-your-seat"), "of the service")
            requests.refuse(Refusal("TTT-1", "taken"), "of the game")
            for _ in range(20):
                await asyncio.sleep(0)
            meanwhile = [json.loads(text)["refused"] for text in held.sent]
            assert [each["id"] for each in meanwhile] == ["of the service"]
            assert "state" not in meanwhile[0]["refusal"]["words"]["args"]
            held.sink.let_go.set()
            await task
            async with room.lock:
                after = repr(room.play.match.state)
            told = json.loads(held.sent[-1])["refused"]
            assert (told["id"], told["ply"]) == ("of the game", room.stored.ply)
            assert told["refusal"]["words"]["args"]["state"] == after

    asyncio.run(scenario())


def told_whole(state: Any, fact: Any) -> dict[str, Any]:
    return {"state": repr(state)}


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


class AnsweredMeanwhile(Stored):
    """A match that goes on while a copy of it is made for a reader."""

    __slots__ = ("go_on",)

    def __init__(self, room: Room) -> None:
        super().__init__(room.play)
        loop = asyncio.get_running_loop()
        self.go_on: Callable[[], None] = lambda: asyncio.run_coroutine_threadsafe(
            answered(room), loop
        ).result()

    def match(self) -> Match[Any]:
        self.go_on()
        return super().match()


async def answered(room: Room) -> None:
    await first_answer(room)


def test_a_journal_has_the_head_of_its_own_last_answer(tmp_path: Path) -> None:
    async def scenario() -> None:
        async with table(f"sqlite:///{tmp_path / 'm.sqlite'}", "tic_tac_toe") as held:
            room, head = held.room, held.room.head
            room.stored = AnsweredMeanwhile(room)
            path = f"/api/matches/{room.id}/journal"
            answer = await held.http.get(
                path, headers={"Authorization": f"Bearer {held.made.tokens['0']}"}
            )
            journal = Journal.parse(answer.text)
            assert (len(journal.lines), journal.head) == (0, str(head))
            assert room.stored.ply == 1

    asyncio.run(scenario())
