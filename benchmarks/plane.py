"""The measured plane: twelve obstacles and ten figures on a table of 30 by 30 inches."""

from functools import cache
from itertools import cycle, permutations
from random import Random
from typing import Final

from benchmarks.clock import duration, rate
from benchmarks.registry import benchmark
from rollout.space.plane import (
    Disc,
    Ground,
    Point,
    Scene,
    Shape,
    Solid,
    Ways,
    candidate_paths,
    look_by_tangents,
    overlap,
    reachable,
    rectangle,
    sees_completely,
    sight_by_segments,
    sight_by_tangents,
    solid_bar,
    within,
)

SIZE: Final = 30_000
SPEED: Final = 12_000
OBSTACLES: Final = 12
FIGURES: Final = 10


@cache
def table() -> tuple[list[Solid], list[Solid]]:
    """The obstacles and the figures, strewn at random but always alike."""
    rng = Random(17)
    obstacles: list[Solid] = []
    while len(obstacles) < OBSTACLES:
        shape = an_obstacle(rng)
        if not any(overlap(shape, other.shape) for other in obstacles):
            obstacles.append(Solid(shape, rng.choice([1500, 3500, 4000, 6000])))
    figures: list[Solid] = []
    while len(figures) < FIGURES:
        base = Disc(a_point(rng, 1000), rng.choice([500, 750, 1000]))
        if not any(overlap(base, other.shape) for other in obstacles + figures):
            figures.append(Solid(base, rng.choice([1250, 2500, 3500])))
    return obstacles, figures


def an_obstacle(rng: Random) -> Shape:
    centre = a_point(rng, 4000)
    kind = rng.randrange(3)
    if kind == 0:
        return Disc(centre, 1500)
    return rectangle(centre, 4000, 4000 if kind == 1 else 2000, rng.randrange(24) * 150)


def a_point(rng: Random, margin: int) -> Point:
    return rng.randint(margin, SIZE - margin), rng.randint(margin, SIZE - margin)


@cache
def grounds() -> list[tuple[Point, Ground, Ways]]:
    """Every figure's place, its ground and its ways, which it comes to know by use."""
    obstacles, figures = table()
    known: list[tuple[Point, Ground, Ways]] = []
    for number, figure in enumerate(figures):
        base = base_of(figure)
        others = obstacles + figures[:number] + figures[number + 1 :]
        bars = [solid_bar(other.shape, base.radius) for other in others]
        ground = Ground(SIZE, SIZE, base.radius, bars)
        known.append((base.centre, ground, Ways(ground)))
    return known


def base_of(figure: Solid) -> Disc:
    if not isinstance(figure.shape, Disc):
        raise TypeError("figures stand on round bases")
    return figure.shape


def between(number: int, other: int) -> list[Solid]:
    obstacles, figures = table()
    return obstacles + [figures[i] for i in range(FIGURES) if i not in (number, other)]


@benchmark("plane: sight by segments, cold", unit="looks/s", pure=5_000)
def sight_by_segments_cold() -> float:
    _, figures = table()
    pairs = [(figures[a], figures[b], between(a, b)) for a, b in permutations(range(FIGURES), 2)]

    def look() -> int:
        for viewer, target, others in pairs:
            sight_by_segments(viewer, target, others)
        return len(pairs)

    return rate(look)


@benchmark("plane: sight by tangents, cold", unit="looks/s", pure=5_000)
def sight_by_tangents_cold() -> float:
    pairs = flat_pairs()

    def look() -> int:
        for viewer, target, others in pairs:
            sight_by_tangents(viewer, target, others)
        return len(pairs)

    return rate(look)


@benchmark("plane: complete sight, cold", unit="looks/s")
def complete_sight_cold() -> float:
    pairs = flat_pairs()

    def look() -> int:
        for viewer, target, others in pairs:
            sees_completely(viewer, target, others)
        return len(pairs)

    return rate(look)


def flat_pairs() -> list[tuple[Disc, Disc, list[Shape]]]:
    _, figures = table()
    return [
        (base_of(figures[a]), base_of(figures[b]), [other.shape for other in between(a, b)])
        for a, b in permutations(range(FIGURES), 2)
    ]


@benchmark("plane: sight remembered in a scene", unit="looks/s", pure=100_000)
def sight_remembered() -> float:
    obstacles, figures = table()
    scene = Scene([*figures, *obstacles], look_by_tangents)
    pairs = list(permutations(range(FIGURES), 2))

    def look() -> int:
        for viewer, target in pairs:
            scene.sight(viewer, target)
        return len(pairs)

    return rate(look)


@benchmark("plane: scene after one figure moved, all pairs seen again", unit="ms")
def sight_after_a_move() -> float:
    obstacles, figures = table()
    scene = Scene([*figures, *obstacles], sight_by_segments)
    pairs = list(permutations(range(FIGURES), 2))
    for viewer, target in pairs:
        scene.sight(viewer, target)
    x, y = base_of(figures[0]).centre

    def move() -> None:
        after = scene.replaced(0, Solid(Disc((x + 300, y), 500), 2500))
        for viewer, target in pairs:
            after.sight(viewer, target)

    return duration(move) * 1_000


@cache
def bent_ways() -> list[tuple[Ways, Point, Point]]:
    """Ways to points within reach of the ruler that no straight leg leads to."""
    rng = Random(18)
    found: list[tuple[Ways, Point, Point]] = []
    while len(found) < 200:
        start, ground, ways = rng.choice(grounds())
        end = a_point(rng, 1000)
        if within(start, end, SPEED) and ground.rests(end) and not ground.passes(start, end):
            ways.path(start, end)
            found.append((ways, start, end))
    return found


@benchmark("plane: shortest path on a known ground", unit="ms", pure=4)
def shortest_path() -> float:
    asked = cycle(bent_ways())

    def ask() -> None:
        ways, start, end = next(asked)
        ways.path(start, end)

    return duration(ask) * 1_000


@benchmark("plane: shortest path on a ground never seen before", unit="ms")
def shortest_path_cold() -> float:
    asked = cycle(bent_ways())

    def ask() -> None:
        ways, start, end = next(asked)
        Ways(Ground(SIZE, SIZE, ways.ground.radius, ways.ground.bars)).path(start, end)

    return duration(ask) * 1_000


@benchmark("plane: outline of reach, Speed 12", unit="ms", pure=20)
def outline() -> float:
    known = cycle(grounds())

    def draw() -> None:
        start, _, ways = next(known)
        reachable(ways, start, SPEED)

    return duration(draw) * 1_000


@benchmark("plane: candidate destinations of a bot", unit="ms", pure=2)
def candidates() -> float:
    _, figures = table()
    goals = [base_of(figure).centre for figure in figures[:5]]
    known = cycle(grounds())

    def choose() -> None:
        start, ground, _ = next(known)
        candidate_paths(ground, start, SPEED, goals)

    return duration(choose) * 1_000
