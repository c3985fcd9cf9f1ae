"""Winning (TW-WIN, TW-RUL-61)."""

from __future__ import annotations

from typing import Final

from rollout.games.tabletop_warfare.events import MatchEnded
from rollout.games.tabletop_warfare.model import (
    AWAY,
    DESTROYED,
    NOBODY,
    STANDING,
    WAITING,
    Figure,
    State,
)
from rollout.games.tabletop_warfare.rules.figures import bears_cube, is_civilian, kind_of
from rollout.games.tabletop_warfare.rules.scenario_moves import touches_edge
from rollout.kernel.game import BrokenOff, Table

HALVED: Final = ("convoy", "protect_humans")
"""Scenarios in which destroyed Transformers count half their cost, all of them together."""
RULES_OF_RESULTS: Final = {
    "destroyed": "TW-WIN-01",
    "mutual-destruction": "TW-RUL-61",
    "points": "TW-WIN-02",
    "time": "TW-RUL-78",
    "agreed": "TW-RUL-79",
    "base-destroyed": "TW-WIN-03",
    "base-held": "TW-WIN-03",
    "base-defended": "TW-WIN-03",
    "allspark": "TW-WIN-03",
    "conceded": "TW-WIN-01",
}


def in_play(state: State, side: int) -> bool:
    """Whether a side has anybody left who counts (TW-RUL-75)."""
    return any(
        figure.side == side
        and figure.status in (STANDING, WAITING)
        and not is_civilian(state, figure)
        for figure in state.figures
    )


def points_of(state: State, side: int) -> int:
    """TW-WIN-02, TW-RUL-61: the cost of destroyed enemies, whoever destroyed them."""
    half = 2 if state.options.scenario in HALVED else 1
    destroyed = sum(
        [
            kind_of(state, figure).cost
            for figure in state.figures
            if figure.side != side and figure.status == DESTROYED
        ]
    )
    return state.mission.points[side] + destroyed // half


def remaining_cost(state: State, side: int) -> int:
    return sum([kind_of(state, figure).cost for figure in state.figures if _left(figure, side)])


def _left(figure: Figure, side: int) -> bool:
    return figure.side == side and figure.status != DESTROYED


def damage_done(state: State, side: int) -> int:
    """Markers that lie on the cards of the other side, each counted once.

    A Micromaster pair has its markers on its halves, a union those of both robots on its card.
    """
    total = 0
    for figure in state.figures:
        if figure.side == side or (figure.halves and kind_of(state, figure).way == "combine"):
            continue
        total += sum(figure.damage)
        for half in figure.halves:
            total -= state.figures[half].damage[state.figures[half].form]
    return total


def rule_of_result(state: State) -> str:
    """The rule that decided: equal points and tiebreaks have one of their own, scenarios too."""
    if state.ended == "points":
        if state.options.scenario != "none":
            return "TW-WIN-03"
        if points_of(state, 0) == points_of(state, 1):
            return "TW-RUL-61"
    return RULES_OF_RESULTS[state.ended]


def finish(table: Table[State], reason: str, winners: list[int]) -> None:
    state = table.state
    state.ended = reason
    state.winners = winners
    table.tell(MatchEnded(tuple(winners), reason, (points_of(state, 0), points_of(state, 1))))


def check_end(table: Table[State]) -> None:
    """TW-RUL-61: after every completely resolved action."""
    state = table.state
    if state.ended:
        return
    left = [in_play(state, side) for side in (0, 1)]
    if not any(left):
        finish(table, "mutual-destruction", [])
    elif not all(left):
        loser = left.index(False)
        if state.options.scenario == "convoy" and _has_left(state, loser):
            end_by_points(table, "points")
        else:
            finish(table, "destroyed", [1 - loser])
    else:
        check_scenario(table)


def _has_left(state: State, side: int) -> bool:
    """Convoy: whose trucks have arrived is not wiped out."""
    return any(figure.side == side and figure.status == AWAY for figure in state.figures)


def check_scenario(table: Table[State]) -> None:
    """The goals that end a scenario at once (TW-WIN-03)."""
    state = table.state
    mission = state.mission
    if mission.base != NOBODY and state.figures[mission.base].status == DESTROYED:
        finish(table, "base-destroyed", [1 - mission.defender])


class BroughtHome(BrokenOff):
    """The Allspark is won: whatever was under way is given up."""


def bring_home(table: Table[State], figure: Figure) -> None:
    """Retrieve the Allspark: a bearer that ends its own Move at its edge wins at once."""
    state = table.state
    if bears_cube(state, figure) and touches_edge(state, figure, state.edges[figure.side]):
        finish(table, "allspark", [figure.side])
        raise BroughtHome


def end_by_points(table: Table[State], reason: str) -> None:
    """TW-WIN-02: the higher total wins; equal ones as the players agreed."""
    state = table.state
    first, second = points_of(state, 0), points_of(state, 1)
    if first == second and state.options.tiebreak == "remaining_cost":
        first, second = remaining_cost(state, 0), remaining_cost(state, 1)
    elif first == second and state.options.tiebreak == "damage":
        first, second = damage_done(state, 0), damage_done(state, 1)
    finish(table, reason, [] if first == second else [0 if first > second else 1])


def end_at_limit(table: Table[State], reason: str) -> None:
    """The last round is over, or the time (TW-RUL-61, TW-RUL-78), as the scenario counts it."""
    state = table.state
    mission = state.mission
    if state.options.scenario == "capture_base":
        finish(table, "base-defended", [mission.defender])
    elif mission.bearer != NOBODY:
        finish(table, "allspark", [state.figures[mission.bearer].side])
    else:
        end_by_points(table, reason)
