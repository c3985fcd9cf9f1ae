"""What a seat may expect of its next turn, so that passing the turn is no loss in itself.

Income, cards, a deployment and an attempt come once a turn. Each is credited bit by bit while
the seat waits for it, in full when it may be had at once, and not at all once it is spent.
"""

from __future__ import annotations

from typing import Final

from rollout.games.battlecards.bots.worth import CARD, ENERGON
from rollout.games.battlecards.content.cards import Card
from rollout.games.battlecards.model import ACTION, DEPLOYMENT, HOME, SUPPLY, State

HOURS: Final = {DEPLOYMENT: 0.0, ACTION: 0.2, SUPPLY: 0.5}
"""How much of a turn is over in each phase."""
AFFORDED: Final = 8
"""More is seldom paid for a Robot."""
KEPT: Final = 3
DEPLOYING: Final = 0.8
"""What a deployment gains for each Energon it can spend."""
CHALLENGING: Final = 3.0
"""What an attempt gains where nothing is free."""


def expected(state: State, seat: int, income: int) -> float:
    """Credits for what the seat's next turn, or the rest of this one, will bring."""
    seats = len(state.banks)
    hour = HOURS.get(state.stage, 0.0)
    away = (state.seat - seat) % seats
    waited = (away + hour) / seats
    total = ENERGON * income * waited
    if away == 0 and not state.drawn:
        drawing = 1.0
    else:
        drawing = max(0.0, (away + hour - HOURS[SUPPLY]) / seats)
    total += CARD * state.options.draw_per_turn * drawing
    deploying = waited
    if away == 0 and state.stage == DEPLOYMENT and not state.deployed:
        deploying = 1.0
    if state.hands[seat]:
        total += deploying * DEPLOYING * max(0, min(AFFORDED, state.banks[seat] - KEPT))
    attempting = max(0.0, (away + hour - HOURS[ACTION]) / seats)
    if away == 0 and _may_claim_now(state, seat):
        attempting = 1.0
    return total + attempting * _attempt(state, seat) if attempting else total


def _may_claim_now(state: State, seat: int) -> bool:
    return (
        state.stage in (DEPLOYMENT, ACTION)
        and state.turns_taken[seat] > 1
        and not state.claimed
        and not state.challenged
    )


def _attempt(state: State, seat: int) -> float:
    """Free Resources that Robots in Homebase could hold; or a challenge."""
    robots = state.robots[seat]
    if not robots:
        return 0.0
    cards, kinds = state.library.cards, state.kinds
    waiting = [cards[kinds[robot]] for robot in robots if state.place[robot] == HOME]
    best = CHALLENGING
    for resource in state.resources if waiting else ():
        if state.controller[resource] < 0:
            printed = cards[kinds[resource]]
            gain = 4.0 + 2.0 * printed.energon_yield
            if gain > best and _can_hold(waiting, printed.requires):
                best = gain
    return best


def _can_hold(robots: list[Card], needed: str) -> bool:
    return not needed or any(robot.has_skill(needed) for robot in robots)
