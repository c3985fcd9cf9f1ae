"""Positions and states as case files write them, and sight that is remembered."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rollout.games.tabletop_warfare import GAME
from rollout.games.tabletop_warfare.cases import position, report
from rollout.games.tabletop_warfare.model import STANDING, State
from rollout.games.tabletop_warfare.rules.sight import line_of_sight, sees
from rollout.games.tabletop_warfare.setup import MatchOptions, Setup
from rollout.kernel.errors import Unreadable
from rollout.kernel.match import Match
from rollout.kernel.sources import Fast
from tests.games.tabletop_warfare.bench import Bench, Made, at

TWO: list[dict[str, Any]] = [
    {"kind": "optimus_prime", "side": 0, "x": 5, "y": 6.5},
    {"kind": "megatron", "side": 1, "x": 20, "y": 15, "form": 1},
]


def placed(**more: Any) -> State:
    return position({"figures": TWO, **more})


def test_a_position_says_who_acts_with_what_is_left() -> None:
    state = placed(acting="megatron", actions=1, taken=["move"], attacked=True, round=3)
    assert (state.acting.figure, state.acting.actions, state.acting.taken) == (1, 1, ["move"])
    assert (state.acting.attacked, state.mover, state.round) == (True, 1, 3)
    assert [figure.activation for figure in state.figures] == [0, 1]
    fresh = placed()
    assert (fresh.acting.figure, fresh.acting.actions, fresh.first, fresh.mover) == (0, 2, 1, 0)


def test_a_position_may_begin_with_the_choice_of_a_figure() -> None:
    assert (placed(acting="none").mover, placed(acting=-1, mover=0).mover) == (1, 0)
    assert placed(acting="none").acting.figure == -1
    same = placed(acting="none", factions=["decepticon", "autobot"])
    assert (same.first, same.mover, same.factions) == (0, 0, ["decepticon", "autobot"])


def test_everything_that_lies_on_and_beside_a_figure_can_be_written() -> None:
    marked = {
        "kind": "ultra_magnus",
        "side": 0,
        "x": 10,
        "y": 10,
        "form": 1,
        "facing": 900,
        "damage": [2, 5],
        "criticals": [[1], [3]],
        "locked": [0],
        "activation": 2,
        "stuns": 1,
        "aim": 3,
        "oiled": True,
        "siren": True,
        "charged": True,
        "tough_nut_used": True,
        "hook": "megatron",
        "prey": 1,
        "locks": ["megatron", 1],
    }
    told = report(position({"figures": [marked, TWO[1]]}))["figures"]["ultra_magnus"]
    assert told == {
        "status": "standing",
        "side": 0,
        "form": 1,
        "x": 10.0,
        "y": 10.0,
        "facing": 900,
        "height": 1.75,
        "speed": 9.0,
        "flies": False,
        "structure": 15,
        "damage": [2, 5],
        "criticals": [1, 4],
        "broken": [0, 3],
        "locked": [0],
        "activation": 2,
        "stuns": 1,
        "aim": 3,
        "locks": 2,
        "oiled": True,
        "siren": True,
        "charged": True,
        "hook": "megatron",
        "prey": "megatron",
        "halves": [],
    }


def test_a_marked_slot_of_one_name_costs_one_weapon() -> None:
    tower = {"kind": "autobot_bunker", "side": 0, "x": 10, "y": 10}
    for slots, broken in (([[1]], 1), ([[1, 2]], 1), ([[3]], 2), ([[1, 4]], 3)):
        state = position({"figures": [{**tower, "criticals": slots}, TWO[1]]})
        assert state.figures[0].broken == [broken]
    twins = {"kind": "ultra_magnus", "side": 0, "x": 10, "y": 10, "form": 1}
    given = position({"figures": [{**twins, "criticals": [[], [3]], "broken": [[], [1]]}, TWO[1]]})
    assert given.figures[0].broken == [0, 2]


def test_a_joined_vehicle_brings_its_halves() -> None:
    joined = {"kind": "fire_engine", "side": 0, "x": 10, "y": 10, "damage": [7], "halves": [5, 2]}
    codes = position({"figures": [*TWO]}).library.kinds
    joined["kind"] = next(code for code, kind in codes.items() if kind.way == "combine")
    state = position({"figures": [joined, TWO[1]]})
    assert state.figures[0].halves == [2, 3]
    assert [state.figures[half].damage for half in (2, 3)] == [[0, 5], [0, 2]]
    assert [state.figures[half].status for half in (2, 3)] == ["joined", "joined"]
    with pytest.raises(Unreadable, match="7 together"):
        position({"figures": [{**joined, "halves": [1, 2]}, TWO[1]]})


def test_scenarios_have_their_own_words_and_fields() -> None:
    options = {"scenario": "convoy"}
    state = placed(options=options, points=[20, 0], edges=["north", "south"], defender=1)
    assert (state.depth, state.mission.points, state.mission.defender) == (90_000, [20, 0], 1)
    assert state.edges == ["north", "south"]
    cube = placed(options={"scenario": "retrieve_the_allspark"}, cube=[15, 14.5])
    assert cube.mission.cube == [15_000, 14_500]
    told = report(placed(bearer="optimus_prime", quiet_rounds=2, rounds_held=1))
    assert (told["bearer"], told["acting"], told["points"]) == (
        "optimus_prime",
        "optimus_prime",
        [0, 0],
    )


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"acting": "grimlock"}, "there is no figure grimlock"),
        ({"obstacles": [{"template": "tower", "x": 5, "y": 5}]}, "there is no obstacle 'tower'"),
        ({"figures": [{**TWO[0], "form": 2}]}, "optimus_prime has no form 2"),
        ({"figures": [{**TWO[0], "side": 2}]}, "there is no side 2"),
        ({"figures": [{**TWO[0], "criticals": [[7]]}]}, "no such slot: 6"),
        ({"figures": [{**TWO[0], "broken": [[3]]}]}, "no such weapon system: 3"),
        ({"figures": [{**TWO[0], "lockd": [1]}]}, "nearest: locked"),
    ],
)
def test_what_cannot_be_is_said(changed: dict[str, Any], said: str) -> None:
    with pytest.raises(Unreadable, match=said):
        position({"figures": TWO, **changed})


@pytest.mark.rule("TW-LOS-02", "TW-RUL-04")
@pytest.mark.parametrize(
    ("army", "other"),
    [
        ("autobot_clear_skies", "decepticon_small_war"),
        ("autobot_rescue_service", "decepticon_jets_only"),
    ],
)
def test_what_is_remembered_of_sight_is_what_can_be_seen(army: str, other: str) -> None:
    """Whatever moves, changes, falls or is put somewhere: nothing old is believed."""
    rng = Random(7)
    setup = Setup(armies=(army, other), options=MatchOptions(wrecks=True, round_limit=3))
    match: Match[State] = Match(GAME.rules, setup, Fast(rng))
    while (ask := match.ask) is not None:
        match.answer(ask.options.sample(rng))
        state = match.state
        for (one, two), known in list(state.sights.items()):
            viewer, target = state.figures[one], state.figures[two]
            if viewer.status == target.status == STANDING:
                assert known == line_of_sight(state, viewer, target).clear
        standing = [figure for figure in state.figures if figure.status == STANDING]
        for viewer in standing[:2]:
            for target in standing[-2:]:
                if viewer.id != target.id:
                    sees(state, viewer, target)


@pytest.mark.rule("TW-LOS-02", "TW-WIN-03")
def test_who_has_left_the_field_hides_nobody() -> None:
    wide = Made("wide", size="large", kinds=("robot", "vehicle"))
    bench = Bench(
        at("supply_truck", 0, 15, 25), at(wide, 0, 8, 29), at(wide, 1, 22, 29), scenario="convoy"
    )
    state = bench.match.state
    bench.do("move")
    state.figures[0].y = 29_000
    state.sights = {(1, 2): False}
    bench.do("move_along [[15000,29250]]")
    assert state.figures[0].status == "away"
    assert sees(state, state.figures[1], state.figures[2])
