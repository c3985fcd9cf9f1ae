"""Laws of interjections: what happens while a question waits, giving up above all."""

from __future__ import annotations

from typing import Any

from rollout.kernel.journal import Journal, state_hash
from rollout.kernel.match import Match
from rollout.kernel.sources import Seeded
from rollout.testing.asked_moments import Moment, demand, play_on, standing


def anybody_may_give_up_at_any_time(moment: Moment) -> None:
    """Any seat that plays; the match ends, or goes on and never asks that seat again."""
    law, before = "anybody_may_give_up_at_any_time", standing(moment.match)
    playing = [seat for seat in moment.seats if moment.match.plays(seat)]
    for seat in playing if len(playing) <= 2 else moment.rng.sample(playing, 2):
        match = moment.match.at(moment.match.ply, Seeded(f"{moment.match.ply:032x}"))
        match.concede(seat)
        if match.result is not None:
            demand(seat not in match.result.winners, law, f"seat {seat} gives up and wins")
            continue
        demand(not match.plays(seat), law, f"seat {seat} gave up and still plays")
        _goes_on_without(match, seat, moment, law)
        _is_read_again(match, law)
    demand(standing(moment.match) == before, law, "giving up elsewhere changed the match")


def _goes_on_without(match: Match[Any], seat: int, moment: Moment, law: str) -> None:
    step = match.steps
    for _ in range(12):
        if match.ask is None:
            break
        demand(match.ask.seat != seat, law, f"seat {seat} gave up and is asked {match.ask.about}")
        play_on(match, moment.rng, 1)
    if match.steps > step and match.result is None:
        out = not match.game.plays(match.state, seat)
        demand(out, law, f"seat {seat} gave up, and at the end of the step it still plays")
    if match.result is not None:
        demand(seat not in match.result.winners, law, f"seat {seat} gave up and wins")


def _is_read_again(match: Match[Any], law: str) -> None:
    journal = Journal.parse(Journal.of(match).to_text())
    replay = journal.replay(match.game)
    same = state_hash(match.game, replay.state) == state_hash(match.game, match.state)
    demand(same, law, "a replay ends in another state")
    demand(replay.events == match.events, law, "a replay tells other events")
    demand(standing(match.fork()) == standing(match), law, "a fork stands elsewhere")
