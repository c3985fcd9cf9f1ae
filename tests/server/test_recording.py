"""Chance that is recorded: carried out by a process, kept as a row, never made again."""

from __future__ import annotations

import asyncio
import random
from multiprocessing.resource_tracker import ensure_running
from pathlib import Path
from typing import Any

import msgspec
import pytest

from benchmarks.soak.servers import GENEROUS, Server
from rollout.games.samples import disc_duel
from rollout.games.samples.disc_duel import Flick
from rollout.games.samples.facts import Rest, Slide
from rollout.kernel.match import Match
from rollout.kernel.sources import Outside
from rollout.server import recording
from rollout.server.creation import NewMatch, NewSeat, create_match
from rollout.server.crew import Crew
from rollout.server.play import Play
from rollout.server.problems import Problem
from rollout.server.records import Row
from rollout.server.recovery import replayed
from rollout.server.service import Service
from rollout.server.settings import Settings
from rollout.server.study import Study, Untried, as_sent, carry_out
from tests.server.people import Api
from tests.shortage import short_of_files

PERSON = NewSeat("hotseat")
SLIDE = {"do": "slide", "x": 6_000, "y": 12_000}


def test_what_is_recorded_is_carried_out_by_the_service(api: Api) -> None:
    made = api.create("disc_duel")
    with api.sit(made["match"]) as both:
        both.answer(SLIDE)
        both.until(lambda table: table["ply"] >= 3)
    found = api.get(f"/api/matches/{made['match']}/verify")
    assert found["holds"]
    assert found["recorded"] >= 1
    assert found["given"] == 0


def test_nobody_can_type_in_what_is_recorded(api: Api) -> None:
    made = api.create("disc_duel", dice="own")
    with api.sit(made["match"]) as both:
        both.answer(SLIDE)
        both.ask(roll={"ply": 1, "outcome": [1, 11]})
        told = both.ask(roll={"ply": 2, "outcome": {"x": 18_000, "y": 12_000}})
        assert told["refusal"]["why"] == "no-chance-asked"
        both.until(lambda table: table["ask"])
    found = api.get(f"/api/matches/{made['match']}/verify")
    assert (found["holds"], found["given"], found["recorded"]) == (True, 1, 1)


def test_a_server_that_is_killed_before_or_after_the_record_goes_on(tmp_path: Path) -> None:
    """One flick of thirteen hits and ends the match at once: then nobody is asked any more."""
    settings = Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}", limits=GENEROUS)
    server = Server(settings)
    server.start()
    rng = random.Random(2)
    try:
        with Api(server) as api:
            made = api.create("disc_duel")
            with api.sit(made["match"]) as both:
                both.answer(SLIDE)
                both.until_after(0)
                server.kill()
            server.start()
            with api.sit(made["match"]) as both:
                both.until_after(2)
                seen = both.table["ply"], both.events
            server.kill()
            server.start()
            with api.sit(made["match"]) as both:
                assert (both.table["ply"], both.events) == seen
                both.play_on(rng)
            found = api.get(f"/api/matches/{made['match']}/verify")
            assert (found["holds"], found["given"]) == (True, 0)
            assert found["recorded"] == found["drawn"]
    finally:
        server.stop()


class Engine:
    """Stands where the processes are asked, and says what becomes of each try."""

    def __init__(self, tries: list[Any]) -> None:
        self.tries = tries
        self.asked: list[int] = []
        self.shown: list[int] = []

    async def record(self, match: Match[Any], owner: str = "") -> tuple[str, bytes]:
        self.asked.append(match.ply)
        assert isinstance(match.chance, Flick)
        outcome = self.tries.pop(0)
        if isinstance(outcome, Exception):
            raise outcome
        return msgspec.json.encode(outcome).decode(), b""

    def close(self) -> None: ...


async def rows_with(folder: Path, engine: Any) -> tuple[list[Row], Engine, Play]:
    """A duel whose first flick was carried out by such an engine; its rows, and a new reading."""
    service = Service(Settings(database=f"sqlite:///{folder / 'm.sqlite'}"))
    await service.start()
    try:
        made = await create_match(service, NewMatch("disc_duel", seats=[PERSON, PERSON]), None)
        room = await service.rooms.get(made.match)
        room.around.study = engine
        action = room.play.read_action(msgspec.json.encode(SLIDE))
        await room.answer(0, 0, "a", (action,), engine.shown.append)
        while room.play.match.ask is None:
            await asyncio.sleep(0.01)
        async with room.lock:
            rows = await service.store.rows(made.match)
        return rows, engine, replayed(room.record, rows)
    finally:
        await service.stop()


class Garbling(Engine):
    """What its first try comes to cannot be read."""

    async def record(self, match: Match[Any], owner: str = "") -> tuple[str, bytes]:
        written, film = await super().record(match)
        return (written if len(self.asked) > 1 else '"no place at all"'), film


def test_what_could_not_be_kept_is_carried_out_again_though_nobody_asks(tmp_path: Path) -> None:
    """Nobody can answer while a record is missing: the match would stand still for ever."""
    rows, engine, _ = asyncio.run(rows_with(tmp_path, Garbling([Rest(9, 9), Rest(1, 2)])))
    assert [row.kind for row in rows] == ["start", "answer", "record"]
    assert msgspec.json.decode(rows[2].body) == {"x": 1, "y": 2}
    assert engine.asked == [2, 2]


@pytest.mark.parametrize(
    ("tries", "expected"),
    [
        ([Rest(1, 2)], {"x": 1, "y": 2}),
        ([Problem(409, "too-hard"), Rest(1, 2)], {"x": 1, "y": 2}),
        ([ArithmeticError("it blew up"), Rest(1, 2)], {"x": 1, "y": 2}),
        ([ArithmeticError(), Problem(409, "too-hard")], {"x": 6_000, "y": 12_000, "void": True}),
    ],
)
def test_a_record_is_tried_twice_and_then_void(
    tmp_path: Path, tries: list[Any], expected: dict[str, Any]
) -> None:
    number = len(tries)
    rows, engine, again = asyncio.run(rows_with(tmp_path, Engine(tries)))
    assert [(row.kind, row.seat, row.ply, row.after) for row in rows] == [
        ("start", -1, 0, 0),
        ("answer", 0, 0, 2),
        ("record", -1, 2, 3),
    ]
    assert msgspec.json.decode(rows[2].body) == expected
    assert rows[2].drawn == ""
    assert engine.asked == [2] * number
    assert engine.shown == [2]
    assert again.match.entries[2].recorded
    assert again.match.draws == 1


VOID = {"x": 6_000, "y": 12_000, "void": True}


@pytest.mark.parametrize(
    ("tries", "expected"),
    [
        ([Untried(), Untried(), Untried(), Rest(1, 2)], {"x": 1, "y": 2}),
        ([ArithmeticError(), Untried(), Untried(), Rest(1, 2)], {"x": 1, "y": 2}),
        ([Untried(), ArithmeticError(), Untried(), ArithmeticError()], VOID),
        ([Untried()] * 8, VOID),
    ],
)
def test_where_there_is_no_process_to_try_it_in_a_record_waits_for_one_as_long_as_may_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, tries: list[Any], expected: dict[str, Any]
) -> None:
    monkeypatch.setattr(recording, "WAIT", 0.0)
    monkeypatch.setattr(recording, "MOST_WAITS", 3)
    rows, engine, _ = asyncio.run(rows_with(tmp_path, Engine(list(tries))))
    assert [row.kind for row in rows] == ["start", "answer", "record"]
    assert msgspec.json.decode(rows[2].body) == expected
    assert engine.asked == [2] * len(tries)


def test_a_study_for_which_no_process_can_be_started_says_that_nothing_was_tried() -> None:
    """And tells who wants to know odds what they hear of a process that failed."""
    match = Match(disc_duel.DiscDuel(), None, Outside())

    async def ask() -> None:
        study = Study(Crew(1))
        try:
            with short_of_files(0):
                with pytest.raises(Untried):
                    await study.record(match)
                with pytest.raises(Problem, match="too-hard"):
                    await study.odds(as_sent(match), 0, Slide(6_000, 12_000))
            with pytest.raises(AssertionError):  # tried: nothing waits to be recorded yet
                await study.record(match)
        finally:
            study.crew.close()

    ensure_running()
    asyncio.run(ask())


class InThisProcess(Engine):
    """Carries it out as a process of the service does."""

    async def record(self, match: Match[Any], owner: str = "") -> tuple[str, bytes]:
        self.asked.append(match.ply)
        return carry_out(*as_sent(match))


def test_a_record_that_the_game_cannot_go_on_from_is_void(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object) -> None:
        raise ArithmeticError("what comes of a flick")

    monkeypatch.setattr(disc_duel, "Flicked", broken)
    rows, engine, _ = asyncio.run(rows_with(tmp_path, InThisProcess([])))
    assert [row.kind for row in rows] == ["start", "answer", "record"]
    assert msgspec.json.decode(rows[2].body) == {"x": 6_000, "y": 12_000, "void": True}
    assert engine.asked == [2, 2]
