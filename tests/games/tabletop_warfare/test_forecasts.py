"""Looks before a choice, the terminal, and what a setup is made of."""

from __future__ import annotations

import pytest

from rollout.games.tabletop_warfare import GAME
from rollout.games.tabletop_warfare.screen.looks import look
from rollout.games.tabletop_warfare.setup import Setup
from rollout.games.tabletop_warfare.setup_desk import check, describe
from rollout.kernel.errors import Unreadable
from rollout.words import Words
from tests.games.tabletop_warfare.bench import Bench, Made, at

PLAIN = Made("plain")
TARGET = Made("target")


def test_a_look_at_a_figure_tells_how_far_it_gets_and_its_ranges() -> None:
    leader = Made("lead", abilities=("leader", "protector 4"))
    bench = Bench(at(leader, 0, 15), at(TARGET, 1, 25))
    seen = look(bench.state, 0, {"figure": {"figure": 0}})
    assert seen["speed"] == 6000
    assert seen["ranges"] == [{"system": 0, "mode": 0, "least": 0, "most": 10_000}]
    assert seen["auras"] == {"leader": 8000, "protector": 4000}
    assert len(seen["reach"]) == 1


def test_a_forecast_writes_the_sum_out() -> None:
    """11 - 3 aim - 3 anti-air = 5: 75 %."""
    flak = Made(
        "flak",
        abilities=("anti_air",),
        weapons=('{ system = "gun", range = 10, accuracy = 11, damage = 4 }',),
    )
    bench = Bench(at(flak, 0, 5, aim=1), at(Made("jet", abilities=("flying",)), 1, 9))
    shot = {"figure": 0, "system": 0, "mode": 0, "target": 1}
    seen = look(bench.state, 0, {"forecast": shot})
    assert [term["amount"] for term in seen["need"]["terms"]] == [11, -3, -3]
    assert (seen["chance"], seen["target"]["harmed"]) == (0.75, 0.75)
    assert seen["target"]["mean"] > 3.0
    assert "refusal" not in seen


def test_a_forecast_of_what_is_refused_says_why_in_inches() -> None:
    bench = Bench(at(PLAIN, 0, 5), at(TARGET, 1, 29))
    shot = {"figure": 0, "system": 0, "mode": 0, "target": 1}
    refusal = look(bench.state, 0, {"forecast": shot})["refusal"]
    assert (refusal["rule"], refusal["words"]["key"]) == ("TW-RNG-01", "refuse-out-of-range")
    assert refusal["words"]["args"]["reach"].endswith("″")


@pytest.mark.parametrize(
    "request_",
    [
        {"figure": {"figure": 9}},
        {"figure": {"figure": "0"}},
        {"forecast": {"figure": 0, "system": 0, "mode": 0}},
        {"forecast": {"figure": 0, "system": 7, "mode": 0, "target": 1}},
    ],
)
def test_a_look_that_asks_for_nothing_is_not_understood(request_: dict[str, object]) -> None:
    bench = Bench(at(PLAIN, 0, 5), at(TARGET, 1, 9))
    with pytest.raises(Unreadable):
        look(bench.state, 0, request_)


@pytest.mark.parametrize(
    ("language", "line"),
    [("en", "Round 1 of 8; points 0 to 0."), ("de", "Runde 1 von 8; Punkte 0 zu 0.")],
)
def test_the_terminal_tells_the_round_and_shows_cards(language: str, line: str) -> None:
    bench = Bench(at("starscream", 0, 5), at("bumblebee", 1, 12))
    words = Words(GAME, language)
    view = bench.match.view(0)
    assert GAME.screen.draw is not None
    assert GAME.screen.describe is not None
    assert GAME.screen.card is not None
    assert line in GAME.screen.draw(view, words)
    assert line in GAME.screen.describe(view, words)
    sheet = GAME.screen.card("Starscream", bench.state, view, words)
    assert "Starscream" in sheet
    assert ("Null-Strahl" if language == "de" else "null ray") in sheet
    assert "bumblebee" in GAME.screen.card("bumblebe", bench.state, view, words)


def test_a_setup_is_told_with_costs_and_warnings() -> None:
    told = describe()
    assert len([each for each in told["figures"] if each["code"] == "optimus_prime"]) == 1
    checked = check(Setup(armies=("optimus_prime,bumblebee", "ravage")))
    assert (checked["armies"][0]["cost"], checked["armies"][0]["limit"]) == (58, 100)
    assert checked["armies"][0]["warnings"] == []
