"""Lines along the border of two hexes: the defender says which one counts (TG-RUL-31)."""

from __future__ import annotations

from typing import Final

from rollout.games.the_game.actions import TakeBorder
from rollout.games.the_game.events import BorderChosen
from rollout.games.the_game.model import NONE, State
from rollout.games.the_game.rules.aim import FIRE, Aim
from rollout.games.the_game.rules.cover import CONSTRUCT, UNIT, cover_in
from rollout.games.the_game.rules.to_hit import faces_that_hit, screen, screening_hexes, to_hit
from rollout.kernel.game import Script, Table
from rollout.kernel.options import Listed
from rollout.space.hex_lines import Line

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
