"""Words for what stands in facts, beyond the names of what is numbered."""

from __future__ import annotations

from typing import Any

from rollout.games.energon_wars.attack_events import (
    AttackDeclared,
    AttackRolled,
    Burned,
    Damaged,
    DamageRolled,
    Defeated,
    Displaced,
    Energized,
    Lifted,
    Rerolled,
    ThrowRolled,
)
from rollout.games.energon_wars.events import MatchEnded, Repaired, ScenarioChosen, Scored
from rollout.games.energon_wars.model import State
from rollout.games.energon_wars.naming import NAMER
from rollout.kernel.requests import Ask
from rollout.kernel.saying import Saying


def arguments(state: State, fact: Any) -> dict[str, Any]:
    """What the sentences of a fact need besides its own fields."""
    found = dict(NAMER.say(state, fact))
    if isinstance(fact, (AttackRolled, Lifted, ThrowRolled)):
        found.update(
            dice=_dice(fact.dice),
            total=sum(fact.dice[:2]) + fact.score.total,
            wanted=fact.need.total,
            hit="yes" if fact.hit else "no",
        )
        if isinstance(fact, AttackRolled):
            found["critical"] = "yes" if fact.critical else "no"
    elif isinstance(fact, DamageRolled):
        found.update(
            dice=_dice(fact.dice),
            total=sum(fact.dice[:2]) + fact.damage.total,
            wanted=fact.armor.total,
        )
    elif isinstance(fact, (Damaged, Defeated, Repaired)):
        found["by"] = _named(state, fact.by)
        if isinstance(fact, Damaged):
            found["why"] = Saying(f"why-{fact.why}", fact.why)
    elif isinstance(fact, Burned):
        found["condition"] = Saying(f"condition-{fact.condition}", fact.condition)
    elif isinstance(fact, (Energized, Rerolled)):
        found["roll"] = Saying(f"roll-{fact.roll}", fact.roll)
    elif isinstance(fact, Displaced):
        found["how"] = Saying(f"how-{fact.how}", fact.how)
        found["struck"] = _named(state, fact.struck)
    elif isinstance(fact, Scored):
        found["why"] = Saying(f"score-{fact.why}", fact.why)
    elif isinstance(fact, ScenarioChosen):
        found["chosen"] = "yes" if fact.seat >= 0 else "no"
    elif isinstance(fact, MatchEnded):
        found["reason"] = Saying(f"result-{fact.reason}", fact.reason)
    elif isinstance(fact, AttackDeclared):
        found["targets"] = ", ".join(_named(state, each) for each in fact.targets)
    elif isinstance(fact, Ask) and "why" in fact.context:
        why = fact.context["why"]
        found["why"] = Saying(f"why-{why}", str(why))
        found["by"] = _named(state, fact.context.get("by", -1))
    return found


def _named(state: State, number: int) -> str:
    return state.cards[number].name if 0 <= number < len(state.cards) else "–"


def _dice(dice: tuple[int, ...]) -> str:
    return " + ".join(str(face) for face in dice)
