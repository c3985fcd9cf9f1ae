"""From whatever position is drawn, a match goes on as it did before.

What is offered, refused and told on the way is kept as a digest; after a change that was meant it
is written down anew: `python -m tests.games.attacktix.exam.test_any_position`.
"""

from __future__ import annotations

from collections import deque
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rollout.games.attacktix import GAME
from rollout.games.attacktix.actions import Accident, EndMoves
from rollout.games.attacktix.model import State
from rollout.kernel import Match
from rollout.kernel.actions import Action
from rollout.kernel.errors import TableError
from tests.games.attacktix.exam.places import FIGHTING, MOVING, any_state
from tests.games.attacktix.exam.questions import Noted, RoughTable, chosen, look

KEPT = Path(__file__).with_name("any_position.json")
SEEDS = [(FIGHTING, seed) for seed in range(12)] + [(MOVING, seed) for seed in range(8)]
MATCHES = {FIGHTING: 6, MOVING: 5}
PLIES = 30


@pytest.mark.parametrize(("manner", "seed"), SEEDS)
def test_a_match_goes_on_from_any_position(manner: str, seed: int) -> None:
    assert played(manner, seed) == msgspec.json.decode(KEPT.read_bytes())[f"{manner} {seed}"]


def played(manner: str, seed: int) -> str:
    """A digest of some matches from positions that are drawn by a seed."""
    rng, noted = Random(f"{manner} {seed}"), Noted()
    elsewhere: deque[Action] = deque(maxlen=12)
    for _ in range(MATCHES[manner]):
        start = any_state(rng, manner)
        noted.note(GAME.rules.encode(start))
        match: Match[State] = Match(GAME.rules, None, RoughTable(rng, noted), start)
        for ply in range(PLIES):
            if match.ask is None:
                break
            if ply % 3 == 0:
                look(match.state, match.ask, elsewhere, rng, noted)
            if ply % 12 == 5:
                imagined = match.state.copy()
                GAME.rules.imagine(imagined, rng.choice([None, 0, 1]), rng)
                noted.note(GAME.rules.encode(imagined))
            if rng.random() < 0.04:
                noted.note(break_in(match, rng))
                continue
            brief = manner == FIGHTING and match.ask.about == "move"
            action = EndMoves() if brief else chosen(match.ask, rng)
            elsewhere.append(action)
            match.answer(action)
        noted.note(match.events, match.result, GAME.rules.encode(match.state))
        noted.note(GAME.rules.report(match.state))
    return noted.told


def break_in(match: Match[State], rng: Random) -> Any:
    """An accident, or somebody gives up: what is said of it."""
    try:
        if rng.random() < 0.3:
            match.concede(rng.randrange(len(match.state.teams)))
        else:
            kind: Any = rng.choice(["knocked_over", "switch_tripped", "fell_by_itself"])
            match.interject(Accident(kind, rng.randint(-1, len(match.state.figures))))
    except TableError as error:
        return str(error)
    return None


if __name__ == "__main__":
    found = {f"{manner} {seed}": played(manner, seed) for manner, seed in SEEDS}
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
