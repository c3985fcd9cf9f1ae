"""Before a throw, a slam or a push: where it ends, who is struck, and what sizes make of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from rollout.games.energon_wars.bots.odds import chance_to_hit
from rollout.games.energon_wars.content.phrases import Word
from rollout.games.energon_wars.content.table import INCH
from rollout.games.energon_wars.model import NOBODY, State
from rollout.games.energon_wars.rules.conditions import can_be_knocked_down
from rollout.games.energon_wars.rules.displacement import (
    COLLISION,
    FALL,
    Course,
    away_from,
    course_of,
)
from rollout.games.energon_wars.rules.effects import SLAM
from rollout.games.energon_wars.rules.figures import (
    disc_of,
    has_keyword,
    is_immune,
    score_of,
    size_of,
)
from rollout.games.energon_wars.rules.sight import defense_of
from rollout.games.energon_wars.rules.throws import AIM, HURT, MODELS_FLY, short_of
from rollout.games.energon_wars.rules.weapons import hit_surely
from rollout.games.energon_wars.screen.look_forms import ForcedLook, ThrowLook
from rollout.space.plane.lengths import onwards, within
from rollout.space.plane.shapes import Disc, Point


def forced_by(state: State, attacker: int, number: int, word: Word) -> ForcedLook | None:
    """EW-FX-02, EW-FX-14, EW-SLM-01: what a push, drag or slam does to a model that is hit."""
    if word.name not in ("push", "drag", "slam") or is_immune(state, number, word.name):
        return None
    end = (state.models[attacker].x, state.models[attacker].y)
    if word.name != "drag":
        end = away_from(state, attacker, number, word.number if word.parameters else SLAM)
    if end == (state.models[number].x, state.models[number].y):
        return None
    found = _led(state, number, word.name, course_of(state, number, end))
    if word.name == "slam":
        found.down = can_be_knocked_down(state, number)
        if found.struck != NOBODY:
            found.hurt += COLLISION
        if found.struck >= 0 and found.struck_size <= found.size:
            found.struck_hurt = found.size
            found.struck_down = can_be_knocked_down(state, found.struck)
    if found.fell and not has_keyword(state, number, "sure_footed"):
        found.hurt += FALL
        found.down = can_be_knocked_down(state, number)
    return found


def throw(state: State, thrower: int, thrown: int, goal: int | Point) -> ThrowLook:
    """EW-THR-03 to EW-THR-05, EW-RUL-42, EW-RUL-96: to a spot, or at a model."""
    flung = partial(_flung, state, thrower, thrown)
    return aimed(state, thrower, disc_of(state, thrown), MODELS_FLY * INCH, goal, flung, flung)


def aimed(
    state: State,
    thrower: int,
    base: Disc,
    reach: int,
    goal: int | Point,
    flown: Callable[[Point], ForcedLook],
    missed: Callable[[Point], ForcedLook],
) -> ThrowLook:
    """What comes of a throw of that base, by what becomes of it on its way to a point."""
    if isinstance(goal, tuple):
        if not within(base.centre, goal, reach):
            goal = onwards(base.centre, goal, reach)
        return ThrowLook({"free": flown(goal)})
    there = disc_of(state, goal).centre
    hit = flown(there)
    if hit.struck >= 0:
        hit.struck_hurt = hit.size
        hit.struck_down = hit.size >= hit.struck_size and can_be_knocked_down(state, hit.struck)
    beyond = short_of(state, goal, base, onwards(base.centre, there, reach))
    need = defense_of(state, thrower, goal, AIM).total
    need -= score_of(state, thrower, AIM, goal).total
    chance = chance_to_hit(need, hit_surely(state, goal), False)
    return ThrowLook({"hit": hit, "miss": missed(beyond)}, round(chance, 4))


def _flung(state: State, thrower: int, thrown: int, end: Point) -> ForcedLook:
    found = _led(state, thrown, "throw", course_of(state, thrown, end, (thrower,)))
    found.hurt = HURT
    found.down = can_be_knocked_down(state, thrown)
    return found


def _led(state: State, number: int, how: str, course: Course) -> ForcedLook:
    struck = course.struck
    return ForcedLook(
        number,
        how,
        course.point[0],
        course.point[1],
        course.level,
        size_of(state, number),
        struck,
        size_of(state, struck) if struck >= 0 else 0,
        fell=course.fell,
    )
