"""What is on the table, and what a Tech Spec says (TG-CMP, TG-SPC, TG-RUL-01 to 03)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rollout.games.the_game import GAME
from rollout.games.the_game.content.library import library
from rollout.games.the_game.events import (
    AttackDeclared,
    DamageRolled,
    MovementBegan,
)
from rollout.games.the_game.game import skirmish
from rollout.games.the_game.model import NONE
from rollout.games.the_game.setup import Setup
from rollout.kernel.match import Match
from rollout.kernel.requests import Chance, Roll, Shuffle
from rollout.kernel.sources import Fast, Source
from tests.games.the_game.frame.framing import character, from_position, say, told


class Noting(Source):
    """Draws, and remembers what was drawn."""

    def __init__(self, seed: int) -> None:
        self.rng = Random(seed)
        self.seen: list[Chance] = []

    def answer(self, chance: Chance, number: int) -> Any:
        self.seen.append(chance)
        return chance.draw(self.rng)


@pytest.mark.rule("TG-CMP-01")
def test_units_of_any_era_and_side_may_be_mixed() -> None:
    mixed = (("optimus-prime", "starscream", "doubledealer"), ("trypticon", "blurr", "army-squad"))
    state = GAME.rules.start(Setup(forces=mixed))
    assert [unit.sheet.slug for unit in state.units[:2]] == ["optimus-prime", "starscream"]
    years = {unit.sheet.year for unit in state.units if unit.sheet.year}
    assert len(years) > 1


@pytest.mark.rule("TG-CMP-02")
def test_every_unit_has_a_piece_of_its_own_on_a_map_of_hexes() -> None:
    state = GAME.rules.start(skirmish(3))
    pieces = [state.on_ground[cell] for cell in range(state.facts.grid.size)]
    standing = [number for number in pieces if number != NONE]
    assert sorted(standing) == [unit.id for unit in state.units]
    assert all(len(around) == 6 for around in state.facts.neighbours)


@pytest.mark.rule("TG-CMP-03")
def test_only_d10s_are_rolled_and_cards_only_decide_the_order_of_turns() -> None:
    source = Noting(1)
    rng = Random(2)
    match = Match(GAME.rules, Setup(scenario="the-mercenary"), source)
    while match.result is None:
        assert match.ask is not None
        match.answer(match.ask.options.sample(rng))
    rolls = [chance for chance in source.seen if isinstance(chance, Roll)]
    shuffles = [chance for chance in source.seen if isinstance(chance, Shuffle)]
    assert {roll.sides for roll in rolls} == {10}
    assert {shuffle.about for shuffle in shuffles} == {"turn_pile", "seat_order"}
    assert len(rolls) + len(shuffles) == len(source.seen)


@pytest.mark.rule("TG-CMP-04")
def test_function_name_and_origin_have_no_effect() -> None:
    """The same figures under another name, with another function: the same match."""
    first, second = (
        character(function="Data courier", year=1987, group="A"),
        character(function="Baker", year=1999, group="B"),
    )
    outcomes = []
    for figures in (first, second):
        rng = Random(5)
        start = GAME.rules.position(
            {
                "characters": {"castor": figures, "pollux": figures},
                "units": [
                    {"name": "castor", "team": "A", "at": "0706", "facing": "S"},
                    {"name": "pollux", "team": "B", "at": "0709"},
                ],
            }
        )
        match = Match(GAME.rules, None, Fast(rng), start)
        while match.result is None:
            assert match.ask is not None
            match.answer(match.ask.options.sample(rng))
        outcomes.append((match.events, match.result))
    assert outcomes[0] == outcomes[1]


FIGURES = character(strength=3, speed=7, firepower=5, height=3, endurance=6, skill=9)


@pytest.mark.rule("TG-SPC-02")
def test_speed_makes_the_movement() -> None:
    match = from_position(
        characters={"castor": FIGURES},
        turn="castor",
        units=[
            {"name": "castor", "team": "A", "at": "0703"},
            {"name": "vortex", "team": "B", "at": "0715"},
        ],
    )
    say(match, "move")
    assert told(match, MovementBegan)[0].points == 7


@pytest.mark.rule("TG-SPC-02")
@pytest.mark.parametrize(("word", "power"), [("shoot", 5), ("strike", 3)])
def test_the_figures_of_an_attack(word: str, power: int) -> None:
    """Need: half of Speed 7 up, less Skill 9. Firepower or Strength against Endurance 6."""
    match = from_position(
        ("to_hit", 10),
        ("resistance", 1),
        ("potential", 2),
        characters={"castor": FIGURES, "pollux": FIGURES},
        turn="castor",
        units=[
            {"name": "castor", "team": "A", "at": "0703", "facing": "S"},
            {"name": "pollux", "team": "B", "at": "0704", "facing": "N"},
        ],
    )
    say(match, f"{word} pollux")
    declared, damage = told(match, AttackDeclared)[0], told(match, DamageRolled)[0]
    assert declared.need.total == 4 - 9 - (3 if word == "strike" else 0)
    assert damage.potential.total == power + 2
    assert damage.resistance.total == 6 + 1


@pytest.mark.rule("TG-SPC-02")
def test_firepower_is_also_the_range() -> None:
    for row, in_range in (("08", True), ("09", False)):
        match = from_position(
            characters={"castor": FIGURES},
            turn="castor",
            units=[
                {"name": "castor", "team": "A", "at": "0703", "facing": "S"},
                {"name": "ratchet", "team": "B", "at": f"07{row}"},
            ],
            map={},
        )
        assert match.ask is not None
        shots = [action for action in match.ask.options if type(action).__name__ == "Shoot"]
        assert bool(shots) == in_range


@pytest.mark.rule("TG-RUL-01")
def test_hit_points_are_twice_the_endurance_unless_printed() -> None:
    blurr, superion = library().sheets["blurr"], library().sheets["superion"]
    assert (blurr.endurance, blurr.hit_points) == (6, 12)
    assert (superion.endurance, superion.hit_points) == (9, 42)


@pytest.mark.rule("TG-RUL-02")
def test_haywires_figures() -> None:
    sheet = library().sheets["haywire"]
    form = sheet.modes[0]
    figures = (form.strength, form.speed, sheet.endurance, form.firepower, sheet.skill)
    assert (*figures, form.height, sheet.hit_points) == (2, 3, 2, 2, 3, 1, 4)


@pytest.mark.rule("TG-RUL-03")
def test_large_sheets_are_not_capped_at_10() -> None:
    sheet = library().sheets["fortress-maximus"]
    assert (sheet.modes[0].strength, sheet.modes[0].firepower, sheet.modes[0].height) == (
        30,
        20,
        12,
    )
    assert (sheet.endurance, sheet.hit_points) == (10, 80)


@pytest.mark.rule("TG-SPC-01", "TG-SPC-04")
def test_each_mode_has_its_own_figures_and_traits() -> None:
    robot, hover = library().sheets["blurr"].modes
    assert (robot.strength, hover.strength) == (7, 0)
    assert (robot.speed, hover.speed) == (10, 15)
    assert robot.traits == frozenset()
    assert hover.traits == frozenset(("any_arc", "hover"))
    assert [mode.strength for mode in library().sheets["air-raid"].modes] == [5, 0]


@pytest.mark.rule("TG-SPC-03")
def test_a_partner_has_figures_and_hit_points_of_its_own() -> None:
    """Blurr falls with all his damage; Haywire stands up with all his hit points."""
    match = from_position(
        ("to_hit", 10),
        ("resistance", 1),
        ("potential", 10),
        turn="blitzwing",
        units=[
            {"name": "blurr", "team": "A", "at": "0705", "damage": 11},
            {"name": "blitzwing", "team": "B", "at": "0703", "facing": "S"},
        ],
    )
    say(match, "shoot blurr")
    haywire = match.state.units[-1]
    assert haywire.sheet.slug == "haywire"
    assert (haywire.damage, haywire.hit_points) == (0, 4)


@pytest.mark.rule("TG-SPC-05", "TG-SET-02")
def test_every_unit_has_exactly_one_card() -> None:
    source = Noting(1)
    match = Match(GAME.rules, skirmish(5), source)
    pile = next(chance for chance in source.seen if isinstance(chance, Shuffle))
    assert pile.items == [unit.id for unit in match.state.units]
    assert len(set(pile.items)) == 12


@pytest.mark.rule("TG-SET-05")
def test_optional_actions_exist_only_when_agreed() -> None:
    units = [
        {"name": "castor", "team": "A", "at": "0703", "facing": "S"},
        {"name": "pollux", "team": "B", "at": "0704", "facing": "N"},
    ]
    robots = {"castor": FIGURES, "pollux": FIGURES}
    extra = ["sprint", "duck_and_cover"]
    extra += ["shoot pollux careful_aim", "shoot pollux redirect_power", "strike pollux brawl"]
    plain = from_position(units=units, characters=robots, turn="castor")
    options = ("sprint", "duck_and_cover", "careful_aim", "redirect_power", "brawl")
    agreed = from_position(
        units=units, characters=robots, turn="castor", options=dict.fromkeys(options, True)
    )
    for match, offered in ((plain, False), (agreed, True)):
        assert match.ask is not None
        for line in extra:
            assert (GAME.rules.read_action(match.state, line) in match.ask.options) == offered
