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


@pytest.fixture
def without(api: Api, other: Api) -> str:
    """A match of two people, who play by themselves."""
    match = str(api.create(seats=TOGETHER)["match"])
    other.post(f"/api/matches/{match}/seats/1/claim")
    return match


def branched(api: Api, match: str, **wishes: Any) -> str:
    return str(api.post(f"/api/matches/{match}/branch", {"ply": 0, **wishes}, 201)["match"])


def over(api: Api, match: str) -> None:
    with api.sit(match) as chair:
        chair.ask(concede={"seat": 0})
        chair.until(lambda table: table["result"])


def test_a_branch_of_a_running_match_without_help_has_none_either(api: Api, without: str) -> None:
    branch = branched(api, without)
    assert api.get(f"/api/matches/{branch}")["help"] is False
    with api.sit(branch) as chair:
        chair.until(lambda table: table["ask"])
        assert chair.ask(hint={"seat": 0})["refusal"]["why"] == "help-not-agreed"
    bots = {"ply": 0, "seats": [{"kind": "bot", "level": "hard"}, {"kind": "me"}]}
    refused = api.post(f"/api/matches/{without}/branch", bots, 409)
    assert refused["error"]["key"] == "help-not-agreed"


def test_no_bot_sits_down_in_such_a_branch(api: Api, without: str) -> None:
    branch = branched(api, without, seats=TOGETHER)
    for seat in (0, 1):
        refused = api.post(f"/api/matches/{branch}/seats/{seat}/bot", {"level": "hard"}, 409)
        assert refused["error"]["key"] == "help-not-agreed"


def test_a_branch_that_is_over_in_between_changes_nothing(api: Api, without: str) -> None:
    branch = branched(api, without)
    over(api, branch)
    assert api.get(f"/api/matches/{branched(api, branch)}")["help"] is False
    over(api, without)
    assert api.get(f"/api/matches/{branched(api, branch)}")["help"] is True
    assert api.get(f"/api/matches/{branched(api, without)}")["help"] is True


def test_help_ends_when_a_bots_seat_is_opened_to_people(api: Api, other: Api) -> None:
    match = api.create(seats=ALONE)["match"]
    here = f"/api/matches/{match}"
    assert api.post(f"{here}/seats/1/bot", {"level": None})["help"] is False
    other.post(f"{here}/seats/1/claim")
    assert other.get(here)["help"] is False
    with api.sit(match) as chair:
        told = [each["event"]["event"] for each in chair.until(lambda t: t["ask"])["events"]]
        assert told.count("help_ended") == 1
        assert chair.ask(hint={"seat": 0})["refusal"]["why"] == "help-not-agreed"
    refused = other.post(f"{here}/seats/1/bot", {"level": "hard"}, 409)
    assert refused["error"]["key"] == "help-not-agreed"


def test_help_ends_when_somebody_at_the_same_screen_makes_room_for_others(api: Api) -> None:
    match = api.create(seats=[{"kind": "me"}, {"kind": "hotseat"}])["match"]
    api.post(f"/api/matches/{match}/seats/1/leave")
    assert api.get(f"/api/matches/{match}")["help"] is False


def test_help_that_whoever_came_was_told_of_stays(api: Api, other: Api) -> None:
    match = api.create(seats=TOGETHER, help=True)["match"]
    here = f"/api/matches/{match}"
    other.post(f"{here}/seats/1/claim")
    other.post(f"{here}/seats/1/leave")
    assert api.get(here)["help"] is True


def test_a_bot_that_hands_back_to_whoever_sits_there_ends_nothing(api: Api) -> None:
    match = api.create(seats=[{"kind": "me"}, {"kind": "hotseat"}])["match"]
    here = f"/api/matches/{match}/seats/0/bot"
    api.post(here, {"level": "easy"})
    assert api.post(here, {"level": None})["help"] is True
