"""What must be exceeded, how often a system strikes, and how much it does (TW-HIT, TW-RUL-26)."""

from __future__ import annotations

from typing import Final

from rollout.games.tabletop_warfare.content.roster import ALWAYS, Mode
from rollout.games.tabletop_warfare.model import Figure, State
from rollout.games.tabletop_warfare.rules.dice import D20
from rollout.games.tabletop_warfare.rules.figures import card_of, flies, has, kind_of
from rollout.games.tabletop_warfare.rules.markers import lock_against
from rollout.games.tabletop_warfare.rules.targets import Assault
from rollout.kernel.reasons import Reasons, Term

AIM: Final = 3
ANTI_AIR: Final = 3
LOCK: Final = 3
LOCK_DAMAGE: Final = 1
SOLAR_DAMAGE: Final = 2
PACK_DAMAGE: Final = 1
GIANT_SLAYER: Final = 3
DOUBLE: Final = 2
NO_ROLL: Final = Reasons(())
"""TW-HIT-01: nothing to exceed."""


def percent(mode: Mode) -> int:
    """TW-HIT-02: how often the accuracy alone is exceeded, in hundredths."""
    return 100 if mode.accuracy == ALWAYS else min(100, max(0, D20 - mode.accuracy) * 100 // D20)


def to_hit(state: State, assault: Assault, mode: Mode, target: Figure) -> Reasons:
    """TW-HIT-03, TW-RUL-25: the accuracy with its reductions; a d20 must show more."""
    if mode.accuracy == ALWAYS:
        return NO_ROLL
    terms = [Term("accuracy", mode.accuracy, "TW-HIT-02", base=True)]
    if assault.aim:
        terms.append(Term("aim", -AIM * assault.aim, "TW-AIM-03"))
    if target.side != assault.figure.side:
        if flies(state, target) and anti_air(state, assault.figure, mode):
            terms.append(Term("anti-air", -ANTI_AIR, "TW-FAE-13"))
        if target.locks and lock_against(target, assault.figure):
            terms.append(Term("lock", -LOCK, "TW-FAE-27"))
    return Reasons(tuple(terms))


def anti_air(state: State, figure: Figure, mode: Mode) -> bool:
    """TW-RUL-40: noted with the weapon, or for all weapons of the form."""
    return "anti_air" in mode.traits or has(state, figure, "anti_air")


def strikes_of(
    state: State,
    figure: Figure,
    system: int,
    mode: Mode,
    target: Figure,
    as_action: bool = True,
) -> int:
    """TW-BES-03, TW-FAE-08, TW-FAE-31, TW-RUL-34: the largest number counts.

    TW-RUL-30: the strike after a jump is no Attack action, so a Double Attack is none of it.
    """
    strikes = mode.strikes
    if as_action and has(state, figure, "double_attack"):
        strikes = max(strikes, DOUBLE)
    card = card_of(state, figure)
    if (
        "top_gun" in card.abilities
        and card.systems[system].name == "machine_gun"
        and flies(state, target)
    ):
        strikes = max(strikes, DOUBLE)
    return strikes


def is_null_ray(state: State, figure: Figure, system: int, mode: Mode) -> bool:
    """TW-FAE-16, TW-RUL-91: the system of that name, or one that counts as it."""
    if "null_ray" in mode.traits:
        return True
    card = card_of(state, figure)
    return "null_ray" in card.abilities and card.systems[system].name == "null_ray"


def additions(state: State, assault: Assault, target: Figure, charged: bool) -> list[Term]:
    """TW-RUL-26, step 2."""
    terms: list[Term] = []
    if target.locks and lock_against(target, assault.figure):
        terms.append(Term("lock", LOCK_DAMAGE, "TW-FAE-27"))
    if charged:
        terms.append(Term("solar", SOLAR_DAMAGE, "TW-SPZ-07"))
    if assault.outside and has(state, assault.figure, "pack"):
        terms.append(Term("pack", PACK_DAMAGE, "TW-RUL-69"))
    return terms


def multiplied(state: State, figure: Figure, victim: Figure, terms: list[Term]) -> Reasons:
    """TW-RUL-26, step 3: oil doubles, a Giant Slayer triples, together six times."""
    total = sum([term.amount for term in terms])
    found = list(terms)
    if victim.oiled:
        found.append(Term("oil", total, "TW-SPZ-03"))
        total *= DOUBLE
    if has(state, figure, "giant_slayer") and kind_of(state, victim).gigantic:
        found.append(Term("giant-slayer", total * (GIANT_SLAYER - 1), "TW-FAE-23"))
    return Reasons(tuple(found))
