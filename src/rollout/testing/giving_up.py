"""Laws of interjections: what happens while a question waits, giving up above all."""

from __future__ import annotations

from typing import Any

from rollout.kernel.actions import Action, Concede, Interjection
from rollout.kernel.errors import Illegal
from rollout.kernel.journal import Journal, state_hash
from rollout.kernel.match import WORLD, Match
from rollout.kernel.sources import Seeded
from rollout.testing.asked_moments import (
    LawBroken,
    Moment,
    demand,
    demand_refusal,
    demand_result,
    play_on,
    standing,
)
from rollout.testing.strangers import anything

MOST_ANSWERS = 12
"""How many answers a match is followed for after somebody gave up or broke in."""
MOST_FOLLOWED = 2
"""What was accepted at one moment is played on from so often."""


def anybody_may_give_up_at_any_time(moment: Moment) -> None:
    """Any seat that plays; the match ends, or goes on and never asks that seat again."""
    law, before = "anybody_may_give_up_at_any_time", standing(moment.match)
    playing = [seat for seat in moment.seats if moment.match.plays(seat)]
    for seat in playing if len(playing) <= 2 else moment.rng.sample(playing, 2):
        match = _aside(moment.match)
        match.concede(seat)
        if match.result is not None:
            demand_result(match, law)
            demand(seat not in match.result.winners, law, f"seat {seat} gives up and wins")
            continue
        demand(not match.plays(seat), law, f"seat {seat} gave up and still plays")
        _what_stands_in_is_offered(moment, seat, Concede(), law)
        _goes_on_without(match, seat, moment, law)
        _is_read_again(match, law)
    demand(standing(moment.match) == before, law, "giving up elsewhere changed the match")


def anything_may_be_interjected_at_any_time(moment: Moment) -> None:
    """By the world and by any seat that plays: it is refused with a rule and a reason and changes
    nothing, or the match goes on, is read again and can be forked with it."""
    law, match, game = "anything_may_be_interjected_at_any_time", moment.match, moment.game
    if not game.interjections:
        return
    before = standing(match)
    accepted: list[tuple[int, Interjection]] = []
    for by in (WORLD, *(seat for seat in moment.seats if match.plays(seat))):
        for interjection in anything(game.interjections, moment.rng):
            if not isinstance(interjection, Interjection):
                raise LawBroken(law, f"{interjection} is no interjection")
            refusal = game.interjection_refusal(match.state, by, interjection)
            if refusal is None:
                accepted.append((by, interjection))
                continue
            demand_refusal(refusal, law, f"{interjection}")
            try:
                match.interject(interjection, by)
            except Illegal:
                continue
            raise LawBroken(law, f"{interjection} is refused and can be interjected")
    demand(standing(match) == before, law, "a refused interjection changed the match")
    for by, interjection in moment.rng.sample(accepted, min(len(accepted), MOST_FOLLOWED)):
        after = _aside(match)
        after.interject(interjection, by)
        _what_stands_in_is_offered(moment, by, interjection, law)
        play_on(after, moment.rng, MOST_ANSWERS)
        if after.result is not None:
            demand_result(after, law)
        _is_read_again(after, law)
    demand(standing(match) == before, law, "an interjection elsewhere changed the match")


def _aside(match: Match[Any]) -> Match[Any]:
    return match.at(match.ply, Seeded(f"{match.ply:032x}"))


def _what_stands_in_is_offered(moment: Moment, by: int, what: Action, law: str) -> None:
    """The kernel takes what the game answers for somebody without a look, and old journals rely
    on that. So here the same step is gone through with nobody stood in for, and what would be
    answered for them is looked at and then answered.
    """
    match, game = moment.match.fork(Seeded(f"{moment.match.ply:032x}")), moment.game
    table, step = match.table, match.steps
    table.interjections = (*table.interjections, (by, what))
    if isinstance(what, Concede):
        table.leaving = (*table.leaving, by)
    for _ in range(MOST_ANSWERS):
        ask = match.ask
        if ask is None or match.steps != step:
            return
        if ask.seat in table.leaving or game.is_void(table, ask):
            action = game.stand_in(match.state, ask)
            offered = action in ask.options
            demand(offered, law, f"{ask.about} is answered for seat {ask.seat} by {action!r}")
        else:
            action = ask.options.sample(moment.rng)
        match.answer(action)
        match.carry_out()


def _goes_on_without(match: Match[Any], seat: int, moment: Moment, law: str) -> None:
    step = match.steps
    for _ in range(MOST_ANSWERS):
        if match.ask is None:
            break
        demand(match.ask.seat != seat, law, f"seat {seat} gave up and is asked {match.ask.about}")
        play_on(match, moment.rng, 1)
    if match.steps > step and match.result is None:
        out = not match.game.plays(match.state, seat)
        demand(out, law, f"seat {seat} gave up, and at the end of the step it still plays")
    if match.result is not None:
        demand_result(match, law)
        demand(seat not in match.result.winners, law, f"seat {seat} gave up and wins")


def _is_read_again(match: Match[Any], law: str) -> None:
    try:
        replay = Journal.parse(Journal.of(match).to_text()).replay(match.game)
    except Exception as error:
        problem = f"the match cannot be replayed: {type(error).__name__}: {error}"
        raise LawBroken(law, problem) from error
    same = state_hash(match.game, replay.state) == state_hash(match.game, match.state)
    demand(same, law, "a replay ends in another state")
    demand(replay.events == match.events, law, "a replay tells other events")
    demand(standing(match.fork()) == standing(match), law, "a fork stands elsewhere")
