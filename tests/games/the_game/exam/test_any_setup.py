"""Setups that nobody has agreed on: what is said of them, and how such a match begins.

What it was stands in `any_setup.json`; after a change that was meant it is written anew:
`python -m tests.games.the_game.exam.test_any_setup`.
"""

from __future__ import annotations

from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rollout.games.the_game import GAME, actions
from rollout.games.the_game.content.library import library
from rollout.games.the_game.model import State
from rollout.games.the_game.setup import Setup
from rollout.kernel.actions import Action
from rollout.kernel.errors import Unreadable
from rollout.kernel.match import Match
from rollout.kernel.requests import Ask
from tests.exams import Examination, Extreme
from tests.games.the_game.exam.test_any_position import OPTIONS

KEPT = Path(__file__).with_name("any_setup.json")
SEEDS = 20
SETUPS = 16
PLIES = 130
IDLE = 0.7
SCENARIOS = [*library().scenarios, "no-such-scenario"]
MAPS = [*library().maps, "generated/river/3", "generated/moon/1", "generated/city/x", "nowhere"]
FORCES = ("value", "count", "free", "scenario")
ROSTER = [
    "fortress-maximus", "doubledealer", "blurr", "hot-rod", "optimus-prime", "human-crowd",
    "mirage", "scrapper", "hook", "bonecrusher", "scavenger", "long-haul", "mixmaster",
    "devastator", "seaspray", "cosmos", "ravage", "soundwave", "laserbeak", "megatron", "haywire",
    "skywarp", "grimlock", "hound", "ratchet", "inferno", "astrotrain", "army-squad",
    "nobody-at-all",
]  # fmt: skip


@pytest.mark.parametrize("seed", range(SEEDS))
def test_whatever_is_agreed_on_begins_as_it_did(seed: int) -> None:
    assert begun(seed).digest == msgspec.json.decode(KEPT.read_bytes())[seed]


def begun(seed: int) -> Examination:
    rng = Random(f"setups {seed}")
    examined = Examination(rng)
    for _ in range(SETUPS):
        setup = any_setup(rng)
        examined.note(setup)
        try:
            match = Match(GAME.rules, setup, Extreme(rng))
        except Unreadable as error:
            examined.note(type(error).__name__, error)
            continue
        while (ask := match.ask) is not None and match.ply < PLIES:
            examined.note(ask.seat, ask.about, ask.context, ask.secret, bool(ask.options))
            examined.note(*islice(ask.options, 12))
            if ask.about == "force":
                examined.note(ask.options.describe())
            if ask.about not in ("act", "move_step"):
                examined.ask_about(ask, wishes(match.state, rng))
            action = choice(rng, ask)
            examined.note(action)
            match.answer(action)
        for event in match.events:
            examined.note(event)
        examined.note(match.result, GAME.rules.encode(match.state), GAME.rules.report(match.state))
    return examined


def choice(rng: Random, ask: Ask) -> Action:
    """Turns are mostly let go by, so that rounds pass."""
    if ask.about == "act" and rng.random() < IDLE:
        return actions.EndTurn()
    return ask.options.sample(rng)


def any_setup(rng: Random) -> Setup:
    """Mostly one that can be played; some name what there is not."""
    slip = rng.random() < 0.2
    scenario = rng.choice(SCENARIOS if slip else SCENARIOS[:-1])
    options: dict[str, Any] = {
        name: rng.choice(of) for name, of in OPTIONS.items() if rng.random() < 0.15
    }
    if rng.random() < 0.6:
        options["round_limit"] = rng.choice((5, 5, 6, 0))
    if rng.random() < 0.5:
        options["force"] = rng.choice(FORCES)
    if slip and rng.random() < 0.5:
        options[rng.choice(("sprnt", "round_limit", "fire_damage", "arcs"))] = rng.choice((True, 3))
    return Setup(
        scenario=scenario,
        map=rng.choice(MAPS) if rng.random() < (0.5 if slip else 0.15) else "",
        forces=any_forces(rng) if rng.random() < 0.3 else (),
        options=options,
        seats=any_seats(rng),
        deployment=rng.choice(("seats", "seats", "ready", "lined-up" if slip else "ready")),
    )


def any_forces(rng: Random) -> tuple[tuple[str, ...], ...]:
    drawn = rng.sample(ROSTER[: rng.choice((-1, len(ROSTER)))], rng.randint(2, 10))
    cut = rng.randint(0, len(drawn))
    return tuple(drawn[:cut]), tuple(drawn[cut:])


def any_seats(rng: Random) -> tuple[int, ...]:
    if rng.random() < 0.5:
        return (0, 1)
    return (*rng.sample((0, 1), 2), *(rng.randint(0, 1) for _ in range(rng.randint(-1, 4))))


def wishes(state: State, rng: Random) -> list[Action]:
    """What might be wanted before the first round, also what is not there."""
    units = range(-1, len(state.units) + 1)
    cells = rng.sample(range(state.facts.grid.size), 6)
    drawn = tuple(rng.sample(ROSTER, rng.randint(0, 4)))
    return [
        actions.ChooseForce(drawn),
        actions.ChooseForce(tuple(rng.sample(ROSTER[:-2], rng.randint(1, 3)))),
        actions.ChooseForce((*drawn[:1], *drawn[:1])),
        *(actions.Deploy(unit) for unit in units),
        *(actions.DeployAs(rng.randint(-1, 3), rng.randint(-1, 4), unit) for unit in units),
        *(actions.PlaceAt(cell) for cell in (-1, state.facts.grid.size, *cells)),
        *(actions.Face(facing) for facing in range(-1, 7)),
        actions.OrderChain(tuple(rng.sample(units, min(2, len(units))))),
    ]


if __name__ == "__main__":
    found = [begun(seed).digest for seed in range(SEEDS)]
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
