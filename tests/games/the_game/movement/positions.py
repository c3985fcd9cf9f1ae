"""Crowded positions on packaged maps, for laws of movement."""

from __future__ import annotations

from dataclasses import dataclass

from hypothesis import strategies as st

from rollout.games.the_game.content.library import library
from rollout.games.the_game.model import (
    AIR,
    DEACTIVATED,
    HOVERING,
    NONE,
    State,
    Unit,
)
from rollout.games.the_game.rules.footing import resting_level, standing_refusal
from tests.games.the_game.table import lay_out

MAPS = ["training-ground", "river-crossing", "city-blocks", "coast", "mesa"]
UNITS = [
    "blurr", "starscream", "vortex", "broadside", "snaptrap", "bumblebee", "optimus-prime",
    "astrotrain", "haywire", "human-crowd", "skywarp", "seaspray", "grimlock", "laserbeak",
]  # fmt: skip


@dataclass
class Wish:
    """A unit as it would like to stand."""

    unit: str
    mode: int
    column: int
    row: int
    team: int
    facing: int
    level: int
    prone: bool
    body: bool


@dataclass
class Crowd:
    """A map, and units who want to stand on a small part of it. The first one is to move."""

    map: str
    wishes: list[Wish]

    def state(self) -> State:
        state = lay_out([], ground=library().maps[self.map])
        for wish in self.wishes:
            _fulfil(state, wish)
        return state


def crowds() -> st.SearchStrategy[Crowd]:
    wish = st.builds(
        Wish,
        unit=st.sampled_from(UNITS),
        mode=st.integers(0, 2),
        column=st.integers(5, 9),
        row=st.integers(6, 10),
        team=st.integers(0, 1),
        facing=st.integers(0, 5),
        level=st.sampled_from([0, 0, HOVERING, AIR]),
        prone=st.booleans(),
        body=st.sampled_from([False, False, False, True]),
    )
    return st.builds(Crowd, st.sampled_from(MAPS), st.lists(wish, min_size=1, max_size=9))


def _fulfil(state: State, wish: Wish) -> None:
    """Put the unit down if it may stand there, or into the transport that does."""
    sheet = library().sheets[wish.unit]
    form = sheet.modes[wish.mode % len(sheet.modes)]
    unit = Unit(len(state.units), sheet, form, wish.team, wish.team, wish.team, wish.team)
    cell = wish.row * state.facts.grid.columns + wish.column
    level = resting_level(state, form, cell)
    if (wish.level == AIR and form.airborne) or (wish.level == HOVERING and form.vtol):
        level = wish.level
    unit.facing = 0 if sheet.heads else wish.facing
    if not state.units or standing_refusal(state, unit, form, cell, level) is None:
        state.units.append(unit)
        unit.prone = form.robot_form and level != AIR and wish.prone
        if wish.body and level != AIR and unit.id:
            unit.status = DEACTIVATED
        state.place(unit, cell, level)
    elif state.on_ground[cell] != NONE:
        transport = state.units[state.on_ground[cell]]
        if transport.form.transport and 2 * form.height <= transport.form.height:
            state.units.append(unit)
            unit.team = unit.side = unit.seat = unit.owner = transport.side
            unit.carrier, unit.inside = transport.id, True
            state.place(unit, cell, transport.level)
