"""What a seat may not know: sealed lists, sealed picks, sealed directions."""

from __future__ import annotations

from random import Random

from rollout.games.tabletop_warfare.actions import MakeList
from rollout.games.tabletop_warfare.model import MUSTER, NOWHERE, OBSTACLES, State
from rollout.games.tabletop_warfare.rules.field import picks_of, templates
from rollout.games.tabletop_warfare.rules.figures import seat_of
from rollout.games.tabletop_warfare.rules.muster import Lists
from rollout.space.plane import TURN


def hidden_list(state: State, side: int, seat: int | None) -> bool:
    """TW-RUL-62: a list lies face down until both are made."""
    return state.stage == MUSTER and not state.opened and not own(state, side, seat)


def own(state: State, side: int, seat: int | None) -> bool:
    """Whether that seat decides for the side: team mates wait for what it has sealed."""
    return seat == seat_of(state, side)


def hides(state: State, seat: int | None) -> bool:
    if state.stage == MUSTER:
        return any(state.made[side] and hidden_list(state, side, seat) for side in (0, 1))
    if state.stage == OBSTACLES:
        return any(state.picks[side] and not own(state, side, seat) for side in (0, 1))
    return any(state.rotor[side] != NOWHERE and not own(state, side, seat) for side in (0, 1))


def deal_anew(state: State, seat: int | None, rng: Random) -> None:
    """Other sealed lists, picks and directions, by what the seat can see."""
    for side in (0, 1):
        if own(state, side, seat):
            continue
        if state.made[side] and hidden_list(state, side, seat):
            drawn = Lists(state, side, [], []).sample(rng)
            if isinstance(drawn, MakeList):
                state.lists[side] = list(drawn.figures)
        if state.picks[side]:
            codes = [template.code for template in templates(state)]
            state.picks[side] = sorted(rng.choice(codes) for _ in range(picks_of(state)))
        if state.rotor[side] != NOWHERE:
            state.rotor[side] = rng.randrange(TURN)
