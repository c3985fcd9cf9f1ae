"""The state of a match: plain numbers and lists. Tenths of millimetres and of degrees."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rollout.games.attacktix.content.library import Library, library
from rollout.games.attacktix.content.roster import Face, Map, Sculpt
from rollout.games.attacktix.field import Field, field_of
from rollout.games.attacktix.layout import Layout, layout_of
from rollout.games.attacktix.setup import MatchOptions

NOBODY: Final = -1
NOTHING: Final = -1
LEAVING: Final = -1
"""In place of a place: it gave up, and leaves when the turn ends (AT-RUL-95)."""

IN_PLAY: Final = "play"
BACK_UP: Final = "back_up"
DEFEATED: Final = "defeated"
FALLEN: Final = "fallen"
"""Down, and not settled yet (AT-RUL-32)."""
GONE: Final = "gone"
"""Out of the match with its player (AT-RUL-63)."""
UNPLACED: Final = "unplaced"

SIDES: Final = "sides"
GRINDING: Final = "grinding"
PLACING: Final = "placing"
ADVANCING: Final = "advancing"
READY: Final = "ready"
"""All stand, nobody is ground yet (AT-RUL-106)."""
MOVE: Final = "move"
ATTACK: Final = "attack"
PRACTICE: Final = "practice"


@dataclass
class Pose:
    """How the weapon was last pointed (AT-RUL-26). Never altered; a new one replaces it."""

    yaw: int = 0
    pitch: int = 0
    side: str = ""
    twist: int = 0
    height: int = 0


STRAIGHT: Final = Pose()


@dataclass
class Figure:
    """One copy of a figure."""

    code: str
    owner: int
    controller: int
    zone: str
    x: int = 0
    y: int = 0
    facing: int = 0
    top: int = 0
    """Position of the speed wheel; nobody sees more than the face there."""
    bottom: int = 0
    """Position of the window underneath; nobody sees it before a defeat."""
    shown: list[int] = field(default_factory=list)
    """Faces seen since the last grind, oldest first: the speed, negative where it was red."""
    seen_white: int = NOTHING
    """How many tix ago its underside was seen white without a grind since, or NOTHING."""
    loaded: int = 0
    moved: bool = False
    attacked: bool = False
    jammed: int = 0
    """Bits: 1, it cannot attack in its controller's next turn; 2, that turn is on."""
    waist: bool = False
    chest: bool = False
    covered: str = ""
    """Whether it is inside cover, or touches it; or neither."""
    covers: list[int] = field(default_factory=list)
    """The pieces of terrain that cover it: patches from 0 on, sections from `SECTIONS_FROM` on."""
    astride: list[int] = field(default_factory=list)
    """Pairs: a section that it stands astride of, and the side it came from (0: neither)."""
    waded: list[int] = field(default_factory=list)
    """Slowing patches that it was entirely inside of and has not wholly left since (AT-RUL-73)."""
    falls: int = 0
    """How often it has fallen: whoever falls in the middle of its attack attacks no more."""
    pose: Pose = field(default_factory=Pose)
    hidden: bool = False
    """Placed, but not revealed yet."""

    def copy(self) -> Figure:
        return Figure(
            self.code,
            self.owner,
            self.controller,
            self.zone,
            self.x,
            self.y,
            self.facing,
            self.top,
            self.bottom,
            self.shown.copy(),
            self.seen_white,
            self.loaded,
            self.moved,
            self.attacked,
            self.jammed,
            self.waist,
            self.chest,
            self.covered,
            self.covers.copy(),
            self.astride.copy(),
            self.waded.copy(),
            self.falls,
            self.pose,
            self.hidden,
        )


SECTIONS_FROM: Final = 1000


@dataclass
class Thing:
    """An object on the table."""

    sort: str
    x: int
    y: int
    facing: int
    standing: bool = True
    removed: bool = False

    def copy(self) -> Thing:
        return Thing(self.sort, self.x, self.y, self.facing, self.standing, self.removed)


@dataclass
class Round:
    """A round that was played: who took part, and the places they left with. Never altered."""

    players: list[int]
    places: list[int]


@dataclass
class Tournament:
    """AT-FFA-11: what is kept from one round to the next."""

    rounds: int
    """As announced, without the final."""
    battle: list[int]
    """The figures of the battle forces; all others begin a round in Back-Up."""
    ready: bool
    """Whether everybody stands when a round begins (AT-RUL-106)."""
    here: list[int]
    """The seats that began this round."""
    played: list[Round] = field(default_factory=list)
    gone: list[int] = field(default_factory=list)
    """The seats that gave up the tournament (AT-RUL-107)."""
    final: list[int] = field(default_factory=list)
    """The two who play the final, once it is known."""

    def copy(self) -> Tournament:
        return Tournament(
            self.rounds,
            self.battle,
            self.ready,
            self.here.copy(),
            self.played.copy(),
            self.gone.copy(),
            self.final.copy(),
        )


@dataclass
class State:
    """The whole truth between two steps."""

    options: MatchOptions
    homebrew: str
    mode: str
    size: int
    map: str
    figures: list[Figure]
    teams: list[int]
    """By seat; in a duel and a free-for-all everybody is a team."""
    shares: list[int]
    """By seat: the points it contributed to the battle force (AT-RUL-58)."""
    sides: list[int]
    """By seat: the side of the field it set up on, or NOTHING."""
    sections: list[bool]
    """By section of the map: whether it stands."""
    things: list[Thing]
    phase: str
    order: list[int] = field(default_factory=list)
    """Seats clockwise, in the order of their turns."""
    waiting: list[int] = field(default_factory=list)
    """Before the match: the seats that are still to place or to advance."""
    seat: int = NOBODY
    turn: int = 0
    allowed: int = 0
    """Attacks in this turn."""
    used: int = 0
    cries: list[int] = field(default_factory=list)
    """By seat: further attacks in its next turn."""
    mover: int = NOTHING
    left: int = 0
    """Tix that the mover may still roll."""
    attacker: int = NOTHING
    shots: int = 0
    """Missiles that a Battle Master has fired in its attack."""
    voids: int = 0
    """Attacks of this turn that were void."""
    balked: tuple[int, ...] = ()
    """Figures that attack no more in this turn, since that was void too often (AT-RUL-105)."""
    quiet: int = 0
    """Turns in a row without a defeat."""
    felled: bool = False
    """Whether somebody was defeated in this turn."""
    tries: int = 0
    downs: int = 0
    """In the shooting gallery: attacks, and figures felled by them."""
    places: list[int] = field(default_factory=list)
    """By seat: the place it left with, or 0 while it plays, or LEAVING."""
    ended: str = ""
    winners: list[int] = field(default_factory=list)
    tournament: Tournament | None = None

    def __post_init__(self) -> None:
        """Content is no part of the state: it follows from mode and map."""
        self.library: Library = library(self.homebrew)
        self.ground: Map = self.library.maps[self.map]
        self.field: Field = field_of(self.mode, len(self.teams), self.options.lines)
        self.layout: Layout = layout_of(
            self.homebrew, self.map, self.mode, len(self.teams), self.options.lines
        )
        self.tik: int = self.options.tix_mm

    def copy(self) -> State:
        return State(
            self.options,
            self.homebrew,
            self.mode,
            self.size,
            self.map,
            [figure.copy() for figure in self.figures],
            self.teams,
            self.shares,
            self.sides.copy(),
            self.sections.copy(),
            [thing.copy() for thing in self.things],
            self.phase,
            self.order.copy(),
            self.waiting.copy(),
            self.seat,
            self.turn,
            self.allowed,
            self.used,
            self.cries.copy(),
            self.mover,
            self.left,
            self.attacker,
            self.shots,
            self.voids,
            self.balked,
            self.quiet,
            self.felled,
            self.tries,
            self.downs,
            self.places.copy(),
            self.ended,
            self.winners.copy(),
            None if self.tournament is None else self.tournament.copy(),
        )

    def play_on(self, mode: str, code: str) -> None:
        """The same match goes on in another mode, on another map (AT-FFA-11)."""
        self.mode, self.map = mode, code
        self.__post_init__()

    def sculpt(self, figure: int) -> Sculpt:
        return self.library.figures[self.figures[figure].code]

    def face(self, figure: int) -> Face:
        """What the window of a figure shows."""
        return self.sculpt(figure).wheel[self.figures[figure].top]
