"""How cards, items, armies and themes are written in a content file."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from rollout.kernel.content import Form

Faction = Literal["autobot", "decepticon"]
Name = Annotated[str, Meta(min_length=1, max_length=60)]
Points = Annotated[int, Meta(ge=1, le=40)]
Score = Annotated[int, Meta(ge=0, le=12)]
Size = Annotated[int, Meta(ge=1, le=10)]
SideName = Literal["robot", "alt"]


class AttackForm(Form):
    """A row of the attack section. Without `range` it is a trample; without `uses` unlimited."""

    name: Name
    kind: Literal["melee", "ranged", "spray"]
    damage: Annotated[int, Meta(ge=0, le=20)]
    cost: Annotated[int, Meta(ge=0, le=10)]
    range: Annotated[int, Meta(ge=1, le=10)] | None = None
    uses: Annotated[int, Meta(ge=1, le=9)] | None = None
    fx: Annotated[list[str], Meta(max_length=4)] = field(default_factory=list)


class AbilityForm(Form):
    name: Name
    when: str
    who: str
    effect: Annotated[list[str], Meta(min_length=1, max_length=4)]
    cost: Annotated[int, Meta(ge=0, le=10)] = 0
    attack: str = ""
    condition: str = field(default="", name="if")
    until: str = "now"
    limit: str = ""
    worth: Annotated[float, Meta(ge=-2, le=2)] = 0.0


class SideForm(Form):
    form: Name
    speed: Literal["S", "M", "L"]
    melee: Score
    ranged: Score
    size: Size
    defense: Annotated[int, Meta(ge=2, le=20)]
    armor: Annotated[int, Meta(ge=5, le=30)]
    transform_cost: Annotated[int, Meta(ge=0, le=3)]
    storage: Annotated[int, Meta(ge=0, le=6)] = 0
    keywords: list[str] = field(default_factory=list)
    attacks: Annotated[list[AttackForm], Meta(max_length=6)] = field(default_factory=list)
    abilities: Annotated[list[AbilityForm], Meta(max_length=4)] = field(default_factory=list)


class CardForm(Form):
    """A character. `critical_zone` has pairs: from that many hit points down, so much less."""

    name: Name
    faction: Faction
    base: Literal["small", "large", "huge"]
    points: Points
    hit_points: Annotated[int, Meta(ge=1, le=40)]
    energon: Annotated[int, Meta(ge=1, le=10)]
    robot: SideForm
    alt: SideForm | None = None
    critical_zone: list[
        tuple[Annotated[int, Meta(ge=1, le=40)], Annotated[int, Meta(ge=1, le=9)]]
    ] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)
    abilities: Annotated[list[AbilityForm], Meta(max_length=4)] = field(default_factory=list)


class ItemForm(Form):
    name: Name
    points: Annotated[int, Meta(ge=1, le=5)]
    size: Annotated[int, Meta(ge=1, le=4)]
    side: SideName | None = None
    used_up: bool = False
    attacks: Annotated[list[AttackForm], Meta(max_length=2)] = field(default_factory=list)
    abilities: Annotated[list[AbilityForm], Meta(max_length=2)] = field(default_factory=list)


class ArmyForm(Form):
    faction: Faction
    models: Annotated[list[str], Meta(min_length=1, max_length=25)]
    commander: str = ""


class DeeperForm(Form):
    tag: str
    inches: Annotated[int, Meta(ge=1, le=11)]


class FirstRoundForm(Form):
    tag: str
    gain: str = ""
    free: str = ""


class TogetherForm(Form):
    tag: str
    card: str = field(name="with")


class ThemeForm(Form):
    """EW-THM: who may be in the list, and what such a list gains."""

    faction: Faction
    points: Points
    models: list[str]
    start_roll: Annotated[int, Meta(ge=0, le=6)] = 0
    deeper: DeeperForm | None = None
    first_round: FirstRoundForm | None = None
    together: TogetherForm | None = None
