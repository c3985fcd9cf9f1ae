"""The shield duel, one of the sample games."""

from __future__ import annotations

from pathlib import Path

from rollout.testing.playthroughs import ANY, PLANS
from tests.golden.plans import Counted, Plan

PLAN = Plan(
    folder=Path(__file__).parent,
    setups={"default": {}},
    matches=12,
    told=(("default", 0, ANY), ("default", 1, PLANS)),
    counted=(Counted("default", depth=3),),
    journals=6,
)
