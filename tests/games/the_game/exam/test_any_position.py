"""From whatever position a player writes down, a match goes on, and the table stays in order.

What was told, offered and refused on the way is what it was before; after a change that was meant
it is written down anew: `python -m tests.games.the_game.exam.test_any_position`.
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

from rollout.games.the_game import GAME
from rollout.games.the_game.content.library import library
from rollout.games.the_game.content.tech_spec import Mode, Sheet
from rollout.games.the_game.model import AIR, NONE, OPERATIONAL, State
from rollout.kernel import Match, Seeded
from rollout.kernel.actions import Action
from rollout.kernel.errors import Unreadable
from rollout.kernel.requests import Ask

FACINGS = ("N", "NE", "SE", "S", "SW", "NW")
TERRAIN = ("clear", "rough", "water", "thin_trees", "thick_trees")
LIKELY = (
    "fortress-maximus", "doubledealer", "megatron", "blaster", "ravage", "astrotrain", "broadside",
    "springer", "skywarp", "bombshell", "blurr", "human-crowd", "mirage", "trailbreaker", "grapple",
    "ratchet", "seaspray", "snaptrap", "scorponok", "haywire", "optimus-prime", "laserbeak",
    "smokescreen", "cindersaur", "inferno", "scrapper", "hook", "bonecrusher", "scavenger",
    "long-haul", "mixmaster",
)  # fmt: skip
OPTIONS: dict[str, tuple[Any, ...]] = {
    "sprint": (True,), "careful_aim": (True,), "redirect_power": (True,), "brawl": (True,),
    "duck_and_cover": (True,), "natural_rolls": (True,), "arcs": ("wide",),
    "shoot_and_strike": (True,), "air_sight": ("strict",), "midair_transform": ("fall", "forbid"),
    "fire_damage": (1, 9), "fire_captured_gun": (True,), "friendly_fire": (True,),
    "mercenary_market": (True,), "retreat_edge": (True,),
}  # fmt: skip


KEPT = Path(__file__).with_name("any_position.json")


@pytest.mark.parametrize("seed", range(12))
def test_a_match_goes_on_from_any_position(seed: int) -> None:
    assert played(seed) == msgspec.json.decode(KEPT.read_bytes())[seed]


def played(seed: int) -> str:
    """A digest of some matches from positions that are drawn by a seed."""
    rng = Random(seed)
    noted = hashlib.blake2b(digest_size=6)
    elsewhere: deque[Action] = deque(maxlen=30)
    for _ in range(8):
        match = Match(GAME.rules, None, Seeded(str(seed)), any_state(rng))
        for ply in range(120):
            ask = match.ask
            if ask is None:
                break
            if ask.about == "act":
                check_order(match.state)
            if ask.about == "act" or ply % 4 == 0:
                noted.update(repr(answers(ask, elsewhere)).encode())
                noted.update(repr(beyond_the_bounds(match.state, ask, elsewhere)).encode())
            action = ask.options.sample(rng)
            assert ask.options.refusal(action) is None
            elsewhere.append(action)
            match.answer(action)
        noted.update(repr((match.events, match.result)).encode())
    return noted.hexdigest()


def answers(ask: Ask, elsewhere: deque[Action]) -> Any:
    """What is offered, what nearly is, and what is said of things that were done elsewhere."""
    refused = [ask.options.refusal(action) for action in elsewhere]
    told = [why and (why.rule, why.why, why.details) for why in refused]
    near = [(action, why.rule, why.why) for action, why in islice(ask.options.near_misses(), 60)]
    return ask.seat, ask.about, list(islice(ask.options, 200)), near, told


def beyond_the_bounds(state: State, ask: Ask, elsewhere: deque[Action]) -> list[Any]:
    """What is said of actions with a number that is just too low or too high."""
    bounds = (-1, 6, len(state.units), len(state.things), state.facts.grid.size)
    found: list[Any] = []
    for action in list(elsewhere)[-3:]:
        for name in action.__struct_fields__:
            if type(getattr(action, name)) is int:
                for number in bounds:
                    changed = msgspec.structs.replace(action, **{name: number})
                    why = ask.options.refusal(changed)
                    found.append(why and (why.rule, why.why))
    return found


def check_order(state: State) -> None:
    """Whoever is on a layer is there, and nobody is in a condition that no rule knows."""
    for layer, flying in ((state.on_ground, False), (state.in_air, True)):
        for cell, number in enumerate(layer):
            if number != NONE:
                unit = state.units[number]
                assert (unit.cell, unit.status, unit.carrier) == (cell, OPERATIONAL, NONE)
                assert unit.flying == flying
    for unit in state.units:
        assert 0 <= unit.damage <= unit.sheet.hit_points
        assert not unit.operational or unit.hit_points > 0
        assert not unit.shield or ("shield" in unit.form.traits and unit.carrier == NONE)
        assert not unit.cloaked or "cloak" in unit.form.traits
        if unit.operational and unit.carrier == NONE and unit.level == AIR:
            assert unit.form.airborne
            assert not unit.prone
        if unit.carrier != NONE:
            assert state.units[unit.carrier].cell == unit.cell
            assert state.units[unit.carrier].operational


def any_state(rng: Random) -> State:
    """Positions are drawn until one is possible: most that are not have two units in a place."""
    while True:
        try:
            state: State = GAME.rules.position(any_position(rng))
            return state
        except Unreadable:
            continue


def any_position(rng: Random) -> dict[str, Any]:
    columns, rows = rng.randint(5, 9), rng.randint(5, 9)
    cells = [f"{c:02}{r:02}" for c in range(1, columns + 1) for r in range(1, rows + 1)]
    units: list[dict[str, Any]] = []
    for name in rng.sample(LIKELY, rng.randint(3, 9)):
        units.append(any_unit(rng, library().sheets[name], rng.choice(cells), units))
    turn = rng.randint(1, 3)
    return {
        "map": {"columns": columns, "rows": rows, "areas": [any_area(rng, cells) for _ in "1234"]},
        "units": units,
        "round": turn,
        "phase": rng.choice(["turn", "round_start", "round_end"]),
        "options": {
            "round_limit": 6,
            **{name: rng.choice(of) for name, of in OPTIONS.items() if rng.random() < 0.2},
        },
        "ground": [
            {
                "at": [rng.choice(cells)],
                "height": rng.randint(1, 6),
                "hit_points": rng.randint(1, 9),
            }
            for _ in range(rng.randint(0, 4))
        ],
        "fires": [rng.choice(cells)],
        "wind": rng.choice(FACINGS),
        "smoke": [{"at": rng.choice(cells), "expires": turn + rng.randint(0, 1)}],
        "things": [{"kind": "energon-cube", "at": rng.choice(cells)}],
    }


def any_area(rng: Random, cells: list[str]) -> dict[str, Any]:
    area: dict[str, Any] = {"at": rng.sample(cells, rng.randint(1, 8))}
    area["terrain"], area["level"] = rng.choice(TERRAIN), rng.randint(0, 3)
    if area["terrain"] == "water":
        area["depth"] = rng.randint(0, 4)
    return area


def any_unit(rng: Random, sheet: Sheet, cell: str, others: list[dict[str, Any]]) -> dict[str, Any]:
    mode = rng.choice(sheet.modes)
    unit: dict[str, Any] = {"name": sheet.slug, "mode": mode.index, "facing": rng.choice(FACINGS)}
    unit["team"] = "B" if sheet.faction == "decepticon" else "A"
    unit["damage"] = rng.randint(0, sheet.hit_points - 1) if rng.random() < 0.5 else 0
    unit["ducking"] = rng.random() < 0.1
    free = [other for other in others if "at" in other and "status" not in other]
    if free and rng.random() < 0.2:
        unit[rng.choice(["inside", "carried_by"])] = rng.choice(free)["name"]
        return unit
    unit["at"] = cell
    if rng.random() < 0.1:
        unit["status"] = "deactivated"
        del unit["damage"]
        return unit
    return {**unit, **any_condition(rng, mode)}


def any_condition(rng: Random, mode: Mode) -> dict[str, Any]:
    found: dict[str, Any] = {}
    if mode.airborne and rng.random() < 0.5:
        found["level"] = "hovering" if mode.vtol and rng.random() < 0.5 else "air"
    elif mode.robot_form and rng.random() < 0.2:
        found["prone"] = True
    if "cloak" in mode.traits and rng.random() < 0.5:
        found["cloaked"] = True
    if "shield" in mode.traits and rng.random() < 0.5:
        found["shield"] = rng.choice(["self", "weapon"])
    return found


if __name__ == "__main__":
    found = [played(seed) for seed in range(12)]
    KEPT.write_bytes(msgspec.json.format(msgspec.json.encode(found)) + b"\n")
