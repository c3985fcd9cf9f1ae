"""What a card is: figures, and clauses of the effect algebra. Shared by all matches."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

ROBOT: Final = "robot"
RESOURCE: Final = "resource"
ADVANTAGE: Final = "advantage"

AUTOBOT: Final = "autobot"
DECEPTICON: Final = "decepticon"
ARMIES: Final = (AUTOBOT, DECEPTICON)

PASSIVE: Final = "passive"
AGAINST: Final = "against "
"""Put before the word of a passive clause that speaks of the other side."""
THE_OTHERS: Final = ("foe", "opp")
"""Targets on the other side."""
BOTH: Final = "both"
ANY: Final = "any"
"""In place of a kind: every card."""


@dataclass
class Condition:
    """Something that must be so: a word, with a number or a name where the word takes one."""

    word: str
    number: int = 0
    name: str = ""


@dataclass
class Cost:
    """What must be paid: Energon (`en`), cards (`discard`) or damage (`dmg`); or nothing."""

    word: str = ""
    amount: int = 0


@dataclass
class Effect:
    """What is done. `counted` names what the amount is multiplied by; `kind` what is looked for."""

    word: str
    amount: int = 0
    counted: str = ""
    kind: str = ""


@dataclass
class Clause:
    """Trigger, conditions, cost, target, effects, duration: the six fields of the algebra."""

    trigger: str
    conditions: list[Condition]
    cost: Cost
    target: str
    effects: list[Effect]
    duration: str


@dataclass
class Ability:
    """Clauses done in order; window and cost are those of the first (BC-ABL-01)."""

    name: str
    clauses: list[Clause]
    trigger: str = field(init=False)

    def __post_init__(self) -> None:
        self.trigger = self.clauses[0].trigger


@dataclass
class Card:
    """One card of the library. Pairs are (robot mode, alt mode).

    A Robot has an ability for each mode, the others have theirs in the first place.
    """

    index: int
    code: str
    kind: str
    title: str
    subtitle: str = ""
    army: str = ""
    group: str = ""
    cost: int = 0
    strength: tuple[int, int] = (0, 0)
    endurance: tuple[int, int] = (0, 0)
    speed: tuple[int, int] = (0, 0)
    form: str = ""
    tactical: int = 0
    combat: int = 0
    science: int = 0
    ability_points: int = 0
    """What the cost formula adds for the abilities, in tenths."""
    resource_type: str = ""
    energon_yield: int = 0
    requires: str = ""
    support: int = 0
    abilities: tuple[Ability | None, Ability | None] = (None, None)
    standing: tuple[dict[str, list[Clause]], dict[str, list[Clause]]] = field(
        default_factory=lambda: ({}, {})
    )
    """By mode: the passive clauses, under each effect word that stands in them.

    Those that speak of the other side stand under the word with AGAINST before it.
    """
    triggers: tuple[str, str] = field(init=False)
    """By mode: the trigger of the ability, or empty."""
    played_in: str = field(init=False)
    """The window in which an Advantage is played for its effect."""
    words: frozenset[str] = field(init=False)
    """All triggers, all effect words of passive clauses, and AGAINST if any speaks so."""

    def __post_init__(self) -> None:
        first, second = self.abilities
        self.triggers = (first.trigger if first else "", second.trigger if second else "")
        self.played_in = self.triggers[0] if self.kind == ADVANTAGE else ""
        words = set(self.triggers)
        for mode, ability in enumerate(self.abilities):
            for clause in ability.clauses if ability else ():
                if clause.trigger == PASSIVE:
                    for effect in clause.effects:
                        words |= self._let_stand(clause, effect.word, mode)
        self.words = frozenset(words)

    def _let_stand(self, clause: Clause, word: str, mode: int) -> set[str]:
        standing = self.standing[mode]
        if clause.target not in THE_OTHERS:
            standing.setdefault(word, []).append(clause)
        if clause.target not in THE_OTHERS and clause.target != BOTH:
            return {word}
        standing.setdefault(AGAINST + word, []).append(clause)
        return {word, AGAINST, AGAINST + word}

    def has_skill(self, skill: str) -> bool:
        return self.skill(skill) > 0

    def skill(self, skill: str) -> int:
        if skill == "tactical":
            return self.tactical
        return self.combat if skill == "combat" else self.science

    def is_a(self, kind: str) -> bool:
        """Whether the card is of that kind (`any` for all) or group."""
        return kind in (ANY, self.kind, self.group)
