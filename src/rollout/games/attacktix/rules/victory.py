"""The end of a turn and of a match (AT-VIC, AT-TEAM-09, AT-FFA-08 to 10, AT-RUL-53, 54, 61)."""

from __future__ import annotations

from typing import Final

from rollout.games.attacktix.events import DroppedOut, GaveUp, Standings
from rollout.games.attacktix.model import DEFEATED, GONE, LEAVING, State
from rollout.games.attacktix.rules.on_the_table import (
    controlled,
    giving_up,
    playing,
    seats,
)
from rollout.games.attacktix.setup import FREE_FOR_ALL
from rollout.kernel.game import Table

ELIMINATED: Final = "eliminated"
STALLED: Final = "stalled"
CONCEDED: Final = "conceded"


def check(table: Table[State]) -> None:
    """AT-VIC-01, AT-VIC-03: looked at when a turn ends, never before.

    AT-RUL-54: rounds that were quiet stay so many rounds when fewer players are left.
    """
    state = table.state
    gave_up = giving_up(state)
    before = len(playing(state)) + len(gave_up)
    _drop_out(table)
    state.quiet = state.quiet * len(playing(state)) // before
    _end_if_decided(table, CONCEDED if gave_up else ELIMINATED, _teams_standing(state))
    if not state.ended:
        _stall(table)


def _teams_standing(state: State) -> list[int]:
    """Teams with an upright figure in play; behind its line is in play (AT-VIC-02)."""
    return sorted({state.teams[seat] for seat in playing(state) if controlled(state, seat)})


def _end_if_decided(table: Table[State], why: str, standing: list[int]) -> None:
    """AT-VIC-01: at most one team is still standing."""
    state = table.state
    if len(standing) > 1:
        return
    state.ended = why
    state.winners = [seat for seat in playing(state) if state.teams[seat] in standing]
    if state.mode == FREE_FOR_ALL:
        for seat in state.winners:
            state.places[seat] = 1
        _tell_standings(table)


def _drop_out(table: Table[State]) -> None:
    """AT-FFA-08: with no undefeated figure in play; AT-RUL-95: or by giving up.

    AT-RUL-61: whoever leaves together shares a place. On a team one without figures stays
    (AT-TEAM-10).
    """
    state = table.state
    gave_up = giving_up(state)
    beaten = [seat for seat in playing(state) if not controlled(state, seat)]
    place = len(playing(state)) + len(gave_up)
    for seat in seats(state):
        if seat in gave_up:
            leave(table, seat, place, True)
        elif seat in beaten and state.mode == FREE_FOR_ALL:
            leave(table, seat, place, False)


def leave(table: Table[State], seat: int, place: int, gave_up: bool) -> None:
    """AT-RUL-63: a player's figures leave too; captured ones are their owner's again."""
    state = table.state
    state.places[seat] = place
    if gave_up and state.tournament is not None:
        state.tournament.gone.append(seat)
    for each in state.figures:
        if each.owner == seat and each.controller == seat:
            each.zone = GONE
        elif each.controller == seat:
            each.zone, each.controller = DEFEATED, each.owner
    table.tell(DroppedOut(seat, place, gave_up))


def give_up(table: Table[State], seat: int) -> None:
    """AT-RUL-95: its figures stay until the turn ends."""
    state = table.state
    if not state.places[seat]:
        state.places[seat] = LEAVING
        table.tell(GaveUp(seat))


def leave_early(table: Table[State], seat: int) -> None:
    """AT-RUL-95 before the first turn: there is no end of a turn to wait for.

    Who has stood no figure on the table yet has lost none.
    """
    state = table.state
    leave(table, seat, len(playing(state)), True)
    _end_if_decided(table, CONCEDED, sorted({state.teams[other] for other in playing(state)}))


def _stall(table: Table[State]) -> None:
    """AT-RUL-54: rounds without a defeat; more points standing win."""
    state = table.state
    limit = state.options.stall_rounds
    if limit is None or state.quiet < limit * len(playing(state)):
        return
    points = points_standing(state)
    teams = dict.fromkeys(_teams_standing(state), 0)
    for seat in playing(state):
        if state.teams[seat] in teams:
            teams[state.teams[seat]] += points[seat]
    best = max(teams.values())
    winning = [team for team, sum_of in teams.items() if sum_of == best]
    state.ended = STALLED
    state.winners = []
    if len(winning) == 1:
        state.winners = [seat for seat in playing(state) if state.teams[seat] in winning]
    if state.mode == FREE_FOR_ALL:
        _place_by_points(state, points)
        _tell_standings(table)


def points_standing(state: State) -> list[int]:
    return [
        sum(state.sculpt(figure).points for figure in controlled(state, seat))
        for seat in seats(state)
    ]


def _place_by_points(state: State, points: list[int]) -> None:
    """Equals share the lower of their places (AT-RUL-61)."""
    here = playing(state)
    for seat in here:
        state.places[seat] = sum(points[other] >= points[seat] for other in here)


def _tell_standings(table: Table[State]) -> None:
    state = table.state
    places = tuple(state.places)
    players = len(places) if state.tournament is None else len(state.tournament.here)
    table.tell(Standings(places, tournament_points(places, players)))


def tournament_points(places: tuple[int, ...], players: int) -> tuple[int, ...]:
    """AT-FFA-10, AT-RUL-62: by place; the last gets nothing, the third of four one.

    >>> tournament_points((1, 2, 4, 3), 4), tournament_points((3, 1, 2), 3)
    ((8, 4, 0, 1), (0, 6, 3))
    """
    worth = {1: 2 * players, 2: players, 3: 1 if players > 3 else 0}
    return tuple(worth.get(place, 0) for place in places)
