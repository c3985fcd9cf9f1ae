"""What the turn seat still has in its phase, as far as everybody can see."""

from __future__ import annotations

from rollout.games.battlecards.model import ACTION, DEPLOYMENT, SUPPLY, State
from rollout.games.battlecards.rules.attempts import challengeable, claimable
from rollout.games.battlecards.rules.on_the_table import at_home, seats_in_order
from rollout.games.battlecards.rules.supply import why_not_science


def left_in_phase(state: State) -> list[str]:
    """The words of BC-DEP-01, 02, BC-RUL-03, BC-SUP-01, 02 for what could still be done."""
    if state.ended:
        return []
    if state.stage == DEPLOYMENT:
        return _cards_to_play(state)
    if state.stage == ACTION:
        return _attempts(state)
    return _supplies(state) if state.stage == SUPPLY else []


def next_seat(state: State) -> int | None:
    """Whose turn follows, if more than two play: of two it is always the other."""
    others = [seat for seat in seats_in_order(state) if seat != state.seat]
    return others[0] if state.seat >= 0 and len(others) > 1 else None


def _cards_to_play(state: State) -> list[str]:
    if not state.hands[state.seat]:
        return []
    left = [] if state.discovered else ["discover"]
    return left if state.deployed else [*left, "deploy"]


def _attempts(state: State) -> list[str]:
    """A claim needs a Robot in Homebase; where one attempt is all, it may be either."""
    own = state.robots[state.seat]
    left = []
    if any(at_home(state, robot) for robot in own) and claimable(state, state.seat):
        left.append("claim")
    if own and challengeable(state, state.seat):
        left.append("challenge")
    either = state.options.attempts_per_turn == "one" and len(left) > 1
    return ["attempt"] if either else left


def _supplies(state: State) -> list[str]:
    left = [] if state.drawn else ["draw"]
    able = [
        robot
        for robot in state.robots[state.seat]
        if why_not_science(state, state.seat, robot) is None
    ]
    return [*left, "science"] if able else left
