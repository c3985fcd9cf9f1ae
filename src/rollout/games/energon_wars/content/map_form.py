"""How terrain, maps and scenarios are written in a content file. Lengths are inches."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from rollout.kernel.content import Form

Inches = Annotated[float, Meta(gt=0, le=36)]
Coordinate = Annotated[float, Meta(ge=0, le=36)]
Spot = tuple[Coordinate, Coordinate]
Compass = Literal["north", "east", "south", "west"]
Score = Annotated[int, Meta(ge=0, le=20)]
Round = Annotated[int, Meta(ge=1, le=6)]


class LevelForm(Form):
    """A platform of a building: a strip along one side, or what is left of the footprint."""

    height: Annotated[int, Meta(ge=1, le=12)]
    depth: Inches | None = None
    side: Compass | None = None


class PieceForm(Form):
    """A kind of terrain: a building has levels, an obstacle a size."""

    width: Inches | None = None
    depth: Inches | None = None
    radius: Inches | None = None
    size: Annotated[int, Meta(ge=1, le=10)] | None = None
    levels: Annotated[list[LevelForm], Meta(max_length=2)] = field(default_factory=list)
    climbable: list[Compass] = field(default_factory=list)


class PlaceForm(Form):
    """A fixed place that is fought over: a station, a beacon, a workbench, a portal."""

    kind: Literal["station", "beacon", "workbench", "portal"]
    at: Spot


class TreasureForm(Form):
    """Something that lies there to be carried."""

    kind: Literal["matrix", "sparkplug"]
    at: Spot


class CreatureForm(Form):
    """Something with a will of its own. Without `at` it appears beside the first of its kind."""

    kind: Literal["kremzeek"]
    round: Round
    at: Spot | None = None


class ZoneForm(Form):
    at: Spot
    radius: Inches


class ScoresForm(Form):
    """What is worth how many victory points; a scenario uses those that it needs."""

    each: Score = 0
    all: Score = 0
    delivered: Score = 0
    carried: Score = 0
    charge: Score = 0
    touch: Score = 0
    workbench: Score = 0
    home: Score = 0
    own_half: Score = 0
    enemy_half: Score = 0
    zone_by_round: list[Score] = field(default_factory=list)
    most_zones: Score = 0


class ReservesForm(Form):
    """EW, Escalation: in which rounds reserves come, and how many a seat in each."""

    rounds: list[Round]
    most: Annotated[int, Meta(ge=1, le=25)]


class ScenarioForm(Form):
    """`plays` names one of the six whose rules it has; those themselves need it not."""

    map: str
    winning_total: Annotated[int, Meta(ge=1, le=99)]
    scores: ScoresForm
    number: Annotated[int, Meta(ge=1, le=99)] = 99
    plays: str = ""
    allowance: Annotated[int, Meta(ge=1, le=100)] = 25
    places: list[PlaceForm] = field(default_factory=list)
    treasures: list[TreasureForm] = field(default_factory=list)
    creatures: list[CreatureForm] = field(default_factory=list)
    zones: list[ZoneForm] = field(default_factory=list)
    deployed_points: Annotated[int, Meta(ge=1, le=100)] | None = None
    reserves: ReservesForm | None = None
