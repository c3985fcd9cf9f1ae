"""What is damaged is told and not played on, whatever of a match it is."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import delete, insert, text, update

from rollout.server import gathering, relations
from rollout.server.backup import back_up, damages_in
from rollout.server.chain import Damage, Key, chained
from rollout.server.creation import NewMatch, NewSeat, create_match
from rollout.server.gathering import Gathering, table_of
from rollout.server.outlived import found, of_other_rules, what_is_left
from rollout.server.play import Unrecoverable
from rollout.server.service import Service
from rollout.server.settings import Settings
from rollout.server.store import row_values
from tests.server.test_chain import change, database, played

__all__ = ["database"]

MATCHES, JOURNAL, CHECKPOINTS = relations.matches, relations.journal, relations.checkpoints


@asynccontextmanager
async def serving(database: str) -> AsyncIterator[Service]:
    service = Service(Settings(database=database))
    await service.start()
    try:
        yield service
    finally:
        await service.stop()


async def waiting(service: Service) -> str:
    """A table of a game that hides something: one seat is free."""
    seats = [NewSeat("me"), NewSeat("open")]
    return (await create_match(service, NewMatch("bluff", None, seats), None)).match


async def sit_down(service: Service, match: str) -> None:
    table = await table_of(service, match)
    assert isinstance(table, Gathering)
    await gathering.sit_down(service, table, table.seats[1], None)


async def leave(service: Service, match: str) -> None:
    table = await table_of(service, match)
    assert isinstance(table, Gathering)
    await gathering.stand_up(service, table, 1, "0" * 64)


async def told_and_refused(database: str, match: str, row: int, what: str) -> None:
    assert await damages_in(Settings(database=database)) == [Damage(match, row, what)]
    async with serving(database) as service:
        with pytest.raises(Unrecoverable, match=f"row {row} is {what}"):
            await table_of(service, match)
        with pytest.raises(Unrecoverable, match=f"row {row} is {what}"):
            await service.rooms.get(match)
        left = await what_is_left(await found(service, match))
        assert not left.going_on.possible


def without_rows_from(match: str, first: int) -> Any:
    return delete(JOURNAL).where(JOURNAL.c.match == match, JOURNAL.c.sequence >= first)


def test_a_match_that_lost_its_beginning_is_no_table_that_waits(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as service:
            match = await waiting(service)
            await sit_down(service, match)
            rows = await service.store.rows(match)
            assert [row.kind for row in rows] == ["seat", "start"]
        await change(
            database,
            delete(CHECKPOINTS).where(CHECKPOINTS.c.match == match),
            without_rows_from(match, 2),
        )
        await told_and_refused(database, match, 2, "lost")

    asyncio.run(scenario())


def test_a_lost_row_of_a_table_that_waits_is_missed(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'm.sqlite'}"

    async def scenario() -> None:
        async with serving(database) as service:
            seats = [NewSeat("me"), NewSeat("open"), NewSeat("open")]
            setup = {"decks": ["roll_out", "", ""]}
            wish = NewMatch("battlecards", setup, seats)
            match = (await create_match(service, wish, None)).match
            table = await table_of(service, match)
            assert isinstance(table, Gathering)
            await gathering.sit_down(service, table, table.seats[1], None, "air_supremacy")
            await leave(service, match)
        await change(database, without_rows_from(match, 2))
        await told_and_refused(database, match, 2, "lost")

    asyncio.run(scenario())


def test_a_tail_that_was_written_anew_is_not_played_on(database: str) -> None:
    """All hashes fit, and yet it is not the row that was known to be the last."""

    async def scenario() -> None:
        async with serving(database) as service:
            room = await played(service)
            key, rows = Key.of(room.record), await service.store.rows(room.id)
            match = room.id
        rows[5].at += 1
        chained(key, rows[4].chain, rows[5:])
        values = row_values(rows[5])
        await change(database, without_rows_from(match, 6), insert(JOURNAL).values(values))
        await told_and_refused(database, match, 6, "other-head")

    asyncio.run(scenario())


TERMS: dict[str, Any] = {
    "clock": '{"kind":"move","seconds":1}',
    "setup": '{"first":1}',
    "undo": "never",
    "help": False,
    "dice": "own",
}


@pytest.mark.parametrize("what", TERMS)
def test_terms_that_were_changed_are_noticed(tmp_path: Path, what: str) -> None:
    database = f"sqlite:///{tmp_path / 'm.sqlite'}"

    async def scenario() -> None:
        async with serving(database) as service:
            match = (await played(service)).id
        await change(
            database, update(MATCHES).where(MATCHES.c.id == match).values({what: TERMS[what]})
        )
        await told_and_refused(database, match, 1, "terms")

    asyncio.run(scenario())


def test_terms_of_a_match_from_before_they_were_sealed_are_from_now_on(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as service:
            room = await played(service)
            match, rows = room.id, await service.store.rows(room.id)
            chained(Key(room.record.seed, ""), "", rows)
            last = rows[-1]
        await change(
            database,
            *[
                update(JOURNAL)
                .where(JOURNAL.c.match == match, JOURNAL.c.sequence == row.sequence)
                .values(chain=row.chain)
                for row in rows
            ],
            update(MATCHES).where(MATCHES.c.id == match).values(head=last.chain),
        )
        assert not await damages_in(Settings(database=database))
        for _ in range(2):
            async with serving(database) as service:
                await service.rooms.get(match)
                kinds = [row.kind for row in await service.store.rows(match)]
                assert kinds == [*[row.kind for row in rows], "terms"]
        await change(database, update(MATCHES).where(MATCHES.c.id == match).values(undo="never"))
        await told_and_refused(database, match, len(rows) + 1, "terms")

    asyncio.run(scenario())


Break = Callable[[str], Any]


@pytest.mark.parametrize(
    "break_it",
    [
        lambda match: delete(CHECKPOINTS).where(CHECKPOINTS.c.match == match),
        lambda match: update(CHECKPOINTS).where(CHECKPOINTS.c.match == match).values(state="{}"),
        lambda match: update(CHECKPOINTS).where(CHECKPOINTS.c.match == match).values(view="{}"),
        lambda match: update(CHECKPOINTS).where(CHECKPOINTS.c.match == match).values(draws=7),
    ],
    ids=["lost", "another state", "another view", "other draws"],
)
def test_a_checkpoint_that_is_not_what_was_kept_is_told_and_not_used(
    database: str, break_it: Break
) -> None:
    async def scenario() -> None:
        async with serving(database) as service:
            match = (await played(service)).id
            whole = await of_other_rules(service.store, match, Unrecoverable("other rules"))
            assert [each.ply for each in whole.checkpoints] == [0]
        await change(database, break_it(match))
        told = await damages_in(Settings(database=database))
        assert told == [Damage(match, 1, "checkpoint")]
        async with serving(database) as service:
            left = await of_other_rules(service.store, match, Unrecoverable("other rules"))
            assert left.checkpoints == []
            assert (await service.rooms.get(match)).head.sequence == 6

    asyncio.run(scenario())


def test_a_byte_that_is_no_text_any_more_is_damage_of_its_row_alone(tmp_path: Path) -> None:
    """A bit that tips over in the file: whatever reads it goes on with all else."""
    database = f"sqlite:///{tmp_path / 'm.sqlite'}"

    async def scenario() -> None:
        async with serving(database) as service:
            spoilt, other = (await played(service)).id, (await played(service)).id
        spoil = "update journal set body = cast(x'7bff7d' as text) where sequence = 3 and match = "
        await change(database, text(f"{spoil}'{spoilt}'"))
        await told_and_refused(database, spoilt, 3, "changed")
        async with serving(database) as service:
            assert (await service.rooms.get(other)).head.sequence == 6
        spoil = "update matches set clock = cast(x'ff' as text), next = cast(x'ff' as text)"
        await change(database, text(f"{spoil} where id = '{spoilt}'"))
        await told_and_refused(database, spoilt, 1, "terms")
        async with serving(database) as service:
            listed = await service.store.matches("running", 9)
            assert {each.id for each in listed} == {spoilt, other}
        assert await back_up(Settings(database=database), tmp_path / "backup") == 2

    asyncio.run(scenario())


@pytest.mark.parametrize("spoil", ["head_sequence = 'x'", "seed = x'00'"])
def test_a_match_that_cannot_be_read_at_all_is_told_with_the_others(
    tmp_path: Path, spoil: str
) -> None:
    database = f"sqlite:///{tmp_path / 'm.sqlite'}"

    async def scenario() -> None:
        async with serving(database) as service:
            matches = [(await played(service)).id for _ in range(3)]
        spoilt, _, changed = sorted(matches)
        await change(
            database,
            text(f"update matches set {spoil} where id = '{spoilt}'"),
            update(JOURNAL).where(JOURNAL.c.match == changed).values(seat=1),
        )
        told = await damages_in(Settings(database=database))
        assert told == [Damage(spoilt, 0, "unreadable"), Damage(changed, 1, "terms")]

    asyncio.run(scenario())


def test_the_head_of_a_table_is_known_with_its_rows(database: str) -> None:
    async def scenario() -> None:
        async with serving(database) as service:
            match = await waiting(service)
            await sit_down(service, match)
            record, rows = await service.store.match(match), await service.store.rows(match)
            assert record is not None
            assert (record.head_sequence, record.head) == (rows[-1].sequence, rows[-1].chain)

    asyncio.run(scenario())
