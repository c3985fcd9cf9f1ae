"""What a setup can be made of, and what is wrong with one: for whoever builds a match."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import msgspec

from rollout.games.the_game.actions import ChooseForce
from rollout.games.the_game.agreement import facts_of
from rollout.games.the_game.content.force_points import unit_value
from rollout.games.the_game.content.library import Library, library
from rollout.games.the_game.content.map_generator import STYLES
from rollout.games.the_game.content.maps import TERRAIN_NAMES, HexMap
from rollout.games.the_game.content.scenarios import Scenario
from rollout.games.the_game.content.tech_spec import Mode, Sheet
from rollout.games.the_game.content.traits import TRAITS
from rollout.games.the_game.model import Facts
from rollout.games.the_game.rules.forces import Forces
from rollout.games.the_game.rules.placing import team_seats
from rollout.games.the_game.setup import Setup
from rollout.kernel.errors import Refusal, Unreadable

Described = dict[str, Any]

BY_VALUE: Final = "value"


@cache
def describe() -> Described:
    """Scenarios, maps and units, as a screen lists them."""
    content = library()
    return {
        "scenarios": [_scenario(each) for each in content.scenarios.values()],
        "maps": [_map(each) for each in content.maps.values()],
        "map_styles": list(STYLES),
        "units": [_unit(sheet) for sheet in content.draftable()],
        "names": _names(content),
    }


def called(setup: Any) -> str:
    """A match goes by its scenario; one of the players' own making has no words for that."""
    return f"scenario-{setup.get('scenario', '')}"


def check(setup: Setup) -> Described:
    """The worth of each team's force, why it may not be brought, and the map it fights on."""
    shown = _shown(facts_of(setup))
    faults = [force["refusal"] for force in shown["forces"] if force["refusal"]]
    return {**shown, "faults": faults}


def explain(data: Any) -> Described:
    """The same for a setup that was refused, as far as it can be read."""
    try:
        return _shown(facts_of(msgspec.convert(data, type=Setup)))
    except (msgspec.ValidationError, Unreadable):
        return {}


def _shown(facts: Facts) -> Described:
    return {
        "forces": [_force(facts, team) for team in range(2)],
        "map": _map(facts.ground),
        "options": msgspec.to_builtins(facts.options),
    }


def _force(facts: Facts, team: int) -> Described:
    side = facts.scenario.sides[team]
    chosen = facts.setup.forces[team] if facts.setup.forces else tuple(side.force)
    options = Forces(facts, team_seats(facts, team)[0], [])
    if options.way not in ("count", "free"):
        options.way = BY_VALUE
    options.cap = side.value
    refusal = options.refusal(ChooseForce(tuple(chosen))) if facts.setup.forces else None
    return {
        "team": team,
        "units": list(chosen),
        "fixed": list(side.fixed),
        "value": sum(facts.values.get(slug, 0) for slug in chosen),
        "cap": side.value,
        "refusal": None if refusal is None else _fault(facts, team, refusal),
    }


def _fault(facts: Facts, team: int, refusal: Refusal) -> Described:
    args = {**refusal.details, **_named(facts, refusal.details), "team": team}
    return {"key": refusal.why, "rule": refusal.rule, "args": args}


def _named(facts: Facts, details: dict[str, Any]) -> Described:
    """Names for the slugs of a refusal; a trait is a message of its own."""
    said: Described = {}
    if "unit" in details and details["unit"] in facts.sheets:
        said["unit"] = facts.sheets[details["unit"]].name
    if "trait" in details:
        said["trait"] = {"key": TRAITS[details["trait"]].key}
    return said


def _scenario(scenario: Scenario) -> Described:
    return {
        "slug": scenario.slug,
        "name": scenario.name,
        "map": scenario.map,
        "round_limit": scenario.round_limit,
        "options": scenario.options,
        "tutorial": scenario.tutorial is not None,
        "mercenaries": scenario.mercenaries,
        "objectives": [msgspec.to_builtins(each) for each in scenario.objectives],
        "sides": [
            {
                "faction": side.faction,
                "value": side.value,
                "fixed": side.fixed,
                "force": side.force,
                "required_units": side.required_units,
                "required": [msgspec.to_builtins(need) for need in side.required],
            }
            for side in scenario.sides
        ],
    }


def _map(ground: HexMap) -> Described:
    return {
        "slug": ground.slug,
        "name": ground.name,
        "columns": ground.columns,
        "rows": ground.rows,
        "terrain_names": TERRAIN_NAMES,
        "terrain": ground.terrain,
        "elevation": ground.elevation,
        "depth": ground.depth,
        "construct_height": ground.construct_height,
        "construct_hit_points": ground.construct_hit_points,
    }


def _unit(sheet: Sheet) -> Described:
    return {
        "slug": sheet.slug,
        "name": sheet.name,
        "faction": sheet.faction,
        "function": sheet.function,
        "group": sheet.group,
        "year": sheet.year,
        "team": sheet.team,
        "partners": sheet.partners,
        "value": unit_value(sheet).points,
        "endurance": sheet.endurance,
        "skill": sheet.skill,
        "hit_points": sheet.hit_points,
        "modes": [_mode(mode) for mode in sheet.modes],
    }


def _mode(mode: Mode) -> Described:
    return {
        "name": mode.name,
        "kind": mode.kind,
        "strength": mode.strength,
        "speed": mode.speed,
        "firepower": mode.firepower,
        "height": mode.height,
        "traits": sorted(mode.traits),
    }


def _names(content: Library) -> dict[str, str]:
    """Names of units that are not drafted but come with others or are fixed."""
    drafted = {sheet.slug for sheet in content.draftable()}
    return {slug: sheet.name for slug, sheet in content.sheets.items() if slug not in drafted}
