"""Before the first turn: forces, sides, grinding, placing, the free advance, who begins."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from rollout.games.attacktix.actions import EndMoves, Move, TakeSide
from rollout.games.attacktix.content.library import library
from rollout.games.attacktix.content.vocabulary import RED
from rollout.games.attacktix.events import (
    FirstPlayer,
    Placed,
    PlacesShown,
    SeatsDrawn,
    SideTaken,
    SpeedsCounted,
)
from rollout.games.attacktix.field import NORTH, SOUTH
from rollout.games.attacktix.model import (
    ADVANCING,
    BACK_UP,
    GRINDING,
    IN_PLAY,
    NOTHING,
    PLACING,
    READY,
    SIDES,
    UNPLACED,
    Figure,
    State,
)
from rollout.games.attacktix.rules.disputes import covered_grind, dispute
from rollout.games.attacktix.rules.forces import faults, force_of
from rollout.games.attacktix.rules.gallery import gallery_faults, gallery_figures, open_gallery
from rollout.games.attacktix.rules.laying_out import lay_out
from rollout.games.attacktix.rules.menus import menu
from rollout.games.attacktix.rules.movement import move
from rollout.games.attacktix.rules.on_the_table import (
    clockwise_from,
    controlled,
    line_of,
    playing,
    seats,
)
from rollout.games.attacktix.rules.ready_deployment import (
    STAND_READY,
    begin_ready,
    place_everybody,
)
from rollout.games.attacktix.rules.returning import OnTheLine, stand_options
from rollout.games.attacktix.rules.tournament import announced
from rollout.games.attacktix.rules.turn_order import begin_turn, first_able
from rollout.games.attacktix.rules.wheel import grind
from rollout.games.attacktix.setup import (
    DUEL,
    FREE_FOR_ALL,
    GALLERY,
    TEAMS,
    TOURNAMENT,
    Setup,
)
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal, SetupRefused
from rollout.kernel.game import Script, Table

FREE_ADVANCE: Final = 2
"""AT-SET-04: tix."""
SIMULTANEOUS: Final = "simultaneous"


def start_state(setup: Setup) -> State:
    """Raises SetupRefused: for a force that is not legal, or where the engine is missing."""
    known = library(setup.homebrew)
    practice = setup.mode == GALLERY
    found = gallery_faults(setup, known) if practice else faults(setup, known)
    if found:
        raise SetupRefused(found[0])
    if find_spec("mujoco") is None:
        raise SetupRefused(Refusal("AT-CHN-05", "no-engine"))
    forces = [] if practice else [force_of(text, known) for text in setup.forces]
    count = len(setup.forces)
    figures = (
        gallery_figures(setup, known)
        if practice
        else [
            Figure(code, seat, seat, zone)
            for seat, force in enumerate(forces)
            for zone, codes in ((UNPLACED, force.battle), (BACK_UP, force.back_up))
            for code in codes
        ]
    )
    teams: list[int] = list(setup.teams) if setup.mode == TEAMS else list(range(count))
    shares = [sum(known.figures[code].points for code in force.battle) for force in forces]
    shares += [0] * (count - len(shares))
    mode = FREE_FOR_ALL if setup.mode == TOURNAMENT else setup.mode
    sides = [NOTHING] * count
    if mode != FREE_FOR_ALL:
        sides = [SOUTH if team == 0 else NORTH for team in teams]
    state = State(
        setup.options,
        setup.homebrew,
        mode,
        setup.size,
        setup.map,
        figures,
        teams,
        shares,
        sides,
        [],
        [],
        GRINDING,
    )
    lay_out(state)
    state.places = [0] * count
    ready = setup.deployment == STAND_READY
    if setup.mode == TOURNAMENT:
        state.tournament = announced(state, setup.rounds, ready)
    if practice:
        open_gallery(state)
    elif ready:
        place_everybody(state)
    return state


def prepare(table: Table[State]) -> Script[None]:
    """The next step before the first turn."""
    phase = table.state.phase
    if phase == SIDES:
        yield from _choose_sides(table)
    elif phase == GRINDING:
        yield from _grind_all(table)
    elif phase == PLACING:
        yield from _place(table)
    elif phase == READY:
        yield from begin_ready(table)
    else:
        yield from _advance(table)


def _drawn(table: Table[State], about: str) -> Script[list[int]]:
    """AT-CHN-03: the seats in an order by lot."""
    order = yield table.shuffle("seat_draw", playing(table.state))
    table.tell(SeatsDrawn(about, tuple(order)))
    return list(order)


def _choose_sides(table: Table[State]) -> Script[None]:
    """AT-DEC-05: in an order by lot, each takes a side that is free."""
    state = table.state
    order = yield from _drawn(table, "sides")
    free = list(state.field.sides)
    for seat in order:
        options = menu(state, seat, [TakeSide(side) for side in free], _taken(state, free))
        answer = yield table.ask(seat, "side", options)
        free.remove(answer.side)
        state.sides[seat] = answer.side
        if seat == order[-1]:
            state.order = sorted(seats(state), key=lambda each: state.sides[each])
        table.tell(SideTaken(seat, answer.side))
    state.phase = GRINDING


def _taken(state: State, free: list[int]) -> dict[Action, Refusal]:
    """AT-DEC-05: sides that others have."""
    gone = (side for side in state.field.sides if side not in free)
    return {TakeSide(side): Refusal("AT-DEC-05", "side-taken") for side in gone}


def _grind_all(table: Table[State]) -> Script[None]:
    """AT-SET-03: every figure of a battle force is ground before it is stood on its line."""
    state = table.state
    if state.options.placement == SIMULTANEOUS:
        state.waiting = playing(state)
    else:
        state.waiting = yield from _drawn(table, "placing")
    for number, each in enumerate(state.figures):
        if each.zone == UNPLACED:
            yield from grind(table, number)
    state.phase = PLACING


def _place(table: Table[State]) -> Script[None]:
    """AT-SET-03, AT-RUL-06: one seat stands its figures on the line; in secret, unless in turn."""
    state = table.state
    if state.waiting:
        yield from _place_own(table, state.waiting[0])
    if not state.waiting:
        yield from _reveal(table)


def _place_own(table: Table[State], seat: int) -> Script[None]:
    state = table.state
    secret = state.options.placement == SIMULTANEOUS
    asking = table.ask_secretly if secret else table.ask
    team = tuple(other for other in seats(state) if state.teams[other] == state.teams[seat])
    for number, each in enumerate(state.figures):
        if each.zone == UNPLACED and each.owner == seat:
            area = OnTheLine(state, number, seat, 0)
            options = stand_options(state, seat, area)
            if options:
                answer = yield asking(seat, "place", options, figure=number)
                each.x, each.y = area.spot((answer.x, answer.y))
            else:
                each.x, each.y = area.instead()
            each.facing = line_of(state, seat).facing
            each.zone, each.hidden = IN_PLAY, secret
            table.tell(Placed(seat, number, each.x, each.y, team if secret else ()))
    state.waiting.remove(seat)


def _reveal(table: Table[State]) -> Script[None]:
    state = table.state
    for each in state.figures:
        each.hidden = False
    if state.options.placement == SIMULTANEOUS:
        table.tell(PlacesShown())
    if state.mode != DUEL:
        yield from _smallest_total(table)
    state.waiting = yield from _drawn(table, "advance")
    state.phase = ADVANCING


def _smallest_total(table: Table[State]) -> Script[None]:
    """AT-TEAM-04, AT-FFA-05, AT-RUL-60, AT-RUL-100: the smallest sum of Speeds begins."""
    state = table.state
    totals = [
        sum(state.face(figure).speed for figure in controlled(state, seat)) for seat in seats(state)
    ]
    table.tell(SpeedsCounted(tuple(totals)))
    here = playing(state)
    least = min(totals[seat] for seat in here)
    first, *others = [seat for seat in here if totals[seat] == least]
    for other in others:
        first = yield from dispute(table, first, other)
    _begins(table, first)


def _begins(table: Table[State], first: int) -> None:
    state = table.state
    state.order = clockwise_from(state, first)
    table.tell(FirstPlayer(first))


def _advance(table: Table[State]) -> Script[None]:
    """AT-SET-04, AT-RUL-07: a seat may advance each of its figures by up to two tix."""
    state = table.state
    if state.waiting:
        yield from _advance_own(table, state.waiting[0])
    if state.waiting:
        return
    if state.mode == DUEL:
        yield from _covered_first(table)
    begin_turn(table, first_able(state, state.order))


def _advance_own(table: Table[State], seat: int) -> Script[None]:
    state = table.state
    left = controlled(state, seat)
    while left:
        figure = state.mover
        if figure == NOTHING:
            advanced = _advanced(state, seat, left)
            options = menu(state, seat, [*(Move(each) for each in left), EndMoves()], advanced)
            answer = yield table.ask(seat, "advance", options)
            if isinstance(answer, EndMoves):
                break
            figure = answer.figure
        left.remove(figure)
        yield from move(table, figure, FREE_ADVANCE, seat, tuple(left))
    state.waiting.remove(seat)


def _advanced(state: State, seat: int, left: list[int]) -> dict[Action, Refusal]:
    """AT-SET-04: each of them once."""
    return {
        Move(figure): Refusal("AT-SET-04", "has-moved", {"figure": figure})
        for figure in controlled(state, seat)
        if figure not in left
    }


def _covered_first(table: Table[State]) -> Script[None]:
    """AT-SET-07, AT-RUL-08: red, and its owner begins; white, and the other does."""
    here = playing(table.state)
    drawn = yield table.roll("first_player", len(here))
    seat, other = here[drawn - 1], here[-drawn]
    colour = yield from covered_grind(table, seat)
    _begins(table, seat if colour == RED else other)
