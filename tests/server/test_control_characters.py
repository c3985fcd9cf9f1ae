"""Control characters: refused where they come in, and harmless to everybody else's answers."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from sqlalchemy.exc import DBAPIError

from benchmarks.soak.servers import GENEROUS, Server
from rollout.server.creation import NewMatch, NewSeat, create_match
from rollout.server.records import Conflict, Row
from rollout.server.service import Service
from rollout.server.settings import Settings
from rollout.server.writer import Unwritten, Writer
from tests.server.people import Api


@pytest.fixture(scope="module")
def beside_postgres(lasting_postgres: str) -> Iterator[Server]:
    with Server(Settings(database=lasting_postgres, limits=GENEROUS)) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def browser(
    request: pytest.FixtureRequest, server: Server, beside_postgres: Server
) -> Iterator[Api]:
    with Api(server if request.param == "sqlite" else beside_postgres) as api:
        yield api


PATHS = [
    "/api/matches/%00",
    "/api/matches/%00/at/0",
    "/api/matches/k3v9abcdefg%00",
    "/api/matches?game=%00",
    "/api/matches?game=a%1fb",
    "/api/matches?list=open%00",
    "/api/games/%00",
    "/api/words/%00/en",
    "/api/rules/%00",
    "/%00",
    "/api/cast/%0a",
]


@pytest.mark.parametrize("path", PATHS)
def test_an_address_with_control_characters_is_not_understood(browser: Api, path: str) -> None:
    error = browser.get(path, 400)["error"]
    assert error["key"] == "message-not-understood"


@pytest.mark.parametrize("odd", ["\0", "a\0b", "\x1f", "\x7f", "\x85", "line\nbreak"])
def test_an_answer_id_with_control_characters_is_not_understood(browser: Api, odd: str) -> None:
    made = browser.create()
    with browser.sit(made["match"]) as both:
        answer = {"id": odd, "seat": 0, "ply": 0, "action": {"do": "mark", "cell": 0}}
        both.send({"answer": answer})
        assert both.receive("done", "refused")["refusal"]["why"] == "message-not-understood"
        both.send({"concede": {"id": odd, "seat": 0}})
        assert both.receive("done", "refused")["refusal"]["why"] == "message-not-understood"
        assert both.mark(4)["ply"] == 1


def test_text_that_people_write_may_hold_anything(browser: Api) -> None:
    made = browser.create(seats=[{"kind": "me", "name": "K\0im\x1f"}, {"kind": "open"}])
    path = f"/api/matches/{made['match']}"
    browser.post(f"{path}/seats/1/claim", {"name": "\0", "invite": ""})
    assert [seat["name"] for seat in browser.get(path)["seats"]] == ["Kim", ""]
    browser.post(f"{path}/seats/1/claim", {"name": "x", "invite": "\0"}, 403)
    with browser.sit(made["match"]) as both:
        both.send({"chat": {"text": "so\0 so"}})
        assert both.receive("chat")["text"] == "so so"
    credentials = {"name": "Nul\0l", "password": "secret\0secret"}
    browser.http.post("/api/accounts", json=credentials)
    assert browser.post("/api/session", credentials)["name"] == "Null"


async def one_bad_row_among_many(address: str) -> list[type[Exception] | None]:
    """Ten matches answer in one transaction; one of the rows cannot be written."""
    service = Service(Settings(database=address))
    await service.start()
    try:
        seats = [NewSeat("me"), NewSeat("hotseat")]
        rows = []
        for number in range(10):
            made = await create_match(service, NewMatch("tic_tac_toe", seats=seats), None)
            room = await service.rooms.get(made.match)
            rows.append(room.play.draft("answer", 0, 1.0, "{}", f"0/a{number}"))
        rows[3].answer = "0/\0"
        rows[6].sequence = 1
        writer: Writer = service.rooms.around.writer
        told = await asyncio.gather(*[writer.write(row, None) for row in rows])
        kept = [len(await service.store.rows(row.match)) for row in rows]
        assert kept == [1 if error is not None else 2 for error in told]
        return [None if error is None else type(error) for error in told]
    finally:
        await service.stop()


def test_one_row_that_cannot_be_written_fails_alone(postgres: str) -> None:
    expected: list[type[Exception] | None] = [None] * 10
    expected[3], expected[6] = Unwritten, Conflict
    assert asyncio.run(one_bad_row_among_many(postgres)) == expected


def test_sqlite_can_hold_what_postgresql_cannot(tmp_path: object) -> None:
    expected: list[type[Exception] | None] = [None] * 10
    expected[6] = Conflict
    assert asyncio.run(one_bad_row_among_many(f"sqlite:///{tmp_path}/m.sqlite")) == expected


class BrokenSink:
    """A store that is gone: every transaction fails, and takes that long."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.tried = 0

    def write_at_once(self, rows: object, standings: object) -> bool:
        return False

    async def write(self, rows: object, standings: object) -> None:
        self.tried += 1
        loop = asyncio.get_running_loop()
        loop.skipped += self.seconds  # type: ignore[attr-defined]
        raise DBAPIError("", {}, OSError("gone"))

    async def close(self) -> None:
        return


class SkippingLoop(asyncio.SelectorEventLoop):
    """An event loop whose time passes when it is told to."""

    skipped = 0.0

    def time(self) -> float:
        return super().time() + self.skipped


@pytest.mark.parametrize(("seconds", "tried"), [(0.0, 21), (3.0, 3)])
def test_a_store_that_takes_long_to_fail_is_not_tried_for_every_row(
    seconds: float, tried: int
) -> None:
    async def scenario() -> int:
        sink = BrokenSink(seconds)
        writer = Writer(sink, lambda rows: None)
        rows = [Row("m", n, "answer", 0, None, 0, 0, "", "", 0.0) for n in range(20)]
        told = await asyncio.gather(*[writer.write(row, None) for row in rows])
        assert [type(error) for error in told] == [Unwritten] * 20
        return sink.tried

    with asyncio.Runner(loop_factory=SkippingLoop) as runner:
        assert runner.run(scenario()) == tried
