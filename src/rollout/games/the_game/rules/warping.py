"""Telaport: a whole Movement in one leap (TG-TEL, TG-RUL-82)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from rollout.games.the_game.actions import Warp
from rollout.games.the_game.events import Warped
from rollout.games.the_game.model import AIR, NONE, State
from rollout.games.the_game.rules.boarding import CARRIED
from rollout.games.the_game.rules.costs import weighs_on_construct
from rollout.games.the_game.rules.footing import OFF_MAP, resting_level, terrain_refusal
from rollout.games.the_game.rules.ground_steps import NO_SUCH_FACING, PRONE
from rollout.games.the_game.rules.traffic import Mover, may_stay
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Table

NO_TELAPORT: Final = Refusal("TG-TEL-01", "refuse-no-telaport")
MOVED_ALREADY: Final = Refusal("TG-RUL-82", "refuse-warp-after-steps")
NO_SMOKE: Final = Refusal("TG-RUL-76", "refuse-warp-in-smoke")
NO_SUCH_LEVEL: Final = Refusal("TG-RUL-82", "refuse-no-such-level")
TRIES: Final = 30


def warping_refusal(state: State, mover: Mover) -> Refusal | None:
    """None when this Movement may be a warp."""
    unit = mover.unit
    if "telaport" not in unit.form.traits:
        return NO_TELAPORT
    if mover.taken:
        return MOVED_ALREADY
    if mover.smoking:
        return NO_SMOKE
    if unit.carrier != NONE:
        return CARRIED
    return PRONE if unit.prone else None


def warp_refusal(state: State, mover: Mover, action: Warp) -> Refusal | None:
    """None when the unit may warp to that hex, level and facing."""
    refusal = warping_refusal(state, mover)
    if refusal is not None:
        return refusal
    if not 0 <= action.facing < 6:
        return NO_SUCH_FACING
    if not 0 <= action.cell < state.facts.grid.size:
        return OFF_MAP
    distance = state.facts.grid.distance(mover.unit.cell, action.cell)
    if distance > mover.left:
        details = {"distance": distance, "left": mover.left}
        return Refusal("TG-TEL-01", "refuse-warp-too-far", details)
    return _arrival_refusal(state, mover, action.cell, action.level)


def warps(state: State, mover: Mover) -> Iterator[Warp]:
    """All warps, nearest first."""
    if warping_refusal(state, mover) is not None:
        return
    for cell, level in arrivals(state, mover):
        for facing in range(6):
            yield Warp(cell, level, facing)


def arrivals(state: State, mover: Mover) -> list[tuple[int, int]]:
    """Hexes and levels that the unit may warp to."""
    return [
        (cell, level)
        for cell in state.facts.grid.within(mover.unit.cell, mover.left)
        for level in _levels(state, mover, cell)
        if _arrival_refusal(state, mover, cell, level) is None
    ]


def sample_warp(state: State, mover: Mover, rng: Random) -> Warp:
    """One warp, without listing them all. There is always one: turning on the spot."""
    cells = state.facts.grid.within(mover.unit.cell, mover.left)
    for _ in range(TRIES):
        cell = cells[int(rng.random() * len(cells))]
        levels = _levels(state, mover, cell)
        level = levels[int(rng.random() * len(levels))]
        if _arrival_refusal(state, mover, cell, level) is None:
            return Warp(cell, level, int(rng.random() * 6))
    cell, level = rng.choice(arrivals(state, mover))
    return Warp(cell, level, int(rng.random() * 6))


def warp(table: Table[State], mover: Mover, action: Warp) -> bool:
    """Arrive. Says whether that puts weight on a construct (TG-CON-04, TG-RUL-41)."""
    state, unit = table.state, mover.unit
    start = unit.cell
    mover.left -= state.facts.grid.distance(start, action.cell)
    unit.facing = action.facing
    state.place(unit, action.cell, action.level)
    table.tell(Warped(unit.id, start, action.cell, action.level, action.facing))
    arrived = start != action.cell or mover.start_flying
    return arrived and weighs_on_construct(state, unit.form, action.level, action.cell)


def _arrival_refusal(state: State, mover: Mover, cell: int, level: int) -> Refusal | None:
    """A free layer, and a hex that the mode may stand in; air for those who can fly."""
    if level not in (AIR, resting_level(state, mover.unit.form, cell)):
        return NO_SUCH_LEVEL
    if cell != mover.start_cell or (level == AIR) != mover.start_flying:
        refusal = terrain_refusal(state, mover.unit.form, cell, level)
        if refusal is not None:
            return refusal
    if not may_stay(state, mover, cell, level):
        return Refusal("TG-MOV-06", "refuse-hex-taken", {"cell": cell})
    return None


def _levels(state: State, mover: Mover, cell: int) -> list[int]:
    form = mover.unit.form
    ground = resting_level(state, form, cell)
    return [ground, AIR] if form.airborne else [ground]
