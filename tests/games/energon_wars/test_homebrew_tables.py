"""Maps and scenarios of the players' own: read beside ours, refused where they make no sense."""

from random import Random

import pytest

from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.content.library import library, library_with
from rollout.games.energon_wars.setup import Setup
from rollout.kernel.content import ContentError
from rollout.kernel.match import Match
from rollout.kernel.sources import Fast

MAP = """
[maps.arena]
medium_building = [[18, 18]]
car = [[8, 12], [28.5, 24]]
"""
SCENARIO = """
[scenarios.two_wells]
plays = "energon_siphon"
map = "arena"
winning_total = 5
places = [{ kind = "station", at = [10, 18] }, { kind = "station", at = [26, 18] }]
[scenarios.two_wells.scores]
each = 2
"""


@pytest.mark.rule("EW-VP-06", "EW-VP-07", "EW-SET-02")
def test_a_scenario_of_ones_own_is_played_by_the_rules_it_names() -> None:
    setup = Setup(scenario="two_wells", homebrew=MAP + SCENARIO)
    rng = Random(3)
    match = Match(GAME.rules, setup, Fast(rng))
    while (ask := match.ask) is not None:
        match.answer(ask.options.sample(rng))
    state = match.state
    assert (state.scenario, state.plays, len(state.land.pieces)) == (
        "two_wells",
        "energon_siphon",
        3,
    )
    assert [(token.x, token.y) for token in state.tokens[:2]] == [(1000, 1800), (2600, 1800)]
    assert "two_wells" not in library().scenarios


@pytest.mark.rule("EW-SET-03", "EW-VP-06")
def test_scenarios_of_ones_own_can_be_picked() -> None:
    setup = Setup(homebrew=MAP + SCENARIO)
    rng = Random(1)
    match = Match(GAME.rules, setup, Fast(rng))
    while match.ask is not None and match.ask.about == "accept_roll":
        match.answer(list(match.ask.options)[1])
    assert match.ask is not None
    assert match.ask.about == "pick_scenario"
    assert len(list(match.ask.options)) == 7


@pytest.mark.parametrize(
    ("text", "key", "expected"),
    [
        ("[maps.arena]\nmoon = [[1, 1]]", "maps.arena.moon", "a known piece"),
        ("[maps.arena]\ncar = [[1, 40]]", "maps.arena.car[0]", "two numbers"),
        ("[maps.arena]\ncar = [[0.5, 10]]", "maps.arena.car[0]", "on the mat"),
        ("[maps.arena]\ncar = [[10, 10], [11, 10]]", "maps.arena.car[1]", "free of the car"),
        ("[maps.arena]\ncar = 3", "maps.arena.car", "a list of places"),
        ("[pieces.moon]\nradius = 2.0\nsize = 3", "pieces.moon", "a known piece"),
        (SCENARIO, "scenarios.two_wells.map", "a known map"),
        (
            MAP + SCENARIO.replace("energon_siphon", "capture_the_flag"),
            "scenarios.two_wells.plays",
            "one of energon_siphon",
        ),
        (
            MAP + SCENARIO.replace("energon_siphon", "the_touch"),
            "scenarios.two_wells",
            "at least 1 of: matrix",
        ),
        (
            MAP + SCENARIO.replace("energon_siphon", "escalation"),
            "scenarios.two_wells.zones",
            "at least one zone",
        ),
        (
            MAP + SCENARIO.replace("winning_total = 5", "winning_total = 0"),
            "scenarios.two_wells.winning_total",
            "",
        ),
    ],
)
def test_what_makes_no_sense_is_refused_where_it_stands(text: str, key: str, expected: str) -> None:
    with pytest.raises(ContentError) as error:
        library_with(text)
    assert error.value.key == key
    assert expected in error.value.expected
