"""Quick sensible answers, and spots worth moving to: ranges kept, cover, contact, objectives."""

from __future__ import annotations

from math import hypot
from random import Random
from typing import Any, Final

from rollout.games.tabletop_warfare.actions import (
    Activate,
    AgreeToEnd,
    Aim,
    Attack,
    CeaseFire,
    Decline,
    Dodge,
    Fire,
    KeepRoll,
    Move,
    MoveAlong,
    Pass,
    RerollAimed,
    RerollInspired,
    Transform,
)
from rollout.games.tabletop_warfare.bots.estimates import expected_damage, firepower, reach
from rollout.games.tabletop_warfare.content.roster import Card
from rollout.games.tabletop_warfare.model import NOBODY, Figure, State, place_of
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    enemies,
    flies,
    kind_of,
    structure_left,
)
from rollout.games.tabletop_warfare.rules.targets import Uses, bombed
from rollout.kernel.actions import Action
from rollout.kernel.requests import Ask
from rollout.space.plane import Point, candidate_paths, towards
from rollout.space.regions import Legs, Paths

LOW: Final = 0.3
"""With less of its structure left a form is worth leaving."""
INSIDE: Final = 200
"""So far inside its range a figure stops."""


class Tactics:
    """One answer for every question, without looking ahead."""

    def reply(self, state: State, ask: Ask, rng: Random) -> Action:
        about = ask.about
        if about == "fire":
            return self.fire(state, ask)
        if about == "act" or about == "free_action":
            return self.act(state, ask, rng)
        if about == "path":
            return self.path(state, ask, rng)
        if about == "reroll":
            return self.reroll(ask)
        if about == "dodge":
            return Dodge()
        if about == "agree_to_end":
            return AgreeToEnd()
        if about == "activate":
            return self.activate(state, ask, rng)
        if about in ("slide", "transport", "protect"):
            return Decline()
        if about in ("after_activation", "till_all_are_one", "command", "tough_nut", "prey"):
            return next(iter(ask.options))
        return ask.options.sample(rng)

    def fire(self, state: State, ask: Ask) -> Action:
        """The use that costs the enemy most."""
        options = ask.options
        assert isinstance(options, Uses)
        best: Action = CeaseFire()
        most = 0.0
        for action in options:
            if isinstance(action, Fire):
                gain = shot_worth(state, options, action)
                if gain > most:
                    best, most = action, gain
        return best

    def act(self, state: State, ask: Ask, rng: Random) -> Action:
        offered = list(ask.options)
        figure = state.figures[ask.context["figure"]]
        if Attack() in offered:
            return Attack()
        changed = form_to_take(state, figure, offered)
        if changed is not None:
            return changed
        if Move() in offered and card_of(state, figure).systems:
            return Move()
        if Aim() in offered:
            return Aim()
        if Pass() in offered:
            return Pass()
        return Decline() if Decline() in offered else offered[int(rng.random() * len(offered))]

    def activate(self, state: State, ask: Ask, rng: Random) -> Action:
        """Whoever is nearest to an enemy, for it can do or suffer most."""
        best: Action | None = None
        least = 0.0
        for action in ask.options:
            assert isinstance(action, Activate)
            figure = state.figures[action.figure]
            gaps = [away(figure, enemy) for enemy in enemies(state, figure)]
            gap = min(gaps, default=0.0) - 1000 * firepower(card_of(state, figure))
            if best is None or gap < least:
                best, least = action, gap
        return best if best is not None else ask.options.sample(rng)

    def path(self, state: State, ask: Ask, rng: Random) -> Action:
        """Towards the nearest enemy, as far as the best weapon wants it."""
        options = ask.options
        assert isinstance(options, Paths)
        legs = options.area
        assert isinstance(legs, Legs)
        figure = state.figures[ask.context["figure"]]
        goals = good_spots(state, figure)
        if goals:
            found = candidate_paths(legs.ground, legs.start, legs.allowance, goals[:1])
            if found:
                path = tuple(found[0][1:])
                if legs.refusal(path) is None:
                    return MoveAlong(path)
        return options.sample(rng)

    def reroll(self, ask: Ask) -> Action:
        """Misses and failed rolls again; criticals only with what an Inspiring friend gives."""
        failed = ask.context["need"] > ask.context["face"]
        if not failed:
            return KeepRoll()
        if RerollInspired() in ask.options:
            return RerollInspired()
        worth_it = ask.context["die"] in ("accuracy", "dodge", "oil", "terror")
        return RerollAimed() if worth_it and RerollAimed() in ask.options else KeepRoll()


def away(one: Figure, other: Figure) -> float:
    return hypot(one.x - other.x, one.y - other.y)


def shot_worth(state: State, options: Uses, fire: Fire) -> float:
    """Expected damage, weighed by what the target costs and how little it has left."""
    figure = options.assault.figure
    mode = card_of(state, figure).systems[fire.system].modes[fire.mode]
    if fire.target == NOBODY:
        hit = bombed(state, figure, mode)
        return float(sum([1 if victim.side != figure.side else -2 for victim in hit]))
    target = state.figures[fire.target]
    if target.side == figure.side:
        return 0.5
    damage = expected_damage(state, options.assault, fire.system, mode, target)
    left = structure_left(state, target)
    cost = kind_of(state, target).cost or 10
    return min(damage, left) * cost / max(1, left + 3) + 0.01


def form_to_take(state: State, figure: Figure, offered: list[Action]) -> Action | None:
    """Another form, when this one is nearly used up or cannot do anything."""
    card = card_of(state, figure)
    left = structure_left(state, figure) / card.structure
    for action in offered:
        if isinstance(action, Transform):
            other = kind_of(state, figure).cards[action.form]
            rest = other.structure - figure.damage[action.form]
            if left < LOW and rest > structure_left(state, figure):
                return action
            if not card.systems and other.systems:
                return action
    return None


def wanted_gap(card: Card) -> int:
    """How far from an enemy it wants to stand: just inside its best range."""
    return max(0, reach(card) - INSIDE)


def good_spots(state: State, figure: Figure) -> list[Point]:
    """Spots at the range of its weapons from each enemy, the nearest enemy first."""
    here = place_of(figure)
    card = card_of(state, figure)
    if state.mission.cube and card.kind == "robot":
        return [(state.mission.cube[0], state.mission.cube[1])]
    spots: list[tuple[float, Point]] = []
    for enemy in enemies(state, figure):
        there = place_of(enemy)
        if there == here:
            continue
        keep = wanted_gap(card) + card.radius + card_of(state, enemy).radius
        spots.append((away(figure, enemy), towards(there, here, keep)))
    return [spot for _, spot in sorted(spots)]


def path_ideas(state: State, ask: Ask, most: int) -> list[Action]:
    """Paths to good spots, to contact, and some all around."""
    options: Any = ask.options
    legs = options.area
    figure = state.figures[ask.context["figure"]]
    goals = good_spots(state, figure)[:3]
    goals += [place_of(enemy) for enemy in enemies(state, figure)[:2] if not flies(state, enemy)]
    found = candidate_paths(legs.ground, legs.start, legs.allowance, goals)
    paths = [tuple(path[1:]) for path in found[:most]]
    return [MoveAlong(path) for path in paths if legs.refusal(path) is None]
