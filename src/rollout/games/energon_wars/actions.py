"""Everything a seat can choose (EW, Decisions and chance). Points are hundredths of an inch."""

from __future__ import annotations

from rollout.games.energon_wars.kinds import (
    AbilityId,
    CargoId,
    ConditionName,
    ModeId,
    ModelId,
    PieceId,
    ScenarioName,
    TokenId,
    WeaponId,
)
from rollout.kernel.actions import Action
from rollout.space.regions.outlines import Angle, Path


class AcceptRoll(Action, frozen=True):
    """EW-SET-04: agree that a D6 decides the scenario, or insist on the pick."""

    yes: bool


class PickScenario(Action, frozen=True):
    """EW-SET-03: the low roller's choice."""

    scenario: ScenarioName


class Deploy(Action, frozen=True):
    """EW-SET-05 to EW-SET-07: put a model on the table in a mode."""

    model: ModelId
    mode: ModeId
    x: int
    y: int


class Board(Action, frozen=True):
    """EW-SET-08: begin in the storage of a friend that is deployed."""

    model: ModelId
    carrier: ModelId


class HoldBack(Action, frozen=True):
    """Escalation: all that is not deployed yet stays in reserve."""


class Activate(Action, frozen=True):
    """EW-ACT-01."""

    model: ModelId


class Shake(Action, frozen=True):
    """EW-EN-19: pay to be rid of a condition."""

    condition: ConditionName


class StandUp(Action, frozen=True):
    """EW-KD-07: stand up free by giving up movement or attacks."""

    giving_up: str


class Proceed(Action, frozen=True):
    """Nothing more of this; go on."""


class Walk(Action, frozen=True):
    """EW-MOV-03: the ends of its legs."""

    path: Path


class Run(Action, frozen=True):
    """EW-MOV-04."""

    path: Path


class Climb(Action, frozen=True):
    """EW-MOV-06, EW-MOV-07: to a spot on another level; -1 is the ground."""

    x: int
    y: int
    level: int


class Transform(Action, frozen=True):
    """EW-TRN-01."""


class Attack(Action, frozen=True):
    """EW-ATK-01: a weapon against one target."""

    weapon: WeaponId
    target: ModelId


class AttackAround(Action, frozen=True):
    """EW-ATK-14: a weapon against everybody in range."""

    weapon: WeaponId


class Spray(Action, frozen=True):
    """EW-RUL-29: a cone, in tenths of a degree."""

    weapon: WeaponId
    bearing: Angle


class Trample(Action, frozen=True):
    """EW-TRM-01: in a straight line to a point."""

    weapon: WeaponId
    x: int
    y: int


class Throw(Action, frozen=True):
    """EW-THR-01: try to lift a model."""

    target: ModelId


class ThrowObject(Action, frozen=True):
    """EW-THR-02: lift a piece of terrain."""

    piece: PieceId


class ThrowTo(Action, frozen=True):
    """EW-THR-04: towards a point, at nobody."""

    x: int
    y: int


class ThrowAt(Action, frozen=True):
    """EW-THR-03."""

    target: ModelId


class UseAbility(Action, frozen=True):
    """EW-ABL-01: an ability with its targets."""

    ability: AbilityId
    targets: tuple[ModelId, ...] = ()


class UseAbilityAt(Action, frozen=True):
    """An ability that is for a spot."""

    ability: AbilityId
    x: int
    y: int


class React(Action, frozen=True):
    """An ability of a model, in the window it names."""

    model: ModelId
    ability: AbilityId


class Repair(Action, frozen=True):
    """EW-EN-06."""

    amount: int


class PickUp(Action, frozen=True):
    """EW-STO-04."""

    cargo: CargoId


class PassOn(Action, frozen=True):
    """EW-STO-06: hand something to a friend beside."""

    cargo: CargoId
    to: ModelId


class TakeOver(Action, frozen=True):
    """EW-STO-06: take something from the friend beside that carries it."""

    cargo: CargoId


class SetDown(Action, frozen=True):
    """EW-STO-05."""

    cargo: CargoId


class Punch(Action, frozen=True):
    """EW-HUG-04: destroy a piece of terrain."""

    piece: PieceId


class Consume(Action, frozen=True):
    """Energon Siphon: use a carried cube up."""

    token: TokenId


class Capture(Action, frozen=True):
    """Kremzeek!: try to catch one."""

    token: TokenId


class OpenMatrix(Action, frozen=True):
    """You've Got the Touch!"""


class Travel(Action, frozen=True):
    """Portal Play: step through to another open portal."""

    token: TokenId


class Place(Action, frozen=True):
    """Put something down at a point."""

    x: int
    y: int


class MoveTo(Action, frozen=True):
    """A move that an ability allows; points of the way as in a walk."""

    path: Path


class Decide(Action, frozen=True):
    """Yes or no."""

    yes: bool


class Pick(Action, frozen=True):
    """Choose one model of several."""

    model: ModelId


class Drop(Action, frozen=True):
    """EW-TRN-06: what to let go when there is no more room."""

    cargo: CargoId


class Prevent(Action, frozen=True):
    """EW-EN-12: spend so much energon against damage."""

    amount: int


class Share(Action, frozen=True):
    """EW-HUG-08: damage for each member, in their order."""

    damage: tuple[int, ...]


class EndActivation(Action, frozen=True):
    """EW-ACT-08."""


ACTIONS: tuple[type[Action], ...] = (
    AcceptRoll,
    PickScenario,
    Deploy,
    Board,
    HoldBack,
    Activate,
    Shake,
    StandUp,
    Proceed,
    Walk,
    Run,
    Climb,
    Transform,
    Attack,
    AttackAround,
    Spray,
    Trample,
    Throw,
    ThrowObject,
    ThrowTo,
    ThrowAt,
    UseAbility,
    UseAbilityAt,
    React,
    Repair,
    PickUp,
    PassOn,
    TakeOver,
    SetDown,
    Punch,
    Consume,
    Capture,
    OpenMatrix,
    Travel,
    Place,
    MoveTo,
    Decide,
    Pick,
    Drop,
    Prevent,
    Share,
    EndActivation,
)
