"""Lost rotors, wings, heads: bounds, and everything that is told (TW-KRI)."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.tabletop_warfare.attack_events import (
    CriticalChecked,
    CriticalHit,
    CriticalRolled,
    Damaged,
    Destroyed,
    DirectionSealed,
    RotorFlew,
)
from rollout.games.tabletop_warfare.events import Moved
from rollout.games.tabletop_warfare.model import DESTROYED, STANDING, Figure, State
from rollout.games.tabletop_warfare.rules.placing import sink
from rollout.kernel.game import Script, Table
from tests.games.tabletop_warfare.bench import PLAIN, TARGET, Bench, Made, at, obstacle

FAR = at(TARGET, 1, 28, 28)
HIT = ("accuracy", 11)
NO_CRITICAL = ("critical", 1)
TERROR = Made("terror", abilities=("terrifying_presence",))


def struck(
    victim: Made, *pieces: Any, form: int = 0, dice: tuple[Any, ...] = (), **rest: Any
) -> Bench:
    """A figure at (12, 15) that is hit critically in the first line of its table."""
    marked = rest.pop("marked", {})
    bench = Bench(
        at(PLAIN, 0, 5),
        at(victim, 1, 12, form=form, **marked),
        *pieces,
        FAR,
        dice=(HIT, ("critical", 20), ("critical_table", 1), *dice),
        **rest,
    )
    return bench.do("attack", f"fire 0 0 {victim.code}")


ROTORED = Made("rotored", abilities=("flying",), slots=("rotor",) * 6, vehicle_slots=("rotor",) * 6)


@pytest.mark.rule("TW-KRI-07", "TW-RUL-58")
@pytest.mark.parametrize(("roll", "angle"), [(1, 2700), (3, 2700), (4, 900), (6, 900)])
def test_up_to_three_the_rotor_flies_where_the_opponent_wants(roll: int, angle: int) -> None:
    bench = struck(ROTORED, dice=(("rotor", roll),)).do("point_to 900", "point_to 2700")
    assert bench.told(DirectionSealed) == [DirectionSealed(1), DirectionSealed(0)]
    assert bench.told(RotorFlew) == [RotorFlew(1, (2700, 900), roll, angle)]
    assert bench.match.state.rotor == [-1, -1]
    assert bench.told(CriticalHit) == [CriticalHit(1, 0, "rotor", True)]


@pytest.mark.rule("TW-KRI-07", "TW-RUL-58")
@pytest.mark.parametrize(
    ("x", "y", "hit"),
    [
        (12, 24.5, True),
        (12, 24.501, False),
        (12.75, 20, True),
        (12.751, 20, False),
        (11.25, 20, True),
        (11.249, 20, False),
        (12, 10, False),
    ],
)
def test_a_rotor_flies_eight_inches_beyond_the_base_and_hits_who_is_touched(
    x: float, y: float, hit: bool
) -> None:
    dice = (("rotor", 6), *[NO_CRITICAL] * hit)
    bench = struck(ROTORED, at(Made("bystander"), 0, x, y), dice=dice)
    bench.do("point_to 900", "point_to 900")
    assert bench.figure(2).damage[0] == 3 * hit


@pytest.mark.rule("TW-KRI-07", "TW-RUL-58", "TW-RUL-28", "TW-RUL-38")
def test_a_rotor_hits_the_nearest_first_each_with_a_check_of_the_attacker() -> None:
    bench = struck(
        ROTORED,
        at(Made("second"), 0, 12, 22),
        at(Made("first", abilities=("flying",)), 1, 12, 18),
        dice=(("rotor", 6), NO_CRITICAL, NO_CRITICAL),
    ).do("point_to 900", "point_to 900")
    told = [(each.figure, each.amount, each.cause, each.by) for each in bench.told(Damaged)[1:]]
    assert told == [(3, 3, "rotor", 0), (2, 3, "rotor", 0)]
    assert bench.last(Damaged).reasons.terms[0].rule == "TW-KRI-07"


@pytest.mark.rule("TW-KRI-01", "TW-RUL-58", "TW-RUL-60", "TW-RUL-28")
def test_everything_a_lost_wing_tells() -> None:
    winged = Made("winged", abilities=("flying", "armour"), slots=("wing",) * 6)
    bench = struck(winged, dice=(("wing", 5), NO_CRITICAL))
    assert bench.told(CriticalHit) == [CriticalHit(1, 0, "wing", True)]
    bench.do("point_to 1800")
    assert bench.told(Moved) == [Moved(1, ((12_000, 15_000), (6_500, 15_000)), 5_500, "wing")]
    assert bench.told(CriticalRolled) == [CriticalRolled(1, "wing", 5)]
    last = bench.last(Damaged)
    assert (last.amount, last.cause, last.by) == (3, "wing", 0)
    assert [(term.label, term.rule) for term in last.reasons.terms] == [
        ("wing", "TW-KRI-01"),
        ("armour", "TW-FAE-19"),
    ]
    assert len(bench.told(CriticalChecked)) == 2


@pytest.mark.rule("TW-KRI-01", "TW-RUL-83", "TW-RUL-08")
def test_a_wing_of_who_has_no_speed_takes_it_nowhere() -> None:
    still = Made("still", abilities=("flying",), slots=("wing",) * 6, speed=0)
    bench = struck(still, dice=(("wing", 2), NO_CRITICAL))
    assert bench.told(Moved) == []
    assert bench.figure(1).damage[0] == 5
    for depth, gone in ((21_750, False), (21_749, True)):
        winged = Made("winged", abilities=("flying",), slots=("wing",) * 6)
        dice = () if gone else (("wing", 2), NO_CRITICAL)
        edge = struck(winged, dice=dice, leave_field_destroys=True, state={"depth": depth})
        edge.do("point_to 900")
        assert (edge.figure(1).status == "destroyed") is gone


@pytest.mark.rule("TW-KRI-04", "TW-KRI-05", "TW-RUL-28")
@pytest.mark.parametrize(
    ("effect", "roll", "rule", "checks"),
    [("head", 3, "TW-KRI-04", 1), ("ammunition", 7, "TW-KRI-05", 2)],
)
def test_what_a_head_or_the_ammunition_tells(
    effect: str, roll: int, rule: str, checks: int
) -> None:
    victim = Made("victim", slots=(effect,) * 6)
    bench = struck(victim, dice=((effect, roll), *[NO_CRITICAL] * (checks - 1)))
    assert bench.told(CriticalRolled) == [CriticalRolled(1, effect, roll)]
    last = bench.last(Damaged)
    assert (last.amount, last.damage, last.cause, last.by) == (roll, 3 + roll, effect, 0)
    assert last.reasons.terms[0].rule == rule
    assert len(bench.told(CriticalChecked)) == checks
    assert bench.figure(1).criticals == [0, 0]


@pytest.mark.rule("TW-KRI-02", "TW-RUL-59")
def test_internal_damage_is_told_and_locks_only_a_full_card() -> None:
    victim = Made("victim", slots=("internal",) * 6, abilities=("armour",))
    for before, locked in ((16, 0), (17, 2)):
        bench = struck(victim, marked={"damage": [0, before]})
        last = bench.last(Damaged)
        assert (last.figure, last.form, last.amount, last.damage) == (1, 1, 3, before + 3)
        assert (last.cause, last.by, last.reasons.terms[0].rule) == ("internal", 0, "TW-KRI-02")
        assert bench.figure(1).locked == locked


@pytest.mark.rule("TW-RUL-27")
@pytest.mark.parametrize(
    ("marked", "roll", "slot"), [(0b100000, 6, 0), (0b100001, 6, 1), (0b001000, 4, 4)]
)
def test_the_next_unmarked_slot_upwards_is_struck(marked: int, roll: int, slot: int) -> None:
    victim = Made("victim", slots=("transform",) * 6)
    bench = Bench(
        at(PLAIN, 0, 5),
        at(victim, 1, 12, criticals=[marked, 0]),
        FAR,
        dice=(HIT, ("critical", 20), ("critical_table", roll)),
        critical_repeat="next",
    ).do("attack", "fire 0 0 victim")
    assert bench.told(CriticalHit) == [CriticalHit(1, slot, "transform", True)]
    assert bench.figure(1).criticals[0] == marked | 1 << slot


@pytest.mark.rule("TW-RUL-10", "TW-RUL-58", "TW-RUL-86", "TW-RUL-87", "TW-KRI-07")
def test_a_lost_rotor_grounds_and_slows_only_the_form_that_was_struck() -> None:
    bench = Bench(at(ROTORED, 0, 5, form=1, criticals=[0, 1]), FAR).do("move")
    assert bench.why_not("move_along [[7000,15000]]") == ""
    assert bench.why_not("move_along [[7001,15000]]") == "TW-MOV-01"
    robot = Bench(at(ROTORED, 0, 5, criticals=[0, 1]), FAR).do("move")
    assert robot.why_not("move_along [[11000,15000]]") == ""
    winged = Made("winged", abilities=("flying",), vehicle_slots=("wing",) * 6)
    both = Bench(at(winged, 0, 5, criticals=[0, 1]), FAR, obstacles=(obstacle("wreck", 9, 15),)).do(
        "move"
    )
    assert both.why_not("move_along [[9000,15000]]") == "TW-MOV-03"
    assert both.why_not("move_along [[5000,21000]]") == ""
    slow = Made("slow", abilities=("flying",), vehicle_slots=("wing",) * 6, speed=1)
    stays = Bench(at(slow, 0, 5, form=1, criticals=[0, 1]), FAR).do("move")
    assert stays.why_not("move_along [[6000,15000]]") == ""
    assert stays.why_not("move_along [[6001,15000]]") == "TW-MOV-01"


@pytest.mark.rule("TW-KRI-01", "TW-RUL-51", "TW-RUL-64", "TW-RUL-82")
def test_who_is_destroyed_on_its_last_flight_crashes_no_more() -> None:
    """What it drags along sinks, a friend of that avenges it: the wing has nobody to hurt."""
    tower = Made("tower", abilities=("flying",), specials=("tow 3",), slots=("wing",) * 6)
    avenger = Made("avenger", abilities=("till_all_are_one",))
    bench = Bench(
        at(PLAIN, 0, 5),
        at(tower, 1, 12, damage=[14, 0]),
        at(PLAIN, 0, 14.5, form=1, hook=1),
        at(avenger, 0, 8, 22),
        FAR,
        obstacles=(obstacle("lava", 15.5, 21),),
        dice=(HIT, ("critical", 20), ("critical_table", 1), HIT),
        dangerous_terrain=True,
    ).do("attack", "fire 0 0 tower", "point_to 900", "place_at 14500 21000")
    bench.do("rise_up avenger", "attack", "fire 0 0 tower")
    assert bench.told(Destroyed) == [
        Destroyed(2, "dangerous_terrain", 1),
        Destroyed(1, "weapon", 3),
    ]
    assert bench.told(CriticalRolled) == []
    assert bench.asked == (0, "act")


@pytest.mark.rule("TW-FAQ-01", "TW-RUL-64")
def test_who_is_gone_already_does_not_sink_again() -> None:
    lava = (obstacle("lava", 15.5, 21),)
    bench = Bench(at(PLAIN, 0, 15.5, 21), FAR, obstacles=lava, dangerous_terrain=True)
    sunk: list[int] = []

    def destroy(table: Table[State], figure: Figure, cause: str, by: int) -> Script[None]:
        sunk.append(figure.id)
        yield from ()

    for status in (STANDING, DESTROYED):
        bench.figure(0).status = status
        assert list(sink(Table(bench.state), bench.figure(0), 1, destroy)) == []
    assert sunk == [0]
