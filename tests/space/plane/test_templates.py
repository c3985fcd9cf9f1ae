"""Facings and arcs, blasts and sprays: who is caught, bounds included."""

from math import cos, radians, sin

import pytest
import shapely
from hypothesis import given
from hypothesis import strategies as st

from rollout.space.plane import (
    DEGREE,
    FRONT,
    LEFT,
    QUARTER,
    REAR,
    RIGHT,
    TURN,
    Disc,
    Point,
    Shape,
    Spray,
    caught,
    in_arc,
    rectangle,
    sides,
    spray_end,
    spray_from,
    sprayed,
)


@pytest.mark.parametrize(
    ("point", "found"),
    [
        ((500, 0), (FRONT,)),
        ((500, 499), (FRONT,)),
        ((500, 500), (FRONT, LEFT)),
        ((499, 500), (LEFT,)),
        ((-500, 500), (LEFT, REAR)),
        ((-500, 0), (REAR,)),
        ((0, -500), (RIGHT,)),
        ((500, -500), (FRONT, RIGHT)),
        ((-500, -500), (REAR, RIGHT)),
        ((0, 0), ()),
    ],
)
def test_a_point_on_a_border_lies_on_both_sides_of_it(point: Point, found: tuple[str, ...]) -> None:
    assert sides((0, 0), 0, point) == found


def test_sides_turn_with_the_facing() -> None:
    assert sides((1000, 1000), QUARTER, (1000, 5000)) == (FRONT,)
    assert sides((1000, 1000), QUARTER, (5000, 1000)) == (RIGHT,)
    assert sides((1000, 1000), 450, (5000, 999)) == (RIGHT,)


@pytest.mark.parametrize(
    ("width", "point", "inside"),
    [
        (900, (500, 500), True),
        (900, (500, 501), False),
        (900, (500, -500), True),
        (900, (-500, 0), False),
        (1800, (0, 500), True),
        (1800, (-1, 500), False),
        (2700, (-500, 500), True),
        (2700, (-501, 500), False),
        (2700, (-500, -500), True),
        (3600, (-500, 0), True),
        (0, (500, 0), True),
        (0, (-500, 0), False),
    ],
)
def test_an_arc_includes_its_bounds(width: int, point: Point, inside: bool) -> None:
    assert in_arc((0, 0), 0, width, point) == inside


def test_a_blast_catches_whoever_is_near_enough_nearest_first() -> None:
    origin = Disc((0, 0), 750)
    shapes: list[Shape] = [
        Disc((5000, 0), 1000),
        Disc((3000, 0), 1000),
        rectangle((0, 4000), 2000, 2000),
        Disc((0, -3750), 1000),
    ]
    assert caught(origin, 2000, shapes) == [1, 3]
    assert caught(origin, 1999, shapes) == [1]
    assert caught(origin, 2250, shapes) == [1, 3, 2]
    assert caught(origin, 0, [Disc((1750, 0), 1000)]) == [0]


def test_a_spray_begins_at_the_edge_of_the_base() -> None:
    assert spray_from(Disc((1000, 1000), 500), QUARTER, 4000, 300) == Spray(
        (1000, 1500), QUARTER, 4000, 300
    )


def test_a_spray_touches_what_stands_in_it_or_at_its_border() -> None:
    spray = Spray((0, 0), 0, 6000, 90 * DEGREE)
    assert sprayed(spray, Disc((6500, 0), 500))
    assert not sprayed(spray, Disc((6501, 0), 500))
    assert sprayed(spray, Disc((-500, 0), 500))
    assert not sprayed(spray, Disc((-501, 0), 500))
    assert sprayed(spray, Disc((0, 2828), 2000))
    assert not sprayed(spray, Disc((0, 2829), 2000))
    assert spray_end(spray, 450) == (4242, 4242)


@given(
    st.tuples(st.integers(-9000, 9000), st.integers(-9000, 9000)),
    st.integers(0, 2000),
    st.integers(0, TURN - 1),
    st.integers(1000, 8000),
    st.sampled_from([300, 600, 900, 1700]),
)
def test_sprays_agree_with_geos(
    centre: Point, radius: int, angle: int, length: int, width: int
) -> None:
    spray = Spray((0, 0), angle, length, width)
    steps = [angle - width / 2 + width * i / 64 for i in range(65)]
    arc = [(length * cos(radians(step / 10)), length * sin(radians(step / 10))) for step in steps]
    away = shapely.Polygon([(0, 0), *arc]).distance(shapely.Point(centre)) - radius
    if abs(away) > 3:
        assert sprayed(spray, Disc(centre, radius)) == (away < 0)
