"""How a match ends (EW-VP, EW-RUL-59 to EW-RUL-61)."""

from __future__ import annotations

from typing import Final

from rollout.games.energon_wars.events import MatchEnded
from rollout.games.energon_wars.model import State
from rollout.games.energon_wars.rules.figures import living
from rollout.kernel.game import BrokenOff, Table

WINNING_TOTAL: Final = "winning-total"
ALL_ROUNDS: Final = "all-rounds"
SURVIVORS: Final = "survivors"
REMAINING: Final = "remaining"
DRAWN: Final = "drawn"
WIPED_OUT: Final = "wiped-out"
RULES: Final = {
    WINNING_TOTAL: "EW-VP-04",
    ALL_ROUNDS: "EW-VP-05",
    SURVIVORS: "EW-RUL-60",
    REMAINING: "EW-RUL-60",
    DRAWN: "EW-RUL-60",
    WIPED_OUT: "EW-RUL-61",
}


def end_if_decided(table: Table[State]) -> None:
    """EW-VP-04, EW-RUL-59, EW-RUL-61: after victory points or losses. Breaks the step off."""
    state = table.state
    total = state.layout.winning_total
    ahead, behind = max(state.points), min(state.points)
    if ahead >= total and ahead > behind:
        end(table, WINNING_TOTAL, [state.points.index(ahead)])
    left = [bool(living(state, seat)) for seat in (0, 1)]
    if not any(left):
        end_by_points(table)
    if state.options.wipeout == "lose_at_once" and not all(left):
        end(table, WIPED_OUT, [left.index(True)])


def end_by_points(table: Table[State]) -> None:
    """EW-VP-05, EW-RUL-60: victory points, then army points, then hit points of the survivors."""
    state = table.state
    worth = [sum(state.cards[number].points for number in living(state, seat)) for seat in (0, 1)]
    left = [sum(state.models[number].hp for number in living(state, seat)) for seat in (0, 1)]
    for reason, figures in ((ALL_ROUNDS, state.points), (SURVIVORS, worth), (REMAINING, left)):
        if figures[0] != figures[1]:
            end(table, reason, [figures.index(max(figures))])
    end(table, DRAWN, [])


def end(table: Table[State], reason: str, winners: list[int]) -> None:
    state = table.state
    state.ended, state.winners = reason, winners
    table.tell(MatchEnded(reason, tuple(winners)))
    raise BrokenOff
