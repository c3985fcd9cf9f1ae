"""Words for what stands in facts, beyond the names of what is numbered."""

from __future__ import annotations

from typing import Any, Final

from rollout.gamekit.places import (
    told_aim,
    told_path,
    told_place,
    told_spot,
    told_spot_on_map,
)
from rollout.gamekit.sentences import Sentence
from rollout.games.energon_wars.actions import (
    Climb,
    Deploy,
    MoveTo,
    Place,
    Run,
    Spray,
    StandUp,
    ThrowTo,
    Trample,
    UseAbilityAt,
    Walk,
)
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
from rollout.games.energon_wars.events import (
    Climbed,
    Deployed,
    MatchEnded,
    Moved,
    PortalClosed,
    Ran,
    Repaired,
    RoundEnded,
    Scored,
    StartRolled,
    StartTied,
    StoodUp,
    Teleported,
    ThemeGranted,
    Walked,
)
from rollout.games.energon_wars.model import NOBODY, State
from rollout.games.energon_wars.naming import NAMER
from rollout.games.energon_wars.rules.figures import radius_of
from rollout.games.energon_wars.screen.standpoint import around
from rollout.kernel.requests import Ask
from rollout.kernel.saying import Saying

LED: Final = (Walk, Run, MoveTo, Climb, Spray, Trample, ThrowTo, UseAbilityAt)
"""Choices of the model that acts."""
EVERYBODY: Final = (Deployed, Walked, Ran, Climbed, Moved, Teleported)
"""What happened, with the place where it ended."""


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
    elif isinstance(fact, (Deploy, Place, *LED, *EVERYBODY)):
        found.update(_placed(state, fact))
    else:
        found.update(_worded(fact))
    return found


def _placed(state: State, fact: Any) -> dict[str, Any]:
    """Places and ways of a choice as its seat sees them; of what happened, for everybody."""
    if isinstance(fact, Deploy):
        seen = around(state, state.models[fact.model].seat, fact.model)
        return {"spot": told_spot(seen, (fact.x, fact.y), radius_of(state, fact.model))}
    if isinstance(fact, Place):
        return {"spot": told_spot_on_map(around(state, 0, -1), (fact.x, fact.y), 0)}
    if isinstance(fact, EVERYBODY):
        seen = around(state, state.models[fact.model].seat, fact.model)
        end = fact.path[-1] if isinstance(fact, (Walked, Ran, Moved)) else (fact.x, fact.y)
        return {"place": told_place(seen, end, radius_of(state, fact.model))}
    number = state.acting.model
    if isinstance(fact, MoveTo) and number == NOBODY:
        spot = told_spot_on_map(around(state, 0, -1), fact.path[-1], 0)
        return {"way": Sentence("way-to-spot", {"spot": spot})}
    if not isinstance(fact, LED) or not 0 <= number < len(state.models):
        return {}
    model = state.models[number]
    seen, here = around(state, model.seat, number), (model.x, model.y)
    if isinstance(fact, Spray):
        return {"way": told_aim(seen, here, fact.bearing)}
    if isinstance(fact, UseAbilityAt):
        return {"spot": told_spot(seen, (fact.x, fact.y), 0)}
    path = fact.path if isinstance(fact, (Walk, Run, MoveTo)) else ((fact.x, fact.y),)
    return {"way": told_path(seen, (here, *path), radius_of(state, number))}


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
