"""Characters and scenarios in which anything may be wrong, several things at once too."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from rollout.games.the_game.content.library import library
from rollout.games.the_game.content.scenarios import OBJECTIVE_KEYS
from rollout.games.the_game.content.traits import TRAITS
from rollout.games.the_game.setup import Options

KINDS = ("transformer", "transformer", "combined", "nebulon", "human", "army")
FACTIONS = ("autobot", "decepticon", "mercenary", "human")
SIDES = ("", "", "autobot", "decepticon", "leaves", "human")
SLUGS = ["own-a", "own-b", "own-c", "own-d", "haywire", "blurr", "devastator", "human-crowd", "who"]
MAPS = ("", "training-ground", "power-plant", "river-crossing", "my-field", "nowhere")
GROUPS = ("plant", "cubes", "north_bank", "flags", "")
HEXES = ("0101", "0305", "0709", "1517", "2020", "0099")
ZONES = ("home", "edges", "around", "hexes")


def any_content(rng: Random) -> str:
    slip = 1.0 if rng.random() < 0.3 else 0.0
    text = "".join(
        table(("characters", slug), any_character(rng, slug, slip))
        for slug in SLUGS[: rng.randint(1, 4)]
    )
    areas = [{"at": [rng.choice(HEXES if slip else HEXES[:3])], "level": rng.randint(0, 2)}]
    field = {"name": "My field", "columns": 9, "rows": 11, "areas": areas}
    if rng.random() < 0.5:
        field["objectives"] = {"flags": rng.sample(HEXES[:3], 2)}
    text += table(("maps", "my-field"), field)
    return text + table(("scenarios", "mine"), any_scenario(rng, slip))


def any_character(rng: Random, slug: str, slip: float) -> dict[str, Any]:
    kind = rng.choice(KINDS)
    character: dict[str, Any] = {
        "name": slug,
        "kind": kind,
        "faction": rng.choice(FACTIONS if rng.random() < 0.4 * slip else FACTIONS[:2]),
        "size": "car",
        "endurance": rng.randint(1, 8),
        "skill": rng.randint(0, 9),
        "modes": [any_mode(rng, number, slip) for number in range(rng.randint(1, 3))],
    }
    for key in ("inner", "team"):
        if rng.random() < 0.25:
            character[key] = rng.choice(SLUGS)
    for key, chance in (
        ("members", 1 - 0.2 * slip if kind == "combined" else 0.1 * slip),
        ("partners", 0.25),
    ):
        if rng.random() < chance:
            character[key] = rng.sample(SLUGS, rng.randint(1, 2))
    human = kind in ("human", "army")
    for key in ("heads", "heads_per_firepower"):
        if rng.random() < (1 - 0.2 * slip if human else 0.1 * slip):
            character[key] = rng.randint(1, 3)
    if rng.random() < 0.2 * slip:
        character["tech_spec"] = [5] * rng.choice((0, 7, 8))
    if rng.random() < 0.2:
        character["hit_points"] = rng.randint(0, 30)
    return character


def any_mode(rng: Random, number: int, slip: float) -> dict[str, Any]:
    traits = [rng.choice(list(TRAITS)) for _ in range(rng.randint(0, 3))]
    mode: dict[str, Any] = {
        "name": f"Form {0 if rng.random() < 0.2 * slip else number}",
        "kind": rng.choice(("robot", "car", "jet", "gun")),
        "speed": rng.randint(0, 6),
        "height": rng.randint(1, 3),
        "traits": traits if rng.random() < slip else traits[:1],
        "side": rng.choice(SIDES) if rng.random() < slip else "",
    }
    if rng.random() < 0.2:
        mode["partner"] = rng.choice(SLUGS)
    return mode


def any_scenario(rng: Random, slip: float) -> dict[str, Any]:
    scenario: dict[str, Any] = {
        "name": "Mine",
        "map": rng.choice(MAPS),
        "sides": [any_side(rng), any_side(rng)],
        "objectives": [any_objective(rng, slip) for _ in range(rng.randint(1, 2))],
    }
    if rng.random() < 0.3 + slip:
        name = rng.choice((*Options.__struct_fields__, "sprnt"))
        scenario["options"] = {name: rng.choice((True, 3, 200, "wide", "loud"))}
    if rng.random() < 0.3:
        scenario["mercenaries"] = [rng.choice(SLUGS)]
    if rng.random() < 0.3:
        scenario["crowds"] = [{"sheet": rng.choice(SLUGS), "hex": rng.choice(HEXES)}]
    if rng.random() < 0.3:
        scenario["objects"] = [{"kind": "energon-cube", "group": rng.choice(GROUPS)}]
    if rng.random() < 0.3:
        late = {"round": 2, "side": 0, "units": [rng.choice(SLUGS)], "zone": any_zone(rng)}
        scenario["reinforcements"] = [late]
    if rng.random() < 0.3:
        placed = {"unit": rng.choice(SLUGS), "hex": rng.choice(HEXES), "facing": 0}
        scenario["placements"] = [{**placed, "mode": rng.randint(0, 3)}]
    if rng.random() < 0.1:
        scenario["tutorial"] = {"piles": [[rng.choice(SLUGS)]], "dice": [3]}
    return scenario


def any_side(rng: Random) -> dict[str, Any]:
    roster = [*SLUGS, *list(library().sheets)[:4]]
    side: dict[str, Any] = {"value": rng.choice((0, 40, 80)), "zone": any_zone(rng)}
    for key in ("force", "fixed", "required_units"):
        if rng.random() < 0.3:
            side[key] = rng.sample(roster if rng.random() < 0.3 else roster[-4:], rng.randint(1, 2))
    if rng.random() < 0.3:
        trait = rng.choice(("fly", "command", "repair", "flies"))
        side["required"] = [{"trait": trait, "count": rng.randint(1, 2)}]
    if rng.random() < 0.3:
        side["faction"] = rng.choice(FACTIONS[:2])
    return side


def any_zone(rng: Random) -> dict[str, Any]:
    zone: dict[str, Any] = {"kind": rng.choice((*ZONES, "home", "home"))}
    if rng.random() < 0.4:
        zone["edges"] = [rng.choice(("north", "west"))]
    if rng.random() < 0.4:
        zone["depth"] = rng.randint(0, 2)
    if rng.random() < 0.4:
        zone["group"] = rng.choice(GROUPS)
    if rng.random() < 0.3:
        zone["hexes"] = [rng.choice(HEXES)]
    return zone


def any_objective(rng: Random, slip: float) -> dict[str, Any]:
    """Mostly with the keys that its kind needs."""
    kind = rng.choice(list(OBJECTIVE_KEYS))
    values: dict[str, Any] = {
        "side": rng.randint(0, 1),
        "count": rng.randint(1, 3),
        "group": rng.choice(GROUPS),
        "level": rng.randint(-1, 3),
        "rounds": [1, 3],
        "units": [rng.choice(SLUGS)],
    }
    keys = [key for key in values if (key in OBJECTIVE_KEYS[kind]) != (rng.random() < 0.04 * slip)]
    return {"kind": kind, **{key: values[key] for key in keys}}


def table(place: tuple[str, str], entries: dict[str, Any]) -> str:
    rows = [f"{key} = {written(value)}\n" for key, value in entries.items()]
    return f"[{'.'.join(place)}]\n{''.join(rows)}\n"


def written(value: Any) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(written(each) for each in value) + "]"
    return json.dumps(value)
