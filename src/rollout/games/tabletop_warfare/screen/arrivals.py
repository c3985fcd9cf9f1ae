"""What a Move would lead to besides: ramming, stomping, terror, dangerous ground, an Oil Slide."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from rollout.games.tabletop_warfare.model import Figure, State, place_of
from rollout.games.tabletop_warfare.rules.damage import ARMOUR
from rollout.games.tabletop_warfare.rules.dice import D6
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    disc_of,
    enemies,
    has,
    touches,
)
from rollout.games.tabletop_warfare.rules.movement import (
    RAM_AGAIN,
    SLIDE,
    STOMPED,
    TERROR,
    own_ram,
    shares,
)
from rollout.kernel.errors import Unreadable
from rollout.space.plane import Point, comes_within, path_length

MOST_POINTS: Final = 64


class RamLook(msgspec.Struct):
    """TW-FAE-20 to -22: what either takes on average, armour counted."""

    target: int
    ram: str
    own: float
    dealt: float


class ArrivalLook(msgspec.Struct, omit_defaults=True):
    """By numbers of figures: who frightens it on the way, whom it stomps, whom it can ram."""

    terror: list[int] = []
    stomped: list[int] = []
    rams: list[RamLook] = []
    slide: int = 0
    """How far an Oil Slide may carry it on, ramming recklessly."""


def arrival(state: State, figure: Figure, way: list[Point]) -> ArrivalLook:
    """Of a path that begins where the figure stands."""
    path = (place_of(figure), *way)
    radius = card_of(state, figure).radius
    foes = enemies(state, figure)
    seen = ArrivalLook(slide=SLIDE if has(state, figure, "oil_slide") else 0)
    for foe in foes:
        base = disc_of(state, foe)
        if has(state, foe, "terrifying_presence") and comes_within(path, base, radius + TERROR):
            seen.terror.append(foe.id)
        if has(state, figure, "stomp") and comes_within(path, base, radius + STOMPED):
            seen.stomped.append(foe.id)
    ram = own_ram(state, figure)
    if ram:
        before = [foe.id for foe in foes if touches(state, figure, foe)]
        there = figure.copy()
        there.x, there.y = path[-1]
        long_enough = path_length(path) >= RAM_AGAIN
        seen.rams = [
            _ram(state, figure, foe, ram)
            for foe in foes
            if touches(state, there, foe) and (long_enough or foe.id not in before)
        ]
    return seen


def read_way(wanted: Any) -> list[Point]:
    """A path as it is asked about."""
    try:
        way = msgspec.convert(wanted, list[tuple[int, int]])
    except msgspec.ValidationError as error:
        raise Unreadable(f"a path is a list of points: {error}") from None
    if not 0 < len(way) <= MOST_POINTS:
        raise Unreadable(f"a path has 1 to {MOST_POINTS} points")
    return way


def _ram(state: State, figure: Figure, foe: Figure, ram: str) -> RamLook:
    own, dealt = 0.0, 0.0
    for face in range(1, D6 + 1):
        taken, given = shares(ram, face)
        own += through(taken, has(state, figure, "armour")) / D6
        dealt += through(given, has(state, foe, "armour")) / D6
    return RamLook(foe.id, ram, own, dealt)


def through(amount: int, armoured: bool) -> int:
    """TW-FAE-19: a half of 0 stays 0."""
    return max(1, amount - ARMOUR) if armoured and amount > 1 else amount
