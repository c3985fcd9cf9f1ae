"""Questions at a live table are worked on aside: each has an answer, and nobody waits long."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from rollout.server.client_requests import Requests
from rollout.server.connection import Connection, Sending
from rollout.server.messages import read
from rollout.server.room import Room
from rollout.server.service import LOOKS_AT_ONCE
from rollout.server.settings import Limits
from rollout.server.tables import Renderer
from tests.server.test_committed import Table, first_answer, table

Look = Callable[[Any, int | None, dict[str, Any]], dict[str, Any]]


def let_look(room: Room, look: Look) -> None:
    package = room.play.package
    room.play.package = replace(package, screen=replace(package.screen, look=look))


def asking(held: Table, address: str = "") -> Requests:
    return Requests(held.service, Connection(held.hear, held.room, [], None, address))


async def look_at(requests: Requests, at: Any) -> None:
    await requests.other(read(json.dumps({"look": {"id": "l1", "at": at}})))


async def all_aside(room: Room) -> None:
    await asyncio.gather(*room._tasks)


def test_a_question_that_nobody_foresaw_has_an_answer(tmp_path: Path) -> None:
    def far(state: Any, seat: int | None, at: dict[str, Any]) -> dict[str, Any]:
        raise OverflowError(at["x"])

    async def scenario() -> None:
        async with table(f"sqlite:///{tmp_path / 'm.sqlite'}", "disc_duel") as held:
            let_look(held.room, far)
            await look_at(asking(held), {"x": 10**40})
            await all_aside(held.room)
            (refused,) = [json.loads(text)["refused"] for text in held.sent]
            assert (refused["id"], refused["refusal"]["why"]) == ("l1", "service-broken")

    asyncio.run(scenario())


def test_whoever_looks_at_much_waits_for_itself(tmp_path: Path) -> None:
    order: list[str] = []
    all_are_there = Event()

    def slowly(state: Any, seat: int | None, at: dict[str, Any]) -> dict[str, Any]:
        order.append(at["by"])
        all_are_there.wait(60)
        return {}

    async def scenario() -> None:
        async with table(f"sqlite:///{tmp_path / 'm.sqlite'}", "disc_duel") as held:
            let_look(held.room, slowly)
            for tab in range(12):
                await look_at(asking(held, "192.0.2.1"), {"by": "many", "tab": tab})
            await asyncio.sleep(0)
            await look_at(asking(held, "192.0.2.2"), {"by": "one"})
            await asyncio.sleep(0)
            all_are_there.set()
            await all_aside(held.room)
            assert len(order) == 13
            assert order.index("one") <= LOOKS_AT_ONCE + 1

    asyncio.run(scenario())


def test_an_address_has_so_many_questions_open_at_all_its_tables(tmp_path: Path) -> None:
    all_are_there = Event()

    def slowly(state: Any, seat: int | None, at: dict[str, Any]) -> dict[str, Any]:
        all_are_there.wait(60)
        return {}

    async def scenario() -> None:
        async with table(f"sqlite:///{tmp_path / 'm.sqlite'}", "disc_duel") as held:
            let_look(held.room, slowly)
            most = Limits().questions_per_address
            for _ in range(most):
                await look_at(asking(held, "192.0.2.1"), {})
            assert not held.sent
            await look_at(asking(held, "192.0.2.1"), {})
            (refused,) = [json.loads(text)["refused"] for text in held.sent]
            assert refused["refusal"]["why"] == "too-many-messages"
            await look_at(asking(held, "192.0.2.2"), {})
            assert len(held.sent) == 1
            all_are_there.set()
            await all_aside(held.room)
            await look_at(asking(held, "192.0.2.1"), {})
            await all_aside(held.room)
            told = [next(iter(json.loads(text))) for text in held.sent]
            assert told == ["refused", *["look"] * (most + 2)]

    asyncio.run(scenario())


def test_options_that_cannot_be_described_in_advance_keep_nobody_from_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise RuntimeError

    async def scenario() -> None:
        async with table(f"sqlite:///{tmp_path / 'm.sqlite'}", "disc_duel") as held:
            room = held.room
            connection = Connection(held.hear, room, [*held.made.tokens.values()])
            room.connections.add(connection)
            assert room.has_much_to_say()
            monkeypatch.setattr(Renderer, "prepare", fail)
            async with room.lock:
                await room.join(connection, 0)
            assert room.settled
            assert json.loads(held.sent[-1])["table"]["ask"]["options"] is not None

    asyncio.run(scenario())


def test_one_who_cannot_be_shown_the_match_keeps_nobody_else_from_it(tmp_path: Path) -> None:
    broken: list[str] = []

    async def scenario() -> None:
        async with table(f"sqlite:///{tmp_path / 'm.sqlite'}", "tic_tac_toe") as held:
            room = held.room

            def hear_until_broken(text: bytes) -> Sending:
                if broken:
                    raise RuntimeError(broken[0])
                held.hear(text)
                return None

            odd, other = Connection(hear_until_broken, room, []), Connection(held.hear, room, [])
            async with room.lock:
                await room.join(odd, 0)
                await room.join(other, 0)
            broken.append("nothing can be sent any more")
            await first_answer(room)
            assert json.loads(held.sent[-1])["table"]["ply"] == 1

    asyncio.run(scenario())
