"""The law of patches: what is sent with each event hides what the views hide, and adds up."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from rollout.gamekit.patches import Json, merge_patch, nulls_in, patched, plain
from rollout.kernel.match import Match
from rollout.testing.asked_moments import demand
from rollout.testing.hiding import name_of
from rollout.testing.looking_on import Onlooker, played_again

MOST_EVENTS = 60
"""So many events of a match are looked at, spread over all of it."""
_written = msgspec.json.Encoder(order="deterministic").encode


class Snapshots(Onlooker):
    """Keeps the states of some events."""

    def __init__(self, every: int) -> None:
        self.every = every
        self.states: list[Any] = []

    def told(self, state: Any, number: int) -> None:
        if number % self.every == 0:
            self.states.append(state.copy())


def patches_tell_what_views_tell(match: Match[Any]) -> None:
    """At every event, dealing anew what a seat cannot see changes no patch that it is sent.

    The patches lead from one view to the next, and no view has a null in it, which no patch
    could tell from what is absent.
    """
    law, game = "patches_tell_what_views_tell", match.game
    onlooker = Snapshots(max(1, len(match.events) // MOST_EVENTS))
    again = played_again(match, onlooker)
    for entry in match.entries:
        again.take_over(entry.by, entry.answer)
    for watcher in (*range(game.seats(match.state)), None):
        before: Json = {}
        for number, state in enumerate(onlooker.states):
            seen = game.view(state, watcher)
            if not isinstance(seen, msgspec.Struct):
                return
            view = plain(seen)
            demand(not nulls_in(view), law, f"there is a null: {nulls_in(view)[:3]}")
            other = state.copy()
            game.imagine(other, watcher, Random(number))
            patch = merge_patch(before, view)
            imagined = merge_patch(before, plain(game.view(other, watcher)))
            demand(imagined == patch, law, f"a patch tells {name_of(watcher)} what it cannot know")
            same = _written(patched(before, patch)) == _written(view)
            demand(same, law, "a patch does not lead to the next view")
            before = view
