"""Clocks: the server sees to them, and a flag that falls loses."""

from __future__ import annotations

import re
import time

import pytest

from rollout.server.clocks import Clocks
from rollout.server.records import ClockRule
from tests.server.people import PATIENCE, Api
from tests.server.test_playing import two_chairs


def test_a_clock_for_the_match_counts_down_and_is_given_its_increment() -> None:
    clocks = Clocks(ClockRule("match", seconds=60, increment=2), 2)
    clocks.begin(100.0)
    clocks.ask(0, 100.0)
    clocks.ask(1, 110.0)
    clocks.ask(0, 115.0)
    assert clocks.left == [52.0, 57.0]
    assert clocks.deadline() == 167.0


def test_a_clock_for_each_decision_starts_anew() -> None:
    clocks = Clocks(ClockRule("move", seconds=30), 2)
    clocks.begin(0.0)
    clocks.ask(0, 0.0)
    clocks.ask(1, 29.0)
    clocks.ask(0, 31.0)
    assert clocks.deadline() == 61.0


def test_a_clock_of_correspondence_counts_days() -> None:
    clocks = Clocks(ClockRule("correspondence", days=3), 2)
    clocks.begin(0.0)
    clocks.ask(0, 0.0)
    assert clocks.deadline() == 259_200.0


def test_time_stands_still_until_all_seats_are_taken(api: Api, other: Api) -> None:
    seats = [{"kind": "me"}, {"kind": "open"}]
    match = api.create(seats=seats, clock={"kind": "match", "seconds": 300})["match"]
    with api.sit(match) as first:
        assert first.table["seats"][0]["clock"] == {"seconds": 300.0, "running": False}
        other.post(f"/api/matches/{match}/seats/1/claim")
        first.until(lambda table: table["seats"][0]["clock"]["running"])


@pytest.mark.parametrize("kind", ["move", "match"])
def test_a_flag_that_falls_loses(api: Api, kind: str) -> None:
    first, second = two_chairs(api, clock={"kind": kind, "seconds": 0.5})
    with first, second:
        result = second.until(lambda table: table["result"])["result"]
        assert (result["winners"], result["reason"]) == ([1], "out-of-time")
        assert result["words"]["key"] == "result-out-of-time"
    assert api.get(f"/api/matches/{first.match}")["result"]["reason"] == "out-of-time"


def test_a_flag_falls_though_nobody_looks(api: Api) -> None:
    match = api.create(clock={"kind": "move", "seconds": 0.3})["match"]
    for _ in range(10 * PATIENCE):
        if match in [each["match"] for each in api.get("/api/matches?list=finished")]:
            break
        time.sleep(0.1)
    assert api.get(f"/api/matches/{match}")["result"]["winners"] == [1]


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "move"},
        {"kind": "move", "seconds": -1},
        {"kind": "match", "seconds": 1e12},
        {"kind": "correspondence", "days": 0},
    ],
)
def test_a_clock_without_a_sensible_time_is_refused(api: Api, clock: object) -> None:
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    body = {"game": "tic_tac_toe", "seats": seats, "clock": clock}
    assert api.post("/api/matches", body, 422)["error"]["key"] == "clock-refused"


def test_the_flag_of_one_of_three_falls_and_the_others_play_on(api: Api) -> None:
    made = api.create(
        "battlecards",
        setup={"decks": ["roll_out", "air_supremacy", "matrix_guard"]},
        seats=[{"kind": "me"}, {"kind": "hotseat"}, {"kind": "hotseat"}],
        clock={"kind": "move", "seconds": 1},
    )
    with api.sit(made["match"]) as all_three:
        result = all_three.until(lambda table: table["result"])["result"]
    journal = api.get(f"/api/matches/{made['match']}/journal")
    late = ["ABC".index(seat) for seat in re.findall(r"^\d+ ([ABC]) concede$", journal, re.M)]
    assert [(late[0] + step) % 3 for step in (1, 2)] == [late[1], *result["winners"]]
    assert (len(late), result["reason"]) == (2, "out-of-time")
