"""Two that are equally near, or something exactly at a limit: what the fitted table says then."""

from typing import Any

import pytest

from rollout.games.attacktix.content.library import library
from rollout.games.attacktix.content.roster import Armament
from rollout.games.attacktix.rules.forces import force_of
from rollout.games.attacktix.rules.guessing import Guess
from rollout.kernel.errors import SetupRefused
from rollout.space.physics.tabletop import Figure, Stroke, Tabletop, Wall
from rollout.space.physics.weapons import Aim, Error

SHOOTER = Figure(0, "M", False, 4000, 3000, 0)
"""It faces along x, with its muzzle 20 mm ahead: at 420, 300 mm."""
STANDARD = library().weapons["standard_missile"]


def guess(
    *others: Figure,
    weapon: Armament = STANDARD,
    walls: tuple[Wall, ...] = (),
    **stroke: Any,
) -> Guess:
    there = Tabletop(9144, 11744, "table", (), (SHOOTER, *others), walls)
    return Guess(there, Stroke(0, weapon.make, Aim(), Error(), **stroke), weapon)


def met(*others: Figure, **more: Any) -> int | None:
    found = guess(*others, **more).first_body()
    return None if found is None else found.figure.id


def at(number: int, x: int, y: int = 3000, size: str = "M") -> Figure:
    return Figure(number, size, False, x, y, 1800)


@pytest.mark.rule("AT-CHN-05")
def test_of_two_that_are_equally_far_the_first_is_met() -> None:
    assert met(at(1, 6000, 3050), at(2, 6000, 2950)) == 1
    assert met(at(2, 6000, 2950), at(1, 6000, 3050)) == 2
    assert met(at(1, 6001, 3050), at(2, 6000, 2950)) == 2


@pytest.mark.rule("AT-CHN-05")
@pytest.mark.parametrize(("x", "found"), [(4200, None), (4201, 1)])
def test_a_missile_meets_what_is_ahead_of_its_muzzle(x: int, found: int | None) -> None:
    assert met(at(1, x)) == found


@pytest.mark.rule("AT-CHN-05", "AT-RUL-67")
@pytest.mark.parametrize(("x", "found"), [(5999, 1), (6000, None), (6001, None)])
def test_a_wall_is_met_before_who_stands_in_it_or_behind_it(x: int, found: int | None) -> None:
    wall = Wall((6000, 2000), (6000, 4000), 30)
    assert met(at(1, x), walls=(wall,)) == found
    assert met(at(1, x), walls=(wall,), over_walls=True) == 1


@pytest.mark.rule("AT-CHN-05", "AT-RUL-67")
@pytest.mark.parametrize(
    ("start", "end", "far"),
    [
        ((6000, 3000), (6000, 4000), 180.0),
        ((6000, 2000), (6000, 3000), 180.0),
        ((6000, 3001), (6000, 4000), None),
        ((6000, 2000), (6000, 2999), None),
        ((4200, 2000), (4200, 4000), None),
        ((4201, 2000), (4201, 4000), 0.1),
        ((3000, 2000), (3000, 4000), None),
        ((5000, 3000), (6000, 3000), None),
    ],
)
def test_a_wall_is_in_the_way_from_one_end_to_the_other_and_only_ahead(
    start: tuple[int, int], end: tuple[int, int], far: float | None
) -> None:
    found = guess(walls=(Wall(start, end, 30),)).wall_ahead()
    assert found == pytest.approx(float("inf") if far is None else far)


@pytest.mark.rule("AT-CHN-05", "AT-BM-06")
@pytest.mark.parametrize(("between", "waist"), [(119, True), (120, False), (121, False)])
def test_a_jab_trips_the_waist_from_less_than_twelve_millimetres(between: int, waist: bool) -> None:
    jab = library().weapons["jab"]
    master = at(1, 4000 + 190 + 380 + between, size="BM")
    chances = guess(master, weapon=jab).chances()
    assert any(outcome.switches for outcome, _ in chances) == waist


@pytest.mark.rule("AT-DEC-02", "AT-ARM-01")
def test_of_a_long_name_that_nobody_knows_sixty_letters_are_told() -> None:
    known = library()
    for text, key in (("x" * 70, "force"), (f"{'x' * 70} | kup_robot", "code")):
        with pytest.raises(SetupRefused) as refused:
            force_of(text, known)
        assert refused.value.refusal.details == {key: "x" * 60, "nearest": "none"}


@pytest.mark.rule("AT-RUL-84", "AT-CHN-05")
@pytest.mark.parametrize("code", ["medium_slash", "throw", "jab"])
def test_nobody_is_thought_to_be_struck_through_a_high_barrier_but_by_a_mega(code: str) -> None:
    weapon = library().weapons[code]
    near, wall = at(1, 4000 + 190 + 190 + 50), Wall((4215, 2800), (4215, 3200), 30)
    beside = Wall((4215, 3010), (4215, 3400), 30)

    def struck(**how: Any) -> bool:
        there = Tabletop(9144, 11744, "table", (), (SHOOTER, near), how.pop("walls", ()))
        stroke = Stroke(0, weapon.make, Aim(side=-1, twist=1200), Error(), **how)
        return any(outcome.contacts for outcome, _ in Guess(there, stroke, weapon).chances())

    assert struck()
    assert struck(walls=(beside,))
    assert not struck(walls=(wall,))
    assert struck(walls=(wall,), over_walls=True)
