"""A match played again with somebody who looks on from its very first event."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from rollout.kernel.actions import Event
from rollout.kernel.game import BrokenOff, Table, Witness
from rollout.kernel.match import Match
from rollout.kernel.sources import Outside


class Onlooker(Witness):
    """Is told of every event, those before the first request too."""

    events: list[Event]
    """All that was told so far."""


def played_again(match: Match[Any], onlooker: Onlooker) -> Match[Any]:
    """The match as it stood when its first answer was wanted, and somebody who looks on.

    What was told before that a match tells no witness: there the scripts are run by hand once
    more, on a copy of the state.
    """
    again = match.at(match.ply - len(match.entries), Outside())
    table = Table(again.opening.copy())
    table.witness, onlooker.events = onlooker, table.events
    for _ in range(again.steps):
        table.steps += 1
        with suppress(BrokenOff):
            next(again.game.step(table), None)
    again.witness, onlooker.events = onlooker, again.events
    return again
