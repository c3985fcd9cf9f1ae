"""Guns and other weapons: which Firepower a unit shoots with (TG-GUN, TG-HUM-05, TG-RUL-78)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.model import NONE, OPERATIONAL, State, Unit
from rollout.kernel.errors import Refusal

NEEDS_OPERATOR: Final = Refusal("TG-GUN-01", "refuse-gun-needs-operator")
CHOOSE_GUN: Final = Refusal("TG-RUL-78", "refuse-choose-gun")
NO_SUCH_GUN: Final = Refusal("TG-RUL-78", "refuse-no-such-gun")
NO_FIREPOWER: Final = Refusal("TG-ATK-02", "refuse-no-firepower")


def held_guns(state: State, unit: Unit) -> list[Unit]:
    """The guns it can fire: held in robot form, operational, allied (TG-RUL-78)."""
    if not unit.form.robot_form:
        return []
    captured = state.facts.options.fire_captured_gun
    return [
        other
        for other in state.units
        if other.carrier == unit.id
        and other.form.gun
        and not other.inside
        and other.status == OPERATIONAL
        and (captured or other.side == unit.side)
    ]


def weapons(state: State, unit: Unit) -> list[tuple[int, int]]:
    """What it can shoot with: the gun an attack must name, and the Firepower.

    The gun is NONE where there is no choice: the only one it holds, or none at all.
    """
    guns = held_guns(state, unit)
    if not guns:
        return [(NONE, own_firepower(unit))]
    if len(guns) == 1:
        return [(NONE, guns[0].form.firepower)]
    return [(gun.id, gun.form.firepower) for gun in guns]


def gun_refusal(state: State, unit: Unit, gun: int) -> Refusal | None:
    """Whether this gun is a proper choice for the unit, and any weapon at all (TG-ATK-02)."""
    for choice, figure in weapons(state, unit):
        if choice == gun:
            return None if figure > 0 else NO_FIREPOWER
    return CHOOSE_GUN if gun == NONE else NO_SUCH_GUN


def firepower(state: State, unit: Unit, gun: int) -> int:
    """Its Firepower now: that of the gun it holds, else its own (TG-GUN-02)."""
    weapon = fired_gun(state, unit, gun)
    return own_firepower(unit) if weapon is None else weapon.form.firepower


def fired_gun(state: State, unit: Unit, gun: int) -> Unit | None:
    """The gun that is fired: the one named, the only one held, or none."""
    if gun != NONE:
        return state.units[gun]
    guns = held_guns(state, unit)
    return guns[0] if guns else None


def own_firepower(unit: Unit) -> int:
    """The mode's figure; for humans one point for so many heads, rounded down (TG-HUM-05)."""
    heads = unit.sheet.heads_per_firepower
    return unit.hit_points // heads if heads else unit.form.firepower
