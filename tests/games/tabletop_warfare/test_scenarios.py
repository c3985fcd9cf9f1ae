"""The four scenarios in numbers, civilians, points and ties (TW-WIN-03, TW-RUL-61, TW-RUL-75)."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.tabletop_warfare.events import CubeDropped, LeftTheField, MatchEnded, Moved
from rollout.games.tabletop_warfare.model import DESTROYED
from rollout.games.tabletop_warfare.rules.deployment import zone_of
from rollout.games.tabletop_warfare.rules.endgame import points_of
from rollout.games.tabletop_warfare.rules.rounds import round_limit
from tests.games.tabletop_warfare.bench import Bench, Made, at, obstacle
from tests.games.tabletop_warfare.test_setup import asked, begun, do, why_not

PLAIN = Made("plain")
OTHER = Made("other")
SIDES = (("choice_of_side", 9), ("choice_of_side", 3))
HIT = ("accuracy", 11)


def opened(scenario: str, edge: str, **setup: Any) -> Any:
    armies = setup.pop("armies", ("bumblebee", "starscream"))
    ground = setup.pop("ground", "")
    dice = (("first_obstacle", 9), ("first_obstacle", 3), *SIDES)
    match = begun(
        *(dice if not ground and scenario != "protect_humans" else SIDES),
        armies=armies,
        ground=ground,
        options={"scenario": scenario},
        **setup,
    )
    for _ in range(14):
        if asked(match)[1] == "edge":
            break
        match.answer(next(iter(match.ask.options)))  # type: ignore[union-attr]
    return do(match, f"choose_edge {edge}")


@pytest.mark.rule("TW-WIN-03", "TW-FLD-07")
@pytest.mark.parametrize(
    ("edge", "base", "walls"),
    [
        ("south", (15_000, 8_000), [(11_000, 11_000, 0), (19_000, 11_000, 0)]),
        ("north", (15_000, 22_000), [(11_000, 19_000, 0), (19_000, 19_000, 0)]),
        ("west", (8_000, 15_000), [(11_000, 11_000, 90), (11_000, 19_000, 90)]),
        ("east", (22_000, 15_000), [(19_000, 11_000, 90), (19_000, 19_000, 90)]),
    ],
)
def test_the_base_stands_eight_inches_from_its_edge_behind_two_walls(
    edge: str, base: tuple[int, int], walls: list[tuple[int, int, int]]
) -> None:
    state = opened("capture_base", edge, ground="highway_junction").state
    bunker = state.figures[state.mission.base]
    assert ((bunker.x, bunker.y), bunker.kind, bunker.side) == (base, "autobot_bunker", 0)
    found = [(each.x, each.y, each.turn) for each in state.obstacles if each.template == "wall"]
    assert found == walls


@pytest.mark.rule("TW-WIN-03", "TW-FLD-07", "TW-FLD-06")
@pytest.mark.parametrize(
    ("scenario", "edge", "side", "corners"),
    [
        ("none", "south", 0, ((0, 0), (30_000, 5_000))),
        ("none", "north", 0, ((0, 25_000), (30_000, 30_000))),
        ("none", "west", 0, ((0, 0), (5_000, 30_000))),
        ("none", "west", 1, ((25_000, 0), (30_000, 30_000))),
        ("capture_base", "south", 0, ((0, 0), (30_000, 10_000))),
        ("capture_base", "south", 1, ((0, 25_000), (30_000, 30_000))),
        ("convoy", "south", 0, ((0, 0), (30_000, 5_000))),
        ("convoy", "south", 1, ((5_000, 20_001), (25_000, 90_000))),
        ("convoy", "north", 1, ((5_000, 0), (25_000, 69_999))),
    ],
)
def test_deployment_zones(
    scenario: str, edge: str, side: int, corners: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    state = opened(scenario, edge).state
    found = zone_of(state, side).corners
    assert (min(found), max(found)) == corners


@pytest.mark.rule("TW-WIN-03", "TW-RUL-61")
def test_each_scenario_has_its_length_its_field_and_its_figures() -> None:
    found = {}
    for scenario in ("capture_base", "convoy", "protect_humans", "retrieve_the_allspark"):
        state = opened(scenario, "south").state
        added = [figure.kind for figure in state.figures[2:]]
        found[scenario] = (round_limit(state), state.depth, added)
    assert found == {
        "capture_base": (8, 30_000, ["autobot_bunker"]),
        "convoy": (12, 90_000, ["supply_truck"] * 3),
        "protect_humans": (8, 30_000, ["civilian"] * 6),
        "retrieve_the_allspark": (8, 30_000, []),
    }


@pytest.mark.rule("TW-WIN-03", "TW-RUL-75")
def test_civilians_are_placed_in_turn_about_the_centre_two_inches_apart() -> None:
    match = opened("protect_humans", "south")
    assert [(each.template, each.x, each.y, each.turn) for each in match.state.obstacles] == [
        ("small_building", 11_000, 15_000, 0),
        ("small_building", 19_000, 15_000, 0),
    ]
    assert asked(match) == (1, "place_civilian")
    assert why_not(match, "place_at 15000 21250") == ""
    assert why_not(match, "place_at 15000 21251") == "TW-WIN-03"
    do(match, "place_at 15000 15000")
    assert asked(match) == (0, "place_civilian")
    assert why_not(match, "place_at 15000 17499") == "TW-WIN-03"
    do(match, "place_at 15000 17500")
    assert asked(match) == (1, "place_civilian")


@pytest.mark.rule("TW-RUL-75", "TW-WIN-03")
def test_a_civilian_runs_four_inches_straight_away_and_is_saved_at_its_edge() -> None:
    bench = Bench(
        at(PLAIN, 1, 15, 15),
        at("civilian", 0, 15, 10),
        at("civilian", 0, 4, 4),
        at(OTHER, 0, 28, 28, activation=1),
        scenario="protect_humans",
        state={"mover": 1},
    ).do("pass")
    ran = [told for told in bench.told(Moved) if told.cause == "flee"]
    assert ran[0].path[-1] == (15_000, 6_000)
    assert bench.told(LeftTheField) == []
    near = Bench(
        at(PLAIN, 1, 15, 8),
        at("civilian", 0, 15, 3),
        at(OTHER, 0, 28, 28, activation=1),
        scenario="protect_humans",
        state={"mover": 1},
    ).do("pass")
    assert near.told(LeftTheField) == [LeftTheField(1, "saved")]
    assert near.match.state.mission.points == [10, 0]


@pytest.mark.rule("TW-RUL-75")
def test_of_two_enemies_equally_near_the_owner_picks_the_one_to_run_from() -> None:
    bench = Bench(
        at(PLAIN, 1, 10, 15),
        at(PLAIN, 1, 20, 15, activation=1),
        at("civilian", 0, 15, 15),
        at(OTHER, 0, 28, 2, activation=1),
        state={"mover": 1},
    ).do("pass")
    assert bench.asked == (0, "flee")
    assert bench.why_not("flee_from other") == "TW-RUL-75"
    bench.do("flee_from plain")
    assert (bench.figure(2).x, bench.figure(2).y) == (19_000, 15_000)


@pytest.mark.rule("TW-WIN-02", "TW-WIN-03", "TW-RUL-61")
@pytest.mark.parametrize(
    ("scenario", "points"),
    [("none", 41), ("capture_base", 41), ("convoy", 20), ("protect_humans", 20)],
)
def test_destroyed_figures_count_their_cost_or_half_of_it(scenario: str, points: int) -> None:
    fallen = at("optimus_prime", 0, 5, status=DESTROYED)
    bench = Bench(at(PLAIN, 1, 15), fallen, at(OTHER, 0, 25), scenario=scenario)
    assert points_of(bench.state, 1) == points
    assert points_of(bench.state, 0) == 0


@pytest.mark.rule("TW-RUL-61")
@pytest.mark.parametrize(
    ("tiebreak", "winners"), [("draw", ()), ("remaining_cost", (0,)), ("damage", (1,))]
)
def test_a_tie_is_broken_as_agreed(tiebreak: str, winners: tuple[int, ...]) -> None:
    cheap = Made("cheap", cost=10)
    bench = Bench(
        at(PLAIN, 0, 5, damage=[2, 3]),
        at(cheap, 1, 25, activation=1, damage=[4, 0]),
        round_limit=1,
        tiebreak=tiebreak,
    ).do("pass")
    assert bench.told(MatchEnded) == [MatchEnded(winners, "points", (0, 0))]


@pytest.mark.rule("TW-WIN-03")
def test_the_allspark_lies_in_the_centre_and_falls_where_its_bearer_falls() -> None:
    assert opened("retrieve_the_allspark", "south").state.mission.cube == [15_000, 15_000]
    pieces = (at(PLAIN, 0, 5), at(OTHER, 1, 12, damage=[18, 0]), at(OTHER, 1, 25))
    bench = Bench(*pieces, scenario="retrieve_the_allspark", dice=(HIT,))
    bench.match.state.mission.bearer = 1
    bench.do("attack", "fire 0 0 other")
    assert bench.told(CubeDropped) == [CubeDropped(12_000, 15_000)]
    changed = Bench(at(PLAIN, 0, 5), at(OTHER, 1, 25), scenario="retrieve_the_allspark")
    changed.match.state.mission.bearer = 0
    changed.do("transform 1")
    assert (changed.match.state.mission.bearer, changed.match.state.mission.cube) == (
        -1,
        [5_000, 15_000],
    )


@pytest.mark.rule("TW-WIN-03", "TW-SPZ-09", "TW-FAE-32")
def test_the_bearer_of_the_allspark_is_slow_and_is_moved_by_nobody() -> None:
    flier = Made("flier", abilities=("flying", "dodge"), specials=("teleport",), speed=9)
    bench = Bench(
        at(flier, 0, 5),
        at(OTHER, 1, 25),
        obstacles=(obstacle("trees", 5, 18.5),),
        scenario="retrieve_the_allspark",
    )
    bench.match.state.mission.bearer = 0
    assert bench.why_not("teleport flier") == "TW-WIN-03"
    bench.do("move")
    assert bench.why_not("move_along [[9001,15000]]") == "TW-MOV-01"
    assert bench.why_not("move_along [[5000,19000]]") == "TW-MOV-03"


@pytest.mark.rule("TW-WIN-03")
def test_a_base_that_stands_after_the_last_round_was_defended() -> None:
    bunker = at("autobot_bunker", 0, 15, 8, activation=1)
    bench = Bench(
        at(PLAIN, 0, 25),
        at(OTHER, 1, 25, 25, activation=1),
        bunker,
        scenario="capture_base",
        state={"round": 8},
    )
    bench.match.state.mission.base = 2
    bench.do("pass")
    assert bench.told(MatchEnded) == [MatchEnded((0,), "base-defended", (0, 0))]


@pytest.mark.rule("TW-FAE-15", "TW-RUL-57")
def test_the_first_half_goes_on_with_the_activation_after_a_split() -> None:
    bench = Bench(
        at("roadburner", 0, 5, form=1), at("wheelblaze", 0, 6.5, form=1), at(OTHER, 1, 25)
    )
    bench.match.state.acting.actions = 3
    bench.do("combine wheelblaze", "split", "place_at 6500 15000")
    assert (bench.match.state.acting.figure, bench.match.state.acting.actions) == (0, 1)
    assert bench.asked == (0, "act")
