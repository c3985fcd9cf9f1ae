"""What is worth weighing in a unit's turn: move and shoot, shoot and hide, and the rest."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final

from rollout.games.the_game.actions import (
    Command,
    EndTurn,
    LaySmoke,
    Move,
    Repair,
    Shoot,
    Sprint,
    Strike,
    Transform,
    Transmit,
)
from rollout.games.the_game.bots.estimates import (
    expected_damage,
    repair_worth,
    stride,
    target_worth,
    targetable,
)
from rollout.games.the_game.model import AIR, DEACTIVATED, NONE, OPERATIONAL, State, Unit
from rollout.games.the_game.rules.aim import firepower
from rollout.games.the_game.rules.reach import Reach, reachable
from rollout.games.the_game.rules.sight import unit_sight_refusal, vantage
from rollout.kernel.actions import Action
from rollout.kernel.game import Plan
from rollout.kernel.requests import Ask
from rollout.space.hex_arcs import ROBOT_ARC, VEHICLE_ARC

CAUTION: Final = 0.25
"""How much the enemies' likely answer counts against a place."""
CLOSING: Final = 0.4
"""Points for every hex nearer to the nearest enemy while out of range."""
LATER: Final = 0.6
"""What an attack is worth for which one more action is needed."""
SPREAD: Final = 2.0
"""Random points, so that equal places are not always taken in the same order."""
OTHER_ACT: Final = 0.5
"""What any other act looks worth."""
GRANT: Final = 5.0
"""What free actions for another unit look worth."""
END_OF_TURN: Final = -2.0

OPENERS: Final = (Move, Sprint, LaySmoke)
ATTACKS: Final = (Shoot, Strike)


def whole_turns(state: State, ask: Ask, rng: Random, most: int) -> list[Plan]:
    """The most promising plans for all that is left of the unit's turn, best first."""
    if ask.context["left"] < 2:
        return single_actions(state, ask, rng, most)
    scout = Scout(state, ask, rng)
    ideas = scout.acts()
    for place in scout.places:
        ideas.append(Idea(place.promise, (), place))
        if place.follow_up is not None:
            ideas.append(Idea(place.promise + place.gain, (), place, (place.follow_up,)))
    best, first = scout.best_act_now()
    if first is not None:
        ideas += [Idea(place.promise + best, (first,), place) for place in scout.places]
        ideas += [
            Idea(idea.promise + best, (first, *idea.before))
            for idea in scout.acts()
            if _goes_with(first, idea.before[0])
        ]
    ideas += scout.transformed()
    return scout.best(ideas, most)


def single_actions(state: State, ask: Ask, rng: Random, most: int) -> list[Plan]:
    """The most promising single actions, best first; a Movement is one, with all its steps."""
    scout = Scout(state, ask, rng)
    ideas = scout.acts()
    later = LATER if ask.context["left"] >= 2 else LATER * CAUTION
    for place in scout.places:
        ideas.append(Idea(place.promise + later * place.gain, (), place))
    return scout.best(ideas, most)


@dataclass
class Place:
    """An end of a Movement: how it looks by itself, and the best that can follow there."""

    way: Reach
    promise: float
    gain: float = 0.0
    follow_up: Action | None = None


@dataclass
class Idea:
    """Acts around a way, and how good they look before they are played."""

    promise: float
    before: Plan
    place: Place | None = None
    after: Plan = ()

    @property
    def plan(self) -> Plan:
        if self.place is None:
            return self.before + self.after
        return (*self.before, Move(), *self.place.way.path, *self.after)


@dataclass
class Lookout:
    """What a hex offers, whichever way the unit faces there."""

    promise: float
    shots: list[tuple[float, int, int]]
    """Gain, number and bearing of every target in range, best first."""
    blows: list[tuple[float, int, int]]
    """The same for enemies next to it, by direction."""
    repairs: list[tuple[float, int]]
    """Gain and number of every friend next to it that could be repaired."""


class Scout:
    """Looks around for the unit that is asked to act."""

    def __init__(self, state: State, ask: Ask, rng: Random) -> None:
        self.state = state
        self.unit: Unit = state.units[ask.context["unit"]]
        self.listed: list[Action] = list(ask.options)
        self.enemies: list[Unit] = [
            other
            for other in state.units
            if other.side not in (self.unit.side, NONE) and targetable(other)
        ]
        self.patients: list[Unit] = []
        if "repair" in self.unit.form.traits:
            self.patients = [other for other in state.units if _mendable(self.unit, other)]
        self.lookouts: dict[int, Lookout] = {}
        self.places: list[Place] = []
        if any(type(act) is Move for act in self.listed):
            self._look_for_places(rng)

    def acts(self) -> list[Idea]:
        """Every act that needs no way."""
        return [Idea(self._promise(act), (act,)) for act in self.listed if type(act) not in OPENERS]

    def best_act_now(self) -> tuple[float, Action | None]:
        best, found = 0.0, None
        for act in self.listed:
            if isinstance(act, Repair) or (isinstance(act, ATTACKS) and not act.how):
                promise = self._promise(act)
                if promise > best:
                    best, found = promise, act
        return best, found

    def transformed(self) -> list[Idea]:
        """Transform first, then attack or repair in the new mode."""
        ideas: list[Idea] = []
        unit = self.unit
        before = unit.form
        for act in self.listed:
            if not isinstance(act, Transform) or unit.carrier != NONE:
                continue
            unit.form = unit.sheet.modes[act.mode]
            lookout = self._look_out(unit.cell)
            gain, follow_up = self._best_follow_up(lookout, unit.facing, unit.level)
            if follow_up is not None:
                ideas.append(Idea(lookout.promise + gain, (act, follow_up)))
            unit.form = before
        return ideas

    def best(self, ideas: list[Idea], most: int) -> list[Plan]:
        """The plans of the most promising ideas; attacks on what is out of sight are no idea."""
        ideas.sort(key=_by_promise)
        chosen: list[Plan] = []
        seen: dict[tuple[int, int, int], bool] = {}
        for idea in ideas:
            if len(chosen) >= most:
                return chosen
            if idea.place is None or not idea.after or self._in_sight(idea.place, seen):
                chosen.append(idea.plan)
        chosen += [(act,) for act in self.listed if type(act) in (Sprint, LaySmoke)]
        return chosen[:most]

    def _promise(self, act: Action) -> float:
        """What a single act looks worth."""
        state, unit = self.state, self.unit
        if isinstance(act, Shoot):
            target = state.units[act.target]
            power = firepower(state, unit, act.gun) * (2 if act.how == "redirect_power" else 1)
            return target_worth(target, expected_damage(state, unit, target, power, True))
        if isinstance(act, Strike):
            target = state.units[act.target]
            power = unit.form.strength * (2 if act.how else 1)
            return target_worth(target, expected_damage(state, unit, target, power, False))
        if isinstance(act, Repair):
            return repair_worth(unit, state.units[act.patient])
        if isinstance(act, (Command, Transmit)):
            return GRANT
        return END_OF_TURN if isinstance(act, EndTurn) else OTHER_ACT

    def _look_for_places(self, rng: Random) -> None:
        """One place for every hex, level and act that could follow there."""
        found: set[tuple[int, int, Action | None]] = set()
        spread: dict[int, float] = {}
        for way in reachable(self.state, self.unit, self.unit.form.speed):
            if way.prone or way.aboard != NONE:
                continue
            cell = way.cell
            lookout = self.lookouts.get(cell)
            if lookout is None:
                lookout = self.lookouts[cell] = self._look_out(cell)
                spread[cell] = SPREAD * rng.random()
            gain, follow_up = self._best_follow_up(lookout, way.facing, way.level)
            key = (cell, way.level, follow_up)
            if key not in found:
                found.add(key)
                self.places.append(Place(way, lookout.promise + spread[cell], gain, follow_up))

    def _look_out(self, cell: int) -> Lookout:
        """Danger, distance and targets of a hex."""
        state, unit = self.state, self.unit
        grid = state.facts.grid
        near, bearings = grid.distances[cell], grid.bearings[cell]
        power = firepower(state, unit, NONE)
        strength = unit.form.strength
        danger, nearest = 0.0, 99
        stands = unit.cell
        unit.cell = cell
        lookout = Lookout(0.0, [], [], [])
        for enemy in self.enemies:
            distance = near[enemy.cell]
            nearest = min(nearest, distance)
            enemy_power = enemy.form.firepower
            if enemy_power > 0 and distance <= enemy_power + stride(enemy):
                danger += expected_damage(state, enemy, unit, enemy_power, True)
            if 0 < power >= distance:
                damage = expected_damage(state, unit, enemy, power, True)
                gain = target_worth(enemy, damage)
                lookout.shots.append((gain, enemy.id, bearings[enemy.cell]))
            if distance == 1 and strength > 0:
                damage = expected_damage(state, unit, enemy, strength, False)
                direction = grid.neighbours[cell].index(enemy.cell)
                lookout.blows.append((target_worth(enemy, damage), enemy.id, direction))
        unit.cell = stands
        lookout.shots.sort(reverse=True)
        lookout.repairs = [
            (repair_worth(unit, patient), patient.id)
            for patient in self.patients
            if near[patient.cell] <= 1
        ]
        gap = max(nearest - max(power, 1), 0) if self.enemies else 0
        lookout.promise = -CAUTION * target_worth(unit, danger) - CLOSING * gap
        return lookout

    def _best_follow_up(
        self, lookout: Lookout, facing: int, level: int
    ) -> tuple[float, Action | None]:
        """The best shot, blow or repair from a hex, facing that way."""
        best = 0.0
        found: Action | None = None
        form = self.unit.form
        for gain, patient in lookout.repairs:
            same_layer = (self.state.units[patient].level == AIR) == (level == AIR)
            if gain > best and same_layer:
                best, found = gain, Repair(patient)
        if self.unit.cloaked:
            return best, found
        arc = (ROBOT_ARC if form.robot_arc else VEHICLE_ARC)[facing]
        for gain, target, bearing in lookout.shots:
            if gain > best and (form.any_arc or arc[bearing]):
                best, found = gain, Shoot(target)
        for gain, target, direction in lookout.blows:
            same_layer = (self.state.units[target].level == AIR) == (level == AIR)
            if gain > best and direction == facing and same_layer:
                best, found = gain, Strike(target)
        return best, found

    def _in_sight(self, place: Place, seen: dict[tuple[int, int, int], bool]) -> bool:
        """Whether the target of a place's attack can be seen from there."""
        attack = place.follow_up
        if not isinstance(attack, Shoot):
            return True
        key = (place.way.cell, place.way.level, attack.target)
        known = seen.get(key)
        if known is None:
            known = seen[key] = _sees_from(self.state, self.unit, place.way, attack.target)
        return known


def _sees_from(state: State, unit: Unit, way: Reach, target: int) -> bool:
    """Whether the unit will see a target when it has come to the end of a way."""
    cell, level = unit.cell, unit.level
    layer = state.in_air if level == AIR else state.on_ground
    holder = layer[cell]
    if holder == unit.id:
        layer[cell] = NONE
    unit.cell, unit.level = way.cell, way.level
    refusal = unit_sight_refusal(vantage(state, unit), state.units[target])
    unit.cell, unit.level = cell, level
    layer[cell] = holder
    return refusal is None


def _goes_with(first: Action, second: Action) -> bool:
    """Whether both may be done in one turn: no kind twice, and all attacks are of one kind."""
    if type(first) is type(second) or type(second) is EndTurn:
        return False
    return not (isinstance(first, ATTACKS) and isinstance(second, ATTACKS))


def _mendable(unit: Unit, other: Unit) -> bool:
    """Whether a unit that repairs could do something for another."""
    return (
        other.side == unit.side
        and other.damage > 0
        and other.id != unit.id
        and other.status in (OPERATIONAL, DEACTIVATED)
        and other.cell != NONE
        and other.carrier == NONE
        and not other.sheet.heads
    )


def _by_promise(idea: Idea) -> float:
    return -idea.promise
