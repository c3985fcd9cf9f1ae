"""Looking before leaping: what a screen shows before anything is chosen.

`look` answers one question about the table as it is, or as it would be with a unit in another
place. It reads public facts only, so every seat and every spectator may ask.

    {"reach": {"unit": 3}}                        where its Movement could end
    {"barred": {"unit": 3, "cell": 77}}           why it could not end there
    {"sight": {"unit": 3, "target": 5}}           the line, what blocks it, the number to hit
    {"sight": {"unit": 3, "cell": 120}}
    {"arc": {"unit": 3}}                          the hexes its weapons cover
    {"stand": {"unit": 3, "place": {...}}}        whom it could shoot there, and who it
    {"transform": {"unit": 3, "mode": 1}}         what changing would do to its level
    {"combine": {"unit": 3}}                      whether its team stands ready, and its damage
    {"deployment": {"unit": 3}}                   where it may start, in which modes

`place` may stand in any of them: `{"cell": 77, "facing": 2, "level": 0, "prone": false,
"mode": 1}`, of which every part may be left out.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from rollout.gamekit.looking import Look, RefusalLook, answered, forms
from rollout.gamekit.looking import said as told
from rollout.gamekit.screen import Constant
from rollout.games.the_game.abilities.combining import Combining, team_of
from rollout.games.the_game.abilities.commanding import GRANTS
from rollout.games.the_game.actions import Combine, Shoot, Transform
from rollout.games.the_game.content.maps import TERRAIN_NAMES
from rollout.games.the_game.content.traits import TRAITS
from rollout.games.the_game.model import AIR, LEVEL_NAMES, NONE, OPERATIONAL, State, Unit
from rollout.games.the_game.rules.aim import WEAPON, Aim, reach, weapons
from rollout.games.the_game.rules.attack import attack_refusal
from rollout.games.the_game.rules.footing import resting_level, standing_refusal
from rollout.games.the_game.rules.movement import movement_refusal
from rollout.games.the_game.rules.movement_options import arrivals, warping_refusal
from rollout.games.the_game.rules.next_action import ATTACKS
from rollout.games.the_game.rules.reach import Mover, Ways, reachable, reachable_from
from rollout.games.the_game.rules.sight import (
    Sight,
    blocking_hex,
    floor,
    hex_sight_refusal,
    in_arc,
    reach_of,
    sight,
    vantage,
)
from rollout.games.the_game.rules.targeting import shoot_construct_refusal, shoot_refusal
from rollout.games.the_game.rules.to_hit import DIE, cover, faces_that_hit, to_hit, worst_hexes
from rollout.games.the_game.rules.transforming import Transforming, _level_after
from rollout.games.the_game.screen.deployment_look import deployment
from rollout.games.the_game.screen.look_forms import (
    ArcLook,
    BarredLook,
    CombineLook,
    CoverLook,
    DeploymentLook,
    NeedLook,
    ReachLook,
    ShotLook,
    SightLook,
    StandLook,
    TransformLook,
)
from rollout.games.the_game.screen.side_view import profile
from rollout.games.the_game.screen.wording import TOLD_BY_STOP, arguments
from rollout.kernel.actions import tag_of
from rollout.kernel.errors import Refusal, Unreadable

CONSTANTS: Final[dict[str, Constant]] = {
    "LEVELS": LEVEL_NAMES,
    "TERRAIN": {name: number for number, name in enumerate(TERRAIN_NAMES)},
    "TRAIT_RULES": {trait.name: trait.rule for trait in TRAITS.values()},
    "ATTACKS": tuple(tag_of(action) for action in ATTACKS),
    "GRANTS": tuple(tag_of(action) for action in GRANTS),
    "TOLD_BY_STOP": tuple(tag_of(action) for action in TOLD_BY_STOP),
}
"""What the page reads numbers of the view by, the rule that explains each trait, and the actions
of one sort: attacks, those that let an ally act, those that are told by where they end."""
FORMS: Final = forms(
    ReachLook,
    BarredLook,
    SightLook,
    ArcLook,
    StandLook,
    TransformLook,
    CombineLook,
    DeploymentLook,
)
FAR: Final = 60
"""More points than any Movement has, to price what is out of reach."""
NO_WAY: Final = Refusal("TG-MOV-06", "refuse-no-step")


def look(state: State, seat: int | None, request: dict[str, Any]) -> dict[str, Any]:
    """The answer to one question. Raises Unreadable for what is none."""
    looks = {name: _placing(state, answer) for name, answer in LOOKS.items()}
    return answered(looks, request)


def _placing(state: State, answer: Answer) -> Callable[[dict[str, Any]], Look]:
    return lambda question: answer(*_placed(state, question), question)


def _reach(state: State, unit: Unit, question: dict[str, Any]) -> ReachLook:
    """Ends of a Movement that begins now."""
    refusal = movement_refusal(state, unit)
    if refusal is not None or unit.cell == NONE:
        why = _said(state, refusal)
        return ReachLook(unit=unit.id, points=0, steps=[], ends=[], warps=[], refusal=why)
    points = unit.form.speed * (2 if question.get("sprint") is True else 1)
    mover = Mover(state, unit, points)
    ways = Ways(reachable_from(state, mover))
    may_warp = warping_refusal(state, mover) is None
    warps = arrivals(state, mover) if may_warp else []
    return ReachLook(unit=unit.id, points=points, steps=ways.steps, ends=ways.ends, warps=warps)


def _barred(state: State, unit: Unit, question: dict[str, Any]) -> BarredLook:
    """Why a Movement that begins now cannot end in a hex: who is there, the ground, the price."""
    cell = _cell(state, question.get("cell"))
    refusal = movement_refusal(state, unit)
    if refusal is None and unit.cell != NONE:
        refusal = _end_refusal(state, unit, cell)
    return BarredLook(unit=unit.id, cell=cell, refusal=_said(state, refusal))


def _end_refusal(state: State, unit: Unit, cell: int) -> Refusal | None:
    speed = unit.form.speed
    if any(end.cell == cell for end in reachable(state, unit, speed)):
        return None
    level = AIR if unit.level == AIR else resting_level(state, unit.form, cell)
    refusal = standing_refusal(state, unit, unit.form, cell, level)
    if refusal is not None:
        return refusal
    prices = [end.spent for end in reachable(state, unit, FAR) if end.cell == cell]
    if not prices:
        return NO_WAY
    return Refusal("TG-MOV-04", "refuse-points", {"cost": min(prices), "left": speed})


def _sight(state: State, unit: Unit, question: dict[str, Any]) -> SightLook:
    """The line from a unit to another one, or to a hex, and what a shot along it would need."""
    target = _unit(state, question["target"]) if "target" in question else None
    cell = _cell(state, question.get("cell")) if target is None else target.cell
    if cell == NONE or unit.cell == NONE:
        raise Unreadable("a line of sight has two ends on the map")
    line = state.facts.grid.line(unit.cell, cell)
    seen = _hex_sight(state, unit, cell) if target is None else sight(state, unit, target)
    if target is None:
        refusal = shoot_construct_refusal(state, unit, cell, "", _gun(state, unit))
        goal_top = floor(state, cell)
    else:
        refusal = shoot_refusal(state, unit, target.id, "", _gun(state, unit))
        goal_top = reach_of(state, target)
    ahead = _prospect(state, unit, target, cell)
    return SightLook(
        unit=unit.id,
        cell=cell,
        target=None if target is None else target.id,
        range=state.facts.grid.distance(unit.cell, cell),
        longest=_longest(state, unit),
        arc=in_arc(state, unit, cell),
        clear=seen.clear,
        blocker=None if seen.blocker == NONE else seen.blocker,
        first=line.first,
        second=line.second,
        profile=profile(state, unit.cell, cell),
        top=reach_of(state, unit),
        goal_top=goal_top,
        flying=unit.level == AIR,
        goal_flying=target is not None and target.level == AIR,
        refusal=_said(state, refusal),
        need=None if ahead is None else ahead.need,
        chance=None if ahead is None else ahead.chance,
        cover=None if ahead is None else ahead.cover,
    )


def _hex_sight(state: State, unit: Unit, cell: int) -> Sight:
    view = vantage(state, unit)
    refusal = hex_sight_refusal(view, cell)
    if refusal is None:
        return Sight(True)
    return Sight(False, blocking_hex(view, cell, floor(state, cell), False), refusal)


@dataclass
class _Prospect:
    """What a shot needs, how likely it is, and what is hit instead of its target."""

    need: NeedLook
    chance: float
    cover: CoverLook | None


def _prospect(state: State, unit: Unit, target: Unit | None, cell: int) -> _Prospect | None:
    """The number to hit, with borders settled against the attacker, and the cover."""
    if target is None and not state.construct_height[cell]:
        return None
    return _aimed(state, Aim(unit, WEAPON, target, cell, "", _gun(state, unit)))


def _aimed(state: State, aim: Aim) -> _Prospect:
    between = worst_hexes(state, aim)
    need = to_hit(state, aim, between)
    found = cover(state, aim, between)
    return _Prospect(
        NeedLook(need.terms, need.total, need.least),
        faces_that_hit(need.total) / DIE,
        None if found is None else CoverLook(found.cell, found.kind, found.unit),
    )


def _arc(state: State, unit: Unit, question: dict[str, Any]) -> ArcLook:
    """The hexes in arc and range, and those of them that are seen at ground level."""
    longest = _longest(state, unit)
    if unit.cell == NONE or longest <= 0:
        return ArcLook(unit=unit.id, longest=0, cells=[], seen=[])
    cells = [
        cell
        for cell in state.facts.grid.within(unit.cell, longest)
        if cell != unit.cell and in_arc(state, unit, cell)
    ]
    view = vantage(state, unit)
    seen = [cell for cell in cells if hex_sight_refusal(view, cell) is None]
    return ArcLook(unit=unit.id, longest=longest, cells=cells, seen=seen)


def _stand(state: State, unit: Unit, question: dict[str, Any]) -> StandLook:
    return stand(state, unit)


def stand(state: State, unit: Unit) -> StandLook:
    """Whom the unit could shoot from its place, and who could shoot it there."""
    others = [
        other
        for other in state.units
        if other.status == OPERATIONAL and other.cell != NONE and other.side != unit.side
    ]
    return StandLook(
        unit=unit.id,
        targets=[found for other in others if (found := shot(state, unit, other))],
        threats=[found for other in others if (found := shot(state, other, unit))],
    )


def shot(state: State, attacker: Unit, target: Unit) -> ShotLook | None:
    """What one could shoot at the other with; None where it cannot."""
    gun = _gun(state, attacker)
    if attack_refusal(state, attacker, Shoot(target.id, "", gun)) is not None:
        return None
    found = _aimed(state, Aim(attacker, WEAPON, target, target.cell, "", gun))
    covered = found.cover is not None
    return ShotLook(target.id, attacker.id, found.need.total, found.chance, covered)


def _transform(state: State, unit: Unit, question: dict[str, Any]) -> TransformLook:
    """The level after changing, or why it cannot change."""
    mode = question.get("mode")
    if not isinstance(mode, int):
        raise Unreadable("a mode is a number")
    refusal = Transforming().refusal(state, unit, Transform(mode))
    if refusal is not None or unit.cell == NONE:
        return TransformLook(unit=unit.id, mode=mode, refusal=_said(state, refusal))
    level = LEVEL_NAMES[_level_after(state, unit, unit.sheet.modes[mode])]
    return TransformLook(unit=unit.id, mode=mode, level=level, before=LEVEL_NAMES[unit.level])


def _combine(state: State, unit: Unit, question: dict[str, Any]) -> CombineLook:
    """The members of the team, their damage together, and what the giant has left of it."""
    giant = state.facts.sheets.get(unit.sheet.team)
    if giant is None:
        raise Unreadable(f"{unit.sheet.name} belongs to no team")
    members = team_of(state, unit)
    there = {member.sheet.slug for member in members}
    damage = sum(member.damage for member in members)
    return CombineLook(
        unit=unit.id,
        giant=giant.name,
        members=[member.id for member in members],
        missing=[state.facts.sheets[slug].name for slug in giant.members if slug not in there],
        damage=damage,
        hit_points=giant.hit_points - damage,
        lose_turn=[member.id for member in members if member.id in state.pile],
        refusal=_said(state, Combining().refusal(state, unit, Combine(unit.cell))),
    )


Answer = Callable[[State, Unit, dict[str, Any]], Look]
LOOKS: Final[dict[str, Answer]] = {
    "reach": _reach,
    "barred": _barred,
    "sight": _sight,
    "arc": _arc,
    "stand": _stand,
    "transform": _transform,
    "combine": _combine,
    "deployment": deployment,
}


def _placed(state: State, question: dict[str, Any]) -> tuple[State, Unit]:
    """The table of the question: as it is, or with the unit put elsewhere."""
    unit = _unit(state, question.get("unit"))
    place = question.get("place")
    if place is None:
        return state, unit
    if not isinstance(place, dict) or unit.status != OPERATIONAL or unit.carrier != NONE:
        raise Unreadable("a place is asked for a unit that stands on the map")
    state = state.copy()
    unit = state.units[unit.id]
    unit.form = unit.sheet.modes[_within(place, "mode", len(unit.sheet.modes), unit.form.index)]
    unit.facing = _within(place, "facing", 6, unit.facing)
    unit.prone = place.get("prone", unit.prone) is True
    cell = _within(place, "cell", state.facts.grid.size, unit.cell)
    level = _within(place, "level", len(LEVEL_NAMES), unit.level)
    state.place(unit, cell, level)
    return state, unit


def _within(place: dict[str, Any], name: str, most: int, otherwise: int) -> int:
    value = place.get(name, otherwise)
    if type(value) is not int or not 0 <= value < most:
        raise Unreadable(f"{name} is a number from 0 to {most - 1}")
    return value


def _unit(state: State, number: Any) -> Unit:
    if type(number) is not int or not 0 <= number < len(state.units):
        raise Unreadable("a unit is named by its number")
    return state.units[number]


def _cell(state: State, number: Any) -> int:
    if type(number) is not int or not 0 <= number < state.facts.grid.size:
        raise Unreadable("a hex is named by its number")
    return number


def _gun(state: State, unit: Unit) -> int:
    """The strongest weapon at hand: a held gun, or NONE for its own."""
    found = weapons(state, unit)
    return max(found, key=_firepower)[0] if found else NONE


def _longest(state: State, unit: Unit) -> int:
    return max((reach(state, firepower, "") for _, firepower in weapons(state, unit)), default=0)


def _firepower(weapon: tuple[int, int]) -> int:
    return weapon[1]


def _said(state: State, refusal: Refusal | None) -> RefusalLook | None:
    """A refusal with the words for it."""
    return None if refusal is None else told(refusal, arguments(state, refusal))
