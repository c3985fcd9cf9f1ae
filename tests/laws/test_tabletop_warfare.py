"""Tabletop Warfare keeps the laws of games: replay, forks, undo, views, options, bounds."""

from __future__ import annotations

import os

import pytest

from rollout.games.tabletop_warfare import GAME
from rollout.games.tabletop_warfare.setup import MatchOptions, Setup
from rollout.testing import check_game

SETUPS = {
    "default": Setup(),
    "fliers": Setup(armies=("autobot_clear_skies", "decepticon_jets_only")),
    "everything at the table": Setup(armies=("", ""), ground=""),
    "Capture Base": Setup(options=MatchOptions(scenario="capture_base")),
    "Convoy": Setup(ground="river_valley", options=MatchOptions(scenario="convoy")),
    "Protect Humans": Setup(options=MatchOptions(scenario="protect_humans")),
    "Retrieve the Allspark": Setup(options=MatchOptions(scenario="retrieve_the_allspark")),
    "two hundred points in danger": Setup(
        armies=("", ""),
        ground="",
        options=MatchOptions(
            points_limit=200, dangerous_terrain=True, humans=True, wrecks=True, time_limit=10
        ),
    ),
    "two seats a side": Setup(
        armies=("", ""),
        ground="",
        options=MatchOptions(
            points_limit=150,
            field="medium",
            seats_per_side=2,
            critical_repeat="next",
            area_criticals="target_only",
            tiebreak="damage",
        ),
    ),
    "every other option": Setup(
        armies=("", ""),
        factions=("decepticon", "decepticon"),
        options=MatchOptions(
            mirror_match=True,
            bomber_immune=True,
            dodge_stops_null_ray=False,
            stunned_may_take_free_actions=False,
            max_activation_markers="unlimited",
            oil_lost_on_miss=False,
            scout_lock_needs_los=True,
            camouflage_never_area_target=False,
            leave_field_destroys=True,
            fliers_block_los=True,
            tracer_robot_keeps_flight=False,
            giants_immovable=False,
            tiebreak="remaining_cost",
            critical_repeat="reroll",
        ),
    ),
}
MOMENTS = 4 if os.environ.get("ROLLOUT_HYPOTHESIS") == "explore" else 2
"""How often in a match everything is looked at; more in `make soak`."""


@pytest.mark.parametrize("name", SETUPS)
def test_tabletop_warfare_keeps_the_laws(name: str) -> None:
    checked = check_game(GAME.rules, [SETUPS[name]], matches=1, seed=3, moments=MOMENTS)
    assert checked.matches == 1
    assert checked.moments >= MOMENTS - 1
