"""An attack in hand: who attacks what, in which way, with which weapon (TG-ATK-01, TG-GUN)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.games.the_game.actions import (
    SetFire,
    Shoot,
    ShootConstruct,
    Strike,
    StrikeConstruct,
    TakeControl,
)
from rollout.games.the_game.model import NONE, OPERATIONAL, State, Unit
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.reasons import Reasons, Term

# An attack in hand: who attacks what, in which way (TG-ATK-01, first step).

WEAPON: Final = "weapon"
PHYSICAL: Final = "physical"
FIRE: Final = "fire"
DEMOLISH: Final = "demolish"
CONTROL: Final = "control"

CAREFUL_AIM: Final = "careful_aim"
REDIRECT_POWER: Final = "redirect_power"
BRAWL: Final = "brawl"


@dataclass
class Aim:
    """One declared attack. Without a target unit it goes at the construct, or the hex, itself."""

    attacker: Unit
    kind: str
    target: Unit | None
    cell: int
    how: str
    gun: int = NONE

    @property
    def ranged(self) -> bool:
        return self.kind == WEAPON or self.kind == FIRE


def aim_of(state: State, unit: Unit, action: Action) -> Aim:
    """What an attack action aims at. The action must name things that exist."""
    if isinstance(action, Shoot):
        target = state.units[action.target]
        return Aim(unit, WEAPON, target, target.cell, action.how, action.gun)
    if isinstance(action, ShootConstruct):
        return Aim(unit, WEAPON, None, action.cell, action.how, action.gun)
    if isinstance(action, SetFire):
        return Aim(unit, FIRE, None, action.cell, action.how, action.gun)
    if isinstance(action, Strike):
        target = state.units[action.target]
        return Aim(unit, PHYSICAL, target, target.cell, action.how)
    if isinstance(action, StrikeConstruct):
        kind = DEMOLISH if action.how == DEMOLISH else PHYSICAL
        return Aim(unit, kind, None, action.cell, action.how)
    if isinstance(action, TakeControl):
        target = state.units[action.target]
        return Aim(unit, CONTROL, target, target.cell, "")
    raise TypeError(f"{action!r} is no attack")


def power(state: State, aim: Aim) -> Reasons:
    """Firepower or Strength of the attack, doubled where that was declared (TG-DMG-01)."""
    if aim.ranged:
        figure = firepower(state, aim.attacker, aim.gun)
        if fired_gun(state, aim.attacker, aim.gun) is None:
            terms = [Term("reason-firepower", figure, "TG-DMG-01")]
        else:
            terms = [Term("reason-gun", figure, "TG-GUN-02")]
        if aim.how == REDIRECT_POWER:
            terms.append(Term("reason-redirect-power", figure, "TG-PWR-01"))
        return Reasons(tuple(terms))
    strength = aim.attacker.form.strength
    terms = [Term("reason-strength", strength, "TG-DMG-01")]
    if aim.how == BRAWL:
        terms.append(Term("reason-brawl", strength, "TG-BRW-01"))
    if aim.kind == DEMOLISH:
        terms.append(Term("reason-demolish", strength, "TG-DEM-01"))
    return Reasons(tuple(terms))


def reach(state: State, firepower_now: int, how: str) -> int:
    """The longest range of a shot with that Firepower (TG-RNG-02, TG-RUL-84)."""
    if how == REDIRECT_POWER and state.facts.options.redirect_range:
        return 2 * firepower_now
    return firepower_now


def distance(state: State, aim: Aim) -> int:
    """The range, the attacker's own hex not counted (TG-RNG-01)."""
    return state.facts.grid.distances[aim.attacker.cell][aim.cell]


# Guns and other weapons: which Firepower a unit shoots with (TG-GUN, TG-HUM-05, TG-RUL-78).

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
