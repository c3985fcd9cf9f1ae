"""One client: nothing overtakes what is on its way to it, and whose address counts."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from rollout.games.samples.tic_tac_toe import Mark
from rollout.server.connection import Connection
from rollout.server.creation import NewMatch, NewSeat, create_match
from rollout.server.dealings import undo
from rollout.server.room import Room
from rollout.server.service import Service
from rollout.server.settings import Settings


def test_a_message_waits_until_the_one_before_it_has_left(tmp_path: Path) -> None:
    asyncio.run(send_three(tmp_path))


async def send_three(folder: Path) -> None:
    service = Service(Settings(database=f"sqlite:///{folder / 'm.sqlite'}"))
    await service.start()
    try:
        wish = NewMatch("tic_tac_toe", None, [NewSeat("me"), NewSeat("hotseat")])
        room = await service.rooms.get((await create_match(service, wish, None)).match)
        sent: list[tuple[bytes, asyncio.Future[None]]] = []

        def send(text: bytes) -> asyncio.Future[None]:
            sent.append((text, asyncio.get_running_loop().create_future()))
            return sent[-1][1]

        connection = Connection(send, room, [])
        connection.post(b"first")
        connection.post(b"second")
        connection.refresh()
        for number in range(3):
            while len(sent) <= number:
                await asyncio.sleep(0.01)
            assert len(sent) == number + 1
            sent[number][1].set_result(None)
        assert [text for text, _ in sent[:2]] == [b"first", b"second"]
        assert sent[2][0].startswith(b'{"table"')
        connection.close()
    finally:
        await service.stop()


def test_what_was_taken_back_while_nobody_looked_on_is_told_to_nobody(tmp_path: Path) -> None:
    """As at a worker whose people have gone, while those of another one play on."""
    asyncio.run(go_back_alone(tmp_path))


async def go_back_alone(folder: Path) -> None:
    service = Service(Settings(database=f"sqlite:///{folder / 'm.sqlite'}"))
    await service.start()
    try:
        wish = NewMatch("tic_tac_toe", None, [NewSeat("me"), NewSeat("hotseat")])
        room = await service.rooms.get((await create_match(service, wish, None)).match)
        await room.answer(0, 0, "a1", (Mark(0),), lambda ply: None)
        assert await cells_told(room) == [0]
        await undo(room, 0, (0, 1))
        await room.answer(0, 0, "a2", (Mark(4),), lambda ply: None)
        assert await cells_told(room) == [4]
    finally:
        await service.stop()


async def cells_told(room: Room) -> list[int]:
    """What somebody is told who comes, looks and goes."""
    sent: list[bytes] = []
    connection = Connection(sent.append, room, [])
    async with room.lock:
        await room.join(connection, 0)
    room.leave(connection)
    told = json.loads(sent[0])["table"]["events"]
    return [each["event"]["cell"] for each in told if each["event"]["event"] == "marked"]


def test_tokens_that_are_for_no_seat_do_not_pile_up(tmp_path: Path) -> None:
    asyncio.run(show_many(tmp_path))


async def show_many(folder: Path) -> None:
    service = Service(Settings(database=f"sqlite:///{folder / 'm.sqlite'}"))
    await service.start()
    try:
        wish = NewMatch("tic_tac_toe", None, [NewSeat("me"), NewSeat("hotseat")])
        made = await create_match(service, wish, None)
        room = await service.rooms.get(made.match)
        connection = Connection(lambda text: None, room, [made.tokens["1"]])
        for number in range(100):
            connection.add_tokens([f"{number}/{each}" for each in range(26)])
        assert connection.seats == (1,)
        assert len(connection.digests) == 27
    finally:
        await service.stop()


@pytest.mark.parametrize("size", [100, 10_000])
def test_little_is_kept_for_whoever_asks_and_does_not_read(tmp_path: Path, size: int) -> None:
    asyncio.run(ask_and_never_read(tmp_path, size))


async def ask_and_never_read(folder: Path, size: int) -> None:
    service = Service(Settings(database=f"sqlite:///{folder / 'm.sqlite'}"))
    await service.start()
    try:
        wish = NewMatch("tic_tac_toe", None, [NewSeat("me"), NewSeat("hotseat")])
        room = await service.rooms.get((await create_match(service, wish, None)).match)
        unread: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        connection, kept = Connection(lambda text: unread, room, []), 0
        while not connection.too_slow:
            connection.post(bytes(size))
            kept += size
        assert kept < 1_100_000
        assert not connection._waiting
        connection.close()
    finally:
        await service.stop()


def test_a_hello_that_changes_nothing_is_answered_to_whoever_said_it_alone(tmp_path: Path) -> None:
    asyncio.run(say_hello_again(tmp_path))


async def say_hello_again(folder: Path) -> None:
    service = Service(Settings(database=f"sqlite:///{folder / 'm.sqlite'}"))
    await service.start()
    try:
        wish = NewMatch("tic_tac_toe", None, [NewSeat("me"), NewSeat("hotseat")])
        made = await create_match(service, wish, None)
        room = await service.rooms.get(made.match)
        token, other = made.tokens["0"], made.tokens["1"]
        told: dict[str, list[bytes]] = {"watcher": [], "player": [], "again": []}

        def came(name: str, *tokens: str) -> Connection:
            return Connection(told[name].append, room, list(tokens))

        def heard() -> dict[str, int]:
            counted = {name: len(sent) for name, sent in told.items()}
            for sent in told.values():
                sent.clear()
            return counted

        async with room.lock:
            await room.join(came("watcher"), 0)
            player = came("player", token)
            await room.join(player, 0)
        heard()
        await room.add_tokens(player, [token])
        assert heard() == {"watcher": 0, "player": 1, "again": 0}
        async with room.lock:
            again = came("again", token)
            await room.join(again, 0)
        assert heard() == {"watcher": 0, "player": 0, "again": 1}
        room.leave(again)
        assert heard() == {"watcher": 0, "player": 0, "again": 0}
        await room.add_tokens(player, [other])
        assert heard() == {"watcher": 1, "player": 1, "again": 0}
        room.leave(player)
        assert heard() == {"watcher": 1, "player": 0, "again": 0}
    finally:
        await service.stop()


@pytest.mark.parametrize(
    ("forwarded", "behind_proxy", "address"),
    [
        ([], True, "192.0.2.1"),
        (["203.0.113.5"], False, "192.0.2.1"),
        (["203.0.113.5"], True, "203.0.113.5"),
        (["198.51.100.9, 203.0.113.5"], True, "203.0.113.5"),
        (["198.51.100.9", "203.0.113.5"], True, "203.0.113.5"),
        (["2001:db8:1:2:3:4:5:6"], True, "2001:db8:1:2::/64"),
        (["2001:db8::1"], True, "2001:db8::/64"),
        (["no: address"], True, "no: address"),
    ],
)
def test_the_nearest_proxy_says_who_asks(
    forwarded: list[str], behind_proxy: bool, address: str
) -> None:
    service = Service(Settings(behind_proxy=behind_proxy))
    headers = [(b"x-forwarded-for", each.encode()) for each in forwarded]
    scope: dict[str, Any] = {"headers": headers, "client": ("192.0.2.1", 5000)}
    assert service.address_of(scope) == address
