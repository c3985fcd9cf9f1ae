"""Doubledealer: rolled for, led by his mode (TG-SET-08, TG-UNQ-04 to 06, TG-RUL-86)."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.the_game import GAME
from rollout.games.the_game.events import AllegianceChanged, AllegianceRolled, Transformed
from rollout.games.the_game.model import NONE, State
from rollout.games.the_game.setup import Setup
from rollout.kernel.match import Match
from rollout.kernel.sources import Scripted
from tests.games.the_game.frame.framing import asked, from_position, offered, say, told, unit

ROLL = "allegiance"


def hired(*rolls: int, **setup: Any) -> Match[State]:
    """The scenario of the mercenary after its first rolls, with both seats to place units."""
    dice: list[tuple[str, Any]] = [(ROLL, roll) for roll in rolls]
    return Match(
        GAME.rules,
        Setup(**{"scenario": "the-mercenary", **setup}),
        Scripted([*dice, ("seat_order", [0, 1])]),
    )


@pytest.mark.rule("TG-UNQ-04")
def test_the_mercenary_belongs_to_neither_side() -> None:
    sheet = GAME.rules.start(Setup()).facts.sheets["doubledealer"]
    assert sheet.faction == "mercenary"
    state = GAME.rules.start(Setup(scenario="the-mercenary"))
    dealer = next(each for each in state.units if each.sheet.slug == "doubledealer")
    assert (dealer.team, dealer.side, dealer.owner, dealer.seat) == (NONE, NONE, NONE, NONE)


@pytest.mark.rule("TG-SET-08", "TG-UNQ-06")
@pytest.mark.parametrize(
    ("rolls", "team", "mode"), [((7, 3), 0, 0), ((2, 9), 1, 1)], ids=["Autobots", "Decepticons"]
)
def test_the_higher_roll_has_him_in_the_mode_of_that_team(
    rolls: tuple[int, int], team: int, mode: int
) -> None:
    match = hired(*rolls)
    dealer = unit(match, "doubledealer")
    assert told(match, AllegianceRolled) == [AllegianceRolled(dealer.id, rolls, team)]
    assert (dealer.team, dealer.side, dealer.owner, dealer.seat) == (team, team, team, team)
    assert dealer.form.index == mode


@pytest.mark.rule("TG-RUL-86")
def test_ties_are_rolled_again() -> None:
    match = hired(5, 5, 4, 6)
    dealer = unit(match, "doubledealer")
    assert told(match, AllegianceRolled) == [
        AllegianceRolled(dealer.id, (5, 5), NONE),
        AllegianceRolled(dealer.id, (4, 6), 1),
    ]


@pytest.mark.rule("TG-RUL-86", "TG-RUL-89")
def test_with_more_seats_only_the_first_of_each_side_rolls() -> None:
    dice: list[tuple[str, Any]] = [(ROLL, 2), (ROLL, 8)]
    setup = Setup(scenario="the-mercenary", seats=(1, 0, 0, 1))
    match = Match(GAME.rules, setup, Scripted([*dice, ("seat_order", [0, 1, 2, 3])]))
    dealer = unit(match, "doubledealer")
    assert told(match, AllegianceRolled) == [AllegianceRolled(dealer.id, (2, 8), 0)]
    assert (dealer.team, dealer.owner) == (0, 1)


@pytest.mark.rule("TG-UNQ-06")
def test_he_is_placed_in_a_mode_of_his_side_only() -> None:
    match = hired(9, 1)
    say(match, "deploy doubledealer")
    assert offered(match) == ["deploy_as robot"]


@pytest.mark.rule("TG-SET-08")
def test_a_mercenary_in_a_given_force_is_rolled_for_all_the_same() -> None:
    match = hired(
        3, 8, scenario="settle-the-score", forces=(("blurr", "doubledealer"), ("vortex",))
    )
    assert unit(match, "doubledealer").team == 1


@pytest.mark.rule("TG-RUL-86")
def test_teams_that_are_no_clear_factions_take_robot_and_falcon_in_their_order() -> None:
    mixed = (("vortex", "blurr"), ("jazz", "starscream", "doubledealer"))
    match = hired(8, 3, scenario="settle-the-score", forces=mixed)
    assert unit(match, "doubledealer").form.index == 0


@pytest.mark.rule("TG-RUL-86")
def test_decepticons_in_the_north_have_the_falcon() -> None:
    swapped = (("vortex",), ("jazz", "doubledealer"))
    match = hired(8, 3, scenario="settle-the-score", forces=swapped)
    dealer = unit(match, "doubledealer")
    assert (dealer.team, dealer.form.index) == (0, 1)


def market(*dice: tuple[str, Any], **dealer: Any) -> Match[State]:
    """The start of round 2 with the market open; Doubledealer is with the Autobots."""
    return from_position(
        *dice,
        ("turn_pile", [2, 0, 1]),
        options={"mercenary_market": True},
        phase="round_start",
        round=1,
        units=[
            {"name": "jazz", "team": "A", "at": "0803"},
            {"name": "vortex", "team": "B", "at": "0815"},
            {"name": "doubledealer", "team": "A", "at": "0508", **dealer},
        ],
    )


@pytest.mark.rule("TG-RUL-86", "TG-UNQ-05")
def test_the_market_repeats_the_roll_and_he_changes_at_once() -> None:
    match = market((ROLL, 4), (ROLL, 5))
    assert told(match, AllegianceRolled) == [AllegianceRolled(2, (4, 5), 1)]
    assert told(match, Transformed) == [Transformed(2, 0, 1, 0)]
    assert told(match, AllegianceChanged) == [AllegianceChanged(2, 1)]
    assert asked(match) == (1, "act")
    assert match.state.acting == [2]


@pytest.mark.rule("TG-RUL-86")
def test_whoever_outbids_nobody_keeps_him() -> None:
    match = market((ROLL, 6), (ROLL, 5))
    assert told(match, AllegianceChanged) == []
    assert asked(match) == (0, "act")


@pytest.mark.rule("TG-RUL-86")
def test_without_the_option_there_is_no_market() -> None:
    match = from_position(
        ("turn_pile", [2, 0, 1]),
        phase="round_start",
        round=1,
        units=[
            {"name": "jazz", "team": "A", "at": "0803"},
            {"name": "vortex", "team": "B", "at": "0815"},
            {"name": "doubledealer", "team": "A", "at": "0508"},
        ],
    )
    assert told(match, AllegianceRolled) == []


@pytest.mark.rule("TG-RUL-86")
def test_nobody_bids_for_a_body() -> None:
    match = from_position(
        ("turn_pile", [0, 1]),
        options={"mercenary_market": True},
        phase="round_start",
        round=1,
        units=[
            {"name": "jazz", "team": "A", "at": "0803"},
            {"name": "vortex", "team": "B", "at": "0815"},
            {"name": "doubledealer", "team": "A", "at": "0508", "status": "deactivated"},
        ],
    )
    assert told(match, AllegianceRolled) == []


@pytest.mark.rule("TG-RUL-86")
def test_nobody_bids_for_a_mind_that_is_under_control() -> None:
    match = from_position(
        ("turn_pile", [0, 1, 2]),
        options={"mercenary_market": True},
        phase="round_start",
        round=1,
        units=[
            {"name": "jazz", "team": "A", "at": "0803"},
            {"name": "bombshell", "team": "B", "at": "0815"},
            {"name": "doubledealer", "team": "A", "at": "0508", "controlled_by": "bombshell"},
        ],
    )
    assert told(match, AllegianceRolled) == []
    assert unit(match, "doubledealer").side == 1


@pytest.mark.rule("TG-RUL-86", "TG-RUL-10")
def test_a_falcon_bought_above_a_taken_hex_comes_down_beside_it() -> None:
    match = from_position(
        (ROLL, 9),
        (ROLL, 5),
        ("turn_pile", [2, 0, 1]),
        options={"mercenary_market": True},
        phase="round_start",
        round=1,
        units=[
            {"name": "jazz", "team": "A", "at": "0803"},
            {"name": "vortex", "team": "B", "at": "0508"},
            {"name": "doubledealer", "team": "B", "at": "0508", "mode": 1, "level": "air"},
        ],
    )
    assert asked(match) == (0, "drop")
    say(match, "place_at 0507", "face N")
    dealer = unit(match, "doubledealer")
    assert (dealer.team, dealer.form.index, dealer.level) == (0, 0, 0)


@pytest.mark.rule("TG-UNQ-05")
def test_transforming_to_the_other_sides_mode_hands_him_over_and_ends_his_turn() -> None:
    match = from_position(
        pile=["doubledealer", "jazz", "vortex"],
        units=[
            {"name": "jazz", "team": "A", "at": "0803"},
            {"name": "vortex", "team": "B", "at": "0815"},
            {"name": "doubledealer", "team": "A", "at": "0508"},
        ],
    )
    say(match, "transform falcon")
    dealer = unit(match, "doubledealer")
    assert (dealer.team, dealer.side, dealer.owner, dealer.seat) == (1, 1, 1, 1)
    assert asked(match) == (0, "act")
    assert match.state.acting == [0]


@pytest.mark.rule("TG-RUL-94")
def test_a_mercenary_counts_for_nobody_in_the_comparison_of_values() -> None:
    state = GAME.rules.position(
        {
            "units": [
                {"name": "jazz", "team": "A", "at": "0803"},
                {"name": "doubledealer", "team": "A", "at": "0508"},
                {"name": "vortex", "team": "B", "at": "0815"},
            ],
        }
    )
    assert state.starting_value[0] == state.facts.values["jazz"]
