"""Judgement: what bots know of Energon Wars. Spending is part of every plan."""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from rollout.games.energon_wars.actions import (
    Activate,
    Attack,
    AttackAround,
    Capture,
    Climb,
    Decide,
    EndActivation,
    HoldBack,
    OpenMatrix,
    PassOn,
    PickUp,
    Prevent,
    Proceed,
    Punch,
    Repair,
    Run,
    SetDown,
    Shake,
    StandUp,
    TakeOver,
    Throw,
    ThrowObject,
    Transform,
    Travel,
    UseAbility,
    Walk,
)
from rollout.games.energon_wars.bots.odds import chance_to_hit, expected_damage
from rollout.games.energon_wars.bots.worth import goals_of, worth
from rollout.games.energon_wars.content.table import INCH
from rollout.games.energon_wars.model import NOBODY, STANDING, State
from rollout.games.energon_wars.rules.figures import armor_of, damage_of, radius_of, score_of
from rollout.games.energon_wars.rules.grounds import Way
from rollout.games.energon_wars.rules.menu import ActMenu
from rollout.games.energon_wars.rules.sight import defense_of
from rollout.games.energon_wars.rules.weapons import hit_surely
from rollout.kernel.actions import Action
from rollout.kernel.game import Judgement, Plan
from rollout.kernel.requests import Ask
from rollout.space.plane.candidates import approach, random_path
from rollout.space.plane.lengths import leg_length, onwards, squared_distance
from rollout.space.plane.shapes import Point
from rollout.space.regions.region import Region

YES: Final = Decide(True)
NO: Final = Decide(False)
END: Final = EndActivation()
FIRST: Final = (Capture, OpenMatrix, PickUp)
"""What wins objectives is looked at in any case."""
REST: Final = (Shake, Travel, UseAbility, Transform, Throw, ThrowObject, Climb)
RARE: Final = (PassOn, TakeOver, SetDown, Punch)
BELOW: Final = 12
"""So many plans a search asks for below its root."""
SHOTS: Final = 6
"""Attacks weighed closely."""


class EnergonWarsJudgement(Judgement[State]):
    scale: ClassVar[float] = 0.15

    def value(self, state: State, seat: int) -> float:
        return worth(state, seat)

    def is_calm(self, state: State) -> bool:
        """Between activations."""
        return state.acting.model == NOBODY

    def plans(self, state: State, ask: Ask, rng: Random, most: int) -> list[Plan]:
        """Moves, attacks with what is spent on them, and both together.

        Below the root of a search nobody is activated anew: every line is valued where the
        activation under way is over, so that ending it costs no more than going on."""
        if isinstance(ask.options, ActMenu):
            return _plans(state, ask.options, rng, most, joined=True)
        if ask.about == "activate" and most == BELOW:
            return []
        return _others(state, ask, rng, most) or super().plans(state, ask, rng, most)

    def moves(self, state: State, ask: Ask, rng: Random, most: int) -> list[Plan]:
        if isinstance(ask.options, ActMenu):
            return _plans(state, ask.options, rng, most, joined=False)
        return _others(state, ask, rng, most) or super().plans(state, ask, rng, most)

    def reply(self, state: State, ask: Ask, rng: Random) -> Action:
        """A quick sensible answer."""
        if isinstance(ask.options, ActMenu):
            return _act(state, ask.options, rng)
        return _reply(state, ask, rng)


def _plans(state: State, menu: ActMenu, rng: Random, most: int, joined: bool) -> list[Plan]:
    number = menu.number
    attacks = best_attacks(state, menu)
    plans: list[Plan] = [(END,)]
    plans += [(each,) for each in menu.offers if isinstance(each, FIRST)]
    for _, action in attacks[:SHOTS]:
        plans.append((action, NO, NO))
        plans.append((action, NO, YES))
        plans.append((action, YES, YES))
    region = menu.walk() if menu.walk() is not None else menu.run()
    if region is not None:
        plans += _ways(state, number, region, rng, joined)
    for other in menu.others():
        plans += [(each, NO, YES) for each in list(other)[:2]]
    plans += _repairs(menu)
    rest = [(each,) for each in menu.offers if isinstance(each, REST)]
    rng.shuffle(rest)
    plans += rest[:8]
    if len(plans) < most:
        plans += [(each,) for each in menu.offers if isinstance(each, RARE)][:2]
    found = list(dict.fromkeys(plans))
    if len(found) > most:
        kept = found[: most // 2]
        found = kept + rng.sample(found[most // 2 :], most - len(kept))
    return found


def _repairs(menu: ActMenu) -> list[Plan]:
    offers = [each for each in menu.offers if isinstance(each, Repair)]
    return [(offers[0],), (offers[-1],)] if offers else []


def best_attacks(state: State, menu: ActMenu) -> list[tuple[float, Action]]:
    """Attacks on one target by the damage expected for their energon."""
    found: list[tuple[float, Action]] = []
    for action in menu.offers:
        if isinstance(action, Attack):
            found.append((estimate(state, menu, action), action))
        elif isinstance(action, AttackAround):
            found.append((1.0, action))
    found.sort(key=lambda each: -each[0])
    return found


def estimate(state: State, menu: ActMenu, action: Attack) -> float:
    number, target = menu.number, action.target
    attack = menu.judge.weapons[action.weapon].attack
    need = defense_of(state, number, target, attack).total
    need -= score_of(state, number, attack, target).total
    above = armor_of(state, target).total - damage_of(state, number, attack, target).total
    dealt = chance_to_hit(need, hit_surely(state, target), False) * expected_damage(above, False)
    dealt += 0.4 * len(attack.fx)
    finishing = 1.5 if dealt >= state.models[target].hp else 1.0
    return finishing * dealt / (attack.cost + 0.5)


def _ways(state: State, number: int, region: Region, rng: Random, joined: bool) -> list[Plan]:
    """Moves towards what matters, to where weapons reach, and some at random."""
    area = region.area
    assert isinstance(area, Way)
    ground, start, allowance = area.ground, area.start, area.allowance
    ends: list[Point] = []
    seat = state.models[number].seat
    for x, y, near in _nearest_first(start, goals_of(state, seat))[:4]:
        ends.append(_short_of(start, (x, y), near + ground.radius - 20))
    foes = [
        (model.x, model.y, radius_of(state, other))
        for other, model in enumerate(state.models)
        if model.seat != seat and model.status == STANDING
    ]
    for x, y, radius in _nearest_first(start, foes)[:3]:
        apart = radius + ground.radius
        ends += [_short_of(start, (x, y), apart + reach) for reach in (50, 6 * INCH)]
    plans: list[Plan] = []
    for end in ends:
        if end != start:
            path = approach(ground, start, end, allowance)
            if path is not None:
                plans.append((region.form.make(tuple(path[1:5])),))
    for _ in range(3):
        path = random_path(ground, start, allowance, rng)
        if path is not None:
            plans.append((region.form.make(tuple(path[1:5])),))
    return [plan for plan in dict.fromkeys(plans) if region.refusal(plan[0]) is None]


def _nearest_first(start: Point, goals: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    return sorted(goals, key=lambda goal: squared_distance(start, (goal[0], goal[1])))


def _short_of(start: Point, goal: Point, apart: int) -> Point:
    """The point so far before a goal on the straight way; the start if it is nearer already."""
    length = leg_length(start, goal) - apart
    return start if length <= 0 or start == goal else onwards(start, goal, length)


def _others(state: State, ask: Ask, rng: Random, most: int) -> list[Plan]:
    """Few answers are all weighed; deployments are drawn."""
    if ask.about in ("deploy", "reserve"):
        drawn = [ask.options.sample(rng) for _ in range(min(most, 10))]
        return [(each,) for each in dict.fromkeys(drawn) if not isinstance(each, HoldBack)]
    return []


def _act(state: State, menu: ActMenu, rng: Random) -> Action:
    """Objectives, then the best attack, then a step towards what matters."""
    for action in menu.offers:
        if isinstance(action, FIRST):
            return action
    model = state.models[menu.number]
    walk = menu.walk()
    attacks = best_attacks(state, menu)
    if walk is not None and not (attacks and attacks[0][0] > 1.2):
        path = _towards_goal(state, menu.number, walk)
        if path is not None:
            return path
    if attacks and attacks[0][0] > 0.25:
        return attacks[0][1]
    run = menu.run() if model.energon > 2 else None
    if run is not None and not attacks:
        path = _towards_goal(state, menu.number, run)
        if path is not None:
            return path
    return END


def _towards_goal(state: State, number: int, region: Region) -> Action | None:
    area = region.area
    assert isinstance(area, Way)
    start = area.start
    goals = _nearest_first(start, goals_of(state, state.models[number].seat))
    if not goals:
        return None
    x, y, near = goals[0]
    end = _short_of(start, (x, y), near + area.ground.radius - 20)
    if end == start:
        return None
    path = approach(area.ground, start, end, area.allowance)
    if path is None:
        return None
    action: Action = region.form.make(tuple(path[1:5]))
    return action if region.refusal(action) is None else None


def _reply(state: State, ask: Ask, rng: Random) -> Action:
    if ask.about == "prevent":
        return _prevent(state, ask)
    if ask.about in ("energize_attack", "energize_damage"):
        model = state.models[ask.context["model"]]
        free = ask.context["cost"] == 0
        return YES if free or (ask.about == "energize_damage" and model.energon > 1) else NO
    if ask.about == "shake":
        return _shake(ask)
    if ask.about in ("transform_free", "reroll", "workbench", "leave_storage"):
        return YES if ask.about in ("workbench", "leave_storage") else NO
    if ask.about == "activate":
        return _activate(state, ask, rng)
    return ask.options.sample(rng)


def _prevent(state: State, ask: Ask) -> Action:
    """All that helps once it has acted; before that enough to live, and some."""
    number, damage = ask.context["model"], ask.context["damage"]
    model = state.models[number]
    most = min(damage, model.energon)
    if damage - most >= model.hp:
        return Prevent(0)
    if model.activated:
        return Prevent(most)
    return Prevent(max(min(most, damage - model.hp + 1), min(most, model.energon - 2), 0))


def _shake(ask: Ask) -> Action:
    actions = list(ask.options)
    for action in actions:
        if isinstance(action, Shake) and action.condition in ("stasis", "knockdown"):
            return action
    for action in actions:
        if isinstance(action, StandUp) and action.giving_up == "attacks":
            return action
    return Proceed()


def _activate(state: State, ask: Ask, rng: Random) -> Action:
    """Whoever has most energon to lose."""
    offers = [each for each in ask.options if isinstance(each, Activate)]
    offers.sort(key=lambda each: -state.models[each.model].energon)
    return offers[int(rng.random() * min(3, len(offers)))]


__all__ = ["EnergonWarsJudgement", "Run", "Walk"]
