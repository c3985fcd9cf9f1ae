"""What happens in a match. Units, cells, modes and facings are numbers."""

from __future__ import annotations

from rollout.games.the_game.kinds import (
    AttackWord,
    BuildWord,
    CauseWord,
    CellId,
    Character,
    Facing,
    HowWord,
    Level,
    ModeIndex,
    ShieldField,
    TeamId,
    ThingId,
    UnitId,
)
from rollout.kernel.actions import Event, Revelation
from rollout.kernel.reasons import Reasons

# The frame of the match


class ForcesOpened(Revelation, frozen=True):
    """The sealed choices are shown (TG-RUL-90)."""

    forces: tuple[tuple[Character, ...], ...]


class ForcesContested(Revelation, frozen=True):
    """Characters that several seats chose: those seats choose again (TG-RUL-90)."""

    units: tuple[Character, ...]


class AllegianceRolled(Event, frozen=True):
    """The sides rolled for a mercenary (TG-UNQ-06)."""

    unit: UnitId
    rolls: tuple[int, ...]
    team: TeamId


class ChainOrdered(Event, frozen=True):
    team: TeamId
    units: tuple[UnitId, ...]


class Deployed(Event, frozen=True):
    unit: UnitId
    cell: CellId
    facing: Facing
    mode: ModeIndex
    level: Level
    carrier: UnitId = -1


class RoundBegan(Event, frozen=True):
    round: int


class CardFlipped(Revelation, frozen=True):
    """The next card of the turn pile (TG-SEQ-02)."""

    unit: UnitId


class CardPassed(Event, frozen=True):
    """A flipped card whose unit cannot act (TG-SEQ-07)."""

    unit: UnitId


class TurnEnded(Event, frozen=True):
    unit: UnitId


class GrantBegan(Event, frozen=True):
    """Free actions for an ally (TG-RUL-26)."""

    unit: UnitId
    actions: int
    by: UnitId


class RoundEnded(Event, frozen=True):
    round: int


class Arrived(Event, frozen=True):
    """A unit comes into play: reinforcement, repaired, combined, separated, released."""

    unit: UnitId
    cell: CellId
    facing: Facing
    level: Level


class Scored(Event, frozen=True):
    team: TeamId
    points: int
    reason: str


class MatchEnded(Event, frozen=True):
    winners: tuple[TeamId, ...]
    reason: str
    rule: str


# Movement


class MovementBegan(Event, frozen=True):
    unit: UnitId
    points: int
    reasons: Reasons


class Moved(Event, frozen=True):
    """One step into a hex, with what it cost."""

    unit: UnitId
    start: CellId
    cell: CellId
    level: Level
    cost: Reasons
    left: int


class Turned(Event, frozen=True):
    unit: UnitId
    facing: Facing
    left: int


class LevelChanged(Event, frozen=True):
    """Took off, landed, hovers, surfaced, dived."""

    unit: UnitId
    level: Level
    cost: int
    left: int


class WentProne(Event, frozen=True):
    unit: UnitId
    left: int


class StoodUp(Event, frozen=True):
    unit: UnitId
    facing: Facing
    left: int


class Warped(Event, frozen=True):
    unit: UnitId
    start: CellId
    cell: CellId
    level: Level
    facing: Facing


class Boarded(Event, frozen=True):
    unit: UnitId
    transport: UnitId
    cost: Reasons
    left: int


class LeftTransport(Event, frozen=True):
    unit: UnitId
    transport: UnitId
    cell: CellId
    cost: Reasons
    left: int


class Rejoined(Event, frozen=True):
    """A Nebulon is back in its Transformer (TG-RUL-80)."""

    unit: UnitId
    host: UnitId


class Retreated(Event, frozen=True):
    unit: UnitId


class MovementEnded(Event, frozen=True):
    unit: UnitId
    left: int


# Attacks


class AttackDeclared(Event, frozen=True):
    """`kind`: weapon, physical, fire, demolish, control; `how`: the doubled version."""

    attacker: UnitId
    kind: AttackWord
    target: UnitId
    cell: CellId
    how: HowWord
    need: Reasons


class BorderChosen(Event, frozen=True):
    cell: CellId


class HitRolled(Event, frozen=True):
    attacker: UnitId
    roll: int
    need: int
    hit: bool


class CoverRolled(Event, frozen=True):
    """6 or more hits the intended target (TG-COV-03)."""

    cell: CellId
    unit: UnitId
    roll: int
    stray: bool


class ShotLost(Event, frozen=True):
    """The shot struck terrain, a body, or went across a field's edge (TG-COV-04)."""

    cell: CellId


class DamageRolled(Event, frozen=True):
    """Potential against resistance (TG-DMG-01), with all that follows."""

    target: UnitId
    resistance: Reasons
    potential: Reasons
    damage: Reasons


class Damaged(Event, frozen=True):
    unit: UnitId
    amount: int
    left: int
    cause: CauseWord


class Deactivated(Event, frozen=True):
    unit: UnitId


class HumansKilled(Event, frozen=True):
    unit: UnitId
    amount: int
    by: UnitId


class ConstructDamaged(Event, frozen=True):
    cell: CellId
    amount: int
    left: int
    cause: CauseWord


class ConstructDestroyed(Event, frozen=True):
    cell: CellId


class Fell(Event, frozen=True):
    unit: UnitId
    height: int


class Released(Event, frozen=True):
    """A Nebulon or inner unit leaves its host (TG-NEB-02, TG-UNQ-01)."""

    unit: UnitId
    host: UnitId
    cell: CellId


class Unconscious(Event, frozen=True):
    unit: UnitId


class Dropped(Event, frozen=True):
    unit: UnitId
    cell: CellId
    facing: Facing


class ControlRolled(Event, frozen=True):
    attacker: UnitId
    target: UnitId
    roll: int
    success: bool


class ControlKept(Event, frozen=True):
    unit: UnitId
    roll: int
    kept: bool


class ControlEnded(Event, frozen=True):
    unit: UnitId


class FireSet(Event, frozen=True):
    cell: CellId


class WindRolled(Event, frozen=True):
    roll: int
    direction: Facing


class SmokePlaced(Event, frozen=True):
    cell: CellId
    fire: CellId
    expires: int


class SmokeCleared(Event, frozen=True):
    cell: CellId


# Abilities


class Transformed(Event, frozen=True):
    unit: UnitId
    before: ModeIndex
    mode: ModeIndex
    level: Level


class AllegianceChanged(Event, frozen=True):
    """A mercenary goes over with his mode, or leaves (team -1) (TG-UNQ-05, TG-UNQ-07)."""

    unit: UnitId
    team: TeamId


class Built(Event, frozen=True):
    unit: UnitId
    cell: CellId
    what: BuildWord
    height: int
    hit_points: int


class Cloaked(Event, frozen=True):
    unit: UnitId


class Uncloaked(Event, frozen=True):
    unit: UnitId


class Combined(Event, frozen=True):
    unit: UnitId
    members: tuple[UnitId, ...]
    cell: CellId
    facing: Facing
    damage: Reasons


class Separated(Event, frozen=True):
    unit: UnitId
    members: tuple[UnitId, ...]
    share: int


class Commanded(Event, frozen=True):
    unit: UnitId
    ally: UnitId


class Transmitted(Event, frozen=True):
    unit: UnitId
    ally: UnitId


class FireExtinguished(Event, frozen=True):
    unit: UnitId
    cell: CellId


class Repaired(Event, frozen=True):
    unit: UnitId
    patient: UnitId
    amount: int
    revived: bool


class ShieldRaised(Event, frozen=True):
    unit: UnitId
    field: ShieldField


class ShieldKept(Event, frozen=True):
    unit: UnitId


class ShieldDropped(Event, frozen=True):
    unit: UnitId


class PickedUp(Event, frozen=True):
    unit: UnitId
    carried: UnitId
    thing: ThingId = -1


class PutDown(Event, frozen=True):
    unit: UnitId
    carried: UnitId
    cell: CellId
    thing: ThingId = -1


class Ducked(Event, frozen=True):
    unit: UnitId


EVENTS: tuple[type[Event], ...] = (
    ForcesOpened, ForcesContested, AllegianceRolled, ChainOrdered, Deployed, RoundBegan,
    CardFlipped, CardPassed, TurnEnded, GrantBegan, RoundEnded, Arrived, Scored, MatchEnded,
    MovementBegan, Moved, Turned, LevelChanged, WentProne, StoodUp, Warped, Boarded, LeftTransport,
    Rejoined, Retreated, MovementEnded, AttackDeclared, BorderChosen, HitRolled, CoverRolled,
    ShotLost, DamageRolled, Damaged, Deactivated, HumansKilled, ConstructDamaged,
    ConstructDestroyed, Fell, Released, Unconscious, Dropped, ControlRolled, ControlKept,
    ControlEnded, FireSet, WindRolled, SmokePlaced, SmokeCleared, Transformed, AllegianceChanged,
    Built, Cloaked, Uncloaked, Combined, Separated, Commanded, Transmitted, FireExtinguished,
    Repaired, ShieldRaised, ShieldKept, ShieldDropped, PickedUp, PutDown, Ducked,
)  # fmt: skip
