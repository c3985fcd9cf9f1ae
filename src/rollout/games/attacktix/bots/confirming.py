"""Shots that a bot fires in its thoughts: the engine itself, where it is there.

An aim is found by the fitted table. How far the table is off for this very table of figures is
seen by firing a few times, with the error of an ordinary hand each time.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from importlib.util import find_spec
from random import Random
from typing import Any, Final

from rollout.games.attacktix.actions import Aim, AttackWith, Slash, Throw
from rollout.games.attacktix.bots.threats import FIRST
from rollout.games.attacktix.model import NOTHING, State
from rollout.games.attacktix.rules.attack import pose_of, stroke_with
from rollout.games.attacktix.rules.forecast import forecast
from rollout.games.attacktix.rules.on_the_table import in_play, is_opponent
from rollout.games.attacktix.rules.strokes import AimNoise, error_of, tabletop
from rollout.kernel.game import Plan
from rollout.kernel.requests import Ask
from rollout.space.physics.outcome import STANDING, Outcome
from rollout.space.physics.weapons import Error

COARSE: Final = 0.001
"""Seconds a step: enough for a search (P8.5)."""
ABOUT: Final = frozenset(("attack", "aim", "attackback"))
THOUSAND: Final = 1000


@cache
def has_engine() -> bool:
    return find_spec("mujoco") is not None


def confirming(state: State, ask: Ask, plan: Plan) -> Callable[[Random], float] | None:
    """By how much one shot after the other comes out better than the table says, in points.

    None for what is no attack, or cannot be carried out.
    """
    aimed = _aimed(state, ask, plan)
    if aimed is None or not has_engine():
        return None
    figure, answer = aimed
    pose, thing = pose_of(state, figure, answer)
    seat = state.figures[figure].controller
    expected = _by_the_table(state, seat, figure, pose, thing)
    stroke = stroke_with(state, figure, pose, Error(), thing)
    there = tabletop(state, stroke)
    kind = state.sculpt(figure).weapon.kind
    noise = AimNoise()

    def look(rng: Random) -> float:
        from rollout.space.physics.strokes import CannotBeCocked, play

        error = error_of(kind, state.options.noise, noise.draw(rng))
        try:
            outcome = play(there, replace(stroke, error=error), COARSE)
        except CannotBeCocked:
            return -expected
        return _points(state, seat, outcome) - expected

    return look


def _aimed(state: State, ask: Ask, plan: Plan) -> tuple[int, Any] | None:
    """The figure that attacks and the pose that it takes, if a plan says so."""
    first = plan[0]
    if isinstance(first, AttackWith) and len(plan) > 1:
        figure, answer = first.figure, plan[1]
    else:
        figure, answer = int(ask.context.get("figure", -1)), first
    fits = isinstance(answer, (Aim, Slash, Throw)) and 0 <= figure < len(state.figures)
    return (figure, answer) if fits else None


def _worth(state: State, seat: int, figure: int) -> float:
    """Points of a figure as its loss counts for a seat: an opponent's is good."""
    opponent = is_opponent(state, seat, state.figures[figure].controller)
    return state.sculpt(figure).points * (1.0 if opponent else -1.0)


def _by_the_table(state: State, seat: int, figure: int, pose: Any, thing: int) -> float:
    found = forecast(state, figure, pose, thing)
    return sum(
        _worth(state, seat, other) * _felled(state, other, each.falls, each.waist, each.chest)
        for other, each in found.items()
    )


def _felled(state: State, figure: int, falls: int, waist: int, chest: int) -> float:
    """The chance to fall: by force, or because the one switch that is left is tripped.

    While another shot may follow, the first of two switches is part of the way.
    """
    each = state.figures[figure]
    left = chest if each.waist else waist if each.chest else 0
    if not left and not each.waist and not each.chest and more_shots(state):
        left = round(FIRST * (waist + chest))
    return max(falls, left) / THOUSAND


def _points(state: State, seat: int, outcome: Outcome) -> float:
    down = {number for number, after in outcome.figures.items() if after.state != STANDING}
    found = 0.0
    for number, (waist, chest) in outcome.switches.items():
        each = state.figures[number]
        if (waist or each.waist) and (chest or each.chest):
            down.add(number)
        elif (waist or chest) and not (each.waist or each.chest) and more_shots(state):
            found += FIRST * _worth(state, seat, number) * (number not in down)
    return found + sum(_worth(state, seat, number) for number in sorted(down & set(in_play(state))))


def more_shots(state: State) -> bool:
    """Whether somebody may attack after the attack that is being thought of, or fire on."""
    begun = state.attacker != NOTHING
    if begun and state.figures[state.attacker].loaded > 1:
        return True
    return state.allowed - state.used > (0 if begun else 1)


def total_points(state: State) -> int:
    """Of all figures that stand: what values are measured in."""
    return max(1, sum(state.sculpt(number).points for number in in_play(state)))
