"""The state of a match: plain typed data, nothing else.

A model is a number, the same for the whole match: its place in `models`. Lengths are whole
hundredths of an inch (EW-RUL-07). Seat A's edge is y = 0, seat B's edge the far one.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rollout.games.energon_wars.content.cards import Card
from rollout.games.energon_wars.content.library import Library, library_with
from rollout.games.energon_wars.content.table import PieceKind, Scenario, placed, table_library
from rollout.games.energon_wars.options import MatchOptions
from rollout.space.plane.levels import ON_THE_GROUND, Platform
from rollout.space.plane.shapes import Point, Shape

NOBODY: Final = -1

WAITING: Final = "waiting"
"""Not deployed yet."""
RESERVE: Final = "reserve"
STANDING: Final = "standing"
CARRIED: Final = "carried"
DEFEATED: Final = "defeated"
MERGED: Final = "merged"
"""Part of a Gestalt, or a Gestalt that is not formed (EW-HUG-05)."""

KNOCKED_DOWN: Final = 1
FIRE: Final = 2
ACID: Final = 4
COLD: Final = 8
SLOW: Final = 16
STASIS: Final = 32
DISRUPTION: Final = 64
CONDITIONS: Final = {
    "knockdown": KNOCKED_DOWN,
    "fire": FIRE,
    "acid": ACID,
    "cold": COLD,
    "slow": SLOW,
    "stasis": STASIS,
    "disruption": DISRUPTION,
}

START_ROLL: Final = "start_roll"
SCENARIO: Final = "scenario"
DEPLOYMENT: Final = "deployment"
BEFORE_THE_GAME: Final = "before_the_game"
ROUND_START: Final = "round_start"
BATTLE: Final = "battle"
ROUND_END: Final = "round_end"

RADII: Final = {"small": 49, "large": 98, "huge": 197}
"""EW-RUL-06: of 25 mm, 50 mm and 100 mm bases."""
TOKEN_RADII: Final = {"portal": 98}
SMALL_TOKEN: Final = 49


@dataclass(frozen=True)
class Piece:
    """A piece of terrain. Never altered: one that is thrown is another piece."""

    kind: str
    x: int
    y: int
    standing: bool = True


@dataclass
class Land:
    """All terrain of the table. Never altered, so copies of a state share it."""

    pieces: tuple[Piece, ...] = ()

    def __post_init__(self) -> None:
        kinds = table_library().pieces
        self.forms: list[PieceKind] = [kinds[piece.kind] for piece in self.pieces]
        self.shapes: list[Shape] = [
            kinds[piece.kind].shape((piece.x, piece.y)) for piece in self.pieces
        ]
        self.platforms: list[Platform] = []
        self.owners: list[int] = []
        """By platform: the piece it belongs to."""
        for number, piece in enumerate(self.pieces):
            for level in kinds[piece.kind].levels:
                surface = placed(level.surface, (piece.x, piece.y))
                self.platforms.append(Platform(surface, level.height, level.climbable))
                self.owners.append(number)

    def with_piece(self, number: int, piece: Piece) -> Land:
        return Land((*self.pieces[:number], piece, *self.pieces[number + 1 :]))


@dataclass(frozen=True)
class Lasting:
    """What an ability has done to a model, for a while."""

    ability: str
    verb: str
    """mod, gain, lose, immunity, free, lock, reroll."""
    what: str
    """A stat, a keyword, what is free, which roll."""
    amount: int
    until: str
    by: int


@dataclass(frozen=True)
class Cloud:
    """EW-LOS-13."""

    x: int
    y: int
    radius: int
    by: int


@dataclass
class Model:
    """A character of an army with its tracks and tokens."""

    card: str
    seat: int
    hp: int
    energon: int
    status: str = WAITING
    side: int = 0
    x: int = 0
    y: int = 0
    level: int = ON_THE_GROUND
    carrier: int = NOBODY
    conditions: int = 0
    """Tokens, as bits (EW-FX-20)."""
    activated: bool = False
    grounded: bool = False
    """EW-RUL-22: has lost the flight of its card until its next activation."""
    merged_round: int = 0
    """EW-RUL-102: the last round in which its team combined or split."""
    charged: bool = False
    """You've Got the Touch: has scored its Charge."""
    stands_alone: bool = False
    """EW-RUL-74: once it was the only model left."""
    fading: int = 0
    """Conditions that end with its next activation (EW-RUL-66, EW-RUL-68), as bits."""
    lasting: list[Lasting] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    """Abilities used, by limit and name; shots of carried weapons (EW-RUL-52)."""

    def copy(self) -> Model:
        return Model(
            self.card,
            self.seat,
            self.hp,
            self.energon,
            self.status,
            self.side,
            self.x,
            self.y,
            self.level,
            self.carrier,
            self.conditions,
            self.activated,
            self.grounded,
            self.merged_round,
            self.charged,
            self.stands_alone,
            self.fading,
            self.lasting.copy(),
            self.used.copy(),
        )


@dataclass
class Token:
    """An objective (EW-VP-06). Those that cannot be carried stay where they are."""

    kind: str
    x: int
    y: int
    level: int = ON_THE_GROUND
    carrier: int = NOBODY
    present: bool = True
    open: bool = True
    """Portal Play: whether the portal is open this round."""

    def copy(self) -> Token:
        return Token(self.kind, self.x, self.y, self.level, self.carrier, self.present, self.open)


@dataclass
class Item:
    """EW-ARM-03: a bought thing; without a carrier it has left the game."""

    kind: str
    carrier: int

    def copy(self) -> Item:
        return Item(self.kind, self.carrier)


@dataclass
class Acting:
    """The activation in progress."""

    model: int = NOBODY
    shaken: bool = False
    """Whether step 1 is over (EW-ACT-02)."""
    walked: bool = False
    """The walk was taken, declined or given up."""
    moved: bool = False
    attacked: bool = False
    ran: bool = False
    no_moves: bool = False
    """EW-RUL-38: movement was given up to stand."""
    no_attacks: bool = False
    travelled: bool = False
    lucky: bool = False
    """Kremzeek!: the free energizing of this activation is used."""
    shots: list[str] = field(default_factory=list)
    """Weapons bought, one entry each time (EW-ATK-02)."""
    free: list[str] = field(default_factory=list)
    """Free things done in this window (EW-RUL-79)."""
    thrown: list[int] = field(default_factory=list)
    """EW-RUL-101: models, and pieces counted after them."""

    def copy(self) -> Acting:
        return Acting(
            self.model,
            self.shaken,
            self.walked,
            self.moved,
            self.attacked,
            self.ran,
            self.no_moves,
            self.no_attacks,
            self.travelled,
            self.lucky,
            self.shots.copy(),
            self.free.copy(),
            self.thrown.copy(),
        )


@dataclass
class State:
    """The whole truth between two steps."""

    options: MatchOptions
    homebrew: str
    factions: list[str]
    """By seat; never changes."""
    themes: list[str]
    """By seat: the theme whose benefits it has, or nothing (EW-THM-07); never changes."""
    commanders: list[int]
    """By seat: the model named commander (EW-RUL-04); never changes."""
    models: list[Model]
    items: list[Item]
    ground: str = ""
    """The map that was agreed on; without it the scenario brings its own."""
    scenario: str = ""
    stage: str = START_ROLL
    land: Land = field(default_factory=Land)
    tokens: list[Token] = field(default_factory=list)
    clouds: list[Cloud] = field(default_factory=list)
    points: list[int] = field(default_factory=lambda: [0, 0])
    """By seat: victory points."""
    objective_points: list[int] = field(default_factory=lambda: [0, 0])
    """By seat: those of them that came from the scenario."""
    round: int = 0
    first: int = NOBODY
    """The seat that activates first in this round."""
    mover: int = NOBODY
    """The seat that places or activates next."""
    last: int = NOBODY
    """The seat that made the last activation (EW-RND-08)."""
    acting: Acting = field(default_factory=Acting)
    touched: list[bool] = field(default_factory=lambda: [False, False])
    """By seat: has opened the Matrix."""
    armed: list[int] = field(default_factory=lambda: [0, 0])
    """By seat: the last round in which an energized damage roll was free (Escalation)."""
    held_back: list[bool] = field(default_factory=lambda: [False, False])
    """By seat: keeps the rest in reserve (Escalation)."""
    ended: str = ""
    winners: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Library and cards are no part of the state: they follow from it and never change."""
        self.library: Library = library_with(self.homebrew)
        cards = self.library.cards
        self.cards: list[Card] = [cards[model.card] for model in self.models]

    @property
    def layout(self) -> Scenario:
        return self.library.scenarios[self.scenario]

    @property
    def plays(self) -> str:
        """Whose rules the scenario has: one of the six."""
        return self.layout.plays

    def copy(self) -> State:
        return State(
            self.options,
            self.homebrew,
            self.factions,
            self.themes,
            self.commanders,
            [model.copy() for model in self.models],
            [item.copy() for item in self.items],
            self.ground,
            self.scenario,
            self.stage,
            self.land,
            [token.copy() for token in self.tokens],
            self.clouds.copy(),
            self.points.copy(),
            self.objective_points.copy(),
            self.round,
            self.first,
            self.mover,
            self.last,
            self.acting.copy(),
            self.touched.copy(),
            self.armed.copy(),
            self.held_back.copy(),
            self.ended,
            self.winners.copy(),
        )


def place_of(model: Model) -> Point:
    return model.x, model.y


def new_model(card: Card, seat: int) -> Model:
    """EW-SET-11: with full tracks."""
    return Model(card.slug, seat, card.hit_points, card.energon)
