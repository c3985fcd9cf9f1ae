"""Where a form may stand, and what a step into a hex costs (TG-MOV, TG-TER)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.actions import Submerge, Surface
from rollout.games.the_game.content.maps import CLEAR, ROUGH, THICK_TREES, THIN_TREES, WATER
from rollout.games.the_game.content.tech_spec import Mode
from rollout.games.the_game.events import LevelChanged
from rollout.games.the_game.model import AIR, GROUND, HOVERING, NONE, SURFACE, State, Unit
from rollout.games.the_game.rules.sight import (
    depth,
    floor,
    has_construct,
    height,
    is_water,
    surface,
)
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Listed
from rollout.kernel.reasons import Reasons, Term

CROWD: Final = "crowd"
"""The kind of mode of humans (TG-RUL-87)."""

OFF_MAP: Final = Refusal("TG-RUL-09", "refuse-off-map")
CANNOT_FLY: Final = Refusal("TG-AIR-01", "refuse-cannot-fly")
CANNOT_HOVER: Final = Refusal("TG-VTL-02", "refuse-cannot-hover")
NO_HOVERING_OVER_TREES: Final = Refusal("TG-VTL-04", "refuse-hovering-over-trees")
BARRED_TO_HOVER: Final = Refusal("TG-HOV-02", "refuse-barred-to-hover")
BARRED_TO_BOATS: Final = Refusal("TG-WAT-01", "refuse-barred-to-boats")
BARRED_TO_HUMANS: Final = Refusal("TG-RUL-87", "refuse-barred-to-humans")
BODY_THERE: Final = Refusal("TG-RUL-08", "refuse-body-there")


def standing_refusal(state: State, unit: Unit, form: Mode, cell: int, level: int) -> Refusal | None:
    """None when the unit, in that form, may be put down there on that level, and stay."""
    if not 0 <= cell < state.facts.grid.size:
        return OFF_MAP
    refusal = terrain_refusal(state, form, cell, level)
    if refusal is not None:
        return refusal
    other = layer_taken(state, unit, cell, level)
    if other != NONE:
        return Refusal("TG-MOV-06", "refuse-hex-taken", {"unit": other})
    if level != AIR and any(body.id != unit.id for body in state.bodies(cell)):
        return BODY_THERE
    return None


def terrain_refusal(state: State, form: Mode, cell: int, level: int) -> Refusal | None:
    """None when the ground itself lets that form be there on that level."""
    if level == AIR:
        return None if form.airborne else CANNOT_FLY
    if level == HOVERING:
        if not form.vtol:
            return CANNOT_HOVER
        trees = state.terrain[cell] in (THIN_TREES, THICK_TREES)
        return NO_HOVERING_OVER_TREES if trees and not has_construct(state, cell) else None
    if form.hover:
        rough = state.terrain[cell] in (ROUGH, THIN_TREES, THICK_TREES)
        return BARRED_TO_HOVER if rough or has_construct(state, cell) else None
    if form.water:
        return None if is_water(state, cell) else BARRED_TO_BOATS
    if form.kind == CROWD and (has_construct(state, cell) or depth(state, cell) > 0):
        return BARRED_TO_HUMANS
    return None


def layer_taken(state: State, unit: Unit, cell: int, level: int) -> int:
    """The other operational unit on that layer of the hex, or NONE (TG-RUL-07)."""
    other = state.in_air[cell] if level == AIR else state.on_ground[cell]
    return NONE if other == unit.id else other


def resting_level(state: State, form: Mode, cell: int) -> int:
    """The level a form has when it does not fly: afloat, or on the ground (TG-RUL-56, 57)."""
    if (form.hover or form.water) and is_water(state, cell):
        return SURFACE
    return GROUND


def may_choose_depth(state: State, unit: Unit) -> bool:
    """A swimmer in water deeper than it is high, now (TG-RUL-58)."""
    return (
        unit.form.swim
        and unit.level in (GROUND, SURFACE)
        and not (unit.form.hover or unit.form.water)
        and depth(state, unit.cell) > height(unit)
    )


def choose_depth(table: Table[State], unit: Unit) -> Script[None]:
    """A swimmer in deep water ends concealed or shows itself (TG-SWM-04, TG-RUL-58)."""
    state = table.state
    if not may_choose_depth(state, unit):
        _touch_bottom(table, unit)
        return
    choices: list[Action] = [Submerge(), Surface()]
    chosen = yield table.ask(unit.seat, "depth", Listed(choices), unit=unit.id)
    level = SURFACE if isinstance(chosen, Surface) else GROUND
    if level != unit.level:
        state.place(unit, unit.cell, level)
        table.tell(LevelChanged(unit.id, level, 0, 0))


def _touch_bottom(table: Table[State], unit: Unit) -> None:
    """A swimmer that has become too tall to float stands on the floor (TG-RUL-58)."""
    if unit.level == SURFACE and not (unit.form.hover or unit.form.water):
        table.state.place(unit, unit.cell, GROUND)
        table.tell(LevelChanged(unit.id, GROUND, 0, 0))


# What a step into a hex costs, item by item (TG-TER, TG-MOV-03, TG-AIR-05, TG-SWM).

CLEAR_HEX: Final = Term("reason-clear", 1, "TG-TER-01")
ROUGH_HEX: Final = Term("reason-rough", 2, "TG-TER-02")
WATER_HEX: Final = Term("reason-water", 2, "TG-TER-04")
THIN_TREES_HEX: Final = Term("reason-thin-trees", 2, "TG-TER-05")
THICK_TREES_HEX: Final = Term("reason-thick-trees", 3, "TG-TER-06")
CONSTRUCT_HEX: Final = Term("reason-construct", 1, "TG-RUL-40")
BY_TERRAIN: Final[dict[int, Term]] = {
    CLEAR: CLEAR_HEX,
    ROUGH: ROUGH_HEX,
    WATER: WATER_HEX,
    THIN_TREES: THIN_TREES_HEX,
    THICK_TREES: THICK_TREES_HEX,
}
AIR_HEX: Final = Term("reason-air", 1, "TG-AIR-03")
RIDDEN_WATER: Final = Term("reason-ride-water", 1, "TG-HOV-01")
SAILED_WATER: Final = Term("reason-sail-water", 1, "TG-WAT-01")
SWUM_WATER: Final = Term("reason-swim-water", 1, "TG-SWM-01")
BANK: Final = Term("reason-bank", 1, "TG-SWM-03")
HOVERED_ROUGH: Final = Term("reason-hover-over-rough", 1, "TG-VTL-03")
HOVERED_WATER: Final = Term("reason-hover-over-water", 1, "TG-RUL-54")
FLYING_SLIDE: Final = Term("reason-slide", 1, "TG-VTL-01")
HOVERING_SLIDE: Final = Term("reason-slide", 1, "TG-RUL-55")

TURN: Final = Reasons((Term("reason-turn", 1, "TG-FAC-03"),))
DROP: Final = Reasons((Term("reason-drop-prone", 1, "TG-PRN-01"),))
STAND: Final = Reasons((Term("reason-stand-up", 2, "TG-PRN-03"),))
TO_TAKE_OFF: Final = Reasons((Term("reason-take-off", 2, "TG-AIR-01"),))
TO_LAND: Final = Reasons((Term("reason-land", 2, "TG-AIR-04"),))
BEGIN_TO_HOVER: Final = Reasons((Term("reason-hover", 2, "TG-RUL-54"),))
SET_DOWN: Final = Reasons((Term("reason-set-down", 0, "TG-RUL-54"),))


def entry_cost(state: State, form: Mode, level: int, start: int, cell: int) -> Reasons:
    """The cost for a form, moving on that level, of entering `cell` from its neighbour."""
    if level == AIR:
        return Reasons((AIR_HEX,))
    terms = _hex_terms(state, form, level, start, cell)
    climbed = climb(state, form, level, start, cell)
    if climbed:
        terms.append(Term("reason-levels", climbed, "TG-MOV-03"))
    if form.aircraft and level != HOVERING:
        doubled = sum(term.amount for term in terms)
        terms.append(Term("reason-grounded-aircraft", doubled, "TG-AIR-05"))
    return Reasons(tuple(terms))


def climb(state: State, form: Mode, level: int, start: int, cell: int) -> int:
    """How many levels lie between two hexes, up or down, for that form."""
    if walks_on_floor(form, level):
        return abs(floor(state, cell) - floor(state, start))
    return abs(surface(state, cell) - surface(state, start))


def walks_on_floor(form: Mode, level: int) -> bool:
    """Wades on the bottom, rather than riding, swimming or hovering above it (TG-RUL-46)."""
    return not (level == HOVERING or form.hover or form.water or form.swim)


def weighs_on_construct(state: State, form: Mode, level: int, cell: int) -> bool:
    """Whether a form on that level stands on a construct there (TG-CON-04)."""
    if level != GROUND or state.construct_height[cell] == 0:
        return False
    return not (form.swim and is_water(state, cell))


def _hex_terms(state: State, form: Mode, level: int, start: int, cell: int) -> list[Term]:
    base = CONSTRUCT_HEX if has_construct(state, cell) else BY_TERRAIN[state.terrain[cell]]
    if level == HOVERING:
        return [_hovered(base)]
    if form.hover:
        return [RIDDEN_WATER if base is WATER_HEX else base]
    if form.water:
        return [SAILED_WATER if base is WATER_HEX else base]
    if not form.swim:
        return [base]
    terms = [SWUM_WATER if base is WATER_HEX else base]
    if (base is WATER_HEX) != is_water(state, start):
        terms.append(BANK)
    return terms


def _hovered(base: Term) -> Term:
    """Rough has no extra cost, water is not touched (TG-VTL-03)."""
    if base is ROUGH_HEX:
        return HOVERED_ROUGH
    return HOVERED_WATER if base is WATER_HEX else base
