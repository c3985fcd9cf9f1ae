"""How a scenario is written in TOML."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta, field

from rollout.gamekit.match_options import options_of
from rollout.games.the_game.content.scenarios import (
    NOBODY,
    OBJECTIVE_KEYS,
    Crowd,
    LooseObjects,
    Objective,
    Placement,
    Reinforcement,
    Requirement,
    Scenario,
    ScenarioSide,
    Tutorial,
    Zone,
)
from rollout.games.the_game.setup import Options
from rollout.kernel.content import Document, Form, Place, convert

SAID_APART: Final = ("round_limit", "force")
"""Options that are no switches of a scenario: one stands beside them, the other is the seats'."""

Side = Annotated[int, Meta(ge=0, le=1)]
Count = Annotated[int, Meta(ge=1, le=999)]
Round = Annotated[int, Meta(ge=1, le=99)]
Label = Annotated[str, Meta(pattern=r"^\d{4}$")]


class RequirementForm(Form, kw_only=True):
    trait: str
    count: Count = 1


class ZoneForm(Form, kw_only=True):
    kind: Literal["home", "edges", "around", "hexes"] = "home"
    edges: tuple[Literal["north", "south", "east", "west"], ...] = ()
    depth: Annotated[int, Meta(ge=0, le=30)] = 0
    group: str = ""
    hexes: tuple[Label, ...] = ()


class SideForm(Form, kw_only=True):
    faction: Literal["autobot", "decepticon", ""] = ""
    value: Annotated[int, Meta(ge=0, le=9999)] = 0
    required: tuple[RequirementForm, ...] = ()
    required_units: tuple[str, ...] = ()
    fixed: tuple[str, ...] = ()
    force: tuple[str, ...] = ()
    zone: ZoneForm = field(default_factory=ZoneForm)


class PlacementForm(Form, kw_only=True):
    unit: str
    hex: Label
    facing: Annotated[int, Meta(ge=0, le=5)]
    mode: Annotated[int, Meta(ge=0, le=5)] = 0
    flying: bool = False
    any_mode: bool = False


class CrowdForm(Form, kw_only=True):
    sheet: str
    heads: Annotated[int, Meta(ge=1, le=20)] = 20
    hex: Label
    side: Literal[-1, 0, 1] = -1


class ObjectsForm(Form, kw_only=True):
    kind: str
    group: str


class ReinforcementForm(Form, kw_only=True):
    round: Round
    side: Side
    units: Annotated[tuple[str, ...], Meta(min_length=1)]
    zone: ZoneForm = field(default_factory=ZoneForm)


class ObjectiveForm(Form, kw_only=True):
    kind: Literal[
        "eliminate",
        "collect_cubes",
        "destroy_constructs",
        "rescue",
        "kill_humans",
        "burn_trees",
        "far_bank",
        "survive",
        "hold_level",
    ]
    side: Side | None = None
    count: Count | None = None
    group: str | None = None
    level: Annotated[int, Meta(ge=-12, le=20)] | None = None
    rounds: tuple[Round, ...] | None = None
    units: tuple[str, ...] | None = None


class TutorialForm(Form, kw_only=True):
    piles: tuple[tuple[str, ...], ...]
    dice: tuple[Annotated[int, Meta(ge=1, le=10)], ...]


class ScenarioForm(Form, kw_only=True):
    name: str
    map: str = ""
    sides: Annotated[tuple[SideForm, ...], Meta(min_length=2, max_length=2)]
    placements: tuple[PlacementForm, ...] = ()
    mercenaries: tuple[str, ...] = ()
    crowds: tuple[CrowdForm, ...] = ()
    objects: tuple[ObjectsForm, ...] = ()
    reinforcements: tuple[ReinforcementForm, ...] = ()
    options: dict[str, bool | int | str] = field(default_factory=dict)
    objectives: Annotated[tuple[ObjectiveForm, ...], Meta(min_length=1)]
    round_limit: Annotated[int, Meta(ge=5, le=99)] = 20
    tie: Literal["draw", "value"] = "draw"
    attack_neutrals: bool = False
    tutorial: TutorialForm | None = None


def read_scenario(document: Document, place: Place) -> Scenario:
    """The scenario written there. Raises ContentError."""
    form = convert(document, place, ScenarioForm)
    for name, value in form.options.items():
        _check_option(document, (*place, "options", name), name, value)
    objectives = [
        _objective(document, (*place, "objectives", index), each)
        for index, each in enumerate(form.objectives)
    ]
    return Scenario(
        slug=str(place[1]),
        name=form.name,
        map=form.map,
        sides=[_side(each) for each in form.sides],
        placements=[
            Placement(each.unit, each.hex, each.facing, each.mode, each.flying, each.any_mode)
            for each in form.placements
        ],
        mercenaries=list(form.mercenaries),
        crowds=[Crowd(each.sheet, each.heads, each.hex, each.side) for each in form.crowds],
        objects=[LooseObjects(each.kind, each.group) for each in form.objects],
        reinforcements=[
            Reinforcement(each.round, each.side, list(each.units), _zone(each.zone))
            for each in form.reinforcements
        ],
        options=dict(form.options),
        objectives=objectives,
        round_limit=form.round_limit,
        tie=form.tie,
        attack_neutrals=form.attack_neutrals,
        tutorial=_tutorial(form.tutorial),
    )


def _check_option(document: Document, place: Place, name: str, value: bool | int | str) -> None:
    known = {key: each for key, each in options_of(Options).items() if key not in SAID_APART}
    if name not in known:
        raise document.error(place, "a match option", name, list(known))
    if not known[name].allows(value):
        names = [str(each).lower() for each in known[name].values]
        raise document.error(place, " or ".join(names) or "a whole number", value, names)


def _objective(document: Document, place: Place, form: ObjectiveForm) -> Objective:
    needed = OBJECTIVE_KEYS[form.kind]
    for key in ("side", "count", "group", "level", "rounds", "units"):
        given = getattr(form, key) is not None
        if given and key not in needed:
            raise document.error((*place, key), f"no {key} for {form.kind}", getattr(form, key))
        if key in needed and not given:
            raise document.error((*place, key), f"{key} for {form.kind}", None)
    return Objective(
        kind=form.kind,
        side=NOBODY if form.side is None else form.side,
        count=form.count or 0,
        group=form.group or "",
        level=form.level or 0,
        rounds=list(form.rounds or []),
        units=list(form.units or []),
    )


def _side(form: SideForm) -> ScenarioSide:
    return ScenarioSide(
        faction=form.faction,
        value=form.value,
        required=[Requirement(each.trait, each.count) for each in form.required],
        required_units=list(form.required_units),
        fixed=list(form.fixed),
        force=list(form.force),
        zone=_zone(form.zone),
    )


def _zone(form: ZoneForm) -> Zone:
    return Zone(form.kind, list(form.edges), form.depth, form.group, list(form.hexes))


def _tutorial(form: TutorialForm | None) -> Tutorial | None:
    if form is None:
        return None
    return Tutorial([list(pile) for pile in form.piles], list(form.dice))
