"""What a bot needs to know of The Game: how good a position is, and what is worth weighing."""

from __future__ import annotations

from random import Random
from typing import Final

from rollout.games.the_game.actions import EndTurn, Repair, Shoot, Stop, Strike
from rollout.games.the_game.bots.estimates import (
    expected_damage,
    repair_worth,
    target_worth,
    threats,
    worth,
)
from rollout.games.the_game.bots.placements import deployments
from rollout.games.the_game.bots.progress import progress
from rollout.games.the_game.bots.tactics import single_actions, whole_turns
from rollout.games.the_game.model import NONE, OPERATIONAL, State, Unit
from rollout.games.the_game.rules.aim import firepower
from rollout.kernel.actions import Action
from rollout.kernel.game import Judgement, Plan
from rollout.kernel.requests import Ask

CLOSING_WEIGHT: Final = 0.12
"""Points for every hex nearer to the enemy."""


END_TURN: Final = EndTurn()
STOP: Final = Stop()


class TheGameJudgement(Judgement[State]):
    scale = 0.1

    def value(self, state: State, seat: int) -> float:
        """Material, threats and the scenario's objective, from -1 to 1."""
        team = state.facts.seat_teams[seat]
        sides: tuple[list[Unit], list[Unit]] = ([], [])
        for unit in state.units:
            if unit.status == OPERATIONAL and unit.cell != NONE and unit.side != NONE:
                sides[0 if unit.side == team else 1].append(unit)
        own = sum([worth(unit) for unit in sides[0]])
        other = sum([worth(unit) for unit in sides[1]])
        threat, answer = threats(state, sides[0], sides[1])
        own += threat
        other += answer
        own -= CLOSING_WEIGHT * _gaps(state, sides[0], sides[1])
        whole = own + other
        if whole <= 0:
            return 0.0
        standing = (own - other) / whole
        return max(-0.99, min(0.99, standing + progress(state, team)))

    def plans(self, state: State, ask: Ask, rng: Random, most: int) -> list[Plan]:
        if ask.about in ("act", "grant"):
            return whole_turns(state, ask, rng, most)
        if ask.about == "deploy":
            return deployments(state, ask, rng, most)
        return super().plans(state, ask, rng, most)

    def moves(self, state: State, ask: Ask, rng: Random, most: int) -> list[Plan]:
        if ask.about in ("act", "grant"):
            return single_actions(state, ask, rng, most)
        return super().moves(state, ask, rng, most)

    def reply(self, state: State, ask: Ask, rng: Random) -> Action:
        """The best shot, blow or repair from where the unit stands, else the end of its turn."""
        if ask.about == "move_step":
            return STOP if STOP in ask.options else ask.options.sample(rng)
        if ask.about not in ("act", "grant"):
            return ask.options.sample(rng)
        unit = state.units[ask.context["unit"]]
        best: Action = END_TURN
        most = 0.0
        for action in ask.options:
            gain = _gain(state, unit, action)
            if gain > most:
                best, most = action, gain
        return best


def _gain(state: State, unit: Unit, action: Action) -> float:
    if isinstance(action, Shoot):
        target = state.units[action.target]
        power = firepower(state, unit, action.gun)
        return target_worth(target, expected_damage(state, unit, target, power, True))
    if isinstance(action, Strike):
        target = state.units[action.target]
        power = unit.form.strength
        return target_worth(target, expected_damage(state, unit, target, power, False))
    if isinstance(action, Repair):
        return repair_worth(unit, state.units[action.patient])
    return 0.0


def _gaps(state: State, units: list[Unit], enemies: list[Unit]) -> float:
    """How many hexes the units lack to the nearest enemy in range."""
    total = 0
    for unit in units:
        if enemies:
            near = state.facts.grid.distances[unit.cell]
            nearest = min([near[enemy.cell] for enemy in enemies])
            total += max(nearest - max(unit.form.firepower - 1, 1), 0)
    return total
