"""Tabletop Warfare: ready-made armies, everything at the table, scenarios, every switch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rollout.testing.playthroughs import ANY, KINDS
from tests.golden.plans import Counted, Plan

HERE = Path(__file__).parent
SHORT = {"round_limit": 2}


def match(*armies: str, ground: str = "highway_junction", **options: Any) -> dict[str, Any]:
    return {"armies": list(armies), "ground": ground, "options": {**SHORT, **options}}


SETUPS: dict[str, dict[str, Any]] = {
    "default": match("autobot_first_hundred", "decepticon_first_hundred"),
    "fliers": match("autobot_clear_skies", "decepticon_jets_only"),
    "at-the-table": match("", "", ground=""),
    "allspark": match(
        "autobot_lesson", "decepticon_lesson", scenario="retrieve_the_allspark", wrecks=True
    ),
    "every-switch": {
        **match(
            "",
            "",
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
            dangerous_terrain=True,
            tiebreak="damage",
            critical_repeat="next",
        ),
        "factions": ["decepticon", "decepticon"],
    },
}

PLAN = Plan(
    folder=HERE,
    setups=SETUPS,
    matches=2,
    told=(("default", 1, KINDS),),
    counted=(Counted("default", depth=2, seed=1, ply=20, manner=ANY),),
    longest=160,
)
