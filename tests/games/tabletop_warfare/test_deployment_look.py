"""Who is still to be deployed is looked at: where it may stand, why not there, how it faces."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.tabletop_warfare import GAME
from rollout.games.tabletop_warfare.screen.looks import look
from rollout.games.tabletop_warfare.setup import Setup
from rollout.kernel.errors import Unreadable
from rollout.kernel.match import Match
from rollout.kernel.sources import Seeded
from tests.games.tabletop_warfare.test_setup import do


def placing(army: str) -> Match[Any]:
    """A match in which the first side is to deploy, from the south."""
    match: Match[Any] = Match(GAME.rules, Setup(armies=(army, "starscream")), Seeded("1" * 32))
    while match.ask is not None and match.ask.about != "deploy":
        match.answer(next(iter(match.ask.options)))
    if match.ask is not None and match.ask.seat == 1:
        do(match, "deploy starscream 0")
        assert match.ask is not None
        match.answer(next(iter(match.ask.options)))
    return match


def shown(match: Match[Any], **wanted: int) -> dict[str, Any]:
    return look(match.state, 0, {"deployment": wanted})


@pytest.mark.rule("TW-FLD-06")
def test_what_is_seen_before_is_what_is_asked_then() -> None:
    match = placing("bumblebee,optimus_prime")
    before = match.state.copy()
    seen = shown(match, figure=0, form=1)
    assert match.state == before
    do(match, "deploy bumblebee 1")
    assert match.ask is not None
    assert match.ask.about == "deploy_at"
    outline = match.ask.options.describe()["outline"]
    assert [list(map(tuple, ring)) for ring in seen["rings"]] == [
        list(map(tuple, ring)) for ring in outline["rings"]
    ]
    assert seen["base"] == outline["base"]
    assert "faces" not in seen


@pytest.mark.rule("TW-FLD-06")
def test_a_point_outside_the_zone_says_why_and_one_inside_does_not() -> None:
    match = placing("bumblebee")
    (x, y), *_ = shown(match, figure=0, form=0)["rings"][0]
    assert "refusal" not in shown(match, figure=0, form=0, x=x, y=y)
    refusal = shown(match, figure=0, form=0, x=15_000, y=15_000)["refusal"]
    assert (refusal["rule"], refusal["why"]) == ("TW-FLD-06", "refuse-outside-zone")


@pytest.mark.rule("TW-FAE-15")
def test_a_pair_is_looked_at_as_one_vehicle_and_stays_two() -> None:
    match = placing("roadburner,wheelblaze")
    before = match.state.copy()
    assert shown(match, figure=1, partner=0) == shown(match, figure=0, partner=1)
    assert match.state == before


@pytest.mark.parametrize(
    "wanted",
    [
        {},
        {"figure": 0},
        {"figure": "0", "form": 0},
        {"figure": 9, "form": 0},
        {"figure": 0, "form": 7},
        {"figure": 0, "partner": 1},
        {"figure": 0, "partner": 0},
    ],
)
def test_who_cannot_be_deployed_so_cannot_be_looked_at(wanted: dict[str, Any]) -> None:
    with pytest.raises(Unreadable):
        shown(placing("bumblebee,optimus_prime"), **wanted)


def test_nobody_is_looked_at_so_before_the_zones_are_chosen() -> None:
    match: Match[Any] = Match(GAME.rules, Setup(armies=("bumblebee", "starscream")), Seeded("00"))
    with pytest.raises(Unreadable):
        shown(match, figure=0, form=0)
