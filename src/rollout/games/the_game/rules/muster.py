"""Mustering: every unit, crowd and object of a match comes to the table (TG-SET-01, 02, 07)."""

from __future__ import annotations

from rollout.games.the_game.content.scenarios import Crowd, Placement
from rollout.games.the_game.content.tech_spec import COMBINED, MERCENARY, Sheet
from rollout.games.the_game.model import (
    AIR,
    ASIDE,
    NONE,
    OPERATIONAL,
    Facts,
    State,
    Thing,
    Unit,
)
from rollout.games.the_game.rules.endgame import TEAMS, starting_value
from rollout.games.the_game.rules.footing import resting_level
from rollout.games.the_game.rules.releasing import units_within
from rollout.kernel.errors import Refusal, SetupRefused


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
