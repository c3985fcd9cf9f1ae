"""The table before a match, or before a round of a tournament: terrain, seats, loaded weapons."""

from __future__ import annotations

from rollout.games.attacktix.model import GRINDING, SIDES, State, Thing
from rollout.games.attacktix.rules.returning import load
from rollout.games.attacktix.setup import FREE_FOR_ALL


def lay_out(state: State) -> None:
    """Whatever stood on the map stands there again."""
    state.sections = [True] * len(state.ground.sections)
    state.things = []
    for each in state.ground.objects:
        x, y = state.field.place(each.at)
        state.things.append(Thing(each.sort, x, y, each.turn))
    state.cries = [0] * len(state.teams)
    state.order = seating(state.teams)
    state.phase = SIDES if state.mode == FREE_FOR_ALL else GRINDING
    for number in range(len(state.figures)):
        load(state, number)


def seating(teams: list[int]) -> list[int]:
    """AT-RUL-55: clockwise, teams taking turns as far as possible.

    >>> seating([0, 0, 1]), seating([0, 0, 1, 1])
    ([0, 2, 1], [0, 2, 1, 3])
    """
    waiting = {team: [seat for seat in range(len(teams)) if teams[seat] == team] for team in teams}
    order: list[int] = []
    while len(order) < len(teams):
        order += [own.pop(0) for own in waiting.values() if own]
    return order
