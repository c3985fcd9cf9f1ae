"""Journals outlive the rules: a match goes on as long as the same comes of its rows."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from rollout.kernel.journal import state_hash
from rollout.server.creation import NewMatch, NewSeat, create_match
from rollout.server.play import Unrecoverable
from rollout.server.records import ClockRule, Row
from rollout.server.room import Room
from rollout.server.rooms import SECONDS_UNTIL_RETRIED
from rollout.server.service import Service
from rollout.server.settings import Settings

SEATS = [NewSeat("me"), NewSeat("hotseat")]
NO_CLOCK = ClockRule()


@asynccontextmanager
async def serving(database: str) -> AsyncIterator[Service]:
    service = Service(Settings(database=database))
    await service.start()
    try:
        yield service
    finally:
        await service.stop()


async def made(service: Service, game: str, answers: int, clock: ClockRule = NO_CLOCK) -> str:
    """A match in which so many first options were taken."""
    created = await create_match(service, NewMatch(game, seats=SEATS, clock=clock), None)
    room = await service.rooms.get(created.match)
    for number in range(answers):
        await go_on(room, f"a{number}")
    return created.match


async def go_on(room: Room, answer_id: str) -> None:
    match = room.play.match
    assert match.ask is not None
    action = next(iter(match.ask.options))
    await room.answer(match.ask.seat, match.ply, answer_id, (action,), lambda ply: None)


async def change(service: Service, statement: str, **values: object) -> None:
    async with service.store.engine.begin() as connection:
        await connection.execute(text(statement), values)


async def unchain(service: Service, match: str) -> None:
    """As if it was written before there were chains: then only what comes of a row tells."""
    await service.rooms.note_heads()
    await change(service, "update journal set chain = '' where match = :match", match=match)
    forget = "update matches set head_sequence = 0, head = '' where id = :match"
    await change(service, forget, match=match)


OLDER = "update matches set rules_version = 'older', content_version = 'older' where id = :match"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'm.sqlite'}"
    address: str = request.getfixturevalue("postgres")
    return address


@pytest.mark.parametrize("game", ["tic_tac_toe", "bluff", "the_game", "battlecards"])
def test_a_row_that_ends_a_step_carries_the_hash_of_the_state(tmp_path: Path, game: str) -> None:
    async def scenario() -> None:
        async with serving(f"sqlite:///{tmp_path / 'm.sqlite'}") as service:
            match = await made(service, game, 0)
            room = await service.rooms.get(match)
            carried = 0
            for number in range(8):
                steps = room.play.match.steps
                await go_on(room, f"a{number}")
                row = (await service.store.rows(match))[-1]
                ended = room.play.match.steps != steps
                now = state_hash(room.play.game, room.play.match.state)
                assert row.hash == (now if ended else "")
                carried += ended
                if room.play.result is not None:
                    break
            assert carried > 0

    asyncio.run(scenario())


@pytest.mark.parametrize("game", ["tic_tac_toe", "bluff"])
def test_a_match_of_older_rules_goes_on_when_its_replay_agrees(database: str, game: str) -> None:
    async def scenario() -> None:
        async with serving(database) as service:
            match = await made(service, game, 1)
            await change(service, OLDER, match=match)
        async with serving(database) as service:
            room = await service.rooms.get(match)
            (told,) = [
                event for _, event in room.stored.log if type(event).__name__ == "RulesChanged"
            ]
            written = json.loads((await service.store.rows(match))[-1].body)
            rules = room.play.game
            assert (written["rules"], written["content"]) == (
                rules.rules_version,
                rules.content_version,
            )
            await go_on(room, "later")
            assert told is not None
        async with serving(database) as service:
            room = await service.rooms.get(match)
            assert [row.kind for row in await service.store.rows(match)] == [
                "start", "answer", "rules", "answer",
            ]  # fmt: skip

    asyncio.run(scenario())


CHANGE = "update journal set {what} where match = :match and {where}"
FAULTS = {
    "another state": ("tic_tac_toe", "hash = 'beefbeefbeefbeef'", "hash <> ''"),
    "another outcome": ("bluff", "drawn = '[[9]]'", "drawn <> ''"),
    "another end": ("bluff", "after = 77", "kind = 'answer'"),
    "another answer": ("bluff", "body = '{}'", "kind = 'answer'"),
}


@pytest.mark.parametrize(("game", "what", "where"), FAULTS.values(), ids=FAULTS)
def test_where_the_replay_leads_elsewhere_only_the_row_is_named(
    database: str, game: str, what: str, where: str
) -> None:
    """And nothing of what is hidden: the shuffle that was written, or the one that would be."""

    async def scenario() -> None:
        async with serving(database) as service:
            match = await made(service, game, 1)
            await change(service, CHANGE.format(what=what, where=where), match=match)
            await unchain(service, match)
        async with serving(database) as service:
            with pytest.raises(Unrecoverable) as broken:
                await service.rooms.get(match)
            said = ("leads elsewhere", "cannot be followed")
            assert str(broken.value) in {f"row {row} {what}" for row in (1, 2) for what in said}

    asyncio.run(scenario())


def test_a_match_that_is_damaged_in_any_way_keeps_no_other_clock_from_running_out(
    tmp_path: Path,
) -> None:
    """Its seats are gone, or its terms are no terms: what goes wrong then is no fault of a row."""
    database = f"sqlite:///{tmp_path / 'm.sqlite'}"
    clock = ClockRule("move", seconds=300)

    async def scenario() -> None:
        async with serving(database) as service:
            for harm in (
                "delete from seats where match = :match",
                "update matches set clock = 'none' where id = :match",
                "update matches set game = 'no_such_game' where id = :match",
                "update matches set setup = '{' where id = :match",
                "delete from journal where match = :match",
            ):
                broken = await made(service, "tic_tac_toe", 0, clock)
                aged = "update journal set at = 3 where match = :match"
                await change(service, aged, match=broken)
                await unchain(service, broken)
                await change(service, harm, match=broken)
            await change(service, "update matches set deadline = 1")
            last = await made(service, "tic_tac_toe", 0, clock)
            await change(service, "update matches set deadline = 2 where id = :match", match=last)
            await change(service, "update journal set at = 3 where match = :match", match=last)
            await unchain(service, last)
        async with serving(database) as service:
            await service.rooms.flag_overdue(5.0)
            record = await service.store.match(last)
            assert record is not None
            assert json.loads(record.result or "{}")["reason"] == "out-of-time"

    asyncio.run(scenario())


def test_a_match_at_which_the_store_fails_keeps_no_other_clock_from_running_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where part of the file is damaged. It is tried again: the store may have been away."""
    clock = ClockRule("move", seconds=300)
    tried = []

    async def scenario() -> None:
        async with serving(f"sqlite:///{tmp_path / 'm.sqlite'}") as service:
            broken = await made(service, "tic_tac_toe", 0, clock)
            other = await made(service, "tic_tac_toe", 0, clock)
            await change(service, "update matches set deadline = 1 where id = :match", match=broken)
            await change(service, "update matches set deadline = 2 where id = :match", match=other)
        async with serving(f"sqlite:///{tmp_path / 'm.sqlite'}") as service:
            found = service.store.rows

            async def rows(match: str, after: int = 0) -> list[Row]:
                if match == broken:
                    tried.append(match)
                    raise sqlite3.OperationalError("database disk image is malformed")
                return await found(match, after)

            monkeypatch.setattr(service.store, "rows", rows)
            with pytest.raises(sqlite3.OperationalError):
                await service.rooms.flag_overdue(5.0)
            await service.rooms.flag_overdue(5.0)
            assert service.rooms.here(other) is not None
            assert len(tried) == 1
            with pytest.raises(sqlite3.OperationalError):
                await service.rooms.flag_overdue(5.0 + SECONDS_UNTIL_RETRIED)

    asyncio.run(scenario())


def test_matches_that_cannot_be_read_do_not_starve_the_sweep(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'm.sqlite'}"
    clock = ClockRule("move", seconds=300)

    async def scenario() -> None:
        async with serving(database) as service:
            for _ in range(60):
                broken = await made(service, "tic_tac_toe", 0, clock)
                await change(
                    service, "update journal set after = 9 where match = :match", match=broken
                )
                await unchain(service, broken)
            await change(service, "update matches set deadline = 1")
            last = await made(service, "tic_tac_toe", 0, clock)
            await change(service, "update matches set deadline = 2 where id = :match", match=last)
            await change(service, "update journal set at = 3 where match = :match", match=last)
            await unchain(service, last)
        async with serving(database) as service:
            for _ in range(2):
                await service.rooms.flag_overdue(5.0)
            record = await service.store.match(last)
            assert record is not None
            assert json.loads(record.result or "{}")["reason"] == "out-of-time"

    asyncio.run(scenario())
