"""Who comes to the table: mustered before the match, or set down during it (TG-SET, TG-NEB)."""

from __future__ import annotations

from rollout.games.the_game.actions import Face, PlaceAt
from rollout.games.the_game.content.maps import ROUGH, WATER
from rollout.games.the_game.content.scenarios import Crowd, Placement
from rollout.games.the_game.content.tech_spec import COMBINED, MERCENARY, NEBULON, Sheet
from rollout.games.the_game.events import Dropped, Released, Unconscious
from rollout.games.the_game.model import (
    AIR,
    ASIDE,
    GROUND,
    NONE,
    OPERATIONAL,
    UNCONSCIOUS,
    Facts,
    State,
    Thing,
    Unit,
)
from rollout.games.the_game.rules.endgame import TEAMS, starting_value
from rollout.games.the_game.rules.footing import layer_taken, resting_level, standing_refusal
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal, SetupRefused
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Listed


def empty_table(facts: Facts) -> State:
    """The map with its objects and nobody on it."""
    ground = facts.ground
    state = State(
        facts,
        [],
        ground.terrain,
        ground.construct_height,
        ground.construct_hit_points,
        [NONE] * facts.grid.size,
        [NONE] * facts.grid.size,
    )
    state.chains = [[] for _ in range(TEAMS)]
    state.scores = [0] * TEAMS
    state.held = [0] * TEAMS
    state.starting_value = [0] * TEAMS
    state.forces = [[] for _ in facts.seat_teams]
    for objects in facts.scenario.objects:
        for cell in ground.objectives[objects.group]:
            state.things.append(Thing(len(state.things), objects.kind, cell))
    return state


def muster(state: State, forces: list[list[str]]) -> None:
    """The units of all seats, one card each: their number (TG-SET-02, TG-RUL-13)."""
    scenario = state.facts.scenario
    for team in range(TEAMS):
        for seat, slug in _of_team(state.facts, team, forces):
            _recruit(state, state.facts.sheets[slug], seat)
    for slug in scenario.mercenaries:
        _recruit(state, state.facts.sheets[slug], NONE)
    for crowd in scenario.crowds:
        _gather(state, crowd)
    for reinforcement in scenario.reinforcements:
        for slug in reinforcement.units:
            unit = _recruit(state, state.facts.sheets[slug], captain(state, reinforcement.side))
            unit.status, unit.acts_from = ASIDE, reinforcement.round + 1
    _keep_giants_aside(state)
    _check_names(state)
    _check_room(state)
    for placement in scenario.placements:
        _place_as_scripted(state, placement)
    state.starting_value = [starting_value(state, team) for team in range(TEAMS)]


def forces_by_seat(facts: Facts, forces: list[list[str]]) -> list[list[str]]:
    """Forces of teams dealt out to the seats of each team in turn (TG-RUL-89)."""
    dealt: list[list[str]] = [[] for _ in facts.seat_teams]
    for team, force in enumerate(forces):
        seats = team_seats(facts, team)
        for place, slug in enumerate(force):
            dealt[seats[place % len(seats)]].append(slug)
    return dealt


def team_seats(facts: Facts, team: int) -> list[int]:
    return [seat for seat, of in enumerate(facts.seat_teams) if of == team]


def captain(state: State, team: int) -> int:
    """The first seat of a team: it decides for the team as a whole, and for its humans."""
    return NONE if team == NONE else state.facts.seat_teams.index(team)


def is_mercenary(unit: Unit) -> bool:
    """Its side is rolled for and follows its mode (TG-UNQ-04, TG-UNQ-05)."""
    return unit.sheet.faction == MERCENARY


def _of_team(facts: Facts, team: int, forces: list[list[str]]) -> list[tuple[int, str]]:
    """Seat and unit: what the scenario gives the team, then what its seats bring."""
    seats = team_seats(facts, team)
    chosen = [(seat, slug) for seat in seats for slug in forces[seat]]
    brought = [slug for _, slug in chosen]
    fixed = [slug for slug in facts.scenario.sides[team].fixed if slug not in brought]
    everybody = [(seats[0], slug) for slug in fixed] + chosen
    names = {slug for _, slug in everybody}
    return [
        (seat, slug)
        for seat, slug in everybody
        if not (facts.sheets[slug].members and names.issuperset(facts.sheets[slug].members))
    ]


def _recruit(state: State, sheet: Sheet, seat: int) -> Unit:
    team = NONE if seat == NONE else state.facts.seat_teams[seat]
    unit = Unit(len(state.units), sheet, sheet.modes[0], team, seat, team, seat)
    unit.partners = units_within(sheet)
    if is_mercenary(unit):
        unit.team = unit.owner = unit.side = unit.seat = NONE
    state.units.append(unit)
    return unit


def _gather(state: State, crowd: Crowd) -> None:
    """Humans where the scenario has them; neutral ones belong to nobody (TG-HUM, TG-RUL-88)."""
    unit = _recruit(state, state.facts.sheets[crowd.sheet], captain(state, crowd.side))
    unit.damage = unit.sheet.hit_points - crowd.heads
    cell = state.facts.grid.cell(crowd.hex)
    state.place(unit, cell, resting_level(state, unit.form, cell))


def _keep_giants_aside(state: State) -> None:
    """The combined robot of every complete team (TG-SET-07)."""
    for sheet in state.facts.sheets.values():
        if sheet.kind != COMBINED:
            continue
        for team in range(TEAMS):
            members = [
                unit
                for unit in state.units
                if unit.team == team and unit.sheet.slug in sheet.members
            ]
            if len(members) == len(sheet.members):
                giant = _recruit(state, sheet, members[0].owner)
                giant.status = ASIDE


def _check_names(state: State) -> None:
    """No named character is in a match twice (TG-RUL-90). Humans have no names."""
    seen: set[str] = set()
    for unit in state.units:
        slug = unit.sheet.slug
        if slug in seen and unit.sheet.heads == 0:
            raise SetupRefused(Refusal("TG-RUL-90", "setup-unit-twice", {"unit": unit.sheet.name}))
        seen.add(slug)


def _check_room(state: State) -> None:
    """Every unit must find a hex of its own (TG-RUL-07)."""
    room = state.facts.grid.size
    units = sum(1 for unit in state.units if unit.sheet.kind != COMBINED)
    if units > room:
        details = {"units": units, "hexes": room}
        raise SetupRefused(Refusal("TG-RUL-07", "setup-no-room", details))


def _place_as_scripted(state: State, placement: Placement) -> None:
    """Where the scenario puts it, in place of a game master (TG-RUL-95)."""
    for unit in state.units:
        if unit.sheet.slug == placement.unit and unit.status == OPERATIONAL:
            unit.form = unit.sheet.modes[placement.mode]
            unit.facing = placement.facing
            cell = state.facts.grid.cell(placement.hex)
            level = AIR if placement.flying else resting_level(state, unit.form, cell)
            state.place(unit, cell, level)
            return


# Units that are dropped, released or set down beside something (TG-RUL-10, TG-RUL-18).


def place_near(table: Table[State], unit: Unit, around: int) -> Script[None]:
    """Its player picks a free hex next to `around`, or in the nearest ring that has one."""
    yield from place_among(table, unit, free_hexes(table.state, unit, around))


def place_member(table: Table[State], unit: Unit, around: int) -> Script[None]:
    """As `place_near`, but the hex itself comes before the second ring (TG-RUL-66)."""
    state = table.state
    cells = free_in_ring(state, unit, around, 1) or free_in_ring(state, unit, around, 0)
    yield from place_among(table, unit, cells or free_hexes(state, unit, around))


def place_among(table: Table[State], unit: Unit, cells: list[int]) -> Script[None]:
    """The player who controls the unit picks one of the hexes, then any facing."""
    state = table.state
    cell = cells[0]
    if len(cells) > 1 and unit.seat != NONE:
        places: list[Action] = [PlaceAt(free) for free in cells]
        chosen = yield table.ask(unit.seat, "drop", Listed(places), unit=unit.id)
        cell = chosen.cell
    state.place(unit, cell, resting_level(state, unit.form, cell))
    if unit.operational and not unit.sheet.heads and unit.seat != NONE:
        faces: list[Action] = [Face(facing) for facing in range(6)]
        chosen = yield table.ask(unit.seat, "drop_facing", Listed(faces), unit=unit.id)
        unit.facing = chosen.facing
    table.tell(Dropped(unit.id, unit.cell, unit.facing))


def free_hexes(state: State, unit: Unit, around: int) -> list[int]:
    """The free hexes it may stand in of the nearest ring that has any.

    Where none on the map is fit for its form, any hex with room on the ground will do.
    """
    grid = state.facts.grid
    farthest = grid.columns + grid.rows
    for radius in range(1, farthest):
        found = free_in_ring(state, unit, around, radius)
        if found:
            return found
    for radius in range(farthest):
        found = [
            cell
            for cell in grid.ring(around, radius)
            if layer_taken(state, unit, cell, GROUND) == NONE
        ]
        if found:
            return found
    return [around]


def free_in_ring(state: State, unit: Unit, around: int, radius: int) -> list[int]:
    return [cell for cell in state.facts.grid.ring(around, radius) if fits(state, unit, cell)]


def fits(state: State, unit: Unit, cell: int) -> bool:
    """Whether the unit can be put down on the ground layer there."""
    level = resting_level(state, unit.form, cell)
    return standing_refusal(state, unit, unit.form, cell, level) is None


# Nebulons and inner units leave a deactivated host (TG-NEB, TG-UNQ, TG-RUL-80, 85, 97).


def release(table: Table[State], host: Unit, from_the_air: bool) -> Script[None]:
    """The first of them stands in the body's hex, a second one in a free hex beside it."""
    state = table.state
    slugs = leaving(state, host)
    if slugs:
        _break_ground(state, host.cell)
        partner = _come_out(state, host, slugs[0], from_the_air)
        state.place(partner, host.cell, resting_level(state, partner.form, host.cell))
        for slug in slugs[1:]:
            following = _come_out(state, host, slug, from_the_air)
            _tell_of(table, partner, host)
            partner = following
            yield from place_near(table, partner, host.cell)
        _tell_of(table, partner, host)


def _tell_of(table: Table[State], partner: Unit, host: Unit) -> None:
    table.tell(Released(partner.id, host.id, partner.cell))
    if partner.status == UNCONSCIOUS:
        table.tell(Unconscious(partner.id))


def leaving(state: State, host: Unit) -> list[str]:
    """Who comes out: all that are within and belong to the current mode (TG-RUL-97)."""
    if host.partners == 0:
        return []
    sheet = host.sheet
    slugs = [
        slug
        for slug, mode in zip(sheet.partners, sheet.partner_modes, strict=True)
        if mode == NONE or mode == host.form.index
    ]
    if sheet.inner:
        slugs.append(sheet.inner)
    return [slug for slug in slugs if _is_within(state, host, slug)]


def units_within(sheet: Sheet) -> int:
    """How many partners and inner units a unit has within at the start (`Unit.partners`)."""
    return len(sheet.partners) + (1 if sheet.inner else 0)


def _is_within(state: State, host: Unit, slug: str) -> bool:
    """Not yet out, or out and back again; one that was not rejoined stays out (TG-RUL-80)."""
    partner = _known(state, host, slug)
    return partner is None or partner.status == ASIDE


def _known(state: State, host: Unit, slug: str) -> Unit | None:
    for unit in state.units:
        if unit.host == host.id and unit.sheet.slug == slug:
            return unit
    return None


def _come_out(state: State, host: Unit, slug: str, from_the_air: bool) -> Unit:
    """A unit of its own with the host's facing and card, in play from now on (TG-RUL-21).

    A Nebulon that falls from the air lies unconscious (TG-NEB-03).
    """
    host.partners -= 1
    partner = _known(state, host, slug)
    if partner is None:
        sheet = state.facts.sheets[slug]
        partner = Unit(
            len(state.units), sheet, sheet.modes[0], host.team, host.owner, host.side, host.seat,
            host=host.id, partners=units_within(sheet),
        )  # fmt: skip
        state.units.append(partner)
    partner.status = OPERATIONAL
    partner.team, partner.owner = host.team, host.owner
    partner.side, partner.seat = host.side, host.seat
    partner.facing = host.facing
    partner.prone = False
    partner.acts_from = state.round + 1
    if from_the_air and partner.sheet.kind == NEBULON:
        partner.status = UNCONSCIOUS
        partner.damage = partner.sheet.hit_points
    return partner


def _break_ground(state: State, cell: int) -> None:
    """Rough, unless there is water or a construct (TG-NEB-02, TG-RUL-80)."""
    if state.terrain[cell] != WATER and state.construct_height[cell] == 0:
        state.change_terrain(cell, ROUGH)
