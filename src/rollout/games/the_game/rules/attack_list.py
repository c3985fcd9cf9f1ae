"""All attacks a unit can make now: candidates whose refusal is None, the quick tests first."""

from __future__ import annotations

from rollout.games.the_game.actions import (
    SetFire,
    Shoot,
    ShootConstruct,
    Strike,
    StrikeConstruct,
    TakeControl,
)
from rollout.games.the_game.model import NONE, State, Unit
from rollout.games.the_game.rules.aim import (
    BRAWL,
    CAREFUL_AIM,
    DEMOLISH,
    REDIRECT_POWER,
    reach,
)
from rollout.games.the_game.rules.arcs import in_arc
from rollout.games.the_game.rules.guns import weapons
from rollout.games.the_game.rules.shields import edge_refusal
from rollout.games.the_game.rules.sight import (
    Vantage,
    construct_sight_refusal,
    hex_sight_refusal,
    unit_sight_refusal,
    vantage,
)
from rollout.games.the_game.rules.targeting import (
    attacker_refusal,
    fuel_refusal,
    in_range,
    shooter_refusal,
    strike_construct_refusal,
    strike_refusal,
    take_control_refusal,
    target_refusal,
)
from rollout.kernel.actions import Action


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
