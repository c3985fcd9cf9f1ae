"""What is worth knowing before a shot, with its exact chances."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from rollout.games.tabletop_warfare.actions import Fire
from rollout.games.tabletop_warfare.attack_events import Damaged, Destroyed
from rollout.games.tabletop_warfare.model import NOBODY, State
from rollout.games.tabletop_warfare.rules.figures import structure_left
from rollout.games.tabletop_warfare.rules.targets import Assault, mode_of
from rollout.games.tabletop_warfare.screen.chains import Chances
from rollout.games.tabletop_warfare.screen.fates import fate_of_target
from rollout.kernel.actions import Action
from rollout.kernel.match import Match
from rollout.kernel.odds import Foreseen, Question


def questions(state: State, action: Action) -> list[tuple[str, Question]]:
    """Of a shot at an enemy: whether it harms, how much, whether the target is destroyed."""
    if not isinstance(action, Fire) or state.shooter == NOBODY or action.target == NOBODY:
        return []
    target = state.figures[action.target]
    assault = assault_of(state)
    mode = mode_of(state, assault.figure, action)
    if mode is None or target.side == assault.figure.side:
        return []
    chances = fate_of_target(state, assault, action.system, mode, target)
    number, form, left = target.id, target.form, structure_left(state, target)
    return [
        ("question-harmed", Foreseen(harmed_by(number, form, left), read_off(chances, _any_harm))),
        ("question-damage", Foreseen(damage_to(number, form, left), read_off(chances, _amount))),
        ("question-destroyed", Foreseen(destruction_of(number), read_off(chances, _lost))),
    ]


def assault_of(state: State) -> Assault:
    """The attack that is being made, as far as its chances depend on it."""
    figure = state.figures[state.shooter]
    outside = state.acting.figure != figure.id
    return Assault(figure, figure.form, outside, outside, figure.aim)


def read_off(chances: Chances, answer: Any) -> dict[Any, Fraction]:
    found: dict[Any, Fraction] = {}
    for fate, chance in chances.items():
        value = answer(fate)
        found[value] = found.get(value, Fraction(0)) + chance
    return found


def _any_harm(fate: tuple[int, bool]) -> bool:
    return bool(fate[0] or fate[1])


def _amount(fate: tuple[int, bool]) -> int:
    return fate[0]


def _lost(fate: tuple[int, bool]) -> bool:
    return fate[1]


def damage_to(number: int, form: int, left: int) -> Question:
    """Markers on the card it was hit in, as far as there was structure for them."""

    def damage(match: Match[Any]) -> int:
        dealt = sum(
            event.amount
            for event in match.events
            if isinstance(event, Damaged) and event.figure == number and event.form == form
        )
        return min(dealt, left)

    return damage


def destruction_of(number: int) -> Question:
    def destroyed(match: Match[Any]) -> bool:
        return any(
            isinstance(event, Destroyed) and event.figure == number for event in match.events
        )

    return destroyed


def harmed_by(number: int, form: int, left: int) -> Question:
    damage, destroyed = damage_to(number, form, left), destruction_of(number)

    def harmed(match: Match[Any]) -> bool:
        return bool(damage(match)) or bool(destroyed(match))

    return harmed
