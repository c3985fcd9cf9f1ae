"""Tic-tac-toe, one of the sample games."""

from __future__ import annotations

from pathlib import Path

from rollout.testing.playthroughs import ANY, KINDS
from tests.golden.plans import Counted, Plan

PLAN = Plan(
    folder=Path(__file__).parent,
    setups={"default": {}, "cross-second": {"first": 1}},
    matches=8,
    told=(("default", 0, ANY), ("cross-second", 1, KINDS)),
    counted=(Counted("default", depth=6), Counted("cross-second", depth=4, seed=1, ply=3)),
    journals=6,
)
