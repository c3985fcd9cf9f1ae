"""The six directions of a flat-top hex grid; a facing is one of them (TG-FAC-01).

An offset is the step from one hex to another in axial coordinates, `(dq, dr)`.
"""

from typing import Final

N: Final = 0
NE: Final = 1
SE: Final = 2
S: Final = 3
SW: Final = 4
NW: Final = 5

DIRECTIONS: Final = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
DIRECTION_NAMES: Final = ("N", "NE", "SE", "S", "SW", "NW")


def turned(facing: int, by: int) -> int:
    """The facing after turning `by` hexsides clockwise (anticlockwise if negative; TG-FAC-03).

    >>> turned(N, -1) == NW
    True
    """
    return (facing + by) % 6


def opposite(facing: int) -> int:
    """The facing backwards (TG-FAC-02)."""
    return (facing + 3) % 6


def length(dq: int, dr: int) -> int:
    """The distance in hexes that an offset spans (TG-RNG-01)."""
    return max(abs(dq), abs(dr), abs(dq + dr))
