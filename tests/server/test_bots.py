"""Bots at the service's tables, good and bad ones."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from itertools import islice, pairwise
from pathlib import Path
from typing import Any

import pytest

from benchmarks.soak.servers import GENEROUS, LEASH, ROLLOUT, Server
from rollout.bots import Bot, Budget, Position, bot
from rollout.bots.bot import Thought
from rollout.bots.budget import Clock
from rollout.games.registry import find
from rollout.kernel.actions import Result
from rollout.kernel.match import Match
from rollout.kernel.sources import Seeded
from rollout.server.bot_seats import _could_have_a_choice
from rollout.server.bots import BotPool
from rollout.server.creation import NewMatch, NewSeat, create_match
from rollout.server.records import ClockRule
from rollout.server.service import Service
from rollout.server.settings import Settings, to_environment
from tests.server.people import Api, Chair

ANSWERS = 3


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


BOT = NewSeat("bot", level="random")
PERSON = NewSeat("hotseat")


def test_among_hidden_hands_no_answer_of_a_bot_is_quicker_than_thinking(tmp_path: Path) -> None:
    match = NewMatch("battlecards", seats=[BOT, PERSON])
    seconds = asyncio.run(bot_answers(tmp_path, match, "deployment", budget=0.4))
    assert min(seconds) >= 0.4


def test_who_has_no_choice_may_be_quick_only_where_everybody_knows_that() -> None:
    """Mostly others must think that there was one; sometimes nobody could have had any."""
    assert {could_have_had_a_choice(str(seed)) for seed in range(8)} == {True, False}


def could_have_had_a_choice(seed: str) -> bool:
    """By what others know, where a random match of Battle Cards first leaves none."""
    game, rng = find("battlecards").rules, random.Random(seed)
    match: Match[Any] = Match(game, game.default_setup(), Seeded(seed))
    while match.ask is not None:
        if match.ask.about == "deployment" and len(list(match.ask.options)) == 1:
            break
        match.answer(match.ask.options.sample(rng))
    return _could_have_a_choice(match, match.ply)


def test_no_answer_is_kept_for_more_than_a_small_part_of_the_clock(tmp_path: Path) -> None:
    clock = ClockRule("move", seconds=20)
    match = NewMatch("battlecards", seats=[BOT, PERSON], clock=clock)
    seconds = asyncio.run(bot_answers(tmp_path, match, "deployment", budget=40))
    assert max(seconds) < 20


@pytest.mark.parametrize(
    ("game", "seats", "about"),
    [("battlecards", [BOT, BOT], "deployment"), ("the_game", [BOT, PERSON], "deploy_as")],
    ids=["nobody to tell it to", "nothing to tell"],
)
def test_a_bot_that_can_betray_nothing_answers_at_once(
    tmp_path: Path, game: str, seats: list[NewSeat], about: str
) -> None:
    match = NewMatch(game, seats=seats)
    seconds = asyncio.run(bot_answers(tmp_path, match, about, budget=20))
    assert min(seconds) < 20


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
                assert process.wait(120) == 0
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


async def bot_answers(folder: Path, wish: NewMatch, about: str, budget: float) -> list[float]:
    """How long a bot that never thinks takes for such answers; people answer at once.

    The first answer is left out: the bot's process has to be started for it.
    """
    service = Service(Settings(database=f"sqlite:///{folder / 'm.sqlite'}"))
    await service.start()
    service.rooms.around.bots = pool = BotPool(1, partial(bot, seconds=budget))
    try:
        made = await create_match(service, wish, None)
        room = await service.rooms.get(made.match)
        seconds: list[float] = []
        async with asyncio.timeout(120):
            while len(seconds) < ANSWERS:
                match = room.play.match
                if match.ask is not None and wish.seats[match.ask.seat] is PERSON:
                    answer = next(iter(match.ask.options))
                    name = f"p{match.ply}"
                    await room.answer(match.ask.seat, match.ply, name, (answer,), print)
                await asyncio.sleep(0.02)
                rows = await service.store.rows(made.match)
                seconds = [
                    after.at - before.at
                    for before, after in pairwise(rows)
                    if after.seat == 0 and is_about(match.at(after.ply), about)
                ]
        return seconds[1:]
    finally:
        pool.close()
        await service.stop()


def is_about(match: Match[Any], about: str) -> bool:
    """Whether it is about that, and there is a choice."""
    ask = match.ask
    return ask is not None and ask.about == about and len(list(islice(ask.options, 2))) > 1
