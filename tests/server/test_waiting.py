"""What is hidden is dealt when all seats are taken, and who came and went stands in the record."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from typing import Any

import pytest

from benchmarks.soak.servers import GENEROUS, Server
from rollout.server.creation import NewMatch, NewSeat, create_match
from rollout.server.gathering import Gathering, sit_down, stand_up, table_of
from rollout.server.service import Service
from rollout.server.settings import Settings
from tests.server.people import Api, Chair

OPEN = [{"kind": "me", "name": "Kim"}, {"kind": "open"}]
HIDING = ["bluff", "battlecards"]


@pytest.fixture(scope="module")
def beside_postgres(lasting_postgres: str) -> Iterator[Server]:
    with Server(Settings(database=lasting_postgres, limits=GENEROUS)) as running:
        yield running


@pytest.fixture(params=["sqlite", "postgresql"])
def people(
    request: pytest.FixtureRequest, server: Server, beside_postgres: Server
) -> Iterator[tuple[Api, Api]]:
    place = server if request.param == "sqlite" else beside_postgres
    with Api(place) as kim, Api(place) as sam:
        yield kim, sam


def seat_of(made: Any, what: str, seat: int = 1) -> str:
    return f"/api/matches/{made['match']}/seats/{seat}/{what}"


def invitation(text: str) -> dict[str, str]:
    return {"name": "Sam", "invite": text.partition("invite=")[2]}


def told(chair: Chair) -> list[tuple[str, ...]]:
    """What the log says of seats."""
    return [
        (each["words"]["args"]["seat"], each["event"]["did"], each["event"]["name"])
        for each in chair.events
        if each["event"]["event"] == "seat_changed"
    ]


@pytest.mark.parametrize("game", HIDING)
def test_who_made_the_match_cannot_look_at_the_hand_of_who_comes(
    people: tuple[Api, Api], game: str
) -> None:
    kim, sam = people
    made = kim.create(game, seats=OPEN)
    summary = kim.get(f"/api/matches/{made['match']}")
    assert (summary["waiting"], summary["ply"], summary["asked"]) == (True, None, None)
    for path in ("at/0", "marks", "journal", "verify"):
        error = kim.get(f"/api/matches/{made['match']}/{path}", 409)["error"]
        assert error["key"] == "match-not-begun"
    assert kim.turned_away(made["match"]) == 4425
    sam.post(seat_of(made, "claim"), invitation(made["invites"]["1"]))
    with kim.sit(made["match"]) as chair:
        assert chair.table["you"] == [0]


@pytest.mark.parametrize("game", HIDING)
def test_sitting_down_and_leaving_deals_nothing_and_is_told(
    people: tuple[Api, Api], game: str
) -> None:
    kim, sam = people
    seats = [*OPEN, {"kind": "open"}] if game == "battlecards" else OPEN
    setup = {"decks": ["roll_out", "air_supremacy", "matrix_guard"]}
    more = {"setup": setup} if game == "battlecards" else {}
    if game == "bluff":
        made = kim.create(game, seats=[{"kind": "open"}, {"kind": "open"}])
        path = seat_of(made, "claim", 0)
        kim.post(path, {**invitation(made["invites"]["0"]), "name": "Kim"})
        left = kim.post(seat_of(made, "leave", 0))["invite"]
        kim.post(path, {**invitation(left), "name": "Kim"})
        sam.post(seat_of(made, "claim"), invitation(made["invites"]["1"]))
        expected = [("A", "sat-down", "Kim"), ("A", "left", "Kim"), ("A", "sat-down", "Kim")]
    else:
        made = kim.create(game, seats=seats, **more)
        kim.post(seat_of(made, "claim"), {**invitation(made["invites"]["1"]), "name": "Kim again"})
        assert kim.turned_away(made["match"]) == 4425
        left = kim.post(seat_of(made, "leave"))["invite"]
        brings = {**invitation(left), "brings": "air_supremacy"}
        sam.post(seat_of(made, "claim"), brings)
        assert kim.get(f"/api/matches/{made['match']}")["waiting"]
        kim.post(seat_of(made, "bot", 2), {"level": "easy"})
        expected = [("B", "sat-down", "Kim again"), ("B", "left", "Kim again")]
    with sam.sit(made["match"]) as chair:
        assert told(chair)[: len(expected)] == expected
        assert ("B", "sat-down", "Sam") in told(chair)
        assert chair.table["you"] == [1]
    assert not sam.get(f"/api/matches/{made['match']}")["waiting"]


def test_where_nothing_is_hidden_the_match_begins_with_an_open_seat(
    people: tuple[Api, Api],
) -> None:
    kim, sam = people
    made = kim.create(seats=OPEN)
    with kim.sit(made["match"]) as chair:
        chair.mark(4)
        sam.post(seat_of(made, "claim"), invitation(made["invites"]["1"]))
        chair.until(lambda table: table["seats"][1]["kind"] == "human")
        assert told(chair) == [("B", "sat-down", "Sam")]
        sam.post(seat_of(made, "leave"))
        chair.until(lambda table: table["seats"][1]["kind"] == "open")
        kim.post(seat_of(made, "bot"), {"level": "random"})
        chair.until(lambda table: table["seats"][1]["kind"] == "bot")
        kim.post(seat_of(made, "bot"), {"level": None})
        chair.until(lambda table: table["seats"][1]["kind"] == "open")
        changes = [(seat, did) for seat, did, _ in told(chair)]
        assert changes == [
            ("B", "sat-down"), ("B", "left"), ("B", "bot-took-over"), ("B", "handed-back"),
        ]  # fmt: skip


def test_going_back_does_not_undo_who_sits_where(people: tuple[Api, Api]) -> None:
    kim, sam = people
    made = kim.create(seats=OPEN)
    with kim.sit(made["match"]) as chair:
        chair.mark(4)
        sam.post(seat_of(made, "claim"), invitation(made["invites"]["1"]))
        chair.until(lambda table: table["seats"][1]["kind"] == "human")
        chair.ask(undo={"seat": 0})
        chair.until(lambda table: table["ply"] == 0)
        chair.mark(0)
        chair.until_after(0)
    with kim.watch(made["match"]) as later:
        assert told(later) == [("B", "sat-down", "Sam")]
        assert later.table["view"]["cells"][0] == 0


def test_a_match_with_changes_of_seats_is_read_again_from_the_store(tmp_path: Any) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}", limits=GENEROUS)
    with Server(settings) as server, Api(server) as kim, Api(server) as sam:
        made = kim.create("bluff", seats=OPEN)
        sam.post(seat_of(made, "claim"), invitation(made["invites"]["1"]))
        with kim.sit(made["match"]) as chair:
            before = told(chair)
        server.kill()
        server.start()
        with kim.sit(made["match"]) as one, sam.sit(made["match"]) as other:
            assert told(one) == told(other) == before == [("B", "sat-down", "Sam")]
            rng = random.Random(1)
            while not one.table["result"]:
                ply = one.table["ply"]
                (one, other)[one.table["ask"]["seat"]].choose(rng)
                for each in (one, other):
                    each.until_after(ply)
        assert kim.get(f"/api/matches/{made['match']}/verify")["holds"]


def test_a_rematch_deals_when_both_are_there(people: tuple[Api, Api]) -> None:
    kim, sam = people
    made = kim.create("bluff", seats=OPEN)
    sam.post(seat_of(made, "claim"), invitation(made["invites"]["1"]))
    with kim.sit(made["match"]) as chair:
        chair.ask(concede={"seat": 0})
        chair.until(lambda table: table["result"])
    again = kim.post(f"/api/matches/{made['match']}/rematch", status=201)
    assert list(again["tokens"]) == ["1"]
    assert kim.get(f"/api/matches/{again['match']}")["waiting"]
    joined = sam.post(f"/api/matches/{made['match']}/rematch", status=201)
    assert (joined["match"], list(joined["tokens"])) == (again["match"], ["0"])
    with sam.sit(again["match"]) as chair:
        assert (chair.table["you"], chair.table["seats"][1]["name"]) == ([0], "Kim")


async def meet(address: str) -> None:
    """Two sit down at once: each has read the table before the other wrote."""
    service = Service(Settings(database=address))
    await service.start()
    try:
        seats = [NewSeat("open"), NewSeat("open")]
        made = await create_match(service, NewMatch("bluff", seats=seats), None)
        before = await table_of(service, made.match)
        assert isinstance(before, Gathering)
        done = await asyncio.gather(
            *[sit_down(service, before, seat, None) for seat in before.seats],
            return_exceptions=True,
        )
        assert sorted(type(each).__name__ for each in done) == ["Problem", "str"]
        table = await table_of(service, made.match)
        assert isinstance(table, Gathering)
        (taken,) = [seat.seat for seat in table.seats if seat.token is not None]
        await stand_up(service, table, taken, "")
        rows = await service.store.rows(made.match)
        assert [(row.sequence, row.kind) for row in rows] == [(1, "seat"), (2, "seat")]
    finally:
        await service.stop()


def test_two_who_sit_down_at_once_are_one_after_the_other(tmp_path: Any) -> None:
    asyncio.run(meet(f"sqlite:///{tmp_path / 'm.sqlite'}"))


def test_two_who_sit_down_at_once_in_postgresql(postgres: str) -> None:
    asyncio.run(meet(postgres))
