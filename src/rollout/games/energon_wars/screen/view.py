"""The view: all that there is, for everybody. Nothing is hidden in Energon Wars."""

from __future__ import annotations

from typing import Any

import msgspec

from rollout.games.energon_wars.content.cards import SIDES
from rollout.games.energon_wars.model import NOBODY, State
from rollout.games.energon_wars.rules.activation import ready
from rollout.games.energon_wars.rules.cargo import carried_things
from rollout.games.energon_wars.rules.figures import (
    condition_names,
    energon_max,
    flies,
    has_keyword,
    side_of,
    victory_points,
)
from rollout.games.energon_wars.rules.scoring import controller, round_scores, zone_sizes
from rollout.games.energon_wars.rules.upkeep import gain_of
from rollout.games.energon_wars.screen.plane import plane_of

BEFORE_A_SCENARIO = 0


def view(state: State) -> dict[str, Any]:
    """For every seat and every spectator the same."""
    laid_out = bool(state.land.pieces)
    return {
        "plane": msgspec.to_builtins(plane_of(state), str_keys=True),
        "stage": state.stage,
        "scenario": state.scenario if laid_out else "",
        "winning_total": state.layout.winning_total if laid_out else 0,
        "round": state.round,
        "first": state.first,
        "mover": state.mover,
        "next_first": next_first(state),
        "points": list(state.points),
        "projected": projected(state),
        "themes": list(state.themes),
        "factions": list(state.factions),
        "commanders": list(state.commanders),
        "models": {str(number): _model(state, number) for number in range(len(state.models))},
        "tokens": {str(number): _token(state, number) for number in range(len(state.tokens))},
        "zones": [zone_sizes(state, zone) for zone in range(_zones(state))],
        "items": [{"kind": item.kind, "carrier": item.carrier} for item in state.items],
        "acting": _acting(state),
        "ended": state.ended,
        "winners": list(state.winners),
    }


def _zones(state: State) -> int:
    return len(state.layout.zones) if state.land.pieces else 0


def _acting(state: State) -> dict[str, Any]:
    acting = state.acting
    return {
        "model": acting.model,
        "walked": acting.walked,
        "ran": acting.ran,
        "no_moves": acting.no_moves,
        "no_attacks": acting.no_attacks,
    }


def _model(state: State, number: int) -> dict[str, Any]:
    model, card = state.models[number], state.cards[number]
    side = side_of(state, number)
    most = energon_max(state, number)
    return {
        "card": model.card,
        "name": card.name,
        "seat": model.seat,
        "status": model.status,
        "mode": SIDES[model.side],
        "form": side.form,
        "hp": model.hp,
        "hit_points": card.hit_points,
        "energon": model.energon,
        "energon_max": most,
        "penalty": card.penalty(model.hp),
        "next_energon": min(most, model.energon + gain_of(state, number)),
        "size": side.size,
        "x": model.x,
        "y": model.y,
        "level": model.level,
        "carrier": model.carrier,
        "cargo": carried_things(state, number),
        "conditions": condition_names(model),
        "flying": flies(state, number),
        "stealth": has_keyword(state, number, "stealth"),
        "activated": model.activated,
        "victory_points": victory_points(state, number),
        "lasting": [
            {"ability": each.ability, "verb": each.verb, "what": each.what, "amount": each.amount}
            for each in model.lasting
            if each.until != "attack"
        ],
    }


def _token(state: State, number: int) -> dict[str, Any]:
    token = state.tokens[number]
    return {
        "kind": token.kind,
        "x": token.x,
        "y": token.y,
        "carrier": token.carrier,
        "present": token.present,
        "open": token.open,
        "control": controller(state, token) if token.present else NOBODY,
    }


def projected(state: State) -> list[int]:
    """By seat: what the round would score if it ended now."""
    points = [0, 0]
    if state.tokens or (state.round and _zones(state)):
        for seat, worth, _ in round_scores(state):
            points[seat] += worth
    return points


def next_first(state: State) -> int:
    """EW-RND-08: who begins the next round, as far as it can be told: who is not last."""
    left = [len(ready(state, seat)) for seat in (0, 1)]
    if not state.round:
        return state.first
    if not any(left):
        return NOBODY if state.last == NOBODY else 1 - state.last
    if left[0] != left[1]:
        return 1 if left[0] > left[1] else 0
    return state.mover
