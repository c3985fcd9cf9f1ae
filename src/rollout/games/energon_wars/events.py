"""What happens in Energon Wars: the log, the pictures and the statistics read this."""

from __future__ import annotations

from rollout.games.energon_wars.attack_events import ATTACK_EVENTS
from rollout.games.energon_wars.kinds import (
    AbilityName,
    CargoId,
    ConditionName,
    ModeId,
    ModelId,
    PieceId,
    ScenarioName,
    SeatId,
    TokenId,
    Way,
)
from rollout.kernel.actions import Event


class StartRolled(Event, frozen=True):
    """EW-SET-03."""

    totals: tuple[int, int]
    first: SeatId


class StartTied(Event, frozen=True):
    totals: tuple[int, int]


class ScenarioChosen(Event, frozen=True):
    scenario: ScenarioName
    seat: SeatId
    """Who chose it; -1 when the die did, or the setup."""


class TerrainShifted(Event, frozen=True):
    """EW-SET-09."""

    piece: PieceId
    x: int
    y: int


class Deployed(Event, frozen=True):
    model: ModelId
    mode: ModeId
    x: int
    y: int


class Boarded(Event, frozen=True):
    model: ModelId
    carrier: ModelId


class HeldBack(Event, frozen=True):
    seat: SeatId
    models: tuple[ModelId, ...]


class ObjectivesPlaced(Event, frozen=True):
    scenario: ScenarioName


class ThemeGranted(Event, frozen=True):
    """EW-ARM-04."""

    seat: SeatId
    theme: str


class RoundBegan(Event, frozen=True):
    round: int
    first: SeatId


class Replenished(Event, frozen=True):
    """EW-EN-01: all models, by their gains."""

    models: tuple[ModelId, ...]
    gains: tuple[int, ...]


class Activated(Event, frozen=True):
    model: ModelId


class ActivationEnded(Event, frozen=True):
    model: ModelId


class Shaken(Event, frozen=True):
    model: ModelId
    condition: ConditionName
    paid: int


class StoodUp(Event, frozen=True):
    model: ModelId
    giving_up: str


class Walked(Event, frozen=True):
    """The ends of its legs."""

    model: ModelId
    path: Way
    level: int


class Ran(Event, frozen=True):
    model: ModelId
    path: Way
    level: int
    paid: int


class Climbed(Event, frozen=True):
    model: ModelId
    x: int
    y: int
    level: int


class Moved(Event, frozen=True):
    """By an ability."""

    model: ModelId
    path: Way
    level: int


class Teleported(Event, frozen=True):
    """Put somewhere else, by an ability or a portal."""

    model: ModelId
    x: int
    y: int
    level: int


class Transformed(Event, frozen=True):
    model: ModelId
    mode: ModeId
    paid: int


class AbilityUsed(Event, frozen=True):
    model: ModelId
    ability: AbilityName
    targets: tuple[ModelId, ...]
    paid: int


class AbilityTriggered(Event, frozen=True):
    """One that works by itself."""

    model: ModelId
    ability: AbilityName
    targets: tuple[ModelId, ...]


class EnergonChanged(Event, frozen=True):
    """EW-FX-12 and abilities: by how much, and what it is now."""

    model: ModelId
    change: int
    energon: int


class Repaired(Event, frozen=True):
    model: ModelId
    amount: int
    paid: int
    by: ModelId


class Marked(Event, frozen=True):
    """A token of a condition is put down."""

    model: ModelId
    condition: ConditionName


class Unmarked(Event, frozen=True):
    model: ModelId
    condition: ConditionName


class Immune(Event, frozen=True):
    """EW-FX-08."""

    model: ModelId
    effect: ConditionName


class CloudPlaced(Event, frozen=True):
    model: ModelId
    x: int
    y: int
    radius: int


class CloudGone(Event, frozen=True):
    model: ModelId


class PickedUp(Event, frozen=True):
    model: ModelId
    cargo: CargoId
    paid: int


class PassedOn(Event, frozen=True):
    model: ModelId
    cargo: CargoId
    to: ModelId


class PutDown(Event, frozen=True):
    """A model or an objective leaves storage."""

    model: ModelId
    cargo: CargoId
    x: int
    y: int


class ItemGone(Event, frozen=True):
    """EW-STO-05, EW-RUL-83."""

    model: ModelId
    cargo: CargoId


class TerrainDestroyed(Event, frozen=True):
    piece: PieceId
    by: ModelId


class Combined(Event, frozen=True):
    """EW-HUG-05, EW-HUG-06."""

    gestalt: ModelId
    members: tuple[ModelId, ...]
    damage: int


class Split(Event, frozen=True):
    """EW-HUG-07, EW-HUG-08: members with the damage they take over."""

    gestalt: ModelId
    members: tuple[ModelId, ...]
    damage: tuple[int, ...]


class ReservePlaced(Event, frozen=True):
    model: ModelId
    mode: ModeId
    x: int
    y: int


class TokenAppeared(Event, frozen=True):
    token: TokenId
    x: int
    y: int


class TokenMoved(Event, frozen=True):
    token: TokenId
    x: int
    y: int


class CaptureFailed(Event, frozen=True):
    model: ModelId
    token: TokenId
    total: int


class CubeConsumed(Event, frozen=True):
    model: ModelId
    token: TokenId
    energon: int


class CubeDelivered(Event, frozen=True):
    """Energon Siphon: it is home, and gone."""

    model: ModelId
    token: TokenId


class MatrixOpened(Event, frozen=True):
    model: ModelId


class WorkbenchUsed(Event, frozen=True):
    model: ModelId
    token: TokenId


class PortalClosed(Event, frozen=True):
    """-1: all are open."""

    token: TokenId


class Scored(Event, frozen=True):
    """EW-VP-01, EW-VP-03. `why` is a key of the catalogue."""

    seat: SeatId
    points: int
    why: str
    total: int


class RoundEnded(Event, frozen=True):
    round: int
    points: tuple[int, int]


class MatchEnded(Event, frozen=True):
    reason: str
    winners: tuple[SeatId, ...]


EVENTS: tuple[type[Event], ...] = (
    StartRolled,
    StartTied,
    ScenarioChosen,
    TerrainShifted,
    Deployed,
    Boarded,
    HeldBack,
    ObjectivesPlaced,
    ThemeGranted,
    RoundBegan,
    Replenished,
    Activated,
    ActivationEnded,
    Shaken,
    StoodUp,
    Walked,
    Ran,
    Climbed,
    Moved,
    Teleported,
    Transformed,
    AbilityUsed,
    AbilityTriggered,
    EnergonChanged,
    Repaired,
    Marked,
    Unmarked,
    Immune,
    CloudPlaced,
    CloudGone,
    PickedUp,
    PassedOn,
    PutDown,
    ItemGone,
    TerrainDestroyed,
    Combined,
    Split,
    ReservePlaced,
    TokenAppeared,
    TokenMoved,
    CaptureFailed,
    CubeConsumed,
    CubeDelivered,
    MatrixOpened,
    WorkbenchUsed,
    PortalClosed,
    Scored,
    RoundEnded,
    MatchEnded,
    *ATTACK_EVENTS,
)
