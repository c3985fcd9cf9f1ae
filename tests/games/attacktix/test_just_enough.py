"""The last number that will do, and the first that will not: paths, lines, masses, cover, voids."""

from typing import Any

import pytest

from rollout.games.attacktix.actions import Advance, Aim, FireAgain, Move, Shove
from rollout.games.attacktix.content.library import library
from rollout.games.attacktix.events import Placed, Rolled
from rollout.games.attacktix.record import Record
from rollout.games.attacktix.rules.aiming import aim_at, flingable
from rollout.games.attacktix.rules.cover import cover_at, keeps_from_shooting, protects
from rollout.games.attacktix.rules.footing import free_ground
from rollout.games.attacktix.rules.guessing import Guess
from rollout.games.attacktix.rules.pushing import room
from rollout.games.attacktix.rules.returning import OnTheLine
from rollout.games.attacktix.rules.rolling import _hand
from rollout.space.physics.tabletop import Figure, Stroke, Tabletop
from rollout.space.physics.weapons import Aim as Pointed
from rollout.space.physics.weapons import Error
from tests.games.attacktix.table import STILL, answer, asked, miss, piece, refused, table, told

KUP, FOE = piece("kup_robot", x=400, y=400), piece("kup_robot", "B", x=100, y=1000, facing=270)


@pytest.mark.rule("AT-DEC-07")
@pytest.mark.parametrize(("legs", "rule"), [(1, None), (16, None), (17, "AT-DEC-07")])
def test_a_path_has_sixteen_legs_at_most(legs: int, rule: str | None) -> None:
    match = table(KUP, FOE)
    answer(match, Move(0))
    path = tuple((4000, 4000 + 20 * leg) for leg in range(1, legs + 1))
    assert match.ask is not None
    why = match.ask.options.refusal(Advance(path, 1))
    assert (why and why.rule) == rule


@pytest.mark.rule("AT-OBJ-03", "AT-RUL-82", "AT-SMP-01")
@pytest.mark.parametrize(
    ("thing", "more", "rule", "why"),
    [
        ("crate", {}, "AT-OBJ-03", "not-pushed"),
        ("crate", {"standing": False}, "AT-RUL-82", "lies-there"),
        ("crate", {"standing": False, "removed": True}, "AT-OBJ-03", "not-pushed"),
        ("energon_tower", {}, "AT-SMP-01", "never-pushed"),
        ("energon_tower", {"removed": True}, "AT-OBJ-03", "not-pushed"),
        ("fortress", {}, "AT-OBJ-03", "never-pushed"),
    ],
)
def test_why_an_object_far_away_is_not_pushed(
    thing: str, more: dict[str, Any], rule: str, why: str
) -> None:
    match = table(KUP, FOE, things=[{"sort": thing, "at": [700, 700], **more}])
    answer(match, Move(0))
    refusal = refused(match, Shove(0, 1))
    assert (refusal.rule, refusal.why) == (rule, why)
    assert refused(match, Shove(1, 1)).why == "not-pushed"
    assert refused(match, Shove(-1, 1)).why == "not-pushed"


@pytest.mark.rule("AT-SLW-02", "AT-OBJ-03")
def test_who_pushes_into_slowing_terrain_goes_no_farther() -> None:
    """The junkyard's patch begins 76.2 mm south of the middle; Arcee has a base of 16 mm."""
    arcee = piece("arcee_robot", x=457.2, y=500)
    match = table(arcee, FOE, on="junkyard_b", things=[{"sort": "crate", "at": [457.2, 536]}])
    answer(match, "move arcee_robot", Shove(len(match.state.things) - 1, 6))
    assert [each.cut for each in told(match, Rolled)] == ["", "slowing"]
    assert (match.state.figures[0].y, match.state.left) == (5872 - 762 + 155, 0)


@pytest.mark.rule("AT-RUL-97", "AT-FFA-02", "AT-SET-03", "AT-DEC-03")
@pytest.mark.parametrize(
    ("at", "rule"),
    [
        (2031, "AT-FFA-02"),
        (2032, "AT-RUL-97"),
        (2032 + 184, "AT-RUL-97"),
        (2032 + 185, None),
        (7112 - 185, None),
        (7112 - 184, "AT-RUL-97"),
        (7112, "AT-RUL-97"),
        (7113, "AT-FFA-02"),
    ],
)
def test_a_base_is_wholly_on_the_line_of_three_players(at: int, rule: str | None) -> None:
    """From 203.2 mm to 711.2 mm along the south; half a millimetre of the base is spared."""
    three = [piece("kup_robot", seat, y=700 + 60 * n) for n, seat in enumerate("ABC")]
    state = table(*three, mode="free_for_all", seats=3, on="triangle").state
    assert state.sides[0] == 0
    why = OnTheLine(state, 0, 0, 0).refusal((1300 + at, 1300))
    assert (why and why.rule) == rule


@pytest.mark.rule("AT-SET-03", "AT-SPC-08")
@pytest.mark.parametrize(
    ("point", "why"),
    [
        ((0, 1300), None),
        ((-1, 1300), "too-near-the-side"),
        ((9144, 1300), None),
        ((9145, 1300), "too-near-the-side"),
        ((4000, 1700), None),
        ((4000, 1701), "not-on-the-line"),
        ((4000, 900), None),
        ((4000, 899), "not-on-the-line"),
        ((100_000, 1300), "too-near-the-side"),
        ((100_001, 1300), "not-on-the-line"),
    ],
)
def test_a_point_is_one_of_the_line_within_four_centimetres(
    point: tuple[int, int], why: str | None
) -> None:
    state = table(KUP, FOE).state
    for behind, rule in ((0, "AT-SET-03"), (508, "AT-SPC-08")):
        refusal = OnTheLine(state, 0, 0, behind).refusal(point)
        assert (refusal and refusal.why) == why
        if why == "not-on-the-line":
            assert refusal is not None
            assert refusal.rule == rule


LIGHT = """
[sorts.bolt]
shape = "box"
width = 10
height = 10
mass = {mass}
"""


@pytest.mark.rule("AT-RUL-83")
@pytest.mark.parametrize(("mass", "flung"), [(0, []), (0.1, [0]), (15, [0]), (15.1, [])])
def test_what_weighs_fifteen_grams_at_most_and_something_is_flung(
    mass: float, flung: list[int]
) -> None:
    thrower = piece("bumblebee_car", x=400, y=400)
    bolt = {"sort": "bolt", "at": [400, 400 + 16 + 5]}
    state = table(thrower, FOE, things=[bolt], homebrew=LIGHT.format(mass=mass)).state
    assert flingable(state, 0) == flung


@pytest.mark.rule("AT-RUL-79", "AT-RUL-103")
@pytest.mark.parametrize(
    ("beyond", "found"),
    [(0.5, "inside"), (0.6, "touching"), (38.5, "touching"), (38.6, "")],
)
def test_half_a_millimetre_beyond_its_edge_is_still_inside_cover(beyond: float, found: str) -> None:
    """A patch of 152.4 mm; a base of 19 mm whose edge is so far north of the patch's."""
    kup = piece("kup_robot", x=457.2, y=587.2 + 76.2 - 19 + beyond)
    state = table(kup, FOE, on="rally_point").state
    assert cover_at(state, 0)[0] == found


FIRST = """
[maps.hedge]
barriers = [{ kinds = ["cover", "low_barrier"], start = [-4, 0], end = [4, 0], sections = 4 }]
"""


@pytest.mark.rule("AT-RUL-79", "AT-COV-02", "AT-COV-05")
def test_the_first_section_of_a_map_is_cover_as_others_are() -> None:
    """It lies from 355.6 mm to 406.4 mm."""
    jetfire = piece("jetfire_robot", "B", x=380, y=587.2 + 19 + 1.5, facing=270, top=1)
    shooters = [piece("hot_shot_robot", x=380, y=y) for y in (400, 900)]
    mega = piece("primus_robot", x=380, y=300)
    match = table(*shooters, mega, jetfire, on="hedge", homebrew=FIRST, turn_of="B", phase="attack")
    state = match.state
    state.figures[3].covered, state.figures[3].covers = cover_at(state, 3)
    assert (state.figures[3].covered, len(state.figures[3].covers)) == ("touching", 1)
    assert [protects(state, 3, number) for number in (0, 1, 2)] == [True, False, False]
    assert keeps_from_shooting(state, 3, (3800, 4000))
    assert not keeps_from_shooting(state, 3, (3800, 9000))
    state.sections[0] = False
    assert not protects(state, 3, 0)


@pytest.mark.rule("AT-RUL-105", "AT-BM-02")
def test_the_third_void_shot_ends_the_attack_of_a_battle_master() -> None:
    void = ("physics", Record(0, "", 1, void=True))
    mega = piece("primus_robot", x=400, y=400)
    script = [STILL, miss(0), STILL, void, STILL, void, STILL, void]
    match = table(mega, FOE, phase="attack", script=script)
    answer(match, "attack_with primus_robot", Aim(900, 0))
    for number in range(3):
        assert (number, asked(match)) == (number, (0, "fire_again"))
        answer(match, FireAgain())
    assert match.state.figures[0].loaded > 0
    assert asked(match)[1] != "fire_again"


@pytest.mark.rule("AT-RUL-06")
def test_where_a_figure_stands_is_told_to_whoever_may_know_it() -> None:
    secret, open_to_all = Placed(0, 0, 10, 20, (0, 2)), Placed(0, 0, 10, 20)
    seen = [secret.seen_by(seat) is not None for seat in (0, 1, 2, 3, None)]
    assert seen == [True, False, True, False, False]
    assert all(open_to_all.seen_by(seat) == open_to_all for seat in (0, 1, None))


@pytest.mark.rule("AT-BM-06", "AT-CHN-05")
@pytest.mark.parametrize(
    ("code", "apart", "pitch", "aside", "turned", "tripped"),
    [
        ("standard_missile", 150, -50, 0, 0, (0, 0)),
        ("standard_missile", 150, -40, 0, 0, (850, 0)),
        ("standard_missile", 150, 0, 0, 0, (850, 0)),
        ("standard_missile", 150, 20, 0, 0, (0, 0)),
        ("standard_missile", 150, 185, 0, 0, (0, 0)),
        ("standard_missile", 150, 195, 0, 0, (0, 950)),
        ("standard_missile", 150, 240, 0, 0, (0, 950)),
        ("standard_missile", 150, 250, 0, 0, (0, 0)),
        ("standard_missile", 300, 90, 0, 0, (0, 0)),
        ("standard_missile", 300, 110, 0, 0, (0, 950)),
        ("standard_missile", 300, 130, 0, 0, (0, 0)),
        ("standard_missile", 150, 0, 7, 0, (850, 0)),
        ("standard_missile", 150, 0, 7.1, 0, (0, 0)),
        ("standard_missile", 150, 215, 7.1, 0, (0, 0)),
        ("light_missile", 150, 0, 0, 0, (20, 0)),
        ("light_missile", 150, 215, 0, 0, (0, 850)),
        ("heavy_missile", 150, 0, 0, 0, (990, 0)),
        ("standard_missile", 150, 215, 0, 300, (0, 0)),
        ("standard_missile", 150, 215, -9.5, 300, (0, 550)),
        ("standard_missile", 150, 0, -12, -300, (0, 0)),
        ("standard_missile", 150, 0, 12, -300, (550, 0)),
        ("standard_missile", 150, 0, 16.8, -444, (550, 0)),
        ("standard_missile", 150, 0, 17.2, -458, (0, 0)),
        ("standard_missile", 150, 0, 0, 1800, (0, 0)),
    ],
)
def test_a_missile_trips_a_switch_that_it_strikes_from_the_front(
    code: str, apart: int, pitch: int, aside: float, turned: int, tripped: tuple[int, int]
) -> None:
    """Its waist is 24 mm and its chest 19 mm ahead of the axis, and turns with it.

    `aside` is how far left of the axis the missile passes, `turned` how far to the right of the
    shooter a Battle Master looks. What the engine does at the same places is the measure.
    """
    weapon = library().weapons[code]
    y = 3000 - round(10 * aside)
    master = Figure(1, "BM", False, 4000 + 10 * apart, y, (1800 + turned) % 3600)
    there = Tabletop(9144, 11744, "table", (), (Figure(0, "M", False, 4000, 3000, 0), master))
    found = Guess(there, Stroke(0, weapon.make, Pointed(0, pitch), Error()), weapon).chances()
    chances = [
        sum(weight for each, weight in found if each.switches.get(1, (0, 0))[disc])
        for disc in (0, 1)
    ]
    assert tuple(chances) == tripped


@pytest.mark.rule("AT-RUL-81", "AT-RUL-17", "AT-FFA-02")
def test_a_crate_is_pushed_past_a_corner_of_the_area_as_long_as_its_middle_is_inside() -> None:
    """West of 130 mm and south of 130 mm there is no area of three players."""
    kup = piece("kup_robot", x=140, y=200, facing=270)
    others = [piece("kup_robot", seat, x=600, y=700 + 60 * n) for n, seat in enumerate("BC")]
    crate = {"sort": "crate", "at": [140, 161]}
    state = table(kup, *others, mode="free_for_all", seats=3, on="triangle", things=[crate]).state
    assert room(state, 0, len(state.things) - 1) == 254


@pytest.mark.rule("AT-DEC-10")
def test_a_jab_is_aimed_level_where_its_joint_allows_that() -> None:
    """Half degrees within the limits of its joint, whatever those are."""
    weapons = {"level": (-10, 15), "up": (3.3, 15), "down": (-20, -3.3)}
    told_of = {}
    for name, (low, high) in weapons.items():
        text = JAB.format(low=low, high=high)
        state = table(piece("poker_robot", y=400), FOE, homebrew=text).state
        told_of[name] = aim_at(state, 0, 1).pitch
    assert told_of == {"level": 0, "up": 35, "down": -35}


JAB = """
[weapons.poker]
kind = "jab"
energy = 17
stroke = 28
yaw = 20
pitch = [{low}, {high}]

[figures.poker_robot]
number = 904
name = "Poker"
mode = "robot"
faction = "autobot"
rank = "captain"
points = 30
size = "M"
weapon = "poker"
wheel = "vehicle"
white = 20
ability = {{ do = "attackback" }}
"""


@pytest.mark.rule("AT-CHN-05")
@pytest.mark.parametrize(("x", "found"), [(6760, True), (6800, True), (6810, False)])
def test_a_missile_meets_a_body_until_it_is_on_the_ground(x: int, found: bool) -> None:
    """Ten degrees down: 1 mm above the ground 256 mm from the muzzle, at 260.4 mm on it."""
    weapon = library().weapons["standard_missile"]
    there = (Figure(0, "M", False, 4000, 3000, 0), Figure(1, "M", False, x, 3000, 0))
    table_of = Tabletop(9144, 11744, "table", (), there)
    guess = Guess(table_of, Stroke(0, weapon.make, Pointed(pitch=-100), Error()), weapon)
    assert (guess.first_body() is not None) == found


@pytest.mark.rule("AT-RUL-17", "AT-FFA-02")
@pytest.mark.parametrize(("x", "free"), [(1300, True), (1299, False)])
def test_a_base_may_stand_with_its_middle_on_the_edge_of_the_area(x: int, free: bool) -> None:
    three = [piece("kup_robot", seat, y=700 + 60 * n) for n, seat in enumerate("ABC")]
    state = table(*three, mode="free_for_all", seats=3, on="triangle").state
    assert free_ground(state, 0).rests((x, 700)) == free
    assert free_ground(state, 0).rests((700, x)) == free
    assert [free_ground(state, 0).rests((4000, y)) for y in (0, -1, 10444, 10445)] == [
        True,
        False,
        True,
        False,
    ]


@pytest.mark.rule("AT-RUL-69")
def test_on_which_hand_of_a_barrier_a_point_lies() -> None:
    found = [_hand((0, 0), (1, 0), (7, across)) for across in (-2, -1, 0, 1, 2)]
    assert found == [-1, -1, 0, 1, 1]
