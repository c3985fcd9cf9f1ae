"""Attacks: systems, sight, range, to hit, damage, aim (TW-ATT, TW-LOS, TW-RNG, TW-HIT, TW-AIM)."""

from __future__ import annotations

import pytest

from rollout.games.tabletop_warfare.attack_events import (
    CriticalChecked,
    Damaged,
    Fired,
    Rerolled,
    StrikeRolled,
)
from tests.games.tabletop_warfare.bench import GUN, Bench, Made, at, obstacle

PLAIN = Made("plain")
TARGET = Made("target")
FLIER = Made("flier", abilities=("flying",))
TWO_GUNS = Made(
    "gunner",
    weapons=(
        GUN,
        '{ system = "fist", range = 1, accuracy = 5, damage = 2 }',
        '{ system = "cannon", modes = ['
        '{ range = [4, 12], accuracy = "100%", damage = 4 }, '
        '{ name = "cannon_wide", range = 6, accuracy = 8, damage = 1 }] }',
    ),
)


@pytest.mark.rule("TW-HIT-02", "TW-DMG-01", "TW-CRT-01", "TW-STR-01", "TW-RUL-24", "TW-RUL-26")
def test_a_roll_above_the_accuracy_hits_and_marks_the_card_in_use() -> None:
    bench = Bench(
        at(PLAIN, 0, 5), at(TARGET, 1, 12, form=1), dice=(("accuracy", 11), ("critical", 19))
    )
    bench.do("attack", "fire 0 0 target")
    assert bench.told(StrikeRolled) == [StrikeRolled(0, 1, 11, 10, True)]
    assert bench.figure(1).damage == [0, 3]
    assert bench.told(CriticalChecked) == [CriticalChecked(1, 19, False)]


@pytest.mark.rule("TW-HIT-02", "TW-HIT-03")
def test_a_roll_equal_to_the_accuracy_misses_and_nothing_follows() -> None:
    bench = Bench(at(PLAIN, 0, 5), at(TARGET, 1, 12), dice=(("accuracy", 10),))
    bench.do("attack", "fire 0 0 target")
    assert bench.figure(1).damage == [0, 0]
    assert bench.told(CriticalChecked) == []


@pytest.mark.rule("TW-RNG-01", "TW-RUL-03", "TW-RUL-01", "TW-LOS-01")
def test_range_is_measured_edge_to_edge_and_its_bound_counts() -> None:
    """Two bases of 0.75 inches: the centres may be 11.5 inches apart."""
    assert "attack" in Bench(at(PLAIN, 0, 5), at(TARGET, 1, 16.5)).offers
    far = Bench(at(PLAIN, 0, 5), at(TARGET, 1, 16.501))
    assert far.why_not("attack") == "TW-RUL-19"


@pytest.mark.rule("TW-RNG-02", "TW-ATT-02", "TW-ATT-04", "TW-HIT-01", "TW-ATT-03", "TW-ATT-05")
def test_all_systems_fire_one_after_the_other_each_in_one_mode() -> None:
    bench = Bench(
        at(TWO_GUNS, 0, 5),
        at(TARGET, 1, 10.5),
        dice=(("accuracy", 20), ("critical", 1), ("critical", 1)),
    )
    bench.do("attack")
    assert bench.why_not("fire 1 0 target") == "TW-RNG-01"
    bench.do("fire 0 0 target")
    assert bench.why_not("fire 0 0 target") == "TW-ATT-03"
    assert bench.why_not("fire 2 2 target") == "TW-ATT-01"
    bench.do("fire 2 0 target")
    assert bench.told(StrikeRolled)[-1] == StrikeRolled(0, 1, 0, 0, True)
    assert bench.figure(1).damage == [7, 0]
    assert bench.asked == (0, "act")


@pytest.mark.rule("TW-RNG-02")
def test_a_target_inside_the_minimum_range_is_too_near() -> None:
    bench = Bench(at(TWO_GUNS, 0, 5), at(TARGET, 1, 9.5)).do("attack")
    assert bench.why_not("fire 2 0 target") == "TW-RNG-02"
    assert bench.why_not("fire 2 1 target") == ""
    assert (
        Bench(at(TWO_GUNS, 0, 5), at(TARGET, 1, 10.5)).do("attack").why_not("fire 2 0 target") == ""
    )


@pytest.mark.rule("TW-ATT-06", "TW-CRT-04", "TW-ATT-05")
def test_the_player_may_stop_after_any_system() -> None:
    bench = Bench(at(TWO_GUNS, 0, 5), at(TARGET, 1, 12), dice=(("accuracy", 1),))
    bench.do("attack", "fire 0 0 target", "cease_fire")
    assert bench.asked == (0, "act")


@pytest.mark.rule("TW-ATT-01", "TW-RUL-19")
def test_a_card_without_weapons_cannot_attack() -> None:
    bare = Made("bare", weapons=())
    assert Bench(at(bare, 0, 5), at(TARGET, 1, 8)).why_not("attack") == "TW-ATT-01"


@pytest.mark.rule("TW-LOS-02", "TW-RUL-04", "TW-RUL-09")
def test_a_building_blocks_sight_and_a_lake_does_not() -> None:
    hidden = Bench(
        at(PLAIN, 0, 10), at(TARGET, 1, 20), obstacles=(obstacle("small_building", 15, 15),)
    )
    assert hidden.why_not("attack") == "TW-RUL-19"
    seen = Bench(at(PLAIN, 0, 10), at(TARGET, 1, 20), obstacles=(obstacle("lake", 15, 15),))
    assert seen.why_not("attack") == ""


@pytest.mark.rule("TW-LOS-02", "TW-RUL-04")
def test_a_robot_sees_over_a_vehicle_that_stands_between() -> None:
    low = Bench(at(PLAIN, 0, 10), at(TARGET, 1, 18), at(Made("third"), 0, 14, form=1))
    assert low.why_not("attack") == ""
    wide = Made("wide", size="gigantic")
    high = Bench(at(PLAIN, 0, 9.5), at(TARGET, 1, 18.5), at(wide, 0, 14))
    assert high.why_not("attack") == "TW-RUL-19"


@pytest.mark.rule("TW-LOS-03", "TW-LOS-04", "TW-FAE-09", "TW-RUL-81")
def test_fliers_see_and_are_seen_everywhere_and_block_nobody() -> None:
    house = (obstacle("small_building", 15, 15),)
    assert Bench(at(PLAIN, 0, 10), at(FLIER, 1, 20), obstacles=house).why_not("attack") == ""
    assert Bench(at(FLIER, 0, 10), at(TARGET, 1, 20), obstacles=house).why_not("attack") == ""
    wide = Made("wide", size="gigantic", abilities=("flying",))
    pieces = (at(PLAIN, 0, 9.5), at(TARGET, 1, 18.5), at(wide, 0, 14))
    assert Bench(*pieces).why_not("attack") == ""
    assert Bench(*pieces, fliers_block_los=True).why_not("attack") == "TW-RUL-19"


@pytest.mark.rule("TW-LOS-05", "TW-RUL-07")
def test_an_attacker_sees_all_around_and_does_not_turn() -> None:
    bench = Bench(at(PLAIN, 0, 15, facing=0), at(TARGET, 1, 8), dice=(("accuracy", 1),))
    bench.do("attack", "fire 0 0 target")
    assert bench.figure(0).facing == 0


@pytest.mark.rule("TW-RNG-03", "TW-FAQ-05", "TW-FAQ-15")
def test_a_fist_strikes_a_flier_within_its_range() -> None:
    fist = Made("fister", weapons=('{ system = "fist", range = 1, accuracy = 5, damage = 2 }',))
    assert Bench(at(fist, 0, 10), at(FLIER, 1, 12.5)).why_not("attack") == ""
    assert Bench(at(fist, 0, 10), at(FLIER, 1, 12.6)).why_not("attack") == "TW-RUL-19"


@pytest.mark.rule("TW-RUL-25")
def test_the_die_is_rolled_even_when_it_cannot_fail() -> None:
    bench = Bench(
        at(PLAIN, 0, 5, aim=4), at(TARGET, 1, 12), dice=(("accuracy", 1), ("critical", 1))
    )
    bench.do("attack", "fire 0 0 target", "keep_roll", "keep_roll")
    assert bench.last(Fired).need.total == -2
    assert bench.last(StrikeRolled).hit


@pytest.mark.rule("TW-AIM-01", "TW-AIM-03", "TW-AIM-06", "TW-AIM-07", "TW-MRK-05")
def test_aim_then_attack_uses_the_new_marker_and_takes_it_off() -> None:
    bench = Bench(at(PLAIN, 0, 5), at(TARGET, 1, 12), dice=(("accuracy", 8), ("critical", 1)))
    bench.do("aim")
    assert bench.figure(0).aim == 1
    assert bench.why_not("aim") == "TW-ACT-02"
    bench.do("attack", "fire 0 0 target", "keep_roll", "keep_roll")
    assert [(term.label, term.amount) for term in bench.last(Fired).need.terms] == [
        ("accuracy", 10),
        ("aim", -3),
    ]
    assert bench.figure(1).damage == [3, 0]
    assert bench.figure(0).aim == 0


@pytest.mark.rule("TW-AIM-02", "TW-AIM-04", "TW-AIM-05", "TW-RUL-29")
def test_rerolls_are_shared_by_all_systems_and_the_reduction_is_not_used_up() -> None:
    two = Made(
        "two_guns", weapons=(GUN, '{ system = "laser", range = 10, accuracy = 12, damage = 1 }')
    )
    bench = Bench(
        at(two, 0, 5, aim=2),
        at(TARGET, 1, 12),
        dice=(("accuracy", 2), ("accuracy", 3), ("accuracy", 9), ("critical", 1), ("accuracy", 6)),
    )
    bench.do("attack", "fire 0 0 target", "reroll_aimed", "reroll_aimed")
    assert [event.roll for event in bench.told(Rerolled)] == [3, 9]
    assert bench.match.state.rerolls == 0
    bench.do("fire 1 0 target")
    assert bench.last(StrikeRolled) == StrikeRolled(0, 1, 6, 6, False)
    assert bench.told(Damaged)[-1].amount == 3


@pytest.mark.rule("TW-STR-02", "TW-STR-04", "TW-WIN-01", "TW-RUL-61")
def test_a_full_card_destroys_the_figure_whatever_the_other_has_left() -> None:
    bench = Bench(at(PLAIN, 0, 5), at(TARGET, 1, 12, damage=[17, 0]), dice=(("accuracy", 20),))
    bench.do("attack", "fire 0 0 target")
    assert bench.figure(1).status == "destroyed"
    assert bench.match.result is not None
    assert (bench.match.result.winners, bench.match.result.rule) == ((0,), "TW-WIN-01")


@pytest.mark.rule("TW-RUL-28", "TW-CRT-01")
def test_a_destroyed_figure_is_not_checked_any_more() -> None:
    bench = Bench(
        at(PLAIN, 0, 5),
        at(TARGET, 1, 12, damage=[19, 0]),
        at(TARGET, 1, 25),
        dice=(("accuracy", 20),),
    )
    bench.do("attack", "fire 0 0 target")
    assert bench.told(CriticalChecked) == []
