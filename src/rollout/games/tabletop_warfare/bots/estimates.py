"""Quick estimates: what a weapon does on average, what is left of a figure, who threatens whom."""

from __future__ import annotations

from functools import lru_cache
from math import hypot
from typing import Final

from rollout.games.tabletop_warfare.content.library import library
from rollout.games.tabletop_warfare.content.roster import ALWAYS, Card, Mode
from rollout.games.tabletop_warfare.model import Figure, State
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    flies,
    has,
    kind_of,
    structure_left,
)
from rollout.games.tabletop_warfare.rules.targets import HIDING, Assault
from rollout.games.tabletop_warfare.rules.to_hit import AIM, ANTI_AIR, strikes_of, to_hit

D20: Final = 20
OTHER_FORM: Final = 0.35
"""How much a fresh second form is worth beside the first."""
BAND: Final = 250
"""Distances are told apart to a quarter of an inch."""
DODGED: Final = 2 / 3
MORTAR: Final = 3.0


def average(mode: Mode) -> float:
    if "mortar" in mode.traits:
        return MORTAR
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
    if target.oiled:
        damage *= 2
    if has(state, target, "armour") and "armour_piercing" not in mode.traits:
        damage = max(1.0, damage - 2)
    if has(state, target, "dodge"):
        hit *= DODGED
    return hit * damage * strikes_of(state, assault.figure, system, mode, target)


class Target:
    """What a weapon asks of whom it is turned against."""

    def __init__(self, gap: int, flying: bool, card: Card) -> None:
        self.gap = gap
        self.flying = flying
        self.armoured = "armour" in card.abilities
        self.dodging = "dodge" in card.abilities

    def expected(self, mode: Mode, aim: int, anti_air: bool) -> float:
        """The average damage of one use of a mode."""
        if not mode.least <= self.gap <= mode.most:
            return 0.0
        if "ground_targets" in mode.traits and self.flying:
            return 0.0
        if "air_targets" in mode.traits and not self.flying:
            return 0.0
        warded = anti_air or "anti_air" in mode.traits
        hit = 1.0
        if mode.accuracy != ALWAYS:
            hit = chance(mode.accuracy - AIM * aim - ANTI_AIR * (warded and self.flying))
        damage = average(mode)
        if self.armoured and "armour_piercing" not in mode.traits:
            damage = max(1.0, damage - 2)
        if self.dodging and not warded:
            hit *= DODGED
        return hit * damage * mode.strikes


@lru_cache(maxsize=1 << 16)
def volley(
    homebrew: str,
    attacker: tuple[str, int, int, int],
    target: tuple[str, int, bool],
    band: int,
) -> float:
    """What all systems of a card take off a target together, from that distance.

    The attacker is a kind, a form, its broken systems and its aim; the target a kind, a form
    and whether it flies.
    """
    kinds = library(homebrew).kinds
    kind, form, broken, aim = attacker
    card = kinds[kind].cards[form]
    other = kinds[target[0]].cards[target[1]]
    gap = band * BAND
    if "camouflage" in other.abilities and gap > HIDING:
        return 0.0
    aimed_at = Target(gap, target[2], other)
    anti_air = "anti_air" in card.abilities
    total = 0.0
    for number, system in enumerate(card.systems):
        if not broken >> number & 1:
            total += max([aimed_at.expected(mode, aim, anti_air) for mode in system.modes])
    return total * (2 if "double_attack" in card.abilities else 1)


def threat(state: State, figure: Figure, target: Figure, gap: float) -> float:
    """What an Attack of a figure takes off a target at that distance, sight aside."""
    aimed_at = (target.kind, target.form, flies(state, target))
    return volley(state.homebrew, attacker_of(figure), aimed_at, band_of(gap))


def attacker_of(figure: Figure) -> tuple[str, int, int, int]:
    form = figure.form
    return figure.kind, form, figure.broken[form], min(figure.aim, 4)


def band_of(gap: float) -> int:
    """The quarter of an inch within which it lies, rounded up."""
    return -int(-gap // BAND) if gap > 0 else 0


def gap_between(state: State, one: Figure, other: Figure) -> float:
    radii = card_of(state, one).radius + card_of(state, other).radius
    return hypot(one.x - other.x, one.y - other.y) - radii


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


def staying_power(state: State, figure: Figure) -> int:
    """Structure left, 1 at least: between the last blow and the fall there may be questions."""
    return max(1, structure_left(state, figure))


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
