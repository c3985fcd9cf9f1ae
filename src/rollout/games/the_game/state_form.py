"""How a state is written as data, so that nothing else is read back as one."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from rollout.kernel.content import Form

Count = Annotated[int, Meta(ge=0, le=1_000_000_000)]
Number = Annotated[int, Meta(ge=-1, le=1_000_000_000)]
"""The number of a unit, hex or seat; -1 is none."""


class UnitData(Form):
    """A unit: its sheet by slug, its mode by number, and what changes."""

    sheet: str
    mode: Count
    id: Count
    team: Annotated[int, Meta(ge=-1, le=1)]
    owner: Number
    side: Annotated[int, Meta(ge=-1, le=1)]
    seat: Number
    cell: Number
    facing: Annotated[int, Meta(ge=0, le=5)]
    level: Annotated[int, Meta(ge=0, le=3)]
    prone: bool
    damage: Count
    status: Annotated[int, Meta(ge=0, le=4)]
    carrier: Number
    inside: bool
    cloaked: bool
    shield: Annotated[int, Meta(ge=0, le=2)]
    ducking: bool
    master: Number
    host: Number
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
    pile: list[Count]
    flipped: list[Count]
    fires: list[Count]
    smoke: list[tuple[Count, Number, Count]]
    things: list[tuple[Count, str, Number, Number]]
    chains: list[list[Count]]
    scores: list[int]
    forces: list[list[str]]
    starting_value: list[Count]
    winners: list[Count]
    over: str
    over_rule: str
    acting: list[Count]
    contested: list[str]
    deploying: list[Count]
    held: list[int]
