"""Ready deployment (AT-RUL-106): everybody stands on its line, and the first seat begins.

Agreed before the match (`Setup.deployment`), in place of AT-DEC-05, AT-SET-03, AT-SET-04 and of the
covered wheel (AT-SET-07) or the Speeds (AT-TEAM-04, AT-FFA-05).
"""

from __future__ import annotations

from typing import Final

from rollout.games.attacktix.events import FirstPlayer
from rollout.games.attacktix.model import IN_PLAY, READY, UNPLACED, State
from rollout.games.attacktix.rules.footing import nearest_free
from rollout.games.attacktix.rules.on_the_table import in_play, seats
from rollout.games.attacktix.rules.returning import OnTheLine
from rollout.games.attacktix.rules.turn_order import begin_turn, first_able
from rollout.games.attacktix.rules.wheel import grind
from rollout.games.attacktix.setup import FREE_FOR_ALL
from rollout.kernel.game import Script, Table
from rollout.space.plane import Point, squared_distance

STAND_READY: Final = "ready"


def place_everybody(state: State) -> None:
    """The battle forces of a side in a row, their fronts on its line."""
    if state.mode == FREE_FOR_ALL:
        state.sides = list(state.field.sides)[: len(state.teams)]
        state.order = list(seats(state))
    for side in state.field.sides:
        row = [
            number
            for number, each in enumerate(state.figures)
            if each.zone == UNPLACED and state.sides[each.owner] == side
        ]
        for place, number in enumerate(row, start=1):
            _stand(state, number, place, len(row))
    state.phase = READY


def _stand(state: State, number: int, place: int, count: int) -> None:
    each = state.figures[number]
    area = OnTheLine(state, number, each.owner, 0)
    line = area.line
    each.x, each.y = _spot(area, line.low + (line.high - line.low) * place // (count + 1))
    each.facing, each.zone = line.facing, IN_PLAY


def _spot(area: OnTheLine, along: int) -> Point:
    """Where there is room (AT-RUL-35), nearest to its place in the row."""
    wish = area.line.spot(along, 0)
    if area.refusal(wish) is None:
        return area.spot(wish)
    free = area.samples()
    if not free:
        return nearest_free(area.state, area.figure, area.spot(wish), area.line)
    return area.spot(min(free, key=lambda point: squared_distance(point, wish)))


def begin_ready(table: Table[State]) -> Script[None]:
    """Everybody is ground as it stands."""
    state = table.state
    for number in in_play(state):
        yield from grind(table, number)
    first = first_able(state, state.order)
    table.tell(FirstPlayer(first))
    begin_turn(table, first)
