"""What was refused before is refused now, by the same rule, for the same reason.

Every position of the case files, and the beginnings of matches, are played on a little; each
question is asked about what was offered elsewhere, by other units and at other times, and about
what the game itself thinks of as a near miss. A change that was meant is written down anew:
`python -m tests.golden.test_refusals`.
"""

from __future__ import annotations

import hashlib
from collections import deque
from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

from rollout.kernel.actions import Action
from rollout.kernel.match import Match
from rollout.kernel.requests import Ask
from rollout.kernel.sources import Outside, Seeded
from rollout.testing.playthroughs import ANY
from tests.golden.plans import FOLDER, plan_of

PLIES = 20
OF_A_SETUP = 220
REMEMBERED = 60
NEAR_MISSES = 25
GAMES = ("the_game", "battlecards")


class Probing:
    """Asks a match about actions that it was offered elsewhere, and digests what is said."""

    def __init__(self) -> None:
        self.remembered: deque[Action] = deque(maxlen=REMEMBERED)
        self.digest = hashlib.blake2b(digest_size=8)

    def play(self, match: Match[Any], rng: Random, most: int) -> None:
        match.source = Seeded("00" * 16)
        match.go_on()
        while (ask := match.ask) is not None and match.ply < most:
            self._probe(ask)
            action = _any_kind(ask, rng)
            match.answer(action)

    def _probe(self, ask: Ask) -> None:
        told = [(each, ask.options.refusal(each)) for each in self.remembered]
        told += islice(ask.options.near_misses(), NEAR_MISSES)
        for action, refusal in told:
            assert (action in ask.options) == (refusal is None)
            words = None if refusal is None else (refusal.rule, refusal.why, refusal.details)
            self.digest.update(repr((action, words)).encode())
        self.remembered.extend(islice(ask.options, 4))


def _any_kind(ask: Ask, rng: Random) -> Action:
    """Any kind of action as likely as another."""
    offered = list(islice(ask.options, 400)) or [ask.options.sample(rng)]
    kind = rng.choice(sorted({type(each).__name__ for each in offered}))
    return rng.choice([each for each in offered if type(each).__name__ == kind])


def refused(game: str, name: str) -> str:
    """What is said of all that in a setup, or in the positions of all cases."""
    plan, probing = plan_of(game), Probing()
    if name in plan.setups:
        probing.play(Match(plan.game, plan.setup(name), Outside()), Random(name), OF_A_SETUP)
    else:
        for case in plan.cases:
            match = plan.playthrough(case, 0, ANY).match
            probing.play(match.at(0, Outside()), Random(case), PLIES)
    return probing.digest.hexdigest()


def names(game: str) -> list[str]:
    return [*plan_of(game).setups, "cases"]


KEPT = FOLDER / "refusals.json"
REFUSED: dict[str, dict[str, str]] = msgspec.json.decode(KEPT.read_bytes())


@pytest.mark.parametrize(("game", "name"), [(game, name) for game in GAMES for name in names(game)])
def test_what_was_refused_is_refused_for_the_same_reason(game: str, name: str) -> None:
    assert refused(game, name) == REFUSED[game][name]


if __name__ == "__main__":
    told = {game: {name: refused(game, name) for name in names(game)} for game in GAMES}
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(told)) + b"\n")
