"""What is said of any setup, and how a match begins with those that are good.

A change that was meant is written down anew:
`python -m tests.games.attacktix.exam.test_any_setup`.
"""

from __future__ import annotations

from collections import deque
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rollout.games.attacktix import GAME
from rollout.games.attacktix.content.library import library
from rollout.games.attacktix.model import State
from rollout.games.attacktix.rules.forces import force_faults
from rollout.games.attacktix.setup import Setup
from rollout.games.attacktix.setup_desk import check, describe, explain
from rollout.kernel import Match
from rollout.kernel.actions import Action
from rollout.kernel.errors import SetupRefused
from tests.games.attacktix.exam.places import MAPS, MIXED, OPTIONS
from tests.games.attacktix.exam.questions import Noted, RoughTable, chosen, look

KEPT = Path(__file__).with_name("any_setup.json")
SEEDS = range(8)
PLIES = 60
MATCHES = {5: 3, 7: 2}
"""So often a good setup is begun; five times, but for those with four players and many barriers."""
BEFORE: dict[str, tuple[Any, ...]] = {
    "points": ("at_most",), "bm_count": ("at_most",), "max_copies": (1, 2),
    "battle_masters": (1, 2), "tournament": ("official",), "placement": ("alternate",),
}  # fmt: skip
GOOD: tuple[dict[str, Any], ...] = (
    {"mode": "duel", "forces": ["vanguard", "spearhead"]},
    {"mode": "duel", "forces": ["vanguard", "spearhead"], "options": {"placement": "alternate"}},
    {"mode": "teams", "teams": [0, 1, 0, 1], "size": 200, "forces": ["vanguard"] * 4},
    {
        "mode": "teams",
        "teams": [0, 0, 1],
        "size": 200,
        "forces": ["vanguard", "spearhead", "planet_eater"],
        "options": {"battle_masters": 1, "bm_count": "at_most"},
    },
    {"mode": "free_for_all", "forces": ["vanguard"] * 3, "map": "triangle"},
    {"mode": "free_for_all", "forces": ["spearhead"] * 4, "map": "arena"},
    {"deployment": "ready", "forces": ["vanguard", "spearhead"], "map": "junkyard"},
    {"deployment": "ready", "mode": "free_for_all", "forces": ["sting"] * 4, "map": "arena"},
    {
        "deployment": "ready",
        "mode": "teams",
        "teams": [0, 1, 0, 1],
        "size": 200,
        "forces": ["cassette_club", "vanguard"] * 2,
        "map": "stockade",
    },
    {"mode": "gallery", "forces": ["jetfire_robot", "kup_robot, prowl_robot"]},
    {"mode": "gallery", "forces": ["kup_robot", "prowl_robot"], "map": "junkyard"},
)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_speaks_against_a_setup_is_what_did(seed: int) -> None:
    assert judged(seed) == kept()[f"judged {seed}"]


@pytest.mark.parametrize("number", range(len(GOOD)))
def test_a_match_begins_as_it_did(number: int) -> None:
    assert begun(number) == kept()[f"begun {number}"]


def test_what_a_setup_can_be_made_of_is_what_it_was() -> None:
    assert made_of() == kept()["made of"]


def kept() -> Any:
    return msgspec.json.decode(KEPT.read_bytes())


def made_of() -> str:
    noted = Noted()
    noted.note(describe())
    return noted.told


def judged(seed: int) -> str:
    """A digest of what is said of drawn setups."""
    rng, noted = Random(f"judged {seed}"), Noted()
    for _ in range(120):
        data = any_setup(rng)
        noted.note(explain(data))
        setup = msgspec.convert(data, type=Setup)
        try:
            noted.note(check(setup), force_faults(setup, library(setup.homebrew), 1))
            noted.note(GAME.rules.encode(GAME.rules.start(setup)))
        except SetupRefused as error:
            noted.note(str(error))
    return noted.told


def begun(number: int) -> str:
    """A digest of the beginnings of some matches with a good setup."""
    rng, noted = Random(number), Noted()
    setup = msgspec.convert(GOOD[number], type=Setup)
    for _ in range(MATCHES.get(number, 5)):
        elsewhere: deque[Action] = deque(maxlen=8)
        match: Match[State] = Match(GAME.rules, setup, RoughTable(rng, noted))
        for ply in range(PLIES):
            if match.ask is None:
                break
            if ply % 3 == 0:
                look(match.state, match.ask, elsewhere, rng, noted)
            if ply % 9 == 4:
                imagined = match.state.copy()
                GAME.rules.imagine(imagined, rng.choice([None, 0, 1]), rng)
                noted.note(GAME.rules.encode(imagined))
            if rng.random() < 0.01 and len(match.state.teams) > 2:
                match.concede(match.ask.seat)
                continue
            action = chosen(match.ask, rng)
            elsewhere.append(action)
            match.answer(action)
        noted.note(match.events, match.result, GAME.rules.encode(match.state))
    return noted.told


def any_setup(rng: Random) -> dict[str, Any]:
    known = library()
    codes, ready = sorted(known.figures), sorted(known.forces)

    def force() -> str:
        if rng.random() < 0.6:
            return rng.choice([*ready, "vangard"])
        battle, back_up = (rng.choices(codes, k=rng.randint(0, 5)) for _ in "12")
        text = f"{', '.join(battle)} | {', '.join(back_up)}"
        return text.replace("|", rng.choice(["|", "|", "|", "/"])).replace(
            "robot", rng.choice(["robot", "robot", "robt"]), 1
        )

    number = rng.choice([2, 2, 2, 3, 4, 5])
    mode = rng.choice(["duel", "duel", "teams", "free_for_all", "gallery"])
    options = {**OPTIONS, **BEFORE}
    return {
        "forces": [force() for _ in range(number)],
        "mode": mode,
        "deployment": rng.choice(["table", "ready"]),
        "size": rng.choice([100, 100, 200, 150]),
        "map": rng.choice([*MAPS[:12], "bare_tabel", "mixed"]),
        "teams": [rng.choice([0, 1]) for _ in range(rng.choice([number, 0]))],
        "homebrew": rng.choice(["", MIXED]),
        "options": {name: rng.choice(of) for name, of in options.items() if rng.random() < 0.12},
    }


if __name__ == "__main__":
    found = {f"judged {seed}": judged(seed) for seed in SEEDS}
    found |= {f"begun {number}": begun(number) for number in range(len(GOOD))}
    found["made of"] = made_of()
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
