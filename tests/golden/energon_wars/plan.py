"""Energon Wars: the six scenarios, every ready-made army, every switch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rollout.testing.playthroughs import ANY
from tests.golden.plans import Counted, Plan

SETUPS: dict[str, dict[str, Any]] = {
    "cubes": {"scenario": "energon_siphon"},
    "sparks": {"armies": ["kings_guard", "eject"], "scenario": "kremzeek", "map": "iacon"},
    "matrix": {"armies": ["twins", "air_strike"], "scenario": "the_touch"},
    "reserves": {"armies": ["minibot_rush", "builders"], "scenario": "escalation"},
    "mechanic": {
        "armies": ["jazz+jetpack,ratchet+null_shield", "megatron*+dart_launcher,soundwave"],
        "scenario": "spark_plug",
    },
    "every-switch": {
        "scenario": "portal_play",
        "options": {
            "tools": "short",
            "generous_tool": True,
            "upkeep": "activation",
            "crit_cap": True,
            "run_after_attack": False,
            "stack_cover": True,
            "stealth_range": 8,
            "gestalt_vp": "table",
            "wipeout": "lose_at_once",
            "scenario_pick": "low_roller",
        },
    },
}

PLAN = Plan(
    folder=Path(__file__).parent,
    setups=SETUPS,
    matches=2,
    told=(("mechanic", 0, ANY),),
    counted=(Counted("mechanic", depth=1),),
    longest=140,
)
