"""Special actions and the characters of the questions and answers (TW-SPC, TW-SPZ, TW-FAQ)."""

from __future__ import annotations

import pytest

from rollout.games.tabletop_warfare.attack_events import (
    CriticalChecked,
    Damaged,
    Destroyed,
    Repaired,
    StrikeRolled,
)
from rollout.games.tabletop_warfare.events import ActionLost, Held, Joined, Moved, Placed
from tests.games.tabletop_warfare.bench import Bench, Made, at, obstacle

PLAIN = Made("plain")
TARGET = Made("target")
FAR = at(TARGET, 1, 28, 28)


@pytest.mark.rule("TW-SPC-01", "TW-SPC-02", "TW-SPC-03", "TW-SPC-04", "TW-SPC-05", "TW-CAT-03")
def test_each_special_action_costs_one_action_and_is_used_once() -> None:
    both = Made("both", specials=("siren", "solar_collectors"))
    bench = Bench(at(both, 0, 5), FAR, actions=3)
    assert bench.why_not("cement target") == "TW-SPC-04"
    bench.do("siren")
    assert bench.why_not("siren") == "TW-SPC-03"
    assert bench.match.state.acting.actions == 2
    bench.do("collect_sun charge")
    assert "move" in bench.offers
    assert bench.why_not("collect_sun charge") == "TW-SPC-03"


@pytest.mark.rule("TW-SPZ-01", "TW-RUL-53", "TW-MRK-05")
def test_a_towed_vehicle_follows_and_an_enemy_on_the_hook_does_not_move() -> None:
    tower = Made("tower", specials=("tow 3",))
    bench = Bench(at(tower, 0, 5), at(TARGET, 1, 8, form=1), at(TARGET, 1, 28))
    assert bench.why_not("tow target-2") == "TW-SPZ-01"
    bench.do("tow target", "move", "move_along [[5000,20000]]")
    assert bench.asked == (0, "place")
    assert bench.why_not("place_at 5000 24501") == "TW-SPZ-01"
    bench.do("place_at 5000 24500", "activate target")
    assert (bench.figure(1).x, bench.figure(1).y, bench.figure(1).hook) == (5000, 24500, 0)
    assert bench.why_not("move") == "TW-SPZ-01"
    bench.do("transform 0")
    assert bench.figure(1).hook == -1


@pytest.mark.rule("TW-SPZ-01", "TW-MRK-06")
def test_a_friend_on_the_hook_may_drive_off_and_a_fallen_tower_lets_go() -> None:
    tower = Made("tower", specials=("tow 3",))
    bench = Bench(at(PLAIN, 0, 8, form=1, hook=1), at(tower, 0, 5), FAR)
    bench.do("move", "move_along [[8000,16000]]")
    assert bench.figure(0).hook == -1
    gone = Bench(
        at(PLAIN, 0, 12),
        at(tower, 1, 5, damage=[19, 0]),
        at(TARGET, 1, 7, 17, form=1, hook=1),
        dice=(("accuracy", 11),),
    )
    gone.do("attack", "fire 0 0 tower")
    assert gone.figure(2).hook == -1


@pytest.mark.rule("TW-RUL-76")
def test_giants_are_not_moved_unless_agreed() -> None:
    tower = Made("tower", specials=("tow 3", "teleport"))
    giant = Made("giant", size="gigantic")
    pieces = (at(tower, 0, 5), at(giant, 1, 10, form=1))
    assert Bench(*pieces).why_not("tow giant") == "TW-RUL-76"
    assert Bench(*pieces).why_not("teleport giant") == "TW-RUL-76"
    assert Bench(*pieces, giants_immovable=False).why_not("tow giant") == ""


@pytest.mark.rule("TW-SPZ-02", "TW-RUL-12")
def test_cement_gives_a_marker_within_three_inches() -> None:
    mixer = Made("mixer", specials=("cement",))
    bench = Bench(at(mixer, 0, 5), at(TARGET, 1, 9.5), FAR).do("cement target")
    assert (bench.figure(1).activation, bench.figure(1).stuns) == (1, 1)
    assert Bench(at(mixer, 0, 5), at(TARGET, 1, 9.6)).why_not("cement target") == "TW-SPZ-02"


@pytest.mark.rule("TW-SPZ-03", "TW-RUL-45", "TW-ACT-02")
def test_an_oiled_figure_rolls_before_every_action_and_may_try_again() -> None:
    bench = Bench(at(PLAIN, 0, 5, oiled=True), FAR, dice=(("oil", 2), ("oil", 3)))
    bench.do("aim")
    assert bench.told(ActionLost) == [ActionLost(0, "oil", 2)]
    assert bench.figure(0).aim == 0
    bench.do("aim")
    assert bench.told(Held) == [Held(0, "oil", 3)]
    assert bench.figure(0).aim == 1


@pytest.mark.rule("TW-SPZ-03", "TW-RUL-45")
def test_oil_goes_after_an_attack_even_a_miss_unless_agreed() -> None:
    pieces = (at(PLAIN, 0, 5), at(TARGET, 1, 9, oiled=True))
    miss = Bench(*pieces, dice=(("accuracy", 1),)).do("attack", "fire 0 0 target")
    assert miss.figure(1).oiled is False
    kept = Bench(*pieces, dice=(("accuracy", 1),), oil_lost_on_miss=False).do(
        "attack", "fire 0 0 target"
    )
    assert kept.figure(1).oiled is True
    gripper = Made("gripper", specials=("oil_grip",))
    assert (
        Bench(at(gripper, 0, 5), at(TARGET, 1, 10.5)).do("oil_grip target").figure(1).oiled is True
    )
    assert Bench(at(gripper, 0, 5), at(TARGET, 1, 10.6)).why_not("oil_grip target") == "TW-SPZ-03"


@pytest.mark.rule("TW-SPZ-04", "TW-RUL-55", "TW-STR-03", "TW-MRK-03", "TW-MRK-04")
def test_repair_touches_the_right_form_and_mends_damage_or_a_part() -> None:
    medic = Made("medic", specials=("repair_robot 3",))
    bench = Bench(
        at(medic, 0, 5, damage=[1, 4]), at(PLAIN, 0, 6.5, damage=[5, 2], criticals=[8, 0]), FAR
    )
    assert bench.why_not("repair repair_robot medic") == ""
    assert bench.why_not("repair repair_robot plain 3") == ""
    assert bench.why_not("repair repair_robot plain 2") == "TW-SPZ-04"
    assert bench.why_not("repair repair_vehicle plain") == "TW-SPC-04"
    bench.do("repair repair_robot plain")
    assert bench.figure(1).damage == [2, 2]
    mended = Bench(at(medic, 0, 5), at(PLAIN, 0, 6.5, criticals=[8, 0]), FAR).do(
        "repair repair_robot plain 3"
    )
    assert mended.figure(1).criticals == [0, 0]
    apart = Bench(at(medic, 0, 5), at(PLAIN, 0, 6.56, damage=[5, 0]), FAR)
    assert apart.why_not("repair repair_robot plain") == "TW-SPZ-04"
    wrong = Bench(at(medic, 0, 5), at(PLAIN, 0, 6.5, form=1, damage=[5, 5]), FAR)
    assert wrong.why_not("repair repair_robot plain") == "TW-SPZ-04"


@pytest.mark.rule("TW-SPZ-05", "TW-RUL-56")
def test_a_signal_flare_lets_another_attack_at_once() -> None:
    flare = Made("flare", specials=("signal_flare",))
    bench = Bench(
        at(flare, 0, 2), at(PLAIN, 0, 5, activation=1), at(TARGET, 1, 12), dice=(("accuracy", 1),)
    )
    assert bench.why_not("signal_flare flare") == "TW-SPZ-05"
    bench.do("signal_flare plain", "fire 0 0 target")
    assert bench.told(StrikeRolled)[0].figure == 1
    assert Bench(at(flare, 0, 2), at(PLAIN, 0, 5), FAR).why_not("signal_flare plain") == "TW-SPZ-05"


@pytest.mark.rule("TW-SPZ-06", "TW-RUL-43", "TW-RUL-05")
def test_a_siren_repairs_friends_and_draws_the_next_attack() -> None:
    loud = Made("loud", specials=("siren",))
    bench = Bench(at(loud, 0, 5, damage=[2, 0]), at(PLAIN, 0, 8, damage=[2, 0]), FAR).do("siren")
    assert bench.told(Repaired) == [Repaired(1, 0, 1, 1, "siren", 0)]
    drawn = Bench(
        at(PLAIN, 0, 5), at(loud, 1, 9, siren=True), at(TARGET, 1, 9, 18), dice=(("accuracy", 1),)
    ).do("attack")
    assert drawn.why_not("fire 0 0 target") == "TW-SPZ-06"
    drawn.do("fire 0 0 loud")
    assert drawn.figure(1).siren is False


@pytest.mark.rule("TW-SPZ-06", "TW-RUL-75", "TW-FAQ-14")
def test_a_siren_repositions_civilians() -> None:
    loud = Made("loud", specials=("siren",))
    bench = Bench(at(loud, 0, 5), at("civilian", 0, 8), FAR).do("siren")
    assert bench.offers == ["take_along civilian", "decline"]
    bench.do("take_along civilian", "place_at 5000 20000")
    assert bench.told(Placed)[-1] == Placed(1, 5000, 20000, "siren")


@pytest.mark.rule("TW-SPZ-07", "TW-RUL-46")
def test_the_sun_repairs_two_or_charges_the_next_attack_roll() -> None:
    solar = Made("solar", specials=("solar_collectors",))
    bench = Bench(
        at(solar, 0, 5, damage=[3, 0]), at(TARGET, 1, 9), dice=(("accuracy", 11), ("critical", 1))
    )
    bench.do("collect_sun charge", "attack", "fire 0 0 target")
    assert bench.figure(1).damage == [5, 0]
    assert bench.figure(0).charged is False
    rest = Bench(at(solar, 0, 5, damage=[3, 0]), FAR).do("collect_sun repair")
    assert rest.figure(0).damage == [1, 0]
    missed = Bench(at(solar, 0, 5, charged=True), at(TARGET, 1, 9), dice=(("accuracy", 1),))
    assert missed.do("attack", "fire 0 0 target").figure(0).charged is False


@pytest.mark.rule("TW-SPZ-08", "TW-RUL-18", "TW-RUL-91", "TW-RUL-30", "TW-RUL-10")
def test_jump_jets_pass_over_everything_and_strike_with_the_fist() -> None:
    jumper = Made(
        "jumper",
        specials=("jump_jets",),
        weapons=('{ system = "fist", range = 1, accuracy = 5, damage = 2 }',),
    )
    bench = Bench(
        at(jumper, 0, 5, aim=1),
        at(TARGET, 1, 12.5),
        obstacles=(obstacle("wreck", 8, 15),),
        dice=(("accuracy", 6), ("critical", 1)),
    )
    bench.do("jump_jets")
    assert bench.why_not("move_along [[8000,15000]]") == "TW-RUL-10"
    assert bench.why_not("move_along [[11001,15000]]") == "TW-SPZ-08"
    bench.do("move_along [[11000,15000]]", "fire 0 0 target")
    assert bench.figure(1).damage == [2, 0]
    assert bench.figure(0).aim == 1
    assert bench.why_not("move") == "TW-RUL-18"


@pytest.mark.rule("TW-SPZ-09", "TW-RUL-54")
def test_a_teleport_is_placed_by_one_side_or_fails() -> None:
    porter = Made("porter", specials=("teleport",))
    for roll, asked in (
        (6, (0, "place")),
        (5, (0, "place")),
        (2, (1, "place")),
        (3, (0, "act")),
        (4, (0, "act")),
    ):
        bench = Bench(at(porter, 0, 5), at(TARGET, 1, 10), dice=(("teleport", roll),)).do(
            "teleport target"
        )
        assert bench.asked == asked
    own = Bench(at(porter, 0, 5), FAR, dice=(("teleport", 6),)).do(
        "teleport porter", "place_at 20000 20000"
    )
    assert (own.figure(0).x, own.figure(0).y) == (20000, 20000)


@pytest.mark.rule("TW-FAQ-01", "TW-RUL-64")
def test_who_is_put_into_dangerous_terrain_is_gone_and_nobody_walks_into_it() -> None:
    porter = Made("porter", specials=("teleport",))
    lake = (obstacle("lava", 15, 15),)
    bench = Bench(
        at(porter, 0, 5),
        at(TARGET, 1, 10),
        FAR,
        obstacles=lake,
        dice=(("teleport", 6),),
        dangerous_terrain=True,
    )
    bench.do("teleport target", "place_at 15000 15000")
    assert bench.told(Destroyed) == [Destroyed(1, "dangerous_terrain", 0)]
    walker = Bench(at(PLAIN, 0, 10), FAR, obstacles=lake, dangerous_terrain=True).do("move")
    assert walker.why_not("move_along [[13000,15000]]") == "TW-RUL-64"
    jet = Made("jet", abilities=("flying",), vehicle_abilities=())
    above = Bench(at(jet, 0, 15), FAR, obstacles=lake, dangerous_terrain=True)
    assert above.why_not("transform 1") == "TW-RUL-64"


@pytest.mark.rule("TW-SPZ-10", "TW-RUL-56", "TW-RUL-17")
def test_prepared_contingencies_spend_both_actions_for_two_others() -> None:
    planner = Made("planner", specials=("prepared_contingencies",))
    bench = Bench(at(planner, 0, 5), at(PLAIN, 0, 9), at(PLAIN, 0, 13), FAR)
    bench.do("prepared_contingencies", "command plain-2", "aim")
    assert bench.offers == ["command plain", "decline"]
    bench.do("command plain", "aim")
    assert [bench.figure(number).aim for number in (1, 2)] == [1, 1]
    assert bench.asked == (1, "activate")
    late = Bench(at(planner, 0, 5), at(PLAIN, 0, 9), FAR).do("aim")
    assert late.why_not("prepared_contingencies") == "TW-RUL-56"


@pytest.mark.rule("TW-FAE-15", "TW-SPZ-11", "TW-RUL-57")
def test_a_micromaster_pair_joins_shares_damage_and_splits() -> None:
    bench = Bench(
        at("roadburner", 0, 5, form=1, damage=[0, 2]),
        at("wheelblaze", 0, 6.2, form=1, activation=1),
        FAR,
        actions=3,
    )
    bench.do("combine wheelblaze")
    joined = bench.match.state.figures[3]
    assert bench.told(Joined) == [Joined(3, (0, 1), 5000, 15000)]
    assert (joined.damage, joined.activation, bench.match.state.acting.figure) == ([2], 1, 3)
    bench.do("split")
    assert bench.asked == (0, "place")
    bench.do("place_at 6500 15000")
    assert [bench.figure(number).status for number in (0, 1, 3)] == [
        "standing",
        "standing",
        "parted",
    ]
    assert [bench.figure(number).activation for number in (0, 1)] == [1, 1]


@pytest.mark.rule("TW-FAE-15", "TW-RUL-57")
def test_damage_to_a_joined_vehicle_is_spread_and_the_owner_settles_the_odd_point() -> None:
    bench = Bench(
        at("roadburner", 0, 5, form=1),
        at("wheelblaze", 0, 6.2, form=1),
        at(PLAIN, 1, 12),
        at(PLAIN, 0, 25),
        dice=(("accuracy", 11), ("critical", 1)),
    )
    bench.do(
        "combine wheelblaze",
        "pass",
        "activate plain",
        "attack",
        "fire 0 0 roadburner_and_wheelblaze",
    )
    assert bench.asked == (0, "odd_point")
    bench.do("bear_odd_point wheelblaze")
    assert (bench.figure(0).damage[1], bench.figure(1).damage[1]) == (1, 2)
    assert bench.told(Damaged)[-1].damage == 3


@pytest.mark.rule("TW-RUL-66", "TW-FAQ-02", "TW-CAT-04")
def test_bombshock_overloads_for_an_extra_attack_without_armour_or_check() -> None:
    bench = Bench(
        at("bombshock", 1, 5),
        at(TARGET, 0, 12),
        at(TARGET, 0, 29),
        state={"mover": 1},
        dice=(("accuracy", 1),),
    )
    bench.do("overload")
    assert bench.figure(0).damage == [3, 0]
    assert bench.told(CriticalChecked) == []
    bench.do("fire 1 0 target")
    assert bench.why_not("attack") == ""
    assert bench.why_not("move") == "TW-RUL-18"
    weak = Bench(at("bombshock", 1, 5, damage=[7, 0]), at(TARGET, 0, 12), state={"mover": 1})
    assert weak.why_not("overload") == "TW-RUL-66"


@pytest.mark.rule("TW-RUL-67", "TW-FAQ-03")
def test_brawn_gets_five_back_on_the_card_he_takes_on_once_a_game() -> None:
    bench = Bench(at("brawn", 0, 5, damage=[4, 7]), FAR).do("transform 1")
    assert bench.offers == ["use_tough_nut", "decline"]
    bench.do("use_tough_nut")
    assert bench.figure(0).damage == [4, 2]
    again = Bench(at("brawn", 0, 5, damage=[4, 7], tough_nut_used=True), FAR).do("transform 1")
    assert again.asked == (0, "act")


@pytest.mark.rule("TW-RUL-68", "TW-FAQ-04")
def test_dropshot_mends_his_vehicle_with_every_hit_of_his_rifle() -> None:
    bench = Bench(
        at("dropshot", 1, 5, damage=[0, 4]),
        at(TARGET, 0, 12),
        state={"mover": 1},
        dice=(("accuracy", 9), ("critical", 1)),
    )
    bench.do("attack", "fire 1 0 target")
    assert bench.figure(0).damage == [0, 3]


@pytest.mark.rule("TW-RUL-70", "TW-FAQ-07")
def test_jetfire_wears_out_and_unites_with_optimus_for_good() -> None:
    bench = Bench(
        at("jetfire", 0, 5), at("optimus_prime", 0, 7.5, damage=[6, 0]), FAR, acting=False
    )
    bench.do("activate jetfire")
    assert bench.figure(0).damage == [1, 0]
    assert bench.told(CriticalChecked) == []
    bench.do("unite optimus_prime")
    union = bench.match.state.figures[3]
    assert (union.damage, union.x, union.activation) == ([7], 7500, 1)
    assert bench.why_not("split") == "TW-RUL-70"


@pytest.mark.rule("TW-RUL-71", "TW-FAQ-10")
def test_the_emp_catapult_marks_everybody_about_its_target() -> None:
    jet = Made("jet", abilities=("flying",))
    bench = Bench(
        at("roadburner", 0, 5),
        at(TARGET, 1, 12),
        at(PLAIN, 0, 12, 18),
        at(jet, 1, 12, 11.5),
        at(TARGET, 1, 17),
        dice=(("accuracy", 12), ("critical", 1)),
    )
    bench.do("attack", "fire 1 0 target")
    assert bench.figure(1).damage == [1, 0]
    assert [bench.figure(number).activation for number in (1, 2, 3, 4)] == [1, 1, 1, 0]


@pytest.mark.rule("TW-RUL-73", "TW-FAQ-13")
def test_wreckages_second_missile_may_take_a_new_target() -> None:
    line = (
        '{ system = "missiles", range = 10, accuracy = "100%", damage = 1, '
        'traits = ["strikes 2", "new_target"] }'
    )
    wreck = Made("wrecker", weapons=(line,))
    bench = Bench(
        at(wreck, 0, 5),
        at(TARGET, 1, 9),
        at(PLAIN, 1, 9, 18),
        dice=(("critical", 1), ("critical", 1)),
    )
    bench.do("attack", "fire 0 0 target")
    assert bench.offers == ["aim_anew target", "aim_anew plain"]
    bench.do("aim_anew plain")
    assert (bench.figure(1).damage, bench.figure(2).damage) == ([1, 0], [1, 0])


@pytest.mark.rule("TW-RUL-91", "TW-FAE-16")
def test_a_borrowed_weapon_counts_as_a_null_ray() -> None:
    bench = Bench(
        at("trypticon", 1, 8), at(TARGET, 0, 18), state={"mover": 1}, dice=(("accuracy", 12),)
    )
    bench.do("attack", "fire 2 0 target", "give_marker")
    assert bench.figure(1).activation == 1


@pytest.mark.rule("TW-RUL-37", "TW-RUL-36")
def test_a_dodge_stops_the_null_ray_unless_agreed() -> None:
    dodger = Made("dodger", abilities=("dodge",))
    pieces = (at("starscream", 1, 5), at(dodger, 0, 12))
    dice = (("accuracy", 10), ("dodge", 6))
    stopped = Bench(*pieces, dice=dice, state={"mover": 1}).do("attack", "fire 1 0 dodger", "dodge")
    assert stopped.figure(1).activation == 0
    through = Bench(*pieces, dice=dice, state={"mover": 1}, dodge_stops_null_ray=False)
    through.do("attack", "fire 1 0 dodger", "dodge", "give_marker")
    assert through.figure(1).activation == 1


@pytest.mark.rule("TW-STR-05", "TW-RUL-65")
def test_a_wreck_stays_as_an_obstacle_where_that_is_played() -> None:
    pieces = (at(PLAIN, 0, 5), at(TARGET, 1, 12, damage=[19, 0]), FAR)
    bench = Bench(*pieces, dice=(("accuracy", 11),), wrecks=True).do("attack", "fire 0 0 target")
    wreck = bench.match.state.obstacles[0]
    assert (wreck.x, wreck.radius, wreck.height) == (12000, 750, 2500)
    assert (
        Bench(*pieces, dice=(("accuracy", 11),))
        .do("attack", "fire 0 0 target")
        .match.state.obstacles
        == []
    )


@pytest.mark.rule("TW-SPZ-06", "TW-RUL-75")
def test_civilians_run_from_the_nearest_enemy_at_the_end_of_a_round_and_never_act() -> None:
    bench = Bench(at(PLAIN, 0, 5), at("civilian", 0, 15), at(TARGET, 1, 20)).do(
        "pass", "activate target", "pass"
    )
    assert bench.told(Moved) == [Moved(1, ((15000, 15000), (11000, 15000)), 4000, "flee")]
    assert bench.offers == ["activate target"]
