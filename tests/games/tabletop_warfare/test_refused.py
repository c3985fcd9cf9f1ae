"""Answers that a rule of Tabletop Warfare refuses, each by that rule."""

from __future__ import annotations

import pytest

from tests.games.tabletop_warfare.bench import Bench, Made, at, gun, obstacle
from tests.games.tabletop_warfare.test_setup import begun, do, why_not

PLAIN = Made("plain")
TARGET = Made("target")
FAR = at(TARGET, 1, 28, 28)
NO_CRITICAL = ("critical", 1)
HIT = ("accuracy", 11)


@pytest.mark.rule("TW-RND-01", "TW-RND-03", "TW-RUL-75")
def test_each_figure_that_is_not_next_is_refused_by_its_own_rule() -> None:
    bench = Bench(
        at(PLAIN, 0, 5), at(PLAIN, 0, 9, activation=1), at("civilian", 0, 9, 9), FAR, acting=False
    )
    assert bench.offers == ["activate plain"]
    assert bench.why_not("activate plain-2") == "TW-RND-03"
    assert bench.why_not("activate target") == "TW-RND-01"
    assert bench.why_not("activate civilian") == "TW-RUL-75"
    assert bench.why_not("activate 99") == "TW-RND-01"


@pytest.mark.rule("TW-FAE-02", "TW-FAE-28", "TW-FAE-27", "TW-RUL-50", "TW-RUL-75", "TW-RUL-77")
def test_who_cannot_be_led_or_marked_is_refused_by_its_own_rule() -> None:
    leader = Made("leader", abilities=("leader",))
    jammer = Made("jammer", abilities=("jammer",))
    bench = Bench(
        at(leader, 0, 5),
        at(PLAIN, 0, 5, 10),
        at(PLAIN, 0, 16),
        at("soldier", 0, 5, 18),
        at(PLAIN, 0, 12),
        at(jammer, 1, 25.5),
    )
    bench.do("pass")
    assert bench.offers == ["lead plain", "decline"]
    assert bench.why_not("lead plain-2") == "TW-FAE-02"
    assert bench.why_not("lead plain-3") == "TW-FAE-28"
    assert bench.why_not("lead soldier") == "TW-RUL-75"
    assert bench.why_not("lead leader") == "TW-FAE-02"
    assert bench.why_not("lock_on jammer") == "TW-FAE-27"
    scout = Bench(at(Made("scout", abilities=("scout",)), 0, 5), at(PLAIN, 0, 8), FAR).do("pass")
    assert scout.why_not("lock_on plain") == "TW-FAE-27"
    assert scout.why_not("lead plain") == "TW-FAE-02"


@pytest.mark.rule("TW-SPZ-05", "TW-RUL-56", "TW-RUL-55", "TW-RUL-75", "TW-SPC-01")
def test_flares_and_repairs_are_for_the_own_team() -> None:
    both = Made("both", specials=("signal_flare", "repair_robot 2"))
    bench = Bench(at(both, 0, 5), at("soldier", 0, 6.2), at(TARGET, 1, 12, damage=[3, 0]))
    assert bench.why_not("signal_flare target") == "TW-RUL-56"
    assert bench.why_not("signal_flare both") == "TW-SPZ-05"
    assert bench.why_not("signal_flare soldier") == "TW-RUL-75"
    assert bench.why_not("repair repair_robot target") == "TW-RUL-55"
    assert bench.why_not("repair repair_robot both 9") == "TW-SPZ-04"
    assert bench.why_not("repair repair_robot 7") == "TW-SPZ-04"


@pytest.mark.rule("TW-SPZ-10", "TW-RUL-56")
def test_prepared_contingencies_need_both_actions() -> None:
    planner = Made("planner", specials=("prepared_contingencies",))
    bench = Bench(at(planner, 0, 5), at(PLAIN, 0, 9), FAR, actions=1)
    assert bench.why_not("prepared_contingencies") == "TW-RUL-56"
    both = Bench(at(planner, 0, 5), at(PLAIN, 0, 9), FAR).do("prepared_contingencies")
    assert both.why_not("command planner") == "TW-RUL-56"


@pytest.mark.rule("TW-RUL-80", "TW-FAE-25", "TW-KRI-08")
def test_after_the_last_action_only_a_possible_quick_transformation_is_asked_for() -> None:
    quick = Made("quick", abilities=("quick_transform",))
    free = Bench(at(quick, 0, 5), FAR, actions=1).do("aim")
    assert free.offers == ["quick_transform 1", "pass"]
    assert free.why_not("aim") == "TW-ACT-01"
    stuck = Bench(at(quick, 0, 5, criticals=[8, 0]), FAR, actions=1).do("aim")
    assert stuck.asked == (1, "activate")
    assert Bench(at(PLAIN, 0, 5), FAR).why_not("quick_transform 1") == "TW-FAE-25"


@pytest.mark.rule("TW-SPZ-06", "TW-BES-04", "TW-RUL-43")
def test_the_siren_of_a_friend_does_not_hide_that_of_an_enemy() -> None:
    medic = gun('"can_repair"')
    bench = Bench(
        at(medic, 0, 5),
        at(PLAIN, 0, 8, siren=True, damage=[3, 0]),
        at(TARGET, 1, 5, 20, siren=True),
    ).do("attack")
    assert bench.offers == ["fire 0 0 target", "cease_fire"]
    assert bench.why_not("fire 0 0 plain") == "TW-SPZ-06"
    assert bench.why_not("fire 0 0 99") == "TW-RUL-24"


@pytest.mark.rule("TW-RUL-75", "TW-RUL-71", "TW-SPZ-02")
def test_a_civilian_carries_no_activation_marker() -> None:
    mixer = Made("mixer", specials=("cement",))
    assert Bench(at(mixer, 0, 5), at("civilian", 1, 7), FAR).why_not("cement civilian") == (
        "TW-RUL-75"
    )
    emp = gun('"emp"')
    bench = Bench(at(emp, 0, 5), at(TARGET, 1, 12), at("civilian", 1, 14), dice=(HIT, NO_CRITICAL))
    bench.do("attack", "fire 0 0 target")
    assert (bench.figure(1).activation, bench.figure(2).activation) == (1, 0)


@pytest.mark.rule("TW-RUL-83", "TW-RUL-06")
def test_a_range_of_0_is_contact() -> None:
    horns = gun("", reach="0")
    assert Bench(at(horns, 0, 5), at(TARGET, 1, 6.55)).why_not("attack") == ""
    assert Bench(at(horns, 0, 5), at(TARGET, 1, 6.551)).why_not("attack") == "TW-RUL-19"


@pytest.mark.rule("TW-ATT-01", "TW-SPZ-08", "TW-RUL-29", "TW-AIM-04", "TW-FAE-11")
def test_broken_weapons_other_fists_and_spent_rerolls_are_refused_by_their_rules() -> None:
    assert Bench(at(PLAIN, 0, 5, broken=[1, 0]), at(TARGET, 1, 12)).why_not("attack") == "TW-ATT-01"
    jumper = Made(
        "jumper",
        specials=("jump_jets",),
        weapons=(*gun("").weapons, '{ system = "fist", range = 1, accuracy = 5, damage = 2 }'),
    )
    jump = Bench(at(jumper, 0, 5), at(TARGET, 1, 12)).do("jump_jets", "move_along [[10500,15000]]")
    assert jump.why_not("fire 0 0 target") == "TW-SPZ-08"
    aimed = Bench(
        at(PLAIN, 0, 5, aim=1), at(TARGET, 1, 12), dice=(("accuracy", 2), ("accuracy", 3))
    )
    aimed.do("attack", "fire 0 0 target")
    assert aimed.why_not("reroll_inspired") == "TW-FAE-11"
    muse = Made("muse", abilities=("inspiring",))
    both = Bench(
        at(PLAIN, 0, 5, aim=1),
        at(muse, 0, 8, 9),
        at(TARGET, 1, 12),
        dice=(("accuracy", 2), ("accuracy", 3)),
    )
    both.do("attack", "fire 0 0 target", "reroll_aimed")
    assert both.why_not("reroll_aimed") == "TW-AIM-04"


@pytest.mark.rule("TW-RNG-01", "TW-LOS-01", "TW-BES-04", "TW-ATT-04")
def test_sight_comes_before_range_and_a_system_fires_in_one_mode() -> None:
    behind = Bench(
        at(gun('"can_repair"'), 0, 5, damage=[3, 0]),
        at(TARGET, 1, 25),
        at(TARGET, 1, 5, 20),
        obstacles=(obstacle("large_building", 15, 15),),
    ).do("attack")
    assert behind.why_not("fire 0 0 target") == "TW-LOS-01"
    assert behind.why_not("fire 0 0 traited") == "TW-BES-04"
    modes = Made(
        "modes",
        weapons=(
            '{ system = "gun", modes = [{ range = 9, accuracy = 9, damage = 1 }, '
            '{ name = "far", range = 12, accuracy = 9, damage = 1 }] }',
            *gun("").weapons,
        ),
    )
    bench = Bench(at(modes, 0, 5), at(TARGET, 1, 12), dice=(("accuracy", 1),))
    bench.do("attack", "fire 0 0 target")
    assert bench.why_not("fire 0 1 target") == "TW-ATT-04"
    single = Bench(at(gun(""), 0, 5), at(TARGET, 1, 12), FAR)
    assert single.do("attack").why_not("fire 0 1 target") == "TW-ATT-01"


@pytest.mark.rule("TW-DEP-01", "TW-DEP-03", "TW-FLD-05")
def test_edges_and_figures_that_are_not_offered_are_refused_by_the_rules_of_the_setup() -> None:
    match = begun(("choice_of_side", 9), ("choice_of_side", 3), armies=("bumblebee", "starscream"))
    assert why_not(match, "choose_edge up") == "TW-FLD-05"
    do(match, "choose_edge south")
    assert why_not(match, "deploy bumblebee 0") == "TW-DEP-01"
    assert why_not(match, "deploy starscream 2") == "TW-DEP-03"
    assert why_not(match, "deploy starscream 1") == ""


@pytest.mark.rule("TW-RUL-47", "TW-FAE-32", "TW-FAE-04", "TW-RUL-51", "TW-RUL-31", "TW-RUL-39")
def test_who_is_not_on_a_short_list_is_refused_by_the_rule_of_the_list() -> None:
    rammer = Made("rammer", abilities=("ram_normal",))
    ram = Bench(at(rammer, 0, 5), at(TARGET, 1, 9, 14.3), at(TARGET, 1, 9, 15.8), FAR)
    ram.do("move", "move_along [[7670,15050]]")
    assert ram.asked == (0, "ram")
    assert ram.why_not("ram_target target-3") == "TW-RUL-47"
    bus = Made("bus", abilities=("transport",))
    ride = Bench(at(bus, 0, 5), at(PLAIN, 0, 6.5), FAR).do("move", "move_along [[5000,18000]]")
    assert ride.why_not("take_along target") == "TW-FAE-32"
    guard = Made("guard", abilities=("protector 3", "till_all_are_one"))
    pieces = (at(PLAIN, 0, 5), at(TARGET, 1, 12, damage=[18, 0]), at(guard, 1, 12, 17))
    shot = Bench(*pieces, FAR, dice=(HIT,)).do("attack", "fire 0 0 target")
    assert shot.why_not("protect target-2") == "TW-FAE-04"
    shot.do("decline")
    assert shot.asked == (1, "till_all_are_one")
    assert shot.why_not("rise_up target-2") == "TW-RUL-51"
    bomber = Made(
        "bomber",
        abilities=("flying", "hunter"),
        weapons=('{ system = "b", range = 3, accuracy = "100%", damage = 1, traits = ["bombs"] }',),
    )
    two = (at(TARGET, 1, 3), at(TARGET, 1, 7), FAR)
    bombs = Bench(at(bomber, 0, 5, 15), *two, dice=(NO_CRITICAL,) * 2).do("attack", "fire 0 0")
    assert bombs.why_not("next_victim target-3") == "TW-RUL-31"
    bombs.do("next_victim target-2")
    assert bombs.asked == (0, "prey")
    assert bombs.why_not("choose_prey target-3") == "TW-RUL-39"
