"""Matches of Battlecards that were stored when other cards and decks were legal."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine

from rollout.server.creation import NewMatch, NewSeat, create_match
from rollout.server.gathering import Gathering, sit_down, table_of
from rollout.server.problems import Problem
from rollout.server.records import ClockRule
from rollout.server.seals import seal_unsealed
from rollout.server.service import Service
from rollout.server.settings import Settings
from tests.server.people import Api
from tests.server.test_gathering import LATER, SECRET, claim, invite, state_of, waits

pytestmark = pytest.mark.rule("BC-DEC-01")

NO_LONGER_LEGAL = "3 A01\n"
UNREADABLE = '[[robots]]\ncode = "NODIGIT"\n'


def rewrite(api: Api, made: Any, **changes: Any) -> None:
    """Put into the store what only an earlier version would have."""
    path = api.server.settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path)) as store, store:
        query = "select setup from matches where id = ?"
        setup = json.loads(store.execute(query, (made["match"],)).fetchone()[0])
        written = json.dumps({**setup, **changes})
        change = "update matches set setup = ?, sealed = '' where id = ?"
        store.execute(change, (written, made["match"]))
    seal(api)


def begin(api: Api, made: Any) -> None:
    """Write down that the match has begun, as an earlier version would have."""
    path = api.server.settings.database.removeprefix("sqlite:///")
    with closing(sqlite3.connect(path)) as store, store:
        row = (made["match"], 1, "start", -1, None, 0, 0, "", "", 1.5, "", "", "")
        store.execute(f"insert into journal values ({', '.join('?' * len(row))})", row)
        store.execute("update matches set sealed = '' where id = ?", (made["match"],))
    seal(api)


def seal(api: Api) -> None:
    with create_engine(api.server.settings.database).begin() as connection:
        seal_unsealed(connection)


def test_cards_that_cannot_be_read_any_more_spoil_no_list(api: Api, other: Api) -> None:
    made = invite(api, ("roll_out", LATER, SECRET), public=True)
    rewrite(api, made, homebrew=UNREADABLE)
    listed = other.get("/api/matches?list=open&limit=100")
    decks = [each["setup"]["decks"] for each in listed if each["match"] == made["match"]]
    assert decks == [["roll_out", LATER, None]]
    assert state_of(other, made)["setup"]["decks"] == decks[0]
    assert [each["match"] for each in api.get("/api/me")["matches"]] == [made["match"]]


def test_a_match_of_cards_that_cannot_be_read_any_more_says_so(api: Api) -> None:
    made = invite(api)
    rewrite(api, made, homebrew=UNREADABLE, decks=["roll_out", "air_supremacy"])
    begin(api, made)
    assert api.get(f"/api/matches/{made['match']}")["outlived"] is True
    assert api.turned_away(made["match"]) == 4409


def test_whose_deck_is_no_longer_legal_chooses_again_and_nobody_else_is_told_why(
    api: Api, other: Api
) -> None:
    made = invite(api)
    rewrite(api, made, decks=[NO_LONGER_LEGAL, LATER])
    secret = made["invites"]["1"].partition("invite=")[2]
    path = f"/api/matches/{made['match']}/seats/1/check"
    assert other.post(path, {"brings": SECRET, "invite": secret})["faults"] == []
    claim(other, made, SECRET)
    table = state_of(other, made)
    assert (table["owing"], table["ply"], table["you"]) == ([0], None, [1])
    again = api.post(f"/api/matches/{made['match']}/seats/0/leave")["invite"]
    assert waits(api, made, 0)
    claim(api, {**made, "invites": {"0": again}}, "roll_out", seat=0)
    assert state_of(other, made)["setup"]["decks"] == ["roll_out", SECRET]
    assert state_of(other, made)["owing"] == []


def test_a_bot_whose_deck_is_no_longer_legal_brings_another(api: Api, other: Api) -> None:
    made = invite(api, ("roll_out", LATER, LATER))
    api.post(f"/api/matches/{made['match']}/seats/2/bot", {"level": "easy"})
    rewrite(api, made, decks=["roll_out", LATER, NO_LONGER_LEGAL])
    claim(other, made, SECRET)
    assert state_of(other, made)["owing"] == []


Wanted = Callable[[Service, Gathering], Awaitable[None]]


def at_a_waiting_table(folder: Path, work: Wanted) -> None:
    """A service of one's own with a table whose second seat has yet to choose."""

    async def serve() -> None:
        service = Service(Settings(database=f"sqlite:///{folder / 'm.sqlite'}"))
        await service.start()
        try:
            wish = NewMatch(
                "battlecards",
                {"decks": ["roll_out", LATER]},
                [NewSeat("me"), NewSeat("open")],
                ClockRule("move", seconds=300),
            )
            made = await create_match(service, wish, None)
            table = await table_of(service, made.match)
            assert isinstance(table, Gathering)
            await work(service, table)
        finally:
            await service.stop()

    asyncio.run(serve())


def test_who_has_sat_down_keeps_the_seat_whatever_fails_after_that(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(match_id: str) -> None:
        raise RuntimeError(match_id)

    async def come(service: Service, table: Gathering) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(service.rooms, "get", broken)
            assert await sit_down(service, table, table.seats[1], None, "air_supremacy")
        room = await service.rooms.get(table.id)
        assert [seat.kind for seat in room.seats] == ["human", "human"]
        async with asyncio.timeout(60):
            while not room.play.clocks.begun:
                await asyncio.sleep(0.01)

    at_a_waiting_table(tmp_path, come)


def test_a_match_begins_though_somebody_reads_the_table_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def come(service: Service, table: Gathering) -> None:
        get = service.rooms.get
        asked = []

        async def late(match_id: str) -> Any:
            asked.append(match_id)
            if len(asked) == 1:
                raise Problem(409, "match-not-begun")
            return await get(match_id)

        monkeypatch.setattr(service.rooms, "get", late)
        await sit_down(service, table, table.seats[1], None, "air_supremacy")
        room = service.rooms.here(table.id)
        assert room is not None
        assert room.play.clocks.begun

    at_a_waiting_table(tmp_path, come)


def test_an_invitation_that_lapses_meanwhile_lets_nobody_in(tmp_path: Path) -> None:
    async def come(service: Service, table: Gathering) -> None:
        assert await service.store.invite(table.id, 1, "another")
        with pytest.raises(Problem, match="table-changed"):
            await sit_down(service, table, table.seats[1], None, "air_supremacy")

    at_a_waiting_table(tmp_path, come)
