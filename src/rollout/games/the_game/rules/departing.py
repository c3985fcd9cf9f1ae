"""Units that leave the map without being deactivated: into another one, or out of the game."""

from __future__ import annotations

from rollout.games.the_game.abilities.carrying import set_cargo_down
from rollout.games.the_game.abilities.cloaking import end_cloak
from rollout.games.the_game.abilities.shielding import drop_shield
from rollout.games.the_game.model import GROUND, NONE, State, Unit
from rollout.games.the_game.rules.control import end_control, end_control_by
from rollout.kernel.game import Script, Table


def depart(table: Table[State], unit: Unit, status: int) -> Script[None]:
    """What it carries is set down, all that lasted ends, and it is ASIDE or GONE."""
    end_cloak(table, unit)
    drop_shield(table, unit)
    end_control(table, unit)
    end_control_by(table, unit)
    yield from set_cargo_down(table, unit)
    table.state.lift(unit)
    unit.status = status
    unit.cell, unit.level = NONE, GROUND
    unit.carrier, unit.inside = NONE, False
    unit.prone = unit.ducking = False
