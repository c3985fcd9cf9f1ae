"""How much one client may have: said in one place, and kept."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import ClassVar

import msgspec
import pytest
from sqlalchemy import func, insert, select

from benchmarks.soak.servers import ROLLOUT, Server
from rollout.server import relations
from rollout.server.connection import Sending
from rollout.server.limits import Bucket
from rollout.server.records import Account, SeatRecord, Session
from rollout.server.service import Service
from rollout.server.settings import Limits, Settings
from rollout.server.store import Store, open_engine
from rollout.server.store_people import plain
from rollout.server.visit import NO_SUCH_MATCH, TRY_LATER, Dialogue, Message, visit
from tests.server.people import Api
from tests.server.test_playing import two_chairs

DOCUMENT = Path(__file__).parents[2] / "docs" / "running-a-server.md"
LIMITS = {name: f"{value:g}" for name, value in msgspec.structs.asdict(Limits()).items()}
ROW = re.compile(r"^\| `(\w+)` \| ([\d,.]+) \|", re.MULTILINE)


def test_the_document_tells_every_limit() -> None:
    told = {name: value.replace(",", "") for name, value in ROW.findall(DOCUMENT.read_text())}
    assert told == LIMITS


COSTLY = {
    "create": "new matches",
    "branch": "branches",
    "rematch": "rematches",
    "claim": "claims",
    "invite": "invitations",
    "share": "parts of the dice",
    "verify": "verifications",
    "show_rows": "verifications",
    "show_checkpoints": "words on matches of older rules",
    "resume": "words on matches of older rules",
}


def test_all_that_counts_as_costly_is_told() -> None:
    """Whatever asks for it in the sources, in the document and in the words of the help."""
    server = DOCUMENT.parents[1] / "src" / "rollout" / "server"
    found = set()
    for file in server.glob("api_*.py"):
        for function in re.split(r"\nasync def ", file.read_text(encoding="utf-8"))[1:]:
            if '"costly")' in function:
                found.add(function.partition("(")[0])
    assert found == set(COSTLY)
    told = {DOCUMENT: "| `costly_per_minute`", server.parent / "text.en.ftl": "limit-costly-"}
    for file, sign in told.items():
        lines = file.read_text(encoding="utf-8").splitlines()
        row = next(line for line in lines if line.startswith(sign))
        assert [words for words in COSTLY.values() if words not in row] == []


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_help_tells_every_limit_in_words(language: str) -> None:
    command = [sys.executable, "-c", ROLLOUT, "serve", "--help", "--lang", language]
    shown = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    for name, value in {**LIMITS, "bot_processes": "2"}.items():
        (line,) = [line for line in shown.splitlines() if line.strip().startswith(f"{name} ")]
        _, usual, words = line.split(maxsplit=2)
        assert usual == value
        assert words != f"limit {name.replace('_', ' ')}"


def test_a_heavy_use_has_to_be_regained() -> None:
    bucket = Bucket(rate=0.001, size=10)
    assert bucket.take(25)
    assert not bucket.take()


SOON_REACHED = Limits(
    requests_per_second=1_000,
    costly_per_minute=6_000,
    sessions_per_hour=10_000,
    messages_per_second=1_000,
    chat_per_second=100,
    rows_per_match=8,
    offers_per_seat=2,
    changes_per_seat=3,
    remarks_per_match=2,
)
"""Limits of one match or seat: no test uses up what another needs."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose limits of a match are soon reached."""
    database = f"sqlite:///{tmp_path_factory.mktemp('strict') / 'm.sqlite'}"
    with Server(Settings(database=database, limits=SOON_REACHED)) as running:
        yield running


@pytest.fixture
def used_up(tmp_path: Path) -> Iterator[Server]:
    """A server for one test alone, which uses up what an address has."""
    limits = msgspec.structs.replace(SOON_REACHED, kilobytes_per_second=40, sessions_per_hour=30)
    with Server(Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}", limits=limits)) as running:
        yield running


@pytest.fixture
def guest(strict: Server) -> Iterator[Api]:
    with Api(strict) as browser:
        yield browser


def refusal(answer: object) -> str:
    assert isinstance(answer, dict)
    return str(answer["refusal"]["why"])


def test_offers_come_to_an_end(guest: Api) -> None:
    first, second = two_chairs(guest)
    with first, second:
        for _ in range(2):
            first.ask(draw={"seat": 0})
            second.ask(decline={"seat": 1, "what": "draw"})
        assert refusal(first.ask(draw={"seat": 0})) == "offered-too-often"


def test_a_match_has_so_many_rows_and_can_be_given_up(guest: Api) -> None:
    match = guest.create()["match"]
    with guest.sit(match) as both:
        for cell in (0, 1, 2, 4, 3, 6, 5, 8):
            seat, ply = both.table["ask"]["seat"], both.table["ply"]
            action = {"do": "mark", "cell": cell}
            answered = both.ask(answer={"seat": seat, "ply": ply, "action": action})
            assert "refusal" not in answered, answered
            both.until_after(ply)
        seat, ply = both.table["ask"]["seat"], both.table["ply"]
        answer = {"seat": seat, "ply": ply, "action": {"do": "mark", "cell": 7}}
        assert refusal(both.ask(answer=answer)) == "match-too-long"
        both.ask(concede={"seat": seat})
        assert both.until(lambda table: table["result"])["result"]["winners"] == [1 - seat]


def test_remarks_come_to_an_end(guest: Api) -> None:
    match = guest.create()["match"]
    with guest.sit(match) as chair:
        for text in ("one", "two"):
            chair.send({"chat": {"id": text, "text": text}})
            assert chair.receive("chat")["text"] == text
        chair.send({"chat": {"id": "three", "text": "three"}})
        assert refusal(chair.receive("refused")) == "enough-was-said"


def test_what_an_address_sends_is_weighed(used_up: Server) -> None:
    with Api(used_up) as guest, guest.sit(guest.create()["match"]) as chair:
        padding = "x" * 20_000
        for _ in range(60):
            chair.send({"why": {"id": padding, "seat": 0, "ply": 0, "action": {}}})
        answers = [chair.receive("refused", "why") for _ in range(60)]
        assert "too-many-messages" in {each.get("refusal", {}).get("why") for each in answers}


def test_an_account_keeps_its_newest_sessions_and_guests_who_never_sat_are_forgotten(
    tmp_path: Path,
) -> None:
    async def kept() -> list[str]:
        store = Store(open_engine(Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}")))
        await store.open()
        await store.add_account(Account("a", "Kim", "kim", "hash", "kim", 0.0))
        for number in range(5):
            await store.add_session(Session(f"kim {number}", "kim", "a", float(number)), 2)
        for name, created in (("early", 100.0), ("seated", 100.0), ("late", 900.0), ("old", 1.0)):
            await store.add_session(Session(name, name, None, created), 2)
        async with store.engine.begin() as connection:
            match: dict[str, object] = {column.name: "0" for column in relations.matches.c}
            match |= {"id": "m", "public": True, "help": True, "created": 0.0, "finished": None}
            match |= {"deadline": None, "parent_ply": None}
            await connection.execute(insert(relations.matches), [match])
            seat = SeatRecord("m", 0, token="t", player="seated")
            await connection.execute(insert(relations.seats), [plain(seat)])
        await store.forget_sessions(before=2.0, idle_before=500.0)
        async with store.engine.connect() as connection:
            query = select(relations.sessions.c.token).order_by(relations.sessions.c.token)
            found = list((await connection.execute(query)).scalars())
            assert (
                len(found)
                == (
                    await connection.execute(select(func.count()).select_from(relations.sessions))
                ).scalar_one()
            )
        await store.close()
        return found

    assert asyncio.run(kept()) == ["kim 3", "kim 4", "late", "seated"]


def test_new_browsers_of_one_address_come_to_an_end(used_up: Server) -> None:
    statuses = set()
    for _ in range(40):
        with Api(used_up) as browser:
            body = {"game": "tic_tac_toe", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
            statuses.add(browser.http.post("/api/matches", json=body).status_code)
    assert statuses == {201, 429}


def test_coming_and_going_at_a_table_that_waits_comes_to_an_end(guest: Api) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    decks = {"decks": ["roll_out", "", ""]}
    match = guest.create("battlecards", setup=decks, seats=seats)["match"]
    here = f"/api/matches/{match}/seats/1"
    for _ in range(3):
        guest.post(f"{here}/claim", {"name": "Sam", "brings": "air_supremacy"})
        guest.post(f"{here}/leave")
    guest.post(f"{here}/claim", {"brings": "air_supremacy"})
    assert guest.post(f"{here}/leave", status=409)["error"]["key"] == "seat-changed-too-often"


def test_a_bot_comes_and_goes_so_often_and_costs_nobody_an_answer(guest: Api) -> None:
    match = guest.create(seats=[{"kind": "me"}, {"kind": "open"}])["match"]
    path = f"/api/matches/{match}/seats/1"
    for level in ("easy", None, "easy"):
        guest.post(f"{path}/bot", {"level": level})
    refused = guest.post(f"{path}/bot", {"level": None}, 409)["error"]["key"]
    assert refused == "seat-changed-too-often"


def test_one_seat_does_not_use_up_the_rows_of_another(guest: Api) -> None:
    first, second = two_chairs(guest)
    with first, second:
        for _ in range(2):
            first.ask(draw={"seat": 0})
            first.ask(decline={"seat": 0, "what": "draw"})
        ply = first.table["ply"]
        mark = {"seat": 0, "ply": ply, "action": {"do": "mark", "cell": 4}}
        assert refusal(first.ask(answer=mark)) == "match-too-long"
        second.ask(draw={"seat": 1})
        assert second.until(lambda table: table["offers"]["draw"])["offers"]["draw"] == [1]


class Knock:
    """A wire of somebody who comes, and notes how they are sent away."""

    headers: ClassVar[dict[str, str]] = {}

    def __init__(self, address: str) -> None:
        self.address = address
        self.code = 0

    async def first(self) -> Message | None:
        return None

    def send(self, text: bytes) -> Sending:
        return None

    async def attend(self, dialogue: Dialogue) -> None:
        raise AssertionError

    async def close(self, code: int, reason: str) -> None:
        self.code = code


def test_coming_to_live_tables_again_and_again_is_asking_too_often(tmp_path: Path) -> None:
    limits = Limits(requests_per_second=0.0003)

    async def code(service: Service, address: str) -> int:
        knock = Knock(address)
        await visit(knock, service, "nosuchmatch1")
        return knock.code

    async def scenario() -> None:
        service = Service(Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}", limits=limits))
        await service.start()
        try:
            service.requests.size = 2
            codes = [await code(service, "192.0.2.1") for _ in range(3)]
            assert codes == [NO_SUCH_MATCH, NO_SUCH_MATCH, TRY_LATER]
            assert await code(service, "192.0.2.2") == NO_SUCH_MATCH
        finally:
            await service.stop()

    asyncio.run(scenario())
