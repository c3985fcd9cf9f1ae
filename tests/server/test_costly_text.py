"""Text that would take minutes to read is refused, and nobody waits for it."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import msgspec
import pytest

from benchmarks.soak.servers import GENEROUS, Server
from rollout.games.registry import NotLoaded, find, games
from rollout.kernel.bounds import LARGEST_TEXT
from rollout.server.queues import Turns
from rollout.server.settings import Settings
from tests.server.people import Api

DOTTED = "a." * 45_000 + "a = 1"
PLAIN = "\n".join(f"k{number} = 1" for number in range(8_000))
GAMES = ["battlecards", "the_game"]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("text", [DOTTED, PLAIN, "a." * 124_000 + "a = 1"])
def test_of_costly_homebrew_only_the_limit_is_told(api: Api, game: str, text: str) -> None:
    judged = api.post(f"/api/games/{game}/check", {"setup": {"homebrew": text}})
    (fault,) = judged["faults"]
    assert fault["args"].get("most") == 100_000 or "at most" in fault["args"]["problem"]


@pytest.mark.parametrize("game", GAMES)
def test_eight_at_once_are_all_refused_while_others_are_served(server: Server, game: str) -> None:
    def check(number: int) -> Any:
        with Api(server) as browser:
            return browser.post(f"/api/games/{game}/check", {"setup": {"homebrew": DOTTED}})

    with ThreadPoolExecutor(8) as pool, Api(server) as browser:
        judged = pool.map(check, range(8))
        made = browser.create()
        assert browser.get(f"/api/matches/{made['match']}")["ply"] == 0
        assert [each["seats"] for each in judged] == [None] * 8


def test_no_match_is_made_of_costly_homebrew(api: Api) -> None:
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    body = {"game": "battlecards", "setup": {"homebrew": DOTTED}, "seats": seats}
    assert api.post("/api/matches", body, 422)["error"]["key"] == "setup-refused"


def test_every_homebrew_of_every_game_is_limited() -> None:
    """And no other text of a setup is without end either."""
    for listed in games():
        try:
            kind = find(listed.slug).rules.setup_type
        except NotLoaded:
            continue
        if kind is None:
            continue
        schema = msgspec.json.schema(kind)
        properties = schema["$defs"][kind.__name__]["properties"]
        if "homebrew" in properties:
            assert properties["homebrew"]["maxLength"] == LARGEST_TEXT, listed.slug


def test_setups_are_judged_so_often_a_minute(tmp_path: Any) -> None:
    limits = msgspec.structs.replace(GENEROUS, setups_per_minute=3)
    settings = Settings(database=f"sqlite:///{tmp_path / 'm.sqlite'}", limits=limits)
    with Server(settings) as server, Api(server) as browser:
        for _ in range(3):
            browser.post("/api/games/battlecards/check", {})
        error = browser.post("/api/games/battlecards/check", {}, 429)["error"]
        assert error["key"] == "too-many-requests"


def test_one_address_has_one_turn_at_a_time() -> None:
    async def scenario() -> list[str]:
        turns, order = Turns(), []
        may_end = asyncio.Event()

        async def work(address: str, name: str) -> None:
            async with turns.of(address):
                order.append(f"{name} begins")
                if address == "many":
                    await may_end.wait()
                order.append(f"{name} ends")

        many = [asyncio.create_task(work("many", f"{number}")) for number in range(2)]
        await asyncio.sleep(0)
        await work("other", "other")
        may_end.set()
        await asyncio.gather(*many)
        await work("many", "later")
        return order

    assert asyncio.run(scenario()) == [
        "0 begins", "other begins", "other ends", "0 ends", "1 begins", "1 ends",
        "later begins", "later ends",
    ]  # fmt: skip


HOMEBREW = """
[robots.XR01]
title = "Long Shot"
army = "autobot"
cost = 3
robot = { strength = 3, endurance = 3, speed = 3 }
alt = { strength = 2, endurance = 3, speed = 5, form = "car" }
"""


def test_long_homebrew_is_judged_in_another_process_with_the_same_words(api: Api) -> None:
    faults = []
    for padding in ("", "# " + "x" * 5_000):
        text = HOMEBREW.replace("speed = 5", "sped = 5") + padding
        judged = api.post("/api/games/battlecards/check", {"setup": {"homebrew": text}})
        faults.append(judged["faults"])
    assert faults[0] == faults[1]
    assert "sped" in str(faults[0])


def test_a_match_is_made_of_long_homebrew_in_another_process_with_the_same_words(api: Api) -> None:
    """And it begins where the service plays it."""
    seats = [{"kind": "me"}, {"kind": "hotseat"}]
    long = "# " + "x" * 5_000
    made = {"game": "battlecards", "setup": {"homebrew": long}, "seats": seats}
    refused = {**made, "setup": {"homebrew": HOMEBREW.replace("speed = 5", "sped = 5") + long}}
    error = api.post("/api/matches", refused, 422)["error"]
    assert error["key"] == "setup-refused"
    assert "sped" in error["args"]["problem"]
    match = api.post("/api/matches", made, 201)["match"]
    assert api.get(f"/api/matches/{match}")["waiting"] is False
