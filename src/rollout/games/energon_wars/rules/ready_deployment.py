"""Ready deployment (EW-RUL-108): both armies stand, and the first seat begins.

Agreed before the match (`Setup.deployment`), in place of the start roll and of EW-SET-05.
"""

from __future__ import annotations

from typing import Final

from rollout.games.energon_wars.content.table import MAT
from rollout.games.energon_wars.model import (
    BEFORE_THE_GAME,
    RADII,
    RESERVE,
    STANDING,
    WAITING,
    State,
)
from rollout.games.energon_wars.rules.deploying import DeployMenu, deployment_zone
from rollout.games.energon_wars.rules.preparation import deployable, land_of
from rollout.kernel.errors import Refusal, SetupRefused
from rollout.space.plane import Point, squared_distance

READY: Final = "ready"


def place_everybody(state: State) -> None:
    """Each army in a row along the front of its zone; what points keep out waits in reserve."""
    if not state.scenario:
        raise SetupRefused(Refusal("EW-RUL-108", "not-ready"))
    state.land = land_of(state)
    for seat in (0, 1):
        _place_army(state, seat)
    state.first = state.mover = 0
    state.stage = BEFORE_THE_GAME


def _place_army(state: State, seat: int) -> None:
    count = sum(model.seat == seat and model.status == WAITING for model in state.models)
    place = 0
    while waiting := deployable(state, seat):
        place += 1
        number = waiting[0]
        model = state.models[number]
        menu = DeployMenu(state, seat, waiting, deployment_zone, may_stop=False)
        model.x, model.y = _spot(state, menu, number, MAT * place // (count + 1))
        model.status, model.side = STANDING, menu.modes(number)[0]
    for model in state.models:
        if model.seat == seat and model.status == WAITING:
            model.status = RESERVE


def _spot(state: State, menu: DeployMenu, number: int, across: int) -> Point:
    """Where there is room (EW-SET-06), nearest to its place in the row."""
    zone = deployment_zone(state, number)
    radius = RADII[state.cards[number].base]
    ahead = zone.north - radius if state.models[number].seat == 0 else zone.south + radius
    area = menu.area(number)
    if area.refusal((across, ahead)) is None:
        return across, ahead
    if not area.samples():
        raise SetupRefused(Refusal("EW-SET-06", "no-room-there"))
    return min(area.samples(), key=lambda spot: squared_distance(spot, (across, ahead)))
