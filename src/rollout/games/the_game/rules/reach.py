"""How far a unit can move, past all who are in its way (TG-MOV-06, TG-RUL-08)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.actions import Board, Stop, Submerge, Surface
from rollout.games.the_game.model import (
    AIR,
    DEACTIVATED,
    GROUND,
    NONE,
    SURFACE,
    UNCONSCIOUS,
    State,
    Unit,
)
from rollout.games.the_game.rules.boarding import (
    departures,
    exit_cost,
    exits,
    harbours,
    retreat_refusal,
)
from rollout.games.the_game.rules.footing import BODY_THERE, layer_taken
from rollout.games.the_game.rules.sight import depth
from rollout.games.the_game.rules.steps import (
    CHANGES_LAYER,
    ENTERS,
    FACINGS,
    NODES,
    Footing,
    Way,
    footing,
    node_of,
)
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.reasons import Reasons
from rollout.kernel.text import to_text

Path = tuple[Action, ...]
Step = tuple[int, str, int]
"""An answer on the way: the number of the one before or NONE, its text, the hex it leads to."""
End = tuple[int, int, int, int, int, int, int]
"""Hex, facing, level, whether prone, points spent, transport or NONE, number of the last step."""

STOPPING: Final[Path] = (Stop(),)
DIVING: Final[Path] = (Stop(), Submerge())
SURFACING: Final[Path] = (Stop(), Surface())
UNKNOWN: Final = -1
SETTLED: Final = -1
ABOARD: Final = -1
"""Where a Movement begins that leaves a transport."""
FAR: Final = 1_000_000


def reachable(state: State, unit: Unit, points: int) -> list[Reach]:
    """All ends of a Movement that begins now, nearest first. Warps are not among them.

    Constructs that would give way under the unit's weight are left alone.
    """
    return reachable_from(state, Mover(state, unit, points))


def reachable_from(state: State, mover: Mover) -> list[Reach]:
    """All ends of a Movement that is under way, with the points that are left."""
    return Search(state, mover).run()


class Reach:
    """A place where the Movement may end, and the cheapest answers that lead there."""

    def __init__(self, search: Search, node: int, spent: int, level: int, last: Path) -> None:
        self.cell: int = node // NODES
        self.facing: int = (node >> 3) % FACINGS
        self.level = level
        self.prone: bool = node & 1 == 1
        self.spent = spent
        self.aboard: int = NONE
        """The transport in which it ends, or NONE."""
        self.search = search
        self.node = node
        """The place from which the last answers are given."""
        self.last = last

    @property
    def path(self) -> Path:
        """All answers, the last one included: Stop, a swimmer's choice of depth, or Board."""
        return self.search.path(self.node) + self.last


class Ways:
    """The ends of a search for a screen, and the ways there as a tree: nothing is said twice."""

    def __init__(self, reaches: list[Reach]) -> None:
        self._numbers: dict[Step, int] = {}
        self._known: dict[int, int] = {}
        """The last step to each place of the search."""
        self.ends: list[End] = [self._end(reach) for reach in reaches]
        self.steps: list[Step] = list(self._numbers)

    def _end(self, reach: Reach) -> End:
        last = self._lead(reach.search, reach.node)
        for action in reach.last:
            last = self._add(last, action, reach.cell)
        prone = int(reach.prone)
        return reach.cell, reach.facing, reach.level, prone, reach.spent, reach.aboard, last

    def _lead(self, search: Search, node: int) -> int:
        if node not in search.came:
            return NONE
        known = self._known.get(node)
        if known is None:
            before, way = search.came[node]
            known = self._add(self._lead(search, before), way.action, way.cell)
            self._known[node] = known
        return known

    def _add(self, before: int, action: Action, cell: int) -> int:
        return self._numbers.setdefault((before, to_text(action), cell), len(self._numbers))


class Search:
    """Dijkstra's search over hex, facing, level and posture.

    Costs are small whole numbers, so places wait in one list per cost.
    """

    def __init__(self, state: State, mover: Mover) -> None:
        self.state = state
        self.mover = mover
        size = state.facts.grid.size
        self.spent: list[int] = [FAR] * (size * NODES)
        self.came: dict[int, tuple[int, Way]] = {}
        self.waiting: list[list[int]] = [[] for _ in range(mover.left + 1)]
        self.ends: list[list[Reach]] = [[] for _ in range(mover.left + 1)]
        self.boarded: dict[int, Reach] = {}
        self.rooms: list[int] = [UNKNOWN] * (size * 2)
        form = mover.unit.form
        self.swims: bool = form.swim and not (form.hover or form.water)
        grid = state.facts.grid
        self.quays: set[int] = {
            cell for number in mover.harbours for cell in grid.within(state.units[number].cell, 1)
        }

    def run(self) -> list[Reach]:
        self._begin()
        spent, quays = self.spent, self.quays
        for cost, nodes in enumerate(self.waiting):
            for node in nodes:
                if spent[node] == cost:
                    spent[node] = SETTLED
                    self._settle(node, cost)
                    if quays and node // NODES in quays:
                        self._go_aboard(node, cost)
        for reach in self.boarded.values():
            self.ends[reach.spent].append(reach)
        found = [reach for ends in self.ends for reach in ends]
        self._let_go()
        return found

    def path(self, node: int) -> Path:
        """The steps to a place, from the first on."""
        steps: list[Action] = []
        while node in self.came:
            node, way = self.came[node]
            steps.append(way.action)
        steps.reverse()
        return tuple(steps)

    def _let_go(self) -> None:
        """Forget the ends, which know their search: neither shall keep the other alive."""
        self.ends = []
        self.boarded = {}

    def _begin(self) -> None:
        mover, unit = self.mover, self.mover.unit
        if unit.carrier == NONE:
            self.spent[mover.node] = 0
            self.waiting[0].append(mover.node)
            return
        stay = Reach(self, ABOARD, 0, unit.level, STOPPING)
        stay.cell, stay.facing, stay.prone = unit.cell, unit.facing, unit.prone
        stay.aboard = unit.carrier
        self.ends[0].append(stay)
        for way in departures(self.state, unit):
            if way.cost <= mover.left and traffic_refusal(self.state, mover, way) is None:
                self._reach(ABOARD, way.cost, way)

    def _settle(self, node: int, cost: int) -> None:
        """The cheapest way to a place is known: it may be an end, and leads on."""
        spent, rooms, mover = self.spent, self.rooms, self.mover
        here = node // NODES * 2 + (node & 6 == 6)
        free = (rooms[here] if rooms[here] >= 0 else self._look(here)) == FREE
        if free:
            self._end(node, cost)
        left = mover.left - cost
        for way in mover.footing.ways(self.state, node):
            if way.cost > left:
                continue
            after = cost + way.cost
            if way.prone:
                if free and way.node != mover.node and way.node not in self.came:
                    self.came[way.node] = (node, way)
                    self._end(way.node, after)
            elif after < spent[way.node] and (not way.moves or self._enterable(way)):
                self._reach(node, after, way)

    def _reach(self, node: int, spent: int, way: Way) -> None:
        if way.climbs and gives_way(self.state, self.mover.unit, way.cell):
            return
        self.spent[way.node] = spent
        self.came[way.node] = (node, way)
        self.waiting[spent].append(way.node)

    def _enterable(self, way: Way) -> bool:
        found = self.rooms[way.place]
        if found < 0:
            found = self._look(way.place)
        if found == PASSABLE and way.moves == CHANGES_LAYER:
            found = room(self.state, self.mover, way.cell, way.level, CHANGES_LAYER)
        return found != CLOSED

    def _look(self, place: int) -> int:
        """What room there is on a layer of a hex, for one who comes by."""
        level = AIR if place % 2 else GROUND
        found = self.rooms[place] = room(self.state, self.mover, place // 2, level, ENTERS)
        return found

    def _end(self, node: int, cost: int) -> None:
        ends = self.ends[cost]
        if self.swims and self._deep(node):
            ends.append(Reach(self, node, cost, GROUND, DIVING))
            ends.append(Reach(self, node, cost, SURFACE, SURFACING))
        else:
            ends.append(Reach(self, node, cost, node >> 1 & 3, STOPPING))

    def _deep(self, node: int) -> bool:
        """A swimmer may choose its depth there (TG-RUL-58)."""
        if node >> 1 & 3 not in (GROUND, SURFACE):
            return False
        height = self.mover.unit.form.height
        return depth(self.state, node // NODES) > ((height + 3) // 4 if node & 1 else height)

    def _go_aboard(self, node: int, cost: int) -> None:
        """Into the transports that are within reach there."""
        state, unit = self.state, self.mover.unit
        cell, facing, level = node // NODES, (node >> 3) % FACINGS, node >> 1 & 3
        prone = node & 1 == 1
        for action in exits(state, unit, self.mover.harbours, cell, facing, level, prone):
            price = exit_cost(state, unit, cell, facing, level, prone, action)
            if not isinstance(action, Board) or not isinstance(price, Reasons):
                continue
            spent = cost + price.total
            known = self.boarded.get(action.transport)
            if spent <= self.mover.left and (known is None or spent < known.spent):
                transport = state.units[action.transport]
                reach = Reach(self, node, spent, transport.level, (action,))
                reach.cell, reach.aboard = transport.cell, transport.id
                self.boarded[transport.id] = reach


# Traffic: who is in the way, and whether a Movement can still end (TG-MOV-06, TG-RUL-08).

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
