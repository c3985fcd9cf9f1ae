"""One figure's attack: pose, shots and strokes, and all that comes of them (AT-ATK, AT-BM)."""

from __future__ import annotations

from typing import Any, Final

from rollout.games.attacktix.actions import (
    Aim,
    FireAgain,
    Knob,
    Slash,
    StopFiring,
    TurnBase,
)
from rollout.games.attacktix.content.vocabulary import CLAW, JAB, MISSILE, SLASH
from rollout.games.attacktix.events import Attacked, BaseTurned, StrokeVoid
from rollout.games.attacktix.model import IN_PLAY, NOTHING, Figure, Pose, State
from rollout.games.attacktix.record import OBJECT, Record
from rollout.games.attacktix.rules.aiming import aim_options, forbidden_by_cover, yaw_of
from rollout.games.attacktix.rules.defeat import apply, in_order
from rollout.games.attacktix.rules.fallen import Fallen
from rollout.games.attacktix.rules.menus import Menu, menu, why_not_fired
from rollout.games.attacktix.rules.strokes import (
    AimNoise,
    Shot,
    error_of,
    error_of_knob,
    spared_by_cover,
)
from rollout.games.attacktix.setup import GALLERY
from rollout.kernel.actions import Action
from rollout.kernel.errors import Refusal
from rollout.kernel.game import Script, Table
from rollout.space.physics.tabletop import Stroke
from rollout.space.physics.weapons import LEFT, RIGHT, Error
from rollout.space.physics.weapons import Aim as Pointed
from rollout.space.plane import TURN

MOST_VOIDS: Final = 3
"""After so many void attacks in a turn another figure must try (AT-RUL-105)."""
KNOB: Final = {"left": 1, "right": -1}
UNWOUND: Final = {MISSILE, JAB, CLAW}
"""Weapons that are spent once they have struck (AT-RST-01)."""


def attack(table: Table[State], figure: int, seat: int, depth: int) -> Script[bool]:
    """AT-ATK-01 to 12, AT-BM-01 to 05. False when it was void, and is given back."""
    state = table.state
    before, shots = state.attacker, state.shots
    state.attacker, state.shots = figure, 0
    pose, thing = yield from _pose(table, figure, seat)
    bearing = (state.figures[figure].facing + pose.yaw) % TURN
    holder = state.figures[figure].controller
    fell_before = state.figures[figure].falls
    state.figures[figure].pose = pose
    done = yield from _strike(table, figure, seat, depth, thing)
    while done and _may_fire_again(state, figure, holder, fell_before):
        state.figures[figure].pose = _same_way(state, figure, pose, bearing) or pose
        options = _firing_on(state, figure, seat, bearing)
        answer = yield table.ask(seat, "fire_again", options, figure=figure)
        if isinstance(answer, StopFiring):
            break
        yield from _strike(table, figure, seat, depth, NOTHING)
        if state.voids >= MOST_VOIDS:
            break
    state.attacker, state.shots = before, shots
    return done


def _same_way(state: State, figure: int, pose: Pose, bearing: int) -> Pose | None:
    """AT-BM-04, AT-RUL-39: an Attackback may have turned the base; the direction stays.

    None where the joints do not reach there any more (AT-ATK-02).
    """
    yaw = yaw_of(state, figure, bearing)
    return Pose(yaw, pose.pitch) if abs(yaw) <= state.sculpt(figure).weapon.yaw else None


def _firing_on(state: State, figure: int, seat: int, bearing: int) -> Menu:
    """AT-BM-04, AT-BM-05: in the same direction; not at whom cover protects now (AT-RUL-77)."""

    def explain(action: Action) -> Refusal | None:
        return why_not_fired(state, seat, action)

    why = forbidden_by_cover(state, figure, bearing)
    if _same_way(state, figure, state.figures[figure].pose, bearing) is None:
        why = Refusal("AT-BM-05", "aim-is-locked")
    if why is None:
        return Menu([FireAgain(), StopFiring()], explain)
    return Menu([StopFiring()], explain, {FireAgain(): why})


def is_spent(state: State, figure: int) -> bool:
    """AT-RST-04: an empty launcher, or a rod that is not cocked."""
    weapon = state.sculpt(figure).weapon
    return weapon.kind in UNWOUND and state.figures[figure].loaded < 1


def _pose(table: Table[State], figure: int, seat: int) -> Script[tuple[Pose, int]]:
    """AT-ATK-02: how the weapon is pointed, and what object it throws, if any."""
    state = table.state
    each = state.figures[figure]
    while True:
        answer = yield table.ask(seat, "aim", aim_options(state, figure), figure=figure)
        if not isinstance(answer, TurnBase):
            break
        each.facing = answer.facing
        table.tell(BaseTurned(figure, answer.facing))
    return pose_of(state, figure, answer)


def pose_of(state: State, figure: int, answer: Any) -> tuple[Pose, int]:
    """The pose that an answer asks for, and the object that is thrown, if any."""
    if isinstance(answer, Slash):
        return Pose(0, 0, answer.side, answer.twist, answer.height), NOTHING
    yaw = yaw_of(state, figure, answer.bearing)
    if isinstance(answer, Aim):
        return Pose(yaw, answer.pitch), NOTHING
    thing: int = answer.thing
    return Pose(yaw), thing


def _may_fire_again(state: State, figure: int, holder: int, fell_before: int) -> bool:
    """AT-BM-02, AT-RUL-41: while it has not fallen, is the same player's, and has missiles left."""
    each = state.figures[figure]
    ranged = state.sculpt(figure).weapon.is_ranged
    return ranged and each.loaded > 0 and _goes_on(each, holder, fell_before)


def _goes_on(each: Figure, holder: int, fell_before: int) -> bool:
    return each.zone == IN_PLAY and each.controller == holder and each.falls == fell_before


def _strike(table: Table[State], figure: int, seat: int, depth: int, thing: int) -> Script[bool]:
    """One shot or stroke, and the abilities of whoever falls by it (AT-BM-03)."""
    state = table.state
    each, weapon = state.figures[figure], state.sculpt(figure).weapon
    drawn = yield AimNoise()
    error = error_of(weapon.kind, state.options.noise, drawn)
    stroke = stroke_of(state, figure, error, thing)
    if weapon.kind in UNWOUND:
        each.loaded -= 1
    state.shots += 1
    _tell(table, figure, stroke)
    record: Record = yield Shot(state, stroke, state.shots)
    if record.void:
        if weapon.kind in UNWOUND:
            each.loaded += 1
        state.shots -= 1
        state.voids += 1
        table.tell(_void(figure, record))
        return False
    holder, fell_before = each.controller, each.falls
    yield from _settle_falls(table, record, figure, seat, depth)
    if record.claw_contact and _goes_on(each, holder, fell_before):
        yield from _turn_knob(table, stroke, seat, depth)
    return True


def _void(figure: int, record: Record) -> StrokeVoid:
    """P3: what the weapon would have begun in, if that is why."""
    if record.inside in ("", OBJECT):
        return StrokeVoid(figure, record.inside)
    return StrokeVoid(figure, "figure", int(record.inside))


def _settle_falls(
    table: Table[State], record: Record, figure: int, seat: int, depth: int
) -> Script[None]:
    from rollout.games.attacktix.rules.settling import settle

    falls = apply(table, record)
    if table.state.mode == GALLERY:
        return
    order = yield from in_order(table, falls, seat)
    for fallen in order:
        yield from settle(table, Fallen(fallen, figure, seat, depth))


def _turn_knob(table: Table[State], stroke: Stroke, seat: int, depth: int) -> Script[None]:
    """AT-ATK-11, AT-DEC-11: a claw that still touches may be turned; a void turn is given back."""
    done = False
    while not done and table.state.voids < MOST_VOIDS:
        done = yield from _turn_knob_once(table, stroke, seat, depth)


def _turn_knob_once(table: Table[State], stroke: Stroke, seat: int, depth: int) -> Script[bool]:
    state = table.state
    figure = stroke.attacker
    options = menu(state, seat, [Knob("left"), Knob("right"), Knob("not")])
    answer = yield table.ask(seat, "knob", options, figure=figure)
    if answer.turn == "not":
        return True
    drawn = yield AimNoise()
    error = error_of_knob(state.options.noise, drawn)
    turned = Stroke(
        figure,
        stroke.weapon,
        stroke.aim,
        error,
        stroke.over_walls,
        stroke.spared,
        None,
        KNOB[answer.turn],
    )
    state.shots += 1
    _tell(table, figure, turned)
    record: Record = yield Shot(state, turned, state.shots)
    if record.void:
        state.shots -= 1
        state.voids += 1
        table.tell(_void(figure, record))
        return False
    yield from _settle_falls(table, record, figure, seat, depth)
    return True


def stroke_of(state: State, figure: int, error: Error, thing: int) -> Stroke:
    """The attack with the pose that the figure has."""
    return stroke_with(state, figure, state.figures[figure].pose, error, thing)


def stroke_with(state: State, figure: int, pose: Pose, error: Error, thing: int) -> Stroke:
    """The attack as the engine is told of it. A Mega's weapons pass high barriers (AT-RUL-68)."""
    sculpt = state.sculpt(figure)
    side = LEFT if pose.side == "left" else RIGHT
    twist = pose.twist if sculpt.weapon.kind == SLASH else 1200
    return Stroke(
        figure,
        sculpt.weapon.make,
        Pointed(pose.yaw, pose.pitch, side, twist, pose.height),
        error,
        sculpt.is_mega,
        spared_by_cover(state, figure),
        None if thing == NOTHING else thing,
    )


def _tell(table: Table[State], figure: int, stroke: Stroke) -> None:
    state = table.state
    aim, error = stroke.aim, stroke.error
    weapon: Any = state.sculpt(figure).weapon
    slash = weapon.kind == SLASH
    table.tell(
        Attacked(
            figure,
            weapon.code,
            state.shots,
            aim.yaw,
            aim.pitch,
            ("left" if aim.side == LEFT else "right") if slash else "",
            aim.twist if slash else 0,
            aim.height,
            (error.yaw, error.pitch, error.force, error.twist, error.height),
            NOTHING if stroke.thrown is None else stroke.thrown,
        )
    )
