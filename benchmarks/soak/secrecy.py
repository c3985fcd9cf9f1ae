"""Matches played at random while every byte that anybody is sent is searched for what is hidden.

`python -m benchmarks.soak.secrecy [--matches 200] [--postgres] [--workers 2]`

Both seats and a spectator of each match listen, and somebody who holds no seat reads all that can
be read over HTTP. While a match is not over nobody may be sent its seed, a token, or the card of
another; what a seat was shown must be what the journal says it was dealt.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import re
import sys
import urllib.error
import urllib.request
from typing import Any

import msgspec

from benchmarks import history
from benchmarks.soak import databases
from benchmarks.soak.frames import Client, connect
from benchmarks.soak.servers import Server

WISH = {"game": "bluff", "seats": [{"kind": "me"}, {"kind": "hotseat"}]}
CARD = re.compile(r'"card":(\d|null)')
DEAL = re.compile(r"deal shuffle = \[(\d),(\d),\d\]")
SECONDS_FOR_ONE = 180.0
SECONDS_UNTIL_REPEATED = 1.0
READS = ("", "/at/0", "/at/1", "/at/999", "/marks", "/journal", "/verify", "/checkpoints")
RUNNING = '"result":null'


class Found(msgspec.Struct):
    """What the search came to. Only `matches` and `bytes` may be more than nothing."""

    matches: int = 0
    bytes: int = 0
    leaks: int = 0
    wrong_cards: int = 0
    """Deals of which a seat was shown something else than the journal says."""
    unfinished: int = 0


class Listener:
    """One client of a match, with all that it was ever sent."""

    def __init__(self, match: str, tokens: list[str], port: int) -> None:
        self.match = match
        self.tokens = tokens
        self.port = port
        self.heard: list[str] = []
        self.table: Any = None
        self.news = asyncio.Event()
        self._client: Client | None = None

    async def connect(self) -> None:
        """As often as it takes."""
        while self._client is None or self._client.gone:
            with contextlib.suppress(OSError):
                path = f"/api/matches/{self.match}/live"
                self._client = await connect(self.port, path, self._hear)
                self.send({"hello": {"protocol": 2, "tokens": self.tokens}})
                return
            await asyncio.sleep(0.1)

    def send(self, message: Any) -> None:
        assert self._client is not None
        self._client.send(msgspec.json.encode(message))

    def close(self) -> None:
        if self._client is not None:
            self._client.close()

    def _hear(self, data: bytes) -> None:
        self.heard.append(data.decode())
        message = msgspec.json.decode(data)
        self.table = message.get("table", self.table)
        self.news.set()


class Game:
    """One match with its listeners: a seat each, and a spectator."""

    def __init__(self, server: Server, made: Any, rng: random.Random) -> None:
        self.server = server
        self.match: str = made["match"]
        self.tokens: dict[str, str] = made["tokens"]
        self.rng = rng
        ports = server.live_ports
        held = [[self.tokens["0"]], [self.tokens["1"]], []]
        self.all = [Listener(self.match, tokens, rng.choice(ports)) for tokens in held]
        self.news = asyncio.Event()
        for each in self.all:
            each.news = self.news
        self.cards: tuple[dict[int, int], dict[int, int]] = ({}, {})
        """By seat and deal, the card that was shown to that seat."""
        self.read: list[str] = []
        """What could be read over HTTP while nobody had answered the question on the table."""
        self._answered = -1

    @property
    def is_over(self) -> bool:
        return all(each.table and each.table["result"] for each in self.all)

    async def play(self) -> None:
        """Until both seats and the spectator know the result."""
        while not self.is_over:
            for each in self.all:
                await each.connect()
            for seat in (0, 1):
                table = self.all[seat].table
                if table is not None and table["ply"] >= self._answered:
                    await self._look_at(seat, table)
            self.news.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.news.wait(), SECONDS_UNTIL_REPEATED)

    async def _look_at(self, seat: int, table: Any) -> None:
        """Answer if that seat is asked; the same again when nothing was heard of it."""
        if table["view"]["card"] is not None:
            self.cards[seat][table["view"]["deal"]] = table["view"]["card"]
        ask, ply = table["ask"], table["ply"]
        if not ask or not ask["options"]:
            return
        if self._answered < ply:
            await asyncio.to_thread(self._read_something)
            self._answered = ply
        actions = ask["options"]["actions"]
        action = actions[self.rng.randrange(len(actions))]["action"]
        answer = {"id": f"a{ply}", "seat": seat, "ply": ply, "action": action}
        self.all[seat].send({"answer": answer})

    def _read_something(self) -> None:
        """Over HTTP, by somebody who holds no seat."""
        place = f"http://127.0.0.1:{self.server.port}/api/matches/{self.match}"
        with contextlib.suppress(OSError):
            try:
                answer = urllib.request.urlopen(place + self.rng.choice(READS), timeout=30)
            except urllib.error.HTTPError as refused:
                answer = refused
            with answer:
                self.read.append(answer.read().decode())

    def judge(self, found: Found) -> None:
        journal = self._journal()
        seed = self.all[0].table["seed"]
        sent = [text for each in self.all for text in each.heard]
        running = [*[text for text in sent if RUNNING in text], *self.read]
        found.matches += 1
        found.bytes += sum(map(len, [*sent, *self.read]))
        found.leaks += sum(seed in text for text in running)
        found.leaks += sum(t in text for t in self.tokens.values() for text in [*sent, *self.read])
        found.leaks += sum('"rest"' in text for text in [*sent, *self.read])
        seen = {card for text in self.all[2].heard for card in CARD.findall(text)}
        found.leaks += len(seen - {"null"})
        dealt = [(int(first), int(second)) for first, second in DEAL.findall(journal)]
        for seat, cards in enumerate(self.cards):
            found.wrong_cards += sum(
                deal >= len(dealt) or dealt[deal][seat] != card for deal, card in cards.items()
            )

    def _journal(self) -> str:
        place = f"http://127.0.0.1:{self.server.port}/api/matches/{self.match}/journal"
        with urllib.request.urlopen(place, timeout=60) as answer:
            return str(answer.read().decode())


async def search(games: list[Game], found: Found) -> None:
    """Play them side by side."""
    playing = [asyncio.wait_for(game.play(), SECONDS_FOR_ONE) for game in games]
    ended = await asyncio.gather(*playing, return_exceptions=True)
    for listener in [each for game in games for each in game.all]:
        listener.close()
    found.unfinished += sum(isinstance(each, TimeoutError) for each in ended)
    for error in ended:
        if isinstance(error, BaseException) and not isinstance(error, TimeoutError):
            raise error


def searched(
    server: Server,
    matches: int,
    seed: int,
    around: contextlib.AbstractContextManager[None] | None = None,
) -> Found:
    """Play so many matches, some at the same time. Something else may go on around that."""
    found = Found()
    games = [
        Game(server, server.post("/api/matches", WISH), random.Random(f"{seed} {number}"))
        for number in range(matches)
    ]
    with around or contextlib.nullcontext():
        for start in range(0, matches, AT_ONCE):
            asyncio.run(search(games[start : start + AT_ONCE], found))
    for game in games:
        if game.is_over:
            game.judge(found)
    return found


AT_ONCE = 8


def main() -> None:
    parser = argparse.ArgumentParser(description="Search everything that is sent for secrets.")
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    databases.add_options(parser)
    options = parser.parse_args()
    with (
        databases.deployed(options) as settings,
        Server(settings, workers=options.workers) as server,
    ):
        found = searched(server, options.matches, options.seed)
    print(msgspec.json.encode(found).decode())
    record = {"secrecy": options.matches, **databases.facts(options)}
    history.append("soaks", {**record, **msgspec.structs.asdict(found)})
    sys.exit(found != Found(found.matches, found.bytes))


if __name__ == "__main__":
    main()
