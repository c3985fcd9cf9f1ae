"""What happens beside the turns: giving up, and accidents (AT-RUL-95, AT-CHN-07)."""

from __future__ import annotations

from typing import Any, Final

from rollout.games.attacktix.actions import (
    Accident,
    DeclineAbility,
    EndAttacks,
    EndMoves,
    Halt,
    Knob,
    Spare,
    StopFiring,
)
from rollout.games.attacktix.events import AccidentHappened
from rollout.games.attacktix.model import IN_PLAY, LEAVING, State
from rollout.games.attacktix.rules.on_the_table import playing
from rollout.games.attacktix.rules.tournament import is_in_it, staying
from rollout.games.attacktix.rules.turn_order import end_turn
from rollout.games.attacktix.rules.victory import CONCEDED, give_up, leave, leave_early
from rollout.games.attacktix.setup import GALLERY
from rollout.kernel.actions import Action, Result
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.requests import Ask

IDLE: Final[tuple[Action, ...]] = (
    EndMoves(),
    EndAttacks(),
    StopFiring(),
    Spare(),
    Knob("not"),
    DeclineAbility(),
)


def ended_by_giving_up(state: State, seat: int) -> Result | None:
    """The result when only one team is left; None when the others play on."""
    if state.mode == GALLERY:
        return Result((), CONCEDED, "AT-RUL-95")
    others = [other for other in _who_stays(state) if other != seat]
    teams = {state.teams[other] for other in others}
    return Result(tuple(others), CONCEDED, "AT-RUL-95") if len(teams) == 1 else None


def _who_stays(state: State) -> list[int]:
    """AT-RUL-107: before the final also who is beaten in this round."""
    if state.tournament is None or state.tournament.final:
        return playing(state)
    return staying(state, state.tournament)


def accident_refusal(state: State, accident: Action) -> Refusal | None:
    """Only what stands on the table can fall, and only Battle Masters have switches."""
    assert isinstance(accident, Accident)
    fits = 0 <= accident.figure < len(state.figures)
    if not fits or state.figures[accident.figure].zone != IN_PLAY:
        return Refusal("AT-DEF-04", "not-on-the-table")
    if accident.kind != "knocked_over" and not state.sculpt(accident.figure).is_mega:
        rule = "AT-BM-13" if accident.kind == "switch_tripped" else "AT-BM-11"
        return Refusal(rule, "no-battle-master", {"figure": accident.figure})
    return None


def idle_answer(ask: Ask) -> Action:
    """What is answered for a seat that gave up, until the step is over: as little as it can be."""
    options = ask.options
    for idle in IDLE:
        if idle in options:
            return idle
    halts = (each for each in options if isinstance(each, Halt))
    return next(halts, None) or next(iter(options))


def interjected(table: Table[State], by: int, what: Action) -> Script[None]:
    """AT-DEF-04, AT-BM-11, AT-BM-13: after an accident everything is put back as it was."""
    state = table.state
    if isinstance(what, Accident):
        if accident_refusal(state, what) is None:
            table.tell(AccidentHappened(what.kind, what.figure))
    elif not state.places[by]:
        _leave(table, by)
    elif is_in_it(state, by):
        leave(table, by, state.places[by], True)
    yield from ()


def _leave(table: Table[State], seat: int) -> None:
    """AT-RUL-95: its figures stay until the turn ends, which for its own is now."""
    state = table.state
    if not state.turn:
        _leave_before_the_first_turn(table, seat)
        return
    give_up(table, seat)
    if state.seat == seat or not _is_contested(state):
        end_turn(table)


def _is_contested(state: State) -> bool:
    """Whether two teams at least still play."""
    return len({state.teams[seat] for seat in playing(state)}) > 1


def _leave_before_the_first_turn(table: Table[State], seat: int) -> None:
    state = table.state
    leave_early(table, seat)
    if seat in state.waiting:
        state.waiting.remove(seat)


def stood_in(state: State, script: Script[None]) -> Script[None]:
    """A script in which nobody waits for a seat that gave up in this turn (AT-RUL-95)."""
    request = next(script, None)
    while request is not None:
        if isinstance(request, Ask) and state.places[request.seat] == LEAVING:
            answer: Any = idle_answer(request)
        else:
            answer = yield request
        try:
            request = script.send(answer)
        except StopIteration:
            return
