"""What a seat can choose. Figures, forms, systems and slots are numbers, lengths thousandths."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from rollout.games.tabletop_warfare.kinds import (
    Bearing,
    Coordinate,
    EdgeWord,
    FigureCode,
    FigureId,
    FormIndex,
    ModeIndex,
    SlotIndex,
    SpecialWord,
    SystemIndex,
    TemplateCode,
    UseWord,
)
from rollout.kernel.actions import Action, Interjection
from rollout.space.regions import Path

# Before the battle


class MakeList(Action, frozen=True):
    """The army, sealed until both are made (TW-RUL-62)."""

    figures: Annotated[tuple[FigureCode, ...], Meta(max_length=100)]


class PickObstacles(Action, frozen=True):
    """What a side adds to the pool of obstacles (TW-FLD-02)."""

    templates: Annotated[tuple[TemplateCode, ...], Meta(max_length=6)]


class TakeObstacle(Action, frozen=True):
    """Which obstacle of the pool is placed next, and how far it is turned, in degrees."""

    template: TemplateCode
    turn: int = 0


class PlaceAt(Action, frozen=True):
    """Where something that is placed comes to stand."""

    x: Coordinate
    y: Coordinate


class ChooseEdge(Action, frozen=True):
    """The edge of the own deployment zone (TW-FLD-05)."""

    edge: EdgeWord


class Deploy(Action, frozen=True):
    """Which figure is placed next, in which form (TW-DEP-01, TW-DEP-03)."""

    figure: FigureId
    form: FormIndex


class DeployJoined(Action, frozen=True):
    """A Micromaster pair that is deployed as one vehicle (TW-FAE-15e)."""

    figure: FigureId
    partner: FigureId


class Face(Action, frozen=True):
    """Where a figure with a shield faces (TW-RUL-07)."""

    facing: Bearing


# An activation


class Activate(Action, frozen=True):
    figure: FigureId


class Move(Action, frozen=True):
    """Open a Move; the path is asked next (TW-MOV-01)."""


class MoveAlong(Action, frozen=True):
    """The path of the figure's centre, without the point where it stands (TW-RUL-21)."""

    path: Path


class Attack(Action, frozen=True):
    """Open an Attack; systems, modes and targets are asked one by one (TW-ATT-03)."""


class Transform(Action, frozen=True):
    form: FormIndex


class QuickTransform(Action, frozen=True):
    """Transform without an action (TW-FAE-25)."""

    form: FormIndex


class Aim(Action, frozen=True):
    pass


class Pass(Action, frozen=True):
    """Nothing more in this activation (TW-ACT-04)."""


# Special actions


class Tow(Action, frozen=True):
    target: FigureId


class Cement(Action, frozen=True):
    target: FigureId


class OilGrip(Action, frozen=True):
    target: FigureId


class Repair(Action, frozen=True):
    """Damage (slot -1), or one critical marker (TW-SPZ-04c)."""

    special: SpecialWord
    target: FigureId
    slot: SlotIndex = -1


class SignalFlare(Action, frozen=True):
    target: FigureId


class Siren(Action, frozen=True):
    pass


class CollectSun(Action, frozen=True):
    """`repair` or `charge` (TW-SPZ-07)."""

    use: UseWord


class JumpJets(Action, frozen=True):
    pass


class Teleport(Action, frozen=True):
    target: FigureId


class PreparedContingencies(Action, frozen=True):
    """Both actions for one action each of two others (TW-SPZ-10)."""


class Combine(Action, frozen=True):
    partner: FigureId


class Split(Action, frozen=True):
    pass


class Overload(Action, frozen=True):
    pass


class Unite(Action, frozen=True):
    """Jetfire with Optimus Prime (TW-RUL-70)."""

    partner: FigureId


# Inside an Attack


class Fire(Action, frozen=True):
    """One weapon system in one mode; bombs have no target (TW-RUL-24)."""

    system: SystemIndex
    mode: ModeIndex
    target: FigureId = -1


class CeaseFire(Action, frozen=True):
    """Use no further system (TW-ATT-06)."""


class AimAnew(Action, frozen=True):
    """The target of the next strike (TW-RUL-73)."""

    target: FigureId


class DealDamage(Action, frozen=True):
    """The Null Ray does its damage (TW-RUL-36)."""


class GiveMarker(Action, frozen=True):
    """The Null Ray gives an activation marker instead (TW-FAE-16)."""


class ChoosePrey(Action, frozen=True):
    figure: FigureId


class NextVictim(Action, frozen=True):
    """Who of those equally near is dealt with next (TW-RUL-31)."""

    figure: FigureId


class BreakWeapon(Action, frozen=True):
    """Which of several systems of one name is destroyed (TW-RUL-90), and whose."""

    system: SystemIndex
    figure: FigureId = -1


# Dice and reactions


class KeepRoll(Action, frozen=True):
    pass


class RerollInspired(Action, frozen=True):
    """Once for each die, by an Inspiring friend (TW-FAE-11)."""


class RerollAimed(Action, frozen=True):
    """By an aim marker (TW-AIM-04)."""


class Dodge(Action, frozen=True):
    pass


class TakeTheHit(Action, frozen=True):
    pass


class Protect(Action, frozen=True):
    """The protector takes the damage (TW-FAE-04)."""

    protector: FigureId


class Decline(Action, frozen=True):
    """Whatever is offered, no."""


class HarmForm(Action, frozen=True):
    """The other form that takes internal damage (TW-KRI-02), and whose."""

    form: FormIndex
    figure: FigureId = -1


class PointTo(Action, frozen=True):
    """A direction: of a crash, or of a rotor that flies off (TW-KRI-01, TW-KRI-07)."""

    bearing: Bearing


class BearOddPoint(Action, frozen=True):
    """The half of a joined vehicle that takes the odd point (TW-RUL-57)."""

    half: FigureId


# After a movement


class SlideAlong(Action, frozen=True):
    """Oil Slide: one straight leg, up to 6 inches (TW-FAE-17)."""

    path: Path


class RamTarget(Action, frozen=True):
    target: FigureId


class TakeAlong(Action, frozen=True):
    """The passenger of a Transport (TW-FAE-32)."""

    figure: FigureId


# Around an activation


class Lead(Action, frozen=True):
    """The friend that a Leader gives a free action (TW-FAE-02)."""

    figure: FigureId


class LockOn(Action, frozen=True):
    """The enemy that a Scout marks (TW-FAE-27b)."""

    figure: FigureId


class RiseUp(Action, frozen=True):
    """Till All Are One: this figure takes its free action now (TW-FAE-06)."""

    figure: FigureId


class Command(Action, frozen=True):
    """The next friend that acts by Prepared Contingencies (TW-SPZ-10)."""

    figure: FigureId


class UseToughNut(Action, frozen=True):
    pass


class FleeFrom(Action, frozen=True):
    """The enemy that a civilian runs from, of several equally near (TW-RUL-75)."""

    figure: FigureId


class AgreeToEnd(Action, frozen=True):
    """End by points after three quiet rounds (TW-RUL-79)."""


class PlayOn(Action, frozen=True):
    pass


class TimeIsUp(Interjection, frozen=True):
    """The agreed time is over (TW-RUL-78)."""


ACTIONS: tuple[type[Action], ...] = (
    MakeList,
    PickObstacles,
    TakeObstacle,
    PlaceAt,
    ChooseEdge,
    Deploy,
    DeployJoined,
    Face,
    Activate,
    Move,
    MoveAlong,
    Attack,
    Transform,
    QuickTransform,
    Aim,
    Pass,
    Tow,
    Cement,
    OilGrip,
    Repair,
    SignalFlare,
    Siren,
    CollectSun,
    JumpJets,
    Teleport,
    PreparedContingencies,
    Combine,
    Split,
    Overload,
    Unite,
    Fire,
    CeaseFire,
    AimAnew,
    DealDamage,
    GiveMarker,
    ChoosePrey,
    NextVictim,
    BreakWeapon,
    KeepRoll,
    RerollInspired,
    RerollAimed,
    Dodge,
    TakeTheHit,
    Protect,
    Decline,
    HarmForm,
    PointTo,
    BearOddPoint,
    SlideAlong,
    RamTarget,
    TakeAlong,
    Lead,
    LockOn,
    RiseUp,
    Command,
    UseToughNut,
    FleeFrom,
    AgreeToEnd,
    PlayOn,
)
INTERJECTIONS: tuple[type[Interjection], ...] = (TimeIsUp,)
