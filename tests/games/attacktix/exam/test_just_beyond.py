"""Where a number is just enough and one more is not: tolerances, limits, and what is no answer."""

from typing import Any

import pytest

from rollout.games.attacktix.model import Pose
from rollout.games.attacktix.record import Record
from rollout.games.attacktix.rules import sections
from rollout.games.attacktix.rules.aiming import yaw_of
from rollout.games.attacktix.rules.attack import stroke_of, stroke_with
from rollout.games.attacktix.rules.guessing import Guess
from rollout.games.attacktix.rules.on_the_table import top_of_thing
from rollout.games.attacktix.rules.strokes import AimNoise, Shot, tabletop
from rollout.games.attacktix.rules.wheel import Covered, Grind
from rollout.kernel.errors import ChanceError
from rollout.space.physics.outcome import Contact, FigureAfter, ThingAfter
from rollout.space.physics.weapons import Error
from tests.games.attacktix.table import answer, offered, piece, table


@pytest.mark.rule("AT-CHN-04")
@pytest.mark.parametrize(
    ("outcome", "good"),
    [
        ([0, 0, 0, 0, 0], True),
        ([6000, -6000, 0, 0, 0], True),
        ([6001, 0, 0, 0, 0], False),
        ([0, 0, 0, 0, -6001], False),
        ([0, 0, 0, 0], False),
        ([0, 0, 0, 0, 0, 0], False),
        ([0, 0, 0, 0, True], False),
        ([0, 0, 0, 0, 1.0], False),
        ((0, 0, 0, 0, 0), False),
        ("00000", False),
        (None, False),
    ],
)
def test_an_error_of_a_hand_is_five_numbers_within_six_deviations(outcome: Any, good: bool) -> None:
    assert (AimNoise().fault(outcome) is None) == good


@pytest.mark.rule("AT-CHN-01", "AT-RUL-05")
@pytest.mark.parametrize(
    ("outcome", "good"),
    [
        ([0, 0], True),
        ([11, 25], True),
        ([12, 0], False),
        ([0, 26], False),
        ([-1, 0], False),
        ([0, -1], False),
        ([0], False),
        ([0, 0, 0], False),
        ((0, 0), False),
        ([0, True], False),
        ([0, None], False),
        (7, False),
    ],
)
def test_a_grind_gives_one_of_12_faces_and_one_of_26_positions(outcome: Any, good: bool) -> None:
    assert (Grind(0).fault(outcome) is None) == good


@pytest.mark.rule("AT-CHN-02")
def test_a_covered_grind_shows_one_of_twelve_faces() -> None:
    wheel = Covered(0)
    assert [wheel.fault(face) is None for face in (0, 11, 12, -1, True, 1.0, None)] == [
        True,
        True,
        False,
        False,
        False,
        False,
        False,
    ]
    assert wheel.branches() == [(face, 1) for face in range(12)]


@pytest.mark.rule("AT-DEC-10")
def test_a_bearing_is_told_from_the_front_of_the_base_to_either_side() -> None:
    state = table(piece("jetfire_robot", facing=90), piece("kup_robot", "B", y=900)).state
    bearings = {900: 0, 905: 5, 895: -5, 2700: 1800, 2705: -1795, 2695: 1795, 0: -900, 3595: -905}
    assert {bearing: yaw_of(state, 0, bearing) for bearing in bearings} == bearings


@pytest.mark.rule("AT-OBJ-03", "AT-RUL-103")
@pytest.mark.parametrize(("gap", "pushed"), [(0.5, True), (0.4, False), (0.6, True)])
def test_what_has_no_room_of_half_a_millimetre_is_not_pushed(gap: float, pushed: bool) -> None:
    """A crate 40 mm wide before Kup, and Prowl behind it, so far from its side.

    Bases have a radius of 19 mm.
    """
    kup = piece("kup_robot", x=300, y=400)
    crate = {"sort": "crate", "at": [300, 439]}
    prowl = piece("prowl_robot", "B", x=300, y=439 + 20 + gap + 19)
    match = table(kup, prowl, things=[crate])
    answer(match, "move kup_robot")
    assert any("shove" in each for each in offered(match)) == pushed


@pytest.mark.rule("AT-RUL-65")
def test_a_section_is_looked_at_in_five_points_its_middle_first() -> None:
    """The fourth section east of the gap of the highway: an inch long, 7 inches off the middle."""
    state = table(piece("jetfire_robot"), piece("kup_robot", "B", y=900), on="highway").state
    assert state.layout.ends[17] == ((6350, 5872), (6604, 5872))
    points = [(6477, 5872), (6413, 5872), (6540, 5872), (6381, 5872), (6572, 5872)]
    assert sections._points_of(state, 17) == points


@pytest.mark.rule("AT-CHN-05")
@pytest.mark.parametrize(("gap", "as_at"), [(4.0, 3.0), (8.0, 5.0), (4.1, 8.0), (20.0, 13.1)])
def test_a_gap_is_looked_up_in_the_row_that_it_is_not_larger_than(gap: float, as_at: float) -> None:
    """Upper bounds of the fitted table are 4, 8, 13, 20 and 30 mm between bases of 19 mm."""
    assert falls_at(gap) == falls_at(as_at)


def falls_at(gap: float) -> list[int]:
    ultra = piece("kup_robot", x=400, y=400)
    match = table(ultra, piece("prowl_robot", "B", x=400, y=438 + gap), phase="attack")
    stroke = stroke_with(match.state, 0, Pose(0, 0, "left", 1200), Error(), -1)
    weapon = match.state.sculpt(0).weapon
    return [weight for _, weight in Guess(tabletop(match.state, stroke), stroke, weapon).chances()]


@pytest.mark.rule("AT-CHN-05")
def test_a_record_speaks_only_of_what_stands_there() -> None:
    script = [("aim_noise", [0, 0, 0, 0, 0])]
    match = table(
        piece("jetfire_robot", x=400, y=400),
        piece("kup_robot", "B", x=400, y=700),
        {"code": "kup_robot", "zone": "back_up"},
        phase="attack",
        on="energon_field",
        script=script,
    )
    with pytest.raises(ChanceError):
        answer(match, "attack_with jetfire_robot", "aim 900 0")
    shot = Shot(match.state, stroke_of(match.state, 0, Error(), -1), 1)
    down = FigureAfter(0, 0, 0, "down", 5)
    moved = ThingAfter(0, 0, 0, True)
    said = {
        "nothing": Record(0, "", 1),
        "a figure": Record(0, "", 1, figures={"1": down}),
        "all figures": Record(0, "", 1, figures={"0": down, "1": down}),
        "one in Back-Up": Record(0, "", 1, figures={"2": down}),
        "one that there is not": Record(0, "", 1, switches={"3": (True, True)}),
        "contact with one in Back-Up": Record(0, "", 1, contacts=(Contact(1, 2, "", 1),)),
        "an object": Record(0, "", 1, objects={"2": moved}),
        "all objects": Record(0, "", 1, objects={"0": moved, "1": moved, "2": moved}),
        "an object that there is not": Record(0, "", 1, objects={"3": moved}),
    }
    good = [name for name, record in said.items() if shot.fault(record) is None]
    assert good == ["nothing", "a figure", "all figures", "an object", "all objects"]
    assert shot.fault("a word") is not None


@pytest.mark.rule("AT-RUL-82")
def test_how_high_an_object_is_depends_on_whether_it_stands_unless_it_is_a_box() -> None:
    things = [
        {"sort": sort, "at": [300, 300], "standing": standing}
        for sort in ("energon_tower", "crate", "fortress")
        for standing in (True, False)
    ]
    state = table(piece("kup_robot"), piece("kup_robot", "B", y=900), things=things).state
    assert [top_of_thing(state, number) for number in range(6)] == [2200, 650, 400, 400, 1500, 1500]
