"""The state of a match: plain typed data, nothing else.

A figure is a number, the same for the whole match: its place in `figures`. Lengths are whole
thousandths of an inch, angles whole tenths of a degree, anticlockwise from the x axis. The
field reaches from (0, 0) to (width, depth); its south edge is y = 0.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rollout.games.tabletop_warfare.content.library import Library, library
from rollout.games.tabletop_warfare.content.roster import Point
from rollout.games.tabletop_warfare.setup import MatchOptions
from rollout.space.plane.shapes import Disc, Shape, rectangle

NOBODY: Final = -1
NOWHERE: Final = -1

WAITING: Final = "waiting"
"""Not deployed yet."""
STANDING: Final = "standing"
DESTROYED: Final = "destroyed"
JOINED: Final = "joined"
"""Part of another figure (TW-RUL-57, TW-RUL-70)."""
PARTED: Final = "parted"
"""A joined vehicle that has been split (TW-FAE-15d)."""
AWAY: Final = "away"
"""Has left the field as its scenario wants."""

MUSTER: Final = "muster"
OBSTACLES: Final = "obstacles"
SIDES: Final = "sides"
DEPLOYMENT: Final = "deployment"
BATTLE: Final = "battle"


@dataclass
class Obstacle:
    """Something in the way. Never altered, so copies of a state share it.

    A disc has a radius, a rectangle a width and a depth. `turn` is in degrees.
    """

    template: str
    x: int
    y: int
    turn: int
    radius: int
    width: int
    depth: int
    height: int
    dangerous: bool = False

    def __post_init__(self) -> None:
        centre = (self.x, self.y)
        self.shape: Shape = (
            Disc(centre, self.radius)
            if self.radius
            else rectangle(centre, self.width, self.depth, 10 * self.turn)
        )


@dataclass
class Figure:
    """One playing piece with its cards and markers; `id` is its number."""

    id: int
    kind: str
    side: int
    damage: list[int]
    """By card: damage markers (TW-MRK-04)."""
    criticals: list[int]
    """By card: which slots are marked, slot K1 as bit 0 (TW-MRK-03)."""
    broken: list[int]
    """By card: which weapon systems are destroyed, as bits."""
    status: str = WAITING
    form: int = 0
    x: int = 0
    y: int = 0
    facing: int = 0
    locked: int = 0
    """Which forms can no longer be used, as bits (TW-KRI-02)."""
    activation: int = 0
    stuns: int = 0
    """How many of the activation markers an enemy gave (TW-RUL-12)."""
    aim: int = 0
    locks: list[int] = field(default_factory=list)
    """One entry a target-lock marker: the scout that placed it."""
    oiled: bool = False
    siren: bool = False
    hook: int = NOBODY
    """The figure that tows this one."""
    prey: int = NOBODY
    charged: bool = False
    tough_nut_used: bool = False
    halves: list[int] = field(default_factory=list)
    """The figures this one is made of; never altered."""

    def copy(self) -> Figure:
        return Figure(
            self.id,
            self.kind,
            self.side,
            self.damage.copy(),
            self.criticals.copy(),
            self.broken.copy(),
            self.status,
            self.form,
            self.x,
            self.y,
            self.facing,
            self.locked,
            self.activation,
            self.stuns,
            self.aim,
            self.locks.copy(),
            self.oiled,
            self.siren,
            self.hook,
            self.prey,
            self.charged,
            self.tough_nut_used,
            self.halves,
        )


@dataclass
class Acting:
    """The activation in progress."""

    figure: int = NOBODY
    actions: int = 0
    taken: list[str] = field(default_factory=list)
    """Kinds of action already taken; a special action by its word."""
    attacked: bool = False
    """TW-RUL-18: has made a weapon attack, so it moves no more unless it is Agile."""
    quick: bool = True
    """TW-RUL-80: whether a free transformation is possible before the next action."""
    free: bool = False
    """TW-RUL-17: one action outside the figure's own activation."""
    passed: bool = False

    def copy(self) -> Acting:
        return Acting(
            self.figure,
            self.actions,
            self.taken.copy(),
            self.attacked,
            self.quick,
            self.free,
            self.passed,
        )


@dataclass
class Mission:
    """What a scenario keeps count of."""

    defender: int = 0
    """The side that defends the base, leads the convoy, or guards the humans."""
    base: int = NOBODY
    rounds_held: int = 0
    points: list[int] = field(default_factory=lambda: [0, 0])
    """By side: what was won beside destroyed figures."""
    cube: list[int] = field(default_factory=list)
    """Where the Allspark lies; empty when somebody bears it or there is none."""
    bearer: int = NOBODY

    def copy(self) -> Mission:
        return Mission(
            self.defender,
            self.base,
            self.rounds_held,
            self.points.copy(),
            self.cube.copy(),
            self.bearer,
        )


@dataclass
class State:
    """The whole truth between two steps."""

    options: MatchOptions
    homebrew: str
    factions: list[str]
    """By side; never changes."""
    width: int
    depth: int
    ground: str
    """The ready-made field, or empty."""
    lists: list[list[str]]
    """By side: the army; hidden from the other side until both are made."""
    made: list[bool]
    """By side: whether the list is made."""
    stage: str = MUSTER
    opened: bool = False
    """Whether the army lists lie open."""
    picks: list[list[str]] = field(default_factory=lambda: [[], []])
    """By side: obstacles picked; hidden until both have picked."""
    pool: list[str] = field(default_factory=list)
    obstacles: list[Obstacle] = field(default_factory=list)
    edges: list[str] = field(default_factory=lambda: ["", ""])
    """By side: the edge of its deployment zone."""
    chooser: int = NOBODY
    """The side that chose its edge."""
    placer: int = NOBODY
    """The side that places the next obstacle or figure."""
    figures: list[Figure] = field(default_factory=list)
    first: int = 1
    """The side that begins every round."""
    round: int = 0
    mover: int = NOBODY
    turns: list[int] = field(default_factory=lambda: [0, 0])
    """By side: activations so far, for the rotation of its seats (TW-RUL-85)."""
    acting: Acting = field(default_factory=Acting)
    shooter: int = NOBODY
    """The figure whose Attack action is carried out."""
    rerolls: int = 0
    """Aim rerolls left in that Attack action."""
    rotor: list[int] = field(default_factory=lambda: [NOWHERE, NOWHERE])
    """By side: the direction chosen for a flying rotor; hidden until both have chosen."""
    harmed: bool = False
    """Whether any damage was done in this round."""
    quiet_rounds: int = 0
    mission: Mission = field(default_factory=Mission)
    time_is_up: bool = False
    ended: str = ""
    winners: list[int] = field(default_factory=list)
    """The sides that have won."""

    def __post_init__(self) -> None:
        """What is no part of the state.

        The library follows from `homebrew` and never changes. `sights` remembers who sees whom:
        it is shared with copies, and put aside for a new one whenever anything moves.
        """
        self.library: Library = library(self.homebrew)
        self.sights: dict[tuple[int, int], bool] = {}

    def copy(self) -> State:
        copied = State(
            self.options,
            self.homebrew,
            self.factions,
            self.width,
            self.depth,
            self.ground,
            [codes.copy() for codes in self.lists],
            self.made.copy(),
            self.stage,
            self.opened,
            [codes.copy() for codes in self.picks],
            self.pool.copy(),
            self.obstacles.copy(),
            self.edges.copy(),
            self.chooser,
            self.placer,
            [figure.copy() for figure in self.figures],
            self.first,
            self.round,
            self.mover,
            self.turns.copy(),
            self.acting.copy(),
            self.shooter,
            self.rerolls,
            self.rotor.copy(),
            self.harmed,
            self.quiet_rounds,
            self.mission.copy(),
            self.time_is_up,
            self.ended,
            self.winners.copy(),
        )
        copied.sights = self.sights
        return copied


def place_of(figure: Figure) -> Point:
    return figure.x, figure.y
