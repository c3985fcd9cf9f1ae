"""BC-DEC-14, BC-RUL-110: a seat gives up, and the others play on without it."""

from __future__ import annotations

from typing import Final

from rollout.games.battlecards.actions import (
    BearTheHit,
    Decline,
    EndPhase,
    EndTurn,
    Forgo,
    Keep,
    Pass,
    Wait,
)
from rollout.games.battlecards.events import GaveUp
from rollout.games.battlecards.model import State
from rollout.games.battlecards.rules.on_the_table import opponents
from rollout.games.battlecards.rules.victory import lose, winning_side
from rollout.kernel.actions import Action, Result
from rollout.kernel.game import Script, Table
from rollout.kernel.requests import Ask

IDLE: Final = (Keep, Decline, Pass, Forgo, BearTheHit, Wait, EndTurn, EndPhase)
"""Answers that change nothing, or as little as can be."""


def ended_by_giving_up(state: State, seat: int) -> Result | None:
    """BC-DEC-14, BC-RUL-89: one rival or the other team wins; among more of them play goes on."""
    rivals = opponents(state, seat)
    if len(rivals) > 1 and not state.options.teams:
        return None
    winners = winning_side(state, rivals[0])
    return Result(tuple(sorted(winners)), "conceded", "BC-DEC-14")


def leave_the_match(table: Table[State], seat: int) -> Script[None]:
    """BC-RUL-110: at the end of what is being done the seat is out, as BC-RUL-88 says."""
    if not table.state.eliminated[seat]:
        table.tell(GaveUp(seat))
        lose(table, seat, "conceded")
    yield from ()


def idle_answer(ask: Ask) -> Action:
    """BC-RUL-110: until then nothing is done for it that can be left."""
    offered = list(ask.options)
    return next((action for action in offered if isinstance(action, IDLE)), offered[0])
