"""Positions in which everybody stands close together, and what somebody might want to do there."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from rollout.games.the_game import GAME, actions
from rollout.games.the_game.content.library import library
from rollout.games.the_game.model import NONE, State
from rollout.kernel.actions import Action
from rollout.kernel.errors import Unreadable
from tests.games.the_game.exam.test_any_homebrew import (
    SCENARIOS,
    any_character,
    any_condition,
)
from tests.games.the_game.exam.test_any_position import FACINGS, OPTIONS, TERRAIN

COMPANIES = (
    "scrapper hook bonecrusher scavenger long-haul mixmaster devastator",
    "silverbolt air-raid fireflight skydive slingshot superion",
    "razorclaw rampage divebomb tantrum headstrong predaking",
    "fortress-maximus cerebros spike-witwicky", "scorponok lord-zarak", "blurr haywire recoil",
    "optimus-prime jazz", "soundwave ravage laserbeak rumble", "blaster eject ramhorn",
    "octane laserbeak",
    "astrotrain megatron starscream", "broadside powerglide brawn", "doubledealer knok skar",
    "human-crowd army-squad", "bombshell shrapnel kickback", "skywarp thundercracker",
    "mirage trailbreaker hound", "grapple inferno wheeljack ratchet",
    "seaspray snaptrap nautilator", "smokescreen cindersaur brawl", "sky-lynx jetfire",
    "galvatron cyclonus scourge", "venom blitzwing shockwave", "grimlock slag sludge",
)  # fmt: skip
HOW = ("", "careful_aim", "redirect_power", "brawl", "demolish")
BUILDS = ("new", "reinforce", "raise", "roof")
CLUSTER = [f"{column:02}{row:02}" for column in range(3, 8) for row in range(3, 8)]


def any_state(rng: Random) -> State:
    """Positions are drawn until one is possible."""
    while True:
        try:
            state: State = GAME.rules.position(any_position(rng))
            return state
        except Unreadable:
            continue


def any_position(rng: Random) -> dict[str, Any]:
    cells = rng.sample(CLUSTER, 14)
    characters: dict[str, dict[str, Any]] = {}
    names = rng.choice(COMPANIES).split() + rng.choice(COMPANIES).split()
    if rng.random() < 0.5:
        characters = {f"own-{letter}": any_character(rng) for letter in "abcd"}
        names = [*characters, *names[:3]]
        if rng.random() < 0.5:
            characters |= any_giant(rng, characters)
            names += rng.choice(([], ["own-z"]))
    names = [name for name in dict.fromkeys(names) if name in characters or name in known()]
    round_number = rng.randint(3, 5)
    position: dict[str, Any] = {
        "characters": characters,
        "round": round_number,
        "phase": rng.choice(["turn", "turn", "turn", "round_start", "round_end"]),
        "units": any_units(rng, names, characters, cells, round_number),
        "options": {
            "round_limit": 5,
            **{name: rng.choice(of) for name, of in OPTIONS.items() if rng.random() < 0.3},
        },
        "fires": (fires := rng.sample(cells, rng.randint(0, 2))),
        "wind": rng.choice(FACINGS),
        "smoke": [any_smoke(rng, cells, fires, round_number) for _ in range(rng.randint(0, 3))],
        "ground": [any_ground(rng, cells) for _ in range(rng.randint(0, 4))],
        "scores": {"A": rng.randint(0, 4), "B": rng.randint(0, 4)},
    }
    if rng.random() < 0.3:
        position["scenario"] = rng.choice(SCENARIOS)
    else:
        areas = [any_area(rng) for _ in range(rng.randint(0, 4))]
        position["map"] = {"columns": 9, "rows": 9, "areas": areas}
        position["things"] = [any_thing(rng, cells, position["units"]) for _ in "12"]
    return position


def any_giant(rng: Random, characters: dict[str, Any]) -> dict[str, Any]:
    """Two of them belong together, and what they become."""
    members = {}
    for slug in ("own-a", "own-b"):
        modes = [
            {**mode, "traits": [*mode["traits"], "combine"]} for mode in characters[slug]["modes"]
        ]
        members[slug] = {**characters[slug], "team": "own-z", "modes": modes}
    giant = {**any_character(rng), "kind": "combined", "members": list(members)}
    if rng.random() < 0.5:
        first, *others = giant["modes"]
        traits = dict.fromkeys([*first["traits"], "command"])
        giant["modes"] = [{**first, "traits": list(traits)}, *others]
    return {**members, "own-z": giant}


def known() -> dict[str, Any]:
    return library().sheets


def any_units(
    rng: Random, names: list[str], own: dict[str, Any], cells: list[str], now: int
) -> list[dict[str, Any]]:
    units: list[dict[str, Any]] = []
    free = cells.copy()
    placed: list[str] = []
    together = rng.random() < 0.5
    for name in names:
        modes = own[name]["modes"] if name in own else known()[name].modes
        mode = 0 if rng.random() < 0.6 else rng.randrange(len(modes))
        unit: dict[str, Any] = {"name": name, "mode": mode, "facing": rng.choice(FACINGS)}
        unit["team"] = rng.choice("AB") if not together else "AB"[len(units) % 4 == 3]
        traits = list(modes[mode]["traits"] if name in own else modes[mode].traits)
        units.append(unit)
        if name in known() and known()[name].kind == "combined" and rng.random() < 0.7:
            continue
        if rng.random() < 0.2 and name in known() and known()[name].kind == "nebulon":
            unit["status"] = "aside"
            continue
        if placed and rng.random() < 0.2:
            unit[rng.choice(["inside", "carried_by"])] = rng.choice(placed)
            continue
        unit["at"] = free.pop()
        unit.update(any_condition(rng, traits))
        if "status" not in unit:
            unit.update(any_history(rng, placed, now))
            if rng.random() < 0.3:
                unit["damage"] = rng.randint(1, 8)
            placed.append(name)
    return units


def any_history(rng: Random, placed: list[str], now: int) -> dict[str, Any]:
    """What has befallen it before."""
    found: dict[str, Any] = {}
    if rng.random() < 0.15:
        found["prone"] = True
    if rng.random() < 0.1:
        found["ducking"] = True
    if placed and rng.random() < 0.15:
        found["controlled_by"] = rng.choice(placed)
    if placed and rng.random() < 0.15:
        found["came_out_of"] = rng.choice(placed)
    if rng.random() < 0.15:
        found["acts_from"] = now + rng.randint(0, 1)
    if rng.random() < 0.15:
        found["commanded"] = True
    if rng.random() < 0.15:
        found["transmitted"] = True
    return found


def any_smoke(rng: Random, cells: list[str], fires: list[str], now: int) -> dict[str, Any]:
    smoke: dict[str, Any] = {"at": rng.choice(cells)}
    if fires and rng.random() < 0.5:
        smoke["fire"] = rng.choice(fires)
    if rng.random() < 0.5:
        smoke["expires"] = now + rng.randint(0, 1)
    return smoke


def any_ground(rng: Random, cells: list[str]) -> dict[str, Any]:
    at = rng.sample(cells, rng.randint(1, 2))
    if rng.random() < 0.3:
        return {"at": at, "terrain": rng.choice(TERRAIN)}
    return {"at": at, "height": rng.randint(0, 4), "hit_points": rng.randint(1, 9)}


def any_area(rng: Random) -> dict[str, Any]:
    area: dict[str, Any] = {"at": rng.sample(CLUSTER, rng.randint(2, 9))}
    area["terrain"], area["level"] = rng.choice(TERRAIN), rng.randint(0, 3)
    if area["terrain"] == "water":
        area["depth"] = rng.randint(0, 4)
    return area


def any_thing(rng: Random, cells: list[str], units: list[dict[str, Any]]) -> dict[str, Any]:
    standing = [unit["name"] for unit in units if "at" in unit and "status" not in unit]
    if standing and rng.random() < 0.4:
        return {"kind": "energon-cube", "carried_by": rng.choice(standing)}
    return {"kind": "energon-cube", "at": rng.choice(cells)}


# What somebody might want to do


def wishes(state: State, about: str, rng: Random) -> Iterator[Action]:
    """Every kind of action that belongs to a question, a few with what is not there."""
    if about == "move_step":
        yield from of_a_movement(state, rng)
    elif about in ("act", "grant"):
        yield from of_a_turn(state, rng)


def of_a_turn(state: State, rng: Random) -> Iterator[Action]:
    size = len(state.units)
    cells = some_cells(state, rng)
    for unit in (-1, *range(size + 1)):
        how, gun = rng.choice(HOW), rng.randint(-1, size)
        yield actions.Shoot(unit)
        yield actions.Shoot(unit, how, rng.choice((-1, gun)))
        yield actions.Strike(unit, rng.choice(("", how)))
        yield actions.SetDown(unit, rng.choice(cells))
        for kind in (
            actions.TakeControl, actions.Command, actions.Transmit, actions.Repair, actions.PickUp,
        ):  # fmt: skip
            yield kind(unit)
    for cell in (-1, state.facts.grid.size, *cells):
        how = rng.choice(HOW)
        yield actions.ShootConstruct(cell, rng.choice(("", how)))
        yield actions.StrikeConstruct(cell, rng.choice(("", how)))
        yield actions.SetFire(cell, rng.choice(("", how)))
        yield actions.Build(rng.choice(BUILDS), cell)
        yield actions.Combine(cell)
        yield actions.ExtinguishFire(cell)
        yield actions.SetDownThing(rng.randint(-1, 2), cell)
    for number in range(-1, 4):
        for other in (actions.Transform, actions.RaiseShield, actions.PickUpThing):
            yield other(number)
    for alone in (
        actions.Move, actions.Sprint, actions.LaySmoke, actions.Cloak, actions.Uncloak,
        actions.Separate, actions.KeepShield, actions.DuckAndCover, actions.EndTurn, actions.Stop,
    ):  # fmt: skip
        yield alone()


def of_a_movement(state: State, rng: Random) -> Iterator[Action]:
    for unit in (-1, *range(len(state.units) + 1)):
        yield actions.Board(unit)
        yield actions.Rejoin(unit)
    for cell in (-1, state.facts.grid.size, *some_cells(state, rng)):
        yield actions.Warp(cell, rng.randint(-1, 4), rng.randint(-1, 6))
    for facing in range(-1, 7):
        for kind in (actions.Slide, actions.Walk, actions.StandUp, actions.Leave):
            yield kind(facing)
    for alone in (
        actions.Forward, actions.Backward, actions.TurnLeft, actions.TurnRight, actions.TakeOff,
        actions.Rise, actions.Land, actions.DropProne, actions.Launch, actions.Retreat,
        actions.Stop, actions.Surface, actions.Submerge, actions.EndTurn,
    ):  # fmt: skip
        yield alone()


def some_cells(state: State, rng: Random) -> list[int]:
    near = [unit.cell for unit in state.units if unit.cell != NONE]
    return [*rng.sample(range(state.facts.grid.size), 3), *rng.sample(near, min(5, len(near)))]
