"""What a position is worth, and what is worth trying: near enough to hit, and turned to it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from rollout.games.attacktix.actions import (
    Advance,
    Aim,
    AttackWith,
    EndAttacks,
    EndMoves,
    Halt,
    Move,
    Slash,
    Throw,
)
from rollout.games.attacktix.bots.confirming import ABOUT, confirming, has_engine, total_points
from rollout.games.attacktix.bots.threats import FIRST, danger
from rollout.games.attacktix.content.vocabulary import SLASH, THROW
from rollout.games.attacktix.model import BACK_UP, IN_PLAY, State
from rollout.games.attacktix.rules.aiming import aim_at
from rollout.games.attacktix.rules.on_the_table import controlled, opposing, spot_of
from rollout.kernel.actions import Action
from rollout.kernel.game import Judgement, Plan
from rollout.kernel.requests import Ask
from rollout.space.plane import Point, angle_of, onwards, squared_distance

RESERVE: Final = 0.25
"""What a figure in Back-Up is worth of its points."""
THREAT: Final = 0.30
FEAR: Final = 0.12
NEAR: Final = 1_500
"""Tenths of a millimetre from which a shot is almost sure."""
NEAR_A_MASTER: Final = 1_700
"""From closer by no joint points up to the upper switch."""


class AttacktixJudgement(Judgement[State]):
    """Points that stand and wait, and who threatens whom."""

    scale = 0.2

    def value(self, state: State, seat: int) -> float:
        if state.ended:
            return 1.0 if seat in state.winners else -1.0 if state.winners else 0.0
        team = state.teams[seat]
        own = foes = 0.0
        for number, each in enumerate(state.figures):
            if each.zone not in (IN_PLAY, BACK_UP):
                continue
            worth = state.sculpt(number).points * _stands(state, number)
            if state.teams[each.controller] == team:
                own += worth
            else:
                foes += worth
        own += THREAT * _threat(state, team, True) - FEAR * _threat(state, team, False)
        total = own + foes
        return max(-0.99, min(0.99, (own - foes) / total)) if total > 0 else 0.0

    def plans(self, state: State, ask: Ask, rng: Random, most: int) -> list[Plan]:
        if ask.about == "move":
            found = _moves(state, ask)
        elif ask.about == "attack":
            found = _attacks(state, ask)
        elif ask.about == "aim":
            found = [(action,) for action in ask.options]
        else:
            return super().plans(state, ask, rng, most)
        found = [plan for plan in found if plan[0] in ask.options]
        return found[:most] or super().plans(state, ask, rng, most)

    def has_doubts(self, ask: Ask) -> bool:
        """The engine tells more about an attack than the fitted table."""
        return ask.about in ABOUT and has_engine()

    def doubt(self, state: State, ask: Ask, plan: Plan) -> Callable[[Random], float] | None:
        """Shots fired in thought, as values of a position."""
        look = confirming(state, ask, plan)
        if look is None:
            return None
        total = total_points(state)
        return lambda rng: look(rng) / total

    def reply(self, state: State, ask: Ask, rng: Random) -> Action:
        """Ahead with the nearest, fire at will."""
        if ask.about in ("move", "advance"):
            return EndMoves()
        if ask.about in ("attack", "aim", "roll"):
            first = next(iter(ask.options))
            return _facing(state, ask) if ask.about == "roll" else first
        return super().reply(state, ask, rng)


def _stands(state: State, number: int) -> float:
    """What is left of a figure: with one switch tripped it is half felled until the turn's end."""
    each = state.figures[number]
    if each.zone != IN_PLAY:
        return RESERVE
    return 1 - FIRST if (each.waist or each.chest) and state.used < state.allowed else 1.0


def _threat(state: State, team: int, ours: bool) -> float:
    """Points that one side could hope to fell with its best two attacks."""
    best: list[float] = []
    for number, each in enumerate(state.figures):
        if each.zone != IN_PLAY or (state.teams[each.controller] == team) != ours:
            continue
        chances = [
            danger(state, number, other) * state.sculpt(other).points
            for other in opposing(state, each.controller)
        ]
        best.append(max(chances, default=0.0))
    best.sort(reverse=True)
    return sum(best[:2]) + 0.3 * sum(best[2:])


def _moves(state: State, ask: Ask) -> list[Plan]:
    """Each figure towards its nearest opponents: into contact, or to a good distance."""
    found: list[Plan] = []
    for figure in controlled(state, ask.seat):
        if state.figures[figure].moved:
            continue
        here = spot_of(state.figures[figure])
        foes = sorted(
            opposing(state, ask.seat),
            key=lambda other: squared_distance(here, spot_of(state.figures[other])),
        )
        for other in foes[:3]:
            found += _approaches(state, figure, other)
    found.append((EndMoves(),))
    return found


def _approaches(state: State, figure: int, other: int) -> list[Plan]:
    here, there = spot_of(state.figures[figure]), spot_of(state.figures[other])
    if here == there:
        return []
    turned = Halt(angle_of(there[0] - here[0], there[1] - here[1]))
    speed = state.face(figure).speed
    plans: list[Plan] = [(Move(figure), turned)]
    if not speed:
        return plans
    if not state.sculpt(figure).weapon.is_ranged:
        return [(Move(figure), Advance((there,), speed), turned), *plans]
    near = _so_far_off(here, there, NEAR_A_MASTER if state.sculpt(other).is_mega else NEAR)
    if near is not None:
        plans.insert(0, (Move(figure), Advance((near,), speed), turned))
    return plans


def _so_far_off(here: Point, there: Point, near: int) -> Point | None:
    """The point of the way that lies a good shot away from an opponent."""
    apart = squared_distance(here, there)
    return onwards(there, here, near) if apart > (near + 300) ** 2 else None


def _attacks(state: State, ask: Ask) -> list[Plan]:
    """The best chances first, each with its aim."""
    found: list[tuple[float, Plan]] = []
    for action in ask.options:
        if not isinstance(action, AttackWith):
            continue
        for other in opposing(state, ask.seat):
            chance = danger(state, action.figure, other) * state.sculpt(other).points
            found += [(chance, (action, aim)) for aim in _aims(state, action.figure, other)]
    found.sort(key=lambda each: -each[0])
    return [*(plan for _, plan in found), (EndAttacks(),)]


def _aims(state: State, figure: int, other: int) -> list[Action]:
    kind = state.sculpt(figure).weapon.kind
    if kind == SLASH:
        return [Slash("right", 1200), Slash("left", 1200)]
    aim = aim_at(state, figure, other)
    return [Throw(aim.bearing)] if kind == THROW else [Aim(aim.bearing, aim.pitch)]


def _facing(state: State, ask: Ask) -> Action:
    """Turned to the nearest opponent."""
    figure = int(ask.context["figure"])
    here = spot_of(state.figures[figure])
    foes = [spot_of(state.figures[other]) for other in opposing(state, ask.seat)]
    foes = [spot for spot in foes if spot != here]
    if not foes:
        return Halt(state.figures[figure].facing)
    there = min(foes, key=lambda spot: squared_distance(here, spot))
    return Halt(angle_of(there[0] - here[0], there[1] - here[1]))
