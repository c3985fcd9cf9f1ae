"""Deployment: teams place their units, or the scenario places everybody (TG-SET-04)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.actions import Deploy, DeployAs, Face, PlaceAt
from rollout.games.the_game.content.maps import CLEAR
from rollout.games.the_game.content.scenarios import Zone, zone_cells
from rollout.games.the_game.content.tech_spec import LEAVES, Mode
from rollout.games.the_game.events import Deployed
from rollout.games.the_game.model import AIR, ASIDE, GROUND, NONE, OPERATIONAL, State, Unit
from rollout.games.the_game.rules.footing import resting_level, standing_refusal
from rollout.games.the_game.rules.placing import is_mercenary
from rollout.kernel.actions import Action
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Listed

FACES: Final[list[Action]] = [Face(facing) for facing in range(6)]


def draw_order(table: Table[State]) -> Script[None]:
    """Random seat order, then the teams alternate until every unit has its turn."""
    state = table.state
    yield from choose_modes(table)
    everybody = range(len(state.facts.seat_teams))
    seats = [seat for seat in everybody if undeployed(state, seat)]
    if len(seats) > 1:
        seats = yield table.shuffle("seat_order", seats)
    state.deploying = placing_order(state, seats)[::-1]


def choose_modes(table: Table[State]) -> Script[None]:
    """Units that the scenario places in any mode are changed to the one their player likes."""
    state = table.state
    free = [placed.unit for placed in state.facts.scenario.placements if placed.any_mode]
    for unit in state.units:
        if unit.sheet.slug in free and unit.cell != NONE and unit.status == OPERATIONAL:
            modes: list[Action] = [
                DeployAs(mode.index)
                for mode in modes_at_start(unit)
                if may_start(state, unit, mode, GROUND, unit.cell)
            ]
            state.acting.append(unit.id)
            chosen = yield table.ask(unit.seat, "deploy_as", Listed(modes), unit=unit.id)
            state.acting.pop()
            unit.form = unit.sheet.modes[chosen.mode]
            state.place(unit, unit.cell, resting_level(state, unit.form, unit.cell))
            table.tell(Deployed(unit.id, unit.cell, unit.facing, unit.form.index, unit.level, NONE))


def placing_order(state: State, seats: list[int]) -> list[int]:
    """One seat for every unit to be placed: teams in turn, the seats of a team in turn."""
    left = {seat: len(undeployed(state, seat)) for seat in seats}
    teams: list[list[int]] = []
    for seat in seats:
        for queue in teams:
            if state.facts.seat_teams[queue[0]] == state.facts.seat_teams[seat]:
                queue.append(seat)
                break
        else:
            teams.append([seat])
    order: list[int] = []
    while any(left.values()):
        for queue in teams:
            for _ in range(len(queue)):
                seat = queue.pop(0)
                queue.append(seat)
                if left[seat]:
                    left[seat] -= 1
                    order.append(seat)
                    break
    return order


def deploy_next(table: Table[State]) -> Script[None]:
    """The seat whose turn it is places one of its units in its team's zone."""
    state = table.state
    seat = state.deploying[-1]
    waiting: list[Action] = [Deploy(unit.id) for unit in undeployed(state, seat)]
    chosen = yield table.ask(seat, "deploy", Listed(waiting))
    unit = state.units[chosen.unit]
    yield from place_in(table, unit, zone_of(state, unit))
    state.deploying.pop()
    tell_of(table, unit)


def deploy(table: Table[State], unit: Unit, zone: list[int]) -> Script[None]:
    """A unit comes into the zone."""
    yield from place_in(table, unit, zone)
    tell_of(table, unit)


def tell_of(table: Table[State], unit: Unit) -> None:
    told = Deployed(unit.id, unit.cell, unit.facing, unit.form.index, unit.level, unit.carrier)
    table.tell(told)


def place_in(table: Table[State], unit: Unit, zone: list[int]) -> Script[None]:
    """Mode and layer, or a carrier; then hex and facing. Posture is upright."""
    state = table.state
    state.acting.append(unit.id)
    zone = open_zone(state, unit, zone)
    found = ways(state, unit, zone) or [DeployAs(mode.index) for mode in modes_at_start(unit)]
    chosen = yield table.ask(unit.seat, "deploy_as", Listed(found), unit=unit.id)
    unit.form = unit.sheet.modes[chosen.mode]
    if chosen.carrier != NONE:
        start_with(state, unit, state.units[chosen.carrier])
    else:
        cells = starting_cells(state, unit, unit.form, chosen.level, zone)
        places: list[Action] = [PlaceAt(cell) for cell in cells]
        place = yield table.ask(unit.seat, "deploy_hex", Listed(places), unit=unit.id)
        unit.status = OPERATIONAL
        level = AIR if chosen.level == AIR else resting_level(state, unit.form, place.cell)
        state.place(unit, place.cell, level)
        if not unit.sheet.heads:
            face = yield table.ask(unit.seat, "deploy_facing", Listed(FACES), unit=unit.id)
            unit.facing = face.facing
    state.acting.pop()


def open_zone(state: State, unit: Unit, zone: list[int]) -> list[int]:
    """The zone, made wider until the unit has a way to start in it."""
    while not ways(state, unit, zone) and len(zone) < state.facts.grid.size:
        zone = wider(state, zone)
    return zone


def starting_cells(state: State, unit: Unit, form: Mode, level: int, zone: list[int]) -> list[int]:
    """Where it may be put in that mode and layer."""
    return free_cells(state, unit, form, level, zone) or roomy_cells(state)


def undeployed(state: State, seat: int) -> list[Unit]:
    """The units of a seat that are still to be placed."""
    return [
        unit
        for unit in state.units
        if unit.owner == seat and unit.cell == NONE and unit.status == OPERATIONAL
    ]


def ways(state: State, unit: Unit, zone: list[int]) -> list[Action]:
    """Every mode on every layer that has room, and every carrier that stands in the zone."""
    found: list[Action] = []
    for mode in modes_at_start(unit):
        found += [
            DeployAs(mode.index, level)
            for level in ((GROUND, AIR) if mode.airborne else (GROUND,))
            if free_cells(state, unit, mode, level, zone)
        ]
        found += [
            DeployAs(mode.index, GROUND, other.id)
            for other in state.units
            if other.cell in zone and may_start_with(unit, mode, other)
        ]
    return found


def modes_at_start(unit: Unit) -> list[Mode]:
    """Any mode; a mercenary's must be of the side he is on (TG-UNQ-06)."""
    if not is_mercenary(unit):
        return [mode for mode in unit.sheet.modes if mode.side != LEAVES]
    return [mode for mode in unit.sheet.modes if mode.side == unit.form.side]


def may_start_with(unit: Unit, form: Mode, other: Unit) -> bool:
    """Inside a transport twice its height, or carried when it is Small or a gun (TG-RUL-91)."""
    if other.carrier != NONE or other.status != OPERATIONAL:
        return False
    if other.side != unit.side or other.id == unit.id:
        return False
    return fits_inside(form, other) or may_be_carried(form, other)


def fits_inside(form: Mode, transport: Unit) -> bool:
    """TG-TPT-01."""
    return transport.form.transport and 2 * form.height <= transport.form.height


def may_be_carried(form: Mode, carrier: Unit) -> bool:
    """TG-RUL-77, TG-RUL-78: carriers are grounded, not Small, and no crowd."""
    if carrier.form.small or carrier.level == AIR or carrier.sheet.heads:
        return False
    return form.small or form.gun


def start_with(state: State, unit: Unit, carrier: Unit) -> None:
    """A passenger if it fits inside, otherwise in its hands."""
    unit.status = OPERATIONAL
    unit.carrier = carrier.id
    unit.inside = fits_inside(unit.form, carrier)
    unit.facing = carrier.facing
    state.place(unit, carrier.cell, carrier.level)


def zone_of(state: State, unit: Unit) -> list[int]:
    """Where the unit may start: its side's zone, or that of its reinforcement."""
    scenario = state.facts.scenario
    if unit.status == ASIDE:
        for reinforcement in scenario.reinforcements:
            if unit.sheet.slug in reinforcement.units:
                return cells_of(state, reinforcement.zone, unit.team)
    return cells_of(state, scenario.sides[unit.team].zone, unit.team)


def cells_of(state: State, zone: Zone, team: int) -> list[int]:
    return zone_cells(zone, state.facts.ground, team)


def wider(state: State, zone: list[int]) -> list[int]:
    """A full zone spills over into the hexes around it."""
    cells = {*zone, *(near for cell in zone for near in state.facts.neighbours[cell])}
    return sorted(cells - {NONE})


def free_cells(state: State, unit: Unit, form: Mode, level: int, zone: list[int]) -> list[int]:
    return [cell for cell in zone if may_start(state, unit, form, level, cell)]


def roomy_cells(state: State) -> list[int]:
    """Where no ground is fit, as for a boat on dry land, any with room will do (TG-RUL-56)."""
    return [cell for cell, other in enumerate(state.on_ground) if other == NONE]


def may_start(state: State, unit: Unit, form: Mode, level: int, cell: int) -> bool:
    layer = AIR if level == AIR else resting_level(state, form, cell)
    return standing_refusal(state, unit, form, cell, layer) is None


# Ready deployment: the scenario places everybody, in place of a game master (TG-RUL-95).

CROWDING: Final = 3
"""How many hexes farther out a place is worth that has no neighbour yet."""
BAD_GROUND: Final = 2


def place_everybody(state: State) -> None:
    """Each unit in its first mode, near the front of its zone, not too close, face to the foe."""
    for seat in range(len(state.facts.seat_teams)):
        for unit in undeployed(state, seat):
            cell = _best_cell(state, unit)
            state.place(unit, cell, resting_level(state, unit.form, cell))
            unit.facing = facing_to(state, cell, _front(state, _foe_zone(state, unit)))


def facing_to(state: State, cell: int, target: int) -> int:
    """The facing nearest to the straight line."""
    bearing = state.facts.grid.bearings[cell][target]
    return (bearing + 2) // 4 % 6


def _best_cell(state: State, unit: Unit) -> int:
    zone = zone_of(state, unit)
    front = _front(state, zone)
    cells = free_cells(state, unit, unit.form, GROUND, zone)
    while not cells and len(zone) < state.facts.grid.size:
        zone = wider(state, zone)
        cells = free_cells(state, unit, unit.form, GROUND, zone)
    cells = cells or roomy_cells(state)
    best = cells[0]
    least = _drawbacks(state, best, front)
    for cell in cells[1:]:
        drawbacks = _drawbacks(state, cell, front)
        if drawbacks < least:
            best, least = cell, drawbacks
    return best


def _drawbacks(state: State, cell: int, front: int) -> int:
    neighbours = state.facts.neighbours[cell]
    crowded = sum(1 for near in neighbours if near != NONE and state.on_ground[near] != NONE)
    bad = state.terrain[cell] != CLEAR or state.construct_height[cell] > 0
    away = state.facts.grid.distance(cell, front)
    return away + CROWDING * crowded + (BAD_GROUND if bad else 0)


def _front(state: State, zone: list[int]) -> int:
    """The hex of a zone that lies nearest to the middle of the map."""
    grid = state.facts.grid
    middle = grid.rows // 2 * grid.columns + grid.columns // 2
    best = zone[0]
    for cell in zone:
        if grid.distance(cell, middle) < grid.distance(best, middle):
            best = cell
    return best


def _foe_zone(state: State, unit: Unit) -> list[int]:
    foe = 1 - unit.team
    for other in state.units:
        if other.team == foe:
            return zone_of(state, other)
    return state.facts.ground.home[foe]
