"""Regions: options with more answers than any list holds.

Actions carry the value in flat fields, which a screen fills in: `x` and `y`, `path`, `bearing`
or `facing`. What else an action says (which figure, which weapon) is the same for all of a region.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec
from mypy_extensions import mypyc_attr

from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.options import NOT_OFFERED, Endless, Joined, Options
from rollout.space.regions.area import Area
from rollout.space.regions.legs import Legs
from rollout.space.regions.outlines import Path, Point


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """How a value becomes an action, and how it is read from one (None: another action)."""

    def __init__(self, make: Callable[[Any], Action], read: Callable[[Any], Any]) -> None:
        self.make = make
        self.read = read


@mypyc_attr(allow_interpreted_subclasses=True)
class Region(Endless):
    """Any value of an area, as actions. Iterating lists samples only, so there is no `len`."""

    def __init__(self, area: Area[Any], form: Form, fields: list[str], probe: Any) -> None:
        self.area = area
        self.form = form
        self.fields = fields
        self.probe = probe

    def __iter__(self) -> Iterator[Action]:
        make = self.form.make
        return (make(value) for value in self.area.samples())

    def __bool__(self) -> bool:
        return self.area.draw(Random(0)) is not None or self.area.has_samples()

    def sample(self, rng: Random) -> Action:
        value = self.area.draw(rng)
        if value is None:
            value = self._listed(rng)
        return self.form.make(value)

    def _listed(self, rng: Random) -> Any:
        """Where nothing was drawn at once there is little room, but perhaps some."""
        listed = self.area.samples()
        if listed:
            return listed[int(rng.random() * len(listed))]
        value = self.area.draw(Random(0))
        if value is None:
            raise ValueError("nothing lies in this region: it should not be offered")
        return value

    def refusal(self, action: Action) -> Refusal | None:
        value = self.form.read(action)
        return NOT_OFFERED if value is None else self.area.refusal(value)

    def describe(self) -> dict[str, Any]:
        """The action without the fields that the gesture fills in, and the outline to draw."""
        action = msgspec.to_builtins(self.form.make(self.probe))
        for name in self.fields:
            action.pop(name, None)
        return {
            "kind": "region",
            "action": action,
            "outline": msgspec.to_builtins(self.area.outline()),
            "samples": [msgspec.to_builtins(each) for each in self],
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Points(Region):
    """Any point of an area, as `x` and `y`.

    `kind` is the action, `beside` what it says besides; or it is a `Form`.
    """

    def __init__(self, area: Area[Point], kind: type[Action] | Form, **beside: Any) -> None:
        form = kind if isinstance(kind, Form) else _point_form(kind, beside)
        super().__init__(area, form, ["x", "y"], (0, 0))


@mypyc_attr(allow_interpreted_subclasses=True)
class Paths(Region):
    """Any path of an area, as `path`: the ends of its legs, without its start."""

    def __init__(self, area: Area[Path], kind: type[Action] | Form, **beside: Any) -> None:
        form = kind if isinstance(kind, Form) else _field_form(kind, "path", beside)
        super().__init__(area, form, ["path"], ())


@mypyc_attr(allow_interpreted_subclasses=True)
class Directions(Region):
    """Any direction of an area, as `bearing`."""

    def __init__(self, area: Area[int], kind: type[Action] | Form, **beside: Any) -> None:
        form = kind if isinstance(kind, Form) else _field_form(kind, "bearing", beside)
        super().__init__(area, form, ["bearing"], 0)


@mypyc_attr(allow_interpreted_subclasses=True)
class Facings(Region):
    """Any facing of an area, as `facing`."""

    def __init__(self, area: Area[int], kind: type[Action] | Form, **beside: Any) -> None:
        form = kind if isinstance(kind, Form) else _field_form(kind, "facing", beside)
        super().__init__(area, form, ["facing"], 0)


def shortest_way(options: Options, action: Action) -> Action | None:
    """The action with the shortest way to the end of its path, through the points before it."""
    if isinstance(options, Joined):
        found = (shortest_way(part, action) for part in options.parts)
        return next((way for way in found if way is not None), None)
    if not isinstance(options, Paths) or not isinstance(options.area, Legs):
        return None
    path = options.form.read(action)
    way = options.area.way(path[:-1], path[-1]) if path else None
    return None if way is None else options.form.make(way)


def _point_form(kind: Any, beside: dict[str, Any]) -> Form:
    def make(point: Any) -> Action:
        action: Action = kind(x=point[0], y=point[1], **beside)
        return action

    def read(action: Any) -> Any:
        return (action.x, action.y) if _is_of(action, kind, beside) else None

    return Form(make, read)


def _field_form(kind: Any, name: str, beside: dict[str, Any]) -> Form:
    def make(value: Any) -> Action:
        action: Action = kind(**{name: value}, **beside)
        return action

    def read(action: Any) -> Any:
        return getattr(action, name) if _is_of(action, kind, beside) else None

    return Form(make, read)


def _is_of(action: Any, kind: Any, beside: dict[str, Any]) -> bool:
    if not isinstance(action, kind):
        return False
    return all(getattr(action, name) == value for name, value in beside.items())
