"""Putting figures down: where they may stand, what hangs on them, what lies under them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rollout.games.tabletop_warfare.actions import Face, PlaceAt
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.content.roster import VEHICLE
from rollout.games.tabletop_warfare.events import Faced, Placed
from rollout.games.tabletop_warfare.model import Figure, State
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    disc_of,
    near,
    number_of,
    on_field,
    seat_for,
    stands,
)
from rollout.games.tabletop_warfare.rules.ground import in_danger, rest_ground
from rollout.games.tabletop_warfare.rules.markers import unhook
from rollout.games.tabletop_warfare.rules.sight import stir
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.space.plane import (
    BARRED,
    EDGE,
    OCCUPIED,
    Disc,
    Fault,
    Ground,
    Point,
    spots_within,
)
from rollout.space.regions import Facings, Points, SpotsNear, Stance
from rollout.space.regions.area import Refuse

Destroy = Callable[[Table[State], Figure, str, int], Script[None]]
"""`destruction.destroy`, which knows this chapter."""
REASONS: Final = {
    EDGE: ("TW-RUL-08", "refuse-off-field"),
    BARRED: ("TW-MOV-03", "refuse-barred"),
    OCCUPIED: ("TW-RUL-10", "refuse-occupied"),
}
NO_BARS: Final[frozenset[int]] = frozenset()
NOT_INTO_DANGER: Final = Refusal("TW-RUL-64", "refuse-into-danger")


def refuse(rule: str, why: str, deadly: frozenset[int] = NO_BARS) -> Refuse:
    """The words for faults of the ground; what else is wrong has this rule and reason.

    TW-RUL-64: `deadly` are the bars that nobody enters by own choice.
    """

    def words(fault: Fault) -> Refusal:
        if fault.bar in deadly:
            return NOT_INTO_DANGER
        known = REASONS.get(fault.reason)
        if known is not None:
            return Refusal(*known)
        return Refusal(rule, why, {"excess": fault.excess} if fault.excess else {})

    return words


class Nearby(SpotsNear):
    """Free spots within reach of a base, edge to edge; those about it are listed."""

    def __init__(self, ground: Ground, base: Disc, reach: int, rule: str) -> None:
        super().__init__(ground, base, reach, refuse(rule, "refuse-too-far"))
        self.base = base

    def worth_trying(self) -> list[Point]:
        return spots_within(self.ground, self.base, self.reach, 8)


def put(table: Table[State], figure: Figure, point: Point, cause: str) -> None:
    """A figure stands somewhere else now; nobody moved (TW-RUL-53)."""
    figure.x, figure.y = point
    stir(table.state)
    table.tell(Placed(figure.id, point[0], point[1], cause))


def place_near(
    table: Table[State],
    seat: int,
    figure: Figure,
    base: Disc,
    reach: int,
    cause: str,
    rule: str,
) -> Script[bool]:
    """A seat puts a figure on a free spot within reach; False when there is none."""
    area = Nearby(rest_ground(table.state, figure), base, reach, rule)
    if not area.has_samples():
        return False
    choice = yield table.ask(seat, "place", Points(area, PlaceAt), figure=figure.id, cause=cause)
    put(table, figure, (choice.x, choice.y), cause)
    yield from face_as_placed(table, seat, figure)
    return True


def is_faced(state: State, figure: Figure) -> bool:
    """TW-RUL-07: asked only where it has a shield."""
    return bool(card_of(state, figure).shields - {"above"})


def face_as_placed(table: Table[State], seat: int, figure: Figure) -> Script[None]:
    """TW-RUL-07: whoever places a figure sets its facing."""
    if not is_faced(table.state, figure):
        return
    stance = Stance(disc_of(table.state, figure), figure.facing)
    choice = yield table.ask(seat, "face", Facings(stance, Face), figure=figure.id)
    figure.facing = choice.facing
    table.tell(Faced(figure.id, choice.facing))


def face_freely(table: Table[State], figure: Figure) -> Script[None]:
    yield from face_as_placed(table, seat_for(table.state, figure), figure)


def sink(table: Table[State], figure: Figure, by: int, destroy: Destroy) -> Script[None]:
    """TW-FAQ-01, TW-RUL-64: put into dangerous terrain, it is out of the game at once."""
    if stands(figure) and in_danger(table.state, figure):
        yield from destroy(table, figure, "dangerous_terrain", by)


def drop_hooks(table: Table[State]) -> None:
    """TW-RUL-53: a hook falls off when its cable cannot hold any more."""
    state = table.state
    for figure in on_field(state):
        if figure.hook < 0:
            continue
        tower = state.figures[figure.hook]
        reach = number_of(state, tower, "tow") * INCH
        holds = (
            stands(tower)
            and reach > 0
            and card_of(state, figure).kind == VEHICLE
            and near(state, tower, figure, reach)
        )
        if not holds:
            unhook(table, figure)


def drag_along(table: Table[State], tower: Figure, destroy: Destroy) -> Script[None]:
    """TW-SPZ-01b, TW-RUL-53: after each movement of the tower its vehicle is placed near it."""
    state = table.state
    reach = number_of(state, tower, "tow") * INCH
    for figure in on_field(state):
        if figure.hook != tower.id or not stands(tower):
            continue
        placed = yield from place_near(
            table, seat_for(state, tower), figure, disc_of(state, tower), reach, "tow", "TW-SPZ-01"
        )
        if not placed:
            unhook(table, figure)
        yield from sink(table, figure, tower.id, destroy)
