"""What can be reached, drawn, against every point of a grid asked on its own.

A point well inside the outline is the end of a path that the ways know, one well outside is not,
unless with the very last of the allowance.
"""

from random import Random

import pytest
from shapely import Point as Spot
from shapely import Polygon, make_valid
from shapely.geometry.base import BaseGeometry

from rollout.space.plane.ground import OVER, Bar, Ground, solid_bar
from rollout.space.plane.lengths import path_length
from rollout.space.plane.reach import reachable
from rollout.space.plane.shapes import Disc, Point, Shape, rectangle
from rollout.space.plane.straight import slide
from rollout.space.plane.ways import Ways

WIDTH, DEPTH, RADIUS = 1_600, 1_200, 40
GRID = 55
UNSURE = 24
"""Next to the outline: arcs are drawn as legs, and its corners are drawn back a little."""


def drawn(rings: list[list[Point]]) -> BaseGeometry:
    area: BaseGeometry = Polygon()
    for ring in rings:
        area = area.symmetric_difference(make_valid(Polygon(ring)))
    return area


def by_lot(seed: int) -> tuple[Ground, Point, int]:
    """Walls and figures: some keep a base off, some are passed over, some squeezed past.

    Every second base has come as far as something let it, and stands against that.
    """
    rng = Random(f"outlines {seed}")
    bars = []
    for _ in range(4):
        middle = rng.randrange(100, WIDTH - 100), rng.randrange(100, DEPTH - 100)
        shape = (
            Disc(middle, rng.randrange(30, 160))
            if rng.random() < 0.4
            else rectangle(
                middle, rng.randrange(60, 500), rng.randrange(40, 300), rng.choice([0, 300, 1110])
            )
        )
        passing, resting = rng.choice([(RADIUS, RADIUS), (RADIUS, RADIUS), (OVER, RADIUS), (5, 70)])
        bars.append(Bar(shape, passing, resting))
    ground = Ground(WIDTH, DEPTH, RADIUS, bars)
    while True:
        start = rng.randrange(50, WIDTH - 50), rng.randrange(50, DEPTH - 50)
        if seed % 2:
            middle = rng.randrange(0, WIDTH), rng.randrange(0, DEPTH)
            start = slide(ground, start, middle).point if ground.rests(start) else start
        if ground.rests(start):
            return ground, start, rng.randrange(200, 900)


@pytest.mark.parametrize("seed", range(40))
def test_the_outline_holds_what_a_path_leads_to_and_nothing_else(seed: int) -> None:
    ground, start, allowance = by_lot(seed)
    ways = Ways(ground)
    area = drawn(reachable(ways, start, allowance))
    edge = area.boundary
    for x in range(RADIUS, WIDTH, GRID):
        for y in range(RADIUS, DEPTH, GRID):
            spot = Spot(x, y)
            if edge.distance(spot) > UNSURE:
                path = ways.path(start, (x, y), allowance)
                if path is None or path_length(path) < allowance - UNSURE:
                    assert (path is not None) == area.contains(spot), ((x, y), path)


FIGURE, WALL = Disc((800, 600), 160), rectangle((800, 600), 120, 400)


@pytest.mark.parametrize(
    ("shape", "start", "end"),
    [
        (FIGURE, (1_000, 600), (570, 600)),
        (FIGURE, (994, 653), (570, 600)),
        (FIGURE, (800, 400), (800, 850)),
        (WALL, (900, 600), (690, 600)),
        (WALL, (700, 500), (920, 500)),
        (WALL, (800, 360), (800, 850)),
    ],
)
def test_whoever_stands_against_something_finds_a_way_round_it(
    shape: Shape, start: Point, end: Point
) -> None:
    ground = Ground(WIDTH, DEPTH, RADIUS, [solid_bar(shape, RADIUS)])
    path = Ways(ground).path(start, end)
    assert ground.rests(start)
    assert path is not None
    assert ground.fault(path) is None
    assert drawn(reachable(Ways(ground), start, 1_000)).contains(Spot(*end))
