"""How a character is written in TOML, and how it becomes a Tech Spec.

```toml
[characters.blurr]
name = "Blurr"
faction = "autobot"
size = "car"
endurance = 6
skill = 6
partners = ["haywire"]
modes = [
  { name = "Robot", kind = "robot", strength = 7, speed = 10, firepower = 10, height = 2 },
  { name = "Hover", kind = "hover", speed = 15, firepower = 10, height = 1, traits = ["hover"] },
]
```
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta

from rollout.games.the_game.content.tech_spec import (
    AUTOBOT,
    DECEPTICON,
    FAMILIES,
    LEAVES,
    MERCENARY,
    Mode,
    Sheet,
    mode_of,
)
from rollout.games.the_game.content.traits import TRAITS
from rollout.kernel.content import ContentError, Document, Form, Place, convert

if TYPE_CHECKING:
    TraitName = str
    ModeKind = str
else:
    TraitName = Literal[tuple(TRAITS)]
    ModeKind = Literal[tuple(FAMILIES)]
Size = Literal[
    "nebulon",
    "micromaster",
    "cassette",
    "minibot",
    "car",
    "large",
    "leader",
    "giant",
    "combiner",
    "city",
    "crowd",
]
Power = Annotated[int, Meta(ge=0, le=30)]
Rating = Annotated[int, Meta(ge=0, le=10)]


class ModeForm(Form, kw_only=True):
    """One mode. Strength and Firepower left out are 0: no such attack (TG-RUL-04)."""

    name: str
    kind: ModeKind
    strength: Power = 0
    speed: Annotated[int, Meta(ge=0, le=40)]
    firepower: Power = 0
    height: Annotated[int, Meta(ge=1, le=12)]
    traits: tuple[TraitName, ...] = ()
    side: Literal["autobot", "decepticon", "mercenary", "human", "leaves", ""] = ""
    partner: str = ""


class CharacterForm(Form, kw_only=True):
    """One character. Hit points left out are twice the Endurance (TG-RUL-01)."""

    name: str
    faction: Literal["autobot", "decepticon", "mercenary", "human"]
    kind: Literal["transformer", "combined", "nebulon", "human", "army"] = "transformer"
    group: str = ""
    function: str = ""
    year: Annotated[int, Meta(ge=0, le=9999)] = 0
    size: Size
    endurance: Annotated[int, Meta(ge=1, le=30)]
    skill: Annotated[int, Meta(ge=0, le=20)]
    hit_points: Annotated[int, Meta(ge=0)] = 0
    modes: Annotated[tuple[ModeForm, ...], Meta(min_length=1, max_length=6)]
    partners: Annotated[tuple[str, ...], Meta(max_length=2)] = ()
    inner: str = ""
    team: str = ""
    members: tuple[str, ...] = ()
    heads: Annotated[int, Meta(ge=0, le=20)] = 0
    heads_per_firepower: Annotated[int, Meta(ge=0)] = 0
    tech_spec: Annotated[tuple[Rating, ...], Meta(max_length=8)] = ()
    confidence: Literal["sourced", "recalled-sure", "recalled-unsure", "derived", "homebrew"] = (
        "homebrew"
    )


def read_character(document: Document, place: Place) -> Sheet:
    """The Tech Spec written there. Raises ContentError."""
    form = convert(document, place, CharacterForm)
    for problem in contradictions(document, place, form):
        raise problem
    mode_partners = [mode.partner for mode in form.modes if mode.partner]
    partner_modes = [index for index, mode in enumerate(form.modes) if mode.partner]
    return Sheet(
        slug=str(place[1]),
        name=form.name,
        faction=form.faction,
        function=form.function,
        year=form.year,
        size=form.size,
        kind=form.kind,
        endurance=form.endurance,
        skill=form.skill,
        hit_points=form.hit_points or form.heads or 2 * form.endurance,
        modes=[_mode(index, mode, form.faction) for index, mode in enumerate(form.modes)],
        partners=[*form.partners, *mode_partners],
        partner_modes=[*(-1 for _ in form.partners), *partner_modes],
        inner=form.inner,
        team=form.team,
        members=list(form.members),
        confidence=form.confidence,
        heads=form.heads,
        tech_spec=list(form.tech_spec),
        heads_per_firepower=form.heads_per_firepower,
        group=form.group,
    )


def contradictions(document: Document, place: Place, form: CharacterForm) -> list[ContentError]:
    """What no single field shows: figures that do not go together."""
    problems: list[ContentError] = []
    names = [mode.name for mode in form.modes]
    for index, mode in enumerate(form.modes):
        here = (*place, "modes", index)
        problems += _crowded_traits(document, (*here, "traits"), mode)
        if len(set(mode.traits)) < len(mode.traits):
            problems.append(document.error((*here, "traits"), "each trait once", "one twice"))
        if names.index(mode.name) < index:
            problems.append(document.error((*here, "name"), "a name no other mode has", mode.name))
        problems += [
            document.error((*here, "traits"), f"a team to {name} with", f"{name} alone")
            for name in mode.traits
            if TRAITS[name].for_teams and not form.team
        ]
    if form.modes[0].side == LEAVES:
        problems.append(document.error((*place, "modes", 0, "side"), "a side", LEAVES))
    problems += _sides(document, place, form)
    if form.tech_spec and len(form.tech_spec) != 8:
        problems.append(document.error((*place, "tech_spec"), "eight ratings", len(form.tech_spec)))
    if (form.kind == "combined") != bool(form.members):
        problems.append(
            document.error((*place, "members"), "members for a combined robot only", form.kind)
        )
    human = form.kind in ("human", "army")
    if bool(form.heads) != human or bool(form.heads_per_firepower) != human:
        problems.append(
            document.error(
                (*place, "heads"), "heads and heads_per_firepower for humans only", form.kind
            )
        )
    return problems


def _crowded_traits(document: Document, place: Place, mode: ModeForm) -> list[ContentError]:
    """Traits of which a mode may list one at most."""
    problems: list[ContentError] = []
    for group in dict.fromkeys(TRAITS[name].one_of for name in mode.traits):
        several = [name for name in mode.traits if TRAITS[name].one_of == group]
        if group and len(several) > 1:
            problems.append(document.error(place, f"at most one {group}", " ".join(several)))
    return problems


def _sides(document: Document, place: Place, form: CharacterForm) -> list[ContentError]:
    """The modes of a mercenary belong to both sides, those of others to their own (TG-UNQ-05)."""
    known = (AUTOBOT, DECEPTICON, LEAVES) if form.faction == MERCENARY else ("", form.faction)
    problems = [
        document.error((*place, "modes", index, "side"), "a side of the unit", mode.side)
        for index, mode in enumerate(form.modes)
        if mode.side not in known
    ]
    sides = {mode.side for mode in form.modes}
    if form.faction == MERCENARY and not sides.issuperset((AUTOBOT, DECEPTICON)):
        problems.append(document.error((*place, "modes"), "a mode of each side", "one side"))
    return problems


def _mode(index: int, form: ModeForm, faction: str) -> Mode:
    return mode_of(
        index,
        form.name,
        form.kind,
        (form.strength, form.speed, form.firepower, form.height),
        frozenset(form.traits),
        form.side or faction,
    )
