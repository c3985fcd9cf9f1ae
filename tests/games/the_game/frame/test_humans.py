"""Crowds and squads on the table at the start (TG-HUM, TG-RUL-88)."""

from __future__ import annotations

import pytest

from rollout.games.the_game import GAME
from rollout.games.the_game.actions import Shoot
from rollout.games.the_game.model import GROUND
from rollout.games.the_game.rules.aim import own_firepower
from rollout.games.the_game.rules.attack import attack_refusal
from rollout.games.the_game.setup import Setup
from rollout.space.hex_directions import S
from tests.games.the_game.frame.framing import from_position, offered

HOMEBREW = """
[scenarios.picnic]
name = "Picnic"
map = "training-ground"
crowds = [
  { sheet = "human-crowd", heads = 9, hex = "0805" },
  { sheet = "army-squad", heads = 12, hex = "0813", side = 1 },
]
objectives = [{ kind = "eliminate" }]
attack_neutrals = ATTACK
[[scenarios.picnic.sides]]
value = 60
force = ["blurr"]
[[scenarios.picnic.sides]]
value = 60
force = ["vortex"]
"""


def picnic(attack: str = "false") -> Setup:
    homebrew = HOMEBREW.replace("ATTACK", attack)
    return Setup(scenario="picnic", homebrew=homebrew, deployment="ready")


@pytest.mark.rule("TG-HUM-01", "TG-RUL-88")
def test_a_scenario_puts_crowds_where_they_are_with_as_many_heads_as_it_says() -> None:
    state = GAME.rules.start(picnic())
    crowd = state.units[2]
    assert state.facts.grid.label(crowd.cell) == "0805"
    assert (crowd.team, crowd.side, crowd.seat) == (-1, -1, -1)
    assert crowd.hit_points == 9
    assert (crowd.form.speed, crowd.form.height) == (2, 1)
    assert (crowd.sheet.endurance, crowd.sheet.skill) == (1, 5)
    assert state.on_ground[crowd.cell] == crowd.id


@pytest.mark.rule("TG-HUM-02", "TG-HUM-05")
def test_a_squad_of_a_side_belongs_to_its_first_seat_and_shoots_by_heads() -> None:
    state = GAME.rules.start(picnic())
    squad = state.units[3]
    assert (squad.team, squad.owner) == (1, 1)
    assert squad.hit_points == 12
    assert own_firepower(squad) == 2
    assert (squad.form.speed, squad.sheet.endurance, squad.sheet.skill) == (3, 5, 7)


@pytest.mark.rule("TG-HUM-05")
def test_nine_of_a_crowd_cannot_shoot() -> None:
    assert own_firepower(GAME.rules.start(picnic()).units[2]) == 0


@pytest.mark.rule("TG-RUL-88")
@pytest.mark.parametrize(("attack", "may"), [("false", False), ("true", True)])
def test_neutral_crowds_may_be_attacked_only_if_the_scenario_lets_it(
    attack: str, may: bool
) -> None:
    state = GAME.rules.start(picnic(attack))
    blurr = state.units[0]
    state.place(blurr, state.facts.grid.cell("0803"), GROUND)
    blurr.facing = S
    assert (attack_refusal(state, blurr, Shoot(2)) is None) == may


@pytest.mark.rule("TG-HUM-04", "TG-RUL-87")
def test_humans_with_a_card_may_move_and_shoot_and_nothing_else() -> None:
    match = from_position(
        turn="army-squad",
        units=[
            {"name": "army-squad", "team": "A", "at": "0703"},
            {"name": "rumble", "team": "B", "at": "0705"},
        ],
    )
    assert offered(match) == ["move", "shoot rumble", "end_turn"]
