"""Movement: one unbroken action, step by step (TG-MOV, TG-FAC, TG-PRN, TG-ACT-06)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.abilities.ability import Ability
from rollout.games.the_game.abilities.repairing import rejoin
from rollout.games.the_game.actions import Board, LaySmoke, Move, Rejoin, Sprint, Stop, Warp
from rollout.games.the_game.events import (
    LeftTransport,
    LevelChanged,
    Moved,
    MovementBegan,
    MovementEnded,
    SmokePlaced,
    StoodUp,
    Turned,
    WentProne,
)
from rollout.games.the_game.model import NONE, Smoke, State, Unit
from rollout.games.the_game.rules.boarding import (
    RETREAT_COST,
    departures,
    enter_transport,
    exit_cost,
    leaving_refusal,
    retreat,
)
from rollout.games.the_game.rules.deactivation import climb
from rollout.games.the_game.rules.footing import CROWD, choose_depth, layer_taken
from rollout.games.the_game.rules.movement_options import Steps, list_steps, warp
from rollout.games.the_game.rules.placing import place_near
from rollout.games.the_game.rules.reach import Mover, can_go_on, may_stay
from rollout.games.the_game.rules.steps import Way
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.reasons import Reasons, Term

# The actions that open a Movement: Move, Sprint, Smoke.

ROBOTS_ONLY: Final = Refusal("TG-SPR-01", "refuse-sprint-robots-only")


class Moving(Ability):
    kind = "movement"
    action: type[Action] = Move

    def available(self, state: State, unit: Unit) -> bool:
        return unit.form.speed > 0

    def candidates(self, state: State, unit: Unit) -> list[Action]:
        return [Move()]

    def refusal(self, state: State, unit: Unit, action: Action) -> Refusal | None:
        return movement_refusal(state, unit)

    def perform(self, table: Table[State], unit: Unit, action: Action) -> Script[None]:
        return move(table, unit, speed_points(unit))


class Sprinting(Ability):
    """Speed points doubled, for both actions; robot form only (TG-SPR-01)."""

    kind = "movement"
    action: type[Action] = Sprint
    actions = 2

    def available(self, state: State, unit: Unit) -> bool:
        return state.facts.options.sprint and unit.form.speed > 0

    def candidates(self, state: State, unit: Unit) -> list[Action]:
        return [Sprint()]

    def refusal(self, state: State, unit: Unit, action: Action) -> Refusal | None:
        if not unit.form.robot_form:
            return ROBOTS_ONLY
        return movement_refusal(state, unit)

    def perform(self, table: Table[State], unit: Unit, action: Action) -> Script[None]:
        return move(table, unit, sprint_points(unit))


class SmokeLaying(Ability):
    """One normal Movement that leaves smoke, for both actions (TG-SMK-01, TG-RUL-76)."""

    kind = "movement"
    action: type[Action] = LaySmoke
    trait = "smoke"
    actions = 2

    def candidates(self, state: State, unit: Unit) -> list[Action]:
        return [LaySmoke()]

    def refusal(self, state: State, unit: Unit, action: Action) -> Refusal | None:
        return movement_refusal(state, unit)

    def perform(self, table: Table[State], unit: Unit, action: Action) -> Script[None]:
        return move_in_smoke(table, unit, speed_points(unit))


# Movement: one unbroken action, step by step (TG-MOV, TG-FAC, TG-PRN, TG-ACT-06).

STANDING_UP: Final = 2

NOT_OPERATIONAL: Final = Refusal("TG-SEQ-07", "refuse-not-operational")
NO_SPEED: Final = Refusal("TG-RUL-04", "refuse-no-speed")
CANNOT_STAND: Final = Refusal("TG-RUL-59", "refuse-too-slow-to-stand")
NO_STEP: Final = Refusal("TG-MOV-04", "refuse-no-step")


def movement_refusal(state: State, unit: Unit) -> Refusal | None:
    """None when the unit may open a Movement: there is some step it could take."""
    if not unit.operational:
        return NOT_OPERATIONAL
    speed = unit.form.speed
    if speed == 0:
        return NO_SPEED
    if unit.prone and speed < STANDING_UP:
        return CANNOT_STAND
    if unit.carrier != NONE:
        refusal = leaving_refusal(state, unit)
        if refusal is not None:
            return refusal
    elif unit.form.kind != CROWD:
        return None
    return NO_STEP if len(list_steps(state, Mover(state, unit, speed))) == 1 else None


def speed_points(unit: Unit) -> Reasons:
    """The points of the mode the unit is in (TG-MOV-01, TG-MOV-08)."""
    return Reasons((Term("reason-speed", unit.form.speed, "TG-MOV-01"),))


def sprint_points(unit: Unit) -> Reasons:
    """Doubled for a Sprint; the Speed that shots are aimed at stays (TG-SPR-01, TG-RUL-84)."""
    speed = unit.form.speed
    return Reasons(
        (Term("reason-speed", speed, "TG-MOV-01"), Term("reason-sprint", speed, "TG-SPR-01"))
    )


def move(table: Table[State], unit: Unit, points: Reasons) -> Script[None]:
    """A Movement: steps until the seat stops or the unit is somewhere it stays."""
    yield from _movement(table, Mover(table.state, unit, points.total), points)


def move_in_smoke(table: Table[State], unit: Unit, points: Reasons) -> Script[None]:
    """A Movement that leaves smoke in every hex, the first and last too (TG-SMK, TG-RUL-76)."""
    mover = Mover(table.state, unit, points.total)
    mover.smoking = True
    lay_smoke(table, unit.cell)
    yield from _movement(table, mover, points)


def lay_smoke(table: Table[State], cell: int) -> None:
    """Smoke that goes at the end of the next full round (TG-SMK-02, TG-RUL-28)."""
    state = table.state
    expires = state.round + 1
    for smoke in state.smoke:
        if smoke.cell == cell and smoke.fire == NONE and smoke.expires == expires:
            return
    state.smoke.append(Smoke(cell, NONE, expires))
    table.tell(SmokePlaced(cell, NONE, expires))


def _movement(table: Table[State], mover: Mover, points: Reasons) -> Script[None]:
    state, unit = table.state, mover.unit
    table.tell(MovementBegan(unit.id, mover.left, points))
    while True:
        action = yield table.ask(
            unit.seat, "move_step", Steps(state, mover), unit=unit.id, left=mover.left
        )
        if isinstance(action, Stop):
            break
        way = _way(state, mover, action)
        if way is None:
            yield from _last_step(table, mover, action)
            break
        take_step(table, mover, way)
        if way.climbs:
            yield from _climb(table, mover)
            if not unit.operational or state.over:
                return
            if _stranded(state, mover):
                yield from place_near(table, unit, unit.cell)
                break
    if unit.operational and unit.carrier == NONE:
        yield from choose_depth(table, unit)
    table.tell(MovementEnded(unit.id, mover.left))


def _way(state: State, mover: Mover, action: Action) -> Way | None:
    if mover.unit.carrier == NONE:
        return mover.way(state, action)
    for way in departures(state, mover.unit):
        if way.action == action:
            return way
    return None


def take_step(table: Table[State], mover: Mover, way: Way) -> None:
    """Pay for a step and take it."""
    state, unit = table.state, mover.unit
    mover.taken += 1
    mover.left -= way.cost
    if unit.carrier != NONE:
        _get_out(table, mover, way)
    elif way.cell != unit.cell:
        start = unit.cell
        _come_to(state, unit, way)
        table.tell(Moved(unit.id, start, way.cell, way.level, way.reasons, mover.left))
    elif way.level != unit.level:
        _come_to(state, unit, way)
        table.tell(LevelChanged(unit.id, way.level, way.cost, mover.left))
    elif way.prone != unit.prone:
        unit.prone = way.prone
        unit.facing = way.facing
        if way.prone:
            table.tell(WentProne(unit.id, mover.left))
        else:
            table.tell(StoodUp(unit.id, way.facing, mover.left))
    else:
        unit.facing = way.facing
        table.tell(Turned(unit.id, way.facing, mover.left))
    if mover.smoking:
        lay_smoke(table, unit.cell)


def _come_to(state: State, unit: Unit, way: Way) -> None:
    """Into a hex or onto a layer; where a friend stands, only through it (TG-MOV-06)."""
    if layer_taken(state, unit, way.cell, way.level) == NONE:
        state.place(unit, way.cell, way.level)
    else:
        state.pass_through(unit, way.cell, way.level)


def _get_out(table: Table[State], mover: Mover, way: Way) -> None:
    """Out of a transport or carrier (TG-RUL-79, TG-RUL-81)."""
    state, unit = table.state, mover.unit
    carrier = state.units[unit.carrier]
    unit.carrier, unit.inside = NONE, False
    unit.facing, unit.prone = way.facing, way.prone
    _come_to(state, unit, way)
    table.tell(LeftTransport(unit.id, carrier.id, way.cell, way.reasons, mover.left))
    if way.level != carrier.level:
        table.tell(LevelChanged(unit.id, way.level, 0, mover.left))


def _last_step(table: Table[State], mover: Mover, action: Action) -> Script[None]:
    """A warp, a transport, a host or the edge of the map ends the Movement."""
    state, unit = table.state, mover.unit
    if isinstance(action, Warp):
        if warp(table, mover, action):
            yield from _climb(table, mover)
    elif isinstance(action, (Board, Rejoin)):
        cost = exit_cost(state, unit, unit.cell, unit.facing, unit.level, unit.prone, action)
        assert isinstance(cost, Reasons)
        mover.left -= cost.total
        if isinstance(action, Board):
            transport = state.units[action.transport]
            enter_transport(table, unit, transport, cost, mover.left)
            if mover.smoking:
                lay_smoke(table, unit.cell)
        else:
            yield from rejoin(table, unit, state.units[action.host])
    else:
        mover.left -= RETREAT_COST
        yield from retreat(table, unit)


def _climb(table: Table[State], mover: Mover) -> Script[None]:
    """Its weight on a construct, which may give way beneath it (TG-CON-04, TG-RUL-41)."""
    yield from climb(table, mover.unit)
    mover.look(table.state)


def _stranded(state: State, mover: Mover) -> bool:
    """Among others in a hex that sank so deep that no points are left to go on."""
    unit = mover.unit
    if may_stay(state, mover, unit.cell, unit.level):
        return False
    return not can_go_on(state, mover, mover.node, mover.left)
