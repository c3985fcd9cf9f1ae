"""What a shot is worth."""

from __future__ import annotations

from rollout.games.tabletop_warfare.actions import Fire
from rollout.games.tabletop_warfare.bots.estimates import expected_damage
from rollout.games.tabletop_warfare.model import NOBODY, Figure, State
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    flies,
    kind_of,
    near,
    on_field,
    structure_left,
)
from rollout.games.tabletop_warfare.rules.targets import EMP, SPLASH, Uses, bombed

FRIEND: float = 1.5
"""What a friend's harm counts beside an enemy's."""
REPAIR: float = 0.5


def shot_worth(state: State, options: Uses, fire: Fire) -> float:
    """What it is likely to take off the enemy in points, less what it takes off friends."""
    figure = options.assault.figure
    mode = card_of(state, figure).systems[fire.system].modes[fire.mode]
    if fire.target == NOBODY:
        hit = bombed(state, figure, mode)
        damage = mode.plus + mode.dice * (mode.sides + 1) / 2
        return sum([harm_worth(state, figure, victim, damage) for victim in hit])
    target = state.figures[fire.target]
    if target.side == figure.side:
        return REPAIR
    damage = expected_damage(state, options.assault, fire.system, mode, target)
    worth = harm_worth(state, figure, target, damage) + 0.01
    if "mortar" in mode.traits:
        worth += splashed(state, figure, target, SPLASH, 1.0)
    if "emp" in mode.traits:
        worth += splashed(state, figure, target, EMP, 1.0)
    return worth


def splashed(state: State, figure: Figure, target: Figure, reach: int, harm: float) -> float:
    return sum(
        [
            harm_worth(state, figure, other, harm)
            for other in on_field(state)
            if other.id != target.id
            and not flies(state, other)
            and near(state, target, other, reach)
        ]
    )


def harm_worth(state: State, figure: Figure, victim: Figure, damage: float) -> float:
    """A share of its cost, more when little of it is left."""
    left = structure_left(state, victim)
    cost = kind_of(state, victim).cost or 10
    worth = min(damage, left) * cost / max(1, left + 3)
    return worth if victim.side != figure.side else -FRIEND * worth
