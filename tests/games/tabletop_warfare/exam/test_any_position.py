"""From whatever position a player writes down, a match goes on as it did before.

What was asked, offered, refused and told on the way is kept as digests; after a change that was
meant they are written anew: `python -m tests.games.tabletop_warfare.exam.test_any_position`.
`show SEED` prints what a digest is made of.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rollout.games.tabletop_warfare import GAME
from rollout.games.tabletop_warfare.actions import TimeIsUp
from rollout.games.tabletop_warfare.model import State
from rollout.games.tabletop_warfare.naming import NAMER
from rollout.games.tabletop_warfare.standing_answers import STANDING
from rollout.kernel import Match
from rollout.kernel.requests import Ask
from tests.exams import Examination, Extreme, said_by, standing
from tests.games.tabletop_warfare.exam.drawn import any_state

KEPT = Path(__file__).with_name("any_position.json")
SEEDS = 20
POSITIONS = 24
PLIES = 30
DULL = ("Aim", "CeaseFire", "Decline", "KeepRoll", "Pass", "PlayOn", "TakeTheHit", "Transform")
WANTED = {"critical": 20, "accuracy": 20}


class Close(Examination):
    """Looks also at how a screen is told of a choice."""

    def look(self, match: Match[Any], ask: Ask) -> None:
        super().look(match, ask)
        self.note(ask.options.describe())


def kept(match: Match[Any]) -> Any:
    """What nobody is told, in short, and what is answered for who wants it always."""
    state = msgspec.json.encode(match.game.encode(match.state))
    return hashlib.blake2b(state, digest_size=4).hexdigest(), standing(STANDING, match)


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_match_goes_on_from_any_position(seed: int) -> None:
    assert examined(seed).digest == msgspec.json.decode(KEPT.read_bytes())[seed]


def examined(seed: int) -> Examination:
    rng = Random(seed)
    exam = Close(rng, lambda state: (len(state.figures), 6), DULL, kept, said_by(NAMER))
    for _ in range(POSITIONS):
        state = any_state(rng)
        match: Match[State] = Match(GAME.rules, None, Extreme(rng, WANTED), state)
        exam.play(match, PLIES, every=3)
        exam.note(GAME.rules.report(match.state), GAME.rules.bound(match.state))
        exam.note([GAME.rules.conceded(match.state, seat) for seat in (0, 1)])
        refusal = GAME.rules.interjection_refusal(match.state, 0, TimeIsUp())
        exam.note(refusal)
        if refusal is None and match.result is None:
            match.interject(TimeIsUp())
            exam.play(match, PLIES)
    return exam


if __name__ == "__main__":
    if sys.argv[1:2] == ["show"]:
        print("\n".join(examined(int(sys.argv[2])).lines))
    else:
        found = [examined(seed).digest for seed in range(SEEDS)]
        KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
