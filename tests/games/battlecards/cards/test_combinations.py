"""Clauses of homebrew put together by chance: what is refused and why, how the rest reads, and
what it does in a short match, are as they were.

What each word means is shown by the tests of effects, conditions and wording; here hundreds of
combinations that nobody would think of are held to what they came to. A change that was meant is
written down anew: `python -m tests.games.battlecards.cards.test_combinations`.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rollout.games.battlecards import GAME
from rollout.games.battlecards.content.condition_words import NUMBER, NUMBER_AND_NAME
from rollout.games.battlecards.content.effect_words import COUNT, NAME, SIGNED
from rollout.games.battlecards.content.library import library
from rollout.games.battlecards.content.vocabulary import (
    CONDITIONS,
    COSTS,
    DURATIONS,
    EFFECTS,
    TARGETS,
    TRIGGERS,
)
from rollout.games.battlecards.screen.card_text import ability_text
from rollout.kernel.content import ContentError
from rollout.testing import Playthrough
from rollout.words import Words
from tests.games.battlecards.cards.homebrew import advantage, resource, robot

KEPT = Path(__file__).with_name("combinations.json")
TIMES = 1_200
PLIES = 30
CODES = {"robot": "XR01", "alt": "XR01", "advantage": "XA01", "resource": "XS01"}


def clause(rng: Random) -> str:
    """Six fields by chance, mostly ones that go together."""
    trigger = rng.choice(TRIGGERS)
    conditions = [condition(rng) for _ in range(rng.choice([0, 0, 0, 1, 1, 2]))]
    cost = rng.choice(["-", "-", "-", f"{rng.choice(COSTS)}{rng.randint(0, 2)}"])
    target = rng.choice(["-", *TARGETS])
    effects = [effect(rng) for _ in range(rng.choice([1, 1, 1, 2]))]
    usual = "stay" if trigger == "passive" else rng.choice(["now", "battle", "turn", "round"])
    duration = rng.choice([usual] * 9 + list(DURATIONS))
    fields = ("&".join(conditions) or "-", cost, target, "&".join(effects), duration)
    return ";".join((trigger, *fields))


def condition(rng: Random) -> str:
    word = rng.choice(sorted(CONDITIONS))
    number = rng.choice([1, 2, 3])
    shape = CONDITIONS[word]
    if shape == NUMBER:
        return f"{word}>={number}"
    return f"{word}>={number}:Test" if shape == NUMBER_AND_NAME else word


def effect(rng: Random) -> str:
    word = rng.choice(sorted(EFFECTS))
    amount = rng.choice([1, 2])
    shape = EFFECTS[word]
    if shape == SIGNED:
        return f"{word}{rng.choice('+-')}{amount}"
    if shape == COUNT:
        return f"{word}{amount}"
    return f"{word}:Test" if shape == NAME else word


def card(kind: str, rng: Random) -> str:
    codes = [clause(rng) for _ in range(rng.choice([1, 1, 2]))]
    if kind in ("robot", "alt"):
        return robot(*codes, mode=kind)
    return advantage(*codes) if kind == "advantage" else resource(*codes)


def told(kind: str, text: str, seed: int) -> list[Any]:
    """The mistake, or how the card reads in both languages and what comes of it."""
    try:
        made = library(text).card(CODES[kind])
    except ContentError as error:
        return [error.key, error.expected, error.found, error.nearest]
    mode = int(kind == "alt")
    found: list[Any] = [ability_text(made, mode, Words(GAME, each)) for each in ("en", "de")]
    seats = {
        "A": {"robots": ["A21 on R02", "A20"], "hand": ["R25", "R26"], "deck": ["R03", "R04"]},
        "B": {"robots": ["D37 on R01", "D27"], "hand": ["R27"], "deck": ["R05", "R06"]},
    }
    seats["A"]["hand" if kind in ("advantage", "resource") else "robots"].append(CODES[kind])
    data: dict[str, Any] = {"seats": seats, "field": ["R01", "R02"], "homebrew": text}
    if kind == "alt":
        data["seats"]["A"]["robots"][-1] += " alt"
    playthrough = Playthrough(GAME.rules, None, seed, "kinds", GAME.rules.position(data))
    playthrough.play(PLIES)
    return [*found, msgspec.to_builtins(playthrough.digest)]


def combinations(kind: str) -> str:
    rng, digest = Random(kind), hashlib.blake2b(digest_size=8)
    for seed in range(TIMES):
        digest.update(repr(told(kind, card(kind, rng), seed)).encode())
    return digest.hexdigest()


@pytest.mark.parametrize("kind", CODES)
def test_clauses_put_together_by_chance_come_to_what_they_came_to(kind: str) -> None:
    assert combinations(kind) == msgspec.json.decode(KEPT.read_bytes())[kind]


if __name__ == "__main__":
    found = {kind: combinations(kind) for kind in CODES}
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
