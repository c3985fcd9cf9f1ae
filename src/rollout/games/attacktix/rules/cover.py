"""Cover: who has it, and which shots it stops (AT-COV, AT-RUL-75 to 79, AT-RUL-102)."""

from __future__ import annotations

from math import isqrt
from typing import Final

from rollout.games.attacktix.model import NOTHING, SECTIONS_FROM, State
from rollout.games.attacktix.rules.on_the_table import (
    CONTACT,
    base_of,
    controlled,
    patch_shape,
    section_ends,
    section_shape,
    standing_sections,
)
from rollout.space.plane import Disc, Point, enters, gap_within, inside, onwards
from rollout.space.plane.shapes import Shape, side

INSIDE: Final = "inside"
TOUCHING: Final = "touching"


def take_cover(state: State, seat: int) -> list[int]:
    """AT-RUL-75: looked at for all figures of a seat when its Move step ends."""
    own = controlled(state, seat)
    for figure in own:
        look_for_cover(state, figure)
    return [figure for figure in own if state.figures[figure].covered]


def look_for_cover(state: State, figure: int) -> None:
    """AT-COV-01: a red number inside or touching cover; AT-COV-04: never for a Mega."""
    each = state.figures[figure]
    each.covered, each.covers = "", []
    if not state.sculpt(figure).is_mega and state.face(figure).is_red:
        each.covered, each.covers = cover_at(state, figure)


def cover_at(state: State, figure: int) -> tuple[str, list[int]]:
    """AT-RUL-79: whether a figure is inside cover or touches it, and the pieces of that."""
    found, covers = "", []
    base = base_of(state, figure)
    whole = Disc(base.centre, base.radius - CONTACT)
    for number, patch in enumerate(state.ground.patches):
        shape = patch_shape(state, number)
        if patch.cover and inside(whole, shape):
            found = INSIDE
            covers.append(number)
        elif patch.cover and gap_within(base, shape, CONTACT):
            found = found or TOUCHING
            covers.append(number)
    for number in standing_sections(state):
        is_cover = state.ground.sections[number].cover
        if is_cover and gap_within(base, section_shape(state, number), CONTACT):
            found = found or TOUCHING
            covers.append(SECTIONS_FROM + number)
    return found, covers


def lose_cover(state: State, figure: int) -> None:
    """AT-RUL-51, AT-RUL-76: moved, entered or ground."""
    each = state.figures[figure]
    each.covered, each.covers = "", []


def keeps_from_shooting(state: State, shooter: int, towards: Point, besides: int = NOTHING) -> bool:
    """AT-RUL-78: inside, whatever the aim; touching, if the line crosses the cover.

    `besides` is a piece of cover that is shot at, and so not crossed.
    """
    each = state.figures[shooter]
    if each.covered == INSIDE:
        return True
    if not each.covered:
        return False
    start = _edge_of(base_of(state, shooter), towards)
    pieces = [piece for piece in _pieces(state, shooter) if piece != besides]
    return any(_crosses(state, piece, start, towards) for piece in pieces)


def protects(state: State, target: int, shooter: int) -> bool:
    """Whether cover keeps this shooter from attacking that figure with a missile.

    AT-COV-05, AT-RUL-102: a Mega shoots over the cover of low barriers, not of other terrain.
    """
    each = state.figures[target]
    if not each.covered:
        return False
    mega = state.sculpt(shooter).is_mega
    pieces = [piece for piece in _pieces(state, target) if not (mega and piece >= SECTIONS_FROM)]
    if each.covered == INSIDE:
        return bool(pieces)
    here, there = base_of(state, shooter), base_of(state, target)
    start, end = _edge_of(here, there.centre), _edge_of(there, here.centre)
    return any(_crosses(state, piece, start, end) for piece in pieces)


def first_in_line(state: State, shooter: int, start: Point, end: Point, others: list[int]) -> int:
    """AT-RUL-77: the first base that a line comes to, seen from above, if any."""
    met = [
        (_way_to(start, end, base_of(state, other)), other)
        for other in others
        if other != shooter and enters(start, end, base_of(state, other))
    ]
    return min(met)[1] if met else NOTHING


def edge_met(state: State, start: Point, end: Point, target: int) -> Point:
    """AT-RUL-79: where the line of a shot comes to the base of a figure that it meets."""
    return onwards(start, end, max(0, _way_to(start, end, base_of(state, target))))


def _way_to(start: Point, end: Point, base: Disc) -> int:
    """How far along a line the edge of a base is that it meets; negative from inside of it."""
    (x, y), (dx, dy) = base.centre, (end[0] - start[0], end[1] - start[1])
    length = isqrt(dx * dx + dy * dy)
    along = ((x - start[0]) * dx + (y - start[1]) * dy) // length
    aside = ((x - start[0]) * dy - (y - start[1]) * dx) // length
    return along - isqrt(max(0, base.radius * base.radius - aside * aside))


def _pieces(state: State, figure: int) -> list[int]:
    """AT-RUL-79: cover that still stands; of a barrier the whole line that the figure touches."""
    covers = state.figures[figure].covers
    touched = [piece - SECTIONS_FROM for piece in covers if piece >= SECTIONS_FROM]
    lines = {
        section
        for number in touched
        for section in state.layout.lines[number]
        if state.sections[section]
    }
    areas = [piece for piece in covers if piece < SECTIONS_FROM]
    return areas + [SECTIONS_FROM + section for section in sorted(lines)]


def _crosses(state: State, piece: int, start: Point, end: Point) -> bool:
    """AT-RUL-79: over the area of the cover, or over its barrier line."""
    if start == end:
        return False
    if piece < SECTIONS_FROM:
        shape: Shape = patch_shape(state, piece)
        return enters(start, end, shape)
    a, b = section_ends(state, piece - SECTIONS_FROM)
    return lines_cross(start, end, a, b)


def lines_cross(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether two segments meet."""
    apart = side(a, b, c) * side(a, b, d) > 0 or side(c, d, a) * side(c, d, b) > 0
    return not apart


def _edge_of(base: Disc, towards: Point) -> Point:
    """The point of a base's edge on the way to somewhere."""
    return base.centre if base.centre == towards else onwards(base.centre, towards, base.radius)
