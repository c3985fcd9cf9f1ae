"""Quick estimates: what a weapon does on average, how much of a figure is left."""

from __future__ import annotations

from typing import Final

from rollout.games.tabletop_warfare.content.roster import ALWAYS, Card, Mode
from rollout.games.tabletop_warfare.model import Figure, State
from rollout.games.tabletop_warfare.rules.figures import has, kind_of
from rollout.games.tabletop_warfare.rules.targets import Assault
from rollout.games.tabletop_warfare.rules.to_hit import strikes_of, to_hit

D20: Final = 20
OTHER_FORM: Final = 0.35
"""How much a fresh second form is worth beside the first."""


def average(mode: Mode) -> float:
    return mode.plus + mode.dice * (mode.sides + 1) / 2


def chance(need: int) -> float:
    """Of a d20 that must show more."""
    return min(1.0, max(0.0, (D20 - need) / D20))


def expected_damage(
    state: State, assault: Assault, system: int, mode: Mode, target: Figure
) -> float:
    """What one use of a system takes off a target on average."""
    hit = 1.0
    if mode.accuracy != ALWAYS:
        hit = chance(to_hit(state, assault, mode, target).total)
    damage = average(mode)
    if has(state, target, "armour") and "armour_piercing" not in mode.traits:
        damage = max(1.0, damage - 2)
    if target.oiled:
        damage *= 2
    if has(state, target, "dodge"):
        hit *= 2 / 3
    return hit * damage * strikes_of(state, assault.figure, system, mode, target)


def firepower(card: Card) -> float:
    """What a card does on average, whatever the target."""
    total = 0.0
    for system in card.systems:
        best = 0.0
        for mode in system.modes:
            hit = 1.0 if mode.accuracy == ALWAYS else chance(mode.accuracy)
            best = max(best, hit * average(mode) * mode.strikes)
        total += best
    return total


def reach(card: Card) -> int:
    """How far its best weapon carries."""
    return max([mode.most for system in card.systems for mode in system.modes], default=0)


def health(state: State, figure: Figure) -> float:
    """From 0 to 1: the form in use counts most, the other is a second life."""
    cards = kind_of(state, figure).cards
    active = 1 - figure.damage[figure.form] / cards[figure.form].structure
    rest = [
        1 - figure.damage[form] / card.structure
        for form, card in enumerate(cards)
        if form != figure.form and not figure.locked >> form & 1
    ]
    spare = max([max(0.0, each) for each in rest], default=0.0)
    return max(0.0, active) * (1 - OTHER_FORM) + spare * OTHER_FORM
