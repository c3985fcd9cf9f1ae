"""Where a form may stand: terrain, and room on its layer (TG-MOV-06, TG-RUL-07, TG-RUL-53)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.actions import Submerge, Surface
from rollout.games.the_game.content.maps import ROUGH, THICK_TREES, THIN_TREES
from rollout.games.the_game.content.tech_spec import Mode
from rollout.games.the_game.events import LevelChanged
from rollout.games.the_game.model import AIR, GROUND, HOVERING, NONE, SURFACE, State, Unit
from rollout.games.the_game.rules.levels import depth, has_construct, height, is_water
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Listed

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
