"""Fair between people: a bot's help is a term of the match, told to whoever is invited."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.people import Api

ALONE = [{"kind": "me"}, {"kind": "bot", "level": "easy"}]
TOGETHER = [{"kind": "me"}, {"kind": "open"}]


@pytest.mark.parametrize(
    ("seats", "wish", "helps"),
    [
        (ALONE, None, True),
        (TOGETHER, None, False),
        (TOGETHER, True, True),
        (ALONE, False, False),
    ],
)
def test_people_who_play_each_other_play_by_themselves_unless_agreed(
    api: Api, other: Api, seats: Any, wish: bool | None, helps: bool
) -> None:
    match = api.create(seats=seats, help=wish)["match"]
    assert other.get(f"/api/matches/{match}")["help"] is helps


@pytest.mark.parametrize("helps", [False, True])
def test_hints_are_given_where_agreed(api: Api, other: Api, helps: bool) -> None:
    match = api.create(seats=TOGETHER, help=helps)["match"]
    other.post(f"/api/matches/{match}/seats/1/claim")
    with api.sit(match) as chair:
        chair.until(lambda table: table["ask"])
        told = chair.ask(hint={"seat": 0})
        assert ("plan" in told) is helps
        assert helps or told["refusal"]["why"] == "help-not-agreed"


def test_a_bot_plays_in_somebodys_place_only_where_agreed(api: Api, other: Api) -> None:
    match = api.create(seats=TOGETHER)["match"]
    here = f"/api/matches/{match}/seats"
    assert api.post(f"{here}/1/bot", {"level": "easy"})["seats"][1]["kind"] == "bot"
    assert api.post(f"{here}/1/bot", {"level": None})["seats"][1]["kind"] == "open"
    other.post(f"{here}/1/claim")
    refused = other.post(f"{here}/1/bot", {"level": "hard"}, 409)
    assert refused["error"]["key"] == "help-not-agreed"
    kept = api.get(f"/api/matches/{match}")["seats"][1]
    assert (kept["kind"], kept["level"]) == ("human", "")


def test_a_rematch_is_played_by_the_same_terms(api: Api) -> None:
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    match = api.create(seats=seats, help=False)["match"]
    with api.sit(match) as chair:
        chair.ask(concede={"seat": 0})
        chair.until(lambda table: table["result"])
    again = api.post(f"/api/matches/{match}/rematch", {}, 201)["match"]
    assert api.get(f"/api/matches/{again}")["help"] is False
