"""How a character of the cast is written in TOML.

```toml
[characters.prowl]
name = "Prowl"
faction = "autobot"
group = "Cars 1984"
colours = { body = "#e6e8ec", second = "#22252e", accent = "#c8232c", … }
robot = { build = "average", head = "crest", helmet = "smooth", blocking = "police" }
features = ["kibble-doors", "chest-bumper", "shoulder-cannon", "lightbar"]
forms = [
  { kind = "sports-car", colours = ["#22252e", "#e6e8ec", "#c8232c"], marks = ["police"] },
]
confidence = "sure"
games = ["the_game", "battlecards"]
```

A character without `robot` has no robot form; its first other form is then its own shape.
"""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from rollout.cast.vocabulary import (
    Blocking,
    Build,
    Chest,
    Cut,
    Ears,
    Feature,
    GameName,
    Head,
    Kind,
    Mark,
    PaintedPart,
    PaintName,
    Pose,
)
from rollout.kernel.content import Form

Colour = Annotated[str, Meta(pattern="^#[0-9a-f]{6}$")]
Faction = Literal["autobot", "decepticon", "neutral", "human"]
Confidence = Literal["sure", "likely", "guess"]

ROBOT: Final = "robot"
"""What the robot form is called beside the kinds of other forms."""


class Colours(Form):
    """The three colours of the body, those of face and eyes, and the glass where it is known."""

    body: Colour
    second: Colour
    accent: Colour
    face: Colour
    eyes: Colour
    glass: Colour = "#63c3f2"


class RobotLook(Form):
    """Build, head and what tells it from others of the same build."""

    build: Build
    head: Head
    blocking: Blocking
    helmet: Cut = "smooth"
    ears: Ears = "discs"
    chest: Chest = "plates"
    pose: Pose = "stand"


class OtherForm(Form):
    """A vehicle, beast, building or thing; its three colours and what marks it."""

    kind: Kind
    colours: tuple[Colour, Colour, Colour]
    marks: tuple[Mark, ...] = ()


class CharacterForm(Form, kw_only=True):
    name: Annotated[str, Meta(min_length=1, max_length=60)]
    faction: Faction
    group: str
    colours: Colours
    robot: RobotLook | None = None
    features: tuple[Feature, ...] = ()
    paint: dict[PaintedPart, PaintName] = field(default_factory=dict)
    """Parts that are painted otherwise than the blocking says."""
    forms: Annotated[tuple[OtherForm, ...], Meta(max_length=6)] = ()
    confidence: Confidence
    games: Annotated[tuple[GameName, ...], Meta(min_length=1)]
    called: dict[GameName, str] = field(default_factory=dict)
    """The names of games that write it otherwise."""


class Character(CharacterForm, kw_only=True):
    """A character with the key it stands under, which is its identity in every game."""

    slug: str

    @property
    def shapes(self) -> tuple[str, ...]:
        """What it can be drawn as, its own shape first."""
        robot = (ROBOT,) if self.robot else ()
        return (*robot, *(form.kind for form in self.forms))

    def other_form(self, kind: str) -> OtherForm | None:
        return next((form for form in self.forms if form.kind == kind), None)

    def name_in(self, game: str) -> str:
        return next((name for key, name in self.called.items() if key == game), self.name)
