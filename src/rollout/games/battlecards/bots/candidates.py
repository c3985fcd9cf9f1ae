"""Which answers are worth weighing: without copies, idle moves and hopeless attempts."""

from __future__ import annotations

from typing import Final

from rollout.games.battlecards.actions import (
    Challenge,
    Claim,
    Move,
    RollDice,
    Transform,
)
from rollout.games.battlecards.bots.tactics import challenge_worth, claim_worth
from rollout.games.battlecards.model import ACTION, DEPLOYMENT, HOME, OUT, State
from rollout.games.battlecards.rules.on_the_table import card_of, is_lead
from rollout.kernel.actions import Action
from rollout.kernel.requests import Ask

MOST_ATTEMPTS: Final = 8


def ideas(state: State, ask: Ask) -> list[Action]:
    """The answers to weigh, each kind of them once."""
    found: list[Action] = []
    attempts: list[tuple[float, int, Action]] = []
    dice: Action | None = None
    tried: set[tuple[str, int]] = set()
    for action in ask.options:
        if isinstance(action, Claim):
            attempts.append((-claim_worth(state, ask.seat, action), len(attempts), action))
        elif isinstance(action, Challenge):
            attempts.append((-challenge_worth(state, ask.seat, action), len(attempts), action))
        elif isinstance(action, RollDice):
            dice = action
        elif _is_idle(state, ask, action):
            continue
        else:
            alike = _alike(state, action)
            if alike not in tried:
                tried.add(alike)
                found.append(action)
    attempts.sort()
    found.extend([action for _, _, action in attempts[:MOST_ATTEMPTS]])
    if dice is not None:
        found.append(dice)
    return found


def _is_idle(state: State, ask: Ask, action: Action) -> bool:
    if isinstance(action, Transform):
        return not _transforming_helps(state, ask, action.robot)
    if isinstance(action, Move):
        return not _moving_helps(state, ask.seat, action)
    return False


def _transforming_helps(state: State, ask: Ask, robot: int) -> bool:
    """To be stronger, to be fast enough for a claim, or to use what the other mode can do."""
    if state.battle is not None:
        return is_lead(state, robot)
    printed, mode = card_of(state, robot), state.alt[robot]
    if printed.strength[1 - mode] > printed.strength[mode]:
        return True
    if printed.triggers[1 - mode] in (ACTION, "open"):
        return True
    before_attempt = ask.about in (DEPLOYMENT, ACTION) and state.place[robot] == HOME
    return before_attempt and printed.speed[1 - mode] > printed.speed[mode]


def _moving_helps(state: State, seat: int, action: Move) -> bool:
    """Home from where it does nothing or is not alone; out to stand beside a weaker Robot."""
    place = state.place[action.robot]
    if action.to is None:
        return state.controller[place] != seat or len(_own_on(state, seat, place)) > 1
    strength = card_of(state, action.robot).strength[0]
    there = [card_of(state, each).strength[0] for each in _own_on(state, seat, action.to)]
    return strength > max(there, default=0)


def _own_on(state: State, seat: int, resource: int) -> list[int]:
    return [robot for robot in state.robots[seat] if state.place[robot] == resource]


def _alike(state: State, action: Action) -> tuple[str, int]:
    """Copies of one card in hand are alike."""
    tag = type(action).__name__
    card = getattr(action, "card", None)
    if card is None:
        return tag, hash(action)
    in_play = state.place[card] > OUT or card in state.resources
    return tag, card if in_play else -1 - state.kinds[card]
