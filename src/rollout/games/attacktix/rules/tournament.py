"""A free-for-all tournament: rounds with points, and a duel as the final (AT-FFA-11, AT-RUL-107).

One match holds it all. A round that has ended leaves its places behind, and the table is laid anew
for the next; state.ended is about the round until the final is played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rollout.games.attacktix.events import FinalBegan, RoundBegan, RoundOver
from rollout.games.attacktix.field import NORTH, SOUTH
from rollout.games.attacktix.model import (
    BACK_UP,
    GONE,
    LEAVING,
    NOBODY,
    NOTHING,
    UNPLACED,
    Figure,
    Round,
    State,
    Tournament,
)
from rollout.games.attacktix.rules.disputes import dispute
from rollout.games.attacktix.rules.laying_out import lay_out
from rollout.games.attacktix.rules.on_the_table import seats
from rollout.games.attacktix.rules.ready_deployment import place_everybody
from rollout.games.attacktix.rules.victory import tournament_points
from rollout.games.attacktix.setup import DUEL
from rollout.kernel.game import Script, Table

FINALISTS: Final = 2
FINAL_MAP: Final = "bare_table"
"""Where the map of the rounds is not for two."""


def announced(state: State, rounds: int, ready: bool) -> Tournament:
    """Before the first round; the figures are as they were mustered."""
    battle = [number for number, each in enumerate(state.figures) if each.zone != BACK_UP]
    return Tournament(rounds, battle, ready, list(seats(state)))


def staying(state: State, tournament: Tournament) -> list[int]:
    """The seats that have not given up the tournament."""
    return [seat for seat in seats(state) if seat not in tournament.gone]


def goes_on(state: State) -> bool:
    """Whether something comes after the round that is played."""
    tournament = state.tournament
    if tournament is None or tournament.final:
        return False
    return len(staying(state, tournament)) >= FINALISTS


def winners_of(state: State) -> tuple[int, ...]:
    """Of the match; where all others gave up before a final, who is left."""
    tournament = state.tournament
    if tournament is None or tournament.final:
        return tuple(state.winners)
    return tuple(staying(state, tournament))


def is_in_it(state: State, seat: int) -> bool:
    """Who is beaten in a round plays the next one."""
    tournament = state.tournament
    if tournament is None or tournament.final:
        return not state.places[seat]
    return seat not in tournament.gone and state.places[seat] != LEAVING


def points_of(played: Sequence[Round], seat: int) -> int:
    """AT-FFA-10: over all rounds."""
    found = 0
    for each in played:
        if seat in each.players:
            place = each.places[each.players.index(seat)]
            found += tournament_points((place,), len(each.players))[0]
    return found


def games_won(played: Sequence[Round], seat: int) -> int:
    return sum((seat, 1) in zip(each.players, each.places, strict=True) for each in played)


def next_round(table: Table[State]) -> Script[None]:
    """AT-FFA-11: the places are noted; then another round, or the final after the last.

    AT-RUL-107: two who are left alone play the final at once.
    """
    state = table.state
    tournament = state.tournament
    assert tournament is not None
    tournament.played.append(
        Round(tournament.here, [state.places[seat] for seat in tournament.here])
    )
    points = tuple([points_of(tournament.played, seat) for seat in seats(state)])
    here = staying(state, tournament)
    _begin(state, tournament, here)
    table.tell(RoundOver(len(tournament.played), points))
    if len(here) > FINALISTS and len(tournament.played) < tournament.rounds:
        _stand_ready(state, tournament)
        table.tell(RoundBegan(len(tournament.played) + 1, tournament.rounds))
        return
    final = yield from _finalists(table, tournament.played, here)
    tournament.final = final
    state.play_on(DUEL, state.map if 2 in state.ground.players else FINAL_MAP)
    _begin(state, tournament, final)
    state.order = list(final)
    for seat, side in zip(final, (SOUTH, NORTH), strict=True):
        state.sides[seat] = side
    _stand_ready(state, tournament)
    table.tell(FinalBegan(final[0], final[1]))


def _finalists(table: Table[State], played: list[Round], here: list[int]) -> Script[list[int]]:
    """The two highest scorers; AT-RUL-101: then more games won, then a covered grind."""
    rank = {seat: (points_of(played, seat), games_won(played, seat)) for seat in here}
    found: list[int] = []
    while len(found) < FINALISTS:
        rest = [seat for seat in here if seat not in found]
        best = max(rank[seat] for seat in rest)
        tied = [seat for seat in rest if rank[seat] == best]
        if len(found) + len(tied) <= FINALISTS:
            found += tied
            continue
        chosen = tied[0]
        for other in tied[1:]:
            chosen = yield from dispute(table, chosen, other)
        found.append(chosen)
    return found


def _begin(state: State, tournament: Tournament, here: list[int]) -> None:
    """All forces are whole again, whoever does not play left out; nothing of the round stays."""
    tournament.here = here
    state.figures = [
        Figure(each.code, each.owner, each.owner, _zone(tournament, number, each.owner))
        for number, each in enumerate(state.figures)
    ]
    state.sides = [NOTHING] * len(state.teams)
    lay_out(state)
    state.places = [0 if seat in here else len(state.teams) for seat in seats(state)]
    state.waiting = []
    state.seat, state.turn, state.quiet = NOBODY, 0, 0
    state.allowed, state.used, state.voids = 0, 0, 0
    state.mover, state.left, state.attacker, state.shots = NOTHING, 0, NOTHING, 0
    state.balked, state.felled = (), False
    state.ended, state.winners = "", []


def _zone(tournament: Tournament, number: int, owner: int) -> str:
    if owner not in tournament.here:
        return GONE
    return UNPLACED if number in tournament.battle else BACK_UP


def _stand_ready(state: State, tournament: Tournament) -> None:
    if tournament.ready:
        place_everybody(state)
