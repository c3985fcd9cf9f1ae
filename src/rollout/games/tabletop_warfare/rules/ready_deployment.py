"""Ready deployment (TW-RUL-92): both armies stand when the match begins; it begins with a move.

Agreed before the match (`Setup.deployment`), in place of the roll for sides and of TW-DEP-01.
"""

from __future__ import annotations

from typing import Final

from rollout.games.tabletop_warfare.model import BATTLE, STANDING, Figure, State
from rollout.games.tabletop_warfare.rules.deployment import FACINGS, STRIP, landing_spots, zone_of
from rollout.games.tabletop_warfare.rules.joining import blank
from rollout.games.tabletop_warfare.rules.muster import wanted_twice
from rollout.games.tabletop_warfare.rules.sight import stir
from rollout.kernel.errors import Refusal, SetupRefused
from rollout.space.plane import Point, squared_distance

READY: Final = "ready"
EDGES: Final = ("south", "north")


def place_everybody(state: State) -> None:
    """Each army in a row along the front of its strip, faces across the field."""
    _expect_all_agreed(state)
    state.opened = True
    state.edges = list(EDGES)
    for side in (0, 1):
        row = [_recruit(state, code, side) for code in state.lists[side]]
        for place, figure in enumerate(row, start=1):
            figure.x, figure.y = _spot(state, figure, state.width * place // (len(row) + 1))
            figure.status = STANDING
            figure.facing = FACINGS[state.edges[side]]
            stir(state)
    state.stage = BATTLE


def _expect_all_agreed(state: State) -> None:
    """Nothing may be left to the table: no list, field, scenario or figure that both want."""
    agreed = all(state.made) and state.ground and state.options.scenario == "none"
    if not agreed or wanted_twice(state):
        raise SetupRefused(Refusal("TW-DEP-01", "setup-not-ready"))


def _recruit(state: State, code: str, side: int) -> Figure:
    figure = blank(state, len(state.figures), code, side, [])
    state.figures.append(figure)
    return figure


def _spot(state: State, figure: Figure, across: int) -> Point:
    """Where there is room (TW-FLD-06, TW-RUL-63), nearest to its place in the row."""
    spots = landing_spots(state, figure, lambda more: zone_of(state, figure.side, more))
    ahead = STRIP - spots.ground.radius
    wish = (across, ahead if figure.side == 0 else state.depth - ahead)
    if spots.fault(wish) is None:
        return wish
    return min(spots.samples(), key=lambda spot: squared_distance(spot, wish))
