"""Positions of case files: figures by code, in millimetres and degrees."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, field

from rollout.games.attacktix.content.library import library
from rollout.games.attacktix.content.roster import Map
from rollout.games.attacktix.field import NORTH, SIDE_NAMES, SOUTH
from rollout.games.attacktix.model import (
    ATTACK,
    IN_PLAY,
    MOVE,
    Figure,
    State,
    Thing,
)
from rollout.games.attacktix.rules.cover import cover_at, look_for_cover
from rollout.games.attacktix.rules.laying_out import seating
from rollout.games.attacktix.rules.returning import load
from rollout.games.attacktix.rules.wheel import written
from rollout.games.attacktix.setup import DUEL, FREE_FOR_ALL, TEAMS, MatchOptions
from rollout.kernel.adjudication.keys import read_words
from rollout.kernel.content import ContentError
from rollout.kernel.errors import Unreadable
from rollout.kernel.nearest import nearest
from rollout.space.plane import TURN

SEATS = "ABCDEF"
Seat = Literal["A", "B", "C", "D", "E", "F"]
Length = Annotated[float, Meta(ge=-10_000, le=10_000)]
Degrees = Annotated[float, Meta(ge=-3_600, le=3_600)]
Spot = Annotated[list[Length], Meta(min_length=2, max_length=2)]
Several = Annotated[int, Meta(ge=0, le=99)]


class StandingForm(msgspec.Struct, forbid_unknown_fields=True):
    """One figure: where it stands or lies ready, what its windows show.

    `seat` is its owner; who captured it is its `controller`. Where `covered` is left out, cover
    is looked for as at the end of a Move step (AT-RUL-75).
    """

    code: str
    seat: Seat = "A"
    zone: Literal["play", "back_up", "defeated"] = "play"
    at: Spot = field(default_factory=lambda: [0.0, 0.0])
    facing: Degrees = 90.0
    top: Annotated[int, Meta(ge=0, le=11)] = 0
    bottom: Annotated[int, Meta(ge=0, le=25)] = 0
    moved: bool = False
    attacked: bool = False
    covered: Literal["", "inside", "touching"] | None = None
    controller: Seat | None = None
    loaded: Annotated[int, Meta(ge=0, le=4)] | None = None
    switches: Annotated[list[bool], Meta(min_length=2, max_length=2)] = field(
        default_factory=lambda: [False, False]
    )
    jammed: Literal["", "next", "now"] = ""


class ThingForm(msgspec.Struct, forbid_unknown_fields=True):
    """An object that is elsewhere than on the map, or lies, or is gone; or one more."""

    at: Spot
    sort: str = ""
    thing: Several | None = None
    facing: Degrees = 0.0
    standing: bool = True
    removed: bool = False


class PositionForm(msgspec.Struct, forbid_unknown_fields=True):
    """The middle of a turn. `at` is in millimetres from the corner of the surface."""

    figures: list[StandingForm]
    turn_of: Seat = "A"
    phase: Literal["move", "attack"] = "move"
    map: str = "bare_table"
    attacks: Annotated[int, Meta(ge=0, le=9)] = 2
    options: MatchOptions = MatchOptions()
    mode: Literal["duel", "teams", "free_for_all"] = DUEL
    teams: Annotated[list[Literal[0, 1]], Meta(max_length=len(SEATS))] = field(default_factory=list)
    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    sides: list[Literal["south", "west", "north", "east"]] = field(default_factory=list)
    order: list[Seat] = field(default_factory=list)
    shares: list[Annotated[int, Meta(ge=0, le=1_000)]] = field(default_factory=list)
    cries: list[Several] = field(default_factory=list)
    quiet: Annotated[int, Meta(ge=0, le=999)] = 0
    turn: Annotated[int, Meta(ge=1, le=9999)] = 1
    fallen_sections: list[Annotated[int, Meta(ge=1)]] = field(default_factory=list)
    things: list[ThingForm] = field(default_factory=list)
    homebrew: str = ""


def position(data: dict[str, Any]) -> State:
    """The state that a case file means. Raises Unreadable."""
    form = read_words(data, PositionForm)
    try:
        known = library(form.homebrew)
    except ContentError as error:
        raise Unreadable(str(error)) from None
    for each in form.figures:
        if each.code not in known.figures:
            near = nearest(each.code, list(known.figures))
            raise Unreadable(f"there is no figure {each.code!r} (nearest: {near})")
    if form.map not in known.maps:
        raise Unreadable(
            f"there is no map {form.map!r} (nearest: {nearest(form.map, list(known.maps))})"
        )
    count = _seats(form)
    teams: list[int] = [*form.teams] if form.mode == TEAMS else list(range(count))
    ground = known.maps[form.map]
    state = State(
        form.options,
        form.homebrew,
        form.mode,
        100,
        form.map,
        [_figure(each) for each in form.figures],
        teams,
        _by_seat(form.shares, count, 100, "shares"),
        _sides(form, teams),
        _sections(form, ground),
        [],
        MOVE if form.phase == "move" else ATTACK,
    )
    for placed in ground.objects:
        x, y = state.field.place(placed.at)
        state.things.append(Thing(placed.sort, x, y, placed.turn))
    _put_things(state, form)
    state.seat = _within(form.turn_of, count)
    state.order = _order(form, count) or _around(state.seat, teams)
    state.turn, state.allowed, state.quiet = form.turn, form.attacks, form.quiet
    state.cries, state.places = _by_seat(form.cries, count, 0, "cries"), [0] * count
    for number, (standing, said) in enumerate(zip(state.figures, form.figures, strict=True)):
        _within(said.seat, count)
        _within(said.controller or said.seat, count)
        _make_ready(state, number, standing, said)
    return state


def _seats(form: PositionForm) -> int:
    if form.mode == TEAMS:
        if set(form.teams) != {0, 1}:
            raise Unreadable("teams: expected the team of each seat, 0 or 1, both of them in use")
        return len(form.teams)
    if form.mode == FREE_FOR_ALL and form.seats not in (3, 4):
        raise Unreadable("seats: expected 3 or 4 in a free-for-all")
    return form.seats if form.mode == FREE_FOR_ALL else 2


def _within(letter: str, count: int) -> int:
    if SEATS.index(letter) >= count:
        raise Unreadable(f"there is no seat {letter!r}, only {SEATS[:count]}")
    return SEATS.index(letter)


def _around(first: int, teams: list[int]) -> list[int]:
    order = seating(teams)
    place = order.index(first)
    return [*order[place:], *order[:place]]


def _order(form: PositionForm, count: int) -> list[int]:
    order = [_within(seat, count) for seat in form.order]
    if order and sorted(order) != list(range(count)):
        raise Unreadable(f"order: expected each of the {count} seats once, clockwise")
    return order


def _by_seat(given: list[int], count: int, usual: int, key: str) -> list[int]:
    if given and len(given) != count:
        raise Unreadable(f"{key}: expected a number for each of the {count} seats")
    return list(given) or [usual] * count


def _sides(form: PositionForm, teams: list[int]) -> list[int]:
    """In a free-for-all as they are given, else clockwise from the south."""
    if form.mode != FREE_FOR_ALL:
        return [SOUTH if team == 0 else NORTH for team in teams]
    usual = ["south", "west", "east"] if len(teams) == 3 else list(SIDE_NAMES)
    given = [*form.sides] or usual
    if sorted(given) != sorted(usual):
        raise Unreadable(f"sides: expected {', '.join(usual)}, in the order of the seats")
    return [SIDE_NAMES.index(side) for side in given]


def _sections(form: PositionForm, ground: Map) -> list[bool]:
    most = len(ground.sections)
    if any(number > most for number in form.fallen_sections):
        raise Unreadable(f"fallen_sections: the map has sections 1 to {most}")
    return [number + 1 not in form.fallen_sections for number in range(most)]


def _put_things(state: State, form: PositionForm) -> None:
    for each in form.things:
        x, y = (round(10 * length) for length in each.at)
        facing = round(10 * each.facing) % TURN
        if each.thing is not None and 1 <= each.thing <= len(state.things):
            sort = state.things[each.thing - 1].sort
            now = Thing(sort, x, y, facing, each.standing, each.removed)
            state.things[each.thing - 1] = now
        elif each.sort in state.library.sorts:
            state.things.append(Thing(each.sort, x, y, facing, each.standing, each.removed))
        else:
            near = nearest(each.sort, list(state.library.sorts))
            raise Unreadable(f"there is no sort of object {each.sort!r} (nearest: {near})")


def _make_ready(state: State, number: int, figure: Figure, form: StandingForm) -> None:
    load(state, number)
    if form.loaded is not None:
        figure.loaded = form.loaded
    if figure.zone != IN_PLAY:
        return
    if not state.field.inside((figure.x, figure.y)):
        raise Unreadable(f"{figure.code}: expected a place on the field, not {form.at}")
    figure.shown = [written(state.face(number))]
    if form.covered is None:
        look_for_cover(state, number)
    elif form.covered:
        figure.covered, figure.covers = form.covered, cover_at(state, number)[1]


def _figure(form: StandingForm) -> Figure:
    seat = SEATS.index(form.seat)
    return Figure(
        form.code,
        seat,
        seat if form.controller is None else SEATS.index(form.controller),
        form.zone,
        round(10 * form.at[0]),
        round(10 * form.at[1]),
        round(10 * form.facing) % TURN,
        form.top,
        form.bottom,
        moved=form.moved,
        attacked=form.attacked,
        jammed={"": 0, "next": 1, "now": 2}[form.jammed],
        waist=form.switches[0],
        chest=form.switches[1],
    )
