"""The acceptance bands of the physics table, over many shots a cell (Physical model, P8.7).

    python -m benchmarks.attacktix_bands [--shots 120] [--forget]

Prints every cell with its band, adds them to the history, and fails when one lies outside.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import pairwise
from math import atan2, degrees
from random import Random
from typing import Any, Final

from benchmarks.history import append
from rollout.games.attacktix.content.library import library
from rollout.games.attacktix.rules.guessing import HALF_WIDTH
from rollout.games.attacktix.rules.strokes import AimNoise, error_of
from rollout.space.physics.bodies import build_of
from rollout.space.physics.film import Film, poses_of
from rollout.space.physics.outcome import STANDING, Outcome
from rollout.space.physics.strokes import CannotBeCocked, film, play
from rollout.space.physics.tabletop import OPEN, Arm, Figure, Stroke, Tabletop
from rollout.space.physics.weapons import Aim, Missile

SHOTS: Final = 120
HEIGHT: Final = 0.68
"""Of the target, where a shooter aims."""
BEST_OF_LARGE: Final = 0.75
READY: Final = Arm(0, 0, 520, 200)
"""A target holds a loaded launcher, straight ahead."""


def shot(weapon: str, size: str, distance: int, rng: Random, height: float = HEIGHT) -> Outcome:
    """One missile with an ordinary hand, so many millimetres away."""
    armament = library().weapons[weapon]
    make = armament.make
    assert isinstance(make, Missile)
    along = distance - 20
    drop = 9810 * along**2 / (2 * (1000 * make.speed) ** 2)
    pitch = degrees(atan2(height * build_of(size, False).height + drop - 52, along))
    there = (
        Figure(1, "M", False, 1000, 3000, 0),
        Figure(2, size, False, 1000 + 10 * distance, 3000, 1800, READY),
    )
    error = error_of("missile", "normal", AimNoise().draw(rng))
    stroke = Stroke(1, make, Aim(pitch=round(10 * pitch)), error)
    return play(Tabletop(12_000, 6000, OPEN, (), there), stroke)


def stroke(weapon: str, size: str, gap: int, rng: Random) -> Outcome | None:
    """One stroke of melee, bases so many millimetres apart; None if it cannot be cocked."""
    armament = library().weapons[weapon]
    apart = build_of("M", False).radius + build_of(size, False).radius + gap
    there = (
        Figure(1, "M", False, 1000, 3000, 0),
        Figure(2, size, False, 1000 + round(10 * apart), 3000, 1800, READY),
    )
    error = error_of(armament.kind, "normal", AimNoise().draw(rng))
    try:
        return play(Tabletop(12_000, 6000, OPEN, (), there), Stroke(1, armament.make, Aim(), error))
    except CannotBeCocked:
        return None


def falls(outcome: Outcome | None) -> bool:
    after = None if outcome is None else outcome.figures.get(2)
    return after is not None and after.state != STANDING


def share_of_shots(
    weapon: str, size: str, distance: int, shots: int, height: float = HEIGHT
) -> float:
    rng = Random(f"{weapon} {size} {distance}")
    return sum(falls(shot(weapon, size, distance, rng, height)) for _ in range(shots)) / shots


def share_of_strokes(weapon: str, size: str, gap: int, shots: int) -> float:
    rng = Random(f"{weapon} {size} {gap}")
    return sum(falls(stroke(weapon, size, gap, rng)) for _ in range(shots)) / shots


def share_of_waists(weapon: str, gap: int, shots: int) -> float:
    rng = Random(f"{weapon} waist {gap}")
    found = [stroke(weapon, "BM", gap, rng) for _ in range(shots)]
    return (
        sum(each is not None and each.switches.get(2, (False, False))[0] for each in found) / shots
    )


def share_of_passing(size: str, shots: int) -> float:
    """Square hits at 0.15 m after which the missile flies on behind a figure that stands."""
    rng = Random(f"passing {size}")
    make = library().weapons["standard_missile"].make
    assert isinstance(make, Missile)
    height = build_of(size, False).height
    there = (
        Figure(1, "M", False, 1000, 3000, 0),
        Figure(2, size, False, 2500, 3000, 1800, READY),
    )
    passed = 0
    for _ in range(shots):
        pitch = degrees(atan2((0.3 + 0.45 * rng.random()) * height - 52, 130))
        aim = Stroke(1, make, Aim(pitch=round(10 * pitch)))
        outcome, seen = film(Tabletop(12_000, 6000, OPEN, (), there), aim)
        passed += not falls(outcome) and _goes_through(seen, size)
    return passed / shots


def _goes_through(seen: Film, size: str) -> bool:
    """Whether the missile is first seen behind the figure within its outline, not beside it."""
    build = build_of(size, False)
    for dart, body in zip(
        poses_of(seen.tracks["weapon"]), poses_of(seen.tracks["f2"]), strict=False
    ):
        if dart[0] > body[0] + 5 * build.radius:
            beside = abs(dart[1] - body[1]) > 10 * HALF_WIDTH * build.radius
            return not beside and dart[2] < 8 * build.height
    return False


def share_of_blows(shots: int) -> float:
    """AT-BM-08: of the hits of a heavy missile on the upper body, those that trip both."""
    rng = Random("upper body")
    hits = tripped = 0
    while hits < shots:
        outcome = shot("heavy_missile", "BM", 200, rng, (95 + 40 * rng.random()) / 150)
        if outcome.contacts:
            hits += 1
            tripped += outcome.switches.get(2) == (True, True)
    return tripped / hits


Cell = tuple[str, float, float, float]
"""What it is, what was measured, and the band it must lie in."""
DISTANCES: Final = {150: (0.90, 1.0), 300: (0.65, 0.90), 600: (0.15, 0.45), 900: (0.0, 0.30)}
BY_FORCE: Final = (
    "light_slash",
    "medium_slash",
    "heavy_slash",
    "throw",
    "strong_throw",
    "jab",
    "strong_jab",
    "claw",
)


def by_distance(shots: int) -> Iterator[Cell]:
    found: dict[str, list[float]] = {"S": [], "M": [], "L": []}
    for distance, (low, high) in DISTANCES.items():
        small = share_of_shots("standard_missile", "S", distance, shots)
        found["S"].append(small)
        yield f"standard missile on S at {distance} mm", small, low, high
        for size in ("M", "L"):
            share = share_of_shots("standard_missile", size, distance, shots)
            found[size].append(share)
            yield (
                f"standard missile on {size} at {distance} mm, not above S",
                share,
                0,
                small + 0.05,
            )
    for size, shares in found.items():
        rises = max(after - before for before, after in pairwise(shares))
        yield f"standard missile on {size}: no rise with distance", max(0.0, rises), 0, 0.05


def by_weight(shots: int) -> Iterator[Cell]:
    heights = (HEIGHT, 0.75, 0.80)
    best = max(share_of_shots("standard_missile", "L", 300, shots, each) for each in heights)
    yield "standard missile on L at 300 mm, at its best height", best, 0.25, 0.60
    light = share_of_shots("light_missile", "L", 300, shots, BEST_OF_LARGE)
    heavy = share_of_shots("heavy_missile", "L", 300, shots, BEST_OF_LARGE)
    yield "light missile on L, below standard", light, 0, best - 0.01
    yield "heavy missile on L, above standard", heavy, best + 0.01, 1


def by_force(shots: int) -> Iterator[Cell]:
    for weapon in BY_FORCE:
        yield f"{weapon} on a Battle Master", share_of_strokes(weapon, "BM", 3, shots), 0, 0.02
    for weapon in ("light_missile", "standard_missile", "heavy_missile"):
        share = share_of_shots(weapon, "BM", 300, shots)
        yield f"{weapon} on a Battle Master", share, 0, 0.02


def bands(shots: int) -> Iterator[Cell]:
    """Every cell of P8.7."""
    yield from by_distance(shots)
    yield from by_weight(shots)
    slash = share_of_strokes("medium_slash", "M", 3, shots)
    yield "slash 22 mJ on M at 3 mm", slash, 0.75, 1
    yield from by_force(shots)
    for size in ("S", "M", "L"):
        passing = share_of_passing(size, max(shots, 200) // 3 + 1)
        yield f"square hits that pass through {size}", passing, 0, 0
    yield "waist switch by a throw of 16 mJ", share_of_waists("throw", 3, shots), 0.80, 1
    yield "waist switch by a slash of 22 mJ", share_of_waists("medium_slash", 3, shots), 0, 0.50
    yield "upper-body hits of a heavy missile that trip both", share_of_blows(shots), 0, 0.05


def main() -> None:
    shots = int(sys.argv[sys.argv.index("--shots") + 1]) if "--shots" in sys.argv else SHOTS
    found: dict[str, dict[str, Any]] = {}
    for name, share, low, high in bands(shots):
        good = low - 1e-9 <= share <= high + 1e-9
        found[name] = {"share": round(share, 3), "band": [low, round(high, 3)], "good": good}
        print(
            f"{'ok ' if good else 'OUT'} {share:.2f} in {low:.2f} … {high:.2f}  {name}", flush=True
        )
    if "--forget" not in sys.argv:
        append("attacktix_bands", {"shots": shots, "cells": found})
    sys.exit(0 if all(each["good"] for each in found.values()) else 1)


if __name__ == "__main__":
    main()
