"""Everybody close together: whatever is offered is done where it is offered for the first time.

What is offered, refused, told and left on the table is what it was before; after a change that
was meant it is written down anew: `python -m tests.games.the_game.exam.test_close_quarters`.
"""

from __future__ import annotations

from collections import Counter
from itertools import islice
from pathlib import Path
from random import Random

import msgspec
import pytest

from rollout.games.the_game import GAME
from rollout.games.the_game.model import State
from rollout.kernel.actions import Action
from rollout.kernel.game import Witness
from rollout.kernel.match import Match
from rollout.kernel.requests import Ask
from tests.exams import Examination, Extreme
from tests.games.the_game.exam.close_quarters import any_state, wishes

KEPT = Path(__file__).with_name("close_quarters.json")
SEEDS = 36
MATCHES = 13
PLIES = 14


@pytest.mark.parametrize("seed", range(SEEDS))
def test_what_is_done_at_close_quarters_is_what_it_was(seed: int) -> None:
    assert played(seed).digest == msgspec.json.decode(KEPT.read_bytes())[seed]


def played(seed: int) -> Examination:
    rng = Random(f"close quarters {seed}")
    examined = Examination(rng)
    done: Counter[str] = Counter()
    for _ in range(MATCHES):
        state = any_state(rng)
        examined.note(GAME.rules.report(state))
        match = Match(GAME.rules, None, Extreme(rng), state)
        match.table.witness = Onlooker(examined)
        while match.ask is not None and match.ply < PLIES:
            look(examined, match.state, match.ask)
            action = choice(rng, match.ask, done)
            say(examined, match.state, action)
            match.answer(action)
        for event in match.events:
            examined.note(event, GAME.rules.report_event(match.state, event))
            examined.note(GAME.screen.arguments(match.state, event))
        examined.note(match.result, GAME.rules.encode(match.state), GAME.rules.bound(match.state))
    return examined


class Onlooker(Witness):
    """Notes how the table stands whenever something is told."""

    def __init__(self, examined: Examination) -> None:
        self.examined = examined

    def told(self, state: State, number: int) -> None:
        units = [
            (
                unit.cell, unit.level, unit.facing, unit.prone, unit.damage, unit.status,
                unit.team, unit.side, unit.seat, unit.owner, unit.master, unit.carrier,
                unit.inside, unit.host, unit.shield, unit.cloaked, unit.form.index,
            )
            for unit in state.units
        ]  # fmt: skip
        self.examined.note(number, units, state.pile, state.flipped, state.acting, state.scores)
        self.examined.note(state.fires, state.wind, state.chains, len(state.smoke), state.over)


def look(examined: Examination, state: State, ask: Ask) -> None:
    """What may be done, and what is said of all that somebody might want to do."""
    examined.note(ask.seat, ask.about, ask.context, bool(ask.options), *islice(ask.options, 60))
    examined.ask_about(ask, wishes(state, ask.about, examined.rng))


def say(examined: Examination, state: State, action: Action) -> None:
    """What is done, as case files and players say it."""
    words = GAME.rules.write_action(state, action)
    assert GAME.rules.read_action(state, words) == action
    examined.note(action, words, GAME.screen.arguments(state, action))


def choice(rng: Random, ask: Ask, done: Counter[str]) -> Action:
    """Of the kinds that are offered the one that was done least often."""
    offered = list(islice(ask.options, 200))
    kinds = sorted({type(each).__name__ for each in offered})
    rare = min(kinds, key=lambda kind: (done[kind], rng.random()))
    done[rare] += 1
    return rng.choice([each for each in offered if type(each).__name__ == rare])


if __name__ == "__main__":
    found = [played(seed).digest for seed in range(SEEDS)]
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
