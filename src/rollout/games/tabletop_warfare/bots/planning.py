"""Plans for every question, few and good, for a bot that looks ahead."""

from __future__ import annotations

from rollout.games.tabletop_warfare.actions import (
    Aim,
    Attack,
    CeaseFire,
    Fire,
    Move,
    MoveAlong,
    Pass,
    QuickTransform,
    Transform,
)
from rollout.games.tabletop_warfare.bots.shots import shot_worth
from rollout.games.tabletop_warfare.bots.spots import good_ways
from rollout.games.tabletop_warfare.model import Figure, State
from rollout.games.tabletop_warfare.rules.attack import begin_assault
from rollout.games.tabletop_warfare.rules.figures import speed_of
from rollout.games.tabletop_warfare.rules.ground import way_of
from rollout.games.tabletop_warfare.rules.movement import Ways
from rollout.games.tabletop_warfare.rules.targets import Uses
from rollout.kernel.actions import Action
from rollout.kernel.game import Plan
from rollout.kernel.requests import Ask
from rollout.space.regions import Legs, Paths

WAYS: int = 9
SHOTS: int = 8


def plans_for(state: State, ask: Ask, most: int) -> list[Plan]:
    if ask.about in ("act", "free_action"):
        return act_plans(state, ask)
    options = ask.options
    if isinstance(options, Paths) and isinstance(options.area, Legs):
        figure = state.figures[ask.context["figure"]]
        ways = good_ways(state, figure, options.area, most)
        return [(options.form.make(way),) for way in ways]
    if isinstance(options, Uses):
        return shots(state, options)
    plans: list[Plan] = []
    for action in options:
        plans.append((action,))
        if len(plans) > 2 * most:
            break
    return plans


def act_plans(state: State, ask: Ask) -> list[Plan]:
    """Every action, a Move with where it leads, a new form with what it is for."""
    figure = state.figures[ask.context["figure"]]
    offered = list(ask.options)
    plans: list[Plan] = []
    for action in offered:
        if isinstance(action, Move):
            plans += [(Move(), MoveAlong(way)) for way in ways_of(state, figure)]
        elif not isinstance(action, Pass):
            plans.append((action,))
        if isinstance(action, (Transform, QuickTransform)):
            plans += [(action, Move()), (action, Attack()), (action, Aim())]
    if Aim() in offered and Move() in offered:
        plans.append((Aim(), Move()))
    return plans or [(Pass(),)]


def one_action(state: State, ask: Ask, plan: Plan) -> Plan:
    """A plan as far as one action of the rulebook goes."""
    first = plan[0]
    if isinstance(first, Attack) and ask.about == "act":
        figure = state.figures[ask.context["figure"]]
        options = Uses(state, begin_assault(state, figure, state.acting))
        return (first, *shots(state, options)[0])
    return plan if isinstance(first, Move) else plan[:1]


def ways_of(state: State, figure: Figure) -> list[tuple[tuple[int, int], ...]]:
    ground = way_of(state, figure)
    legs = Ways(state, figure, ground, speed_of(state, figure), "TW-MOV-01")
    return good_ways(state, figure, legs, WAYS)


def shots(state: State, options: Uses) -> list[Plan]:
    """The uses that cost the enemy most, and to stop."""
    fires = [action for action in options if isinstance(action, Fire)]
    fires.sort(key=lambda fire: -shot_worth(state, options, fire))
    found: list[Action] = [*fires[:SHOTS], CeaseFire()]
    return [(action,) for action in found]
