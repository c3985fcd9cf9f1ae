"""Where a game fails to tell something, that is kept from nobody else, and the match goes on."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from rollout.server.connection import Connection
from tests.server.test_committed import first_answer, table

DEPLOYED = 4
"""The ply at which the first answers lead to an event of The Game."""


def ignore(text: bytes) -> None:
    """Who does not look."""


def test_an_event_for_which_its_game_has_no_words_keeps_no_match_from_going_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(state: Any, fact: Any) -> dict[str, Any]:
        raise KeyError("a word")

    async def scenario() -> None:
        async with table(f"sqlite:///{tmp_path / 'm.sqlite'}", "the_game") as held:
            room, went = held.room, held.room.stored.ply
            monkeypatch.setattr(room.teller, "_worded", None)
            monkeypatch.setattr(room.teller, "wording", fail)
            for number in range(8):
                await first_answer(room, f"a{number}")
            assert room.stored.ply > went

    asyncio.run(scenario())


def test_whom_a_table_could_not_be_told_is_acknowledged_and_misses_no_event(
    tmp_path: Path,
) -> None:
    def fail(view: Any) -> Any:
        raise KeyError("a sentence")

    async def scenario() -> None:
        async with table(f"sqlite:///{tmp_path / 'm.sqlite'}", "the_game") as held:
            room = held.room
            reading = Connection(held.hear, room, [held.made.tokens["0"]])
            reading.patches = reading.twin = reading.together = True
            async with room.lock:
                await room.join(reading, 0)
            for number in range(DEPLOYED - 1):
                await first_answer(room, f"a{number}")
            told, before = room.film._twin, len(held.sent)
            for name, twin in (("fails", fail), ("told", told)):
                room.film._twin = twin
                reading.acknowledge(json.dumps({"done": {"id": name}}).encode())
                await first_answer(room, name)
            alone, both = (json.loads(each) for each in held.sent[before:])
            assert (list(alone), list(both)) == (["done"], ["done", "table"])
            events = [(each["ply"], each["event"]["event"]) for each in both["table"]["events"]]
            assert events == [(DEPLOYED, "deployed")]

    asyncio.run(scenario())


def test_whom_the_table_cannot_be_told_keeps_nobody_else_from_it(tmp_path: Path) -> None:
    def fail(view: Any) -> Any:
        raise KeyError("a sentence")

    async def scenario() -> None:
        async with table(f"sqlite:///{tmp_path / 'm.sqlite'}", "the_game") as held:
            room = held.room
            reading, looking = Connection(ignore, room, []), Connection(held.hear, room, [])
            reading.patches = reading.twin = True
            for each in (reading, looking):
                async with room.lock:
                    await room.join(each, 0)
            room.film._twin = fail
            before = len(held.sent)
            await first_answer(room)
            assert json.loads(held.sent[before])["table"]["ply"] == room.stored.ply

    asyncio.run(scenario())
