"""What a step into a hex costs, item by item (TG-TER, TG-MOV-03, TG-AIR-05, TG-SWM)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.content.maps import CLEAR, ROUGH, THICK_TREES, THIN_TREES, WATER
from rollout.games.the_game.content.tech_spec import Mode
from rollout.games.the_game.model import AIR, GROUND, HOVERING, State
from rollout.games.the_game.rules.levels import floor, has_construct, is_water, surface
from rollout.kernel.reasons import Reasons, Term

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
TAKE_OFF: Final = Reasons((Term("reason-take-off", 2, "TG-AIR-01"),))
LAND: Final = Reasons((Term("reason-land", 2, "TG-AIR-04"),))
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
