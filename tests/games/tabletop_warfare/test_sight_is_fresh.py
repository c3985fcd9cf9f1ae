"""What was seen is looked at anew whenever something moves, changes or leaves (TW-LOS-02)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rollout.games.tabletop_warfare.rules.sight import sees
from tests.games.tabletop_warfare.bench import PLAIN, TARGET, Bench, Made, at

REMEMBERED = (98, 99)
"""A pair of figures that nobody is: it is remembered until everything is forgotten."""
FAR = at(TARGET, 1, 28, 28)
HIT = ("accuracy", 11)
CRITICAL = (HIT, ("critical", 20), ("critical_table", 1))
WINGED = Made("winged", abilities=("flying",), slots=("wing",) * 6, vehicle_slots=("wing",) * 6)
STILL = Made("still", abilities=("flying",), slots=("wing",) * 6, speed=0)
ROTORED = Made("rotored", abilities=("flying",), slots=("rotor",) * 6)
MEDIC = Made("medic", specials=("repair_robot 1",))
PORTER = Made("porter", specials=("teleport",))
PAIR = (at("roadburner", 0, 5, form=1), at("wheelblaze", 0, 6.5, form=1))


def forgets(bench: Bench, line: str) -> bool:
    bench.match.state.sights[REMEMBERED] = True
    bench.do(line)
    return REMEMBERED not in bench.match.state.sights


@pytest.mark.rule("TW-LOS-02", "TW-RUL-04")
@pytest.mark.parametrize(
    ("staged", "before", "line"),
    [
        (lambda: Bench(at(PLAIN, 0, 5), FAR), ["move"], "move_along [[7000,15000]]"),
        (lambda: Bench(at(PLAIN, 0, 5), FAR), [], "transform 1"),
        (
            lambda: Bench(at(PLAIN, 0, 5), at(TARGET, 1, 12, damage=[18, 0]), FAR, dice=(HIT,)),
            ["attack"],
            "fire 0 0 target",
        ),
        (
            lambda: Bench(at(PORTER, 0, 5), FAR, dice=(("teleport", 6),)),
            ["teleport porter"],
            "place_at 5000 25000",
        ),
        (lambda: Bench(at(MEDIC, 0, 5, criticals=[8, 0]), FAR), [], "repair repair_robot medic 3"),
        (lambda: Bench(*PAIR, FAR), [], "combine wheelblaze"),
        (
            lambda: Bench(*PAIR, FAR),
            ["combine wheelblaze", "split"],
            "place_at 6500 15000",
        ),
        (
            lambda: Bench(at(PLAIN, 0, 5), at(WINGED, 1, 12), FAR, dice=CRITICAL),
            ["attack"],
            "fire 0 0 winged",
        ),
        (
            lambda: Bench(
                at(PLAIN, 0, 5),
                at(WINGED, 1, 12),
                FAR,
                dice=(*CRITICAL, ("wing", 2), ("critical", 1)),
            ),
            ["attack", "fire 0 0 winged"],
            "point_to 900",
        ),
        (
            lambda: Bench(
                at(PLAIN, 0, 5),
                at(STILL, 1, 12),
                FAR,
                dice=(*CRITICAL, ("wing", 2), ("critical", 1)),
            ),
            ["attack"],
            "fire 0 0 still",
        ),
        (
            lambda: Bench(at(PLAIN, 0, 5), at(ROTORED, 1, 12), FAR, dice=CRITICAL),
            ["attack"],
            "fire 0 0 rotored",
        ),
    ],
    ids=lambda each: each if isinstance(each, str) else "",
)
def test_what_was_seen_is_forgotten(
    staged: Callable[[], Bench], before: list[str], line: str
) -> None:
    bench = staged().do(*before)
    assert forgets(bench, line)


@pytest.mark.rule("TW-RUL-75", "TW-LOS-02")
def test_what_was_seen_is_forgotten_when_a_civilian_runs_and_when_it_is_saved() -> None:
    pieces = (at(PLAIN, 0, 25), at(TARGET, 1, 12, 9, activation=1))
    runs = Bench(*pieces, at("civilian", 0, 12, 15))
    assert forgets(runs, "pass")
    assert (runs.figure(2).x, runs.figure(2).y) == (12_000, 19_000)
    stays = Bench(*pieces, at("civilian", 0, 12, 0.25), scenario="protect_humans")
    assert forgets(stays, "pass")
    assert stays.figure(2).status == "away"
    nobody = Bench(*pieces)
    assert not forgets(nobody, "pass")


@pytest.mark.rule("TW-LOS-02", "TW-RUL-04", "TW-RUL-75")
def test_a_shot_is_clear_once_the_giant_between_has_walked_away() -> None:
    """The same by what is seen: each pair is looked at before, and again afterwards."""
    wide = Made("wide", size="gigantic", speed=9)
    bench = Bench(
        at(wide, 0, 14), at(PLAIN, 0, 9.5), at(TARGET, 1, 18.5), at(Made("leader"), 0, 2, 2)
    )
    assert not sees(bench.match.state, bench.figure(1), bench.figure(2))
    bench.do("move", "move_along [[14000,24000]]")
    assert sees(bench.match.state, bench.figure(1), bench.figure(2))
