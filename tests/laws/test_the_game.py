"""The Game keeps the laws of games: replay, forks, undo, views, options, bounds."""

from __future__ import annotations

import pytest

from rollout.games.the_game import GAME
from rollout.games.the_game.game import skirmish
from rollout.games.the_game.setup import Setup
from rollout.testing import check_game

AERIALBOTS = ("silverbolt", "air-raid", "fireflight", "skydive", "slingshot")
CONSTRUCTICONS = ("scrapper", "bonecrusher", "hook", "long-haul", "mixmaster", "scavenger")
EVERY_OPTION: dict[str, bool | int | str] = {
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
    "round_limit": 9,
}

SETUPS = {
    "default": Setup(),
    "six a side": skirmish(1),
    "forces chosen by value": Setup(options={"force": "value", "round_limit": 5}),
    "a mercenary and free forces": Setup(scenario="the-mercenary", options={"force": "free"}),
    "cubes": Setup(scenario="energon-raid"),
    "four seats": Setup(scenario="rescue", seats=(0, 1, 0, 1)),
    "fire": Setup(scenario="forest-fire", deployment="ready"),
    "water and reinforcements": Setup(scenario="second-wave"),
    "buildings": Setup(scenario="hold-the-plant"),
    "every option": Setup(scenario="full-muster", options=EVERY_OPTION, deployment="ready"),
    "retreat": Setup(options={"retreat_edge": True}),
    "combiners": Setup(forces=(AERIALBOTS, CONSTRUCTICONS), deployment="ready"),
    "Nebulons and cities": Setup(
        forces=(("fortress-maximus", "blurr"), ("scorponok", "mindwipe", "doubledealer")),
        map="generated/hills/5",
        options={"redirect_power": True, "round_limit": 8},
    ),
}


@pytest.mark.parametrize("name", SETUPS)
def test_the_game_keeps_the_laws(name: str) -> None:
    checked = check_game(GAME.rules, [SETUPS[name]], matches=1, seed=7, moments=4)
    assert checked.matches == 1
    assert checked.moments >= 3


def test_the_default_match_keeps_the_laws_with_several_seeds() -> None:
    assert check_game(GAME.rules, matches=2, moments=5).matches == 2
