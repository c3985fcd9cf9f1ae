"""What happens in a match. Units, cells, modes and facings are numbers."""

from __future__ import annotations

from rollout.kernel.actions import Event, Revelation
from rollout.kernel.reasons import Reasons

# The frame of the match


class ForcesOpened(Revelation, frozen=True):
    """The sealed choices are shown (TG-RUL-90)."""

    forces: tuple[tuple[str, ...], ...]


class ForcesContested(Revelation, frozen=True):
    """Characters that several seats chose: those seats choose again (TG-RUL-90)."""

    units: tuple[str, ...]


class AllegianceRolled(Event, frozen=True):
    """The sides rolled for a mercenary (TG-UNQ-06)."""

    unit: int
    rolls: tuple[int, ...]
    team: int


class ChainOrdered(Event, frozen=True):
    team: int
    units: tuple[int, ...]


class Deployed(Event, frozen=True):
    unit: int
    cell: int
    facing: int
    mode: int
    level: int
    carrier: int = -1


class RoundBegan(Event, frozen=True):
    round: int


class CardFlipped(Revelation, frozen=True):
    """The next card of the turn pile (TG-SEQ-02)."""

    unit: int


class CardPassed(Event, frozen=True):
    """A flipped card whose unit cannot act (TG-SEQ-07)."""

    unit: int


class TurnEnded(Event, frozen=True):
    unit: int


class GrantBegan(Event, frozen=True):
    """Free actions for an ally (TG-RUL-26)."""

    unit: int
    actions: int
    by: int


class RoundEnded(Event, frozen=True):
    round: int


class Arrived(Event, frozen=True):
    """A unit comes into play: reinforcement, repaired, combined, separated, released."""

    unit: int
    cell: int
    facing: int
    level: int


class Scored(Event, frozen=True):
    team: int
    points: int
    reason: str


class MatchEnded(Event, frozen=True):
    winners: tuple[int, ...]
    reason: str
    rule: str


# Movement


class MovementBegan(Event, frozen=True):
    unit: int
    points: int
    reasons: Reasons


class Moved(Event, frozen=True):
    """One step into a hex, with what it cost."""

    unit: int
    start: int
    cell: int
    level: int
    cost: Reasons
    left: int


class Turned(Event, frozen=True):
    unit: int
    facing: int
    left: int


class LevelChanged(Event, frozen=True):
    """Took off, landed, hovers, surfaced, dived."""

    unit: int
    level: int
    cost: int
    left: int


class WentProne(Event, frozen=True):
    unit: int
    left: int


class StoodUp(Event, frozen=True):
    unit: int
    facing: int
    left: int


class Warped(Event, frozen=True):
    unit: int
    start: int
    cell: int
    level: int
    facing: int


class Boarded(Event, frozen=True):
    unit: int
    transport: int
    cost: Reasons
    left: int


class LeftTransport(Event, frozen=True):
    unit: int
    transport: int
    cell: int
    cost: Reasons
    left: int


class Rejoined(Event, frozen=True):
    """A Nebulon is back in its Transformer (TG-RUL-80)."""

    unit: int
    host: int


class Retreated(Event, frozen=True):
    unit: int


class MovementEnded(Event, frozen=True):
    unit: int
    left: int


# Attacks


class AttackDeclared(Event, frozen=True):
    """`kind`: weapon, physical, fire, demolish, control; `how`: the doubled version."""

    attacker: int
    kind: str
    target: int
    cell: int
    how: str
    need: Reasons


class BorderChosen(Event, frozen=True):
    cell: int


class HitRolled(Event, frozen=True):
    attacker: int
    roll: int
    need: int
    hit: bool


class CoverRolled(Event, frozen=True):
    """6 or more hits the intended target (TG-COV-03)."""

    cell: int
    unit: int
    roll: int
    stray: bool


class ShotLost(Event, frozen=True):
    """The shot struck terrain, a body, or went across a field's edge (TG-COV-04)."""

    cell: int


class DamageRolled(Event, frozen=True):
    """Potential against resistance (TG-DMG-01), with all that follows."""

    target: int
    resistance: Reasons
    potential: Reasons
    damage: Reasons


class Damaged(Event, frozen=True):
    unit: int
    amount: int
    left: int
    cause: str


class Deactivated(Event, frozen=True):
    unit: int


class HumansKilled(Event, frozen=True):
    unit: int
    amount: int
    by: int


class ConstructDamaged(Event, frozen=True):
    cell: int
    amount: int
    left: int
    cause: str


class ConstructDestroyed(Event, frozen=True):
    cell: int


class Fell(Event, frozen=True):
    unit: int
    height: int


class Released(Event, frozen=True):
    """A Nebulon or inner unit leaves its host (TG-NEB-02, TG-UNQ-01)."""

    unit: int
    host: int
    cell: int


class Unconscious(Event, frozen=True):
    unit: int


class Dropped(Event, frozen=True):
    unit: int
    cell: int
    facing: int


class ControlRolled(Event, frozen=True):
    attacker: int
    target: int
    roll: int
    success: bool


class ControlKept(Event, frozen=True):
    unit: int
    roll: int
    kept: bool


class ControlEnded(Event, frozen=True):
    unit: int


class FireSet(Event, frozen=True):
    cell: int


class WindRolled(Event, frozen=True):
    roll: int
    direction: int


class SmokePlaced(Event, frozen=True):
    cell: int
    fire: int
    expires: int


class SmokeCleared(Event, frozen=True):
    cell: int


# Abilities


class Transformed(Event, frozen=True):
    unit: int
    before: int
    mode: int
    level: int


class AllegianceChanged(Event, frozen=True):
    """A mercenary goes over with his mode, or leaves (team -1) (TG-UNQ-05, TG-UNQ-07)."""

    unit: int
    team: int


class Built(Event, frozen=True):
    unit: int
    cell: int
    what: str
    height: int
    hit_points: int


class Cloaked(Event, frozen=True):
    unit: int


class Uncloaked(Event, frozen=True):
    unit: int


class Combined(Event, frozen=True):
    unit: int
    members: tuple[int, ...]
    cell: int
    facing: int
    damage: Reasons


class Separated(Event, frozen=True):
    unit: int
    members: tuple[int, ...]
    share: int


class Commanded(Event, frozen=True):
    unit: int
    ally: int


class Transmitted(Event, frozen=True):
    unit: int
    ally: int


class FireExtinguished(Event, frozen=True):
    unit: int
    cell: int


class Repaired(Event, frozen=True):
    unit: int
    patient: int
    amount: int
    revived: bool


class ShieldRaised(Event, frozen=True):
    unit: int
    field: int


class ShieldKept(Event, frozen=True):
    unit: int


class ShieldDropped(Event, frozen=True):
    unit: int


class PickedUp(Event, frozen=True):
    unit: int
    carried: int
    thing: int = -1


class PutDown(Event, frozen=True):
    unit: int
    carried: int
    cell: int
    thing: int = -1


class Ducked(Event, frozen=True):
    unit: int


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
