"""Words for the numbers in facts: names for figures, places and ways as a side sees them."""

from __future__ import annotations

from typing import Any

from rollout.gamekit.outlook import certainty
from rollout.gamekit.places import (
    told_compass,
    told_length,
    told_looking,
    told_path,
    told_place,
    told_spot,
    told_spot_on_map,
    told_way,
)
from rollout.gamekit.screen import Arguments, Fact
from rollout.games.tabletop_warfare.actions import (
    Face,
    Fire,
    MoveAlong,
    PlaceAt,
    PointTo,
    SlideAlong,
)
from rollout.games.tabletop_warfare.attack_events import (
    DamageRolled,
    Fired,
    RotorFlew,
    StrikeRolled,
)
from rollout.games.tabletop_warfare.events import (
    Arrived,
    CubeDropped,
    Deployed,
    Faced,
    Moved,
    ObstaclePlaced,
    Placed,
)
from rollout.games.tabletop_warfare.model import NOBODY, State, place_of
from rollout.games.tabletop_warfare.naming import NAMER
from rollout.games.tabletop_warfare.rules.dice import D20
from rollout.games.tabletop_warfare.rules.figures import card_of
from rollout.games.tabletop_warfare.screen.standpoint import around, forward_of
from rollout.kernel.ask import Ask
from rollout.kernel.saying import Saying
from rollout.space.plane import contains


def arguments(state: Any, fact: Fact) -> Arguments:
    """What the kinds of the fields say, and the few things they do not."""
    said = NAMER.say(state, fact)
    said.update(_chosen(state, fact))
    said.update(_happened(state, fact))
    if isinstance(fact, (Fire, Fired)) and fact.target < 0:
        said["target"] = Saying("everybody-below")
    elif isinstance(fact, StrikeRolled):
        said["certain"] = certainty(fact.need + 1, 1, D20) if fact.roll else "unrolled"
    elif isinstance(fact, DamageRolled):
        said["dice"] = _summed(fact)
    elif isinstance(fact, Ask) and fact.about == "reroll":
        said["certain"] = _hoped(fact)
    return said


def _hoped(ask: Ask) -> str:
    """Whether the die that may be rolled again has anything to reach."""
    need, die = ask.context["need"], ask.context["die"]
    if die == "accuracy":
        return certainty(need, 1, D20)
    return "open" if need else "unneeded"


def _summed(fact: DamageRolled) -> str:
    parts = [*fact.dice, fact.plus] if fact.plus else fact.dice
    added = " + ".join(map(str, parts))
    return f"{added} = {sum(parts)}" if len(parts) > 1 else added


def _chosen(state: State, fact: Fact) -> Arguments:
    """Places and ways of a choice, as the side that chooses sees them.

    Before the battle that is the side that places, with a path it is the figure's own. Else
    either side may be asked (TW-RUL-10, TW-KRI-07): then as the map lies.
    """
    number = state.acting.figure
    figure = state.figures[number] if number != NOBODY else None
    if isinstance(fact, (MoveAlong, SlideAlong)) and figure is not None:
        seen, radius = around(state, figure.side, number), card_of(state, figure).radius
        return {"path": told_path(seen, (place_of(figure), *fact.path), radius)}
    placing = figure is None and state.placer != NOBODY
    if isinstance(fact, PlaceAt):
        told = told_spot if placing else told_spot_on_map
        return {"spot": told(around(state, max(state.placer, 0)), (fact.x, fact.y), 0)}
    if isinstance(fact, (Face, PointTo)):
        angle = fact.facing if isinstance(fact, Face) else fact.bearing
        way = told_way(angle, forward_of(state, state.placer)) if placing else told_compass(angle)
        return {"way": way}
    return {}


def _happened(state: State, fact: Fact) -> Arguments:
    """The same of what happened, as everybody sees it."""
    if isinstance(fact, (Deployed, Arrived, Placed, Moved)):
        figure = state.figures[fact.figure]
        end = fact.path[-1] if isinstance(fact, Moved) else (fact.x, fact.y)
        seen = around(state, figure.side, fact.figure)
        place = told_place(seen, end, card_of(state, figure).radius)
        if isinstance(fact, Moved):
            return {"place": place, "length": told_length(seen, fact.length)}
        return {"place": place}
    if isinstance(fact, (ObstaclePlaced, CubeDropped)):
        seen, spot = around(state, 0), (fact.x, fact.y)
        others = [each for each in seen.obstacles if not contains(each.shape, spot)]
        return {"place": told_place(seen._replace(obstacles=others), spot, 0)}
    if isinstance(fact, (Faced, RotorFlew)):
        figure = state.figures[fact.figure]
        seen = around(state, figure.side, fact.figure)
        angle = fact.facing if isinstance(fact, Faced) else fact.angle
        return {"looking": told_looking(seen, place_of(figure), angle)}
    return {}
