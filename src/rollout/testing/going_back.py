"""Laws of forks and undo: what is done aside or taken back leaves no trace."""

from __future__ import annotations

from random import Random

from rollout.kernel.journal import state_hash
from rollout.kernel.sources import Fast
from rollout.testing.asked_moments import Moment, demand, play_on, snapshot, standing


def a_fork_stands_where_its_original_stands(moment: Moment) -> None:
    law = "a_fork_stands_where_its_original_stands"
    here = standing(moment.match)
    demand(standing(moment.match.fork()) == here, law, "the fork stands elsewhere")
    demand(standing(moment.match.at(moment.match.ply)) == here, law, "at() stands elsewhere")


def a_fork_leaves_its_original_untouched(moment: Moment) -> None:
    law = "a_fork_leaves_its_original_untouched"
    before = snapshot(moment.match)
    fork = moment.match.fork(Fast(moment.rng))
    play_on(fork, moment.rng, 12)
    demand(snapshot(moment.match) == before, law, "playing a fork on changed the original")
    second = fork.fork(Fast(moment.rng))
    middle = standing(fork)
    play_on(second, moment.rng, 12)
    demand(standing(fork) == middle, law, "playing a fork of a fork on changed the first")


def a_copy_shares_nothing(moment: Moment) -> None:
    """`state.copy()` is equal, and stays so when its original goes on."""
    law, game, state = "a_copy_shares_nothing", moment.game, moment.match.state
    same = game.encode(state.copy()) == game.encode(state)
    demand(same, law, "the copy differs from its original")
    fork = moment.match.fork(Fast(moment.rng))
    copy = fork.state.copy()
    written = state_hash(game, copy)
    play_on(fork, moment.rng, 12)
    demand(state_hash(game, copy) == written, law, "the copy changed when its original went on")


def undo_takes_back_what_was_done(moment: Moment) -> None:
    law = "undo_takes_back_what_was_done"
    for action in moment.some_options(5):
        match = moment.match.fork(Fast(moment.rng))
        before = standing(match)
        match.answer(action)
        if match.undo_refusal is None:
            match.undo(moment.ask.seat)
            demand(standing(match) == before, law, f"{action} is not wholly taken back")


def going_back_finds_the_same_place(moment: Moment) -> None:
    """`rewind` and `at` lead to where the match stood, however far it has gone since."""
    law = "going_back_finds_the_same_place"
    match = moment.match.at(moment.match.ply, Fast(Random(moment.rng.random())))
    before, ply = snapshot(match)[:-1], match.ply
    play_on(match, moment.rng, 12)
    demand(snapshot(match.at(ply))[:-1] == before, law, "at() finds another place")
    match.rewind(ply)
    demand(snapshot(match)[:-1] == before, law, "rewind() finds another place")
