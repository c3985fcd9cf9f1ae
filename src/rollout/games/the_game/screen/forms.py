"""The shape of what a seat sees. `rollout schema the_game` writes the page's types from it.

Things with numbers or names of their own are maps; what is not there is absent.
"""

from __future__ import annotations

from typing import Annotated

import msgspec

from rollout.gamekit import SeatId
from rollout.games.the_game.kinds import UnitId
from rollout.games.the_game.model import (
    FIELD_NAMES,
    LEVEL_NAMES,
    PHASE_NAMES,
    STATUS_NAMES,
)
from rollout.space.hex_directions import DIRECTION_NAMES

Label = str
"""A hex, called as it is printed: `0507`."""


def one_of(*names: str) -> msgspec.Meta:
    """One of these words, in the schema; a plain str to the rules."""
    return msgspec.Meta(extra_json_schema={"enum": list(names)})


Team = Annotated[str, one_of("A", "B", "none")]
Facing = Annotated[str, one_of(*DIRECTION_NAMES)]
Level = Annotated[str, one_of(*LEVEL_NAMES)]
Status = Annotated[str, one_of(*STATUS_NAMES)]


class ModeView(msgspec.Struct, frozen=True, kw_only=True):
    name: str
    kind: str
    side: str
    strength: int
    speed: int
    firepower: int
    height: int
    arc: Annotated[str, one_of("any", "robot", "vehicle")]
    traits: list[str]


class SheetView(msgspec.Struct, frozen=True, kw_only=True):
    """What is printed on a Tech Spec, with the value of the unit."""

    name: str
    faction: str
    function: str
    kind: str
    size: str
    endurance: int
    skill: int
    hit_points: int
    modes: list[ModeView]
    partners: list[str]
    inner: str
    team: str
    members: list[str]
    heads: int
    value: int
    confidence: str


class UnitView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    id: UnitId
    key: str
    name: str
    sheet: str
    mode: int
    team: Team
    side: Team
    status: Status
    facing: Facing
    level: Level
    prone: bool
    height: int
    submerged: bool
    damage: int
    hit_points: int
    firepower: int
    inside: bool
    cargo: list[UnitId]
    cloaked: bool
    shield: Annotated[str, one_of(*FIELD_NAMES)]
    ducking: bool
    partners: int
    acts_from: int
    card: Annotated[str, one_of("waiting", "flipped", "none")]
    commanded: bool
    transmitted: bool
    owner: SeatId | None = None
    seat: SeatId | None = None
    at: Label | None = None
    base: int | None = None
    top: int | None = None
    carrier: UnitId | None = None
    master: UnitId | None = None
    host: UnitId | None = None


class TeamView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    team: Team
    seats: list[SeatId]
    score: int
    value: int
    left: float
    chain: list[UnitId]
    leader: UnitId | None = None


class PileView(msgspec.Struct, frozen=True, kw_only=True):
    """Which cards are still to come, in no order: each is next with the same chance."""

    units: list[UnitId]
    count: int
    chance: float


class MapView(msgspec.Struct, frozen=True, kw_only=True):
    """The ground, with one entry per hex in the numbering of the grid."""

    slug: str
    name: str
    columns: int
    rows: int
    terrain_names: list[str]
    terrain: list[int]
    elevation: list[int]
    depth: list[int]
    construct_height: dict[int, int]
    """By hex, only where there is a construct."""
    construct_hit_points: dict[int, int]
    home: dict[str, list[Label]]
    objectives: dict[str, list[Label]]


class SmokeView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    at: Label
    fire: Label | None = None
    expires: int | None = None


class ThingView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    id: int
    name: str
    kind: str
    at: Label | None = None
    carrier: UnitId | None = None


class ObjectiveView(msgspec.Struct, frozen=True, kw_only=True):
    kind: str
    team: Team
    count: int
    group: str
    level: int
    rounds: list[int]
    units: list[str]
    scores: bool
    progress: dict[str, int]


class Reinforcement(msgspec.Struct, frozen=True, kw_only=True):
    round: int
    team: Team
    units: list[str]


class ZoneView(msgspec.Struct, frozen=True, kw_only=True):
    """Hexes where something counts for a team: rows to carry it to, or a bank to cross to."""

    team: Team
    kind: Annotated[str, one_of("home", "bank")]
    hexes: list[Label]


class ScenarioView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    slug: str
    name: str
    tie: str
    decided_by: Annotated[str, one_of("objective", "points", "value")]
    objectives: dict[int, ObjectiveView]
    reinforcements: list[Reinforcement]
    zones: list[ZoneView] = []
    fought_over: list[Label] = []
    """Constructs that must fall and still stand, ground that must be held."""
    round_limit: int | None = None


class ForceView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """While forces are chosen: whether a seat has sealed its choice; one's own is open."""

    seat: SeatId
    sealed: bool
    units: list[str] | None = None


class View(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The table as one seat, or a spectator, sees it."""

    phase: Annotated[str, one_of(*PHASE_NAMES)]
    round: int
    acting: list[UnitId]
    pile: PileView
    flipped: list[UnitId]
    teams: dict[str, TeamView]
    units: dict[UnitId, UnitView]
    sheets: dict[str, SheetView]
    map: MapView
    fires: list[Label]
    smoke: list[SmokeView]
    things: dict[int, ThingView]
    scenario: ScenarioView
    options: dict[str, int | str | bool]
    """What was agreed on; what is switched off is absent."""
    forces: dict[SeatId, ForceView]
    deploying: list[SeatId]
    winners: list[Team]
    you: SeatId | None = None
    turn: UnitId | None = None
    wind: Facing | None = None
    over: str | None = None
