"""Tables that wait until every seat has brought its part of the setup: decks of Battlecards."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from benchmarks.soak.servers import GENEROUS, Server
from rollout.games.battlecards.content.decks import export_deck, find_deck
from rollout.games.battlecards.content.library import library
from rollout.server.creation import NewMatch, NewSeat, create_match
from rollout.server.gathering import Gathering, sit_down, table_of
from rollout.server.problems import Problem
from rollout.server.service import Service
from rollout.server.settings import Settings
from tests.server.people import Api

pytestmark = pytest.mark.rule("BC-DEC-01")

LATER = ""
NAME = "Xantium by night"


def written(deck: str) -> str:
    """A deck list as somebody pastes it, with a name that nobody else should read."""
    made = find_deck(deck, library())
    made.name = NAME
    return export_deck(made, library())


SECRET = written("sealed:decepticon:7")


def invite(api: Api, decks: tuple[str, ...] = ("roll_out", LATER), **wishes: Any) -> Any:
    """A table of one's own whose other seats are open."""
    options = wishes.pop("options", {})
    seats = [{"kind": "me", "name": "Kim"}, *[{"kind": "open"} for _ in decks[1:]]]
    setup = {"decks": decks, "options": options}
    return api.create("battlecards", setup=setup, seats=seats, **{"public": False, **wishes})


def claim(api: Api, made: Any, brings: Any, status: int = 200, seat: int = 1) -> Any:
    secret = made["invites"][str(seat)].partition("invite=")[2]
    body = {"name": "Sam", "invite": secret, "brings": brings}
    return api.post(f"/api/matches/{made['match']}/seats/{seat}/claim", body, status)


def state_of(api: Api, made: Any) -> Any:
    return api.get(f"/api/matches/{made['match']}")


def waits(api: Api, made: Any, *seats: int) -> bool:
    """Whether those seats are still to choose, nobody sits there, and nothing has begun."""
    table = state_of(api, made)
    open_seats = [seat["seat"] for seat in table["seats"] if seat["kind"] == "open"]
    return table["owing"] == list(seats) == open_seats and table["ply"] is None


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[Server]:
    """A server of one's own, to be killed."""
    server = Server(Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}", limits=GENEROUS))
    server.start()
    try:
        yield server
    finally:
        server.stop()


def test_the_match_begins_when_the_friend_has_chosen(api: Api, other: Api) -> None:
    made = invite(api)
    assert waits(api, made, 1)
    assert state_of(api, made)["setup"]["decks"] == ["roll_out", ""]
    claim(other, made, SECRET)
    assert state_of(api, made)["owing"] == []
    with api.sit(made["match"]) as kim, other.sit(made["match"]) as sam:
        for chair, seat, army in ((kim, 0, "autobot"), (sam, 1, "decepticon")):
            mine = chair.table["view"]["seats"][str(seat)]
            assert (chair.table["you"], mine["army"], len(mine["hand"])) == ([seat], army, 5)
        kim.ask(concede={"seat": 0})
        assert kim.until(lambda table: table["result"])["result"]["winners"] == [1]
    assert api.get(f"/api/matches/{made['match']}/verify")["holds"]


def test_a_waiting_table_and_what_was_chosen_survive_a_crash(mortal: Server) -> None:
    with Api(mortal) as kim, Api(mortal) as sam, Api(mortal) as lee:
        decks = ("roll_out", LATER, LATER)
        made = invite(kim, decks)
        mortal.kill()
        mortal.start()
        assert waits(kim, made, 1, 2)
        claim(sam, made, SECRET)
        mortal.kill()
        mortal.start()
        assert waits(kim, made, 2)
        claim(lee, made, "iron_tyranny", seat=2)
        with sam.sit(made["match"]) as chair:
            hand = chair.table["view"]["seats"]["1"]["hand"]
        mortal.kill()
        mortal.start()
        with sam.sit(made["match"]) as chair:
            assert chair.table["view"]["seats"]["1"]["hand"] == hand
        assert state_of(sam, made)["setup"]["decks"] == ["roll_out", SECRET, "iron_tyranny"]
        assert state_of(kim, made)["owing"] == []


def test_nothing_of_the_list_reaches_the_creator_or_a_spectator(
    api: Api, other: Api, beside: Api
) -> None:
    made = invite(api)
    claim(other, made, SECRET)
    heard = []
    with api.sit(made["match"]) as kim, beside.watch(made["match"]) as nobody:
        heard += kim.bytes + nobody.bytes
    for browser in (api, beside):
        heard += [browser.http.get(f"/api/matches/{made['match']}").text]
        heard += [browser.http.get(f"/api/matches/{made['match']}/at/0").text]
        heard += [browser.http.get("/api/me").text]
    ours = library().decks["roll_out"].counts
    theirs = [code for code in find_deck(SECRET, library()).counts if code not in ours]
    assert len(theirs) > 10
    for text in heard:
        assert NAME not in text
        assert not [code for code in theirs if f'"{code}"' in text]


LISTS = {
    "too few cards": ("3 D01\n", "deck-size", "BC-DCK-01"),
    "no such card": ("3 XX9\n", "deck-no-card", ""),
    "no such deck": ("roll_on", "no-deck-but", ""),
    "two armies": (re.sub(r"1 D04 .*", "1 A01", SECRET), "mixed-armies", "BC-DCK-06"),
    "the army of the other": ("matrix_guard", "same-army", "BC-RUL-106"),
    "not chosen": ("", "no-deck", ""),
    "no text": (5, "setup-wrong-value", ""),
    "nothing": (None, "nothing-brought", ""),
}


@pytest.mark.parametrize(("brings", "key", "rule"), LISTS.values(), ids=LISTS)
def test_a_deck_that_is_not_legal_there_is_refused_and_nothing_changes(
    api: Api, other: Api, brings: Any, key: str, rule: str
) -> None:
    made = invite(api)
    error = claim(other, made, brings, 422)["error"]
    assert (error["key"], error["rule"]) == (key, rule)
    assert waits(api, made, 1)
    claim(other, made, SECRET)


def test_a_deck_of_another_size_than_agreed_is_refused(api: Api, other: Api) -> None:
    made = invite(api, ("random:autobot:1", LATER), options={"deck_size": 40})
    error = claim(other, made, SECRET, 422)["error"]
    assert (error["key"], error["args"]) == ("deck-size", {"size": 50, "needed": 40})
    claim(other, made, "random:decepticon:1")
    assert state_of(api, made)["owing"] == []


def test_a_seat_is_taken_once_and_chosen_for_once(api: Api, other: Api, beside: Api) -> None:
    made = invite(api, ("roll_out", LATER, LATER))
    claim(other, made, SECRET)
    assert claim(beside, made, "iron_tyranny", 409)["error"]["key"] == "seat-taken"
    assert claim(other, made, "iron_tyranny", 409)["error"]["key"] == "seat-taken"
    claim(beside, made, "iron_tyranny", seat=2)
    assert state_of(other, made)["setup"]["decks"] == ["roll_out", SECRET, "iron_tyranny"]
    assert claim(beside, made, "iron_tyranny", 409)["error"]["key"] == "seat-taken"


def test_without_the_invitation_nobody_chooses(api: Api, other: Api) -> None:
    made = invite(api)
    body = {"brings": SECRET}
    path = f"/api/matches/{made['match']}/seats/1/claim"
    assert other.post(path, body, 403)["error"]["key"] == "invitation-needed"
    assert waits(api, made, 1)


def test_whose_deck_was_agreed_on_brings_none(api: Api, other: Api) -> None:
    for decks in (("roll_out", "air_supremacy", LATER), ("roll_out", "air_supremacy")):
        made = invite(api, decks)
        assert claim(other, made, SECRET, 409)["error"]["key"] == "nothing-to-bring"
        claim(other, made, None)
        assert state_of(other, made)["you"] == [1]


def test_of_many_who_come_at_once_each_is_seated_or_told(server: Server, api: Api) -> None:
    made = invite(api, ("roll_out", LATER, LATER))

    def come(number: int) -> bool:
        with Api(server) as browser:
            seat = 1 + number % 2
            secret = made["invites"][str(seat)].partition("invite=")[2]
            body = {"invite": secret, "brings": f"random:decepticon:{number}"}
            answer = browser.http.post(
                f"/api/matches/{made['match']}/seats/{seat}/claim", json=body
            )
            if answer.status_code != 200:
                assert answer.json()["error"]["key"] in ("seat-taken", "table-changed")
                return False
            assert state_of(browser, made)["setup"]["decks"][seat] == body["brings"]
            return True

    with ThreadPoolExecutor(6) as pool:
        seated = sum(pool.map(come, range(6)))
    table = state_of(api, made)
    assert seated == sum(seat["kind"] == "human" for seat in table["seats"]) - 1
    assert len(table["owing"]) == 2 - seated


async def come_late(address: str) -> None:
    """Two at once: both have read the table before either of them wrote."""
    service = Service(Settings(database=address))
    await service.start()
    try:
        seats = [NewSeat("me"), NewSeat("open"), NewSeat("open")]
        wish = NewMatch("battlecards", {"decks": ["roll_out", LATER, LATER]}, seats)
        made = await create_match(service, wish, None)
        before = await table_of(service, made.match)
        assert isinstance(before, Gathering)
        await sit_down(service, before, before.seats[1], None, "air_supremacy")
        for seat in before.seats[1:]:
            with pytest.raises(Problem, match="table-changed"):
                await sit_down(service, before, seat, None, "iron_tyranny")
        after = await table_of(service, made.match)
        assert isinstance(after, Gathering)
        assert after.setup["decks"] == ["roll_out", "air_supremacy", LATER]
        assert [seat.kind for seat in after.seats] == ["human", "human", "open"]
    finally:
        await service.stop()


def test_who_comes_a_moment_late_changes_nothing(tmp_path: Path) -> None:
    asyncio.run(come_late(f"sqlite:///{tmp_path / 'm.sqlite'}"))


def test_who_comes_a_moment_late_changes_nothing_in_postgresql(postgres: str) -> None:
    asyncio.run(come_late(postgres))


def test_before_it_has_begun_a_match_has_no_table(api: Api) -> None:
    made = invite(api)
    for path in ("at/0", "marks", "journal", "verify"):
        error = api.get(f"/api/matches/{made['match']}/{path}", 409)["error"]
        assert error["key"] == "match-not-begun"
    assert api.turned_away(made["match"]) == 4425


def test_who_leaves_before_it_begins_takes_the_deck_along(api: Api, other: Api) -> None:
    made = invite(api, (SECRET, LATER))
    again = api.post(f"/api/matches/{made['match']}/seats/0/leave")["invite"]
    assert waits(other, made, 0, 1)
    claim(other, made, "air_supremacy")
    assert waits(other, made, 0)
    claim(api, {**made, "invites": {"0": again}}, "roll_out", seat=0)
    assert state_of(other, made)["setup"]["decks"] == ["roll_out", "air_supremacy"]
    assert state_of(other, made)["owing"] == []


def test_another_invitation_leads_to_the_same_seat(api: Api, other: Api) -> None:
    made = invite(api)
    again = api.post(f"/api/matches/{made['match']}/seats/1/invite")["invite"]
    assert claim(other, made, SECRET, 403)["error"]["key"] == "invitation-needed"
    claim(other, {**made, "invites": {"1": again}}, SECRET)
    assert state_of(other, made)["you"] == [1]


@pytest.mark.parametrize("size", [50, 40])
def test_a_bot_that_takes_the_seat_brings_something_usual(api: Api, size: int) -> None:
    made = invite(api, ("random:decepticon:1", LATER), options={"deck_size": size})
    table = api.post(f"/api/matches/{made['match']}/seats/1/bot", {"level": "easy"})
    assert (table["owing"], table["seats"][1]["kind"]) == ([], "bot")
    with api.sit(made["match"]) as kim:
        assert kim.table["view"]["seats"]["1"]["army"] == "autobot"
        kim.until(lambda table: table["ask"] and table["ask"]["seat"] == 0)


def test_a_bot_that_goes_again_before_it_begins_leaves_the_choice(api: Api) -> None:
    made = invite(api, ("roll_out", LATER, LATER))
    path = f"/api/matches/{made['match']}/seats/1/bot"
    assert api.post(path, {"level": "easy"})["owing"] == [2]
    assert api.post(path, {"level": None})["owing"] == [1, 2]


def test_a_bot_that_goes_again_leaves_what_was_agreed_on(api: Api) -> None:
    made = invite(api, ("roll_out", "air_supremacy", LATER))
    path = f"/api/matches/{made['match']}/seats/1/bot"
    assert api.post(path, {"level": None})["owing"] == [2]
    assert api.post(path, {"level": "easy"})["owing"] == [2]
    assert api.post(path, {"level": None})["owing"] == [2]
    assert state_of(api, made)["setup"]["decks"] == ["roll_out", "air_supremacy", LATER]


def test_a_choice_is_judged_before_it_is_made(api: Api, other: Api) -> None:
    made = invite(api)
    path = f"/api/matches/{made['match']}/seats/1/check"
    secret = made["invites"]["1"].partition("invite=")[2]
    judged = other.post(path, {"brings": SECRET, "invite": secret})
    assert (judged["faults"], judged["army"], judged["size"]) == ([], "decepticon", 50)
    for brings, key in (("matrix_guard", "same-army"), ("3 A01\n2 XX9", "deck-no-card")):
        judged = other.post(path, {"brings": brings, "invite": secret})
        assert [fault["key"] for fault in judged["faults"]] == [key]
    error = other.post(path, {"brings": 5, "invite": secret}, 422)["error"]
    assert (error["key"], error["args"]["found"]) == ("setup-wrong-value", "5")
    for uninvited in ({}, {"invite": "0" * 32}):
        error = other.post(path, {"brings": SECRET, **uninvited}, 403)["error"]
        assert error["key"] == "invitation-needed"
    error = other.post(path.replace("/1/", "/0/"), {"brings": SECRET, "invite": secret}, 409)[
        "error"
    ]
    assert error["key"] == "nothing-to-bring"
    assert waits(api, made, 1)


def test_only_an_open_seat_may_choose_later(api: Api) -> None:
    for kind in ("me", "hotseat", "bot"):
        body = {
            "game": "battlecards",
            "setup": {"decks": ["roll_out", LATER]},
            "seats": [{"kind": "open"}, {"kind": kind}],
        }
        error = api.post("/api/matches", body, 422)["error"]
        assert (error["key"], error["args"]) == ("only-open-seats-owe", {"letter": "B"})


def test_what_is_agreed_is_judged_though_a_deck_is_missing(api: Api) -> None:
    def faults(decks: list[str], **options: Any) -> list[str]:
        setup = {"decks": decks, "options": options}
        judged = api.post("/api/games/battlecards/check", {"setup": setup})
        assert [deck["faults"] for deck in judged["decks"]][1] == []
        return [fault["key"] for fault in judged["faults"]]

    assert faults(["roll_out", LATER]) == []
    assert faults(["roll_out", LATER], deck_size=40) == ["deck-size"]
    assert faults(["random:autobot:1", LATER], deck_size=40) == []
    assert faults([LATER, LATER], supreme_target=30, starting_energon=50) == [
        "supreme-target-too-low"
    ]


def test_the_clock_of_a_waiting_table_stands_still(api: Api, other: Api) -> None:
    made = invite(api, clock={"kind": "move", "seconds": 300})
    claim(other, made, SECRET)
    with api.sit(made["match"]) as kim:
        clocks = [seat["clock"] for seat in kim.table["seats"]]
        assert sum(clock["running"] for clock in clocks) == 1
        assert min(clock["seconds"] for clock in clocks) > 250
