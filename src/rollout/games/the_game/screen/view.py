"""What a seat may see: everything but the order of the pile and the sealed choices of others.

Made for a screen: names and labels beside numbers, sheets with all modes, the ground as lists
with one entry per hex in the numbering of the grid.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import asdict, replace

from rollout.games.the_game.content.maps import TERRAIN_NAMES
from rollout.games.the_game.content.tech_spec import Mode, Sheet
from rollout.games.the_game.model import (
    AIR,
    FIELD_NAMES,
    FORCES,
    LASTS,
    LEVEL_NAMES,
    NONE,
    PHASE_NAMES,
    STATUS_NAMES,
    TURN,
    State,
    Unit,
)
from rollout.games.the_game.naming import team_name, thing_name, unit_name
from rollout.games.the_game.rules.aim import own_firepower
from rollout.games.the_game.rules.command import leader
from rollout.games.the_game.rules.endgame import (
    SCORING,
    TEAMS,
    decided_by,
    far_banks,
    fought_over,
    home_rows,
    progress,
    share_left,
)
from rollout.games.the_game.rules.placing import team_seats
from rollout.games.the_game.rules.sight import base, height, submerged, top
from rollout.games.the_game.screen.forms import (
    ForceView,
    MapView,
    ModeView,
    ObjectiveView,
    PileView,
    Reinforcement,
    ScenarioView,
    SheetView,
    SmokeView,
    TeamView,
    ThingView,
    UnitView,
    View,
    ZoneView,
)
from rollout.space.hex_directions import DIRECTION_NAMES


def view(state: State, seat: int | None) -> View:
    """The table as that seat, or a spectator, sees it. The only gate."""
    return View(
        you=seat,
        phase=PHASE_NAMES[state.phase],
        round=state.round,
        turn=state.flipped[-1] if state.phase == TURN and state.flipped else None,
        acting=state.acting.copy(),
        pile=_pile(state),
        flipped=state.flipped.copy(),
        teams={team_name(team): _team(state, team) for team in range(TEAMS)},
        units={unit.id: _unit(state, unit) for unit in state.units},
        sheets={unit.sheet.slug: _sheet(unit.sheet, state.facts.values) for unit in state.units},
        map=_map(state),
        fires=[state.facts.grid.labels[cell] for cell in state.fires],
        smoke=[
            SmokeView(
                at=state.facts.grid.labels[smoke.cell],
                fire=_label(state, smoke.fire),
                expires=None if smoke.expires == LASTS else smoke.expires,
            )
            for smoke in state.smoke
        ],
        wind=None if state.wind == NONE else DIRECTION_NAMES[state.wind],
        things={
            thing.id: ThingView(
                id=thing.id,
                name=thing_name(state, thing.id),
                kind=thing.kind,
                at=_label(state, thing.cell),
                carrier=_number(thing.carrier),
            )
            for thing in state.things
        },
        scenario=_scenario(state),
        options=_agreed(state),
        forces=_forces(state, seat),
        deploying=state.deploying[::-1],
        over=state.over or None,
        winners=[team_name(team) for team in state.winners],
    )


def views(state: State, seats: Sequence[int | None]) -> list[View]:
    """The same for several: they differ only in who looks, and in what was chosen sealed."""
    watched = view(state, None)
    return [
        watched if seat is None else replace(watched, you=seat, forces=_forces(state, seat))
        for seat in seats
    ]


def _agreed(state: State) -> dict[str, int | str | bool]:
    agreed = asdict(state.facts.options)
    return {name: value for name, value in agreed.items() if value is not None}


def _pile(state: State) -> PileView:
    """Which cards are still to come, in no order: each is next with the same chance."""
    waiting = sorted(state.pile)
    return PileView(
        units=waiting,
        count=len(waiting),
        chance=1 / len(waiting) if waiting else 0.0,
    )


def _team(state: State, team: int) -> TeamView:
    chief = leader(state, team)
    return TeamView(
        team=team_name(team),
        seats=team_seats(state.facts, team),
        score=state.scores[team],
        value=state.starting_value[team],
        left=round(float(share_left(state, team)), 3),
        chain=list(state.chains[team]),
        leader=None if chief is None else chief.id,
    )


def _unit(state: State, unit: Unit) -> UnitView:
    there = unit.cell != NONE
    return UnitView(
        id=unit.id,
        key=unit_name(state, unit.id),
        name=unit.sheet.name,
        sheet=unit.sheet.slug,
        mode=unit.form.index,
        team=team_name(unit.team),
        side=team_name(unit.side),
        owner=_number(unit.owner),
        seat=_number(unit.seat),
        status=STATUS_NAMES[unit.status],
        at=_label(state, unit.cell),
        facing=DIRECTION_NAMES[unit.facing],
        level=LEVEL_NAMES[unit.level],
        prone=unit.prone,
        height=height(unit),
        base=base(state, unit) if there and unit.level != AIR else None,
        top=top(state, unit) if there and unit.level != AIR else None,
        submerged=there and submerged(state, unit),
        damage=unit.damage,
        hit_points=unit.hit_points,
        firepower=own_firepower(unit),
        carrier=_number(unit.carrier),
        inside=unit.inside,
        cargo=[other.id for other in state.units if other.carrier == unit.id],
        cloaked=unit.cloaked,
        shield=FIELD_NAMES[unit.shield],
        ducking=unit.ducking,
        master=_number(unit.master),
        host=_number(unit.host),
        partners=unit.partners,
        acts_from=unit.acts_from,
        card=_card(state, unit),
        commanded=state.round > 0 and unit.commanded == state.round,
        transmitted=state.round > 0 and unit.transmitted == state.round,
    )


def _card(state: State, unit: Unit) -> str:
    """`waiting` in the pile, `flipped` this round, or `none`."""
    if unit.id in state.pile:
        return "waiting"
    return "flipped" if unit.id in state.flipped else "none"


def _sheet(sheet: Sheet, values: dict[str, int]) -> SheetView:
    return SheetView(
        name=sheet.name,
        faction=sheet.faction,
        function=sheet.function,
        kind=sheet.kind,
        size=sheet.size,
        endurance=sheet.endurance,
        skill=sheet.skill,
        hit_points=sheet.hit_points,
        modes=[_mode(mode) for mode in sheet.modes],
        partners=sheet.partners,
        inner=sheet.inner,
        team=sheet.team,
        members=sheet.members,
        heads=sheet.heads,
        value=values.get(sheet.slug, 0),
        confidence=sheet.confidence,
    )


def _mode(mode: Mode) -> ModeView:
    return ModeView(
        name=mode.name,
        kind=mode.kind,
        side=mode.side,
        strength=mode.strength,
        speed=mode.speed,
        firepower=mode.firepower,
        height=mode.height,
        arc="any" if mode.any_arc else "robot" if mode.robot_arc else "vehicle",
        traits=sorted(mode.traits),
    )


def _map(state: State) -> MapView:
    ground = state.facts.ground
    labels = state.facts.grid.labels
    return MapView(
        slug=ground.slug,
        name=ground.name,
        columns=ground.columns,
        rows=ground.rows,
        terrain_names=list(TERRAIN_NAMES),
        terrain=list(state.terrain),
        elevation=list(ground.elevation),
        depth=list(ground.depth),
        construct_height=_where_any(state.construct_height),
        construct_hit_points=_where_any(state.construct_hit_points),
        home={
            team_name(team): [labels[cell] for cell in ground.home[team]] for team in range(TEAMS)
        },
        objectives={
            group: [labels[cell] for cell in cells] for group, cells in ground.objectives.items()
        },
    )


def _where_any(figures: list[int]) -> dict[int, int]:
    """By hex, only those above zero."""
    return {cell: figure for cell, figure in enumerate(figures) if figure}


def _scenario(state: State) -> ScenarioView:
    scenario = state.facts.scenario
    return ScenarioView(
        slug=scenario.slug,
        name=scenario.name,
        round_limit=state.facts.options.round_limit or None,
        tie=scenario.tie,
        decided_by=decided_by(state),
        objectives={
            number: ObjectiveView(
                kind=objective.kind,
                team=team_name(objective.side),
                count=objective.count,
                group=objective.group,
                level=objective.level,
                rounds=list(objective.rounds),
                units=list(objective.units),
                scores=objective.kind in SCORING,
                progress=progress(state, objective),
            )
            for number, objective in enumerate(scenario.objectives)
        },
        reinforcements=[
            Reinforcement(round=each.round, team=team_name(each.side), units=list(each.units))
            for each in scenario.reinforcements
        ],
        zones=_zones(state),
        fought_over=[state.facts.grid.labels[cell] for cell in fought_over(state)],
    )


def _zones(state: State) -> list[ZoneView]:
    labels = state.facts.grid.labels
    return [
        ZoneView(team=team_name(team), kind=kind, hexes=[labels[cell] for cell in cells])
        for kind, zones in (("home", home_rows(state)), ("bank", far_banks(state)))
        for team, cells in zones.items()
    ]


def _forces(state: State, seat: int | None) -> dict[int, ForceView]:
    """While forces are chosen: who has sealed a choice, and one's own."""
    if state.phase != FORCES:
        return {}
    return {
        other: ForceView(
            seat=other, sealed=bool(force), units=list(force) if other == seat else None
        )
        for other, force in enumerate(state.forces)
    }


def _label(state: State, cell: int) -> str | None:
    return None if cell == NONE else state.facts.grid.labels[cell]


def _number(number: int) -> int | None:
    return None if number == NONE else number
