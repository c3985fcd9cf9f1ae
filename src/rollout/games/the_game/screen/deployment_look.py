"""Where a unit that is still to be placed may start: for whoever carries it over the board."""

from __future__ import annotations

from typing import Any

from rollout.games.the_game.actions import DeployAs
from rollout.games.the_game.model import NONE, OPERATIONAL, State, Unit
from rollout.games.the_game.rules.deployment import open_zone, starting_cells, ways, zone_of
from rollout.games.the_game.screen.look_forms import DeploymentLook, WayLook
from rollout.kernel.errors import Unreadable


def deployment(state: State, unit: Unit, _question: dict[str, Any]) -> DeploymentLook:
    """Every mode and layer with its hexes (TG-RUL-91); who is carried stays in the list."""
    if unit.cell != NONE or unit.status != OPERATIONAL:
        raise Unreadable("only a unit that is still to be placed may be placed")
    zone = open_zone(state, unit, zone_of(state, unit))
    found = [each for each in ways(state, unit, zone) if isinstance(each, DeployAs)]
    return DeploymentLook(
        unit=unit.id,
        faces=not unit.sheet.heads,
        ways=[
            WayLook(
                each.mode,
                each.level,
                starting_cells(state, unit, unit.sheet.modes[each.mode], each.level, zone),
            )
            for each in found
            if each.carrier == NONE
        ],
    )
