"""What comes of a choice without dice: where a unit stands then, whom it reaches, who it."""

from __future__ import annotations

from typing import Any, Final

from rollout.gamekit.aftermath import Shot, exposure, settled
from rollout.gamekit.outlook import Outlook, Part
from rollout.gamekit.sentences import Sentence
from rollout.games.the_game.actions import LaySmoke, Move, Sprint, Transform
from rollout.games.the_game.model import NONE, OPERATIONAL, State, Unit
from rollout.games.the_game.naming import unit_said
from rollout.games.the_game.rules.reach import Reach, reachable
from rollout.games.the_game.screen.looks import shot, stand
from rollout.kernel.actions import Action
from rollout.kernel.match import Match

SPRINTS: Final = 2
"""TG-SPR-01: so many times its Speed."""
MOST_ENDS: Final = 400
"""Ends of a Movement from which shots are looked at, the nearest first."""


def whereabouts(match: Match[State], seat: int, action: Action) -> Outlook | None:
    """Of the unit that acts."""
    state = match.state
    if not state.acting:
        return None
    number = state.acting[-1]
    if isinstance(action, Move | Sprint | LaySmoke):
        return _movement(state, state.units[number], action)
    after: State | None = settled(match, seat, action)
    if after is None:
        return None
    unit = after.units[number]
    if unit.status != OPERATIONAL or unit.cell == NONE:
        return None
    headline = _form(unit) if isinstance(action, Transform) else _place(after, unit)
    return Outlook((headline,), _exposed(after, unit))


def _place(state: State, unit: Unit) -> Part:
    told = {
        "unit": unit_said(state, unit.id),
        "cell": state.facts.grid.label(unit.cell),
        "facing": Sentence(f"facing-{unit.facing}"),
    }
    return Part(Sentence("outlook-stands", told))


def _form(unit: Unit) -> Part:
    """TG-TRF: the numbers of the other mode."""
    form = unit.form
    told = {"strength": form.strength, "speed": form.speed, "firepower": form.firepower}
    return Part(Sentence("outlook-becomes", told))


def _exposed(state: State, unit: Unit) -> tuple[Part, ...]:
    found = stand(state, unit)
    return exposure(
        [Shot(unit_said(state, each.unit), each.chance) for each in found.targets],
        [Shot(unit_said(state, each.by), each.chance) for each in found.threats],
    )


def _movement(state: State, unit: Unit, action: Action) -> Outlook | None:
    """TG-MOV-04: how far it comes, and whom it could shoot from there."""
    if unit.cell == NONE:
        return None
    points = unit.form.speed * (SPRINTS if isinstance(action, Sprint) else 1)
    ends = [end for end in reachable(state, unit, points) if end.aboard == NONE]
    told = {"points": points, "hexes": len({end.cell for end in ends} - {unit.cell})}
    headline = Part(Sentence("outlook-reach", told))
    if not isinstance(action, Move):
        return Outlook((headline,))
    return Outlook((headline,), exposure(_from_there(state, unit, ends)))


def _from_there(state: State, unit: Unit, ends: list[Reach]) -> list[Shot]:
    """The best shot at everybody after a Movement."""
    best: dict[int, float] = {}
    there: Any = state.copy()
    mover = there.units[unit.id]
    foes = [
        other
        for other in there.units
        if other.status == OPERATIONAL and other.cell != NONE and other.side != unit.side
    ]
    for end in ends[:MOST_ENDS]:
        mover.facing, mover.prone = end.facing, end.prone
        there.place(mover, end.cell, end.level)
        for foe in foes:
            found = shot(there, mover, foe)
            if found is not None:
                best[foe.id] = max(best.get(foe.id, 0.0), found.chance)
    return [Shot(unit_said(state, foe), chance) for foe, chance in best.items()]
