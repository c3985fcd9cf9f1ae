"""The Game: every scenario, every option, forces with every ability, four seats, homebrew."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rollout.testing.playthroughs import ANY, KINDS, PLANS
from tests.golden.plans import Counted, Plan

HERE = Path(__file__).parent
HOMEBREW = (HERE / "homebrew.toml").read_text(encoding="utf-8")
EVERY_OPTION = {
    "sprint": True,
    "careful_aim": True,
    "redirect_power": True,
    "brawl": True,
    "duck_and_cover": True,
    "to_hit_offset": 2,
    "natural_rolls": True,
    "arcs": "wide",
    "shoot_and_strike": True,
    "air_sight": "strict",
    "midair_transform": "fall",
    "redirect_range": False,
    "fire_damage": 2,
    "fire_captured_gun": True,
    "friendly_fire": True,
    "round_limit": 7,
}


def melee(*forces: str, **setup: Any) -> dict[str, Any]:
    """A match of our own scenario, in which everybody begins close together."""
    units = [force.split() for force in forces]
    return {
        "scenario": "melee",
        "homebrew": HOMEBREW,
        "deployment": "ready",
        **({"forces": units} if units else {}),
        **setup,
    }


SETUPS: dict[str, dict[str, Any]] = {
    "default": {},
    "energon-raid": {"scenario": "energon-raid", "deployment": "ready"},
    "hold-the-plant": {"scenario": "hold-the-plant"},
    "rescue-four-seats": {"scenario": "rescue", "seats": [0, 1, 0, 1], "deployment": "ready"},
    "rescue-three-seats": {"scenario": "rescue", "seats": [1, 0, 0]},
    "forest-fire": {
        "scenario": "forest-fire",
        "deployment": "ready",
        "options": {"fire_damage": 3, "midair_transform": "forbid"},
    },
    "bridgehead": {"scenario": "bridgehead", "options": {"sprint": True, "retreat_edge": True}},
    "city-under-siege": {"scenario": "city-under-siege", "options": {"round_limit": 6}},
    "the-mercenary": {"scenario": "the-mercenary", "options": {"force": "free"}},
    "second-wave": {"scenario": "second-wave", "deployment": "ready"},
    "full-muster": {
        "scenario": "full-muster",
        "deployment": "ready",
        "options": EVERY_OPTION,
    },
    "tutorial": {"scenario": "tutorial", "deployment": "ready"},
    "forces-by-value": {"options": {"force": "value", "round_limit": 5}},
    "forces-by-count": {"options": {"force": "count", "round_limit": 5}, "seats": [0, 0, 1, 1]},
    "no-round-limit": {
        "map": "generated/woods/3",
        "deployment": "ready",
        "options": {"round_limit": 0},
    },
    "homebrew": melee(),
    "homebrew-chosen": melee(deployment="seats", options={"force": "value", "round_limit": 5}),
    "helpers": melee("hound wheeljack trailbreaker inferno", "bombshell scrapper venom scourge"),
    "movers": melee("cosmos seaspray jetfire blurr", "skywarp laserbeak astrotrain octane"),
    "carriers": melee("ultra-magnus optimus-prime bumblebee blaster", "megatron soundwave rumble"),
    "fighters": melee(
        "grimlock slag brawn warpath mirage", "galvatron shockwave ravage mixmaster brawl"
    ),
    "everything-on": melee(
        "quickswitch jazz smokescreen hoist",
        "sixshot mindwipe vortex skywarp",
        options=EVERY_OPTION,
    ),
    "combiners": melee(
        "silverbolt air-raid fireflight skydive slingshot",
        "scrapper bonecrusher hook long-haul mixmaster scavenger",
    ),
    "cities": melee(
        "fortress-maximus blurr",
        "scorponok mindwipe doubledealer",
        map="generated/hills/5",
        scenario="settle-the-score",
        options={"redirect_power": True, "round_limit": 6},
    ),
    "humans": {
        "scenario": "rescue",
        "deployment": "ready",
        "forces": [["ultra-magnus", "trailbreaker"], ["thundercracker", "bombshell", "kickback"]],
        "options": {"friendly_fire": True, "to_hit_offset": -3, "round_limit": 6},
    },
}

PLAN = Plan(
    folder=HERE,
    setups=SETUPS,
    matches=5,
    told=(("helpers", 1, KINDS), ("tutorial", 2, PLANS)),
    counted=(
        Counted("tutorial", depth=4),
        Counted("helpers", depth=4, seed=3, ply=60, manner=KINDS),
        Counted("everything-on", depth=3, seed=4, ply=80, manner=PLANS),
        Counted("combiners", depth=3, seed=5, ply=40, manner=ANY),
    ),
)
