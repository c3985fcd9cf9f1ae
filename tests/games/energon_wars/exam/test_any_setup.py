"""Whatever is agreed before a match, armies, scenario and deployment go on as they did before.

After a change that was meant the digests are written anew:
`python -m tests.games.energon_wars.exam.test_any_setup`; `show SEED` prints one in full.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rollout.games.energon_wars import GAME
from rollout.games.energon_wars.content.library import library
from rollout.games.energon_wars.lists import builder, verdicts
from rollout.games.energon_wars.model import State
from rollout.games.energon_wars.naming import NAMER
from rollout.games.energon_wars.options import MatchOptions
from rollout.games.energon_wars.setup import Setup
from rollout.games.energon_wars.setup_desk import check, describe
from rollout.kernel import Match
from rollout.kernel.errors import SetupRefused
from tests.exams import Examination, Extreme, said_by
from tests.games.energon_wars.exam.positions import OPTIONS, TEAM

KEPT = Path(__file__).with_name("any_setup.json")
SEEDS = 8
SETUPS = 7
PLIES = 60
FACTIONS = ("autobot", "decepticon")
WRONG = ("", "jaz", "optimus,optimus", "optimus*,grimlock*", "jazz*", "jazz+jetpak", "devastator")


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_match_is_prepared_from_any_setup(seed: int) -> None:
    assert examined(seed).digest == msgspec.json.decode(KEPT.read_bytes())[seed]


def examined(seed: int) -> Examination:
    rng = Random(seed)
    exam = Examination(
        rng, lambda state: (len(state.models), 3), ("Board", "HoldBack"), say=said_by(NAMER)
    )
    if seed == 0:
        exam.note(describe(), builder())
    for _ in range(SETUPS):
        setup = any_setup(rng)
        exam.note(setup, list(verdicts(setup)))
        try:
            exam.note(check(setup))
            match: Match[State] = Match(GAME.rules, setup, Extreme(rng))
        except SetupRefused as refused:
            exam.note(refused.refusal)
            continue
        exam.play(match, PLIES, every=4)
        exam.note(match.state)
        if match.ask is not None:
            exam.note(match.ask.options.describe())
    return exam


def any_setup(rng: Random) -> Setup:
    cards = library()
    options: dict[str, Any] = {
        name: rng.choice(values) for name, values in OPTIONS.items() if rng.random() < 0.1
    }
    options["scenario_pick"] = rng.choice(("die", "low_roller"))
    factions = rng.choice((FACTIONS, FACTIONS[::-1])) if rng.random() < 0.95 else FACTIONS[:1] * 2
    return Setup(
        armies=(any_army(rng, factions[0]), any_army(rng, factions[1])),
        scenario=rng.choice(("", "escalation", *cards.scenarios)),
        map=rng.choice((*cards.maps, "iacn")) if rng.random() < 0.3 else "",
        deployment="ready" if rng.random() < 0.25 else "table",
        options=MatchOptions(**options),
    )


def any_army(rng: Random, faction: str) -> str:
    """Ready-made, a theme's, some models with items, or one that is wrong."""
    cards = library()
    if rng.random() < 0.06:
        return rng.choice(WRONG)
    if rng.random() < 0.35:
        return rng.choice([each.slug for each in cards.armies.values() if each.faction == faction])
    if faction == "decepticon" and rng.random() < 0.25:
        return ",".join([*TEAM, "bombshell"])
    own = [each for each in cards.bought() if each.faction == faction]
    found, points = [], 0
    for card in rng.sample(own, len(own)):
        if points + card.points <= rng.choice((12, 24, 25)):
            points += card.points
            star = "*" if "commander" in card.tags and rng.random() < 0.5 else ""
            item = ""
            if rng.random() < 0.1:
                bought = rng.choice(list(cards.items.values()))
                points += bought.points
                item = f"+{bought.slug}"
            found.append(card.slug + star + item)
    return ", ".join(found)


if __name__ == "__main__":
    if sys.argv[1:2] == ["show"]:
        print("\n".join(examined(int(sys.argv[2])).lines))
    else:
        found = [examined(seed).digest for seed in range(SEEDS)]
        KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
