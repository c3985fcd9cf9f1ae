"""Attacks, step by step (TG-ATK-01): declaration, hit roll, cover roll, damage."""

from __future__ import annotations

from rollout.games.the_game.actions import (
    SetFire,
    Shoot,
    ShootConstruct,
    Strike,
    StrikeConstruct,
    TakeControl,
)
from rollout.games.the_game.events import AttackDeclared, CoverRolled, HitRolled, ShotLost
from rollout.games.the_game.model import NONE, State, Unit
from rollout.games.the_game.rules.aim import CONTROL, DEMOLISH, FIRE, Aim, aim_of, power
from rollout.games.the_game.rules.attack_list import (
    attack_actions,
    doubled_attacks,
    plain_attacks,
)
from rollout.games.the_game.rules.borders import counted_hexes
from rollout.games.the_game.rules.constructs import damage_construct
from rollout.games.the_game.rules.control import attempt
from rollout.games.the_game.rules.cover import CONSTRUCT, INTENDED_TARGET_FROM, UNIT, Cover, cover
from rollout.games.the_game.rules.damage import flat_damage, roll_damage
from rollout.games.the_game.rules.deactivation import hurt
from rollout.games.the_game.rules.fire import set_alight
from rollout.games.the_game.rules.shields import field_refusal, self_shielded
from rollout.games.the_game.rules.targeting import (
    NO_SUCH_WAY,
    set_fire_refusal,
    shoot_construct_refusal,
    shoot_refusal,
    strike_construct_refusal,
    strike_refusal,
    take_control_refusal,
)
from rollout.games.the_game.rules.to_hit import DIE, to_hit
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table

__all__ = ["attack", "attack_actions", "attack_refusal", "doubled_attacks", "plain_attacks"]


def attack_refusal(state: State, unit: Unit, action: Action) -> Refusal | None:
    """Why this attack cannot be made; None when it can. A refused attack costs nothing."""
    if isinstance(action, Shoot):
        return shoot_refusal(state, unit, action.target, action.how, action.gun)
    if isinstance(action, ShootConstruct):
        return shoot_construct_refusal(state, unit, action.cell, action.how, action.gun)
    if isinstance(action, Strike):
        return strike_refusal(state, unit, action.target, action.how)
    if isinstance(action, StrikeConstruct):
        return strike_construct_refusal(state, unit, action.cell, action.how)
    if isinstance(action, SetFire):
        return set_fire_refusal(state, unit, action.cell, action.how, action.gun)
    if isinstance(action, TakeControl):
        return take_control_refusal(state, unit, action.target)
    return NO_SUCH_WAY


def attack(table: Table[State], unit: Unit, action: Action) -> Script[None]:
    """One legal attack from its declaration to its end."""
    state = table.state
    aim = aim_of(state, unit, action)
    between = yield from counted_hexes(table, aim)
    need = to_hit(state, aim, between)
    target = NONE if aim.target is None else aim.target.id
    how = "" if aim.how == DEMOLISH else aim.how
    table.tell(AttackDeclared(unit.id, aim.kind, target, aim.cell, how, need))
    roll = yield table.roll("to_hit", DIE, need=need.total, reasons=need)
    hit = roll >= need.total
    table.tell(HitRolled(unit.id, roll, need.total, hit))
    if not hit:
        return
    if aim.kind == FIRE:
        yield from set_alight(table, aim.cell)
    elif aim.kind == CONTROL and aim.target is not None:
        yield from attempt(table, unit, aim.target)
    else:
        yield from _past_cover(table, aim, cover(state, aim, between))


def _past_cover(table: Table[State], aim: Aim, covering: Cover | None) -> Script[None]:
    """A covering object may catch the shot: 6 or more goes past it (TG-COV-03)."""
    if covering is not None:
        roll = yield table.roll("cover", DIE, need=INTENDED_TARGET_FROM)
        stray = roll < INTENDED_TARGET_FROM
        table.tell(CoverRolled(covering.cell, covering.unit, roll, stray))
        if stray:
            yield from _stray_shot(table, aim, covering)
            return
    if aim.target is None:
        yield from _hit_construct(table, aim, aim.cell)
    else:
        yield from _hit_unit(table, aim, aim.target)


def _stray_shot(table: Table[State], aim: Aim, struck: Cover) -> Script[None]:
    """Damage to the unit or construct struck; lost in the ground, a body, a field's edge."""
    state = table.state
    crosses = field_refusal(state, aim.attacker.cell, struck.cell) is not None
    if struck.kind == CONSTRUCT and not crosses:
        yield from _hit_construct(table, aim, struck.cell)
    elif struck.kind == UNIT and not crosses and not self_shielded(state.units[struck.unit]):
        yield from _hit_unit(table, aim, state.units[struck.unit])
    else:
        table.tell(ShotLost(struck.cell))


def _hit_unit(table: Table[State], aim: Aim, struck: Unit) -> Script[None]:
    dealt = yield from roll_damage(table, aim, struck)
    yield from hurt(table, struck, dealt, aim.kind, aim.attacker.id)


def _hit_construct(table: Table[State], aim: Aim, cell: int) -> Script[None]:
    """Exactly the attack's power, without dice (TG-CON-06, TG-DMG-04)."""
    lost = flat_damage(aim, power(table.state, aim))
    yield from damage_construct(table, cell, lost.total, aim.kind)
