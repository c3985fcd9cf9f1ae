"""Energon Wars keeps the laws of games: replay, forks, undo, views, options, bounds."""

from __future__ import annotations

import pytest

from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.setup import MatchOptions, Setup
from rollout.testing import check_game

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

SETUPS = {
    "cubes": Setup(scenario="energon_siphon"),
    "constructicons in reserve": Setup(("minibot_rush", "builders"), "escalation"),
    "cassettes on another map": Setup(("kings_guard", "eject"), "kremzeek", "iacon"),
    "every option": Setup(("twins", "air_strike"), options=EVERY_OPTION),
    "few with items": Setup(
        ("jazz+jetpack,ratchet+null_shield", "megatron*+dart_launcher,soundwave"), "portal_play"
    ),
}


@pytest.mark.parametrize("setup", SETUPS.values(), ids=SETUPS.keys())
def test_the_laws_hold(setup: Setup) -> None:
    checked = check_game(GAME.rules, (setup,), matches=1, moments=3)
    assert checked.matches == 1
