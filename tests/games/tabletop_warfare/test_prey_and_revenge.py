"""Prey, spoils and revenge (TW-FAE-05, TW-FAE-06, TW-FAE-12)."""

from __future__ import annotations

import pytest

from rollout.games.tabletop_warfare.attack_events import (
    Destroyed,
    PreyChosen,
    SpoilsRolled,
)
from tests.games.tabletop_warfare.bench import (
    FLIER,
    GUN,
    PLAIN,
    TARGET,
    Bench,
    Made,
    at,
)

FAR = at(TARGET, 1, 28, 28)
HIT = ("accuracy", 11)
NO_CRITICAL = ("critical", 1)
AVENGER = Made("avenger", abilities=("till_all_are_one",))


def sure(traits: str, damage: str = "1", system: str = "gun", reach: str = "10") -> str:
    return (
        f'{{ system = "{system}", range = {reach}, accuracy = "100%", '
        f"damage = {damage}, traits = [{traits}] }}"
    )


@pytest.mark.rule("TW-RUL-39", "TW-FAE-12", "TW-BES-02", "TW-BES-06")
def test_bombs_and_shells_of_a_hunter_must_catch_its_prey() -> None:
    bomber = Made("bomber", abilities=("flying", "hunter"), weapons=(sure('"bombs"', reach="3"),))
    over = (at(TARGET, 1, 7), at(PLAIN, 1, 25, 25))
    assert Bench(at(bomber, 0, 5, prey=1), *over).why_not("attack") == ""
    away = Bench(at(bomber, 0, 5, prey=2), *over, at(FLIER, 0, 5, 18))
    assert away.why_not("attack") == "TW-RUL-19"
    mortar = Made("mortar", abilities=("hunter",), weapons=(sure('"mortar"'), GUN))
    for y, prey, rule in (
        (19.5, PLAIN, ""),
        (19.501, PLAIN, "TW-FAE-12"),
        (18, FLIER, "TW-FAE-12"),
    ):
        bench = Bench(at(mortar, 0, 5, prey=2), at(TARGET, 1, 12), at(prey, 1, 12, y)).do("attack")
        assert bench.why_not("fire 0 0 target") == rule
        assert bench.why_not("fire 1 0 target") == "TW-FAE-12"
        assert bench.why_not(f"fire 1 0 {prey.code}") == ""


@pytest.mark.rule("TW-RUL-39", "TW-FAE-12")
def test_friends_and_fallen_enemies_are_no_prey_and_the_first_stays_the_prey() -> None:
    mortar = Made("mortar", abilities=("hunter",), weapons=(sure('"mortar"'), GUN))
    bench = Bench(
        at(mortar, 0, 5),
        at(TARGET, 1, 12, damage=[18, 0]),
        at(PLAIN, 0, 12, 17),
        FAR,
        dice=(NO_CRITICAL,),
    ).do("attack", "fire 0 0 target")
    assert (bench.figure(0).prey, bench.told(PreyChosen)) == (-1, [])
    hunter = Made("hunter", abilities=("hunter",), weapons=(sure(""), sure("", "1", "laser")))
    chosen = Bench(at(hunter, 0, 5), at(TARGET, 1, 12), at(PLAIN, 1, 12, 18), dice=(NO_CRITICAL,))
    chosen.do("attack", "fire 0 0 plain")
    assert chosen.told(PreyChosen) == [PreyChosen(0, 2)]
    assert chosen.why_not("fire 1 0 target") == "TW-FAE-12"
    plain = Bench(at(PLAIN, 0, 5), at(TARGET, 1, 12), FAR, dice=(HIT, NO_CRITICAL))
    assert plain.do("attack", "fire 0 0 target").figure(0).prey == -1


@pytest.mark.rule("TW-RUL-39", "TW-FAE-12")
def test_a_granted_blast_that_hurts_only_friends_leaves_the_prey_alone() -> None:
    flare = Made("flare", specials=("signal_flare",))
    mortar = Made("mortar", abilities=("hunter",), weapons=(sure('"mortar"'),))
    bench = Bench(
        at(flare, 0, 2, 2),
        at(mortar, 0, 5, prey=4),
        at(FLIER, 1, 12),
        at(PLAIN, 0, 12, 17),
        FAR,
        dice=(NO_CRITICAL,),
    ).do("signal_flare mortar", "fire 0 0 flier")
    assert bench.figure(3).damage == [2, 0]
    assert (bench.figure(1).prey, bench.told(PreyChosen)) == (4, [])


@pytest.mark.rule("TW-FAE-05", "TW-RUL-52", "TW-RUL-70", "TW-FAQ-07")
def test_nobody_takes_spoils_of_a_friend_or_of_age() -> None:
    raider = Made("raider", abilities=("spoils",))
    old = Made("old", abilities=("worn_out",), structure=1)
    aged = Bench(at(old, 0, 5), at(PLAIN, 0, 9), at(raider, 1, 25, damage=[9, 0]), acting=False)
    aged.do("activate old")
    assert aged.told(Destroyed) == [Destroyed(0, "worn_out", -1)]
    assert aged.told(SpoilsRolled) == []
    mortar = Made("mortar", abilities=("spoils",), weapons=(sure('"mortar"'),))
    own = Bench(
        at(mortar, 0, 5, damage=[9, 0]),
        at(TARGET, 1, 12),
        at(PLAIN, 0, 12, 17, damage=[18, 0]),
        dice=(NO_CRITICAL,),
    ).do("attack", "fire 0 0 target")
    assert own.told(Destroyed) == [Destroyed(2, "mortar", 0)]
    assert own.told(SpoilsRolled) == []


@pytest.mark.rule("TW-RUL-77", "TW-FAE-06", "TW-RUL-51", "TW-RUL-47")
def test_when_both_fall_the_side_whose_turn_it_is_rises_first() -> None:
    rammer = Made("rammer", abilities=("ram_normal",))
    for side, order in ((0, [0, 1]), (1, [1, 0])):
        bench = Bench(
            at(rammer, side, 5, damage=[15, 0]),
            at(TARGET, 1 - side, 9, damage=[15, 0]),
            at(AVENGER, side, 2, 2),
            at(AVENGER, 1 - side, 28, 28),
            dice=(("ram", 5),),
            state={"mover": side},
        ).do("move", "move_along [[7500,15000]]")
        asked = [bench.asked]
        bench.do("decline")
        asked.append(bench.asked)
        assert asked == [(order[0], "till_all_are_one"), (order[1], "till_all_are_one")]


@pytest.mark.rule("TW-RUL-51", "TW-FAE-06", "TW-RUL-12")
def test_each_avenger_rises_once_in_its_owners_order_unless_it_is_stunned() -> None:
    pieces = (
        at(PLAIN, 0, 5),
        at(TARGET, 1, 9, damage=[18, 0]),
        at(AVENGER, 1, 9, 20),
        at(AVENGER, 1, 9, 24, activation=1, stuns=1),
        at(AVENGER, 0, 2, 2),
    )
    bench = Bench(*pieces, dice=(HIT,)).do("attack", "fire 0 0 target")
    assert bench.offers == ["rise_up avenger", "rise_up avenger-2", "decline"]
    bench.do("rise_up avenger-2", "aim")
    assert bench.offers == ["rise_up avenger", "decline"]
    bench.do("rise_up avenger", "decline")
    assert bench.asked == (0, "act")
    stunned = Bench(*pieces, dice=(HIT,), stunned_may_take_free_actions=False)
    stunned.do("attack", "fire 0 0 target")
    assert stunned.offers == ["rise_up avenger", "decline"]
    stunned.do("rise_up avenger", "aim")
    assert stunned.asked == (0, "act")
