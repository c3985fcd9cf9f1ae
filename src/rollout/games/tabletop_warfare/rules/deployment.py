"""Deployment (TW-DEP, TW-FLD-06, TW-RUL-63)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rollout.games.tabletop_warfare.actions import Deploy, DeployJoined, PlaceAt
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.content.roster import VEHICLE
from rollout.games.tabletop_warfare.events import Deployed
from rollout.games.tabletop_warfare.model import (
    BATTLE,
    NOBODY,
    STANDING,
    WAITING,
    Figure,
    State,
)
from rollout.games.tabletop_warfare.rules.figures import is_civilian, kind_of, seat_of
from rollout.games.tabletop_warfare.rules.ground import deadly_bars, standing_ground
from rollout.games.tabletop_warfare.rules.joining import join, joined_kind, tell_joined
from rollout.games.tabletop_warfare.rules.offers import OneOf
from rollout.games.tabletop_warfare.rules.placing import face_freely, refuse
from rollout.games.tabletop_warfare.rules.sight import stir
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.space.plane import Outline, Point, outline
from rollout.space.regions import Points, SpotsInside

STRIP: Final = 5 * INCH
DEFENDERS_STRIP: Final = 10 * INCH
RAIDERS_DISTANCE: Final = 20 * INCH + 1
NO_PAIR: Final = Refusal("TW-FAE-15", "refuse-no-partner")
NO_SUCH_FORM: Final = Refusal("TW-DEP-03", "refuse-no-other-form")
FACINGS: Final = {"south": 900, "north": 2700, "west": 0, "east": 1800}
"""Who comes from an edge looks across the field."""


def strip(state: State, edge: str, depth: int) -> Outline:
    """The strip of that depth along an edge."""
    width, north = state.width, state.depth
    if edge == "south":
        return rectangle_of((0, 0), (width, min(depth, north)))
    if edge == "north":
        return rectangle_of((0, max(0, north - depth)), (width, north))
    if edge == "west":
        return rectangle_of((0, 0), (min(depth, width), north))
    return rectangle_of((max(0, width - depth), 0), (width, north))


def rectangle_of(corner: Point, opposite: Point) -> Outline:
    (west, south), (east, north) = corner, opposite
    return outline([(west, south), (east, south), (east, north), (west, north)])


def zone_of(state: State, side: int, widened: int = 0) -> Outline:
    """TW-FLD-06, and what a scenario puts in its place (TW-FLD-07)."""
    edge = state.edges[side]
    scenario = state.options.scenario
    if scenario == "capture_base" and side == state.mission.defender:
        return strip(state, edge, DEFENDERS_STRIP + widened)
    if scenario == "convoy" and side != state.mission.defender:
        return raiders_zone(state, state.edges[state.mission.defender], widened)
    return strip(state, edge, STRIP + widened)


def raiders_zone(state: State, convoy_edge: str, widened: int) -> Outline:
    """Convoy: more than 20 inches from the convoy's edge, 5 from the long edges."""
    aside = max(0, STRIP - widened)
    far = max(0, RAIDERS_DISTANCE - widened)
    if convoy_edge == "south":
        return rectangle_of((aside, far), (state.width - aside, state.depth))
    return rectangle_of((aside, 0), (state.width - aside, state.depth - far))


def waiting(state: State, side: int) -> list[Figure]:
    return [
        figure
        for figure in state.figures
        if figure.status == WAITING and figure.side == side and not is_civilian(state, figure)
    ]


def deployer(state: State) -> int:
    """TW-DEP-01: who places next; NOBODY when all stand."""
    left = [bool(waiting(state, side)) for side in (0, 1)]
    if not any(left):
        return NOBODY
    if state.options.scenario == "capture_base" and left[state.mission.defender]:
        return state.mission.defender
    side = state.placer
    return side if left[side] else 1 - side


def choices(state: State, side: int) -> list[Action]:
    """TW-DEP-03, TW-FAE-15e: each figure in each form, and pairs already joined."""
    figures = waiting(state, side)
    offers: list[Action] = [
        Deploy(figure.id, form)
        for figure in figures
        for form in range(len(kind_of(state, figure).cards))
    ]
    offers += [
        DeployJoined(one.id, other.id)
        for one in figures
        for other in figures
        if one.id < other.id and joined_kind(state, one, other, "combine")
    ]
    return offers


def deploy_refusal(state: State, action: Any) -> Refusal | None:
    """TW-DEP-03: a form that the figure has; TW-FAE-15e: a pair that fits."""
    if isinstance(action, DeployJoined):
        return NO_PAIR
    if not isinstance(action, Deploy) or action.figure not in range(len(state.figures)):
        return None
    cards = kind_of(state, state.figures[action.figure]).cards
    return None if action.form in range(len(cards)) else NO_SUCH_FORM


class Deployments(OneOf):
    """A pair is named in either order."""

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Action) and self.refusal(action) is None

    def refusal(self, action: Action) -> Refusal | None:
        if isinstance(action, DeployJoined) and action.partner < action.figure:
            action = DeployJoined(action.partner, action.figure)
        return super().refusal(action)


def deploy_one(table: Table[State]) -> Script[None]:
    """One figure, in any form, wholly inside the own zone."""
    state = table.state
    side = deployer(state)
    if side == NOBODY:
        state.placer = NOBODY
        state.stage = BATTLE
        return
    seat = seat_of(state, side)
    choice = yield table.ask(
        seat,
        "deploy",
        Deployments(
            choices(state, side), "TW-DEP-01", lambda action: deploy_refusal(state, action)
        ),
    )
    figure = taken_up(state, choice)
    spots = deployment_spots(state, figure)
    spot = yield table.ask(seat, "deploy_at", Points(spots, PlaceAt), figure=figure.id)
    if figure.halves:
        figure.x, figure.y = spot.x, spot.y
        tell_joined(table, figure)
    stand(table, figure, (spot.x, spot.y))
    yield from face_freely(table, figure)
    state.placer = 1 - side


def taken_up(state: State, choice: Deploy | DeployJoined) -> Figure:
    """Whoever is put down next, in the form in which it will stand."""
    figure = state.figures[choice.figure]
    if isinstance(choice, Deploy):
        figure.form = choice.form
        return figure
    partner = state.figures[choice.partner]
    for half in (figure, partner):
        half.form = vehicle_form(state, half)
    figure.status = partner.status = STANDING
    joined = join(state, figure, partner, "combine", figure)
    joined.status = WAITING
    return joined


def deployment_spots(state: State, figure: Figure) -> SpotsInside:
    return landing_spots(state, figure, lambda more: zone_of(state, figure.side, more))


def vehicle_form(state: State, figure: Figure) -> int:
    cards = kind_of(state, figure).cards
    return next(form for form, card in enumerate(cards) if card.kind == VEHICLE)


def landing_spots(state: State, figure: Figure, zone: Callable[[int], Outline]) -> SpotsInside:
    """TW-RUL-63: the zone is widened an inch at a time until there is room."""
    ground = standing_ground(state, figure)
    words = refuse("TW-FLD-06", "refuse-outside-zone", deadly_bars(state, ground))
    widened = 0
    while True:
        spots = SpotsInside(ground, zone(widened), words)
        if spots.has_samples() or widened > state.depth:
            return spots
        widened += INCH


def stand(table: Table[State], figure: Figure, spot: Point) -> None:
    state = table.state
    figure.x, figure.y = spot
    figure.status = STANDING
    figure.facing = FACINGS[state.edges[figure.side]]
    stir(state)
    table.tell(Deployed(figure.id, figure.form, figure.x, figure.y))
