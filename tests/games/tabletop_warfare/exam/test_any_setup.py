"""Whatever is agreed before a match, lists, field and deployment go on as they did before.

After a change that was meant the digests are written anew:
`python -m tests.games.tabletop_warfare.exam.test_any_setup`; `show SEED` prints one in full.
"""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rollout.games.tabletop_warfare import GAME
from rollout.games.tabletop_warfare.content.library import library
from rollout.games.tabletop_warfare.lists import verdicts
from rollout.games.tabletop_warfare.model import State
from rollout.games.tabletop_warfare.setup import MatchOptions, Setup
from rollout.games.tabletop_warfare.setup_desk import check
from rollout.kernel import Match
from rollout.kernel.errors import SetupRefused
from tests.exams import Examination, Extreme
from tests.games.tabletop_warfare.exam.drawn import BOOKS, SCENARIOS, SWITCHES, book

KEPT = Path(__file__).with_name("any_setup.json")
SEEDS = 12
SETUPS = 12
PLIES = 40


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_match_is_prepared_from_any_setup(seed: int) -> None:
    assert examined(seed).digest == msgspec.json.decode(KEPT.read_bytes())[seed]


def examined(seed: int) -> Examination:
    rng = Random(seed)
    exam = Examination(rng, lambda state: (len(state.figures), 6), besides=secrets)
    for _ in range(SETUPS):
        setup = any_setup(rng)
        exam.note(list(verdicts(setup)))
        try:
            exam.note(check(setup), GAME.rules.among_bots(setup))
            match: Match[State] = Match(GAME.rules, setup, Extreme(rng))
        except SetupRefused as refused:
            exam.note(refused.refusal)
            continue
        exam.play(match, PLIES)
        for seat in (0, 1, None):
            imagined = match.imagine(seat, Random(seed), Extreme(Random(seed)))
            exam.note(GAME.rules.encode(imagined.state))
    return exam


def secrets(match: Match[State]) -> list[bool]:
    """From whom something is hidden; nobody, a spectator, among them."""
    return [GAME.rules.hides(match.state, seat) for seat in (0, 1, 2, 3, None)]


def any_setup(rng: Random) -> Setup:
    homebrew = book(rng.randrange(BOOKS)) if rng.random() < 0.3 else ""
    options: dict[str, Any] = {
        name: rng.choice(values) for name, values in SWITCHES.items() if rng.random() < 0.1
    }
    options["points_limit"] = rng.choice((60, 100, 100, 200, 500))
    options["field"] = rng.choice(("small", "small", "medium", "large"))
    options["mirror_match"] = rng.random() < 0.3
    options["round_limit"] = rng.choice((0, 1, 2))
    if rng.random() < 0.4:
        options["scenario"] = rng.choice(SCENARIOS)
    factions: Any = rng.choice(
        (("autobot", "decepticon"), ("decepticon", "autobot"), ("autobot", "autobot"))
    )
    books = library(homebrew)
    grounds = [each.code for each in books.grounds.values() if each.size == options["field"]]
    return Setup(
        (any_army(rng, homebrew, factions[0]), any_army(rng, homebrew, factions[1])),
        factions,
        rng.choice(("", *grounds, *grounds)),
        rng.choice(("autobot", "decepticon")),
        "ready" if rng.random() < 0.2 else "table",
        MatchOptions(**options),
        homebrew,
    )


def any_army(rng: Random, homebrew: str, faction: str) -> str:
    """Made at the table, ready-made, or a few figures."""
    books = library(homebrew)
    if rng.random() < 0.3:
        return ""
    if rng.random() < 0.4:
        return rng.choice([each.code for each in books.armies.values() if each.faction == faction])
    bought = [each.code for each in books.kinds.values() if each.cost and faction in each.factions]
    chosen = rng.sample(bought, rng.randint(1, 4))
    return ",".join([*chosen, *rng.choices(chosen, k=rng.randint(0, 1))])


if __name__ == "__main__":
    if sys.argv[1:2] == ["show"]:
        print("\n".join(examined(int(sys.argv[2])).lines))
    else:
        found = [examined(seed).digest for seed in range(SEEDS)]
        KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
