"""What happens in attacks and critical hits. Figures, forms, systems and slots are numbers."""

from __future__ import annotations

from rollout.games.tabletop_warfare.kinds import (
    Angle,
    CauseWord,
    DieWord,
    EffectWord,
    FigureId,
    FormIndex,
    MarkerWord,
    ModeIndex,
    SideId,
    SlotIndex,
    SystemIndex,
)
from rollout.kernel.actions import Event, Revelation
from rollout.kernel.reasons import Reasons

# Attacks


class AttackBegan(Event, frozen=True):
    figure: FigureId
    aim: int


class AttackEnded(Event, frozen=True):
    """Its aim markers are gone (TW-AIM-06)."""

    figure: FigureId


class Fired(Event, frozen=True):
    """A weapon system is used; what must be exceeded carries its reasons."""

    figure: FigureId
    system: SystemIndex
    mode: ModeIndex
    target: FigureId
    need: Reasons


class StrikeRolled(Event, frozen=True):
    """One attack roll: `roll` 0 is an automatic hit (TW-HIT-01)."""

    figure: FigureId
    target: FigureId
    roll: int
    need: int
    hit: bool


class Rerolled(Event, frozen=True):
    """A die is rolled again (TW-FAE-11, TW-AIM-04)."""

    figure: FigureId
    die: DieWord
    before: int
    roll: int
    by: MarkerWord


class DodgeRolled(Event, frozen=True):
    figure: FigureId
    roll: int
    dodged: bool


class DamageRolled(Event, frozen=True):
    """The dice of a weapon line, each as it lies in the end, and what is printed beside them
    (TW-DMG-01). What becomes of them, shields and armour say."""

    figure: FigureId
    dice: tuple[int, ...]
    sides: int
    plus: int


class Shielded(Event, frozen=True):
    """A shield towards the attacker, or a Human Guardian, takes all damage."""

    figure: FigureId
    cause: CauseWord
    by: FigureId = -1
    roll: int = 0


class Protected(Event, frozen=True):
    figure: FigureId
    protector: FigureId
    amount: int


class Damaged(Event, frozen=True):
    """Markers on a card: `damage` is what lies there now."""

    figure: FigureId
    form: FormIndex
    amount: int
    damage: int
    cause: CauseWord
    by: FigureId
    reasons: Reasons


class Repaired(Event, frozen=True):
    figure: FigureId
    form: FormIndex
    amount: int
    damage: int
    cause: CauseWord
    by: FigureId


class MarkerRepaired(Event, frozen=True):
    figure: FigureId
    slot: SlotIndex
    by: FigureId


class Destroyed(Event, frozen=True):
    figure: FigureId
    cause: CauseWord
    by: FigureId


class SpoilsRolled(Event, frozen=True):
    figure: FigureId
    roll: int


class PreyChosen(Event, frozen=True):
    figure: FigureId
    prey: FigureId


# Critical hits


class CriticalChecked(Event, frozen=True):
    figure: FigureId
    roll: int
    critical: bool


class CriticalHit(Event, frozen=True):
    """The line of the table, and whether it has any effect (TW-RUL-27)."""

    figure: FigureId
    slot: SlotIndex
    effect: EffectWord
    fresh: bool


class WeaponDestroyed(Event, frozen=True):
    figure: FigureId
    form: FormIndex
    system: SystemIndex


class FormLocked(Event, frozen=True):
    figure: FigureId
    form: FormIndex


class CriticalRolled(Event, frozen=True):
    """The die of the critical damage itself."""

    figure: FigureId
    effect: EffectWord
    roll: int


class DirectionSealed(Event, frozen=True):
    side: SideId


class RotorFlew(Revelation, frozen=True):
    """Both directions are opened, and the die says which one counts (TW-KRI-07c)."""

    figure: FigureId
    angles: tuple[Angle, ...]
    roll: int
    angle: Angle


ATTACK_EVENTS: tuple[type[Event], ...] = (
    AttackBegan,
    AttackEnded,
    Fired,
    StrikeRolled,
    Rerolled,
    DodgeRolled,
    DamageRolled,
    Shielded,
    Protected,
    Damaged,
    Repaired,
    MarkerRepaired,
    Destroyed,
    SpoilsRolled,
    PreyChosen,
    CriticalChecked,
    CriticalHit,
    WeaponDestroyed,
    FormLocked,
    CriticalRolled,
    DirectionSealed,
    RotorFlew,
)
