"""Weapon traits: where a weapon may be used, and what it does besides hitting."""

from __future__ import annotations

import pytest

from rollout.games.tabletop_warfare.attack_events import (
    CriticalChecked,
    Damaged,
    Repaired,
    StrikeRolled,
)
from tests.games.tabletop_warfare.bench import (
    FLIER,
    PLAIN,
    TARGET,
    Bench,
    Made,
    at,
    gun,
)


@pytest.mark.rule("TW-BES-01", "TW-BES-05", "TW-CAT-01")
def test_ground_and_air_weapons_choose_their_targets() -> None:
    ground = Bench(at(gun('"ground_targets"'), 0, 5), at(FLIER, 1, 9), at(TARGET, 1, 9, 18)).do(
        "attack"
    )
    assert ground.why_not("fire 0 0 flier") == "TW-BES-01"
    assert ground.why_not("fire 0 0 target") == ""
    air = Bench(at(gun('"air_targets"'), 0, 5), at(FLIER, 1, 9), at(TARGET, 1, 9, 18)).do("attack")
    assert air.why_not("fire 0 0 flier") == ""
    assert air.why_not("fire 0 0 target") == "TW-BES-05"


@pytest.mark.rule("TW-BES-02", "TW-RUL-32", "TW-RUL-31", "TW-RUL-74", "TW-FAQ-12")
def test_bombs_hit_everybody_below_friend_and_foe_but_no_flier() -> None:
    line = '{ system = "bombs", range = 3, accuracy = "100%", damage = 2, traits = ["bombs"] }'
    bomber = Made("bomber", abilities=("flying",), weapons=(line,))
    pieces = (at(bomber, 0, 10), at(PLAIN, 0, 12), at(TARGET, 1, 14), at(FLIER, 1, 10, 18))
    bench = Bench(*pieces, dice=(("critical", 1), ("critical", 1))).do("attack")
    assert bench.why_not("fire 0 0 target") == "TW-BES-02"
    bench.do("fire 0 0")
    assert [(event.figure, event.amount) for event in bench.told(Damaged)] == [(1, 2), (2, 2)]
    alone = Bench(at(bomber, 0, 10), at(FLIER, 1, 12))
    assert alone.why_not("attack") == "TW-RUL-19"
    quiet = Bench(*pieces, area_criticals="target_only").do("attack", "fire 0 0")
    assert quiet.told(CriticalChecked) == []


@pytest.mark.rule("TW-RUL-32")
def test_a_bomber_that_does_not_fly_any_more_hits_itself_unless_agreed() -> None:
    line = '{ system = "bombs", range = 3, accuracy = "100%", damage = 2, traits = ["bombs"] }'
    slots = ("wing", "wing", "internal", "transform", "transform", "ammunition")
    bomber = Made("bomber", abilities=("flying",), weapons=(line,), slots=slots)
    pieces = (at(bomber, 0, 10, criticals=[1, 0]), at(TARGET, 1, 12))
    bench = Bench(*pieces, dice=(("critical", 1), ("critical", 1))).do("attack", "fire 0 0")
    assert [event.figure for event in bench.told(Damaged)] == [0, 1]
    safe = Bench(*pieces, dice=(("critical", 1),), bomber_immune=True).do("attack", "fire 0 0")
    assert [event.figure for event in safe.told(Damaged)] == [1]


@pytest.mark.rule("TW-BES-03", "TW-RUL-34", "TW-FAE-08")
def test_several_strikes_do_not_add_up_and_end_with_the_target() -> None:
    line = '{ system = "gun", range = 10, accuracy = "100%", damage = 1, traits = ["strikes 3"] }'
    triple = Made("triple", abilities=("double_attack",), weapons=(line,))
    bench = Bench(at(triple, 0, 5), at(TARGET, 1, 9), dice=(("critical", 1),) * 3)
    bench.do("attack", "fire 0 0 target")
    assert [event.amount for event in bench.told(Damaged)] == [1, 1, 1]
    short = Bench(at(triple, 0, 5), at(TARGET, 1, 9, damage=[19, 0]), at(TARGET, 1, 29))
    short.do("attack", "fire 0 0 target")
    assert len(short.told(StrikeRolled)) == 1


@pytest.mark.rule("TW-BES-04", "TW-RUL-35")
def test_a_weapon_that_repairs_may_be_aimed_at_friends_that_are_hurt() -> None:
    bench = Bench(
        at(gun('"can_repair"'), 0, 5),
        at(PLAIN, 0, 9, damage=[2, 0]),
        at(TARGET, 1, 28),
        dice=(("accuracy", 11),),
    )
    bench.do("attack", "fire 0 0 plain")
    assert bench.figure(1).damage == [0, 0]
    assert bench.told(Repaired) == [Repaired(1, 0, 2, 0, "weapon", 0)]
    sound = Bench(at(gun('"can_repair"'), 0, 5), at(PLAIN, 0, 9), at(TARGET, 1, 12)).do("attack")
    assert sound.why_not("fire 0 0 plain") == "TW-RUL-35"
    assert (
        Bench(at(PLAIN, 0, 5), at(PLAIN, 0, 9), at(TARGET, 1, 12))
        .do("attack")
        .why_not("fire 0 0 plain-2")
        == "TW-BES-04"
    )


@pytest.mark.rule("TW-BES-06", "TW-RUL-33", "TW-RUL-31")
def test_a_mortar_does_three_two_and_one_in_its_bands() -> None:
    bench = Bench(
        at(gun('"mortar"', "9"), 0, 5),
        at(TARGET, 1, 12),
        at(PLAIN, 0, 12, 18),
        at(TARGET, 1, 12, 10.5),
        at(FLIER, 1, 14, 15),
        dice=(("accuracy", 11), ("critical", 1), ("critical", 1), ("critical", 1)),
    )
    bench.do("attack", "fire 0 0 target")
    assert [(event.figure, event.amount) for event in bench.told(Damaged)] == [
        (1, 3),
        (2, 2),
        (3, 1),
    ]


@pytest.mark.rule("TW-BES-07", "TW-FAE-19", "TW-RUL-60")
def test_armour_takes_two_off_and_one_always_gets_through_but_not_from_piercing() -> None:
    tank = Made("tank", abilities=("armour",))
    for kind, damage in ((gun("", "5"), 3), (gun("", "2"), 1), (gun('"armour_piercing"', "5"), 5)):
        bench = Bench(at(kind, 0, 5), at(tank, 1, 9), dice=(("accuracy", 11), ("critical", 1)))
        bench.do("attack", "fire 0 0 tank")
        assert bench.figure(1).damage == [damage, 0]
