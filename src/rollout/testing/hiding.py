"""Laws of hidden facts: what a seat sees, is told and is asked follows from what it may know."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from rollout.kernel.actions import Event, Revelation
from rollout.kernel.sources import Fast, Outside
from rollout.testing.asked_moments import LawBroken, Moment, demand, play_on


def a_view_hides_what_it_must(moment: Moment) -> None:
    """Dealing anew what a seat cannot see does not change its view."""
    law, game, state = "a_view_hides_what_it_must", moment.game, moment.match.state
    before = game.encode(state)
    for watcher in moment.watchers:
        view = msgspec.json.encode(game.view(state, watcher))
        for _ in range(3):
            other = state.copy()
            game.imagine(other, watcher, Random(moment.rng.random()))
            seen = msgspec.json.encode(game.view(other, watcher))
            demand(seen == view, law, f"{name_of(watcher)} sees what it cannot know")
    demand(game.encode(state) == before, law, "looking changed the state")


def imagining_starts_from_the_view(moment: Moment) -> None:
    """Two states that a seat cannot tell apart are imagined alike."""
    law, game, state = "imagining_starts_from_the_view", moment.game, moment.match.state
    for watcher in moment.watchers:
        seed = moment.rng.random()
        other, first, second = state.copy(), state.copy(), state.copy()
        game.imagine(other, watcher, Random(moment.rng.random()))
        second = other.copy()
        game.imagine(first, watcher, Random(seed))
        game.imagine(second, watcher, Random(seed))
        alike = game.encode(first) == game.encode(second)
        demand(alike, law, f"what {name_of(watcher)} imagines depends on what it cannot see")
        if not game.hides(state, watcher):
            same = game.encode(other) == game.encode(state)
            demand(same, law, f"nothing is hidden from {name_of(watcher)}, yet it is dealt anew")


def an_imagined_match_can_be_played(moment: Moment) -> None:
    law = "an_imagined_match_can_be_played"
    for _ in range(3):
        world = moment.match.imagine(moment.ask.seat, moment.rng, Fast(moment.rng))
        try:
            play_on(world, moment.rng, 12)
        except Exception as error:
            raise LawBroken(law, f"{type(error).__name__}: {error}") from error


def secrets_stay_secret(moment: Moment) -> None:
    """Nobody else sees any difference between two answers to a secret ask.

    The answer of the last seat may open the secrets of all at once: then it is no secret.
    """
    law, ask = "secrets_stay_secret", moment.ask
    if not ask.secret:
        return
    forks = [moment.match.fork(Outside()) for _ in range(2)]
    for fork, action in zip(forks, moment.some_options(2) * 2, strict=False):
        fork.answer(action)
    news = [fork.events_since(moment.match.ply) for fork in forks]
    if all(any(isinstance(event, Revelation) for event in events) for events in news):
        return
    for watcher in moment.watchers:
        if watcher != ask.seat:
            here, there = (told(events, watcher) for events in news)
            demand(here == there, law, f"{name_of(watcher)} is told the secret")
            same = forks[0].view(watcher) == forks[1].view(watcher)
            demand(same, law, f"{name_of(watcher)} sees the secret")


def told(events: list[Event], watcher: int | None) -> list[Any]:
    told = [event.seen_by(watcher) for event in events]
    return [msgspec.to_builtins(event) for event in told if event is not None]


def name_of(watcher: int | None) -> str:
    return "a spectator" if watcher is None else f"seat {watcher}"
