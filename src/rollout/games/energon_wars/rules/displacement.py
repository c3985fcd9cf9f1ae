"""Movement by force: push, drag, slam and throw, what stops it, and falls."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.games.energon_wars.attack_events import Displaced, Fell
from rollout.games.energon_wars.content.table import INCH
from rollout.games.energon_wars.events import Immune
from rollout.games.energon_wars.model import NOBODY, STANDING, State
from rollout.games.energon_wars.rules.cargo import drop_objectives, move_cargo_along
from rollout.games.energon_wars.rules.conditions import knock_down
from rollout.games.energon_wars.rules.damage import suffer
from rollout.games.energon_wars.rules.figures import (
    has_keyword,
    is_immune,
    radius_of,
    size_of,
)
from rollout.games.energon_wars.rules.grounds import falling_ground, forced_ground, landing_spot
from rollout.games.energon_wars.rules.portals import swallowed_by_a_portal
from rollout.kernel.game import Script, Table
from rollout.space.plane.lengths import leg_length, onwards
from rollout.space.plane.levels import ON_THE_GROUND, supports
from rollout.space.plane.shapes import Disc, Point
from rollout.space.plane.straight import Stop, last_rest, slide

TERRAIN: Final = -2
"""In place of a model that was struck: a building or an obstacle."""
FALL: Final = 1
"""EW-MOV-12."""
COLLISION: Final = 1
"""EW-SLM-06."""


@dataclass
class Stopped:
    """How a way by force ended: whom it struck, and whether the model fell."""

    struck: int
    fell: bool


@dataclass(frozen=True)
class Course:
    """Where a way by force ends: the point, its level, whom it struck, whether that is a fall."""

    point: Point
    level: int
    struck: int
    fell: bool


def course_of(state: State, number: int, end: Point, over: tuple[int, ...] = ()) -> Course:
    """EW-FX-14, EW-RUL-70, EW-RUL-88: straight on until it is there or something stops it."""
    model, radius = state.models[number], radius_of(state, number)
    start = model.x, model.y
    ground, models = forced_ground(state, radius, model.level, (number,), over)
    stop = slide(ground, start, end)
    point = stop.point
    if not ground.rests(point):
        point = last_rest(ground, start, point) or start
    if model.level >= 0 and not _holds(state, model.level, point):
        return _off_the_edge(state, number, point, over)
    return Course(point, model.level, _met(stop, models), False)


def _off_the_edge(state: State, number: int, end: Point, over: tuple[int, ...]) -> Course:
    """EW-MOV-12, EW-SLM-02: beyond the edge it meets what is on the ground.

    Where that leaves no room on the line below, it stays at the edge (EW-RUL-88).
    """
    model = state.models[number]
    start = model.x, model.y
    edge = _last_held(state, model.level, start, end)
    ground, models = falling_ground(state, number, over)
    stop = slide(ground, edge, end)
    struck = _met(stop, models)
    if ground.rests(stop.point):
        return Course(stop.point, ON_THE_GROUND, struck, True)
    below = last_rest(ground, edge, stop.point)
    if below is not None:
        return Course(below, ON_THE_GROUND, struck, True)
    if struck != NOBODY:
        return Course(edge, model.level, struck, False)
    return Course(landing_spot(state, number, stop.point), ON_THE_GROUND, struck, True)


def _holds(state: State, level: int, point: Point) -> bool:
    return supports(state.land.platforms[level], Disc(point, 0))


def _last_held(state: State, level: int, start: Point, end: Point) -> Point:
    """The last point of the line where the raised surface still bears a base."""
    held, beyond = 0, leg_length(start, end)
    while beyond - held > 1:
        middle = (held + beyond) // 2
        if _holds(state, level, onwards(start, end, middle)):
            held = middle
        else:
            beyond = middle
    return onwards(start, end, held)


def _met(stop: Stop, models: list[int]) -> int:
    """Whom a way by force has struck; beyond the models it is terrain."""
    if stop.met < 0:
        return NOBODY
    return models[stop.met] if stop.met < len(models) else TERRAIN


def shove(
    table: Table[State], number: int, end: Point, how: str, over: tuple[int, ...] = ()
) -> Stopped:
    """The model is moved along its course."""
    state = table.state
    model = state.models[number]
    course = course_of(state, number, end, over)
    model.x, model.y = course.point
    model.level = course.level
    move_cargo_along(state, number)
    table.tell(Displaced(number, model.x, model.y, model.level, how, max(course.struck, NOBODY)))
    if course.fell:
        table.tell(Fell(number))
    return Stopped(course.struck, course.fell)


def fall(table: Table[State], number: int) -> Script[bool]:
    """EW-MOV-12, EW-MOV-13: knocked down and 1 damage; whether it is still there."""
    if has_keyword(table.state, number, "sure_footed"):
        return True
    yield from knock_down(table, number)
    still = yield from suffer(table, number, FALL, "fall", NOBODY)
    return still


def push(table: Table[State], attacker: int, number: int, inches: int) -> Script[None]:
    """EW-FX-14, EW-RUL-40: straight away from the attacker, in the line of the centres."""
    if immune(table, number, "push"):
        return
    stopped = shove(table, number, away_from(table.state, attacker, number, inches), "push")
    yield from after_shove(table, number, stopped)


def drag(table: Table[State], attacker: int, number: int) -> Script[None]:
    """EW-FX-02, EW-RUL-40: straight towards the attacker, until contact or something stops it."""
    if immune(table, number, "drag"):
        return
    state = table.state
    target = state.models[attacker]
    if (target.x, target.y) != (state.models[number].x, state.models[number].y):
        stopped = shove(table, number, (target.x, target.y), "drag")
        yield from after_shove(table, number, stopped)


def slam(table: Table[State], attacker: int, number: int, inches: int) -> Script[None]:
    """EW-SLM-01 to EW-SLM-06: away from the attacker, down, and into whatever is there."""
    if immune(table, number, "slam"):
        return
    state = table.state
    stopped = shove(table, number, away_from(state, attacker, number, inches), "slam")
    yield from drop_objectives(table, number, ("sparkplug",), state.models[attacker].seat)
    yield from knock_down(table, number)
    size, struck = size_of(state, number), stopped.struck
    if struck >= 0 and size_of(state, struck) <= size:
        yield from knock_down(table, struck)
        yield from suffer(table, struck, size, "collision", attacker)
    if struck != NOBODY:
        still = yield from suffer(table, number, COLLISION, "collision", attacker)
        if not still:
            return
    yield from after_shove(table, number, stopped)


def after_shove(table: Table[State], number: int, stopped: Stopped) -> Script[None]:
    """Falls hurt, and a portal takes whoever touches it."""
    if stopped.fell:
        yield from fall(table, number)
    if table.state.models[number].status == STANDING:
        yield from swallowed_by_a_portal(table, number)


def immune(table: Table[State], number: int, effect: str) -> bool:
    if is_immune(table.state, number, effect):
        table.tell(Immune(number, effect))
        return True
    return False


def away_from(state: State, attacker: int, number: int, inches: int) -> Point:
    """The point so far away in the line of the centres; to the far edge for twins in one spot."""
    one, other = state.models[attacker], state.models[number]
    start, here = (one.x, one.y), (other.x, other.y)
    if start == here:
        return other.x, other.y
    return onwards(start, here, leg_length(start, here) + inches * INCH)
