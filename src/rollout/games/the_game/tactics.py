"""Plans for a unit's turn that are worth weighing: move and shoot, shoot and hide, and the rest."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from rollout.games.the_game.actions import EndTurn, LaySmoke, Move, Shoot, Sprint, Strike, Transform
from rollout.games.the_game.estimates import expected_damage, target_worth, targetable
from rollout.games.the_game.model import AIR, NONE, State, Unit
from rollout.games.the_game.reach import Reach, reachable
from rollout.games.the_game.rules.guns import firepower
from rollout.kernel.actions import Action
from rollout.kernel.game import Plan
from rollout.kernel.requests import Ask
from rollout.space.hex_arcs import ROBOT_ARC, VEHICLE_ARC

CAUTION: Final = 0.25
"""How much the enemies' likely answer counts against a place."""
CLOSING: Final = 0.4
"""Points for every hex nearer to the nearest enemy while out of range."""
SPREAD: Final = 2.0
"""Random points, so that equal places are not always taken in the same order."""


@dataclass
class Idea:
    """Acts around a way, and how good they look before they are played."""

    promise: float
    before: Plan
    way: Reach | None = None
    after: Plan = ()

    @property
    def plan(self) -> Plan:
        if self.way is None:
            return self.before + self.after
        return (*self.before, Move(), *self.way.path, *self.after)


@dataclass
class Lookout:
    """What a hex offers, whichever way the unit faces there."""

    promise: float
    shots: list[tuple[int, float, int]]
    """Bearing, gain and number of every target in range."""
    blows: list[tuple[int, float, int]]
    """The same for enemies next to it, by direction."""


def tactical_plans(state: State, ask: Ask, rng: Random, most: int) -> list[Plan]:
    """The most promising plans for the unit that is asked to act, best first."""
    unit = state.units[ask.context["unit"]]
    enemies = [
        other for other in state.units if other.side not in (unit.side, NONE) and targetable(other)
    ]
    acts = list(ask.options)
    two = ask.context["left"] >= 2
    ideas = [Idea(_promise(state, unit, act), (act,)) for act in acts if type(act) not in OPENERS]
    if any(type(act) is Move for act in acts):
        ideas += _movements(state, unit, enemies, acts, two, rng)
    if two and enemies:
        ideas += _transformed(state, unit, enemies, acts)
    ideas.sort(key=_by_promise)
    chosen = [idea.plan for idea in ideas[:most]]
    for act in acts:
        if type(act) in (Sprint, LaySmoke) and len(chosen) < most:
            chosen.append((act,))
    return chosen


OPENERS: Final = (Move, Sprint, LaySmoke)


def _by_promise(idea: Idea) -> float:
    return -idea.promise


def _promise(state: State, unit: Unit, act: Action) -> float:
    """What a single act looks worth."""
    if isinstance(act, Shoot):
        target = state.units[act.target]
        power = firepower(state, unit, act.gun) * (2 if act.how == "redirect_power" else 1)
        return target_worth(target, expected_damage(state, unit, target, power, True))
    if isinstance(act, Strike):
        target = state.units[act.target]
        power = unit.form.strength * (2 if act.how else 1)
        return target_worth(target, expected_damage(state, unit, target, power, False))
    if isinstance(act, EndTurn):
        return -2.0
    return 0.5


def _movements(
    state: State, unit: Unit, enemies: list[Unit], acts: list[Action], two: bool, rng: Random
) -> list[Idea]:
    """Places to go to, alone, before an attack, or after it."""
    attacks = [(_promise(state, unit, act), act) for act in acts if isinstance(act, ATTACKS)]
    best_now, attack_now = max(attacks, key=_gain_of, default=(0.0, None))
    seen: dict[int, Lookout] = {}
    ideas: list[Idea] = []
    arcs = ROBOT_ARC if unit.form.robot_arc else VEHICLE_ARC
    for way in reachable(state, unit, unit.form.speed):
        lookout = seen.get(way.cell)
        if lookout is None:
            lookout = seen[way.cell] = _look_out(state, unit, way.cell, enemies)
        promise = lookout.promise + SPREAD * rng.random()
        ideas.append(Idea(promise, (), way))
        if not two:
            continue
        gain, attack = _best_attack(unit, lookout, way.facing, way.level, arcs[way.facing], state)
        if attack is not None:
            ideas.append(Idea(promise + gain, (), way, (attack,)))
        if attack_now is not None:
            ideas.append(Idea(promise + best_now, (attack_now,), way))
    ideas.sort(key=_by_promise)
    return ideas[:KEPT]


ATTACKS: Final = (Shoot, Strike)
KEPT: Final = 24


def _gain_of(attack: tuple[float, Action]) -> float:
    return attack[0]


def _transformed(state: State, unit: Unit, enemies: list[Unit], acts: list[Action]) -> list[Idea]:
    """Transform first, then attack in the new mode."""
    ideas: list[Idea] = []
    before = unit.form
    for act in acts:
        if not isinstance(act, Transform) or unit.carrier != NONE:
            continue
        form = unit.form = unit.sheet.modes[act.mode]
        lookout = _look_out(state, unit, unit.cell, enemies)
        arc = (ROBOT_ARC if form.robot_arc else VEHICLE_ARC)[unit.facing]
        gain, attack = _best_attack(unit, lookout, unit.facing, unit.level, arc, state)
        if attack is not None:
            ideas.append(Idea(lookout.promise + gain, (act, attack)))
        unit.form = before
    return ideas


def _look_out(state: State, unit: Unit, cell: int, enemies: list[Unit]) -> Lookout:
    """Danger, distance and targets of a hex."""
    grid = state.facts.grid
    near, bearings = grid.distances[cell], grid.bearings[cell]
    power = firepower(state, unit, NONE)
    danger, nearest = 0.0, 99
    shots: list[tuple[int, float, int]] = []
    blows: list[tuple[int, float, int]] = []
    for enemy in enemies:
        distance = near[enemy.cell]
        nearest = min(nearest, distance)
        enemy_power = enemy.form.firepower
        if enemy_power > 0 and distance <= enemy_power + enemy.form.speed // 3:
            danger += expected_damage(state, enemy, unit, enemy_power, True)
        if power > 0 and distance <= power:
            damage = expected_damage(state, unit, enemy, power, True)
            shots.append((bearings[enemy.cell], target_worth(enemy, damage), enemy.id))
        if distance == 1 and unit.form.strength > 0:
            damage = expected_damage(state, unit, enemy, unit.form.strength, False)
            direction = grid.neighbours[cell].index(enemy.cell)
            blows.append((direction, target_worth(enemy, damage), enemy.id))
    gap = max(nearest - max(power, 1), 0) if enemies else 0
    return Lookout(-CAUTION * target_worth(unit, danger) - CLOSING * gap, shots, blows)


def _best_attack(
    unit: Unit, lookout: Lookout, facing: int, level: int, arc: list[bool], state: State
) -> tuple[float, Action | None]:
    """The best shot or blow from a hex, facing that way."""
    best = 0.0
    found: Action | None = None
    if unit.cloaked:
        return best, found
    for bearing, gain, target in lookout.shots:
        if gain > best and (unit.form.any_arc or arc[bearing]):
            best, found = gain, Shoot(target)
    for direction, gain, target in lookout.blows:
        same_layer = (state.units[target].level == AIR) == (level == AIR)
        if gain > best and direction == facing and same_layer:
            best, found = gain, Strike(target)
    return best, found
