"""How dangerous a figure is to another from where it stands, by the fitted table."""

from __future__ import annotations

from math import isqrt
from typing import Final

from rollout.games.attacktix.content.vocabulary import SLASH
from rollout.games.attacktix.model import State
from rollout.games.attacktix.rules.guessing import body_of, fitted
from rollout.games.attacktix.rules.marks import shows_switches
from rollout.games.attacktix.rules.on_the_table import spot_of
from rollout.space.plane import angle_of, squared_distance, turn_between

STRAY: Final = 2600
"""Tenths of a millimetre at which an ordinary hand misses about half of its shots."""
MIDDLE: Final = 4
"""The row of the table for a hit a little above the middle."""
REACHES: Final = 180
"""Tenths of a millimetre between bases that most melee weapons reach over."""

FIRST: Final = 0.4
SECOND: Final = 1.0
"""What a switch is worth of its Battle Master."""
STRAY_OF_A_SWITCH: Final = 1300
"""Tenths of a millimetre up to which an ordinary hand strikes the switch that it aims at."""
WAIST_BY_HAND: Final = 0.6


def danger(state: State, figure: int, other: int) -> float:
    """About the chance that one attack of a figure fells another, as both stand; 0 to 1."""
    here, there = spot_of(state.figures[figure]), spot_of(state.figures[other])
    if here == there:
        return 0.0
    apart = isqrt(squared_distance(here, there))
    bearing = angle_of(there[0] - here[0], there[1] - here[1])
    off = turn_between(bearing, state.figures[figure].facing)
    weapon = state.sculpt(figure).weapon
    if state.sculpt(other).is_mega:
        reached = off <= weapon.yaw if weapon.is_ranged else apart <= _contact(state, figure, other)
        return _of_switches(state, figure, other) * (1.0 if reached else 0.3)
    if weapon.is_ranged:
        falls = _from_table(state, figure, other, MIDDLE) / 1000
        hits: float = min(1.0, STRAY / max(apart, STRAY // 3))
        return falls * hits * (1.0 if off <= weapon.yaw else 0.35)
    gap = apart - _contact(state, figure, other) + REACHES
    falls = max(0.2, _from_table(state, figure, other, 0) / 1000)
    wide = 300 if weapon.kind == SLASH else weapon.yaw + 60
    if gap <= REACHES:
        return falls * (1.0 if off <= wide else 0.3)
    return 0.25 * falls * max(0.0, 1 - gap / 12_000)


def _contact(state: State, figure: int, other: int) -> int:
    """How far apart two axes are when most melee weapons just reach."""
    return REACHES + state.sculpt(figure).radius + state.sculpt(other).radius


def _of_switches(state: State, figure: int, other: int) -> float:
    """Nothing else fells a Battle Master: half of it for the first switch, all for the second."""
    if not shows_switches(state, figure, other):
        return 0.0
    master = state.figures[other]
    apart = isqrt(squared_distance(spot_of(state.figures[figure]), spot_of(master)))
    left = SECOND if master.waist or master.chest else FIRST
    if not state.sculpt(figure).weapon.is_ranged:
        return 0.0 if master.waist else left * WAIST_BY_HAND
    return left * min(1.0, STRAY_OF_A_SWITCH / max(apart, 1))


def _from_table(state: State, figure: int, other: int, row: int) -> int:
    """Thousandths: for a missile a square hit, else bases that almost touch."""
    weapon, target = state.sculpt(figure).weapon, state.sculpt(other)
    table = fitted()
    code = weapon.code if weapon.code in table else _like(weapon.kind)
    rows = table[code][body_of(target.size, target.low)]
    return rows[row][0] if weapon.is_ranged else max(rows[0][:3])


def _like(kind: str) -> str:
    return {"missile": "heavy_missile", "slash": "medium_slash", "throw": "throw"}.get(kind, "jab")
