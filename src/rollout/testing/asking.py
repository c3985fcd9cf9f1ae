"""Laws of asks: a seat that exists, options that can be listed, sampled and described."""

from __future__ import annotations

from rollout.kernel.actions import Action
from rollout.testing.asked_moments import MOST_OPTIONS, Moment, demand, demand_refusal, is_json


def an_ask_can_be_answered(moment: Moment) -> None:
    law, ask = "an_ask_can_be_answered", moment.ask
    demand(ask.seat in moment.seats, law, f"seat {ask.seat} does not exist")
    demand(ask.about, law, "it does not say what it is about")
    demand(type(ask.about) is str, law, f"what it is about is no text: {ask.about!r}")
    options = moment.options()
    demand(options, law, f"{ask.about} offers nothing")
    demand(ask.options, law, f"the options of {ask.about} are listed but count as empty")
    for action in options:
        declared = type(action) in moment.game.actions
        demand(declared, law, f"{action} is of a kind that the game does not declare")


def options_agree_with_themselves(moment: Moment) -> None:
    """Listing, counting, membership, sampling and refusing tell the same."""
    law, options = "options_agree_with_themselves", moment.ask.options
    listed = moment.options()
    for action in listed:
        demand(action in options, law, f"{action} is listed but not contained")
        demand(options.refusal(action) is None, law, f"{action} is listed but refused")
    demand(len(set(listed)) == len(listed), law, "an action is listed twice")
    for _ in range(5):
        action = options.sample(moment.rng)
        demand(action in options, law, f"{action} is sampled but not contained")
    try:
        count = len(options)
    except TypeError:
        return
    if len(listed) < MOST_OPTIONS:
        demand(count == len(listed), law, f"{len(listed)} are listed but {count} counted")


def an_ask_describes_itself(moment: Moment) -> None:
    """What a screen is sent is JSON; near misses are refused with a rule and a reason."""
    law, ask = "an_ask_describes_itself", moment.ask
    for value in (ask.options.describe(), ask.context):
        demand(is_json(value), law, f"{ask.about} cannot be written as JSON: {value!r}")
    for action, refusal in ask.options.near_misses():
        demand(isinstance(action, Action), law, f"the near miss {action!r} is no action")
        demand(action not in ask.options, law, f"the near miss {action} is offered")
        demand_refusal(refusal, law, f"the near miss {action}")


def a_judgement_stays_inside_its_bounds(moment: Moment) -> None:
    """Values lie between -1 and 1; plans and replies begin with something that is offered."""
    law, judgement = "a_judgement_stays_inside_its_bounds", moment.game.judgement
    match, ask = moment.match, moment.ask
    for seat in moment.seats:
        value = judgement.value(match.state, seat)
        demand(-1 <= value <= 1, law, f"the position is worth {value} for seat {seat}")
    plans = judgement.plans(match.state, ask, moment.rng, 8)
    demand(len(plans) <= 8, law, f"{len(plans)} plans where 8 were wanted")
    for plan in plans:
        demand(plan and plan[0] in ask.options, law, f"the plan {plan} cannot be begun")
    reply = judgement.reply(match.state, ask, moment.rng)
    demand(reply in ask.options, law, f"the reply {reply} is not offered")
