"""Critical hits and their effects (TW-CRT, TW-KRI)."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.tabletop_warfare.actions import Decline, HarmForm
from rollout.games.tabletop_warfare.attack_events import (
    CriticalChecked,
    CriticalHit,
    Damaged,
    Destroyed,
    FormLocked,
    RotorFlew,
    WeaponDestroyed,
)
from rollout.games.tabletop_warfare.events import Moved, Placed
from rollout.games.tabletop_warfare.rules.offers import OneOfTheirs
from tests.games.tabletop_warfare.bench import GUN, Bench, Made, at, obstacle

PLAIN = Made("plain")
OTHER = at(Made("other"), 1, 28, 28)


def struck(kind: Made | str, slot: int, *dice: Any, form: int = 0, **rest: Any) -> Bench:
    """A figure hit critically in that line of its table."""
    marked = rest.pop("marked", {})
    obstacles = rest.pop("obstacles", ())
    bench = Bench(
        at(PLAIN, 0, 5),
        at(kind, 1, 12, form=form, **marked),
        OTHER,
        dice=(("accuracy", 20), ("critical", 20), ("critical_table", slot), *dice),
        obstacles=obstacles,
        **rest,
    )
    return bench.do("attack", "fire 0 0 " + (kind if isinstance(kind, str) else kind.code))


@pytest.mark.rule("TW-CRT-02", "TW-CRT-03", "TW-MRK-03", "TW-KRI-08")
def test_a_twenty_rolls_on_the_targets_own_table_and_marks_the_slot() -> None:
    bench = struck(Made("victim"), 4)
    assert bench.told(CriticalHit) == [CriticalHit(1, 3, "transform", True)]
    assert bench.figure(1).criticals == [8, 0]


@pytest.mark.rule("TW-RUL-27")
def test_a_marked_slot_does_nothing_or_as_agreed() -> None:
    marked = {"criticals": [8, 0]}
    none = struck(Made("victim"), 4, marked=marked)
    assert none.told(CriticalHit) == [CriticalHit(1, 3, "transform", False)]
    following = struck(Made("victim"), 4, marked=marked, critical_repeat="next")
    assert following.told(CriticalHit) == [CriticalHit(1, 4, "transform", True)]
    again = struck(
        Made("victim"),
        4,
        ("critical_table", 4),
        ("critical_table", 5),
        marked=marked,
        critical_repeat="reroll",
    )
    assert again.told(CriticalHit) == [CriticalHit(1, 4, "transform", True)]


@pytest.mark.rule("TW-KRI-02", "TW-RUL-59", "TW-STR-04")
def test_internal_damage_goes_to_the_other_form_and_may_lock_it() -> None:
    bench = struck(Made("victim"), 2, marked={"damage": [0, 17]})
    assert bench.figure(1).damage == [3, 20]
    assert bench.told(FormLocked) == [FormLocked(1, 1)]
    assert bench.figure(1).status == "standing"
    assert len(bench.told(CriticalChecked)) == 1


@pytest.mark.rule("TW-KRI-02", "TW-FAE-33")
def test_a_triple_changer_chooses_the_form_that_takes_internal_damage() -> None:
    bench = struck("doubledealer", 5)
    assert bench.asked == (1, "internal")
    bench.do("harm_form 2")
    assert bench.figure(1).damage == [3, 0, 3]


@pytest.mark.rule("TW-RUL-59")
def test_an_answer_need_not_name_the_figure_again_but_is_one_of_those_offered() -> None:
    offered = OneOfTheirs([HarmForm(1, 0), HarmForm(2, 0)], "TW-RUL-59")
    for good in (HarmForm(2), HarmForm(2, 0)):
        assert good in offered
    for bad in (HarmForm(3), HarmForm(2, 1), Decline()):
        assert bad not in offered


@pytest.mark.rule("TW-KRI-03", "TW-KRI-06", "TW-RUL-59")
def test_tracks_and_tyres_bind_moves_of_that_vehicle_form() -> None:
    for bits, rule in ((1, "TW-KRI-06"), (2, "TW-KRI-03")):
        bench = Bench(at(PLAIN, 0, 5, form=1, criticals=[0, bits]), OTHER)
        assert bench.why_not("move") == rule
        assert bench.why_not("transform 0") == ""
    assert Bench(at(PLAIN, 0, 5, criticals=[0, 1]), OTHER).why_not("move") == ""


@pytest.mark.rule("TW-KRI-04", "TW-RUL-28", "TW-CRT-03")
def test_a_head_hit_destroys_on_one_or_two_and_leaves_no_marker() -> None:
    dead = struck(Made("victim"), 1, ("head", 2))
    assert dead.told(Destroyed) == [Destroyed(1, "head", 0)]
    alive = struck(Made("victim"), 1, ("head", 3))
    assert (alive.figure(1).damage, alive.figure(1).criticals) == ([6, 0], [0, 0])


@pytest.mark.rule("TW-KRI-05", "TW-RUL-60")
def test_ammunition_does_a_d20_and_is_checked_again() -> None:
    tank = Made("tank", abilities=("armour",))
    bench = struck(tank, 6, ("ammunition", 10), ("critical", 3))
    assert [event.amount for event in bench.told(Damaged)] == [1, 8]
    assert bench.figure(1).criticals == [0, 0]


@pytest.mark.rule("TW-KRI-09", "TW-RUL-90")
def test_a_weapon_slot_destroys_one_system_and_a_plural_all_of_that_name() -> None:
    slots = ("weapon gun", "all gun", "internal", "transform", "transform", "ammunition")
    armed = Made("armed", weapons=(GUN, GUN), slots=slots)
    one = struck(armed, 1)
    assert one.asked == (0, "break_weapon")
    one.do("break_weapon 1")
    assert one.told(WeaponDestroyed) == [WeaponDestroyed(1, 0, 1)]
    every = struck(armed, 2)
    assert every.figure(1).broken == [3, 0]
    lost = Bench(at(armed, 0, 5, broken=[1, 0]), at(PLAIN, 1, 9)).do("attack")
    assert lost.why_not("fire 0 0 plain") == "TW-KRI-09"


WINGED = Made(
    "winged",
    abilities=("flying",),
    slots=("wing", "wing", "internal", "transform", "transform", "ammunition"),
    vehicle_slots=("wing", "wing", "internal", "transform", "transform", "ammunition"),
)


@pytest.mark.rule("TW-KRI-01", "TW-RUL-58", "TW-MRK-02", "TW-RUL-86")
def test_a_lost_wing_flies_on_hurts_and_grounds_all_forms() -> None:
    bench = struck(WINGED, 1, ("wing", 4), ("critical", 1))
    assert bench.asked == (1, "crash")
    bench.do("point_to 900")
    assert bench.told(Moved) == [Moved(1, ((12000, 15000), (12000, 21000)), 6000, "wing")]
    assert bench.figure(1).damage == [7, 0]
    bench.do("pass", "activate winged", "transform 1", "move")
    assert bench.why_not("move_along [[12000,23000]]") == ""
    assert bench.why_not("move_along [[12000,23001]]") == "TW-MOV-01"


@pytest.mark.rule("TW-KRI-01", "TW-RUL-58", "TW-RUL-08")
def test_a_rolled_one_is_a_crash_and_the_edge_stops_the_flight_or_kills() -> None:
    crash = struck(WINGED, 1, ("wing", 1)).do("point_to 900")
    assert crash.told(Destroyed) == [Destroyed(1, "crash", 0)]
    fast = Made(
        "fast", abilities=("flying",), slots=WINGED.slots, vehicle_slots=WINGED.slots, speed=30
    )
    edge = struck(fast, 1, ("wing", 4), ("critical", 1)).do("point_to 900")
    assert edge.figure(1).y == 29250
    gone = struck(fast, 1, leave_field_destroys=True).do("point_to 900")
    assert gone.told(Destroyed) == [Destroyed(1, "left_field", 0)]


@pytest.mark.rule("TW-RUL-10", "TW-RUL-58")
def test_who_loses_its_flight_above_an_obstacle_is_put_down_beside_it() -> None:
    bench = struck(
        WINGED, 1, ("wing", 4), ("critical", 1), obstacles=(obstacle("small_building", 12, 21),)
    )
    bench.do("point_to 900")
    if bench.asked == (1, "put_down"):
        bench.do(bench.offers[0])
    placed = bench.told(Placed)[-1]
    assert placed.cause == "put_down"
    assert (
        not 9000 < placed.x < 15000
        or not 18250 <= placed.y <= 23750
        or abs(placed.x - 12000) >= 2750
    )


@pytest.mark.rule("TW-KRI-07", "TW-RUL-58", "TW-RUL-87", "TW-RUL-72", "TW-FAQ-11")
def test_a_rotor_flies_where_the_die_says_and_tracer_loses_it_in_both_forms() -> None:
    bench = Bench(
        at(PLAIN, 0, 5),
        at("tracer", 1, 12, form=1),
        at(Made("other"), 1, 12, 22),
        at(PLAIN, 0, 2, 2),
        dice=(
            ("accuracy", 20),
            ("critical", 20),
            ("critical_table", 1),
            ("rotor", 4),
            ("critical", 1),
        ),
    )
    bench.do("attack", "fire 0 0 tracer")
    assert bench.asked == (1, "rotor")
    bench.do("point_to 900")
    assert bench.match.view(0).rotor == [-1, -1]
    assert bench.asked == (0, "rotor")
    bench.do("point_to 2700")
    assert bench.told(RotorFlew) == [RotorFlew(1, (2700, 900), 4, 900)]
    assert bench.figure(2).damage == [3, 0]
    bench.do("pass", "activate tracer", "transform 0")
    assert bench.why_not("move") == ""
    assert bench.figure(1).criticals == [0, 1]
    robot = Bench(at("tracer", 1, 12, criticals=[0, 1]), at(PLAIN, 0, 14), state={"mover": 1}).do(
        "attack"
    )
    assert robot.why_not("fire 1 0 plain") == "TW-KRI-09"
    assert robot.why_not("fire 0 0 plain") == ""


@pytest.mark.rule("TW-RUL-72")
def test_tracers_robot_flies_on_unless_agreed() -> None:
    house = (obstacle("wreck", 9, 15),)
    pieces = (at("tracer", 1, 5, criticals=[0, 1]), at(PLAIN, 0, 28, 28))
    keeps = Bench(*pieces, obstacles=house, state={"mover": 1}).do("move")
    assert keeps.why_not("move_along [[9000,15000]]") == ""
    loses = Bench(*pieces, obstacles=house, state={"mover": 1}, tracer_robot_keeps_flight=False).do(
        "move"
    )
    assert loses.why_not("move_along [[9000,15000]]") == "TW-MOV-03"


@pytest.mark.rule("TW-RUL-55")
def test_a_repaired_slot_restores_the_part() -> None:
    medic = Made("medic", specials=("repair_robot 3",))
    slots = ("weapon gun", "weapon gun", "internal", "transform", "transform", "ammunition")
    armed = Made("armed", slots=slots)
    bench = Bench(
        at(medic, 0, 5), at(armed, 0, 6.5, criticals=[3, 0], broken=[1, 0]), OTHER, actions=3
    )
    bench.do("repair repair_robot armed 0")
    assert (bench.figure(1).criticals, bench.figure(1).broken) == ([2, 0], [1, 0])
    last = Bench(at(medic, 0, 5), at(armed, 0, 6.5, criticals=[1, 0], broken=[1, 0]), OTHER)
    last.do("repair repair_robot armed 0")
    assert last.figure(1).broken == [0, 0]
