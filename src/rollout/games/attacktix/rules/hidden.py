"""What nobody may know: the wheels beyond their faces, undersides, placements to come."""

from __future__ import annotations

from random import Random
from typing import Final

from rollout.games.attacktix.model import State
from rollout.games.attacktix.rules.returning import OnTheLine
from rollout.games.attacktix.rules.wheel import possible_bottoms, possible_tops

STRIP: Final = "strip"


def deal_anew(state: State, seat: int | None, rng: Random) -> None:
    """AT-RUL-03, AT-RUL-04, AT-RUL-06: everything that agrees with what a seat has seen."""
    for number, each in enumerate(state.figures):
        if not each.shown:
            continue
        if state.options.wheel_view != STRIP:
            each.top = _one_of(possible_tops(state, number), rng)
        each.bottom = _one_of(possible_bottoms(state, number), rng)
    hidden = [
        number
        for number, each in enumerate(state.figures)
        if each.hidden and not sees_placement(state, seat, number)
    ]
    _place_anew(state, hidden, rng)


def _place_anew(state: State, hidden: list[int], rng: Random) -> None:
    """They stand somewhere on their line: all taken off first, then stood one by one."""
    for number in hidden:
        each = state.figures[number]
        each.x = each.y = -100_000
    for number in hidden:
        each = state.figures[number]
        area = OnTheLine(state, number, each.owner, 0)
        point = area.draw(rng) or area.line.spot((area.line.low + area.line.high) // 2, 0)
        each.x, each.y = area.spot(point)


def sees_placement(state: State, seat: int | None, figure: int) -> bool:
    """AT-RUL-06: the own team's, until all are revealed."""
    owner = state.figures[figure].owner
    return seat is not None and state.teams[seat] == state.teams[owner]


def _one_of(among: list[int], rng: Random) -> int:
    return among[int(rng.random() * len(among))]
