"""Armies (EW-ARM) and the set-up of the table (EW-SET), up to the first round."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from rollout.games.energon_wars.actions import (
    AcceptRoll,
    Board,
    Deploy,
    HoldBack,
    PickScenario,
)
from rollout.games.energon_wars.content.cards import ALT
from rollout.games.energon_wars.content.library import library_with
from rollout.games.energon_wars.content.table import MAT, PieceKind, Scenario, table_library
from rollout.games.energon_wars.events import (
    Boarded,
    Deployed,
    HeldBack,
    ObjectivesPlaced,
    ScenarioChosen,
    StartRolled,
    StartTied,
    TerrainShifted,
    ThemeGranted,
)
from rollout.games.energon_wars.model import (
    BEFORE_THE_GAME,
    DEPLOYMENT,
    NOBODY,
    RESERVE,
    ROUND_START,
    SCENARIO,
    SMALL_TOKEN,
    STANDING,
    TOKEN_RADII,
    WAITING,
    Land,
    Piece,
    State,
    Token,
)
from rollout.games.energon_wars.rules.cargo import give_to
from rollout.games.energon_wars.rules.deploying import DeployMenu, deployment_zone
from rollout.games.energon_wars.rules.effects import trigger
from rollout.games.energon_wars.rules.energizing import yes_or_no
from rollout.games.energon_wars.rules.figures import energon_max
from rollout.kernel.actions import Action
from rollout.kernel.dice import SUM
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Listed
from rollout.space.plane.angles import TURN, heading, laid_off
from rollout.space.plane.lengths import overlap
from rollout.space.plane.shapes import Disc, Outline, Point, Shape

SHIFT: Final = 10
"""Terrain in the way is tried in steps of a tenth of an inch, then to the hundredth."""
WAYS: Final = 72
FARTHEST_SHIFT: Final = 1000


def start_roll(table: Table[State]) -> Script[None]:
    """EW-SET-03, EW-THM-02, EW-RUL-99: the higher total deploys and activates first."""
    state = table.state
    totals: list[int] = []
    for seat in (0, 1):
        faces = yield table.dice("start", 2, 6, SUM)
        theme = state.themes[seat]
        bonus = state.library.themes[theme].start_roll if theme else 0
        totals.append(sum(faces) + bonus)
    if totals[0] == totals[1]:
        table.tell(StartTied((totals[0], totals[1])))
        return
    state.first = state.mover = totals.index(max(totals))
    state.stage = SCENARIO
    table.tell(StartRolled((totals[0], totals[1]), state.first))


def choose_scenario(table: Table[State]) -> Script[None]:
    """EW-SET-03, EW-SET-04, EW-RUL-98: agreed on, rolled with both seats' consent, or picked."""
    state = table.state
    if state.scenario:
        lay_out(table, state.scenario, NOBODY)
        return
    low = 1 - state.first
    rolled = state.options.scenario_pick == "die"
    for seat in (state.first, low):
        if rolled:
            answer = yield table.ask(
                seat, "accept_roll", Listed([AcceptRoll(True), AcceptRoll(False)])
            )
            rolled = answer.yes
    if rolled:
        face = yield table.roll("scenario", 6)
        lay_out(table, table_library().by_number(face).slug, NOBODY)
        return
    offers: list[Action] = [PickScenario(slug) for slug in state.library.scenarios]
    answer = yield table.ask(low, "pick_scenario", Listed(offers))
    lay_out(table, answer.scenario, low)


def lay_out(table: Table[State], scenario: str, seat: int) -> None:
    """EW-SET-02, EW-SET-09: the map of the scenario, with terrain moved off its objectives."""
    state = table.state
    state.scenario, state.stage = scenario, DEPLOYMENT
    table.tell(ScenarioChosen(scenario, seat))
    state.land, shifts = _land(state.homebrew, scenario, state.ground)
    for number, x, y in shifts:
        table.tell(TerrainShifted(number, x, y))
    for each_seat, theme in enumerate(state.themes):
        if theme:
            table.tell(ThemeGranted(each_seat, theme))


def land_of(state: State) -> Land:
    """The terrain of its scenario, as it lies when the match begins."""
    return _land(state.homebrew, state.scenario, state.ground)[0]


@lru_cache(maxsize=64)
def _land(
    homebrew: str, scenario: str, ground: str
) -> tuple[Land, tuple[tuple[int, int, int], ...]]:
    """The terrain of a scenario on a map, and which pieces were moved where. Never altered."""
    library = library_with(homebrew)
    layout = library.scenarios[scenario]
    spots = library.maps[ground or layout.map]
    land = Land(tuple([Piece(spot.kind, spot.at[0], spot.at[1]) for spot in spots]))
    shifts: list[tuple[int, int, int]] = []
    for number in range(len(spots)):
        moved = _off_the_objectives(land, objective_discs(layout), number)
        if moved is not None:
            land = land.with_piece(number, Piece(land.pieces[number].kind, moved[0], moved[1]))
            shifts.append((number, moved[0], moved[1]))
    return land, tuple(shifts)


def objective_discs(layout: Scenario) -> list[Disc]:
    tokens = [Disc(spot.at, TOKEN_RADII.get(spot.kind, SMALL_TOKEN)) for spot in layout.tokens]
    return tokens + [Disc(zone.at, SMALL_TOKEN) for zone in layout.zones]


def _off_the_objectives(land: Land, objectives: list[Disc], number: int) -> Point | None:
    """EW-SET-09: the nearest spot where a piece overlaps no objective; None if it may stay."""
    form, piece = land.forms[number], land.pieces[number]
    here = piece.x, piece.y
    if not any(overlap(form.shape(here), disc) for disc in objectives):
        return None
    others = [shape for i, shape in enumerate(land.shapes) if i != number]
    for away in range(SHIFT, FARTHEST_SHIFT, SHIFT):
        if _clear_spots(form, here, away, [*objectives, *others]):
            for exact in range(away - SHIFT + 1, away + 1):
                found = _clear_spots(form, here, exact, [*objectives, *others])
                if found:
                    return found[0]
    return None


def _clear_spots(form: PieceKind, here: Point, away: int, others: list[Shape]) -> list[Point]:
    """Where a piece is clear of everything, so far from where it stood."""
    ring = [laid_off(heading(TURN * i // WAYS), away) for i in range(WAYS)]
    spots = [(here[0] + dx, here[1] + dy) for dx, dy in ring]
    return [spot for spot in spots if _clear(form, spot, others)]


def _clear(form: PieceKind, spot: Point, others: list[Shape]) -> bool:
    shape = form.shape(spot)
    if isinstance(shape, Outline):
        west, east, south, north = shape.west, shape.east, shape.south, shape.north
    else:
        (x, y), radius = shape.centre, shape.radius
        west, east, south, north = x - radius, x + radius, y - radius, y + radius
    if west < 0 or south < 0 or east > MAT or north > MAT:
        return False
    return not any(overlap(shape, other) for other in others)


# Deployment


def deploy(table: Table[State]) -> Script[None]:
    """EW-SET-05: one model, then the other seat; when one runs out the other places the rest.

    Who begins in storage counts as deployed with its carrier and takes no turn (EW-RUL-48)."""
    state = table.state
    seat = state.mover
    waiting = deployable(state, seat)
    if not waiting:
        _keep_in_reserve(table, seat)
        other = deployable(state, 1 - seat)
        if other:
            state.mover = 1 - seat
            return
        _keep_in_reserve(table, 1 - seat)
        state.stage = BEFORE_THE_GAME
        return
    reserves = state.layout.deployed_points > 0 and _deployed_points(state, seat) > 0
    menu = DeployMenu(state, seat, waiting, deployment_zone, reserves, boarding=True)
    answer = yield table.ask(seat, "deploy", menu)
    if not isinstance(answer, Board):
        state.mover = 1 - seat
    if isinstance(answer, HoldBack):
        state.held_back[seat] = True
        _keep_in_reserve(table, seat)
    elif isinstance(answer, Board):
        state.models[answer.model].side = ALT
        give_to(state, answer.model, answer.carrier)
        table.tell(Boarded(answer.model, answer.carrier))
    else:
        assert isinstance(answer, Deploy)
        model = state.models[answer.model]
        model.status, model.side = STANDING, answer.mode
        model.x, model.y = answer.x, answer.y
        table.tell(Deployed(answer.model, answer.mode, answer.x, answer.y))


def deployable(state: State, seat: int) -> list[int]:
    """Models that wait; in Escalation as many as the points allow, or the first whatever it is."""
    waiting = [
        number
        for number, model in enumerate(state.models)
        if model.seat == seat and model.status == WAITING
    ]
    limit = state.layout.deployed_points
    if not limit:
        return waiting
    if state.held_back[seat]:
        return []
    spent = _deployed_points(state, seat)
    if spent == 0:
        return waiting
    return [number for number in waiting if spent + state.cards[number].points <= limit]


def _deployed_points(state: State, seat: int) -> int:
    return sum(
        state.cards[number].points
        for number, model in enumerate(state.models)
        if model.seat == seat and model.status not in (WAITING, RESERVE, "merged")
    )


def _keep_in_reserve(table: Table[State], seat: int) -> None:
    state = table.state
    kept = [
        number
        for number, model in enumerate(state.models)
        if model.seat == seat and model.status == WAITING
    ]
    for number in kept:
        state.models[number].status = RESERVE
    if kept:
        table.tell(HeldBack(seat, tuple(kept)))


def before_the_game(table: Table[State]) -> Script[None]:
    """EW-SET-09, EW-SET-10: objectives, then what happens before the game, first player's first.

    Everybody begins with all the boxes that count (EW-SET-11, EW-EN-04)."""
    state = table.state
    for number, model in enumerate(state.models):
        model.energon = energon_max(state, number)
    state.tokens = [Token(spot.kind, spot.at[0], spot.at[1]) for spot in state.layout.tokens]
    state.stage = ROUND_START
    table.tell(ObjectivesPlaced(state.scenario))
    for seat in (state.first, 1 - state.first):
        for number, model in enumerate(state.models):
            if model.seat == seat:
                yield from trigger(table, "setup", number, None, NOBODY)


__all__ = [
    "before_the_game",
    "choose_scenario",
    "deploy",
    "deployable",
    "land_of",
    "objective_discs",
    "start_roll",
    "yes_or_no",
]
