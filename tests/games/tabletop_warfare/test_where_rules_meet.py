"""Places where two rules of Tabletop Warfare meet, and answers that a rule refuses."""

from __future__ import annotations

import pytest

from rollout.games.tabletop_warfare.attack_events import (
    Damaged,
    Destroyed,
    FormLocked,
    PreyChosen,
    SpoilsRolled,
)
from rollout.games.tabletop_warfare.events import ActionLost, Held, LeftTheField, Moved, Placed
from rollout.games.tabletop_warfare.model import AWAY, DESTROYED, JOINED
from rollout.games.tabletop_warfare.rules.endgame import damage_done
from tests.games.tabletop_warfare.bench import Bench, Made, at, gun, obstacle

PLAIN = Made("plain")
TARGET = Made("target")
FAR = at(TARGET, 1, 28, 28)
NO_CRITICAL = ("critical", 1)
HIT = ("accuracy", 11)


@pytest.mark.rule("TW-SPZ-05", "TW-SPZ-03", "TW-RUL-45", "TW-RUL-56")
def test_an_oiled_figure_rolls_before_the_attack_that_a_flare_grants() -> None:
    flare = Made("flare", specials=("signal_flare",))
    pieces = (at(flare, 0, 5), at(PLAIN, 0, 9, oiled=True), at(TARGET, 1, 15))
    lost = Bench(*pieces, dice=(("oil", 2),)).do("signal_flare plain")
    assert lost.told(ActionLost) == [ActionLost(1, "oil", 2)]
    assert lost.asked == (0, "act")
    held = Bench(*pieces, dice=(("oil", 3),)).do("signal_flare plain")
    assert held.told(Held) == [Held(1, "oil", 3)]
    assert held.asked == (0, "fire")


@pytest.mark.rule("TW-ACT-03", "TW-RUL-18", "TW-RUL-17", "TW-RUL-56")
def test_an_attack_of_any_kind_in_the_own_activation_ends_movement() -> None:
    bench = Bench(at(PLAIN, 0, 5), at(TARGET, 1, 12)).do("attack", "cease_fire")
    assert bench.why_not("move") == "TW-ACT-03"
    planner = Made("planner", specials=("prepared_contingencies",))
    flare = Made("flare", specials=("signal_flare",))
    granted = Bench(
        at(planner, 0, 5),
        at(flare, 0, 9, 20),
        at(TARGET, 1, 12),
        actions=3,
        dice=(("accuracy", 1),),
    )
    granted.do("prepared_contingencies", "command flare", "signal_flare planner")
    granted.do("fire 0 0 target")
    assert granted.asked == (0, "act")
    assert granted.why_not("move") == "TW-RUL-18"


@pytest.mark.rule("TW-RUL-47", "TW-RUL-52", "TW-FAE-05", "TW-RUL-28")
def test_both_fall_in_a_ram_at_once_and_nobody_takes_spoils_of_its_own_ram() -> None:
    rammer = Made("rammer", abilities=("ram_normal", "spoils"))
    prize = Made("prize", abilities=("spoils",))
    both = Bench(
        at(rammer, 0, 5, damage=[15, 0]),
        at(TARGET, 1, 9, damage=[15, 0]),
        at(PLAIN, 0, 2, 2),
        FAR,
        dice=(("ram", 5),),
    )
    both.do("move", "move_along [[7500,15000]]")
    assert [both.figure(number).status for number in (0, 1)] == [DESTROYED, DESTROYED]
    assert both.told(SpoilsRolled) == []
    alone = Bench(
        at(rammer, 0, 5, damage=[15, 0]),
        at(prize, 1, 9),
        at(PLAIN, 0, 2, 2),
        dice=(("ram", 5), NO_CRITICAL),
    )
    alone.do("move", "move_along [[7500,15000]]")
    assert alone.told(Destroyed) == [Destroyed(0, "ram", 0)]
    assert alone.told(SpoilsRolled) == []


@pytest.mark.rule("TW-RUL-41", "TW-RUL-47", "TW-FAE-24")
def test_a_shovel_stops_the_rammers_own_share_too() -> None:
    rammer = Made("rammer", abilities=("ram_normal", "shovel_shield front"))
    bench = Bench(at(rammer, 0, 5), at(TARGET, 1, 9), dice=(("ram", 4), NO_CRITICAL)).do(
        "move", "move_along [[7500,15000]]", "face 0"
    )
    assert (bench.figure(0).damage[0], bench.figure(1).damage[0]) == (0, 4)


@pytest.mark.rule("TW-RUL-45", "TW-RUL-31", "TW-RUL-33")
@pytest.mark.parametrize(("lost", "oiled"), [(True, False), (False, True)])
def test_oil_goes_with_a_blast_that_was_dodged_unless_agreed(lost: bool, oiled: bool) -> None:
    mortar = gun('"mortar"')
    dodger = Made("dodger", abilities=("dodge",))
    shell = Bench(
        at(mortar, 0, 5),
        at(TARGET, 1, 12),
        at(dodger, 1, 14, oiled=True),
        dice=(HIT, NO_CRITICAL, ("dodge", 5)),
        oil_lost_on_miss=lost,
    )
    shell.do("attack", "fire 0 0 target", "dodge")
    assert shell.figure(2).oiled is oiled
    bomber = Made(
        "bomber",
        abilities=("flying",),
        weapons=('{ system = "b", range = 3, accuracy = "100%", damage = 3, traits = ["bombs"] }',),
    )
    bombs = Bench(
        at(bomber, 0, 5), at(dodger, 1, 8, oiled=True), dice=(("dodge", 6),), oil_lost_on_miss=lost
    ).do("attack", "fire 0 0", "dodge")
    assert bombs.figure(1).oiled is oiled


@pytest.mark.rule("TW-SPZ-06", "TW-RUL-43", "TW-RUL-73", "TW-FAQ-13")
def test_a_siren_draws_the_second_missile_as_well() -> None:
    bench = Bench(
        at("wreckage", 0, 5),
        at(TARGET, 1, 15, siren=True),
        at(TARGET, 1, 15, 20),
        dice=(("accuracy", 2),),
    )
    bench.do("attack", "fire 1 0 target")
    assert bench.asked == (0, "aim_anew")
    assert bench.offers == ["aim_anew target"]
    assert bench.why_not("aim_anew target-2") == "TW-SPZ-06"
    free = Bench(at("wreckage", 0, 5), at(TARGET, 1, 15), FAR, dice=(("accuracy", 2),))
    free.do("attack", "fire 1 0 target")
    assert free.why_not("aim_anew target-2") == "TW-RNG-01"


@pytest.mark.rule("TW-FAE-12", "TW-RUL-39")
def test_an_attack_that_was_granted_changes_the_prey_at_once() -> None:
    hunter = Made("hunter", abilities=("hunter",), weapons=gun("").weapons * 2)
    flare = Made("flare", specials=("signal_flare",))
    pieces = (at(flare, 0, 5), at(hunter, 0, 9, prey=2), at(TARGET, 1, 15), at(TARGET, 1, 15, 20))
    bench = Bench(*pieces, dice=(HIT, NO_CRITICAL)).do("signal_flare hunter", "fire 0 0 target-2")
    assert bench.told(PreyChosen) == [PreyChosen(1, 3)]
    assert bench.why_not("fire 1 0 target") == "TW-FAE-12"
    assert bench.why_not("fire 1 0 target-2") == ""
    weak = (*pieces[:3], at(TARGET, 1, 15, 20, damage=[19, 0]))
    killed = Bench(*weak, dice=(HIT,)).do("signal_flare hunter", "fire 0 0 target-2")
    assert killed.figure(1).prey == -1
    assert killed.why_not("fire 1 0 target") == ""


@pytest.mark.rule("TW-SPZ-06", "TW-RUL-43")
def test_a_siren_moves_civilians_of_either_side() -> None:
    siren = Made("siren_car", specials=("siren",))
    bench = Bench(at(siren, 0, 5, siren=True), at("civilian", 1, 9), at("civilian", 0, 5, 20), FAR)
    bench.do("siren")
    assert bench.offers == ["take_along civilian", "take_along civilian-2", "decline"]
    bench.do("take_along civilian", "place_at 5000 9000")
    assert (bench.figure(1).x, bench.figure(1).y) == (5000, 9000)
    alone = Bench(at(siren, 0, 5, siren=True), FAR)
    assert alone.why_not("siren") == "TW-RUL-43"


@pytest.mark.rule("TW-RUL-57", "TW-MRK-05", "TW-SPZ-01")
def test_a_joined_vehicle_keeps_the_hook_of_its_half() -> None:
    tower = Made("tower", specials=("tow 3",))
    bench = Bench(
        at("roadburner", 0, 5, form=1, hook=2),
        at("wheelblaze", 0, 6.5, form=1),
        at(tower, 1, 5, 18),
    )
    bench.do("combine wheelblaze")
    joined = bench.match.state.acting.figure
    assert bench.figure(joined).hook == 2
    assert bench.why_not("move") == "TW-SPZ-01"
    bench.do("split", "place_at 6500 15000")
    assert (bench.figure(0).hook, bench.figure(1).hook) == (2, -1)


@pytest.mark.rule("TW-RUL-53", "TW-SPZ-01", "TW-RUL-17")
def test_a_hook_falls_off_between_two_free_actions() -> None:
    planner = Made("planner", specials=("prepared_contingencies",))
    jumper = Made("jumper", specials=("teleport",))
    bench = Bench(
        at(planner, 0, 5),
        at(jumper, 0, 20),
        at(PLAIN, 0, 22, form=1, hook=3),
        at(Made("tower", specials=("tow 3",)), 1, 25),
        dice=(("teleport", 6),),
    )
    bench.do("prepared_contingencies", "command jumper", "teleport plain", "place_at 5000 25000")
    bench.do("command plain")
    assert bench.figure(2).hook == -1
    assert bench.why_not("move") == ""


@pytest.mark.rule("TW-WIN-03", "TW-SPZ-01")
def test_a_truck_that_is_towed_to_the_far_edge_has_arrived() -> None:
    tower = Made("tower", specials=("tow 3",))
    bench = Bench(
        at(tower, 0, 5, 85),
        at("supply_truck", 0, 8, 85, hook=0),
        FAR,
        scenario="convoy",
        state={"depth": 90_000},
    )
    bench.do("move", "move_along [[5000,86000]]", "place_at 8000 89250")
    assert bench.figure(1).status == AWAY
    assert bench.told(LeftTheField) == [LeftTheField(1, "delivered")]
    assert bench.match.state.mission.points == [20, 0]


@pytest.mark.rule("TW-RUL-61", "TW-WIN-03")
def test_a_convoy_without_any_arrival_is_wiped_out() -> None:
    pieces = (at(PLAIN, 1, 5), at("supply_truck", 0, 12, damage=[11, 0]))
    lost = Bench(*pieces, scenario="convoy", dice=(HIT,)).do("attack", "fire 0 0 supply_truck")
    assert (lost.match.state.ended, lost.match.state.winners) == ("destroyed", [1])
    arrived = Bench(
        *pieces, at("supply_truck", 0, 1, 1, status=AWAY), scenario="convoy", dice=(HIT,)
    ).do("attack", "fire 0 0 supply_truck")
    assert arrived.match.state.ended == "points"


@pytest.mark.rule("TW-RUL-79", "TW-RUL-70")
def test_wear_is_no_damage_that_a_side_has_done() -> None:
    bench = Bench(at("jetfire", 0, 5), FAR, acting=False).do("activate jetfire")
    assert bench.figure(0).damage[0] == 1
    assert bench.match.state.harmed is False


@pytest.mark.rule("TW-RUL-61", "TW-RUL-57")
def test_the_damage_of_joined_figures_counts_once() -> None:
    bench = Bench(
        at("roadburner", 0, 5, form=1, damage=[2, 3]),
        at("wheelblaze", 0, 6.5, form=1, damage=[0, 4]),
        FAR,
    ).do("combine wheelblaze")
    assert damage_done(bench.match.state, 1) == 9
    union = Bench(
        at("jetfire", 0, 5, damage=[2, 3]), at("optimus_prime", 0, 7.5, damage=[4, 1]), FAR
    ).do("unite optimus_prime")
    assert union.figure(0).status == JOINED
    assert damage_done(union.match.state, 1) == 10


@pytest.mark.rule("TW-RUL-65", "TW-FAQ-01", "TW-STR-05")
def test_no_wreck_lies_on_an_obstacle_or_in_danger() -> None:
    hoverer = Made("hoverer", abilities=("hovering",))
    bench = Bench(
        at(PLAIN, 0, 5),
        at(hoverer, 1, 12, damage=[19, 0]),
        FAR,
        obstacles=(obstacle("lake", 12, 15),),
        dice=(HIT,),
        wrecks=True,
    ).do("attack", "fire 0 0 hoverer")
    assert bench.figure(1).status == DESTROYED
    assert [each.template for each in bench.match.state.obstacles] == ["lake"]
    plain = Bench(
        at(PLAIN, 0, 5), at(TARGET, 1, 12, damage=[19, 0]), FAR, dice=(HIT,), wrecks=True
    ).do("attack", "fire 0 0 target")
    assert [each.template for each in plain.match.state.obstacles] == ["figure_wreck"]
    tower = Made("tower", specials=("tow 3",), abilities=("spoils",))
    sunk = Bench(
        at(tower, 0, 5),
        at(TARGET, 1, 8, form=1, hook=0),
        FAR,
        obstacles=(obstacle("lava", 10, 20),),
        wrecks=True,
        dangerous_terrain=True,
    )
    sunk.do("move", "move_along [[5000,20000]]", "place_at 7500 20000")
    assert sunk.figure(1).status == DESTROYED
    assert sunk.told(SpoilsRolled) == []
    assert [each.template for each in sunk.match.state.obstacles] == ["lava"]


@pytest.mark.rule("TW-KRI-02", "TW-RUL-59")
def test_internal_damage_strikes_a_locked_form_where_no_other_is_left() -> None:
    bench = Bench(
        at(PLAIN, 0, 5),
        at(TARGET, 1, 12, damage=[0, 20], locked=2),
        dice=(HIT, ("critical", 20), ("critical_table", 2)),
    ).do("attack", "fire 0 0 target")
    assert bench.figure(1).damage == [3, 23]
    assert bench.told(FormLocked) == []


@pytest.mark.rule("TW-RUL-58", "TW-SPZ-01", "TW-RUL-53")
def test_a_tower_that_loses_its_wing_drags_its_vehicle_along() -> None:
    tower = Made("tower", abilities=("flying",), specials=("tow 3",), slots=("wing",) * 6)
    bench = Bench(
        at(PLAIN, 0, 5),
        at(tower, 1, 12),
        at(TARGET, 1, 14.5, form=1, hook=1),
        dice=(HIT, ("critical", 20), ("critical_table", 1), ("wing", 2), NO_CRITICAL),
    )
    bench.do("attack", "fire 0 0 tower", "point_to 900")
    assert bench.last(Moved).cause == "wing"
    assert bench.asked == (1, "place")
    bench.do("place_at 14500 21000")
    assert (bench.figure(2).x, bench.figure(2).y) == (14500, 21000)


@pytest.mark.rule("TW-WIN-03", "TW-RUL-10")
def test_a_flier_that_takes_the_allspark_above_trees_is_put_down() -> None:
    flier = Made("flier", abilities=("flying",))
    bench = Bench(
        at(flier, 0, 10),
        FAR,
        obstacles=(obstacle("trees", 15, 15),),
        scenario="retrieve_the_allspark",
    )
    bench.match.state.mission.cube = [15_000, 15_000]
    bench.do("move", "move_along [[14500,15000]]")
    assert bench.match.state.mission.bearer == 0
    assert bench.figure(0).x == 12_750


@pytest.mark.rule("TW-RUL-26", "TW-RUL-38", "TW-BES-07", "TW-FAE-19")
def test_the_sum_of_a_redirected_blow_names_every_step() -> None:
    slayer = Made("slayer", abilities=("pack",))
    guard = Made("guard", abilities=("protector 3", "armour"))
    flare = Made("flare", specials=("signal_flare",))
    bench = Bench(
        at(flare, 0, 2),
        at(slayer, 0, 5),
        at(TARGET, 1, 12, oiled=True, locks=[0]),
        at(guard, 1, 12, 17),
        dice=(("accuracy", 8), NO_CRITICAL),
    )
    bench.do("signal_flare slayer", "fire 0 0 target", "protect guard")
    told = bench.last(Damaged)
    assert (told.figure, told.amount, told.reasons.total) == (3, 8, 8)
    assert [(term.label, term.amount, term.rule) for term in told.reasons.terms] == [
        ("weapon", 3, "TW-DMG-01"),
        ("lock", 1, "TW-FAE-27"),
        ("pack", 1, "TW-RUL-69"),
        ("oil", 5, "TW-SPZ-03"),
        ("armour", -2, "TW-FAE-19"),
    ]
    assert (bench.figure(2).oiled, bench.figure(2).locks) == (False, [])


@pytest.mark.rule("TW-FAE-08", "TW-SPZ-08", "TW-RUL-30")
def test_the_fist_of_a_jump_strikes_once_in_spite_of_a_double_attack() -> None:
    jumper = Made(
        "jumper",
        abilities=("double_attack",),
        specials=("jump_jets",),
        weapons=('{ system = "fist", range = 1, accuracy = 5, damage = 2 }',),
    )
    bench = Bench(at(jumper, 0, 5), at(TARGET, 1, 12), dice=(("accuracy", 6), NO_CRITICAL))
    bench.do("jump_jets", "move_along [[10500,15000]]", "fire 0 0 target")
    assert bench.figure(1).damage[0] == 2
    assert bench.asked == (0, "act")


@pytest.mark.rule("TW-RUL-10", "TW-RUL-58", "TW-RUL-64")
def test_who_comes_down_on_open_ground_is_put_nowhere_and_in_danger_is_lost() -> None:
    flier = Made("flier", abilities=("flying",), slots=("wing",) * 6, speed=4)
    dice = (HIT, ("critical", 20), ("critical_table", 1), ("wing", 2), NO_CRITICAL)
    dry = Bench(at(PLAIN, 0, 5), at(flier, 1, 12), FAR, dice=dice)
    dry.do("attack", "fire 0 0 flier", "point_to 900")
    assert (dry.figure(1).x, dry.figure(1).y) == (12_000, 19_000)
    assert dry.told(Placed) == []
    lake = (obstacle("lava", 12, 19),)
    lost = Bench(
        at(PLAIN, 0, 5), at(flier, 1, 12), FAR, dice=dice, obstacles=lake, dangerous_terrain=True
    )
    lost.do("attack", "fire 0 0 flier", "point_to 900")
    assert lost.told(Destroyed) == [Destroyed(1, "dangerous_terrain", 0)]
