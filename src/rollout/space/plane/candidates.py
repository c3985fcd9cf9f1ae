"""Paths for a bot: one leg or two, each laid out straight and checked, never a shortest way."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random
from typing import Final

from rollout.space.plane.angles import TURN, heading, laid_off
from rollout.space.plane.bends import FEW_LEGS, ring
from rollout.space.plane.ground import Bar, Ground
from rollout.space.plane.lengths import leg_length, squared_distance, towards
from rollout.space.plane.shapes import Point
from rollout.space.plane.straight import last_rest, slide

DIRECTIONS: Final = 16
_TRIES: Final = 12


def candidate_paths(
    ground: Ground, start: Point, allowance: int, goals: Sequence[Point]
) -> list[list[Point]]:
    """An approach to each goal, and straight ways in even directions: as far as they go, and half.

    Each path may be gone; no two end at the same point.
    """
    if allowance < 1:
        return []
    paths: list[list[Point]] = []
    for goal in goals:
        path = approach(ground, start, goal, allowance)
        if path is not None:
            paths.append(path)
    for i in range(DIRECTIONS):
        end = _aside(start, TURN * i // DIRECTIONS, allowance)
        far = _straight(ground, start, end)
        if far is not None:
            paths.append(far)
            half = (start[0] + far[-1][0]) // 2, (start[1] + far[-1][1]) // 2
            if half != start and ground.fault([start, half]) is None:
                paths.append([start, half])
    return _of_different_ends(paths)


def approach(ground: Ground, start: Point, goal: Point, allowance: int) -> list[Point] | None:
    """A leg straight to the goal, or two round a corner of what stops that; None if none moves."""
    if allowance < 1:
        return None
    stop = slide(ground, start, towards(start, goal, allowance))
    best = _rested(ground, start, stop.point)
    if stop.met < 0:
        return best
    for corner in _corners(ground, ground.bars[stop.met]):
        left = allowance - leg_length(start, corner)
        if left > 0 and ground.passes(start, corner):
            rest = _straight(ground, corner, towards(corner, goal, left))
            if rest is not None:
                path = [start, *rest]
                if best is None or _nearer_to(goal, path, best):
                    best = path
    return best


def random_path(ground: Ground, start: Point, allowance: int, rng: Random) -> list[Point] | None:
    """A path of one leg or two at random; None if a dozen tries find none."""
    for _ in range(_TRIES):
        end = _aside(start, rng.randrange(TURN), rng.randint(1, max(1, allowance)))
        path = _straight(ground, start, end)
        left = allowance - leg_length(start, path[-1] if path else start)
        if path is not None and left >= 0:
            if left > 0 and rng.random() < 0.5:
                bent = _aside(path[-1], rng.randrange(TURN), rng.randint(1, left))
                path += (_straight(ground, path[-1], bent) or [path[-1]])[1:]
            return path
    return None


def _straight(ground: Ground, start: Point, end: Point) -> list[Point] | None:
    """A leg towards an end, as far as it comes and may stop; None if it does not move."""
    return _rested(ground, start, slide(ground, start, end).point)


def _rested(ground: Ground, start: Point, stop: Point) -> list[Point] | None:
    if not ground.rests(stop):
        back = last_rest(ground, start, stop)
        if back is None or not ground.passes(start, back):
            return None
        stop = back
    return [start, stop] if stop != start else None


def _corners(ground: Ground, bar: Bar) -> list[Point]:
    """Points to turn at on the way round a bar: at its corners, and farther out along its sides."""
    near = ring(bar.shape, bar.passing, FEW_LEGS)
    far = ring(bar.shape, bar.passing + 2 * ground.radius, FEW_LEGS)
    between = [((a[0] + b[0]) // 2, (a[1] + b[1]) // 2) for a, b in pairwise([far[-1], *far])]
    return near + between


def _aside(start: Point, angle: int, length: int) -> Point:
    dx, dy = laid_off(heading(angle), length)
    return start[0] + dx, start[1] + dy


def _nearer_to(goal: Point, path: list[Point], other: list[Point]) -> bool:
    return squared_distance(path[-1], goal) < squared_distance(other[-1], goal)


def _of_different_ends(paths: list[list[Point]]) -> list[list[Point]]:
    ends: set[Point] = set()
    kept: list[list[Point]] = []
    for path in paths:
        if path[-1] not in ends:
            ends.add(path[-1])
            kept.append(path)
    return kept
