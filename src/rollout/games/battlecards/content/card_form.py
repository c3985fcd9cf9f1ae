"""How a card or a deck is written in a content file."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from rollout.kernel.content import Form

Army = Literal["autobot", "decepticon"]
Count = Annotated[int, Meta(ge=0, le=99)]
Level = Annotated[int, Meta(ge=1, le=9)]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Points = Annotated[float, Meta(ge=-99, le=99)]


class ClauseForm(Form):
    """One clause: the six fields of the algebra, in words of the vocabulary."""

    trigger: str
    effect: Annotated[list[str], Meta(min_length=1)]
    duration: str = "now"
    condition: list[str] = field(default_factory=list)
    cost: str = ""
    target: str = ""


class AbilityForm(Form):
    name: Name
    clauses: Annotated[list[ClauseForm], Meta(min_length=1, max_length=4)]


class PowerForm(Form):
    strength: Count
    endurance: Annotated[int, Meta(ge=1, le=99)]
    speed: Count


class AltForm(Form):
    form: Name
    strength: Count
    endurance: Annotated[int, Meta(ge=1, le=99)]
    speed: Count


class SkillsForm(Form):
    tactical: Level | None = None
    combat: Level | None = None
    science: Level | None = None


class RobotForm(Form):
    title: Name
    subtitle: Name
    army: Army
    cost: Count
    robot: PowerForm
    alt: AltForm
    group: str = ""
    skills: SkillsForm = field(default_factory=SkillsForm)
    ability_points: Points = 0.0
    robot_ability: AbilityForm | None = None
    alt_ability: AbilityForm | None = None


class ResourceForm(Form):
    title: Name
    type: Literal["site", "world", "plant", "base", "vessel", "artifact", "item"]
    energon_yield: Count = field(name="yield")
    support: Count
    subtitle: str = ""
    requires: Literal["", "tactical", "combat", "science"] = ""
    effect: AbilityForm | None = None


class AdvantageForm(Form):
    title: Name
    army: Army
    support: Count
    clauses: Annotated[list[ClauseForm], Meta(min_length=1, max_length=4)]


class DeckForm(Form):
    """A ready-made deck: `"3 A01"` is three copies of a card."""

    name: Name
    army: Army
    cards: list[str]
    difficulty: Annotated[int, Meta(ge=1, le=3)] = 1
