"""The actions that open a Movement: Move, Sprint, Smoke."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.abilities.ability import Ability
from rollout.games.the_game.actions import LaySmoke, Move, Sprint
from rollout.games.the_game.model import State, Unit
from rollout.games.the_game.rules.movement import (
    move,
    move_in_smoke,
    movement_refusal,
    speed_points,
    sprint_points,
)
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table

ROBOTS_ONLY: Final = Refusal("TG-SPR-01", "refuse-sprint-robots-only")


class Moving(Ability):
    kind = "movement"
    action: type[Action] = Move

    def available(self, state: State, unit: Unit) -> bool:
        return unit.form.speed > 0

    def candidates(self, state: State, unit: Unit) -> list[Action]:
        return [Move()]

    def refusal(self, state: State, unit: Unit, action: Action) -> Refusal | None:
        return movement_refusal(state, unit)

    def perform(self, table: Table[State], unit: Unit, action: Action) -> Script[None]:
        return move(table, unit, speed_points(unit))


class Sprinting(Ability):
    """Speed points doubled, for both actions; robot form only (TG-SPR-01)."""

    kind = "movement"
    action: type[Action] = Sprint
    actions = 2

    def available(self, state: State, unit: Unit) -> bool:
        return state.facts.options.sprint and unit.form.speed > 0

    def candidates(self, state: State, unit: Unit) -> list[Action]:
        return [Sprint()]

    def refusal(self, state: State, unit: Unit, action: Action) -> Refusal | None:
        if not unit.form.robot_form:
            return ROBOTS_ONLY
        return movement_refusal(state, unit)

    def perform(self, table: Table[State], unit: Unit, action: Action) -> Script[None]:
        return move(table, unit, sprint_points(unit))


class SmokeLaying(Ability):
    """One normal Movement that leaves smoke, for both actions (TG-SMK-01, TG-RUL-76)."""

    kind = "movement"
    action: type[Action] = LaySmoke
    trait = "smoke"
    actions = 2

    def candidates(self, state: State, unit: Unit) -> list[Action]:
        return [LaySmoke()]

    def refusal(self, state: State, unit: Unit, action: Action) -> Refusal | None:
        return movement_refusal(state, unit)

    def perform(self, table: Table[State], unit: Unit, action: Action) -> Script[None]:
        return move_in_smoke(table, unit, speed_points(unit))
