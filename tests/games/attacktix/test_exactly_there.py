"""Two that are equally near, or something exactly at a limit: what the fitted table says then."""

from typing import Any

import pytest

from rollout.games.attacktix.content.library import library
from rollout.games.attacktix.content.roster import Armament
from rollout.games.attacktix.model import Pose
from rollout.games.attacktix.rules.arms import held_arm
from rollout.games.attacktix.rules.attack import stroke_of
from rollout.games.attacktix.rules.cover import lines_cross
from rollout.games.attacktix.rules.forces import force_of
from rollout.games.attacktix.rules.forecast import Expected, forecast
from rollout.games.attacktix.rules.guessing import Guess
from rollout.games.attacktix.rules.rolling import Terrain, begin, walk
from rollout.games.attacktix.rules.strokes import figures_near
from rollout.kernel.errors import SetupRefused
from rollout.space.physics.tabletop import Figure, Stroke, Tabletop, Wall
from rollout.space.physics.weapons import Aim, Error
from tests.games.attacktix.exam.places import MIXED
from tests.games.attacktix.table import piece, table

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


@pytest.mark.rule("AT-CHN-05", "AT-RUL-67")
def test_of_many_walls_the_nearest_is_in_the_way_and_one_along_the_line_hides_none() -> None:
    along = Wall((5000, 3000), (5500, 3000), 30)
    far, near = Wall((7000, 2000), (7000, 4000), 30), Wall((6000, 2000), (6000, 4000), 30)
    assert guess(walls=(along, far, near)).wall_ahead() == pytest.approx(180.0)
    assert guess(walls=(near, far, along)).wall_ahead() == pytest.approx(180.0)


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


@pytest.mark.rule("AT-RUL-84", "AT-RUL-79")
def test_a_line_does_not_meet_a_point_beside_it() -> None:
    assert not lines_cross((0, 0), (1, 0), (0, 1), (0, 1))
    assert not lines_cross((0, 1), (0, 1), (0, 0), (1, 0))
    assert lines_cross((0, 0), (2, 0), (1, 0), (1, 0))


@pytest.mark.rule("AT-RUL-17")
@pytest.mark.parametrize("far", [(100_000, 4000), (-100_000, 4000), (4000, 100_000)])
def test_a_path_may_point_far_off_the_table_but_not_farther(far: tuple[int, int]) -> None:
    state = table(piece("kup_robot", x=400, y=400), piece("kup_robot", "B", y=900)).state

    def why(point: tuple[int, int]) -> str | None:
        refusal = walk(state, 0, (point,), 1, begin(state, 0)).refusal
        return None if refusal is None else refusal.rule

    beyond = tuple(each + (each == 100_000) - (each == -100_000) for each in far)
    assert (why(far), why((beyond[0], beyond[1]))) == (None, "AT-RUL-17")


@pytest.mark.rule("AT-LB-02", "AT-HB-01")
def test_low_barriers_are_crossed_whatever_high_ones_are_listed_before_them() -> None:
    """Sections 6 to 12 of this map are high."""
    kup, foe = piece("kup_robot"), piece("kup_robot", "B", y=900)
    state = table(kup, foe, on="mixed", homebrew=MIXED).state
    assert [number for number, _, _ in Terrain(state, 0).sections] == [0, 1, 2, 3, 4, 5, 13, 14]


@pytest.mark.rule("AT-CHN-05")
@pytest.mark.parametrize(("apart", "near"), [(349.9, [0, 1]), (350, [0])])
def test_a_stroke_is_told_of_figures_within_35_centimetres(apart: float, near: list[int]) -> None:
    kup, foe = piece("kup_robot", y=400), piece("kup_robot", "B", y=400 + apart)
    state = table(kup, foe, phase="attack").state
    assert figures_near(state, stroke_of(state, 0, Error(), -1)) == near


@pytest.mark.rule("AT-FFA-02")
def test_a_position_says_who_sits_where() -> None:
    three = [piece("kup_robot", seat, y=500 + 60 * n) for n, seat in enumerate("ABC")]
    more: dict[str, Any] = {"mode": "free_for_all", "seats": 3, "on": "triangle"}
    assert table(*three, **more).state.sides == [0, 1, 3]
    assert table(*three, sides=["east", "south", "west"], **more).state.sides == [3, 0, 1]


@pytest.mark.rule("AT-CHN-05", "AT-ATK-08")
@pytest.mark.parametrize(("x", "reached"), [(4000, True), (3999, False)])
def test_a_slash_by_a_quarter_turn_reaches_who_is_exactly_beside(x: int, reached: bool) -> None:
    weapon = library().weapons["medium_slash"]
    there = Tabletop(9144, 11744, "table", (), (SHOOTER, at(1, x, 3430)), ())
    stroke = Stroke(0, weapon.make, Aim(side=-1, twist=900), Error())
    chances = Guess(there, stroke, weapon).chances()
    assert any(outcome.contacts for outcome, _ in chances) == reached


@pytest.mark.rule("AT-BM-06", "AT-CHN-05")
def test_a_slash_at_close_quarters_is_expected_to_trip_the_waist_and_not_the_chest() -> None:
    kup, master = piece("kup_robot", y=400), piece("unicron_robot", "B", y=400 + 19 + 38 + 5)
    state = table(kup, master, phase="attack").state
    assert forecast(state, 0, Pose(0, 0, "left", 1200), -1) == {1: Expected(1000, 0, 250, 0)}


SHORT = """
[weapons.dagger]
kind = "slash"
energy = 10
reach = 20
height = 56

[figures.dagger_robot]
number = 903
name = "Dagger"
mode = "robot"
faction = "autobot"
rank = "captain"
points = 30
size = "M"
weapon = "dagger"
wheel = "vehicle"
white = 20
ability = { do = "attackback" }
"""


@pytest.mark.rule("AT-RUL-26", "AT-RUL-16")
def test_a_short_blade_is_held_out_no_farther_than_it_is_long() -> None:
    """A base of 19 mm: what is longer is drawn in to 2 mm beyond it."""
    dagger, kup = piece("dagger_robot"), piece("kup_robot", "B", y=900)
    state = table(dagger, kup, homebrew=SHORT).state
    assert [held_arm(state, number).length for number in (0, 1)] == [200, 210]
