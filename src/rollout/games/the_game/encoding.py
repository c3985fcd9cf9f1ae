"""The state as JSON data and back. Facts are rebuilt from the setup; the ground is kept as
what differs from the map; who stands on which layer follows from the units."""

from __future__ import annotations

from dataclasses import fields
from operator import attrgetter
from typing import Any, Final

import msgspec

from rollout.gamekit.kinds import SEAT, missing_things
from rollout.games.the_game.agreement import facts_of
from rollout.games.the_game.kinds import CELL, TEAM, UNIT
from rollout.games.the_game.model import NONE, Facts, Smoke, State, Thing, Unit
from rollout.games.the_game.rules.endgame import TEAMS
from rollout.games.the_game.rules.placing import empty_table
from rollout.games.the_game.setup import Setup
from rollout.games.the_game.state_form import StateData, UnitData
from rollout.kernel.errors import Unreadable

WRITTEN_APART: Final = frozenset(
    (
        "facts", "units", "terrain", "construct_height", "construct_hit_points", "on_ground",
        "in_air", "smoke", "things",
    )
)  # fmt: skip
STATE_FIELDS: Final = [each.name for each in fields(State) if each.name not in WRITTEN_APART]
UNIT_FIELDS: Final = [each.name for each in fields(Unit) if each.name not in ("sheet", "form")]
"""What is written as it is; sheet and mode are written by slug and number."""
UNIT_VALUES: Final = attrgetter(*UNIT_FIELDS)


def encode(state: State) -> dict[str, Any]:
    """Everything, as JSON data; `decode` reads it back equal."""
    data: dict[str, Any] = {"setup": msgspec.to_builtins(state.facts.setup)}
    for name in STATE_FIELDS:
        data[name] = _plain(getattr(state, name))
    ground = state.facts.ground
    data["units"] = [_encode_unit(unit) for unit in state.units]
    data["terrain"] = _changes(state.terrain, ground.terrain)
    data["construct_height"] = _changes(state.construct_height, ground.construct_height)
    data["construct_hit_points"] = _changes(state.construct_hit_points, ground.construct_hit_points)
    data["smoke"] = [[smoke.cell, smoke.fire, smoke.expires] for smoke in state.smoke]
    data["things"] = [[thing.id, thing.kind, thing.cell, thing.carrier] for thing in state.things]
    return data


def decode(data: dict[str, Any]) -> State:
    """The state written by `encode`. Raises Unreadable for anything else."""
    try:
        written = msgspec.convert(data, type=StateData)
        facts = facts_of(msgspec.convert(written.setup, type=Setup))
        _check_numbers(written, facts)
        return _decode(facts, written)
    except (KeyError, TypeError, IndexError, AttributeError, msgspec.ValidationError) as error:
        raise Unreadable(f"this is no state of The Game: {error!r}") from None


def _check_numbers(data: StateData, facts: Facts) -> None:
    """Whatever is numbered must be there: hexes, units, seats and teams."""
    sizes = {
        CELL: facts.grid.size,
        UNIT: len(data.units),
        SEAT: len(facts.seat_teams),
        TEAM: TEAMS,
    }
    changed = [int(cell) for changes in _grounds(data) for cell in changes]
    by_team = (data.chains, data.scores, data.starting_value, data.held)
    if (
        missing_things(data, sizes)
        or not all(0 <= cell < sizes[CELL] for cell in changed)
        or any(len(each) != TEAMS for each in by_team)
        or len(data.forces) != len(facts.seat_teams)
        or [unit.id for unit in data.units] != list(range(len(data.units)))
        or [thing[0] for thing in data.things] != list(range(len(data.things)))
    ):
        raise Unreadable("this state of The Game names hexes, units or seats that are not there")


def _grounds(data: StateData) -> tuple[dict[str, int], ...]:
    return (data.terrain, data.construct_height, data.construct_hit_points)


def _decode(facts: Facts, data: StateData) -> State:
    state = empty_table(facts)
    for name in STATE_FIELDS:
        setattr(state, name, _plain(getattr(data, name)))
    ground = facts.ground
    state.units = [_decode_unit(facts, each) for each in data.units]
    state.terrain = _changed(ground.terrain, data.terrain)
    state.construct_height = _changed(ground.construct_height, data.construct_height)
    state.construct_hit_points = _changed(ground.construct_hit_points, data.construct_hit_points)
    state.smoke = [Smoke(cell, fire, expires) for cell, fire, expires in data.smoke]
    state.things = [
        Thing(number, kind, cell, carrier) for number, kind, cell, carrier in data.things
    ]
    for unit in state.units:
        if unit.carrier == NONE and unit.cell != NONE:
            state.place(unit, unit.cell, unit.level)
    return state


def _encode_unit(unit: Unit) -> dict[str, Any]:
    data: dict[str, Any] = {"sheet": unit.sheet.slug, "mode": unit.form.index}
    data.update(zip(UNIT_FIELDS, UNIT_VALUES(unit), strict=True))
    return data


def _decode_unit(facts: Facts, data: UnitData) -> Unit:
    sheet = facts.sheets[data.sheet]
    unit = Unit(data.id, sheet, sheet.modes[data.mode], NONE, NONE, NONE, NONE)
    for name in UNIT_FIELDS:
        setattr(unit, name, getattr(data, name))
    return unit


def _plain(value: Any) -> Any:
    """Lists are copied, so that data and state share nothing that changes."""
    return [_plain(item) for item in value] if isinstance(value, list) else value


def _changes(now: list[int], before: list[int]) -> dict[str, int]:
    """What differs, by the number of the hex as text: JSON has no other keys."""
    if now == before:
        return {}
    return {str(cell): value for cell, value in enumerate(now) if value != before[cell]}


def _changed(before: list[int], changes: dict[str, int]) -> list[int]:
    if not changes:
        return before
    now = before.copy()
    for cell, value in changes.items():
        now[int(cell)] = value
    return now
