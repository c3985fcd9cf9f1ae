"""An attack in hand: who attacks what, in which way (TG-ATK-01, first step)."""

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
from rollout.games.the_game.model import NONE, State, Unit
from rollout.games.the_game.rules.guns import fired_gun, firepower
from rollout.kernel.actions import Action
from rollout.kernel.reasons import Reasons, Term

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
