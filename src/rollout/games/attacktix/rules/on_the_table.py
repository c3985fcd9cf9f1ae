"""Who stands where: short questions about the table."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rollout.games.attacktix.content.roster import Sort
from rollout.games.attacktix.field import Line
from rollout.games.attacktix.model import (
    BACK_UP,
    DEFEATED,
    IN_PLAY,
    LEAVING,
    Figure,
    State,
)
from rollout.space.plane import Disc, Outline, Point, Shape, gap_within, rectangle

CONTACT: Final = 5
"""AT-RUL-103: bases touch when they are no farther apart; the same tolerance everywhere."""
FAR_OFF: Final = 100_000
"""Points that are farther east or north are on no table, and not looked at."""


def in_play(state: State) -> list[int]:
    """Every figure that stands on the table."""
    return [number for number, each in enumerate(state.figures) if each.zone == IN_PLAY]


def controlled(state: State, seat: int) -> list[int]:
    """AT-MOV-12: the figures in play that a seat may order about."""
    return [
        number
        for number, each in enumerate(state.figures)
        if each.zone == IN_PLAY and each.controller == seat
    ]


def in_zone(state: State, seat: int, zone: str) -> list[int]:
    """AT-SET-05, AT-SET-06: a seat's own Back-Up figures, or its Defeated ones."""
    return [
        number
        for number, each in enumerate(state.figures)
        if each.zone == zone and each.owner == seat
    ]


def back_up(state: State, seat: int) -> list[int]:
    return in_zone(state, seat, BACK_UP)


def defeated(state: State, seat: int) -> list[int]:
    return in_zone(state, seat, DEFEATED)


def seats(state: State) -> range:
    return range(len(state.teams))


def playing(state: State) -> list[int]:
    """The seats that have neither left nor given up."""
    return [seat for seat in seats(state) if not state.places[seat]]


def giving_up(state: State) -> list[int]:
    """AT-RUL-95: the seats that leave when the turn ends."""
    return [seat for seat in seats(state) if state.places[seat] == LEAVING]


def is_opponent(state: State, seat: int, other: int) -> bool:
    return state.teams[seat] != state.teams[other]


def own_side(state: State, seat: int) -> list[int]:
    """AT-TEAM-07: the seats whose figures are "yours": the team, in a free-for-all oneself."""
    here = (other for other in seats(state) if state.places[other] <= 0)
    return [other for other in here if state.teams[other] == state.teams[seat]]


def opposing(state: State, seat: int) -> list[int]:
    """Figures in play of opponents (AT-TEAM-08, AT-FFA-07)."""
    return [
        number
        for number in in_play(state)
        if is_opponent(state, seat, state.figures[number].controller)
    ]


def spot_of(figure: Figure) -> Point:
    return figure.x, figure.y


def base_of(state: State, figure: int) -> Disc:
    return Disc(spot_of(state.figures[figure]), state.sculpt(figure).radius)


def bases_touch(state: State, one: int, other: int) -> bool:
    return gap_within(base_of(state, one), base_of(state, other), CONTACT)


def line_of(state: State, seat: int) -> Line:
    """The starting line of a seat."""
    return state.field.line(state.sides[seat])


def sort_of(state: State, thing: int) -> Sort:
    return state.library.sorts[state.things[thing].sort]


def shape_of_thing(state: State, thing: int) -> Shape:
    """An object from above; what fell lies along its facing."""
    each = state.things[thing]
    return _shape(sort_of(state, thing), (each.x, each.y), each.facing, each.standing)


@lru_cache(maxsize=512)
def _shape(sort: Sort, at: Point, facing: int, standing: bool) -> Shape:
    if sort.shape == "box":
        return rectangle(at, 2 * sort.radius, 2 * sort.radius, facing)
    if standing:
        return Disc(at, sort.radius)
    return rectangle(at, sort.height, 2 * sort.radius, facing + 900)


def top_of_thing(state: State, thing: int) -> int:
    """How high it is, standing or lying."""
    each, sort = state.things[thing], sort_of(state, thing)
    return sort.height if each.standing or sort.shape == "box" else 2 * sort.radius


def things_here(state: State) -> list[int]:
    return [number for number, each in enumerate(state.things) if not each.removed]


def section_ends(state: State, section: int) -> tuple[Point, Point]:
    return state.layout.ends[section]


def section_shape(state: State, section: int) -> Outline:
    """A thin wall between its ends."""
    return state.layout.walls[section]


def standing_sections(state: State) -> list[int]:
    return [number for number, stands in enumerate(state.sections) if stands]


def patch_shape(state: State, patch: int) -> Outline:
    return state.layout.patches[patch]


def touching_things(state: State, figure: int) -> list[int]:
    base = base_of(state, figure)
    return [
        number
        for number in things_here(state)
        if gap_within(base, shape_of_thing(state, number), CONTACT)
    ]


def clockwise_from(state: State, seat: int) -> list[int]:
    """All seats in the order of their turns, beginning with that one."""
    if seat not in state.order:
        return list(state.order)
    place = state.order.index(seat)
    return [*state.order[place:], *state.order[:place]]
