"""What a scenario keeps count of while figures move and fall (TW-WIN-03)."""

from __future__ import annotations

from typing import Final

from rollout.games.tabletop_warfare.events import CubeDropped, CubeTaken, Scored
from rollout.games.tabletop_warfare.model import NOBODY, Figure, State
from rollout.games.tabletop_warfare.rules.figures import is_civilian
from rollout.kernel.game import Table

TRUCK: Final = "supply_truck"
TRUCK_POINTS: Final = 20
CIVILIAN_POINTS: Final = 10


def score(table: Table[State], side: int, points: int, cause: str) -> None:
    table.state.mission.points[side] += points
    table.tell(Scored(side, points, cause))


def score_loss(table: Table[State], figure: Figure) -> None:
    """Convoy: a truck destroyed; Protect Humans: a civilian destroyed."""
    state = table.state
    if state.options.scenario == "convoy" and figure.kind == TRUCK:
        score(table, 1 - figure.side, TRUCK_POINTS, "truck_destroyed")
    if state.options.scenario == "protect_humans" and is_civilian(state, figure):
        score(table, 1 - figure.side, CIVILIAN_POINTS, "civilian_destroyed")


def cube_falls(table: Table[State], figure: Figure) -> None:
    """Retrieve the Allspark: destroyed or transformed, the bearer lets it lie on its spot."""
    mission = table.state.mission
    if mission.bearer != figure.id:
        return
    mission.bearer = NOBODY
    mission.cube = [figure.x, figure.y]
    table.tell(CubeDropped(figure.x, figure.y))


def take_cube(table: Table[State], figure: Figure) -> None:
    mission = table.state.mission
    mission.cube = []
    mission.bearer = figure.id
    table.tell(CubeTaken(figure.id))
