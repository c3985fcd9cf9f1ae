"""The exact chances of a shot, worked out from the rules: who is hurt, how much, who is lost.

Nobody rolls again and no Protector steps in; whoever can dodge does. What follows from critical
hits is counted, as far as it harms the form that was hit.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from rollout.games.tabletop_warfare.content.roster import ALWAYS, Mode
from rollout.games.tabletop_warfare.model import Figure, State
from rollout.games.tabletop_warfare.rules.area import AT_TARGET, FARTHER, INNER, NEAR_TARGET
from rollout.games.tabletop_warfare.rules.damage import GUARD, GUARDED, Blow, shields
from rollout.games.tabletop_warfare.rules.dice import D6, D20
from rollout.games.tabletop_warfare.rules.dodging import DODGED
from rollout.games.tabletop_warfare.rules.figures import (
    flies,
    friends,
    has,
    is_human,
    near,
)
from rollout.games.tabletop_warfare.rules.targets import Assault
from rollout.games.tabletop_warfare.rules.to_hit import (
    SOLAR_DAMAGE,
    additions,
    anti_air,
    multiplied,
    strikes_of,
    to_hit,
)
from rollout.games.tabletop_warfare.screen.chains import Chances
from rollout.games.tabletop_warfare.screen.rough_chains import card_struck
from rollout.kernel.reasons import Term


def fate_of_target(
    state: State, assault: Assault, system: int, mode: Mode, target: Figure
) -> Chances:
    """Of whoever is aimed at, by all strikes of the system."""
    strikes = strikes_of(state, assault.figure, system, mode, target)
    amounts = amounts_of(state, assault, mode, target, False)
    armour_counts = "armour_piercing" not in mode.traits
    card = card_struck(state, target, armour_counts, strikes, len(amounts))
    hit = chance_to_hit(state, assault, mode, target) * spared(state, assault, mode, target)
    for number in range(strikes):
        if assault.figure.charged and number == 0:
            card.strike(hit, amounts_of(state, assault, mode, target, True))
        else:
            card.strike(hit, amounts)
    return card.chances()


def fate_in_blast(
    state: State, assault: Assault, mode: Mode, victim: Figure, target: Figure | None
) -> Chances:
    """Of somebody in a blast that goes off: bombs without a target, a mortar about one."""
    amounts = blast_amounts(state, assault, mode, victim, target)
    cause = "bombs" if target is None else "mortar"
    if shields(state, victim, Blow(cause, assault.figure.id, assault.figure.id)):
        amounts = {0: Fraction(1)}
    armour_counts = "armour_piercing" not in mode.traits
    card = card_struck(state, victim, armour_counts, 1, len(amounts))
    if state.options.area_criticals != "all":
        card.slots = ()
    card.strike(spared(state, assault, mode, victim), amounts)
    return card.chances()


def chance_to_hit(state: State, assault: Assault, mode: Mode, target: Figure) -> Fraction:
    """TW-HIT-01, TW-HIT-02: a d20 above the value, or no roll at all."""
    if mode.accuracy == ALWAYS:
        return Fraction(1)
    need = to_hit(state, assault, mode, target).total
    return Fraction(min(D20, max(0, D20 - need)), D20)


def spared(state: State, assault: Assault, mode: Mode, target: Figure) -> Fraction:
    """The chance that neither Dodge nor a Human Guardian helps (TW-FAE-03, TW-FAE-14)."""
    chance = Fraction(1)
    foe = target.side != assault.figure.side
    if has(state, target, "dodge") and not (foe and anti_air(state, assault.figure, mode)):
        chance *= Fraction(DODGED - 1, D6)
    if is_human(state, target):
        for friend in friends(state, target):
            if has(state, friend, "human_guardian") and near(state, friend, target, GUARD):
                chance *= Fraction(GUARDED - 1, D6)
    return chance


def amounts_of(
    state: State, assault: Assault, mode: Mode, target: Figure, charged: bool
) -> dict[int, Fraction]:
    """TW-RUL-26, steps 1 to 4: what comes to the target before its armour."""
    figure = assault.figure
    mortar = "mortar" in mode.traits
    if mortar and flies(state, target):
        return {0: Fraction(1)}
    cause = "mortar" if mortar else "weapon"
    if shields(state, target, Blow(cause, figure.id, figure.id)):
        return {0: Fraction(1)}
    bases = {AT_TARGET: Fraction(1)} if mortar else dice_of(mode)
    extra = additions(state, assault, target, charged)
    return _multiplied(state, figure, target, bases, extra)


def blast_amounts(
    state: State, assault: Assault, mode: Mode, victim: Figure, target: Figure | None
) -> dict[int, Fraction]:
    """TW-BES-02, TW-BES-06: the same for all below a bomber; by bands about a mortar's target."""
    figure = assault.figure
    if target is None:
        solar = [Term("solar", SOLAR_DAMAGE, "TW-SPZ-07")] if figure.charged else []
        return _multiplied(state, figure, victim, dice_of(mode), solar)
    if flies(state, victim):
        return {0: Fraction(1)}
    band = NEAR_TARGET if near(state, target, victim, INNER) else FARTHER
    return _multiplied(state, figure, victim, {band: Fraction(1)}, [])


def dice_of(mode: Mode) -> dict[int, Fraction]:
    """TW-DMG-01: as printed."""
    whole = mode.sides**mode.dice
    counts = ways_to_roll(mode.dice, mode.sides)
    return {mode.plus + total: Fraction(count, whole) for total, count in counts.items()}


@cache
def ways_to_roll(dice: int, sides: int) -> dict[int, int]:
    """In how many ways so many dice show each sum."""
    found = {0: 1}
    for _ in range(dice):
        after: dict[int, int] = {}
        for total, count in found.items():
            for face in range(1, sides + 1):
                after[total + face] = after.get(total + face, 0) + count
        found = after
    return found


def _multiplied(
    state: State, figure: Figure, victim: Figure, bases: dict[int, Fraction], extra: list[Term]
) -> dict[int, Fraction]:
    found: dict[int, Fraction] = {}
    for base, chance in bases.items():
        terms = [Term("weapon", base, "TW-DMG-01", base=True), *extra]
        total = multiplied(state, figure, victim, terms).total
        found[total] = found.get(total, Fraction(0)) + chance
    return found


def harmed(chances: Chances) -> Fraction:
    """The chance of any damage, or worse."""
    return sum(
        (chance for (dealt, out), chance in chances.items() if dealt or out), start=Fraction(0)
    )


def destroyed(chances: Chances) -> Fraction:
    return sum((chance for (_, out), chance in chances.items() if out), start=Fraction(0))


def mean_damage(chances: Chances) -> Fraction:
    return sum((dealt * chance for (dealt, _), chance in chances.items()), start=Fraction(0))
