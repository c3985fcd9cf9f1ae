"""What is to be expected of an attack: the fitted table, over all that a hand may err by."""

from __future__ import annotations

from dataclasses import dataclass, replace
from statistics import NormalDist
from typing import Final

from rollout.games.attacktix.content.vocabulary import MISSILE
from rollout.games.attacktix.model import Pose, State
from rollout.games.attacktix.rules.attack import stroke_with
from rollout.games.attacktix.rules.guessing import WEIGHTS, Guess
from rollout.games.attacktix.rules.strokes import error_of, tabletop
from rollout.space.physics.outcome import STANDING, Outcome
from rollout.space.physics.weapons import Error

ASIDE: Final = 17
UPWARDS: Final = 9
FORCES: Final = 3
"""Into how many equally likely parts each error is taken."""


@dataclass
class Expected:
    """Of one figure, in thousandths: struck, felled, and its switches tripped."""

    hit: int = 0
    falls: int = 0
    waist: int = 0
    chest: int = 0


Forecast = dict[int, Expected]


def forecast(state: State, figure: int, pose: Pose, thing: int) -> Forecast:
    """By figure that may be struck. What is left of a thousand is a miss."""
    stroke = stroke_with(state, figure, pose, Error(), thing)
    weapon = state.sculpt(figure).weapon
    there = tabletop(state, stroke)
    errors = errors_of(weapon.kind, state.options.noise)
    sums: Forecast = {}
    for error in errors:
        aimed = replace(stroke, error=error)
        for outcome, weight in Guess(there, aimed, weapon).chances():
            _add(sums, outcome, weight)
    number = len(errors) * WEIGHTS // 1000
    return {
        each: Expected(*(_share(part, number) for part in _parts(found)))
        for each, found in sums.items()
    }


def errors_of(kind: str, noise: str) -> list[Error]:
    """Equally likely errors of a hand; only what the fitted table looks at is varied."""
    if kind != MISSILE:
        return [error_of(kind, noise, [yaw, 0, 0, 0, 0]) for yaw in _quantiles(ASIDE)]
    return [
        error_of(kind, noise, [yaw, pitch, force, 0, 0])
        for yaw in _quantiles(ASIDE)
        for pitch in _quantiles(UPWARDS)
        for force in _quantiles(FORCES)
    ]


def _quantiles(parts: int) -> list[int]:
    """The middles of equally likely parts, in thousandths of a deviation."""
    normal = NormalDist()
    return [round(1000 * normal.inv_cdf((2 * part + 1) / (2 * parts))) for part in range(parts)]


def _add(sums: Forecast, outcome: Outcome, weight: int) -> None:
    for contact in outcome.contacts:
        sums.setdefault(contact.figure, Expected()).hit += weight
    for number, after in outcome.figures.items():
        if after.state != STANDING:
            sums.setdefault(number, Expected()).falls += weight
    for number, (waist, chest) in outcome.switches.items():
        found = sums.setdefault(number, Expected())
        found.waist += weight * waist
        found.chest += weight * chest


def _parts(found: Expected) -> tuple[int, int, int, int]:
    return found.hit, found.falls, found.waist, found.chest


def _share(part: int, number: int) -> int:
    return (part + number // 2) // number
