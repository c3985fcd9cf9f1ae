"""What the weapon touches, and how hard: impulses by part, and the switches they trip."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from math import hypot
from typing import Any, Final

from rollout.space.physics.outcome import Contact

WINDOW: Final = 0.005
"""Seconds over which a blow is summed."""
TRIPS: Final = {"waist": 0.004, "chest": 0.006}
FELLS: Final = 0.028
"""Newton seconds."""
UPPER_BODY: Final = 0.090
"""Metres: a blow above it may set off the fall."""

Vector = tuple[float, float, float]


@dataclass
class Pressing:
    """Impulses of the last few milliseconds, and whether they ever summed to enough."""

    recent: deque[tuple[float, Vector]] = field(default_factory=deque)
    tripped: bool = False

    def press(self, time: float, impulse: Vector, enough: float) -> None:
        self.recent.append((time, impulse))
        while self.recent[0][0] < time - WINDOW:
            self.recent.popleft()
        total = [sum(each[axis] for _, each in self.recent) for axis in range(3)]
        if hypot(*total) >= enough:
            self.tripped = True


class Blows:
    """Looks at the contacts of the weapon after every step."""

    def __init__(self, engine: Any, model: Any, data: Any, strikers: list[int]) -> None:
        self.engine = engine
        self.model = model
        self.data = data
        self.strikers = set(strikers)
        self.touched = False
        self._names: dict[int, str] = {}
        self._first: dict[str, int] = {}
        self._impulses: dict[str, float] = {}
        self._pressings: dict[str, Pressing] = {}
        self._force = data.xpos[0].repeat(2) * 0
        self._switched = _battle_masters(model)

    def weigh(self, step: float) -> bool:
        """The contacts as they are; whether a figure is among them."""
        if not self.data.ncon:
            return False
        found = False
        for number, (one, other) in enumerate(self.data.contact.geom.tolist()):
            if (one in self.strikers) != (other in self.strikers):
                self.touched = True
                struck = self._name(other if one in self.strikers else one)
                if struck.startswith("f"):
                    self._weigh_one(number, struck, step if one in self.strikers else -step)
                    found = True
        return found

    def _weigh_one(self, number: int, name: str, step: float) -> None:
        """A positive step where the striker is the first of the two."""
        contact = self.data.contact[number]
        if contact.dist > 0:
            return
        self.engine.mj_contactForce(self.model, self.data, number, self._force)
        pushed = contact.frame.reshape(3, 3).T @ self._force[:3] * step
        impulse = (float(pushed[0]), float(pushed[1]), float(pushed[2]))
        self._first.setdefault(name, round(self.data.time * 1000))
        self._impulses[name] = self._impulses.get(name, 0.0) + hypot(*impulse)
        self._press(name, contact, impulse)

    def _press(self, name: str, contact: Any, impulse: Vector) -> None:
        figure, _, part = name.partition(".")
        if figure not in self._switched:
            return
        if part in TRIPS:
            axis = self.data.geom_xmat[self.model.geom(name).id][2::3]
            along = sum(float(axis[each]) * impulse[each] for each in range(3))
            self._pressing(name).press(self.data.time, (max(0.0, -along), 0, 0), TRIPS[part])
        if contact.pos[2] > UPPER_BODY:
            self._pressing(f"{figure}.upper").press(self.data.time, impulse, FELLS)

    def _pressing(self, name: str) -> Pressing:
        return self._pressings.setdefault(name, Pressing())

    def _name(self, geom: int) -> str:
        known = self._names.get(geom)
        if known is None:
            known = self._names[geom] = str(self.model.geom(geom).name)
        return known

    def switches(self, figure: int) -> tuple[bool, bool]:
        """Whether waist and chest were tripped; a hard blow on the upper body trips both."""
        tripped = {name for name, pressing in self._pressings.items() if pressing.tripped}
        if f"f{figure}.upper" in tripped:
            return True, True
        return f"f{figure}.waist" in tripped, f"f{figure}.chest" in tripped

    def contacts(self) -> tuple[Contact, ...]:
        """In order of time."""
        found = [
            Contact(time, int(name.partition(".")[0][1:]), name.partition(".")[2], micro)
            for name, time in self._first.items()
            for micro in [round(self._impulses[name] * 1_000_000)]
        ]
        return tuple(sorted(found, key=lambda each: (each.time, each.figure, each.part)))

    def holding(self) -> int | None:
        """The body of a figure that the weapon touches now."""
        for contact in self.data.contact:
            if contact.geom1 in self.strikers or contact.geom2 in self.strikers:
                other = contact.geom2 if contact.geom1 in self.strikers else contact.geom1
                if self._name(other).startswith("f"):
                    return int(self.model.geom_bodyid[other])
        return None


def _battle_masters(model: Any) -> set[str]:
    names = [str(model.geom(number).name) for number in range(model.ngeom)]
    return {name.removesuffix(".chest") for name in names if name.endswith(".chest")}
