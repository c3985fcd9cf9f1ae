"""A card as the rules read it: plain data that never changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rollout.games.energon_wars.content.phrases import Who, Word

ROBOT: Final = 0
ALT: Final = 1
SIDES: Final = ("robot", "alt")
UNLIMITED: Final = 0
NO_RANGE: Final = -1


@dataclass(frozen=True)
class Attack:
    """A row of the attack section (EW-ATK-01). `uses` UNLIMITED: as often as energon allows."""

    name: str
    kind: str
    range: int
    damage: int
    cost: int
    uses: int
    fx: tuple[Word, ...]

    @property
    def melee(self) -> bool:
        return self.kind == "melee"

    @property
    def spray(self) -> bool:
        return self.kind == "spray"

    @property
    def aimed(self) -> str:
        """At `one` target, as a `spray`, along a `trample` or all around (`360`)."""
        if self.spray:
            return "spray"
        return next((word for word in ("trample", "360") if self.has(word)), "one")

    def has(self, word: str) -> bool:
        return any(each.name == word for each in self.fx)


@dataclass(frozen=True)
class Ability:
    """A row of the ability section (EW-ABL-01). `attack` names the one it hangs on, or none."""

    name: str
    when: str
    who: Who
    effects: tuple[Word, ...]
    cost: int = 0
    attack: str = ""
    condition: Word | None = None
    until: str = "now"
    limit: str = ""
    worth: float = 0.0


@dataclass(frozen=True)
class Side:
    """One side of a card with all that stands on it, the abilities of both sides included."""

    form: str
    speed: str
    melee: int
    ranged: int
    size: int
    defense: int
    armor: int
    storage: int
    transform_cost: int
    keywords: tuple[Word, ...]
    attacks: tuple[Attack, ...]
    abilities: tuple[Ability, ...]

    def has(self, keyword: str) -> bool:
        return any(each.name == keyword for each in self.keywords)


@dataclass(frozen=True)
class Card:
    """A character. A gestalt has one side: its transformation is the split (EW-HUG-07)."""

    slug: str
    name: str
    faction: str
    tags: tuple[str, ...]
    base: str
    points: int
    hit_points: int
    energon: int
    critical_zone: tuple[tuple[int, int], ...]
    sides: tuple[Side, ...]

    def penalty(self, hit_points: int) -> int:
        """EW-EN-02: by how much a model on that box replenishes less."""
        found = 0
        for threshold, penalty in self.critical_zone:
            if hit_points <= threshold:
                found = max(found, penalty)
        return found

    @property
    def victory_points(self) -> int:
        """EW-ARM-09, for a model that is not named commander."""
        return 3 if self.points > 5 else 2 if self.points == 5 else 1


@dataclass(frozen=True)
class Item:
    """Something that is bought with points and carried (EW-ARM-03)."""

    slug: str
    name: str
    points: int
    size: int
    side: str
    used_up: bool
    attacks: tuple[Attack, ...]
    abilities: tuple[Ability, ...]


@dataclass(frozen=True)
class ReadyArmy:
    slug: str
    faction: str
    models: tuple[str, ...]
    commander: str


@dataclass(frozen=True)
class Theme:
    """EW-ARM-04: an army of only these gains what the theme gives."""

    slug: str
    faction: str
    points: int
    models: frozenset[str]
    start_roll: int = 0
    deeper: dict[str, int] = field(default_factory=dict)
    """By tag: how many inches further such a model deploys."""
    first_round_gains: dict[str, str] = field(default_factory=dict)
    first_round_free: dict[str, str] = field(default_factory=dict)
    together: dict[str, str] = field(default_factory=dict)
    """By tag: the card without which such a model may not be taken."""
