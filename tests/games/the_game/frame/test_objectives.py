"""The objectives of the scenarios (TG-SET-03, TG-END-01, TG-END-02, TG-RUL-95)."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.the_game import GAME
from rollout.games.the_game.events import Scored
from rollout.games.the_game.model import State
from rollout.kernel.actions import Result
from rollout.kernel.match import Match
from tests.games.the_game.frame.framing import character, from_position, say, told

ROBOTS = {"castor": character(), "pollux": character()}
PAIR: list[dict[str, Any]] = [
    {"name": "castor", "team": "A", "at": "0803", "facing": "N"},
    {"name": "pollux", "team": "B", "at": "0815", "facing": "S"},
]


def round_ends(number: int, **position: Any) -> Match[State]:
    """The end of that round, with one robot a side unless `units` says otherwise."""
    return from_position(
        ("turn_pile", [0, 1]),
        **{
            "characters": ROBOTS,
            "units": PAIR,
            "phase": "round_end",
            "round": number,
            **position,
        },
    )


def cubes(*hexes: str) -> list[dict[str, str]]:
    return [{"kind": "energon-cube", "at": label} for label in hexes]


# Energon raid


@pytest.mark.rule("TG-END-01", "TG-END-02")
def test_four_cubes_in_the_home_rows_win_the_raid() -> None:
    home = cubes("0101", "0302", "0503", "1503", "0808", "0908")
    match = round_ends(3, scenario="energon-raid", things=home)
    assert match.state.scores == [4, 0]
    assert match.result == Result((0,), "collect-cubes", "TG-END-01")


@pytest.mark.rule("TG-END-01", "TG-END-02")
@pytest.mark.parametrize(
    ("first", "second", "winners"), [(1, 4, (1,)), (5, 4, (0,)), (4, 5, (1,)), (4, 4, None)]
)
def test_more_cubes_than_the_other_side_win_the_raid(
    first: int, second: int, winners: tuple[int, ...] | None
) -> None:
    home = cubes(*[f"0{column}01" for column in range(1, first + 1)])
    home += cubes(*[f"0{column}17" for column in range(1, 2 * second, 2)])
    match = round_ends(3, scenario="energon-raid", things=home)
    assert match.state.scores == [first, second]
    assert (match.result and match.result.winners) == winners


@pytest.mark.rule("TG-END-02")
def test_three_cubes_do_not_win_before_the_last_round() -> None:
    home = cubes("0115", "0316", "0517", "0504", "0808", "0908")
    match = round_ends(3, scenario="energon-raid", things=home)
    assert match.state.scores == [0, 3]
    assert match.result is None


@pytest.mark.rule("TG-END-02")
def test_a_carried_cube_counts_for_nobody_and_a_removed_one_is_lost_again() -> None:
    match = from_position(
        scenario="energon-raid",
        characters=ROBOTS,
        units=PAIR,
        turn="castor",
        scores={"A": 1},
        things=cubes("0802"),
    )
    say(match, "pick_up_thing energon-cube-1", "end_turn")
    assert told(match, Scored) == [Scored(0, -1, "collect_cubes")]
    assert match.state.scores == [0, 0]


@pytest.mark.rule("TG-END-02")
def test_a_cube_set_down_at_home_scores_at_once() -> None:
    match = from_position(
        scenario="energon-raid",
        characters=ROBOTS,
        units=PAIR,
        turn="castor",
        things=[{"kind": "energon-cube", "carried_by": "castor"}],
    )
    say(match, "set_down_thing energon-cube-1 0802", "end_turn")
    assert told(match, Scored) == [Scored(0, 1, "collect_cubes")]


@pytest.mark.rule("TG-END-02")
def test_after_round_12_most_cubes_win_and_value_breaks_a_tie() -> None:
    most = round_ends(12, scenario="energon-raid", things=cubes("0101", "0115", "0216"))
    assert most.result == Result((1,), "points", "TG-END-01")
    hurt = [PAIR[0], {**PAIR[1], "damage": 5}]
    tie = round_ends(12, scenario="energon-raid", things=cubes("0101", "0115"), units=hurt)
    assert tie.result == Result((0,), "value", "TG-RUL-94")


# Hold the plant


@pytest.mark.rule("TG-END-01", "TG-SET-03")
def test_the_attacker_wins_when_the_whole_plant_is_rubble() -> None:
    rubble = [{"at": ["0808", "0809", "0909"], "terrain": "rough", "height": 0}]
    match = round_ends(4, scenario="hold-the-plant", ground=rubble)
    assert match.result == Result((1,), "destroy-constructs", "TG-END-01")


@pytest.mark.rule("TG-SET-03")
def test_the_defender_wins_when_a_part_of_the_plant_stands_after_round_10() -> None:
    rubble = [{"at": ["0808", "0809"], "terrain": "rough", "height": 0}]
    assert round_ends(9, scenario="hold-the-plant", ground=rubble).result is None
    match = round_ends(10, scenario="hold-the-plant", ground=rubble)
    assert match.result == Result((0,), "destroy-constructs", "TG-END-01")


# Rescue

CROWDS: list[dict[str, Any]] = [
    {"name": "human-crowd", "team": "A", "at": "0809"},
    {"name": "human-crowd", "team": "A", "at": "0405"},
    {"name": "human-crowd", "team": "A", "at": "1213"},
]


@pytest.mark.rule("TG-END-02", "TG-HUM-03")
def test_the_rescue_counts_ten_humans_at_home_against_ten_killed() -> None:
    """Nineteen at home are 1 point; one and twelve killed are 1 point too: a draw."""
    units = [
        *PAIR,
        {**CROWDS[0], "at": "0803", "heads": 19},
        {**CROWDS[1], "heads": 8},
        CROWDS[2],
    ]
    units[0] = {**PAIR[0], "at": "0903"}
    match = round_ends(12, scenario="rescue", units=units)
    assert match.state.scores == [1, 1]
    assert match.result == Result((), "points", "TG-END-01")


@pytest.mark.rule("TG-END-02")
def test_more_humans_at_home_than_killed_win_the_rescue() -> None:
    units = [*PAIR, {**CROWDS[0], "at": "0801"}, *CROWDS[1:]]
    match = round_ends(12, scenario="rescue", units=units)
    assert match.state.scores == [2, 0]
    assert match.result == Result((0,), "points", "TG-END-01")


@pytest.mark.rule("TG-END-02")
def test_humans_in_a_transport_at_home_are_saved() -> None:
    units = [
        {"name": "optimus-prime", "team": "A", "mode": "truck", "at": "0803"},
        PAIR[1],
        {**CROWDS[0], "at": "", "inside": "optimus-prime"},
        *CROWDS[1:],
    ]
    assert round_ends(12, scenario="rescue", units=units).state.scores == [2, 0]


# Forest fire


@pytest.mark.rule("TG-END-02")
@pytest.mark.parametrize(
    ("fires", "winner"),
    [
        (["0106", "0107", "0108", "0206", "0207"], 1),
        (["0106", "0107", "0108", "0206"], 0),
        (["0106", "0107", "0108", "0206", "0801"], 0),
    ],
    ids=["five burning tree hexes", "four", "the fifth burns on clear ground"],
)
def test_five_burning_tree_hexes_decide_the_forest_fire(fires: list[str], winner: int) -> None:
    match = round_ends(8, scenario="forest-fire", fires=fires, wind="N")
    assert match.result == Result((winner,), "burn-trees", "TG-END-01")


@pytest.mark.rule("TG-END-02")
def test_burning_trees_do_not_win_before_the_last_round() -> None:
    fires = ["0106", "0107", "0108", "0206", "0207"]
    assert round_ends(7, scenario="forest-fire", fires=fires, wind="N").result is None


# Bridgehead


@pytest.mark.rule("TG-END-02")
def test_the_bridgehead_compares_grounded_value_on_the_far_bank() -> None:
    """Castor has crossed; Pollux has not."""
    units = [{**PAIR[0], "at": "0811"}, PAIR[1]]
    match = round_ends(10, scenario="bridgehead", units=units)
    assert match.result == Result((0,), "far-bank", "TG-END-01")


@pytest.mark.rule("TG-END-02")
def test_flyers_and_bodies_hold_no_bank() -> None:
    units = [
        {"name": "starscream", "team": "A", "mode": "jet", "at": "0812", "level": "air"},
        {"name": "blurr", "team": "A", "at": "0813", "status": "deactivated"},
        PAIR[1],
    ]
    match = from_position(
        characters=ROBOTS, units=units, scenario="bridgehead", phase="round_end", round=10
    )
    assert match.result == Result((), "far-bank", "TG-END-01")


# City under siege


@pytest.mark.rule("TG-END-02", "TG-RUL-95")
@pytest.mark.parametrize(
    ("status", "winner"), [("operational", 0), ("deactivated", 1)], ids=["stands", "has fallen"]
)
def test_the_city_side_wins_if_its_master_is_operational_after_round_15(
    status: str, winner: int
) -> None:
    units = [{"name": "fortress-maximus", "team": "A", "at": "0809", "status": status}, *PAIR]
    match = from_position(
        characters=ROBOTS,
        units=units,
        scenario="city-under-siege",
        phase="round_end",
        round=15,
    )
    assert match.result == Result((winner,), "survive", "TG-END-01")


@pytest.mark.rule("TG-END-02")
def test_one_of_his_inner_units_will_do_for_the_city() -> None:
    units = [{"name": "spike-witwicky", "team": "A", "at": "0809"}, *PAIR]
    match = from_position(
        characters=ROBOTS, units=units, scenario="city-under-siege", phase="round_end", round=15
    )
    assert match.result == Result((0,), "survive", "TG-END-01")


@pytest.mark.rule("TG-SET-05", "TG-RUL-84")
def test_the_siege_agrees_on_redirected_power_and_brawl() -> None:
    state = GAME.rules.position({"scenario": "city-under-siege"})
    assert state.facts.options.redirect_power
    assert state.facts.options.brawl
    assert not state.facts.options.sprint


# The mercenary


@pytest.mark.rule("TG-END-02")
def test_a_point_for_the_only_team_on_the_summit_in_rounds_6_9_and_12() -> None:
    alone = [{**PAIR[0], "at": "0808"}, PAIR[1]]
    options = {"mercenary_market": False}
    match = round_ends(6, scenario="the-mercenary", units=alone, options=options)
    assert match.state.scores == [1, 0]
    assert told(match, Scored) == [Scored(0, 1, "hold_level")]


@pytest.mark.rule("TG-END-02")
@pytest.mark.parametrize(
    ("number", "second"),
    [(6, "0809"), (7, "0815")],
    ids=["both teams are there", "it is another round"],
)
def test_no_point_for_the_summit(number: int, second: str) -> None:
    units = [{**PAIR[0], "at": "0808"}, {**PAIR[1], "at": second}]
    options = {"mercenary_market": False}
    match = round_ends(number, scenario="the-mercenary", units=units, options=options)
    assert match.state.scores == [0, 0]


@pytest.mark.rule("TG-END-02")
def test_a_flyer_above_the_summit_does_not_hold_it() -> None:
    jet = {"name": "starscream", "team": "A", "mode": "jet", "at": "0808", "level": "air"}
    units = [jet, PAIR[1]]
    options = {"mercenary_market": False}
    match = round_ends(9, scenario="the-mercenary", units=units, options=options)
    assert match.state.scores == [0, 0]


@pytest.mark.rule("TG-END-02")
def test_most_points_win_after_round_12() -> None:
    alone = [PAIR[0], {**PAIR[1], "at": "0808"}]
    match = round_ends(12, scenario="the-mercenary", units=alone, scores={"A": 1, "B": 1})
    assert match.state.scores == [1, 2]
    assert match.result == Result((1,), "points", "TG-END-01")


@pytest.mark.rule("TG-SET-03")
def test_the_two_teams_may_have_different_objectives() -> None:
    shown = GAME.rules.position({"scenario": "rescue"}).facts.scenario.objectives
    assert [(objective.kind, objective.side) for objective in shown] == [
        ("rescue", 0),
        ("kill_humans", 1),
        ("eliminate", -1),
    ]
