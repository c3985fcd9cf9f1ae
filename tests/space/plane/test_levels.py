"""Raised surfaces: who stands on them, which side is touched, where a climb ends."""

from hypothesis import given
from hypothesis import strategies as st

from rollout.space.plane import (
    ON_THE_GROUND,
    Disc,
    Platform,
    Point,
    Solid,
    gap,
    inside,
    is_above,
    overlap,
    platform_under,
    rectangle,
    spot_inside,
    spot_outside,
    supports,
    touched_sides,
)

ROOF = Platform(rectangle((10_000, 10_000), 5000, 5000), 3000, (0, 1, 2, 3))
TOWER = Platform(rectangle((11_000, 10_000), 3000, 3000), 6000)
NORTH, WEST, SOUTH, EAST = 1, 2, 3, 0


def test_a_base_stands_on_the_highest_platform_that_holds_all_of_it() -> None:
    assert platform_under([ROOF, TOWER], Disc((11_000, 10_000), 980)) == 1
    assert platform_under([TOWER, ROOF], Disc((8500, 10_000), 980)) == 1
    assert platform_under([ROOF, TOWER], Disc((8479, 10_000), 980)) == ON_THE_GROUND
    assert platform_under([ROOF, TOWER], Disc((8480, 10_000), 980)) == 0


def test_a_pushed_base_is_held_while_its_centre_is() -> None:
    assert supports(ROOF, Disc((7500, 10_000), 980))
    assert not supports(ROOF, Disc((7499, 10_000), 980))


def test_a_base_touches_sides_from_without_and_from_within() -> None:
    assert touched_sides(ROOF.surface, Disc((6520, 10_000), 980), 0) == [WEST]
    assert touched_sides(ROOF.surface, Disc((6519, 10_000), 980), 0) == []
    assert touched_sides(ROOF.surface, Disc((6470, 10_000), 980), 50) == [WEST]
    assert touched_sides(ROOF.surface, Disc((11_520, 11_520), 980), 0) == [EAST, NORTH]


def test_a_climb_leads_straight_across_the_side() -> None:
    assert spot_inside(ROOF.surface, WEST, Disc((6520, 10_300), 980)) == (8483, 10_300)
    assert spot_outside(ROOF.surface, WEST, Disc((8480, 10_300), 980)) == (6517, 10_300)
    assert spot_outside(ROOF.surface, NORTH, Disc((10_000, 11_520), 980)) == (10_000, 13_483)


def test_near_a_corner_a_climb_shifts_along_the_side() -> None:
    assert spot_inside(ROOF.surface, WEST, Disc((6520, 12_400), 980)) == (8483, 11_517)


def test_without_room_there_is_no_spot() -> None:
    ledge = rectangle((10_000, 10_000), 5000, 1900)
    assert spot_inside(ledge, NORTH, Disc((10_000, 12_000), 980)) is None
    assert spot_inside(ledge, NORTH, Disc((10_000, 12_000), 490)) == (10_000, 10_457)


def test_what_begins_where_another_ends_is_above_it() -> None:
    below = Solid(Disc((0, 0), 10), 3000)
    assert is_above(Solid(Disc((0, 0), 10), 9000, bottom=3000), below)
    assert not is_above(Solid(Disc((0, 0), 10), 9000, bottom=2999), below)


points = st.tuples(st.integers(0, 20_000), st.integers(0, 20_000))


@given(
    points, st.integers(0, 3), st.integers(0, 3599), st.integers(800, 9000), st.integers(100, 2000)
)
def test_whoever_climbs_stands_in_contact_with_the_side_and_wholly_on_one_level(
    centre: Point, number: int, angle: int, depth: int, radius: int
) -> None:
    roof = rectangle((10_000, 10_000), 6000, depth, angle)
    base = Disc(centre, radius)
    out = Disc(spot_outside(roof, number, base), radius)
    assert not overlap(out, roof)
    assert gap(out, roof) <= 6
    spot = spot_inside(roof, number, base)
    if spot is None:
        assert 2 * radius + 12 > min(6000, depth)
    else:
        assert inside(Disc(spot, radius), roof)
        assert number in touched_sides(roof, Disc(spot, radius), 6)
