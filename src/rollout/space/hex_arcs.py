"""Firing arcs (TG-ARC, TG-RUL-32).

Every arc of the game is bounded by multiples of 30 degrees, bounds included.
So the direction of a target is kept as one of 24 bearings, clockwise from N:
an even bearing lies exactly on a multiple of 30 degrees, an odd one between two of them.
An arc is then a table: `arc[facing][bearing]`.
"""

from typing import Final, TypeAlias

from rollout.space.hex_directions import DIRECTIONS

Arc: TypeAlias = list[list[bool]]

SAME_HEX: Final = 24


def bearing(dq: int, dr: int) -> int:
    """The bearing of an offset, 0 to 23; `SAME_HEX` for none.

    >>> bearing(0, -3), bearing(1, -3), bearing(1, -2), bearing(0, 0)
    (0, 1, 2, 24)
    """
    if dq == 0 and dr == 0:
        return SAME_HEX
    facing, ahead, aside = coefficients(dq, dr)
    if aside == 0:
        return 4 * facing
    if ahead == aside:
        return 4 * facing + 2
    return 4 * facing + (1 if ahead > aside else 3)


def coefficients(dq: int, dr: int) -> tuple[int, int, int]:
    """`(f, a, b)` such that the offset is a*D[f] + b*D[f+1] with a > 0 and b >= 0 (TG-RUL-32).

    >>> coefficients(2, -3)
    (0, 1, 2)
    """
    for facing in range(6):
        fq, fr = DIRECTIONS[facing]
        gq, gr = DIRECTIONS[(facing + 1) % 6]
        ahead = dq * gr - dr * gq
        aside = fq * dr - fr * dq
        if ahead > 0 and aside >= 0:
            return facing, ahead, aside
    raise ValueError("the offset of a hex from itself has no direction")


def _arc(reach: int) -> Arc:
    """The arc that spans `reach` bearings to either side of the facing, and the unit's own hex."""
    return [
        [
            bearing == SAME_HEX or (bearing - 4 * facing + reach) % 24 <= 2 * reach
            for bearing in range(SAME_HEX + 1)
        ]
        for facing in range(6)
    ]


ROBOT_ARC: Final = _arc(4)
VEHICLE_ARC: Final = _arc(2)
WIDE_ROBOT_ARC: Final = _arc(8)
WIDE_VEHICLE_ARC: Final = _arc(4)
