"""Firing arcs: which hexes a unit can shoot into (TG-ARC, TG-ANY-01, TG-RUL-32)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.model import State, Unit
from rollout.kernel.errors import Refusal
from rollout.space.hex_arcs import (
    ROBOT_ARC,
    VEHICLE_ARC,
    WIDE_ROBOT_ARC,
    WIDE_VEHICLE_ARC,
    Arc,
)

OUT_OF_ROBOT_ARC: Final = Refusal("TG-ARC-02", "refuse-out-of-robot-arc")
OUT_OF_VEHICLE_ARC: Final = Refusal("TG-ARC-03", "refuse-out-of-vehicle-arc")


def arc_refusal(state: State, unit: Unit, cell: int) -> Refusal | None:
    """Whether the hex lies outside the arc of the unit's mode (TG-ARC-01)."""
    if in_arc(state, unit, cell):
        return None
    return OUT_OF_ROBOT_ARC if unit.form.robot_arc else OUT_OF_VEHICLE_ARC


def in_arc(state: State, unit: Unit, cell: int) -> bool:
    """Turrets and humans shoot all round; the unit's own hex is in every arc (TG-RUL-39)."""
    if unit.form.any_arc or unit.sheet.heads > 0:
        return True
    bearing = state.facts.grid.bearings[unit.cell][cell]
    return arc(state, unit)[unit.facing][bearing]


def arc(state: State, unit: Unit) -> Arc:
    """The arc of its mode, as a table by facing and bearing."""
    if state.facts.options.arcs == "wide":
        return WIDE_ROBOT_ARC if unit.form.robot_arc else WIDE_VEHICLE_ARC
    return ROBOT_ARC if unit.form.robot_arc else VEHICLE_ARC
