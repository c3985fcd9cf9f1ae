"""Where something lies as a figure faces: before it, behind it, at its sides, in its arc."""

from typing import Final

from rollout.space.plane.angles import HALF, TURN, heading
from rollout.space.plane.shapes import Point

FRONT: Final = "front"
LEFT: Final = "left"
REAR: Final = "rear"
RIGHT: Final = "right"


def sides(centre: Point, facing: int, other: Point) -> tuple[str, ...]:
    """The quarters in which a point lies: one, two on the border between them, or none at all.

    >>> sides((0, 0), 0, (500, 100)), sides((0, 0), 0, (500, 500))
    (('front',), ('front', 'left'))
    """
    hx, hy = heading(facing)
    dx, dy = other[0] - centre[0], other[1] - centre[1]
    ahead, aside = hx * dx + hy * dy, hx * dy - hy * dx
    if ahead == 0 and aside == 0:
        return ()
    found: list[str] = []
    if ahead >= abs(aside):
        found.append(FRONT)
    if aside >= abs(ahead):
        found.append(LEFT)
    if -ahead >= abs(aside):
        found.append(REAR)
    if -aside >= abs(ahead):
        found.append(RIGHT)
    return tuple(found)


def in_arc(centre: Point, facing: int, width: int, other: Point) -> bool:
    """Whether a point lies in an arc of this width round a facing, its bounds included.

    >>> in_arc((0, 0), 0, 900, (500, 500)), in_arc((0, 0), 0, 900, (500, 501))
    (True, False)
    """
    if width >= TURN:
        return True
    dx, dy = other[0] - centre[0], other[1] - centre[1]
    rx, ry = heading(facing - width // 2)
    lx, ly = heading(facing + width // 2)
    left_of_right, right_of_left = rx * dy - ry * dx >= 0, lx * dy - ly * dx <= 0
    if width > HALF:
        return left_of_right or right_of_left
    hx, hy = heading(facing)
    return left_of_right and right_of_left and hx * dx + hy * dy >= 0
