"""Traffic: who is in the way, and whether a Movement can still end (TG-MOV-06, TG-RUL-08)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.model import AIR, DEACTIVATED, NONE, UNCONSCIOUS, State, Unit
from rollout.games.the_game.rules.boarding import exit_cost, exits, harbours
from rollout.games.the_game.rules.footing import BODY_THERE, layer_taken
from rollout.games.the_game.rules.ground_steps import Footing, footing
from rollout.games.the_game.rules.movement_step import CHANGES_LAYER, Way, node_of
from rollout.games.the_game.rules.retreating import retreat_refusal
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.reasons import Reasons

FREE: Final = 0
PASSABLE: Final = 1
CLOSED: Final = 2


class Mover:
    """A unit in the middle of its Movement."""

    def __init__(self, state: State, unit: Unit, points: int) -> None:
        self.unit = unit
        self.left = points
        self.taken: int = 0
        """Steps so far."""
        self.smoking: bool = False
        self.start_cell: int = unit.cell if unit.carrier == NONE else NONE
        self.start_flying: bool = unit.level == AIR
        self.footing: Footing
        self.bodies: list[int]
        self.harbours: list[int]
        """Units it could go into."""
        self.look(state)

    def look(self, state: State) -> None:
        """Take in the ground and the bodies on it, at the start and when they changed."""
        self.footing = footing(state, self.unit.form)
        self.bodies = [
            other.cell
            for other in state.units
            if (other.status == DEACTIVATED or other.status == UNCONSCIOUS)
            and other.carrier == NONE
        ]

        self.harbours = harbours(state, self.unit)

    @property
    def node(self) -> int:
        unit = self.unit
        return node_of(unit.cell, unit.facing, unit.level, unit.prone)

    def ways(self, state: State) -> list[Way]:
        """The steps that ground and form allow from where the unit is."""
        return self.footing.ways(state, self.node)

    def way(self, state: State, action: Action) -> Way | None:
        """Where that step leads; None when it is none of them."""
        for way in self.ways(state):
            if way.action == action:
                return way
        return None


def traffic_refusal(state: State, mover: Mover, way: Way) -> Refusal | None:
    """None when nobody is in the way, or it can be passed through and left again."""
    found = room(state, mover, way.cell, way.level, way.moves)
    if found == FREE:
        return None
    other = layer_taken(state, mover.unit, way.cell, way.level)
    if found == CLOSED:
        if way.moves == CHANGES_LAYER:
            return Refusal("TG-RUL-53", "refuse-layer-taken", {"unit": other})
        return Refusal("TG-MOV-06", "refuse-enemy-there", {"unit": other})
    if can_go_on(state, mover, way.node, mover.left - way.cost):
        return None
    if other != NONE:
        return Refusal("TG-MOV-06", "refuse-cannot-pass", {"unit": other})
    return BODY_THERE


def room(state: State, mover: Mover, cell: int, level: int, moves: int) -> int:
    """FREE to end in; PASSABLE through friends and over bodies; CLOSED."""
    if may_stay(state, mover, cell, level):
        return FREE
    other = layer_taken(state, mover.unit, cell, level)
    if other == NONE:
        return PASSABLE
    if moves == CHANGES_LAYER or state.units[other].side != mover.unit.side:
        return CLOSED
    return PASSABLE


def may_stay(state: State, mover: Mover, cell: int, level: int) -> bool:
    """Whether the Movement may end there: alone on the layer, and on no body.

    A Nebulon just released stands on its host, and may stay where it began (TG-RUL-80).
    """
    if level == AIR:
        return state.in_air[cell] in (NONE, mover.unit.id)
    if state.on_ground[cell] not in (NONE, mover.unit.id):
        return False
    return cell not in mover.bodies or (cell == mover.start_cell and not mover.start_flying)


def can_go_on(state: State, mover: Mover, node: int, left: int) -> bool:
    """Whether the Movement can still end legally, from a place where it cannot end."""
    most: dict[int, int] = {node: left}
    waiting = [node]
    while waiting:
        node = waiting.pop()
        left = most[node]
        if _can_get_out(state, mover, node, left):
            return True
        for way in mover.footing.ways(state, node):
            after = left - way.cost
            if after < 0 or most.get(way.node, -1) >= after:
                continue
            found = room(state, mover, way.cell, way.level, way.moves)
            if found == FREE:
                return True
            if found == PASSABLE:
                most[way.node] = after
                waiting.append(way.node)
    return False


def gives_way(state: State, unit: Unit, cell: int) -> bool:
    """Whether the construct there would collapse under the unit's weight (TG-RUL-41)."""
    return state.construct_hit_points[cell] <= (unit.sheet.endurance + 1) // 2


def _can_get_out(state: State, mover: Mover, node: int, left: int) -> bool:
    """Into a transport or host, or off the map."""
    unit = mover.unit
    cell, facing = divmod(node >> 3, 6)
    level, prone = node >> 1 & 3, bool(node & 1)
    for action in exits(state, unit, mover.harbours, cell, facing, level, prone):
        cost = exit_cost(state, unit, cell, facing, level, prone, action)
        if isinstance(cost, Reasons) and cost.total <= left:
            return True
    return retreat_refusal(state, unit, cell, prone, left) is None
