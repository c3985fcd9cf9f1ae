"""How a position is written in a case file, in the words of a player."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import field

from rollout.kernel.content import Form

Facing = Literal["N", "NE", "SE", "S", "SW", "NW"]
Team = Literal["A", "B", "none"]


class UnitForm(Form, kw_only=True):
    """One unit. What is left out is as at the start of a match."""

    name: str
    """A character of the library or of the case's own content."""
    team: Team = "A"
    seat: int | None = None
    """The seat that owns it; by default the first of its team."""
    at: str = ""
    facing: Facing = "N"
    mode: str | int = 0
    level: Literal["", "ground", "surface", "hovering", "air"] = ""
    prone: bool = False
    damage: int | None = None
    """By default none, and all of its hit points when it is deactivated."""
    heads: int | None = None
    """Humans left, instead of damage (TG-HUM)."""
    status: Literal["", "operational", "deactivated", "unconscious", "aside", "gone"] = ""
    carried_by: str = ""
    inside: str = ""
    """The transport it is in."""
    cloaked: bool = False
    shield: Literal["none", "self", "weapon"] = "none"
    ducking: bool = False
    controlled_by: str = ""
    came_out_of: str = ""
    """The host of a Nebulon or inner unit, or the giant of a member kept aside."""
    partners: int | None = None
    """How many partners or inner units are still within."""
    acts_from: int = 1
    commanded: bool = False
    """Whether it has used Command this round."""
    transmitted: bool = False


class SmokeForm(Form, kw_only=True):
    at: str
    expires: int | None = None
    """The round at whose end it goes; by default the next one, or never while a fire burns."""
    fire: str = ""


class ThingForm(Form, kw_only=True):
    kind: str
    at: str = ""
    carried_by: str = ""


class GroundForm(Form, kw_only=True):
    """Hexes that have changed since the start of the match."""

    at: list[str]
    terrain: Literal["", "clear", "rough", "water", "thin_trees", "thick_trees"] = ""
    height: int | None = None
    """Of the construct there, 0 for none."""
    hit_points: int | None = None


class ByTeam(Form, kw_only=True):
    A: int = 0
    B: int = 0


class Chains(Form, kw_only=True):
    A: list[str] | None = None
    B: list[str] | None = None


class PositionForm(Form, kw_only=True):
    """A position. Without `units` it is the start of a match with this setup."""

    scenario: str = "settle-the-score"
    map: str | dict[str, Any] = ""
    """A map of the library, or one drawn here with the keys of a map in a content file."""
    characters: dict[str, dict[str, Any]] = field(default_factory=dict)
    """Characters of this case alone, with the keys of a content file."""
    options: dict[str, bool | int | str] = field(default_factory=dict)
    seats: tuple[int, ...] = (0, 1)
    forces: tuple[tuple[str, ...], ...] = ()
    deployment: Literal["seats", "ready"] = "seats"
    units: list[UnitForm] | None = None
    round: int = 1
    phase: Literal["round_start", "turn", "round_end"] = "turn"
    turn: str = ""
    """Whose card is flipped first."""
    pile: list[str] | None = None
    """The cards still face down, the next one first."""
    flipped: list[str] = field(default_factory=list)
    ground: list[GroundForm] = field(default_factory=list)
    fires: list[str] = field(default_factory=list)
    smoke: list[SmokeForm] = field(default_factory=list)
    wind: Literal["", "N", "NE", "SE", "S", "SW", "NW"] = ""
    things: list[ThingForm] | None = None
    chains: Chains = field(default_factory=Chains)
    scores: ByTeam = field(default_factory=ByTeam)
    starting_value: ByTeam | None = None
