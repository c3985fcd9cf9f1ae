"""What a scenario makes of the end of a Move: the Allspark, the far edge (TW-WIN-03)."""

from __future__ import annotations

from typing import Final

from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.content.roster import ROBOT
from rollout.games.tabletop_warfare.events import LeftTheField
from rollout.games.tabletop_warfare.model import AWAY, NOBODY, Figure, State
from rollout.games.tabletop_warfare.rules.figures import CONTACT, card_of, disc_of, on_field
from rollout.games.tabletop_warfare.rules.markers import end_the_hunt, strip, unhook
from rollout.games.tabletop_warfare.rules.mission import TRUCK, TRUCK_POINTS, score, take_cube
from rollout.games.tabletop_warfare.rules.sight import stir
from rollout.kernel.game import Table
from rollout.space.plane import Disc, gap_within, overlap

CUBE_RADIUS: Final = INCH // 2
OPPOSITE: Final = {"south": "north", "north": "south", "west": "east", "east": "west"}


def touches_edge(state: State, figure: Figure, edge: str) -> bool:
    """Whether the footprint is at that edge, to within contact (TW-RUL-06)."""
    radius = card_of(state, figure).radius + CONTACT
    if edge == "south":
        return figure.y <= radius
    if edge == "north":
        return figure.y >= state.depth - radius
    if edge == "west":
        return figure.x <= radius
    return figure.x >= state.width - radius


def after_own_move(table: Table[State], figure: Figure) -> None:
    """At the end of a figure's own Move."""
    if table.state.options.scenario == "retrieve_the_allspark":
        pick_up(table, figure)


def deliver_trucks(table: Table[State]) -> None:
    """Convoy: a truck that touches the opposite short edge has arrived, however it came there."""
    state = table.state
    if state.options.scenario != "convoy":
        return
    for figure in on_field(state):
        if figure.kind == TRUCK and touches_edge(state, figure, OPPOSITE[state.edges[figure.side]]):
            leave_field(table, figure, "delivered")
            score(table, figure.side, TRUCK_POINTS, "truck_delivered")


def pick_up(table: Table[State], figure: Figure) -> None:
    """A robot that ends its Move in contact takes the cube; no action is needed.

    Where the cube lies in an obstacle or under a wreck, contact with that is enough.
    """
    state = table.state
    if not state.mission.cube or state.mission.bearer != NOBODY:
        return
    if card_of(state, figure).kind != ROBOT:
        return
    x, y = state.mission.cube
    cube = Disc((x, y), CUBE_RADIUS)
    buried = [each.shape for each in state.obstacles if overlap(cube, each.shape)]
    if any(gap_within(disc_of(state, figure), shape, CONTACT) for shape in [cube, *buried]):
        take_cube(table, figure)


def leave_field(table: Table[State], figure: Figure, cause: str) -> None:
    """A figure has left the field as its scenario wants."""
    state = table.state
    figure.status = AWAY
    strip(figure)
    end_the_hunt(state, figure)
    stir(state)
    table.tell(LeftTheField(figure.id, cause))
    for other in state.figures:
        if other.hook == figure.id:
            unhook(table, other)
