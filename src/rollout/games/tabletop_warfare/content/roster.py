"""What stands on stat cards, as the rules read it: lengths are whole thousandths of an inch."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

Point = tuple[int, int]

ALWAYS: Final = -1
"""The accuracy "100 %": a hit without a roll."""

ROBOT: Final = "robot"
VEHICLE: Final = "vehicle"
HUMAN: Final = "human"


@dataclass(frozen=True)
class Mode:
    """One line of a weapon system. Its damage is `dice` dice of `sides` faces plus `plus`."""

    name: str
    least: int
    most: int
    accuracy: int
    dice: int
    sides: int
    plus: int
    traits: frozenset[str]
    strikes: int = 1

    @property
    def area(self) -> bool:
        """TW-RUL-42: whether it harms more than its target."""
        return "mortar" in self.traits or "emp" in self.traits


@dataclass(frozen=True)
class System:
    name: str
    modes: tuple[Mode, ...]


@dataclass(frozen=True)
class Slot:
    """One line of a critical table: an effect word, with the weapon it names."""

    effect: str
    weapon: str = ""


@dataclass(frozen=True)
class Card:
    """A stat card. `numbers` and `names` hold what stands behind a word, by word."""

    kind: str
    form: str
    structure: int
    speed: int
    radius: int
    height: int
    systems: tuple[System, ...]
    abilities: frozenset[str]
    specials: tuple[str, ...]
    slots: tuple[Slot, ...]
    numbers: dict[str, int] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)
    shields: frozenset[str] = frozenset()


@dataclass(frozen=True)
class Kind:
    """A figure of the roster, or a joined one. `cost` 0 means that no army can buy it."""

    code: str
    name: str
    factions: tuple[str, ...]
    cost: int
    size: str
    repeat: str
    cards: tuple[Card, ...]
    parts: tuple[str, ...] = ()
    way: str = ""

    @property
    def gigantic(self) -> bool:
        return self.size == "gigantic"


@dataclass(frozen=True)
class Army:
    code: str
    name: str
    faction: str
    limit: int
    figures: tuple[str, ...]


@dataclass(frozen=True)
class Template:
    """An obstacle to place. A disc has a radius, a rectangle a width and a depth."""

    code: str
    height: int
    radius: int
    width: int
    depth: int
    dangerous: bool
    picked: bool


@dataclass(frozen=True)
class Standing:
    """An obstacle in its place on a ready-made field; the turn is in degrees."""

    template: str
    centre: Point
    turn: int


@dataclass(frozen=True)
class Ground:
    """A ready-made field."""

    code: str
    size: str
    obstacles: tuple[Standing, ...]
