"""Armies, field, deployment, scenarios and the end (TW-ARM, TW-FLD, TW-DEP, TW-WIN)."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.tabletop_warfare import GAME
from rollout.games.tabletop_warfare.actions import TimeIsUp
from rollout.games.tabletop_warfare.events import (
    BaseHeld,
    CubeTaken,
    FigureContested,
    ListsOpened,
    MatchEnded,
    ObstaclesOpened,
    Scored,
)
from rollout.games.tabletop_warfare.model import State
from rollout.games.tabletop_warfare.setup import MatchOptions, Setup
from rollout.kernel.errors import Illegal, SetupRefused
from rollout.kernel.match import Match
from rollout.kernel.sources import Scripted
from tests.games.tabletop_warfare.bench import Bench, Made, at

PLAIN = Made("plain")
OTHER = Made("other")


def begun(*dice: Any, **setup: Any) -> Match[State]:
    options = MatchOptions(**setup.pop("options", {}))
    return Match(GAME.rules, Setup(options=options, **setup), Scripted(list(dice)))


def do(match: Match[State], *lines: str) -> Match[State]:
    for line in lines:
        match.answer(GAME.rules.read_action(match.state, line))
    return match


def why_not(match: Match[State], line: str) -> str:
    assert match.ask is not None
    refusal = match.ask.options.refusal(GAME.rules.read_action(match.state, line))
    return "" if refusal is None else refusal.rule


def asked(match: Match[State]) -> tuple[int, str]:
    assert match.ask is not None
    return match.ask.seat, match.ask.about


SECRET = {"armies": ("", ""), "ground": "highway_junction"}


@pytest.mark.rule("TW-ARM-01", "TW-ARM-02", "TW-ARM-03", "TW-ARM-04", "TW-ARM-05", "TW-RUL-62")
def test_an_army_keeps_to_limit_faction_and_uniqueness() -> None:
    match = begun(**SECRET, options={"points_limit": 58})
    assert asked(match) == (0, "army")
    assert why_not(match, "make_list [optimus_prime,bumblebee]") == ""
    assert why_not(match, "make_list [optimus_prime,gears]") == "TW-ARM-04"
    assert why_not(match, "make_list [megatron]") == "TW-ARM-05"
    assert why_not(match, "make_list [bumblebee,bumblebee]") == "TW-RUL-62"
    assert why_not(match, "make_list [autobot_trooper,autobot_trooper]") == ""
    assert why_not(match, "make_list [autobot_bunker]") == "TW-RUL-62"
    assert why_not(match, "make_list []") == "TW-ARM-02"
    assert why_not(match, "make_list [soldier]") == "TW-RUL-75"
    assert why_not(match, "make_list [nobody]") == "TW-ARM-05"


@pytest.mark.rule("TW-RUL-62")
def test_lists_are_sealed_until_both_are_made() -> None:
    match = do(
        begun(("choice_of_side", 9), ("choice_of_side", 3), **SECRET), "make_list [bumblebee]"
    )
    assert match.view(1).lists == [[], []]
    assert match.view(0).lists == [["bumblebee"], []]
    do(match, "make_list [starscream]")
    opened = [event for event in match.events if isinstance(event, ListsOpened)]
    assert opened == [ListsOpened((("bumblebee",), ("starscream",)))]


@pytest.mark.rule("TW-ARM-06", "TW-RUL-62", "TW-RUL-63")
def test_a_figure_that_both_want_is_rolled_for_and_the_loser_spends_its_points_anew() -> None:
    dice = [
        ("contest", 7),
        ("contest", 7),
        ("contest", 4),
        ("contest", 9),
        ("choice_of_side", 9),
        ("choice_of_side", 3),
    ]
    match = begun(*dice, **SECRET)
    do(match, "make_list [lockdown]", "make_list [lockdown,starscream]")
    assert [e for e in match.events if isinstance(e, FigureContested)] == [
        FigureContested("lockdown", (4, 9), 1)
    ]
    assert asked(match) == (0, "replace")
    assert why_not(match, "make_list [lockdown]") == "TW-ARM-06"
    assert why_not(match, "make_list []") == ""
    do(match, "make_list [bumblebee]")
    assert match.state.lists == [["bumblebee"], ["lockdown", "starscream"]]


@pytest.mark.rule("TW-RUL-13")
def test_one_faction_on_both_sides_must_be_agreed_and_rolls_for_the_first_turn() -> None:
    with pytest.raises(SetupRefused, match="TW-RUL-13"):
        begun(factions=("autobot", "autobot"))
    dice = (("choice_of_side", 9), ("choice_of_side", 3), ("first_player", 12), ("first_player", 5))
    match = begun(
        *dice,
        armies=("bumblebee", "bumblebee"),
        factions=("autobot", "autobot"),
        options={"mirror_match": True},
    )
    do(
        match,
        "choose_edge south",
        "deploy bumblebee-2 0",
        "place_at 15000 27000",
        "deploy bumblebee 0",
        "place_at 15000 2000",
    )
    assert asked(match) == (0, "activate")


@pytest.mark.rule("TW-FLD-02", "TW-FLD-03", "TW-FLD-04", "TW-RUL-63", "TW-RUL-09")
def test_obstacles_come_from_one_pool_and_are_placed_in_turn() -> None:
    dice = (
        ("first_obstacle", 4),
        ("first_obstacle", 11),
        ("choice_of_side", 9),
        ("choice_of_side", 3),
    )
    match = begun(*dice, armies=("bumblebee", "starscream"), ground="")
    assert asked(match) == (0, "obstacles")
    do(match, "pick_obstacles [trees]")
    assert match.view(1).picks == [[], []]
    do(match, "pick_obstacles [wreck]")
    assert match.state.picks == [[], []]
    assert [e for e in match.events if isinstance(e, ObstaclesOpened)] == [
        ObstaclesOpened((("trees",), ("wreck",)))
    ]
    assert asked(match) == (1, "take_obstacle")
    do(match, "take_obstacle trees")
    assert why_not(match, "place_at 6499 15000") == "TW-FLD-04"
    do(match, "place_at 6500 15000")
    assert asked(match) == (0, "take_obstacle")
    assert why_not(match, "take_obstacle wreck 15") == ""
    assert why_not(match, "take_obstacle wreck 345") == ""
    assert why_not(match, "take_obstacle lake") == "TW-FLD-04"
    assert why_not(match, "take_obstacle wreck 10") == "TW-RUL-09"
    do(match, "take_obstacle wreck")
    assert why_not(match, "place_at 8000 15000") == "TW-RUL-09"
    do(match, "place_at 20000 15000")
    assert len(match.state.obstacles) == 2


@pytest.mark.rule("TW-FLD-01", "TW-FLD-02", "TW-RUL-64")
def test_the_size_of_the_field_says_how_many_are_picked_and_danger_is_agreed() -> None:
    medium = begun(armies=("bumblebee", "starscream"), ground="", options={"field": "medium"})
    assert (medium.state.width, medium.state.depth) == (30_000, 90_000)
    assert why_not(medium, "pick_obstacles [lake,trees]") == ""
    assert why_not(medium, "pick_obstacles [lava,trees]") == "TW-RUL-64"
    risky = begun(
        armies=("bumblebee", "starscream"), ground="", options={"dangerous_terrain": True}
    )
    assert why_not(risky, "pick_obstacles [lava]") == ""
    with pytest.raises(SetupRefused, match="TW-FLD-01"):
        begun(ground="city")
    with pytest.raises(SetupRefused, match="TW-FLD-01"):
        begun(ground="atlantis")


@pytest.mark.rule("TW-FLD-05", "TW-FLD-06", "TW-DEP-01", "TW-DEP-02", "TW-DEP-03", "TW-RUL-63")
def test_the_winner_takes_a_side_and_the_other_deploys_first_within_five_inches() -> None:
    match = begun(
        ("choice_of_side", 9), ("choice_of_side", 3), armies=("bumblebee,gears", "starscream")
    )
    assert asked(match) == (0, "edge")
    do(match, "choose_edge west")
    assert match.state.edges == ["west", "east"]
    assert asked(match) == (1, "deploy")
    do(match, "deploy starscream 1")
    assert why_not(match, "place_at 25749 15000") == "TW-FLD-06"
    do(match, "place_at 25750 15000")
    assert match.state.figures[2].form == 1
    do(match, "deploy gears 0", "place_at 2000 15000")
    assert asked(match) == (0, "deploy")
    do(match, "deploy bumblebee 1")
    assert why_not(match, "place_at 2000 15000") == "TW-RUL-10"
    do(match, "place_at 2000 18000")
    assert asked(match) == (1, "activate")


@pytest.mark.rule("TW-FAE-15", "TW-RUL-57", "TW-DEP-03")
def test_a_micromaster_pair_may_be_deployed_joined() -> None:
    match = begun(
        ("choice_of_side", 3), ("choice_of_side", 9), armies=("roadburner,wheelblaze", "starscream")
    )
    do(match, "choose_edge north", "deploy_joined roadburner wheelblaze", "place_at 15000 2000")
    assert [figure.status for figure in match.state.figures] == [
        "joined",
        "joined",
        "waiting",
        "standing",
    ]


@pytest.mark.rule("TW-WIN-02", "TW-RUL-61")
def test_at_the_round_limit_the_cost_of_destroyed_enemies_decides() -> None:
    pieces = (at(PLAIN, 0, 5), at(OTHER, 1, 25), at(OTHER, 1, 25, 20, status="destroyed"))
    bench = Bench(*pieces, round_limit=1).do("pass", "activate other", "pass")
    assert bench.told(MatchEnded) == [MatchEnded((0,), "points", (20, 0))]
    even = (at(PLAIN, 0, 5), at(OTHER, 1, 25, damage=[4, 0]))
    assert (
        Bench(*even, round_limit=1).do("pass", "activate other", "pass").match.state.winners == []
    )
    hurt = Bench(*even, round_limit=1, tiebreak="damage").do("pass", "activate other", "pass")
    assert hurt.match.state.winners == [0]
    dear = (at(Made("dear", cost=30), 0, 5), at(OTHER, 1, 25))
    cost = Bench(*dear, round_limit=1, tiebreak="remaining_cost").do(
        "pass", "activate other", "pass"
    )
    assert cost.match.state.winners == [0]


@pytest.mark.rule("TW-RUL-61", "TW-WIN-01")
def test_when_both_teams_are_gone_it_is_a_draw() -> None:
    rammer = Made("rammer", abilities=("ram_normal",))
    bench = Bench(
        at(rammer, 0, 5, damage=[19, 0]), at(OTHER, 1, 11, damage=[19, 0]), dice=(("ram", 3),)
    )
    bench.do("move", "move_along [[9500,15000]]")
    assert bench.match.result is not None
    assert (bench.match.result.winners, bench.match.result.reason) == ((), "mutual-destruction")


@pytest.mark.rule("TW-RUL-78")
def test_when_time_is_up_the_activation_is_finished_and_points_count() -> None:
    bench = Bench(at(PLAIN, 0, 5), at(OTHER, 1, 25), time_limit=60)
    bench.match.interject(TimeIsUp())
    bench.do("aim")
    assert bench.asked == (0, "act")
    bench.do("pass")
    assert bench.match.result is not None
    assert bench.match.result.rule == "TW-RUL-78"
    with pytest.raises(Illegal, match="TW-RUL-78"):
        Bench(at(PLAIN, 0, 5), at(OTHER, 1, 25)).match.interject(TimeIsUp())


@pytest.mark.rule("TW-RUL-79")
def test_after_three_quiet_rounds_without_a_limit_both_may_agree_to_end() -> None:
    bench = Bench(at(PLAIN, 0, 5), at(OTHER, 1, 25), round_limit=0, state={"quiet_rounds": 2})
    bench.do("pass", "activate other", "pass")
    assert bench.asked == (0, "agree_to_end")
    bench.do("agree_to_end", "agree_to_end")
    assert bench.match.result is not None
    assert bench.match.result.rule == "TW-RUL-79"


@pytest.mark.rule("TW-WIN-03", "TW-FLD-07")
def test_capture_base_is_won_by_holding_the_ring_for_two_rounds() -> None:
    dice = (("choice_of_side", 9), ("choice_of_side", 3))
    match = begun(*dice, armies=("bumblebee", "starscream"), options={"scenario": "capture_base"})
    do(match, "choose_edge south")
    base = match.state.figures[match.state.mission.base]
    assert (base.kind, base.x, base.y, len(match.state.obstacles)) == (
        "autobot_bunker",
        15_000,
        8_000,
        3,
    )
    assert asked(match) == (0, "deploy")
    pieces = (at(PLAIN, 0, 25), at(OTHER, 1, 15, 12), at("autobot_bunker", 0, 15, 8, activation=1))
    held = Bench(*pieces, scenario="capture_base", state={"mover": 0})
    held.match.state.mission.base = 2
    held.match.state.mission.rounds_held = 1
    held.do("pass", "activate other", "pass")
    assert held.told(BaseHeld) == [BaseHeld(1, 2)]
    assert held.match.state.ended == "base-held"


@pytest.mark.rule("TW-WIN-03")
def test_a_truck_that_reaches_the_far_edge_scores_for_the_convoy() -> None:
    bench = Bench(
        at("supply_truck", 0, 5, 26), at(OTHER, 1, 25, 5), at(PLAIN, 0, 25), scenario="convoy"
    )
    bench.do("move", "move_along [[5000,29250]]")
    assert bench.told(Scored) == [Scored(0, 20, "truck_delivered")]
    assert bench.figure(0).status == "away"


@pytest.mark.rule("TW-WIN-03", "TW-RUL-75")
def test_a_civilian_killed_scores_for_the_enemy() -> None:
    bench = Bench(
        at(PLAIN, 0, 5),
        at("civilian", 1, 12),
        at(OTHER, 1, 25),
        dice=(("accuracy", 11),),
        scenario="protect_humans",
    )
    bench.do("attack", "fire 0 0 civilian")
    assert bench.told(Scored) == [Scored(0, 10, "civilian_destroyed")]


@pytest.mark.rule("TW-WIN-03")
def test_a_robot_takes_the_allspark_and_wins_at_its_own_edge() -> None:
    bench = Bench(at(PLAIN, 0, 15, 5), at(OTHER, 1, 25, 25), scenario="retrieve_the_allspark")
    bench.match.state.mission.cube = [15_000, 8_000]
    bench.do("move", "move_along [[15000,6750]]")
    assert bench.told(CubeTaken) == [CubeTaken(0)]
    bench.do("pass", "activate other", "pass", "activate other", "pass", "activate plain", "move")
    assert bench.why_not("move_along [[15000,2749]]") == "TW-MOV-01"
    bench.do(
        "move_along [[15000,2750]]",
        "pass",
        "activate other",
        "pass",
        "activate plain",
        "move",
        "move_along [[15000,750]]",
    )
    assert bench.match.state.ended == "allspark"


@pytest.mark.rule("TW-RUL-84")
def test_the_misspelt_names_of_the_source_are_those_of_the_roster() -> None:
    state = GAME.rules.start(Setup(armies=("bumblebee", "bombshock,shockwave")))
    names = [state.library.kinds[code].name for code in state.lists[1]]
    assert names == ["Bombshock", "Shockwave"]
