"""AT-ATK-08 to 11, AT-CHN-05: whom the fitted table takes to be reached by a stroke.

A figure M has a base of 19 mm and a body of 14.8 mm to either side; lengths in tenths.
"""

from math import cos, radians, sin

import pytest

from rollout.games.attacktix.content.library import library
from rollout.games.attacktix.rules.guessing import Guess
from rollout.space.physics.tabletop import Figure, Stroke, Tabletop
from rollout.space.physics.weapons import Aim, Error

NEAR = 480
ALL_ROUND = (0, 300, 900, 1800, 2700, 3500)


def struck(
    code: str,
    apart: int,
    turned: float = 0,
    *,
    facing: int = 0,
    sizes: str = "MM",
    aim: Aim | None = None,
    yaw: int = 0,
) -> bool:
    """Whether one is struck who stands so far off, turned so far to the left of the front."""
    weapon = library().weapons[code]
    angle = radians(facing / 10 + turned)
    x, y = round(4000 + apart * cos(angle)), round(3000 + apart * sin(angle))
    there = Figure(0, sizes[0], False, 4000, 3000, facing), Figure(1, sizes[1], False, x, y, 0)
    table = Tabletop(9144, 11744, "table", (), there, ())
    stroke = Stroke(0, weapon.make, aim or Aim(side=-1, twist=1200), Error(yaw=yaw))
    return any(outcome.contacts for outcome, _ in Guess(table, stroke, weapon).chances())


@pytest.mark.rule("AT-ATK-10", "AT-ATK-09", "AT-ATK-08", "AT-ATK-11", "AT-CHN-05")
@pytest.mark.parametrize(
    ("code", "sizes", "farthest"),
    [
        ("jab", "MM", 648),
        ("jab", "SM", 618),
        ("jab", "LS", 659),
        ("claw", "MM", 648),
        ("claw", "ML", 675),
        ("throw", "MM", 578),
        ("throw", "SM", 578),
        ("strong_throw", "ML", 665),
        ("medium_slash", "MM", 608),
        ("medium_slash", "LS", 584),
    ],
)
def test_a_stroke_reaches_so_far_and_no_farther(code: str, sizes: str, farthest: int) -> None:
    """A rod from the edge of its base, a lever or a blade from the middle."""
    assert struck(code, farthest, sizes=sizes)
    assert not struck(code, farthest + 1, sizes=sizes)


@pytest.mark.rule("AT-ATK-10", "AT-ATK-09", "AT-ATK-11", "AT-CHN-05")
@pytest.mark.parametrize("code", ["jab", "claw", "throw"])
@pytest.mark.parametrize("facing", ALL_ROUND)
def test_a_rod_or_lever_strikes_whose_body_is_ahead(code: str, facing: int) -> None:
    """48 mm off a body is 17.1 degrees wide to either side."""
    found = [struck(code, NEAR, turned, facing=facing) for turned in (-17.4, -16.8, 16.8, 17.4)]
    assert found == [False, True, True, False]
    assert not struck(code, NEAR, 180, facing=facing)
    assert not struck(code, NEAR, 90, facing=facing)


@pytest.mark.rule("AT-ATK-10", "AT-ATK-09", "AT-ATK-11", "AT-CHN-05")
@pytest.mark.parametrize("code", ["jab", "claw", "throw"])
def test_it_goes_where_it_is_aimed_and_where_the_hand_errs(code: str) -> None:
    """Ten degrees to the left, and half a degree more."""
    aim = Aim(yaw=100)
    found = [struck(code, NEAR, turned, aim=aim, yaw=50) for turned in (-6.9, -6.3, 27.3, 27.9)]
    assert found == [False, True, True, False]


@pytest.mark.rule("AT-ATK-08", "AT-CHN-05")
@pytest.mark.parametrize("facing", ALL_ROUND)
@pytest.mark.parametrize(("side", "sign"), [(-1, 1), (1, -1)])
def test_a_slash_goes_from_its_side_to_a_little_past_the_front(
    facing: int, side: int, sign: int
) -> None:
    """25 degrees past the front and half the width of a body, 17.1 degrees."""
    aim = Aim(side=side, twist=1200)
    found = [
        struck("medium_slash", NEAR, sign * turned, facing=facing, aim=aim)
        for turned in (-42.5, -41.9, 119.7, 120.3)
    ]
    assert found == [False, True, True, False]
