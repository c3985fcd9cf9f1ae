"""Same questions, same answers: the plane is asked hundreds of questions drawn by a seed.

Small whole numbers make edges touch and points fall on lines. What is right is shown by the tests
of each function, against GEOS and against brute force; here every answer is held to what it was.
A change that was meant is written down anew: `python -m tests.space.plane.test_same_answers`.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import pytest

from rollout.space.plane.angles import angle_of, heading, laid_off, turn_between
from rollout.space.plane.bends import bends, ring
from rollout.space.plane.candidates import approach, candidate_paths, random_path
from rollout.space.plane.complete_sight import hidden_point
from rollout.space.plane.crossing import (
    as_near,
    contains,
    enters,
    enters_part,
    near_segment,
    nearer,
    squared_distance_to_segment,
)
from rollout.space.plane.facing import in_arc, sides
from rollout.space.plane.ground import Bar, Ground
from rollout.space.plane.lengths import (
    gap,
    gap_at_least,
    gap_within,
    inside,
    leg_length,
    onwards,
    overlap,
    path_length,
    towards,
    within,
)
from rollout.space.plane.levels import (
    Platform,
    is_above,
    platform_under,
    spot_inside,
    spot_outside,
    supports,
    touched_sides,
)
from rollout.space.plane.placing import (
    _disc_meets_disc,
    _disc_meets_segment,
    _on_disc,
    _on_segment,
    _segment_meets_segment,
    _shifted_edges,
    nearest_rests,
    spots_about,
    spots_within,
)
from rollout.space.plane.segment_sight import sight_by_segments
from rollout.space.plane.shapes import Disc, Outline, Point, Shape, Solid, box, moved, rectangle
from rollout.space.plane.sightings import Scene, look_by_tangents
from rollout.space.plane.straight import comes_within, last_rest, slide
from rollout.space.plane.tangent_sight import sight_by_tangents, way_to
from rollout.space.plane.templates import caught, spray_from, sprayed
from rollout.space.plane.ways import known_ways

TIMES = 1_600
SCALES = ((1, 0), (100, 0), (100, 1), (40, 3))
"""On a small grid, on one as games have it, just beside its lines, and a little farther off."""


class Draw:
    """Shapes, points and grounds by chance."""

    def __init__(self, seed: str) -> None:
        self.rng = Random(seed)
        self.scale, self.beside = SCALES[0]

    def number(self, low: int, high: int) -> int:
        found = self.rng.randint(low, high) * self.scale
        return max(0, found + self.rng.randint(-self.beside, self.beside)) if self.beside else found

    def point(self) -> Point:
        return self.number(0, 20), self.number(0, 20)

    def disc(self) -> Disc:
        return Disc(self.point(), self.number(0, 4))

    def block(self) -> Outline:
        angle = self.rng.choice([0, 0, 900, 450, 300, 137])
        return rectangle(self.point(), self.number(2, 9), self.number(2, 9), angle)

    def shape(self) -> Shape:
        return self.disc() if self.rng.random() < 0.5 else self.block()

    def shapes(self) -> list[Shape]:
        return [self.shape() for _ in range(self.rng.randint(0, 4))]

    def solid(self, shape: Shape) -> Solid:
        bottom = self.rng.choice([0, 0, 1, 2])
        return Solid(shape, bottom + self.rng.randint(0, 4), bottom)

    def ground(self) -> Ground:
        radius = self.number(0, 2)
        bars = [
            Bar(shape, self.rng.choice([-1, 0, radius]), self.rng.choice([-1, radius]))
            for shape in self.shapes()
        ]
        return Ground(20 * self.scale, 18 * self.scale, radius, bars)

    def angle(self) -> int:
        angles: list[int] = [*range(0, 3_600, 225), self.rng.randint(-4_000, 4_000)]
        return self.rng.choice(angles)


def angles(draw: Draw) -> Any:
    one, other = draw.angle(), draw.angle()
    x, y = draw.point()
    along = heading(one)
    return (
        along,
        laid_off(along, draw.number(0, 9)),
        turn_between(one, other),
        angle_of(x - 9, y + 1),
    )


def lengths(draw: Draw) -> Any:
    a, b, c, reach = draw.point(), draw.point(), draw.point(), draw.number(0, 12)
    told: list[Any] = [within(a, b, reach), leg_length(a, b), path_length([a, b, c])]
    told.append(towards(a, b, reach))
    if a != b:
        told.append(onwards(a, b, reach))
    return told


def gaps(draw: Draw) -> Any:
    a, b, reach = draw.shape(), draw.shape(), draw.number(0, 6)
    told = gap(a, b), gap_within(a, b, reach), gap_at_least(a, b, reach), overlap(a, b)
    return *told, inside(a, b), inside(b, a), box(a, reach), moved(a, draw.point())


def crossings(draw: Draw) -> Any:
    a, b, point, reach = draw.point(), draw.point(), draw.point(), draw.number(0, 4)
    shape = draw.shape()
    low = draw.rng.randint(0, 3)
    part = low, 4, draw.rng.randint(low, 4), 4
    told: list[Any] = [enters(a, b, shape), nearer(a, b, shape, reach), as_near(a, b, shape, reach)]
    told += [contains(shape, point), near_segment(point, a, b, reach)]
    told += [near_segment(point, a, b, reach, 1), enters_part(a, b, shape, part)]
    told.append(way_to(point, shape))
    if a != b:
        told.append(squared_distance_to_segment(point, a, b))
    return told


def facings(draw: Draw) -> Any:
    a, b, facing = draw.point(), draw.point(), draw.angle()
    width = draw.rng.choice([450, 900, 1_800, 2_700, 3_600])
    return sides(a, facing, b) if a != b else (), in_arc(a, facing, width, b)


def grounds(draw: Draw) -> Any:
    ground, path = draw.ground(), [draw.point() for _ in range(draw.rng.randint(1, 4))]
    start, end = path[0], path[-1]
    told: list[Any] = [ground.on_table(start), ground.rests(start), ground.under(start)]
    told += [ground.passes(start, end), ground.barred(start, end), ground.all_barred(start, end)]
    told.append(ground.fault(path, draw.number(1, 30), draw.rng.randint(1, 3)))
    return told


def straight(draw: Draw) -> Any:
    ground, start, end = draw.ground(), draw.point(), draw.point()
    told: list[Any] = [comes_within([start, end], draw.shape(), draw.number(0, 5))]
    if start != end and ground.rests(start):
        told += [slide(ground, start, end), last_rest(ground, start, end)]
    return told


def placing(draw: Draw) -> Any:
    ground, point, base = draw.ground(), draw.point(), draw.disc()
    told: list[Any] = [nearest_rests(ground, point, draw.number(2, 9))]
    told.append(spots_about(ground, base, draw.number(0, 2), 6))
    told.append(spots_within(ground, base, draw.number(1, 4), 6))
    return told


def meetings(draw: Draw) -> Any:
    """Where the edges meet that a base may be pressed against."""
    a, b, point = draw.disc(), draw.disc(), draw.point()
    one, other = (draw.point(), draw.point()), (draw.point(), draw.point())
    told: list[Any] = [_disc_meets_disc(a, b), _disc_meets_segment(a, one)]
    told += [_segment_meets_segment(one, other), _on_disc(a, point), _on_disc(b, b.centre)]
    told += [_on_segment(one, point), _shifted_edges(draw.block(), draw.number(0, 3))]
    return told


def crowds(draw: Draw) -> Any:
    """The nearest spots where much is in the way."""
    radius = draw.number(1, 2)
    bars = [Bar(draw.shape(), radius, radius) for _ in range(6)]
    ground = Ground(20 * draw.scale, 20 * draw.scale, radius, bars)
    return nearest_rests(ground, draw.point(), draw.number(2, 9))


def paths(draw: Draw) -> Any:
    ground, start, end = draw.ground(), draw.point(), draw.point()
    if start == end or not ground.rests(start):
        return None
    reach = draw.number(4, 16)
    told: list[Any] = [approach(ground, start, end, reach)]
    told.append(random_path(ground, start, reach, Random(1)))
    told.append(candidate_paths(ground, start, reach, [end]))
    ways = known_ways(ground, draw.rng.choice([1, 2, 9]))
    told.append(ways.path(start, end, reach))
    told.append([(step.point, step.cost, step.legs) for step in ways.reached(start, reach)])
    return told


def rings(draw: Draw) -> Any:
    shape = draw.shape()
    points = ring(shape, draw.number(0, 3), draw.rng.choice([300, 450, 900]))
    return [(bend.point, bend.before, bend.after) for bend in bends(points)]


def levels(draw: Draw) -> Any:
    platforms = [Platform(draw.block(), draw.rng.randint(1, 3)) for _ in range(3)]
    base, shape = Disc(draw.point(), draw.number(0, 1)), platforms[0].surface
    told: list[Any] = [platform_under(platforms, base), supports(platforms[0], base)]
    told.append(touched_sides(shape, base, draw.number(0, 1)))
    told.append([spot_inside(shape, side, base) for side in range(4)])
    told.append([spot_outside(shape, side, base) for side in range(4)])
    told.append(is_above(draw.solid(shape), draw.solid(base)))
    return told


def templates(draw: Draw) -> Any:
    base, target = draw.disc(), draw.disc()
    width = draw.rng.choice([300, 600, 900, 1_200])
    spray = spray_from(base, draw.angle(), draw.number(2, 9), width)
    return spray, sprayed(spray, target), caught(base, draw.number(0, 8), draw.shapes())


def sights(draw: Draw) -> Any:
    viewer, target, between = draw.disc(), draw.disc(), draw.shapes()
    if overlap(viewer, target):
        return None
    told: list[Any] = [sight_by_tangents(viewer, target, between)]
    told.append(hidden_point(viewer, target, between))
    return told


def scenes(draw: Draw) -> Any:
    """Who sees whom, before something moves and after it."""
    solids = [draw.solid(draw.disc()) for _ in range(3)]
    if any(overlap(solids[i].shape, solids[i - 1].shape) for i in range(3)):
        return None
    scene = Scene([*solids, *(draw.solid(shape) for shape in draw.shapes())], look_by_tangents)
    pairs = [(0, 1), (1, 0), (1, 2), (2, 0)]
    before = [scene.sight(*pair) for pair in pairs]
    number = draw.rng.randrange(2, len(scene.solids))
    after = scene.replaced(number, draw.solid(draw.disc()))
    known = sorted(after._known)
    return before, known, [after.sight(*pair) for pair in pairs]


def heights(draw: Draw) -> Any:
    viewer, target = draw.solid(draw.disc()), draw.solid(draw.disc())
    between = [draw.solid(shape) for shape in draw.shapes()]
    scene = Scene([viewer, target, *between], sight_by_segments)
    return sight_by_segments(viewer, target, between), scene.sight(0, 1), scene.sight(1, 0)


ASKED: dict[str, Callable[[Draw], Any]] = {
    each.__name__: each
    for each in (
        angles, lengths, gaps, crossings, facings, grounds, straight, placing, paths, rings, levels,
        templates, sights, heights, meetings, crowds, scenes,
    )
}  # fmt: skip


def answers(name: str) -> str:
    """A digest of what is answered; what is refused is an answer too."""
    digest = hashlib.blake2b(digest_size=8)
    draw = Draw(name)
    for number in range(TIMES):
        draw.scale, draw.beside = SCALES[number % len(SCALES)]
        told = "refused"
        with suppress(ValueError, TypeError):
            told = repr(ASKED[name](draw))
        digest.update(told.encode())
    return digest.hexdigest()


ANSWERED = {
    "angles": "9acc60d9a85550c9",
    "lengths": "aae4bb168ebcc823",
    "gaps": "49c51afa9855fdd1",
    "crossings": "f2f05a88f7a99fdd",
    "facings": "ceeec1bf8400f557",
    "grounds": "a54d457b115b63f7",
    "straight": "500e0d644c9dd563",
    "placing": "92be6bff7be9b42e",
    "paths": "6982baf02bebf8ca",
    "rings": "ae4735cdd9e41437",
    "levels": "04a4671bb4333063",
    "templates": "07c1906553e0cb48",
    "sights": "1335890badfccb58",
    "heights": "33bdcb375636e65b",
    "meetings": "998a9ab2e8a3f5d4",
    "crowds": "7bd7deca799257c1",
    "scenes": "817cef012835dec9",
}


@pytest.mark.parametrize("name", ASKED)
def test_the_same_questions_have_the_same_answers(name: str) -> None:
    assert answers(name) == ANSWERED[name]


if __name__ == "__main__":
    for name in ASKED:
        print(f'    "{name}": "{answers(name)}",')
