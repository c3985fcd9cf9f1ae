"""The forms of what is shown before anything is chosen; the page's types are written from them."""

from __future__ import annotations

import msgspec

from rollout.gamekit.looking import Look, RefusalLook
from rollout.games.the_game.kinds import CellId, UnitId
from rollout.games.the_game.screen.forms import Level
from rollout.kernel.reasons import Term

Step = tuple[int, str, CellId]
"""An answer on the way: the number of the one before it or -1, its text, the hex it leads to."""
End = tuple[CellId, int, int, int, int, int, int]
"""Where a Movement may end: the hex, facing, level, whether prone, points spent, the transport it
is aboard or -1, and the number of the last of `ReachLook.steps` on the way there."""


class ReachLook(Look, tag="reach", frozen=True):
    """Where a Movement that begins now could end."""

    unit: UnitId
    points: int
    steps: list[Step]
    """The ways there as a tree: an answer that several ways share stands once."""
    ends: list[End]
    warps: list[tuple[CellId, int]]
    """Hexes and levels of a warp."""
    refusal: RefusalLook | None = None


class BarredLook(Look, tag="barred", frozen=True):
    """Why a Movement that begins now cannot end in a hex."""

    unit: UnitId
    cell: CellId
    refusal: RefusalLook | None = None


class SliceLook(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One hex of the side view. Levels; what is not there has none."""

    cell: CellId
    other: CellId
    """The second hex of a border pair has a slice of its own; this names the first, else -1."""
    ground: int
    """The ground, or the floor of water."""
    unit: UnitId
    """Who stands on the ground layer, or -1."""
    flyer: UnitId
    trees: int
    """Terrain of the trees that count here, 0 for none."""
    smoke: bool
    water: int | None = None
    """The surface of water."""
    construct: int | None = None
    """The top of a construct."""
    unit_top: int | None = None
    body_top: int | None = None
    """The highest body that lies here (TG-RUL-08)."""
    flyer_height: int | None = None


class NeedLook(msgspec.Struct, frozen=True, omit_defaults=True):
    """The number to hit, with its reasons."""

    terms: tuple[Term, ...]
    total: int
    least: int | None = None


class CoverLook(msgspec.Struct, frozen=True):
    """What is hit instead of the target (TG-COV-03)."""

    cell: CellId
    kind: str
    unit: UnitId


class SightLook(Look, tag="sight", frozen=True):
    """The line from a unit to another one, or to a hex, and what a shot along it would need."""

    unit: UnitId
    cell: CellId
    range: int
    longest: int
    arc: bool
    clear: bool
    first: list[CellId]
    second: list[CellId]
    """Beside each of `first` the other hex of a border pair, or -1."""
    profile: list[SliceLook]
    top: int
    goal_top: int
    flying: bool
    goal_flying: bool
    target: UnitId | None = None
    blocker: CellId | None = None
    refusal: RefusalLook | None = None
    need: NeedLook | None = None
    chance: float | None = None
    cover: CoverLook | None = None


class ArcLook(Look, tag="arc", frozen=True):
    """The hexes that weapons cover, and those of them that are seen at ground level."""

    unit: UnitId
    longest: int
    cells: list[CellId]
    seen: list[CellId]


class ShotLook(msgspec.Struct, frozen=True):
    """One unit that could shoot another."""

    unit: UnitId
    by: UnitId
    need: int
    chance: float
    covered: bool


class StandLook(Look, tag="stand", frozen=True):
    """Whom the unit could shoot from its place, and who could shoot it there."""

    unit: UnitId
    targets: list[ShotLook]
    threats: list[ShotLook]


class TransformLook(Look, tag="transform", frozen=True):
    """The level before and after changing, or why it cannot change."""

    unit: UnitId
    mode: int
    refusal: RefusalLook | None = None
    level: Level | None = None
    before: Level | None = None


class CombineLook(Look, tag="combine", frozen=True):
    """The members of the team, their damage together, and what the giant has left of it."""

    unit: UnitId
    giant: str
    members: list[UnitId]
    missing: list[str]
    damage: int
    hit_points: int
    lose_turn: list[UnitId]
    refusal: RefusalLook | None = None


class WayLook(msgspec.Struct, frozen=True):
    """A mode and a layer in which a unit may start, and where."""

    mode: int
    level: int
    cells: list[CellId]


class DeploymentLook(Look, tag="deployment", frozen=True):
    """Where a unit that is still to be placed may start."""

    unit: UnitId
    faces: bool
    """Whether it looks somewhere, once it stands there."""
    ways: list[WayLook]
