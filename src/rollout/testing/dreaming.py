"""The law that an imagined match goes on by what was imagined, not by the truth behind it."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from rollout.kernel.match import Match
from rollout.kernel.sources import Outside
from rollout.testing.asked_moments import LawBroken
from rollout.testing.hiding import name_of

MOST_ANSWERS = 12
"""How many answers two imagined matches are compared for."""


def what_is_imagined_goes_on_as_imagined(
    here: Match[Any], there: Match[Any], watcher: int, rng: Random
) -> None:
    """The seat that is asked imagines the same in two worlds that it cannot tell apart, and both
    go on alike.

    Where they do not, a script has kept what is hidden in a local variable across a question:
    the state was dealt anew, the variable was not, and a bot would look at the truth.
    """
    game, seed = here.game, rng.getrandbits(64)
    worlds = [each.imagine(watcher, Random(seed), Outside()) for each in (here, there)]
    told = [len(world.events) for world in worlds]
    for _ in range(MOST_ANSWERS):
        states = [_plain(game.encode(world.state)) for world in worlds]
        news = [_plain(each.events[since:]) for each, since in zip(worlds, told, strict=True)]
        waits = [_waits(world) for world in worlds]
        if any(here_now != there_now for here_now, there_now in (states, news, waits)):
            last = worlds[0].entries[-1].answer if worlds[0].entries else "the beginning"
            problem = f"{name_of(watcher)} imagines the same, and after {last} it differs"
            raise LawBroken("what_is_imagined_goes_on_as_imagined", problem)
        if not _answered(worlds, rng):
            return


def _answered(worlds: list[Match[Any]], rng: Random) -> bool:
    """False when they are over."""
    ask, chance = worlds[0].ask, worlds[0].chance
    if ask is not None:
        action = ask.options.sample(rng)
        for world in worlds:
            world.answer(action)
    elif chance is not None:
        outcome = chance.draw(rng)
        for world in worlds:
            world.resolve(outcome)
    return ask is not None or chance is not None


def _waits(match: Match[Any]) -> Any:
    if match.ask is not None:
        ask = match.ask
        return ask.seat, ask.about, _plain(ask.options.describe()), _plain(ask.context)
    if match.chance is not None:
        return match.chance.about, match.chance.kind
    return match.result


def _plain(value: Any) -> bytes:
    return msgspec.json.encode(value, order="deterministic")
