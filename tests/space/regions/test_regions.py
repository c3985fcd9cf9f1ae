"""Regions: points, paths, directions and facings as options."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from rollout.games.samples.disc_duel import Reach
from rollout.games.samples.facts import Mark, Slide
from rollout.kernel import NOT_OFFERED, Action, Joined, Listed, Refusal
from rollout.space.plane import (
    BARRED,
    EDGE,
    OCCUPIED,
    TOO_LONG,
    TOO_MANY_LEGS,
    Disc,
    Fault,
    Ground,
    approach,
    outline,
    solid_bar,
    squeeze_bar,
)
from rollout.space.regions import (
    NO_LEGS,
    NO_SUCH_ANGLE,
    OUTSIDE,
    TOO_FAR,
    Aim,
    Angle,
    Area,
    Directions,
    Facings,
    Form,
    Legs,
    Path,
    Paths,
    Point,
    Points,
    Spots,
    SpotsInside,
    SpotsNear,
    Stance,
    always,
    shortest_way,
)


class Go(Action, frozen=True):
    figure: int
    path: Path


class Put(Action, frozen=True):
    x: int
    y: int


class Shoot(Action, frozen=True):
    bearing: Angle
    weapon: str = "cannon"


class Face(Action, frozen=True):
    facing: Angle


POST = Disc((5_000, 5_000), 1_000)
START = (2_000, 5_000)


def refuse(fault: Fault) -> Refusal:
    return Refusal("T-01", fault.reason, {"leg": fault.leg, "excess": fault.excess})


def ground() -> Ground:
    """Ten by ten, a base of radius 500, a post of radius 1000 in the middle."""
    return Ground(10_000, 10_000, 500, [solid_bar(POST, 500)])


def going() -> Paths:
    return Paths(Legs(ground(), START, 4_000, refuse, goals=[(8_000, 5_000)]), Go, figure=7)


# Points


def slides() -> Points:
    return Points(Reach((1_000, 12_000)), Slide)


def test_a_region_offers_every_point_and_lists_some() -> None:
    region = slides()
    assert Slide(5_000, 12_000) in region
    assert Slide(1_234, 11_111) in region
    assert Mark(1) not in region
    assert "slide" not in region
    assert all(action in region for action in region)
    assert len(list(region)) > 3
    assert region


def test_a_region_says_why_a_point_is_refused() -> None:
    region = slides()
    assert region.refusal(Slide(5_001, 12_000)) == Refusal("DISC-01", "too-far", {"most": 4_000})
    assert region.refusal(Slide(-1, 12_000)) == Refusal("DISC-01", "off-the-table")
    assert region.refusal(Mark(1)) == NOT_OFFERED


def test_a_region_has_no_length_but_samples() -> None:
    with pytest.raises(TypeError, match="no number of points"):
        len(slides())
    rng = Random(1)
    drawn = {slides().sample(rng) for _ in range(20)}
    assert len(drawn) == 20
    assert all(action in slides() for action in drawn)


def test_a_region_describes_what_is_drawn_and_what_is_answered() -> None:
    described = slides().describe()
    assert described["kind"] == "region"
    assert described["action"] == {"do": "slide"}
    assert described["outline"]["gesture"] == "point"
    assert all(set(sample) == {"do", "x", "y"} for sample in described["samples"])
    (ring,) = described["outline"]["rings"]
    assert all(Slide(x, y) in slides() for x, y in ring)
    assert max(x for x, _ in ring) == 4_999


class Corners(Area[Point]):
    """An area that lists its points and has no other way to draw one."""

    def samples(self) -> list[Point]:
        return [(0, 0), (9, 9)]


def test_an_area_draws_from_its_samples_when_it_has_no_other_way() -> None:
    area = Corners()
    assert area.draw(Random(1)) in [(0, 0), (9, 9)]
    assert (area.refusal((3, 3)), area.outline()) == (None, None)


def test_a_region_can_make_any_action_of_a_point() -> None:
    def place(point: Point) -> Action:
        return Mark(point[0])

    def read(action: Action) -> Point | None:
        return (action.cell, 0) if isinstance(action, Mark) else None

    region = Points(Corners(), Form(place, read))
    assert list(region) == [Mark(0), Mark(9)]
    assert Slide(1, 1) not in region


class Nowhere(Area[Point]):
    def draw(self, rng: Random) -> Point | None:
        return None


def test_a_region_without_any_point_is_empty_and_nothing_is_drawn_from_it() -> None:
    region = Points(Nowhere(), Put)
    assert not region
    assert list(region) == []
    with pytest.raises(ValueError, match="should not be offered"):
        region.sample(Random(1))
    assert Joined([Listed([Mark(1)]), region]).sample(Random(1)) == Mark(1)


def test_a_base_is_put_down_where_it_is_clear_and_on_the_table() -> None:
    region = Points(Spots(ground(), refuse), Put)
    assert Put(500, 500) in region
    assert Put(5_000, 3_500) in region
    assert region.refusal(Put(499, 500)) == Refusal("T-01", EDGE, {"leg": 0, "excess": 0})
    assert region.refusal(Put(5_000, 3_501)) == Refusal("T-01", OCCUPIED, {"leg": 0, "excess": 0})
    assert len(list(region)) == 48
    outer, hole = region.describe()["outline"]["rings"]
    assert sorted(outer) == [(500, 500), (500, 9_500), (9_500, 500), (9_500, 9_500)]
    assert all(Put(x, y) in region for x, y in hole)


def test_a_base_is_put_down_wholly_inside_a_zone() -> None:
    strip = outline([(0, 0), (10_000, 0), (10_000, 2_000), (0, 2_000)])
    region = Points(SpotsInside(ground(), strip, refuse, goals=[(777, 888), (777, 8_888)]), Put)
    assert Put(3_000, 1_500) in region
    assert region.refusal(Put(3_000, 1_501)) == Refusal("T-01", OUTSIDE, {"leg": 0, "excess": 0})
    assert region.refusal(Put(3_000, 400)) == Refusal("T-01", EDGE, {"leg": 0, "excess": 0})
    assert next(iter(region)) == Put(777, 888)
    assert all(action in region for action in region)
    (ring,) = region.describe()["outline"]["rings"]
    assert all(Put(x, y) in region for x, y in ring)
    assert max(y for _, y in ring) == 1_499


def test_a_base_is_put_down_within_reach_of_something() -> None:
    region = Points(SpotsNear(ground(), POST, 1_000, refuse), Put)
    assert Put(5_000, 2_500) in region
    assert region.refusal(Put(5_000, 2_499)) == Refusal("T-01", TOO_FAR, {"leg": 0, "excess": 1})
    assert region.refusal(Put(5_000, 2_300)) == Refusal("T-01", TOO_FAR, {"leg": 0, "excess": 200})
    rng = Random(3)
    assert all(region.sample(rng) in region for _ in range(50))
    outer, hole = region.describe()["outline"]["rings"]
    assert all(Put(x, y) in region for x, y in [*outer, *hole])


def test_an_area_knows_whether_it_lists_anything_without_listing_it() -> None:
    strip = outline([(0, 0), (10_000, 0), (10_000, 900), (0, 900)])
    assert Spots(ground(), refuse).has_samples()
    assert not SpotsInside(ground(), strip, refuse, goals=[(777, 8_888)]).has_samples()
    assert Corners().has_samples()
    assert not Nowhere().has_samples()


class Western(Spots):
    """Spots of which a game refuses some for a reason of its own."""

    def objection(self, value: Point) -> Refusal | None:
        return Refusal("T-02", "east") if value[0] > 5_000 else None


def test_what_a_game_objects_to_is_neither_listed_nor_drawn_nor_accepted() -> None:
    region = Points(Western(ground(), refuse), Put)
    rng = Random(4)
    assert region.refusal(Put(5_001, 900)) == Refusal("T-02", "east")
    assert region.refusal(Put(5_000, 900)) is None
    assert region.refusal(Put(99_999, 900)) == Refusal("T-01", EDGE, {"leg": 0, "excess": 0})
    assert all(isinstance(each, Put) and each.x <= 5_000 for each in region)
    drawn = [region.sample(rng) for _ in range(40)]
    assert all(isinstance(each, Put) and each.x <= 5_000 for each in drawn)


# Paths


def test_a_path_is_offered_with_what_the_action_says_besides() -> None:
    region = going()
    assert Go(7, ((2_000, 8_000), (3_000, 8_000))) in region
    assert region.refusal(Go(8, ((2_000, 8_000),))) == NOT_OFFERED
    assert all(action in region for action in region)
    rng = Random(5)
    assert all(region.sample(rng) in region for _ in range(50))


@pytest.mark.parametrize(
    ("path", "why", "leg", "excess"),
    [
        (((400, 5_000),), EDGE, 0, 0),
        (((2_000, 6_000), (8_000, 6_000)), BARRED, 1, 0),
        (((2_000, 9_001),), TOO_LONG, 0, 1),
        (((2_000, 5_001),) * 17, TOO_MANY_LEGS, 16, 1),
    ],
)
def test_a_path_is_refused_with_the_leg_that_is_at_fault(
    path: Path, why: str, leg: int, excess: int
) -> None:
    refusal = going().refusal(Go(7, path))
    assert refusal == Refusal("T-01", why, {"leg": leg, "excess": excess})


def test_a_path_without_legs_is_none() -> None:
    assert going().refusal(Go(7, ())) == NO_LEGS


def test_a_game_allows_fewer_legs_than_the_sixteen() -> None:
    area = Legs(ground(), START, 4_000, refuse, most_legs=1)
    refusal = area.refusal(((2_000, 6_000), (2_000, 7_000)))
    assert refusal == Refusal("T-01", TOO_MANY_LEGS, {"leg": 1, "excess": 1})
    assert Legs(ground(), START, 4_000, refuse, most_legs=99).most_legs == 16
    rng = Random(6)
    drawn = [area.draw(rng) for _ in range(40)]
    assert {len(path) for path in drawn if path is not None} == {1}


def test_a_listed_path_that_is_cut_short_does_not_end_where_a_base_only_passes() -> None:
    """Round a post that its line may go by closely, and that no base may stop at."""
    squeezing = Ground(10_000, 10_000, 500, [squeeze_bar(POST, 500, 0)])
    start, goal, corner = (3_400, 5_000), (5_750, 6_500), (4_584, 6_003)
    two, one = (Legs(squeezing, start, 6_000, refuse, [goal], legs) for legs in (2, 1))
    assert (corner, goal) in two.samples()
    assert one.refusal((corner,)) == Refusal("T-01", OCCUPIED, {"leg": 0, "excess": 0})
    assert (corner,) not in one.samples()
    assert all(one.refusal(path) is None for path in one.samples())


def test_paths_that_are_the_same_once_they_are_cut_short_are_listed_once() -> None:
    """Goals behind a post are reached by the same corner."""
    around = Ground(10_000, 10_000, 500, [solid_bar(POST, 500)])
    goals = [(7_500, 5_000), (7_400, 5_100), (7_300, 4_900), (7_500, 5_200)]
    listed = Legs(around, (2_500, 5_000), 8_000, refuse, goals, 1).samples()
    assert listed
    assert len(set(listed)) == len(listed)


def test_more_than_sixteen_legs_are_not_even_read() -> None:
    with pytest.raises(msgspec.ValidationError, match="length <= 16"):
        msgspec.convert({"do": "go", "figure": 7, "path": [[1, 2]] * 17}, Go)


def test_a_path_is_described_with_everywhere_it_may_end() -> None:
    described = going().describe()
    drawn = described["outline"]
    assert described["action"] == {"do": "go", "figure": 7}
    assert drawn["gesture"] == "path"
    assert (drawn["start"], drawn["allowance"], drawn["legs"]) == ((2_000, 5_000), 4_000, 16)
    assert drawn["base"] == 500
    reach = going().area
    assert isinstance(reach, Legs)
    assert all(reach.way((), (x, y)) is not None for ring in drawn["rings"] for x, y in ring)


def test_a_way_is_found_round_what_bars_it() -> None:
    area = Legs(ground(), START, 8_000, refuse)
    assert area.way((), (2_000, 6_000)) == ((2_000, 6_000),)
    round_the_post = area.way((), (8_000, 5_000))
    assert round_the_post is not None
    assert len(round_the_post) > 1
    assert area.refusal(round_the_post) is None


def test_a_way_goes_on_from_the_points_already_set() -> None:
    area = Legs(ground(), START, 4_000, refuse)
    assert area.way(((2_000, 6_000),), (2_000, 9_000)) == ((2_000, 6_000), (2_000, 9_000))
    assert area.way(((2_000, 6_000),), (2_000, 9_001)) is None
    assert area.way(((2_000, 9_500),), (2_000, 9_500)) is None
    short = Legs(ground(), START, 4_000, refuse, most_legs=1)
    assert short.way(((2_000, 6_000),), (2_000, 7_000)) is None


def test_the_shortest_way_is_found_in_whatever_part_offers_it() -> None:
    joined = Joined([Listed([Mark(1)]), going()])
    assert shortest_way(joined, Go(7, ((2_000, 8_000),))) == Go(7, ((2_000, 8_000),))
    assert shortest_way(joined, Go(7, ((9_000, 9_000),))) is None
    assert shortest_way(joined, Go(7, ())) is None
    assert shortest_way(joined, Mark(1)) is None


def test_a_base_that_is_shut_in_has_no_way() -> None:
    walls = [solid_bar(Disc((x, y), 500), 500) for x, y in _around((5_000, 5_000))]
    region = Paths(Legs(Ground(10_000, 10_000, 500, walls), (5_000, 5_000), 3_000, refuse), Go)
    assert not region


def _around(centre: Point) -> list[Point]:
    x, y = centre
    return [(x + dx, y + dy) for dx in (-1_000, 0, 1_000) for dy in (-1_000, 0, 1_000) if dx or dy]


# Directions and facings


@pytest.mark.parametrize("allowance", [0, -1, -4_000])
def test_where_nothing_is_left_to_go_no_path_is_listed_or_drawn(allowance: int) -> None:
    area = Legs(ground(), START, allowance, refuse, goals=[(8_000, 5_000), (2_000, 9_000)])
    paths = Paths(area, Go, figure=7)
    assert list(paths) == []
    assert not paths
    assert [area.draw(Random(seed)) for seed in range(2_000)] == [None] * 2_000
    assert approach(ground(), START, (2_000, 9_000), allowance) is None
    assert paths.describe()["outline"]["rings"] == []


def test_without_an_arc_there_is_no_direction_and_no_facing() -> None:
    turning = Aim(POST, [(9_000, 5_000)], arcs=())
    for region in (Directions(turning, Shoot), Facings(Stance(POST, 0, arcs=()), Face)):
        assert not region
        assert list(region) == []
        assert region.describe()["samples"] == []
        with pytest.raises(ValueError, match="nothing lies in this region"):
            region.sample(Random(0))
    assert turning.draw(Random(0)) is None
    assert turning.refusal(0) == NO_SUCH_ANGLE


def test_a_direction_lies_in_an_arc_bounds_included() -> None:
    beyond = Refusal("T-03", "not-that-way")
    area = Aim(Disc((0, 0), 500), arcs=[(3_450, 300)], outside=beyond)
    region = Directions(area, Shoot, weapon="laser")
    assert [Shoot(angle, "laser") in region for angle in (3_450, 0, 150)] == [True, True, True]
    assert region.refusal(Shoot(3_449, "laser")) == beyond
    assert region.refusal(Shoot(151, "laser")) == beyond
    assert region.refusal(Shoot(0)) == NOT_OFFERED
    assert region.refusal(Shoot(3_600, "laser")) == NO_SUCH_ANGLE
    assert region.refusal(Shoot(-1, "laser")) == NO_SUCH_ANGLE
    assert all(action in region for action in region)


def test_directions_come_in_whole_steps_and_towards_goals_first() -> None:
    goals = [(0, 0), (0, 900), (900, 901)]
    area = Aim(Disc((0, 0), 500), goals=goals, step=50)
    assert area.samples()[:2] == [900, 450]
    assert area.refusal(455) == NO_SUCH_ANGLE
    rng = Random(7)
    drawn = [area.draw(rng) for _ in range(60)]
    assert all(angle is not None and angle % 50 == 0 and angle < 3_600 for angle in drawn)
    assert len(set(drawn)) > 20


def test_a_direction_is_described_with_what_goes_there() -> None:
    area = Aim(Disc((3, 4), 500), arcs=[(0, 900), (1_800, 900)], length=6_000, width=300)
    described = Directions(area, Shoot).describe()
    assert described["action"] == {"do": "shoot", "weapon": "cannon"}
    assert described["outline"] == {
        "gesture": "direction",
        "origin": (3, 4),
        "arcs": [(0, 900), (1_800, 900)],
        "step": 1,
        "length": 6_000,
        "width": 300,
        "base": 500,
    }


def test_a_facing_is_turned_all_round_unless_the_rules_say_less() -> None:
    region = Facings(Stance(Disc((3, 4), 500), 450), Face)
    assert [Face(angle) in region for angle in (0, 1, 3_599)] == [True, True, True]
    assert list(region)[:3] == [Face(0), Face(225), Face(450)]
    assert region.describe()["outline"] == {
        "gesture": "facing",
        "origin": (3, 4),
        "now": 450,
        "arcs": [(0, 3_600)],
        "step": 1,
        "base": 500,
    }


def test_one_refusal_for_every_fault() -> None:
    say = always("T-09", "not-there")
    assert say(Fault(EDGE, 0)) == Refusal("T-09", "not-there")
    assert say(Fault(TOO_LONG, 0, -1, 12)) == Refusal("T-09", "not-there", {"excess": 12})
