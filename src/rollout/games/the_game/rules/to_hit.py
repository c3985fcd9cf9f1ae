"""The number to hit and its reasons (TG-HIT, TG-RUL-33)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.content.maps import THICK_TREES, THIN_TREES
from rollout.games.the_game.model import State, Unit
from rollout.games.the_game.rules.aim import CAREFUL_AIM, Aim, distance
from rollout.kernel.reasons import Reasons, Term

DIE: Final = 10


def to_hit(state: State, aim: Aim, between: list[int]) -> Reasons:
    """What a d10 must reach; `between` are the hexes of the line that count (TG-HIT-09)."""
    attacker = aim.attacker
    options = state.facts.options
    terms = _base(aim)
    if attacker.prone:
        terms.append(Term("reason-attacker-prone", 2, "TG-HIT-02"))
    if not aim.ranged:
        terms.append(Term("reason-physical", -3, "TG-HIT-03"))
    if aim.target is None:
        terms.append(Term("reason-immobile", -4, "TG-HIT-05"))
    else:
        terms += _posture_and_size(aim.target, distance(state, aim))
    terms += _screens(state, screening_hexes(state, aim, between))
    if options.to_hit_offset:
        terms.append(Term("reason-to-hit-offset", options.to_hit_offset, "TG-RUL-33"))
    if options.natural_rolls:
        terms += _natural_rolls(sum([term.amount for term in terms]))
    return Reasons(tuple(terms))


def faces_that_hit(need: int) -> int:
    """How many faces of the die are at or above the number (TG-HIT-09)."""
    return min(max(DIE + 1 - need, 0), DIE)


def screening_hexes(state: State, aim: Aim, between: list[int]) -> list[int]:
    """The hexes whose trees and smoke count: the line's and the target's (TG-HIT-06).

    With a flying end only the target's own, and none for a flying target, unless the match
    option says otherwise (TG-RUL-39). The attacker's own hex never counts (TG-RUL-44).
    """
    target_flies = aim.target is not None and aim.target.flying
    if state.facts.options.air_sight == "clear":
        if target_flies:
            return []
        if aim.attacker.flying:
            return [aim.cell]
    if aim.cell == aim.attacker.cell:
        return [aim.cell] if aim.attacker.flying else []
    return [*between, aim.cell]


def screen(state: State, cell: int) -> int:
    """What trees and smoke of one hex add to the number."""
    return sum([term.amount for term in _screens(state, [cell])])


def trees(state: State, cell: int) -> int:
    """The trees that grow in a hex, as terrain; a construct has taken their place (TG-RUL-40)."""
    terrain = state.terrain[cell]
    if terrain in (THIN_TREES, THICK_TREES) and not state.construct_height[cell]:
        return terrain
    return 0


def smoky(state: State, cell: int) -> bool:
    """Smoke counts once per hex, however many markers lie there (TG-RUL-45)."""
    return any(marker.cell == cell for marker in state.smoke)


def _base(aim: Aim) -> list[Term]:
    speed = 0 if aim.target is None else aim.target.form.speed
    skill = aim.attacker.sheet.skill
    terms = [
        Term("reason-half-speed", (speed + 1) // 2, "TG-HIT-01"),
        Term("reason-skill", -skill, "TG-HIT-01"),
    ]
    if aim.how == CAREFUL_AIM:
        terms.append(Term("reason-careful-aim", -skill, "TG-AIM-01"))
    return terms


def _posture_and_size(target: Unit, range_to: int) -> list[Term]:
    terms: list[Term] = []
    if target.prone:
        if range_to <= 1:
            terms.append(Term("reason-target-prone-near", -2, "TG-HIT-04"))
        else:
            terms.append(Term("reason-target-prone-far", 1, "TG-HIT-04"))
    if target.form.small:
        terms.append(Term("reason-small", 8, "TG-HIT-08"))
    return terms


def _screens(state: State, cells: list[int]) -> list[Term]:
    thin = thick = smoke = 0
    for cell in cells:
        growth = trees(state, cell)
        if growth == THIN_TREES:
            thin += 1
        elif growth == THICK_TREES:
            thick += 1
        if state.smoke and smoky(state, cell):
            smoke += 1
    terms: list[Term] = []
    if thin:
        terms.append(Term("reason-thin-trees", thin, "TG-HIT-06"))
    if thick:
        terms.append(Term("reason-thick-trees", 2 * thick, "TG-HIT-06"))
    if smoke:
        terms.append(Term("reason-smoke", 2 * smoke, "TG-HIT-07"))
    return terms


def _natural_rolls(need: int) -> list[Term]:
    """A natural 1 misses and a natural 10 hits: the number lies between 2 and 10."""
    if need < 2:
        return [Term("reason-natural-one", 2 - need, "TG-RUL-33")]
    if need > DIE:
        return [Term("reason-natural-ten", DIE - need, "TG-RUL-33")]
    return []
