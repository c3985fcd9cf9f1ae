"""Force points: what a unit is worth, itemised, so that two sides can be matched (TG-RUL-90).

Most units are a weighted sum of their figures. That sum underprices giants, so a unit whose
sheet prints its own hit points is priced by how long it lasts and how hard it shoots.
Amounts are kept in tenths of a point: every weight is a whole number of tenths.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random
from typing import Final

from rollout.games.the_game.content.tech_spec import Sheet
from rollout.games.the_game.content.traits import TRAITS

STANDARD_ENDURANCE: Final = 7
STANDARD_FIREPOWER: Final = 7
GIANT_WEIGHT: Final = 14
PARTNER_PRICE: Final = 30


@dataclass
class ValueTerm:
    """One item of a value: what it is for and how many tenths of a point it adds."""

    label: str
    tenths: int


@dataclass
class UnitValue:
    terms: list[ValueTerm]

    @property
    def points(self) -> int:
        """The sum in whole points, halves rounded up."""
        return (sum(term.tenths for term in self.terms) + 5) // 10


def unit_value(sheet: Sheet) -> UnitValue:
    """What the unit costs in a force, term by term."""
    body = _giant_terms(sheet) if prints_hit_points(sheet) else _standard_terms(sheet)
    return UnitValue(body + _ability_terms(sheet))


def force_value(sheets: list[Sheet]) -> int:
    """The value of a force. A combined robot is free when all its members are there."""
    bought = {sheet.slug for sheet in sheets}
    return sum(
        unit_value(sheet).points
        for sheet in sheets
        if not (sheet.members and bought.issuperset(sheet.members))
    )


def prints_hit_points(sheet: Sheet) -> bool:
    """Whether the hit points differ from twice the Endurance (TG-RUL-01)."""
    return sheet.hit_points != 2 * sheet.endurance


def mean_damage(power: int, endurance: int) -> float:
    """The average over both dice of what a hit takes off (TG-DMG-01).

    >>> mean_damage(7, 9)
    0.84
    """
    lead = power - endurance
    hundredths = sum(
        max(0, lead + attack - defence) for attack in range(1, 11) for defence in range(1, 11)
    )
    return hundredths / 100


def _standard_terms(sheet: Sheet) -> list[ValueTerm]:
    modes = sheet.modes
    return [
        ValueTerm("hit_points", 5 * sheet.hit_points),
        ValueTerm("endurance", 20 * sheet.endurance),
        ValueTerm("firepower", 15 * max(mode.firepower for mode in modes)),
        ValueTerm("skill", 10 * sheet.skill),
        ValueTerm("strength", 5 * max(mode.strength for mode in modes)),
        ValueTerm("speed", 4 * max(mode.speed for mode in modes)),
    ]


def _giant_terms(sheet: Sheet) -> list[ValueTerm]:
    """Lasting hits times damage a hit, on the scale of the standard robots.

    The best attack is the best shot: only a unit without any weapon is rated by its fists.
    """
    shot = max(mode.firepower for mode in sheet.modes)
    blow = max(mode.strength for mode in sheet.modes)
    attack = mean_damage(shot or blow, STANDARD_ENDURANCE)
    lasting = sheet.hit_points / mean_damage(STANDARD_FIREPOWER, sheet.endurance)
    tenths = int(10 * GIANT_WEIGHT * sqrt(attack * lasting) + 0.5)
    return [ValueTerm("attack_and_lasting", tenths)]


def _ability_terms(sheet: Sheet) -> list[ValueTerm]:
    listed = {trait for mode in sheet.modes for trait in mode.traits}
    terms = [
        ValueTerm(trait.name, trait.tenths)
        for trait in TRAITS.values()
        if trait.tenths and trait.name in listed
    ]
    within = len(sheet.partners) + (1 if sheet.inner else 0)
    if within:
        terms.append(ValueTerm("partner", PARTNER_PRICE * within))
    return terms


@dataclass
class MatchedForces:
    """Two forces of about equal value, by slug."""

    forces: list[list[str]]
    values: list[int]


def matched_forces(
    seed: int,
    value: int,
    rosters: list[list[Sheet]],
    units: int = 0,
) -> MatchedForces:
    """Two forces drawn from the rosters, each as close below `value` as the draw can come.

    `units` fixes how many units each side has; 0 leaves that to the value. No unit is drawn
    twice, even from overlapping rosters (TG-RUL-90). The same seed gives the same forces.
    """
    rng = Random(seed)
    taken: set[str] = set()
    forces: list[list[str]] = []
    values: list[int] = []
    for roster in rosters:
        force = _best_draw(
            rng, [sheet for sheet in roster if sheet.slug not in taken], value, units
        )
        taken.update(sheet.slug for sheet in force)
        forces.append([sheet.slug for sheet in force])
        values.append(force_value(force))
    return MatchedForces(forces, values)


DRAWS: Final = 60
"""Forces tried for each side; the one nearest to the cap is kept."""


def _best_draw(rng: Random, roster: list[Sheet], value: int, units: int) -> list[Sheet]:
    prices = {sheet.slug: unit_value(sheet).points for sheet in roster}
    best: list[Sheet] = []
    best_left = value + 1
    for _ in range(DRAWS):
        force = _draw(rng, roster, prices, value, units)
        left = value - sum(prices[sheet.slug] for sheet in force)
        if left < best_left and (not units or len(force) == units):
            best, best_left = force, left
    return best


def _draw(
    rng: Random, roster: list[Sheet], prices: dict[str, int], value: int, units: int
) -> list[Sheet]:
    left = value
    force: list[Sheet] = []
    for sheet in rng.sample(roster, len(roster)):
        if prices[sheet.slug] <= left:
            force.append(sheet)
            left -= prices[sheet.slug]
            if len(force) == units:
                break
    return force
