"""What happens when models attack, throw and suffer."""

from __future__ import annotations

from rollout.games.energon_wars.kinds import ModelId, PieceId, WeaponName
from rollout.kernel.actions import Event
from rollout.kernel.reasons import Reasons


class AttackDeclared(Event, frozen=True):
    """EW-ATK-01: paid for."""

    model: ModelId
    weapon: WeaponName
    targets: tuple[ModelId, ...]
    paid: int


class Trampled(Event, frozen=True):
    """EW-TRM-01: the straight move."""

    model: ModelId
    x: int
    y: int


class Guarded(Event, frozen=True):
    """One model becomes the target in place of another."""

    model: ModelId
    friend: ModelId


class Energized(Event, frozen=True):
    """EW-EN-13, EW-EN-14. `roll` is attack or damage."""

    model: ModelId
    roll: str
    paid: int


class AttackRolled(Event, frozen=True):
    """EW-ATK-05: dice, what is added, and what was needed."""

    model: ModelId
    target: ModelId
    dice: tuple[int, ...]
    score: Reasons
    need: Reasons
    hit: bool
    critical: bool


class Rerolled(Event, frozen=True):
    model: ModelId
    roll: str


class DamageRolled(Event, frozen=True):
    """EW-ATK-07."""

    model: ModelId
    target: ModelId
    dice: tuple[int, ...]
    damage: Reasons
    armor: Reasons
    amount: int


class Burned(Event, frozen=True):
    """EW-FX-07, EW-FX-11: the roll of a continuous effect. `amount` is the damage that comes."""

    model: ModelId
    condition: str
    roll: int
    amount: int


class Prevented(Event, frozen=True):
    """EW-EN-12: energon spent, or an ability, against damage."""

    model: ModelId
    amount: int
    paid: int


class Damaged(Event, frozen=True):
    """EW-ATK-08. `why` is a key of the catalogue."""

    model: ModelId
    amount: int
    hp: int
    why: str
    by: ModelId


class Defeated(Event, frozen=True):
    """EW-ATK-09."""

    model: ModelId
    by: ModelId
    points: int


class Lifted(Event, frozen=True):
    """EW-THR-01: the roll of a throw and whether it lifts."""

    model: ModelId
    target: ModelId
    dice: tuple[int, ...]
    score: Reasons
    need: Reasons
    hit: bool


class ObjectLifted(Event, frozen=True):
    model: ModelId
    piece: PieceId


class ThrowRolled(Event, frozen=True):
    """EW-THR-03: the ranged roll of a throw at a model."""

    model: ModelId
    target: ModelId
    dice: tuple[int, ...]
    score: Reasons
    need: Reasons
    hit: bool


class Displaced(Event, frozen=True):
    """Moved by force. `how` is throw, slam, push or drag; `struck` a model it ran into."""

    model: ModelId
    x: int
    y: int
    level: int
    how: str
    struck: ModelId


class Fell(Event, frozen=True):
    """EW-MOV-12: from a raised surface."""

    model: ModelId


class ObjectThrown(Event, frozen=True):
    piece: PieceId
    x: int
    y: int
    struck: ModelId


ATTACK_EVENTS: tuple[type[Event], ...] = (
    AttackDeclared,
    Trampled,
    Guarded,
    Energized,
    AttackRolled,
    Rerolled,
    DamageRolled,
    Burned,
    Prevented,
    Damaged,
    Defeated,
    Lifted,
    ObjectLifted,
    ThrowRolled,
    Displaced,
    Fell,
    ObjectThrown,
)
