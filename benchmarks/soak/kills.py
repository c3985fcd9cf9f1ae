"""Kill the server at random moments under load, and look for answers that are lost or doubled.

`python -m benchmarks.soak.kills [--kills 200] [--postgres] [--workers 2]`
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import random
import sys
import time
import urllib.error
from contextlib import AbstractContextManager, nullcontext
from functools import partial
from typing import Any

import msgspec

from benchmarks import history
from benchmarks.soak import databases
from benchmarks.soak.frames import Client, connect
from benchmarks.soak.servers import GaveUp, Server
from rollout.server.settings import Settings

WISH = {
    "game": "bluff",
    "seats": [{"kind": "me"}, {"kind": "hotseat"}],
    "clock": {"kind": "move", "seconds": 900},
}
UNAVAILABLE = 503
TRIES = 20
SHORTEST, LONGEST = 0.05, 0.6
"""Seconds of play between two kills."""


PATIENCE = 180.0
"""Seconds in which the matches must come to an end after the last kill, on a slow machine too."""


class Tally(msgspec.Struct):
    """What became of the answers that were acknowledged."""

    acknowledged: int
    lost: int
    doubled: int
    stuck: int
    """Matches that could not be played on at the end."""
    late: int = 0
    """Matches that were lost on time, though there was enough."""
    backward: int = 0
    """Rows that are older than the row before."""
    before_kills: int = 0
    """Acknowledged answers that a kill came after: without any nothing is proved."""


class Player:
    """One match, both seats on one connection; it notes what was acknowledged and tries again."""

    def __init__(self, match: str, tokens: dict[str, str]) -> None:
        self.match = match
        self.tokens = list(tokens.values())
        self.acknowledged: dict[str, int] = {}
        self.over = self.late = False
        self._rng = random.Random(match)
        self._client: Client | None = None
        self._unanswered: Any = None
        self._table: Any = None
        self._number = 0

    async def connect(self, port: int) -> None:
        path = f"/api/matches/{self.match}/live"
        self._client = await connect(port, path, self._heard)
        self._send({"hello": {"protocol": 2, "tokens": self.tokens, "since": 0}})
        if self._unanswered is not None:
            self._send(self._unanswered)

    def hang_up(self) -> None:
        if self._client is not None:
            self._client.close()

    def _send(self, message: Any) -> None:
        if self._client is not None and not self._client.gone:
            self._client.send(msgspec.json.encode(message))

    def _heard(self, data: bytes) -> None:
        message = msgspec.json.decode(data)
        if "done" in message:
            done = message["done"]
            known = self.acknowledged.setdefault(done["id"], done["ply"])
            if known != done["ply"]:
                self.acknowledged[f"{done['id']} again"] = done["ply"]
            self._settled(done["ply"])
        elif "refused" in message:
            self._settled(message["refused"].get("ply", 0))
        elif "table" in message:
            self._table = message["table"]
            self._answer(self._table)

    def _settled(self, ply: int) -> None:
        """The last answer was taken or refused; a table as new as that may wait for the next."""
        self._unanswered = None
        if self._table is not None and self._table["ply"] >= ply:
            self._answer(self._table)

    def _answer(self, table: Any) -> None:
        self.over = table["result"] is not None
        self.late = self.over and table["result"]["reason"] == "out-of-time"
        if self.over or self._unanswered is not None:
            return
        self._number += 1
        ask = table["ask"]
        action = self._rng.choice(ask["options"]["actions"])["action"]
        answer = {"id": f"a{self._number}", "seat": ask["seat"], "ply": table["ply"]}
        self._unanswered = {"answer": {**answer, "action": action}}
        self._send(self._unanswered)


def play_through_kills(
    settings: Settings,
    kills: int,
    matches: int,
    seed: int,
    tell: bool = False,
    workers: int = 1,
) -> Tally:
    """Play, kill, start again, so many times; then compare with what the store has."""
    ordeal = Ordeal(Server(settings, workers=workers), matches, seed, tell)
    return asyncio.run(ordeal.run(kills))


class Ordeal:
    """Matches of a server that is killed. Something else may go on around that."""

    def __init__(self, server: Server, matches: int, seed: int, tell: bool) -> None:
        self.server = server
        self.matches = matches
        self.rng = random.Random(seed)
        self.tell = tell
        self.players: list[Player] = []
        self.retired: list[Player] = []
        self.around: AbstractContextManager[None] = nullcontext()

    async def run(self, kills: int) -> Tally:
        self.server.start()
        try:
            await self._play_a_little()
            with self.around:
                for number in range(kills):
                    await self._play_and_kill()
                    if self.tell:
                        count = self._acknowledged
                        print(f"kill {number + 1}: {count} answers acknowledged", file=sys.stderr)
            survivors = self._acknowledged
            return msgspec.structs.replace(await self._compare(), before_kills=survivors)
        finally:
            self.server.stop()

    async def _play_a_little(self) -> None:
        """Before anything goes wrong there are matches, and answers that have to survive it."""
        await self._play(SHORTEST)
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and not self._acknowledged:
            await asyncio.sleep(SHORTEST)
        self._hang_up()

    async def _play_and_kill(self) -> None:
        await self._play(self.rng.uniform(SHORTEST, LONGEST))
        self.server.kill()
        self._hang_up()
        await self._start_again()

    async def _start_again(self) -> None:
        """As whatever looks after a service does, until it can be started."""
        for _ in range(TRIES):
            try:
                self.server.start()
            except GaveUp:
                await asyncio.sleep(0.5)
            else:
                return
        raise GaveUp

    @property
    def _acknowledged(self) -> int:
        return sum(len(each.acknowledged) for each in self._everybody)

    @property
    def _everybody(self) -> list[Player]:
        return self.players + self.retired

    async def _play(self, seconds: float) -> None:
        """Let everybody play; whoever has finished begins a new match."""
        self.retired += [player for player in self.players if player.over]
        self.players = [player for player in self.players if not player.over]
        for _ in range(self.matches - len(self.players)):
            try:
                made = await asyncio.to_thread(self.server.post, "/api/matches", WISH)
            except urllib.error.HTTPError as refused:
                if refused.code != UNAVAILABLE:
                    raise
            else:
                self.players.append(Player(made["match"], made["tokens"]))
        await self._connect()
        await asyncio.sleep(seconds)

    async def _connect(self) -> None:
        """Everybody, by every port for live tables in turn."""
        ports = itertools.cycle(self.server.live_ports)
        for player, port in zip(self.players, ports, strict=False):
            await player.connect(port)

    def _hang_up(self) -> None:
        for player in self.players:
            player.hang_up()

    async def _compare(self) -> Tally:
        """Finish every match, then look up each acknowledged answer in the journal's rows."""
        await self._connect()
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end and not all(player.over for player in self.players):
            await asyncio.sleep(0.1)
        self._hang_up()
        tally = Tally(0, 0, 0, sum(1 for player in self.players if not player.over))
        written = await rows_by_answer(self.server.settings)
        for player in self._everybody:
            for answer, ply in player.acknowledged.items():
                tally.acknowledged += 1
                tally.doubled += answer.endswith(" again")
                found = [written.get((player.match, f"{seat}/{answer}")) for seat in (0, 1)]
                tally.lost += ply not in found
        played = [player.match for player in self._everybody]
        tally.doubled += await doubled_plies(self.server.settings, played)
        tally.backward = await older_rows(self.server.settings)
        tally.late = sum(player.late for player in self._everybody)
        for player in self._everybody:
            verified = self.server.get(f"/api/matches/{player.match}/verify")
            tally.stuck += not verified["holds"]
        return tally


async def rows_by_answer(settings: Settings) -> dict[tuple[str, str], int]:
    """The ply after every row that answers something."""
    from sqlalchemy import select

    from rollout.server.relations import journal
    from rollout.server.store import open_engine

    engine = open_engine(settings)
    async with engine.connect() as connection:
        query = select(journal.c.match, journal.c.answer, journal.c.after)
        found = await connection.execute(query.where(journal.c.answer.is_not(None)))
        rows = {(match, answer): after for match, answer, after in found}
    await engine.dispose()
    return rows


async def doubled_plies(settings: Settings, matches: list[str]) -> int:
    """How many plies of these matches, in which nothing was taken back, were answered twice."""
    from sqlalchemy import func, select

    from rollout.server.relations import journal
    from rollout.server.store import open_engine

    engine = open_engine(settings)
    async with engine.connect() as connection:
        twice = (
            select(journal.c.match)
            .where(journal.c.kind == "answer", journal.c.match.in_(matches))
            .group_by(journal.c.match, journal.c.ply)
            .having(func.count() > 1)
        )
        found = len((await connection.execute(twice)).all())
    await engine.dispose()
    return found


async def older_rows(settings: Settings) -> int:
    """How many rows say that they were accepted before the row before them was."""
    from sqlalchemy import select

    from rollout.server.relations import journal
    from rollout.server.store import open_engine

    engine = open_engine(settings)
    async with engine.connect() as connection:
        query = select(journal.c.match, journal.c.at).order_by(journal.c.match, journal.c.sequence)
        rows = (await connection.execute(query)).all()
    await engine.dispose()
    return sum(
        before.match == after.match and after.at < before.at
        for before, after in itertools.pairwise(rows)
    )


def main() -> None:
    parser = argparse.ArgumentParser(description="Kill the server under load, again and again.")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--matches", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    databases.add_options(parser)
    options = parser.parse_args()
    with databases.deployed(options) as settings:
        run = partial(play_through_kills, settings, options.kills, options.matches)
        tally = run(options.seed, tell=True, workers=options.workers)
    print(msgspec.json.encode(tally).decode())
    done = {"kills": options.kills, **databases.facts(options)}
    history.append("soaks", {**done, **msgspec.structs.asdict(tally)})
    sound = Tally(tally.acknowledged, 0, 0, 0, before_kills=tally.before_kills)
    sys.exit(tally != sound or not tally.before_kills)


if __name__ == "__main__":
    main()
