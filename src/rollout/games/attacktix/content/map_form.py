"""How maps are written: inches from the middle of the field, y towards the far line."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from rollout.kernel.content import Form

Inches = Annotated[float, Meta(ge=-40, le=40)]
Spot = Annotated[list[Inches], Meta(min_length=2, max_length=2)]
Descriptor = Literal["high_barrier", "low_barrier", "slowing", "cover", "object"]
Descriptors = Annotated[list[Descriptor], Meta(min_length=1, max_length=5)]
Span = Annotated[float, Meta(ge=0.25, le=60)]


class BarrierForm(Form):
    """A straight row of sections between two points. `weak` ones of an indestructible row fall."""

    kinds: Descriptors
    start: Spot
    end: Spot
    sections: Annotated[int, Meta(ge=1, le=40)] = 1
    indestructible: bool = False
    weak: Annotated[list[Annotated[int, Meta(ge=0, le=39)]], Meta(max_length=40)] = field(
        default_factory=list
    )


class AreaForm(Form):
    """A drawn area: an ellipse, or a rectangle."""

    kinds: Descriptors
    at: Spot
    width: Span
    depth: Span
    shape: Literal["ellipse", "rectangle"] = "rectangle"


class ObjectForm(Form):
    """A thing of a known sort, turned by so many degrees."""

    sort: Annotated[str, Meta(min_length=1, max_length=40)]
    at: Spot
    turn: Annotated[int, Meta(ge=0, le=359)] = 0


class MapForm(Form):
    """A field of a match: two lines, or a square for three or four players."""

    players: Annotated[list[Literal[2, 3, 4]], Meta(min_length=1, max_length=3)] = field(
        default_factory=lambda: [2]
    )
    mega: bool = True
    barriers: Annotated[list[BarrierForm], Meta(max_length=80)] = field(default_factory=list)
    areas: Annotated[list[AreaForm], Meta(max_length=20)] = field(default_factory=list)
    objects: Annotated[list[ObjectForm], Meta(max_length=40)] = field(default_factory=list)


class SortForm(Form):
    """A sort of object: millimetres and grams; what has no mass cannot be moved."""

    shape: Literal["cylinder", "box"]
    width: Annotated[float, Meta(ge=5, le=400)]
    height: Annotated[float, Meta(ge=5, le=400)]
    mass: Annotated[float, Meta(ge=0, le=1000)]
    pushed: bool = False
