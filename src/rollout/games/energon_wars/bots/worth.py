"""What a position is worth: victory points made and coming, models, and where they stand."""

from __future__ import annotations

from math import isqrt
from typing import Final

from rollout.games.energon_wars.content.table import INCH, MAT
from rollout.games.energon_wars.model import (
    CARRIED,
    COLD,
    DISRUPTION,
    KNOCKED_DOWN,
    NOBODY,
    RADII,
    RESERVE,
    STANDING,
    STASIS,
    State,
)
from rollout.games.energon_wars.rules.activation import ready
from rollout.games.energon_wars.rules.figures import victory_points
from rollout.games.energon_wars.rules.scoring import LAST_ROUND, round_scores

ROUNDS: Final = 6
SPREAD: Final = 9.0
"""So many victory points ahead are worth half of a won match."""
ENERGON: Final = 0.3
"""What a point of energon is worth beside a hit point: it can save one. Of who has activated
only against enemies that are still to come: what is left over is replenished anyway."""
HELD: Final = 0.35
"""What lying down, stasis or cold costs, in victory points."""
FAR: Final = 0.035
"""What an inch from where a model should be costs, in victory points."""
TEMPO: Final = 0.55
"""How much of what is controlled early in a round is still controlled at its end."""


def worth(state: State, seat: int) -> float:
    """From -1 to 1."""
    if state.ended:
        return 0.0 if not state.winners else 1.0 if seat in state.winners else -1.0
    ahead = float(state.points[seat] - state.points[1 - seat])
    ahead += _army(state, seat) - _army(state, 1 - seat)
    if state.round:
        ahead += _coming(state, seat)
    if state.round >= LAST_ROUND and not any(ready(state, each) for each in (0, 1)):
        ahead *= 3
    return ahead / (abs(ahead) + SPREAD)


def _army(state: State, seat: int) -> float:
    """Models by what they are worth, what is left of them, and where they stand."""
    total = 0.0
    goals = goals_of(state, seat) if state.round else []
    shield = ENERGON * min(1.0, 0.25 * len(ready(state, 1 - seat)))
    for number, model in enumerate(state.models):
        if model.seat != seat or model.status not in (STANDING, CARRIED, RESERVE):
            continue
        card = state.cards[number]
        value = victory_points(state, number) + 0.25 * card.points
        use = ENERGON if not model.activated else shield
        boxes = card.hit_points + ENERGON * card.energon
        left = (model.hp + use * model.energon) / boxes
        total += value * (0.45 + 0.55 * left)
        if model.hp * 3 < card.hit_points:
            total -= 0.15 * value
        if model.conditions & (KNOCKED_DOWN | STASIS | COLD | DISRUPTION):
            total -= HELD
        if goals and model.status == STANDING:
            total -= FAR * _distance(state, number, goals)
    return total


def _distance(state: State, number: int, goals: list[tuple[int, int, int]]) -> float:
    """Inches to the nearest goal, edge to edge, less what counts as there."""
    model, radius = state.models[number], RADII[state.cards[number].base]
    best = MAT
    for x, y, near in goals:
        dx, dy = x - model.x, y - model.y
        best = min(best, max(0, isqrt(dx * dx + dy * dy) - radius - near))
    return best / INCH


def goals_of(state: State, seat: int) -> list[tuple[int, int, int]]:
    """Where models of a seat should be: points, and how near is near enough."""
    goals: list[tuple[int, int, int]] = []
    near = INCH + 40
    for token in state.tokens:
        if not token.present or token.kind in ("beacon", "workbench"):
            continue
        if token.kind == "portal" and not token.open:
            continue
        if token.carrier == NOBODY:
            goals.append((token.x, token.y, near))
        elif state.models[token.carrier].seat != seat:
            carrier = state.models[token.carrier]
            goals.append((carrier.x, carrier.y, 4 * INCH))
    if state.scenario:
        goals += [(zone.at[0], zone.at[1], zone.radius) for zone in state.layout.zones]
    if not goals:
        goals = [
            (model.x, model.y, 5 * INCH)
            for model in state.models
            if model.seat != seat and model.status == STANDING
        ]
    return goals


def _coming(state: State, seat: int) -> float:
    """What this round would score now, and what may come of that in later ones."""
    if not state.tokens and not state.layout.zones:
        return 0.0
    ahead = 0
    for who, points, _ in round_scores(state):
        ahead += points if who == seat else -points
    waiting = len(ready(state, 0)) + len(ready(state, 1))
    sure = TEMPO + (1 - TEMPO) / (1 + waiting)
    later = 0.25 * (ROUNDS - state.round)
    return ahead * (sure + later * sure)
