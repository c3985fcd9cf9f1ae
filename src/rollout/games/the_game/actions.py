"""What a seat can choose. Cells, units, modes and facings are numbers."""

from __future__ import annotations

from rollout.games.the_game.kinds import (
    BuildWord,
    CellId,
    Character,
    Facing,
    HowWord,
    Level,
    ModeIndex,
    ShieldField,
    ThingId,
    UnitId,
)
from rollout.kernel.actions import Action

# Before the first round


class ChooseForce(Action, frozen=True):
    """The units a team brings, sealed until all are ready (TG-RUL-90)."""

    units: tuple[Character, ...]


class OrderChain(Action, frozen=True):
    """The chain of command: the team's Command units in order (TG-CMD-05)."""

    units: tuple[UnitId, ...]


class Deploy(Action, frozen=True):
    """Which unit is placed next (TG-RUL-91)."""

    unit: UnitId


class DeployAs(Action, frozen=True):
    """In which mode and on which level; or with a carrier or transport that stands already."""

    mode: ModeIndex
    level: Level = 0
    carrier: UnitId = -1


class PlaceAt(Action, frozen=True):
    """The cell of a unit that is placed, dropped, released or set down."""

    cell: CellId


class Face(Action, frozen=True):
    """The facing of a unit that was placed."""

    facing: Facing


# A turn: up to two of these


class Move(Action, frozen=True):
    """Open a Movement; its steps are asked one by one (TG-ACT-06)."""


class Sprint(Action, frozen=True):
    """A Movement with doubled Speed, for both actions (TG-SPR-01)."""


class LaySmoke(Action, frozen=True):
    """A Movement that leaves smoke behind, for both actions (TG-SMK-01)."""


class Shoot(Action, frozen=True):
    """A weapon attack on a unit. `how`: "", `careful_aim` or `redirect_power`."""

    target: UnitId
    how: HowWord = ""
    gun: UnitId = -1
    """The held gun it is made with, when the shooter holds several (TG-RUL-78)."""


class ShootConstruct(Action, frozen=True):
    cell: CellId
    how: HowWord = ""
    gun: UnitId = -1


class Strike(Action, frozen=True):
    """A physical attack on a unit. `how`: "" or `brawl`."""

    target: UnitId
    how: HowWord = ""


class StrikeConstruct(Action, frozen=True):
    """A physical attack on a construct. `how`: "", `brawl` or `demolish` (TG-DEM-01)."""

    cell: CellId
    how: HowWord = ""


class SetFire(Action, frozen=True):
    """Fire: a weapon attack on a hex (TG-FIR-01)."""

    cell: CellId
    how: HowWord = ""
    gun: UnitId = -1


class TakeControl(Action, frozen=True):
    """Control (TG-CTL-01)."""

    target: UnitId


class Transform(Action, frozen=True):
    mode: ModeIndex


class Build(Action, frozen=True):
    """`what`: `new`, `reinforce` or `raise` (TG-BLD-01)."""

    what: BuildWord
    cell: CellId


class Cloak(Action, frozen=True):
    """TG-CLK-01."""


class Uncloak(Action, frozen=True):
    """TG-CLK-03."""


class Combine(Action, frozen=True):
    """The team becomes its combined robot on the hex of one member (TG-CMB-05)."""

    cell: CellId


class Separate(Action, frozen=True):
    """TG-SEP-01."""


class Command(Action, frozen=True):
    """Two free actions for an ally (TG-CMD-01)."""

    ally: UnitId


class Transmit(Action, frozen=True):
    """One free action for an ally (TG-XMT-01)."""

    ally: UnitId


class ExtinguishFire(Action, frozen=True):
    cell: CellId


class Repair(Action, frozen=True):
    patient: UnitId


class RaiseShield(Action, frozen=True):
    """`field`: 1 self, 2 weapon (TG-SHD-01). Also the switch from one to the other."""

    field: ShieldField


class KeepShield(Action, frozen=True):
    """The action that keeps the field up for another turn (TG-SHD-06)."""


class PickUp(Action, frozen=True):
    """A Small unit, a gun, a Nebulon (TG-SML-01, TG-GUN-01, TG-NEB-05)."""

    unit: UnitId


class PickUpThing(Action, frozen=True):
    """A small object."""

    thing: ThingId


class SetDown(Action, frozen=True):
    unit: UnitId
    cell: CellId


class SetDownThing(Action, frozen=True):
    thing: ThingId
    cell: CellId


class DuckAndCover(Action, frozen=True):
    """TG-DUK-01."""


class EndTurn(Action, frozen=True):
    """No more actions; also to pass a free action."""


# Steps of a Movement


class Forward(Action, frozen=True):
    """Into the hex ahead (TG-FAC-02)."""


class Backward(Action, frozen=True):
    """Into the hex behind (TG-MOV-05)."""


class TurnLeft(Action, frozen=True):
    """One hexside anticlockwise (TG-FAC-03)."""


class TurnRight(Action, frozen=True):
    """One hexside clockwise."""


class Slide(Action, frozen=True):
    """A helicopter moves sideways without turning (TG-VTL-01)."""

    direction: Facing


class Walk(Action, frozen=True):
    """Humans, who have no facing, go into any adjacent hex (TG-RUL-87)."""

    direction: Facing


class TakeOff(Action, frozen=True):
    """Up into the air (TG-AIR-01)."""


class Rise(Action, frozen=True):
    """A landed helicopter begins to hover, or a flying one comes down to hover (TG-RUL-54)."""


class Land(Action, frozen=True):
    """Down onto the ground (TG-AIR-04)."""


class DropProne(Action, frozen=True):
    """TG-PRN-01."""


class StandUp(Action, frozen=True):
    """TG-PRN-03."""

    facing: Facing


class Board(Action, frozen=True):
    """Enter a transport in the hex ahead, or below after flying (TG-TPT-02, TG-TPT-03)."""

    transport: UnitId


class Leave(Action, frozen=True):
    """Leave a transport or carrier into an adjacent hex (TG-RUL-79, TG-RUL-81)."""

    direction: Facing


class Launch(Action, frozen=True):
    """Take off from within a transport (TG-TPT-03)."""


class Rejoin(Action, frozen=True):
    """A Nebulon goes back into its repaired Transformer ahead (TG-RUL-80)."""

    host: UnitId


class Warp(Action, frozen=True):
    """Telaport: a whole Movement by itself (TG-TEL-01)."""

    cell: CellId
    level: Level
    facing: Facing


class Retreat(Action, frozen=True):
    """Leave the map by the own edge (TG-RUL-09)."""


class Stop(Action, frozen=True):
    """End the Movement."""


class Surface(Action, frozen=True):
    """A swimmer in deep water ends its Movement or Transform showing itself (TG-RUL-58)."""


class Submerge(Action, frozen=True):
    """Or hidden."""


# Reactions


class TakeBorder(Action, frozen=True):
    """The defender's choice of the hex that counts on a border (TG-RUL-31)."""

    cell: CellId


ACTIONS: tuple[type[Action], ...] = (
    ChooseForce, OrderChain, Deploy, DeployAs, PlaceAt, Face,
    Move, Sprint, LaySmoke, Shoot, ShootConstruct, Strike, StrikeConstruct, SetFire, TakeControl,
    Transform, Build, Cloak, Uncloak, Combine, Separate, Command, Transmit, ExtinguishFire, Repair,
    RaiseShield, KeepShield, PickUp, PickUpThing, SetDown, SetDownThing, DuckAndCover, EndTurn,
    Forward, Backward, TurnLeft, TurnRight, Slide, Walk, TakeOff, Rise, Land, DropProne, StandUp,
    Board, Leave, Launch, Rejoin, Warp, Retreat, Stop, Surface, Submerge, TakeBorder,
)  # fmt: skip
