"""Counting, one of the sample games."""

from __future__ import annotations

from pathlib import Path

from rollout.testing.playthroughs import ANY
from tests.golden.plans import Counted, Plan

PLAN = Plan(
    folder=Path(__file__).parent,
    setups={"default": {}},
    matches=12,
    told=(("default", 0, ANY),),
    counted=(Counted("default", depth=5),),
    journals=6,
)
