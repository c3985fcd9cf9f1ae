"""Laws of answers: what is offered is accepted, all else is refused and changes nothing."""

from __future__ import annotations

from typing import Any

from rollout.kernel.actions import Action, AgreeDraw
from rollout.kernel.errors import Illegal, NothingAsked, Stale, TableError, WrongSeat
from rollout.kernel.match import Match
from rollout.kernel.sources import Outside
from rollout.testing.asked_moments import LawBroken, Moment, demand, demand_refusal, standing
from rollout.testing.strangers import HUGE, strangers


def what_is_offered_is_accepted(moment: Moment) -> None:
    law = "what_is_offered_is_accepted"
    for action in moment.some_options(20):
        fork = moment.match.fork(Outside())
        try:
            fork.answer(action, moment.ask.seat, moment.match.ply)
        except Exception as error:
            problem = f"{action} raises {type(error).__name__}: {error}"
            raise LawBroken(law, problem) from error


def what_is_not_offered_is_refused(moment: Moment) -> None:
    """With a rule and a reason, and without any change."""
    law, match, options = "what_is_not_offered_is_refused", moment.match, moment.ask.options
    before = standing(match)
    for action in strangers(options, moment.some_options(4), moment.known, moment.rng):
        if action in options:
            demand(options.refusal(action) is None, law, f"{action} is contained but refused")
            continue
        refusal = options.refusal(action)
        if refusal is None:
            raise LawBroken(law, f"{action} is not contained but nothing is said against it")
        demand_refusal(refusal, law, f"{action}")
        _refused(match, action, law)
    demand(standing(match) == before, law, "a refused answer changed the match")


def wrong_answers_are_refused(moment: Moment) -> None:
    """By the wrong seat, for another ply, garbage, or an outcome that nobody asked for."""
    law, match, ask = "wrong_answers_are_refused", moment.match, moment.ask
    action = ask.options.sample(moment.rng)
    before = standing(match)
    for seat in (*moment.seats, len(moment.seats), -1, HUGE):
        if seat != ask.seat:
            _raises(WrongSeat, law, f"{action} by seat {seat}", match, action, seat)
    for ply in (match.ply - 1, match.ply + 1, -1, HUGE):
        _raises(Stale, law, f"{action} for ply {ply}", match, action, ask.seat, ply)
    for garbage in (None, 7, "garbage", "x" * 100_000, [], {}, object(), Garbage(), AgreeDraw()):
        _refused(match, garbage, law)
    try:
        match.resolve(1)
    except NothingAsked:
        pass
    else:
        raise LawBroken(law, "an outcome is taken while a seat is asked")
    demand(standing(match) == before, law, "a wrong answer changed the match")


class Garbage(Action, frozen=True):
    """An action that no game has."""

    number: int = HUGE


def _refused(match: Match[Any], answer: Any, law: str) -> None:
    _raises(Illegal, law, repr(answer)[:80], match, answer)


def _raises(
    kind: type[TableError], law: str, what: str, match: Match[Any], action: Any, *place: int
) -> None:
    try:
        match.answer(action, *place)
    except kind:
        return
    except Exception as error:
        problem = f"{what} raises {type(error).__name__}, not {kind.__name__}: {error}"
        raise LawBroken(law, problem) from error
    raise LawBroken(law, f"{what} is accepted")
