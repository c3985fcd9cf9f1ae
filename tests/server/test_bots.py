"""Bots at the service's tables, good and bad ones."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from benchmarks.soak.servers import GENEROUS, LEASH, ROLLOUT, Server
from rollout.bots import Bot, Budget, Position
from rollout.bots.bot import Thought
from rollout.bots.budget import Clock
from rollout.kernel.actions import Result
from rollout.server.bots import BotPool
from rollout.server.creation import NewMatch, NewSeat, create_match
from rollout.server.service import Service
from rollout.server.settings import Settings, to_environment
from tests.server.people import Api, Chair


class CrashingBot(Bot):
    """Takes its whole process down."""

    name = "crashing"

    def think(self, position: Position, clock: Clock, thought: Thought) -> None:
        os._exit(1)


class SleepingBot(Bot):
    """Never comes to an end."""

    name = "sleeping"
    interruptible = False

    def think(self, position: Position, clock: Clock, thought: Thought) -> None:
        time.sleep(600)


def crashing(level: str) -> Bot:
    return CrashingBot(Budget(seconds=0.1))


def sleeping(level: str) -> Bot:
    return SleepingBot(Budget(seconds=0.05))


def test_a_match_of_crashing_bots_goes_on_to_its_end(tmp_path: Path) -> None:
    result = asyncio.run(bots_play(tmp_path, BotPool(1, crashing)))
    assert result.reason in ("three-in-a-row", "board-full")


def test_a_match_of_bots_that_never_answer_goes_on_to_its_end(tmp_path: Path) -> None:
    result = asyncio.run(bots_play(tmp_path, BotPool(1, sleeping)))
    assert result.reason in ("three-in-a-row", "board-full")


@pytest.mark.parametrize(
    ("send", "kind"),
    [(os.kill, signal.SIGTERM), (os.killpg, signal.SIGTERM), (os.killpg, signal.SIGINT)],
)
def test_a_server_that_is_stopped_while_it_is_asked_much_ends_quietly(
    tmp_path: Path, send: Callable[[int, int], None], kind: signal.Signals
) -> None:
    database = f"sqlite:///{tmp_path / 'm.sqlite'}"
    server = Server(Settings(database=database, limits=GENEROUS))
    with (tmp_path / "errors").open("w+") as errors:
        server.process = process = subprocess.Popen(
            [*LEASH, sys.executable, "-c", ROLLOUT, "serve", "--port", str(server.port)],
            env={**os.environ, **to_environment(server.settings)},
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=errors,
            start_new_session=True,
        )
        try:
            server.wait_until_ready()
            with Api(server) as api, asked_much(api):
                send(process.pid, kind)
                assert process.wait(30) == 0
        finally:
            server.kill()
        errors.seek(0)
        assert errors.read() == ""


def asked_much(api: Api) -> Chair:
    """Somebody who waits for odds while bots think about their moves."""
    bots = api.create("disc_duel", seats=[{"kind": "bot", "level": "search"}] * 2)
    chair = api.sit(api.create("the_game")["match"])
    seat = chair.table["ask"]["seat"]
    action = chair.table["ask"]["options"]["actions"][0]["action"]
    with api.watch(bots["match"]) as watching:
        watching.until_after(0)
    chair.send({"odds": {"id": "odds", "seat": seat, "action": action}})
    chair.ask(why={"seat": seat, "action": action})
    return chair


async def bots_play(folder: Path, pool: BotPool) -> Result:
    """Two bots of that kind play tic-tac-toe with each other."""
    service = Service(Settings(database=f"sqlite:///{folder / 'm.sqlite'}"))
    await service.start()
    service.rooms.around.bots = pool
    try:
        seats = [NewSeat("bot", level="easy"), NewSeat("bot", level="easy")]
        made = await create_match(service, NewMatch("tic_tac_toe", seats=seats), None)
        room = await service.rooms.get(made.match)
        async with asyncio.timeout(120):
            while room.play.result is None:
                await asyncio.sleep(0.05)
        return room.play.result
    finally:
        pool.close()
        await service.stop()
