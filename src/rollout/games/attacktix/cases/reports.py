"""The state as the expectations of case files name it."""

from __future__ import annotations

from typing import Any

from rollout.games.attacktix.model import IN_PLAY, NOTHING, State, Tournament
from rollout.games.attacktix.naming import figure_name, thing_name
from rollout.kernel.journal import LETTERS


def report(state: State) -> dict[str, Any]:
    """Figures and things by name, in millimetres and degrees."""
    told: dict[str, Any] = {
        "phase": state.phase,
        "turn": state.turn,
        "turn_of": None if state.seat == NOTHING else LETTERS[state.seat],
        "attacks_left": state.allowed - state.used,
        "figures": {
            figure_name(state, number): _figure(state, number)
            for number in range(len(state.figures))
        },
        "things": {
            thing_name(state, number): {
                "at": [each.x / 10, each.y / 10],
                "standing": each.standing,
                "removed": each.removed,
            }
            for number, each in enumerate(state.things)
        },
        "sections": sum(state.sections),
        "order": [LETTERS[seat] for seat in state.order],
        "cries": state.cries,
        "quiet": state.quiet,
        "places": state.places,
    }
    if state.tournament is not None:
        told["tournament"] = _tournament(state.tournament)
    return told


def _tournament(each: Tournament) -> dict[str, Any]:
    """AT-FFA-11: how many rounds there are and were, and who is in it."""
    return {
        "rounds": each.rounds,
        "played": [played.places for played in each.played],
        "here": [LETTERS[seat] for seat in each.here],
        "gone": [LETTERS[seat] for seat in each.gone],
        "final": [LETTERS[seat] for seat in each.final],
    }


def _figure(state: State, number: int) -> dict[str, Any]:
    each = state.figures[number]
    told: dict[str, Any] = {
        "zone": each.zone,
        "owner": LETTERS[each.owner],
        "controller": LETTERS[each.controller],
    }
    if each.zone == IN_PLAY:
        face = state.face(number)
        told["at"] = [each.x / 10, each.y / 10]
        told["facing"] = each.facing / 10
        told["speed"] = face.speed
        told["colour"] = face.colour
        told["loaded"] = each.loaded
        told["covered"] = each.covered
        told["switches"] = [each.waist, each.chest]
        told["moved"], told["attacked"] = each.moved, each.attacked
        told["jammed"] = each.jammed > 0
    return told
