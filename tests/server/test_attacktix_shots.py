"""A shot in the service that is killed, and one that cannot be carried out."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from benchmarks.soak.servers import GENEROUS, Server
from rollout.games.attacktix.actions import Aim, AttackWith, EndMoves, Stand
from rollout.games.attacktix.events import StrokeVoid
from rollout.games.attacktix.record import Record
from rollout.games.attacktix.rules.strokes import Shot, error_of
from rollout.kernel.match import Match
from rollout.server.creation import NewMatch, NewSeat, create_match
from rollout.server.play import Play
from rollout.server.records import Row
from rollout.server.recovery import replayed
from rollout.server.service import Service
from rollout.server.settings import Settings
from rollout.server.store import Store, open_engine
from tests.server.people import Api
from tests.server.test_attacktix import SMALL, placed, say, shooter


def rows_in(path: Path) -> list[tuple[Any, ...]]:
    """The journal as it is on disk."""
    query = (
        "SELECT sequence, kind, seat, ply, after, body, drawn, hash FROM journal ORDER BY sequence"
    )
    with sqlite3.connect(path) as connection:
        return connection.execute(query).fetchall()


async def stored(settings: Settings, match: str) -> tuple[Any, list[Row]]:
    store = Store(open_engine(settings))
    try:
        return await store.match(match), await store.rows(match)
    finally:
        await store.close()


@pytest.mark.rule("AT-CHN-04", "AT-CHN-05")
def test_a_server_that_is_killed_in_the_middle_of_a_shot_fires_the_same_shot(
    tmp_path: Path,
) -> None:
    path = tmp_path / "m.sqlite"
    settings = Settings(database=f"sqlite:///{path}", limits=GENEROUS)
    server = Server(settings)
    server.start()
    try:
        with Api(server) as api:
            made = api.create("attacktix", setup={"forces": [SMALL, SMALL]})
            with api.sit(made["match"]) as both:
                placed(both)
                figure = shooter(both.table)
                say(both, do="attack_with", figure=figure)
                both.answer({"do": "aim", "bearing": 900 if figure == 1 else 2700, "pitch": 50})
                server.kill()
            before = rows_in(path)
            server.start()
            with api.sit(made["match"]) as both:
                both.until(lambda told: told["ask"])
            fired = rows_in(path)
            assert fired[: len(before)] == before
            server.kill()
            server.start()
            with api.sit(made["match"]) as both:
                assert both.table["ask"]["about"] == "attack"
            assert rows_in(path) == fired
    finally:
        server.stop()
    record, rows = asyncio.run(stored(settings, made["match"]))
    (kept,) = [row for row in rows if row.kind == "record"]
    before_it = msgspec.structs.replace(record, head_sequence=0, head="")
    aimed = replayed(before_it, rows[: rows.index(kept)]).match
    assert isinstance(aimed.chance, Shot)
    drawn = aimed.entries[-1].answer
    outcome = msgspec.json.decode(kept.body, type=Record)
    error = error_of("missile", "normal", drawn)
    assert outcome.noise == (error.yaw, error.pitch, error.force, error.twist, error.height)
    assert aimed.chance.record() == outcome


class Broken:
    """An engine that fails every time."""

    def __init__(self) -> None:
        self.tries = 0

    async def record(self, match: Match[Any], owner: str = "") -> tuple[str, bytes]:
        self.tries += 1
        raise ArithmeticError("it blew up")

    def close(self) -> None: ...


async def void_shot(folder: Path) -> tuple[Play, Broken]:
    service = Service(Settings(database=f"sqlite:///{folder / 'm.sqlite'}"))
    await service.start()
    try:
        broken: Any = Broken()
        seats = [NewSeat("hotseat"), NewSeat("hotseat")]
        wish = NewMatch("attacktix", setup={"forces": [SMALL, SMALL]}, seats=seats)
        made = await create_match(service, wish, None)
        room = await service.rooms.get(made.match)
        room.around.study = broken
        spots = ((3000, 1300), (6000, 1300), (3000, 10444), (6000, 10444))
        plan: list[Any] = [*(Stand(x, y) for x, y in spots), *([EndMoves()] * 3)]
        while plan or room.play.match.ask is None or broken.tries == 0:
            ask = room.play.match.ask
            if ask is None:
                await asyncio.sleep(0.01)
                continue
            figure = 1 if ask.seat == 0 else 5
            if not plan:
                plan = [AttackWith(figure), Aim(900 if figure == 1 else 2700, 50)]
            ply = room.play.match.ply
            await room.answer(ask.seat, ply, f"a{ply}", (plan.pop(0),), lambda done: None)
        async with room.lock:
            rows = await service.store.rows(made.match)
        return replayed(room.record, rows), broken
    finally:
        await service.stop()


@pytest.mark.rule("AT-CHN-05")
def test_a_shot_that_fails_twice_is_void_and_the_log_says_so(tmp_path: Path) -> None:
    play, broken = asyncio.run(void_shot(tmp_path))
    assert broken.tries == 2
    (entry,) = [entry for entry in play.match.entries if entry.recorded]
    assert entry.answer.void
    figure = entry.answer.attacker
    assert StrokeVoid(figure) in [event for _, event in play.log]
    state = play.match.state
    assert (state.used, state.figures[figure].attacked, state.figures[figure].loaded) == (
        0,
        False,
        1,
    )
    assert play.match.ask is not None
    assert AttackWith(figure) in play.match.ask.options
