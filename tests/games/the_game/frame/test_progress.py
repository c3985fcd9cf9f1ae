"""How far a goal has come, as a player sees it at the table (TG-END-02)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from rollout.games.the_game.screen.twin import twin
from tests.games.the_game.frame.framing import from_position
from tests.games.the_game.frame.test_objectives import CROWDS, PAIR, ROBOTS, cubes


def goals(scenario: str, **position: Any) -> tuple[str, dict[str, dict[str, int]]]:
    """What the last round is decided by, and the progress of each objective."""
    usual = {"characters": ROBOTS, "units": PAIR, "turn": "castor"}
    match = from_position(**{**usual, "scenario": scenario, **position})
    seen = match.view(None).scenario
    return seen.decided_by, {each.kind: each.progress for each in seen.objectives.values()}


@pytest.mark.rule("TG-END-02")
def test_a_battle_counts_who_is_operational_and_is_decided_by_value() -> None:
    units = [*PAIR, {"name": "blurr", "team": "A", "at": "0903", "status": "deactivated"}]
    assert goals("settle-the-score", units=units) == ("value", {"eliminate": {"a": 1, "b": 1}})


@pytest.mark.rule("TG-END-02")
def test_a_raid_counts_the_cubes_at_home() -> None:
    decided, progress = goals("energon-raid", things=cubes("0101", "0302", "0115", "0808"))
    assert (decided, progress["collect_cubes"]) == ("points", {"a": 2, "b": 1})


@pytest.mark.rule("TG-END-02")
def test_a_plant_counts_what_stands_of_it() -> None:
    whole = goals("hold-the-plant")[1]["destroy_constructs"]
    assert whole["left"] == whole["all"] == 3
    rubble = [{"at": ["0808"], "terrain": "rough", "height": 0}]
    decided, progress = goals("hold-the-plant", ground=rubble)
    left = progress["destroy_constructs"]
    assert (decided, left["left"], left["all"]) == ("objective", 2, 3)
    assert 0 < left["points"] < whole["points"]


@pytest.mark.rule("TG-END-02")
def test_a_rescue_counts_heads_at_home_and_heads_lost() -> None:
    units = [
        {**PAIR[0], "at": "0903"},
        PAIR[1],
        {**CROWDS[0], "at": "0803", "heads": 19},
        {**CROWDS[1], "heads": 8},
        CROWDS[2],
    ]
    decided, progress = goals("rescue", units=units)
    assert decided == "points"
    assert (progress["rescue"], progress["kill_humans"]) == ({"heads": 19}, {"heads": 13})


@pytest.mark.rule("TG-END-02")
def test_a_forest_fire_counts_burning_trees_against_the_five_it_needs() -> None:
    decided, progress = goals("forest-fire", fires=["0106", "0107", "0801"], wind="N")
    assert (decided, progress["burn_trees"]) == ("objective", {"fires": 2, "count": 5})


@pytest.mark.rule("TG-END-02")
def test_a_bridgehead_counts_the_value_across_the_river() -> None:
    crossed = [{**PAIR[0], "at": "0811"}, PAIR[1]]
    decided, progress = goals("bridgehead", units=crossed)
    assert decided == "objective"
    assert progress["far_bank"]["a"] > 0 == progress["far_bank"]["b"]


@pytest.mark.rule("TG-END-02")
def test_a_summit_is_told_by_its_points_alone() -> None:
    decided, progress = goals("the-mercenary")
    assert (decided, progress["hold_level"]) == ("points", {})


def ground(scenario: str, **position: Any) -> tuple[list[tuple[str, str]], list[str]]:
    """For whom which hexes count, and what is fought over, as a screen marks it."""
    usual = {"characters": ROBOTS, "units": PAIR, "turn": "castor"}
    match = from_position(**{**usual, "scenario": scenario, **position})
    seen = match.view(None)
    for zone in seen.scenario.zones:
        there = seen.map.home if zone.kind == "home" else seen.map.objectives
        assert zone.hexes in there.values()
    return [(zone.kind, zone.team) for zone in seen.scenario.zones], seen.scenario.fought_over


@pytest.mark.rule("TG-END-02")
@pytest.mark.parametrize(
    ("scenario", "zones"),
    [
        ("energon-raid", [("home", "A"), ("home", "B")]),
        ("rescue", [("home", "A")]),
        ("bridgehead", [("bank", "A"), ("bank", "B")]),
        ("settle-the-score", []),
    ],
)
def test_a_screen_is_told_which_ground_counts_and_for_whom(
    scenario: str, zones: list[tuple[str, str]]
) -> None:
    units = [*PAIR, *CROWDS] if scenario == "rescue" else PAIR
    assert ground(scenario, units=units) == (zones, [])


@pytest.mark.rule("TG-END-02")
def test_a_screen_is_told_of_the_plant_as_far_as_it_stands_and_of_the_summit() -> None:
    _, whole = ground("hold-the-plant")
    rubble = [{"at": ["0808"], "terrain": "rough", "height": 0}]
    _, left = ground("hold-the-plant", ground=rubble)
    assert len(whole) == 3
    assert set(whole) - set(left) == {"0808"}
    assert ground("the-mercenary")[1]


def test_home_rows_are_marked_beside_the_banks_where_both_count() -> None:
    match = from_position(scenario="bridgehead", characters=ROBOTS, units=PAIR, turn="castor")
    bridgehead = match.state.facts.scenario
    carried = replace(bridgehead.objectives[0], kind="collect_cubes")
    both = replace(bridgehead, objectives=[*bridgehead.objectives, carried])
    match.state.facts = replace(match.state.facts, scenario=both)
    told = twin(match.view(None))["goal"].lines
    zones = [name for name in told if name.startswith("zone-")]
    assert zones == ["zone-home-A", "zone-home-B", "zone-bank-A", "zone-bank-B"]
