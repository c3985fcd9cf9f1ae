"""Energon Wars keeps the laws of games: replay, forks, undo, views, options, bounds."""

from __future__ import annotations

import os
from random import Random

import pytest

from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.events import AbilityTriggered
from rollout.games.energon_wars.setup import MatchOptions, Setup
from rollout.kernel import Fast, Match
from rollout.testing import check_game
from rollout.testing.asked_moments import play_on
from rollout.testing.telling import an_event_is_told_when_it_is_true

EVERY_OPTION = MatchOptions(
    tools="short",
    generous_tool=True,
    upkeep="activation",
    crit_cap=True,
    run_after_attack=False,
    stack_cover=True,
    stealth_range=8,
    gestalt_vp="table",
    wipeout="lose_at_once",
    scenario_pick="low_roller",
)

MOMENTS = 3 if os.environ.get("ROLLOUT_HYPOTHESIS") == "explore" else 1
"""Of each match so many are looked at closely; more in `make soak`."""
BETWEEN = 35
"""Every setup is looked at so many decisions later than the one before."""

SETUPS = {
    "cubes": Setup(
        ("optimus*,ratchet,bumblebee", "megatron*,starscream,bombshell"), "energon_siphon"
    ),
    "constructicons in reserve": Setup(("optimus*,brawn,gears,mirage", "builders"), "escalation"),
    "cassettes on another map": Setup(
        ("grimlock*,ironhide,bluestreak", "shockwave*,soundwave,ravage,rumble,frenzy"),
        "kremzeek",
        "iacon",
    ),
    "every option": Setup(
        ("sideswipe,wheeljack,jazz", "starscream,thundercracker,skywarp"), options=EVERY_OPTION
    ),
    "few with items": Setup(
        ("jazz+jetpack,ratchet+null_shield", "megatron*+dart_launcher,soundwave"), "portal_play"
    ),
}


@pytest.mark.parametrize("name", SETUPS)
def test_the_laws_hold(name: str) -> None:
    seed = 5 + BETWEEN * list(SETUPS).index(name)
    checked = check_game(GAME.rules, (SETUPS[name],), matches=1, seed=seed, moments=MOMENTS)
    assert checked.matches == 1
    assert checked.moments >= MOMENTS


def test_what_an_ability_lays_on_by_itself_is_seen_when_it_is_told() -> None:
    rng = Random(1)
    match = Match(GAME.rules, SETUPS["constructicons in reserve"], Fast(rng))
    play_on(match, rng, 40)
    assert any(isinstance(event, AbilityTriggered) for event in match.events)
    an_event_is_told_when_it_is_true(match)
