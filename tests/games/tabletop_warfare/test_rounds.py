"""Rounds, activations, movement, transforming (TW-RND, TW-ACT, TW-MOV, TW-TRF)."""

from __future__ import annotations

import pytest

from rollout.games.tabletop_warfare.events import Moved, RoundBegan, RoundEnded
from tests.games.tabletop_warfare.bench import Bench, Made, at, obstacle

PLAIN = Made("plain")
OTHER = Made("other")


@pytest.mark.rule("TW-RND-01", "TW-RND-03", "TW-ACT-04", "TW-ACT-05", "TW-RUL-15", "TW-MRK-01")
def test_sides_alternate_and_a_pass_ends_an_activation_with_its_marker() -> None:
    bench = Bench(at(PLAIN, 0, 5), at(PLAIN, 0, 9), at(OTHER, 1, 25), at(OTHER, 1, 25, 20))
    bench.do("pass")
    assert bench.figure(0).activation == 1
    assert bench.asked == (1, "activate")
    assert bench.offers == ["activate other", "activate other-2"]
    bench.do("activate other", "pass")
    assert bench.offers == ["activate plain-2"]


@pytest.mark.rule("TW-RND-02", "TW-RND-04", "TW-RND-05", "TW-RUL-13", "TW-RUL-14")
def test_a_side_with_figures_left_goes_on_and_the_next_round_begins_with_the_decepticons() -> None:
    bench = Bench(
        at(PLAIN, 0, 5), at(OTHER, 1, 25), at(OTHER, 1, 25, 20), at(OTHER, 1, 25, 25, activation=2)
    )
    bench.do("pass", "activate other", "pass")
    assert bench.asked == (1, "activate")
    bench.do("activate other-2", "pass")
    assert bench.told(RoundEnded) == [RoundEnded(1)]
    assert bench.told(RoundBegan) == [RoundBegan(2, 1)]
    assert [figure.activation for figure in bench.match.state.figures] == [0, 0, 0, 1]
    assert bench.offers == ["activate other", "activate other-2"]


@pytest.mark.rule("TW-ACT-01", "TW-ACT-02")
def test_two_different_actions_make_an_activation() -> None:
    bench = Bench(at(PLAIN, 0, 5), at(OTHER, 1, 25))
    assert bench.offers == ["move", "transform 1", "aim", "pass"]
    bench.do("aim")
    assert bench.offers == ["move", "transform 1", "pass"]
    bench.do("transform 1")
    assert bench.asked == (1, "activate")


@pytest.mark.rule("TW-ACT-03", "TW-RUL-18", "TW-FAE-01")
def test_no_move_after_an_attack_unless_agile() -> None:
    for kind, rule in ((PLAIN, "TW-ACT-03"), (Made("agile", abilities=("agile",)), "")):
        bench = Bench(at(kind, 0, 5), at(OTHER, 1, 12), dice=(("accuracy", 1),))
        bench.do("attack", "fire 0 0 other")
        assert bench.why_not("move") == rule


@pytest.mark.rule("TW-MOV-01", "TW-MOV-02", "TW-RUL-21", "TW-RUL-22", "TW-RUL-08")
def test_a_path_costs_its_whole_length_and_is_not_empty() -> None:
    bench = Bench(at(PLAIN, 0, 5), at(OTHER, 1, 25)).do("move")
    assert bench.why_not("move_along [[11000,15000]]") == ""
    assert bench.why_not("move_along [[11001,15000]]") == "TW-MOV-01"
    assert bench.why_not("move_along [[8000,15000],[8000,18001]]") == "TW-MOV-01"
    assert bench.why_not("move_along [[5000,15000]]") == "TW-RUL-22"
    assert bench.why_not("move_along [[749,15000]]") == "TW-RUL-08"
    bench.do("move_along [[8000,15000],[8000,18000]]")
    assert bench.last(Moved) == Moved(
        0, ((5000, 15000), (8000, 15000), (8000, 18000)), 6000, "move"
    )


@pytest.mark.rule("TW-MOV-03", "TW-RUL-09", "TW-RUL-10", "TW-FAE-09", "TW-FAE-26")
def test_figures_and_obstacles_bar_walkers_and_not_fliers_or_hoverers() -> None:
    house = (obstacle("wreck", 9, 15),)
    walker = Bench(at(PLAIN, 0, 5), at(OTHER, 1, 25), obstacles=house).do("move")
    assert walker.why_not("move_along [[11000,15000]]") == "TW-MOV-03"
    for ability in ("flying", "hovering"):
        light = Made("light", abilities=(ability,))
        bench = Bench(at(light, 0, 5), at(OTHER, 1, 10.8, 18), obstacles=house).do("move")
        assert bench.why_not("move_along [[11000,15000]]") == ""
        assert bench.why_not("move_along [[9000,15000]]") == ""
        assert bench.why_not("move_along [[9700,17000]]") == "TW-RUL-10"


@pytest.mark.rule("TW-MOV-04", "TW-MOV-05")
def test_a_figure_may_always_leave_melee_and_turns_for_nothing() -> None:
    bench = Bench(at(PLAIN, 0, 10), at(OTHER, 1, 11.5)).do("move", "move_along [[4000,15000]]")
    assert bench.figure(0).x == 4000
    assert bench.asked == (0, "act")


@pytest.mark.rule("TW-RUL-83", "TW-RUL-19")
def test_who_has_speed_0_does_not_move() -> None:
    assert Bench(at(Made("slow", speed=0), 0, 5), at(OTHER, 1, 25)).why_not("move") == "TW-RUL-83"


@pytest.mark.rule("TW-TRF-02", "TW-TRF-03", "TW-TRF-04", "TW-RUL-16")
def test_the_new_card_counts_at_once_and_markers_stay_where_they_lie() -> None:
    bench = Bench(at(PLAIN, 0, 5, damage=[4, 0], aim=2, oiled=False), at(OTHER, 1, 25))
    bench.do("transform 1")
    figure = bench.figure(0)
    assert (figure.form, figure.damage, figure.aim) == (1, [4, 0], 2)
    assert bench.why_not("transform 0") == "TW-ACT-02"


@pytest.mark.rule("TW-TRF-05", "TW-KRI-08", "TW-RUL-59")
def test_a_locked_form_and_a_broken_cog_forbid_transforming() -> None:
    assert Bench(at(PLAIN, 0, 5, locked=2), at(OTHER, 1, 25)).why_not("transform 1") == "TW-TRF-05"
    stuck = Bench(at(PLAIN, 0, 5, criticals=[8, 0]), at(OTHER, 1, 25))
    assert stuck.why_not("transform 1") == "TW-KRI-08"


@pytest.mark.rule("TW-RUL-23", "TW-RUL-10")
def test_a_larger_form_is_nudged_and_nobody_changes_above_an_obstacle() -> None:
    bench = Bench(at("optimus_prime", 0, 10), at(OTHER, 1, 11.76), at(OTHER, 1, 25))
    bench.do("transform 1")
    assert bench.figure(0).form == 1
    jet = Made("jet", abilities=("flying",), vehicle_abilities=())
    above = Bench(at(jet, 0, 9), at(OTHER, 1, 25), obstacles=(obstacle("wreck", 9, 15),))
    assert above.why_not("transform 1") == "TW-RUL-10"


@pytest.mark.rule("TW-FAE-25", "TW-RUL-80")
def test_a_quick_transformer_changes_freely_but_not_twice_in_a_row() -> None:
    quick = Made("quick", abilities=("quick_transform",))
    bench = Bench(at(quick, 0, 5), at(OTHER, 1, 25))
    assert bench.why_not("transform 1") == "TW-RUL-80"
    bench.do("quick_transform 1")
    assert bench.match.state.acting.actions == 2
    assert bench.why_not("quick_transform 0") == "TW-RUL-80"
    bench.do("aim", "quick_transform 0", "move", "move_along [[7000,15000]]")
    assert bench.offers == ["quick_transform 1", "pass"]


@pytest.mark.rule("TW-FAE-18", "TW-RUL-20")
def test_an_optimist_has_three_actions_or_none() -> None:
    hopeful = Made("hopeful", abilities=("optimist",))
    good = Bench(at(hopeful, 0, 5), at(OTHER, 1, 25), acting=False, dice=(("optimist", 2),))
    good.do("activate hopeful")
    assert good.match.state.acting.actions == 3
    bad = Bench(at(hopeful, 0, 5), at(OTHER, 1, 25), acting=False, dice=(("optimist", 1),))
    bad.do("activate hopeful")
    assert bad.asked == (1, "activate")
    assert bad.figure(0).activation == 1


@pytest.mark.rule("TW-RUL-82")
def test_who_is_destroyed_in_its_own_activation_leads_nobody() -> None:
    old = Made("old", abilities=("worn_out", "leader"), structure=1)
    bench = Bench(at(old, 0, 5), at(PLAIN, 0, 8), at(OTHER, 1, 25), acting=False)
    bench.do("activate old")
    assert bench.figure(0).status == "destroyed"
    assert bench.asked == (1, "activate")


@pytest.mark.rule("TW-RUL-11", "TW-RUL-12")
def test_a_third_marker_has_no_effect_unless_agreed_and_an_enemys_marker_may_stun() -> None:
    cementer = Made("cementer", specials=("cement",))
    two = (at(cementer, 0, 10), at(OTHER, 1, 12, activation=2))
    assert Bench(*two).why_not("cement other") == "TW-RUL-11"
    assert Bench(*two, max_activation_markers="unlimited").why_not("cement other") == ""
    leader = Made("lead", abilities=("leader",))
    led = (at(leader, 0, 10), at(PLAIN, 0, 13, activation=1, stuns=1), at(OTHER, 1, 29))
    assert "lead plain" in Bench(*led).do("pass").offers
    assert Bench(*led, stunned_may_take_free_actions=False).do("pass").asked == (1, "activate")


@pytest.mark.rule("TW-RUL-85")
def test_the_seats_of_a_side_take_turns() -> None:
    bench = Bench(
        at(PLAIN, 0, 5), at(PLAIN, 0, 9), at(OTHER, 1, 25), at(OTHER, 1, 25, 20), seats_per_side=2
    )
    assert bench.asked == (0, "act")
    bench.do("pass", "activate other", "pass")
    assert bench.asked == (2, "activate")


@pytest.mark.rule("TW-RUL-77", "TW-FAE-27", "TW-FAE-02", "TW-RUL-44")
def test_who_leads_and_scouts_does_both_in_any_order() -> None:
    both = Made("both", abilities=("leader", "scout"))
    bench = Bench(at(both, 0, 10), at(PLAIN, 0, 13), at(OTHER, 1, 29)).do("pass")
    assert bench.offers == ["lead plain", "lock_on other", "decline"]
    bench.do("lock_on other")
    assert bench.figure(2).locks == [0]
    assert bench.offers == ["lead plain", "decline"]
    bench.do("lead plain", "aim")
    assert bench.figure(1).aim == 1
    assert bench.figure(1).activation == 0
