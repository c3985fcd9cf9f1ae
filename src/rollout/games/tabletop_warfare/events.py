"""What happens in a match. Figures, forms, systems and slots are numbers, lengths thousandths."""

from __future__ import annotations

from rollout.games.tabletop_warfare.attack_events import ATTACK_EVENTS
from rollout.games.tabletop_warfare.kinds import (
    Angle,
    CauseWord,
    Coordinate,
    DieWord,
    EdgeWord,
    FigureCode,
    FigureId,
    FormIndex,
    Length,
    MarkerWord,
    SideId,
    SpecialWord,
    Spot,
    TemplateCode,
)
from rollout.kernel.actions import Event, Revelation

# Before the battle


class ListSealed(Event, frozen=True):
    side: SideId


class ListsOpened(Revelation, frozen=True):
    """Both armies lie open (TW-RUL-62)."""

    armies: tuple[tuple[FigureCode, ...], ...]


class FigureContested(Event, frozen=True):
    """Both sides want the same Transformer, and roll for it (TW-ARM-06)."""

    code: FigureCode
    rolls: tuple[int, ...]
    side: SideId


class Mustered(Event, frozen=True):
    """The figures of both sides lie ready, so many of them."""

    count: int


class ObstaclesSealed(Event, frozen=True):
    side: SideId


class ObstaclesOpened(Revelation, frozen=True):
    picks: tuple[tuple[TemplateCode, ...], ...]


class RolledOff(Event, frozen=True):
    """Both sides rolled for something, each its own d20, ties again."""

    about: DieWord
    rolls: tuple[int, ...]
    side: SideId


class ObstacleTaken(Event, frozen=True):
    side: SideId
    template: TemplateCode


class ObstaclePlaced(Event, frozen=True):
    side: SideId
    template: TemplateCode
    x: Coordinate
    y: Coordinate
    turn: int


class ObstacleDropped(Event, frozen=True):
    """There is no room left for it (TW-RUL-63)."""

    template: TemplateCode


class EdgeChosen(Event, frozen=True):
    side: SideId
    edge: EdgeWord


class Deployed(Event, frozen=True):
    figure: FigureId
    form: FormIndex
    x: Coordinate
    y: Coordinate


class Arrived(Event, frozen=True):
    """A scenario puts a figure on the field."""

    figure: FigureId
    x: Coordinate
    y: Coordinate


# Rounds and activations


class RoundBegan(Event, frozen=True):
    round: int
    side: SideId


class RoundEnded(Event, frozen=True):
    """One activation marker comes off every figure (TW-RND-05)."""

    round: int


class Activated(Event, frozen=True):
    figure: FigureId
    side: SideId


class ActivationEnded(Event, frozen=True):
    figure: FigureId


class OptimismRolled(Event, frozen=True):
    figure: FigureId
    roll: int
    actions: int


class Passed(Event, frozen=True):
    figure: FigureId


class FreeActionBegan(Event, frozen=True):
    figure: FigureId
    by: FigureId
    cause: CauseWord


class ActionLost(Event, frozen=True):
    """Oil or terror costs an action (TW-SPZ-03c, TW-FAE-10)."""

    figure: FigureId
    cause: CauseWord
    roll: int


class Held(Event, frozen=True):
    """A roll against terror or oil succeeded."""

    figure: FigureId
    cause: CauseWord
    roll: int


# Movement


class Moved(Event, frozen=True):
    figure: FigureId
    path: tuple[Spot, ...]
    length: Length
    cause: CauseWord


class Placed(Event, frozen=True):
    """Put somewhere, without a movement."""

    figure: FigureId
    x: Coordinate
    y: Coordinate
    cause: CauseWord


class Faced(Event, frozen=True):
    figure: FigureId
    facing: Angle


class Transformed(Event, frozen=True):
    figure: FigureId
    form: FormIndex


class Rammed(Event, frozen=True):
    figure: FigureId
    target: FigureId
    roll: int
    own: int
    dealt: int


class Stomped(Event, frozen=True):
    figure: FigureId
    targets: tuple[FigureId, ...]


class LeftTheField(Event, frozen=True):
    figure: FigureId
    cause: CauseWord


# Markers and special actions


class SpecialUsed(Event, frozen=True):
    figure: FigureId
    special: SpecialWord
    target: FigureId = -1


class MarkerPlaced(Event, frozen=True):
    figure: FigureId
    marker: MarkerWord
    count: int
    by: FigureId


class MarkerRemoved(Event, frozen=True):
    figure: FigureId
    marker: MarkerWord
    count: int


class TeleportRolled(Event, frozen=True):
    figure: FigureId
    target: FigureId
    roll: int


class Joined(Event, frozen=True):
    """Two figures have become one (TW-FAE-15, TW-RUL-70)."""

    figure: FigureId
    halves: tuple[FigureId, ...]
    x: Coordinate
    y: Coordinate


class Parted(Event, frozen=True):
    figure: FigureId
    halves: tuple[FigureId, ...]


# Scenarios and the end


class Scored(Event, frozen=True):
    side: SideId
    points: int
    cause: CauseWord


class CubeTaken(Event, frozen=True):
    figure: FigureId


class CubeDropped(Event, frozen=True):
    x: Coordinate
    y: Coordinate


class BaseHeld(Event, frozen=True):
    side: SideId
    rounds: int


class TimeCalled(Event, frozen=True):
    """The agreed time is over; the activation in progress is finished (TW-RUL-78)."""


class MatchEnded(Event, frozen=True):
    winners: tuple[SideId, ...]
    reason: str
    points: tuple[int, ...]


EVENTS: tuple[type[Event], ...] = (
    ListSealed,
    ListsOpened,
    FigureContested,
    Mustered,
    ObstaclesSealed,
    ObstaclesOpened,
    RolledOff,
    ObstacleTaken,
    ObstaclePlaced,
    ObstacleDropped,
    EdgeChosen,
    Deployed,
    Arrived,
    RoundBegan,
    RoundEnded,
    Activated,
    ActivationEnded,
    OptimismRolled,
    Passed,
    FreeActionBegan,
    ActionLost,
    Held,
    Moved,
    Placed,
    Faced,
    Transformed,
    Rammed,
    Stomped,
    LeftTheField,
    *ATTACK_EVENTS,
    SpecialUsed,
    MarkerPlaced,
    MarkerRemoved,
    TeleportRolled,
    Joined,
    Parted,
    Scored,
    CubeTaken,
    CubeDropped,
    BaseHeld,
    TimeCalled,
    MatchEnded,
)
