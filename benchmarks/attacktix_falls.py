"""Measures with the engine how often figures fall, and writes the table that search goes by.

    python -m benchmarks.attacktix_falls

What it writes, `rules/falls.toml` of the game, is under version control; `tests/games/attacktix`
holds a sample of it against the engine.
"""

from __future__ import annotations

import sys
from math import atan2, degrees
from random import Random
from typing import Final

from rollout.games.attacktix.content.library import library
from rollout.games.attacktix.content.roster import Armament
from rollout.games.attacktix.content.vocabulary import MISSILE
from rollout.games.attacktix.rules.guessing import (
    GAPS,
    HALF_WIDTH,
    HEIGHTS,
    MEASURED,
    OFFSETS,
    TABLE,
    body_of,
)
from rollout.games.attacktix.rules.strokes import AimNoise, error_of
from rollout.space.physics.bodies import build_of
from rollout.space.physics.outcome import STANDING
from rollout.space.physics.scene import QUICK_STEP
from rollout.space.physics.strokes import CannotBeCocked, play
from rollout.space.physics.tabletop import OPEN, Arm, Figure, Stroke, Tabletop
from rollout.space.physics.weapons import Aim, Error, Missile

BODIES: Final = [
    (size, low)
    for size in ("S", "M", "L", "BM")
    for low in (False, True)
    if (size, low) != ("BM", True)
]
SHOTS: Final = 8
STROKES: Final = 12
DISTANCE: Final = 1800
READY: Final = Arm(0, 0, 520, 200)


def falls(tabletop: Tabletop, stroke: Stroke) -> bool | None:
    """None when the weapon cannot be cocked."""
    try:
        after = play(tabletop, stroke, QUICK_STEP).figures.get(2)
    except CannotBeCocked:
        return None
    return after is not None and after.state != STANDING


def by_height_and_offset(weapon: Armament, size: str, low: bool) -> list[list[int]]:
    make, build = weapon.make, build_of(size, low)
    assert isinstance(make, Missile)
    rng = Random(f"{weapon.code} {size} {low}")
    rows: list[list[int]] = []
    for row in range(HEIGHTS):
        found: list[int] = []
        for column in range(OFFSETS):
            down = 0
            for _ in range(SHOTS):
                height = (row + rng.random()) / HEIGHTS * build.height
                aside = (column + rng.random()) / OFFSETS * HALF_WIDTH * build.radius
                along = DISTANCE / 10 - 20
                drop = 9810 * along**2 / (2 * (1000 * make.speed) ** 2)
                pitch = degrees(atan2(height + drop - 52, along))
                target = Figure(
                    2, size, low, 1000 + DISTANCE, 3000 + round(10 * aside), 1800, READY
                )
                there = (Figure(1, "M", False, 1000, 3000, 0), target)
                error = Error(pitch=round(100 * pitch), force=round(rng.gauss(0, 50)))
                stroke = Stroke(1, make, Aim(), error)
                down += bool(falls(Tabletop(9000, 6000, OPEN, (), there), stroke))
            found.append(round(1000 * down / SHOTS))
        rows.append(found)
    return rows


def by_gap(weapon: Armament, size: str, low: bool) -> list[list[int]]:
    rng = Random(f"{weapon.code} {size} {low}")
    own = "BM" if weapon.code.startswith("great") else "M"
    found: list[int] = []
    low_bound = 0.0
    for most in GAPS:
        down = tried = 0
        for _ in range(STROKES):
            gap = low_bound + rng.random() * (most - low_bound)
            apart = build_of(own, False).radius + build_of(size, low).radius + gap
            target = Figure(2, size, low, 1000 + round(10 * apart), 3000, 1800, READY)
            there = (Figure(1, own, False, 1000, 3000, 0), target)
            error = error_of(weapon.kind, "normal", AimNoise().draw(rng))
            fell = falls(
                Tabletop(9000, 6000, OPEN, (), there), Stroke(1, weapon.make, Aim(), error)
            )
            if fell is not None:
                tried += 1
                down += fell
        found.append(round(1000 * down / tried) if tried else 0)
        low_bound = most
    return [found]


def main() -> None:
    lines: list[str] = []
    weapons = library().weapons
    for kind, measured in MEASURED.items():
        for code, _ in measured:
            lines.append(f"[{code}]")
            for size, low in BODIES:
                measure = by_height_and_offset if kind == MISSILE else by_gap
                rows = measure(weapons[code], size, low)
                lines.append(f"{body_of(size, low)} = {rows}")
                print(code, size, low, rows, file=sys.stderr)
            lines.append("")
    TABLE.write_text("\n".join(lines[:-1]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
