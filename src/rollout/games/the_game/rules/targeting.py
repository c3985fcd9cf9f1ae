"""Which attacks are legal (TG-ATK-01 to TG-ATK-07, TG-RNG, TG-RUL-11, TG-RUL-12).

Each condition is one function that gives a refusal or None. A single attack is judged in the
order of the rulebook; listing asks the same functions, the quick ones first.
"""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.model import AIR, NONE, OPERATIONAL, SELF_FIELD, State, Unit
from rollout.games.the_game.rules.aim import (
    BRAWL,
    CAREFUL_AIM,
    DEMOLISH,
    NEEDS_OPERATOR,
    REDIRECT_POWER,
    firepower,
    gun_refusal,
    reach,
)
from rollout.games.the_game.rules.damage import OWN_FIELD, TARGET_FIELD, edge_refusal
from rollout.games.the_game.rules.sight import (
    ATTACKER_SUBMERGED,
    Vantage,
    arc_refusal,
    base,
    construct_sight_refusal,
    depth,
    floor,
    hex_sight_refusal,
    submerged,
    top,
    unit_sight_refusal,
    vantage,
)
from rollout.kernel.errors import Refusal

NOT_OPERATIONAL: Final = Refusal("TG-DMG-03", "refuse-attacker-deactivated")
CARRIED: Final = Refusal("TG-RUL-77", "refuse-attack-while-carried")
PASSENGER: Final = Refusal("TG-RUL-81", "refuse-attack-while-inside")
CLOAKED: Final = Refusal("TG-CLK-02", "refuse-attack-while-cloaked")

NO_SUCH_TARGET: Final = Refusal("TG-RUL-12", "refuse-no-such-target")
BODY: Final = Refusal("TG-RUL-08", "refuse-target-is-a-body")
TARGET_CARRIED: Final = Refusal("TG-SML-04", "refuse-target-carried")
TARGET_INSIDE: Final = Refusal("TG-TPT-04", "refuse-target-inside-transport")
TARGET_CLOAKED: Final = Refusal("TG-CLK-01", "refuse-target-cloaked")
OWN_TEAM: Final = Refusal("TG-RUL-11", "refuse-own-team")
NEUTRAL: Final = Refusal("TG-RUL-88", "refuse-neutral")
NO_CONSTRUCT: Final = Refusal("TG-RUL-12", "refuse-no-construct-there")

NO_STRENGTH: Final = Refusal("TG-ATK-03", "refuse-no-strength")
HUMANS_DO_NOT_STRIKE: Final = Refusal("TG-HUM-04", "refuse-humans-do-not-strike")
NOT_AHEAD: Final = Refusal("TG-ATK-05", "refuse-not-in-the-hex-ahead")
OTHER_LAYER: Final = Refusal("TG-ATK-06", "refuse-other-layer")
NO_CONTACT: Final = Refusal("TG-ATK-07", "refuse-no-vertical-contact")

NOT_AGREED: Final = Refusal("TG-SET-05", "refuse-not-agreed")
NO_SUCH_WAY: Final = Refusal("TG-RUL-84", "refuse-no-such-way-to-attack")
NO_FIRE: Final = Refusal("TG-ABL-02", "refuse-no-fire-ability")
NO_DEMOLISH: Final = Refusal("TG-ABL-02", "refuse-no-demolish-ability")
NO_CONTROL: Final = Refusal("TG-ABL-02", "refuse-no-control-ability")
OWN_HEX: Final = Refusal("TG-RUL-70", "refuse-fire-own-hex")
BURNING: Final = Refusal("TG-RUL-70", "refuse-fire-burning-already")
NOT_HUMANS: Final = Refusal("TG-RUL-68", "refuse-control-humans")
STRONG_MIND: Final = Refusal("TG-RUL-68", "refuse-control-endurance")

STRONGEST_CONTROLLED: Final = 9
"""A d10 cannot roll above an Endurance of 10 (TG-RUL-68)."""


def shoot_refusal(state: State, unit: Unit, target: int, how: str, gun: int) -> Refusal | None:
    """A weapon attack on a unit."""
    refusal = weapon_refusal(state, unit, how, gun) or target_refusal(state, unit, target)
    if refusal is not None:
        return refusal
    other = state.units[target]
    view = vantage(state, unit)
    return unit_sight_refusal(view, other) or line_refusal(view, unit, other.cell, how, gun)


def shoot_construct_refusal(
    state: State, unit: Unit, cell: int, how: str, gun: int
) -> Refusal | None:
    """A weapon attack on a construct."""
    refusal = weapon_refusal(state, unit, how, gun) or construct_refusal(state, cell)
    if refusal is not None:
        return refusal
    view = vantage(state, unit)
    return construct_sight_refusal(view, cell) or line_refusal(view, unit, cell, how, gun)


def set_fire_refusal(state: State, unit: Unit, cell: int, how: str, gun: int) -> Refusal | None:
    """A weapon attack that sets a hex on fire (TG-FIR-01)."""
    refusal = fire_refusal(unit) or weapon_refusal(state, unit, how, gun)
    refusal = refusal or fuel_refusal(state, unit, cell)
    if refusal is not None:
        return refusal
    view = vantage(state, unit)
    return hex_sight_refusal(view, cell) or line_refusal(view, unit, cell, how, gun)


def strike_refusal(state: State, unit: Unit, target: int, how: str) -> Refusal | None:
    """A physical attack on a unit: front hex, same layer, contact; no sight (TG-RUL-48)."""
    refusal = blow_refusal(state, unit, how) or target_refusal(state, unit, target)
    return refusal or contact_refusal(state, unit, state.units[target])


def strike_construct_refusal(state: State, unit: Unit, cell: int, how: str) -> Refusal | None:
    """A physical attack on a construct; Demolish is one of its own (TG-DEM-01, TG-RUL-69)."""
    if how == DEMOLISH:
        if "demolish" not in unit.form.traits:
            return NO_DEMOLISH
        refusal = blow_refusal(state, unit, "")
    else:
        refusal = blow_refusal(state, unit, how)
    refusal = refusal or construct_refusal(state, cell)
    return refusal or construct_contact_refusal(state, unit, cell)


def take_control_refusal(state: State, unit: Unit, target: int) -> Refusal | None:
    """Control: whom the unit could strike, if it has a mind to lose (TG-CTL-01, TG-RUL-68)."""
    if "control" not in unit.form.traits:
        return NO_CONTROL
    refusal = strike_refusal(state, unit, target, "")
    if refusal is not None:
        return refusal
    victim = state.units[target]
    if victim.side == unit.side:
        return OWN_TEAM
    if victim.sheet.heads:
        return NOT_HUMANS
    toughness = victim.sheet.endurance * (2 if victim.ducking else 1)
    return STRONG_MIND if toughness > STRONGEST_CONTROLLED else None


# The attacker


def attacker_refusal(unit: Unit) -> Refusal | None:
    """Whether the unit can attack at all."""
    if unit.status != OPERATIONAL or unit.cell == NONE:
        return NOT_OPERATIONAL
    if unit.carrier != NONE:
        return PASSENGER if unit.inside else CARRIED
    if unit.cloaked:
        return CLOAKED
    return OWN_FIELD if unit.shield == SELF_FIELD else None


def weapon_refusal(state: State, unit: Unit, how: str, gun: int) -> Refusal | None:
    """Whether it can shoot in that way with that weapon."""
    return shooter_refusal(state, unit, how) or gun_refusal(state, unit, gun)


def shooter_refusal(state: State, unit: Unit, how: str) -> Refusal | None:
    """Whether it can shoot in that way, if it has a weapon (TG-GUN-01, TG-RUL-47)."""
    refusal = attacker_refusal(unit)
    if refusal is not None:
        return refusal
    if unit.form.gun:
        return NEEDS_OPERATOR
    if how and not _agreed(state, how):
        return NOT_AGREED if how in (CAREFUL_AIM, REDIRECT_POWER) else NO_SUCH_WAY
    if how == BRAWL:
        return NO_SUCH_WAY
    if depth(state, unit.cell) > 0 and submerged(state, unit):
        return ATTACKER_SUBMERGED
    return None


def blow_refusal(state: State, unit: Unit, how: str) -> Refusal | None:
    """Whether it can strike in that way (TG-ATK-03, TG-HUM-04)."""
    refusal = attacker_refusal(unit)
    if refusal is not None:
        return refusal
    if unit.sheet.heads:
        return HUMANS_DO_NOT_STRIKE
    if unit.form.strength <= 0:
        return NO_STRENGTH
    if how and not (how == BRAWL and _agreed(state, how)):
        return NOT_AGREED if how == BRAWL else NO_SUCH_WAY
    return None


def fire_refusal(unit: Unit) -> Refusal | None:
    return None if "fire" in unit.form.traits else NO_FIRE


def _agreed(state: State, how: str) -> bool:
    options = state.facts.options
    if how == CAREFUL_AIM:
        return options.careful_aim
    if how == REDIRECT_POWER:
        return options.redirect_power
    return how == BRAWL and options.brawl


# The target


def target_refusal(state: State, unit: Unit, target: int) -> Refusal | None:
    """Operational enemy units that can be reached by an attack at all (TG-RUL-12)."""
    if not 0 <= target < len(state.units) or target == unit.id:
        return NO_SUCH_TARGET
    other = state.units[target]
    if other.status != OPERATIONAL or other.cell == NONE:
        return NO_SUCH_TARGET if other.cell == NONE else BODY
    if other.side == unit.side and not state.facts.options.friendly_fire:
        return OWN_TEAM
    if other.carrier != NONE:
        return TARGET_INSIDE if other.inside else TARGET_CARRIED
    if other.cloaked:
        return TARGET_CLOAKED
    if other.shield == SELF_FIELD:
        return TARGET_FIELD
    if other.side == NONE and not state.facts.scenario.attack_neutrals:
        return NEUTRAL
    return None


def construct_refusal(state: State, cell: int) -> Refusal | None:
    """Any construct may be attacked, whoever built it (TG-RUL-11)."""
    if 0 <= cell < state.facts.grid.size and state.construct_height[cell] > 0:
        return None
    return NO_CONSTRUCT


def fuel_refusal(state: State, unit: Unit, cell: int) -> Refusal | None:
    """Any hex may be set alight but the own and those that burn (TG-FIR-02, TG-RUL-70)."""
    if not 0 <= cell < state.facts.grid.size:
        return NO_SUCH_TARGET
    if cell == unit.cell:
        return OWN_HEX
    return BURNING if cell in state.fires else None


# Between them


def line_refusal(view: Vantage, unit: Unit, cell: int, how: str, gun: int) -> Refusal | None:
    """Arc, range and the fields in between."""
    state = view.state
    longest = reach(state, firepower(state, unit, gun), how)
    return (
        arc_refusal(state, unit, cell)
        or range_refusal(state, unit, cell, longest)
        or edge_refusal(state, view.fields, unit.cell, cell)
    )


def range_refusal(state: State, unit: Unit, cell: int, longest: int) -> Refusal | None:
    """A shot goes no farther than the Firepower (TG-RNG-02)."""
    if in_range(state, unit, cell, longest):
        return None
    hexes = state.facts.grid.distances[unit.cell][cell]
    return Refusal("TG-RNG-02", "refuse-out-of-range", {"range": hexes, "longest": longest})


def in_range(state: State, unit: Unit, cell: int, longest: int) -> bool:
    return state.facts.grid.distances[unit.cell][cell] <= longest


def contact_refusal(state: State, unit: Unit, target: Unit) -> Refusal | None:
    """The hex directly ahead, on the same layer, with vertical contact."""
    if target.cell != state.facts.neighbours[unit.cell][unit.facing]:
        return NOT_AHEAD
    if (unit.level == AIR) != (target.level == AIR):
        return OTHER_LAYER
    if unit.level == AIR:
        return None
    return _span_refusal(state, unit, base(state, target), top(state, target))


def construct_contact_refusal(state: State, unit: Unit, cell: int) -> Refusal | None:
    """The same for a construct, which stands on the ground of its hex."""
    if cell != state.facts.neighbours[unit.cell][unit.facing]:
        return NOT_AHEAD
    if unit.level == AIR:
        return OTHER_LAYER
    summit = floor(state, cell)
    return _span_refusal(state, unit, summit - state.construct_height[cell], summit)


def _span_refusal(state: State, unit: Unit, low: int, high: int) -> Refusal | None:
    """Any overlap suffices; to touch is to be wholly above or below (TG-ATK-07)."""
    if low >= top(state, unit) or high <= base(state, unit):
        return NO_CONTACT
    return None
