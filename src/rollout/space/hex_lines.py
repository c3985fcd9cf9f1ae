"""Which hexes a straight line between two hex centres crosses (TG-LOS-01 to 03, TG-RUL-30).

A hex is the set of points that lie at most 1 ahead of its centre in each of the six directions,
where `ahead` counts a neighbour in that direction as 2.
The line advances evenly in each direction, so it leaves a hex by the side it reaches first.
Time along the line is counted in whole ticks, so many that every direction advances evenly in them:
nothing is rounded.
"""

from dataclasses import dataclass
from math import prod
from typing import Final, TypeAlias

from rollout.space.hex_directions import DIRECTIONS

Offset: TypeAlias = tuple[int, int]


@dataclass
class Line:
    """The hexes strictly between two hexes of a map, in order from the first to the last.

    Each item of the line is one hex or a choice between two (TG-LOS-03).
    The last item and no other lies next to the target (TG-COV-01), the first next to the attacker.
    Lines are shared: never change one.
    """

    first: list[int]
    """The crossed hex, or the western (else northern) hex of a border pair; always on the map."""
    second: list[int]
    """The other hex of a border pair; -1 where there is no choice.

    There is none where the line crosses a hex, and none where it runs along the edge of the map,
    since a missing hex may not be picked (TG-RUL-09).
    """
    borders: list[int]
    """The places in the line, by index, where the defender has a choice."""


def crossings(dq: int, dr: int) -> list[list[Offset]]:
    """The offsets crossed strictly between (0, 0) and an offset, in order; two for a border.

    >>> crossings(1, -4)
    [[(0, -1)], [(1, -2)], [(0, -2)], [(1, -3)]]
    >>> crossings(1, -2)
    [[(0, -1), (1, -1)]]
    """
    known = _CROSSINGS.get((dq, dr))
    if known is None:
        known = _CROSSINGS[dq, dr] = _crossings(dq, dr)
    return known


_CROSSINGS: Final[dict[Offset, list[list[Offset]]]] = {}


def _crossings(dq: int, dr: int) -> list[list[Offset]]:
    """Walk from hex to hex, always out by the side that the line reaches first.

    Two sides reached at once meet in a corner. Beyond it the line goes into the hex that lies more
    in its own direction; if both lie so equally, it runs on their border to the next corner.
    """
    advances = [(_ahead(side, dq, dr), side) for side in range(6) if _ahead(side, dq, dr) > 0]
    advances.sort(reverse=True)
    ticks = prod([advance for advance, _ in advances])
    items: list[list[Offset]] = []
    q, r = 0, 0
    while q != dq or r != dr:
        reached = [(_ahead(side, q, r) + 1) * (ticks // advance) for advance, side in advances]
        first = min(reached)
        exits = [advances[i] for i in range(len(reached)) if reached[i] == first]
        if len(exits) == 2 and exits[0][0] == exits[1][0]:
            items.append(sorted([_step(q, r, side) for _, side in exits]))
            q, r = _step(q, r, exits[1][1])
        q, r = _step(q, r, exits[0][1])
        items.append([(q, r)])
    return items[:-1]


def _step(q: int, r: int, direction: int) -> Offset:
    dq, dr = DIRECTIONS[direction]
    return q + dq, r + dr


def _ahead(direction: int, q: int, r: int) -> int:
    """How far an offset lies ahead in a direction; a neighbour there counts 2."""
    dq, dr = DIRECTIONS[direction]
    return (2 * dq + dr) * q + (dq + 2 * dr) * r
