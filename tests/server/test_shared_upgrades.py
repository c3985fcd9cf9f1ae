"""Dice in which everybody has a part, while the service is brought up to date."""

from __future__ import annotations

import asyncio
import dataclasses
from pathlib import Path
from typing import Any

import msgspec
import pytest

from rollout.cli.kept_rows import check_rows
from rollout.kernel.errors import Unreadable
from rollout.kernel.journal import Journal
from rollout.server import gathering
from rollout.server.api_matches import journal_of
from rollout.server.creation import NewMatch, NewSeat, create_match
from rollout.server.gathering import Gathering
from rollout.server.kept import rows_as_text
from rollout.server.problems import Problem
from rollout.server.service import Service
from rollout.server.shares import Said, share_row
from tests.server.upgrades import (
    DEALS,
    LongBluff,
    Staked,
    WiderStaked,
    answered,
    rules_become,
    serving,
)

SECRET = "a1" * 16
ONE_SCREEN = [NewSeat("me"), NewSeat("hotseat")]


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'm.sqlite'}"
    address: str = request.getfixturevalue("postgres")
    return address


async def made(service: Service, **more: Any) -> str:
    wish = NewMatch("bluff", seats=ONE_SCREEN, dice="shared", **more)
    return (await create_match(service, wish, None)).match


async def opened(service: Service, match: str) -> None:
    await gathering.say(service, match, (0,), Said(open=SECRET))


def test_a_setup_that_gains_a_field_changes_no_draw(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The dice follow from the setup as it was stored, not as newer rules would write it."""

    async def run() -> None:
        rules_become(monkeypatch, Staked())
        async with serving(database) as service:
            match = await made(service, setup={"called": "high"})
            await opened(service, match)
            await answered(await service.rooms.get(match), 5)
        rules_become(monkeypatch, newer := WiderStaked())
        async with serving(database) as service:
            room = await service.rooms.get(match)
            await room.note_rules()
            await answered(room, 2 * DEALS - 5)
            journal = journal_of(room.record, room.play.match, room.play)
            journal.head = str(room.head)
            rows = await service.store.rows(match)
        assert journal.setup == {"called": "high"}
        assert journal.settled_by_others == "rules 1-chip content 1"
        assert Journal.parse(journal.to_text()).verify(newer).drawn == DEALS
        check_rows(rows_as_text(room.record, rows), journal, newer, "")
        begun_by_newer = dataclasses.replace(journal, rules_version="another")
        with pytest.raises(Unreadable, match="no row says when the match went on by other rules"):
            check_rows(rows_as_text(room.record, rows), begun_by_newer, newer, "")

    asyncio.run(run())


def test_rules_that_come_between_two_openings_do_not_deal(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever knows all parts could choose by which of two rules they are used."""

    async def run() -> None:
        rules_become(monkeypatch, LongBluff())
        async with serving(database) as service:
            match = await made(service)
            table = await gathering.table_of(service, match)
            assert isinstance(table, Gathering)
            shown = table.shares.shown(table.is_full, table.settled)
            assert shown.by == "rules 1-chip content 1"
            rules_become(monkeypatch, newer := LongBluff())
            monkeypatch.setattr(newer, "rules_version", "2-chips")
            said = Said(open=SECRET, settled=shown.settled)
            with pytest.raises(Problem) as refused:
                await gathering.say(service, match, (0,), said)
            assert refused.value.key == "table-changed"
            dealt = msgspec.structs.replace(table.record, rules_version="1-chip")
            told = [*table.rows, share_row(match, 2, 0, said_before(shown.settled), 1.0)]
            with pytest.raises(Problem) as refused:
                gathering._complete(
                    Gathering(dealt, table.seats, told), table.setup, table.seats, [], 2.0
                )
            assert refused.value.key == "not-what-was-settled"

    asyncio.run(run())


def said_before(settled: str) -> Said:
    return Said(open=SECRET, settled=settled, by="rules 1-chip content 1")
