"""The view of Energon Wars as forms: whatever is there, for everybody the same."""

from __future__ import annotations

import msgspec

from rollout.gamekit.plane import PlaneView
from rollout.gamekit.sentences import Sentence
from rollout.games.energon_wars.screen.sheets import SheetView


class LastingView(msgspec.Struct, omit_defaults=True):
    """What an ability has done to a model for a while."""

    ability: Sentence
    verb: str
    what: str
    amount: int = 0


class ModelView(msgspec.Struct, omit_defaults=True):
    """A model with both tracks, wherever it is."""

    card: str
    name: str
    seat: int
    status: str
    mode: str
    form: str
    hp: int
    hit_points: int
    energon: int
    energon_max: int
    next_energon: int
    """After the next replenishment, as things are."""
    size: int
    x: int
    y: int
    victory_points: int
    penalty: int = 0
    level: int = -1
    carrier: int = -1
    cargo: tuple[int, ...] = ()
    conditions: tuple[str, ...] = ()
    flying: bool = False
    stealth: bool = False
    activated: bool = False
    lasting: tuple[LastingView, ...] = ()


class TokenView(msgspec.Struct, omit_defaults=True):
    """An objective and who controls it now."""

    kind: str
    x: int
    y: int
    carrier: int = -1
    present: bool = True
    open: bool = True
    control: int = -1


class ItemView(msgspec.Struct, omit_defaults=True):
    kind: str
    carrier: int = -1


class ActingView(msgspec.Struct, omit_defaults=True):
    """The activation in progress."""

    model: int = -1
    walked: bool = False
    ran: bool = False
    no_moves: bool = False
    no_attacks: bool = False


class ScoreView(msgspec.Struct):
    """Victory points of a seat, with the key of what they are for."""

    seat: int
    points: int
    why: str


class View(msgspec.Struct, omit_defaults=True):
    """The whole table."""

    plane: PlaneView
    stage: str
    scenario: str
    plays: str
    """Whose rules the scenario has."""
    winning_total: int
    round: int
    first: int
    mover: int
    next_first: int
    """Who begins the next round, as far as it can be told (EW-RND-08)."""
    points: tuple[int, int]
    projected: tuple[int, int]
    """What this round would score if it ended now."""
    themes: tuple[str, str]
    factions: tuple[str, str]
    commanders: tuple[int, int]
    models: dict[int, ModelView]
    acting: ActingView
    sheets: dict[str, SheetView]
    """By card: what is printed on both sides."""
    coming: tuple[ScoreView, ...] = ()
    """What this round would score if it ended now, and for what."""
    tokens: dict[int, TokenView] = {}
    zones: dict[int, tuple[int, int]] = {}
    """Escalation: total sizes by seat."""
    items: dict[int, ItemView] = {}
    ended: str = ""
    winners: tuple[int, ...] = ()
