"""Getting into and out of others, and off the map (TG-TPT, TG-RUL-09, TG-RUL-79 to 81)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.abilities.carrying import set_cargo_down
from rollout.games.the_game.abilities.cloaking import end_cloak
from rollout.games.the_game.abilities.shielding import drop_shield
from rollout.games.the_game.actions import Board, Launch, Leave, Rejoin
from rollout.games.the_game.content.tech_spec import NEBULON
from rollout.games.the_game.events import Boarded, Retreated
from rollout.games.the_game.model import AIR, GONE, GROUND, NONE, State, Unit
from rollout.games.the_game.rules.command import end_control, end_control_by
from rollout.games.the_game.rules.endgame import check_elimination
from rollout.games.the_game.rules.footing import (
    CANNOT_FLY,
    CROWD,
    TO_LAND,
    TO_TAKE_OFF,
    entry_cost,
    weighs_on_construct,
)
from rollout.games.the_game.rules.sight import submerged
from rollout.games.the_game.rules.steps import (
    CHANGES_LAYER,
    ENTERS,
    NO_SUCH_FACING,
    PRONE,
    SUBMERGED,
    Way,
    entry,
)
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.kernel.reasons import Reasons, Term

BOARDING: Final = Term("reason-boarding", 1, "TG-TPT-02")
LANDING_ON: Final = Term("reason-boarding", 1, "TG-TPT-03")
LEAVING: Final = Term("reason-leaving", 1, "TG-TPT-02")
LAUNCHING: Final = Term("reason-leaving", 1, "TG-TPT-03")
LEAVING_CARRIER: Final = Term("reason-leaving", 1, "TG-RUL-79")
REJOINING: Final = Term("reason-rejoining", 1, "TG-RUL-80")

NO_TRANSPORT: Final = Refusal("TG-TPT-01", "refuse-no-transport")
NO_ALLY: Final = Refusal("TG-TPT-01", "refuse-transport-no-ally")
TOO_TALL: Final = Refusal("TG-TPT-01", "refuse-too-tall-to-board")
NOT_AHEAD: Final = Refusal("TG-FAC-02", "refuse-not-ahead")
OTHER_LAYER: Final = Refusal("TG-RUL-81", "refuse-transport-on-other-layer")
CARRIED: Final = Refusal("TG-RUL-81", "refuse-while-inside")
NOT_CARRIED: Final = Refusal("TG-RUL-81", "refuse-not-carried")
SMALL_CARGO: Final = Refusal("TG-RUL-77", "refuse-while-carried")
CARRIER_CARRIED: Final = Refusal("TG-RUL-81", "refuse-carrier-carried")
NO_JUMPING: Final = Refusal("TG-RUL-81", "refuse-leave-in-the-air")
NO_FALLING: Final = Refusal("TG-RUL-79", "refuse-leave-in-the-air")
TRANSPORT_FLIES: Final = Refusal("TG-RUL-81", "refuse-launch-from-flying")
NOT_ITS_HOST: Final = Refusal("TG-RUL-80", "refuse-not-its-host")


def board_cost(
    state: State, unit: Unit, cell: int, facing: int, level: int, transport: int
) -> Reasons | Refusal:
    """What getting into a transport costs from that place, or why it cannot (TG-RUL-81)."""
    other = _there(state, unit, transport)
    if other is None or not other.form.transport:
        return NO_TRANSPORT
    if other.side != unit.side:
        return NO_ALLY
    if 2 * unit.form.height > other.form.height:
        return TOO_TALL
    way_in = _way_in(state, unit, cell, facing, level, other)
    if isinstance(way_in, Refusal):
        return way_in
    extra = LANDING_ON if level == AIR and other.level != AIR else BOARDING
    return Reasons((*way_in.terms, extra))


def rejoin_cost(
    state: State, unit: Unit, cell: int, facing: int, level: int, host: int
) -> Reasons | Refusal:
    """What going back into its repaired host costs: its hex and 1 extra point (TG-RUL-80)."""
    other = _there(state, unit, host)
    if other is None or unit.host != host or not _came_from(unit, other):
        return NOT_ITS_HOST
    if other.side != unit.side:
        return NOT_ITS_HOST
    way_in = _way_in(state, unit, cell, facing, level, other)
    if isinstance(way_in, Refusal):
        return way_in
    return Reasons((*way_in.terms, REJOINING))


def harbours(state: State, unit: Unit) -> list[int]:
    """Units that it could go into if it came to them: transports of its side, its host."""
    return [
        other.id
        for other in state.units
        if (other.form.transport or other.id == unit.host)
        and other.side == unit.side
        and other.operational
        and other.carrier == NONE
        and other.id != unit.id
    ]


def exits(
    state: State, unit: Unit, near: list[int], cell: int, facing: int, level: int, prone: bool
) -> list[Action]:
    """Which of those units it can go into from that place."""
    candidates: list[Action] = []
    for number in near:
        if state.facts.grid.distance(state.units[number].cell, cell) <= 1:
            candidates.append(Board(number))
            candidates.append(Rejoin(number))
    return [
        action
        for action in candidates
        if isinstance(exit_cost(state, unit, cell, facing, level, prone, action), Reasons)
    ]


def exit_cost(
    state: State, unit: Unit, cell: int, facing: int, level: int, prone: bool, action: Action
) -> Reasons | Refusal:
    """The cost of a Board or Rejoin, or the rule against it."""
    if unit.carrier != NONE:
        return CARRIED
    if prone:
        return PRONE
    if isinstance(action, Board):
        return board_cost(state, unit, cell, facing, level, action.transport)
    if isinstance(action, Rejoin):
        return rejoin_cost(state, unit, cell, facing, level, action.host)
    return NO_TRANSPORT


def leave(state: State, unit: Unit, action: Leave) -> Way | Refusal:
    """Into a hex next to the transport or carrier, facing outward (TG-RUL-79, TG-RUL-81)."""
    refusal = leaving_refusal(state, unit)
    if refusal is not None:
        return refusal
    if not 0 <= action.direction < 6:
        return NO_SUCH_FACING
    carrier = state.units[unit.carrier]
    level = AIR if carrier.level == AIR else GROUND
    if level == AIR and not unit.form.airborne:
        return NO_JUMPING if unit.inside else NO_FALLING
    target = state.facts.neighbours[carrier.cell][action.direction]
    after = entry(state, unit.form, level, carrier.cell, target)
    if isinstance(after, Refusal):
        return after
    extra = LEAVING if unit.inside else LEAVING_CARRIER
    cost = Reasons((*entry_cost(state, unit.form, level, carrier.cell, target).terms, extra))
    facing = unit.facing if unit.form.kind == CROWD else action.direction
    climbs = weighs_on_construct(state, unit.form, after, target)
    return Way(action, cost, ENTERS, target, facing, after, False, climbs)


def launch(state: State, unit: Unit, action: Launch) -> Way | Refusal:
    """Take off from within, with the transport's facing (TG-TPT-03, TG-RUL-81)."""
    refusal = leaving_refusal(state, unit)
    if refusal is not None:
        return refusal
    if not unit.form.airborne:
        return CANNOT_FLY
    transport = state.units[unit.carrier]
    if not unit.inside or transport.level == AIR:
        return TRANSPORT_FLIES
    if submerged(state, transport):
        return SUBMERGED
    cost = Reasons((*TO_TAKE_OFF.terms, LAUNCHING))
    return Way(action, cost, CHANGES_LAYER, unit.cell, transport.facing, AIR, False, False)


def departures(state: State, unit: Unit) -> list[Way]:
    """The ways out of a transport or carrier."""
    found = [leave(state, unit, Leave(direction)) for direction in range(6)]
    found.append(launch(state, unit, Launch()))
    return [way for way in found if isinstance(way, Way)]


def leaving_refusal(state: State, unit: Unit) -> Refusal | None:
    """Passengers and carried Nebulons may leave; small cargo waits to be set down."""
    if unit.carrier == NONE:
        return NOT_CARRIED
    if not unit.inside and unit.sheet.kind != NEBULON:
        return SMALL_CARGO
    if state.units[unit.carrier].carrier != NONE:
        return CARRIER_CARRIED
    return None


def enter_transport(
    table: Table[State], unit: Unit, transport: Unit, cost: Reasons, left: int
) -> None:
    """Inside it takes no room; cloak and shield end (TG-RUL-07, TG-RUL-81)."""
    state = table.state
    end_cloak(table, unit)
    drop_shield(table, unit)
    state.lift(unit)
    unit.carrier = transport.id
    unit.inside = True
    state.place(unit, transport.cell, transport.level)
    table.tell(Boarded(unit.id, transport.id, cost, left))


def _there(state: State, unit: Unit, number: int) -> Unit | None:
    """An operational unit on the map that is not itself carried."""
    if not 0 <= number < len(state.units) or number == unit.id:
        return None
    other = state.units[number]
    if not other.operational or other.carrier != NONE or other.cell == NONE:
        return None
    return other


def _way_in(
    state: State, unit: Unit, cell: int, facing: int, level: int, other: Unit
) -> Reasons | Refusal:
    """The cost of coming into the other's hex: from the hex, from above, or from next to it."""
    same_layer = (level == AIR) == (other.level == AIR)
    if other.cell == cell:
        if same_layer:
            return Reasons(())
        return TO_LAND if level == AIR else OTHER_LAYER
    around = state.facts.neighbours[cell]
    ahead = other.cell in around if unit.form.kind == CROWD else other.cell == around[facing]
    if not ahead:
        return NOT_AHEAD
    if not same_layer:
        return OTHER_LAYER
    after = entry(state, unit.form, level, cell, other.cell)
    if isinstance(after, Refusal):
        return after
    return entry_cost(state, unit.form, level, cell, other.cell)


def _came_from(unit: Unit, host: Unit) -> bool:
    """A partner or inner unit, not the member of a combined robot."""
    return unit.sheet.slug in host.sheet.partners or unit.sheet.slug == host.sheet.inner


# Units that leave the map without being deactivated: into another one, or out of the game.


def depart(table: Table[State], unit: Unit, status: int) -> Script[None]:
    """What it carries is set down, all that lasted ends, and it is ASIDE or GONE."""
    end_cloak(table, unit)
    drop_shield(table, unit)
    end_control(table, unit)
    end_control_by(table, unit)
    yield from set_cargo_down(table, unit)
    table.state.lift(unit)
    unit.status = status
    unit.cell, unit.level = NONE, GROUND
    unit.carrier, unit.inside = NONE, False
    unit.prone = unit.ducking = False


# Leaving the map by the own edge (TG-RUL-09, option `retreat_edge`).

RETREAT_COST: Final = 1

NO_RETREAT: Final = Refusal("TG-RUL-09", "refuse-no-retreat")
NOT_AT_THE_EDGE: Final = Refusal("TG-RUL-09", "refuse-not-at-own-edge")
NOT_ITS_OWN_MASTER: Final = Refusal("TG-RUL-68", "refuse-controlled-units-stay")


def retreat_refusal(state: State, unit: Unit, cell: int, prone: bool, left: int) -> Refusal | None:
    """None when the unit may leave the map from that hex."""
    if not state.facts.options.retreat_edge:
        return NO_RETREAT
    if unit.carrier != NONE:
        return CARRIED
    if prone:
        return PRONE
    if unit.master != NONE:
        return NOT_ITS_OWN_MASTER
    if not at_own_edge(state, unit, cell):
        return NOT_AT_THE_EDGE
    if left < RETREAT_COST:
        return Refusal("TG-MOV-01", "refuse-points", {"cost": RETREAT_COST, "left": left})
    return None


def at_own_edge(state: State, unit: Unit, cell: int) -> bool:
    """Team A's edge is the first row of the map, team B's the last."""
    row = cell // state.facts.grid.columns
    return row == (0 if unit.team == 0 else state.facts.grid.rows - 1)


def retreat(table: Table[State], unit: Unit) -> Script[None]:
    """It is out, not deactivated. Its passengers go with it, what it holds stays behind.

    A passenger that fights for the other side does not leave with it (TG-RUL-68).
    """
    state = table.state
    for passenger in state.cargo(unit):
        if passenger.inside and passenger.side == passenger.team == unit.team:
            yield from retreat(table, passenger)
    yield from depart(table, unit, GONE)
    table.tell(Retreated(unit.id))
    check_elimination(state)
