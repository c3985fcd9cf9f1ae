"""Abilities (TW-FAE)."""

from __future__ import annotations

import pytest

from rollout.games.tabletop_warfare.attack_events import (
    CriticalChecked,
    Destroyed,
    Fired,
    Protected,
    Shielded,
    SpoilsRolled,
)
from rollout.games.tabletop_warfare.events import ActionLost, Rammed
from tests.games.tabletop_warfare.bench import (
    FLIER,
    GUN,
    PLAIN,
    TARGET,
    Bench,
    Made,
    at,
    gun,
    obstacle,
)


@pytest.mark.rule("TW-FAE-02", "TW-FAE-28", "TW-RUL-50", "TW-RUL-17", "TW-RUL-89")
def test_a_leader_gives_a_friend_in_sight_a_free_action_unless_jammed() -> None:
    leader = Made("lead", abilities=("leader",))
    bench = Bench(at(leader, 0, 10), at(PLAIN, 0, 15), at(PLAIN, 0, 20), at(TARGET, 1, 29)).do(
        "pass"
    )
    assert bench.offers == ["lead plain", "decline"]
    bench.do("lead plain")
    assert bench.asked == (0, "free_action")
    assert bench.offers == ["move", "transform 1", "aim", "decline"]
    assert bench.why_not("pass") == "TW-RUL-17"
    jammer = Made("jammer", abilities=("jammer",))
    jammed = Bench(at(leader, 0, 10), at(PLAIN, 0, 15), at(jammer, 1, 28.5)).do("pass")
    assert jammed.asked == (1, "activate")
    clear = Bench(at(leader, 0, 10), at(PLAIN, 0, 15), at(jammer, 1, 28.6)).do("pass")
    assert clear.asked == (0, "after_activation")


@pytest.mark.rule("TW-FAE-03", "TW-RUL-37")
def test_a_dodge_on_five_or_six_cancels_the_hit() -> None:
    dodger = Made("dodger", abilities=("dodge",))
    bench = Bench(at(PLAIN, 0, 5), at(dodger, 1, 9), dice=(("accuracy", 11), ("dodge", 5)))
    bench.do("attack", "fire 0 0 dodger")
    assert bench.asked == (1, "dodge")
    bench.do("dodge")
    assert bench.figure(1).damage == [0, 0]
    hit = Bench(
        at(PLAIN, 0, 5), at(dodger, 1, 9), dice=(("accuracy", 11), ("dodge", 4), ("critical", 1))
    )
    hit.do("attack", "fire 0 0 dodger", "dodge")
    assert hit.figure(1).damage == [3, 0]
    taken = Bench(at(PLAIN, 0, 5), at(dodger, 1, 9), dice=(("accuracy", 11), ("critical", 1)))
    taken.do("attack", "fire 0 0 dodger", "take_the_hit")
    assert taken.figure(1).damage == [3, 0]


@pytest.mark.rule("TW-FAE-04", "TW-RUL-38", "TW-RUL-26")
def test_a_protector_takes_the_damage_before_the_friends_armour() -> None:
    """Worked example: 5 damage, the armoured friend would take 3, the protector takes 5."""
    tank = Made("tank", abilities=("armour",))
    guard = Made("guard", abilities=("protector 4",))
    bench = Bench(
        at(gun("", "5"), 0, 5),
        at(tank, 1, 9),
        at(guard, 1, 9, 20),
        dice=(("accuracy", 11), ("critical", 1)),
    )
    bench.do("attack", "fire 0 0 tank")
    assert bench.asked == (1, "protect")
    bench.do("protect guard")
    assert bench.told(Protected) == [Protected(1, 2, 5)]
    assert bench.figure(2).damage == [5, 0]
    assert bench.told(CriticalChecked) == [CriticalChecked(2, 1, False)]
    far = Bench(
        at(PLAIN, 0, 5),
        at(tank, 1, 9),
        at(guard, 1, 9, 20.6),
        dice=(("accuracy", 11), ("critical", 1)),
    )
    far.do("attack", "fire 0 0 tank")
    assert far.figure(1).damage == [1, 0]


@pytest.mark.rule("TW-FAE-05", "TW-RUL-52")
def test_spoils_repair_a_die_for_each_enemy_defeated() -> None:
    raider = Made("raider", abilities=("spoils",))
    bench = Bench(
        at(raider, 0, 5, damage=[5, 0]),
        at(TARGET, 1, 9, damage=[19, 0]),
        at(TARGET, 1, 29),
        dice=(("accuracy", 11), ("spoils", 4)),
    )
    bench.do("attack", "fire 0 0 target")
    assert bench.told(SpoilsRolled) == [SpoilsRolled(0, 4)]
    assert bench.figure(0).damage == [1, 0]


@pytest.mark.rule("TW-FAE-06", "TW-RUL-51", "TW-RUL-05")
def test_till_all_are_one_interrupts_with_a_free_action() -> None:
    avenger = Made("avenger", abilities=("till_all_are_one",))
    bench = Bench(
        at(PLAIN, 0, 5),
        at(TARGET, 1, 9, damage=[19, 0]),
        at(avenger, 1, 9, 20),
        dice=(("accuracy", 11),),
    )
    bench.do("attack", "fire 0 0 target")
    assert bench.asked == (1, "till_all_are_one")
    bench.do("rise_up avenger", "aim")
    assert bench.figure(2).aim == 1
    assert bench.asked == (0, "act")


@pytest.mark.rule("TW-FAE-07", "TW-RUL-52")
def test_a_bite_repairs_what_it_did_after_armour() -> None:
    """Worked example: roll 5, armour, 3 dealt, repair 3."""
    biter = Made(
        "biter",
        abilities=("chomp",),
        weapons=('{ system = "bite", range = 1, accuracy = 5, damage = "1d6" }',),
    )
    tank = Made("tank", abilities=("armour",))
    bench = Bench(
        at(biter, 0, 5, damage=[6, 0]),
        at(tank, 1, 7),
        dice=(("accuracy", 6), ("damage", 5), ("critical", 1)),
    )
    bench.do("attack", "fire 0 0 tank")
    assert bench.figure(1).damage == [3, 0]
    assert bench.figure(0).damage == [3, 0]


@pytest.mark.rule("TW-FAE-10", "TW-RUL-49")
def test_terror_may_cost_a_move_that_comes_within_four_inches() -> None:
    terror = Made("terror", abilities=("terrifying_presence",))
    lost = Bench(at(PLAIN, 0, 5), at(terror, 1, 14), dice=(("terror", 2),)).do(
        "move", "move_along [[9000,15000]]"
    )
    assert lost.figure(0).x == 5000
    assert lost.told(ActionLost) == [ActionLost(0, "terrifying_presence", 2)]
    assert lost.why_not("move") == "TW-ACT-02"
    held = Bench(at(PLAIN, 0, 5), at(terror, 1, 14), dice=(("terror", 3),)).do(
        "move", "move_along [[9000,15000]]"
    )
    assert held.figure(0).x == 9000
    far = Bench(at(PLAIN, 0, 5), at(terror, 1, 14)).do("move", "move_along [[8499,15000]]")
    assert far.figure(0).x == 8499


@pytest.mark.rule("TW-FAE-11", "TW-RUL-29")
def test_an_inspiring_friend_lets_each_die_be_rolled_again_once() -> None:
    star = Made("star", abilities=("inspiring",))
    bench = Bench(
        at(PLAIN, 0, 5),
        at(star, 0, 5, 20),
        at(TARGET, 1, 9),
        dice=(("accuracy", 1), ("accuracy", 11), ("critical", 1)),
    )
    bench.do("attack", "fire 0 0 target")
    assert bench.offers == ["keep_roll", "reroll_inspired"]
    bench.do("reroll_inspired", "keep_roll")
    assert bench.figure(2).damage == [3, 0]


@pytest.mark.rule("TW-FAE-12", "TW-RUL-39")
def test_a_hunter_attacks_only_its_prey_unless_somebody_grants_the_attack() -> None:
    hunter = Made("hunter", abilities=("hunter",))
    bench = Bench(
        at(hunter, 0, 5),
        at(TARGET, 1, 9),
        at(PLAIN, 1, 9, 18),
        dice=(("accuracy", 11), ("critical", 1)),
    )
    bench.do("attack", "fire 0 0 target")
    assert bench.figure(0).prey == 1
    again = Bench(at(hunter, 0, 5, prey=1), at(TARGET, 1, 9), at(PLAIN, 1, 9, 18)).do("attack")
    assert again.why_not("fire 0 0 plain") == "TW-FAE-12"
    flare = Made("flare", specials=("signal_flare",))
    granted = Bench(
        at(flare, 0, 2),
        at(hunter, 0, 5, prey=2),
        at(TARGET, 1, 9),
        at(PLAIN, 1, 9, 18),
        dice=(("accuracy", 11), ("critical", 1)),
    )
    granted.do("signal_flare hunter", "fire 0 0 plain")
    assert granted.figure(1).prey == 3


@pytest.mark.rule("TW-FAE-13", "TW-RUL-40", "TW-HIT-03")
def test_anti_air_lowers_the_accuracy_against_fliers_and_nobody_dodges_it() -> None:
    flak = Made("flak", abilities=("anti_air",))
    jet = Made("jet", abilities=("flying", "dodge"))
    bench = Bench(at(flak, 0, 5), at(jet, 1, 9), dice=(("accuracy", 8), ("critical", 1)))
    bench.do("attack", "fire 0 0 jet")
    assert bench.last(Fired).need.total == 7
    assert bench.figure(1).damage == [3, 0]


@pytest.mark.rule("TW-FAE-14", "TW-RUL-75", "TW-FAQ-08", "TW-FAQ-14")
def test_a_human_guardian_saves_a_human_on_five_or_six() -> None:
    guardian = Made("guardian", abilities=("human_guardian",))
    bench = Bench(
        at(PLAIN, 0, 5),
        at("soldier", 1, 9),
        at(guardian, 1, 9, 20),
        dice=(("accuracy", 11), ("human_guardian", 5)),
    )
    bench.do("attack", "fire 0 0 soldier")
    assert bench.told(Shielded) == [Shielded(1, "human_guardian", 2, 5)]
    lost = Bench(
        at(PLAIN, 0, 5),
        at("soldier", 1, 9),
        at(guardian, 1, 9, 20),
        dice=(("accuracy", 11), ("human_guardian", 4)),
    )
    lost.do("attack", "fire 0 0 soldier")
    assert lost.figure(1).status == "destroyed"


@pytest.mark.rule("TW-FAE-16", "TW-RUL-36", "TW-RUL-37")
def test_the_null_ray_does_damage_or_gives_a_marker() -> None:
    bench = Bench(
        at("starscream", 1, 5), at(TARGET, 0, 12), dice=(("accuracy", 10),), state={"mover": 1}
    )
    bench.do("attack", "fire 1 0 target")
    assert bench.offers == ["deal_damage", "give_marker"]
    bench.do("give_marker")
    assert bench.figure(1).damage == [0, 0]
    assert (bench.figure(1).activation, bench.figure(1).stuns) == (1, 1)


@pytest.mark.rule("TW-FAE-17", "TW-RUL-48", "TW-FAE-20", "TW-RUL-47")
def test_an_oil_slide_goes_straight_on_and_rams_recklessly() -> None:
    slider = Made("slider", abilities=("oil_slide",))
    bench = Bench(
        at(slider, 0, 5), at(TARGET, 1, 15), dice=(("ram", 5), ("critical", 1), ("critical", 1))
    )
    bench.do("move", "move_along [[10000,15000]]")
    assert bench.why_not("slide_along [[10000,21001]]") == "TW-FAE-17"
    bench.do("slide_along [[13500,15000]]")
    assert bench.told(Rammed) == [Rammed(0, 1, 5, 5, 2)]
    assert (bench.figure(0).damage, bench.figure(1).damage) == ([5, 0], [2, 0])


@pytest.mark.rule("TW-FAE-21", "TW-FAE-22", "TW-FAQ-09", "TW-RUL-47", "TW-RUL-22", "TW-RUL-06")
def test_ramming_needs_contact_and_shares_one_die() -> None:
    for ability, own, dealt in (("ram_normal", 3, 3), ("ram_superior", 1, 3)):
        rammer = Made("rammer", abilities=(ability,))
        bench = Bench(
            at(rammer, 0, 5), at(FLIER, 1, 11), dice=(("ram", 3), ("critical", 1), ("critical", 1))
        )
        bench.do("move", "move_along [[9450,15000]]")
        assert bench.told(Rammed) == [Rammed(0, 1, 3, own, dealt)]
    superior = Made("rammer", abilities=("ram_superior",))
    short = Bench(at(superior, 0, 5), at(FLIER, 1, 11)).do("move", "move_along [[9449,15000]]")
    assert short.told(Rammed) == []
    twitch = Bench(at(superior, 0, 9.5), at(TARGET, 1, 11)).do("move", "move_along [[9480,15000]]")
    assert twitch.told(Rammed) == []


@pytest.mark.rule("TW-FAE-23", "TW-RUL-76", "TW-SPZ-03", "TW-RUL-26")
def test_a_giant_slayer_triples_and_oil_doubles_together_six_times() -> None:
    slayer = Made("slayer", abilities=("giant_slayer",))
    giant = Made("giant", size="gigantic", structure=60)
    bench = Bench(
        at(slayer, 0, 5), at(giant, 1, 14, oiled=True), dice=(("accuracy", 11), ("critical", 1))
    )
    bench.do("attack", "fire 0 0 giant")
    assert bench.figure(1).damage == [18, 0]
    assert bench.figure(1).oiled is False


@pytest.mark.rule("TW-FAE-24", "TW-RUL-41", "TW-RUL-07")
def test_a_shovel_stops_damage_from_its_direction_only() -> None:
    digger = Made("digger", abilities=("shovel_shield front",))
    front = Bench(at(PLAIN, 0, 5), at(digger, 1, 9, facing=1800), dice=(("accuracy", 11),))
    front.do("attack", "fire 0 0 digger")
    assert front.told(Shielded) == [Shielded(1, "shovel_shield", 0)]
    rear = Bench(
        at(PLAIN, 0, 5), at(digger, 1, 9, facing=0), dice=(("accuracy", 11), ("critical", 1))
    )
    rear.do("attack", "fire 0 0 digger")
    assert rear.figure(1).damage == [3, 0]
    between = Bench(at(PLAIN, 0, 6, 12), at(digger, 1, 9, facing=1800), dice=(("accuracy", 11),))
    between.do("attack", "fire 0 0 digger")
    assert between.told(Shielded) == [Shielded(1, "shovel_shield", 0)], "front and side at once"
    umbrella = Made("umbrella", abilities=("shovel_shield above",))
    above = Bench(at(FLIER, 0, 5), at(umbrella, 1, 9), dice=(("accuracy", 11),))
    above.do("attack", "fire 0 0 umbrella")
    assert above.figure(1).damage == [0, 0]


@pytest.mark.rule("TW-RUL-07")
def test_only_a_figure_with_a_shovel_is_asked_where_it_faces() -> None:
    digger = Made("digger", abilities=("shovel_shield front",))
    bench = Bench(at(digger, 0, 5), at(TARGET, 1, 25)).do("move", "move_along [[7000,15000]]")
    assert bench.asked == (0, "face")
    bench.do("face 450", "pass")
    assert bench.figure(0).facing == 450
    assert bench.asked == (0, "face")
    bench.do("face 900")
    assert bench.figure(0).facing == 900


@pytest.mark.rule("TW-FAE-27", "TW-RUL-44")
def test_a_lock_helps_allies_of_the_scout_once_each() -> None:
    bench = Bench(
        at(PLAIN, 0, 5),
        at(TARGET, 1, 9, locks=[2, 2]),
        at(PLAIN, 0, 2),
        dice=(("accuracy", 8), ("critical", 1)),
    )
    bench.do("attack", "fire 0 0 target")
    assert bench.last(Fired).need.total == 7
    assert bench.figure(1).damage == [4, 0]
    assert bench.figure(1).locks == [2]
    own = Bench(at(PLAIN, 0, 5), at(TARGET, 1, 9, locks=[0]), dice=(("accuracy", 8),))
    own.do("attack", "fire 0 0 target")
    assert own.last(Fired).need.total == 10
    assert own.figure(1).locks == [0]


@pytest.mark.rule("TW-RUL-44")
def test_a_lock_may_be_agreed_to_need_sight() -> None:
    scout = Made("scout", abilities=("scout",))
    house = (obstacle("small_building", 15, 15),)
    assert Bench(at(scout, 0, 10), at(TARGET, 1, 20), obstacles=house).do("pass").asked == (
        0,
        "after_activation",
    )
    blind = Bench(
        at(scout, 0, 10), at(TARGET, 1, 20), obstacles=house, scout_lock_needs_los=True
    ).do("pass")
    assert blind.asked == (1, "activate")


@pytest.mark.rule("TW-FAE-29", "TW-RUL-48")
def test_a_stomper_hurts_every_enemy_it_passes_without_checks() -> None:
    stomper = Made("stomper", abilities=("stomp",))
    bench = Bench(at(stomper, 0, 5), at(TARGET, 1, 8, 17.5), at(PLAIN, 1, 8, 12.4))
    bench.do("move", "move_along [[11000,15000]]")
    assert (bench.figure(1).damage, bench.figure(2).damage) == ([1, 0], [0, 0])
    assert bench.told(CriticalChecked) == []


@pytest.mark.rule("TW-FAE-30", "TW-FAE-27", "TW-RUL-42")
def test_camouflage_hides_beyond_five_inches_and_never_draws_area_fire() -> None:
    hidden = Made("hidden", abilities=("camouflage",))
    near = Bench(at(PLAIN, 0, 5), at(hidden, 1, 11.5))
    assert near.why_not("attack") == ""
    assert Bench(at(PLAIN, 0, 5), at(hidden, 1, 11.6)).why_not("attack") == "TW-RUL-19"
    scout = Made("scout", abilities=("scout",))
    assert Bench(at(PLAIN, 0, 5), at(hidden, 1, 12), at(scout, 0, 2)).why_not("attack") == ""
    mortar = gun('"mortar"')
    close = (at(mortar, 0, 5), at(hidden, 1, 9))
    assert Bench(*close).why_not("attack") == "TW-RUL-19"
    assert Bench(*close, camouflage_never_area_target=False).why_not("attack") == ""


@pytest.mark.rule("TW-FAE-31")
def test_a_top_gun_fires_its_mg_twice_at_fliers() -> None:
    line = '{ system = "machine_gun", range = 10, accuracy = "100%", damage = 1 }'
    ace = Made("ace", abilities=("top_gun",), weapons=(line,))
    bench = Bench(at(ace, 0, 5), at(FLIER, 1, 9), dice=(("critical", 1), ("critical", 1)))
    bench.do("attack", "fire 0 0 flier")
    assert bench.figure(1).damage == [2, 0]


@pytest.mark.rule("TW-FAE-32", "TW-RUL-53")
def test_a_transport_places_a_friend_that_stood_alongside() -> None:
    bus = Made("bus", abilities=("transport",))
    bench = Bench(at(bus, 0, 5), at(PLAIN, 0, 7), at(TARGET, 1, 25)).do(
        "move", "move_along [[5000,20000]]"
    )
    assert bench.offers == ["take_along plain", "decline"]
    bench.do("take_along plain")
    assert bench.why_not("place_at 5000 23000") == "TW-FAE-32"
    bench.do("place_at 5000 22000")
    assert (bench.figure(1).x, bench.figure(1).y) == (5000, 22000)


@pytest.mark.rule("TW-RUL-88")
def test_a_weapon_lost_between_strikes_strikes_no_more() -> None:
    traits = '["strikes 2", "new_target"]'
    line = f'{{ system = "gun", range = 10, accuracy = "100%", damage = 1, traits = {traits} }}'
    slots = ("weapon gun",) * 6
    triple = Made("triple", weapons=(line,), slots=slots, abilities=("flying",))
    avenger = Made("avenger", abilities=("till_all_are_one",))
    bench = Bench(
        at(triple, 0, 5),
        at(Made("weak", structure=1), 1, 9),
        at(avenger, 1, 9, 18),
        dice=(("accuracy", 11), ("critical", 20), ("critical_table", 1)),
    )
    bench.do("attack", "fire 0 0 weak", "rise_up avenger", "attack", "fire 0 0 triple")
    assert bench.figure(0).broken == [1, 0]
    assert bench.asked == (0, "act")
    assert bench.told(Destroyed) == [Destroyed(1, "weapon", 0)]


@pytest.mark.rule("TW-RUL-30", "TW-RUL-69", "TW-FAQ-06")
def test_growl_does_more_when_somebody_else_lets_him_attack() -> None:
    pack = Made("pack", abilities=("pack",), weapons=(GUN,))
    leader = Made("lead", abilities=("leader",))
    bench = Bench(
        at(leader, 0, 3),
        at(pack, 0, 6, aim=1),
        at(TARGET, 1, 12),
        dice=(("accuracy", 8), ("critical", 1)),
    )
    bench.do("pass", "lead pack", "attack", "fire 0 0 target", "keep_roll", "keep_roll")
    assert bench.figure(2).damage == [4, 0]
    assert bench.figure(1).aim == 0
    own = Bench(at(pack, 0, 6), at(TARGET, 1, 12), dice=(("accuracy", 11), ("critical", 1)))
    own.do("attack", "fire 0 0 target")
    assert own.figure(1).damage == [3, 0]
