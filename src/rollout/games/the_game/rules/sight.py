"""Line of sight, levels and firing arcs (TG-LOS, TG-ARC).

Something between two ends blocks the line when it is as high as both of them or higher
(TG-RUL-30, TG-RUL-31, TG-RUL-39, TG-RUL-47).
A `Vantage` is what an attacker knows of the table before it looks at one target after another.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.games.the_game.content.maps import WATER
from rollout.games.the_game.model import (
    AIR,
    DEACTIVATED,
    GROUND,
    NONE,
    OPERATIONAL,
    SURFACE,
    UNCONSCIOUS,
    WEAPON_FIELD,
    State,
    Unit,
)
from rollout.kernel.errors import Refusal
from rollout.space.hex_arcs import ROBOT_ARC, VEHICLE_ARC, WIDE_ROBOT_ARC, WIDE_VEHICLE_ARC, Arc
from rollout.space.hex_lines import Line

# Line of sight (TG-LOS, TG-RUL-30, TG-RUL-31, TG-RUL-39, TG-RUL-47).

ATTACKER_SUBMERGED: Final = Refusal("TG-RUL-47", "refuse-attacker-submerged")
TARGET_SUBMERGED: Final = Refusal("TG-LOS-07", "refuse-target-submerged")
CONSTRUCT_UNDER_WATER: Final = Refusal("TG-RUL-61", "refuse-construct-under-water")


@dataclass
class Sight:
    """Whether one end sees the other; if not, the hex in which the view is blocked."""

    clear: bool
    blocker: int = NONE
    refusal: Refusal | None = None


@dataclass
class Vantage:
    """One end of the lines: where it is, how high it reaches, and what may be in the way.

    Flyers are all on one level: their `top` is their height alone (TG-RUL-39).
    """

    state: State
    cell: int
    top: int
    flying: bool
    bodies: dict[int, int]
    """The level that the bodies in a hex reach (TG-RUL-08)."""
    fields: list[int]
    """The centres of weapon fields (TG-SHD-03)."""


def vantage(state: State, unit: Unit) -> Vantage:
    """The vantage of a unit from where it stands."""
    return vantage_from(state, unit.cell, reach_of(state, unit), unit.level == AIR)


def vantage_from(state: State, cell: int, level: int, flying: bool) -> Vantage:
    """The vantage from any hex and height, for whoever thinks of moving there."""
    bodies: dict[int, int] = {}
    fields: list[int] = []
    for unit in state.units:
        status = unit.status
        if status == OPERATIONAL:
            if unit.shield == WEAPON_FIELD:
                fields.append(unit.cell)
        elif status in (DEACTIVATED, UNCONSCIOUS) and unit.carrier == NONE:
            bodies[unit.cell] = max(top(state, unit), bodies.get(unit.cell, -1000))
    return Vantage(state, cell, level, flying, bodies, fields)


def reach_of(state: State, unit: Unit) -> int:
    """The level a unit counts as in sight (TG-LOS-04); for a flyer its height."""
    return height(unit) if unit.level == AIR else top(state, unit)


def unit_sight_refusal(view: Vantage, target: Unit) -> Refusal | None:
    """Why a target cannot be seen, whatever border hexes its player would take."""
    if target.level == AIR:
        return _blocked(view, blocking_hex(view, target.cell, height(target), True))
    if depth(view.state, target.cell) > 0 and submerged(view.state, target):
        return TARGET_SUBMERGED
    return _blocked(view, blocking_hex(view, target.cell, top(view.state, target), False))


def construct_sight_refusal(view: Vantage, cell: int) -> Refusal | None:
    """A construct is seen at its top, unless that is under water (TG-RUL-61)."""
    if not has_construct(view.state, cell):
        return CONSTRUCT_UNDER_WATER
    return hex_sight_refusal(view, cell)


def hex_sight_refusal(view: Vantage, cell: int) -> Refusal | None:
    """A hex is seen at its ground, or at the top of its construct (TG-RUL-70)."""
    return _blocked(view, blocking_hex(view, cell, floor(view.state, cell), False))


def sight(state: State, unit: Unit, target: Unit) -> Sight:
    """The line of sight between two units, as a screen shows it."""
    if submerged(state, unit):
        return Sight(False, unit.cell, ATTACKER_SUBMERGED)
    view = vantage(state, unit)
    refusal = unit_sight_refusal(view, target)
    if refusal is None:
        return Sight(True)
    if refusal is TARGET_SUBMERGED:
        return Sight(False, target.cell, refusal)
    blocker = blocking_hex(view, target.cell, reach_of(state, target), target.level == AIR)
    return Sight(False, blocker, refusal)


def blocking_hex(view: Vantage, goal: int, goal_top: int, goal_flies: bool) -> int:
    """The first hex on the line that blocks it, or NONE.

    Of a border pair either hex may block: its defender would take that one (TG-RUL-31).
    """
    if goal_flies != view.flying or goal == view.cell:
        return NONE
    line = view.state.facts.grid.line(view.cell, goal)
    level = max(view.top, goal_top)
    if goal_flies:
        return _flyer_between(view.state, line, level)
    blocker = _high_ground(view, line.first, level)
    if blocker == NONE and line.borders:
        blocker = _high_ground(view, [line.second[place] for place in line.borders], level)
    return blocker


def _high_ground(view: Vantage, cells: list[int], level: int) -> int:
    """The first of the hexes in which terrain, construct, unit or body reaches the level."""
    state = view.state
    ground = state.facts.ground
    elevation = ground.elevation
    depths = ground.depth
    built = state.construct_height
    on_ground = state.on_ground
    bodies = view.bodies
    for cell in cells:
        if elevation[cell] - depths[cell] + built[cell] >= level:
            return cell
        other = on_ground[cell]
        if other != NONE:
            unit = state.units[other]
            if not unit.cloaked and top(state, unit) >= level:
                return cell
        if bodies and bodies.get(cell, -1000) >= level:
            return cell
    return NONE


def _flyer_between(state: State, line: Line, level: int) -> int:
    """Between two flyers only a third blocks, by its height (TG-RUL-39)."""
    for cells in (line.first, line.second):
        for cell in cells:
            if cell != NONE and state.in_air[cell] != NONE:
                unit = state.units[state.in_air[cell]]
                if not unit.cloaked and height(unit) >= level:
                    return cell
    return NONE


def _blocked(view: Vantage, blocker: int) -> Refusal | None:
    if blocker == NONE:
        return None
    return Refusal(
        "TG-LOS-05", "refuse-sight-blocked", {"hex": view.state.facts.grid.labels[blocker]}
    )


# Levels: how high the ground lies and how high a unit reaches (TG-LOS-04, TG-RUL-46).


def has_construct(state: State, cell: int) -> bool:
    """Whether a construct fills the hex; one below the surface of water does not (TG-RUL-61)."""
    height = state.construct_height[cell]
    return height > 0 and height >= state.facts.ground.depth[cell]


def is_water(state: State, cell: int) -> bool:
    return state.terrain[cell] == WATER and not has_construct(state, cell)


def depth(state: State, cell: int) -> int:
    """Depth of the water, less what is built on its floor; 0 where there is no water."""
    if not is_water(state, cell):
        return 0
    return state.facts.ground.depth[cell] - state.construct_height[cell]


def surface(state: State, cell: int) -> int:
    """The level of the water's surface, or of the ground where there is none."""
    return floor(state, cell) + depth(state, cell)


def floor(state: State, cell: int) -> int:
    """The level a walker stands on: ground, floor of water, top of a construct (TG-CON-03)."""
    ground = state.facts.ground
    return ground.elevation[cell] - ground.depth[cell] + state.construct_height[cell]


def height(unit: Unit) -> int:
    """The current height: a quarter, rounded up, when it lies (TG-PRN-01, TG-RUL-08)."""
    if unit.prone or unit.status != OPERATIONAL:
        return (unit.form.height + 3) // 4
    return unit.form.height


def base(state: State, unit: Unit) -> int:
    """The level its feet are on. Flyers have none that counts (TG-RUL-39)."""
    if unit.level == GROUND:
        return floor(state, unit.cell)
    if unit.level == SURFACE and unit.form.swim and not (unit.form.hover or unit.form.water):
        return surface(state, unit.cell) + 1 - height(unit)
    return surface(state, unit.cell)


def top(state: State, unit: Unit) -> int:
    """The level it reaches; a swimmer on the surface shows one level (TG-RUL-58)."""
    return base(state, unit) + height(unit)


def submerged(state: State, unit: Unit) -> bool:
    """Under water deeper than it is high (TG-LOS-07). Depth equal to height does not hide."""
    return unit.level == GROUND and depth(state, unit.cell) > height(unit)


def grounded(unit: Unit) -> bool:
    """Not flying: on the ground layer (TG-RUL-07)."""
    return unit.level != AIR


# Firing arcs: which hexes a unit can shoot into (TG-ARC, TG-ANY-01, TG-RUL-32).

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
