"""Setups that leave somebody without a place, a side or a unit."""

from __future__ import annotations

from random import Random

import pytest

from rollout.games.the_game import GAME
from rollout.games.the_game.actions import DeployAs
from rollout.games.the_game.agreement import facts_of
from rollout.games.the_game.content.library import library
from rollout.games.the_game.content.tech_spec import AUTOBOT, DECEPTICON, TRANSFORMER
from rollout.games.the_game.model import ASIDE, NONE, ROUND_START, State
from rollout.games.the_game.rules.deployment import ways
from rollout.games.the_game.rules.forces import Forces
from rollout.games.the_game.setup import Setup
from rollout.kernel.errors import Unreadable
from rollout.kernel.match import Match
from rollout.kernel.sources import Fast
from tests.games.the_game.table import Piece, lay_out

TUB = """
[characters.tub]
name = "Tub"
faction = "autobot"
size = "car"
endurance = 5
skill = 5
modes = [{ name = "Ship", kind = "ship", speed = 5, firepower = 4, height = 2, traits = ["water"] }]
"""
TINY = """
[maps.tiny]
name = "Tiny"
columns = 5
rows = 7
"""
TURNCOAT = """
[characters.turncoat]
name = "Turncoat"
faction = "{faction}"
size = "car"
endurance = 5
skill = 5
modes = [
  {{ name = "Robot", kind = "robot", speed = 5, height = 2{robot} }},
  {{ name = "Car", kind = "car", speed = 9, height = 1{car} }},
]
"""


def two_dozen(faction: str) -> tuple[str, ...]:
    roster = library().draftable()
    slugs = [each.slug for each in roster if each.faction == faction and each.kind == TRANSFORMER]
    return tuple(slugs[:24])


@pytest.mark.rule("TG-RUL-91", "TG-RUL-56")
@pytest.mark.parametrize("deployment", ["seats", "ready"])
def test_a_boat_without_water_starts_on_dry_land(deployment: str) -> None:
    setup = Setup(
        map="cybertron-plain",
        forces=(("tub",), ("ramjet",)),
        homebrew=TUB,
        deployment=deployment,
    )
    rng = Random(1)
    match: Match[State] = Match(GAME.rules, setup, Fast(rng))
    while match.state.phase < ROUND_START and match.ask is not None:
        match.answer(match.ask.options.sample(rng))
    tub = match.state.units[0]
    assert match.state.on_ground[tub.cell] == tub.id


@pytest.mark.rule("TG-RUL-07")
def test_more_units_than_hexes_are_refused() -> None:
    forces = (two_dozen(AUTOBOT), two_dozen(DECEPTICON))
    with pytest.raises(Unreadable, match="units 48, hexes 35"):
        Match(GAME.rules, Setup(map="tiny", forces=forces, homebrew=TINY))


@pytest.mark.rule("TG-RUL-90")
def test_forces_on_a_tiny_map_leave_half_of_it_free() -> None:
    facts = facts_of(Setup(map="tiny", homebrew=TINY, options={"force": "free"}))
    assert Forces(facts, 0, []).most == 8
    assert Forces(facts_of(Setup(options={"force": "free"})), 0, []).most == 24


@pytest.mark.rule("TG-UNQ-05")
@pytest.mark.parametrize(
    ("faction", "robot", "car"),
    [
        ("mercenary", "", ""),
        ("mercenary", ', side = "autobot"', ', side = "leaves"'),
        ("mercenary", ', side = "autobot"', ', side = "human"'),
        ("autobot", "", ', side = "human"'),
        ("autobot", "", ', side = "decepticon"'),
    ],
)
def test_a_mercenary_has_a_mode_for_each_side_and_nobody_else_has(
    faction: str, robot: str, car: str
) -> None:
    content = TURNCOAT.format(faction=faction, robot=robot, car=car)
    with pytest.raises(Unreadable, match=r"characters\.turncoat\.modes.*expected a"):
        facts_of(Setup(homebrew=content))


@pytest.mark.rule("TG-UNQ-05")
def test_a_mercenary_of_two_sides_is_accepted() -> None:
    sides = {"robot": ', side = "decepticon"', "car": ', side = "autobot"'}
    content = TURNCOAT.format(faction="mercenary", **sides)
    sheet = facts_of(Setup(homebrew=content)).sheets["turncoat"]
    assert [mode.side for mode in sheet.modes] == ["decepticon", "autobot"]


@pytest.mark.rule("TG-SET-01", "TG-UNQ-06")
def test_a_team_needs_a_unit_that_cannot_be_bought_away() -> None:
    with pytest.raises(Unreadable, match="TG-SET-01"):
        Match(GAME.rules, Setup(forces=(("doubledealer",), ("ramjet",))))


@pytest.mark.rule("TG-END-03", "TG-RUL-91")
def test_reinforcements_do_not_come_in_with_a_carrier_far_from_their_zone() -> None:
    state = lay_out(
        [
            Piece("optimus-prime", "0808", mode=1),
            Piece("ultra-magnus", "0802", mode=1),
            Piece("bumblebee", "", status=ASIDE),
            Piece("ramjet", "0817", team=1),
        ]
    )
    late = state.units[2]
    carriers = {
        way.carrier
        for way in ways(state, late, state.facts.ground.home[0])
        if isinstance(way, DeployAs)
    }
    assert carriers == {NONE, 1}
