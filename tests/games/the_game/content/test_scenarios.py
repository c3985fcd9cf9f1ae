"""The packaged scenarios: as agreed, and ready to play."""

import re

import pytest

from rollout.games.the_game.content.force_points import force_value
from rollout.games.the_game.content.library import library
from rollout.games.the_game.content.maps import HexMap
from rollout.games.the_game.content.scenarios import (
    DEFAULT_MAP,
    OBJECTIVE_KEYS,
    Crowd,
    Scenario,
    zone_cells,
)

SCENARIOS = library().scenarios
BATTLES = [slug for slug in SCENARIOS if slug != "tutorial"]


def ground_of(scenario: Scenario) -> HexMap:
    return library().maps[scenario.map or DEFAULT_MAP]


def forces(slug: str) -> list[int]:
    return [
        force_value([library().sheets[unit] for unit in side.force])
        for side in SCENARIOS[slug].sides
    ]


def test_the_scenarios_and_their_maps() -> None:
    assert {slug: scenario.map for slug, scenario in SCENARIOS.items()} == {
        "settle-the-score": "",
        "energon-raid": "power-plant",
        "hold-the-plant": "power-plant",
        "rescue": "city-blocks",
        "forest-fire": "twin-forests",
        "bridgehead": "river-crossing",
        "city-under-siege": "cybertron-plain",
        "the-mercenary": "mesa",
        "second-wave": "coast",
        "full-muster": "",
        "tutorial": "training-ground",
    }


@pytest.mark.parametrize(
    ("slug", "values", "rounds"),
    [
        ("settle-the-score", [150, 150], 20),
        ("energon-raid", [130, 130], 12),
        ("hold-the-plant", [110, 150], 10),
        ("rescue", [140, 140], 12),
        ("forest-fire", [130, 130], 8),
        ("bridgehead", [140, 140], 10),
        ("city-under-siege", [60, 340], 15),
        ("the-mercenary", [120, 120], 12),
    ],
)
def test_value_caps_and_round_limits(slug: str, values: list[int], rounds: int) -> None:
    assert [side.value for side in SCENARIOS[slug].sides] == values
    assert SCENARIOS[slug].round_limit == rounds


@pytest.mark.rule("TG-RUL-90")
@pytest.mark.parametrize("slug", BATTLES)
def test_ready_made_forces_come_within_four_points_of_their_cap(slug: str) -> None:
    for side, value in zip(SCENARIOS[slug].sides, forces(slug), strict=True):
        assert side.value - 4 <= value <= side.value


@pytest.mark.rule("TG-RUL-90")
def test_no_character_is_in_a_scenario_twice() -> None:
    for scenario in SCENARIOS.values():
        units = [unit for side in scenario.sides for unit in side.force + side.fixed]
        units += [unit for wave in scenario.reinforcements for unit in wave.units]
        units += scenario.mercenaries
        assert len(units) == len(set(units)), scenario.slug


@pytest.mark.parametrize("slug", SCENARIOS)
def test_every_side_has_room_for_its_force(slug: str) -> None:
    scenario = SCENARIOS[slug]
    for number, side in enumerate(scenario.sides):
        room = zone_cells(side.zone, ground_of(scenario), number)
        assert len(room) >= len(side.force) + len(side.fixed)


def test_the_besiegers_bring_a_whole_combiner_team() -> None:
    besiegers = SCENARIOS["city-under-siege"].sides[1].force
    assert set(library().sheets["devastator"].members) <= set(besiegers)


@pytest.mark.rule("TG-RUL-84")
def test_the_siege_turns_on_redirect_power_and_brawl() -> None:
    assert SCENARIOS["city-under-siege"].options == {"redirect_power": True, "brawl": True}


@pytest.mark.rule("TG-RUL-86", "TG-UNQ-06")
def test_doubledealer_is_the_mercenary_of_the_market() -> None:
    assert SCENARIOS["the-mercenary"].mercenaries == ["doubledealer"]
    assert SCENARIOS["the-mercenary"].options == {"mercenary_market": True}


def test_three_crowds_of_twenty_wait_for_rescue_on_the_autobots_side() -> None:
    assert SCENARIOS["rescue"].crowds == [
        Crowd("human-crowd", 20, "0809", 0),
        Crowd("human-crowd", 20, "0405", 0),
        Crowd("human-crowd", 20, "1213", 0),
    ]


def test_six_cubes_lie_around_the_plant() -> None:
    raid = SCENARIOS["energon-raid"]
    assert [(each.kind, each.group) for each in raid.objects] == [("energon-cube", "cubes")]
    assert len(ground_of(raid).objectives["cubes"]) == 6


@pytest.mark.rule("TG-END-03")
def test_the_second_wave_comes_at_the_end_of_round_3() -> None:
    waves = SCENARIOS["second-wave"].reinforcements
    assert [(wave.round, wave.side, wave.units) for wave in waves] == [
        (3, 0, ["broadside"]),
        (3, 1, ["astrotrain"]),
    ]


def test_every_kind_of_objective_is_played_somewhere() -> None:
    kinds = {each.kind for scenario in SCENARIOS.values() for each in scenario.objectives}
    assert kinds == set(OBJECTIVE_KEYS)


def test_defenders_start_within_three_hexes_of_the_plant() -> None:
    scenario = SCENARIOS["hold-the-plant"]
    ground = ground_of(scenario)
    labels = {ground.grid.label(cell) for cell in zone_cells(scenario.sides[0].zone, ground, 0)}
    assert {"0808", "0805", "0912", "1209"} <= labels
    assert labels.isdisjoint({"0804", "0913", "1309"})


def test_attackers_of_the_plant_start_at_either_edge() -> None:
    scenario = SCENARIOS["hold-the-plant"]
    ground = ground_of(scenario)
    cells = zone_cells(scenario.sides[1].zone, ground, 1)
    assert cells == ground.home[0] + ground.home[1]


def test_besiegers_start_at_all_edges() -> None:
    scenario = SCENARIOS["city-under-siege"]
    ground = ground_of(scenario)
    labels = {ground.grid.label(cell) for cell in zone_cells(scenario.sides[1].zone, ground, 1)}
    assert {"0101", "0802", "0816", "1517", "0209", "1409"} <= labels
    assert labels.isdisjoint({"0303", "0803", "0809", "1309"})


def test_the_piles_of_the_tutorial_hold_each_of_its_units_once() -> None:
    scenario = SCENARIOS["tutorial"]
    assert scenario.tutorial is not None
    units = sorted(unit for side in scenario.sides for unit in side.fixed)
    assert units == ["blurr", "bonecrusher", "ratchet", "vortex"]
    assert [sorted(pile) for pile in scenario.tutorial.piles] == [units] * 3
    assert sorted(placed.unit for placed in scenario.placements) == units


def test_slugs_can_be_parts_of_message_names() -> None:
    for slug in [*SCENARIOS, *library().maps, *library().sheets, *library().constructs]:
        assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", slug)
