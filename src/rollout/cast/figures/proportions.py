"""Builds: the measures of a robot, in hundredths of a tall one's height."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.cast.vocabulary import Build


@dataclass(frozen=True)
class Proportions:
    size: float
    """Its share of the height of a picture."""
    leg: float
    torso: float
    chest: float
    waist: float
    arm: float
    forearm: float
    boot: float
    head: float
    person: bool = False
    heavy: bool = False
    """Whether it bears heavier weapons."""


BUILDS: Final[dict[Build, Proportions]] = {
    "small": Proportions(0.80, 33, 22, 13.5, 8.5, 7.5, 8.5, 10, 1.18),
    "slim": Proportions(0.92, 48, 24, 13.5, 7, 6.5, 7.5, 8.5, 1.0),
    "average": Proportions(0.92, 43, 26, 16, 9, 8, 9.5, 11, 1.06),
    "broad": Proportions(0.95, 42, 28, 19, 12, 9.5, 11, 13, 1.0),
    "stocky": Proportions(0.86, 36, 26, 18, 13, 9.5, 11, 13, 1.06),
    "tall": Proportions(1.0, 49, 28, 17.5, 9.5, 9, 10.5, 12, 1.04, heavy=True),
    "winged": Proportions(0.95, 45, 26, 15.5, 8, 7.5, 9, 10.5, 1.04),
    "giant": Proportions(1.0, 43, 33, 22, 14, 12, 14, 16, 0.78, heavy=True),
    "combiner": Proportions(1.0, 44, 33, 21, 12, 13, 16, 17, 0.76),
    "person": Proportions(0.70, 46, 22, 11, 7.5, 5.5, 6, 6.5, 1.0, person=True),
    "crowd": Proportions(0.84, 46, 22, 11, 7.5, 5.5, 6, 6.5, 1.0, person=True),
}
