"""Malformed and hostile messages by the thousand: nothing may break, and no match may change.

`python -m benchmarks.soak.hostile [--messages 100000] [--postgres] [--workers 2]`
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import random
import sys
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from typing import Any

import msgspec

from benchmarks import history
from benchmarks.soak import databases
from benchmarks.soak.frames import Client, connect
from benchmarks.soak.servers import Server

AT_ONCE = 50
UNAVAILABLE = 503
GAMES = ("tic_tac_toe", "bluff", "disc_duel")


class Damage(msgspec.Struct):
    """What came of it. Only `sent` and `hung_up` may be more than nothing, and `unavailable` where
    the store cannot write."""

    sent: int = 0
    hung_up: int = 0
    server_errors: int = 0
    accepted: int = 0
    changed: int = 0
    unanswered: int = 0
    unavailable: int = 0


class Mischief:
    """Makes messages that no server should act on."""

    def __init__(self, seed: int, match: str, token: str, ply: int) -> None:
        self.rng = random.Random(seed)
        self.match = match
        self.token = token
        self.ply = ply

    def message(self) -> bytes:
        """Something to send over the live table by somebody who holds no seat."""
        makers: list[Callable[[], bytes]] = [
            self.noise, self.broken_json, self.odd_json, self.forged_answer, self.deep,
            self.wrong_types, self.huge_numbers, self.long_text,
        ]  # fmt: skip
        return self.rng.choice(makers)()

    def noise(self) -> bytes:
        letters = "".join(chr(self.rng.choice(RANGES)) for _ in range(self.rng.randrange(200)))
        return letters.encode("utf-8", "ignore")

    def broken_json(self) -> bytes:
        whole = json.dumps({"answer": {"id": "x", "seat": 0, "ply": self.ply, "action": {}}})
        place = self.rng.randrange(len(whole))
        return (whole[:place] + self.rng.choice('{}[]",:\\\0') + whole[place + 1 :]).encode()

    def odd_json(self) -> bytes:
        return json.dumps(self.rng.choice(ODDITIES)).encode()

    def forged_answer(self) -> bytes:
        kind = self.rng.choice(["answer", "roll", "undo", "draw", "concede", "accept", "hint"])
        body = {
            "id": str(self.rng.random()),
            "seat": self.rng.randrange(-1, 4),
            "ply": self.ply + self.rng.randrange(-1, 2),
            "action": self.rng.choice(ACTIONS),
            "outcome": self.rng.choice([1, "6", [2, 1, 0], {"x": 1, "y": 1}, None]),
            "what": self.rng.choice(["undo", "draw", "all"]),
        }
        return json.dumps({kind: body}).encode()

    def deep(self) -> bytes:
        depth = self.rng.choice([50, 500, 5_000, 20_000])
        return b'{"look":{"id":"l","at":' + b"[" * depth + b"]" * depth + b"}}"

    def wrong_types(self) -> bytes:
        body = {name: self.rng.choice(ODDITIES) for name in ("id", "seat", "ply", "action")}
        return json.dumps({self.rng.choice(["answer", "why", "odds", "look"]): body}).encode()

    def huge_numbers(self) -> bytes:
        digits = "9" * self.rng.choice([20, 400, 5_000])
        return b'{"answer":{"id":"n","seat":0,"ply":%s,"action":{"do":"mark","cell":%s}}}' % (
            digits.encode(),
            digits.encode(),
        )

    def long_text(self) -> bytes:
        text = self.rng.choice(["x", "\u202e", "\0", "<script>", "'; DROP TABLE journal; --"])
        size = self.rng.choice([10, 600, 20_000])
        return json.dumps({"chat": {"text": text * size}}).encode()[:70_000]

    def request(self) -> tuple[str, str, bytes]:
        """A method, a path and a body for the door."""
        rng = self.rng
        part = rng.choice([self.match, "x" * 500, "%00", "..%2f..", "' OR 1=1", "\u00e9"])
        path = rng.choice(PATHS).replace("M", part).replace("N", rng.choice(["0", "-1", "9" * 30]))
        return rng.choice(["GET", "POST", "DELETE", "PUT"]), _quoted(path), self.message()


RANGES = [*range(0x80), 0x202E, 0xFFFD, 0x1F9E0, 0xE000]
ODDITIES: list[Any] = [
    None, True, -1, 1e308, "", "\0", [], {}, [[]], {"": None}, "x" * 300, {"do": "mark"},
    {"do": "concede"}, {"do": "agree_draw"}, {"$type": "x"}, {"__class__": "x"}, 2**64,
]  # fmt: skip
ACTIONS: list[Any] = [
    {"do": "mark", "cell": 4}, {"do": "claim"}, {"do": "slide", "x": 6000, "y": 12000},
    {"do": "concede"}, {"do": "agree_draw"}, {"do": "mark", "cell": "4"}, {}, None, [],
]  # fmt: skip
PATHS = [
    "/api/matches", "/api/matches/M", "/api/matches/M/at/N", "/api/matches/M/journal",
    "/api/matches/M/branch", "/api/matches/M/rematch", "/api/matches/M/seats/N/claim",
    "/api/matches/M/seats/N/leave", "/api/matches/M/seats/N/bot", "/api/games/M",
    "/api/matches/M/seats/N/share",
    "/api/games/M/check", "/api/words/M/en", "/api/rules/M", "/api/session", "/api/accounts",
    "/api/me", "/M", "/assets/M", "/table/M", "/schema/M",
]  # fmt: skip


def _quoted(path: str) -> str:
    return path.replace(" ", "%20").replace("\u00e9", "%e9")


def assault(
    server: Server, messages: int, seed: int, around: AbstractContextManager[None] | None = None
) -> Damage:
    """Send so many messages, a fifth of them over HTTP, then see what is left. Something else may
    go on around that."""
    damage = Damage()
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    made = [server.post("/api/matches", {"game": game, "seats": seats}) for game in GAMES]
    before = [server.get(f"/api/matches/{each['match']}") for each in made]
    with around or nullcontext():
        for number, each in enumerate(made):
            share = messages // len(made)
            mischief = Mischief(seed + number, each["match"], "0" * 32, before[number]["ply"])
            asyncio.run(_over_the_wire(server, mischief, share * 4 // 5, damage))
            _over_http(server, mischief, share // 5, damage)
    after = [server.get(f"/api/matches/{each['match']}") for each in made]
    damage.changed = sum(1 for old, new in zip(before, after, strict=True) if old != new)
    return damage


async def _over_the_wire(server: Server, mischief: Mischief, messages: int, damage: Damage) -> None:
    while messages > 0:
        heard: list[bytes] = []
        client = await _seatless(server, mischief, heard)
        for _ in range(min(AT_ONCE, messages)):
            if client.gone:
                break
            client.send(mischief.message())
            damage.sent += 1
            messages -= 1
            await asyncio.sleep(0)
        await _until_answered(client, heard, damage)
        damage.hung_up += client.gone
        damage.accepted += sum(1 for data in heard if data.startswith(b'{"done"'))
        damage.server_errors += sum(1 for data in heard if b'"service-broken"' in data)
        client.close()


async def _seatless(server: Server, mischief: Mischief, heard: list[bytes]) -> Client:
    path = f"/api/matches/{mischief.match}/live"
    client = await connect(mischief.rng.choice(server.live_ports), path, heard.append)
    client.send(json.dumps({"hello": {"protocol": 2, "tokens": [mischief.token]}}).encode())
    return client


async def _until_answered(client: Client, heard: list[bytes], damage: Damage) -> None:
    """Ask something harmless at the end: its answer shows that the server still listens."""
    if not client.gone:
        client.send(b'{"why":{"id":"last","seat":0,"action":{}}}')
    for _ in range(1_000):
        if client.gone or any(b'"last"' in data for data in heard):
            return
        await asyncio.sleep(0.01)
    damage.unanswered += 1


def _over_http(server: Server, mischief: Mischief, messages: int, damage: Damage) -> None:
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=30)
    for _ in range(messages):
        method, path, body = mischief.request()
        damage.sent += 1
        try:
            connection.request(method, path, body, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            answer.read()
            damage.unavailable += answer.status == UNAVAILABLE
            damage.server_errors += answer.status >= 500 and answer.status != UNAVAILABLE
        except (http.client.HTTPException, OSError, ValueError):
            damage.hung_up += 1
            connection.close()
    connection.close()


def main() -> None:
    parser = argparse.ArgumentParser(description="Send hostile messages, and see what breaks.")
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    databases.add_options(parser)
    options = parser.parse_args()
    with (
        databases.deployed(options) as settings,
        Server(settings, workers=options.workers) as server,
    ):
        assault(server, options.messages // 20, options.seed + 1)
        before = server.megabytes()
        damage = assault(server, options.messages, options.seed)
        after = server.megabytes()
    print(msgspec.json.encode(damage).decode(), f"{before} MB before, {after} MB after")
    memory = {"megabytes_before": before, "megabytes_after": after}
    done = {"hostile": options.messages, **databases.facts(options), **memory}
    history.append("soaks", {**done, **msgspec.structs.asdict(damage)})
    sys.exit(damage != Damage(damage.sent, damage.hung_up))


if __name__ == "__main__":
    main()
