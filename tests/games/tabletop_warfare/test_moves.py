"""Moving, ramming, sliding, towing: bounds and what is told (TW-MOV, TW-FAE, TW-SPZ)."""

from __future__ import annotations

import pytest

from rollout.games.tabletop_warfare.attack_events import (
    CriticalChecked,
    Damaged,
    Destroyed,
    PreyChosen,
    Repaired,
)
from rollout.games.tabletop_warfare.events import (
    ActionLost,
    Faced,
    Held,
    MarkerPlaced,
    MarkerRemoved,
    Moved,
    Placed,
    Rammed,
    SpecialUsed,
    Stomped,
    TeleportRolled,
    Transformed,
)
from tests.games.tabletop_warfare.bench import FLIER, GUN, PLAIN, TARGET, Bench, Made, at

FAR = at(TARGET, 1, 28, 28)
HIT = ("accuracy", 11)
NO_CRITICAL = ("critical", 1)
TERROR = Made("terror", abilities=("terrifying_presence",))


@pytest.mark.rule("TW-FAE-20", "TW-FAE-21", "TW-FAE-22", "TW-RUL-47", "TW-CRT-01")
@pytest.mark.parametrize(
    ("ram", "roll", "own", "dealt", "rule"),
    [
        ("ram_reckless", 5, 5, 2, "TW-FAE-20"),
        ("ram_normal", 5, 5, 5, "TW-FAE-21"),
        ("ram_superior", 5, 2, 5, "TW-FAE-22"),
        ("ram_reckless", 1, 1, 0, "TW-FAE-20"),
        ("ram_superior", 1, 0, 1, "TW-FAE-22"),
    ],
)
def test_each_share_of_a_ram_is_told_with_its_rule_and_checked_if_it_hurts(
    ram: str, roll: int, own: int, dealt: int, rule: str
) -> None:
    rammer = Made("rammer", abilities=(ram,))
    checks = (dealt > 0) + (own > 0)
    bench = Bench(
        at(rammer, 0, 5), at(TARGET, 1, 9), FAR, dice=(("ram", roll), *[NO_CRITICAL] * checks)
    ).do("move", "move_along [[7500,15000]]")
    assert bench.told(Rammed) == [Rammed(0, 1, roll, own, dealt)]
    told = [(each.figure, each.amount, each.cause, each.by) for each in bench.told(Damaged)]
    assert told == [(1, dealt, "ram", 0)] * (dealt > 0) + [(0, own, "ram", 0)] * (own > 0)
    assert {each.reasons.terms[0].rule for each in bench.told(Damaged)} == {rule}
    assert {each.reasons.terms[0].label for each in bench.told(Damaged)} == {"ram"}
    assert [each.figure for each in bench.told(CriticalChecked)] == [1] * (dealt > 0) + [0] * (
        own > 0
    )


@pytest.mark.rule("TW-RUL-39", "TW-FAE-12", "TW-RUL-47", "TW-RUL-48")
def test_a_hunter_finds_prey_by_ramming_and_stomping_if_it_has_none() -> None:
    for abilities, dice in (
        (("hunter", "ram_normal"), (("ram", 2), NO_CRITICAL, NO_CRITICAL)),
        (("hunter", "stomp"), ()),
    ):
        hunter = Made("hunter", abilities=abilities)
        bench = Bench(at(hunter, 0, 5), at(TARGET, 1, 9), FAR, dice=dice)
        assert bench.do("move", "move_along [[7500,15000]]").told(PreyChosen) == [PreyChosen(0, 1)]
        busy = Bench(at(hunter, 0, 5, prey=2), at(TARGET, 1, 9), FAR, dice=dice)
        assert busy.do("move", "move_along [[7500,15000]]").figure(0).prey == 2
        plain = Made("hunter", abilities=abilities[1:])
        idle = Bench(at(plain, 0, 5), at(TARGET, 1, 9), FAR, dice=dice)
        assert idle.do("move", "move_along [[7500,15000]]").figure(0).prey == -1


@pytest.mark.rule("TW-FAE-29", "TW-RUL-48", "TW-RUL-39")
def test_a_stomp_tells_whom_it_passed_and_does_one_to_each() -> None:
    stomper = Made("stomper", abilities=("stomp", "hunter"))
    bench = Bench(at(stomper, 0, 5), at(TARGET, 1, 8, 17), at(PLAIN, 1, 8, 13), at(PLAIN, 0, 9, 17))
    bench.do("move", "move_along [[10000,15000]]")
    assert bench.told(Stomped) == [Stomped(0, (1, 2))]
    assert [(each.figure, each.amount, each.cause) for each in bench.told(Damaged)] == [
        (1, 1, "stomp"),
        (2, 1, "stomp"),
    ]
    assert bench.last(Damaged).reasons.terms[0].rule == "TW-FAE-29"
    assert (bench.asked, bench.offers) == ((0, "prey"), ["choose_prey target", "choose_prey plain"])
    alone = Bench(at(stomper, 0, 5), FAR).do("move", "move_along [[10000,15000]]")
    assert alone.told(Stomped) == []


@pytest.mark.rule("TW-RUL-47", "TW-RUL-75")
def test_a_human_does_not_ram() -> None:
    human = Made("human_rammer", abilities=("ram_normal",), kinds=("human",), size="human")
    bench = Bench(at(human, 0, 5), at(TARGET, 1, 8), FAR)
    bench.do("move", "move_along [[7000,15000]]")
    assert bench.told(Rammed) == []


@pytest.mark.rule("TW-FAE-10", "TW-RUL-49", "TW-FAE-17")
def test_terror_is_faced_once_a_move_and_a_slide_faces_only_who_is_new() -> None:
    slider = Made("slider", abilities=("oil_slide",))
    pieces = (at(slider, 0, 5), at(TERROR, 1, 13), at(TERROR, 1, 10, 25))
    bench = Bench(*pieces, dice=(("terror", 3), ("terror", 2)))
    bench.do("move", "move_along [[10000,15000]]")
    assert bench.told(Held) == [Held(0, "terrifying_presence", 3)]
    bench.do("slide_along [[10000,21000]]")
    assert bench.told(ActionLost) == [ActionLost(0, "terrifying_presence", 2)]
    assert (bench.figure(0).x, bench.figure(0).y) == (10_000, 15_000)
    calm = Bench(*pieces, dice=(("terror", 3),)).do("move", "move_along [[10000,15000]]")
    calm.do("slide_along [[10000,12000]]")
    assert (calm.figure(0).x, calm.figure(0).y) == (10_000, 12_000)
    assert calm.last(Moved) == Moved(0, ((10_000, 15_000), (10_000, 12_000)), 3_000, "oil_slide")


@pytest.mark.rule("TW-FAE-17", "TW-RUL-48")
def test_a_slide_is_one_straight_leg_and_may_be_declined() -> None:
    slider = Made("slider", abilities=("oil_slide",))
    bench = Bench(at(slider, 0, 5), FAR).do("move", "move_along [[10000,15000]]")
    assert bench.asked == (0, "slide")
    assert bench.why_not("slide_along [[10000,21000]]") == ""
    assert bench.why_not("slide_along [[10000,18000],[12000,18000]]") != ""
    assert bench.why_not("slide_along [[10000,15000]]") == "TW-RUL-22"
    assert bench.do("decline").asked == (0, "act")


@pytest.mark.rule("TW-RUL-22", "TW-MOV-02")
def test_a_path_may_come_back_to_where_it_began() -> None:
    bench = Bench(at(PLAIN, 0, 5), FAR).do("move")
    assert bench.why_not("move_along [[5000,15000],[5000,15000]]") == "TW-RUL-22"
    assert bench.why_not("move_along [[7000,15000],[5000,15000]]") == ""


@pytest.mark.rule("TW-SPZ-01", "TW-RUL-53")
def test_a_hook_is_told_moves_on_and_goes() -> None:
    tower = Made("tower", specials=("tow 3",))
    bench = Bench(
        at(tower, 0, 5),
        at(PLAIN, 0, 8, form=1),
        at(TARGET, 1, 5, 18, form=1),
        FAR,
        actions=3,
    ).do("tow plain")
    assert bench.told(SpecialUsed) == [SpecialUsed(0, "tow", 1)]
    assert bench.told(MarkerPlaced) == [MarkerPlaced(1, "hook", 1, 0)]
    bench.match.state.acting.taken.clear()
    bench.do("tow target")
    assert bench.told(MarkerRemoved) == [MarkerRemoved(1, "hook", 0)]
    assert [bench.figure(number).hook for number in (1, 2)] == [-1, 0]
    again = Bench(at(tower, 0, 5), at(PLAIN, 0, 8, form=1, hook=0), FAR)
    assert again.why_not("tow plain") == "TW-SPZ-01"


@pytest.mark.rule("TW-SPZ-01")
def test_a_friend_drives_off_the_hook_of_the_first_figure() -> None:
    tower = Made("tower", specials=("tow 3",))
    bench = Bench(at(tower, 0, 5), at(PLAIN, 0, 8, form=1, hook=0), FAR, acting=False)
    bench.do("activate plain", "move", "move_along [[8000,16000]]")
    assert bench.figure(1).hook == -1
    enemy = Bench(
        at(tower, 0, 5), at(TARGET, 1, 8, form=1, hook=0), acting=False, state={"mover": 1}
    )
    assert enemy.do("activate target").why_not("move") == "TW-SPZ-01"


@pytest.mark.rule("TW-RUL-53")
@pytest.mark.parametrize(
    ("x", "line", "held"),
    [(9.5, "aim", True), (9.501, "aim", False), (6.5, "aim", True), (6.5, "transform 1", False)],
)
def test_a_hook_falls_off_too_far_away_or_without_a_towing_form(
    x: float, line: str, held: bool
) -> None:
    tower = Made("tower", specials=("tow 3",), vehicle_specials=())
    bench = Bench(at(tower, 0, 5), at(TARGET, 1, x, form=1, hook=0), FAR).do(line)
    assert (bench.figure(1).hook == 0) is held


@pytest.mark.rule("TW-SPZ-01", "TW-RUL-53", "TW-SPZ-08", "TW-FAE-17")
def test_every_movement_of_a_tower_drags_its_vehicle_along() -> None:
    tower = Made("tower", abilities=("oil_slide",), specials=("tow 3", "jump_jets"))
    pieces = (at(tower, 0, 5), at(TARGET, 1, 8, form=1, hook=0), at(TARGET, 1, 28, form=1))
    jump = Bench(*pieces).do("jump_jets", "move_along [[5000,20000]]")
    assert jump.asked == (0, "place")
    jump.do("place_at 5000 22000")
    assert jump.last(Placed) == Placed(1, 5_000, 22_000, "tow")
    slide = Bench(*pieces).do("move", "move_along [[5000,16000]]", "place_at 5000 18000")
    slide.do("slide_along [[5000,11000]]")
    assert slide.asked == (0, "place")
    slide.do("place_at 5000 13000")
    assert [(each.x, each.y) for each in slide.told(Placed)] == [(5_000, 18_000), (5_000, 13_000)]


@pytest.mark.rule("TW-RUL-07", "TW-SPZ-09", "TW-FAE-32", "TW-SPZ-01")
def test_whoever_places_a_figure_with_a_shield_sets_its_facing() -> None:
    digger = Made("digger", abilities=("shovel_shield front",))
    umbrella = Made("umbrella", abilities=("shovel_shield above",))
    porter = Made("porter", specials=("teleport",))
    for roll, seat in ((5, 0), (2, 1)):
        bench = Bench(at(porter, 0, 5), at(digger, 1, 9), FAR, dice=(("teleport", roll),))
        bench.do("teleport digger", "place_at 15000 15000")
        assert bench.told(TeleportRolled) == [TeleportRolled(0, 1, roll)]
        assert bench.asked == (seat, "face")
        assert bench.do("face 300").told(Faced) == [Faced(1, 300)]
    above = Bench(at(porter, 0, 5), at(umbrella, 1, 9), FAR, dice=(("teleport", 5),))
    assert above.do("teleport umbrella", "place_at 15000 15000").asked == (0, "act")
    changed = Bench(at(digger, 0, 5), FAR).do("transform 1")
    assert changed.told(Transformed) == [Transformed(0, 1)]
    assert changed.asked == (0, "face")
    jumper = Made("jumper", abilities=("shovel_shield left",), specials=("jump_jets",))
    assert Bench(at(jumper, 0, 5), FAR).do("jump_jets", "move_along [[6000,15000]]").asked == (
        0,
        "face",
    )


@pytest.mark.rule("TW-SPZ-09", "TW-RUL-76", "TW-RUL-54")
def test_a_teleport_takes_giants_where_agreed_and_fails_on_three_and_four() -> None:
    porter = Made("porter", specials=("teleport",))
    giant = at(Made("giant", size="gigantic"), 1, 10)
    assert Bench(at(porter, 0, 5), giant).why_not("teleport giant") == "TW-RUL-76"
    assert Bench(at(porter, 0, 5), giant, giants_immovable=False).why_not("teleport giant") == ""
    for roll in (3, 4):
        bench = Bench(at(porter, 0, 5), at(TARGET, 1, 9), FAR, dice=(("teleport", roll),))
        bench.do("teleport target")
        assert bench.told(Placed) == []
        assert bench.told(TeleportRolled) == [TeleportRolled(0, 1, roll)]


@pytest.mark.rule("TW-WIN-03", "TW-MOV-01")
def test_a_bearer_that_is_slower_than_four_inches_stays_as_slow() -> None:
    for speed, bound in ((3, 8_000), (9, 9_000)):
        slow = Made("slow", speed=speed)
        bench = Bench(at(slow, 0, 5), FAR, scenario="retrieve_the_allspark")
        bench.match.state.mission.bearer = 0
        bench.do("move")
        assert bench.why_not(f"move_along [[{bound},15000]]") == ""
        assert bench.why_not(f"move_along [[{bound + 1},15000]]") == "TW-MOV-01"


@pytest.mark.rule("TW-RUL-68", "TW-FAQ-04", "TW-RUL-67", "TW-SPZ-07", "TW-SPZ-04")
def test_every_repair_tells_what_it_was_and_by_whom() -> None:
    solar = Made("solar", specials=("solar_collectors",))
    sun = Bench(at(solar, 0, 5, damage=[3, 0]), FAR).do("collect_sun repair")
    assert sun.told(Repaired) == [Repaired(0, 0, 2, 1, "solar_collectors", 0)]
    medic = Made("medic", specials=("repair_robot 3", "repair_vehicle 2"))
    other = Bench(at(medic, 0, 5), at(PLAIN, 0, 6.5, form=1, damage=[0, 5]), FAR)
    other.do("repair repair_vehicle plain")
    assert other.told(Repaired) == [Repaired(1, 1, 2, 3, "repair_vehicle", 0)]
    assert other.told(SpecialUsed) == [SpecialUsed(0, "repair_vehicle", 1)]
    brawn = Bench(at("brawn", 0, 5, damage=[4, 7]), FAR).do("transform 1", "use_tough_nut")
    assert brawn.told(Repaired) == [Repaired(0, 1, 5, 2, "tough_nut", 0)]
    drop = Bench(
        at("dropshot", 1, 5, damage=[2, 4]),
        at(TARGET, 0, 12),
        state={"mover": 1},
        dice=(("accuracy", 20), NO_CRITICAL),
    ).do("attack", "fire 1 0 target")
    assert drop.told(Repaired) == [Repaired(0, 1, 1, 3, "field_workshop", 0)]


@pytest.mark.rule("TW-RUL-68")
def test_another_weapon_of_dropshot_mends_nothing() -> None:
    pieces = (at("dropshot", 1, 5, damage=[2, 4]), at(TARGET, 0, 7))
    for system, mended in ((0, 0), (1, 1)):
        bench = Bench(*pieces, state={"mover": 1}, dice=(("accuracy", 20), NO_CRITICAL))
        bench.do("attack", f"fire {system} 0 target")
        assert len(bench.told(Repaired)) == mended


@pytest.mark.rule("TW-SPZ-08", "TW-RUL-91")
def test_a_jump_without_a_fist_or_without_anybody_in_reach_is_only_a_move() -> None:
    plain = Made("jumper", specials=("jump_jets",))
    bench = Bench(at(plain, 0, 5), at(TARGET, 1, 12)).do("jump_jets", "move_along [[10500,15000]]")
    assert bench.asked == (0, "act")
    assert bench.why_not("attack") == ""
    fist = '{ system = "fist", range = 1, accuracy = 5, damage = 2 }'
    boxer = Made("boxer", specials=("jump_jets",), weapons=(GUN, fist))
    far = Bench(at(boxer, 0, 5), at(TARGET, 1, 14)).do("jump_jets", "move_along [[10500,15000]]")
    assert far.asked == (0, "act")
    broken = Bench(at(boxer, 0, 5, broken=[2, 0]), at(TARGET, 1, 12))
    assert broken.do("jump_jets", "move_along [[10500,15000]]").asked == (0, "act")
    near = Bench(at(boxer, 0, 5), at(TARGET, 1, 12)).do("jump_jets", "move_along [[10500,15000]]")
    assert near.offers == ["fire 1 0 target", "cease_fire"]
    near.do("cease_fire")
    assert near.why_not("move") == ""
    assert near.told(Moved) == [Moved(0, ((5_000, 15_000), (10_500, 15_000)), 5_500, "jump_jets")]


@pytest.mark.rule("TW-RUL-48", "TW-RUL-51")
def test_who_is_destroyed_by_a_revenge_for_its_stomp_rams_nobody() -> None:
    brute = Made("brute", abilities=("stomp", "ram_normal", "oil_slide"))
    avenger = Made("avenger", abilities=("till_all_are_one",))
    bench = Bench(
        at(brute, 0, 5, damage=[17, 0]),
        at(TARGET, 1, 9, damage=[19, 0]),
        at(avenger, 1, 7.5, 16.5),
        at(PLAIN, 0, 2, 2),
        dice=(HIT,),
    ).do("move", "move_along [[7500,15000]]", "rise_up avenger", "attack", "fire 0 0 brute")
    assert [each.figure for each in bench.told(Destroyed)] == [1, 0]
    assert bench.told(Rammed) == []
    assert bench.asked == (1, "activate")


@pytest.mark.rule("TW-FAE-32", "TW-RUL-53", "TW-RUL-76", "TW-WIN-03")
def test_whom_a_transport_takes_along() -> None:
    bus = Made("bus", abilities=("transport",))
    giant = at(Made("giant", size="gigantic"), 0, 5, 19)
    start = ("move", "move_along [[9000,15000]]")
    assert Bench(at(bus, 0, 5), giant, FAR).do(*start).asked == (0, "act")
    agreed = Bench(at(bus, 0, 5), giant, FAR, giants_immovable=False).do(*start)
    assert agreed.offers == ["take_along giant", "decline"]
    cube = Bench(at(bus, 0, 5), at(PLAIN, 0, 5, 17), FAR, scenario="retrieve_the_allspark")
    cube.match.state.mission.bearer = 1
    assert cube.do(*start).asked == (0, "act")
    saver = (at(PLAIN, 0, 5), at("civilian", 0, 5, 16.5), at(PLAIN, 0, 5, 13), FAR)
    assert Bench(*saver).do(*start).asked == (0, "act")
    saves = Bench(*saver, scenario="protect_humans").do(*start)
    assert saves.offers == ["take_along civilian", "decline"]
    soldier = Bench(
        at("soldier", 0, 5), at("civilian", 0, 5, 15.6), FAR, scenario="protect_humans"
    ).do("move", "move_along [[6000,15000]]")
    assert soldier.asked == (0, "act")
    enemy = Bench(at(bus, 0, 5), at(FLIER, 1, 5, 17), FAR).do(*start)
    assert enemy.asked == (0, "act")
