"""How figures, joined cards and armies are written in a content file."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from rollout.kernel.content import Form

Faction = Literal["autobot", "decepticon"]
Inches = Annotated[float, Meta(ge=0, le=100)]
Radius = Annotated[float, Meta(ge=0.1, le=6)]
"""A base must find room in the strip of a small field, widened or not (TW-RUL-63)."""
Height = Annotated[float, Meta(ge=0.1, le=20)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Accuracy = int | str
Damage = int | str
Range = float | list[float]
Size = Literal["small", "normal", "large", "gigantic", "human"]


class ModeForm(Form):
    """One line of a weapon system. A range of one number has no minimum."""

    accuracy: Accuracy
    damage: Damage
    range: Range
    name: str = ""
    traits: list[str] = field(default_factory=list)


class WeaponForm(Form):
    """A weapon system: its one line, or up to three modes of which one is used at a time."""

    system: Name
    accuracy: Accuracy | None = None
    damage: Damage | None = None
    range: Range | None = None
    traits: list[str] = field(default_factory=list)
    modes: Annotated[list[ModeForm], Meta(max_length=3)] = field(default_factory=list)


class CardForm(Form):
    kind: Literal["robot", "vehicle", "human"]
    form: Name
    structure: Annotated[int, Meta(ge=1, le=200)]
    speed: Inches
    weapons: Annotated[list[WeaponForm], Meta(max_length=3)] = field(default_factory=list)
    abilities: list[str] = field(default_factory=list)
    specials: list[str] = field(default_factory=list)
    criticals: list[str] = field(default_factory=list)
    radius: Radius | None = None
    height: Height | None = None


class FigureForm(Form):
    """A figure without a cost is in no army; a scenario brings it."""

    name: Name
    factions: Annotated[list[Faction], Meta(min_length=1, max_length=2)]
    cards: Annotated[list[CardForm], Meta(min_length=1, max_length=3)]
    size: Size = "normal"
    cost: Annotated[int, Meta(ge=1, le=999)] | None = None
    repeat: Literal["never", "freely", "one_per_100", "three_per_100"] = "never"
    radius: Radius | None = None
    height: Height | None = None


class JoinedForm(Form):
    """Two figures as one: a Micromaster pair, or a union that is never undone."""

    name: Name
    parts: Annotated[list[str], Meta(min_length=2, max_length=2)]
    way: Literal["combine", "union"]
    card: CardForm
    size: Size = "normal"


class ArmyForm(Form):
    name: Name
    faction: Faction
    figures: Annotated[list[str], Meta(min_length=1, max_length=60)]
    limit: Annotated[int, Meta(ge=50, le=1000)] = 100


class TemplateForm(Form):
    """An obstacle: a disc with a radius, or a rectangle with width and depth."""

    height: Inches
    radius: Inches | None = None
    width: Inches | None = None
    depth: Inches | None = None
    dangerous: bool = False
    picked: bool = True


class ObstacleForm(Form):
    template: Name
    x: Inches
    y: Inches
    turn: Annotated[int, Meta(ge=0, le=345, multiple_of=15)] = 0


class FieldForm(Form):
    size: Literal["small", "medium", "large"]
    obstacles: Annotated[list[ObstacleForm], Meta(max_length=12)]
