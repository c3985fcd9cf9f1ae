"""Chance that no seed can give again: what happened once is recorded, and only read from then on.

A physics engine may answer differently on another machine. So its outcome waits as people's own
dice do (no source draws it), uses no draw number, and stands in the journal as a record. Replay,
recovery, verification and forks read that; search and odds use the stated `guess` instead.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

from mypy_extensions import mypyc_attr

from rollout.kernel.requests import Chance

TRIES: Final = 2
"""After so many failures the outcome is void."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Recorded(Chance):
    """Something that is carried out once, outside. What varies it is drawn before, by the seed.

    So whoever is interrupted before the record is kept carries out the very same again.
    Subclasses give `record`, `guess` and `void`; `branches` are those of the guess.
    """

    def record(self) -> Any:
        """Carry it out. It may take long, fail, or take its process down with it."""
        raise NotImplementedError

    def filmed(self) -> tuple[Any, bytes]:
        """The record, and what could be seen of it: for display only, and no part of the match."""
        return self.record(), b""

    def guess(self, rng: Random) -> Any:
        """What is taken to come out, for search and odds."""
        raise NotImplementedError

    def void(self) -> Any:
        """The outcome when it cannot be carried out."""
        raise NotImplementedError

    def draw(self, rng: Random) -> Any:
        """Only what searches and samples draws this: it is the guess."""
        return self.guess(rng)


def carried_out(chance: Recorded) -> Any:
    """The record, made in this very process; void when it fails again and again."""
    for _ in range(TRIES):
        try:
            outcome = chance.record()
        except Exception:
            continue
        if chance.fault(outcome) is None:
            return outcome
    return chance.void()
