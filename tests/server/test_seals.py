"""How a match ended, and what a table that waits was agreed on, is what was written."""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, update

from benchmarks.soak.servers import Server
from rollout.kernel.actions import Result
from rollout.server import gathering, migrate, relations
from rollout.server.backup import back_up, damages_in, restore_from
from rollout.server.chain import Damage
from rollout.server.creation import NewMatch, NewSeat, create_match
from rollout.server.gathering import Gathering, table_of
from rollout.server.outlived import of_other_rules
from rollout.server.play import Unrecoverable
from rollout.server.records import ClockRule
from rollout.server.room import Room
from rollout.server.service import Service
from rollout.server.settings import Settings
from rollout.server.store import Store, open_engine
from rollout.server.summaries import summary_of
from rollout.server.worker_time import now
from tests.server.people import Api
from tests.server.test_chain import change, database, played
from tests.server.test_damage import serving, sit_down, told_and_refused, waiting

__all__ = ["database"]

MATCHES, SEATS = relations.matches, relations.seats
WON = '{"winners":[1],"reason":"conceded","rule":""}'


def rewrite(match: str, **values: Any) -> Any:
    return update(MATCHES).where(MATCHES.c.id == match).values(**values)


async def timed(service: Service) -> Room:
    wish = NewMatch("bluff", None, [NewSeat("me"), NewSeat("hotseat")], ClockRule("move", 600))
    return await service.rooms.get((await create_match(service, wish, None)).match)


async def answer(room: Room, answer_id: str) -> None:
    ask = room.play.match.ask
    assert ask is not None
    action = next(iter(ask.options))
    await room.answer(ask.seat, room.play.match.ply, answer_id, (action,), lambda ply: None)


async def given_up(service: Service) -> Room:
    room = await played(service)
    async with room.lock:
        await room.commit(room.play.draft("concede", 0, now()))
    assert room.play.result == Result((1,), "conceded")
    return room


def test_a_match_that_is_said_to_be_over_is_told_and_hidden_by_it_from_nothing(
    database: str,
) -> None:
    async def scenario() -> None:
        async with serving(database) as service:
            room = await timed(service)
            match, last = room.id, room.head.sequence
        await change(database, rewrite(match, finished=5.5, result=WON, deadline=1.0))
        for running in (False, True):
            told = await damages_in(Settings(database=database), running)
            assert told == [Damage(match, last, "outcome")]
        async with serving(database) as service:
            assert await service.store.overdue(now()) == [match]
            left = await of_other_rules(service.store, match, Unrecoverable("other rules"))
            assert (left.damaged, left.record.finished, left.record.result) == (True, None, None)
            room = await service.rooms.get(match)
            shown = summary_of(room, ())
            assert (shown.finished, shown.result, shown.seed) == (None, None, None)
            await answer(room, "later")
        assert not await damages_in(Settings(database=database))

    asyncio.run(scenario())


def test_a_table_that_is_said_to_be_over_is_told(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'm.sqlite'}"

    async def scenario() -> None:
        async with serving(database) as service:
            match = await waiting(service)
        await change(database, rewrite(match, finished=5.5, result=WON))
        assert len(await damages_in(Settings(database=database), running=True)) == 1
        await told_and_refused(database, match, 0, "terms")

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "values",
    [
        {"result": WON.replace("[1]", "[0]")},
        {"finished": 5.5},
        {"finished": None},
        {"finished": None, "result": None},
    ],
    ids=["another winner", "another day", "not over", "nothing known"],
)
def test_an_outcome_that_was_changed_is_told_and_the_rows_count(
    database: str, values: dict[str, Any]
) -> None:
    async def scenario() -> None:
        async with serving(database) as service:
            room = await given_up(service)
            match, last = room.id, room.head.sequence
        assert not await damages_in(Settings(database=database))
        await change(database, rewrite(match, **values))
        for running in (False, True):
            told = await damages_in(Settings(database=database), running)
            assert told == [Damage(match, last, "outcome")]
        async with serving(database) as service:
            shown = summary_of(await service.rooms.get(match), ())
            assert shown.finished is not None
            assert shown.result["winners"] == [1]

    asyncio.run(scenario())


def test_a_match_that_is_over_and_has_a_deadline_all_the_same_is_looked_at_once(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with serving(f"sqlite:///{tmp_path / 'm.sqlite'}") as service:
            room = await given_up(service)
            async with service.store.engine.begin() as connection:
                await connection.execute(rewrite(room.id, deadline=1.0))
            await service.rooms.flag_overdue(now())
            left_out = service.rooms._unreadable
            assert await service.store.overdue(now(), left_out) == []

    asyncio.run(scenario())


AGREED: dict[str, Any] = {
    "undo": {"undo": "never"},
    "help": {"help": True},
    "clock": {"clock": '{"kind":"move","seconds":1}'},
    "setup": {"setup": '{"first":1}'},
    "no setup": {"setup": "no JSON"},
    "no seal": {"sealed": ""},
}


@pytest.mark.parametrize("values", AGREED.values(), ids=AGREED)
def test_what_was_agreed_on_is_known_while_a_table_waits(
    database: str, values: dict[str, Any]
) -> None:
    async def scenario() -> None:
        async with serving(database) as service:
            match = await waiting(service)
        assert not await damages_in(Settings(database=database))
        await change(database, rewrite(match, **values))
        await told_and_refused(database, match, 0, "terms")

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "values", [{"level": "hard"}, {"token": "0" * 64}], ids=["a bot", "somebody else"]
)
def test_who_sits_there_is_known_while_a_table_waits(
    tmp_path: Path, values: dict[str, Any]
) -> None:
    database = f"sqlite:///{tmp_path / 'm.sqlite'}"

    async def scenario() -> None:
        async with serving(database) as service:
            match = await waiting(service)
        where = (SEATS.c.match == match, SEATS.c.seat == 0)
        await change(database, update(SEATS).where(*where).values(**values))
        await told_and_refused(database, match, 0, "terms")

    asyncio.run(scenario())


def test_a_table_that_was_not_touched_fills_and_is_played_to_its_end(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as service:
            wish = NewMatch(
                "battlecards",
                {"decks": ["roll_out", "", ""]},
                [NewSeat("me"), NewSeat("open"), NewSeat("open")],
            )
            others = (await create_match(service, wish, None)).match
            table = await table_of(service, others)
            assert isinstance(table, Gathering)
            await gathering.sit_down(service, table, table.seats[1], None, "air_supremacy")
            assert not await damages_in(Settings(database=database))
            match = await waiting(service)
            await sit_down(service, match)
            assert not await damages_in(Settings(database=database))
            room = await service.rooms.get(match)
            async with room.lock:
                await room.commit(room.play.draft("concede", 0, now()))
            assert not await damages_in(Settings(database=database))

    asyncio.run(scenario())


def test_a_table_whose_setup_is_no_text_of_ours_is_shown_as_damaged(tmp_path: Path) -> None:
    path = tmp_path / "m.sqlite"
    with Server(Settings(database=f"sqlite:///{path}")) as server, Api(server) as api:
        wish = {"game": "bluff", "seats": [{"kind": "me"}, {"kind": "open"}]}
        match = api.post("/api/matches", wish, status=201)["match"]
        change = "update matches set setup = 'no JSON', clock = '[' where id = ?"
        with closing(sqlite3.connect(path)) as store, store:
            store.execute(change, (match,))
        shown = api.get(f"/api/matches/{match}")
        assert (shown["outlived"], shown["setup"], shown["clock"]["kind"]) == (True, None, "none")
        assert match in [each["match"] for each in api.get("/api/matches?list=open&limit=100")]
        refused = api.http.post(f"/api/matches/{match}/seats/1/claim", json={})
        assert refused.status_code == 409


def test_a_database_from_before_there_were_seals_has_them_from_now_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tables that wait stay usable, and what is over is believed as it is found."""
    new, old = (f"sqlite:///{tmp_path / name}" for name in ("new", "old"))

    async def scenario() -> None:
        async with serving(new) as service:
            table, over, running = (
                await waiting(service),
                (await given_up(service)).id,
                (await played(service)).id,
            )
            kept = {}
            async with service.store.engine.connect() as connection:
                for each in (MATCHES, SEATS, relations.journal, relations.checkpoints):
                    found = (await connection.execute(select(each))).mappings()
                    kept[each] = [dict(row) for row in found]
        engine = open_engine(Settings(database=old))
        with monkeypatch.context() as before:
            before.setattr(migrate, "NEWEST", "0010")
            await Store(engine).open()
        async with engine.begin() as connection:
            for each, rows in kept.items():
                without = [{name: row[name] for name in row if name != "sealed"} for row in rows]
                await connection.execute(insert(each), without)
        await engine.dispose()
        assert not await damages_in(Settings(database=old))
        async with serving(old) as service:
            await sit_down(service, table)
            assert not await damages_in(Settings(database=old))
        await change(old, rewrite(over, finished=None), rewrite(running, finished=5.5))
        told = await damages_in(Settings(database=old), running=True)
        assert sorted(each.match for each in told) == sorted([over, running])

    asyncio.run(scenario())


def test_a_backup_from_before_there_were_seals_can_be_read(tmp_path: Path) -> None:
    old, new = (Settings(database=f"sqlite:///{tmp_path / name}") for name in ("old", "new"))
    backup, older = tmp_path / "backup", tmp_path / "older"

    async def scenario() -> None:
        async with serving(old.database) as service:
            table = await waiting(service)
            await given_up(service)
        await back_up(old, backup)
        lines = gzip.decompress(backup.read_bytes()).decode().splitlines()
        told = [json.loads(line) for line in lines[1:]]
        for each in told:
            each["row"].pop("sealed", None)
        text = "\n".join([lines[0], *map(json.dumps, told)])
        older.write_bytes(gzip.compress(text.encode()))
        await restore_from(new, older)
        assert not await damages_in(new)
        async with serving(new.database) as service:
            await sit_down(service, table)

    asyncio.run(scenario())
