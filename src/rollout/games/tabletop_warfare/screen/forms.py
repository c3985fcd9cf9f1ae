"""The shape of what a seat sees. Things with numbers of their own are maps."""

from __future__ import annotations

from typing import Annotated

import msgspec

from rollout.gamekit.plane import PlaneView
from rollout.games.tabletop_warfare.model import Acting, Figure, Mission
from rollout.games.tabletop_warfare.setup import MatchOptions

Length = Annotated[int, msgspec.Meta(description="thousandths of an inch")]


class ModeSheet(msgspec.Struct, omit_defaults=True):
    """`accuracy` -1 always hits; damage is `dice` dice of `sides` faces plus `plus`."""

    name: str
    most: Length
    accuracy: int
    chance: int
    """In hundredths, with nothing added to the accuracy or taken from it."""
    least: Length = 0
    dice: int = 0
    sides: int = 0
    plus: int = 0
    strikes: int = 1
    traits: list[str] = []


class SystemSheet(msgspec.Struct, omit_defaults=True):
    name: str
    modes: list[ModeSheet]


class SlotSheet(msgspec.Struct, omit_defaults=True):
    effect: str
    weapon: str = ""


class CardSheet(msgspec.Struct, omit_defaults=True):
    """One life of a figure."""

    kind: str
    form: str
    structure: int
    speed: Length
    systems: list[SystemSheet]
    abilities: list[str]
    specials: list[str]
    slots: list[SlotSheet]
    numbers: dict[str, int] = {}
    """What stands behind a word of it: `{"protector": 4}`."""
    shields: list[str] = []
    acts: bool = True
    """Whether it is ever activated: civilians are only protected (TW-RUL-75)."""


class FigureSheet(msgspec.Struct, omit_defaults=True):
    name: str
    cost: int
    cards: list[CardSheet]
    cast: str
    """The character that is drawn."""
    shapes: list[str | int]
    """For each card: which of the character's shapes."""


class View(msgspec.Struct):
    """The whole table but for what is sealed."""

    options: MatchOptions
    factions: list[str]
    ground: str
    lists: list[list[str]]
    made: list[bool]
    stage: str
    opened: bool
    picks: list[list[str]]
    pool: list[str]
    edges: list[str]
    chooser: int
    placer: int
    figures: dict[int, Figure]
    first: int
    round: int
    round_limit: int
    points: list[int]
    mover: int
    turns: list[int]
    acting: Acting
    shooter: int
    rerolls: int
    rotor: list[int]
    harmed: bool
    quiet_rounds: int
    mission: Mission
    time_is_up: bool
    ended: str
    winners: list[int]
    sheets: dict[str, FigureSheet]
    plane: PlaneView
