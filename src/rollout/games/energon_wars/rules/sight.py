"""Line of sight, cover and reach (EW-LOS)."""

from __future__ import annotations

from typing import Final

from rollout.games.energon_wars.content.cards import Attack
from rollout.games.energon_wars.content.table import INCH
from rollout.games.energon_wars.model import STANDING, State
from rollout.games.energon_wars.rules.figures import (
    TOLERANCE,
    disc_of,
    has_keyword,
    height_of,
    in_contact,
    loses,
    modifiers,
    side_of,
    size_of,
    summed,
)
from rollout.kernel.reasons import Reasons, Term
from rollout.space.plane.complete_sight import hidden_point
from rollout.space.plane.lengths import gap_within, inside
from rollout.space.plane.shapes import Disc, Shape
from rollout.space.plane.sight import Sight
from rollout.space.plane.tangent_sight import sight_by_tangents

COVER: Final = 2
"""EW-LOS-06 to EW-LOS-09, EW-LOS-13."""
BESIDE_A_BUILDING: Final = 1
"""EW-LOS-07, in inches."""


def sight(state: State, viewer: int, target: int, without: tuple[int, ...] = ()) -> Sight:
    """EW-LOS-01, EW-RUL-34: whether any point of one base sees any point of the other.

    Some models do not count: who is held up to be thrown hides nobody (EW-THR-03)."""
    one, other = disc_of(state, viewer), disc_of(state, target)
    if in_contact(state, viewer, target):
        return Sight(one.centre, other.centre, ())
    apart = (viewer, target, *without)
    blockers = [*buildings_between(state, viewer, target), *_models_between(state, apart)]
    return sight_by_tangents(one, other, blockers)


def sees(state: State, viewer: int, target: int, without: tuple[int, ...] = ()) -> bool:
    return sight(state, viewer, target, without).clear


def sees_past_buildings(state: State, viewer: int, target: int) -> bool:
    """EW-RUL-28, EW-RUL-29: for attacks on everybody only terrain hides."""
    one, other = disc_of(state, viewer), disc_of(state, target)
    if in_contact(state, viewer, target):
        return True
    return sight_by_tangents(one, other, buildings_between(state, viewer, target)).clear


def buildings_between(state: State, viewer: int, target: int) -> list[Shape]:
    """EW-LOS-03, EW-RUL-33: what of the buildings stops a line between these two."""
    land = state.land
    if state.models[viewer].level < 0 and state.models[target].level < 0:
        return [land.shapes[number] for number, form in enumerate(land.forms) if form.is_building]
    top = max(
        height_of(state, viewer) + size_of(state, viewer) * INCH,
        height_of(state, target) + size_of(state, target) * INCH,
    )
    return [platform.surface for platform in land.platforms if platform.height >= top]


def _models_between(state: State, apart: tuple[int, ...]) -> list[Shape]:
    """EW-LOS-04, EW-LOS-05: those at least as big as the target, on a level with one of the two;
    viewer and target come first among those who do not count."""
    viewer, target = apart[:2]
    least = size_of(state, target)
    levels = (state.models[viewer].level, state.models[target].level)
    found: list[Shape] = []
    for number, model in enumerate(state.models):
        if (
            model.status == STANDING
            and number not in apart
            and model.level in levels
            and state.cards[number].sides[model.side].size >= least
        ):
            found.append(disc_of(state, number))
    return found


# Cover


def defense_of(state: State, attacker: int, target: int, attack: Attack) -> Reasons:
    """EW-ATK-05: the number to reach, with cover where the attack is a ranged one."""
    more = modifiers(state, target, ("DEF",), attack, attacker)
    if attack.kind != "melee":
        more += cover_terms(state, attacker, target, attack)
    return summed("defense", side_of(state, target).defense, "EW-ATK-05", more)


def cover_terms(state: State, attacker: int, target: int, attack: Attack) -> list[Term]:
    """EW-LOS-10, EW-RUL-31: cover and elevation do not add up, unless that was agreed on."""
    terms: list[Term] = []
    if not has_keyword(state, attacker, "ignore_cover"):
        rule = ""
        if not loses(state, target, "cover"):
            rule = cover_rule(state, attacker, target)
            rule = rule or ("EW-ABL-06" if has_keyword(state, target, "cover") else "")
        if rule:
            terms.append(Term("cover", COVER, rule))
        if has_elevation(state, attacker, target):
            terms.append(Term("elevation", COVER, "EW-LOS-08"))
    if len(terms) > 1 and not state.options.stack_cover:
        del terms[1:]
    if not terms and attack.kind != "spray" and is_concealed(state, target):
        terms.append(Term("concealment", COVER, "EW-LOS-13"))
    return terms


def has_cover(state: State, attacker: int, target: int) -> bool:
    return cover_rule(state, attacker, target) != ""


def cover_rule(state: State, attacker: int, target: int) -> str:
    """EW-LOS-06, EW-LOS-07, EW-LOS-09, EW-RUL-30, EW-RUL-104: by which rule it has cover."""
    land, least = state.land, size_of(state, target)
    one, other = disc_of(state, attacker), disc_of(state, target)
    buildings = buildings_between(state, attacker, target)
    obstacles: list[Shape] = []
    if state.models[target].level < 0:
        obstacles = [
            land.shapes[number]
            for number, form in enumerate(land.forms)
            if form.size >= least and land.pieces[number].standing
        ]
    tall = [shape for shape in buildings if _height_of_building(state, shape) >= least * INCH]
    if hidden_point(one, other, [*obstacles, *tall]) is not None:
        return "EW-LOS-06"
    if (
        len(tall) != len(buildings)
        and _beside_a_building(state, other)
        and hidden_point(one, other, buildings) is not None
    ):
        return "EW-LOS-07"
    return "EW-LOS-09" if _looks_down_on(state, target, attacker) else ""


def _looks_down_on(state: State, target: int, attacker: int) -> bool:
    """EW-LOS-09: its surface is higher than the attacker is tall."""
    return height_of(state, target) - height_of(state, attacker) > size_of(state, attacker) * INCH


def _height_of_building(state: State, shape: Shape) -> int:
    land = state.land
    return max(
        [
            platform.height
            for number, platform in enumerate(land.platforms)
            if platform.surface == shape or land.shapes[land.owners[number]] == shape
        ],
        default=0,
    )


def _beside_a_building(state: State, base: Disc) -> bool:
    land = state.land
    return any(
        gap_within(base, land.shapes[number], BESIDE_A_BUILDING * INCH + TOLERANCE)
        for number, form in enumerate(land.forms)
        if form.is_building
    )


def has_elevation(state: State, attacker: int, target: int) -> bool:
    """EW-LOS-08, EW-RUL-32: the attacker must stand lower, the whole base on the raised surface."""
    if height_of(state, target) <= height_of(state, attacker):
        return False
    surface = state.land.platforms[state.models[target].level].surface
    return inside(disc_of(state, target), surface)


def is_concealed(state: State, number: int) -> bool:
    """EW-LOS-13, EW-RUL-36: by an ability, or touched by a cloud."""
    if loses(state, number, "concealment"):
        return False
    if has_keyword(state, number, "concealment"):
        return True
    base = disc_of(state, number)
    return any(
        gap_within(base, Disc((cloud.x, cloud.y), cloud.radius), 0) for cloud in state.clouds
    )


def out_of_reach(state: State, attacker: int, target: int, inches: int) -> bool:
    """EW-LOS-11: the target stands too high for this attacker and range."""
    above = height_of(state, target) - height_of(state, attacker)
    return above > (size_of(state, attacker) + inches) * INCH
