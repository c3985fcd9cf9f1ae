"""Positions of case files: figures by code, in millimetres and degrees."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, field

from rollout.games.attacktix.content.library import library
from rollout.games.attacktix.field import NORTH, SOUTH
from rollout.games.attacktix.model import (
    ATTACK,
    IN_PLAY,
    MOVE,
    Figure,
    State,
    Thing,
)
from rollout.games.attacktix.rules.returning import load
from rollout.games.attacktix.rules.wheel import written
from rollout.games.attacktix.setup import DUEL, MatchOptions
from rollout.kernel.adjudication.keys import read_words
from rollout.kernel.errors import Unreadable
from rollout.kernel.nearest import nearest


class StandingForm(msgspec.Struct, forbid_unknown_fields=True):
    """One figure: where it stands or lies ready, what its windows show."""

    code: str
    seat: Literal["A", "B", "C", "D"] = "A"
    zone: Literal["play", "back_up", "defeated"] = "play"
    at: Annotated[list[float], Meta(min_length=2, max_length=2)] = field(
        default_factory=lambda: [0.0, 0.0]
    )
    facing: float = 90.0
    top: Annotated[int, Meta(ge=0, le=11)] = 0
    bottom: Annotated[int, Meta(ge=0, le=25)] = 0
    moved: bool = False
    attacked: bool = False
    covered: Literal["", "inside", "touching"] = ""


class PositionForm(msgspec.Struct, forbid_unknown_fields=True):
    """A duel in the middle of a turn. `at` is in millimetres from the corner of the surface."""

    figures: list[StandingForm]
    turn_of: Literal["A", "B"] = "A"
    phase: Literal["move", "attack"] = "move"
    map: str = "bare_table"
    attacks: Annotated[int, Meta(ge=0, le=9)] = 2
    options: MatchOptions = MatchOptions()


def position(data: dict[str, Any]) -> State:
    """The state that a case file means. Raises Unreadable."""
    form = read_words(data, PositionForm)
    known = library()
    for each in form.figures:
        if each.code not in known.figures:
            near = nearest(each.code, list(known.figures))
            raise Unreadable(f"there is no figure {each.code!r} (nearest: {near})")
    if form.map not in known.maps:
        raise Unreadable(
            f"there is no map {form.map!r} (nearest: {nearest(form.map, list(known.maps))})"
        )
    ground = known.maps[form.map]
    state = State(
        form.options,
        "",
        DUEL,
        100,
        form.map,
        [_figure(each) for each in form.figures],
        [0, 1],
        [100, 100],
        [SOUTH, NORTH],
        [True] * len(ground.sections),
        [],
        MOVE if form.phase == "move" else ATTACK,
    )
    for placed in ground.objects:
        x, y = state.field.place(placed.at)
        state.things.append(Thing(placed.sort, x, y, placed.turn))
    state.seat = "AB".index(form.turn_of)
    state.order = [state.seat, 1 - state.seat]
    state.turn, state.allowed = 1, form.attacks
    state.cries, state.places = [0, 0], [0, 0]
    for number, standing in enumerate(state.figures):
        if standing.zone == IN_PLAY:
            load(state, number)
            standing.shown = [written(state.face(number))]
    return state


def _figure(form: StandingForm) -> Figure:
    seat = "ABCD".index(form.seat)
    return Figure(
        form.code,
        seat,
        seat,
        form.zone,
        round(10 * form.at[0]),
        round(10 * form.at[1]),
        round(10 * form.facing) % 3600,
        form.top,
        form.bottom,
        moved=form.moved,
        attacked=form.attacked,
        covered=form.covered,
    )
