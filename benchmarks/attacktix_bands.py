"""The acceptance bands of the physics table, over many shots a cell (Physical model, P8.7).

    python -m benchmarks.attacktix_bands [--shots 120]

Prints every cell with its band, and fails when one lies outside.
"""

from __future__ import annotations

import sys
from math import atan2, degrees
from random import Random
from typing import Final

from rollout.games.attacktix.content.library import library
from rollout.games.attacktix.rules.strokes import AimNoise, error_of
from rollout.space.physics.bodies import build_of
from rollout.space.physics.outcome import STANDING, Outcome
from rollout.space.physics.strokes import CannotBeCocked, play
from rollout.space.physics.tabletop import OPEN, Figure, Stroke, Tabletop
from rollout.space.physics.weapons import Aim, Missile

SHOTS: Final = 120
HEIGHT: Final = 0.68
"""Of the target, where a shooter aims."""
BEST_OF_LARGE: Final = 0.75


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
        Figure(2, size, False, 1000 + 10 * distance, 3000, 1800),
    )
    error = error_of("missile", "normal", AimNoise().draw(rng))
    stroke = Stroke(1, make, Aim(pitch=round(10 * pitch)), error)
    return play(Tabletop(12_000, 6000, OPEN, (), there), stroke).outcome


def stroke(weapon: str, size: str, gap: int, rng: Random) -> Outcome | None:
    """One stroke of melee, bases so many millimetres apart; None if it cannot be cocked."""
    armament = library().weapons[weapon]
    apart = build_of("M", False).radius + build_of(size, False).radius + gap
    there = (
        Figure(1, "M", False, 1000, 3000, 0),
        Figure(2, size, False, 1000 + round(10 * apart), 3000, 1800),
    )
    error = error_of(armament.kind, "normal", AimNoise().draw(rng))
    try:
        return play(
            Tabletop(12_000, 6000, OPEN, (), there), Stroke(1, armament.make, Aim(), error)
        ).outcome
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


def bands(shots: int) -> list[tuple[str, float, float, float]]:
    """Every cell: what it is, what was measured, and the band it must lie in."""
    found: list[tuple[str, float, float, float]] = []
    small = {}
    for distance, low, high in (
        (150, 0.90, 1),
        (300, 0.65, 0.90),
        (600, 0.15, 0.45),
        (900, 0, 0.30),
    ):
        small[distance] = share_of_shots("standard_missile", "S", distance, shots)
        found.append((f"standard missile on S at {distance} mm", small[distance], low, high))
        for size in ("M", "L"):
            share = share_of_shots("standard_missile", size, distance, shots)
            found.append((f"… on {size}, not above S", share, 0, small[distance] + 0.05))
    best = share_of_shots("standard_missile", "L", 300, shots, BEST_OF_LARGE)
    found.append(("standard missile on L at 300 mm, at its best height", best, 0.25, 0.60))
    light = share_of_shots("light_missile", "L", 300, shots, BEST_OF_LARGE)
    heavy = share_of_shots("heavy_missile", "L", 300, shots, BEST_OF_LARGE)
    found.append(("light missile on L below standard", light, 0, best))
    found.append(("heavy missile on L above standard", heavy, best, 1))
    found.append(
        ("slash 22 mJ on M at 3 mm", share_of_strokes("medium_slash", "M", 3, shots), 0.75, 1)
    )
    for weapon in ("heavy_slash", "strong_throw", "strong_jab"):
        share = share_of_strokes(weapon, "BM", 3, shots)
        found.append((f"{weapon} on a Battle Master", share, 0, 0.02))
    share = share_of_shots("heavy_missile", "BM", 300, shots)
    found.append(("heavy missile on a Battle Master", share, 0, 0.02))
    found.append(("waist switch by a throw of 16 mJ", share_of_waists("throw", 3, shots), 0.80, 1))
    found.append(
        ("waist switch by a slash of 22 mJ", share_of_waists("medium_slash", 3, shots), 0, 0.50)
    )
    return found


def main() -> None:
    shots = int(sys.argv[sys.argv.index("--shots") + 1]) if "--shots" in sys.argv else SHOTS
    outside = 0
    for name, share, low, high in bands(shots):
        good = low - 1e-9 <= share <= high + 1e-9
        outside += not good
        print(
            f"{'ok ' if good else 'OUT'} {share:.2f} in {low:.2f} … {high:.2f}  {name}", flush=True
        )
    sys.exit(1 if outside else 0)


if __name__ == "__main__":
    main()
