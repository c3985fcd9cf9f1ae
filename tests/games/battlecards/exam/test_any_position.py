"""From whatever position a player writes down, a match goes on.

What was told, offered, refused, reported and imagined on the way is what it was before; after a
change that was meant it is written down anew:
`python -m tests.games.battlecards.exam.test_any_position`.
"""

from __future__ import annotations

import hashlib
from collections import deque
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from rollout.games.battlecards import GAME
from rollout.games.battlecards.content.library import library
from rollout.games.battlecards.model import State
from rollout.kernel import Match, Seeded
from rollout.kernel.actions import Action
from rollout.kernel.errors import Unreadable
from rollout.kernel.requests import Ask

OPTIONS: dict[str, tuple[Any, ...]] = {
    "supreme_target": ("none", 60), "domination_target": ("none", 3), "survival": (False,),
    "phase_order": ("supply_before_action",), "attempts_per_turn": ("claim_and_challenge",),
    "unique_titles_scope": ("table",), "hand_limit": (7,), "empty_deck": ("reshuffle_once", "lose"),
    "garrison": ("single",), "lead_transform_uses_slot": (True,), "draw_per_turn": (0, 3),
    "support_limit": (0, 2, 3), "first_turn_claim": ("allowed",),
    "contest_from": ("homebase_only",), "teams": (True,),
}  # fmt: skip
PLIES = 90
KEPT = Path(__file__).with_name("any_position.json")


@pytest.mark.parametrize("seed", range(10))
def test_a_match_goes_on_from_any_position(seed: int) -> None:
    assert played(seed) == msgspec.json.decode(KEPT.read_bytes())[seed]


def played(seed: int) -> str:
    """A digest of some matches from positions that are drawn by a seed."""
    rng = Random(seed)
    noted = hashlib.blake2b(digest_size=6)
    elsewhere: deque[Action] = deque(maxlen=40)
    for _ in range(14):
        match = Match(GAME.rules, None, Seeded(str(seed)), any_state(rng))
        for ply in range(PLIES):
            ask = match.ask
            if ask is None:
                break
            noted.update(repr(answers(ask, elsewhere)).encode())
            noted.update(repr(beyond_the_bounds(match.state, ask, elsewhere)).encode())
            if ply % 6 == 0:
                noted.update(repr(GAME.rules.report(match.state)).encode())
                noted.update(repr(imagined(match.state, ply)).encode())
            action = any_kind(ask, rng)
            assert ask.options.refusal(action) is None
            elsewhere.append(action)
            match.answer(action)
        noted.update(repr((match.events, match.result)).encode())
    return noted.hexdigest()


def any_kind(ask: Ask, rng: Random) -> Action:
    """Any kind of action as likely as another."""
    offered = list(ask.options)
    kind = rng.choice(sorted({type(each).__name__ for each in offered}))
    return rng.choice([each for each in offered if type(each).__name__ == kind])


def answers(ask: Ask, elsewhere: deque[Action]) -> Any:
    """What is offered, what nearly is, and what is said of things that were done elsewhere."""
    refused = [ask.options.refusal(action) for action in elsewhere]
    told = [why and (why.rule, why.why, why.details) for why in refused]
    near = [(action, why.rule, why.why) for action, why in islice(ask.options.near_misses(), 60)]
    return ask.seat, ask.about, list(ask.options), near, told


def beyond_the_bounds(state: State, ask: Ask, elsewhere: deque[Action]) -> list[Any]:
    """What is said of actions with a number that is just too low or too high."""
    bounds = (-1, 0, len(state.banks), len(state.kinds), 100)
    found: list[Any] = []
    for action in list(elsewhere)[-2:]:
        for name in action.__struct_fields__:
            if type(getattr(action, name)) is int:
                for number in bounds:
                    changed = msgspec.structs.replace(action, **{name: number})
                    why = ask.options.refusal(changed)
                    found.append(why and (why.rule, why.why))
    return found


def imagined(state: State, seed: int) -> list[Any]:
    """Worlds as a seat and somebody who looks on may imagine them."""
    found = []
    for viewer in (0, 1, None):
        world = state.copy()
        GAME.rules.imagine(world, viewer, Random(seed))
        found.append((world.kinds, world.hands, world.decks, world.looking, world.seen))
    return found


def any_state(rng: Random) -> State:
    """Positions are drawn until one is possible: most that are not have a title in play twice."""
    while True:
        try:
            state: State = GAME.rules.position(any_position(rng))
            return state
        except Unreadable:
            continue


def any_position(rng: Random) -> dict[str, Any]:
    seats = "ABCD"[: rng.choice([2, 2, 2, 3, 4])]
    codes = sorted(library().by_code)
    resources = [code for code in codes if code.startswith("R")]
    field = rng.sample(resources, rng.randint(1, 5))
    left = field.copy()
    options = {name: rng.choice(of) for name, of in OPTIONS.items() if rng.random() < 0.2}
    return {
        "seats": {letter: any_seat(rng, codes, left) for letter in seats},
        "field": [f"{each} of {rng.choice(seats)}" for each in field],
        "phase": rng.choice(["deployment", "action", "supply"]),
        "done": rng.sample(["discover", "deploy", "claim", "draw"], rng.choice([0, 0, 1])),
        "options": {**options, "teams": options.get("teams", False) and len(seats) == 4},
    }


def any_seat(rng: Random, codes: list[str], left: list[str]) -> dict[str, Any]:
    army = rng.choice("AD")
    own = [code for code in codes if code.startswith((army, "R"))]
    robots = [code for code in own if len(code) == 3 and code.startswith(army)]
    return {
        "bank": rng.randint(0, 30),
        "robots": [any_robot(rng, code, left) for code in rng.sample(robots, rng.randint(1, 4))],
        "hand": rng.sample(own, rng.randint(0, 6)),
        "deck": rng.sample(own, rng.randint(0, 12)),
        "scrapheap": rng.sample(own, rng.randint(0, 4)),
    }


def any_robot(rng: Random, code: str, left: list[str]) -> str:
    words = [code]
    if rng.random() < 0.3:
        words.append("alt")
    if rng.random() < 0.3:
        words.append(f"damage {rng.randint(1, 3)}")
    if left and rng.random() < 0.4:
        words.append(f"on {left.pop()}")
    return " ".join(words)


if __name__ == "__main__":
    found = [played(seed) for seed in range(10)]
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
