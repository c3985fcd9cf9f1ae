"""Positions for case files: a state from the words of a player."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any, Final

import msgspec

from rollout.gamekit.naming import unknown
from rollout.games.the_game.agreement import facts_of
from rollout.games.the_game.cases.position_form import PositionForm, UnitForm
from rollout.games.the_game.content.maps import TERRAIN_NAMES
from rollout.games.the_game.content.tech_spec import Mode, Sheet
from rollout.games.the_game.model import (
    AIR,
    ASIDE,
    FIELD_NAMES,
    HOVERING,
    LASTS,
    LEVEL_NAMES,
    NONE,
    OPERATIONAL,
    PHASE_NAMES,
    STATUS_NAMES,
    Smoke,
    State,
    Thing,
    Unit,
)
from rollout.games.the_game.naming import (
    TEAM_NAMES,
    cell_called,
    mode_name,
    unit_called,
    unit_name,
)
from rollout.games.the_game.rules.command import write_chains
from rollout.games.the_game.rules.endgame import TEAMS, starting_value
from rollout.games.the_game.rules.footing import resting_level
from rollout.games.the_game.rules.placing import captain, empty_table, units_within
from rollout.games.the_game.rules.preparation import start
from rollout.games.the_game.rules.rounds import has_card
from rollout.games.the_game.setup import Setup
from rollout.kernel.errors import SetupRefused, Unreadable
from rollout.space.hex_directions import DIRECTION_NAMES

CASE_MAP: Final = "case-map"


def position(data: dict[str, Any]) -> State:
    """The state of a `[position]` table. Raises Unreadable with the key that is wrong."""
    try:
        form = msgspec.convert(data, type=PositionForm)
    except msgspec.ValidationError as error:
        raise Unreadable(_plain(str(error))) from None
    setup = _setup(form)
    try:
        facts = facts_of(setup)
    except SetupRefused:
        raise
    except Unreadable as error:
        raise Unreadable(_own_content(str(error))) from None
    if form.units is None:
        return start(setup)
    state = empty_table(facts)
    state.round = form.round
    state.phase = PHASE_NAMES.index(form.phase)
    _at("ground", _change_ground, state, form)
    for place, unit in enumerate(form.units):
        _at(f"units[{place}]", _add_unit, state, unit)
    for place, unit in enumerate(form.units):
        _at(f"units[{place}]", _put_unit, state, state.units[place], unit)
    _at("fires", _light_fires, state, form)
    _at("things", _lay_things, state, form)
    _at("chains", _order_chains, state, form)
    _at("flipped", _flip, state, form)
    _at("pile", _stack_pile, state, form)
    _at("turn", _put_on_top, state, form)
    _write_scores(state, form)
    return state


def _at(key: str, read: Callable[..., None], *parts: Any) -> None:
    """Read a part; a mistake in it is told with its key."""
    try:
        read(*parts)
    except Unreadable as error:
        raise Unreadable(f"{key}: {error}") from None


def _plain(message: str) -> str:
    """
    >>> _plain("Expected `int`, got `str` - at `$.units[0].damage`")
    'units[0].damage: Expected int, got str'
    """
    what, _, where = message.replace("`", "").partition(" - at $")
    return f"{where.removeprefix('.')}: {what}" if where else what


def _own_content(message: str) -> str:
    """A mistake in the case's own map or characters, with the key it has in the case.

    >>> _own_content("homebrew:3: maps.case-map.areas[0].terrain: expected rough")
    'map.areas[0].terrain: expected rough'
    """
    return re.sub(r"^homebrew:\d+: ", "", message).replace(f"maps.{CASE_MAP}", "map", 1)


def _setup(form: PositionForm) -> Setup:
    """Own maps and characters go along as homebrew, so that the state can be written down."""
    homebrew = "".join(
        _toml_table(("characters", slug), {"name": slug, **figures})
        for slug, figures in form.characters.items()
    )
    ground = form.map
    if isinstance(ground, dict):
        homebrew += _toml_table(("maps", CASE_MAP), {"name": "Case", **ground})
        ground = CASE_MAP
    return Setup(
        scenario=form.scenario,
        map=ground,
        forces=form.forces,
        options=form.options,
        seats=form.seats,
        deployment=form.deployment,
        homebrew=homebrew,
    )


def _toml_table(place: tuple[str, str], table: dict[str, Any]) -> str:
    lines = [f"{json.dumps(key)} = {_toml(value)}" for key, value in table.items()]
    return "\n".join([f"[{place[0]}.{json.dumps(place[1])}]", *lines, ""])


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{json.dumps(key)} = {_toml(item)}" for key, item in value.items())
        return "{" + inner + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_toml(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def _change_ground(state: State, form: PositionForm) -> None:
    for change in form.ground:
        for label in change.at:
            cell = cell_called(state, label)
            if change.terrain:
                state.change_terrain(cell, TERRAIN_NAMES.index(change.terrain))
            height, hit_points = state.construct_height[cell], state.construct_hit_points[cell]
            height = height if change.height is None else change.height
            hit_points = hit_points if change.hit_points is None else change.hit_points
            state.change_construct(cell, height, hit_points if height else 0)


def _add_unit(state: State, form: UnitForm) -> None:
    sheet = state.facts.sheets.get(form.name)
    if sheet is None:
        raise unknown("character", form.name, list(state.facts.sheets))
    team = NONE if form.team == "none" else TEAM_NAMES.index(form.team)
    seat = captain(state, team) if form.seat is None else form.seat
    if not (form.seat is None or 0 <= seat < len(state.facts.seat_teams)):
        raise Unreadable(f"there is no seat {seat}")
    unit = Unit(len(state.units), sheet, _mode(sheet, form.mode), team, seat, team, seat)
    unit.partners = units_within(sheet) if form.partners is None else form.partners
    unit.facing = DIRECTION_NAMES.index(form.facing)
    unit.prone = form.prone
    unit.damage = _damage(sheet, form)
    unit.cloaked = form.cloaked
    unit.shield = FIELD_NAMES.index(form.shield)
    unit.ducking = form.ducking
    unit.acts_from = form.acts_from
    unit.commanded = state.round if form.commanded else 0
    unit.transmitted = state.round if form.transmitted else 0
    on_the_map = bool(form.at or form.carried_by or form.inside)
    usual = "operational" if on_the_map else "aside"
    unit.status = STATUS_NAMES.index(form.status or usual)
    state.units.append(unit)


def _damage(sheet: Sheet, form: UnitForm) -> int:
    out = form.status in ("deactivated", "unconscious")
    damage = sheet.hit_points if out else 0
    if form.heads is not None:
        damage = sheet.hit_points - form.heads
    elif form.damage is not None:
        damage = form.damage
    if not 0 <= damage <= sheet.hit_points:
        raise Unreadable(f"{form.name} has {sheet.hit_points} hit points")
    return damage


def _mode(sheet: Sheet, wanted: str | int) -> Mode:
    for mode in sheet.modes:
        if wanted in (mode.index, mode.name, mode_name(mode)):
            return mode
    raise unknown("mode", str(wanted), [mode_name(mode) for mode in sheet.modes])


def _put_unit(state: State, unit: Unit, form: UnitForm) -> None:
    """Where it is, and whom it has to do with: all units are known by now."""
    carrier = form.carried_by or form.inside
    if form.controlled_by:
        master = state.units[unit_called(state, form.controlled_by)]
        unit.master, unit.side, unit.seat = master.id, master.side, master.seat
    if form.came_out_of:
        unit.host = unit_called(state, form.came_out_of)
    if carrier:
        unit.carrier = unit_called(state, carrier)
        unit.inside = bool(form.inside)
        _follow(state, unit)
    elif form.at:
        cell = cell_called(state, form.at)
        usual = LEVEL_NAMES[resting_level(state, unit.form, cell)]
        level = LEVEL_NAMES.index(form.level or usual)
        _check_room(state, unit, cell, level)
        state.place(unit, cell, level)
    elif unit.status not in (ASIDE, STATUS_NAMES.index("gone")):
        raise Unreadable(f"{form.name} is {form.status} and needs a hex: at")


def _follow(state: State, unit: Unit) -> None:
    """Carried units are where their carrier is; one that is placed later takes them along."""
    carrier = state.units[unit.carrier]
    if carrier.cell != NONE:
        state.place(unit, carrier.cell, carrier.level)


def _check_room(state: State, unit: Unit, cell: int, level: int) -> None:
    name = unit_name(state, unit.id)
    if level == AIR and not unit.form.airborne:
        raise Unreadable(f"{name} cannot fly in this mode (TG-AIR-01)")
    if level == HOVERING and not unit.form.vtol:
        raise Unreadable(f"{name} cannot hover in this mode (TG-VTL-02)")
    other = (state.in_air if level == AIR else state.on_ground)[cell]
    if unit.status == OPERATIONAL and other != NONE:
        raise Unreadable(f"{name} and {unit_name(state, other)} are in one place (TG-RUL-07)")


def _light_fires(state: State, form: PositionForm) -> None:
    state.fires = [cell_called(state, label) for label in form.fires]
    state.wind = DIRECTION_NAMES.index(form.wind) if form.wind else NONE
    for smoke in form.smoke:
        fire = cell_called(state, smoke.fire) if smoke.fire else NONE
        usual = LASTS if smoke.fire else state.round + 1
        expires = usual if smoke.expires is None else smoke.expires
        state.smoke.append(Smoke(cell_called(state, smoke.at), fire, expires))


def _lay_things(state: State, form: PositionForm) -> None:
    if form.things is None:
        return
    state.things = []
    for thing in form.things:
        cell = cell_called(state, thing.at) if thing.at else NONE
        carrier = unit_called(state, thing.carried_by) if thing.carried_by else NONE
        if (cell == NONE) == (carrier == NONE):
            raise Unreadable(f"{thing.kind} lies somewhere (at) or is carried (carried_by)")
        state.things.append(Thing(len(state.things), thing.kind, cell, carrier))


def _order_chains(state: State, form: PositionForm) -> None:
    write_chains(state)
    for team, names in enumerate((form.chains.A, form.chains.B)):
        if names is not None:
            state.chains[team] = [unit_called(state, name) for name in names]


def _flip(state: State, form: PositionForm) -> None:
    state.flipped = [unit_called(state, name) for name in form.flipped]


def _stack_pile(state: State, form: PositionForm) -> None:
    """The cards that were not flipped, in the order of the units unless it is given."""
    if form.phase != "turn":
        return
    if form.pile is None:
        order = [unit.id for unit in state.units if has_card(state, unit)]
        order = [number for number in order if number not in state.flipped]
    else:
        order = [unit_called(state, name) for name in form.pile]
    state.pile = order[::-1]


def _put_on_top(state: State, form: PositionForm) -> None:
    """The card of whoever has the turn; a pile ends with what is drawn first."""
    if form.phase == "turn" and form.turn:
        first = unit_called(state, form.turn)
        state.pile = [*(number for number in state.pile if number != first), first]


def _write_scores(state: State, form: PositionForm) -> None:
    state.scores = [form.scores.A, form.scores.B]
    state.held = state.scores.copy()
    value = form.starting_value
    if value is None:
        state.starting_value = [starting_value(state, team) for team in range(TEAMS)]
    else:
        state.starting_value = [value.A, value.B]
