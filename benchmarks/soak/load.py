"""Closed-loop load: every match always has one move on its way; latency is until the other
player sees it.
"""

from __future__ import annotations

import asyncio
import random
import time
from functools import partial

import msgspec

from benchmarks.soak.frames import Client, connect
from benchmarks.soak.servers import Server


class Choice(msgspec.Struct):
    action: msgspec.Raw


class Choices(msgspec.Struct):
    actions: list[Choice]


class Asked(msgspec.Struct):
    seat: int
    options: Choices | None = None


class TableNews(msgspec.Struct):
    ply: int
    ask: Asked | None


class News(msgspec.Struct):
    """What a player needs of a message; the rest is passed over."""

    table: TableNews | None = None


class Figures(msgspec.Struct):
    """What a load of moves measured."""

    moves: int
    seconds: float
    latencies: list[float]

    @property
    def rate(self) -> float:
        return self.moves / self.seconds

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(int(len(ordered) * share), len(ordered) - 1)]


class Pair:
    """Two players of one match of ours."""

    def __init__(self, match: str, tokens: dict[str, str], measured: list[float]) -> None:
        self.match = match
        self.tokens = tokens
        self.measured = measured
        self.clients: list[Client] = []
        self.sent = 0.0
        self.ply = -1
        self.number = 0
        self._read = msgspec.json.Decoder(News).decode
        self._rng = random.Random(match)

    async def start(self, port: int) -> None:
        path = f"/api/matches/{self.match}/live"
        for seat in (0, 1):
            client = await connect(port, path, partial(self.heard, seat))
            self.clients.append(client)
        for seat, client in enumerate(self.clients):
            hello = {"protocol": 2, "tokens": [self.tokens[str(seat)]], "together": True}
            client.send(msgspec.json.encode({"hello": hello}))

    def heard(self, seat: int, data: bytes) -> None:
        table = self._read(data).table
        if table is None or table.ask is None or table.ask.seat != seat or table.ply <= self.ply:
            return
        assert table.ask.options is not None
        now = time.perf_counter()
        if self.sent:
            self.measured.append(now - self.sent)
        self.ply = table.ply
        self.number += 1
        choices = table.ask.options.actions
        action = choices[int(self._rng.random() * len(choices))].action
        self.sent = now
        numbers = (self.number, seat, table.ply, bytes(action))
        self.clients[seat].send(b'{"answer":{"id":"a%d","seat":%d,"ply":%d,"action":%b}}' % numbers)


async def play(server: Server, game: str, matches: int, seconds: float) -> Figures:
    """Let so many matches of two players run for so long."""
    measured: list[float] = []
    wish = {"game": game, "seats": [{"kind": "me"}, {"kind": "hotseat"}], "public": False}
    pairs = []
    for _ in range(matches):
        made = server.post("/api/matches", wish)
        pairs.append(Pair(made["match"], made["tokens"], measured))
    for pair in pairs:
        await pair.start(server.live_ports[-1])
    await asyncio.sleep(1)
    measured.clear()
    started = time.perf_counter()
    await asyncio.sleep(seconds)
    taken = time.perf_counter() - started
    latencies = list(measured)
    for pair in pairs:
        for client in pair.clients:
            client.close()
    return Figures(len(latencies), taken, latencies)
