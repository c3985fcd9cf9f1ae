"""Corners of the rules that hardly any match comes to."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from rollout.games.tabletop_warfare import GAME
from rollout.games.tabletop_warfare.actions import CollectSun, Combine, MakeList, Repair
from rollout.games.tabletop_warfare.attack_events import CriticalChecked, CriticalHit
from rollout.games.tabletop_warfare.card_words import slot_of
from rollout.games.tabletop_warfare.content.library import library
from rollout.games.tabletop_warfare.events import MatchEnded, Placed, Rammed
from rollout.games.tabletop_warfare.lists import verdicts
from rollout.games.tabletop_warfare.model import (
    DESTROYED,
    NOBODY,
    STANDING,
    WAITING,
    Acting,
    Mission,
    State,
)
from rollout.games.tabletop_warfare.rules.attack import choose_prey
from rollout.games.tabletop_warfare.rules.deployment import waiting
from rollout.games.tabletop_warfare.rules.destruction import destroy
from rollout.games.tabletop_warfare.rules.flight_loss import put_down
from rollout.games.tabletop_warfare.rules.muster import Lists, list_refusal
from rollout.games.tabletop_warfare.rules.preparation import start
from rollout.games.tabletop_warfare.rules.scenario_moves import touches_edge
from rollout.games.tabletop_warfare.rules.targets import Assault
from rollout.games.tabletop_warfare.setup import MatchOptions, Setup
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Table
from rollout.kernel.match import Match
from rollout.kernel.sources import Scripted
from tests.games.tabletop_warfare.bench import GUN, PLAIN, TARGET, Bench, Made, at, obstacle

SURE = Made("sure", weapons=('{ system = "gun", range = 10, accuracy = "100%", damage = 3 }',))


def why_not(bench: Bench, action: Any) -> Refusal | None:
    assert bench.match.ask is not None
    return bench.match.ask.options.refusal(action)


@pytest.mark.rule("TW-RUL-23")
def test_who_lands_too_near_to_somebody_is_put_beside_within_an_inch() -> None:
    lander = Made("lander", abilities=("flying",), vehicle_abilities=())
    bench = Bench(at(lander, 0, 10), at(PLAIN, 0, 10.8))
    bench.do("transform 1")
    assert bench.told(Placed) == [Placed(0, 9300, 15000, "nudge")]
    assert (bench.figure(0).x, bench.figure(0).y) == (9300, 15000)
    beside = Bench(at(lander, 0, 10), at(PLAIN, 0, 10.4))
    assert beside.why_not("transform 1") == "TW-RUL-23"


@pytest.mark.rule("TW-RUL-47")
def test_of_two_whom_it_comes_to_touch_a_rammer_chooses_one() -> None:
    rammer = Made("rammer", abilities=("ram_normal",))
    bench = Bench(
        at(rammer, 0, 10),
        at(TARGET, 1, 16.5),
        at(PLAIN, 1, 15, 16.5),
        dice=(("ram", 3), ("critical", 1), ("critical", 1)),
    )
    bench.do("move", "move_along [[15000,15000]]")
    assert bench.asked == (0, "ram")
    assert bench.offers == ["ram_target target", "ram_target plain"]
    bench.match.answer(GAME.rules.read_action(bench.match.state, "ram_target plain"))
    assert [each.target for each in bench.told(Rammed)] == [2]
    assert bench.figure(1).damage == [0, 0]


@pytest.mark.rule("TW-CRT-01", "TW-RUL-75")
def test_a_human_has_no_critical_table_and_is_not_checked() -> None:
    human = Made("human_target", kinds=("human",), size="human", structure=9)
    bench = Bench(at(SURE, 0, 10), at(human, 1, 14), humans=True)
    bench.do("attack", "fire 0 0 human_target")
    assert bench.figure(1).damage == [3]
    assert bench.told(CriticalChecked) == []


@pytest.mark.rule("TW-RUL-27")
@pytest.mark.parametrize("repeat", ["none", "reroll", "next"])
def test_with_every_slot_marked_a_critical_hit_does_nothing(repeat: str) -> None:
    bench = Bench(
        at(SURE, 0, 10),
        at(TARGET, 1, 14, criticals=[0b111111, 0]),
        dice=(("critical", 20), ("critical_table", 3)),
        critical_repeat=repeat,
    )
    bench.do("attack", "fire 0 0 target")
    assert bench.told(CriticalHit) == [CriticalHit(1, 2, "internal", False)]
    assert bench.figure(1).damage == [3, 0]


@pytest.mark.rule("TW-SPZ-07")
def test_sun_is_collected_to_repair_or_to_charge_and_for_nothing_else() -> None:
    bench = Bench(at(Made("solar", specials=("solar_collectors",)), 0, 10), at(TARGET, 1, 20))
    assert bench.why_not("collect_sun charge") == ""
    refusal = why_not(bench, CollectSun("moon"))
    assert refusal is not None
    assert (refusal.rule, refusal.why) == ("TW-SPZ-07", "refuse-not-among-these")


@pytest.mark.rule("TW-FAE-15", "TW-RUL-57")
def test_nobody_combines_with_an_enemy_or_with_nobody() -> None:
    bench = Bench(
        at("roadburner", 0, 10, form=1), at("wheelblaze", 1, 11.5, form=1), at("kup", 0, 8)
    )
    rules = [why_not(bench, Combine(number)) for number in (1, 99, -1, 2)]
    assert [each.rule for each in rules if each is not None] == [
        "TW-FAE-15",
        "TW-FAE-15",
        "TW-FAE-15",
        "TW-FAE-15",
    ]


@pytest.mark.rule("TW-RUL-62")
def test_an_army_has_sixty_figures_at_most() -> None:
    options = MatchOptions(points_limit=1000, field="large")
    state = start(Setup(("", ""), ground="", options=options))
    assert list_refusal(state, 0, ("autobot_trooper",) * 60) is None
    refusal = list_refusal(state, 0, ("jazz", *("autobot_trooper",) * 60))
    assert refusal == Refusal("TW-RUL-62", "refuse-too-many-figures", {"most": 60})


@pytest.mark.rule("TW-RUL-62")
def test_what_is_sealed_is_imagined_as_another_army_that_is_allowed() -> None:
    match: Match[Any] = Match(
        GAME.rules, Setup(("", ""), options=MatchOptions(points_limit=60)), Scripted([])
    )
    match.answer(MakeList(("bumblebee",)))
    for seat in (1, None):
        imagined = match.imagine(seat, Random(4), Scripted([])).state.lists[0]
        assert imagined != ["bumblebee"]
        assert Lists(match.state, 0, [], []).refusal(MakeList(tuple(imagined))) is None
    assert match.imagine(0, Random(4), Scripted([])).state.lists[0] == ["bumblebee"]


@pytest.mark.rule("TW-FLD-02")
def test_what_is_picked_is_imagined_as_as_many_other_obstacles() -> None:
    match: Match[Any] = Match(
        GAME.rules, Setup(ground="", options=MatchOptions(field="large")), Scripted([])
    )
    match.answer(GAME.rules.read_action(match.state, "pick_obstacles [trees,trees,trees]"))
    imagined = match.imagine(1, Random(1), Scripted([])).state.picks[0]
    assert len(imagined) == 3
    assert imagined == sorted(imagined)
    assert set(imagined) <= {"small_building", "large_building", "wreck", "trees", "lake"}
    assert match.imagine(0, Random(1), Scripted([])).state.picks[0] == ["trees"] * 3


@pytest.mark.rule("TW-RUL-79")
def test_a_match_without_any_limit_is_bound_by_nothing_near() -> None:
    endless = start(Setup(options=MatchOptions(round_limit=0)))
    limited = start(Setup(options=MatchOptions(round_limit=1)))
    assert GAME.rules.bound(endless) == 10_000_000
    assert GAME.rules.bound(limited) == 3 * 2_000 * 130


def test_an_army_without_any_gun_is_warned() -> None:
    fists = Made("boxer", weapons=('{ system = "fist", range = 4, accuracy = 5, damage = 1 }',))
    setup = Setup(("boxer", "starscream"), homebrew=fists.text(), ground="")
    first, second = verdicts(setup)
    assert [each.key for each in first.warnings] == [
        "warning-no-ranged-weapon",
        "warning-no-answer-to-fliers",
    ]
    assert second.warnings == ()


@pytest.mark.rule("TW-FAE-13", "TW-FAE-03")
@pytest.mark.parametrize(("side", "asked"), [(0, (0, "dodge")), (1, (0, "fire"))])
def test_anti_air_keeps_enemies_from_dodging_a_blast_but_no_friend(
    side: int, asked: tuple[int, str]
) -> None:
    mortar = '{ system = "gun", range = 10, accuracy = "100%", damage = 3, traits = ["mortar"] }'
    shooter = Made("shooter", abilities=("anti_air", "double_attack"), weapons=(mortar, GUN))
    dodger = Made("dodger", abilities=("dodge",))
    bench = Bench(
        at(shooter, 0, 10),
        at(TARGET, 1, 16),
        at(dodger, side, 16, 18),
        dice=(("critical", 1),) * 4,
    )
    bench.do("attack", "fire 0 0 target")
    assert bench.asked == asked


@pytest.mark.rule("TW-RUL-06", "TW-WIN-03")
@pytest.mark.parametrize(
    ("edge", "at_it", "before_it"),
    [
        ("south", (15_000, 800), (15_000, 801)),
        ("north", (15_000, 29_200), (15_000, 29_199)),
        ("west", (800, 15_000), (801, 15_000)),
        ("east", (29_200, 15_000), (29_199, 15_000)),
    ],
)
def test_a_base_is_at_an_edge_to_within_contact(
    edge: str, at_it: tuple[int, int], before_it: tuple[int, int]
) -> None:
    """A base of 0.75 inches, and contact of 0.05."""
    bench = Bench(at(PLAIN, 0, 15))
    figure = bench.figure(0)
    figure.x, figure.y = at_it
    assert touches_edge(bench.state, figure, edge)
    figure.x, figure.y = before_it
    assert not touches_edge(bench.state, figure, edge)


JOINED = """
[joined.odd_pair]
name = "Odd Pair"
parts = ["{}", "{}"]
way = "union"
card = {{ kind = "robot", form = "robot", structure = {}, speed = 5, criticals = {} }}
"""


@pytest.mark.rule("TW-RUL-70")
def test_a_union_is_of_the_factions_of_its_first_part() -> None:
    both, one = ("autobot", "decepticon"), ("autobot",)
    for first, second, factions in (("lockdown", "jazz", both), ("jazz", "lockdown", one)):
        text = JOINED.format(first, second, 34, ["head"] * 6)
        assert library(text).kinds["odd_pair"].factions == factions


@pytest.mark.rule("TW-WIN-03", "TW-RUL-17")
@pytest.mark.parametrize("y", [1_000, 750])
def test_the_allspark_brought_home_in_a_free_action_ends_what_was_under_way(y: int) -> None:
    chief = Made("chief", abilities=("leader", "scout"))
    bench = Bench(
        at(chief, 0, 15, 5),
        at(PLAIN, 0, 12, 4),
        at(TARGET, 1, 25, 25),
        state={"mission": Mission(bearer=1)},
        scenario="retrieve_the_allspark",
    )
    bench.do("pass", "lead plain", "move", f"move_along [[12000,{y}]]")
    if y == 1_000:
        assert bench.asked == (0, "after_activation")
    else:
        assert bench.match.ask is None
        assert bench.match.events[-1] == MatchEnded((0,), "allspark", (0, 0))


@pytest.mark.rule("TW-RUL-39")
def test_a_hunter_keeps_its_prey_whoever_it_rams() -> None:
    """Also if that is the figure of the lowest number."""
    hunter = Made("hunter", abilities=("hunter", "ram_normal"))
    bench = Bench(
        at(TARGET, 0, 3, 3),
        at(hunter, 1, 10, prey=0),
        at(PLAIN, 0, 16.5),
        acting=False,
        state={"acting": Acting(1, 2), "mover": 1},
        dice=(("ram", 3), ("critical", 1), ("critical", 1)),
    )
    bench.do("move", "move_along [[15000,15000]]")
    assert [each.target for each in bench.told(Rammed)] == [2]
    assert bench.figure(1).prey == 0


@pytest.mark.rule("TW-SPC-04")
def test_another_special_of_the_card_is_no_repair() -> None:
    handy = Made("handy", specials=("tow 2", "repair_robot 3"))
    bench = Bench(at(handy, 0, 10), at(PLAIN, 0, 11.5, damage=[3, 0]))
    assert bench.refused(Repair("repair_robot", 1, -1)) == ""
    assert bench.refused(Repair("tow", 1, -1)) == "TW-SPC-04 refuse-not-on-card"


@pytest.mark.rule("TW-DEP-01", "TW-RUL-75")
def test_civilians_are_not_deployed_with_the_army() -> None:
    state = Bench(at("civilian", 0, 10), at(PLAIN, 0, 12), acting=False).state
    for figure in state.figures:
        figure.status = WAITING
    assert [figure.id for figure in waiting(state, 0)] == [1]


@pytest.mark.rule("TW-ARM-04")
def test_a_list_over_its_limit_is_said_to_be_so_once() -> None:
    """Also where one figure alone is too dear."""
    setup = Setup(("metroplex,jazz", ""), ground="", options=MatchOptions(points_limit=50))
    costs = [library().kinds[code].cost for code in ("metroplex", "jazz")]
    assert costs[0] > 50
    first, _ = verdicts(setup)
    assert [(fault.key, fault.args["cost"]) for fault in first.faults] == [
        ("refuse-over-limit", sum(costs))
    ]


@pytest.mark.rule("TW-RUL-10", "TW-RUL-64")
def test_who_sinks_is_not_put_beside_what_else_stands_there() -> None:
    state = Bench(
        at(PLAIN, 0, 10),
        at(TARGET, 1, 25),
        obstacles=(obstacle("lava", 10, 15), obstacle("wall", 10, 15)),
        acting=False,
        dangerous_terrain=True,
    ).state
    table: Table[State] = Table(state)
    assert list(put_down(table, state.figures[0], NOBODY, destroy)) == []
    assert state.figures[0].status == DESTROYED
    assert [type(event).__name__ for event in table.events] == ["Destroyed"]


@pytest.mark.rule("TW-RUL-90")
@pytest.mark.parametrize(
    ("effect", "weapon", "key"),
    [("weapon", "gun", "weapon-gun"), ("head", "", "critical-head")],
)
def test_a_slot_is_called_by_its_weapon_or_its_effect(effect: str, weapon: str, key: str) -> None:
    assert slot_of(effect, weapon).key == key
    assert slot_of("all", "gun").args["weapon"].key == "weapon-gun"


@pytest.mark.rule("TW-RUL-39")
@pytest.mark.parametrize(("status", "prey"), [(STANDING, 1), (DESTROYED, NOBODY)])
def test_a_hunter_that_fell_in_its_attack_has_no_prey(status: str, prey: int) -> None:
    hunter = Made("hunter", abilities=("hunter",))
    state = Bench(at(hunter, 0, 10), at(TARGET, 1, 14)).state
    state.figures[0].status = status
    assault = Assault(state.figures[0], 0, False, False, hurt=[1])
    assert list(choose_prey(Table(state), assault)) == []
    assert state.figures[0].prey == prey
