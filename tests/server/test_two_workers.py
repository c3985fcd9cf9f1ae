"""Two workers on one PostgreSQL and one Valkey: any of them serves any match."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import AsyncIterator, Callable, Iterator

import pytest

from benchmarks.soak.hostile import Damage, assault
from benchmarks.soak.servers import GENEROUS, Server
from rollout.server.answering import coming, keep, wishes_of
from rollout.server.connection import Connection
from rollout.server.creation import Created, NewMatch, NewSeat, create_match
from rollout.server.messages import StandingMessage
from rollout.server.room import Room
from rollout.server.service import Service
from rollout.server.settings import Settings
from tests.server.people import Api, Chair
from tests.server.test_secrets import search_a_match


@pytest.fixture(scope="module")
def workers(lasting_postgres: str, valkey: str) -> Iterator[tuple[Server, Server]]:
    settings = Settings(database=lasting_postgres, redis=valkey, limits=GENEROUS)
    with Server(settings) as first, Server(settings) as second:
        yield first, second


@pytest.fixture
def apis(workers: tuple[Server, Server]) -> Iterator[tuple[Api, Api]]:
    with Api(workers[0]) as first, Api(workers[1]) as second:
        yield first, second


def both_sides(apis: tuple[Api, Api], game: str = "tic_tac_toe") -> tuple[Chair, Chair]:
    """The first seat at one worker, the second at the other."""
    made = apis[0].create(game)
    match, tokens = made["match"], made["tokens"]
    return apis[0].sit(match, tokens["0"]), apis[1].sit(match, tokens["1"])


def test_players_at_different_workers_play_one_match(apis: tuple[Api, Api]) -> None:
    for game in ("tic_tac_toe", "bluff"):
        first, second = both_sides(apis, game)
        rng = random.Random(game)
        with first, second:
            while not first.table["result"]:
                asked = (first, second)[first.table["ask"]["seat"]]
                before = asked.table["ply"]
                asked.choose(rng)
                for chair in (first, second):
                    chair.until_after(before)
            assert second.table["result"] == first.table["result"]
            assert second.table["seed"] == first.table["seed"]
            assert second.events == first.events


def test_the_end_of_a_match_is_known_at_once_where_nobody_was_told(lasting_postgres: str) -> None:
    """No word passes between these two; the store has the truth, whatever is asked for first."""
    settings = Settings(database=lasting_postgres, limits=GENEROUS)
    with Server(settings) as first, Server(settings) as second, Api(first) as api:
        matches = [played_before(api, second) for _ in range(3)]
        with Api(second) as other:
            journal, rows = (
                other.http.get(f"/api/matches/{match}/{what}")
                for match, what in zip(matches, ("journal", "rows"), strict=False)
            )
            branch = other.http.post(f"/api/matches/{matches[2]}/branch", json={"ply": 4})
    assert (journal.status_code, "result A three-in-a-row" in journal.text) == (200, True)
    assert (rows.status_code, branch.status_code) == (200, 201)


def played_before(api: Api, elsewhere: Server) -> str:
    """A match that another worker knew when it began, and has heard nothing of since."""
    made = api.create()
    match: str = made["match"]
    with Api(elsewhere) as other, api.sit(match, *made["tokens"].values()) as both:
        assert other.get(f"/api/matches/{match}")["ply"] == 0
        assert other.http.get(f"/api/matches/{match}/rows").status_code == 403
        for ply, cell in enumerate((0, 3, 1, 4, 2)):
            assert both.mark(cell)["ply"] == ply + 1
            both.until_after(ply)
    return match


def test_of_two_answers_for_one_ply_exactly_one_wins(apis: tuple[Api, Api]) -> None:
    made = apis[0].create()
    match, token = made["match"], made["tokens"]["0"]
    other = made["tokens"]["1"]
    with apis[0].sit(match, token, other) as here, apis[1].sit(match, token, other) as there:
        while not here.table["result"]:
            ply, seat = here.table["ply"], here.table["ask"]["seat"]
            actions = here.table["ask"]["options"]["actions"]
            for chair, name, choice in ((here, "x", actions[0]), (there, "y", actions[-1])):
                answer = {"id": f"{name}{ply}", "seat": seat, "ply": ply}
                chair.send({"answer": {**answer, "action": choice["action"]}})
            said = [chair.receive("done", "refused") for chair in (here, there)]
            done = [each for each in said if "refusal" not in each]
            refused = [each["refusal"]["why"] for each in said if "refusal" in each]
            assert (len(done), refused) == (1, ["stale"])
            for chair in (here, there):
                chair.until_after(ply)
            assert here.table["view"] == there.table["view"]


def test_one_answer_sent_to_both_workers_counts_once(apis: tuple[Api, Api]) -> None:
    made = apis[0].create()
    match, token = made["match"], made["tokens"]["0"]
    with apis[0].sit(match, token) as here, apis[1].sit(match, token) as there:
        answer = {"id": "same", "seat": 0, "ply": 0, "action": {"do": "mark", "cell": 4}}
        for chair in (here, there):
            chair.send({"answer": answer})
        said = [chair.receive("done", "refused") for chair in (here, there)]
        assert said == [{"id": "same", "ply": 1}] * 2
        assert apis[1].get(f"/api/matches/{match}")["ply"] == 1


def test_going_back_seats_chat_and_presence_reach_the_other_worker(apis: tuple[Api, Api]) -> None:
    first, second = both_sides(apis)
    with first:
        with second:
            first.until(lambda table: table["seats"][1]["online"])
            first.mark(0)
            second.until(lambda table: table["ply"] == 1)
            first.ask(undo={"seat": 0})
            assert second.until(lambda table: table["ply"] == 0)["back"] == 0
            second.ask(draw={"seat": 1})
            first.until(lambda table: table["offers"]["draw"] == [1])
            first.send({"chat": {"text": "no"}})
            assert second.receive("chat")["text"] == "no"
        first.until(lambda table: not table["seats"][1]["online"])


def test_who_came_before_a_worker_knew_the_match_is_online_there(apis: tuple[Api, Api]) -> None:
    first, second = both_sides(apis)
    with first, second:
        second.until(lambda table: table["seats"][0]["online"])


def test_a_worker_that_says_nothing_any_more_has_nobody_online(postgres: str, valkey: str) -> None:
    asyncio.run(presence_is_forgotten(Settings(database=postgres, redis=valkey)))


async def presence_is_forgotten(settings: Settings) -> None:
    async with worker(settings) as here, worker(settings) as there:
        seats = [NewSeat("me"), NewSeat("hotseat")]
        made = await create_match(there, NewMatch("tic_tac_toe", seats=seats), None)
        await connected(await there.rooms.get(made.match), made.tokens["0"])
        watching = await connected(await here.rooms.get(made.match))
        now = time.monotonic()
        await until(lambda: is_online(watching[-1]))
        here.rooms.keep_presence(now + 20)
        assert is_online(watching[-1])
        here.rooms.keep_presence(now + 60)
        assert not is_online(watching[-1])
        there.rooms.keep_presence(now + 15)
        there.rooms.keep_presence(now + 25)
        await until(lambda: is_online(watching[-1]))


def test_what_a_seat_answers_itself_no_other_worker_answers(postgres: str, valkey: str) -> None:
    asyncio.run(a_moment_is_held(Settings(database=postgres, redis=valkey)))


async def a_moment_is_held(settings: Settings) -> None:
    async with duel_at_two_workers(settings) as (_, table, other):
        await keep(table, StandingMessage("s1", 0, {"stay": 1}, hold=0))
        await until(lambda: other.seats[0].standing != "")
        assert (wishes_of(other, 0), coming(other)) == ({"stay": 1}, None)
        assert (table.play.match.ply, other.play.match.ply) == (0, 0)


def test_a_seat_is_answered_for_where_it_is_connected(postgres: str, valkey: str) -> None:
    asyncio.run(it_is_told_what_is_coming(Settings(database=postgres, redis=valkey)))


async def it_is_told_what_is_coming(settings: Settings) -> None:
    async with duel_at_two_workers(settings) as (made, table, other):
        assert [other.pace.patience_for(0, elsewhere) for elsewhere in (False, True)] == [0, 3.0]
        await connected(table, made.tokens["0"])
        await until(lambda: other.online == {0})
        assert other.pace.patience_for(0, elsewhere=False) == 3.0
        assert table.pace.patience_for(0, elsewhere=True) == 0


@contextlib.asynccontextmanager
async def duel_at_two_workers(settings: Settings) -> AsyncIterator[tuple[Created, Room, Room]]:
    """A match, its room where it was made, and its room at the other worker."""
    async with worker(settings) as here, worker(settings) as there:
        seats = [NewSeat("me"), NewSeat("hotseat")]
        made = await create_match(here, NewMatch("shield_duel", seats=seats), None)
        yield made, await here.rooms.get(made.match), await there.rooms.get(made.match)


@contextlib.asynccontextmanager
async def worker(settings: Settings) -> AsyncIterator[Service]:
    service = Service(settings)
    async with service.notices.channels:
        await service.start()
        try:
            yield service
        finally:
            await service.stop()


async def connected(room: Room, *tokens: str) -> list[bytes]:
    """What somebody new at the table is sent, from now on."""
    sent: list[bytes] = []
    async with room.lock:
        await room.join(Connection(sent.append, room, list(tokens)), 0)
    return sent


def is_online(table: bytes) -> bool:
    """Whether a table shows that somebody is at the first seat."""
    online: bool = json.loads(table)["table"]["seats"][0]["online"]
    return online


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not holds():
            await asyncio.sleep(0.01)


def test_a_bot_answers_once_though_both_workers_know_the_match(apis: tuple[Api, Api]) -> None:
    made = apis[0].create(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    token = made["tokens"]["0"]
    with apis[0].sit(made["match"], token) as here, apis[1].sit(made["match"], token) as there:
        there.play_on(random.Random(1))
        here.until(lambda table: table["result"])
        assert here.events == there.events


def test_hostile_messages_break_nothing_at_two_workers(workers: tuple[Server, Server]) -> None:
    damage = assault(workers[1], messages=240, seed=8)
    assert damage == Damage(damage.sent, damage.hung_up)
    assert damage.sent >= 200


def test_no_worker_sends_what_is_hidden(apis: tuple[Api, Api]) -> None:
    for number, api in enumerate(apis):
        search_a_match(api, random.Random(number))
