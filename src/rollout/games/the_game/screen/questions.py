"""Questions to ask of an attack before it is made, for `rollout.kernel.odds.odds`.

They read what happened after the declared attack and answer with a number or yes and no.
"""

from __future__ import annotations

from typing import Any

from rollout.games.the_game.actions import (
    SetFire,
    Shoot,
    ShootConstruct,
    Strike,
    StrikeConstruct,
    TakeControl,
)
from rollout.games.the_game.events import (
    ConstructDamaged,
    ControlRolled,
    CoverRolled,
    Damaged,
    Deactivated,
    HitRolled,
    Unconscious,
)
from rollout.games.the_game.model import GONE, State
from rollout.kernel.actions import Action
from rollout.kernel.match import Match
from rollout.kernel.odds import Question

__all__ = [
    "controlled",
    "damage_to",
    "hit",
    "loss_of_construct",
    "outcome_for",
    "puts_out",
    "questions",
    "stray",
]


def questions(state: State, action: Action) -> list[tuple[str, Question]]:
    """What is worth knowing before an attack, each with the key of its words."""
    if isinstance(action, (Shoot, Strike)):
        target = action.target
        asked = [
            ("question-hit", hit),
            ("question-damage", damage_to(target)),
            ("question-puts-out", puts_out(target)),
        ]
        return [*asked, ("question-stray", stray)] if isinstance(action, Shoot) else asked
    if isinstance(action, (ShootConstruct, StrikeConstruct)):
        return [("question-hit", hit), ("question-damage", loss_of_construct(action.cell))]
    if isinstance(action, SetFire):
        return [("question-hit", hit)]
    if isinstance(action, TakeControl):
        return [("question-hit", hit), ("question-controlled", controlled)]
    return []


def hit(match: Match[Any]) -> bool:
    """Whether the attack hit, cover aside (TG-HIT-09)."""
    return any(isinstance(event, HitRolled) and event.hit for event in match.events)


def stray(match: Match[Any]) -> bool:
    """Whether cover caught the shot (TG-COV-03)."""
    return any(isinstance(event, CoverRolled) and event.stray for event in match.events)


def controlled(match: Match[Any]) -> bool:
    """Whether the Control attempt succeeded (TG-CTL-02)."""
    return any(isinstance(event, ControlRolled) and event.success for event in match.events)


def damage_to(unit: int) -> Question:
    """The hit points that the unit loses (TG-DMG-02)."""

    def damage(match: Match[Any]) -> int:
        return _lost(match, unit)

    return damage


def puts_out(unit: int) -> Question:
    """Whether the unit is deactivated, unconscious or killed (TG-DMG-03)."""

    def put_out(match: Match[Any]) -> bool:
        return _is_out(match, unit)

    return put_out


def outcome_for(unit: int) -> Question:
    """All at once: whether it was hit, what was lost, whether the unit is out."""

    def outcome(match: Match[Any]) -> tuple[bool, int, bool]:
        return hit(match), _lost(match, unit), _is_out(match, unit)

    return outcome


def loss_of_construct(cell: int) -> Question:
    """The hit points that the construct in a hex loses (TG-CON-06)."""

    def loss(match: Match[Any]) -> int:
        return sum(
            event.amount
            for event in match.events
            if isinstance(event, ConstructDamaged) and event.cell == cell
        )

    return loss


def _lost(match: Match[Any], unit: int) -> int:
    return sum(
        event.amount for event in match.events if isinstance(event, Damaged) and event.unit == unit
    )


def _is_out(match: Match[Any], unit: int) -> bool:
    """Humans leave no body: they are gone (TG-RUL-87)."""
    return match.state.units[unit].status == GONE or any(
        isinstance(event, (Deactivated, Unconscious)) and event.unit == unit
        for event in match.events
    )
