"""Two figures as one: whose markers go where, and who bears how much (TW-RUL-57, TW-RUL-70)."""

from __future__ import annotations

from typing import Any

import pytest

from rollout.games.tabletop_warfare.attack_events import Damaged, Repaired
from rollout.games.tabletop_warfare.events import Joined, Parted, SpecialUsed
from rollout.games.tabletop_warfare.model import DESTROYED, JOINED, Figure
from rollout.games.tabletop_warfare.rules.joining import join
from rollout.games.tabletop_warfare.rules.markers import strip
from rollout.games.tabletop_warfare.rules.repairing import repair
from tests.games.tabletop_warfare.bench import PLAIN, TARGET, Bench, Made, at, gun

FAR = at(TARGET, 1, 28, 28)
NO_CRITICAL = ("critical", 1)


def markers(figure: Figure) -> dict[str, Any]:
    return {
        "activation": figure.activation,
        "stuns": figure.stuns,
        "aim": figure.aim,
        "locks": figure.locks,
        "oiled": figure.oiled,
        "siren": figure.siren,
        "hook": figure.hook,
        "prey": figure.prey,
        "charged": figure.charged,
    }


NONE = markers(Figure(0, "", 0, [], [], []))
LADEN: dict[str, Any] = {
    "activation": 2,
    "stuns": 1,
    "aim": 2,
    "locks": [3],
    "oiled": True,
    "siren": True,
    "hook": 3,
    "prey": 3,
    "charged": True,
}


def pair(first: dict[str, Any], second: dict[str, Any], **rest: Any) -> Bench:
    tower = Made("tower", specials=("tow 9",))
    return Bench(
        at("roadburner", 0, 5, form=1, **first),
        at("wheelblaze", 0, 6.5, form=1, **second),
        at(PLAIN, 0, 12, 25),
        at(tower, 1, 5, 20),
        **rest,
    )


@pytest.mark.rule("TW-RUL-57", "TW-MRK-05")
@pytest.mark.parametrize("laden", [0, 1])
def test_a_joined_vehicle_has_the_markers_of_both_and_its_first_half_takes_them_over(
    laden: int,
) -> None:
    halves = [{"aim": 1, "locks": [2]}, {"aim": 1, "locks": [2]}]
    halves[laden] = LADEN
    bench = pair(*halves, actions=3, dice=(("oil", 3),) * (2 - laden))
    bench.figure(3).prey = laden
    bench.figure(laden).facing = 700 + laden
    bench.do("combine wheelblaze")
    joined = bench.figure(4)
    both = {**LADEN, "aim": 3, "locks": [[3, 2], [2, 3]][laden]}
    assert markers(joined) == both
    assert (joined.side, joined.form, joined.halves) == (0, 0, [0, 1])
    assert (joined.x, joined.y, joined.facing) == (5_000, 15_000, [700, 0][laden])
    assert [markers(bench.figure(half)) for half in (0, 1)] == [NONE, NONE]
    assert [bench.figure(half).status for half in (0, 1)] == [JOINED, JOINED]
    assert bench.figure(3).prey == 4


@pytest.mark.rule("TW-RUL-57", "TW-SPZ-01")
@pytest.mark.parametrize("half", [0, 1])
def test_what_hangs_on_a_half_hangs_on_the_joined_vehicle(half: int) -> None:
    bench = pair({}, {})
    first, second, towed = (bench.figure(number) for number in (0, 1, 2))
    towed.hook = half
    join(bench.match.state, first, second, "combine", first)
    assert towed.hook == 4


@pytest.mark.rule("TW-RUL-57", "TW-MRK-05", "TW-SPZ-11")
def test_after_a_split_the_first_half_has_the_markers_and_both_have_been_activated() -> None:
    bench = pair({}, {}, actions=3, dice=(("oil", 3),)).do("combine wheelblaze")
    joined = bench.figure(4)
    for name, value in {**LADEN, "hook": -1}.items():
        setattr(joined, name, value)
    bench.figure(2).hook = bench.figure(3).prey = 4
    bench.do("split", "place_at 6500 15000")
    first, second = bench.figure(0), bench.figure(1)
    assert markers(first) == {**LADEN, "hook": -1}
    assert markers(second) == {**NONE, "activation": 2, "stuns": 1}
    assert markers(bench.figure(4)) == NONE
    assert (bench.figure(2).hook, bench.figure(3).prey) == (-1, 0)
    assert ((first.x, first.y), (second.x, second.y)) == ((5_000, 15_000), (6_500, 15_000))
    assert bench.told(Joined) == [Joined(4, (0, 1), 5_000, 15_000)]
    assert bench.told(Parted) == [Parted(4, (0, 1))]
    assert bench.told(SpecialUsed) == [SpecialUsed(0, "combine", 1), SpecialUsed(4, "split", -1)]


@pytest.mark.rule("TW-RUL-57", "TW-SPZ-01", "TW-RUL-53")
def test_a_hook_on_a_joined_vehicle_hangs_on_its_first_half() -> None:
    bench = pair({"hook": 3}, {}, actions=3).do("combine wheelblaze", "split")
    bench.do("place_at 6500 15000")
    assert (bench.figure(0).hook, bench.figure(1).hook, bench.figure(4).hook) == (3, -1, -1)


@pytest.mark.rule("TW-RUL-57")
def test_whoever_is_joined_again_finds_its_old_card() -> None:
    bench = pair({}, {}, actions=4).do("combine wheelblaze")
    bench.figure(4).criticals = [5]
    bench.do("split", "place_at 6500 15000")
    bench.match.state.acting.taken.clear()
    bench.do("combine wheelblaze")
    assert len(bench.match.state.figures) == 5
    assert (bench.figure(4).status, bench.figure(4).criticals) == ("standing", [5])


@pytest.mark.rule("TW-MRK-06")
def test_nothing_lies_beside_a_figure_that_is_gone() -> None:
    figure = Figure(0, "plain", 0, [0], [0], [0], **LADEN)
    strip(figure)
    assert markers(figure) == NONE


SHARES = [
    # structure left of the halves, damage, what each takes (None: the owner is asked)
    (9, 9, 4, (2, 2)),
    (9, 9, 1, None),
    (9, 8, 3, (2, 1)),
    (8, 9, 3, (1, 2)),
    (1, 9, 4, (1, 3)),
    (9, 1, 4, (3, 1)),
    (1, 9, 5, (1, 4)),
    (0, 9, 3, (0, 3)),
    (9, 0, 2, (2, 0)),
    (2, 3, 5, (2, 3)),
    (3, 2, 5, (3, 2)),
    (1, 4, 6, (2, 4)),
    (4, 1, 6, (4, 2)),
    (1, 2, 8, (4, 4)),
    (2, 1, 9, (5, 4)),
]


@pytest.mark.rule("TW-RUL-57", "TW-FAE-15")
@pytest.mark.parametrize(("left", "right", "amount", "expected"), SHARES)
def test_damage_is_spread_over_both_halves(
    left: int, right: int, amount: int, expected: tuple[int, int] | None
) -> None:
    shooter = gun("", str(amount), accuracy='"100%"')
    bench = Bench(
        at("roadburner", 0, 5, form=1),
        at("wheelblaze", 0, 6.5, form=1),
        at(shooter, 1, 10),
        at(PLAIN, 0, 28),
        dice=(NO_CRITICAL,),
    ).do("combine wheelblaze")
    before = []
    for number, room in ((0, left), (1, right)):
        half = bench.figure(number)
        structure = bench.state.library.kinds[half.kind].cards[1].structure
        half.damage[1] = structure - room
        before.append(structure - room)
    bench.figure(4).damage[0] = sum(before)
    bench.do("pass", "activate traited", "attack", "fire 0 0 roadburner_and_wheelblaze")
    if expected is None:
        assert bench.asked == (0, "odd_point")
        assert bench.offers == ["bear_odd_point roadburner", "bear_odd_point wheelblaze"]
        assert bench.why_not("bear_odd_point plain") == "TW-RUL-57"
        bench.do("bear_odd_point wheelblaze")
        expected = (amount // 2, amount - amount // 2)
    taken = tuple(bench.figure(number).damage[1] - before[number] for number in (0, 1))
    assert taken == expected
    assert bench.last(Damaged).damage == sum(before) + amount
    fallen = amount >= left + right
    statuses = {bench.figure(number).status for number in (0, 1, 4)}
    assert (DESTROYED in statuses) is fallen
    assert not fallen or statuses == {DESTROYED}


@pytest.mark.rule("TW-RUL-57")
@pytest.mark.parametrize(
    ("first", "second", "amount", "left"),
    [
        (3, 5, 1, (3, 4)),
        (3, 5, 4, (3, 1)),
        (3, 5, 6, (2, 0)),
        (4, 4, 1, (3, 4)),
        (5, 3, 3, (2, 3)),
        (2, 1, 9, (0, 0)),
    ],
)
def test_a_joined_vehicle_is_repaired_where_it_is_hurt_most(
    first: int, second: int, amount: int, left: tuple[int, int]
) -> None:
    bench = pair({"damage": [0, first]}, {"damage": [0, second]}).do("combine wheelblaze")
    done = repair(bench.match.table, bench.figure(4), amount, "siren", 2)
    assert done == min(amount, first + second)
    assert (bench.figure(0).damage[1], bench.figure(1).damage[1]) == left
    assert bench.figure(4).damage == [sum(left)]
    assert bench.told(Repaired) == [] or bench.last(Repaired).damage == sum(left)


@pytest.mark.rule("TW-RUL-57")
def test_a_pair_is_split_while_both_halves_have_structure_and_room() -> None:
    bench = pair({}, {}, actions=3).do("combine wheelblaze")
    structure = bench.state.library.kinds["wheelblaze"].cards[1].structure
    half = bench.figure(1)
    half.damage[1] = structure - 1
    assert bench.why_not("split") == ""
    half.damage[1] = structure
    assert bench.why_not("split") == "TW-RUL-57"
    half.damage[1] = 0
    joined = bench.figure(4)
    slots = bench.state.library.kinds[joined.kind].cards[0].slots
    stuck = next(number for number, slot in enumerate(slots) if slot.effect == "transform")
    joined.criticals[0] = 1 << stuck
    assert bench.why_not("split") == "TW-KRI-08"


@pytest.mark.rule("TW-RUL-70", "TW-RUL-57")
def test_a_union_bears_the_allspark_of_either_and_its_damage_is_its_own() -> None:
    for bearer in (0, 1):
        bench = Bench(
            at("jetfire", 0, 5, damage=[2, 3]),
            at("optimus_prime", 0, 7.5, damage=[4, 1], facing=1200),
            at(gun("", "5"), 1, 12),
            at(PLAIN, 0, 28),
            scenario="retrieve_the_allspark",
            dice=(("accuracy", 20), NO_CRITICAL),
        )
        bench.match.state.mission.bearer = bearer
        bench.do("unite optimus_prime", "pass")
        assert bench.match.state.mission.bearer == 4
        assert (bench.figure(4).damage, bench.figure(4).facing) == ([6], 1200)
        bench.do("activate traited", "attack", "fire 0 0 optimus_prime_and_jetfire")
        assert bench.figure(4).damage == [9]
        assert [bench.figure(number).damage for number in (0, 1)] == [[2, 3], [4, 1]]
