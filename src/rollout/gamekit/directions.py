"""A direction as whoever sits at the table sees it, ahead or to the left, or as a wind."""

from __future__ import annotations

from math import atan2, pi
from typing import Any, Final

from rollout.space.plane import Point
from rollout.space.plane.angles import HALF, TURN, angle_of

ABOUT: Final = 5
"""So near to straight ahead or back that nobody would say more, in tenths of a degree."""
WINDS: Final = ("e", "ne", "n", "nw", "w", "sw", "s", "se")


def way(angle: int, forward: int) -> dict[str, Any]:
    """What a sentence needs of a direction, in tenths of a degree, where `forward` is ahead.

    >>> way(904, 900), way(2700, 900)
    ({'turn': 'ahead', 'degrees': 0}, {'turn': 'back', 'degrees': 180})
    >>> way(450, 900), way(3300, 2700)
    ({'turn': 'right', 'degrees': 45}, {'turn': 'left', 'degrees': 60})
    """
    aside = (angle - forward + HALF) % TURN - HALF
    degrees = round(abs(aside) / 10)
    if abs(aside) <= ABOUT:
        return {"turn": "ahead", "degrees": 0}
    if abs(aside) >= HALF - ABOUT:
        return {"turn": "back", "degrees": 180}
    return {"turn": "left" if aside > 0 else "right", "degrees": degrees}


def way_from(start: Point, end: Point, forward: int) -> dict[str, Any]:
    """The same from one point to another; who stays where it is goes ahead.

    >>> way_from((5, 5), (5, 1), 900), way_from((5, 5), (5, 5), 900)
    ({'turn': 'back', 'degrees': 180}, {'turn': 'ahead', 'degrees': 0})
    """
    dx, dy = end[0] - start[0], end[1] - start[1]
    return way(angle_of(dx, dy) if dx or dy else forward, forward)


def bearing(dx: float, dy: float) -> str:
    """One of the eight winds, where y runs to the north.

    >>> bearing(0, 5), bearing(3, 3), bearing(-9, 1)
    ('n', 'ne', 'w')
    """
    return WINDS[round(atan2(dy, dx) / (pi / 4)) % 8]
