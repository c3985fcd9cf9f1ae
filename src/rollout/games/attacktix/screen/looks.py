"""What is shown before anything is chosen: where an attack would go, and how far a figure rolls."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import msgspec

from rollout.games.attacktix.actions import Aim, Slash, Throw
from rollout.games.attacktix.content.vocabulary import MISSILE, SLASH, THROW
from rollout.games.attacktix.model import IN_PLAY, NOTHING, State
from rollout.games.attacktix.rules.aiming import aim_options
from rollout.games.attacktix.rules.attack import pose_of, stroke_with
from rollout.games.attacktix.rules.footing import footing
from rollout.games.attacktix.rules.forecast import Forecast, forecast
from rollout.games.attacktix.rules.hidden import STRIP
from rollout.games.attacktix.rules.movement import allowance, starts_in_slowing
from rollout.games.attacktix.rules.on_the_table import is_opponent, spot_of
from rollout.games.attacktix.rules.rolling import Walk, begin, walk
from rollout.games.attacktix.rules.strokes import DEVIATIONS, HANDS, OF_A_JAB, error_of, tabletop
from rollout.games.attacktix.screen.arcs import swept, way_of
from rollout.games.attacktix.screen.forms import Face
from rollout.games.attacktix.screen.forms_looks import (
    AimLook,
    ChanceView,
    ReachLook,
    RefusalView,
    Spot,
    TikView,
)
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal, Unreadable
from rollout.space.physics.tabletop import Stroke, Tabletop
from rollout.space.physics.weapons import Error
from rollout.space.plane import known_ways, reachable

TWO_DEVIATIONS: Final = 2_000
MOST_POINTS: Final = 16
MOST_TIX: Final = 40


class AimAt(msgspec.Struct, forbid_unknown_fields=True):
    """A figure, and how its weapon would be pointed; without that, as it was last."""

    figure: int
    bearing: int | None = None
    pitch: int = 0
    side: str = "right"
    twist: int = 1200
    height: int = 0
    thing: int = -1


class RollTo(msgspec.Struct, forbid_unknown_fields=True):
    """A figure, and the path that it would roll along."""

    figure: int
    path: list[tuple[int, int]] = []
    tix: int | None = None


def look(state: State, seat: int | None, request: dict[str, Any]) -> dict[str, Any]:
    """`{"aim": {"figure": 3, "bearing": 905, "pitch": 30}}`, `{"reach": {"figure": 3}}`."""
    try:
        if "aim" in request:
            at = msgspec.convert(request["aim"], type=AimAt)
            found: Any = aim_look(state, at)
        elif "reach" in request:
            to = msgspec.convert(request["reach"], type=RollTo)
            found = reach_look(state, to)
        else:
            raise Unreadable("a look is one of aim, reach")
    except msgspec.ValidationError as error:
        raise Unreadable(str(error)) from None
    plain: dict[str, Any] = msgspec.to_builtins(found)
    return plain


def _check(state: State, figure: int) -> None:
    """Only what stands there for everybody can be looked at."""
    if any(each.hidden for each in state.figures):
        raise Unreadable("figures are still being placed")
    if not (0 <= figure < len(state.figures) and state.figures[figure].zone == IN_PLAY):
        raise Unreadable("there is no such figure in play")


# Aiming


def aim_look(state: State, at: AimAt) -> AimLook:
    """AT-DEC-10: nobody is shown more than the table and the printed figures tell."""
    _check(state, at.figure)
    figure, weapon = at.figure, state.sculpt(at.figure).weapon
    action = _meant(state, at)
    refusal = None if action is None else aim_options(state, figure).refusal(action)
    pose, thing = state.figures[figure].pose, NOTHING
    if action is not None:
        pose, thing = pose_of(state, figure, action)
    stroke = stroke_with(state, figure, pose, Error(), thing)
    there = tabletop(state, stroke)
    way = way_of(state, there, stroke)
    attacker = next(each for each in there.figures if each.id == figure)
    expected = {} if refusal is not None else forecast(state, figure, pose, thing)
    return AimLook(
        figure,
        weapon.kind,
        way.spots,
        way.ends,
        _cone(state, there, stroke),
        [] if weapon.kind == MISSILE else swept(attacker, way.spots),
        _spread(state, weapon.kind),
        _chances(state, figure, expected),
        max(0, 1000 - sum(each.hit for each in expected.values())),
        way.met,
        action is None and state.attacker == figure and state.shots > 0,
        state.figures[figure].loaded,
        _refused(refusal),
    )


def _meant(state: State, at: AimAt) -> Action | None:
    """The answer that would ask for that pose; None for the pose that the figure has."""
    kind = state.sculpt(at.figure).weapon.kind
    if kind == SLASH:
        if at.side not in ("left", "right"):
            raise Unreadable("a slash comes from the left or the right")
        return msgspec.convert(
            {"do": "slash", "side": at.side, "twist": at.twist, "height": at.height}, type=Slash
        )
    if at.bearing is None:
        return None
    if kind == THROW:
        return Throw(at.bearing % 3600, at.thing)
    return Aim(at.bearing % 3600, at.pitch)


def _cone(state: State, there: Tabletop, stroke: Stroke) -> list[list[Spot]]:
    kind = state.sculpt(stroke.attacker).weapon.kind
    hands = [(TWO_DEVIATIONS, 0), (-TWO_DEVIATIONS, 0)]
    if kind == MISSILE:
        hands += [(0, TWO_DEVIATIONS), (0, -TWO_DEVIATIONS)]
    return [
        way_of(
            state,
            there,
            replace(stroke, error=error_of(kind, state.options.noise, [yaw, pitch, 0, 0, 0])),
        ).spots
        for yaw, pitch in hands
    ]


def _spread(state: State, kind: str) -> tuple[int, int]:
    yaw, pitch, *_ = DEVIATIONS.get(kind, OF_A_JAB)
    level = HANDS[state.options.noise]
    return yaw * level // 1000, pitch * level // 1000


def _chances(state: State, figure: int, expected: Forecast) -> list[ChanceView]:
    """The likeliest to fall first."""
    seat = state.figures[figure].controller
    found = [
        ChanceView(
            number,
            each.hit,
            each.falls,
            not is_opponent(state, seat, state.figures[number].controller),
            each.waist,
            each.chest,
        )
        for number, each in expected.items()
        if each.hit or each.falls
    ]
    return sorted(found, key=lambda each: (-each.falls, -each.hit, each.figure))


def _refused(refusal: Refusal | None) -> RefusalView | None:
    return None if refusal is None else RefusalView(refusal.rule, refusal.why)


# Rolling


def reach_look(state: State, to: RollTo) -> ReachLook:
    """AT-MOV-02: while it moves what is left, else what its window would let it roll."""
    _check(state, to.figure)
    figure = to.figure
    moving = state.mover == figure
    most = state.left if moving else allowance(state, figure)
    if len(to.path) > MOST_POINTS or (to.tix is not None and not 0 <= to.tix <= MOST_TIX):
        raise Unreadable("so long a path is not looked at")
    start = spot_of(state.figures[figure])
    ground = footing(state, figure, start).ground
    rings = reachable(known_ways(ground), start, most * state.tik) if most else []
    found = Walk()
    if to.path and most:
        tix = most if to.tix is None else min(most, to.tix)
        found = walk(state, figure, tuple(to.path), tix, begin(state, figure))
    return ReachLook(
        figure,
        most,
        starts_in_slowing(state, figure),
        [[(x, y) for x, y in ring] for ring in rings],
        [
            TikView(tik.point, tik.facing, tik.cut, _coming(state, figure, number + 1))
            for number, tik in enumerate(found.tiks)
        ],
        _refused(found.refusal),
    )


def _coming(state: State, figure: int, clicks: int) -> Face | None:
    """The number after so many tix, where the whole strip was agreed on."""
    if state.options.wheel_view != STRIP:
        return None
    wheel = state.sculpt(figure).wheel
    face = wheel[(state.figures[figure].top + clicks) % len(wheel)]
    return face.speed, face.colour
