"""Nobody gains time by what they do besides deciding: leaving, freeing a seat, taking back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rollout.server import dealings
from rollout.server.clocks import Clocks
from rollout.server.creation import NewSeat
from rollout.server.records import ClockRule
from rollout.server.room import Room
from rollout.server.worker_time import watch
from tests.server.people import Api
from tests.server.timed import asked, begin, go_by, serving


@pytest.fixture(autouse=True)
def right_time() -> Iterator[None]:
    yield
    watch.set(time.time())


def running(kind: str = "match", increment: float = 0.0, seats: int = 2) -> Clocks:
    """Seat 0 is asked at 100, and has 60 seconds."""
    clocks = Clocks(ClockRule(kind, seconds=60, increment=increment), seats)  # type: ignore[arg-type]
    clocks.begin(100.0)
    clocks.ask(0, 100.0)
    return clocks


# Leaving


def test_the_clock_of_a_seat_that_was_left_goes_on() -> None:
    clocks = running()
    clocks.seat_freed(0, 110.0, by=(0,))
    assert clocks.running
    assert clocks.deadline() == 160.0
    clocks.seat_taken(0, 150.0)
    assert clocks.deadline() == 160.0


def test_who_leaves_before_they_are_asked_has_their_time_taken_when_they_are() -> None:
    clocks = running()
    clocks.seat_freed(1, 110.0, by=(1,))
    assert not clocks.running
    clocks.ask(1, 300.0, 0)
    assert clocks.left == [50.0, 60.0]
    assert clocks.deadline() == 360.0
    clocks.seat_taken(1, 350.0)
    assert clocks.deadline() == 360.0


def test_who_leaves_one_of_their_seats_stops_no_clock_of_the_others() -> None:
    clocks = running(seats=3)
    clocks.seat_freed(2, 110.0, by=(0, 2))
    assert clocks.deadline() == 160.0
    clocks.ask(1, 120.0, 0)
    assert clocks.left == [40.0, 60.0, 60.0]
    assert clocks.deadline() is None


def test_a_bot_that_comes_and_goes_in_between_stops_no_clock_of_who_left() -> None:
    clocks = running(seats=3)
    clocks.seat_freed(0, 110.0, by=(0,))
    clocks.seat_taken(0, 111.0, by_a_bot=True)
    clocks.seat_freed(0, 112.0, by=(2,))
    assert clocks.deadline() == 160.0
    clocks.seat_taken(0, 120.0)
    clocks.seat_freed(0, 130.0, by=(1,))
    assert clocks.deadline() is None


def test_when_both_have_left_time_stands_still() -> None:
    clocks = running()
    clocks.seat_freed(0, 110.0, by=(0,))
    clocks.seat_freed(1, 120.0, by=(1,))
    assert clocks.deadline() is None
    clocks.seat_taken(1, 200.0)
    assert clocks.deadline() == 240.0


def test_the_time_of_whoever_leaves_goes_on(api: Api, other: Api) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    match = api.create(seats=seats, clock={"kind": "match", "seconds": 300})["match"]
    other.post(f"/api/matches/{match}/seats/1/claim")
    with other.sit(match) as second:
        second.until(lambda table: table["seats"][0]["clock"]["running"])
        way_back = api.post(f"/api/matches/{match}/seats/0/leave")["invite"]
        left = second.until(lambda table: table["seats"][0]["kind"] == "open")
        assert left["seats"][0]["clock"]["running"]
        invite = way_back.partition("invite=")[2]
        api.post(f"/api/matches/{match}/seats/0/claim", {"invite": invite})
        again = second.until(lambda table: table["seats"][0]["kind"] == "human")
        assert again["seats"][0]["clock"]["running"]
        assert again["seats"][0]["clock"]["seconds"] <= left["seats"][0]["clock"]["seconds"]


def test_who_stays_loses_no_time_while_the_other_seat_is_free(api: Api, other: Api) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    match = api.create(seats=seats, clock={"kind": "match", "seconds": 300})["match"]
    other.post(f"/api/matches/{match}/seats/1/claim")
    with api.sit(match) as first:
        first.until(lambda table: table["seats"][0]["clock"]["running"])
        other.post(f"/api/matches/{match}/seats/1/leave")
        left = first.until(lambda table: table["seats"][1]["kind"] == "open")
        assert not left["seats"][0]["clock"]["running"]
        first.mark(0)
        asked = first.until(lambda table: table["ask"] and table["ask"]["seat"] == 1)
        assert asked["seats"][1]["clock"]["running"]


# Taking back


def test_a_decision_that_is_made_again_brings_no_more_time() -> None:
    clocks = running(increment=5.0)
    clocks.ask(1, 110.0, 0)
    for moment in (120.0, 130.0, 140.0):
        clocks.take_back(0, moment)
        clocks.ask(0, moment, 0)
        clocks.ask(1, moment + 1, 0)
    assert clocks.left == [52.0, 60.0]
    clocks.ask(0, 143.0, 1)
    assert clocks.left == [52.0, 63.0]


def test_a_clock_for_each_decision_does_not_begin_anew_by_taking_back() -> None:
    clocks = running("move")
    clocks.ask(0, 110.0, 0)
    clocks.take_back(0, 160.0)
    clocks.ask(0, 160.0, 0)
    assert clocks.deadline() == 170.0
    clocks.ask(0, 165.0, 0)
    assert clocks.deadline() == 170.0
    clocks.ask(1, 168.0, 1)
    assert clocks.left == [60.0, 60.0]


def test_what_was_thought_about_a_decision_that_another_takes_back_is_not_spent() -> None:
    clocks = running()
    clocks.ask(1, 110.0, 0)
    clocks.take_back(0, 140.0)
    clocks.ask(0, 140.0, 0)
    assert clocks.left == [50.0, 60.0]


@pytest.mark.parametrize(("agreed", "left"), [(None, 58.0), (0, 63.0)])
def test_when_all_agree_to_go_back_decisions_are_new_ones(agreed: int | None, left: float) -> None:
    clocks = running(increment=5.0)
    clocks.ask(1, 105.0, 0)
    clocks.take_back(0, 110.0, agreed_to=agreed)
    clocks.ask(0, 110.0, 0)
    clocks.ask(1, 112.0, 0)
    assert clocks.left == [left, 60.0]


# Giving up


THREE: dict[str, Any] = {
    "game": "battlecards",
    "setup": {"decks": ["roll_out", "air_supremacy", "matrix_guard"]},
    "seats": [NewSeat("me"), NewSeat("hotseat"), NewSeat("hotseat")],
}


@pytest.mark.parametrize("rule", [ClockRule("move", 600), ClockRule("match", 600, increment=60)])
def test_whoever_thinks_gains_no_time_when_somebody_else_gives_up(
    rule: ClockRule, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with serving(f"sqlite:///{tmp_path / 'm.sqlite'}") as service:
            room = await begin(service, **THREE, clock=rule, undo="rule")
            thinking = asked(room)
            leaving = (thinking + 1) % 3
            await go_by(service, 500.0)
            await dealings.concede(room, leaving, "")
            assert asked(room) == thinking
            assert time_left(room) <= 100.0
            await dealings.undo(room, leaving, (leaving,))
            assert asked(room) == thinking
            assert time_left(room) <= 100.0
            ask = room.play.match.ask
            assert ask is not None
            action = next(iter(ask.options))
            await room.answer(thinking, room.play.match.ply, "a", (action,), lambda ply: None)
            whole = 600.0 if rule.kind == "move" else 160.0
            assert whole - 1 <= room.play.clocks.left[thinking] <= whole

    asyncio.run(scenario())


@pytest.mark.parametrize("rule", [ClockRule("move", 600), ClockRule("match", 600, increment=60)])
@pytest.mark.parametrize("back", ["rule", "consent"])
def test_what_is_thought_while_somebody_has_given_up_counts_when_that_is_taken_back(
    rule: ClockRule, back: str, tmp_path: Path
) -> None:
    async def scenario() -> None:
        async with serving(f"sqlite:///{tmp_path / 'm.sqlite'}") as service:
            room = await begin(service, **THREE, clock=rule, undo=back)
            thinking = asked(room)
            leaving, ply = (thinking + 1) % 3, room.play.match.ply
            for _ in range(2):
                await dealings.concede(room, leaving, "")
                await go_by(service, 250.0)
                await dealings.undo(room, leaving, (0, 1, 2) if back == "consent" else (leaving,))
                assert (asked(room), room.play.match.ply) == (thinking, ply)
            assert 99.0 < time_left(room) <= 100.0

    asyncio.run(scenario())


def test_what_is_thought_about_a_question_that_giving_up_brought_is_forgiven(
    tmp_path: Path,
) -> None:
    async def scenario() -> None:
        async with serving(f"sqlite:///{tmp_path / 'm.sqlite'}") as service:
            room = await begin(service, **THREE, clock=ClockRule("match", 600), undo="rule")
            leaving = asked(room)
            await dealings.concede(room, leaving, "")
            thinking = asked(room)
            assert thinking != leaving
            await go_by(service, 250.0)
            await dealings.undo(room, leaving, (leaving,))
            assert asked(room) == leaving
            assert room.play.clocks.left[thinking] == 600.0

    asyncio.run(scenario())


def time_left(room: Room) -> float:
    deadline = room.play.clocks.deadline()
    assert deadline is not None
    return deadline - watch.now()
