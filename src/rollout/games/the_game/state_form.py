"""How a state is written as data, so that nothing else is read back as one."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from rollout.gamekit.kinds import SEAT, kind
from rollout.games.the_game.kinds import CELL, TEAM, UNIT
from rollout.kernel.content import Form

MOST = 1_000_000_000
Count = Annotated[int, Meta(ge=0, le=MOST)]
Cell = Annotated[int, kind(CELL, ge=0, le=MOST)]
CellOrNone = Annotated[int, kind(CELL, ge=-1, le=MOST)]
Named = Annotated[int, kind(UNIT, ge=0, le=MOST)]
NamedOrNone = Annotated[int, kind(UNIT, ge=-1, le=MOST)]
Seat = Annotated[int, kind(SEAT, ge=0, le=MOST)]
SeatOrNone = Annotated[int, kind(SEAT, ge=-1, le=MOST)]
Team = Annotated[int, kind(TEAM, ge=0, le=MOST)]


class UnitData(Form):
    """A unit: its sheet by slug, its mode by number, and what changes."""

    sheet: str
    mode: Count
    id: Count
    team: Annotated[int, Meta(ge=-1, le=1)]
    owner: SeatOrNone
    side: Annotated[int, Meta(ge=-1, le=1)]
    seat: SeatOrNone
    cell: CellOrNone
    facing: Annotated[int, Meta(ge=0, le=5)]
    level: Annotated[int, Meta(ge=0, le=3)]
    prone: bool
    damage: Count
    status: Annotated[int, Meta(ge=0, le=4)]
    carrier: NamedOrNone
    inside: bool
    cloaked: bool
    shield: Annotated[int, Meta(ge=0, le=2)]
    ducking: bool
    master: NamedOrNone
    host: NamedOrNone
    partners: Count
    acts_from: Count
    commanded: Count
    transmitted: Count


class StateData(Form):
    """All but the facts, which follow from the setup."""

    setup: Any
    units: list[UnitData]
    terrain: dict[str, Annotated[int, Meta(ge=0, le=4)]]
    construct_height: dict[str, Count]
    construct_hit_points: dict[str, Count]
    phase: Annotated[int, Meta(ge=0, le=6)]
    round: Count
    wind: Annotated[int, Meta(ge=-1, le=5)]
    pile: list[Named]
    flipped: list[Named]
    fires: list[Cell]
    smoke: list[tuple[Cell, CellOrNone, Count]]
    things: list[tuple[Count, str, CellOrNone, NamedOrNone]]
    chains: list[list[Named]]
    scores: list[int]
    forces: list[list[str]]
    starting_value: list[Count]
    winners: list[Team]
    over: str
    over_rule: str
    acting: list[Named]
    contested: list[str]
    deploying: list[Seat]
    held: list[int]
