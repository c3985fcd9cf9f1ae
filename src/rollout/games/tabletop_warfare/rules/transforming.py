"""Transforming (TW-TRF, TW-RUL-23, TW-RUL-10, TW-RUL-80)."""

from __future__ import annotations

from typing import Final

from rollout.games.tabletop_warfare.actions import Decline, UseToughNut
from rollout.games.tabletop_warfare.content.measures import INCH
from rollout.games.tabletop_warfare.content.roster import ROBOT
from rollout.games.tabletop_warfare.events import Placed, Transformed
from rollout.games.tabletop_warfare.model import Figure, State, place_of
from rollout.games.tabletop_warfare.rules.destruction import destroy
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    has,
    in_the_air,
    is_human,
    kind_of,
    marked,
    seat_for,
    stands,
    usable_forms,
)
from rollout.games.tabletop_warfare.rules.ground import (
    in_danger,
    over_obstacle,
    rest_ground,
)
from rollout.games.tabletop_warfare.rules.mission import cube_falls
from rollout.games.tabletop_warfare.rules.offers import OneOf
from rollout.games.tabletop_warfare.rules.placing import face_freely, sink
from rollout.games.tabletop_warfare.rules.repairing import repair
from rollout.games.tabletop_warfare.rules.sight import stir
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.space.plane import Point, nearest_rests

NUDGE: Final = INCH
TOUGH_NUT: Final = 5
NO_OTHER_FORM: Final = Refusal("TW-RUL-19", "refuse-no-other-form")
NOT_JOINED: Final = Refusal("TW-RUL-57", "refuse-no-other-form")
NOT_UNITED: Final = Refusal("TW-RUL-70", "refuse-no-other-form")
NO_HUMAN: Final = Refusal("TW-RUL-75", "refuse-no-other-form")
NO_FORTRESS: Final = Refusal("TW-RUL-76", "refuse-no-other-form")
STUCK: Final = Refusal("TW-KRI-08", "refuse-transform-lost")
LOCKED: Final = Refusal("TW-TRF-05", "refuse-form-locked")
NO_ROOM: Final = Refusal("TW-RUL-23", "refuse-no-room")
OVER_OBSTACLE: Final = Refusal("TW-RUL-10", "refuse-over-obstacle")
DEADLY: Final = Refusal("TW-RUL-64", "refuse-over-danger")


def transform_refusal(state: State, figure: Figure, form: int) -> Refusal | None:
    cards = kind_of(state, figure).cards
    if len(cards) == 1:
        return one_form_refusal(state, figure)
    if not 0 <= form < len(cards) or form == figure.form:
        return NO_OTHER_FORM
    if marked(state, figure, figure.form, ("transform",)):
        return STUCK
    if form not in usable_forms(state, figure):
        return LOCKED
    if standing_spot(state, figure, form) is None:
        return OVER_OBSTACLE if _overhead(state, figure) else NO_ROOM
    return DEADLY if would_sink(state, figure, form, place_of(figure)) else None


def one_form_refusal(state: State, figure: Figure) -> Refusal:
    """Who has one card only, and by which rule: joined figures, humans, fortifications."""
    kind = kind_of(state, figure)
    if kind.parts:
        return NOT_JOINED if kind.way == "combine" else NOT_UNITED
    if is_human(state, figure):
        return NO_HUMAN
    return NO_FORTRESS if kind.gigantic else NO_OTHER_FORM


def standing_spot(state: State, figure: Figure, form: int) -> Point | None:
    """TW-RUL-23: the same spot, or the nearest free one within an inch."""
    if not in_the_air(state, figure):
        cards = kind_of(state, figure).cards
        if cards[form].radius <= cards[figure.form].radius:
            return place_of(figure)
    ground = rest_ground(state, figure, form)
    here = place_of(figure)
    if ground.rests(here):
        return here
    if _overhead(state, figure):
        return None
    spots = [
        spot
        for spot in nearest_rests(ground, here, NUDGE)
        if not would_sink(state, figure, form, spot)
    ]
    return spots[0] if spots else None


def _overhead(state: State, figure: Figure) -> bool:
    """TW-RUL-10: whether it is above a solid obstacle now."""
    return over_obstacle(state, figure, card_of(state, figure).radius)


def would_sink(state: State, figure: Figure, form: int, spot: Point) -> bool:
    """TW-RUL-64: nobody lets go of the air above dangerous terrain."""
    if not state.options.dangerous_terrain:
        return False
    before = figure.form, figure.x, figure.y
    figure.form, (figure.x, figure.y) = form, spot
    danger = in_danger(state, figure)
    figure.form, figure.x, figure.y = before
    return danger


def transform(table: Table[State], figure: Figure, form: int) -> Script[None]:
    """TW-TRF-02: from now on the other card is used."""
    state = table.state
    spot = standing_spot(state, figure, form)
    if card_of(state, figure).kind == ROBOT:
        cube_falls(table, figure)
    figure.form = form
    table.tell(Transformed(figure.id, form))
    if spot is not None and spot != place_of(figure):
        figure.x, figure.y = spot
        table.tell(Placed(figure.id, spot[0], spot[1], "nudge"))
    stir(state)
    yield from sink(table, figure, figure.id, destroy)
    if stands(figure):
        yield from crack_tough_nut(table, figure)
        yield from face_freely(table, figure)


def crack_tough_nut(table: Table[State], figure: Figure) -> Script[None]:
    """TW-FAQ-03, TW-RUL-67: once a game, five markers off the card just taken on."""
    state = table.state
    if figure.tough_nut_used or not has(state, figure, "tough_nut"):
        return
    if figure.damage[figure.form] == 0:
        return
    choice = yield table.ask(
        seat_for(state, figure),
        "tough_nut",
        OneOf([UseToughNut(), Decline()], "TW-RUL-67"),
        figure=figure.id,
    )
    if isinstance(choice, UseToughNut):
        figure.tough_nut_used = True
        repair(table, figure, TOUGH_NUT, "tough_nut", figure.id)
