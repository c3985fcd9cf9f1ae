"""How figures, weapons, wheels and forces are written in a content file."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from rollout.kernel.content import Form

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Class = Literal["warrior", "leader", "captain", "trooper", "specialist", "mega"]
Degrees = Annotated[float, Meta(ge=0, le=90)]
Energy = Annotated[float, Meta(gt=0, le=120)]
"""Millijoules."""


class AbilityForm(Form):
    """A verb, and whom it is about: a class, a faction, a name, or all but one of those."""

    do: Name
    whom: Name = "any"
    named: str = ""
    unless: str = ""
    unless_named: str = ""


class FactionForm(Form):
    """AT-FIG-12: the list of Faction Classes is open; this is how another one is called."""

    name: Name


class FigureForm(Form):
    """One figure. Whatever is no robot stands lower."""

    number: Annotated[int, Meta(ge=1, le=9999)]
    name: Name
    mode: Name
    faction: Name
    rank: Class
    points: Annotated[int, Meta(ge=1, le=200)]
    size: Literal["S", "M", "L", "BM"]
    weapon: Name
    wheel: Name
    white: Annotated[int, Meta(ge=0, le=26)]
    ability: AbilityForm | None = None


class WeaponForm(Form):
    """Grams, millimetres, metres a second, millijoules, degrees. A claw has a torque (mN·m)."""

    kind: Literal["missile", "slash", "throw", "jab", "claw"]
    mass: Annotated[float, Meta(ge=0.1, le=10)] | None = None
    diameter: Annotated[float, Meta(ge=3, le=12)] | None = None
    length: Annotated[float, Meta(ge=57, le=90)] | None = None
    speed: Annotated[float, Meta(ge=0.5, le=12)] | None = None
    energy: Energy | None = None
    reach: Annotated[float, Meta(ge=10, le=120)] | None = None
    height: Annotated[float, Meta(ge=20, le=120)] | None = None
    stroke: Annotated[float, Meta(ge=5, le=60)] | None = None
    torque: Annotated[float, Meta(gt=0, le=100)] | None = None
    yaw: Degrees = 0
    pitch: Annotated[list[Annotated[float, Meta(ge=-45, le=60)]], Meta(max_length=2)] = field(
        default_factory=lambda: [0, 0]
    )
    shots: Annotated[int, Meta(ge=1, le=4)] = 1


class WheelForm(Form):
    """Twelve faces in their order: a number and its colour, `5w 6r …`."""

    faces: Annotated[str, Meta(max_length=80)]


class ForceForm(Form):
    battle: Annotated[list[str], Meta(min_length=1, max_length=40)]
    back_up: Annotated[list[str], Meta(min_length=1, max_length=40)]
    size: Annotated[int, Meta(ge=100, le=1000, multiple_of=100)] = 100
