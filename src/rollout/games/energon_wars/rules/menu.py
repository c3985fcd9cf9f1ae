"""The action menu of an activation (EW-ACT-05): one definition of what is legal."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from random import Random
from typing import Any, Final

from rollout.games.energon_wars.actions import (
    Attack,
    AttackAround,
    Capture,
    Climb,
    Consume,
    EndActivation,
    OpenMatrix,
    PassOn,
    PickUp,
    Punch,
    Repair,
    Run,
    SetDown,
    Shake,
    Spray,
    TakeOver,
    Throw,
    ThrowObject,
    Trample,
    Transform,
    Travel,
    UseAbility,
    UseAbilityAt,
    Walk,
)
from rollout.games.energon_wars.content.phrases import EVERYONE
from rollout.games.energon_wars.model import CARRIED, STANDING, State
from rollout.games.energon_wars.rules.cargo import carried_things, token_cargo
from rollout.games.energon_wars.rules.climbing import climb_refusal, climbs, no_way_there
from rollout.games.energon_wars.rules.deploying import listed_part
from rollout.games.energon_wars.rules.effects import targets_of
from rollout.games.energon_wars.rules.figures import is_near, side_of
from rollout.games.energon_wars.rules.menu_refusals import Judge
from rollout.games.energon_wars.rules.movement import run_refusal, walk_refusal, way_of
from rollout.games.energon_wars.rules.regions import CloudSpots, SprayAim
from rollout.games.energon_wars.rules.trampling import TrampleLine, trample_refusal
from rollout.games.energon_wars.rules.weapons import enemies_near, weapon_refusal
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.options import NOT_OFFERED, Endless
from rollout.space.regions.region import Directions, Paths, Points, Region

WALKS: Final = 3
"""A random answer is a walk so much more often than any other single one."""
END: Final = EndActivation()
NEAR: Final = 1
HANDS: Final = 700
"""No piece of terrain whose centre is farther off can be grasped or punched."""


class ActMenu(Endless):
    """Everything the active model may do next."""

    def __init__(self, state: State, number: int) -> None:
        self.state = state
        self.number = number
        self.judge = Judge(state, number)
        self._offers: list[Action] | None = None
        self._walk: Region | None = None
        self._run: Region | None = None
        self._others: list[Region] | None = None

    # What is offered

    @property
    def offers(self) -> list[Action]:
        """Those that can be listed."""
        if self._offers is None:
            refuse = self.judge.refusal
            self._offers = [each for each in self.considered() if refuse(each) is None]
            self._offers += self._climbs()
        return self._offers

    def considered(self) -> list[Action]:
        """Everything that looks possible at a glance."""
        state, number = self.state, self.number
        acting, model = state.acting, state.models[number]
        found: list[Action] = [END]
        if len(state.cards[number].sides) > 1:
            found.append(Transform())
        if acting.ran:
            return found
        missing = state.cards[number].hit_points - model.hp
        found += [Repair(amount) for amount in range(1, min(missing, model.energon) + 1)]
        if model.status == CARRIED:
            return found
        found += self._attacks()
        found += self._throws()
        found += self._abilities()
        found += self._handling()
        found += self._scenario()
        if model.conditions:
            found += [Shake(name) for name in ("cold", "slow", "disruption")]
        return found

    def _climbs(self) -> list[Action]:
        state, number = self.state, self.number
        if not self._stands() or climb_refusal(state, number) is not None:
            return []
        return list(climbs(state, number))

    def _attacks(self) -> list[Action]:
        state, number = self.state, self.number
        found: list[Action] = []
        for row, weapon in enumerate(self.judge.weapons):
            attack = weapon.attack
            if attack.aimed == "360":
                found.append(AttackAround(row))
            elif attack.aimed == "one":
                found += [Attack(row, foe) for foe in enemies_near(state, number, attack.range)]
        return found

    def _throws(self) -> list[Action]:
        state, number = self.state, self.number
        if state.models[number].side != 0:
            return []
        found: list[Action] = [
            Throw(other)
            for other, model in enumerate(state.models)
            if other != number and model.status == STANDING and is_near(state, number, other, NEAR)
        ]
        x, y = state.models[number].x, state.models[number].y
        for piece, place in enumerate(state.land.pieces):
            if place.standing and abs(place.x - x) < HANDS and abs(place.y - y) < HANDS:
                found.append(ThrowObject(piece))
                if self.judge.is_huge:
                    found.append(Punch(piece))
        return found

    def _abilities(self) -> list[Action]:
        state, number = self.state, self.number
        found: list[Action] = []
        for row, ability in enumerate(self.judge.abilities):
            if ability.when != "act" or ability.who.kind == "spot":
                continue
            who = ability.who
            if who.kind == "self" or who.count == EVERYONE:
                found.append(UseAbility(row))
            elif self.judge.ability_refusal(row) is None:
                targets = targets_of(state, number, ability)
                for count in range(1, who.count + 1):
                    found += [UseAbility(row, each) for each in combinations(targets, count)]
        return found

    def _handling(self) -> list[Action]:
        state, number = self.state, self.number
        found: list[Action] = []
        storage = side_of(state, number).storage
        seat = state.models[number].seat
        mine = carried_things(state, number)
        friends = [
            other
            for other, model in enumerate(state.models)
            if other != number
            and model.seat == seat
            and model.status == STANDING
            and is_near(state, number, other, NEAR)
        ]
        for cargo in mine:
            found.append(SetDown(cargo))
            found += [PassOn(cargo, friend) for friend in friends]
        if storage:
            for friend in friends:
                found += [TakeOver(cargo) for cargo in carried_things(state, friend)]
            found += [PickUp(friend) for friend in friends if state.models[friend].side == 1]
            for place, token in enumerate(state.tokens):
                if token.present and token.kind in ("matrix", "sparkplug", "cube"):
                    found.append(PickUp(token_cargo(state, place)))
        return found

    def _scenario(self) -> list[Action]:
        state, number = self.state, self.number
        found: list[Action] = []
        for place, token in enumerate(state.tokens):
            if token.kind == "cube" and token.carrier == number:
                found.append(Consume(place))
            elif token.kind == "kremzeek":
                found.append(Capture(place))
            elif token.kind == "portal":
                found.append(Travel(place))
            elif token.kind == "matrix" and token.carrier == number:
                found.append(OpenMatrix())
        return found

    # Regions

    def walk(self) -> Region | None:
        if self._walk is None and self._stands() and walk_refusal(self.state, self.number) is None:
            self._walk = Paths(way_of(self.state, self.number, self._goals()), Walk)
        return self._walk

    def run(self) -> Region | None:
        if self._run is None and self._stands() and run_refusal(self.state, self.number) is None:
            self._run = Paths(way_of(self.state, self.number, self._goals()), Run)
        return self._run

    def _stands(self) -> bool:
        """EW-RUL-50: who stays in storage does not move."""
        return self.state.models[self.number].status == STANDING

    def _goals(self) -> tuple[tuple[int, int], ...]:
        state, seat = self.state, self.state.models[self.number].seat
        goals = [(token.x, token.y) for token in state.tokens if token.present]
        goals += [zone.at for zone in state.layout.zones]
        goals += [
            (model.x, model.y)
            for model in state.models
            if model.seat != seat and model.status == STANDING
        ]
        return tuple(goals)

    def others(self) -> list[Region]:
        """Sprays, tramples and abilities for a spot, where there is something to choose."""
        if self._others is not None:
            return self._others
        state, number = self.state, self.number
        found: list[Region] = []
        if not state.acting.ran and state.models[number].status == STANDING:
            for row, weapon in enumerate(self.judge.weapons):
                attack = weapon.attack
                if attack.aimed == "spray" and weapon_refusal(state, number, weapon) is None:
                    aim = SprayAim(state, number, attack)
                    if aim.samples():
                        found.append(Directions(aim, Spray, weapon=row))
                elif attack.aimed == "trample" and trample_refusal(state, number, weapon) is None:
                    line = TrampleLine(state, number, attack)
                    if line.samples():
                        found.append(Points(line, Trample, weapon=row))
            for row, ability in enumerate(self.judge.abilities):
                if (
                    ability.when == "act"
                    and ability.who.kind == "spot"
                    and self.judge.ability_refusal(row) is None
                ):
                    spots = CloudSpots(state, number, ability.who.within)
                    found.append(Points(spots, UseAbilityAt, ability=row))
        self._others = found
        return found

    def _regions(self) -> list[Region]:
        moves = [each for each in (self.walk(), self.run()) if each]
        return moves + self.others()

    # As options

    def __iter__(self) -> Iterator[Action]:
        yield from self.offers
        for region in self._regions():
            yield from region

    def __bool__(self) -> bool:
        return True

    def sample(self, rng: Random) -> Action:
        offers, others = self.offers, self.others()
        moves = WALKS * (self.walk() is not None) + (self.run() is not None)
        chosen = int(rng.random() * (len(offers) + len(others) + moves))
        if chosen < len(offers):
            return offers[chosen]
        chosen -= len(offers)
        if chosen < len(others):
            return others[chosen].sample(rng)
        region = self.walk()
        if region is None:
            region = self.run()
        assert region is not None
        value = region.area.draw(rng)
        return END if value is None else region.form.make(value)

    def refusal(self, action: Action) -> Refusal | None:
        state, number = self.state, self.number
        if isinstance(action, (Walk, Run)):
            if state.models[number].status != STANDING:
                return Refusal("EW-RUL-50", "carried", {"model": number})
            walking = isinstance(action, Walk)
            refusal = walk_refusal(state, number) if walking else run_refusal(state, number)
            if refusal is not None:
                return refusal
            region = self.walk() if walking else self.run()
            return NOT_OFFERED if region is None else region.refusal(action)
        if isinstance(action, (Spray, Trample, UseAbilityAt)):
            answer: Refusal = NOT_OFFERED
            for region in self.others():
                refusal = region.refusal(action)
                if refusal is None:
                    return None
                answer = refusal if answer == NOT_OFFERED else answer
            return self.judge.unoffered(action) if answer == NOT_OFFERED else answer
        if isinstance(action, Climb):
            if action in self._climbs():
                return None
            if state.models[number].status != STANDING:
                return Refusal("EW-RUL-50", "carried", {"model": number})
            return climb_refusal(state, number) or no_way_there(state, number, action)
        return self.judge.refusal(action)

    def near_misses(self) -> Iterator[tuple[Action, Refusal]]:
        for action in self.considered():
            refusal = self.refusal(action)
            if refusal is not None:
                yield action, refusal

    def describe(self) -> dict[str, Any]:
        parts = [region.describe() for region in self._regions()]
        return {
            "kind": "joined",
            "parts": [listed_part(self.offers, list(self.near_misses())), *parts],
        }
