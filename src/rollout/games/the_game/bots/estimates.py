"""Quick estimates for bots: what units are worth and what a shot or blow is likely to do.

Estimates leave out cover and what lies between; the rules decide when the action is played.
"""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.content.force_points import mean_damage, unit_value
from rollout.games.the_game.content.maps import THICK_TREES, THIN_TREES
from rollout.games.the_game.model import AIR, NONE, OPERATIONAL, State, Unit
from rollout.games.the_game.rules.aim import firepower
from rollout.games.the_game.rules.sight import Vantage, in_arc, unit_sight_refusal, vantage

SCREENS: Final = {THIN_TREES: 1, THICK_TREES: 2}
"""What the trees in its hex add to the number to hit a target."""
LOWEST_LEAD: Final = -40
MEAN_DAMAGE: Final[list[float]] = [mean_damage(lead, 0) for lead in range(LOWEST_LEAD, 61)]
"""Mean damage by how far power lies above Endurance, from LOWEST_LEAD on."""


AFTER_A_MOVE: Final = 0.75
"""What an attack is worth that a Movement must come before."""
SOON: Final = 0.45
"""How much of what a unit could do in its next turn counts already now, if that is this round."""
LATER: Final = 0.35
"""The same in the next round."""


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
    if target.level != AIR:
        need += SCREENS.get(state.terrain[target.cell], 0)
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


def repair_worth(unit: Unit, patient: Unit) -> float:
    """What it is worth that the unit repairs another; most for one that acts again."""
    mended = min(unit.sheet.skill, patient.damage) / patient.sheet.hit_points
    return price(patient) * (0.55 * mended + (0.0 if patient.operational else 0.45))


def targetable(target: Unit) -> bool:
    return (
        target.status == OPERATIONAL
        and target.cell != NONE
        and target.carrier == NONE
        and not target.cloaked
    )


def stride(unit: Unit) -> int:
    """How many hexes a Movement is likely to bring it nearer to somebody."""
    return unit.form.speed * 2 // 3


def threats(state: State, units: list[Unit], enemies: list[Unit]) -> tuple[float, float]:
    """What both sides could do in the next turns of their units: the best attack of each.

    A unit may turn and come nearer first; what it must do that for counts less. Units whose
    cards are still face down act sooner, and count more.
    """
    near = state.facts.grid.distances
    powers = [firepower(state, enemy, NONE) for enemy in enemies]
    answers = [0.0] * len(enemies)
    total = 0.0
    for unit in units:
        power = firepower(state, unit, NONE)
        distances = near[unit.cell]
        view: Vantage | None = None
        best = 0.0
        for place, enemy in enumerate(enemies):
            distance = distances[enemy.cell]
            seen = False
            if distance <= max(power, powers[place]):
                if view is None:
                    view = vantage(state, unit)
                seen = unit_sight_refusal(view, enemy) is None
            best = max(best, _prospect(state, unit, enemy, power, distance, seen))
            answer = _prospect(state, enemy, unit, powers[place], distance, seen)
            answers[place] = max(answers[place], answer)
        total += _urgency(state, unit) * best
    return total, sum(
        [_urgency(state, enemy) * answer for enemy, answer in zip(enemies, answers, strict=True)]
    )


def _prospect(
    state: State, unit: Unit, target: Unit, power: int, distance: int, seen: bool
) -> float:
    """The worth of the attack that the unit could make on a target in its next turn."""
    if unit.carrier != NONE or unit.cloaked or not targetable(target):
        return 0.0
    ahead = stride(unit)
    shot = blow = 0.0
    if 0 < power >= distance - ahead:
        shot = target_worth(target, expected_damage(state, unit, target, power, True))
        if distance > power or not seen or not in_arc(state, unit, target.cell):
            shot *= AFTER_A_MOVE
    strength = unit.form.strength
    if distance - ahead <= 1 and strength > 0 and (target.level == AIR) == (unit.level == AIR):
        blow = target_worth(target, expected_damage(state, unit, target, strength, False))
        if distance > 1:
            blow *= AFTER_A_MOVE
    return max(shot, blow)


def _urgency(state: State, unit: Unit) -> float:
    return SOON if unit.id in state.pile else LATER
