"""A state in the words of a case file's expectations."""

from __future__ import annotations

from typing import Any, Final

from rollout.games.battlecards.model import HOME, IN_BATTLE, NOBODY, NOTHING, State
from rollout.games.battlecards.naming import LETTERS, card_name
from rollout.games.battlecards.rules.deciding_numbers import energon_yield, support_limit
from rollout.games.battlecards.rules.on_the_table import battle_now, held_by, slots_used
from rollout.games.battlecards.rules.resolution import expected_end
from rollout.games.battlecards.rules.robot_figures import core, endurance, speed

FIGURES_OF_A_LEAD: Final = ("lead", "core", "enhanced", "damage")


def report(state: State) -> dict[str, Any]:
    """Everything a player can point at, by name."""
    return {
        "turn": state.turn,
        "turn_seat": _letter(state.seat),
        "phase": state.stage,
        "seats": {LETTERS[seat]: _seat(state, seat) for seat in range(len(state.banks))},
        "field": {card_name(state, card): _resource(state, card) for card in state.resources},
        "battle": _battle(state),
        "ended": state.ended,
        "winners": [LETTERS[seat] for seat in state.winners],
    }


def names(state: State) -> list[str]:
    """Cards wherever they are, and the figures of a side whose lead has left the battle."""
    cards = [card_name(state, card) for card in range(len(state.kinds))]
    return [*cards, *LETTERS, *FIGURES_OF_A_LEAD]


def _letter(seat: int) -> str:
    return "none" if seat == NOBODY else LETTERS[seat]


def _seat(state: State, seat: int) -> dict[str, Any]:
    return {
        "bank": state.banks[seat],
        "held": held_by(state, seat),
        "support_limit": support_limit(state, seat),
        "hand": [card_name(state, card) for card in state.hands[seat]],
        "deck": [card_name(state, card) for card in reversed(state.decks[seat])],
        "scrapheap": [card_name(state, card) for card in state.scrapheaps[seat]],
        "set_aside": [card_name(state, card) for card in state.asides[seat]],
        "robots": {card_name(state, card): _robot(state, card) for card in state.robots[seat]},
    }


def _robot(state: State, robot: int) -> dict[str, Any]:
    place = state.place[robot]
    names = {HOME: "homebase", IN_BATTLE: "battle"}
    return {
        "place": names[place] if place < 0 else card_name(state, place),
        "mode": "alt" if state.alt[robot] else "robot",
        "damage": state.damage[robot],
        "core": core(state, robot),
        "endurance": endurance(state, robot),
        "speed": speed(state, robot),
    }


def _resource(state: State, resource: int) -> dict[str, Any]:
    return {
        "controller": _letter(state.controller[resource]),
        "yield": energon_yield(state, resource),
        "robots": [
            card_name(state, robot)
            for own in state.robots
            for robot in own
            if state.place[robot] == resource
        ],
    }


def _battle(state: State) -> dict[str, Any] | str:
    battle = battle_now(state)
    if battle is None:
        return "none"
    sides: dict[str, Any] = {}
    end = expected_end(state) if NOTHING not in battle.leads else None
    for side in (0, 1):
        facts: dict[str, Any] = {"slots_used": slots_used(state, side)}
        if end is not None:
            facts |= {
                "lead": card_name(state, battle.leads[side]),
                "core": end.cores[side],
                "enhanced": end.strengths[side],
                "damage": end.damage[side],
            }
        sides[LETTERS[battle.seats[side]]] = facts
    return {
        "resource": card_name(state, battle.resource),
        "over": "challenge" if battle.challenge else "claim",
        "mover": LETTERS[battle.seats[battle.mover]],
        **sides,
    }
