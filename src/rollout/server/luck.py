"""Where the outcomes of a match come from: its seed, people's own dice, what a game prepared."""

from __future__ import annotations

from typing import Any

import msgspec

from rollout.gamekit import PreparedChance
from rollout.games.registry import find
from rollout.kernel.match import Match
from rollout.kernel.recorded import Recorded
from rollout.kernel.requests import Chance, Shuffle
from rollout.kernel.sources import Seeded, Source
from rollout.server.records import MatchRecord
from rollout.server.shares import Shares


class OwnDice(Source):
    """People roll for themselves; only what must stay hidden, a shuffle, comes from the seed."""

    def __init__(self, seed: str) -> None:
        self.seeded = Seeded(seed)

    def answer(self, chance: Chance, number: int) -> Any:
        return self.seeded.answer(chance, number) if isinstance(chance, Shuffle) else None


def source_of(record: MatchRecord, seats: int, shares: Shares) -> Source:
    """Of a match in which everybody has a part of the dice, once all parts are there.

    They follow from the setup as it is stored: read by rules of a later day it may be another.
    """
    if record.dice == "own":
        return OwnDice(record.seed)
    if record.dice == "shared":
        setup = msgspec.json.decode(record.setup)
        return Seeded(shares.dice(seats).key(record.seed, setup))
    return Seeded(record.seed)


def prepared_for(record: MatchRecord, setup: Any) -> PreparedChance | None:
    """What a game has written for a first match. Own dice are never scripted."""
    taught = record.dice != "own" and setup is not None
    return find(record.game).prepared(setup) if taught else None


def lay_out(
    match: Match[Any], prepared: PreparedChance | None, source: Source
) -> PreparedChance | None:
    """Resolve what a first match has written; what comes after that, the source draws.

    Gives what is still prepared. What has to be recorded waits, as ever.
    """
    while prepared is not None and match.chance is not None:
        if isinstance(match.chance, Recorded):
            return prepared
        outcome = prepared.outcome(match.chance, match.entries)
        if outcome is None:
            prepared = None
            match.source = source
            match.go_on()
        else:
            match.resolve(outcome)
    return prepared
