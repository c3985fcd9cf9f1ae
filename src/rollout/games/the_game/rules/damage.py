"""Damage, the fields that stop it, and fire (TG-DMG, TG-SHD, TG-FIR)."""

from __future__ import annotations

from typing import Any, Final

from rollout.games.the_game.events import DamageRolled, FireSet, SmokePlaced, WindRolled
from rollout.games.the_game.model import (
    LASTS,
    NONE,
    OPERATIONAL,
    SELF_FIELD,
    WEAPON_FIELD,
    Smoke,
    State,
    Unit,
)
from rollout.games.the_game.rules.aim import Aim, power
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.reasons import Reasons, Term
from rollout.kernel.requests import Roll
from rollout.space.hex_directions import turned


def roll_damage(table: Table[State], aim: Aim, struck: Unit) -> Script[int]:
    """The target rolls its resistance, then the attacker its potential (TG-DMG-01)."""
    strength = power(table.state, aim)
    toughness = endurance(struck)
    rolled = yield ResistanceRoll(toughness, strength)
    resistance = _with_roll(toughness, rolled)
    rolled = yield PotentialRoll(aim.attacker, struck, strength, resistance.total)
    potential = _with_roll(strength, rolled)
    dealt = damage(aim.attacker, struck, potential.total, resistance.total)
    table.tell(DamageRolled(struck.id, resistance, potential, dealt))
    return dealt.total


def damage(attacker: Unit, struck: Unit, potential: int, resistance: int) -> Reasons:
    """What comes through: the difference, halved for a prone attacker, then by the factor."""
    terms = [
        Term("reason-potential", potential, "TG-DMG-01"),
        Term("reason-resistance", -resistance, "TG-DMG-01"),
    ]
    amount = potential - resistance
    if amount <= 0:
        terms.append(Term("reason-nothing-through", -amount, "TG-DMG-01"))
        return Reasons(tuple(terms))
    if attacker.prone:
        halved = halved_up(amount)
        terms.append(Term("reason-prone-halved", halved - amount, "TG-PRN-04"))
        amount = halved
    received = by_factor(struck, amount)
    if received != amount:
        terms.append(Term("reason-damage-factor", received - amount, "TG-DFX-01"))
    return Reasons(tuple(terms))


def flat_damage(aim: Aim, strength: Reasons) -> Reasons:
    """What a construct loses: the whole power, halved up for a prone attacker (TG-RUL-42)."""
    if not aim.attacker.prone:
        return strength
    halved = Term("reason-prone-halved", halved_up(strength.total) - strength.total, "TG-PRN-04")
    return Reasons((*strength.terms, halved))


def by_factor(unit: Unit, amount: int) -> int:
    """Damage received in this mode, to the nearest point, one half up (TG-DFX-02, TG-RUL-34)."""
    numerator = unit.form.factor_numerator
    denominator = unit.form.factor_denominator
    return (2 * amount * numerator + denominator) // (2 * denominator)


def halved_up(amount: int) -> int:
    return (amount + 1) // 2


def endurance(unit: Unit) -> Reasons:
    """Its Endurance, doubled while it ducks (TG-DUK-01)."""
    terms = [Term("reason-endurance", unit.sheet.endurance, "TG-DMG-01")]
    if unit.ducking:
        terms.append(Term("reason-duck-and-cover", unit.sheet.endurance, "TG-DUK-01"))
    return Reasons(tuple(terms))


class ResistanceRoll(Roll):
    """The target's die. Faces that let nothing through, whatever follows, are alike."""

    def __init__(self, toughness: Reasons, strength: Reasons) -> None:
        super().__init__("resistance", 10, None, toughness)
        self.safe_from = strength.total - toughness.total + self.sides

    def branches(self) -> list[tuple[Any, int]] | None:
        open_faces = min(max(self.safe_from - 1, 0), self.sides)
        faces: list[tuple[Any, int]] = [(face, 1) for face in range(1, open_faces + 1)]
        if open_faces < self.sides:
            faces.append((self.sides, self.sides - open_faces))
        return faces


class PotentialRoll(Roll):
    """The attacker's die. Faces that take off the same number of hit points are alike."""

    def __init__(self, attacker: Unit, struck: Unit, strength: Reasons, resistance: int) -> None:
        super().__init__("potential", 10, None, strength)
        self.attacker = attacker
        self.struck = struck
        self.strength = strength.total
        self.resistance = resistance

    def branches(self) -> list[tuple[Any, int]] | None:
        weights: dict[int, int] = {}
        last_face: dict[int, int] = {}
        for face in range(1, self.sides + 1):
            dealt = damage(self.attacker, self.struck, self.strength + face, self.resistance).total
            marked = min(dealt, self.struck.hit_points)
            weights[marked] = weights.get(marked, 0) + 1
            last_face[marked] = face
        return [(last_face[marked], weight) for marked, weight in weights.items()]


def _with_roll(figure: Reasons, rolled: int) -> Reasons:
    return Reasons((*figure.terms, Term("reason-roll", rolled, "TG-DMG-01")))


# Shields: which attacks their fields stop (TG-SHD-02 to TG-SHD-05, TG-RUL-75).

OWN_FIELD: Final = Refusal("TG-SHD-02", "refuse-inside-own-field")
TARGET_FIELD: Final = Refusal("TG-SHD-02", "refuse-target-inside-own-field")
ACROSS_FIELD: Final = Refusal("TG-SHD-03", "refuse-across-weapon-field")


def field_refusal(state: State, start: int, goal: int) -> Refusal | None:
    """A weapon attack may not cross the edge of a weapon field.

    Only the ends matter: for every field both are inside or both outside.
    """
    return edge_refusal(state, weapon_fields(state), start, goal)


def weapon_fields(state: State) -> list[int]:
    """The hexes at the centre of all weapon fields."""
    return [
        unit.cell
        for unit in state.units
        if unit.shield == WEAPON_FIELD and unit.status == OPERATIONAL
    ]


def edge_refusal(state: State, fields: list[int], start: int, goal: int) -> Refusal | None:
    """`field_refusal` for those who know the fields already."""
    distances = state.facts.grid.distances
    for centre in fields:
        if (distances[centre][start] <= 1) != (distances[centre][goal] <= 1):
            return ACROSS_FIELD
    return None


def self_shielded(unit: Unit) -> bool:
    """Whether no attack of any kind goes in or out (TG-SHD-02)."""
    return unit.shield == SELF_FIELD


# Fire: burning hexes, the wind, and the smoke it drives (TG-FIR, TG-RUL-70 to TG-RUL-73).

HEXSIDES: Final = 6
SPREAD: Final = (-1, 0, 1)
"""Smoke goes downwind and to the two sides of that (TG-RUL-71)."""


def set_alight(table: Table[State], cell: int) -> Script[None]:
    """The hex burns until it is extinguished; its smoke stays as long (TG-FIR-02, TG-FIR-06)."""
    state = table.state
    state.fires.append(cell)
    table.tell(FireSet(cell))
    if state.wind == NONE:
        yield from _roll_wind(table)
    for side in SPREAD:
        downwind = state.facts.neighbours[cell][turned(state.wind, side)]
        if downwind != NONE:
            state.smoke.append(Smoke(downwind, cell, LASTS))
            table.tell(SmokePlaced(downwind, cell, LASTS))


class WindRoll(Roll):
    """A d10 of which 7 to 10 are rolled again, so six outcomes are equally likely."""

    def __init__(self) -> None:
        super().__init__("wind", 10)

    def branches(self) -> list[tuple[Any, int]] | None:
        return [(face, 1) for face in range(1, HEXSIDES + 1)]


def _roll_wind(table: Table[State]) -> Script[None]:
    """Once, at the first fire; side 1 is N, clockwise (TG-FIR-03, TG-RUL-72)."""
    roll = yield WindRoll()
    while roll > HEXSIDES:
        roll = yield WindRoll()
    table.state.wind = roll - 1
    table.tell(WindRolled(roll, roll - 1))
