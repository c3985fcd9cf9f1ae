"""The number to hit, and the number for partial cover, with their reasons (TG-HIT, TG-COV)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rollout.games.the_game.actions import TakeBorder
from rollout.games.the_game.content.maps import THICK_TREES, THIN_TREES
from rollout.games.the_game.events import BorderChosen
from rollout.games.the_game.model import NONE, State, Unit
from rollout.games.the_game.rules.aim import CAREFUL_AIM, FIRE, Aim, distance
from rollout.games.the_game.rules.sight import base, floor, has_construct, height, top
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Listed
from rollout.kernel.reasons import Reasons, Term
from rollout.space.hex_lines import Line

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


# Partial cover: what stands next to the target on the line (TG-COV, TG-RUL-36).

INTENDED_TARGET_FROM: Final = 6
"""A cover roll of this or more strikes the intended target (TG-COV-03)."""

CONSTRUCT: Final = "construct"
UNIT: Final = "unit"
BODY: Final = "body"
GROUND_ITSELF: Final = "ground"


@dataclass
class Cover:
    """The object that may catch the shot, and its hex."""

    cell: int
    kind: str
    unit: int = NONE


def cover(state: State, aim: Aim, between: list[int]) -> Cover | None:
    """The covering object of an attack, if there is one.

    `between` are the hexes of the line that count, the last one next to the target (TG-COV-01).
    """
    if not between or not aim.ranged or aim.kind == FIRE:
        return None
    return cover_in(state, aim, between[-1])


def cover_in(state: State, aim: Aim, cell: int) -> Cover | None:
    """The first object of a hex that is high enough: construct, unit or body, the ground."""
    target_flies = aim.target is not None and aim.target.flying
    if target_flies != aim.attacker.flying:
        return None
    if target_flies:
        return _flyer(state, aim, cell)
    if has_construct(state, cell) and _covers(state, aim, floor(state, cell)):
        return Cover(cell, CONSTRUCT)
    standing = state.on_ground[cell]
    if standing != NONE and _unit_covers(state, aim, state.units[standing]):
        return Cover(cell, UNIT, standing)
    for body in state.bodies(cell):
        if _unit_covers(state, aim, body):
            return Cover(cell, BODY, body.id)
    return Cover(cell, GROUND_ITSELF) if _covers(state, aim, floor(state, cell)) else None


def _flyer(state: State, aim: Aim, cell: int) -> Cover | None:
    """Between two flyers only a third covers, by heights as on flat ground (TG-RUL-39)."""
    other = state.in_air[cell]
    if other == NONE or state.units[other].cloaked or aim.target is None:
        return None
    if 2 * height(state.units[other]) < height(aim.target):
        return None
    return Cover(cell, UNIT, other)


def _unit_covers(state: State, aim: Aim, unit: Unit) -> bool:
    return not unit.cloaked and _covers(state, aim, top(state, unit))


def _covers(state: State, aim: Aim, object_top: int) -> bool:
    """At least half as high as the target, from the target's base up (TG-COV-02)."""
    if aim.target is None:
        target_base = floor(state, aim.cell) - state.construct_height[aim.cell]
        target_height = state.construct_height[aim.cell]
    else:
        target_base = base(state, aim.target)
        target_height = height(aim.target)
    return 2 * (object_top - target_base) >= target_height


# Lines along the border of two hexes: the defender says which one counts (TG-RUL-31).

LOST: Final = -2
"""What a shot strikes in place of a hex, when the ground or a body swallows it."""


def counted_hexes(table: Table[State], aim: Aim) -> Script[list[int]]:
    """The hexes between attacker and target that count, after the defender's choices.

    Each pair is chosen separately; where both hexes have the same effect nothing is asked.
    For a target nobody owns the choice worst for the attacker is taken.
    """
    state = table.state
    line = _line(state, aim)
    if not line.borders:
        return line.first
    hexes = worst_hexes(state, aim)
    if aim.target is None or aim.target.seat == NONE:
        return hexes
    for place in pairs_that_matter(state, aim):
        worst = hexes[place]
        other = line.second[place] if worst == line.first[place] else line.first[place]
        choice = yield table.ask(
            aim.target.seat,
            "border",
            Listed([TakeBorder(worst), TakeBorder(other)]),
            attacker=aim.attacker.id,
            target=aim.target.id,
        )
        hexes[place] = choice.cell
        table.tell(BorderChosen(choice.cell))
    return hexes


def worst_hexes(state: State, aim: Aim) -> list[int]:
    """The hexes that count when each border is settled in the worst way for the attacker."""
    line = _line(state, aim)
    hexes = line.first.copy()
    last = len(hexes) - 1
    for place in line.borders:
        if place != last and screen(state, line.second[place]) > screen(state, hexes[place]):
            hexes[place] = line.second[place]
    if last in line.borders:
        other = [*hexes[:-1], line.second[last]]
        if _prospects(state, aim, other) < _prospects(state, aim, hexes):
            return other
    return hexes


def pairs_that_matter(state: State, aim: Aim) -> list[int]:
    """The places in the line where the two hexes differ in trees, smoke or cover."""
    line = _line(state, aim)
    last = len(line.first) - 1
    return [
        place
        for place in line.borders
        if _effect(state, aim, line.first[place], place == last)
        != _effect(state, aim, line.second[place], place == last)
    ]


def _line(state: State, aim: Aim) -> Line:
    return state.facts.grid.line(aim.attacker.cell, aim.cell)


def _effect(state: State, aim: Aim, cell: int, last: bool) -> tuple[int, int, int]:
    """What a hex of a pair does to the attack: its screen, and the object it may strike."""
    screens = screen(state, cell) if cell in screening_hexes(state, aim, [cell]) else 0
    covering = cover_in(state, aim, cell) if last and aim.kind != FIRE else None
    if covering is None:
        return screens, NONE, NONE
    if covering.kind == UNIT or covering.kind == CONSTRUCT:
        return screens, covering.cell, covering.unit
    return screens, LOST, NONE


def _prospects(state: State, aim: Aim, hexes: list[int]) -> tuple[int, int]:
    """The attacker's chance to strike what it aims at, in twentieths; then how easy it is."""
    need = to_hit(state, aim, hexes).total
    faces = faces_that_hit(need)
    covering = None if aim.kind == FIRE else cover_in(state, aim, hexes[-1])
    return (2 * faces if covering is None else faces), -need
