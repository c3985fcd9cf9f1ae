"""How far a unit can move: every place where its Movement may end, and the way there."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.games.the_game.actions import Board, Stop, Submerge, Surface
from rollout.games.the_game.model import GROUND, NONE, SURFACE, State, Unit
from rollout.games.the_game.rules.boarding import departures, exit_cost, exits
from rollout.games.the_game.rules.levels import depth
from rollout.games.the_game.rules.traffic import (
    CLOSED,
    FREE,
    Mover,
    gives_way,
    room,
    traffic_refusal,
)
from rollout.games.the_game.rules.way import STAYS, Way
from rollout.kernel.actions import Action
from rollout.kernel.reasons import Reasons

Path = tuple[Action, ...]

STOPPING: Final[Path] = (Stop(),)
DIVING: Final[Path] = (Stop(), Submerge())
SURFACING: Final[Path] = (Stop(), Surface())


@dataclass
class Reach:
    """A place where the Movement may end, and the cheapest answers that lead there."""

    cell: int
    facing: int
    level: int
    prone: bool
    spent: int
    path: Path
    """All answers, the last one included: Stop, a swimmer's choice of depth, or Board."""
    aboard: int = NONE
    """The transport in which it ends."""


def reachable(state: State, unit: Unit, points: int) -> list[Reach]:
    """All ends of a Movement that begins now, nearest first. Warps are not among them.

    Constructs that would give way under the unit's weight are left alone.
    """
    return reachable_from(state, Mover(state, unit, points))


def reachable_from(state: State, mover: Mover) -> list[Reach]:
    """All ends of a Movement that is under way, with the points that are left."""
    return _Search(state, mover).run()


class _Search:
    """Dijkstra's search over hex, facing, level and posture. Costs are small whole numbers,
    so places wait in one list per cost."""

    def __init__(self, state: State, mover: Mover) -> None:
        self.state = state
        self.mover = mover
        self.found: list[Reach] = []
        self.paths: dict[int, Path] = {}
        self.spent: dict[int, int] = {}
        self.came: dict[int, tuple[int, Way]] = {}
        self.waiting: list[list[int]] = [[] for _ in range(mover.left + 1)]
        self.rooms: dict[int, int] = {}
        self.boarded: dict[int, Reach] = {}
        form = mover.unit.form
        self.swims: bool = form.swim and not (form.hover or form.water)

    def run(self) -> list[Reach]:
        self._begin()
        for cost in range(self.mover.left + 1):
            for node in self.waiting[cost]:
                if self.spent[node] == cost and node not in self.paths:
                    previous, way = self.came[node]
                    self.paths[node] = (*self.paths[previous], way.action)
                    self._settle(node, cost)
        return self.found + list(self.boarded.values())

    def _begin(self) -> None:
        unit = self.mover.unit
        if unit.carrier == NONE:
            start = self.mover.node
            self.spent[start] = 0
            self.paths[start] = ()
            self._settle(start, 0)
            return
        self.paths[NONE] = ()
        self.found.append(
            Reach(unit.cell, unit.facing, unit.level, False, 0, STOPPING, unit.carrier)
        )
        for way in departures(self.state, unit):
            if way.cost <= self.mover.left and (
                traffic_refusal(self.state, self.mover, way) is None
            ):
                self._reach(NONE, 0, way)

    def _settle(self, node: int, cost: int) -> None:
        """The cheapest way to a place is known: it may be an end, and leads on."""
        cell, facing = divmod(node >> 3, 6)
        level, prone = node >> 1 & 3, bool(node & 1)
        state, mover = self.state, self.mover
        if self._room(cell, level, STAYS) == FREE:
            self._end(node, cost, cell, facing, level, prone)
        if prone and cost > 0:
            return  # lying down and standing up again is never cheaper than turning
        left = mover.left - cost
        for way in mover.footing.ways(state, node):
            if way.cost <= left:
                self._reach(node, cost, way)
        for action in exits(state, mover.unit, cell, facing, level, prone):
            price = exit_cost(state, mover.unit, cell, facing, level, prone, action)
            if isinstance(action, Board) and isinstance(price, Reasons) and price.total <= left:
                self._go_aboard(node, cost + price.total, action)

    def _reach(self, node: int, cost: int, way: Way) -> None:
        after = cost + way.cost
        known = self.spent.get(way.node)
        if known is not None and known <= after:
            return
        if way.moves != STAYS and self._room(way.cell, way.level, way.moves) == CLOSED:
            return
        if way.climbs and gives_way(self.state, self.mover.unit, way.cell):
            return
        self.spent[way.node] = after
        self.came[way.node] = (node, way)
        self.waiting[after].append(way.node)

    def _room(self, cell: int, level: int, moves: int) -> int:
        key = (cell * 4 + level) * 3 + moves
        found = self.rooms.get(key)
        if found is None:
            found = self.rooms[key] = room(self.state, self.mover, cell, level, moves)
        return found

    def _end(self, node: int, cost: int, cell: int, facing: int, level: int, prone: bool) -> None:
        path = self.paths[node]
        if self.swims and self._deep(cell, level, prone):
            dive, surface = (*path, *DIVING), (*path, *SURFACING)
            self.found.append(Reach(cell, facing, GROUND, prone, cost, dive))
            self.found.append(Reach(cell, facing, SURFACE, prone, cost, surface))
        else:
            self.found.append(Reach(cell, facing, level, prone, cost, path + STOPPING))

    def _deep(self, cell: int, level: int, prone: bool) -> bool:
        """A swimmer may choose its depth there (TG-RUL-58)."""
        height = self.mover.unit.form.height
        reach = (height + 3) // 4 if prone else height
        return level in (GROUND, SURFACE) and depth(self.state, cell) > reach

    def _go_aboard(self, node: int, spent: int, action: Board) -> None:
        known = self.boarded.get(action.transport)
        if known is not None and known.spent <= spent:
            return
        transport = self.state.units[action.transport]
        facing = node >> 3
        reach = Reach(
            transport.cell,
            facing % 6,
            transport.level,
            False,
            spent,
            (*self.paths[node], action),
            transport.id,
        )
        self.boarded[action.transport] = reach
