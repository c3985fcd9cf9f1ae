"""A state in the words of a case file's expectations."""

from __future__ import annotations

from typing import Any

from rollout.games.the_game.content.maps import TERRAIN_NAMES
from rollout.games.the_game.model import (
    FIELD_NAMES,
    LEVEL_NAMES,
    NONE,
    PHASE_NAMES,
    STATUS_NAMES,
    State,
    Unit,
)
from rollout.games.the_game.naming import (
    NOBODY,
    cell_name,
    mode_name,
    team_name,
    thing_name,
    unit_name,
)
from rollout.games.the_game.rules.command import leader
from rollout.games.the_game.rules.endgame import TEAMS
from rollout.games.the_game.rules.sight import base, height, top
from rollout.space.hex_directions import DIRECTION_NAMES


def report(state: State) -> dict[str, Any]:
    """Everything a player can point at, by name."""
    return {
        "round": state.round,
        "phase": PHASE_NAMES[state.phase],
        "acting": [unit_name(state, number) for number in state.acting],
        "pile": [unit_name(state, number) for number in reversed(state.pile)],
        "flipped": [unit_name(state, number) for number in state.flipped],
        "wind": NOBODY if state.wind == NONE else DIRECTION_NAMES[state.wind],
        "units": {unit_name(state, unit.id): report_unit(state, unit) for unit in state.units},
        "hexes": {label: _hex(state, cell) for cell, label in enumerate(state.facts.grid.labels)},
        "fires": [cell_name(state, cell) for cell in state.fires],
        "smoke": [
            {
                "at": cell_name(state, smoke.cell),
                "fire": cell_name(state, smoke.fire),
                "expires": smoke.expires,
            }
            for smoke in state.smoke
        ],
        "things": {
            thing_name(state, thing.id): {
                "kind": thing.kind,
                "at": cell_name(state, thing.cell),
                "carried_by": unit_name(state, thing.carrier),
            }
            for thing in state.things
        },
        "chains": {
            team_name(team): [unit_name(state, number) for number in state.chains[team]]
            for team in range(TEAMS)
        },
        "leaders": {team_name(team): _leader(state, team) for team in range(TEAMS)},
        "scores": {team_name(team): state.scores[team] for team in range(TEAMS)},
        "over": state.over,
        "winners": [team_name(team) for team in state.winners],
    }


def report_unit(state: State, unit: Unit) -> dict[str, Any]:
    """A unit with the keys of a position, and what follows from them."""
    return {
        "team": team_name(unit.team),
        "side": team_name(unit.side),
        "seat": unit.seat,
        "at": cell_name(state, unit.cell),
        "facing": DIRECTION_NAMES[unit.facing],
        "mode": mode_name(unit.form),
        "level": LEVEL_NAMES[unit.level],
        "prone": unit.prone,
        "damage": unit.damage,
        "hit_points": unit.hit_points,
        "height": height(unit),
        "base": base(state, unit),
        "top": top(state, unit),
        "firepower": unit.form.firepower,
        "status": STATUS_NAMES[unit.status],
        "carried_by": NOBODY if unit.inside else unit_name(state, unit.carrier),
        "inside": unit_name(state, unit.carrier) if unit.inside else NOBODY,
        "cloaked": unit.cloaked,
        "shield": FIELD_NAMES[unit.shield],
        "ducking": unit.ducking,
        "controlled_by": unit_name(state, unit.master),
        "came_out_of": unit_name(state, unit.host),
        "partners": unit.partners,
        "acts_from": unit.acts_from,
        "commanded": unit.commanded == state.round,
        "transmitted": unit.transmitted == state.round,
    }


def _hex(state: State, cell: int) -> dict[str, Any]:
    ground = state.facts.ground
    return {
        "terrain": TERRAIN_NAMES[state.terrain[cell]],
        "level": ground.elevation[cell],
        "depth": ground.depth[cell],
        "height": state.construct_height[cell],
        "hit_points": state.construct_hit_points[cell],
        "fire": cell in state.fires,
        "smoke": any(smoke.cell == cell for smoke in state.smoke),
    }


def _leader(state: State, team: int) -> str:
    unit = leader(state, team)
    return NOBODY if unit is None else unit_name(state, unit.id)
