"""Laws of hidden facts: what a seat sees, is told and is asked follows from what it may know."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from rollout.kernel.actions import Event, Revelation
from rollout.kernel.match import Match
from rollout.kernel.sources import Fast, Outside
from rollout.testing.moments import LawBroken, Moment, demand, play_on

LOCKSTEPS = 30
"""How many answers two worlds are compared for."""


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
            demand(seen == view, law, f"{_name(watcher)} sees what it cannot know")
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
        demand(alike, law, f"what {_name(watcher)} imagines depends on what it cannot see")
        if not game.hides(state, watcher):
            same = game.encode(other) == game.encode(state)
            demand(same, law, f"nothing is hidden from {_name(watcher)}, yet it is dealt anew")


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
            here, there = (_told(events, watcher) for events in news)
            demand(here == there, law, f"{_name(watcher)} is told the secret")
            same = forks[0].view(watcher) == forks[1].view(watcher)
            demand(same, law, f"{_name(watcher)} sees the secret")


def nothing_leaks(state: Any, match: Match[Any], rng: Random) -> None:
    """From the start of a step, two worlds that a seat cannot tell apart stay so.

    It is told and shown the same and the same seats are asked, until a Revelation tells it
    more. `state` is the truth at the start of the step.
    """
    game = match.game
    seats: list[int | None] = [*range(game.seats(state)), None]
    for watcher in seats:
        other = state.copy()
        game.imagine(other, watcher, Random(rng.random()))
        worlds = [Match(game, match.setup, Outside(), each) for each in (state.copy(), other)]
        _in_lockstep(worlds[0], worlds[1], watcher, rng)


def _in_lockstep(here: Match[Any], there: Match[Any], watcher: int | None, rng: Random) -> None:
    law, who = "nothing_leaks", _name(watcher)
    seen = 0
    for _ in range(LOCKSTEPS):
        news = [here.events[seen:], there.events[seen:]]
        if any(isinstance(event, Revelation) for events in news for event in events):
            return
        told, otherwise = (_told(events, watcher) for events in news)
        demand(told == otherwise, law, f"{who} is told what it cannot know: {told} / {otherwise}")
        seen = len(here.events)
        if here.result is not None or there.result is not None:
            return
        same = here.view(watcher) == there.view(watcher)
        demand(same, law, f"{who} sees what it cannot know")
        if not _go_on_together(here, there, watcher, rng):
            return


def _go_on_together(here: Match[Any], there: Match[Any], watcher: int | None, rng: Random) -> bool:
    """Give both the same answer. False when they cannot have the same."""
    law, who = "nothing_leaks", _name(watcher)
    waits = [_waits(here), _waits(there)]
    demand(waits[0] == waits[1], law, f"{who} can tell {waits[0]} from {waits[1]}")
    if here.chance is not None and there.chance is not None:
        outcome = here.chance.draw(rng)
        if here.chance.fault(outcome) or there.chance.fault(outcome):
            return False
        here.resolve(outcome)
        there.resolve(outcome)
        return True
    assert here.ask is not None
    assert there.ask is not None
    if here.ask.seat == watcher:
        same = here.ask.options.describe() == there.ask.options.describe()
        demand(same, law, f"what {who} is offered depends on what it cannot see")
    action = here.ask.options.sample(rng)
    if action not in there.ask.options:
        return False
    here.answer(action)
    there.answer(action)
    return True


def _waits(match: Match[Any]) -> tuple[Any, ...]:
    if match.ask is not None:
        return match.ask.seat, match.ask.about
    return (None, match.chance.about) if match.chance is not None else (None, None)


def _told(events: list[Event], watcher: int | None) -> list[Any]:
    told = [event.seen_by(watcher) for event in events]
    return [msgspec.to_builtins(event) for event in told if event is not None]


def _name(watcher: int | None) -> str:
    return "a spectator" if watcher is None else f"seat {watcher}"
