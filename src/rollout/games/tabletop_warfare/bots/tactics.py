"""Quick sensible answers, one for every question, without looking ahead."""

from __future__ import annotations

from random import Random
from typing import Final

from rollout.games.tabletop_warfare.actions import (
    Activate,
    AgreeToEnd,
    Aim,
    Attack,
    CeaseFire,
    DealDamage,
    Decline,
    Dodge,
    Fire,
    GiveMarker,
    KeepRoll,
    LockOn,
    Move,
    MoveAlong,
    Pass,
    RerollAimed,
    RerollInspired,
    Transform,
)
from rollout.games.tabletop_warfare.bots.estimates import firepower, gap_between, reach
from rollout.games.tabletop_warfare.bots.objectives import goal_of
from rollout.games.tabletop_warfare.bots.shots import shot_worth
from rollout.games.tabletop_warfare.bots.spots import quick_way
from rollout.games.tabletop_warfare.model import Figure, State
from rollout.games.tabletop_warfare.rules.figures import (
    card_of,
    enemies,
    kind_of,
    speed_of,
    structure_left,
)
from rollout.games.tabletop_warfare.rules.targets import Uses
from rollout.kernel.actions import Action
from rollout.kernel.requests import Ask
from rollout.space.regions import Legs, Paths

LOW: Final = 0.3
"""With less of its structure left a form is worth leaving."""


class Tactics:
    """One answer for every question."""

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
        if about == "null_ray":
            return self.null_ray(state, ask)
        if about == "after_activation":
            return self.lead(state, ask)
        if about in ("till_all_are_one", "command", "tough_nut", "prey"):
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
        """Aim and shoot; else come nearer and shoot; else wait with a steady hand."""
        offered = list(ask.options)
        figure = state.figures[ask.context["figure"]]
        changed = form_to_take(state, figure, offered)
        if changed is not None:
            return changed
        goal = goal_of(state, figure)
        if Move() in offered and goal is not None:
            return Move()
        if Attack() in offered:
            twice = ask.context.get("left", 1) > 1
            return Aim() if twice and Aim() in offered else Attack()
        if Move() in offered and (too_far(state, figure) or ask.context.get("left", 1) > 1):
            return Move()
        for action in (Aim(), Move(), Pass(), Decline()):
            if action in offered:
                return action
        return offered[int(rng.random() * len(offered))]

    def activate(self, state: State, ask: Ask, rng: Random) -> Action:
        """Whoever is nearest to an enemy, for it can do or suffer most."""
        best: Action | None = None
        least = 0.0
        for action in ask.options:
            assert isinstance(action, Activate)
            figure = state.figures[action.figure]
            gaps = [gap_between(state, figure, enemy) for enemy in enemies(state, figure)]
            gap = min(gaps, default=0.0) - 1000 * firepower(card_of(state, figure))
            if best is None or gap < least:
                best, least = action, gap
        return best if best is not None else ask.options.sample(rng)

    def path(self, state: State, ask: Ask, rng: Random) -> Action:
        options = ask.options
        assert isinstance(options, Paths)
        legs = options.area
        assert isinstance(legs, Legs)
        way = quick_way(state, state.figures[ask.context["figure"]], legs)
        return MoveAlong(way) if way else options.sample(rng)

    def reroll(self, ask: Ask) -> Action:
        """Misses and failed rolls again; criticals only with what an Inspiring friend gives."""
        failed = ask.context["need"] > ask.context["face"]
        if not failed:
            return KeepRoll()
        if RerollInspired() in ask.options:
            return RerollInspired()
        worth_it = ask.context["die"] in ("accuracy", "dodge", "oil", "terror")
        return RerollAimed() if worth_it and RerollAimed() in ask.options else KeepRoll()

    def null_ray(self, state: State, ask: Ask) -> Action:
        """A marker for who has not acted yet; damage for who has."""
        fresh = state.figures[ask.context["figure"]].activation == 0
        wanted: Action = GiveMarker() if fresh else DealDamage()
        return wanted if wanted in ask.options else next(iter(ask.options))

    def lead(self, state: State, ask: Ask) -> Action:
        """Leader: the friend with most weapons; Scout: the enemy that costs most."""

        def urgency(action: Action) -> float:
            number = getattr(action, "figure", None)
            if number is None:
                return 0.0
            figure = state.figures[number]
            if isinstance(action, LockOn):
                return 1.0 + kind_of(state, figure).cost / 100
            return 10.0 + firepower(card_of(state, figure))

        return max(ask.options, key=urgency)


def too_far(state: State, figure: Figure) -> bool:
    """Whether a Move and a shot next time would not reach anybody."""
    gaps = [gap_between(state, figure, enemy) for enemy in enemies(state, figure)]
    return min(gaps, default=0.0) > reach(card_of(state, figure)) + speed_of(state, figure)


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
