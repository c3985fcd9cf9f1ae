"""Angles in whole tenths of a degree, anticlockwise from the x axis, and the headings they name.

A heading is a whole vector of length `UNIT`, worked out without a floating point,
so that every machine turns the same corner.
"""

from typing import Final, TypeAlias

Heading: TypeAlias = tuple[int, int]

TURN: Final = 3600
"""A whole turn."""
HALF: Final = TURN // 2
QUARTER: Final = TURN // 4
DEGREE: Final = TURN // 360

UNIT: Final = 1_000_000

_FINE: Final = 10**30
_HALF_CIRCLE: Final = 3_141592653589793238462643383280
"""Pi in units of `_FINE`."""


def heading(angle: int) -> Heading:
    """The vector of length `UNIT` at this angle, each part rounded to the nearest whole.

    >>> heading(0), heading(QUARTER), heading(45 * DEGREE)
    ((1000000, 0), (0, 1000000), (707107, 707107))
    """
    angle %= TURN
    known = _HEADINGS.get(angle)
    if known is None:
        known = _HEADINGS[angle] = (_cosine(angle), _cosine(angle - QUARTER))
    return known


def laid_off(along: Heading, length: int) -> tuple[int, int]:
    """`length` in a heading, each part rounded towards 0, so that it reaches no farther.

    >>> laid_off(heading(45 * DEGREE), 1000)
    (707, 707)
    """
    return _share(along[0] * length), _share(along[1] * length)


def angle_of(dx: int, dy: int) -> int:
    """The angle of a vector, 0 to 3599, rounded down to a whole tenth of a degree.

    >>> angle_of(5, 0), angle_of(0, 5), angle_of(-5, 0), angle_of(5, -5)
    (0, 900, 1800, 3150)
    """
    if dx == 0 and dy == 0:
        raise ValueError("no way from a point to itself has an angle")
    quarter = 0
    while not (dx > 0 and dy >= 0):
        dx, dy = dy, -dx
        quarter += 1
    low, high = 0, QUARTER
    while high - low > 1:
        middle = (low + high) // 2
        x, y = heading(middle)
        if x * dy - y * dx >= 0:
            low = middle
        else:
            high = middle
    return quarter * QUARTER + low


def turn_between(angle: int, other: int) -> int:
    """How far two angles are apart, the shorter way round: 0 to `HALF`.

    >>> turn_between(3500, 100)
    200
    """
    apart = (other - angle) % TURN
    return min(apart, TURN - apart)


_HEADINGS: Final[dict[int, Heading]] = {}


def _cosine(angle: int) -> int:
    """`UNIT` times the cosine, to the nearest whole."""
    angle %= TURN
    if angle > HALF:
        angle = TURN - angle
    if angle > QUARTER:
        return -_cosine(HALF - angle)
    turned = _HALF_CIRCLE * angle // HALF
    square = turned * turned // _FINE
    term, total = _FINE, _FINE
    for n in range(2, 32, 2):
        term = -term * square // (_FINE * n * (n - 1))
        total += term
    return (total * UNIT + _FINE // 2) // _FINE


def _share(product: int) -> int:
    return product // UNIT if product >= 0 else -(-product // UNIT)
