"""Plans for a unit's turn that are worth weighing: move and shoot, shoot and hide, and the rest."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from rollout.games.the_game.reach import Reach, reachable

from rollout.games.the_game.actions import EndTurn, LaySmoke, Move, Shoot, Sprint, Strike, Transform
from rollout.games.the_game.estimates import (
    best_blow,
    best_shot,
    expected_damage,
    exposure,
    target_worth,
    targetable,
)
from rollout.games.the_game.model import NONE, State, Unit
from rollout.games.the_game.rules.guns import firepower
from rollout.kernel.actions import Action
from rollout.kernel.game import Plan
from rollout.kernel.requests import Ask

CAUTION: Final = 0.25
"""How much the enemies' likely answer counts against a place."""
CLOSING: Final = 0.4
"""Points for every hex nearer to the nearest enemy while out of range."""
SPREAD: Final = 2.0
"""Random points, so that equal places are not always taken in the same order."""


@dataclass
class Idea:
    """A plan and how good it looks before it is played."""

    plan: Plan
    promise: float


def tactical_plans(state: State, ask: Ask, rng: Random, most: int) -> list[Plan]:
    """The most promising plans for the unit that is asked to act, best first."""
    unit = state.units[ask.context["unit"]]
    enemies = [
        other for other in state.units if other.side not in (unit.side, NONE) and targetable(other)
    ]
    acts = list(ask.options)
    ideas = [Idea((act,), _promise(state, unit, act)) for act in acts if type(act) not in OPENERS]
    two = ask.context["left"] >= 2
    if any(type(act) is Move for act in acts):
        ideas += _movements(state, unit, enemies, acts, two, rng)
    if two and enemies:
        ideas += _transformed(state, unit, enemies, acts, rng)
    ideas.sort(key=_by_promise)
    chosen = [idea.plan for idea in ideas[:most]]
    for opener in acts:
        if type(opener) in (Sprint, LaySmoke) and len(chosen) < most:
            chosen.append((opener,))
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
    attacks = [act for act in acts if isinstance(act, (Shoot, Strike))]
    can_attack = two and (unit.form.firepower > 0 or unit.form.strength > 0)
    best_now = max([_promise(state, unit, act) for act in attacks], default=0.0)
    attack_now = [act for act in attacks if _promise(state, unit, act) == best_now][:1]
    ideas: list[Idea] = []
    for place in reachable(state, unit, unit.form.speed):
        risk = CAUTION * exposure(state, unit, place.cell, enemies)
        base = SPREAD * rng.random() - risk - CLOSING * _gap(state, unit, place.cell, enemies)
        walk: Plan = (Move(), *place.path)
        ideas.append(Idea(walk, base))
        if can_attack:
            gain, attack = _best_attack(state, unit, place, enemies)
            if attack is not None:
                ideas.append(Idea((*walk, attack), base + gain))
        if two and attack_now:
            ideas.append(Idea((attack_now[0], *walk), base + best_now))
    ideas.sort(key=_by_promise)
    return ideas[:KEPT]


KEPT: Final = 24


def _transformed(
    state: State, unit: Unit, enemies: list[Unit], acts: list[Action], rng: Random
) -> list[Idea]:
    """Transform first, then move or attack in the new mode."""
    ideas: list[Idea] = []
    before = unit.form
    for act in acts:
        if not isinstance(act, Transform) or unit.carrier != NONE:
            continue
        unit.form = unit.sheet.modes[act.mode]
        stay = Reach(unit.cell, unit.facing, unit.level, False, 0, ())
        gain, attack = _best_attack(state, unit, stay, enemies)
        risk = CAUTION * exposure(state, unit, unit.cell, enemies)
        if attack is not None:
            ideas.append(Idea((act, attack), gain - risk))
        unit.form = before
    return ideas


def _best_attack(
    state: State, unit: Unit, place: Reach, enemies: list[Unit]
) -> tuple[float, Action | None]:
    shot, target = best_shot(state, unit, place.cell, place.facing, enemies)
    blow, victim = best_blow(state, unit, place.cell, place.facing, place.level, enemies)
    if shot >= blow and target != NONE:
        return shot, Shoot(target)
    if victim != NONE:
        return blow, Strike(victim)
    return 0.0, None


def _gap(state: State, unit: Unit, cell: int, enemies: list[Unit]) -> int:
    """How many hexes are missing to bring the nearest enemy into range."""
    near = state.facts.grid.distances[cell]
    nearest = min([near[enemy.cell] for enemy in enemies], default=0)
    return max(nearest - max(unit.form.firepower, 1), 0)
