"""Words for what stands in facts, beyond the names of what is numbered."""

from __future__ import annotations

from typing import Any

from rollout.gamekit.directions import way, way_from
from rollout.games.energon_wars.actions import Deploy, Run, StandUp, Walk
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
from rollout.games.energon_wars.content.table import INCH, MAT
from rollout.games.energon_wars.events import (
    MatchEnded,
    PortalClosed,
    Repaired,
    RoundEnded,
    Scored,
    StartRolled,
    StartTied,
    StoodUp,
    ThemeGranted,
)
from rollout.games.energon_wars.model import State
from rollout.games.energon_wars.naming import NAMER
from rollout.kernel.requests import Ask
from rollout.kernel.saying import Saying
from rollout.space.plane import leg_length
from rollout.space.plane.angles import QUARTER


def arguments(state: State, fact: Any) -> dict[str, Any]:
    """What the sentences of a fact need besides its own fields."""
    found = dict(NAMER.say(state, fact))
    if isinstance(fact, (AttackRolled, Lifted, ThrowRolled, DamageRolled)):
        found.update(_rolled(fact))
    elif isinstance(fact, (Damaged, Defeated, Repaired)):
        found["by"] = _named(state, fact.by)
        if isinstance(fact, Damaged):
            found["why"] = Saying(f"why-{fact.why}", fact.why)
    elif isinstance(fact, Displaced):
        found["how"] = Saying(f"how-{fact.how}", fact.how)
        found["struck"] = _named(state, fact.struck)
        found["met"] = "yes" if fact.struck >= 0 else "no"
    elif isinstance(fact, AttackDeclared):
        found["targets"] = ", ".join(_named(state, each) for each in fact.targets)
    elif isinstance(fact, Ask):
        found.update(_asked(state, fact))
    elif isinstance(fact, (Walk, Run)):
        found.update(_led(state, fact))
    elif isinstance(fact, Deploy):
        found.update(_spot(state, fact))
    else:
        found.update(_worded(fact))
    return found


def _led(state: State, fact: Walk | Run) -> dict[str, Any]:
    """How far off its end is, and in which direction as its seat sees the table."""
    number = state.acting.model
    if not 0 <= number < len(state.models) or not fact.path:
        return {"length": 0, **way(QUARTER, QUARTER)}
    model = state.models[number]
    here, end = (model.x, model.y), fact.path[-1]
    forward = QUARTER if model.seat == 0 else 3 * QUARTER
    length = leg_length(here, end) * 10 // INCH / 10
    return {"length": length, **way_from(here, end, forward)}


def _spot(state: State, fact: Deploy) -> dict[str, Any]:
    """From the left and from the own edge, as whoever sits there sees it."""
    across, deep = fact.x, fact.y
    if 0 <= fact.model < len(state.models) and state.models[fact.model].seat == 1:
        across, deep = MAT - across, MAT - deep
    return {"left": across * 10 // INCH / 10, "deep": deep * 10 // INCH / 10}


def _rolled(fact: AttackRolled | Lifted | ThrowRolled | DamageRolled) -> dict[str, Any]:
    dice = " + ".join(str(face) for face in fact.dice)
    two = sum(fact.dice[:2])
    if isinstance(fact, DamageRolled):
        return {"dice": dice, "total": two + fact.damage.total, "wanted": fact.armor.total}
    found = {
        "dice": dice,
        "total": two + fact.score.total,
        "wanted": fact.need.total,
        "hit": "yes" if fact.hit else "no",
    }
    if isinstance(fact, AttackRolled):
        found["critical"] = "yes" if fact.critical else "no"
    return found


def _worded(fact: Any) -> dict[str, Any]:
    """Fields that hold a word of the rules."""
    if isinstance(fact, Burned):
        return {"condition": Saying(f"condition-{fact.condition}", fact.condition)}
    if isinstance(fact, (Energized, Rerolled)):
        return {"roll": Saying(f"roll-{fact.roll}", fact.roll)}
    if isinstance(fact, Scored):
        return {"why": Saying(f"score-{fact.why}", fact.why)}
    if isinstance(fact, MatchEnded):
        return {"reason": Saying(f"result-{fact.reason}", fact.reason)}
    if isinstance(fact, (StandUp, StoodUp)):
        return {"giving_up": Saying(f"giving-up-{fact.giving_up}", fact.giving_up)}
    if isinstance(fact, (StartRolled, StartTied)):
        return {"ours": fact.totals[0], "theirs": fact.totals[1]}
    if isinstance(fact, RoundEnded):
        return {"ours": fact.points[0], "theirs": fact.points[1]}
    if isinstance(fact, ThemeGranted):
        return {"theme": Saying(f"theme-{fact.theme.replace('_', '-')}", fact.theme)}
    if isinstance(fact, PortalClosed):
        return {"closed": "yes" if fact.token >= 0 else "no"}
    return {}


def _asked(state: State, ask: Ask) -> dict[str, Any]:
    if "why" not in ask.context:
        return {}
    why = ask.context["why"]
    return {
        "why": Saying(f"why-{why}", str(why)),
        "by": _named(state, ask.context.get("by", -1)),
    }


def _named(state: State, number: int) -> str:
    return state.cards[number].name if 0 <= number < len(state.cards) else "–"
