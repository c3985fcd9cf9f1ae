"""Looks: what anybody may see before anything is chosen (EW-RUL-78).

{"aim": {"model": 3, "target": 7}}                the line, cover, and every weapon four ways
{"reach": {"model": 3}}                           by walk, run, jump and climb, in both modes
{"prevent": {"model": 3, "damage": 4}}            what spending leaves of it
{"throw": {"model": 3, "thrown": 7, "x": …}}      where it lands, and whom it strikes
{"throw": {"model": 3, "thrown": 7, "target": 5}}
{"throw": {"model": 3, "piece": 2, "x": …}}       the same for a car, a tree or a lamp post
{"throw": {"model": 3, "piece": "lifted", …}}     which is in its hands
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from rollout.games.energon_wars.content.cards import SIDES
from rollout.games.energon_wars.model import STANDING, Acting, State
from rollout.games.energon_wars.rules.climbing import climb_refusal, climbs
from rollout.games.energon_wars.rules.conditions import HELD
from rollout.games.energon_wars.rules.figures import side_of, speed_of
from rollout.games.energon_wars.rules.grounds import Way
from rollout.games.energon_wars.rules.movement import run_cost, run_refusal, walk_refusal
from rollout.games.energon_wars.rules.upkeep import gain_of
from rollout.games.energon_wars.screen.aiming import aim
from rollout.games.energon_wars.screen.look_forms import (
    AimLook,
    ModeReach,
    PreventLook,
    PreventRow,
    ReachLook,
    ThrowLook,
)
from rollout.games.energon_wars.screen.throwing import throw
from rollout.games.energon_wars.screen.thrown_objects import object_throw
from rollout.kernel.errors import Unreadable
from rollout.space.plane.shapes import Point
from rollout.space.regions.outlines import PathOutline, Ring

MOST: Final = 99
LIFTED: Final = "lifted"


def look(state: State, seat: int | None, request: dict[str, Any]) -> dict[str, Any]:
    """The answer to one question, the same for every seat. Raises Unreadable for what is none."""
    for name, question in request.items():
        answer = LOOKS.get(name)
        if answer is not None and isinstance(question, dict):
            plain: dict[str, Any] = msgspec.to_builtins(answer(state, question))
            return plain
    raise Unreadable(f"a look is one of {', '.join(LOOKS)}")


def model_in(state: State, question: dict[str, Any], name: str) -> int:
    """A model on the table. Raises Unreadable."""
    number = question.get(name)
    if type(number) is not int or not 0 <= number < len(state.models):
        raise Unreadable(f"{name} is the number of a model")
    if state.models[number].status != STANDING:
        raise Unreadable(f"{name} is not on the table")
    return number


def _aim(state: State, question: dict[str, Any]) -> AimLook:
    return aim(state, model_in(state, question, "model"), model_in(state, question, "target"))


def _reach(state: State, question: dict[str, Any]) -> ReachLook:
    """EW-MOV-03 to EW-MOV-07, in each mode, with what transforming costs: in its activation what
    is left of it, else as if that began, whatever can be shaken shaken."""
    number = model_in(state, question, "model")
    now, modes = state.models[number].side, {}
    for side in range(len(state.cards[number].sides)):
        cost = 0 if side == now else state.cards[number].sides[now].transform_cost
        modes[SIDES[side]] = _mode_reach(_turned(state, number, side, cost), number, cost)
    return ReachLook(number, modes)


def _turned(state: State, number: int, side: int, cost: int) -> State:
    """The table once a model has paid for that mode (EW-TRN-01, EW-FLY-06)."""
    turned = state.copy()
    model = turned.models[number]
    model.side, model.energon = side, model.energon - cost
    if not side_of(turned, number).has("flight") and state.models[number].side != side:
        model.lasting = [each for each in model.lasting if each.what != "flight"]
    if turned.acting.model != number:
        turned.acting, model.grounded = Acting(number), False
    if not turned.acting.shaken:
        model.conditions &= ~HELD
    return turned


def _mode_reach(state: State, number: int, cost: int) -> ModeReach:
    speed, acting = speed_of(state, number), state.acting
    found = ModeReach(speed, cost)
    if state.models[number].energon < 0:
        return found
    if climb_refusal(state, number) is None:
        heights = state.land.platforms
        found.climbs = [
            (each.x, each.y, heights[each.level].height if each.level >= 0 else 0)
            for each in climbs(state, number)
        ]
    so_far = 0
    if walk_refusal(state, number) is None:
        so_far = speed
        found.walk = _rings(Way(state, number, speed))
        acting.walked = True
    if run_refusal(state, number) is None:
        found.run = _rings(Way(state, number, so_far + speed))
        found.run_cost = run_cost(state, number)
    return found


def _rings(way: Way) -> list[Ring]:
    outline = way.outline()
    assert isinstance(outline, PathOutline)
    return outline.rings


def _prevent(state: State, question: dict[str, Any]) -> PreventLook:
    """EW-EN-12: hit points, energon and penalty for each amount, and the quick ones."""
    number, damage = question.get("model"), question.get("damage")
    if type(number) is not int or not 0 <= number < len(state.models):
        raise Unreadable("model is the number of a model")
    if type(damage) is not int or not 0 <= damage <= MOST:
        raise Unreadable(f"damage is a number from 0 to {MOST}")
    model, card = state.models[number], state.cards[number]
    most = min(damage, model.energon)
    rows = [_prevented(state, number, damage, spent) for spent in range(most + 1)]
    living = [row.spend for row in rows if row.hp]
    safe = [row.spend for row in rows if row.hp and not row.penalty]
    return PreventLook(
        number,
        damage,
        model.hp,
        model.energon,
        rows,
        most,
        card.penalty(model.hp),
        living[0] if living and living[0] else None,
        safe[0] if safe and safe[0] else None,
    )


def _prevented(state: State, number: int, damage: int, spent: int) -> PreventRow:
    after = state.copy()
    model = after.models[number]
    model.hp, model.energon = max(0, model.hp - (damage - spent)), model.energon - spent
    coming = model.energon + gain_of(after, number) if model.hp else 0
    penalty = state.cards[number].penalty(model.hp) if model.hp else 0
    return PreventRow(spent, model.hp, model.energon, coming, penalty)


def _throw(state: State, question: dict[str, Any]) -> ThrowLook:
    model = model_in(state, question, "model")
    if "piece" in question:
        return object_throw(state, model, _loose_piece(state, question), _goal(state, question))
    return throw(state, model, model_in(state, question, "thrown"), _goal(state, question))


def _loose_piece(state: State, question: dict[str, Any]) -> int:
    """A piece that can be thrown, or what somebody has lifted just now. Raises Unreadable."""
    piece, land = question.get("piece"), state.land
    if piece == LIFTED:
        piece = state.acting.thrown[-1] - len(state.models) if state.acting.thrown else None
    if type(piece) is not int or not 0 <= piece < len(land.pieces):
        raise Unreadable("piece is the number of a piece of terrain")
    if land.forms[piece].is_building or not land.pieces[piece].standing:
        raise Unreadable("piece cannot be thrown")
    return piece


def _goal(state: State, question: dict[str, Any]) -> int | Point:
    if "target" in question:
        return model_in(state, question, "target")
    x, y = question.get("x"), question.get("y")
    if type(x) is not int or type(y) is not int:
        raise Unreadable("a throw goes to a spot or at a target")
    return x, y


LOOKS: Final[dict[str, Callable[[State, dict[str, Any]], msgspec.Struct]]] = {
    "aim": _aim,
    "reach": _reach,
    "prevent": _prevent,
    "throw": _throw,
}
FORMS: Final[dict[str, type[msgspec.Struct]]] = {
    "aim": AimLook,
    "reach": ReachLook,
    "prevent": PreventLook,
    "throw": ThrowLook,
}
