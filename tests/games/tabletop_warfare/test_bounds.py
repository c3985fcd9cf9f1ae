"""Every reach of Tabletop Warfare: the bound counts, a thousandth of an inch more does not."""

from __future__ import annotations

from math import cos, pi, sin

import pytest

from rollout.games.tabletop_warfare.attack_events import Damaged, Rerolled
from rollout.games.tabletop_warfare.events import Held, Stomped
from rollout.games.tabletop_warfare.rules.damage import protectors
from rollout.games.tabletop_warfare.rules.figures import camouflaged
from tests.games.tabletop_warfare.bench import Bench, Made, Piece, at, gun

PLAIN = Made("plain")
TARGET = Made("target")
FAR = at(TARGET, 1, 28, 28)
HIT = ("accuracy", 11)
NO_CRITICAL = ("critical", 1)


@pytest.mark.rule("TW-RUL-01", "TW-RUL-03", "TW-SPZ-01", "TW-SPZ-02", "TW-SPZ-03", "TW-SPZ-09")
@pytest.mark.parametrize(
    ("special", "line", "reach", "rule"),
    [
        ("tow 3", "tow target", 3, "TW-SPZ-01"),
        ("tow 5", "tow target", 5, "TW-SPZ-01"),
        ("cement", "cement target", 3, "TW-SPZ-02"),
        ("oil_grip", "oil_grip target", 4, "TW-SPZ-03"),
        ("teleport", "teleport target", 4, "TW-SPZ-09"),
    ],
)
def test_a_special_action_reaches_so_far(special: str, line: str, reach: int, rule: str) -> None:
    user = Made("user", specials=(special,))
    assert Bench(at(user, 0, 5), at(TARGET, 1, 6.5 + reach, form=1)).why_not(line) == ""
    assert Bench(at(user, 0, 5), at(TARGET, 1, 6.501 + reach, form=1)).why_not(line) == rule


@pytest.mark.rule("TW-SPZ-02", "TW-SPZ-03", "TW-SPC-01", "TW-SPZ-01", "TW-RUL-11", "TW-RUL-45")
def test_what_a_special_action_does_not_take_is_refused_by_its_rule() -> None:
    words = ("tow 3", "cement", "oil_grip")
    pieces = (at(Made("user", specials=words), 0, 5), at(PLAIN, 0, 8))
    bench = Bench(*pieces, at(TARGET, 1, 5, 18, activation=2, oiled=True))
    assert bench.why_not("cement plain") == "TW-SPZ-02"
    assert bench.why_not("oil_grip plain") == "TW-SPZ-03"
    assert bench.why_not("cement target") == "TW-RUL-11"
    assert bench.why_not("oil_grip target") == "TW-RUL-45"
    assert bench.why_not("tow target") == "TW-SPZ-01"
    assert bench.why_not("tow user") == "TW-SPZ-01"
    assert bench.why_not("cement 9") == "TW-SPZ-02"
    assert Bench(*pieces, FAR, max_activation_markers="unlimited").why_not("cement target") == (
        "TW-SPZ-02"
    )


@pytest.mark.rule("TW-FAE-15", "TW-RUL-57", "TW-RUL-70")
def test_halves_join_within_an_inch() -> None:
    for x, rule in ((7, ""), (7.001, "TW-FAE-15")):
        pair = Bench(at("roadburner", 0, 5, form=1), at("wheelblaze", 0, x, form=1), FAR)
        assert pair.why_not("combine wheelblaze") == rule
    for x, rule in ((8, ""), (8.001, "TW-RUL-70")):
        pair = Bench(at("jetfire", 0, 5), at("optimus_prime", 0, x), FAR)
        assert pair.why_not("unite optimus_prime") == rule
    robots = Bench(at("roadburner", 0, 5, form=1), at("wheelblaze", 0, 6.5), FAR)
    assert robots.why_not("combine wheelblaze") == "TW-RUL-57"
    car = Bench(at("jetfire", 0, 5), at("optimus_prime", 0, 7.5, form=1), FAR)
    assert car.why_not("unite optimus_prime") == "TW-RUL-70"
    stuck = at("wheelblaze", 0, 6.5, form=1, criticals=[0, 8])
    assert Bench(at("roadburner", 0, 5, form=1), stuck, FAR).why_not("combine wheelblaze") == (
        "TW-KRI-08"
    )


@pytest.mark.rule("TW-FAE-02", "TW-FAE-28", "TW-RUL-50")
def test_a_leader_reaches_eight_inches_and_a_jammer_twelve() -> None:
    leader, jammer = Made("leader", abilities=("leader",)), Made("jammer", abilities=("jammer",))
    for x, led in ((14.5, True), (14.501, False)):
        bench = Bench(at(leader, 0, 5), at(PLAIN, 0, x), FAR).do("pass")
        assert (bench.asked == (0, "after_activation")) is led
    for y, free in ((23.5, False), (23.501, True)):
        bench = Bench(at(leader, 0, 5, 5), at(PLAIN, 0, 10, 10), at(jammer, 1, 10, y)).do("pass")
        assert (bench.asked == (0, "after_activation")) is free


@pytest.mark.rule("TW-FAE-27", "TW-FAE-30")
def test_a_scout_uncovers_within_ten_inches() -> None:
    hidden, scout = Made("hidden", abilities=("camouflage",)), Made("scout", abilities=("scout",))
    for x, covered in ((16.5, False), (16.501, True)):
        bench = Bench(at(hidden, 0, 5), at(scout, 1, x))
        assert camouflaged(bench.state, bench.figure(0)) is covered


@pytest.mark.rule("TW-FAE-04", "TW-FAE-11")
def test_protectors_and_inspiring_friends_reach_as_far_as_they_say() -> None:
    guard = Made("guard", abilities=("protector 4",))
    for x, near in ((10.5, [1]), (10.501, [])):
        bench = Bench(at(PLAIN, 0, 5), at(guard, 0, x), FAR)
        assert [each.id for each in protectors(bench.state, bench.figure(0))] == near
    muse = Made("muse", abilities=("inspiring",))
    for y, told in ((22.5, 1), (22.501, 0)):
        dice = (("accuracy", 2), ("accuracy", 3)) if told else (("accuracy", 2),)
        bench = Bench(at(PLAIN, 0, 5), at(muse, 0, 5, y), at(TARGET, 1, 12), dice=dice)
        bench.do("attack", "fire 0 0 target", *["reroll_inspired"] * told)
        assert len(bench.told(Rerolled)) == told


@pytest.mark.rule("TW-FAE-10", "TW-RUL-49", "TW-FAE-29", "TW-RUL-48")
def test_terror_reaches_four_inches_and_a_stomp_one() -> None:
    terror = Made("terror", abilities=("terrifying_presence",))
    for y, told in ((20.5, 1), (20.501, 0)):
        dice = (("terror", 3),) if told else ()
        bench = Bench(at(PLAIN, 0, 5), at(terror, 1, 8, y), dice=dice)
        bench.do("move", "move_along [[10000,15000]]")
        assert len(bench.told(Held)) == told
    stomper = Made("stomper", abilities=("stomp",))
    for y, told in ((17.5, 1), (17.501, 0)):
        bench = Bench(at(stomper, 0, 5), at(TARGET, 1, 8, y))
        bench.do("move", "move_along [[10000,15000]]")
        assert len(bench.told(Stomped)) == told


@pytest.mark.rule("TW-BES-06", "TW-RUL-33", "TW-RUL-71")
@pytest.mark.parametrize(("y", "amount"), [(18.5, 2), (18.501, 1), (19.5, 1), (19.501, 0)])
def test_a_shell_does_two_within_two_inches_and_one_within_three(y: float, amount: int) -> None:
    dice = (HIT, NO_CRITICAL, NO_CRITICAL) if amount else (HIT, NO_CRITICAL)
    bench = Bench(at(gun('"mortar"'), 0, 5), at(TARGET, 1, 12), at(TARGET, 1, 12, y), dice=dice)
    bench.do("attack", "fire 0 0 target")
    assert [told.amount for told in bench.told(Damaged)] == [3, amount][: 2 if amount else 1]
    emp = Bench(
        at(gun('"emp"'), 0, 5), at(TARGET, 1, 12), at(TARGET, 1, 12, y), dice=(HIT, NO_CRITICAL)
    ).do("attack", "fire 0 0 target")
    assert emp.figure(2).activation == (1 if amount == 2 else 0)


@pytest.mark.rule("TW-FAE-32", "TW-RUL-53")
def test_a_transport_takes_along_who_stood_within_an_inch() -> None:
    bus = Made("bus", abilities=("transport",))
    for y, asked in ((17.5, "transport"), (17.501, "act")):
        bench = Bench(at(bus, 0, 5), at(PLAIN, 0, 5, y), FAR)
        assert bench.do("move", "move_along [[9000,15000]]").asked == (0, asked)


@pytest.mark.rule("TW-RUL-19", "TW-MOV-03")
def test_who_is_hemmed_in_on_all_sides_has_no_move() -> None:
    ring: list[Piece] = [
        at(PLAIN, 0, 15 + 1.501 * cos(k * pi / 3), 15 + 1.501 * sin(k * pi / 3)) for k in range(6)
    ]
    assert Bench(at(PLAIN, 0, 15), *ring, FAR).why_not("move") == "TW-RUL-19"
    for gone in range(6):
        open_ring = [
            each for number, each in enumerate(ring) if number not in (gone, (gone + 1) % 6)
        ]
        assert Bench(at(PLAIN, 0, 15), *open_ring, FAR).why_not("move") == ""


@pytest.mark.rule("TW-RUL-55", "TW-RUL-90", "TW-KRI-09")
@pytest.mark.parametrize(
    ("slots", "marked", "broken", "left"),
    [
        (("all gun", "all gun"), 3, 3, 3),
        (("all gun", "weapon gun"), 1, 3, 0),
        (("all gun", "weapon gun"), 3, 3, 1),
        (("weapon gun", "weapon gun"), 3, 3, 1),
        (("weapon gun", "weapon gun"), 1, 1, 0),
    ],
)
def test_repairing_a_slot_restores_only_what_no_other_slot_took(
    slots: tuple[str, str], marked: int, broken: int, left: int
) -> None:
    card = Made(
        "card",
        specials=("repair_robot 1",),
        weapons=gun("").weapons * 2,
        slots=(*slots, *["head"] * 4),
    )
    bench = Bench(at(card, 0, 5, criticals=[marked, 0], broken=[broken, 0]), FAR)
    bench.do("repair repair_robot card 0")
    assert bench.figure(0).broken[0] == left
    assert bench.figure(0).criticals[0] == marked & ~1


@pytest.mark.rule("TW-SPZ-06", "TW-RUL-43")
def test_a_siren_is_heard_six_inches_away() -> None:
    siren = Made("siren_car", specials=("siren",))
    for y, damage in ((22.5, 2), (22.501, 3)):
        bench = Bench(at(siren, 0, 5), at(PLAIN, 0, 5, y, damage=[3, 0]), FAR).do("siren")
        assert bench.figure(1).damage[0] == damage
    for y, asked in ((22, "reposition"), (22.001, "act")):
        bench = Bench(at(siren, 0, 5), at("civilian", 0, 5, y), FAR).do("siren")
        assert bench.asked == (0, asked)


@pytest.mark.rule("TW-KRI-09", "TW-RUL-90")
def test_of_two_systems_of_one_name_the_one_that_is_left_breaks() -> None:
    twin = Made("twin", weapons=gun("").weapons * 2, slots=("weapon gun",) * 6)
    dice = (HIT, ("critical", 20), ("critical_table", 3))
    bench = Bench(at(PLAIN, 0, 5), at(twin, 1, 12, broken=[1, 0]), dice=dice)
    bench.do("attack", "fire 0 0 twin")
    assert bench.figure(1).broken == [3, 0]
    both = Bench(at(PLAIN, 0, 5), at(twin, 1, 12), dice=dice).do("attack", "fire 0 0 twin")
    assert both.asked == (0, "break_weapon")
    assert both.do("break_weapon 1").figure(1).broken == [2, 0]


@pytest.mark.rule("TW-RUL-22", "TW-RUL-47", "TW-RUL-06")
@pytest.mark.parametrize(
    ("start", "path", "rams"),
    [
        (6.9, "[[7500,15000]]", True),
        (6.9, "[[7450,15000]]", True),
        (6.9, "[[7449,15000]]", False),
        (7.5, "[[7450,15000]]", False),
        (7.5, "[[7000,15000],[7450,15000]]", False),
        (7.5, "[[7000,15000],[7500,15000]]", True),
    ],
)
def test_a_ram_needs_contact_and_an_inch_against_whom_it_touched(
    start: float, path: str, rams: bool
) -> None:
    rammer = Made("rammer", abilities=("ram_normal",))
    dice = (("ram", 2), NO_CRITICAL, NO_CRITICAL) if rams else ()
    bench = Bench(at(rammer, 0, start), at(TARGET, 1, 9), dice=dice)
    bench.do("move", f"move_along {path}")
    assert bench.figure(1).damage[0] == (2 if rams else 0)
