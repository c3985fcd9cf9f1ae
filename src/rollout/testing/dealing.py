"""A world in which chance once came out differently, and a seat that could not know of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from rollout.kernel.game import Game
from rollout.kernel.match import Match
from rollout.kernel.recorded import Recorded
from rollout.kernel.requests import Chance, Shuffle
from rollout.kernel.sources import Outside
from rollout.testing.asked_moments import LawBroken
from rollout.testing.hiding import name_of, told

TRIES = 3
"""How many outcomes of one line of play are drawn in another way."""
TRYING = 0.6
OTHERS = 3
"""So many other outcomes are tried each time."""


class DealtApart:
    """Copies of one world that part from it by one outcome of chance.

    They get the same outcomes from then on until a seat is asked. One is of use if by then nothing
    differs but what is hidden from the watcher: a card that was dealt, and not a roll that all
    have seen, of which no state need tell before the script has done with it.
    """

    def __init__(self, game: Game[Any], watcher: int | None, rng: Random) -> None:
        self.watcher = watcher
        self.rng = rng
        self.tries = 0 if type(game).imagine is Game.imagine else TRIES
        self._worlds: list[Match[Any]] = []
        self._betrayed: dict[int, str] = {}
        """What the world with that number let everybody see before a seat was asked."""

    def resolve(self, world: Match[Any], outcome: Any) -> None:
        """That outcome is about to be given to the world: the copies get it, or others do."""
        if self._worlds:
            self._worlds = [each for each in self._worlds if self._goes_on(each, world, outcome)]
        elif self.tries and self.rng.random() < TRYING:
            self.tries -= 1
            self._part_from(world, outcome)

    def found(self, here: Match[Any]) -> Match[Any] | None:
        """A seat is asked: a world that the watcher cannot tell from this one, if there is any."""
        worlds, self._worlds = self._worlds, []
        for world in worlds:
            if world.ask is not None and self._differs_in_secret(here, world):
                self.tries = 0
                if id(world) in self._betrayed:
                    problem = f"{name_of(self.watcher)} can tell {self._betrayed[id(world)]}"
                    raise LawBroken("nothing_leaks", problem)
                return world
        return None

    def _part_from(self, world: Match[Any], outcome: Any) -> None:
        chance = world.chance
        if chance is None or isinstance(chance, Recorded):
            return
        self._betrayed.clear()
        for other in _other_outcomes(chance, outcome, self.rng):
            copy = world.at(world.ply, Outside())
            copy.resolve(other)
            self._worlds.append(copy)

    def _goes_on(self, world: Match[Any], beside: Match[Any], outcome: Any) -> bool:
        here, there = beside.chance, world.chance
        if here is None or there is None or there.fault(outcome):
            return False
        if shown(here) != shown(there):
            self._betrayed.setdefault(id(world), f"{shown(here)} from {shown(there)}")
        world.resolve(outcome)
        return True

    def _differs_in_secret(self, here: Match[Any], there: Match[Any]) -> bool:
        game, watcher = here.game, self.watcher
        if told(here.events, watcher) != told(there.events, watcher):
            return False
        if here.view(watcher) != there.view(watcher):
            return False
        if game.encode(here.state) == game.encode(there.state):
            return False
        seed = self.rng.random()
        imagined = [each.state.copy() for each in (here, there)]
        for state in imagined:
            game.imagine(state, watcher, Random(seed))
        return game.encode(imagined[0]) == game.encode(imagined[1])


def shown(chance: Chance) -> tuple[Any, ...]:
    """What everybody is shown of it while it waits for people's own dice."""
    reasons = getattr(chance, "reasons", None)
    terms = None if reasons is None else msgspec.to_builtins(reasons)
    return chance.about, chance.kind, getattr(chance, "need", None), terms


def _other_outcomes(chance: Chance, outcome: Any, rng: Random) -> Iterator[Any]:
    """Drawn anew; what is shuffled also with two items exchanged, which leaves most as it is."""
    for number in range(OTHERS):
        if number % 2 == 0 and isinstance(chance, Shuffle) and len(outcome) > 1:
            other = list(outcome)
            first, second = rng.sample(range(len(other)), 2)
            other[first], other[second] = other[second], other[first]
        else:
            other = chance.draw(rng)
        if other != outcome and chance.fault(other) is None:
            yield other
