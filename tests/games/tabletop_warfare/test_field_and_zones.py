"""Building the field and taking places: every bound, refusal and order (TW-FLD, TW-DEP, TW-ARM)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rollout.games.tabletop_warfare.actions import (
    Deploy,
    Pass,
    PickObstacles,
    PlaceAt,
    TakeObstacle,
)
from rollout.games.tabletop_warfare.events import (
    Arrived,
    CubeDropped,
    Deployed,
    EdgeChosen,
    ListsOpened,
    Mustered,
    ObstacleDropped,
    ObstaclePlaced,
    ObstaclesOpened,
    ObstaclesSealed,
    ObstacleTaken,
    RolledOff,
    RoundBegan,
)
from rollout.games.tabletop_warfare.model import State
from rollout.games.tabletop_warfare.rules.deployment import landing_spots, strip, zone_of
from rollout.games.tabletop_warfare.rules.field import ObstacleSpots, Takes, made_of, turns_of
from rollout.games.tabletop_warfare.rules.preparation import start
from rollout.games.tabletop_warfare.rules.scenarios import InTheCrowd, recruit
from rollout.games.tabletop_warfare.setup import MatchOptions, Setup
from rollout.kernel.errors import SetupRefused
from rollout.kernel.match import Match
from tests.games.tabletop_warfare.test_setup import asked, begun, do

ROLLS = (("first_obstacle", 9), ("first_obstacle", 3), ("choice_of_side", 3), ("choice_of_side", 9))
DUEL: dict[str, Any] = {"armies": ("bumblebee", "starscream"), "ground": ""}


def refused(match: Match[State], action: Any) -> str:
    assert match.ask is not None
    refusal = match.ask.options.refusal(action)
    assert (refusal is None) == (action in match.ask.options)
    return "" if refusal is None else f"{refusal.rule} {refusal.why}"


@pytest.mark.rule("TW-FLD-01", "TW-FLD-02", "TW-FLD-03", "TW-FLD-04", "TW-FLD-05", "TW-DEP-01")
def test_everything_that_is_told_from_the_lists_to_the_first_round() -> None:
    match = begun(*ROLLS, **DUEL)
    do(match, "pick_obstacles [trees]", "pick_obstacles [wreck]")
    assert (asked(match), match.state.placer) == ((0, "take_obstacle"), 0)
    do(match, "take_obstacle wreck 30", "place_at 10000 15000")
    assert (asked(match), match.state.placer) == ((1, "take_obstacle"), 1)
    do(match, "take_obstacle trees", "place_at 20000 15000")
    assert (asked(match), match.state.placer) == ((1, "edge"), -1)
    do(match, "choose_edge west", "deploy bumblebee 1", "place_at 28000 15000")
    do(match, "deploy starscream 0", "place_at 2000 15000")
    assert match.events == [
        ListsOpened((("bumblebee",), ("starscream",))),
        Mustered(2),
        ObstaclesSealed(0),
        ObstaclesSealed(1),
        ObstaclesOpened((("trees",), ("wreck",))),
        RolledOff("first_obstacle", (9, 3), 0),
        ObstacleTaken(0, "wreck"),
        ObstaclePlaced(0, "wreck", 10_000, 15_000, 30),
        ObstacleTaken(1, "trees"),
        ObstaclePlaced(1, "trees", 20_000, 15_000, 0),
        RolledOff("choice_of_side", (3, 9), 1),
        EdgeChosen(1, "west"),
        Deployed(0, 1, 28_000, 15_000),
        Deployed(1, 0, 2_000, 15_000),
        RoundBegan(1, 1),
    ]
    state = match.state
    assert (state.edges, state.chooser, state.placer) == (["east", "west"], 1, -1)
    assert [figure.facing for figure in state.figures] == [1800, 0]
    assert (state.picks, state.pool, state.stage) == ([[], []], [], "battle")


@pytest.mark.rule("TW-FLD-04", "TW-RUL-63", "TW-RUL-09")
@pytest.mark.parametrize(
    ("code", "turn", "spot", "why"),
    [
        ("trees", 0, (6_500, 6_500), ""),
        ("trees", 0, (6_499, 6_500), "refuse-too-near-edge"),
        ("trees", 0, (6_500, 6_499), "refuse-too-near-edge"),
        ("trees", 0, (23_500, 23_500), ""),
        ("trees", 0, (23_501, 23_500), "refuse-too-near-edge"),
        ("trees", 0, (23_500, 23_501), "refuse-too-near-edge"),
        ("large_building", 0, (8_000, 7_000), ""),
        ("large_building", 0, (7_999, 7_000), "refuse-too-near-edge"),
        ("large_building", 90, (7_000, 8_000), ""),
        ("large_building", 90, (7_000, 7_999), "refuse-too-near-edge"),
        ("trees", 0, (18_000, 15_000), ""),
        ("trees", 0, (17_999, 15_000), "refuse-obstacles-overlap"),
    ],
)
def test_an_obstacle_keeps_five_inches_and_off_the_others(
    code: str, turn: int, spot: tuple[int, int], why: str
) -> None:
    """Trees of 1.5 inches stand in the middle."""
    state = start(Setup(**DUEL))
    state.obstacles = [made_of(state.library.templates["trees"], 15_000, 15_000, 0)]
    refusal = ObstacleSpots(state, state.library.templates[code], turn).refusal(spot)
    assert ("" if refusal is None else refusal.why) == why


@pytest.mark.rule("TW-RUL-63", "TW-FLD-04")
def test_spots_for_an_obstacle_are_a_grid_of_the_whole_field_as_far_as_they_are_allowed() -> None:
    state = start(Setup(**DUEL))
    spots = ObstacleSpots(state, state.library.templates["trees"], 0)
    inner = [3_000 * number for number in range(3, 8)]
    assert spots.samples() == [(x, y) for x in inner for y in inner]
    large = start(Setup(**DUEL, options=MatchOptions(field="large")))
    every = [9_000 * number for number in range(1, 10)]
    wide = ObstacleSpots(large, large.library.templates["trees"], 0)
    assert wide.samples() == [(x, y) for x in every for y in every]
    drawn = [spots.draw(Random(number)) for number in range(20)]
    assert all(spot is not None and spots.refusal(spot) is None for spot in drawn)
    state.obstacles = [made_of(state.library.templates["large_building"], 15_000, 15_000, 0)]
    state.width = state.depth = 12_000
    assert spots.samples() == []
    assert spots.draw(Random(1)) is None


@pytest.mark.rule("TW-RUL-09")
@pytest.mark.parametrize(
    ("code", "turns"),
    [
        ("trees", [0]),
        ("small_building", [0, 15, 30, 45, 60, 75]),
        ("wreck", list(range(0, 180, 15))),
    ],
)
def test_an_obstacle_is_turned_as_far_as_it_makes_a_difference(code: str, turns: list[int]) -> None:
    assert turns_of(start(Setup(**DUEL)).library.templates[code]) == turns


@pytest.mark.rule("TW-FLD-02", "TW-RUL-63", "TW-RUL-64", "TW-FLD-04", "TW-RUL-09")
def test_picks_and_takes_are_refused_by_their_rules() -> None:
    match = begun(*ROLLS, **DUEL, options={"field": "medium"})
    for action, why in (
        (PickObstacles(("trees", "trees")), ""),
        (PickObstacles(("wreck", "trees")), ""),
        (PickObstacles(("trees",)), "TW-FLD-02 refuse-number-of-obstacles"),
        (PickObstacles(("trees",) * 3), "TW-FLD-02 refuse-number-of-obstacles"),
        (PickObstacles(("trees", "wall")), "TW-RUL-63 refuse-not-among-these"),
        (PickObstacles(("trees", "tower")), "TW-RUL-63 refuse-not-among-these"),
        (PickObstacles(("trees", "lava")), "TW-RUL-64 refuse-no-danger"),
        (Pass(), "KERNEL not-offered"),
    ):
        assert refused(match, action) == why
    assert len(list(match.ask.options)) == 15  # type: ignore[union-attr]
    do(match, "pick_obstacles [trees,wreck]", "pick_obstacles [trees,trees]")
    for take, why in (
        (TakeObstacle("wreck", 345), ""),
        (TakeObstacle("wreck", 360), "TW-RUL-09 refuse-turn-steps"),
        (TakeObstacle("wreck", -15), "TW-RUL-09 refuse-turn-steps"),
        (TakeObstacle("wreck", 1), "TW-RUL-09 refuse-turn-steps"),
        (TakeObstacle("lake", 0), "TW-FLD-04 refuse-not-in-pool"),
        (Pass(), "KERNEL not-offered"),
    ):
        assert refused(match, take) == why


@pytest.mark.rule("TW-RUL-63")
def test_what_finds_no_room_is_dropped_and_its_turn_goes_to_nobody() -> None:
    match = begun(*ROLLS, **DUEL)
    state = match.state
    state.obstacles = [
        made_of(state.library.templates["lake"], x, y, 0)
        for x in (8_000, 14_000, 20_000, 22_000)
        for y in (8_000, 14_000, 20_000, 22_000)
    ]
    do(match, "pick_obstacles [large_building]", "pick_obstacles [large_building]")
    assert [each for each in match.events if isinstance(each, ObstacleDropped)] == [
        ObstacleDropped("large_building"),
        ObstacleDropped("large_building"),
    ]
    assert asked(match) == (1, "edge")
    state = start(Setup(**DUEL))
    state.pool = ["wreck"]
    state.obstacles = [
        made_of(state.library.templates["lake"], x, y, 0)
        for x in range(3_000, 30_000, 3_000)
        for y in range(3_000, 30_000, 3_000)
    ]
    refusal = Takes(state).refusal(TakeObstacle("wreck", 0))
    assert refusal is not None
    assert (refusal.rule, refusal.why) == ("TW-RUL-63", "refuse-no-room")


@pytest.mark.rule("TW-FLD-06", "TW-RUL-63", "TW-WIN-03")
@pytest.mark.parametrize(
    ("edge", "depth", "corners"),
    [
        ("south", 7_000, ((0, 0), (30_000, 7_000))),
        ("south", 31_000, ((0, 0), (30_000, 30_000))),
        ("north", 7_000, ((0, 23_000), (30_000, 30_000))),
        ("north", 31_000, ((0, 0), (30_000, 30_000))),
        ("west", 7_000, ((0, 0), (7_000, 30_000))),
        ("west", 31_000, ((0, 0), (30_000, 30_000))),
        ("east", 7_000, ((23_000, 0), (30_000, 30_000))),
        ("east", 31_000, ((0, 0), (30_000, 30_000))),
    ],
)
def test_a_strip_lies_along_its_edge_and_inside_the_field(
    edge: str, depth: int, corners: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    found = strip(start(Setup(**DUEL)), edge, depth).corners
    assert (min(found), max(found)) == corners


@pytest.mark.rule("TW-WIN-03", "TW-RUL-63")
@pytest.mark.parametrize(
    ("scenario", "side", "widened", "corners"),
    [
        ("none", 0, 2_000, ((0, 0), (30_000, 7_000))),
        ("capture_base", 0, 2_000, ((0, 0), (30_000, 12_000))),
        ("capture_base", 1, 2_000, ((0, 23_000), (30_000, 30_000))),
        ("convoy", 1, 2_000, ((3_000, 18_001), (27_000, 90_000))),
        ("convoy", 1, 30_000, ((0, 0), (30_000, 90_000))),
    ],
)
def test_a_zone_is_widened_by_inches(
    scenario: Any, side: int, widened: int, corners: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    state = start(Setup(**DUEL, options=MatchOptions(scenario=scenario)))
    state.edges = ["south", "north"]
    found = zone_of(state, side, widened).corners
    assert (min(found), max(found)) == corners


@pytest.mark.rule("TW-RUL-63", "TW-FLD-06")
def test_a_strip_without_room_is_widened_an_inch_at_a_time() -> None:
    state = start(Setup(**DUEL))
    state.edges = ["south", "north"]
    figure = recruit(state, "bumblebee", 0)
    radius = state.library.kinds["bumblebee"].cards[0].radius
    asked_for: list[int] = []

    def zone(more: int) -> Any:
        asked_for.append(more)
        return strip(state, "south", 2 * radius - 2_500 + more)

    found = landing_spots(state, figure, zone)
    assert asked_for == [0, 1_000, 2_000, 3_000]
    assert found.fault((15_000, radius)) is None


@pytest.mark.rule("TW-DEP-01", "TW-DEP-03", "TW-FLD-06")
def test_who_is_deployed_where_is_refused_by_its_rule() -> None:
    match = begun(
        ("choice_of_side", 9), ("choice_of_side", 3), **{**DUEL, "ground": "highway_junction"}
    )
    do(match, "choose_edge south")
    for action, why in (
        (Deploy(1, 0), ""),
        (Deploy(1, 1), ""),
        (Deploy(1, 2), "TW-DEP-03 refuse-no-other-form"),
        (Deploy(1, -1), "TW-DEP-03 refuse-no-other-form"),
        (Deploy(0, 0), "TW-DEP-01 refuse-not-among-these"),
        (Deploy(9, 0), "TW-DEP-01 refuse-not-among-these"),
        (Pass(), "KERNEL not-offered"),
    ):
        assert refused(match, action) == why
    do(match, "deploy starscream 1")
    radius = match.state.library.kinds["starscream"].cards[1].radius
    for spot, why in (
        ((15_000, 25_000 + radius), ""),
        ((15_000, 24_999 + radius), "TW-FLD-06 refuse-outside-zone"),
        ((radius - 1, 27_000), "TW-RUL-08 refuse-off-field"),
        ((15_000, 30_001 - radius), "TW-RUL-08 refuse-off-field"),
    ):
        assert refused(match, PlaceAt(*spot)) == why


@pytest.mark.rule("TW-WIN-03", "TW-RUL-75")
def test_civilians_keep_two_inches_from_one_another_and_not_from_transformers() -> None:
    state = start(Setup(**DUEL, options=MatchOptions(scenario="protect_humans")))
    state.obstacles = []
    for code, spot in (("bumblebee", (15_000, 12_000)), ("civilian", (15_000, 18_000))):
        figure = recruit(state, code, 0)
        figure.status, (figure.x, figure.y) = "standing", spot
    third = recruit(state, "civilian", 0)
    crowd = InTheCrowd(state, third)
    touching = 12_000 + state.library.kinds["bumblebee"].cards[0].radius + 250
    for spot, why in (
        ((15_000, touching), ""),
        ((15_000, touching - 1), "TW-RUL-10 refuse-occupied"),
        ((15_000, 15_500), ""),
        ((15_000, 15_501), "TW-WIN-03 refuse-civilians-apart"),
        ((21_250, 15_000), ""),
        ((21_251, 15_000), "TW-WIN-03 refuse-too-far"),
    ):
        refusal = crowd.refusal(spot)
        assert ("" if refusal is None else f"{refusal.rule} {refusal.why}") == why


@pytest.mark.rule("TW-WIN-03", "TW-FLD-07")
def test_what_a_scenario_puts_on_the_field_is_told() -> None:
    sides = (("choice_of_side", 9), ("choice_of_side", 3))
    told: dict[str, Any] = {}
    for scenario in ("capture_base", "retrieve_the_allspark"):
        match = begun(
            *sides,
            armies=("bumblebee", "starscream"),
            ground="highway_junction",
            options={"scenario": scenario},
        )
        do(match, "choose_edge south")
        wanted = (Arrived, CubeDropped)
        told[scenario] = [each for each in match.events if isinstance(each, wanted)]
    assert told == {
        "capture_base": [Arrived(2, 15_000, 8_000)],
        "retrieve_the_allspark": [CubeDropped(15_000, 15_000)],
    }


@pytest.mark.rule("TW-FLD-01", "TW-RUL-13")
@pytest.mark.parametrize(
    ("setup", "why"),
    [
        (Setup(ground="nowhere"), "TW-FLD-01 setup-no-such-field"),
        (Setup(ground="city"), "TW-FLD-01 setup-field-size"),
        (Setup(factions=("autobot", "autobot")), "TW-RUL-13 setup-same-faction"),
        (Setup(armies=("megatron", "")), "TW-ARM-05 refuse-wrong-faction"),
    ],
)
def test_a_match_that_cannot_be_is_refused(setup: Setup, why: str) -> None:
    with pytest.raises(SetupRefused) as caught:
        start(setup)
    refusal = caught.value.refusal
    assert f"{refusal.rule} {refusal.why}" == why


@pytest.mark.rule("TW-RUL-13", "TW-RND-02", "TW-WIN-03")
@pytest.mark.parametrize(
    ("factions", "defender", "scenario", "first", "defends"),
    [
        (("autobot", "decepticon"), "autobot", "none", 1, 0),
        (("decepticon", "autobot"), "autobot", "capture_base", 0, 1),
        (("autobot", "decepticon"), "decepticon", "capture_base", 1, 1),
        (("autobot", "decepticon"), "decepticon", "protect_humans", 1, 0),
        (("decepticon", "decepticon"), "autobot", "convoy", 1, 0),
    ],
)
def test_who_begins_and_who_defends(
    factions: Any, defender: Any, scenario: Any, first: int, defends: int
) -> None:
    options = MatchOptions(scenario=scenario, mirror_match=factions[0] == factions[1])
    setup = Setup(("", ""), ground="", factions=factions, defender=defender, options=options)
    state = start(setup)
    assert (state.first, state.mission.defender) == (first, defends)
