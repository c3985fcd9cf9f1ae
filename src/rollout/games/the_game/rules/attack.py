"""Attacks, step by step: declaration, hit roll, cover roll, damage (TG-ATK-01)."""

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
from rollout.games.the_game.rules.aim import (
    BRAWL,
    CAREFUL_AIM,
    CONTROL,
    DEMOLISH,
    FIRE,
    REDIRECT_POWER,
    Aim,
    aim_of,
    power,
    reach,
    weapons,
)
from rollout.games.the_game.rules.command import attempt
from rollout.games.the_game.rules.damage import (
    edge_refusal,
    field_refusal,
    flat_damage,
    roll_damage,
    self_shielded,
    set_alight,
)
from rollout.games.the_game.rules.deactivation import damage_construct, hurt
from rollout.games.the_game.rules.sight import (
    Vantage,
    construct_sight_refusal,
    hex_sight_refusal,
    in_arc,
    unit_sight_refusal,
    vantage,
)
from rollout.games.the_game.rules.targeting import (
    NO_SUCH_WAY,
    attacker_refusal,
    fuel_refusal,
    in_range,
    set_fire_refusal,
    shoot_construct_refusal,
    shoot_refusal,
    shooter_refusal,
    strike_construct_refusal,
    strike_refusal,
    take_control_refusal,
    target_refusal,
)
from rollout.games.the_game.rules.to_hit import (
    CONSTRUCT,
    DIE,
    INTENDED_TARGET_FROM,
    UNIT,
    Cover,
    counted_hexes,
    cover,
    to_hit,
)
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


# All attacks a unit can make now: candidates whose refusal is None, the quick tests first.


def attack_actions(state: State, unit: Unit) -> list[Action]:
    """Every legal attack: for one action, and those that use both."""
    found = plain_attacks(state, unit)
    found += doubled_attacks(state, unit)
    return found


def plain_attacks(state: State, unit: Unit) -> list[Action]:
    """The attacks that take one action."""
    if attacker_refusal(unit) is not None:
        return []
    found = _blows(state, unit, "")
    found += _shots(state, unit, "")
    return found


def doubled_attacks(state: State, unit: Unit) -> list[Action]:
    """Careful aim, Redirect power and Brawl, where they were agreed (TG-ACT-04, TG-SET-05)."""
    options = state.facts.options
    if not (options.careful_aim or options.redirect_power or options.brawl):
        return []
    if attacker_refusal(unit) is not None:
        return []
    found = _blows(state, unit, BRAWL) if options.brawl else []
    if options.careful_aim:
        found += _shots(state, unit, CAREFUL_AIM)
    if options.redirect_power:
        found += _shots(state, unit, REDIRECT_POWER)
    return found


def _shots(state: State, unit: Unit, how: str) -> list[Action]:
    found: list[Action] = []
    if shooter_refusal(state, unit, how) is not None:
        return found
    view = vantage(state, unit)
    for gun, firepower in weapons(state, unit):
        if firepower <= 0:
            continue
        longest = reach(state, firepower, how)
        found += [
            Shoot(other.id, how, gun)
            for other in state.units
            if target_refusal(state, unit, other.id) is None
            and _lets_through(view, unit, other.cell, longest)
            and unit_sight_refusal(view, other) is None
        ]
        if any(state.construct_height):
            found += _shots_at_constructs(view, unit, how, gun, longest)
        if "fire" in unit.form.traits:
            found += _fires(view, unit, how, gun, longest)
    return found


def _shots_at_constructs(
    view: Vantage, unit: Unit, how: str, gun: int, longest: int
) -> list[Action]:
    built = view.state.construct_height
    return [
        ShootConstruct(cell, how, gun)
        for cell in view.state.facts.grid.within(unit.cell, longest)
        if built[cell]
        and _lets_through(view, unit, cell, longest)
        and construct_sight_refusal(view, cell) is None
    ]


def _fires(view: Vantage, unit: Unit, how: str, gun: int, longest: int) -> list[Action]:
    return [
        SetFire(cell, how, gun)
        for cell in view.state.facts.grid.within(unit.cell, longest)
        if fuel_refusal(view.state, unit, cell) is None
        and _lets_through(view, unit, cell, longest)
        and hex_sight_refusal(view, cell) is None
    ]


def _lets_through(view: Vantage, unit: Unit, cell: int, longest: int) -> bool:
    """Whether range, arc and fields let a shot through."""
    state = view.state
    return (
        in_range(state, unit, cell, longest)
        and in_arc(state, unit, cell)
        and (not view.fields or edge_refusal(state, view.fields, unit.cell, cell) is None)
    )


def _blows(state: State, unit: Unit, how: str) -> list[Action]:
    """Physical attacks on what is in the hex ahead: at most a unit and a construct."""
    found: list[Action] = []
    ahead = state.facts.neighbours[unit.cell][unit.facing]
    if ahead == NONE or unit.form.strength <= 0:
        return found
    for target in (state.on_ground[ahead], state.in_air[ahead]):
        if target != NONE and strike_refusal(state, unit, target, how) is None:
            found.append(Strike(target, how))
            if not how and take_control_refusal(state, unit, target) is None:
                found.append(TakeControl(target))
    if state.construct_height[ahead]:
        found += [
            StrikeConstruct(ahead, way)
            for way in ((how,) if how else ("", DEMOLISH))
            if strike_construct_refusal(state, unit, ahead, way) is None
        ]
    return found
