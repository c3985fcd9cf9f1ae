"""Attacktix: a duel, a free-for-all and Battle Masters, with what the fitted table guesses."""

from __future__ import annotations

from pathlib import Path

from rollout.testing.playthroughs import PLANS
from tests.golden.plans import Plan

PLAN = Plan(
    folder=Path(__file__).parent,
    setups={
        "default": {"options": {"stall_rounds": 2}},
        "battle-masters": {
            "forces": ["planet_eater", "god_of_light"],
            "size": 200,
            "map": "fortress",
            "options": {"battle_masters": 1, "stall_rounds": 1},
        },
    },
    matches=2,
    told=(("default", 0, PLANS),),
    counted=(),
    journals=2,
)
