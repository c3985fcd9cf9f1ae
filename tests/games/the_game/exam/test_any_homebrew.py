"""Characters that nobody has drawn up, in scenarios that end soon: traits and rules in any company.

Everything that is asked, offered, refused and told is noted. What it was stands in
`any_homebrew.json`; after a change that was meant it is written anew:
`python -m tests.games.the_game.exam.test_any_homebrew`.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rollout.games.the_game import GAME
from rollout.games.the_game.content.library import library
from rollout.games.the_game.content.traits import TRAITS
from rollout.games.the_game.model import State
from rollout.games.the_game.naming import TEAM_NAMES
from rollout.games.the_game.rules.reach import reachable
from rollout.kernel.errors import Unreadable
from rollout.kernel.match import Match
from tests.exams import Examination, Extreme
from tests.games.the_game.exam.test_any_position import (
    FACINGS,
    OPTIONS,
    any_area,
    check_order,
)

KEPT = Path(__file__).with_name("any_homebrew.json")
SEEDS = 16
MATCHES = 6
PLIES = 40
KINDS = (
    ("robot", ()), ("robot", ("fly",)), ("car", ()), ("truck", ("transport",)), ("jet", ("fly",)),
    ("helicopter", ("fly", "vtol")), ("ship", ("water",)), ("gun", ("gun", "small")), ("tank", ()),
    ("cassette", ("small",)), ("shuttle", ("fly", "transport")),
)  # fmt: skip
ANY_TRAIT = [name for name, trait in TRAITS.items() if not trait.for_teams]
DAMAGE = [name for name, trait in TRAITS.items() if trait.one_of]
SCENARIOS = [
    each.slug
    for each in library().scenarios.values()
    if each.tutorial is None and not each.reinforcements
]
DULL = ("EndTurn", "Stop", "Pass", "Decline")


@pytest.mark.parametrize("seed", range(SEEDS))
def test_characters_that_nobody_has_drawn_up_play_as_they_did(seed: int) -> None:
    assert played(seed) == msgspec.json.decode(KEPT.read_bytes())[seed]


def played(seed: int) -> str:
    rng = Random(f"homebrew {seed}")
    examined = Examination(rng, numbers, DULL, in_order)
    for _ in range(MATCHES):
        match = Match(GAME.rules, None, Extreme(rng), any_state(rng))
        examined.play(match, PLIES, every=2)
        examined.note(GAME.rules.report(match.state))
    return examined.digest


def in_order(match: Match[State]) -> Any:
    """Of whoever acts: the ends of a Movement, and the answers that lead there."""
    ask, state = match.ask, match.state
    if ask is None or ask.about != "act":
        return None
    check_order(state)
    assert GAME.rules.decode(GAME.rules.encode(state)) == state
    unit = state.units[ask.context["unit"]]
    return [
        (each.cell, each.facing, each.level, each.prone, each.spent, each.aboard, each.path)
        for each in reachable(state, unit, unit.form.speed)
    ]


def numbers(state: State) -> tuple[int, ...]:
    return len(state.units), state.facts.grid.size


def any_state(rng: Random) -> State:
    """Positions are drawn until one is possible."""
    while True:
        try:
            state: State = GAME.rules.position(any_position(rng))
            return state
        except Unreadable:
            continue


def any_position(rng: Random) -> dict[str, Any]:
    characters = {f"own-{letter}": any_character(rng) for letter in "abcdef"}
    if rng.random() < 0.5:
        characters["own-a"]["partners"] = ["own-g"]
        characters["own-g"] = {**any_character(rng), "kind": "nebulon", "size": "nebulon"}
    columns, rows = rng.randint(5, 8), rng.randint(7, 9)
    cells = [f"{c:02}{r:02}" for c in range(1, columns + 1) for r in range(1, rows + 1)]
    position: dict[str, Any] = {"characters": characters, "round": 4}
    if rng.random() < 0.4:
        position["scenario"] = rng.choice(SCENARIOS)
        cells = [f"{c:02}{r:02}" for c in range(5, 11) for r in range(6, 13)]
        position["scores"] = {"A": rng.randint(0, 4), "B": rng.randint(0, 4)}
    else:
        areas = [any_area(rng, cells) for _ in range(5)]
        position["map"] = {"columns": columns, "rows": rows, "areas": areas}
        position["ground"] = [
            {
                "at": [rng.choice(cells)],
                "height": rng.randint(1, 4),
                "hit_points": rng.randint(1, 9),
            }
            for _ in range(3)
        ]
        position["fires"] = rng.sample(cells, rng.randint(0, 2))
        position["wind"] = rng.choice(FACINGS)
        position["smoke"] = [{"at": rng.choice(cells), "expires": rng.randint(4, 5)}]
        position["things"] = [{"kind": "energon-cube", "at": rng.choice(cells)}]
    return {
        **position,
        "units": list(any_units(rng, characters, cells)),
        "phase": rng.choice(["turn", "turn", "round_start", "round_end"]),
        "options": {
            "round_limit": 5,
            **{name: rng.choice(of) for name, of in OPTIONS.items() if rng.random() < 0.25},
        },
    }


def any_character(rng: Random) -> dict[str, Any]:
    kinds = rng.sample(KINDS, rng.randint(1, 3))
    modes = [any_mode(rng, number, kind, own) for number, (kind, own) in enumerate(kinds)]
    return {
        "faction": "autobot",
        "size": "car",
        "endurance": rng.randint(1, 8),
        "skill": rng.randint(0, 9),
        "modes": modes,
    }


def any_mode(rng: Random, number: int, kind: str, own: tuple[str, ...]) -> dict[str, Any]:
    more = rng.sample(ANY_TRAIT, rng.randint(0, 4))
    traits = [name for name in dict.fromkeys((*own, *more)) if name not in DAMAGE]
    if rng.random() < 0.2:
        traits.append(rng.choice(DAMAGE))
    return {
        "name": f"Form {number}",
        "kind": kind,
        "strength": rng.choice([0, 3, 6, 12]),
        "speed": rng.choice([0, 2, 4, 7]),
        "firepower": rng.choice([0, 4, 8, 14]),
        "height": rng.choice([1, 1, 2, 3, 6]),
        "traits": traits,
    }


def any_units(
    rng: Random, characters: dict[str, dict[str, Any]], cells: list[str]
) -> Iterator[dict[str, Any]]:
    free = rng.sample(cells, len(cells))
    placed: list[str] = []
    for name, character in characters.items():
        mode = rng.randrange(len(character["modes"]))
        unit: dict[str, Any] = {"name": name, "mode": mode, "facing": rng.choice(FACINGS)}
        unit["team"] = rng.choice(TEAM_NAMES[:2])
        unit["damage"] = rng.randint(0, 2 * character["endurance"] - 1) if rng.random() < 0.4 else 0
        if placed and rng.random() < 0.15:
            unit[rng.choice(["inside", "carried_by"])] = rng.choice(placed)
        elif name != "own-g" or rng.random() < 0.5:
            unit["at"] = free.pop()
            unit.update(any_condition(rng, character["modes"][mode]["traits"]))
            if "status" not in unit:
                placed.append(name)
        else:
            continue
        yield unit


def any_condition(rng: Random, traits: list[str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if "fly" in traits and rng.random() < 0.5:
        found["level"] = "hovering" if "vtol" in traits and rng.random() < 0.5 else "air"
    if "cloak" in traits and rng.random() < 0.4:
        found["cloaked"] = True
    if "shield" in traits and rng.random() < 0.5:
        found["shield"] = rng.choice(["self", "weapon"])
    if rng.random() < 0.1:
        found["status"] = "deactivated"
        found["damage"] = None
    return found


if __name__ == "__main__":
    found = [played(seed) for seed in range(SEEDS)]
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
