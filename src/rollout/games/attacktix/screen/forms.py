"""The shape of what a seat sees. Things with numbers of their own are maps."""

from __future__ import annotations

import msgspec

from rollout.gamekit.plane import PlaneView
from rollout.games.attacktix.screen.forms_body import BuildView

Point = tuple[int, int]
Face = tuple[int, str]
"""A number and its colour."""


class LineView(msgspec.Struct, frozen=True):
    """A starting line: its side, and the stretch where figures are set up."""

    side: str
    start: Point
    end: Point


class FieldView(msgspec.Struct, frozen=True):
    width: int
    depth: int
    outline: list[Point]
    lines: list[LineView]


class PatchView(msgspec.Struct, frozen=True):
    corners: list[Point]
    slowing: bool
    cover: bool


class SectionView(msgspec.Struct, frozen=True):
    start: Point
    end: Point
    high: bool
    cover: bool
    falls: bool
    stands: bool


class ThingView(msgspec.Struct, frozen=True):
    sort: str
    shape: str
    radius: int
    height: int
    pushed: bool
    x: int
    y: int
    facing: int
    standing: bool
    removed: bool


class AbilityView(msgspec.Struct, frozen=True):
    verb: str
    whom: str
    named: str
    unless: str


class PoseView(msgspec.Struct, frozen=True):
    """How the weapon was last pointed (AT-RUL-26)."""

    yaw: int
    pitch: int
    side: str
    twist: int
    height: int


class FigureView(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A figure with its labels, its window and all that shows of it."""

    code: str
    number: int
    """Of whoever collects them, on the label behind (AT-FIG-09)."""
    copy: int
    name: str
    mode: str
    faction: str
    rank: str
    points: int
    body: str
    radius: int
    height: int
    build: BuildView
    cast: str
    """Who is drawn for it; nobody, where it is not in the cast."""
    shape: int
    """And in which of that character's shapes."""
    weapon: str
    kind: str
    yaw: int
    pitch: tuple[int, int]
    white: int
    """Of 26: how often the window underneath is white."""
    ability: AbilityView | None = None
    owner: int
    controller: int
    zone: str
    x: int
    y: int
    facing: int
    face: Face | None = None
    shown: list[Face]
    """Faces seen since the last grind, the last one showing now."""
    seen_white: int
    loaded: int
    moved: bool
    attacked: bool
    jammed: bool
    switches: tuple[bool, bool] | None = None
    covered: str
    pose: PoseView
    wheel: list[Face] | None = None
    """Where the whole strip was agreed on."""
    top: int | None = None


class TournamentView(msgspec.Struct, frozen=True):
    """AT-FFA-11: how far a tournament is."""

    round: int
    """The one that is played."""
    rounds: int
    points: list[int]
    """By seat, of the rounds that are over."""
    final: list[int]
    """The seats of the final, once it is played."""


class View(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The table as a seat, or a spectator, may know it."""

    viewer: int | None = None
    """Whose sight this is, while some see what others do not."""
    mode: str
    size: int
    map: str
    options: dict[str, bool | int | str]
    """Those that are not off."""
    tik: int
    phase: str
    turn: int
    seat: int
    allowed: int
    used: int
    mover: int
    left: int
    attacker: int
    shots: int
    order: list[int]
    teams: list[int]
    cries: list[int]
    quiet: int
    places: list[int]
    sides: list[str]
    """By seat; empty until it is chosen."""
    plane: PlaneView
    field: FieldView
    patches: dict[int, PatchView]
    sections: dict[int, SectionView]
    things: dict[int, ThingView]
    figures: dict[int, FigureView]
    practice: tuple[int, int] | None = None
    """In the shooting gallery: attacks, and figures felled by them."""
    tournament: TournamentView | None = None
    ended: str
    winners: list[int]
