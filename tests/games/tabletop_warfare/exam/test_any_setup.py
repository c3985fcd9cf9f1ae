"""Whatever is agreed before a match, lists, field and deployment go on as they did before.

After a change that was meant the digests are written anew:
`python -m tests.games.tabletop_warfare.exam.test_any_setup`; `show SEED` prints one in full.
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
from rollout.games.tabletop_warfare.actions import MakeList
from rollout.games.tabletop_warfare.content.library import library
from rollout.games.tabletop_warfare.lists import builder, verdicts
from rollout.games.tabletop_warfare.model import State
from rollout.games.tabletop_warfare.naming import NAMER
from rollout.games.tabletop_warfare.rules.muster import Lists
from rollout.games.tabletop_warfare.rules.preparation import bare
from rollout.games.tabletop_warfare.rules.scenarios import SCENARIO_FIELDS
from rollout.games.tabletop_warfare.setup import MatchOptions, Setup
from rollout.games.tabletop_warfare.setup_desk import check, describe
from rollout.kernel import Match
from rollout.kernel.errors import SetupRefused
from tests.exams import Examination, Extreme, said_by
from tests.games.tabletop_warfare.exam.drawn import BOOKS, SCENARIOS, SWITCHES, book

KEPT = Path(__file__).with_name("any_setup.json")
DANGEROUS = ("energon_shore",)
SEEDS = 12
SETUPS = 12
PLIES = 40


@pytest.mark.parametrize("seed", range(SEEDS))
def test_a_match_is_prepared_from_any_setup(seed: int) -> None:
    assert examined(seed).digest == msgspec.json.decode(KEPT.read_bytes())[seed]


def examined(seed: int) -> Examination:
    rng = Random(seed)
    exam = Examination(
        rng, lambda state: (len(state.figures), 6), besides=secrets, say=said_by(NAMER)
    )
    if seed == 0:
        exam.note(describe(), builder())
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


def secrets(match: Match[State]) -> Any:
    """From whom something is hidden; nobody, a spectator, among them. And all of it, in short."""
    state = msgspec.json.encode(GAME.rules.encode(match.state))
    hidden = [GAME.rules.hides(match.state, seat) for seat in (0, 1, 2, 3, None)]
    return hidden, hashlib.blake2b(state, digest_size=4).hexdigest()


def any_setup(rng: Random) -> Setup:
    """Mostly one that can be played."""
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
        options["points_limit"] = rng.choice((100, 200) if rng.random() < 0.9 else (99, 201))
    size = SCENARIO_FIELDS.get(options.get("scenario", ""), options["field"])
    books = library(homebrew)
    grounds = [each.code for each in books.grounds.values() if each.size == size]
    ground = rng.choice(("", *grounds, *grounds)) if rng.random() < 0.97 else "nowhere"
    if ground in DANGEROUS and rng.random() < 0.9:
        options["dangerous_terrain"] = True
    factions: Any = rng.choice((("autobot", "decepticon"), ("decepticon", "autobot")))
    if options["mirror_match"] or rng.random() < 0.05:
        factions = (factions[0], factions[0])
    setup = Setup(
        ("", ""),
        factions,
        ground,
        rng.choice(("autobot", "decepticon")),
        "ready" if rng.random() < 0.2 else "table",
        MatchOptions(**options),
        homebrew,
    )
    state = bare(setup)
    ready = setup.deployment == "ready"
    armies = (any_army(rng, state, 0, ready), any_army(rng, state, 1, ready))
    return msgspec.structs.replace(setup, armies=armies)


def any_army(rng: Random, state: State, side: int, ready: bool) -> str:
    """Made at the table, ready-made, as many figures as fit, or a few of them twice."""
    if rng.random() < (0.02 if ready else 0.3):
        return ""
    faction, limit = state.factions[side], state.options.points_limit
    listed = [
        each.code
        for each in state.library.armies.values()
        if each.faction == faction and each.limit <= limit
    ]
    if listed and rng.random() < 0.4:
        return rng.choice(listed)
    drawn = Lists(state, side, [], []).sample(rng)
    chosen = list(drawn.figures) if isinstance(drawn, MakeList) else []
    if chosen and rng.random() < 0.1:
        chosen.append(rng.choice(chosen))
    return ",".join(chosen)


if __name__ == "__main__":
    if sys.argv[1:2] == ["show"]:
        print("\n".join(examined(int(sys.argv[2])).lines))
    else:
        found = [examined(seed).digest for seed in range(SEEDS)]
        KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
