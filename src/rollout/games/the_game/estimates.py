"""Quick estimates for bots: what units are worth and what a shot or blow is likely to do.

Estimates leave out trees, cover and sight; the rules decide when the action is played.
"""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.model import AIR, NONE, OPERATIONAL, State, Unit
from rollout.games.the_game.rules.guns import firepower
from rollout.games.the_game.values import mean_damage, unit_value
from rollout.space.hex_arcs import ROBOT_ARC, VEHICLE_ARC

LOWEST_LEAD: Final = -40
MEAN_DAMAGE: Final[list[float]] = [mean_damage(lead, 0) for lead in range(LOWEST_LEAD, 61)]
"""Mean damage by how far power lies above Endurance, from LOWEST_LEAD on."""


def expected_damage(state: State, attacker: Unit, target: Unit, power: int, ranged: bool) -> float:
    """Chance to hit times mean damage, factor included."""
    need = (target.form.speed + 1) // 2 - attacker.sheet.skill
    need += state.facts.options.to_hit_offset
    if attacker.prone:
        need += 2
    if not ranged:
        need -= 3
    if target.form.small:
        need += 8
    faces = min(max(11 - need, 0), 10)
    endurance = target.sheet.endurance * 2 if target.ducking else target.sheet.endurance
    mean = MEAN_DAMAGE[min(max(power - endurance, LOWEST_LEAD), 60) - LOWEST_LEAD]
    form = target.form
    return faces * mean * form.factor_numerator / (10 * form.factor_denominator)


def price(unit: Unit) -> int:
    """What the unit is worth unhurt, in points."""
    slug = unit.sheet.slug
    found = _PRICES.get(slug)
    if found is None:
        found = _PRICES[slug] = max(unit_value(unit.sheet).points, 3)
    return found


_PRICES: Final[dict[str, int]] = {}


def worth(unit: Unit) -> float:
    """What is left of it: half for still acting, half for its hit points."""
    if unit.status != OPERATIONAL:
        return 0.0
    left = unit.hit_points / unit.sheet.hit_points
    return price(unit) * (0.45 + 0.55 * left)


def target_worth(target: Unit, damage: float) -> float:
    """What that much damage is worth against a target; the last hit points count most."""
    share = min(damage / max(target.hit_points, 1), 1.0)
    left = target.hit_points / target.sheet.hit_points
    return price(target) * (0.55 * left * share + 0.45 * share * share)


def targetable(target: Unit) -> bool:
    return (
        target.status == OPERATIONAL
        and target.cell != NONE
        and target.carrier == NONE
        and not target.cloaked
    )


def best_shot(
    state: State, unit: Unit, cell: int, facing: int, enemies: list[Unit]
) -> tuple[float, int]:
    """The best worth of a shot from a hex and facing, and its target (NONE for none)."""
    power = firepower(state, unit, NONE)
    if power <= 0 or unit.cloaked:
        return 0.0, NONE
    grid = state.facts.grid
    near, bearings = grid.distances[cell], grid.bearings[cell]
    arc = (ROBOT_ARC if unit.form.robot_arc else VEHICLE_ARC)[facing]
    every_arc = unit.form.any_arc
    best, at = 0.0, NONE
    for target in enemies:
        if near[target.cell] <= power and (every_arc or arc[bearings[target.cell]]):
            damage = expected_damage(state, unit, target, power, True)
            gain = target_worth(target, damage)
            if gain > best:
                best, at = gain, target.id
    return best, at


def best_blow(
    state: State, unit: Unit, cell: int, facing: int, level: int, enemies: list[Unit]
) -> tuple[float, int]:
    """The same for a physical attack on the hex ahead."""
    if unit.form.strength <= 0 or unit.cloaked:
        return 0.0, NONE
    ahead = state.facts.neighbours[cell][facing]
    best, at = 0.0, NONE
    for target in enemies:
        if target.cell == ahead and (target.level == AIR) == (level == AIR):
            damage = expected_damage(state, unit, target, unit.form.strength, False)
            gain = target_worth(target, damage)
            if gain > best:
                best, at = gain, target.id
    return best, at
