"""Draws that are passed over: whoever could do that unseen could choose the dice."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from rollout.cli.kept_rows import check_rows
from rollout.kernel.errors import Unreadable
from rollout.kernel.journal import Journal
from rollout.server.api_matches import journal_of
from rollout.server.creation import NewMatch, NewSeat, create_match
from rollout.server.kept import rows_as_text
from rollout.server.worker_time import now
from tests.server.upgrades import DEALS, LongBluff, answered, rules_become, serving


def test_a_draw_that_was_passed_over_is_missed_unless_it_was_taken_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules_become(monkeypatch, rules := LongBluff())

    async def played() -> tuple[Journal, str]:
        async with serving(f"sqlite:///{tmp_path / 'm.sqlite'}") as service:
            seats = [NewSeat("me"), NewSeat("hotseat")]
            made = await create_match(service, NewMatch("bluff", seats=seats), None)
            room = await service.rooms.get(made.match)
            await answered(room, 5)
            async with room.lock:
                await room.commit(room.play.draft("rewind", 0, now(), "1"))
            await answered(room, 2 * DEALS)
            journal = journal_of(room.record, room.play.match, room.play)
            journal.head = str(room.head)
            return journal, rows_as_text(room.record, await service.store.rows(room.id))

    journal, rows = asyncio.run(played())
    assert journal.verify(rules).skipped == 2
    assert check_rows(rows, journal, rules, "") > 0
    last = [line for line in journal.lines if line.draw >= 0][-1]
    for passed_over in (1, 2):
        last.draw += 1
        journal.draws = last.draw + passed_over
        with pytest.raises(Unreadable, match="draws are missing that nobody took back"):
            check_rows(rows, journal, rules, "")
